### Warum ein Zug abgelehnt wird: eine Meldung je Fehler, `fault-<code>`.
### $pieces ist eine Liste von Teilen ohne Artikel („Straße von Bob, neuer Pfeiler“): nach dem Doppelpunkt lassen.
### $gap ist die Zahl der mm, um die es fehlt; immer als gap-mm zeigen.

gap-mm =
    { $gap ->
        [0] weniger als 0,1 mm
       *[other] { NUMBER($gap, maximumFractionDigits: 1) } mm
    }

## Wer am Zug ist, und wann

fault-not-your-turn = { $player } ist am Zug. Bitte warte, bis du an der Reihe bist.
fault-wrong-phase =
    { $phase ->
        [setup] Der Spielaufbau läuft noch: Erst kommen alle Stadtelemente auf den Tisch, danach wird gebaut.
        [building] Der Spielaufbau ist vorbei: Jetzt kommen keine Stadtelemente mehr dazu, jetzt werden Highways gebaut.
       *[over] Die Partie ist vorbei: Es kann nicht mehr gespielt werden.
    }
fault-no-such-base-point = Von dort kannst du nicht bauen. Wähle einen Endpfeiler deines Highways oder eine deiner Gabelungen, die noch abzweigen darf.
fault-base-point-closed = Hier endet dein Highway mit einer Ausfahrt, es geht nicht weiter. Wähle einen anderen Ausgangspunkt.
fault-already-branched = Diese Gabelung hat schon ihre Abzweigung: Drei Straßen liegen darauf, mehr dürfen es nicht sein. Wähle einen anderen Ausgangspunkt.

## Was es kostet

fault-height-step = Der Ausgangspunkt hat Höhe { $base_height }, ein Pfeiler der Höhe { $height } geht also nicht: Er muss genau um 1 höher oder niedriger sein. Nur eine Gabelung ist in der Höhe frei.
fault-height-below-one = Ein Pfeiler hat mindestens Höhe 1, Höhe { $height } geht nicht.
fault-junction-without-gray = Ein gelber Stein steht nie allein: Lege mindestens einen grauen darunter, sodass die Gabelung die Höhe 2 oder mehr hat.
fault-junctions-off = In dieser Partie gibt es keine Gabelungen. Baue einen grauen Pfeiler, der um 1 höher oder niedriger ist.
fault-not-enough-gray =
    { $have ->
        [0] { $yellow ->
            [0] Du hast keine Pfeilersteine mehr und kannst deshalb keinen Pfeiler bauen.
           *[other] Du hast keine grauen Pfeilersteine mehr, und ein gelber kann nicht allein stehen.
        }
       *[other] Nicht genug graue Pfeilersteine: Dieser Zug braucht { $need }, du hast { $have }.
    }
fault-not-enough-yellow = Du hast keine gelben Pfeilersteine mehr, und eine Gabelung braucht einen.
fault-not-enough-roads = Du hast keine Straßen mehr und kannst deshalb nichts mehr bauen.
fault-not-enough-cars = Nicht genug Autos: Dieser Zug braucht { $need }, du hast { $have }.

## Wie die Straße liegt

fault-out-of-reach =
    { $farthest ->
        [0] Einen so großen Höhenunterschied überbrückt keine Straße. Wähle eine Höhe, die näher an der des Ausgangspunkts liegt.
       *[other] Der neue Pfeiler ist { gap-mm } zu weit entfernt: Bis zum Ausgangspunkt sind es { NUMBER($distance, maximumFractionDigits: 1) } mm, und in dieser Höhe reicht eine Straße { NUMBER($farthest, maximumFractionDigits: 1) } mm weit.
    }
fault-end-sticks-out = Ein Ende der Straße ragt über seinen Pfeiler hinaus: { $pieces }. Es liegt { gap-mm } zu weit außen.
fault-lie-length = Der Abstand dieser beiden Enden weicht um { gap-mm } von der Länge einer Straße ab. Rücke sie um so viel zusammen oder auseinander.
fault-off-ramp-height =
    { $why ->
        [height-1] In dieser Partie darf eine Ausfahrt nur von Höhe 1 abgehen, nicht von Höhe { $height }.
       *[reach] Von Höhe { $height } aus ist eine Straße zu kurz, um den Tisch zu erreichen.
    }
fault-off-ramp-without-columns = Du hast keine Pfeilersteine mehr und kannst deshalb nichts bauen, auch keine Ausfahrt: { $missions ->
    [yes] Leg stattdessen eine Straße beiseite.
   *[no] Du musst passen.
 }
fault-off-table = Das ragt { gap-mm } über die Tischkante hinaus. Alles Gebaute muss auf dem Tisch bleiben.
fault-closes-loop = Diese Straße führt zu einem Pfeiler zurück, der schon steht: { $pieces }. Im Kreis bauen ist nicht erlaubt; eine Straße endet auf einem neuen Pfeiler oder auf dem Tisch.

## Was im Weg ist

fault-road-over-column = Von oben gesehen darf eine Straße außer ihren eigenen beiden keinen Pfeiler überdecken: { $pieces }. Die Überschneidung beträgt { gap-mm }.
fault-column-under-road = Von oben gesehen darf sich ein neuer Pfeiler nicht mit einer Straße überschneiden: { $pieces }. Die Überschneidung beträgt { gap-mm }.
fault-column-overlaps-column = Zwei Pfeiler können nicht am selben Platz stehen: { $pieces }. Sie überschneiden sich um { gap-mm }; Rand an Rand wäre erlaubt.
fault-touches-road = Straßen dürfen einander nicht berühren: { $pieces }. Der Abstand ist um { gap-mm } zu klein; ohne Berührung darüber hinweg oder darunter hindurch ist erlaubt.
fault-overlap-beyond-top = Diese Straßen berühren sich noch { gap-mm } neben der Oberseite ihres Pfeilers, drehe sie weiter auseinander: { $pieces }.
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
fault-car-owed = Verdiente Autos müssen platziert werden, solange sie passen und stehen bleiben: Diese Straße braucht { $owed }, du hast { $placed } platziert.
fault-car-does-not-fit = Das Auto bei { NUMBER($place, maximumFractionDigits: 1) } mm auf der Straße passt dort nicht hin: { $pieces }. Der Abstand ist um { gap-mm } zu klein.
fault-car-not-on-road = Das Auto bei { NUMBER($place, maximumFractionDigits: 1) } mm auf der Straße ragt { gap-mm } über ihr Ende hinaus. Ein Auto muss ganz auf der Straße stehen.
fault-car-would-slide = Diese Straße ist zu steil für Autos: Ihr Gefälle beträgt { NUMBER($slope, maximumFractionDigits: 1) }°, und über { NUMBER($steepest, maximumFractionDigits: 1) }° rutschen sie ab.
fault-car-type-unavailable = Dieses Auto hast du nicht im Vorrat: { any-car }.
fault-nothing-to-take = Von { $player } kannst du nichts nehmen. Ein neues Auto muss zum Typ eines Autos auf der gekreuzten Straße passen. Auch ein Pfeilerstein muss noch da sein.
fault-gray-given-first = { $player } hat noch graue Pfeilersteine und gibt diese vor den gelben her: Nimm einen grauen.

## Andere Züge

fault-pass-with-legal-build = Du kannst noch bauen, also darfst du nicht passen. Zum Beispiel so: { $turn }
fault-set-aside-not-allowed = Du kannst keine Straße beiseitelegen: Das erlauben nur die Missionsregeln. Bau etwas, oder passe, wenn du nicht kannst.
fault-set-aside-with-legal-build = Du kannst noch bauen, also darfst du keine Straße beiseitelegen. Zum Beispiel so: { $turn }
fault-adjust-closed = Deinen letzten Zug kannst du nicht mehr anpassen.
fault-adjust-other-turn = Du darfst nur deinen eigenen letzten Zug anpassen; Ausgangspunkt, Höhe und Bauart bleiben gleich.
fault-adjust-disturbs = Später gebaute Teile wären dann nicht mehr regelgerecht: { $pieces }. Verschiebe weniger oder lass alles, wo es ist.
fault-stop-not-allowed = Die Partie kann jetzt nicht beendet werden. Jemand muss alle Autos platziert haben, und die Regeln müssen den anderen freistellen, ob sie weiterspielen.

## Stadtelemente

fault-component-unavailable = Dieses Stadtelement kann nicht platziert werden: { any-component }. Es ist schon auf dem Tisch oder gehört nicht zu dieser Partie.
fault-development-first = Zuerst werden alle Entwicklungsgebiete platziert. So lange muss dieses Stadtelement warten: { any-component }.
fault-areas-overlap = Gebiete dürfen einander nicht überlappen: { any-component }, { $pieces }. Die Überlappung beträgt { gap-mm }.
fault-area-too-close = Ein Entwicklungsgebiet hält mindestens { NUMBER($need, maximumFractionDigits: 1) } mm Abstand zu anderen, zu Straßen und Pfeilern: { any-component }, { $pieces }. Es fehlen { gap-mm }.
fault-component-touches-piece = Von oben gesehen darf ein Stadtelement kein stehendes Teil überdecken oder berühren: { any-component }, { $pieces }. Der Abstand ist um { gap-mm } zu klein.
fault-needs-development-area = Gebäude und Turm stehen nur auf Entwicklungsgebieten. Platziere dies ganz auf einem freien: { any-component }.
fault-development-occupied = Ein Entwicklungsgebiet bietet Platz für ein Gebäude oder den Turm, und dieses ist besetzt: { $pieces }. Suche ein anderes für: { any-component }.
fault-component-over-edge = Ein Gebäude oder der Turm steht ganz innerhalb seines Entwicklungsgebiets: { any-component }, { $pieces }. Der Überstand beträgt { gap-mm }.
fault-buildings-overlap = Zwei Gebäude können nicht am selben Platz stehen: { any-component }, { $pieces }. Sie überschneiden sich um { gap-mm }.

## Stellungen aus einzelnen Teilen

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

## Was umgefallen ist

aftermath-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
aftermath-other-payment = { $player } muss insgesamt { $count ->
    [one] { $count } Pfeilerstein
   *[other] { $count } Pfeilersteine
 } zahlen; eingegeben ist etwas anderes.
aftermath-too-poor = { $player } hat zum Zahlen nur noch das: grau { $gray }, gelb { $yellow }.
aftermath-named-twice = Dasselbe Teil ist zweimal genannt.
aftermath-too-many =
    { $count ->
        [one] Das ist ein einzelnes Teil: Mehr kann nicht gefallen sein.
       *[other] Dieser Pfeiler besteht aus { $count } Steinen: Mehr können nicht gefallen sein.
    }
aftermath-no-piece = Dieses Teil steht nicht auf dem Tisch.
aftermath-no-miss = Nur wer am Zug ist, kann danebengreifen, und nur vor dem Ende des Zuges.
match-halted = Diese Partie wurde nach früheren Regeln gespielt. Schritt { $step } ist nicht mehr erlaubt ({ $fault }), deshalb endet die Partie davor: { $reason }
