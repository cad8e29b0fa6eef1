### Findings and the buttons that help, what is going on for a player, missions.

## Was nicht geht

findings-more =
    { $others ->
        [0] { $count ->
            [one] Daraus folgt noch { $count } Problem
           *[other] Daraus folgen noch { $count } Probleme
        }
       *[other] { $count ->
            [one] Noch { $count } Problem
           *[other] Noch { $count } Probleme
        }
    }

## Warum ein Zug vorgeschlagen wird

advice-last-car = Platziert dein letztes Auto.
advice-over = Führt über eine fremde Straße und bringt ein Auto: { $road }.
advice-under = Führt unter einer fremden Straße durch und bringt ein Auto: { $road }.
advice-crossings =
    Kreuzt { $roads ->
        [one] eine Straße
       *[other] { $roads } Straßen
    } und bringt { $cars ->
        [one] ein Auto
       *[other] { $cars } Autos
    }.
advice-bonus = Die Ausfahrt bringt das Bonusauto.
advice-points =
    { $points ->
        [one] Bringt { $points } Punkt: { $mission }.
       *[other] Bringt { $points } Punkte: { $mission }.
    }
advice-off-ramp = Beendet deinen Highway hier und kostet keinen Pfeilerstein.
advice-junction =
    { $next ->
        [yes] Von dieser Gabelung können zwei Straßen weiterführen, und die nächste kann ein Auto bringen.
       *[no] Von dieser Gabelung können zwei Straßen weiterführen.
    }
advice-next = Von dort kann deine nächste Straße ein Auto bringen.
advice-cheap =
    { $count ->
        [one] Spart Pfeilersteine: Es braucht nur einen.
       *[other] Spart Pfeilersteine: Es braucht nur { $count }.
    }
advice-on = Bringt noch nichts, führt aber deinen Highway weiter.

## Was hilft: ein Knopf neben dem Befund

remedy-nearest = Nächste Stelle
remedy-lower = Um { $by } niedriger
remedy-higher = Um { $by } höher
remedy-column = Stattdessen grauer Pfeiler
remedy-junction = Stattdessen Gabelung
remedy-direction = In eine freie Richtung drehen
remedy-base = Anderer Ausgangspunkt
remedy-off-ramp = Stattdessen Ausfahrt
remedy-cars = Autos für mich platzieren
remedy-take = Nehmen, was mir zusteht
remedy-component = Zuerst: { any-component }
remedy-build = Erlaubten Zug zeigen
remedy-set-aside = Straße beiseitelegen
remedy-pass = Passen

## Wie es um jemanden steht

situation-lack =
    { $lack ->
        [base-points] Keine Ausgangspunkte mehr
        [roads] Keine Straßen mehr
        [columns] Keine Pfeilersteine mehr
        [fitting] Keine passenden Pfeilersteine mehr für einen Ausgangspunkt
        [place] Keine erlaubte Stelle mehr
       *[material] Kein Material mehr
    }
situation-off-ramp =
    { $mine ->
        [yes] { situation-lack }: Du kannst nur noch eine Ausfahrt bauen.
       *[no] { $player }: { situation-lack }. Nur noch eine Ausfahrt ist möglich.
    }
situation-pass =
    { $lack ->
        [place] { $mine ->
            [yes] { situation-lack }: Du passt. Passen alle nacheinander, ist die Partie zu Ende.
           *[no] { $player }: { situation-lack }. Also wird gepasst.
        }
       *[other] { $mine ->
            [yes] { situation-lack }: Du passt. Zahlt dir im nächsten Zug von { $others } niemand einen Pfeilerstein, scheidest du aus.
           *[no] { $player }: { situation-lack }. Also wird gepasst.
        }
    }
situation-set-aside =
    { $mine ->
        [yes] { situation-lack }: Du legst eine Straße beiseite; das kostet keine Punkte.
       *[no] { $player }: { situation-lack }. Eine Straße wird beiseitegelegt.
    }
situation-last-chance =
    { $mine ->
        [yes] { situation-lack }: Zahlt dir im nächsten Zug von { $others } niemand einen Pfeilerstein, scheidest du aus.
       *[no] { $yours ->
            [yes] { $player }: { situation-lack }. Nach deinem Zug folgt das Ausscheiden, außer du zahlst einen Pfeilerstein.
           *[no] { $player }: { situation-lack }. Ohne einen Pfeilerstein im nächsten Zug von { $others } folgt das Ausscheiden.
        }
    }
situation-last-turn =
    { $mine ->
        [yes] Letzte Runde: Du hast noch einen Zug.
       *[no] Letzte Runde: { $player } hat noch einen Zug.
    }
situation-done =
    { $mine ->
        [yes] Alle deine Straßen sind verbraucht: Die anderen spielen zu Ende.
       *[no] Alle Straßen von { $player } sind verbraucht.
    }
situation-why-no-pass =
    { $missions ->
        [yes] Warum kann ich keine Straße beiseitelegen?
       *[no] Warum kann ich nicht passen?
    }
situation-can-build =
    { $missions ->
        [yes] Du kannst noch bauen, also darfst du keine Straße beiseitelegen.
       *[no] Du kannst noch bauen, also darfst du nicht passen.
    }

## Missionen: was für mehr Punkte fehlt

missing-drive = Noch ein Auto auf dem Highway
missing-development = Ein Pfeiler auf einem weiteren Entwicklungsgebiet (noch { $count })
missing-traffic-jam =
    { $count ->
        [one] Noch eine Straße mit Auto, verbunden mit den anderen
       *[other] Noch { $count } verbundene Straßen mit je einem Auto
    }
missing-rainbow = Eine Straße mit Auto über dem Regenbogengebiet
missing-off-ramp-airport = Eine Ausfahrt, die auf dem Flughafengebiet endet
missing-off-ramp-green = Eine Ausfahrt, die auf dem Grüngebiet endet
missing-building = Eine Schleife deines Highways um ein Gebäude (noch { $count })
missing-tower = Eine Schleife um den Turm: Er verdoppelt die Gebäudepunkte
missing-tower-and-building = Schleifen um ein Gebäude und um den Turm
missing-building-for-tower = Eine Schleife um ein Gebäude: Der Turm verdoppelt seinen Punkt
missing-tallest = Ein Pfeiler der Höhe { $count } ohne Gabelung
missing-stock =
    { $count ->
        [one] Noch { $count } Pfeilerstein; { $spare } kannst du ausgeben, ehe ein Punkt verloren geht
       *[other] Noch { $count } Pfeilersteine; { $spare } kannst du ausgeben, ehe ein Punkt verloren geht
    }
missing-no-roads = Nicht mehr möglich: keine Straßen mehr
missing-no-cars = Nicht mehr möglich: zu wenige Autos
missing-nothing = Vollständig

## Missionen: warum sich Punkte geändert haben

scored-drive = { $points } { mission-drive }: { $count ->
    [one] { $count } Auto auf dem Highway
   *[other] { $count } Autos auf dem Highway
 }
scored-development = { $points } { mission-development }: ein Pfeiler auf { $components }
scored-traffic-jam = { $points } { mission-traffic-jam }: { $count } verbundene Straßen mit Autos
scored-rainbow = { $points } { mission-rainbow }: { $mine ->
    [yes] dein Auto überquert das Regenbogengebiet
   *[no] ein Auto von { $player } überquert das Regenbogengebiet
 }
scored-off-ramp-airport = { $points } { mission-off-ramp-airport }: dort endet eine Ausfahrt
scored-off-ramp-green = { $points } { mission-off-ramp-green }: dort endet eine Ausfahrt
scored-building = { $points } { mission-building }: der Highway umschließt { $components }
scored-tower = { $points } { mission-tower }: er verdoppelt die Gebäudepunkte
scored-tallest = { $points } { mission-tallest }: { $up ->
    [yes] Höhe { $count }, und keiner ist höher
   *[no] der höchste hat jetzt Höhe { $count } ({ $others })
 }
scored-stock = { $points } { mission-stock }: { $count ->
    [one] noch { $count } Pfeilerstein
   *[other] noch { $count } Pfeilersteine
 }
scored-less = { $points } { $mission }: der Zug wurde geändert
scored-of = { $player }: { $what }

## Missionen: der Wertungsbogen, und was die Umrisse auf dem Tisch bedeuten

missions-mine = Was dir fehlt
missions-of = Was { $player } fehlt
enclosure-legend = Umschlossener Grund
enclosure-of =
    { $mine ->
        [yes] Dein Highway umschließt: { $components }
       *[no] Der Highway von { $player } umschließt: { $components }
    }
enclosure-nothing = kein Gebäude, nicht den Turm
