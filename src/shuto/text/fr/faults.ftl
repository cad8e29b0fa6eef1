### Pourquoi un tour est refusé : un message par faute, `fault-<code>`.
### $pieces est une liste de pièces sans articles (« Route r4 (Bob), nouveau Pilier ») : la laisser après deux-points.
### $gap est le nombre de mm qui manquent ; toujours l'afficher par gap-mm.

gap-mm =
    { $gap ->
        [0] moins de 0,1 mm
       *[other] { NUMBER($gap, maximumFractionDigits: 1) } mm
    }

## À qui, et quand

fault-not-your-turn = C’est à { $player } de jouer. Merci d’attendre votre tour.
fault-wrong-phase =
    { $phase ->
        [setup] La mise en place n’est pas terminée : il faut d’abord poser tous les composants, la construction commence ensuite.
        [building] La mise en place est terminée : on ne pose plus de composants, on construit les Autoroutes.
       *[over] La partie est terminée : on ne peut plus jouer.
    }
fault-no-such-base-point = Vous n’avez pas de Point d’ancrage { $base }. Construisez depuis un Pilier d’extrémité de votre Autoroute, ou depuis une de vos Jonctions qui peut encore recevoir un Embranchement.
fault-base-point-closed = Une Sortie a fermé { $base } : plus rien ne peut en partir. Choisissez un autre Point d’ancrage.
fault-already-branched = La Jonction { $base } a déjà son Embranchement : trois Routes y reposent, et c’est le maximum. Choisissez un autre Point d’ancrage.

## Ce qu'il en coûte

fault-height-step = Après un Point d’ancrage de hauteur { $base_height }, un Pilier de hauteur { $height } n’est pas possible : il lui faut exactement un élément de plus ou de moins. Seule une Jonction a une hauteur libre.
fault-height-below-one = Un Pilier de hauteur { $height }, cela n’existe pas : il compte au moins un élément.
fault-junction-without-gray = Un élément jaune ne se pose jamais seul : placez au moins un élément gris dessous, pour une Jonction de hauteur 2 ou plus.
fault-junctions-off = Cette partie se joue sans Jonctions. Construisez un Pilier gris plus haut ou plus bas d’un élément.
fault-not-enough-gray = Il vous manque des éléments gris : ce Pilier en demande { $need }, votre réserve en compte { $have }.
fault-not-enough-yellow = Il vous manque des éléments jaunes : cette Jonction en demande { $need }, votre réserve en compte { $have }.
fault-not-enough-roads = Il vous manque des Routes : ce tour en demande { $need }, votre réserve en compte { $have }.
fault-not-enough-cars = Il vous manque des Voitures : ce tour en place { $need }, votre réserve en compte { $have }.

## La position de la Route

fault-out-of-reach =
    { $farthest ->
        [0] Aucune Route ne peut franchir une telle différence de hauteur. Choisissez une hauteur plus proche de celle du Point d’ancrage.
       *[other] Le nouveau Pilier est { gap-mm } trop loin : il se trouve à { NUMBER($distance, maximumFractionDigits: 1) } mm du Point d’ancrage, de centre à centre, alors qu’à cette hauteur la distance maximale est de { NUMBER($farthest, maximumFractionDigits: 1) } mm.
    }
fault-end-sticks-out = Une extrémité de la Route dépasse de son Pilier : { $pieces }. Le milieu de l’extrémité peut se trouver à 10 mm de l’axe du Pilier ; il est { gap-mm } plus loin.
fault-lie-length = Les deux extrémités indiquées ne conviennent pas à une Route : leur distance s’écarte de { gap-mm } de sa longueur. Rapprochez-les ou éloignez-les d’autant.
fault-off-ramp-height = Aucune Sortie ne peut partir de la hauteur { $height } : soit cette partie ne l’autorise que depuis la hauteur 1, soit la Route est trop courte pour atteindre la table de si haut.
fault-off-ramp-without-columns = Il ne vous reste aucun pilier : vous ne pouvez rien construire, pas même une sortie. { $missions ->
    [yes] Mettez plutôt une route de côté.
   *[no] Passez plutôt votre tour.
 }
fault-off-table = La construction dépasse le bord de la table de { gap-mm }. Tout ce que l’on construit doit y tenir en entier.
fault-closes-loop = Cette Route revient à un Pilier déjà construit : { $pieces }. Les boucles sont interdites ; une Route se termine sur un nouveau Pilier ou sur la table.

## Ce qui gêne

fault-road-over-column = Vue d’en haut, une Route ne croise aucun Pilier, sauf les deux siens : { $pieces }. Le chevauchement est de { gap-mm }.
fault-column-under-road = Vu d’en haut, un nouveau Pilier ne se place ni sous une Route ni en travers d’elle : { $pieces }. Le chevauchement est de { gap-mm }.
fault-column-overlaps-column = Deux Piliers ne peuvent pas occuper la même place : { $pieces }. Ils se chevauchent de { gap-mm } ; bord à bord, c’est permis.
fault-touches-road = Deux Routes ne doivent pas se toucher : { $pieces }. Il leur manque { gap-mm } d’écart ; passer au-dessus ou au-dessous sans contact est permis.
fault-overlap-beyond-top = Deux Routes d’un même Pilier se touchent au-delà de son sommet : { $pieces }. Elles se touchent encore à { gap-mm } du bord ; le contact n’est permis que sur le sommet.
fault-touches-column = Une Route ne doit toucher aucun Pilier, sauf les deux siens : { $pieces }. Il manque { gap-mm } d’écart.
fault-touches-car = Une construction ne doit toucher aucune Voiture : { $pieces }. Il manque { gap-mm } d’écart.
fault-touches-building = Une construction ne doit toucher aucun Bâtiment : { $pieces }. Il manque { gap-mm } d’écart.
fault-touches-tower = Une construction ne doit pas toucher la Tour : { $pieces }. Il manque { gap-mm } d’écart.
fault-touches-obstacle = Une construction ne doit toucher ni avion, ni terminal, ni arbre : { $pieces }. Il manque { gap-mm } d’écart.
fault-touches-area = Une Route peut survoler une Zone, mais sans la toucher, à moins d’être une Sortie qui y aboutit : { $pieces }. Il manque { gap-mm } d’écart.
fault-area-forbids-column = Aucun Pilier ne peut se dresser sur cette Zone : { $pieces }. Il empiète sur elle de { gap-mm }.
fault-column-over-area-edge = Un Pilier se place entièrement dans une Zone de développement ou entièrement en dehors : { $pieces }. Il en dépasse le bord de { gap-mm }.
fault-area-forbids-off-ramp = Aucune Sortie ne peut aboutir sur cette Zone : { $pieces }. Son extrémité empiète sur elle de { gap-mm }.

## Voitures

fault-car-not-earned = Vous placez plus de Voitures que cette Route n’en a gagné : { $placed } au lieu de { $earned }.
fault-car-owed = Une Voiture gagnée doit être placée tant qu’elle trouve place et qu’elle tient : cette Route en demande { $owed }, vous en avez placé { $placed }.
fault-car-does-not-fit = La Voiture placée à { NUMBER($place, maximumFractionDigits: 1) } mm le long de la Route n’a pas assez de place : { $pieces }. Il manque { gap-mm } d’écart.
fault-car-not-on-road = La Voiture placée à { NUMBER($place, maximumFractionDigits: 1) } mm le long de la Route en dépasse le bout de { gap-mm }. Une Voiture doit reposer entièrement sur la Route.
fault-car-would-slide = Aucune Voiture ne tiendrait sur cette Route : sa pente est de { NUMBER($slope, maximumFractionDigits: 1) }°, et au-delà de { NUMBER($steepest, maximumFractionDigits: 1) }° une Voiture glisse.
fault-car-type-unavailable = Vous n’avez plus cette Voiture à placer : { any-car }.
fault-nothing-to-take = Il n’y a pas de Pilier à prendre à { $player } ce tour-ci : il faut qu’une de vos nouvelles Voitures soit du même type qu’une Voiture posée sur une de ses Routes que vous avez croisée, et qu’un Pilier reste dans sa réserve.
fault-gray-given-first = { $player } a encore des piliers gris et les donne avant les jaunes : prenez-en un gris.

## Autres tours

fault-pass-with-legal-build = Il vous reste un tour autorisé, vous ne pouvez donc pas passer. En voici un : { $turn }
fault-set-aside-not-allowed = On ne met une route de côté qu’avec les règles de mission : construisez, ou passez si vous ne le pouvez pas.
fault-set-aside-with-legal-build = Vous pouvez encore construire, donc aucune route ne peut être mise de côté. Voici un coup valide : { $turn }
fault-adjust-closed = Il est trop tard pour ajuster votre dernier tour : le moment est passé.
fault-adjust-other-turn = Vous ne pouvez ajuster que votre propre dernier tour, en gardant le même Point d’ancrage, la même hauteur et le même genre de construction.
fault-adjust-disturbs = Des pièces construites depuis ne seraient plus en règle : { $pieces }. Ajustez moins, ou laissez tout en place.
fault-stop-not-allowed = La partie ne peut pas s’arrêter maintenant : il faut un vainqueur qui a placé toutes ses Voitures, et des règles qui laissent aux autres le choix de continuer.

## Composants de la ville

fault-component-unavailable = Ce composant ne peut pas être posé : { any-component }. Il est déjà sur la table, ou ne sert pas dans cette partie.
fault-development-first = Toutes les Zones de développement se posent d’abord. Ce composant doit attendre : { any-component }.
fault-areas-overlap = Deux Zones ne doivent pas se chevaucher : { any-component }, { $pieces }. Le chevauchement est de { gap-mm }.
fault-area-too-close = Une Zone de développement garde au moins { NUMBER($need, maximumFractionDigits: 1) } mm de distance avec les autres Zones de développement, les Routes et les Piliers : { any-component }, { $pieces }. Il manque { gap-mm }.
fault-component-touches-piece = Vu d’en haut, un composant ne doit ni recouvrir ni toucher une pièce en place : { any-component }, { $pieces }. Il manque { gap-mm } d’écart.
fault-needs-development-area = Les Bâtiments et la Tour se dressent uniquement sur les Zones de développement. Posez ce composant entièrement à l’intérieur d’une Zone libre : { any-component }.
fault-development-occupied = Une Zone de développement accueille un seul Bâtiment, ou la Tour, et celle-ci est prise : { $pieces }. Choisissez-en une autre pour ce composant : { any-component }.
fault-component-over-edge = Un Bâtiment ou la Tour se dresse entièrement à l’intérieur de sa Zone de développement : { any-component }, { $pieces }. Il en dépasse de { gap-mm }.
fault-buildings-overlap = Deux Bâtiments ne peuvent pas occuper la même place : { any-component }, { $pieces }. Ils se chevauchent de { gap-mm }.

## Positions made from pieces

fault-more-than-in-box =
    { $kind ->
        [gray] Il y a plus de piliers gris sur la table et dans les réserves que dans la boîte : { $need } au lieu de { $have }.
        [yellow] Il y a plus de piliers jaunes sur la table et dans les réserves que dans la boîte : { $need } au lieu de { $have }.
        [roads] { $player } a plus de routes, sur la table et en réserve, que la boîte n’en donne à chacun : { $need } au lieu de { $have }.
       *[cars] { $player } a plus de voitures, sur la table et en réserve, que la boîte n’en donne à chacun : { $need } au lieu de { $have }.
    }
fault-broken-highway =
    { $what ->
        [ramp] Il faut à { $player } exactement une entrée, qui monte à un pilier gris de hauteur 1.
       *[road] Une route doit mener à chaque pilier avant qu’une autre en parte : { $pieces }.
    }

## What fell

aftermath-no-seat = Il n’y a pas de place { $seat } à cette table.
aftermath-other-payment = { $player } doit payer { $count ->
    [one] { $count } pilier en tout
   *[other] { $count } piliers en tout
 } ; ce qui est indiqué ne correspond pas.
aftermath-too-poor = Il ne reste à { $player } que { $gray } piliers gris et { $yellow } jaunes pour payer.
aftermath-named-twice = Cette pièce est citée deux fois : { $piece }.
aftermath-too-many = { $piece } se compose de { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
 } ; il ne peut pas en être tombé davantage.
aftermath-no-piece = Cette pièce n’est pas sur la table : { $piece }.
match-halted = Cette partie a été jouée avec des règles antérieures. L’étape { $step } n’est plus valide ({ $fault }), elle s’arrête donc juste avant : { $reason }
