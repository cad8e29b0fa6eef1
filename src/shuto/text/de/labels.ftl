### Namen und kurze Wörter für Tabellen, Zeichnungen und Meldungen.

## Ausgaben

edition-second-edition = Tokyo Highway, zweite Auflage
edition-second-edition-about =
    Die kleine japanische Schachtel für zwei, auf Japanisch und Englisch.
    Leerer Tisch, Ausfahrten von jeder Höhe, verdiente Autos sind freiwillig.
edition-four-player-fr = Tokyo Highway, 2–4 Spieler (französische Regeln)
edition-four-player-fr-about =
    Die Schachtel für zwei bis vier nach der französischen Anleitung.
    Gebäude ab drei Spielern; wer eine eigene Straße kreuzt, bekommt keine Autos.
edition-four-player-de = Tokyo Highway, 2–4 Spieler (deutsche Regeln)
edition-four-player-de-about =
    Die Schachtel für zwei bis vier nach der deutschen Anleitung.
    Immer mit Gebäuden; Ausfahrten nur von Höhe 1.
edition-two-player-2024 = Tokyo Highway, Zwei-Spieler-Version 2024
edition-two-player-2024-about =
    Die neue Schachtel für zwei, mit zehn Autotypen.
    Leerer Tisch, verdiente Autos sind Pflicht, Ausfahrten nur von Höhe 1.
edition-rainbow-city = Tokyo Highway Rainbow City
edition-rainbow-city-about =
    Die Stadt für zwei bis vier, mit der neuen Schachtel für zwei bis zu sechs.
    Gebäude, Turm und Gebiete zum Drumherumbauen; Grundregeln oder Missionsregeln.

## Teile, wie sie in Problemen stehen

list-separator = { ", " }
pair = { $name }: { $value }
facts-separator = { " · " }
piece-column =
    { $mine ->
        [yes] dein { noun-column }{ piece-where }
       *[no] { noun-column } von { $owner }{ piece-where }
    }
piece-junction =
    { $mine ->
        [yes] deine { noun-junction }{ piece-where }
       *[no] { noun-junction } von { $owner }{ piece-where }
    }
piece-road =
    { $mine ->
        [yes] deine { noun-road }{ piece-where }
       *[no] { noun-road } von { $owner }{ piece-where }
    }
piece-starting-ramp =
    { $mine ->
        [yes] deine Auffahrt
       *[no] Auffahrt von { $owner }
    }
piece-off-ramp =
    { $mine ->
        [yes] deine { noun-off-ramp }{ piece-where }
       *[no] { noun-off-ramp } von { $owner }{ piece-where }
    }
piece-car =
    { $mine ->
        [yes]
            { $type ->
                [plain] dein { noun-car }{ piece-where }
               *[other] dein Auto ({ noun-car }){ piece-where }
            }
       *[no] { noun-car } ({ $owner }){ piece-where }
    }
piece-building =
    { $id ->
        [block] { component-block }
        [slab] { component-slab }
        [rotunda] { component-rotunda }
        [wedge] { component-wedge }
       *[other] Gebäude { $id }
    }
piece-tower =
    { $id ->
        [tower] { component-tower }
       *[other] Turm { $id }
    }
piece-area =
    { $id ->
        [development-1] { component-development-1 }
        [development-2] { component-development-2 }
        [development-3] { component-development-3 }
        [development-4] { component-development-4 }
        [development-5] { component-development-5 }
        [airport] { component-airport }
        [green] { component-green }
        [rainbow] { component-rainbow }
       *[other] Gebiet { $id }
    }
piece-obstacle =
    { $id ->
        [plane] { component-plane }
        [terminal] { component-terminal }
        [tree] { component-tree }
       *[other] Hindernis { $id }
    }
piece-new-column = neuer Pfeiler
piece-new-road = neue Straße
piece-new-car = neues Auto
column-number = Pfeiler { $number }
column-of = Pfeiler { $number } von { $owner }
road-between =
    { $kind ->
        [starting-ramp] Auffahrt zu Pfeiler { $end }
        [off-ramp] Ausfahrt von Pfeiler { $start }
       *[road] Straße von Pfeiler { $start } zu Pfeiler { $end }
    }

## Stadtelemente

component-block = Gebäude „Block“
component-slab = Gebäude „Riegel“
component-rotunda = Gebäude „Rundbau“
component-wedge = Gebäude „Keil“
component-tower = Turm
component-development-1 = Entwicklungsgebiet 1
component-development-2 = Entwicklungsgebiet 2
component-development-3 = Entwicklungsgebiet 3
component-development-4 = Entwicklungsgebiet 4
component-development-5 = Entwicklungsgebiet 5
component-airport = Flughafengebiet
component-green = Grüngebiet
component-rainbow = Regenbogengebiet
component-plane = Flugzeug
component-terminal = Terminal
component-tree = Baum
# Der Name von $component, ob als Kennung gegeben oder schon als Name.
any-component =
    { $component ->
        [block] { component-block }
        [slab] { component-slab }
        [rotunda] { component-rotunda }
        [wedge] { component-wedge }
        [tower] { component-tower }
        [development-1] { component-development-1 }
        [development-2] { component-development-2 }
        [development-3] { component-development-3 }
        [development-4] { component-development-4 }
        [development-5] { component-development-5 }
        [airport] { component-airport }
        [green] { component-green }
        [rainbow] { component-rainbow }
       *[other] { $component }
    }

## Autotypen

car-plain = Auto
car-sedan = Limousine
car-sports-car = Sportwagen
car-electric-car = Elektroauto
car-food-truck = Foodtruck
car-family-wagon = Familienkombi
car-limousine = Stretchlimousine
car-delivery-van = Lieferwagen
car-construction-truck = Baustellenlaster
car-jumbo-trailer = Sattelzug
car-highway-bus = Reisebus
# Der Name von $type, ob als Kennung gegeben oder schon als Name.
any-car =
    { $type ->
        [plain] { car-plain }
        [sedan] { car-sedan }
        [sports-car] { car-sports-car }
        [electric-car] { car-electric-car }
        [food-truck] { car-food-truck }
        [family-wagon] { car-family-wagon }
        [limousine] { car-limousine }
        [delivery-van] { car-delivery-van }
        [construction-truck] { car-construction-truck }
        [jumbo-trailer] { car-jumbo-trailer }
        [highway-bus] { car-highway-bus }
       *[other] { $type }
    }

## Phasen einer Partie

phase-setup = Spielaufbau
phase-building = Bauphase
phase-over = Spielende
to-move = { $player } ist am Zug

## Schalter

switch-on = an
switch-off = aus
switch-default = wie in der Ausgabe
switch-obstacles = Hindernisse
switch-obstacles-none = keine
switch-obstacles-buildings = ein Gebäude pro Spieler
switch-obstacles-buildings-from-three = ein Gebäude pro Spieler, ab drei Spielern
switch-obstacles-city = die Stadt
switch-first_player = Startspieler
switch-first_player-draw = Auslosung
switch-first_player-motorway = zuletzt auf einer Autobahn
switch-first_player-rainbow = zuletzt einen Regenbogen gesehen
switch-earned_car = Verdientes Auto
switch-earned_car-may = darf platziert werden
switch-earned_car-must = muss platziert werden
switch-own_crossing = Eigene Straße kreuzen
switch-own_crossing-earns-nothing = bringt für diese Straße nichts
switch-own_crossing-blocks-crossing-cars = gar keine Autos für Kreuzungen
switch-own_crossing-blocks-every-car = gar keine Autos, auch kein Bonusauto
switch-earn_from = Straßen, die Autos bringen
switch-earn_from-between-columns = nur zwischen zwei Pfeilern
switch-earn_from-any = alle, auch Auf- und Ausfahrten
switch-off_ramp_from = Ausfahrt von
switch-off_ramp_from-any-height = jeder Höhe
switch-off_ramp_from-height-1 = Höhe 1
switch-off_ramp_bonus = Bonusauto einer Ausfahrt
switch-off_ramp_bonus-may = darf platziert werden
switch-off_ramp_bonus-must = muss platziert werden
switch-penalty = Strafe
switch-penalty-per-piece = ein Pfeilerstein pro gefallenem Teil
switch-penalty-per-owner = ein Pfeilerstein pro betroffener Person
switch-repair = Wiederaufbau durch
switch-repair-culprit = den Verursacher
switch-repair-everybody = alle
switch-adjust_until = Anpassen erlaubt
switch-adjust_until-next-column = bis der Nächste einen Pfeiler baut
switch-adjust_until-turn-end = bis der Zug endet
switch-all_cars_out = Wer zuerst alle Autos platziert hat
switch-all_cars_out-game-over = gewinnt, die Partie ist vorbei
switch-all_cars_out-play-on = gewinnt, die anderen spielen weiter
switch-all_cars_out-may-play-on = gewinnt, die anderen dürfen weiterspielen
switch-material_clock = Gnadenrunde
switch-material_clock-at-once = beginnt sofort
switch-material_clock-on-pass = beginnt mit dem Passen
switch-forced_pass = Erzwungenes Passen
switch-forced_pass-completes-turn = beendet den Zug
switch-forced_pass-no-turn = zählt nicht als Zug
switch-short_of = Material ist aus
switch-short_of-any-turn = wenn kein Zug möglich ist
switch-short_of-any-kind = wenn eine Sorte aufgebraucht ist
switch-without_columns = Ohne Pfeilersteine
switch-without_columns-off-ramp = ist noch eine Ausfahrt möglich
switch-without_columns-nothing = kann nichts gebaut werden
switch-same_type = Gleicher Autotyp
switch-same_type-off = spielt keine Rolle
switch-same_type-one-a-turn = ein Pfeilerstein pro Zug
switch-same_type-one-a-player = pro Zug ein Pfeilerstein von jedem
switch-missions = Missionsregeln
switch-junctions = Gabelungen
switch-cars = Autos pro Spieler
switch-nudge = Verschiebung, die als Umwerfen gilt (mm)
switch-road_length = Länge einer Straße
switch-road_length-114 = 114 mm
switch-road_length-120 = 120 mm

## Wörter für Tabellen und Zeichnungen

legal = erlaubt
illegal = nicht erlaubt
player = Spieler
players = Spieler
turn = Zug
turn-count =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
first = Startspieler
cars = Autos
gray = Grau
yellow = Gelb
roads = Straßen
supply = Vorrat
score = Punkte
total = Summe
rank = Platz
mission = Mission
edition = Ausgabe
rule = Regel
finding = Problem
gap = Abweichung
crossing = Kreuzung
over = darüber
under = darunter
earned = Verdient
bonus = Bonus
base-point = Ausgangspunkt
height = Höhe
junction = Gabelung
off-ramp = Ausfahrt
starting-ramp = Auffahrt
result = Ergebnis
nearest-legal = Nächstgelegener erlaubter Zug: { $turn } ({ NUMBER($distance, maximumFractionDigits: 1) } mm entfernt)
ruling-ours = Shutos Regel
compiling = Die Regeln werden vorbereitet. Das geschieht nur einmal und dauert etwa 30 Sekunden.
compiling-bots = Die Bots werden vorbereitet. Das geschieht nur einmal und dauert etwa 30 Sekunden.
compiling-progress = Vorbereitung im Hintergrund: { $percent } %. Gespielt werden kann schon.
compiling-done = Fertig: Ab jetzt läuft alles mit voller Geschwindigkeit.

## Missionen

mission-drive = Fahren
mission-development = Entwicklung
mission-traffic-jam = Stau
mission-rainbow = Regenbogen
mission-off-ramp-airport = Ausfahrt am Flughafen
mission-off-ramp-green = Ausfahrt im Grüngebiet
mission-building = Gebäude
mission-tower = Turm
mission-tallest = Höchster Pfeiler
mission-stock = Vorrat

## Warum eine Kreuzung ein Auto bringt, oder nicht

crossing-earns = zuerst gekreuzt, bringt ein Auto
crossing-own = eigene Straßen bringen nichts
crossing-taken = auf dieser Seite schon gekreuzt, bringt nichts
crossing-not-between-columns = nur Straßen zwischen zwei Pfeilern bringen ein Auto
crossing-blocked-by-own = bringt nichts, weil die neue Straße auch eine eigene kreuzt
crossing-no-car-left = bringt nichts, weil kein Auto mehr übrig ist
crossing-over = { $road }, darüber: { $why }
crossing-under = { $road }, darunter: { $why }
bonus-blocked-by-own = Kein Bonusauto, weil die neue Straße eine eigene kreuzt

## Was in einem Zug geschah

turn-extend = { $player } baut einen Pfeiler der Höhe { $height }
turn-junction = { $player } baut eine Gabelung der Höhe { $height }
turn-off-ramp = { $player } baut eine Ausfahrt
turn-pass = { $player } passt
turn-set-aside = { $player } legt eine Straße beiseite
turn-component = { $player } platziert: { any-component }
turn-adjust = { $player } passt den letzten Zug an
turn-stop = { $player } beendet die Partie
turn-resign = { $player } verlässt die Partie
turn-out-of-time = { $player } hat keine Zeit mehr und scheidet aus
turn-cars =
    { $count ->
        [0] kein Auto platziert
        [one] { $count } Auto platziert
       *[other] { $count } Autos platziert
    }
turn-penalty =
    { $count ->
        [one] Strafe: { $payer } gibt { $owner } { $count } Pfeilerstein
       *[other] Strafe: { $payer } gibt { $owner } { $count } Pfeilersteine
    }
turn-taken = Gleicher Typ: { $taker } nimmt { $owner } einen Pfeilerstein ab

## Wie eine Partie endet

outcome-won = { $player } gewinnt!
outcome-shared = Geteilter Sieg: { $players }
outcome-out-of-material = { $player } hat kein Material mehr und scheidet aus.
outcome-all-cars = { $player } hat alle Autos platziert.
outcome-stalemate = Alle haben gepasst: Es zählen die platzierten Autos, dann die übrigen Pfeilersteine.
outcome-missions = Die Missionen entscheiden: Die höchste Punktzahl gewinnt; bei Gleichstand die meisten Autos auf dem Highway.
outcome-stopped = Die Spieler haben die Partie beendet.
