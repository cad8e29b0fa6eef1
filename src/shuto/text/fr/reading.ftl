### Reading the rules in the browser: clauses, differences, what is often misread.

## Rules as text

rules-allotment = Pièces par joueur, à { $count } joueurs
rules-supply = voitures { $cars }, gris { $gray }, jaunes { $yellow }, routes { $roads }
rules-start-gap = Entre piliers de départ
rules-car-types = Types de voitures
rules-all-alike = toutes pareilles
rules-not-there = ne fait pas partie de ces règles
rules-house-rule = règle maison
rules-optional = facultatif
rules-house-rules = Règles maison : { $rules }

## Screen and dialog

rules-title = Règles
rules-all = Toutes les règles
rules-read = Lire les règles
rules-open = Ouvrir cette règle
rules-compare = Comparer avec
rules-search = Rechercher
rules-facts = Les nombres de cette boîte
rules-failed = Impossible de charger les règles.
rules-retry = Réessayer
rules-differs = différent
rules-found =
    { $count ->
        [0] Aucune règle ne contient ces mots.
        [one] { $count } règle trouvée
       *[other] { $count } règles trouvées
    }
rules-differing =
    { $count ->
        [0] Aucune différence avec { $edition }.
        [one] { $count } règle diffère de { $edition }
       *[other] { $count } règles diffèrent de { $edition }
    }

## What the referee says about an example

example-ok = valide
example-not-ok = interdit
example-pays-nothing = Personne ne paie.
example-takes-nothing = Personne ne donne de pilier.
example-goes-on = La partie continue : à { $player } de jouer.
example-earns =
    { $count ->
        [0] Elle ne rapporte aucune voiture.
        [one] Elle rapporte { $count } voiture.
       *[other] Elle rapporte { $count } voitures.
    }
example-points =
    { $count ->
        [0] Aucun point
        [one] { $count } point
       *[other] { $count } points
    }

## What the pictures of the clauses show

example-goal = Une partie à deux après quatorze coups.
example-supply = À deux joueurs : ce qui reste à chacun une fois l’entrée construite.
example-too-few-columns = Il reste 2 piliers gris à Ann, il lui en faut 3.
example-start-of-two = La distance entre les piliers de départ. Ann commence : l’anneau marque son point d’ancrage.
example-start-of-three = À trois joueurs, les piliers de départ forment un triangle.
example-bare-table = À deux joueurs, seules les entrées occupent la table.
example-past-a-building = La route d’Ann passe à côté du bâtiment.
example-touching-a-building = La route d’Ann heurte le bâtiment.
example-building-on-its-area = Le bâtiment est entièrement dans sa zone de développement.
example-building-over-the-edge = Le bâtiment dépasse du bord de sa zone.
example-areas-too-close = La zone de développement est trop près du pilier de Bob.
example-no-junction = Ann veut une jonction, mais cette partie n’en a pas.
example-gray-instead = Un pilier gris, plus haut d’un élément, convient.
example-my-turn = C’est le tour d’Ann : un pilier et la route qui y mène.
example-not-my-turn = C’est le tour d’Ann, mais Bob construit.
example-base-points = Les anneaux marquent les points d’ancrage d’Ann : le bout de son autoroute, et une jonction d’où ne part qu’une route.
example-from-the-end = Ann continue depuis le bout de son autoroute.
example-from-the-middle = Ann veut construire depuis un pilier du milieu.
example-one-higher = De la hauteur 2 à la hauteur 3.
example-one-lower = De la hauteur 2 à la hauteur 1.
example-same-height = De la hauteur 2 à la hauteur 2.
example-two-higher = De la hauteur 2 à la hauteur 4.
example-within-reach = La route atteint les deux sommets.
example-out-of-reach = La route est trop courte pour cette distance.
example-road-as-it-is = La route est alignée sur les deux piliers.
example-road-too-short = Ces extrémités sont trop proches : une route est plus longue.
example-adjust-in-turn = Ann a déplacé le nouveau pilier avant la fin de son tour.
example-adjust-after-turn = Le tour d’Ann est fini et Bob n’a pas encore construit. Elle veut déplacer son pilier.
example-adjust-too-late = Bob a construit un pilier depuis. Ann veut déplacer le sien.
example-end-on-top = L’extrémité dépasse le milieu du sommet, mais reste dessus.
example-end-sticks-out = L’extrémité dépasse du pilier.
example-ends-stacked = Une extrémité repose sur l’autre.
example-ends-side-by-side = Les extrémités sont côte à côte, toutes deux à plat.
example-wide-fork = À angle large, les routes ne se touchent que sur le sommet.
example-narrow-fork = À angle étroit, les routes se touchent encore au-delà du sommet.
example-beside-a-column = La route passe à côté du pilier de Bob.
example-over-a-column = Vue d’en haut, la route couvre une partie du pilier de Bob.
example-column-under-a-road = Le pilier serait sous la haute route de Bob.
example-on-to-a-new-column = Ann continue vers un nouveau pilier.
example-back-to-a-column = Ann veut ramener son autoroute à son premier pilier.
example-clear-above = La route d’Ann passe bien au-dessus de celle de Bob.
example-touching = La route d’Ann heurterait celle de Bob.
example-on-the-table = Le pilier et la route restent sur la table.
example-off-the-table = Le pilier dépasserait du bord de la table.
example-first-over = Ann est la première à passer au-dessus de la route de Bob.
example-first-under = Ann est la première à passer au-dessous de la route de Bob.
example-over-a-ramp = Ann passe au-dessus de l’entrée de Bob.
example-car-not-earned = Ann ne croise rien, mais place une voiture.
example-b-over-a = Ann passe au-dessus de A et de B. B passe déjà au-dessus de A : seule B compte.
example-second-over = Ann est déjà passée au-dessus de cette route. La seconde fois ne rapporte rien.
example-own-and-other = Ann passe au-dessus de la route de Bob et de sa propre entrée.
example-car-on-the-road = La voiture repose entièrement sur la nouvelle route.
example-car-over-the-end = La voiture dépasserait du bout de la route.
example-car-too-steep = Sur une route aussi raide, la voiture glisserait.
example-car-placed = Ann place la voiture qu’elle a gagnée.
example-car-left-out = Ann a gagné une voiture, mais n’en place pas.
example-junction-of-any-height = De la hauteur 1 à une jonction de hauteur 4.
example-gray-after-a-junction = Après une jonction de hauteur 4, un pilier gris de hauteur 5.
example-gray-too-low-after-a-junction = Après une jonction de hauteur 4, un pilier gris de hauteur 2.
example-yellow-alone = Un pilier jaune sans pilier gris dessous.
example-first-branch = La jonction reçoit sa deuxième route qui part.
example-second-branch = Une troisième route qui part de la même jonction.
example-branch-without-junction = Ann veut créer un embranchement sur un pilier gris.
example-off-ramp = La route descend à la table, sans pilier au bout.
example-after-an-off-ramp = La sortie a fermé ce bout. Ann veut continuer d’ici.
example-off-ramp-from-one = Une sortie depuis la hauteur 1.
example-off-ramp-from-two = Une sortie depuis la hauteur 2.
example-bonus-and-crossing = La sortie passe aussi au-dessous de la route de Bob : le bonus, plus une pour le croisement.
example-bonus-left-out = Ann construit une sortie, mais ne place pas de voiture.
example-column-inside-an-area = Le pilier est entièrement dans la zone de développement.
example-column-over-an-edge = Le pilier serait à moitié sur la zone.
example-off-ramp-on-green = La sortie aboutit sur la zone verte.
example-column-on-green = Un pilier sur la zone verte.
example-over-the-rainbow = La route passe au-dessus de la zone arc-en-ciel.
example-off-ramp-on-the-rainbow = La sortie aboutirait sur la zone arc-en-ciel.
example-what-fell = Ann a fait tomber la route de Bob et son pilier de deux éléments : trois pièces.
example-own-pieces-fell = Ann a fait tomber sa propre route, avec sa voiture.
example-pass-with-a-place = Ann a des pièces et un endroit où les poser, mais veut passer.
example-pass-without-roads = Ann n’a plus de route et passe.
example-off-ramp-without-columns = Ann a des routes mais plus de piliers, et veut construire une sortie.
example-last-car-of-two = Deux joueurs : Ann place sa dernière voiture.
example-last-car-of-three = Trois joueurs : Ann place sa dernière voiture.
example-both-pass = Bob, à court de matériel, a passé. Ann n’a plus de piliers et passe aussi.
example-everybody-passed = Tous deux ont passé. Ann a deux voitures sur son autoroute, Bob une.
example-city = La ville, prête à jouer.
example-set-aside = Ann n’a plus de piliers et met une route de côté.
example-set-aside-too-early = Ann pourrait encore construire, mais veut mettre une route de côté.
example-drive-points = Trois voitures d’Ann sur son autoroute.
example-development-point = Un pilier d’Ann sur une zone de développement.
example-traffic-jam = Trois routes reliées, chacune avec une voiture.
example-no-traffic-jam = La route du milieu ne porte pas de voiture.
example-rainbow-points = Une voiture sur la route au-dessus de la zone arc-en-ciel.
example-no-rainbow-points = La route au-dessus de la zone arc-en-ciel ne porte pas de voiture.
example-airport-points = La sortie d’Ann aboutit sur la zone aéroport.
example-enclosed = L’autoroute d’Ann se croise elle-même autour du bâtiment.
example-not-enclosed = La boucle n’est pas fermée.
example-tower-enclosed = La boucle contient la tour et un bâtiment.
example-tallest = Le pilier gris d’Ann, de hauteur 3, est le plus haut de la table.
example-junction-is-not-tallest = La jonction d’Ann ne compte pas. Le pilier gris de Bob, de hauteur 2, est le plus haut.
example-stock-points = Il reste 12 piliers à Ann.
example-same-type = La limousine d’Ann croise la route de Bob, où se trouve une limousine.
example-other-type = La voiture de sport d’Ann croise la route de Bob, où se trouve une limousine.

## Often misread

misread-title = Souvent mal compris
misread-about = Les questions qui reviennent à chaque table, et ce que dit chaque livret.
misread-all-agree = Tous les livrets sont d’accord
misread-silent = pas dans le livret
misread-read-rule = Lire la règle

misread-running-out = Quand suis-je à court de matériel ?
misread-running-out-answer = Quand ce qui vous reste ne permet plus aucun coup : plus de route, ou de quoi faire ni un pilier ni une sortie valides. Vous n’êtes pas hors jeu aussitôt : chacun des autres joue encore un tour, et un pilier reçu en pénalité d’ici là vous sauve.
misread-running-out-in-four-player-de = Le livret parle de n’importe quel matériel. Nous lisons : plus de routes, ou plus de piliers des deux couleurs.
misread-ramps = Croiser une entrée ou une sortie rapporte-t-il une voiture ?
misread-ramps-answer = Cela dépend de la boîte. Certaines ne comptent que les routes entre deux piliers, d’autres toutes les routes des autres joueurs.
misread-two-roads = Je passe au-dessus de deux routes. Ai-je droit à deux voitures ?
misread-two-roads-answer = Une pour chaque route que personne n’a encore croisée de ce côté. Seule compte celle qui est juste sous la vôtre : si B passe déjà au-dessus de A, passer au-dessus des deux rapporte une voiture pour B et aucune pour A.
misread-own-road = Ma nouvelle route croise aussi une des miennes. Ai-je encore droit aux voitures ?
misread-own-road-answer = Votre propre route ne rapporte jamais rien. Dans certaines boîtes, la croiser fait perdre aussi toutes les autres voitures de la nouvelle route.
misread-own-road-in-four-player-fr = Nous lisons : toutes les voitures de cette route, bonus d’une sortie compris.
misread-own-road-in-two-player-2024 = Nous lisons : toutes les voitures de cette route, bonus d’une sortie compris.
misread-bonus = Que rapporte une sortie ?
misread-bonus-answer = Une voiture bonus pour elle-même, plus une pour chaque croisement qui rapporte. Toutes se placent sur la sortie.
misread-bonus-in-two-player-2024 = Le § 8 permet les voitures supplémentaires, le § 4 les impose. Nous jouons l’obligation.
misread-exit-height = De quelle hauteur une sortie peut-elle partir ?
misread-exit-height-answer = Dans les boîtes récentes, de la hauteur 1 seulement. Dans les anciennes, de toute hauteur d’où la route atteint la table.
misread-must-place = Dois-je placer une voiture gagnée ?
misread-must-place-answer = Dans certaines boîtes vous pouvez, dans d’autres vous devez, si elle a la place et qu’elle tient. Ce que vous ne placez pas ce tour-ci est perdu.
misread-must-place-in-rainbow-city = Le § 4 dit devoir, le § 6 dit pouvoir. Nous jouons l’obligation.
misread-branch = Qu’est-ce qui peut recevoir un embranchement, et quand ?
misread-branch-answer = Seulement une de vos jonctions : une fois, à n’importe quel tour ultérieur, et elle porte alors trois routes. Un pilier gris jamais. Un embranchement est une route comme une autre : il mène à un nouveau pilier ou descend à la table.
misread-branch-in-four-player-de = Le § 7 laisse croire qu’un embranchement remplace le pilier. Nous lisons qu’il finit quand même sur un nouveau pilier.
misread-open-ends = Puis-je revenir à un bout antérieur de mon autoroute ?
misread-open-ends-answer = Oui. Les livrets parlent du pilier de votre dernier tour. Nous lisons : tout bout encore ouvert et toute jonction sans embranchement ; sinon, un embranchement ne pourrait jamais continuer.
misread-after-a-junction = Quelle hauteur après une jonction ?
misread-after-a-junction-answer = Un élément de plus ou de moins que la jonction, comme toujours. Seule une autre jonction a de nouveau une hauteur libre.
misread-touching-on-top = Deux routes d’un même pilier peuvent-elles se toucher ?
misread-touching-on-top-answer = Oui, sur le sommet de ce pilier : côte à côte, ou l’une sur l’autre. Au-delà du bord, non : un embranchement demande donc un angle large.
misread-over-a-column = Ma route peut-elle passer bien au-dessus d’un pilier ?
misread-over-a-column-answer = Non. Vue d’en haut, une route ne couvre aucun pilier hormis les deux siens, si haute soit-elle, même s’il est à vous. On ne met pas non plus de pilier sous une route. Passer au-dessus d’une route est permis.
misread-moving-later = Puis-je encore déplacer mon pilier après mon tour ?
misread-moving-later-answer = Dans les anciennes boîtes, tant que le joueur suivant n’a pas construit de pilier ; dans les récentes, pas du tout. Le point d’ancrage ne bouge jamais.
misread-what-falls = J’ai fait tomber tout un pilier. Que dois-je payer ?
misread-what-falls-answer = Des piliers de votre réserve, au propriétaire. Dans les anciennes boîtes, un par pièce, et chaque élément, route ou voiture est une pièce. Dans les récentes, un seul en tout, quelle que soit la chute. Vos propres pièces ne coûtent rien.
misread-passing = Puis-je passer pour attendre ?
misread-passing-answer = Non. On ne passe que si l’on ne peut rien construire. S’il y a un endroit, l’arbitre le montre. Une sortie compte comme une issue.
misread-last-car = La partie est-elle finie quand quelqu’un place sa dernière voiture ?
misread-last-car-answer = Ce joueur a gagné, dans toutes les boîtes. Dans les boîtes pour deux, la partie est finie ; dans les autres, on continue pour la deuxième place. Avec les règles de mission, on finit la manche, puis les points décident.
