### Worte an Tischen, an denen Teile von Hand getragen werden: warum etwas nicht geht, und wie ein Tragen endete.

## Abgelehnt

hand-needs-hand = An diesem Tisch wird von Hand gebaut: Nimm das Teil, trag es an seinen Platz und lass los.
hand-bill-pending = Etwas ist umgefallen und noch nicht beglichen: Es muss bezahlt oder von allen verziehen werden, bevor es weitergeht.
hand-unfinished = Dein Bau ist nicht fertig: Platziere das nächste Teil oder nimm den Zug zurück.
hand-nothing-to-pay = Niemand schuldet etwas.
hand-carrying = Jemand trägt gerade ein Teil. Bitte warte, bis es platziert ist.
hand-no-hand = An diesem Tisch werden Teile nicht von Hand getragen.
hand-no-such-carry = Du hältst dieses Teil nicht mehr.
hand-other-piece = Dieses Teil kann jetzt nicht genommen werden: Die Teile eines Zuges werden eins nach dem anderen platziert.
hand-not-ready = Der Tisch konnte nicht vorbereitet werden. Bitte versuche es noch einmal.
hand-busy = Das letzte Risiko wird noch berechnet.
hand-no-adjust = An diesem Tisch bleiben die Teile so, wie die Hand sie gelegt hat: Züge lassen sich nicht anpassen.
hand-not-all-agree = Umgeworfenes wird nur verziehen, wenn alle am Tisch einverstanden sind.
hand-too-often = Nicht so schnell: Warte einen Moment und versuche es dann noch einmal.
hand-banned = Du kannst hier nur zuschauen: Wer diesen Server betreibt, hat dich vom Spielen ausgeschlossen.
hand-gathering = Der Tisch wartet noch auf Leute. Die Partie beginnt, sobald alle Plätze besetzt sind.
hand-no-player = Der Server kennt dich noch nicht. Lade die Seite neu, wähle einen Namen und versuche es noch einmal.
hand-nobody-there = Dieser Platz wurde schon verlassen.
hand-not-host = Das darf nur, wer den Tisch leitet. Frag dort nach.
hand-kicked = Wer den Tisch leitet, hat dich vom Platz genommen. Du kannst der Partie zuschauen.
hand-seat-taken = Jemand war schneller. Wähle einen anderen Platz.
hand-started = Die Partie hat schon begonnen. Du kannst zuschauen.
hand-no-clock = An diesem Tisch gibt es keine Uhr, also nichts anzuhalten oder zu beanspruchen.
hand-nothing-to-claim = Bei niemand anderem ist die Zeit um. Spiel weiter.
hand-no-pause-asked = Niemand bittet mehr um eine Pause.
hand-not-paused = Die Partie ist nicht unterbrochen. Du kannst spielen.
hand-pause-refused = Die anderen waren mit einer Pause nicht einverstanden. Du kannst im nächsten Zug wieder fragen.
hand-paused = Die Partie ist unterbrochen. Setz sie fort, um weiterzuspielen.
hand-spectators-quiet = Wer zuschaut, kann nur applaudieren und staunen, und nur wenn der Tisch es erlaubt.
hand-rated-help = Tipps, Risiken und Analysen gibt es erst, wenn diese gewertete Partie zu Ende ist.
hand-rated-seat = An einem gewerteten Tisch hat jeder genau einen Platz, Bots haben keinen. Warte auf andere.
hand-rated-undo = In einer gewerteten Partie wird kein Zug zurückgenommen. Spiel weiter.
hand-undo-refused = Die anderen haben es zweimal abgelehnt, diesen Zug zurückzunehmen. Spiel weiter.
hand-already-said = Du hast schon gefragt oder zugestimmt. Warte, bis die anderen antworten.
hand-not-forgiven = Zweimal wurde nicht verziehen. Die Rechnung muss jetzt bezahlt werden.

## Wie es endete

hand-lies-not = Das Teil blieb nicht an seinem Platz. Alles wird zurückgestellt.
hand-missed-place =
    { $kind ->
        [road] Die Straße
        [column] Der Pfeiler
       *[car] Das Auto
    } { $way ->
        [fell] rutschte ab oder kippte um, { $mm } mm neben der vorgesehenen Stelle
        [far] kam { $mm } mm zu weit weg vom Ausgangspunkt zur Ruhe
        [near] kam { $mm } mm zu nah am Ausgangspunkt zur Ruhe
        [left] kam { $mm } mm zu weit links zur Ruhe, vom Ausgangspunkt aus gesehen
        [right] kam { $mm } mm zu weit rechts zur Ruhe, vom Ausgangspunkt aus gesehen
        [high] kam { $mm } mm zu hoch zur Ruhe: Darunter liegt etwas anderes
       *[low] kam { $mm } mm zu tief zur Ruhe: abgerutscht, oder was darunter ist, wurde weggeschoben
    }. Alles wird zurückgestellt.
hand-given-up = Das Teil ging in den Vorrat zurück.
hand-vanished = Die Person war zu lange weg, also ging das Teil in den Vorrat zurück.
hand-too-long = Das Teil wurde zu lange gehalten, also ging es in den Vorrat zurück.
hand-worker = Der Tisch musste neu aufgestellt werden. Alles steht wie vorher, niemand zahlt, und das Teil kann wieder genommen werden.
hand-undone = Ein Zug wurde zurückgenommen, also ging das Teil in den Vorrat zurück.
hand-storage = Es konnte nicht gespeichert werden. Alles steht wie vorher, und das Teil kann wieder genommen werden.

## Fehlversuche

hand-miss-counted =
    { $left ->
        [one] Daneben. Noch ein Fehlversuch beendet den Zug.
       *[other] Daneben. Noch { $left } Fehlversuche beenden den Zug.
    }
hand-miss-turn = Der dritte Fehlversuch: Der Zug ist vorbei, die Teile gehen in den Vorrat zurück.
hand-miss-column = Der Fehlversuch kostet einen Pfeilerstein. Er kommt zurück in die Schachtel.
hand-miss-forgiven = Danebenlegen kostet einen Pfeilerstein, auch wenn die Rechnung verziehen wird.
web-miss-left =
    { $left ->
        [one] Noch ein Fehlversuch beendet den Zug.
       *[other] Noch { $left } Fehlversuche beenden den Zug.
    }
web-miss-costs = Ein Fehlversuch kostet einen Pfeilerstein.
web-miss-tip = Tipp: Am meisten Spielraum hat eine Straße auf Punkten, die weder am nächsten noch am weitesten weg sind.
web-miss = Ein Fehlversuch
web-miss-rule-free = kostet nichts
web-miss-rule-free-about = Wer ein Teil loslässt, das nicht an seinem Platz bleibt, versucht es noch einmal, so oft es sein muss.
web-miss-rule-turn = der dritte beendet den Zug
web-miss-rule-turn-about = Bleibt ein losgelassenes Teil nicht an seinem Platz, ist das ein Fehlversuch. Der dritte in einem Zug beendet ihn: Seine Teile gehen in den Vorrat zurück, und die nächste Person ist dran. Zurücklegen ist nie ein Fehlversuch.
web-miss-rule-column = kostet einen Pfeilerstein
web-miss-rule-column-about = Bleibt ein losgelassenes Teil nicht an seinem Platz, ist das ein Fehlversuch. Jeder kostet einen deiner Pfeilersteine, graue zuerst: Er kommt zurück in die Schachtel. Hast du keinen mehr, kostet es nichts. Zurücklegen ist nie ein Fehlversuch.

## Reaktionen

reaction-gasp = Oh!
reaction-applause = Bravo!
reaction-careful = Vorsicht!
reaction-close = Puh, das war knapp!
reaction-calm = Lass dir Zeit
reaction-ouch = Autsch!
reaction-hello = Hallo!
reaction-luck = Viel Glück!
reaction-nice = Schöner Zug!
reaction-oops = Hoppla!
reaction-thanks = Danke!
reaction-sorry = Entschuldigung!
reaction-moment = Einen Moment …
reaction-well-played = Gut gespielt!
reaction-rematch = Revanche?
web-react = Reagieren
web-react-said = { $player }: { $text }
web-react-spectator = Zuschauer
web-react-mute = Reaktionen ausblenden
web-react-unmute = Reaktionen zeigen
web-talk = Etwas sagen
web-talk-mute = Ausblenden, was { $player } sagt
web-talk-unmute = Anzeigen, was { $player } sagt
