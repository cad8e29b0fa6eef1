### Nomi e parole brevi per tabelle, disegni e messaggi.

## Edizioni

edition-second-edition = Tokyo Highway, seconda edizione
edition-second-edition-about =
    La piccola scatola giapponese per due, in giapponese e inglese.
    Tavolo vuoto, Rampe di Uscita da ogni altezza, Veicoli guadagnati facoltativi.
edition-four-player-fr = Tokyo Highway per quattro, regole francesi
edition-four-player-fr-about =
    La scatola da due a quattro, secondo il regolamento francese.
    Edifici da tre giocatori in su; incrociare una propria Strada blocca i Veicoli degli incroci.
edition-four-player-de = Tokyo Highway per quattro, regole tedesche
edition-four-player-de-about =
    La scatola da due a quattro, secondo il regolamento tedesco.
    Sempre con Edifici; Rampe di Uscita solo da altezza 1.
edition-two-player-2024 = Tokyo Highway, versione 2024 per due
edition-two-player-2024-about =
    La nuova scatola per due, con dieci tipi di Veicoli.
    Tavolo vuoto, Veicoli guadagnati obbligatori, Rampe di Uscita solo da altezza 1.
edition-rainbow-city = Tokyo Highway Rainbow City
edition-rainbow-city-about =
    La città da due a quattro, fino a sei con la scatola del 2024.
    Edifici, Torre e Aree attorno a cui costruire; Regole di Base o Regole Missione.

## Pezzi, come compaiono nei rilievi

list-separator = { ", " }
piece-column = Pilastro { $id } ({ $owner })
piece-road = Strada { $id } ({ $owner })
piece-starting-ramp = Rampa di Accesso { $id } ({ $owner })
piece-off-ramp = Rampa di Uscita { $id } ({ $owner })
piece-car = { any-car } { $id } ({ $owner })
piece-building =
    { $id ->
        [block] { component-block }
        [slab] { component-slab }
        [rotunda] { component-rotunda }
        [wedge] { component-wedge }
       *[other] Edificio { $id }
    }
piece-tower =
    { $id ->
        [tower] { component-tower }
       *[other] Torre { $id }
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
       *[other] Area { $id }
    }
piece-obstacle =
    { $id ->
        [plane] { component-plane }
        [terminal] { component-terminal }
        [tree] { component-tree }
       *[other] ostacolo { $id }
    }
piece-new-column = nuovo Pilastro
piece-new-road = nuova Strada
piece-new-car = nuovo Veicolo

## Componenti della Città

component-block = Edificio «Blocco»
component-slab = Edificio «Stecca»
component-rotunda = Edificio «Rotonda»
component-wedge = Edificio «Cuneo»
component-tower = Torre
component-development-1 = Area di Sviluppo 1
component-development-2 = Area di Sviluppo 2
component-development-3 = Area di Sviluppo 3
component-development-4 = Area di Sviluppo 4
component-development-5 = Area di Sviluppo 5
component-airport = Area Aeroporto
component-green = Area Verde
component-rainbow = Area Arcobaleno
component-plane = aereo
component-terminal = terminal
component-tree = albero
# Il nome di $component, dato come identificativo o già come nome.
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

## Tipi di Veicoli

car-plain = Veicolo
car-sedan = Berlina
car-sports-car = Auto Sportiva
car-electric-car = Auto Elettrica
car-food-truck = Food Truck
car-family-wagon = Familiare
car-limousine = Limousine
car-delivery-van = Furgone
car-construction-truck = Camioncino
car-jumbo-trailer = Tir
car-highway-bus = Autobus
# Il nome di $type, dato come identificativo o già come nome.
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

## Fasi di una partita

phase-setup = preparazione
phase-building = costruzione
phase-over = partita finita

## Opzioni

switch-on = sì
switch-off = no
switch-default = come nell’edizione
switch-obstacles = Ostacoli
switch-obstacles-none = nessuno
switch-obstacles-buildings = un Edificio per giocatore
switch-obstacles-buildings-from-three = un Edificio per giocatore, da tre in su
switch-obstacles-city = la città
switch-first_player = Primo giocatore
switch-first_player-draw = sorteggio equo
switch-first_player-motorway = ultimo su un’autostrada
switch-first_player-rainbow = ultimo ad aver visto un arcobaleno
switch-earned_car = Veicolo guadagnato
switch-earned_car-may = si può posizionare
switch-earned_car-must = va posizionato
switch-own_crossing = Incrociare una propria Strada
switch-own_crossing-earns-nothing = non frutta nulla per quella Strada
switch-own_crossing-blocks-crossing-cars = blocca tutti i veicoli degli incroci
switch-own_crossing-blocks-every-car = blocca ogni veicolo, anche il bonus
switch-earn_from = Strade che fruttano
switch-earn_from-between-columns = solo fra due Pilastri
switch-earn_from-any = tutte, rampe comprese
switch-off_ramp_from = Rampa di Uscita da
switch-off_ramp_from-any-height = ogni altezza
switch-off_ramp_from-height-1 = altezza 1
switch-off_ramp_bonus = Veicolo bonus della Rampa di Uscita
switch-off_ramp_bonus-may = si può posizionare
switch-off_ramp_bonus-must = va posizionato
switch-penalty = Penalità
switch-penalty-per-piece = un Pilastrino per pezzo caduto
switch-penalty-per-owner = un Pilastrino per proprietario colpito
switch-repair = Ripristino a cura di
switch-repair-culprit = chi ha causato la caduta
switch-repair-everybody = tutti
switch-adjust_until = Aggiustamenti
switch-adjust_until-next-column = finché il seguente non costruisce un Pilastro
switch-adjust_until-turn-end = fino alla fine del turno
switch-all_cars_out = Primo con tutti i Veicoli posizionati
switch-all_cars_out-game-over = vince, la partita finisce
switch-all_cars_out-play-on = vince, gli altri proseguono
switch-all_cars_out-may-play-on = vince, gli altri possono proseguire
switch-material_clock = Conto alla rovescia dei materiali
switch-material_clock-at-once = parte subito
switch-material_clock-on-pass = parte quando si passa
switch-forced_pass = Passo forzato
switch-forced_pass-completes-turn = completa il turno
switch-forced_pass-no-turn = non vale come turno
switch-short_of = Senza materiali
switch-short_of-any-turn = quando nessun turno è possibile
switch-short_of-any-kind = quando manca anche un solo genere
switch-without_columns = Senza pilastrini
switch-without_columns-off-ramp = una rampa di uscita resta possibile
switch-without_columns-nothing = non si può costruire nulla
switch-same_type = Stesso tipo di Veicolo
switch-same_type-off = non conta
switch-same_type-one-a-turn = un Pilastrino per turno
switch-same_type-one-a-player = un Pilastrino per turno da ogni giocatore
switch-missions = Regole Missione
switch-junctions = Snodi
switch-cars = Veicoli per giocatore
switch-nudge = Spostamento che vale come caduta (mm)

## Parole per tabelle e disegni

legal = permesso
illegal = non permesso
player = Giocatore
players = Giocatori
turn = Turno
first = Primo giocatore
cars = Veicoli
gray = Grigi
yellow = Gialli
roads = Strade
supply = Riserva
score = Punti
rank = Posto
mission = Missione
edition = Edizione
rule = Regola
finding = Rilievo
gap = Scarto
crossing = Incrocio
over = sopra
under = sotto
earned = Guadagnati
bonus = Bonus
base-point = Punto Base
height = Altezza
junction = Snodo
off-ramp = Rampa di Uscita
starting-ramp = Rampa di Accesso
result = Risultato
winner = Vincitore
shared = Vittoria condivisa
nearest-legal = Turno permesso più vicino: { $turn } (a { NUMBER($distance, maximumFractionDigits: 1) } mm)
ruling-ours = Regola di Shuto
compiling = Compilazione dei nuclei delle regole. Succede una volta sola e richiede circa 30 secondi.
compiling-bots = Compilazione dei nuclei dei bot. Succede una volta sola e richiede circa 30 secondi.

## Missioni

mission-drive = Guida
mission-development = Sviluppo
mission-traffic-jam = Ingorgo
mission-rainbow = Arcobaleno
mission-off-ramp-airport = Rampa di Uscita, Aeroporto
mission-off-ramp-green = Rampa di Uscita, Area Verde
mission-building = Edificio
mission-tower = Torre
mission-tallest = Il più alto
mission-stock = Scorte

## Perché un incrocio frutta un Veicolo, o no

crossing-earns = primo incrocio: frutta un Veicolo
crossing-own = una tua Strada: non frutta nulla
crossing-taken = già incrociata da questo lato: non frutta nulla
crossing-not-between-columns = una rampa, non fra due Pilastri: non frutta nulla
crossing-blocked-by-own = non frutta nulla, perché la nuova Strada incrocia anche una tua Strada
crossing-no-car-left = non frutta nulla, perché non restano Veicoli
bonus-blocked-by-own = Nessun veicolo bonus, perché la nuova strada incrocia una tua strada

## Che cosa è successo in un turno

turn-extend = { $player } costruisce da { $base } fino a un Pilastro di altezza { $height }
turn-junction = { $player } costruisce da { $base } fino a uno Snodo di altezza { $height }
turn-off-ramp = { $player } costruisce una Rampa di Uscita da { $base }
turn-pass = { $player } passa
turn-set-aside = { $player } mette da parte un Pezzo di Strada
turn-component = { $player } posiziona: { any-component }
turn-adjust = { $player } aggiusta il suo ultimo turno
turn-stop = { $player } interrompe la partita
turn-cars =
    { $count ->
        [0] nessun Veicolo posizionato
        [one] { $count } Veicolo posizionato
       *[other] { $count } Veicoli posizionati
    }
turn-penalty =
    { $count ->
        [one] Penalità: { $payer } dà { $count } Pilastrino a { $owner }
       *[other] Penalità: { $payer } dà { $count } Pilastrini a { $owner }
    }
turn-taken = Stesso tipo: { $taker } prende un Pilastrino a { $owner }

## Come finisce una partita

outcome-won = Vince { $player }!
outcome-shared = Vittoria condivisa: { $players }
outcome-out-of-material = { $player } non ha più materiali ed è fuori dal gioco.
outcome-all-cars = { $player } ha posizionato tutti i suoi Veicoli.
outcome-stalemate = Tutti hanno passato: decidono i Veicoli posizionati, poi i Pilastrini rimasti.
outcome-missions = Decidono le missioni: vince il punteggio più alto, poi chi ha più Veicoli sull’autostrada.
outcome-stopped = I giocatori hanno interrotto la partita.
