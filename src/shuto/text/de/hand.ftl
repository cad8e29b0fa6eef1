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
hand-too-often = Nicht so schnell: Warte einen Moment bis zur nächsten Reaktion.

## Wie es endete

hand-lies-not = Das Teil blieb nicht an seinem Platz. Alles wird zurückgestellt.
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
web-miss-left =
    { $left ->
        [one] Noch ein Fehlversuch beendet den Zug.
       *[other] Noch { $left } Fehlversuche beenden den Zug.
    }
web-miss-costs = Ein Fehlversuch kostet einen Pfeilerstein.
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
web-react = Reagieren
web-react-said = { $player }: { $text }
web-react-spectator = Zuschauer
web-react-mute = Reaktionen ausblenden
web-react-unmute = Reaktionen zeigen
