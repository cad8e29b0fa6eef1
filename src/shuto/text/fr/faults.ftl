### Pourquoi un tour est refusé : un message par faute, `fault-<code>`.
### $pieces est une liste de pièces sans articles (« route (Bob), nouveau pilier ») : la laisser après deux-points.
### $gap est le nombre de mm qui manquent ; toujours l'afficher par gap-mm.

gap-mm =
    { $gap ->
        [0] moins de 0,1 mm
       *[other] { NUMBER($gap, maximumFractionDigits: 1) } mm
    }

## À qui, et quand

fault-not-your-turn = C’est à { $player } de jouer. Merci d’attendre votre tour.
fault-wrong-phase =
    { $phase ->
        [setup] La mise en place n’est pas terminée : il faut d’abord poser tous les composants, la construction commence ensuite.
        [building] La mise en place est terminée : on ne pose plus de composants, on construit les autoroutes.
       *[over] La partie est terminée : on ne peut plus jouer.
    }
fault-no-such-base-point = Impossible de construire d’ici. Choisissez un pilier au bout de votre autoroute, ou une de vos jonctions qui peut recevoir un embranchement.
fault-base-point-closed = Une sortie termine l’autoroute ici : plus rien ne peut en partir. Choisissez un autre point d’ancrage.
fault-already-branched = Cette jonction a déjà son embranchement : elle porte trois routes, c’est le maximum. Choisissez un autre point d’ancrage.

## Ce qu'il en coûte

fault-height-step = Le point d’ancrage a la hauteur { $base_height } : pas de pilier de hauteur { $height }. Il faut exactement un élément de plus ou de moins. Seule une jonction a une hauteur libre.
fault-height-below-one = Un pilier compte au moins un élément : la hauteur { $height } n’est pas possible.
fault-junction-without-gray = Un pilier jaune ne se pose jamais seul : placez au moins un pilier gris dessous, pour une jonction de hauteur 2 ou plus.
fault-junctions-off = Cette partie se joue sans jonctions. Construisez un pilier gris plus haut ou plus bas d’un élément.
fault-not-enough-gray =
    { $have ->
        [0] { $yellow ->
            [0] Il ne vous reste aucun pilier : vous ne pouvez plus en construire.
           *[other] Il ne vous reste aucun pilier gris, et un pilier jaune ne peut pas tenir seul.
        }
       *[other] Pas assez de piliers gris : ce coup en demande { $need }, vous en avez { $have }.
    }
fault-not-enough-yellow = Il ne vous reste aucun pilier jaune, et une jonction en demande un.
fault-not-enough-roads = Il ne vous reste aucune route : vous ne pouvez plus rien construire.
fault-not-enough-cars = Pas assez de voitures : ce tour en demande { $need }, vous en avez { $have }.

## La position de la route

fault-out-of-reach =
    { $farthest ->
        [0] Aucune route ne peut franchir une telle différence de hauteur. Choisissez une hauteur plus proche de celle du point d’ancrage.
       *[other] Le nouveau pilier est { gap-mm } trop loin : il est à { NUMBER($distance, maximumFractionDigits: 1) } mm du point d’ancrage, et à cette hauteur une route porte à { NUMBER($farthest, maximumFractionDigits: 1) } mm au plus.
    }
fault-end-sticks-out = Une extrémité de la route dépasse de son pilier : { $pieces }. Il y a { gap-mm } de trop.
fault-lie-length = L’écart entre ces deux extrémités diffère de { gap-mm } de la longueur d’une route. Rapprochez-les ou éloignez-les d’autant.
fault-off-ramp-height =
    { $why ->
        [height-1] Dans cette partie, une sortie ne part que de la hauteur 1, pas de la hauteur { $height }.
       *[reach] Depuis la hauteur { $height }, une route est trop courte pour atteindre la table.
    }
fault-off-ramp-without-columns = Il ne vous reste aucun pilier : vous ne pouvez rien construire, pas même une sortie. { $missions ->
    [yes] Mettez plutôt une route de côté.
   *[no] Passez plutôt votre tour.
 }
fault-off-table = La construction dépasse le bord de la table de { gap-mm }. Tout ce que l’on construit doit y tenir en entier.
fault-closes-loop = Cette route revient à un pilier déjà construit : { $pieces }. Les boucles sont interdites ; une route se termine sur un nouveau pilier ou sur la table.

## Ce qui gêne

fault-road-over-column = Vue d’en haut, une route ne peut croiser aucun pilier, sauf les deux siens : { $pieces }. Le chevauchement est de { gap-mm }.
fault-column-under-road = Vu d’en haut, un nouveau pilier ne peut pas chevaucher une route : { $pieces }. Le chevauchement est de { gap-mm }.
fault-column-overlaps-column = Deux piliers ne peuvent pas occuper la même place : { $pieces }. Ils se chevauchent de { gap-mm } ; bord à bord, c’est permis.
fault-touches-road = Deux routes ne doivent pas se toucher : { $pieces }. Il leur manque { gap-mm } d’espace ; passer au-dessus ou au-dessous sans contact est permis.
fault-overlap-beyond-top = Ces routes se touchent encore à { gap-mm } du bord de leur pilier commun, écartez-les davantage : { $pieces }.
fault-touches-column = Une route ne doit toucher aucun pilier, sauf les deux siens : { $pieces }. Il manque { gap-mm } d’espace.
fault-touches-car = Une construction ne doit toucher aucune voiture : { $pieces }. Il manque { gap-mm } d’espace.
fault-touches-building = Une construction ne doit toucher aucun bâtiment : { $pieces }. Il manque { gap-mm } d’espace.
fault-touches-tower = Une construction ne doit pas toucher la tour : { $pieces }. Il manque { gap-mm } d’espace.
fault-touches-obstacle = Une construction ne doit toucher ni avion, ni terminal, ni arbre : { $pieces }. Il manque { gap-mm } d’espace.
fault-touches-area = Une route peut survoler une zone, mais sans la toucher, à moins d’être une sortie qui y aboutit : { $pieces }. Il manque { gap-mm } d’espace.
fault-area-forbids-column = Aucun pilier ne peut se dresser sur cette zone : { $pieces }. Il empiète sur elle de { gap-mm }.
fault-column-over-area-edge = Un pilier se place entièrement dans une zone de développement ou entièrement en dehors : { $pieces }. Il en dépasse le bord de { gap-mm }.
fault-area-forbids-off-ramp = Aucune sortie ne peut aboutir sur cette zone : { $pieces }. Son extrémité empiète sur elle de { gap-mm }.

## Voitures

fault-car-not-earned = Vous placez plus de voitures que cette route n’en a gagné : { $placed } au lieu de { $earned }.
fault-car-owed = Une voiture gagnée doit être placée si elle a la place et qu’elle tient : cette route en demande { $owed }, vous en avez placé { $placed }.
fault-car-does-not-fit = La voiture placée à { NUMBER($place, maximumFractionDigits: 1) } mm le long de la route n’a pas assez de place : { $pieces }. Il manque { gap-mm } d’espace.
fault-car-not-on-road = La voiture placée à { NUMBER($place, maximumFractionDigits: 1) } mm le long de la route en dépasse le bout de { gap-mm }. Une voiture doit reposer entièrement sur la route.
fault-car-would-slide = Cette route est trop raide pour les voitures : sa pente est de { NUMBER($slope, maximumFractionDigits: 1) }°, et au-delà de { NUMBER($steepest, maximumFractionDigits: 1) }° elles glissent.
fault-car-type-unavailable = Vous n’avez pas cette voiture à placer : { any-car }.
fault-nothing-to-take = Vous ne pouvez rien prendre à { $player }. Une de vos nouvelles voitures doit être du type d’une autre sur sa route croisée. Il doit lui rester un pilier.
fault-gray-given-first = { $player } a encore des piliers gris et les donne avant les jaunes : prenez-en un gris.

## Autres tours

fault-pass-with-legal-build = Vous pouvez encore construire : impossible de passer. Par exemple : { $turn }
fault-set-aside-not-allowed = On ne peut pas mettre une route de côté : seules les règles de mission le permettent. Construisez, ou passez si vous ne le pouvez pas.
fault-set-aside-with-legal-build = Vous pouvez encore construire : impossible de mettre une route de côté. Par exemple : { $turn }
fault-adjust-closed = Il est trop tard pour ajuster votre dernier tour.
fault-adjust-other-turn = Vous ne pouvez ajuster que votre propre dernier tour ; son point d’ancrage, sa hauteur et son genre restent les mêmes.
fault-adjust-disturbs = Des pièces construites depuis ne seraient plus en règle : { $pieces }. Ajustez moins, ou laissez tout en place.
fault-stop-not-allowed = La partie ne peut pas être arrêtée maintenant. Quelqu’un doit avoir placé toutes ses voitures, et les règles doivent laisser aux autres le choix de continuer.

## Composants de la ville

fault-component-unavailable = Ce composant ne peut pas être posé : { any-component }. Il est déjà sur la table, ou ne sert pas dans cette partie.
fault-development-first = Toutes les zones de développement se posent d’abord. Ce composant doit attendre : { any-component }.
fault-areas-overlap = Deux zones ne doivent pas se chevaucher : { any-component }, { $pieces }. Le chevauchement est de { gap-mm }.
fault-area-too-close = Une zone de développement reste à { NUMBER($need, maximumFractionDigits: 1) } mm au moins des autres, des routes et des piliers : { any-component }, { $pieces }. Il manque { gap-mm }.
fault-component-touches-piece = Vu d’en haut, un composant ne doit ni recouvrir ni toucher une pièce en place : { any-component }, { $pieces }. Il manque { gap-mm } d’espace.
fault-needs-development-area = Bâtiments et tour se dressent sur les zones de développement seulement. Posez ceci entièrement dans une zone libre : { any-component }.
fault-development-occupied = Une zone de développement accueille un seul bâtiment, ou la tour, et celle-ci est prise : { $pieces }. Choisissez-en une autre pour ce composant : { any-component }.
fault-component-over-edge = Un bâtiment ou la tour se dresse entièrement à l’intérieur de sa zone de développement : { any-component }, { $pieces }. Il en dépasse de { gap-mm }.
fault-buildings-overlap = Deux bâtiments ne peuvent pas occuper la même place : { any-component }, { $pieces }. Ils se chevauchent de { gap-mm }.

## Positions composées pièce par pièce

fault-more-than-in-box =
    { $kind ->
        [gray] Il y a plus de piliers gris sur la table et dans les réserves que dans la boîte : { $need } au lieu de { $have }.
        [yellow] Il y a plus de piliers jaunes sur la table et dans les réserves que dans la boîte : { $need } au lieu de { $have }.
        [roads] { $player } a plus de routes, sur la table et en réserve, que la boîte n’en donne à chacun : { $need } au lieu de { $have }.
       *[cars] { $player } a plus de voitures, sur la table et en réserve, que la boîte n’en donne à chacun : { $need } au lieu de { $have }.
    }
fault-broken-highway =
    { $what ->
        [ramp] Il faut à { $player } exactement une entrée, qui monte à un pilier gris de hauteur 1.
       *[road] Une route doit mener à chaque pilier avant qu’une autre en parte : { $pieces }.
    }

## Ce qui est tombé

aftermath-no-seat = Il n’y a pas de place { $seat } à cette table.
aftermath-other-payment = { $player } doit payer { $count ->
    [one] { $count } pilier en tout
   *[other] { $count } piliers en tout
 } ; ce qui est indiqué ne correspond pas.
aftermath-too-poor = Il ne reste à { $player } pour payer que ceci : gris { $gray }, jaunes { $yellow }.
aftermath-named-twice = La même pièce est citée deux fois.
aftermath-too-many =
    { $count ->
        [one] C’est une seule pièce : il ne peut pas en être tombé davantage.
       *[other] Ce pilier se compose de { $count } éléments : il ne peut pas en être tombé davantage.
    }
aftermath-no-piece = Cette pièce n’est pas sur la table.
aftermath-no-miss = Seule la personne dont c’est le tour peut rater une pose, et seulement avant d’avoir joué.
match-halted = Cette partie a été jouée avec des règles antérieures. L’étape { $step } n’est plus valide ({ $fault }), la partie s’arrête donc juste avant : { $reason }
