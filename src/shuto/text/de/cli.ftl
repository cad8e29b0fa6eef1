### Die Worte des Befehls `shuto`.

## Ausgaben und Regeln

cli-what = Was es ist
cli-playing = Wie gespielt wird
cli-no-difference = Diese Regeln sind gleich.
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
cli-cannot-stand = Diese Stellung ist nicht erlaubt.
cli-stands = Diese Stellung ist erlaubt.
cli-to-move = { $player } ist am Zug
cli-over = über { $pieces }
cli-under = unter { $pieces }
cli-placed = Platziert
cli-car-at = { any-car } bei { NUMBER($place, maximumFractionDigits: 1) } mm
cli-clearance = Abstand
cli-fallen = { $player } wirft um oder verschiebt: { $pieces }
cli-collapse = Wie es dazu kam: { $chain }
cli-by-hand =
    { $count ->
        [0] Mit der Hand gespielt.
        [one] Mit der Hand gespielt; { $count } Griff ist gespeichert.
       *[other] Mit der Hand gespielt; { $count } Griffe sind gespeichert.
    }
cli-open-fall = Noch nicht beglichen: { $player } hat umgeworfen oder verschoben: { $pieces }.
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
cli-arena-accept = Angenommen: mindestens so stark wie verlangt.
cli-arena-reject = Verworfen: nicht so stark wie verlangt.
cli-arena-go-on = Noch nicht entschieden: Es braucht mehr Partien.
cli-needs-extra = { $package } ist nicht installiert. So wird es installiert: pip install 'shuto[{ $extra }]'
cli-arena-no-cluster = keine Verbindung zu einem Ray-Cluster unter { $address }: { $reason }
cli-arena-cluster-failed = der Cluster unter { $address } ist ausgefallen: { $reason }. Mit --ledger geht es weiter, wenn derselbe Befehl noch einmal gestartet wird.
cli-arena-no-edition = keine der gewählten Ausgaben lässt sich zu { $counts } spielen
cli-arena-no-count = { $edition } lässt sich mit keiner der gewählten Spielerzahlen spielen ({ $counts })
cli-arena-left-out = ausgelassen, weil sich die Ausgabe mit dieser Spielerzahl nicht spielen lässt: { $plans }
cli-arena-one-question = für einen Test nur eine Ausgabe und eine Spielerzahl wählen

## Am Tisch rütteln

cli-shake-column = Pfeiler
cli-shake-push = Stoß
cli-shake-toward = Richtung
cli-shake-falls = Was fällt
cli-shake-figure = { NUMBER($push, maximumFractionDigits: 1) } mN·s
cli-shake-first = Zuerst fällt { column-of }, bei einem Stoß von { NUMBER($push, maximumFractionDigits: 1) } mN·s.
cli-shake-none = Kein Pfeiler fällt bei einem Stoß von { NUMBER($push, maximumFractionDigits: 1) } mN·s um.
cli-shake-jerk = Wird der ganze Tisch mit { NUMBER($speed, maximumFractionDigits: 0) } mm/s gezogen, fällt zuerst: { $pieces }.
cli-shake-no-jerk = Auch der ganze Tisch wurde gezogen, und nichts ist gefallen.
cli-shake-more = mehr als { NUMBER($push, maximumFractionDigits: 1) } mN·s
cli-and-more = { $pieces } und { $count } weitere

## Der Server

cli-others-open = Andere in deinem Netz öffnen: { $address }
cli-no-network = Dieser Rechner ist mit keinem Netz verbunden: Es gibt keine Adresse, die andere öffnen könnten.
cli-admin-match = Partie
cli-admin-changed = Letztes Ereignis
cli-admin-events = Ereignisse
cli-admin-turns = Züge
cli-admin-players = Spieler
cli-admin-lesson = eine Lektion
cli-admin-sure = { $id } endgültig löschen?
cli-admin-deleted = Gelöscht: { $id }
cli-admin-cleaned = Gelöschte verlassene Partien: { $count }
cli-admin-would-delete = Verlassene Partien, nicht gelöscht: { $count }
cli-admin-player = Spieler
cli-admin-name = Name
cli-admin-seen = Zuletzt gesehen
cli-admin-banned = Gesperrt
cli-admin-is-banned = Gesperrt: { $id }
cli-admin-not-banned = Nicht mehr gesperrt: { $id }
cli-db-table = Tabelle
cli-db-rows = Zeilen
cli-db-digest = Prüfsumme
cli-db-copied = Alles wurde kopiert, zurückgelesen und verglichen: Nichts fehlt.
cli-db-migrated = { $name }: von Schema { $before } auf Schema { $now } gebracht.
cli-db-is-current = { $name }: Schema { $now } ist aktuell.
cli-db-gap = { $id }: Ereignis { $detail } fehlt.
cli-db-count = { $id }: Angegebene und gespeicherte Zahl der Ereignisse weichen ab ({ $detail }).
cli-db-unreadable = { $id }: Das Protokoll ist nicht lesbar ({ $detail }).
cli-db-illegal = { $id }: Schritt { $detail } ist nicht erlaubt.
cli-db-orphans = { $id }: Zeilen von Partien, die es nicht gibt: { $detail }.
cli-db-sound = Partien: { $matches }, Ereignisse: { $events }. Alles in Ordnung.
cli-db-flawed = Partien: { $matches }, Ereignisse: { $events }, Probleme: { $flaws }.
cli-dataset-made = { $folder }: { $games } Partien, { $positions } Stellungen.
cli-dataset-sound = { $games } Partien neu geprüft. Alles in Ordnung.
cli-dataset-flawed = { $games } Partien neu geprüft. Probleme: { $flaws }.
cli-dataset-shard = Datei { $shard }: { $why }
cli-dataset-game = Partie { $game }: { $why }

## Sätze aus Teilen

cli-parts-separator = { "; " }
cli-all = { $more }: --all zeigt sie.
