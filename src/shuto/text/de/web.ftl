### Wörter des Programms im Browser.

## Eine Partie vorbereiten

web-tagline = Baue eine Hochstraße, kreuze darüber und darunter und bring als Erster alle Autos auf die Straße.
web-start = Losspielen
web-my-games = Meine Partien
web-forget = Aus der Liste nehmen
web-forget-sure = Diese Partie aus der Liste nehmen? Dieser Browser gibt damit seine Plätze darin auf.
web-load = Aufzeichnung öffnen …
web-bad-record = Diese Aufzeichnung lässt sich nicht öffnen: { $reason }
web-name-human = Spieler
web-name-bot = Bot
web-who-human = Mensch
web-who-random = Bot 0: sorglos
web-who-greedy = Bot 1: ehrgeizig
web-who-thrifty = Bot 2: sparsam
web-who-careful = Bot 3: umsichtig
web-who-strong = Bot 4: stark
web-who-master = Bot 5: Meister
web-seat-name = Name auf Platz { $seat }
web-seat-who = Wer auf Platz { $seat } spielt
web-seat-colour = Farbe von Platz { $seat }
web-colour-vermilion = Zinnober
web-colour-blue = Blau
web-colour-green = Grün
web-colour-purple = Purpur
web-colour-orange = Orange
web-colour-sky = Himmelblau
web-house-rules =
    { $count ->
        [0] Hausregeln
        [one] Hausregeln: { $count } Änderung
       *[other] Hausregeln: { $count } Änderungen
    }
web-language = Sprache

## Am Tisch

web-table = Der Tisch
web-city = Stadt
web-controls = Dein Zug
web-menu = Menü
web-home = Startseite
web-new-game = Neue Partie
web-your-turn = Du bist am Zug
web-thinking = denkt nach …
web-connecting = Verbinde …
web-reconnecting = Verbindung verloren, neuer Versuch …
web-gone = Diese Partie gibt es auf diesem Server nicht.
web-halted = Diese Partie wurde nach früheren Regeln gespielt. Schritt { $step } ist nicht mehr erlaubt ({ $clause }), deshalb kann man sie nur bis dahin ansehen.
web-watching = Du siehst dieser Partie zu.
web-column = Pfeiler
web-kind = Was gebaut wird
web-lower = Niedriger
web-higher = Höher
web-hint-base = Wähle den Ausgangspunkt.
web-hint-place = Zeige auf den Tisch, um die Stelle zu wählen.
web-hint-component = Wähle eine Stelle auf dem Tisch.
web-build = Bauen
web-place = Hinstellen
web-snap = Nächste Stelle
web-no-legal-near = In der Nähe gibt es keine erlaubte Stelle.
web-back = Schritt zurück
web-cancel = Abbrechen
web-undo-turn = Zurücknehmen
web-undo-asked = { $player } möchte den letzten Zug zurücknehmen.
web-undo-waits = Es fehlt noch: { $players }
web-agree = Einverstanden
web-disagree = Ablehnen
web-adjust = Letzten Zug zurechtrücken
web-adjust-now = Zurechtrücken
web-pass = Passen
web-set-aside = Straße weglegen
web-stop = Hier aufhören
web-owed =
    { $count ->
        [one] { $count } Auto muss gesetzt werden.
       *[other] { $count } Autos müssen gesetzt werden.
    }
web-finished = fertig, Platz { $place }
web-out = ausgeschieden
web-on-clock = letzte Chance
web-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
web-fine = Feineinstellung
web-fine-around = Um den Ausgangspunkt
web-fine-along = Straße längs
web-fine-across = Straße quer
web-fine-turn = Straße drehen
web-fine-now = Straße verschoben: längs { $along } mm, quer { $across } mm, gedreht { $turn }°
web-turn-component = Drehen
web-cars-auto = von selbst gesetzt
web-cars-chosen = von dir gesetzt
web-car-type = Autotyp
web-car-place = Stelle auf der Straße
web-car-add = Auto dazu
web-car-remove = Dieses Auto weg
web-take = Gleicher Autotyp: Pfeilersteine nehmen
web-take-from = Von { $owner }
web-take-none = keinen
web-take-column = einen

## Etwas ist umgefallen

web-fell = Etwas ist umgefallen
web-fell-intro = Die Teile werden wieder aufgestellt wie zuvor. Wer sie umgeworfen hat, gibt ihren Besitzern Pfeilersteine.
web-fell-by = Wer war es?
web-fell-what = Was ist umgefallen?
web-fell-discs = Gefallene Steine: { $piece }
web-fell-nothing = Niemand sonst hat ein Teil auf dem Tisch.
web-fell-yellow = Davon gelbe, für { $owner }
web-fell-forgiven = Alle sind einig: Niemand zahlt
web-fell-free = Es ist nichts zu zahlen.
web-fell-report = Melden
web-turn-fell = { $player } hat etwas umgeworfen

## Zuschauen

web-camera = Kamera
web-camera-free = Freie Sicht
web-camera-plan = Von oben
web-camera-follow = Dem Spiel folgen
web-camera-drive = Mitfahren
web-frame = Alles zeigen
web-labels = Beschriftung
web-slots = Freie und belegte Seiten
web-replay = Rückschau
web-replay-start = Der Anfang
web-replay-first = Zum Anfang
web-replay-previous = Einen Schritt zurück
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-speed = Tempo
web-replay-close = Zurück zur Partie

## Teilen

web-share = Teilen und sichern
web-share-record = Die Aufzeichnung dieser Partie
web-save-json = Als JSON sichern
web-save-text = Als Text sichern
web-copy-record = Link kopieren, der sie enthält
web-share-table = Dieser Tisch
web-copy-watch = Link zum Zusehen kopieren
web-invite = Einladung für { $player }
web-invite-note = Wer eine Einladung öffnet, spielt auf diesem Platz. Gib sie nur dem Spieler, für den sie ist.
web-share-picture = Das Bauwerk
web-save-png = Bild (PNG)
web-save-gltf = 3D-Modell (glTF)
web-copied = Kopiert.
web-copy-by-hand = Bitte kopieren:
web-failed = Das hat nicht geklappt. { $reason }

## Einstellungen

web-settings = Einstellungen
web-sound = Holzklänge
web-motion = Bewegung
web-motion-auto = wie das Gerät
web-motion-full = voll
web-motion-reduced = reduziert
web-quality = Bildqualität
web-quality-high = hoch
web-quality-low = niedrig, spart Strom
web-close = Schließen

## Warum der Server es nicht getan hat

web-refused-stale = Der Tisch hat sich inzwischen verändert. Sieh noch einmal hin und entscheide neu.
web-refused-offline = Zurzeit besteht keine Verbindung zum Server.
web-refused-lost = Die Verbindung ist abgebrochen. Vielleicht kam dein Zug nicht an; der Tisch zeigt den Stand.
web-refused-timeout = Der Server antwortet nicht.
web-refused-not-your-seat = Das ist nicht dein Platz.
web-refused-nothing-to-undo = Es gibt keinen Zug von dir, der sich zurücknehmen ließe.
web-refused-storage = Der Server konnte den Zug nicht sichern, also wurde nichts gespielt.

## Der Tisch in Worten

web-describe = Der Tisch in Worten
web-describe-last = Letzter Zug: { $turn }
web-describe-supply = Im Vorrat: { $cars } Autos, { $gray } grau, { $yellow } gelb, { $roads } Straßen
web-describe-roads = Straßen ({ $count }): { $roads }
web-describe-columns = Pfeiler ({ $count }): { $columns }
web-describe-column = { $id } Höhe { $height } bei { $place }
web-describe-junction = { $id } Gabelung der Höhe { $height } bei { $place }
web-describe-cars = Autos auf der Hochstraße ({ $count }): { $cars }
web-describe-bases = Ausgangspunkte: { $bases }
web-describe-table = { $width } × { $depth } mm; Stellen in mm von der Mitte aus, nach rechts und von dir weg.
web-at = { $x } / { $y }

## Hilfe

web-help = Hilfe
web-help-goal = Worum es geht
web-help-goal-text = In deinem Zug baust du einen Pfeiler und legst von einem Ausgangspunkt eine Straße dorthin, eine Stufe hinauf oder hinab. Wer als Erster über oder unter der Straße eines anderen hindurchführt, setzt dort Autos. Punkte um den Ausgangspunkt zeigen, wo du bauen kannst; leuchtende bringen Autos.
web-help-mouse = Mit der Maus
web-help-mouse-text = Bewegen zielt, ein Klick wählt die Stelle, ein Klick auf das Geisterbild baut; ziehen verschiebt es. Zieh am Tisch, um dich umzusehen, mit der rechten Taste oder Umschalt, um die Ansicht zu verschieben, das Rad zoomt. Alt und Rad ändert die Höhe, Umschalt und Rad dreht um den Ausgangspunkt.
web-help-touch = Mit den Fingern
web-help-touch-text = Tippen wählt die Stelle, dann lässt sich das Geisterbild ziehen; die Lupe zeigt, was der Finger verdeckt. Ein Finger verschiebt die Ansicht, zwei zoomen und drehen sie. Der Knopf baut.
web-help-keys = Tasten
web-key-move = Geisterbild 5 mm verschieben
web-key-move-fine = mit Umschalt: 1 mm
web-key-move-finest = mit Alt: 0,1 mm
web-key-rotate = um den Ausgangspunkt drehen, 5°
web-key-rotate-fine = mit Umschalt: 0,5°
web-key-height = höher, niedriger
web-key-column = Pfeiler
web-key-junction = Gabelung an oder aus
web-key-off-ramp = Ausfahrt
web-key-base = Ausgangspunkt wählen
web-key-shift = Straße auf den Pfeilern schieben und drehen
web-key-nearest = nächste erlaubte Stelle
web-key-build = bauen
web-key-back = einen Schritt zurück im Zug
web-key-undo = letzten Zug zurücknehmen
web-key-adjust = letzten Zug zurechtrücken
web-key-component = nächstes Stück der Stadt
web-key-camera = nächste Kamera
web-key-frame = alles zeigen
web-key-labels = Beschriftung
web-key-slots = freie und belegte Seiten
web-key-describe = der Tisch in Worten
web-key-replay = Rückschau
web-key-fell = etwas ist umgefallen
web-key-escape = Zug neu beginnen, schließen
web-key-help = diese Hilfe
web-hint = Wo würdest du bauen?
web-hint-none = Hier lässt sich nichts bauen: Der Bot würde passen.
web-analysis = Analyse
web-analysis-wait = Ein Bot blickt auf die Partie zurück …
web-analysis-none = Kein Zug hat viel verschenkt.
web-analysis-better = { $player }, Zug { $turn }: { $percent } % verschenkt. Besseren Zug zeigen

## Hände

web-hand = Wie Teile auf den Tisch kommen
web-hand-precise = Genau
web-hand-precise-about = Ein Teil liegt genau dort, wo du es hinlegst.
web-hand-steady = Ruhige Hand
web-hand-steady-about = Du trägst die Teile selbst: Was du berührst, bewegt sich; was du loslässt, fällt oder bleibt liegen.
web-hand-shaky = Zittrige Hand
web-hand-shaky-about = Du trägst die Teile selbst, und deine Hand zittert.
web-hand-pieces = Von Hand getragen
web-hand-pieces-roads = Straßen
web-hand-pieces-roads-and-cars = Straßen und Autos
web-hand-pieces-everything = alles
web-hand-pieces-now = Von Hand getragen: { $pieces }. Alles andere wird für dich hingestellt.
web-hand-nudge = Fremde Teile verschieben
web-hand-nudge-free = kostet nichts
web-hand-nudge-mm = kostet ab { NUMBER($mm, maximumFractionDigits: 1) } mm wie ein Sturz
web-hand-nudge-now = Wer ein fremdes Teil um mehr als { NUMBER($mm, maximumFractionDigits: 1) } mm verschiebt, zahlt wie für einen Sturz.
web-hand-nudge-now-free = Verschieben ohne Sturz kostet nichts.
web-tremor = Zittern
web-tremor-of = Zittern von { $player }
web-tremor-auto = wie der Tisch
web-tremor-none = keines
web-tremor-gentle = leicht
web-tremor-normal = mittel
web-tremor-wild = wild
web-hand-take = Teil in die Hand nehmen
web-hand-tweezers = Pinzette: langsamer, feiner
web-hand-carry = Trage { $piece } an seinen Platz, senke es ab und lass los.
web-hand-watch = { $player } trägt { $piece }.
web-hand-off = { NUMBER($beside, maximumFractionDigits: 1) } mm daneben, { NUMBER($above, maximumFractionDigits: 1) } mm darüber
web-hand-off-low = { NUMBER($beside, maximumFractionDigits: 1) } mm daneben, { NUMBER($below, maximumFractionDigits: 1) } mm darunter
web-hand-tires = Die Hand wird müde: in { $seconds } s muss sie loslassen.
web-hand-let-go = Loslassen
web-hand-go-on = Weitertragen
web-hand-put-back = Zurücklegen
web-hand-falling = Losgelassen. Gleich liegt alles still …
web-hand-height = Höhe der Hand
web-hand-turn-left = Nach links drehen
web-hand-turn-right = Nach rechts drehen
web-hand-hint-mouse = Die Maus bewegt es, das Rad hebt und senkt es, Umschalt und Rad dreht es. Dicht darüber lässt ein Klick los.
web-hand-too-high = Zu hoch, um mit einem Klick loszulassen. Senke es mit dem Rad, oder drücke die Leertaste.
web-hand-hint-touch = Ein Finger bewegt es, ein zweiter hebt und dreht es.
web-hand-next = Als Nächstes trägt { $player } { $piece }.
web-hand-your-piece = das Teil in der Hand
web-hand-missed = So liegt es nicht richtig. Versuch es noch einmal.
web-hand-fallen = Umgefallen
web-hand-fate-fallen = { $piece } von { $owner } ist gefallen
web-hand-fate-nudged = { $piece } von { $owner } wurde um { NUMBER($mm, maximumFractionDigits: 1) } mm verschoben
web-hand-fate-displaced = { $piece } von { $owner } wurde von seinem Platz geschoben, um { NUMBER($mm, maximumFractionDigits: 1) } mm: Das gilt als umgeworfen
web-bill = Die Rechnung
web-bill-intro = { $payer } hat etwas umgeworfen. Alles steht wieder an seinem Platz.
web-bill-what = Gefallen oder verschoben: { $pieces }
web-bill-pay = Bezahlen
web-bill-waits = { $payer } muss bezahlen.
web-bill-bot = { $payer } bezahlt gleich, wenn ihr nicht verzeiht.
web-bill-cat = Die Katze war’s
web-bill-cat-about = Sind sich alle einig, dass es die Katze war, zahlt niemand.
web-bill-agreed = Die Katze war es, sagen: { $players }
web-bill-no = Es war nicht die Katze
web-risk = Wie gewagt?
web-risk-asking = Wird ausprobiert …
web-risk-falls = Etwas fällt: { $percent } %
web-risk-legal = Es kommt gut zu liegen: { $percent } %
web-risk-piece = { $piece } { $percent } %
web-risk-tries =
    { $count ->
        [one] aus { $count } Versuch mit dieser Hand
       *[other] aus { $count } Versuchen mit dieser Hand
    }
web-carry-watch = Der Hand zusehen
web-carry-number = Hand { $number }
web-carry-speed = Tempo der Hand
web-carry-copy = Link zu diesem Augenblick kopieren
web-carry-back = Zurück zur Wiederholung
web-carry-none = Das gibt es in diesem Spiel nicht.
web-help-hand = Mit der Hand
web-help-hand-text = An einem Tisch mit Händen wählst du den Platz wie immer und nimmst dann das Teil. Bewege es über seinen Platz, senke es, bis es fast liegt, und lass los. Schatten und Lote zeigen, wo es ist. Was du unterwegs umwirfst, musst du bezahlen.
web-help-hand-keys = Tasten beim Tragen
web-key-hand-move = das Teil bewegen, solange sie gedrückt sind
web-key-hand-raise = heben, senken
web-key-hand-turn = das Teil drehen
web-key-hand-fine = mit Umschalt: viermal so fein
