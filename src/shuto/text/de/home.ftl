### Die Startseite und der Spielaufbau im Browser.

## Startseite

home-title = Shuto: Tokyo Highway auf deinem Bildschirm
home-title-page = { $title } – Shuto
home-pause = Bild anhalten
home-move = Bild bewegen
home-learn = Spielen lernen
home-continue = Partie fortsetzen
home-learn-about = In zwei Minuten deine erste Straße
home-learn-on = Weiterlernen
home-learn-progress = { $done } von { $total } Lektionen
home-bot = Gegen einen Bot spielen
home-friends = Mit Freunden spielen
home-friends-about = An diesem Bildschirm oder per Link
home-other = Weitere Spiele und Einstellungen
home-rules = Regeln
home-boxes = Welche Schachtel darf es sein?
home-players =
    { $most ->
        [one] { $most } Spieler
       *[other] { $most } Spieler
    }
home-players-from-to = { $fewest }–{ $most } Spieler
home-minutes = etwa { $most } Min.
home-minutes-from-to = etwa { $least }–{ $most } Min.
home-game-won = Du hast gewonnen
home-game-winner =
    { $count ->
        [one] Gewonnen: { $players }
       *[other] Gewonnen: { $players }
    }
home-game-unknown = Nicht mehr auf diesem Server
home-game-all = Alle { $count } zeigen

## Die Schachteln

home-box-two-player-2024 = Neueste Ausgabe zu zweit
home-box-second-edition = Klassiker zu zweit
home-box-four-player-fr = Spiel in der Gruppe (französische Regeln)
home-box-four-player-de = Spiel in der Gruppe (deutsche Regeln)
home-box-rainbow-city = Rainbow City
home-like-two-player-2024 = Die neueste Schachtel für zwei: ein leerer Tisch und zehn Autotypen. Am besten für den Anfang.
home-like-second-edition = Der kleine japanische Klassiker für zwei. Ausfahrten führen von jeder Höhe hinab, dein Highway endet also, wo du willst.
home-like-four-player-fr = Für eine Runde: ab drei Spielern stehen Gebäude im Weg. Wer die eigene Straße kreuzt, verdient kein Auto.
home-like-four-player-de = Die Schachtel für eine Runde, wie man sie in Deutschland spielt: immer mit Gebäuden, und nach dem ersten Sieg dürfen die anderen weiterspielen.
home-like-rainbow-city = Die große: Erst baut ihr eine Stadt, dann eure Highways hindurch. Auf Wunsch mit Missionen.

## Spielaufbau

home-with-bot = Gegen Bots
home-with-friends = Mit Freunden
home-who = Wer spielt mit?
home-where = Wo sind deine Freunde?
home-where-here = An diesem Bildschirm
home-where-here-about = Ihr spielt abwechselnd an diesem Gerät.
home-where-link = Anderswo
home-where-link-about = Du bekommst einen Link. Wer ihn öffnet, setzt sich an den Tisch.
home-substitutes = Wenn jemand geht, spielt ein Bot weiter
home-more =
    { $count ->
        [0] Mehr: Einzelheiten und Hausregeln
        [one] Mehr: Einzelheiten und Hausregeln ({ $count } Änderung)
       *[other] Mehr: Einzelheiten und Hausregeln ({ $count } Änderungen)
    }
home-house-rules = Hausregeln
home-rules-of = Regeln dieser Schachtel
home-all-boxes = alle Schachteln
home-name-invisible = Dieser Name enthält ein unsichtbares Zeichen. Bitte lass es weg.
home-name-long = Ein Name hat höchstens { $most } Zeichen.
home-bot-name-0 = Tatsumi
home-bot-name-1 = Ariake
home-bot-name-2 = Kasai
home-bot-name-3 = Hakozaki
home-bot-name-4 = Miyake
home-bot-name-5 = Shiba

## Was jede Hausregel entscheidet

home-rule-obstacles = Was im Weg steht: nichts, ein Gebäude je Spieler oder eine ganze Stadt.
home-rule-first_player = Wie der Tisch bestimmt, wer anfängt.
home-rule-earned_car = Ob ein verdientes Auto platziert werden muss.
home-rule-own_crossing = Was es kostet, über oder unter einer eigenen Straße hindurchzuführen.
home-rule-earn_from = Welche Straßen der anderen ein Auto bringen, wenn man sie kreuzt.
home-rule-off_ramp_from = Wie hoch ein Pfeiler sein darf, von dem eine Ausfahrt hinabführt.
home-rule-off_ramp_bonus = Ob das Bonusauto einer Ausfahrt platziert werden muss.
home-rule-penalty = Wie viele Pfeilersteine zahlt, wer etwas umwirft.
home-rule-repair = Wer umgefallene Teile zurückstellt.
home-rule-adjust_until = Wie lange man noch anpassen darf, was man gerade gebaut hat.
home-rule-all_cars_out = Was geschieht, wenn jemand alle Autos platziert hat.
home-rule-material_clock = Wann die Gnadenrunde für jemanden ohne Material beginnt.
home-rule-forced_pass = Ob Passen als Zug zählt, wenn man nicht bauen kann.
home-rule-short_of = Wann jemand als ohne Material gilt.
home-rule-without_columns = Was noch bauen darf, wer Straßen, aber keine Pfeilersteine mehr hat.
home-rule-same_type = Ob man einen Pfeilerstein bekommt, wenn man ein Auto vom selben Typ kreuzt.
home-rule-junctions = Ohne Gabelungen zweigt niemand ab: einfacher, für Kinder.
home-rule-cars = Mit weniger Autos ist eine Partie kürzer.
home-rule-nudge = Wie weit man ein fremdes Teil versehentlich verschieben darf, bevor es so viel kostet wie ein Sturz. 0: Es kostet nie etwas.
home-rule-road_length = Straßen beider Längen sind im Handel, und keine Anleitung nennt ihre Länge: Miss deine nach. Kürzere Straßen reichen weniger weit.

### The home page and set-up of the browser.

## Look

web-light = Licht
web-light-day = Tag
web-light-evening = Abend
web-light-night = Nacht
web-light-auto = nach der Uhrzeit
web-quality-auto = automatisch
