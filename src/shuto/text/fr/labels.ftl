### Noms et mots courts pour les tableaux, les dessins et les messages.

## Éditions

edition-second-edition = Tokyo Highway, deuxième édition
edition-second-edition-about =
    La petite boîte japonaise pour deux, en japonais et en anglais.
    Table nue, sorties depuis toute hauteur, voitures gagnées facultatives.
edition-four-player-fr = Tokyo Highway, 2 à 4 joueurs (règles françaises)
edition-four-player-fr-about =
    La boîte pour deux à quatre, selon le livret français.
    Bâtiments à partir de trois joueurs ; croiser sa propre route ne rapporte aucune voiture.
edition-four-player-de = Tokyo Highway, 2 à 4 joueurs (règles allemandes)
edition-four-player-de-about =
    La boîte pour deux à quatre, selon le livret allemand.
    Toujours avec des bâtiments ; les sorties partent de la hauteur 1.
edition-two-player-2024 = Tokyo Highway, version 2024 à deux joueurs
edition-two-player-2024-about =
    La nouvelle boîte pour deux, avec dix types de voitures.
    Table nue, voitures gagnées obligatoires, sorties depuis la hauteur 1.
edition-rainbow-city = Tokyo Highway Rainbow City
edition-rainbow-city-about =
    La ville pour deux à quatre, jusqu’à six avec la nouvelle boîte à deux.
    Bâtiments, tour et zones entre lesquels construire ; règles de base ou règles de mission.

## Pièces, telles que listées dans les problèmes

list-separator = { ", " }
pair = { $name } : { $value }
facts-separator = { " · " }
piece-column =
    { $mine ->
        [yes] votre { noun-column }{ piece-where }
       *[no] { noun-column } ({ $owner }){ piece-where }
    }
piece-junction =
    { $mine ->
        [yes] votre { noun-junction }{ piece-where }
       *[no] { noun-junction } ({ $owner }){ piece-where }
    }
piece-road =
    { $mine ->
        [yes] votre { noun-road }{ piece-where }
       *[no] { noun-road } ({ $owner }){ piece-where }
    }
piece-starting-ramp =
    { $mine ->
        [yes] votre entrée
       *[no] entrée ({ $owner })
    }
piece-off-ramp =
    { $mine ->
        [yes] votre { noun-off-ramp }{ piece-where }
       *[no] { noun-off-ramp } ({ $owner }){ piece-where }
    }
piece-car =
    { $mine ->
        [yes] votre { noun-car }{ piece-where }
       *[no] { noun-car } ({ $owner }){ piece-where }
    }
piece-building =
    { $id ->
        [block] { component-block }
        [slab] { component-slab }
        [rotunda] { component-rotunda }
        [wedge] { component-wedge }
       *[other] bâtiment { $id }
    }
piece-tower =
    { $id ->
        [tower] { component-tower }
       *[other] tour { $id }
    }
piece-area =
    { $id ->
        [development-1] { component-development-1 }
        [development-2] { component-development-2 }
        [development-3] { component-development-3 }
        [development-4] { component-development-4 }
        [development-5] { component-development-5 }
        [airport] { component-airport }
        [green] { component-green }
        [rainbow] { component-rainbow }
       *[other] zone { $id }
    }
piece-obstacle =
    { $id ->
        [plane] { component-plane }
        [terminal] { component-terminal }
        [tree] { component-tree }
       *[other] obstacle { $id }
    }
piece-new-column = nouveau pilier
piece-new-road = nouvelle route
piece-new-car = nouvelle voiture
column-number = pilier { $number }
column-of = pilier { $number } ({ $owner })
road-between =
    { $kind ->
        [starting-ramp] entrée vers le pilier { $end }
        [off-ramp] sortie depuis le pilier { $start }
       *[road] route du pilier { $start } au pilier { $end }
    }

## Composants de la ville

component-block = bâtiment « Cube »
component-slab = bâtiment « Barre »
component-rotunda = bâtiment « Rotonde »
component-wedge = bâtiment « Triangle »
component-tower = tour
component-development-1 = zone de développement 1
component-development-2 = zone de développement 2
component-development-3 = zone de développement 3
component-development-4 = zone de développement 4
component-development-5 = zone de développement 5
component-airport = zone aéroport
component-green = zone verte
component-rainbow = zone arc-en-ciel
component-plane = avion
component-terminal = terminal
component-tree = arbre
# Le nom de $component, qu'il soit donné par son identifiant ou déjà par son nom.
any-component =
    { $component ->
        [block] { component-block }
        [slab] { component-slab }
        [rotunda] { component-rotunda }
        [wedge] { component-wedge }
        [tower] { component-tower }
        [development-1] { component-development-1 }
        [development-2] { component-development-2 }
        [development-3] { component-development-3 }
        [development-4] { component-development-4 }
        [development-5] { component-development-5 }
        [airport] { component-airport }
        [green] { component-green }
        [rainbow] { component-rainbow }
       *[other] { $component }
    }

## Types de voitures

car-plain = voiture
car-sedan = berline
car-sports-car = voiture de sport
car-electric-car = voiture électrique
car-food-truck = food-truck
car-family-wagon = break familial
car-limousine = limousine
car-delivery-van = fourgon de livraison
car-construction-truck = camion de chantier
car-jumbo-trailer = semi-remorque
car-highway-bus = autocar
# Le nom de $type, qu'il soit donné par son identifiant ou déjà par son nom.
any-car =
    { $type ->
        [plain] { car-plain }
        [sedan] { car-sedan }
        [sports-car] { car-sports-car }
        [electric-car] { car-electric-car }
        [food-truck] { car-food-truck }
        [family-wagon] { car-family-wagon }
        [limousine] { car-limousine }
        [delivery-van] { car-delivery-van }
        [construction-truck] { car-construction-truck }
        [jumbo-trailer] { car-jumbo-trailer }
        [highway-bus] { car-highway-bus }
       *[other] { $type }
    }

## Phases d'une partie

phase-setup = mise en place
phase-building = construction
phase-over = partie terminée
to-move = À { $player } de jouer

## Réglages

switch-on = oui
switch-off = non
switch-default = comme dans l’édition
switch-obstacles = Obstacles
switch-obstacles-none = aucun
switch-obstacles-buildings = un bâtiment par joueur
switch-obstacles-buildings-from-three = un bâtiment par joueur, à partir de trois
switch-obstacles-city = la ville
switch-first_player = Premier joueur
switch-first_player-draw = tirage équitable
switch-first_player-motorway = dernier à avoir pris une autoroute
switch-first_player-rainbow = dernier à avoir vu un arc-en-ciel
switch-earned_car = Voiture gagnée
switch-earned_car-may = peut être placée
switch-earned_car-must = doit être placée
switch-own_crossing = Croiser sa propre route
switch-own_crossing-earns-nothing = ne rapporte rien pour cette route
switch-own_crossing-blocks-crossing-cars = aucune voiture pour les croisements
switch-own_crossing-blocks-every-car = aucune voiture, même pas le bonus
switch-earn_from = Routes qui rapportent
switch-earn_from-between-columns = entre deux piliers seulement
switch-earn_from-any = toutes, entrées et sorties comprises
switch-off_ramp_from = Sortie depuis
switch-off_ramp_from-any-height = toute hauteur
switch-off_ramp_from-height-1 = la hauteur 1
switch-off_ramp_bonus = Voiture bonus d’une sortie
switch-off_ramp_bonus-may = peut être placée
switch-off_ramp_bonus-must = doit être placée
switch-penalty = Pénalité
switch-penalty-per-piece = un pilier par pièce tombée
switch-penalty-per-owner = un pilier par joueur touché
switch-repair = Réparation par
switch-repair-culprit = qui l’a fait tomber
switch-repair-everybody = tout le monde
switch-adjust_until = Ajustement
switch-adjust_until-next-column = jusqu’à ce que le suivant construise un pilier
switch-adjust_until-turn-end = jusqu’à la fin du tour
switch-all_cars_out = Premier à placer toutes ses voitures
switch-all_cars_out-game-over = gagne, la partie est finie
switch-all_cars_out-play-on = gagne, les autres continuent
switch-all_cars_out-may-play-on = gagne, les autres peuvent continuer
switch-material_clock = Dernière chance sans matériel
switch-material_clock-at-once = commence aussitôt
switch-material_clock-on-pass = commence quand on passe
switch-forced_pass = Passer par contrainte
switch-forced_pass-completes-turn = termine le tour
switch-forced_pass-no-turn = ne compte pas comme un tour
switch-short_of = À court de matériel
switch-short_of-any-turn = quand aucun coup n’est possible
switch-short_of-any-kind = dès qu’une seule sorte manque
switch-without_columns = Sans piliers
switch-without_columns-off-ramp = une sortie reste possible
switch-without_columns-nothing = rien ne peut être construit
switch-same_type = Même type de voiture
switch-same_type-off = sans effet
switch-same_type-one-a-turn = un pilier par tour
switch-same_type-one-a-player = un pilier par tour et par joueur
switch-missions = Règles de mission
switch-junctions = Jonctions
switch-cars = Voitures par joueur
switch-nudge = Déplacement compté comme chute (mm)
switch-road_length = Longueur d’une route
switch-road_length-114 = 114 mm
switch-road_length-120 = 120 mm

## Mots pour les tableaux et les dessins

legal = valide
illegal = interdit
player = Joueur
players = Joueurs
turn = Tour de jeu
turn-count =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
first = Premier joueur
cars = Voitures
gray = Gris
yellow = Jaune
roads = Routes
supply = Réserve
score = Score
total = Total
rank = Rang
mission = Mission
edition = Édition
rule = Règle
finding = Problème
gap = Écart
crossing = Croisement
over = au-dessus
under = au-dessous
earned = Gagnées
bonus = Bonus
base-point = Point d’ancrage
height = Hauteur
junction = Jonction
off-ramp = Sortie
starting-ramp = Entrée
result = Résultat
nearest-legal = Coup valide le plus proche : { $turn } (à { NUMBER($distance, maximumFractionDigits: 1) } mm)
ruling-ours = Règle de Shuto
compiling = Préparation des règles. Cela n’arrive qu’une fois et prend environ 30 secondes.
compiling-bots = Préparation des robots. Cela n’arrive qu’une fois et prend environ 30 secondes.
compiling-progress = Préparation en arrière-plan : { $percent } %. Vous pouvez déjà jouer.
compiling-done = C’est prêt : tout fonctionne désormais à pleine vitesse.

## Missions

mission-drive = Conduite
mission-development = Développement
mission-traffic-jam = Embouteillage
mission-rainbow = Arc-en-ciel
mission-off-ramp-airport = Sortie à l’aéroport
mission-off-ramp-green = Sortie dans la zone verte
mission-building = Bâtiments
mission-tower = Tour
mission-tallest = Plus haut pilier
mission-stock = Réserve

## Pourquoi un croisement rapporte une voiture, ou non

crossing-earns = premier croisement, rapporte une voiture
crossing-own = vos propres routes ne rapportent rien
crossing-taken = déjà croisée de ce côté, ne rapporte rien
crossing-not-between-columns = seules les routes entre deux piliers rapportent une voiture
crossing-blocked-by-own = ne rapporte rien, car la nouvelle route croise aussi une des vôtres
crossing-no-car-left = ne rapporte rien, car il ne reste plus de voiture
crossing-over = { $road }, au-dessus : { $why }
crossing-under = { $road }, au-dessous : { $why }
bonus-blocked-by-own = Pas de voiture bonus : la nouvelle route croise une des vôtres

## Ce qui s'est passé dans un tour

turn-extend = { $player } construit un pilier de hauteur { $height }
turn-junction = { $player } construit une jonction de hauteur { $height }
turn-off-ramp = { $player } construit une sortie
turn-pass = { $player } passe
turn-set-aside = { $player } met une route de côté
turn-component = { $player } pose : { any-component }
turn-adjust = { $player } ajuste son dernier tour
turn-stop = { $player } arrête la partie
turn-resign = { $player } quitte la partie
turn-out-of-time = { $player } n’a plus de temps et sort de la partie
turn-cars =
    { $count ->
        [0] aucune voiture placée
        [one] { $count } voiture placée
       *[other] { $count } voitures placées
    }
turn-penalty =
    { $count ->
        [one] Pénalité : { $payer } donne { $count } pilier à { $owner }
       *[other] Pénalité : { $payer } donne { $count } piliers à { $owner }
    }
turn-taken = Même type : { $taker } prend un pilier à { $owner }

## Comment une partie finit

outcome-won = { $player } gagne !
outcome-shared = Victoire partagée : { $players }
outcome-out-of-material = { $player } n’a plus de matériel : hors jeu.
outcome-all-cars = { $player } a placé toutes ses voitures.
outcome-stalemate = Tout le monde a passé : on compte les voitures placées, puis les piliers restants.
outcome-missions = Les missions décident : le meilleur score gagne ; à égalité, le plus de voitures sur l’autoroute.
outcome-stopped = Les joueurs ont arrêté la partie.
