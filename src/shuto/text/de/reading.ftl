### Reading the rules in the browser: clauses, differences, what is often misread.

## Rules as text

rules-allotment = Teile pro Spieler bei { $count } Spielern
rules-supply = Autos { $cars }, grau { $gray }, gelb { $yellow }, Straßen { $roads }
rules-start-gap = Abstand der Startpfeiler
rules-car-types = Autotypen
rules-all-alike = alle gleich
rules-not-there = nicht Teil dieser Regeln
rules-house-rule = Hausregel
rules-optional = wahlweise
rules-house-rules = Hausregeln: { $rules }

## Screen and dialog

rules-title = Regeln
rules-all = Alle Regeln
rules-read = Regeln lesen
rules-open = Diese Regel öffnen
rules-compare = Vergleichen mit
rules-search = Suchen
rules-facts = Die Zahlen dieser Ausgabe
rules-failed = Die Regeln konnten nicht geladen werden.
rules-retry = Noch einmal versuchen
rules-differs = anders
rules-found =
    { $count ->
        [0] Keine Regel enthält diese Wörter.
        [one] { $count } Regel gefunden
       *[other] { $count } Regeln gefunden
    }
rules-differing =
    { $count ->
        [0] Keine Regel ist anders als in { $edition }.
        [one] { $count } Regel ist anders als in { $edition }
       *[other] { $count } Regeln sind anders als in { $edition }
    }

## What the referee says about an example

example-ok = erlaubt
example-not-ok = nicht erlaubt
example-pays-nothing = Niemand zahlt.
example-takes-nothing = Niemand gibt einen Pfeilerstein.
example-goes-on = Die Partie geht weiter: { to-move }.
example-earns =
    { $count ->
        [0] Sie bringt kein Auto.
        [one] Sie bringt { $count } Auto.
       *[other] Sie bringt { $count } Autos.
    }
example-points =
    { $count ->
        [0] Keine Punkte
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

## What the pictures of the clauses show

example-goal = Eine Partie zu zweit nach vierzehn Zügen.
example-supply = Zu zweit: Das hat jeder noch, wenn die Auffahrt steht.
example-too-few-columns = Ann hat noch 2 graue Pfeilersteine und braucht 3.
example-start-of-two = Der Abstand der Startpfeiler. Ann fängt an: Der Ring zeigt ihren Ausgangspunkt.
example-start-of-three = Zu dritt bilden die Startpfeiler ein Dreieck.
example-bare-table = Zu zweit stehen nur die Auffahrten auf dem Tisch.
example-past-a-building = Anns Straße führt am Gebäude vorbei.
example-touching-a-building = Anns Straße stößt an das Gebäude.
example-building-on-its-area = Das Gebäude steht ganz in seinem Entwicklungsgebiet.
example-building-over-the-edge = Das Gebäude ragt über den Rand seines Gebiets.
example-areas-too-close = Das Entwicklungsgebiet liegt zu nah an Bobs Pfeiler.
example-no-junction = Ann möchte eine Gabelung, aber in dieser Partie gibt es keine.
example-gray-instead = Ein grauer Pfeiler, um 1 höher, geht.
example-my-turn = Ann ist am Zug: ein Pfeiler und die Straße dorthin.
example-not-my-turn = Ann ist am Zug, aber Bob baut.
example-base-points = Die Ringe zeigen Anns Ausgangspunkte: das Ende ihres Highways und eine Gabelung, von der erst eine Straße abgeht.
example-from-the-end = Ann baut am Ende ihres Highways weiter.
example-from-the-middle = Ann möchte von einem Pfeiler in der Mitte weiterbauen.
example-one-higher = Von Höhe 2 hinauf auf Höhe 3.
example-one-lower = Von Höhe 2 hinunter auf Höhe 1.
example-same-height = Von Höhe 2 wieder auf Höhe 2.
example-two-higher = Von Höhe 2 auf Höhe 4.
example-within-reach = Die Straße erreicht beide Oberseiten.
example-out-of-reach = Für diesen Abstand ist die Straße zu kurz.
example-road-as-it-is = Die Straße liegt in einer Linie mit beiden Pfeilern.
example-road-too-short = Diese Enden liegen zu nah beieinander: Eine Straße ist länger.
example-adjust-in-turn = Ann hat den neuen Pfeiler noch in ihrem Zug verschoben.
example-adjust-after-turn = Anns Zug ist vorbei, und Bob hat noch nicht gebaut. Sie möchte ihren Pfeiler verschieben.
example-adjust-too-late = Bob hat inzwischen einen Pfeiler gebaut. Ann möchte ihren verschieben.
example-end-on-top = Das Ende reicht über die Mitte hinaus, bleibt aber auf der Oberseite.
example-end-sticks-out = Das Ende ragt über den Pfeiler hinaus.
example-ends-stacked = Ein Ende liegt auf dem anderen.
example-ends-side-by-side = Die Enden liegen nebeneinander, beide flach.
example-wide-fork = In weitem Winkel berühren sich die Straßen nur auf der Oberseite.
example-narrow-fork = In engem Winkel berühren sich die Straßen noch außerhalb der Oberseite.
example-beside-a-column = Die Straße führt neben Bobs Pfeiler vorbei.
example-over-a-column = Von oben gesehen verdeckt die Straße einen Teil von Bobs Pfeiler.
example-column-under-a-road = Der Pfeiler stünde unter Bobs hoher Straße.
example-on-to-a-new-column = Ann baut zu einem neuen Pfeiler weiter.
example-back-to-a-column = Ann möchte ihren Highway zum ersten Pfeiler zurückführen.
example-clear-above = Anns Straße führt weit über Bobs hinweg.
example-touching = Anns Straße stieße gegen Bobs.
example-on-the-table = Pfeiler und Straße bleiben auf dem Tisch.
example-off-the-table = Der Pfeiler stünde über der Tischkante.
example-first-over = Ann überquert Bobs Straße als Erste.
example-first-under = Ann unterquert Bobs Straße als Erste.
example-over-a-ramp = Ann überquert Bobs Auffahrt.
example-car-not-earned = Ann kreuzt nichts, platziert aber ein Auto.
example-b-over-a = Ann überquert A und B. B überquert A schon, also zählt nur B.
example-second-over = Ann hat diese Straße schon einmal überquert. Das zweite Mal bringt nichts.
example-own-and-other = Ann überquert Bobs Straße und ihre eigene Auffahrt.
example-car-on-the-road = Das Auto steht ganz auf der neuen Straße.
example-car-over-the-end = Das Auto ragte über das Ende der Straße hinaus.
example-car-too-steep = Auf einer so steilen Straße rutscht das Auto ab.
example-car-placed = Ann platziert das verdiente Auto.
example-car-left-out = Ann hat ein Auto verdient, platziert aber keines.
example-junction-of-any-height = Von Höhe 1 zu einer Gabelung der Höhe 4.
example-gray-after-a-junction = Nach einer Gabelung der Höhe 4 ein grauer Pfeiler der Höhe 5.
example-gray-too-low-after-a-junction = Nach einer Gabelung der Höhe 4 ein grauer Pfeiler der Höhe 2.
example-yellow-alone = Ein gelber Stein ohne grauen darunter.
example-first-branch = Von der Gabelung geht nun eine zweite Straße ab.
example-second-branch = Eine dritte Straße von derselben Gabelung.
example-branch-without-junction = Ann möchte von einem grauen Pfeiler abzweigen.
example-off-ramp = Die Straße führt auf den Tisch hinunter, ohne Pfeiler am Ende.
example-after-an-off-ramp = Die Ausfahrt hat dieses Ende abgeschlossen. Ann möchte hier weiterbauen.
example-off-ramp-from-one = Eine Ausfahrt von Höhe 1.
example-off-ramp-from-two = Eine Ausfahrt von Höhe 2.
example-bonus-and-crossing = Die Ausfahrt unterquert auch Bobs Straße: das Bonusauto und eines für die Kreuzung.
example-bonus-left-out = Ann baut eine Ausfahrt, platziert aber kein Auto.
example-column-inside-an-area = Der Pfeiler steht ganz im Entwicklungsgebiet.
example-column-over-an-edge = Der Pfeiler stünde nur halb auf dem Gebiet.
example-off-ramp-on-green = Die Ausfahrt endet auf dem Grüngebiet.
example-column-on-green = Ein Pfeiler auf dem Grüngebiet.
example-over-the-rainbow = Die Straße führt über das Regenbogengebiet hinweg.
example-off-ramp-on-the-rainbow = Die Ausfahrt würde auf dem Regenbogengebiet enden.
example-what-fell = Ann hat Bobs Straße und seinen Pfeiler aus zwei Steinen umgeworfen: drei Teile.
example-own-pieces-fell = Ann hat ihre eigene Straße mitsamt Auto umgeworfen.
example-pass-with-a-place = Ann hat Teile und eine Stelle dafür, möchte aber passen.
example-pass-without-roads = Ann hat keine Straße mehr und passt.
example-off-ramp-without-columns = Ann hat noch Straßen, aber keine Pfeilersteine, und möchte eine Ausfahrt bauen.
example-last-car-of-two = Zwei Spieler: Ann platziert ihr letztes Auto.
example-last-car-of-three = Drei Spieler: Ann platziert ihr letztes Auto.
example-both-pass = Bob ist ohne Material und hat gepasst. Ann hat keine Pfeilersteine mehr und passt auch.
example-everybody-passed = Beide haben gepasst. Ann hat zwei Autos auf ihrem Highway, Bob eines.
example-city = Die Stadt, bereit zum Spielen.
example-set-aside = Ann hat keine Pfeilersteine mehr und legt eine Straße beiseite.
example-set-aside-too-early = Ann könnte noch bauen, möchte aber eine Straße beiseitelegen.
example-drive-points = Drei Autos von Ann auf ihrem Highway.
example-development-point = Ein Pfeiler von Ann auf einem Entwicklungsgebiet.
example-traffic-jam = Drei verbundene Straßen, jede mit einem Auto.
example-no-traffic-jam = Die mittlere Straße trägt kein Auto.
example-rainbow-points = Ein Auto auf der Straße über dem Regenbogengebiet.
example-no-rainbow-points = Die Straße über dem Regenbogengebiet trägt kein Auto.
example-airport-points = Anns Ausfahrt endet auf dem Flughafengebiet.
example-enclosed = Anns Highway kreuzt sich selbst um das Gebäude herum.
example-not-enclosed = Die Schleife ist nicht geschlossen.
example-tower-enclosed = In der Schleife stehen der Turm und ein Gebäude.
example-tallest = Anns grauer Pfeiler der Höhe 3 ist der höchste auf dem Tisch.
example-junction-is-not-tallest = Anns Gabelung zählt nicht. Bobs grauer Pfeiler der Höhe 2 ist der höchste.
example-stock-points = Ann hat noch 12 Pfeilersteine.
example-same-type = Anns Stretchlimousine kreuzt Bobs Straße, auf der eine Stretchlimousine steht.
example-other-type = Anns Sportwagen kreuzt Bobs Straße, auf der eine Stretchlimousine steht.

## Often misread

misread-title = Oft missverstanden
misread-about = Fragen, die an jedem Tisch aufkommen, und was jedes Heft dazu sagt.
misread-all-agree = Alle Hefte sind sich einig
misread-silent = nicht im Heft
misread-read-rule = Regel lesen

misread-running-out = Wann bin ich ohne Material?
misread-running-out-answer = Wenn dein Rest für gar keinen Zug mehr reicht: keine Straße, oder weder ein erlaubter Pfeiler noch eine erlaubte Ausfahrt. Du scheidest nicht sofort aus: Jeder andere macht noch einen Zug, und ein Pfeilerstein, den dir dabei jemand als Strafe zahlt, rettet dich.
misread-running-out-in-four-player-de = Das Heft spricht von irgendeinem Material. Wir lesen: keine Straßen, oder keine Pfeilersteine beider Farben.
misread-ramps = Bringt das Kreuzen einer Auffahrt oder Ausfahrt ein Auto?
misread-ramps-answer = Das hängt von der Ausgabe ab. Manche zählen nur Straßen zwischen zwei Pfeilern, andere jede Straße eines Mitspielers.
misread-two-roads = Ich überquere zwei Straßen. Bekomme ich zwei Autos?
misread-two-roads-answer = Eines für jede Straße, die auf dieser Seite noch niemand gekreuzt hat. Es zählt nur, was direkt unter dir liegt: Überquert B schon A und du überquerst beide, bringt B ein Auto und A keines.
misread-own-road = Meine neue Straße kreuzt auch eine eigene. Bekomme ich trotzdem Autos?
misread-own-road-answer = Die eigene Straße bringt nie etwas. In manchen Ausgaben verlierst du dadurch auch alle anderen Autos der neuen Straße.
misread-own-road-in-four-player-fr = Wir lesen: alle Autos dieser Straße, auch das Bonusauto einer Ausfahrt.
misread-own-road-in-two-player-2024 = Wir lesen: alle Autos dieser Straße, auch das Bonusauto einer Ausfahrt.
misread-bonus = Was bringt eine Ausfahrt?
misread-bonus-answer = Ein Bonusauto für sich selbst und je eines für jede Kreuzung, die etwas bringt. Alle stehen auf der Ausfahrt.
misread-bonus-in-two-player-2024 = § 8 erlaubt die zusätzlichen Autos, § 4 verlangt sie. Bei uns gilt: Sie müssen platziert werden.
misread-exit-height = Von welcher Höhe darf eine Ausfahrt abgehen?
misread-exit-height-answer = In den neueren Ausgaben nur von Höhe 1. In den älteren von jeder Höhe, solange die Straße den Tisch erreicht.
misread-must-place = Muss ich ein verdientes Auto platzieren?
misread-must-place-answer = In manchen Ausgaben darfst du, in anderen musst du, solange es passt und stehen bleibt. Was du in diesem Zug nicht platzierst, verfällt.
misread-must-place-in-rainbow-city = § 4 sagt müssen, § 6 sagt dürfen. Bei uns gilt: müssen.
misread-branch = Was darf abzweigen, und wann?
misread-branch-answer = Nur eine eigene Gabelung: einmal, in einem beliebigen späteren Zug, dann liegen drei Straßen auf ihr. Ein grauer Pfeiler nie. Eine Abzweigung ist eine Straße wie jede andere: Sie führt zu einem neuen Pfeiler oder auf den Tisch hinunter.
misread-branch-in-four-player-de = § 7 klingt, als ersetzte eine Abzweigung den Pfeiler. Wir lesen: Auch eine Abzweigung endet auf einem neuen Pfeiler.
misread-open-ends = Darf ich an einem früheren Ende meines Highways weiterbauen?
misread-open-ends-answer = Ja. Die Hefte sprechen vom Pfeiler deines letzten Zuges. Wir lesen: jedes noch offene Ende und jede Gabelung, die noch abzweigen darf; sonst ginge es an einer Abzweigung nie weiter.
misread-after-a-junction = Wie hoch ist der Pfeiler nach einer Gabelung?
misread-after-a-junction-answer = Um 1 höher oder niedriger als die Gabelung, wie immer. Nur eine weitere Gabelung darf wieder beliebig hoch sein.
misread-touching-on-top = Dürfen sich zwei Straßen auf einem Pfeiler berühren?
misread-touching-on-top-answer = Ja, auf der Oberseite dieses Pfeilers: nebeneinander oder aufeinander. Außerhalb des Randes nicht, deshalb braucht eine Abzweigung einen weiten Winkel.
misread-over-a-column = Darf meine Straße hoch über einen Pfeiler führen?
misread-over-a-column-answer = Nein. Von oben gesehen verdeckt eine Straße außer ihren beiden keinen Pfeiler, egal wie hoch sie liegt, auch keinen eigenen. Ebenso wenig darf ein Pfeiler unter eine Straße. Straßen zu überqueren, ist erlaubt.
misread-moving-later = Darf ich meinen Pfeiler nach meinem Zug noch verschieben?
misread-moving-later-answer = In den älteren Ausgaben, bis der nächste Spieler einen Pfeiler gebaut hat, in den neueren gar nicht. Der Ausgangspunkt bleibt immer stehen.
misread-what-falls = Ich habe einen ganzen Pfeiler umgeworfen. Was zahle ich?
misread-what-falls-answer = Pfeilersteine aus deinem Vorrat, an den Besitzer. In den älteren Ausgaben einen pro Teil, und jeder Stein, jede Straße, jedes Auto ist ein Teil. In den neueren einen insgesamt, egal wie viel fällt. Eigene Teile kosten nichts.
misread-passing = Darf ich passen, um abzuwarten?
misread-passing-answer = Nein. Du passt nur, wenn du gar nichts bauen kannst. Gibt es eine Stelle, zeigt der Schiedsrichter sie. Eine Ausfahrt zählt als Ausweg.
misread-last-car = Ist die Partie vorbei, wenn jemand das letzte Auto platziert?
misread-last-car-answer = Wer das schafft, hat in jeder Ausgabe gewonnen. In den Ausgaben für zwei ist die Partie vorbei, in den anderen spielen die übrigen um Platz 2 weiter. Mit Missionsregeln wird die Runde beendet, dann entscheiden die Punkte.
