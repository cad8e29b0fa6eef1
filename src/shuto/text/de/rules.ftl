### Die Regeln in unseren eigenen Worten: `clause-<clause>` ist ein kurzer Titel, `rule-<clause>` sagt, was gilt;
### wo ein Schalter entscheidet, gibt es ein `rule-<clause>-<Wert>` für jeden Wert.

## Spielaufbau

clause-goal = Ziel des Spiels
rule-goal = Führe deinen Highway über die der anderen hinweg und unter ihnen hindurch, und platziere deine Autos darauf. Wer zuerst alle Autos platziert hat, gewinnt; nach den Missionsregeln entscheidet die höchste Punktzahl.
rule-goal-without-missions = Führe deinen Highway über die der anderen hinweg und unter ihnen hindurch, und platziere deine Autos darauf. Wer zuerst alle Autos platziert hat, gewinnt.

clause-allotment = Material pro Spieler
rule-allotment = Zu zweit bekommt jeder 10 Autos, 30 graue und 3 gelbe Pfeilersteine und 15 Straßen, zu dritt 8, 25, 2 und 12, ab vier Spielern 7, 20, 2 und 9. Die Auffahrt wird daraus gebaut. Wo es Autotypen gibt, spielen alle mit denselben; die Limousine ist immer dabei.
rule-allotment-for-two = Jeder bekommt 10 Autos, 30 graue und 3 gelbe Pfeilersteine und 15 Straßen. Die Auffahrt wird daraus gebaut. Wo es Autotypen gibt, spielen alle mit denselben; die Limousine ist immer dabei.

clause-starting-ramp = Auffahrten der Highways
rule-starting-ramp = Jeder Highway beginnt mit einer Auffahrt: Eine Straße führt vom Tisch auf einen grauen Pfeiler der Höhe 1 und trägt ein Auto (wo es Autotypen gibt, die Limousine). Benachbarte Startpfeiler stehen 120 mm auseinander, von Mitte zu Mitte; in der zweiten Auflage sind 120 mm der freie Raum zwischen ihnen, also 140 mm. Zu zweit stehen sie auf einer Linie, sonst in den Ecken eines regelmäßigen Vielecks, und jede Auffahrt zeigt nach außen.

clause-first-player = Wer beginnt
rule-first-player-draw = Wer beginnt, wird fair ausgelost.
rule-first-player-motorway = Es beginnt, wer zuletzt auf einer Autobahn unterwegs war.
rule-first-player-rainbow = Es beginnt, wer zuletzt einen Regenbogen gesehen hat.

clause-obstacles = Hindernisse auf dem Tisch
rule-obstacles-none = Es gibt weder Gebäude noch Gebiete: Auf dem Tisch stehen nur die Highways.
rule-obstacles-buildings = Vor dem ersten Zug platziert jeder ein Gebäude an einer freien Stelle seiner Wahl; der letzte Spieler fängt an, der Startspieler kommt zum Schluss. Danach bleibt es stehen, und nichts Gebautes darf es berühren.
rule-obstacles-buildings-from-three = Zu dritt oder zu viert platziert jeder vor dem ersten Zug ein Gebäude an einer freien Stelle seiner Wahl; der letzte Spieler fängt an, der Startspieler kommt zum Schluss. Danach bleibt es stehen, und nichts Gebautes darf es berühren. Zu zweit gibt es keine Gebäude.
rule-obstacles-city = Vom Startspieler an kommt im Uhrzeigersinn ein Stadtelement nach dem anderen auf den Tisch: zuerst die fünf Entwicklungsgebiete, dann in beliebiger Folge drei Gebäude, der Turm sowie Flughafen-, Grün- und Regenbogengebiet. Ein Entwicklungsgebiet hält mindestens eine Pfeilerbreite (20 mm) Abstand zu anderen Entwicklungsgebieten, Straßen und Pfeilern; Gebiete überlappen einander nie, und von oben gesehen überdeckt oder berührt kein Stadtelement ein stehendes Teil. Gebäude und Turm stehen nur auf Entwicklungsgebieten, höchstens eines auf jedem und ganz innerhalb. Nichts Gebautes darf sie berühren.

## Der Zug

clause-turn-order = Spielablauf
rule-turn-order = Gespielt wird reihum im Uhrzeigersinn. In deinem Zug baust du einen Pfeiler und die Straße dorthin, oder eine Ausfahrt, und platzierst dann die Autos, die diese Straße verdient hat.

clause-base-point = Ausgangspunkte
rule-base-point = Du baust von einem Ausgangspunkt weiter: von jedem Endpfeiler deines Highways, den keine Ausfahrt abschließt, oder von jeder deiner Gabelungen, von der erst eine Straße abgeht. Eine Ausfahrt ist nie ein Ausgangspunkt, und ein Ausgangspunkt wird nie verschoben.

clause-column-height = Höhe der Pfeiler
rule-column-height = Ein neuer Pfeiler ist genau einen Stein höher oder niedriger als sein Ausgangspunkt und mindestens einen Stein hoch. Nur eine Gabelung ist davon ausgenommen.

clause-column-place = Platz der Pfeiler
rule-column-place = Ein neuer Pfeiler steht an einer beliebigen freien Stelle, die eine Straße vom Ausgangspunkt erreicht; Pfeiler dürfen Rand an Rand stehen. Weil eine Straße überall auf der Oberseite eines Pfeilers enden darf, ist ihre Reichweite ein Bereich: 100–140 mm von Mitte zu Mitte bei gleicher Höhe, 99,6–139,6 mm bei einem Stein Unterschied, 89,1–129,1 mm bei fünf und gar nichts mehr ab zwölf.

clause-road = Die Straße
rule-road = Eine Straße, 120 mm lang, 10 mm breit und 2 mm dick, verbindet den Ausgangspunkt mit dem neuen Pfeiler. Wenn du sie nicht verschiebst, liegt sie in einer Linie mit beiden Pfeilermitten und steht auf beiden Seiten gleich weit über; eine Ausfahrt beginnt in der Pfeilermitte.
rules-road-length = An diesem Tisch sind die Straßen { $length } mm lang statt { $usual }: Jeder Abstand, den hier eine Straße misst, ist etwa { $less } mm kürzer.

clause-adjust = Zug anpassen
rule-adjust-next-column = Pfeiler, Straße und Autos deines Zuges darfst du noch anpassen, bis der nächste Spieler einen Pfeiler baut. Der Ausgangspunkt bleibt immer stehen.
rule-adjust-turn-end = Den neuen Pfeiler, seine Straße und deren Autos darfst du bis zum Ende deines Zuges anpassen, danach nicht mehr. Der Ausgangspunkt bleibt immer stehen.

## Die Straße

clause-road-ends = Straßenenden
rule-road-ends = Jedes Ende liegt auf der Oberseite seines Pfeilers: Von oben gesehen ist die Mitte des Endes höchstens 10 mm von der Pfeilermitte entfernt. Seine Ecken dürfen über den Rand ragen.

clause-shared-top = Gemeinsame Oberseite
rule-shared-top = Auf einem Pfeiler dürfen Enden nebeneinander oder aufeinander liegen; das obere liegt dann eine Straßendicke (2 mm) höher. Die Straßen eines Pfeilers dürfen sich nur auf dessen Oberseite berühren, nicht außerhalb.

clause-over-column = Nicht über Pfeiler
rule-over-column = Von oben gesehen kreuzt eine Straße außer ihren eigenen beiden keinen Pfeiler, weder darüber noch darunter; auch deine übrigen Pfeiler sind tabu. Ebenso wenig darf sich ein neuer Pfeiler mit einer Straße überschneiden.

clause-no-loop = Nicht im Kreis
rule-no-loop = Eine Straße endet auf einem neuen Pfeiler oder auf dem Tisch. Nie führt sie zu einem Pfeiler, der schon steht, denn das schlösse einen Kreis.

clause-no-touch = Nichts berühren
rule-no-touch = Eine Straße darf keine andere Straße, keinen anderen Pfeiler, kein Auto, kein Gebäude, nicht den Turm und auch kein anderes Hindernis berühren. Zwei Teile berühren sich, sobald zwischen ihnen kein Abstand mehr bleibt. Ohne Berührung darüber hinweg oder darunter hindurch zu führen, ist erlaubt.

clause-table-edge = Tischkante
rule-table-edge = Shutos eigene Regel: Alles Gebaute bleibt auf dem Tisch, der 1000 × 800 mm misst, wenn nichts anderes eingestellt ist.

## Autos

clause-earning = Autos verdienen
rule-earning-between-columns = Die neue Straße verdient je ein Auto für jede Straße eines Mitspielers, die sie als erste über- oder unterquert. Nur Straßen zwischen zwei Pfeilern zählen, also weder Auffahrten noch Ausfahrten. Zwei Straßen kreuzen sich, wenn sich ihre Mittellinien von oben gesehen schneiden, und eine Straße bringt dir nie mehr als ein Auto ein.
rule-earning-any = Die neue Straße verdient je ein Auto für jede Straße eines Mitspielers, die sie als erste über- oder unterquert. Jede Straße zählt, auch Auffahrten und Ausfahrten. Zwei Straßen kreuzen sich, wenn sich ihre Mittellinien von oben gesehen schneiden, und eine Straße bringt dir nie mehr als ein Auto ein.

clause-first-only = Nur die erste zählt
rule-first-only = Jede Straße kann zweimal zum ersten Mal gekreuzt werden: einmal von oben und einmal von unten. Wer sie dort zuerst kreuzt, auch mit einer Auffahrt oder Ausfahrt, belegt diese Seite für immer, auf der ganzen Länge; wer später kommt, verdient auf dieser Seite nichts. Überquerst du also B, und B überquert schon A, bringt nur B ein Auto: B war zuerst über A.

clause-own-road = Eigene Straße kreuzen
rule-own-road-earns-nothing = Wer eine eigene Straße kreuzt, und sei es eine Auffahrt oder Ausfahrt, verdient an ihr nichts. Was die neue Straße an anderen verdient, bleibt davon unberührt.
rule-own-road-blocks-crossing-cars = Kreuzt die neue Straße irgendeine eigene, Auffahrt und Ausfahrten eingeschlossen, verdient sie keine Autos für Kreuzungen. Das Bonusauto einer Ausfahrt bleibt.
rule-own-road-blocks-every-car = Kreuzt die neue Straße irgendeine eigene, Auffahrt und Ausfahrten eingeschlossen, kommt kein Auto auf sie: keines für ihre Kreuzungen und auch nicht das Bonusauto einer Ausfahrt.

clause-car-place = Autos platzieren
rule-car-place = Autos kommen nur auf die Straße dieses Zuges, sobald sie endgültig liegt, und nie mehr, als du noch hast. Ein Auto steht der Länge und der Breite nach ganz auf der Straße und berührt keine andere Straße, kein Gebäude, kein Hindernis und keinen Pfeiler außer den beiden der eigenen Straße; Stoßstange an Stoßstange ist erlaubt. Auf mehr als 25° Gefälle bleibt kein Auto stehen.

clause-car-duty = Verdiente Autos
rule-car-duty-may = Ein verdientes Auto darfst du platzieren, musst aber nicht. Autos, die du in diesem Zug nicht platzierst, verfallen.
rule-car-duty-must = Du musst jedes verdiente Auto platzieren, solange es auf die Straße passt und dort stehen bleibt.

## Gabelungen und Ausfahrten

clause-junction-height = Höhe der Gabelungen
rule-junction-height = Ein Pfeiler mit einem gelben Stein obenauf ist eine Gabelung. Sie darf ab Höhe 2 beliebig hoch sein, egal wie hoch der Ausgangspunkt ist; unter dem gelben liegt mindestens ein grauer Stein. Der nächste graue Pfeiler ist wieder um 1 höher oder niedriger als die Gabelung.

clause-junction-branch = Von Gabelungen abzweigen
rule-junction-branch = Eine Gabelung darf einmal abzweigen, in einem beliebigen späteren Zug: Dann liegen drei Straßen darauf, eine hinein und zwei hinaus, und mehr nicht. Eine Abzweigung führt zu einem neuen Pfeiler oder ist eine Ausfahrt, wie jede andere Straße.

clause-off-ramp = Ausfahrten bauen
rule-off-ramp = Eine Ausfahrt ist eine Straße von einem Ausgangspunkt hinunter auf den Tisch, ohne Pfeiler am anderen Ende. Sie kostet eine Straße und keinen Pfeilerstein, und von ihr aus geht es nicht weiter. Sie endet auf dem Gebiet unter der Mitte ihres unteren Endes und darf kein anderes berühren.

clause-off-ramp-height = Höhe der Ausfahrten
rule-off-ramp-height-any-height = Eine Ausfahrt darf von jeder Höhe abgehen, von der die Straße den Tisch erreicht.
rule-off-ramp-height-height-1 = Eine Ausfahrt darf nur von einem Ausgangspunkt der Höhe 1 abgehen.

clause-off-ramp-bonus = Bonusauto
rule-off-ramp-bonus-may = Eine Ausfahrt verdient ein Bonusauto, zusätzlich zu denen für ihre Kreuzungen. Du darfst es platzieren, musst aber nicht.
rule-off-ramp-bonus-must = Eine Ausfahrt verdient ein Bonusauto, zusätzlich zu denen für ihre Kreuzungen. Du musst es platzieren, solange es passt und stehen bleibt.

clause-areas = Nutzung der Gebiete
rule-areas = Auf Entwicklungsgebieten dürfen Pfeiler stehen und Ausfahrten enden; ein Pfeiler steht ganz darin oder ganz außerhalb. Auf Grün- und Flughafengebiet dürfen Ausfahrten enden, aber keine Pfeiler stehen, und nichts darf Bäume, Flugzeug oder Terminal berühren; auf dem Regenbogengebiet ist beides verboten. Über jedes Gebiet darf man ohne Berührung hinwegbauen. Was ganz auf einem Gebiet steht, steht 1,5 mm höher.

## Strafen und Ende

clause-penalty = Strafe fürs Umwerfen
rule-penalty-per-piece = Wer Teile eines Mitspielers umwirft, gibt ihm für jedes gefallene Teil einen Pfeilerstein, nach eigener Wahl grau oder gelb; jeder einzelne Stein, jede Straße und jedes Auto ist ein Teil. Niemand gibt mehr, als er hat: Reicht es nicht, bekommt jeder Betroffene je einen, in Spielreihenfolge ab der linken Seite des Zahlers. Eigene Teile kosten nichts. Hat der Tisch eine Grenze festgelegt, gilt Verschieben darüber hinaus als Umwerfen.
rule-penalty-per-owner = Wer Teile eines Mitspielers umwirft, gibt ihm einen Pfeilerstein, nach eigener Wahl grau oder gelb, egal wie viel gefallen ist. Trifft es mehrere, bekommt jeder einen, in Spielreihenfolge ab der linken Seite des Zahlers, solange dieser welche hat. Eigene Teile kosten nichts. Hat der Tisch eine Grenze festgelegt, gilt Verschieben darüber hinaus als Umwerfen.

clause-repair = Wieder aufbauen
rule-repair-culprit = Wer etwas umgeworfen hat, stellt alles genau so zurück, wie es war; erst dann geht es weiter.
rule-repair-everybody = Alle zusammen stellen das Gefallene genau so zurück, wie es war; erst dann geht es weiter.

clause-passing = Wann man passt
rule-passing = Shutos eigene Regel: Wer Material hat, aber keine Stelle dafür sieht, darf nur passen, wenn der Schiedsrichter auf dem ganzen Tisch keinen erlaubten Zug findet. Sonst zeigt er einen. Eine Ausfahrt ist ein Zug wie jeder andere.

clause-all-cars-out = Alle Autos platziert
rule-all-cars-out-game-over = Wer zuerst alle Autos platziert hat, gewinnt, und die Partie ist vorbei.
rule-all-cars-out-play-on = Wer zuerst alle Autos platziert hat, gewinnt und spielt nicht mehr mit. Die anderen spielen um die Plätze weiter, bis nur noch einer übrig ist. Die Teile des Siegers bleiben stehen.
rule-all-cars-out-may-play-on = Wer zuerst alle Autos platziert hat, gewinnt und spielt nicht mehr mit. Die anderen dürfen um die Plätze weiterspielen oder aufhören. Die Teile des Siegers bleiben stehen.

clause-material = Kein Material mehr
rule-material-at-once = Wer am Ende seines Zuges keine Straße mehr hat oder weder für einen erlaubten Pfeiler noch für eine erlaubte Ausfahrt genug, ist ohne Material. Dann macht jeder andere noch einen Zug, und wenn ihm bis dahin niemand einen Pfeilerstein als Strafe gezahlt hat, scheidet er aus. Wem das Material zuerst ausging, der scheidet zuerst aus, und der Letzte mit Material gewinnt. Die Teile der Ausgeschiedenen bleiben stehen.
rule-material-on-pass = Wer in seinem Zug keine Straße mehr hat oder weder für einen erlaubten Pfeiler noch für eine erlaubte Ausfahrt genug, muss passen. Beenden danach alle anderen einen Zug, ohne ihm einen Pfeilerstein als Strafe zu zahlen, hat er verloren; bekommt er einen, spielt er weiter. Die Teile der Ausgeschiedenen bleiben stehen.
rule-material-short-any-kind = Hier genügt es, wenn eine einzige Sorte fehlt: Ohne Material ist, wer keine Straßen mehr hat, und auch, wer keinen Pfeilerstein irgendeiner Farbe mehr hat, selbst wenn noch eine Ausfahrt möglich wäre.

clause-without-columns = Ohne Pfeilersteine
rule-without-columns-off-ramp = Wer Straßen, aber keinen Pfeilerstein irgendeiner Farbe mehr hat, darf noch eine Ausfahrt bauen, denn sie braucht keinen.
rule-without-columns-nothing = Wer keinen Pfeilerstein irgendeiner Farbe mehr hat, baut in seinem Zug nichts, auch keine Ausfahrt. Er passt; in den Missionsregeln legt er eine Straße beiseite.

clause-forced-pass = Erzwungenes Passen
rule-forced-pass-completes-turn = Wer passen muss, hat seinen Zug beendet. Geht mehreren das Material aus, scheidet also zuerst aus, wer zuerst gepasst hat, und wer als Letzter übrig ist, gewinnt.
rule-forced-pass-no-turn = Passen zählt nicht als Zug: Wer ohne Material ist, wartet, bis jeder andere gebaut hat.

clause-stalemate = Wenn alle passen
rule-stalemate-completes-turn = Shutos eigene Regel: Haben alle, die noch im Spiel sind, zwar Material, aber keine Stelle dafür, und passen sie hintereinander, gewinnt, wer die meisten Autos platziert hat; bei Gleichstand, wer die meisten Pfeilersteine übrig hat; sonst wird der Sieg geteilt.
rule-stalemate-no-turn = Shutos eigene Regel: Passen alle, die noch im Spiel sind, hintereinander, gewinnt, wer die meisten Autos platziert hat; bei Gleichstand, wer die meisten Pfeilersteine übrig hat; sonst wird der Sieg geteilt.

clause-children = Kinderregeln
rule-children = Einfacher für Kinder: Jeder bekommt weniger Autos, so viele, wie die Runde ausmacht, und es gibt keine Gabelungen.

## Missionen

clause-missions = Missionsregeln
rule-missions = Die höchste Punktzahl gewinnt; bei Gleichstand, wer mehr Autos auf dem Highway hat. Alle haben 10 Autos, egal wie viele mitspielen, und das letzte zu platzieren, bringt allein noch keinen Sieg.

clause-mission-end = Ende mit Missionen
rule-mission-end = Die Partie endet, wenn alle Straßen aller Spieler gebaut oder beiseitegelegt sind, oder am Ende der Runde, in der jemand sein letztes Auto platziert. Niemand verliert, weil ihm etwas ausgeht: Wer keine Pfeilersteine mehr hat oder keine erlaubte Stelle für sie, legt in seinem Zug eine Straße beiseite. Solange es einen erlaubten Bau gibt, wird das Beiseitelegen abgelehnt und der Bau gezeigt.

clause-mission-drive = Mission: Fahren
rule-mission-drive = 1 Punkt für jedes deiner Autos auf dem Highway, auch für das auf der Auffahrt.

clause-mission-development = Mission: Entwicklung
rule-mission-development = 1 Punkt für jedes Entwicklungsgebiet, auf dem ein Pfeiler von dir steht; weitere auf demselben bringen nichts dazu.

clause-mission-traffic-jam = Mission: Stau
rule-mission-traffic-jam = 2 Punkte, einmal, für drei oder mehr deiner Straßen, die verbunden sind und alle Autos tragen. Sie dürfen ein Y bilden, und die Auffahrt mit ihrem Auto zählt mit.

clause-mission-rainbow = Mission: Regenbogen
rule-mission-rainbow = 2 Punkte, einmal, für ein Auto von dir auf einer Straße, deren Mittellinie über das Regenbogengebiet führt.

clause-mission-off-ramp = Mission: Ausfahrt
rule-mission-off-ramp = 2 Punkte für eine Ausfahrt, die auf dem Flughafengebiet endet, und 2 Punkte für eine, die auf dem Grüngebiet endet, jeweils einmal.

clause-mission-building = Mission: Gebäude
rule-mission-building = 1 Punkt für jedes Gebäude, das dein Highway umschließt. Von oben gesehen muss es ganz in einer Schleife liegen, die ein Highway bildet, indem er sich selbst kreuzt, gemessen in der Mitte der Straßen. Beide Schleifen einer 8 zählen.

clause-mission-tower = Mission: Turm
rule-mission-tower = Umschließt dein Highway den Turm, verdoppeln sich deine Punkte für Gebäude. Das Doppelte von nichts bleibt nichts.

clause-mission-tallest = Mission: Höchster Pfeiler
rule-mission-tallest = 2 Punkte für den höchsten Pfeiler ohne Gabelung, in Steinen gezählt. Bei Gleichstand bekommen alle sie.

clause-mission-stock = Mission: Vorrat
rule-mission-stock = 1 Punkt für je 5 Pfeilersteine, die in deinem Vorrat übrig sind, gelbe mitgezählt.

clause-same-type = Gleicher Autotyp
rule-same-type-off = Die Typen der Autos spielen keine Rolle.
rule-same-type-one-a-turn = Hat ein Auto, das du platzierst, denselben Typ wie ein Auto auf einer in diesem Zug gekreuzten Straße eines Mitspielers, ob die Kreuzung etwas einbringt oder nicht, gibt er dir sofort einen Pfeilerstein. Du bekommst nur einen pro Zug; schulden ihn dir mehrere, suchst du aus, von wem. Es ist ein grauer, solange es noch einen gibt, sonst ein gelber, und keiner, wenn beide fehlen.
rule-same-type-one-a-player = Hat ein Auto, das du platzierst, denselben Typ wie ein Auto auf einer in diesem Zug gekreuzten Straße eines Mitspielers, ob die Kreuzung etwas einbringt oder nicht, gibt er dir sofort einen Pfeilerstein. Du bekommst pro Zug höchstens einen von jedem Mitspieler. Es ist ein grauer, solange es noch einen gibt, sonst ein gelber, und keiner, wenn beide fehlen.
