### Worte an Tischen, an denen Teile von Hand getragen werden: warum etwas nicht geht, und wie ein Tragen endete.

## Abgelehnt

hand-needs-hand = An diesem Tisch wird von Hand gebaut: Nimm das Teil, bring es an seinen Platz und lass los.
hand-bill-pending = Etwas ist umgefallen und noch nicht beglichen: Es muss bezahlt oder von allen verziehen werden, bevor es weitergeht.
hand-unfinished = Du hast einen Bau begonnen: Bring das nächste Teil, oder nimm den Bau erst zurück.
hand-nothing-to-pay = Niemand schuldet etwas.
hand-carrying = Es wird gerade ein Teil getragen. Bitte warte, bis es liegt.
hand-no-hand = Dieser Tisch ist genau: Die Teile werden ohne Hand gesetzt.
hand-no-such-carry = Dieses Teil ist nicht mehr in der Hand.
hand-other-piece = Dieses Teil kann jetzt nicht genommen werden: Die Teile eines Baus kommen eins nach dem anderen.
hand-not-ready = Der Tisch konnte nicht vorbereitet werden. Bitte versuche es noch einmal.
hand-busy = An der letzten Frage nach einem Risiko wird noch gerechnet.
hand-no-adjust = An diesem Tisch liegen die Teile so, wie eine Hand sie gelegt hat: Nachträglich wird nichts zurechtgerückt.
hand-not-all-agree = Ein Sturz wird nur verziehen, wenn alle am Tisch einverstanden sind.

## Wie es endete

hand-lies-not = Das Teil hängt, lehnt oder ist heruntergefallen. Alles wird zurückgestellt.
hand-given-up = Das Teil ging in den Vorrat zurück.
hand-vanished = Die Person war zu lange weg, also ging das Teil in den Vorrat zurück.
hand-too-long = Die Hand hat zu lange festgehalten, also ging das Teil in den Vorrat zurück.
hand-worker = Der Tisch musste neu aufgestellt werden. Alles steht wie vorher, niemand zahlt, und das Teil kann wieder genommen werden.
hand-undone = Ein Zug wurde zurückgenommen, also ging das Teil in den Vorrat zurück.
hand-storage = Es konnte nicht gespeichert werden. Alles steht wie vorher, und das Teil kann wieder genommen werden.
