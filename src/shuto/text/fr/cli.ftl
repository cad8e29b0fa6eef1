### Les mots de la commande `shuto`.

## Éditions et règles

cli-what = Ce que c’est
cli-playing = Comment on y joue
cli-no-difference = Ces règles sont les mêmes.
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
cli-cannot-stand = Cette position n’est pas valide.
cli-stands = Cette position est valide.
cli-to-move = à { $player } de jouer
cli-over = au-dessus : { $pieces }
cli-under = au-dessous : { $pieces }
cli-placed = Placées
cli-car-at = { any-car } à { NUMBER($place, maximumFractionDigits: 1) } mm
cli-clearance = Espace libre
cli-fallen = { $player } fait tomber ou déplace : { $pieces }
cli-collapse = Comment c’est arrivé : { $chain }
cli-by-hand =
    { $count ->
        [0] Partie jouée à la main.
        [one] Partie jouée à la main ; { $count } geste est enregistré.
       *[other] Partie jouée à la main ; { $count } gestes sont enregistrés.
    }
cli-open-fall = Pas encore réglé : { $player } a fait tomber ou déplacé { $pieces }.
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
cli-arena-accept = Accepté : au moins aussi fort que demandé.
cli-arena-reject = Rejeté : moins fort que demandé.
cli-arena-go-on = Pas encore décidé : il faut davantage de parties.
cli-needs-extra = { $package } n’est pas installé. Pour l’installer : pip install 'shuto[{ $extra }]'
cli-arena-no-cluster = impossible de se connecter à une grappe Ray à l’adresse { $address } : { $reason }
cli-arena-cluster-failed = la grappe à l’adresse { $address } a échoué : { $reason }. Avec --ledger, relancez la même commande pour continuer.
cli-arena-no-edition = aucune des éditions choisies ne se joue à { $counts } joueurs
cli-arena-no-count = { $edition } ne se joue avec aucun des nombres de joueurs choisis ({ $counts })
cli-arena-left-out = omis, car l’édition ne se joue pas avec ce nombre de joueurs : { $plans }
cli-arena-one-question = choisissez une seule édition et un seul nombre de joueurs pour un test

## Secouer une table

cli-shake-column = Pilier
cli-shake-push = Poussée
cli-shake-toward = Vers
cli-shake-falls = Ce qui tombe
cli-shake-figure = { NUMBER($push, maximumFractionDigits: 1) } mN·s
cli-shake-first = Le premier à tomber est : { column-of }, pour une poussée de { NUMBER($push, maximumFractionDigits: 1) } mN·s.
cli-shake-none = Aucun pilier ne tombe sous une poussée de { NUMBER($push, maximumFractionDigits: 1) } mN·s.
cli-shake-jerk = Si l’on tire toute la table à { NUMBER($speed, maximumFractionDigits: 0) } mm/s, ce qui tombe en premier est : { $pieces }.
cli-shake-no-jerk = La table entière a aussi été tirée, et rien n’est tombé.
cli-shake-more = plus de { NUMBER($push, maximumFractionDigits: 1) } mN·s
cli-and-more = { $pieces } et { $count } de plus

## Le serveur

cli-others-open = Sur votre réseau, les autres ouvrent : { $address }
cli-no-network = Cet ordinateur n’est pas connecté à un réseau : les autres n’ont aucune adresse à ouvrir.
cli-admin-match = Partie
cli-admin-changed = Dernier événement
cli-admin-events = Événements
cli-admin-turns = Tours
cli-admin-players = Joueurs
cli-admin-lesson = une leçon
cli-admin-sure = Supprimer { $id } définitivement ?
cli-admin-deleted = Supprimé : { $id }
cli-admin-cleaned = Parties abandonnées supprimées : { $count }
cli-admin-would-delete = Parties abandonnées, non supprimées : { $count }
cli-admin-player = Joueur
cli-admin-name = Nom
cli-admin-seen = Dernière visite
cli-admin-banned = Banni
cli-admin-is-banned = Banni : { $id }
cli-admin-not-banned = N’est plus banni : { $id }
cli-db-table = Table
cli-db-rows = Lignes
cli-db-digest = Empreinte
cli-db-copied = Tout a été copié, relu et comparé : rien ne manque.
cli-db-migrated = { $name } : passage du schéma { $before } au schéma { $now }.
cli-db-is-current = { $name } : le schéma { $now } est à jour.
cli-db-gap = { $id } : il manque l’événement { $detail }.
cli-db-count = { $id } : le nombre d’événements annoncé et le nombre enregistré diffèrent ({ $detail }).
cli-db-unreadable = { $id } : le journal est illisible ({ $detail }).
cli-db-illegal = { $id } : l’étape { $detail } est interdite.
cli-db-orphans = { $id } : lignes de parties qui n’existent pas : { $detail }.
cli-db-sound = Parties : { $matches }, événements : { $events }. Aucun problème.
cli-db-flawed = Parties : { $matches }, événements : { $events }, problèmes : { $flaws }.
cli-dataset-made = { $folder } : { $games } parties, { $positions } positions.
cli-dataset-sound = { $games } parties arbitrées à nouveau. Aucun problème.
cli-dataset-flawed = { $games } parties arbitrées à nouveau. Problèmes : { $flaws }.
cli-dataset-shard = Fichier { $shard } : { $why }
cli-dataset-game = Partie { $game } : { $why }

## Phrases faites de parties

cli-parts-separator = { " ; " }
cli-all = { $more } : --all les affiche.
