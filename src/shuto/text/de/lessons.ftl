### Lektionen: Titel, Aufgaben, Hinweise.
### `lesson-<id>` ist der Titel, `lesson-<id>-<Nummer>` sagt, was zu tun ist, `lesson-<id>-done`, was gelernt wurde.

## Rund um die Lektionen

learn-title = Spielen lernen
learn-optional = Wenn du magst
learn-done = abgeschlossen
learn-coach = Deine Aufgabe
learn-task = Aufgabe { $task } von { $tasks }
learn-next = Weiter
learn-next-lesson = Weiter: { $title }
learn-play = Gegen einen Bot spielen
learn-show-me = Zeig es mir
learn-gesture-move = Bewege das Teil über seinen Platz: Der Pfeil führt hin.
learn-gesture-lower = Senke es, bis es fast aufliegt.
learn-gesture-let-go = Lass los.
lesson-you = Du

## Was einem erlaubten Zug fehlt

lesson-miss-column = Erlaubt, aber hier brauchst du einen Pfeiler.
lesson-miss-junction = Erlaubt, aber hier brauchst du eine Gabelung.
lesson-miss-off-ramp = Erlaubt, aber hier brauchst du eine Ausfahrt.
lesson-miss-component = Erlaubt, aber stelle erst das Stadtelement auf.
lesson-miss-pass = Erlaubt, aber hier musst du passen.
lesson-miss-set-aside = Erlaubt, aber hier musst du eine Straße beiseitelegen.
lesson-miss-branch = Erlaubt, aber die Straße beginnt nicht an der Gabelung.
lesson-miss-up = Erlaubt, aber der neue Pfeiler muss höher sein.
lesson-miss-down = Erlaubt, aber der neue Pfeiler muss niedriger sein.
lesson-miss-over = Erlaubt, aber sie verdient kein Auto über einer Straße.
lesson-miss-under = Erlaubt, aber sie verdient kein Auto unter einer Straße.
lesson-miss-cars =
    { $cars ->
        [0] Erlaubt, aber das bringt kein Auto.
        [one] Erlaubt, aber das bringt nur { $cars } Auto.
       *[other] Erlaubt, aber das bringt nur { $cars } Autos.
    }
lesson-miss-mission = Erlaubt, aber das erfüllt die Mission nicht.
lesson-miss-wins = Erlaubt, aber du gewinnst damit nicht.

## Die Lektionen

lesson-first-road = Deine erste Straße
lesson-first-road-1 = Die Auffahrt mit dem orangen Auto gehört dir. Wähle einen Punkt ringsum und drücke „{ web-build }“.
lesson-first-road-done = Das ist ein ganzer Zug: ein Pfeiler und eine Straße.

lesson-up-or-down = Einer mehr oder einer weniger
lesson-up-or-down-1 = Der nächste Pfeiler ist um 1 höher oder niedriger. Stelle die Höhe mit − und + ein und geh nach unten.
lesson-up-or-down-done = Um 1 höher oder niedriger: Das entscheidest du in jedem Zug.

lesson-crossing-over = Darüber
lesson-crossing-over-1 = Baue über die blaue Straße. Ein gelber Punkt bringt ein Auto.
lesson-crossing-over-done = Dein erstes verdientes Auto! Wer zuerst alle Autos platziert, gewinnt.

lesson-crossing-under = Darunter
lesson-crossing-under-1 = Bau jetzt unter der blauen Straße durch. Ein oranger Punkt bringt zwei Autos.
lesson-crossing-under-done = Darunter bringt genauso ein Auto wie darüber.

lesson-what-counts = Was zählt
lesson-what-counts-1 = Über eine blaue Straße führst du schon. Verdiene ein Auto mit der anderen.
lesson-what-counts-1-done = Diese Straße war noch frei. Die, über die du schon führst, bringt kein zweites Mal ein Auto.
lesson-what-counts-2 = Eine Straße kann mehrere kreuzen. Verdiene zwei Autos auf einmal.
lesson-what-counts-done = Wer zuerst über eine Straße baut, verdient ein Auto; wer zuerst darunter durchbaut, auch. Auffahrten und Ausfahrten bringen nichts.

lesson-junction = Die Gabelung
lesson-junction-1 = Ein gelber Stein obenauf macht eine Gabelung, und die darf beliebig hoch sein. Baue über die hohe blaue Straße.
lesson-junction-done = Du hast nur wenige gelbe Steine. Heb sie dir für solche Sprünge auf.

lesson-branch = Die Abzweigung
lesson-branch-1 = Dein Pfeiler mit dem gelben Stein ist eine Gabelung. Baue von dort eine zweite Straße.
lesson-branch-done = Eine Gabelung zweigt einmal ab. Jetzt geht dein Highway an zwei Enden weiter.

lesson-off-ramp = Die Ausfahrt
lesson-off-ramp-1 = Von Höhe 1 kann eine Straße hinunter auf den Tisch führen. Baue eine Ausfahrt.
lesson-off-ramp-done = Eine Ausfahrt bringt ein Auto, ohne etwas zu kreuzen. Aber nach ihr geht es nicht weiter.

lesson-no-touching = Nichts darf sich berühren
lesson-no-touching-1 = Keine Straße führt über oder unter einem Pfeiler durch. Bau am blauen vorbei und verdiene ein Auto.
lesson-no-touching-1-done = Auch deine eigenen Straßen dürfen sich nur auf der Oberseite eines gemeinsamen Pfeilers berühren.
lesson-no-touching-2 = Auch Straßen dürfen sich nicht berühren. Ändere die Höhe und bau unter der blauen durch.
lesson-no-touching-done = Was im Weg ist, leuchtet. Rück ein Stück weiter oder ändere die Höhe.

lesson-winning = Gewinnen
lesson-winning-1 = Du hast noch ein Auto. Platziere es.
lesson-winning-1-done = Dein letztes Auto ist platziert: Du gewinnst!
lesson-winning-2 = Blau hat keine Pfeiler mehr und musste passen. Noch ein Zug von dir, und Blau hat verloren: Bau irgendetwas.
lesson-winning-done = Platziere dein letztes Auto oder halte länger durch. Jetzt kannst du das Spiel!

lesson-city = Die Stadt und ihre Missionen
lesson-city-1 = In Rainbow City legt ihr zuerst eine Stadt aus. Lege das letzte Stadtelement: das Regenbogengebiet.
lesson-city-1-done = Die Stadt steht. Jetzt kommen die Highways.
lesson-city-2 = Hier gewinnen Punkte. Ein Pfeiler auf einem Entwicklungsgebiet bringt einen: Baue auf das leere Quadrat neben deiner Auffahrt.
lesson-city-2-done = Ein Punkt. Die Punkteliste zeigt ihn.
lesson-city-3 = Eine Ausfahrt, die im Grüngebiet endet, bringt zwei Punkte.
lesson-city-done = Die Punkteliste nennt alle Missionen. Tippe eine an und lies, was sie verlangt.

lesson-hand = Von Hand
lesson-hand-1 = Wähle einen Punkt und nimm die Straße. Trag sie an ihren Platz und lass los.
lesson-hand-done = An so einem Tisch kostet dich Pfeilersteine, was du umwirfst.
## Der Übungstisch

lesson-practice = Üben von Hand
lesson-practice-1 = Freie Straße: Trag die Straße an ihre Stelle und lass sie knapp darüber los.
lesson-practice-2 = Über die Autobahn: Sechs Straßen liegen unter deiner. Berühre keine.
lesson-practice-3 = Tief zwischen den Pfeilern: Schieb die Straße unter das, was darüber steht.
lesson-practice-4 = Hoch auf den Turm: Deine Straße führt steil hinauf zu einem Pfeiler aus neun Steinen.
lesson-practice-done = Sauber! Alles steht noch.
learn-practice = Üben von Hand
learn-practice-about = Ein Tisch ohne Partie: tragen, fallen lassen, umwerfen. Hier kostet nichts etwas.
learn-practice-none = noch nicht geschafft
learn-practice-time = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
learn-practice-best = Bestzeit: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
learn-practice-record = Neue Bestzeit!
learn-practice-again = Noch einmal
learn-practice-tasks = Aufgaben
learn-practice-fell = Es ist umgefallen, und niemand ist böse. Alles wird zurückgestellt: Versuch es noch einmal.
learn-practice-elsewhere = Du hast selbst eine Stelle gewählt: Für sie gibt es keine Bestzeit.
