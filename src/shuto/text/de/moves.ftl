### What happened to pieces, their names, the list of moves, a lost connection.

## Was mit einem Teil geschah

fate-fallen =
    { $kind ->
        [column] { $piece } umgefallen
       *[other] { $piece } heruntergefallen
    }
fate-nudged = { $piece } um { NUMBER($mm, maximumFractionDigits: 1) } mm verschoben
fate-displaced = { $piece } um { NUMBER($mm, maximumFractionDigits: 1) } mm verschoben: gilt als umgeworfen

## Namen der Teile: was sie unterscheidet

# „3.“: die Teile in der Reihenfolge, in der sie gebaut wurden.
in-order = { $number }.
noun-column =
    { $mark ->
        [first] erster Pfeiler
        [last] letzter Pfeiler
        [highest] höchster Pfeiler
        [number] { in-order } Pfeiler
       *[other] Pfeiler
    }
noun-junction =
    { $mark ->
        [first] erste Gabelung
        [last] letzte Gabelung
        [highest] höchste Gabelung
        [number] { in-order } Gabelung
       *[other] Gabelung
    }
noun-road =
    { $mark ->
        [first] erste Straße
        [last] letzte Straße
        [highest] höchste Straße
        [number] { in-order } Straße
       *[other] Straße
    }
noun-off-ramp =
    { $mark ->
        [first] erste Ausfahrt
        [last] letzte Ausfahrt
        [number] { in-order } Ausfahrt
       *[other]
            { $nth ->
                [0] Ausfahrt
               *[other] Ausfahrt { $nth }
            }
    }
noun-car =
    { $nth ->
        [0] { any-car }
       *[other] { any-car } { $nth }
    }
# Was auf den Namen eines Teils folgt. Leer, wenn der Name genügt.
piece-where =
    { $mark ->
        [near] { " " }{ near-component }
        [with] { " " }mit { any-car }
        [over] { " " }{ over-road }
        [under] { " " }{ under-road }
        [height] { " " }(Höhe { $number })
        [on-road] { " " }{ on-road-in-order }
        [on-off-ramp] { " " }{ on-off-ramp-in-order }
        [on-starting-ramp] { " " }auf der Auffahrt
       *[other] { "" }
    }
on-road-in-order =
    { $number ->
        [0] auf der Straße
       *[other] auf der { in-order } Straße
    }
on-off-ramp-in-order =
    { $number ->
        [0] auf der Ausfahrt
       *[other] auf der { in-order } Ausfahrt
    }
near-component =
    { $component ->
        [tower] am { any-component }
       *[other] am { any-component }
    }
over-road =
    { $whose_mine ->
        [yes] über deiner Straße
       *[no] über einer Straße von { $whose }
    }
under-road =
    { $whose_mine ->
        [yes] unter deiner Straße
       *[no] unter einer Straße von { $whose }
    }

## Die Liste der Züge und die verlorene Verbindung

web-moves = Züge
web-moves-none = Noch niemand hat gezogen.
web-move-column = Pfeiler der Höhe { $height }
web-move-junction = Gabelung der Höhe { $height }
web-move-off-ramp = Ausfahrt
web-move-component = platziert: { any-component }
web-move-pass = passt
web-move-set-aside = legt eine Straße beiseite
web-move-stop = beendet die Partie
web-move-resign = verlässt die Partie
web-move-out-of-time = hat keine Zeit mehr
web-move-adjust = passt den letzten Zug an
web-move-fall = wirft etwas um
web-move-missed-turn = legt dreimal daneben und verliert den Zug
web-move-missed-column = legt daneben: ein Pfeilerstein kommt in die Schachtel
turn-missed-turn = { $player } hat dreimal danebengelegt und den Zug verloren
turn-missed-column = { $player } hat danebengelegt: ein Pfeilerstein kam in die Schachtel
web-move-fell = Umgeworfen: { $pieces }
web-move-moved = Verschoben: { $pieces }
web-move-paid =
    { $count ->
        [one] { $owner } bekommt { $count } Pfeilerstein
       *[other] { $owner } bekommt { $count } Pfeilersteine
    }
web-move-forgiven = niemand zahlt
web-move-taken = nimmt { $owner } einen Pfeilerstein ab
web-following = Die Züge der anderen werden gezeigt.
web-following-skip = Überspringen
web-more = Mehr
web-lost-safe = Alles bisher Gespielte ist gespeichert.
web-lost-unsent = Dein Zug ist noch nicht gesendet. Er bleibt hier, bis die Verbindung wieder da ist.
web-lost-unsure = Dein Zug war unterwegs und ist vielleicht nicht angekommen. Der Tisch wird es zeigen.

## Dasselbe, wenn die Zeile mit „Du“ beginnt

web-you-component = platzierst: { any-component }
web-you-pass = passt
web-you-set-aside = legst eine Straße beiseite
web-you-stop = beendest die Partie
web-you-resign = verlässt die Partie
web-you-out-of-time = hast keine Zeit mehr
web-you-adjust = passt den letzten Zug an
web-you-fall = wirfst etwas um
web-you-missed-turn = legst dreimal daneben und verlierst den Zug
web-you-missed-column = legst daneben: ein Pfeilerstein kommt in die Schachtel
web-turn-you-missed-turn = Du hast dreimal danebengelegt und den Zug verloren
web-turn-you-missed-column = Du hast danebengelegt: ein Pfeilerstein kam in die Schachtel
web-turn-you-fell = Du hast etwas umgeworfen
web-turn-you-moved = Du hast etwas verschoben; das kostet nichts
web-move-paid-you =
    { $count ->
        [one] du bekommst { $count } Pfeilerstein
       *[other] du bekommst { $count } Pfeilersteine
    }
