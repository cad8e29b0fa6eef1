### Les règles dans nos propres mots : `clause-<clause>` est un titre court, `rule-<clause>` ce qu'elle dit ;
### là où un réglage décide, il y a un `rule-<clause>-<valeur>` pour chaque valeur.

## Mise en place

clause-goal = But du jeu
rule-goal = Faites passer votre Autoroute par-dessus et par-dessous celles des autres et mettez-y vos Voitures. Le premier qui n’a plus de Voiture à placer gagne ; avec les règles Mission, c’est le meilleur score qui l’emporte.

clause-allotment = Matériel par joueur
rule-allotment = À 2 joueurs, chacun reçoit 10 Voitures, 30 éléments de Pilier gris et 3 jaunes, et 15 Routes ; à 3 joueurs, 8, 25, 2 et 12 ; à 4 ou plus, 7, 20, 2 et 9. L’Entrée est prise sur ce matériel. Là où les Voitures ont des types, tous les joueurs utilisent les mêmes, dont la berline.

clause-starting-ramp = Entrées des Autoroutes
rule-starting-ramp = Chaque Autoroute commence par une Entrée : une Route qui monte de la table à un Pilier gris de hauteur 1 et porte une Voiture (la berline, là où les Voitures ont des types). Les Piliers de départ voisins sont à 120 mm l’un de l’autre, de centre à centre ; dans la deuxième édition, ces 120 mm sont l’espace libre entre eux, soit 140 mm. À deux, ils forment une ligne, sinon un polygone régulier, et chaque Entrée est tournée vers l’extérieur.

clause-first-player = Premier joueur
rule-first-player-draw = Un tirage équitable, quel qu’il soit, désigne le premier joueur.
rule-first-player-motorway = Le dernier à avoir roulé sur une autoroute commence.
rule-first-player-rainbow = Le dernier à avoir vu un arc-en-ciel commence.

clause-obstacles = Obstacles sur la table
rule-obstacles-none = Il n’y a ni Bâtiments ni Zones : seules les Autoroutes occupent la table.
rule-obstacles-buildings = Avant le premier tour, chacun pose un Bâtiment à une place libre de son choix ; le dernier joueur commence, le premier joueur finit. Le Bâtiment ne bouge plus, et aucune construction ne doit le toucher.
rule-obstacles-buildings-from-three = À 3 ou 4 joueurs, chacun pose avant le premier tour un Bâtiment à une place libre de son choix ; le dernier joueur commence, le premier joueur finit. Le Bâtiment ne bouge plus, et aucune construction ne doit le toucher. À 2 joueurs, on joue sans Bâtiments.
rule-obstacles-city = Dans le sens horaire à partir du premier joueur, on pose les composants un par un : d’abord les cinq Zones de développement, puis, dans n’importe quel ordre, trois Bâtiments, la Tour et les Zones aéroport, verte et arc-en-ciel. Une Zone de développement reste à au moins une largeur de Pilier (20 mm) des autres Zones de développement, des Routes et des Piliers ; les Zones ne se chevauchent jamais, et, vu d’en haut, aucun composant ne recouvre ni ne touche une pièce en place. Les Bâtiments et la Tour se dressent uniquement sur les Zones de développement, un seul par Zone et entièrement à l’intérieur. Aucune construction ne doit les toucher.

## Le tour

clause-turn-order = Ordre de jeu
rule-turn-order = On joue dans le sens horaire. À votre tour, vous construisez un Pilier et la Route qui y mène, ou bien une Sortie, puis vous placez les Voitures gagnées par cette Route.

clause-base-point = Points d’ancrage
rule-base-point = On construit à partir d’un Point d’ancrage : tout Pilier d’extrémité de votre Autoroute qu’aucune Sortie n’a fermé, ou toute Jonction vous appartenant d’où ne part encore qu’une seule Route. Une Sortie terminée n’en est pas un, et un Point d’ancrage ne bouge jamais.

clause-column-height = Hauteur des Piliers
rule-column-height = Un nouveau Pilier compte exactement un élément de plus ou de moins que son Point d’ancrage, et au moins un élément. Seule une Jonction échappe à cette règle.

clause-column-place = Place des Piliers
rule-column-place = Un nouveau Pilier se dresse à toute place libre qu’une Route atteint depuis le Point d’ancrage ; les Piliers peuvent se tenir bord à bord. Comme chaque extrémité dispose de tout le sommet, la portée est une bande : 100–140 mm de centre à centre à hauteur égale, 99,6–139,6 mm pour un élément de différence, 89,1–129,1 mm pour cinq, et plus rien à partir de douze.

clause-road = La Route
rule-road = Une seule Route, longue de 120 mm, large de 10 mm et épaisse de 2 mm, relie le Point d’ancrage au nouveau Pilier. Si le tour ne précise pas où sont ses extrémités, elle suit la ligne des deux axes et les dépasse d’autant de chaque côté ; une Sortie part de l’axe.

clause-adjust = Ajuster son tour
rule-adjust-next-column = Vous pouvez encore ajuster le Pilier, la Route et les Voitures de votre tour tant que le joueur suivant n’a pas construit de Pilier. Le Point d’ancrage ne bouge jamais.
rule-adjust-turn-end = Vous pouvez ajuster le nouveau Pilier, sa Route et ses Voitures jusqu’à la fin de votre tour, pas après. Le Point d’ancrage ne bouge jamais.

## La Route

clause-road-ends = Extrémités d’une Route
rule-road-ends = Chaque extrémité repose sur le sommet de son Pilier : vu d’en haut, le milieu de son arête inférieure est à 10 mm au plus de l’axe du Pilier. Les coins peuvent dépasser du bord.

clause-shared-top = Sommet partagé
rule-shared-top = Sur un même sommet, les extrémités se posent côte à côte ou l’une sur l’autre ; celle du dessus est alors plus haute d’une épaisseur (2 mm). Les Routes d’un même Pilier peuvent se toucher sur ce sommet, mais pas au-delà.

clause-over-column = Pas de Pilier croisé
rule-over-column = Vue d’en haut, une Route ne passe ni au-dessus ni au-dessous d’un Pilier autre que les deux siens, même s’il est à vous. De même, un nouveau Pilier ne se place ni sous une Route ni en travers d’elle.

clause-no-loop = Pas de boucle
rule-no-loop = Une Route se termine sur un nouveau Pilier ou sur la table. Elle ne mène jamais à un Pilier déjà construit, car cela fermerait une boucle.

clause-no-touch = Pas de contact
rule-no-touch = Dans l’espace, une Route ne touche ni autre Route, ni autre Pilier, ni Voiture, ni Bâtiment, ni Tour, ni autre obstacle. Deux pièces se touchent dès qu’il n’y a plus d’espace entre elles. Passer au-dessus ou au-dessous sans contact est permis.

clause-table-edge = Bord de la table
rule-table-edge = Règle propre à Shuto : tout ce que l’on construit reste sur la table, qui mesure 1000 × 800 mm sauf autre réglage.

## Voitures

clause-earning = Gagner des Voitures
rule-earning-between-columns = La nouvelle Route gagne une Voiture pour chaque Route d’un autre joueur qu’elle est la première à franchir par-dessus ou par-dessous. Seules comptent les Routes entre deux Piliers, donc ni les Entrées ni les Sorties. Deux Routes se croisent quand leurs lignes médianes se coupent vues d’en haut, et une même Route ne rapporte jamais plus d’une Voiture.
rule-earning-any = La nouvelle Route gagne une Voiture pour chaque Route d’un autre joueur qu’elle est la première à franchir par-dessus ou par-dessous. Toutes les Routes comptent, Entrées et Sorties comprises. Deux Routes se croisent quand leurs lignes médianes se coupent vues d’en haut, et une même Route ne rapporte jamais plus d’une Voiture.

clause-first-only = La première seulement
rule-first-only = Chaque Route a deux emplacements, dessus et dessous. Partout où deux Routes se croisent, le dessus de la plus basse et le dessous de la plus haute sont pris pour de bon, sur toute leur longueur, quels que soient leurs propriétaires, Entrées et Sorties comprises. Si vous passez sur B, qui passe elle-même sur A, seule B peut donc rapporter : le dessus de A est à B.

clause-own-road = Croiser sa Route
rule-own-road-earns-nothing = Croiser une Route à soi, Entrée ou Sortie comprise, ne rapporte rien pour cette Route. Ce que la nouvelle Route gagne sur les autres n’en est pas affecté.
rule-own-road-blocks-crossing-cars = Si la nouvelle route croise une de vos propres routes, entrée et sorties comprises, elle ne gagne aucune voiture de croisement. La voiture bonus d’une sortie reste acquise.
rule-own-road-blocks-every-car = Si la nouvelle route croise une de vos propres routes, entrée et sorties comprises, elle ne reçoit aucune voiture : ni pour ses croisements, ni en bonus d’une sortie.

clause-car-place = Placer les Voitures
rule-car-place = Les Voitures vont seulement sur la Route de ce tour, une fois celle-ci dans sa position définitive, et jamais plus qu’il ne vous en reste. Une Voiture repose entièrement sur la Route, en longueur comme en largeur, et ne touche ni autre route, ni bâtiment, ni obstacle, ni aucun pilier hormis les deux de sa propre route ; les pare-chocs peuvent se toucher. Sur une pente de plus de 25°, aucune Voiture ne tient.

clause-car-duty = Voitures gagnées
rule-car-duty-may = Vous pouvez placer une Voiture gagnée, sans y être obligé. Ce que vous laissez de côté ce tour-ci est perdu.
rule-car-duty-must = Une Voiture gagnée doit être placée, pour autant qu’elle trouve place sur la Route et qu’elle y tienne.

## Jonctions et Sorties

clause-junction-height = Hauteur des Jonctions
rule-junction-height = Un Pilier coiffé d’un élément jaune est une Jonction. Sa hauteur est libre à partir de 2, quelle que soit celle du Point d’ancrage, avec au moins un élément gris sous le jaune. Le Pilier gris suivant compte de nouveau un élément de plus ou de moins que la Jonction.

clause-junction-branch = Créer un Embranchement
rule-junction-branch = Une Jonction peut recevoir un seul Embranchement, à n’importe quel tour ultérieur : elle porte alors trois Routes, une qui arrive et deux qui partent, et pas davantage. L’Embranchement mène à un nouveau Pilier ou forme une Sortie, comme toute autre Route.

clause-off-ramp = Construire une Sortie
rule-off-ramp = Une Sortie est une Route qui descend d’un Point d’ancrage à la table, sans Pilier à l’autre bout. Elle coûte une Route et aucun Pilier, et rien ne la prolonge. Elle aboutit sur la Zone qui se trouve sous le milieu de son arête inférieure, et ne touche aucune autre Zone.

clause-off-ramp-height = Hauteur des Sorties
rule-off-ramp-height-any-height = Une Sortie peut partir de toute hauteur d’où la Route atteint la table.
rule-off-ramp-height-height-1 = Une Sortie ne peut partir que d’un Point d’ancrage de hauteur 1.

clause-off-ramp-bonus = Voiture bonus
rule-off-ramp-bonus-may = Une Sortie rapporte une Voiture bonus, en plus de celles de ses croisements. Vous pouvez la placer, sans y être obligé.
rule-off-ramp-bonus-must = Une Sortie rapporte une Voiture bonus, en plus de celles de ses croisements. Elle doit être placée, pour autant qu’elle trouve place et qu’elle tienne.

clause-areas = Usage des Zones
rule-areas = Les Zones de développement accueillent Piliers et bouts de Sorties ; un Pilier s’y trouve entièrement ou pas du tout. La Zone verte et la Zone aéroport accueillent des bouts de Sorties, mais pas de Piliers, et rien ne doit toucher leurs arbres, leur avion ni leur terminal ; la Zone arc-en-ciel n’accueille ni l’un ni l’autre. Toute Zone peut être survolée sans contact. Ce qui se dresse entièrement sur une Zone est surélevé de 1,5 mm.

## Pénalités et fin

clause-penalty = Pénalité de chute
rule-penalty-per-piece = Qui fait tomber des pièces d’un autre joueur lui remet un élément de Pilier par pièce tombée, gris ou jaune à son gré ; chaque élément, chaque Route et chaque Voiture est une pièce. Nul ne donne plus qu’il n’a : s’il en manque, on en donne un à chaque propriétaire, dans l’ordre de jeu en partant de sa gauche. Ses propres pièces ne coûtent rien. Si la table a fixé une limite, déplacer une pièce au-delà compte comme une chute.
rule-penalty-per-owner = Qui fait tomber des pièces d’un autre joueur lui remet un seul élément de Pilier, gris ou jaune à son gré, quel que soit le nombre de pièces tombées. Si plusieurs propriétaires sont touchés, chacun en reçoit un, dans l’ordre de jeu en partant de la gauche du fautif, tant qu’il lui en reste. Ses propres pièces ne coûtent rien. Si la table a fixé une limite, déplacer une pièce au-delà compte comme une chute.

clause-repair = Remise en place
rule-repair-culprit = Qui a fait tomber des pièces les remet exactement comme elles étaient ; le jeu ne continue qu’ensuite.
rule-repair-everybody = Tous ensemble remettent les pièces tombées exactement comme elles étaient ; le jeu ne continue qu’ensuite.

clause-passing = Passer son tour
rule-passing = Règle propre à Shuto : un joueur qui a du matériel mais ne voit pas où construire ne peut passer que si l’examen de la table, à la finesse indiquée, ne trouve aucun tour autorisé. Sinon, l’arbitre en montre un. Une Sortie est un tour comme un autre.

clause-all-cars-out = Toutes Voitures placées
rule-all-cars-out-game-over = Le premier à avoir toutes ses Voitures sur son Autoroute gagne, et la partie est finie.
rule-all-cars-out-play-on = Le premier à avoir toutes ses Voitures sur son Autoroute gagne et ne joue plus. Les autres poursuivent pour le classement jusqu’à ce qu’il n’en reste qu’un. Les pièces du vainqueur restent sur la table.
rule-all-cars-out-may-play-on = Le premier à avoir toutes ses Voitures sur son Autoroute gagne et ne joue plus. Les autres peuvent poursuivre pour le classement, ou s’arrêter là. Les pièces du vainqueur restent sur la table.

clause-material = Matériel épuisé
rule-material-at-once = Est à court de matériel le joueur qui, à la fin de son tour, n’a plus de Route, ou n’a de quoi faire ni un Pilier autorisé ni une Sortie autorisée. Chacun des autres joue alors un tour ; si personne ne lui a remis de Pilier en pénalité d’ici là, il est éliminé. Le premier à court est le premier éliminé, et le dernier à avoir du matériel gagne. Les pièces des éliminés restent sur la table.
rule-material-on-pass = Un joueur qui, à son tour, n’a plus de Route, ou n’a de quoi faire ni un Pilier autorisé ni une Sortie autorisée, passe. Si tous les autres terminent ensuite un tour sans lui remettre de pilier en pénalité, il perd ; s’il en reçoit un, il continue. Les pièces des éliminés restent sur la table.
rule-material-short-any-kind = Ici, il suffit de manquer d’une seule sorte de matériel : on est à court sans Routes, et aussi sans aucun Pilier des deux couleurs, même si une Sortie restait possible.

clause-without-columns = Sans piliers
rule-without-columns-off-ramp = Un joueur qui a des routes mais plus aucun pilier des deux couleurs peut encore construire une sortie, qui n’en demande pas.
rule-without-columns-nothing = Un joueur sans aucun pilier des deux couleurs ne construit rien à son tour, pas même une sortie. Il passe ; avec les règles de mission, il met une route de côté.

clause-forced-pass = Passer par contrainte
rule-forced-pass-completes-turn = Un joueur contraint de passer a terminé son tour. Si plusieurs joueurs sont à court de matériel, le premier à avoir passé est donc le premier hors jeu, et le dernier en jeu gagne.
rule-forced-pass-no-turn = Passer ne compte pas comme un tour : qui est à court de matériel attend que chacun des autres ait construit.

clause-stalemate = Quand tous passent
rule-stalemate-completes-turn = Règle propre à Shuto : si tous les joueurs encore en jeu ont du matériel mais n’ont aucun endroit où le poser, et qu’ils passent à la suite, celui qui a placé le plus de voitures gagne ; à égalité, celui à qui il reste le plus de piliers ; sinon, la victoire est partagée.
rule-stalemate-no-turn = Règle propre à Shuto : si tous les joueurs encore en jeu passent à la suite, celui qui a placé le plus de voitures gagne ; à égalité, celui à qui il reste le plus de piliers ; sinon, la victoire est partagée.

clause-children = Règles pour enfants
rule-children = Plus simple pour les enfants : chacun reçoit moins de Voitures, autant que la table en décide, et on joue sans Jonctions.

## Missions

clause-missions = Règles Mission
rule-missions = Le meilleur score gagne ; à égalité, celui qui a le plus de Voitures sur son Autoroute. Chacun a 10 Voitures, quel que soit le nombre de joueurs, et placer la dernière ne fait pas gagner à elle seule.

clause-mission-end = Fin avec missions
rule-mission-end = La partie prend fin quand toutes les routes de tous les joueurs sont placées ou mises de côté, ou à la fin de la manche où quelqu’un place sa dernière voiture. Manquer de piliers ne fait pas perdre : qui n’a plus de piliers, ou n’a aucun endroit valide où en poser, met une route de côté à son tour. Tant qu’une construction est valide, mettre une route de côté est refusé, et cette construction est montrée.

clause-mission-drive = Mission : Conduite
rule-mission-drive = 1 point pour chacune de vos Voitures sur l’Autoroute, y compris celle de l’Entrée.

clause-mission-development = Mission : Développement
rule-mission-development = 1 point pour chaque Zone de développement où se dresse un de vos Piliers ; d’autres Piliers sur la même Zone n’ajoutent rien.

clause-mission-traffic-jam = Mission : Embouteillage
rule-mission-traffic-jam = 2 points, une seule fois, pour au moins trois de vos Routes qui portent des Voitures et sont reliées uniquement par de telles Routes. Elles peuvent former un Y, et l’Entrée avec sa Voiture en est une.

clause-mission-rainbow = Mission : Arc-en-ciel
rule-mission-rainbow = 2 points, une seule fois, pour une de vos Voitures sur une Route dont la ligne médiane passe au-dessus de la Zone arc-en-ciel.

clause-mission-off-ramp = Mission : Sortie
rule-mission-off-ramp = 2 points pour une Sortie qui aboutit sur la Zone aéroport et 2 points pour une Sortie qui aboutit sur la Zone verte, une seule fois chacune.

clause-mission-building = Mission : Bâtiments
rule-mission-building = 1 point pour chaque Bâtiment encerclé par votre Autoroute. Vue d’en haut, son emprise se trouve tout entière sur un terrain que ferment les lignes médianes d’une même Autoroute en se croisant, leurs bouts étant reliés aux axes des Piliers. Les deux boucles d’un 8 comptent.

clause-mission-tower = Mission : Tour
rule-mission-tower = Si votre Autoroute encercle la Tour, vos points de Bâtiments sont doublés. Le double de rien reste rien.

clause-mission-tallest = Mission : Plus haut Pilier
rule-mission-tallest = 2 points pour le plus haut Pilier sans Jonction, compté en éléments. À égalité, tous les reçoivent.

clause-mission-stock = Mission : Réserve
rule-mission-stock = 1 point par tranche de 5 éléments de Pilier dans votre réserve, jaunes compris.

clause-same-type = Même type
rule-same-type-off = Les types des Voitures ne jouent aucun rôle.
rule-same-type-one-a-turn = Si une Voiture que vous placez est du même type qu’une Voiture sur une Route d’un autre joueur croisée ce tour-ci, que ce croisement rapporte ou non, ce joueur vous remet aussitôt un élément de Pilier. Vous n’en recevez qu’un par tour ; si plusieurs joueurs vous en doivent un, vous choisissez à qui le prendre. Ce joueur donne un pilier gris tant qu’il en a, sinon un jaune, et rien s’il n’a ni l’un ni l’autre.
rule-same-type-one-a-player = Si une Voiture que vous placez est du même type qu’une Voiture sur une Route d’un autre joueur croisée ce tour-ci, que ce croisement rapporte ou non, ce joueur vous remet aussitôt un élément de Pilier. Vous en recevez au plus un par tour de chaque joueur. Ce joueur donne un pilier gris tant qu’il en a, sinon un jaune, et rien s’il n’a ni l’un ni l’autre.
