### Warum ein Zug abgelehnt wird: eine Meldung je Fehler, `fault-<code>`.
### $pieces ist eine Liste von Teilen ohne Artikel („Straße r4 (Bob), neuer Pfeiler“): nach dem Doppelpunkt lassen.
### $gap ist die Zahl der mm, um die es fehlt; immer als gap-mm zeigen.

gap-mm =
    { $gap ->
        [0] weniger als 0,1 mm
       *[other] { NUMBER($gap, maximumFractionDigits: 1) } mm
    }

## Wer am Zug ist, und wann

fault-not-your-turn = { $player } ist am Zug. Bitte warte, bis du an der Reihe bist.
fault-wrong-phase =
    { $phase ->
        [setup] Der Spielaufbau läuft noch: Erst kommen alle Stadtelemente auf den Tisch, danach wird gebaut.
        [building] Der Spielaufbau ist vorbei: Jetzt kommen keine Stadtelemente mehr dazu, jetzt werden Highways gebaut.
       *[over] Die Partie ist vorbei: Es kann nicht mehr gespielt werden.
    }
fault-no-such-base-point = Du hast keinen Ausgangspunkt { $base }. Baue von einem Endpfeiler deines Highways aus oder von einer deiner Gabelungen, die noch abzweigen darf.
fault-base-point-closed = Eine Ausfahrt hat { $base } abgeschlossen, dort geht es nicht weiter. Wähle einen anderen Ausgangspunkt.
fault-already-branched = Die Gabelung { $base } hat schon ihre Abzweigung: Drei Straßen liegen darauf, mehr dürfen es nicht sein. Wähle einen anderen Ausgangspunkt.

## Was es kostet

fault-height-step = Auf einen Ausgangspunkt der Höhe { $base_height } kann kein Pfeiler der Höhe { $height } folgen: Er muss genau um 1 höher oder niedriger sein. Nur eine Gabelung ist in der Höhe frei.
fault-height-below-one = Einen Pfeiler der Höhe { $height } gibt es nicht: Er besteht aus mindestens einem Stein.
fault-junction-without-gray = Ein gelber Stein steht nie allein: Lege mindestens einen grauen darunter, sodass die Gabelung die Höhe 2 oder mehr hat.
fault-junctions-off = In dieser Partie gibt es keine Gabelungen. Baue einen grauen Pfeiler, der um 1 höher oder niedriger ist.
fault-not-enough-gray = Dir fehlen graue Pfeilersteine: Dieser Pfeiler braucht { $need }, du hast noch { $have }.
fault-not-enough-yellow = Dir fehlen gelbe Pfeilersteine: Diese Gabelung braucht { $need }, du hast noch { $have }.
fault-not-enough-roads = Dir fehlen Straßen: Dieser Zug braucht { $need }, du hast noch { $have }.
fault-not-enough-cars = Dir fehlen Autos: Dieser Zug platziert { $need }, du hast noch { $have }.

## Wie die Straße liegt

fault-out-of-reach =
    { $farthest ->
        [0] Einen so großen Höhenunterschied überbrückt keine Straße. Wähle eine Höhe, die näher an der des Ausgangspunkts liegt.
       *[other] Der neue Pfeiler ist { gap-mm } zu weit entfernt: Er steht { NUMBER($distance, maximumFractionDigits: 1) } mm vom Ausgangspunkt, von Mitte zu Mitte, und darf in dieser Höhe höchstens { NUMBER($farthest, maximumFractionDigits: 1) } mm entfernt stehen.
    }
fault-end-sticks-out = Ein Ende der Straße ragt über seinen Pfeiler hinaus: { $pieces }. Die Mitte des Endes darf 10 mm von der Pfeilerachse entfernt liegen; sie liegt { gap-mm } weiter außen.
fault-lie-length = Die beiden angegebenen Enden passen nicht zu einer Straße: Ihr Abstand weicht um { gap-mm } von der Straßenlänge ab. Rücke sie um so viel zusammen oder auseinander.
fault-off-ramp-height = Von Höhe { $height } kann keine Ausfahrt abgehen: Entweder ist das in dieser Partie nur von Höhe 1 erlaubt, oder die Straße ist zu kurz, um von so weit oben den Tisch zu erreichen.
fault-off-ramp-without-columns = Du hast keine Pfeilersteine mehr und kannst deshalb nichts bauen, auch keine Ausfahrt: { $missions ->
    [yes] Leg stattdessen eine Straße beiseite.
   *[no] Du musst passen.
 }
fault-off-table = Das ragt { gap-mm } über die Tischkante hinaus. Alles Gebaute muss auf dem Tisch bleiben.
fault-closes-loop = Diese Straße führt zu einem Pfeiler zurück, der schon steht: { $pieces }. Im Kreis bauen ist nicht erlaubt; eine Straße endet auf einem neuen Pfeiler oder auf dem Tisch.

## Was im Weg ist

fault-road-over-column = Von oben gesehen darf eine Straße außer ihren eigenen beiden keinen Pfeiler überdecken: { $pieces }. Die Überschneidung beträgt { gap-mm }.
fault-column-under-road = Von oben gesehen darf ein neuer Pfeiler weder unter einer Straße noch in ihr stehen: { $pieces }. Die Überschneidung beträgt { gap-mm }.
fault-column-overlaps-column = Zwei Pfeiler können nicht am selben Platz stehen: { $pieces }. Sie überschneiden sich um { gap-mm }; Rand an Rand wäre erlaubt.
fault-touches-road = Straßen dürfen einander nicht berühren: { $pieces }. Sie sind { gap-mm } zu nah beieinander; ohne Berührung darüber hinweg oder darunter hindurch ist erlaubt.
fault-overlap-beyond-top = Zwei Straßen eines Pfeilers berühren sich außerhalb seiner Oberseite: { $pieces }. Sie berühren sich noch { gap-mm } jenseits des Randes; nur auf der Oberseite selbst dürfen sie das.
fault-touches-column = Eine Straße darf außer ihren eigenen beiden keinen Pfeiler berühren: { $pieces }. Der Abstand ist um { gap-mm } zu klein.
fault-touches-car = Was du baust, darf kein Auto berühren: { $pieces }. Der Abstand ist um { gap-mm } zu klein.
fault-touches-building = Was du baust, darf kein Gebäude berühren: { $pieces }. Der Abstand ist um { gap-mm } zu klein.
fault-touches-tower = Was du baust, darf den Turm nicht berühren: { $pieces }. Der Abstand ist um { gap-mm } zu klein.
fault-touches-obstacle = Was du baust, darf weder Flugzeug noch Terminal noch Baum berühren: { $pieces }. Der Abstand ist um { gap-mm } zu klein.
fault-touches-area = Eine Straße darf über ein Gebiet hinwegführen, es aber nicht berühren, außer als Ausfahrt, die dort endet: { $pieces }. Der Abstand ist um { gap-mm } zu klein.
fault-area-forbids-column = Auf diesem Gebiet darf kein Pfeiler stehen: { $pieces }. Er ragt { gap-mm } hinein.
fault-column-over-area-edge = Ein Pfeiler steht ganz in einem Entwicklungsgebiet oder ganz außerhalb: { $pieces }. Er ragt { gap-mm } über den Rand.
fault-area-forbids-off-ramp = Auf diesem Gebiet darf keine Ausfahrt enden: { $pieces }. Ihr Ende ragt { gap-mm } hinein.

## Autos

fault-car-not-earned = Du platzierst mehr Autos, als diese Straße verdient hat: { $placed } statt { $earned }.
fault-car-owed = Ein verdientes Auto muss platziert werden, solange es passt und stehen bleibt: Fällig auf dieser Straße: { $owed }, von dir platziert: { $placed }.
fault-car-does-not-fit = Das Auto bei { NUMBER($place, maximumFractionDigits: 1) } mm auf der Straße passt dort nicht hin: { $pieces }. Der Abstand ist um { gap-mm } zu klein.
fault-car-not-on-road = Das Auto bei { NUMBER($place, maximumFractionDigits: 1) } mm auf der Straße ragt { gap-mm } über ihr Ende hinaus. Ein Auto muss ganz auf der Straße stehen.
fault-car-would-slide = Auf dieser Straße bliebe kein Auto stehen: Sie ist { NUMBER($slope, maximumFractionDigits: 1) }° steil, und über { NUMBER($steepest, maximumFractionDigits: 1) }° rutscht ein Auto ab.
fault-car-type-unavailable = Dieses Auto hast du nicht mehr im Vorrat: { any-car }.
fault-nothing-to-take = Von { $player } gibt es in diesem Zug keinen Pfeilerstein zu holen: Eines deiner neuen Autos muss vom selben Typ sein wie ein Auto auf einer Straße von { $player }, die du gekreuzt hast, und { $player } muss einen Pfeilerstein im Vorrat haben.
fault-gray-given-first = { $player } hat noch graue Pfeilersteine und gibt diese vor den gelben her: Nimm einen grauen.

## Andere Züge

fault-pass-with-legal-build = Du hast noch einen erlaubten Zug, also darfst du nicht passen. Zum Beispiel diesen: { $turn }
fault-set-aside-not-allowed = Straßen werden nur in den Missionsregeln beiseitegelegt: Bau etwas, oder passe, wenn du nicht kannst.
fault-set-aside-with-legal-build = Du kannst noch bauen, also darfst du keine Straße beiseitelegen. Erlaubt ist zum Beispiel: { $turn }
fault-adjust-closed = Deinen letzten Zug kannst du nicht mehr nachbessern: Die Zeit dafür ist vorbei.
fault-adjust-other-turn = Du darfst nur deinen eigenen letzten Zug nachbessern, und zwar mit demselben Ausgangspunkt, derselben Höhe und derselben Art von Bau.
fault-adjust-disturbs = Später gebaute Teile wären dann nicht mehr regelgerecht: { $pieces }. Verschiebe weniger oder lass alles, wo es ist.
fault-stop-not-allowed = Die Partie kann jetzt nicht beendet werden: Dazu muss jemand mit allen Autos auf dem Highway gewonnen haben, und die Regeln müssen den anderen freistellen, ob sie weiterspielen.

## Stadtelemente

fault-component-unavailable = Dieses Stadtelement kann nicht aufgestellt werden: { any-component }. Es ist schon auf dem Tisch oder gehört nicht zu dieser Partie.
fault-development-first = Zuerst werden alle Entwicklungsgebiete ausgelegt. So lange muss dieses Stadtelement warten: { any-component }.
fault-areas-overlap = Gebiete dürfen einander nicht überlappen: { any-component }, { $pieces }. Die Überlappung beträgt { gap-mm }.
fault-area-too-close = Ein Entwicklungsgebiet hält mindestens { NUMBER($need, maximumFractionDigits: 1) } mm Abstand zu anderen Entwicklungsgebieten, Straßen und Pfeilern: { any-component }, { $pieces }. Der Abstand ist um { gap-mm } zu klein.
fault-component-touches-piece = Von oben gesehen darf ein Stadtelement kein stehendes Teil überdecken oder berühren: { any-component }, { $pieces }. Der Abstand ist um { gap-mm } zu klein.
fault-needs-development-area = Gebäude und Turm stehen nur auf Entwicklungsgebieten. Stelle dies ganz in ein freies hinein: { any-component }.
fault-development-occupied = Ein Entwicklungsgebiet bietet Platz für ein Gebäude oder den Turm, und dieses ist besetzt: { $pieces }. Suche ein anderes für: { any-component }.
fault-component-over-edge = Ein Gebäude oder der Turm steht ganz innerhalb seines Entwicklungsgebiets: { any-component }, { $pieces }. Der Überstand beträgt { gap-mm }.
fault-buildings-overlap = Zwei Gebäude können nicht am selben Platz stehen: { any-component }, { $pieces }. Sie überschneiden sich um { gap-mm }.

## Positions made from pieces

fault-more-than-in-box =
    { $kind ->
        [gray] Auf dem Tisch und in den Vorräten sind mehr graue Pfeilersteine als in der Schachtel: { $need } statt { $have }.
        [yellow] Auf dem Tisch und in den Vorräten sind mehr gelbe Pfeilersteine als in der Schachtel: { $need } statt { $have }.
        [roads] { $player } hat auf dem Tisch und im Vorrat mehr Straßen, als die Schachtel für jeden enthält: { $need } statt { $have }.
       *[cars] { $player } hat auf dem Tisch und im Vorrat mehr Autos, als die Schachtel für jeden enthält: { $need } statt { $have }.
    }
fault-broken-highway =
    { $what ->
        [ramp] { $player } braucht genau eine Auffahrt, und sie führt zu einem grauen Pfeiler der Höhe 1.
       *[road] Zu jedem Pfeiler muss eine Straße führen, bevor eine von ihm weiterführt: { $pieces }.
    }

## What fell

aftermath-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
aftermath-other-payment = { $player } muss insgesamt { $count ->
    [one] { $count } Pfeilerteil zahlen
   *[other] { $count } Pfeilerteile zahlen
 }; angegeben ist etwas anderes.
aftermath-too-poor = { $player } hat zum Zahlen nur noch { $gray } graue und { $yellow } gelbe Pfeilerteile.
aftermath-named-twice = Dieses Teil ist zweimal genannt: { $piece }.
aftermath-too-many = { $piece } besteht aus { $count ->
    [one] { $count } Teil
   *[other] { $count } Teilen
 }; mehr können nicht gefallen sein.
aftermath-no-piece = Dieses Teil steht nicht auf dem Tisch: { $piece }.
match-halted = Diese Partie wurde nach früheren Regeln gespielt. Schritt { $step } ist nicht mehr erlaubt ({ $fault }), deshalb endet sie davor: { $reason }
