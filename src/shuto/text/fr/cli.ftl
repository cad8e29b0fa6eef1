### Les mots de la commande `shuto`.

## Éditions et règles

cli-what = Ce que c’est
cli-playing = Comment on y joue
cli-allotment = Pièces par joueur, à { $count } joueurs
cli-supply = voitures { $cars }, gris { $gray }, jaunes { $yellow }, routes { $roads }
cli-start-gap = Entre piliers de départ
cli-car-types = Types de voitures
cli-all-alike = toutes pareilles
cli-not-there = ne fait pas partie de ces règles
cli-no-difference = Ces règles ne diffèrent pas.
cli-house-rule = règle maison
cli-optional = facultatif
cli-house-rules = Règles maison : { $rules }
cli-more-missions = Les règles de mission : shuto rules { $edition } --missions

## Étapes d’une partie notée

cli-step = Étape
cli-steps-legal =
    { $count ->
        [0] Il n’y a encore rien à arbitrer.
        [one] { $count } étape, et elle est valide.
       *[other] { $count } étapes, toutes valides.
    }
cli-step-illegal = L’étape { $step } est interdite : la partie s’arrête juste avant.
cli-cannot-stand = Cette position ne peut pas exister ainsi.
cli-stands = Tout est en place comme il se doit.
cli-to-move = à { $player } de jouer
cli-over = au-dessus : { $pieces }
cli-under = au-dessous : { $pieces }
cli-placed = Placées
cli-car-at = { any-car } à { NUMBER($place, maximumFractionDigits: 1) } mm
cli-clearance = Espace libre
cli-fallen = { $player } fait tomber ou déplace : { $pieces }
cli-part = { $piece } × { $count }
cli-moved = { $piece } de { gap-mm }
cli-forgiven = pardonné, personne ne paie

## Fichiers et démonstration

cli-saved = Enregistré : { $file }
cli-demo = { $players } jouent : { $edition }

## L’arène

cli-arena-pairing = duel
cli-arena-games = parties
cli-arena-share = premières places
cli-arena-interval = 95 %
cli-arena-bot = robot
cli-arena-accept = Accepté : au moins aussi bon que demandé.
cli-arena-reject = Rejeté : moins bon que demandé.
cli-arena-go-on = Indécis : il faut davantage de parties.
cli-arena-no-ray = Ray n’est pas installé ici. Il vient avec l’extra « cluster » : pip install 'shuto[cluster]'
cli-arena-no-cluster = pas de grappe Ray à l’adresse { $address } : { $reason }
cli-arena-cluster-failed = la grappe à l’adresse { $address } a échoué : { $reason }. Avec --ledger, la même commande reprend là.
cli-arena-no-edition = aucune des éditions demandées n’est prévue pour { $counts } joueurs
cli-arena-no-count = { $edition } n’est prévue pour aucun des nombres de joueurs demandés ({ $counts })
cli-arena-left-out = laissé de côté, l’édition étant prévue pour un autre nombre de joueurs : { $frames }
cli-arena-one-question = un test prend une seule édition et un seul nombre de joueurs

## Secouer une table

cli-shake-stack = Pile
cli-shake-push = Poussée
cli-shake-toward = Vers
cli-shake-falls = Ce qui tombe
cli-shake-figure = { NUMBER($push, maximumFractionDigits: 1) } mN·s
cli-shake-first = Le premier à tomber est : { column-of }, pour une poussée de { NUMBER($push, maximumFractionDigits: 1) } mN·s.
cli-shake-none = Aucune pile ne tombe sous une poussée de { NUMBER($push, maximumFractionDigits: 1) } mN·s.
cli-shake-jerk = Tirez toute la table à { NUMBER($speed, maximumFractionDigits: 0) } mm/s : la première chute est { $pieces }.
cli-shake-no-jerk = Aucune des secousses essayées ne fait tomber quoi que ce soit.
cli-shake-more = plus de { NUMBER($push, maximumFractionDigits: 1) } mN·s
cli-and-more = { $pieces } et { $count } de plus

## Phrases faites de parties

cli-parts-separator = { " ; " }
