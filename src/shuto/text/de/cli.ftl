### Die Worte des Befehls `shuto`.

## Ausgaben und Regeln

cli-what = Was es ist
cli-playing = Wie gespielt wird
cli-allotment = Teile pro Spieler bei { $count } Spielern
cli-supply = Autos { $cars }, grau { $gray }, gelb { $yellow }, Straßen { $roads }
cli-start-gap = Abstand der Startpfeiler
cli-car-types = Autotypen
cli-all-alike = alle gleich
cli-not-there = nicht Teil dieser Regeln
cli-no-difference = Diese Regeln unterscheiden sich nicht.
cli-house-rule = Hausregel
cli-optional = wahlweise
cli-house-rules = Hausregeln: { $rules }
cli-more-missions = Die Missionsregeln: shuto rules { $edition } --missions

## Schritte einer Aufzeichnung

cli-step = Schritt
cli-steps-legal =
    { $count ->
        [0] Es gibt noch nichts zu beurteilen.
        [one] { $count } Schritt, und er ist erlaubt.
       *[other] { $count } Schritte, alle erlaubt.
    }
cli-step-illegal = Schritt { $step } ist nicht erlaubt; die Partie endet davor.
cli-cannot-stand = So kann diese Stellung nicht stehen.
cli-stands = Alles steht, wie es darf.
cli-to-move = { $player } ist am Zug
cli-over = über { $pieces }
cli-under = unter { $pieces }
cli-placed = Platziert
cli-car-at = { any-car } bei { NUMBER($place, maximumFractionDigits: 1) } mm
cli-clearance = Abstand
cli-fallen = { $player } wirft um oder verschiebt: { $pieces }
cli-part = { $piece } × { $count }
cli-moved = { $piece } um { gap-mm }
cli-forgiven = verziehen, niemand zahlt

## Dateien und Vorführung

cli-saved = Gespeichert: { $file }
cli-demo = { $players } spielen: { $edition }

## Die Arena

cli-arena-pairing = Paarung
cli-arena-games = Partien
cli-arena-share = erste Plätze
cli-arena-interval = 95 %
cli-arena-bot = Bot
cli-arena-accept = Angenommen: mindestens so gut wie verlangt.
cli-arena-reject = Verworfen: nicht so gut wie verlangt.
cli-arena-go-on = Unentschieden: Es braucht mehr Partien.
cli-arena-no-ray = Ray ist hier nicht installiert. Es kommt mit dem Zusatz „cluster“: pip install 'shuto[cluster]'
cli-arena-no-cluster = kein Ray-Cluster erreichbar unter { $address }: { $reason }
cli-arena-cluster-failed = der Cluster unter { $address } ist ausgefallen: { $reason }. Mit --ledger macht derselbe Befehl dort weiter.
cli-arena-no-edition = keine der gewünschten Ausgaben ist für { $counts } Spieler
cli-arena-no-count = { $edition } passt zu keiner der gewünschten Spielerzahlen ({ $counts })
cli-arena-left-out = ausgelassen, weil die Ausgabe für eine andere Spielerzahl ist: { $frames }
cli-arena-one-question = ein Test nimmt nur eine Ausgabe und eine Spielerzahl

## Am Tisch rütteln

cli-shake-stack = Stapel
cli-shake-push = Stoß
cli-shake-toward = Richtung
cli-shake-falls = Was fällt
cli-shake-figure = { NUMBER($push, maximumFractionDigits: 1) } mN·s
cli-shake-first = Zuerst fällt { column-of }, bei einem Stoß von { NUMBER($push, maximumFractionDigits: 1) } mN·s.
cli-shake-none = Kein Stapel fällt bei einem Stoß von { NUMBER($push, maximumFractionDigits: 1) } mN·s.
cli-shake-jerk = Ein Ruck des ganzen Tisches mit { NUMBER($speed, maximumFractionDigits: 0) } mm/s: Zuerst fällt { $pieces }.
cli-shake-no-jerk = Kein Ruck, der versucht wurde, bringt etwas zu Fall.
cli-shake-more = mehr als { NUMBER($push, maximumFractionDigits: 1) } mN·s
cli-and-more = { $pieces } und { $count } weitere

## Sätze aus Teilen

cli-parts-separator = { "; " }
