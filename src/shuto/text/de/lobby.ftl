## Die Lobby: online spielen

home-online = Online spielen
home-online-about = Mitspieler finden oder einer Partie zuschauen
lobby-title = Online spielen
lobby-quick = Schnelle Partie
lobby-quick-about = Du bekommst einen Platz am Tisch, der am längsten wartet, oder einen neuen Tisch, an dem andere dich finden.
lobby-players = Spieler
lobby-rated = Gewertete Partie
lobby-rated-about = Das Ergebnis ändert deine Wertung. Ohne Tipps, und kein Zug wird zurückgenommen.
lobby-clock-live = { $minutes } min + { $seconds } s
lobby-clock-slow =
    { $days ->
        [one] { $days } Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
lobby-open = Offene Tische
lobby-open-none = Gerade wartet niemand. Starte eine schnelle Partie: Andere sehen deinen Tisch hier.
lobby-live = Partien zum Zuschauen
lobby-live-none = Gerade wird keine öffentliche Partie gespielt.
lobby-waiting = Schon da: { $players }
lobby-free =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
lobby-public = Den Tisch unter „Online spielen“ zeigen: Alle dürfen mitspielen
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-own-rules = Hausregeln
lobby-rated-mark = gewertet
lobby-turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
lobby-offline = Der Server antwortet nicht. Neuer Versuch …
lobby-followed = Du folgst allen zur Revanche.

## Wertungen

rating-leaderboard = Rangliste
rating-profile = Mein Profil
rating-pool = { $box } · { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    } · { $hand }
rating-choose = Wertung
rating-points = { $points } ± { $spread }
rating-at-least = mindestens { $points }
rating-games =
    { $count ->
        [one] { $count } gewertete Partie
       *[other] { $count } gewertete Partien
    }
rating-tables =
    { $count ->
        [one] Saß an { $count } Tisch
       *[other] Saß an { $count } Tischen
    }
rating-fewest = Wer { $count } gewertete Partien gespielt hat, steht hier, geordnet nach der niedrigsten wahrscheinlichen Wertung.
rating-nobody = Hier steht noch niemand.
rating-none = Noch keine gewerteten Partien. Wähle „Gewertete Partie“, wenn du online spielst.
rating-over-time = Wertung im Lauf der Zeit
rating-band = Das Band zeigt, wie unsicher die Wertung ist.
rating-results = Ergebnisse
rating-place = Platz { $place }
rating-after = Wertung { $points } ({ $change })
rating-gone = Diesen Spieler gibt es nicht. Vielleicht wurden seine Daten gelöscht.
