## Le salon : jouer en ligne

home-online = Jouer en ligne
home-online-about = Trouver des adversaires ou regarder une partie
lobby-title = Jouer en ligne
lobby-quick = Partie rapide
lobby-quick-about = Vous recevez une place à la table qui attend depuis le plus longtemps, ou une nouvelle table où les autres vous trouvent.
lobby-players = Joueurs
lobby-rated = Partie classée
lobby-rated-about = Le résultat change votre classement. Pas de suggestions, et aucun coup n’est repris.
lobby-clock-live = { $minutes } min + { $seconds } s
lobby-clock-slow =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
lobby-open = Tables ouvertes
lobby-open-none = Personne n’attend en ce moment. Lancez une partie rapide : les autres verront votre table ici.
lobby-live = Parties à regarder
lobby-live-none = Aucune partie publique n’est en cours.
lobby-waiting = En attente : { $players }
lobby-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
lobby-public = Afficher la table sous « Jouer en ligne » : tout le monde peut la rejoindre
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-own-rules = règles maison
lobby-rated-mark = classée
lobby-turns =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
lobby-offline = Le serveur ne répond pas. Nouvel essai…
lobby-followed = Vous suivez tout le monde à la revanche.

## Classements

rating-leaderboard = Classement
rating-profile = Mon profil
rating-pool = { $box } · { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    } · { $hand }
rating-choose = Classement
rating-points = { $points } ± { $spread }
rating-at-least = au moins { $points }
rating-games =
    { $count ->
        [one] { $count } partie classée
       *[other] { $count } parties classées
    }
rating-tables =
    { $count ->
        [one] A joué à { $count } table
       *[other] A joué à { $count } tables
    }
rating-fewest = On figure ici après { $count } parties classées, dans l’ordre du plus bas classement probable.
rating-nobody = Personne ne figure encore ici.
rating-none = Pas encore de partie classée. Choisissez « Partie classée » en jouant en ligne.
rating-over-time = Évolution du classement
rating-band = La bande montre l’incertitude du classement.
rating-results = Résultats
rating-place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
rating-after = Classement { $points } ({ $change })
rating-gone = Ce joueur n’existe pas. Il a peut-être supprimé ses données.
