### Les règles dans nos propres mots : `clause-<clause>` est un titre court, `rule-<clause>` ce qu'elle dit ;
### là où un réglage décide, il y a un `rule-<clause>-<valeur>` pour chaque valeur.

## Mise en place

clause-goal = But du jeu
rule-goal = Faites passer votre autoroute par-dessus et par-dessous celles des autres et placez-y vos voitures. Le premier qui n’a plus de voiture à placer gagne ; avec les règles de mission, c’est le meilleur score.
rule-goal-without-missions = Faites passer votre autoroute par-dessus et par-dessous celles des autres et placez-y vos voitures. Le premier qui n’a plus de voiture à placer gagne.

clause-allotment = Matériel par joueur
rule-allotment = À 2 joueurs, chacun reçoit 10 voitures, 30 piliers gris et 3 jaunes, et 15 routes ; à 3 joueurs, 8, 25, 2 et 12 ; à 4 ou plus, 7, 20, 2 et 9. L’entrée est prise sur ce matériel. Là où les voitures ont des types, tous les joueurs utilisent les mêmes, dont la berline.
rule-allotment-for-two = Chacun reçoit 10 voitures, 30 piliers gris et 3 jaunes, et 15 routes. L’entrée est prise sur ce matériel. Là où les voitures ont des types, tous les joueurs utilisent les mêmes, dont la berline.

clause-starting-ramp = Entrées des autoroutes
rule-starting-ramp = Chaque autoroute commence par une entrée : une route qui monte de la table à un pilier gris de hauteur 1 et porte une voiture (la berline, là où les voitures ont des types). Les piliers de départ voisins sont à 120 mm l’un de l’autre, de centre à centre ; dans la deuxième édition, ces 120 mm sont l’espace libre entre eux, soit 140 mm. À deux, ils forment une ligne, sinon un polygone régulier, et chaque entrée est tournée vers l’extérieur.

clause-first-player = Premier joueur
rule-first-player-draw = Un tirage équitable, quel qu’il soit, désigne le premier joueur.
rule-first-player-motorway = Le dernier à avoir roulé sur une autoroute commence.
rule-first-player-rainbow = Le dernier à avoir vu un arc-en-ciel commence.

clause-obstacles = Obstacles sur la table
rule-obstacles-none = Il n’y a ni bâtiments ni zones : seules les autoroutes occupent la table.
rule-obstacles-buildings = Avant le premier tour, chacun pose un bâtiment à une place libre de son choix ; le dernier joueur commence, le premier joueur finit. Le bâtiment ne bouge plus, et aucune construction ne doit le toucher.
rule-obstacles-buildings-from-three = À 3 ou 4 joueurs, chacun pose avant le premier tour un bâtiment à une place libre de son choix ; le dernier joueur commence, le premier joueur finit. Le bâtiment ne bouge plus, et aucune construction ne doit le toucher. À 2 joueurs, on joue sans bâtiments.
rule-obstacles-city = Dans le sens horaire à partir du premier joueur, on pose les composants un par un : d’abord les cinq zones de développement, puis, dans n’importe quel ordre, trois bâtiments, la tour et les zones aéroport, verte et arc-en-ciel. Une zone de développement reste à au moins une largeur de pilier (20 mm) des autres zones de développement, des routes et des piliers ; les zones ne se chevauchent jamais, et, vu d’en haut, aucun composant ne recouvre ni ne touche une pièce en place. Les bâtiments et la tour se dressent uniquement sur les zones de développement, un seul par zone et entièrement à l’intérieur. Aucune construction ne doit les toucher.

## Le tour

clause-turn-order = Ordre de jeu
rule-turn-order = On joue dans le sens horaire. À votre tour, vous construisez un pilier et la route qui y mène, ou bien une sortie, puis vous placez les voitures gagnées par cette route.

clause-base-point = Points d’ancrage
rule-base-point = On construit à partir d’un point d’ancrage : tout pilier d’extrémité de votre autoroute qu’aucune sortie n’a fermé, ou toute jonction vous appartenant d’où ne part encore qu’une seule route. Une sortie n’est jamais un point d’ancrage, et un point d’ancrage ne bouge jamais.

clause-column-height = Hauteur des piliers
rule-column-height = Un nouveau pilier compte exactement un élément de plus ou de moins que son point d’ancrage, et au moins un élément. Seule une jonction échappe à cette règle.

clause-column-place = Place des piliers
rule-column-place = Un nouveau pilier se dresse à toute place libre qu’une route atteint depuis le point d’ancrage ; les piliers peuvent se tenir bord à bord. Comme une route peut finir n’importe où sur le sommet d’un pilier, sa portée est une plage : 100–140 mm de centre à centre à hauteur égale, 99,6–139,6 mm pour un élément de différence, 89,1–129,1 mm pour cinq, et plus rien à partir de douze.

clause-road = La route
rule-road = Une seule route, longue de 120 mm, large de 10 mm et épaisse de 2 mm, relie le point d’ancrage au nouveau pilier. Si vous ne la déplacez pas, elle est alignée sur les centres des deux piliers et les dépasse d’autant de chaque côté ; une sortie part du centre.
rules-road-length = À cette table, les routes mesurent { $length } mm au lieu de { $usual } : toute distance qu’une route mesure ici est plus courte d’environ { $less } mm.

clause-adjust = Ajuster son tour
rule-adjust-next-column = Vous pouvez encore ajuster le pilier, la route et les voitures de votre tour tant que le joueur suivant n’a pas construit de pilier. Le point d’ancrage ne bouge jamais.
rule-adjust-turn-end = Vous pouvez ajuster le nouveau pilier, sa route et ses voitures jusqu’à la fin de votre tour, pas après. Le point d’ancrage ne bouge jamais.

## La route

clause-road-ends = Extrémités d’une route
rule-road-ends = Chaque extrémité repose sur le sommet de son pilier : vu d’en haut, le milieu de l’extrémité est à 10 mm au plus du centre du pilier. Les coins peuvent dépasser du bord.

clause-shared-top = Sommet partagé
rule-shared-top = Sur un même sommet, les extrémités se posent côte à côte ou l’une sur l’autre ; celle du dessus est alors plus haute d’une épaisseur (2 mm). Les routes d’un même pilier peuvent se toucher sur ce sommet, mais pas au-delà.

clause-over-column = Pas de pilier croisé
rule-over-column = Vue d’en haut, une route ne passe ni au-dessus ni au-dessous d’un pilier autre que les deux siens, même s’il est à vous. De même, un nouveau pilier ne peut pas chevaucher une route.

clause-no-loop = Pas de boucle
rule-no-loop = Une route se termine sur un nouveau pilier ou sur la table. Elle ne mène jamais à un pilier déjà construit, car cela fermerait une boucle.

clause-no-touch = Pas de contact
rule-no-touch = Une route ne doit toucher ni une autre route, ni un autre pilier, ni une voiture, ni un bâtiment, ni la tour, ni aucun autre obstacle. Deux pièces se touchent dès qu’il n’y a plus d’espace entre elles. Passer au-dessus ou au-dessous sans contact est permis.

clause-table-edge = Bord de la table
rule-table-edge = Règle propre à Shuto : tout ce que l’on construit reste sur la table, qui mesure 1000 × 800 mm sauf autre réglage.

## Voitures

clause-earning = Gagner des voitures
rule-earning-between-columns = La nouvelle route gagne une voiture pour chaque route d’un autre joueur qu’elle est la première à franchir par-dessus ou par-dessous. Seules comptent les routes entre deux piliers, donc ni les entrées ni les sorties. Deux routes se croisent quand leurs lignes médianes se coupent vues d’en haut, et une même route ne rapporte jamais plus d’une voiture.
rule-earning-any = La nouvelle route gagne une voiture pour chaque route d’un autre joueur qu’elle est la première à franchir par-dessus ou par-dessous. Toutes les routes comptent, entrées et sorties comprises. Deux routes se croisent quand leurs lignes médianes se coupent vues d’en haut, et une même route ne rapporte jamais plus d’une voiture.

clause-first-only = La première seulement
rule-first-only = Chaque route peut être croisée en premier deux fois : une fois par-dessus et une fois par-dessous. La première route qui la croise d’un côté, entrée ou sortie comprise, prend ce côté pour de bon, sur toute la longueur ; les suivantes n’y gagnent rien. Si vous passez sur B, qui passe déjà sur A, seule B rapporte donc une voiture : la première au-dessus de A, c’était B.

clause-own-road = Croiser sa route
rule-own-road-earns-nothing = Croiser une de vos routes, entrée et sorties comprises, ne rapporte rien pour cette route. Ce que la nouvelle route gagne sur les autres n’en est pas affecté.
rule-own-road-blocks-crossing-cars = Si la nouvelle route croise une de vos propres routes, entrée et sorties comprises, elle ne gagne aucune voiture pour ses croisements. La voiture bonus d’une sortie reste acquise.
rule-own-road-blocks-every-car = Si la nouvelle route croise une de vos propres routes, entrée et sorties comprises, elle ne reçoit aucune voiture : ni pour ses croisements, ni en bonus d’une sortie.

clause-car-place = Placer les voitures
rule-car-place = Les voitures vont seulement sur la route de ce tour, une fois celle-ci dans sa position définitive, et jamais plus qu’il ne vous en reste. Une voiture repose entièrement sur la route, en longueur comme en largeur, et ne touche ni autre route, ni bâtiment, ni obstacle, ni aucun pilier hormis les deux de sa propre route ; les pare-chocs peuvent se toucher. Sur une pente de plus de 25°, aucune voiture ne tient.

clause-car-duty = Voitures gagnées
rule-car-duty-may = Vous pouvez placer une voiture gagnée, sans y être obligé. Les voitures que vous ne placez pas ce tour-ci sont perdues.
rule-car-duty-must = Vous devez placer chaque voiture gagnée, si elle a la place sur la route et qu’elle y tient.

## Jonctions et sorties

clause-junction-height = Hauteur des jonctions
rule-junction-height = Un pilier coiffé d’un élément jaune est une jonction. Sa hauteur est libre à partir de 2, quelle que soit celle du point d’ancrage, avec au moins un élément gris sous le jaune. Le pilier gris suivant compte de nouveau un élément de plus ou de moins que la jonction.

clause-junction-branch = Créer un embranchement
rule-junction-branch = Une jonction peut recevoir un seul embranchement, à n’importe quel tour ultérieur : elle porte alors trois routes, une qui arrive et deux qui partent, et pas davantage. L’embranchement mène à un nouveau pilier ou forme une sortie, comme toute autre route.

clause-off-ramp = Construire une sortie
rule-off-ramp = Une sortie est une route qui descend d’un point d’ancrage à la table, sans pilier à l’autre bout. Elle coûte une route et aucun pilier, et rien ne la prolonge. Elle aboutit sur la zone qui se trouve sous le milieu de son extrémité basse, et ne doit toucher aucune autre zone.

clause-off-ramp-height = Hauteur des sorties
rule-off-ramp-height-any-height = Une sortie peut partir de toute hauteur d’où la route atteint la table.
rule-off-ramp-height-height-1 = Une sortie ne peut partir que d’un point d’ancrage de hauteur 1.

clause-off-ramp-bonus = Voiture bonus
rule-off-ramp-bonus-may = Une sortie rapporte une voiture bonus, en plus de celles de ses croisements. Vous pouvez la placer, sans y être obligé.
rule-off-ramp-bonus-must = Une sortie rapporte une voiture bonus, en plus de celles de ses croisements. Vous devez la placer, si elle a la place et qu’elle tient.

clause-areas = Usage des zones
rule-areas = Les zones de développement accueillent piliers et bouts de sorties ; un pilier s’y trouve entièrement ou pas du tout. La zone verte et la zone aéroport accueillent des bouts de sorties, mais pas de piliers, et rien ne doit toucher leurs arbres, leur avion ni leur terminal ; la zone arc-en-ciel n’accueille ni l’un ni l’autre. Toute zone peut être survolée sans contact. Ce qui se dresse entièrement sur une zone est surélevé de 1,5 mm.

## Pénalités et fin

clause-penalty = Pénalité de chute
rule-penalty-per-piece = Qui fait tomber des pièces d’un autre joueur lui donne un pilier par pièce tombée, gris ou jaune au choix du fautif ; chaque élément, chaque route et chaque voiture est une pièce. Nul ne donne plus qu’il n’a : s’il en manque, on en donne un à chaque propriétaire, dans l’ordre de jeu en partant de sa gauche. Ses propres pièces ne coûtent rien. Si la table a fixé une limite, déplacer une pièce au-delà compte comme une chute.
rule-penalty-per-owner = Qui fait tomber des pièces d’un autre joueur lui donne un seul pilier, gris ou jaune au choix du fautif, quel que soit le nombre de pièces tombées. Si plusieurs joueurs sont touchés, chacun en reçoit un, dans l’ordre de jeu en partant de la gauche du fautif, tant qu’il lui en reste. Ses propres pièces ne coûtent rien. Si la table a fixé une limite, déplacer une pièce au-delà compte comme une chute.

clause-repair = Remise en place
rule-repair-culprit = Qui a fait tomber des pièces les remet exactement comme elles étaient ; le jeu ne continue qu’ensuite.
rule-repair-everybody = Tous ensemble remettent les pièces tombées exactement comme elles étaient ; le jeu ne continue qu’ensuite.

clause-passing = Passer son tour
rule-passing = Règle propre à Shuto : un joueur qui a du matériel mais ne voit pas où construire ne peut passer que si l’arbitre, en cherchant sur toute la table, ne trouve aucun coup valide. Sinon, il en montre un. Une sortie est un coup comme un autre.

clause-all-cars-out = Toutes les voitures placées
rule-all-cars-out-game-over = Le premier à placer toutes ses voitures gagne, et la partie est finie.
rule-all-cars-out-play-on = Le premier à placer toutes ses voitures gagne et ne joue plus. Les autres poursuivent pour le classement jusqu’à ce qu’il n’en reste qu’un. Les pièces du vainqueur restent sur la table.
rule-all-cars-out-may-play-on = Le premier à placer toutes ses voitures gagne et ne joue plus. Les autres peuvent poursuivre pour le classement, ou s’arrêter là. Les pièces du vainqueur restent sur la table.

clause-material = Matériel épuisé
rule-material-at-once = Est à court de matériel le joueur qui, à la fin de son tour, n’a plus de route, ou n’a de quoi faire ni un pilier valide ni une sortie valide. Chacun des autres joue alors un tour ; si personne ne lui a donné de pilier en pénalité d’ici là, il est hors jeu. Les joueurs sortent dans l’ordre où le matériel leur a manqué, et le dernier à en avoir gagne. Les pièces des joueurs hors jeu restent sur la table.
rule-material-on-pass = Un joueur qui, à son tour, n’a plus de route, ou n’a de quoi faire ni un pilier valide ni une sortie valide, passe. Si tous les autres terminent ensuite un tour sans lui donner de pilier en pénalité, il perd ; s’il en reçoit un, il continue. Les pièces des joueurs hors jeu restent sur la table.
rule-material-short-any-kind = Ici, il suffit de manquer d’une seule sorte de matériel : on est à court sans routes, et aussi sans aucun pilier des deux couleurs, même si une sortie restait possible.

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
rule-children = Plus simple pour les enfants : chacun reçoit moins de voitures, autant que la table en décide, et on joue sans jonctions.

## Missions

clause-missions = Règles de mission
rule-missions = Le meilleur score gagne ; à égalité, celui qui a le plus de voitures sur son autoroute. Chacun a 10 voitures, quel que soit le nombre de joueurs, et placer la dernière ne fait pas gagner à elle seule.

clause-mission-end = Fin avec missions
rule-mission-end = La partie prend fin quand toutes les routes de tous les joueurs sont placées ou mises de côté, ou à la fin de la manche où quelqu’un place sa dernière voiture. Manquer de piliers ne fait pas perdre : qui n’a plus de piliers, ou n’a aucun endroit valide où en poser, met une route de côté à son tour. Tant qu’une construction est valide, mettre une route de côté est refusé, et cette construction est montrée.

clause-mission-drive = Mission : conduite
rule-mission-drive = 1 point pour chacune de vos voitures sur l’autoroute, y compris celle de l’entrée.

clause-mission-development = Mission : développement
rule-mission-development = 1 point pour chaque zone de développement où se dresse un de vos piliers ; d’autres piliers sur la même zone n’ajoutent rien.

clause-mission-traffic-jam = Mission : embouteillage
rule-mission-traffic-jam = 2 points, une seule fois, pour au moins trois de vos routes reliées qui portent toutes des voitures. Elles peuvent former un Y, et l’entrée avec sa voiture compte.

clause-mission-rainbow = Mission : arc-en-ciel
rule-mission-rainbow = 2 points, une seule fois, pour une de vos voitures sur une route dont la ligne médiane passe au-dessus de la zone arc-en-ciel.

clause-mission-off-ramp = Mission : sortie
rule-mission-off-ramp = 2 points pour une sortie qui aboutit sur la zone aéroport et 2 points pour une sortie qui aboutit sur la zone verte, une seule fois chacune.

clause-mission-building = Mission : bâtiments
rule-mission-building = 1 point pour chaque bâtiment encerclé par votre autoroute. Vu d’en haut, il doit se trouver tout entier dans une boucle qu’une même autoroute forme en se croisant elle-même, mesurée au milieu des routes. Les deux boucles d’un 8 comptent.

clause-mission-tower = Mission : tour
rule-mission-tower = Si votre autoroute encercle la tour, vos points de bâtiments sont doublés. Le double de rien reste rien.

clause-mission-tallest = Mission : plus haut pilier
rule-mission-tallest = 2 points pour le plus haut pilier sans jonction, compté en éléments. À égalité, tous les reçoivent.

clause-mission-stock = Mission : réserve
rule-mission-stock = 1 point par tranche de 5 piliers dans votre réserve, jaunes compris.

clause-same-type = Même type
rule-same-type-off = Les types des voitures ne jouent aucun rôle.
rule-same-type-one-a-turn = Si une voiture que vous placez est du même type qu’une voiture sur une route d’un autre joueur croisée ce tour-ci, que ce croisement rapporte ou non, ce joueur vous donne aussitôt un pilier. Vous n’en recevez qu’un par tour ; si plusieurs joueurs vous en doivent un, vous choisissez à qui le prendre. Ce joueur donne un pilier gris tant qu’il en a, sinon un jaune, et rien s’il n’a ni l’un ni l’autre.
rule-same-type-one-a-player = Si une voiture que vous placez est du même type qu’une voiture sur une route d’un autre joueur croisée ce tour-ci, que ce croisement rapporte ou non, ce joueur vous donne aussitôt un pilier. Vous en recevez au plus un par tour et par joueur. Ce joueur donne un pilier gris tant qu’il en a, sinon un jaune, et rien s’il n’a ni l’un ni l’autre.
