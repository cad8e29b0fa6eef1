### Wörter des Programms im Browser.

## Eine Partie vorbereiten

web-tagline = Baue deinen Highway mal über, mal unter den anderen. Wer zuerst alle Autos platziert, gewinnt.
web-start = Losspielen
web-summary = { $edition }: { $players }
web-my-games = Meine Partien
web-forget = Aus der Liste nehmen
web-forget-sure = Diese Partie aus der Liste nehmen? Auf diesem Gerät verlierst du deinen Platz darin.
web-load = Aufzeichnung öffnen …
web-bad-record = Diese Aufzeichnung lässt sich nicht öffnen: { $reason }
web-name-human = Spieler
web-person =
    { $bot ->
       *[other] { $name }
    }
web-who-human = Mensch
web-who-random = Bot Stufe 0: sorglos
web-who-greedy = Bot Stufe 1: ehrgeizig
web-who-thrifty = Bot Stufe 2: sparsam
web-who-careful = Bot Stufe 3: umsichtig
web-who-strong = Bot Stufe 4: stark
web-who-master = Bot Stufe 5: Meister
web-who-grandmaster = Bot Stufe 6: Großmeister
web-seat-name = Name auf Platz { $seat }
web-seat-who = Wer auf Platz { $seat } spielt
web-seat-colour = Farbe von Platz { $seat }
web-colour-vermilion = Orange
web-colour-blue = Blau
web-colour-green = Grün
web-colour-purple = Violett
web-colour-orange = Bernstein
web-colour-sky = Himmelblau
web-language = Sprache

## Am Tisch

web-table = Der Tisch
web-city = Stadt
web-controls = Dein Zug
web-menu = Menü
web-with-key = { $name } ({ $key })
web-home = Startseite
web-new-game = Neue Partie
web-your-turn = Du bist am Zug
web-thinking = denkt nach …
web-connecting = Verbinde …
web-reconnecting = Verbindung verloren, neuer Versuch …
web-gone = Diese Partie gibt es auf diesem Server nicht.
web-halted = Diese Partie wurde nach früheren Regeln gespielt. Schritt { $step } ist nicht mehr erlaubt ({ $clause }), deshalb kann man die Partie nur bis dahin ansehen.
web-watching = Du siehst dieser Partie zu.
web-column = Pfeiler
web-kind = Was gebaut wird
web-lower = Niedriger
web-higher = Höher
web-hint-bases = Tippe oder klicke auf einen Punkt: gelbe bringen ein Auto, orange zwei. Oder wähle erst einen anderen Pfeiler.
web-hint-place = Tippe oder klicke auf einen Punkt auf dem Tisch. Gelbe Punkte bringen ein Auto, orange zwei.
web-hint-city = Zuerst legen alle zusammen die Stadt aus, Teil für Teil. Wähle ein Teil und tippe oder klicke dann auf seine Stelle.
web-earns-there = Damit sind Autos zu verdienen
web-legal = Hier kannst du bauen
web-earns =
    { $count ->
        [0] bringt kein Auto
        [one] bringt { $count } Auto
       *[other] bringt { $count } Autos
    }
web-legal-build = { web-legal }: { web-earns }
web-build = Bauen
web-place = Platzieren
web-snap = Nächste Stelle
web-no-legal-near = In der Nähe gibt es keine erlaubte Stelle.
web-back = Schritt rückgängig
web-cancel = Abbrechen
web-undo-turn = Meinen Zug zurücknehmen
web-undo-asked = { $player } möchte den letzten Zug zurücknehmen.
web-undo-waits = Zustimmung fehlt noch: { $players }
web-agree = Zustimmen
web-disagree = Ablehnen
web-adjust = Letzten Zug anpassen
web-adjust-now = Anpassen
web-pass = Passen
web-set-aside = Straße beiseitelegen
web-can-still-build = Du kannst noch bauen, also darfst du { $what ->
    [pass] nicht passen
   *[set-aside] keine Straße beiseitelegen
 }. Ein möglicher Zug wird gezeigt.
web-stop = Partie hier beenden
web-owed =
    { $count ->
        [one] Beim Bauen wird { $count } Auto platziert.
       *[other] Beim Bauen werden { $count } Autos platziert.
    }
web-finished = fertig, Platz { $place }
web-out = ausgeschieden
web-last-chance = Gnadenrunde
web-left = übrig
web-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
web-fine = Feineinstellung
web-fine-around = Um den Ausgangspunkt
web-fine-along = Längs schieben
web-fine-across = Quer schieben
web-fine-turn = Straße drehen
web-fine-now = Straße verschoben: längs { $along } mm, quer { $across } mm, gedreht { $turn }°
web-turn-component = Drehen
web-cars-now = Autos: { $count } von { $most }, { $how ->
    [auto] automatisch platziert
   *[chosen] von dir platziert
 }
web-cars-auto = Automatisch platzieren
web-car-type = Autotyp
web-car-place = Stelle auf der Straße
web-car-add = Auto hinzufügen
web-car-remove = Dieses Auto entfernen
web-take = Pfeilersteine für gleichen Autotyp: { $count } von { $most }
web-take-from = Von { $owner }
web-take-none = keinen
web-take-column = einen

## Etwas ist umgefallen

web-fell = Etwas ist umgefallen
web-fell-intro = Alles wird zurückgestellt, wie es stand. Wer es umgeworfen hat, gibt den Besitzern Pfeilersteine.
web-fell-by = Wer war es?
web-fell-what = Was ist umgefallen?
web-fell-column = { column-number } (Höhe { $height })
web-fell-junction = { column-number } (Gabelung der Höhe { $height })
web-fell-discs = Gefallene Steine: { $piece }
web-fell-nothing = Niemand sonst hat ein Teil auf dem Tisch.
web-fell-yellow = Gelbe für { $owner }
web-fell-forgiven = Alle sind sich einig: Niemand zahlt
web-fell-free = Es ist nichts zu zahlen.
web-fell-report = Melden
web-turn-fell = { $player } hat etwas umgeworfen
web-turn-moved = { $player } hat etwas verschoben; das kostet nichts

## Zuschauen

web-camera = Kamera
web-camera-free = Freie Sicht
web-camera-plan = Von oben
web-camera-follow = Dem Spiel folgen
web-camera-drive = Mitfahren
web-show-all = Alles zeigen
web-labels = Beschriftung
web-sides = Freie und belegte Seiten der Straßen
web-replay = Wiederholung
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

web-share = Teilen und speichern
web-share-record = Diese Partie
web-save-json = Als JSON speichern
web-save-text = Als Text speichern
web-copy-record = Link kopieren, der die ganze Partie enthält
web-share-table = Dieser Tisch
web-invite-copy = Link kopieren
web-invite-send = Senden…
web-save-gltf = 3D-Modell (glTF)
web-copied = Kopiert.
web-copy-by-hand = Bitte kopieren:
web-failed = Das hat nicht geklappt. { $reason }

## Einstellungen

web-settings = Einstellungen
web-sound = Ton
web-motion = Bewegung
web-motion-auto = wie am Gerät eingestellt
web-motion-full = voll
web-motion-reduced = reduziert
web-quality = Bildqualität
web-quality-high = hoch
web-quality-low = niedrig, spart Strom
web-close = Schließen

web-preparing = Wird noch schneller: { $percent } %. Gespielt werden kann schon.

## Warum der Server es nicht getan hat

web-refused-stale = Der Tisch hat sich inzwischen verändert. Sieh ihn dir an und wähle neu.
web-refused-offline = Zurzeit besteht keine Verbindung zum Server.
web-refused-lost = Die Verbindung ist abgebrochen. Vielleicht ist dein Zug nicht angekommen; es gilt, was auf dem Tisch steht.
web-refused-timeout = Der Server antwortet nicht.
web-refused-not-your-seat = Das ist nicht dein Platz.
web-refused-nothing-to-undo = Es gibt keinen Zug von dir, der sich zurücknehmen ließe.
web-refused-storage = Der Server konnte den Zug nicht speichern, also wurde er nicht gespielt.
web-not-saved-yours = Dein Zug ist noch nicht gespeichert. Der Server versucht es weiter.
web-not-saved = Ein Zug ist noch nicht gespeichert. Der Server versucht es weiter.
web-away = Der Server erreicht zurzeit seine Datenbank nicht. Bitte versuche es bald noch einmal.
web-refused-failed = Auf dem Server ist ein Fehler aufgetreten. Es gilt, was der Tisch zeigt; bitte noch einmal versuchen.
web-refused-too-many = Hier oder unter deinem Namen sind zu viele Seiten dieses Spiels offen. Schließe einige; diese verbindet sich dann von selbst.

## Der Tisch in Worten

web-describe = Der Tisch in Worten
web-describe-last = Letzter Zug: { $turn }
web-said = { $first }. { $second }
web-describe-supply = Im Vorrat: Autos { $cars }, grau { $gray }, gelb { $yellow }, Straßen { $roads }
web-describe-roads = Straßen ({ $count }): { $roads }
web-describe-columns = Pfeiler, ab der Auffahrt nummeriert ({ $count }): { $columns }
web-describe-column = { $number } (Höhe { $height }, bei { $place })
web-describe-junction = { $number } (Gabelung der Höhe { $height }, bei { $place })
web-describe-cars = Autos auf dem Highway ({ $count }): { $cars }
web-describe-car = { any-car } ({ road-between })
web-describe-bases = Ausgangspunkte: { $bases }
web-describe-table = { $width } × { $depth } mm; Positionen in mm von der Mitte aus: nach rechts, dann nach hinten.
web-at = { $x } / { $y }

## Hilfe

web-help = Hilfe
web-help-goal = Ziel des Spiels
web-help-goal-text = In deinem Zug baust du einen Pfeiler, eine Stufe höher oder niedriger als ein Ausgangspunkt, und verbindest beide mit einer Straße. Kreuzt sie als erste die Straße eines anderen, darüber oder darunter, verdienst du ein Auto und platzierst es auf deiner Straße. Punkte um den Ausgangspunkt zeigen, wo du bauen kannst; leuchtende bringen Autos.
web-help-mouse = Mit der Maus
web-help-mouse-text = Ziele mit der Maus, klicke auf die Stelle und klicke noch einmal auf die Vorschau, um zu bauen, oder ziehe sie. Ziehe am Tisch, um dich umzusehen, mit der rechten Taste oder Umschalt, um die Ansicht zu verschieben; das Rad zoomt. Alt + Rad ändert die Höhe, Umschalt + Rad dreht um den Ausgangspunkt.
web-help-touch = Mit dem Touchscreen
web-help-touch-text = Tippe auf die Stelle und ziehe dann die Vorschau; die Lupe zeigt, was der Finger verdeckt. Ein Finger verschiebt die Ansicht, zwei zoomen und drehen sie. „Bauen“ baut.
web-help-keys = Tasten
web-key-move = Vorschau 5 mm verschieben
web-key-move-fine = mit Umschalt: 1 mm
web-key-move-finest = mit Alt: 0,1 mm
web-key-rotate = um den Ausgangspunkt drehen, 5°
web-key-rotate-fine = mit Umschalt: 0,5°
web-key-height = höher, niedriger
web-key-column = Pfeiler
web-key-junction = Gabelung an oder aus
web-key-off-ramp = Ausfahrt
web-key-base = Ausgangspunkt wählen
web-key-shift = Straße auf den Pfeilern schieben und drehen
web-key-nearest = nächstgelegene erlaubte Stelle
web-key-build = bauen
web-key-back = letzten Schritt rückgängig machen
web-key-undo = letzten Zug zurücknehmen
web-key-adjust = letzten Zug anpassen
web-key-component = nächstes Stadtelement
web-key-camera = nächste Kamera
web-key-show-all = alles zeigen
web-key-labels = Beschriftung
web-key-sides = freie und belegte Seiten der Straßen
web-key-describe = der Tisch in Worten
web-key-replay = Wiederholung
web-key-fell = etwas ist umgefallen
web-key-escape = Zug neu beginnen, schließen
web-key-help = diese Hilfe
web-hint = Stelle vorschlagen
web-hint-none = Kein Vorschlag: Es lässt sich nichts bauen.
web-analysis = Analyse
web-analysis-wait = Ein Bot blickt auf die Partie zurück …
web-analysis-none = Kein Zug hat viel verschenkt.
web-analysis-better = { $player }, Zug { $turn }: { $percent } % Siegchance verschenkt. Besseren Zug zeigen

## Hände

web-hand = Wie die Teile platziert werden
web-hand-precise = Genau
web-hand-precise-about = Ein Teil liegt genau dort, wo du es hinlegst.
web-hand-steady = Ruhige Hand
web-hand-steady-about = Du trägst die Teile selbst: Was du anstößt, bewegt sich; was du loslässt, kann herunterfallen.
web-hand-shaky = Zittrige Hand
web-hand-shaky-about = Du trägst die Teile selbst, und deine Hand zittert: Was du anstößt, bewegt sich; was du loslässt, kann herunterfallen.
web-hand-pieces = Von Hand getragen
web-hand-pieces-roads = Straßen
web-hand-pieces-roads-and-cars = Straßen und Autos
web-hand-pieces-everything = alles
web-hand-pieces-now = Von Hand getragen: { $pieces }. Alles andere wird für dich platziert.
web-hand-nudge = Fremde Teile verschieben
web-hand-nudge-free = kostet nichts
web-hand-nudge-mm = gilt ab { NUMBER($mm, maximumFractionDigits: 1) } mm als umgeworfen
web-hand-nudge-now = Ein fremdes Teil um mehr als { NUMBER($mm, maximumFractionDigits: 1) } mm zu verschieben, gilt als Umwerfen.
web-hand-nudge-now-free = Verschieben kostet nichts, solange nichts umfällt.
web-tremor = Zittern
web-tremor-of = Zittern von { $player }
web-tremor-at = Zittern auf Platz { $seat }
web-tremor-auto = wie am Tisch eingestellt
web-tremor-none = keines
web-tremor-gentle = beruhigt, für Kinder
web-tremor-normal = mittel
web-tremor-wild = wild
web-hand-take = Teil nehmen
web-hand-tweezers = Pinzette: langsam und genau, für den letzten Zentimeter
web-hand-carry =
    { $kind ->
        [road] Trage die Straße an ihren Platz, senke sie ab und lass los.
        [column] Trage den Pfeiler an seinen Platz, senke ihn ab und lass los.
       *[car] Trage das Auto an seinen Platz, senke es ab und lass los.
    }
web-hand-overhead = Über dem Platz ist etwas: Senke das Teil daneben ab und schieb es hinein.
web-hand-slide-in = Tief genug: Schieb das Teil an seinen Platz, senke es ab und lass los.
web-hand-watch =
    { $kind ->
        [road] { $player } trägt eine Straße.
        [column] { $player } trägt einen Pfeiler.
       *[car] { $player } trägt ein Auto.
    }
web-hand-off = { NUMBER($beside, maximumFractionDigits: 1) } mm daneben, { NUMBER($above, maximumFractionDigits: 1) } mm darüber
web-hand-off-low = { NUMBER($beside, maximumFractionDigits: 1) } mm daneben, { NUMBER($below, maximumFractionDigits: 1) } mm darunter
web-hand-to-place = Zum Platz: { $ways }
web-hand-way =
    { $way ->
        [right] { $mm } mm nach rechts
        [left] { $mm } mm nach links
        [away] { $mm } mm von dir weg
        [near] { $mm } mm zu dir hin
        [down] { $mm } mm tiefer
       *[up] { $mm } mm höher
    }
web-hand-tires = Hand wird müde: noch { $seconds } s.
web-hand-let-go = Loslassen
web-hand-go-on = Weitertragen
web-hand-put-back = Zurücklegen
web-hand-falling = Losgelassen. Gleich liegt alles still …
web-hand-height = Höhe der Hand
web-hand-turn-left = Nach links drehen
web-hand-turn-right = Nach rechts drehen
web-hand-hint-mouse = Die Maus bewegt das Teil, das Rad hebt und senkt es, Umschalt + Rad dreht es. Dicht darüber lässt ein Klick los.
web-hand-too-high = Zu hoch, um mit einem Klick loszulassen. Senke das Teil mit dem Rad, oder drücke die Leertaste.
web-hand-too-far = { $beside } mm neben seinem Platz: zu weit, um mit einem Klick loszulassen. Bewege das Teil näher, oder drücke die Leertaste.
web-hand-hint-touch = Ein Finger bewegt das Teil. Der Schieber hebt und senkt es.
web-hand-next =
    { $kind ->
        [road] Als Nächstes trägt { $player } die Straße.
        [column] Als Nächstes trägt { $player } den Pfeiler.
       *[car] Als Nächstes trägt { $player } das Auto.
    }
web-hand-your-piece = das Teil in der Hand
web-hand-missed = Das Teil liegt nicht richtig. Versuch es noch einmal.
web-hand-missed-by = { $player } hat das Teil nicht richtig hingelegt.
web-hand-lost = Daneben, und der Zug ist vorbei.
web-hand-fallen = Umgefallen: { $pieces }
web-hand-free = Was gefallen oder verrutscht ist, steht wieder wie vorher. Das kostet nichts.
web-hand-gap = Luft { $mm } mm
web-hand-beside = { $mm } mm
web-bill = Die Rechnung
web-bill-intro = { $payer } hat etwas umgeworfen. Es bleibt liegen, bis die Rechnung erledigt ist.
web-bill-intro-you = Du hast etwas umgeworfen. Es bleibt liegen, bis die Rechnung erledigt ist.
web-bill-you-give =
    { $count ->
        [one] Du gibst { $owner } { $count } Pfeilerstein
       *[other] Du gibst { $owner } { $count } Pfeilersteine
    }
web-bill-you-get =
    { $count ->
        [one] { $payer } gibt dir { $count } Pfeilerstein
       *[other] { $payer } gibt dir { $count } Pfeilersteine
    }
web-bill-what = Gefallen oder verschoben: { $pieces }
web-bill-pay = Bezahlen
web-bill-waits = { $payer } muss bezahlen.
web-bill-bot = { $payer } bezahlt gleich, wenn ihr nicht verzeiht.
web-bill-cat = Die Katze war’s
web-bill-cat-about = Sind sich alle einig, dass es die Katze war, zahlt niemand.
web-bill-agreed = Beschuldigen die Katze: { $players }
web-bill-no = Es war nicht die Katze
web-bill-settled = Die Rechnung ist erledigt.
web-risk = Wie riskant?
web-risk-asking = Wird durchgespielt …
web-risk-falls = Etwas fällt: { $percent } %
web-risk-legal = Liegt gut: { $percent } %
web-risk-piece = { $piece }: { $percent } %
web-risk-tries =
    { $count ->
        [one] aus { $count } Versuch mit dieser Hand
       *[other] aus { $count } Versuchen mit dieser Hand
    }
web-carry-watch = Der Hand zusehen
web-carry-number = Teil { $number }
web-carry-speed = Tempo der Hand
web-carry-copy = Link zu diesem Moment kopieren
web-carry-back = Zurück zur Wiederholung
web-carry-none = Diesen Moment gibt es in der Partie nicht.
web-help-hand = Mit der Hand
web-help-hand-text = An einem Tisch mit Händen wählst du die Stelle wie immer und nimmst dann das Teil. Bewege es über seinen Platz, senke es, bis es fast liegt, und lass los. Schatten und Lotlinien zeigen, wo es ist. Was du unterwegs umwirfst, musst du bezahlen.
web-help-hand-keys = Tasten beim Tragen
web-key-hand-move = Teil bewegen (gedrückt halten)
web-key-hand-raise = heben, senken
web-key-hand-turn = das Teil drehen
web-key-hand-fine = mit Umschalt: viermal so genau
