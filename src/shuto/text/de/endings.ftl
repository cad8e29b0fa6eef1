### Das Ende einer Partie: Plätze und Gründe, Revanche, Teilen.

## Warum die Partie zu Ende ist

ending-roads-used-up = Alle Straßen sind verbaut oder beiseitegelegt.
ending-last-round-played = Das letzte Auto eines Vorrats wurde platziert und die Runde zu Ende gespielt.
ending-ranked-by-cars = Wer noch im Spiel war, wird nach platzierten Autos gereiht, dann nach übrigen Pfeilersteinen.

## Warum jemand auf seinem Platz liegt

two-sentences = { $first } { $second }
place-rival =
    { $reader ->
        [yes] du
       *[no] { $rival }
    }
place-lack =
    { $lack ->
        [base-points] keine Ausgangspunkte
        [roads] keine Straßen
        [columns] keine Pfeilersteine
        [fitting] keine passenden Pfeilersteine für einen Ausgangspunkt
       *[material] kein Material
    }
place-cars-first =
    { $you ->
        [yes] Du hast vor allen anderen alle Autos platziert (Zug { $turn }).
       *[no] { $player } hat vor allen anderen alle Autos platziert (Zug { $turn }).
    }
place-cars-later =
    { $you ->
        [yes] Auch du hast alle Autos platziert (Zug { $turn }), nach { $rival }.
       *[no] { $reader ->
           [yes] Auch { $player } hat alle Autos platziert (Zug { $turn }), nach dir.
          *[no] Auch { $player } hat alle Autos platziert (Zug { $turn }), nach { $rival }.
       }
    }
place-last-with-material =
    { $you ->
        [yes] { $others ->
            [one] Nur du warst noch dabei: { $rival } hatte kein Material mehr.
           *[other] Nur du warst noch dabei: Alle anderen hatten kein Material mehr.
        }
       *[no] { $others ->
            [one] { $reader ->
                [yes] Nur { $player } war noch dabei: Du hattest kein Material mehr.
               *[no] Nur { $player } war noch dabei: { $rival } hatte kein Material mehr.
            }
           *[other] Nur { $player } war noch dabei: Alle anderen hatten kein Material mehr.
        }
    }
place-last-building =
    { $you ->
        [yes] Nur du warst noch dabei, mit { $cars } von { $all } Autos; wer alle platziert hat, liegt davor.
       *[no] Nur { $player } war noch dabei, mit { $cars } von { $all } Autos; wer alle platziert hat, liegt davor.
    }
place-out =
    { $you ->
        [yes] Du hattest { place-lack } mehr (Zug { $turn }), und niemand hat dir rechtzeitig einen Pfeilerstein gezahlt: { place-out-when }.
       *[no] { $player } hatte { place-lack } mehr (Zug { $turn }) und bekam nicht rechtzeitig einen Pfeilerstein gezahlt: { place-out-when }.
    }
place-out-when =
    { $when ->
        [first] vor allen anderen ausgeschieden
        [later] { $reader ->
            [yes] nach dir ausgeschieden
           *[no] nach { $rival } ausgeschieden
        }
       *[alone] ausgeschieden
    }
place-resigned =
    { $turn ->
        [0] { $you ->
            [yes] Du hast die Partie vor dem ersten Zug verlassen.
           *[no] { $player } hat die Partie vor dem ersten Zug verlassen.
        }
       *[other] { $you ->
            [yes] Du hast die Partie nach Zug { $turn } verlassen.
           *[no] { $player } hat die Partie nach Zug { $turn } verlassen.
        }
    }
place-out-of-time =
    { $turn ->
        [0] { $you ->
            [yes] Deine Zeit war vor dem ersten Zug um.
           *[no] Die Zeit von { $player } war vor dem ersten Zug um.
        }
       *[other] { $you ->
            [yes] Deine Zeit war nach Zug { $turn } um.
           *[no] Die Zeit von { $player } war nach Zug { $turn } um.
        }
    }
place-others-left =
    { $you ->
        [yes] Nur du warst noch in der Partie.
       *[no] Nur { $player } war noch in der Partie.
    }
place-although =
    { $won ->
        [yes] { $you ->
            [yes] Deshalb gewinnt { $rival }, obwohl du mehr Autos platziert hattest ({ $cars } gegen { $fewer }).
           *[no] { $reader ->
               [yes] Deshalb gewinnst du, obwohl { $player } mehr Autos platziert hatte ({ $cars } gegen { $fewer }).
              *[no] Deshalb gewinnt { $rival }, obwohl { $player } mehr Autos platziert hatte ({ $cars } gegen { $fewer }).
           }
        }
       *[no] { $you ->
            [yes] Deshalb liegt { $rival } davor, obwohl du mehr Autos platziert hattest ({ $cars } gegen { $fewer }).
           *[no] { $reader ->
               [yes] Deshalb liegst du davor, obwohl { $player } mehr Autos platziert hatte ({ $cars } gegen { $fewer }).
              *[no] Deshalb liegt { $rival } davor, obwohl { $player } mehr Autos platziert hatte ({ $cars } gegen { $fewer }).
           }
        }
    }
place-building =
    { $you ->
        [yes] Du hattest { $cars } von { $all } Autos platziert{ place-building-when }.
       *[no] { $player } hatte { $cars } von { $all } Autos platziert{ place-building-when }.
    }
place-building-when =
    { $when ->
        [last-car] { $reader ->
            [yes] , als du dein letztes platziert hast
           *[no] , als { $rival } das letzte eigene platzierte
        }
        [most] , mehr als alle anderen, die noch im Spiel waren
       *[end] , als die Partie endete
    }
place-points =
    { $you ->
        [yes] Du hast { place-score }.
       *[no] { $player } hat { place-score }.
    }
place-score =
    { $most ->
        [yes] { $count ->
            [one] { $count } Punkt, mehr als alle anderen
           *[other] { $count } Punkte, mehr als alle anderen
        }
       *[no] { $count ->
            [one] { $count } Punkt
           *[other] { $count } Punkte
        }
    }
place-tie =
    { $what ->
        [cars] { $more ->
            [yes] Ebenso viele wie { place-rival }, aber mehr Autos auf dem Highway ({ $mine } gegen { $theirs }).
           *[no] Ebenso viele wie { place-rival }, aber weniger Autos auf dem Highway ({ $mine } gegen { $theirs }).
        }
       *[columns] { $more ->
            [yes] Ebenso viele wie { place-rival }, aber mehr Pfeilersteine übrig ({ $mine } gegen { $theirs }).
           *[no] Ebenso viele wie { place-rival }, aber weniger Pfeilersteine übrig ({ $mine } gegen { $theirs }).
        }
    }
place-shared =
    { $what ->
        [cars] Ebenso viele Punkte und Autos ({ $count }) wie { place-rival }: Der Platz wird geteilt.
       *[columns] Ebenso viele Autos und übrige Pfeilersteine ({ $count }) wie { place-rival }: Der Platz wird geteilt.
    }

## Wie es weitergeht

ending-you-won = Du gewinnst!
ending-cars =
    { $count ->
        [one] { $count } Auto
       *[other] { $count } Autos
    }
ending-skip = Taste drücken oder tippen zum Überspringen
ending-fly = Über den Highway fliegen
ending-rematch = Revanche
ending-rematch-asked =
    { $you ->
        [yes] Du hast eine Revanche begonnen. Die Plätze sind um eins weitergerückt.
       *[no] { $player } hat eine Revanche begonnen. Die Plätze sind um eins weitergerückt.
    }
ending-rematch-join = Zur Revanche
ending-rematch-watch = Revanche ansehen
ending-next-level = Stufe { $level } spielen
ending-share = Teilen

## Teilen

share-link = Link zu diesem Tisch kopieren
share-picture-alt = Der Tisch, darunter die Spieler und ihre Plätze
share-picture-save = Dieses Bild speichern
share-table-only = Nur der Tisch (PNG)

## Die Kurve der Chancen

plot-steps = Schritt
plot-chance = Gewinnchance
plot-about = Gewinnchance aller nach jedem Schritt; ein Klick führt dorthin
