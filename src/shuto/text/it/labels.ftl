### Nomi e parole brevi per tabelle, disegni e messaggi.

## Edizioni

edition-second-edition = Tokyo Highway, seconda edizione
edition-second-edition-about =
    La piccola scatola giapponese per due, in giapponese e inglese.
    Tavolo vuoto, rampe di uscita da ogni altezza, veicoli guadagnati facoltativi.
edition-four-player-fr = Tokyo Highway, 2–4 giocatori (regole francesi)
edition-four-player-fr-about =
    La scatola da due a quattro, secondo il regolamento francese.
    Edifici da tre giocatori in su; chi incrocia una propria strada non guadagna veicoli.
edition-four-player-de = Tokyo Highway, 2–4 giocatori (regole tedesche)
edition-four-player-de-about =
    La scatola da due a quattro, secondo il regolamento tedesco.
    Sempre con edifici; rampe di uscita solo da altezza 1.
edition-two-player-2024 = Tokyo Highway, versione 2024 per due
edition-two-player-2024-about =
    La nuova scatola per due, con dieci tipi di veicoli.
    Tavolo vuoto, veicoli guadagnati obbligatori, rampe di uscita solo da altezza 1.
edition-rainbow-city = Tokyo Highway Rainbow City
edition-rainbow-city-about =
    La città da due a quattro, fino a sei con la nuova scatola per due.
    Edifici, torre e aree attorno a cui costruire; regole di base o regole missione.

## Pezzi, come compaiono nei problemi

list-separator = { ", " }
pair = { $name }: { $value }
facts-separator = { " · " }
piece-column =
    { $mine ->
        [yes] il tuo { noun-column }{ piece-where }
       *[no] { noun-column } di { $owner }{ piece-where }
    }
piece-junction =
    { $mine ->
        [yes] il tuo { noun-junction }{ piece-where }
       *[no] { noun-junction } di { $owner }{ piece-where }
    }
piece-road =
    { $mine ->
        [yes] la tua { noun-road }{ piece-where }
       *[no] { noun-road } di { $owner }{ piece-where }
    }
piece-starting-ramp =
    { $mine ->
        [yes] la tua rampa di accesso
       *[no] rampa di accesso di { $owner }
    }
piece-off-ramp =
    { $mine ->
        [yes] la tua { noun-off-ramp }{ piece-where }
       *[no] { noun-off-ramp } di { $owner }{ piece-where }
    }
piece-car =
    { $mine ->
        [yes]
            { $type ->
                [plain] il tuo { noun-car }{ piece-where }
               *[other] il tuo veicolo ({ noun-car }){ piece-where }
            }
       *[no] { noun-car } ({ $owner }){ piece-where }
    }
piece-building =
    { $id ->
        [block] { component-block }
        [slab] { component-slab }
        [rotunda] { component-rotunda }
        [wedge] { component-wedge }
       *[other] edificio { $id }
    }
piece-tower =
    { $id ->
        [tower] { component-tower }
       *[other] torre { $id }
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
       *[other] area { $id }
    }
piece-obstacle =
    { $id ->
        [plane] { component-plane }
        [terminal] { component-terminal }
        [tree] { component-tree }
       *[other] ostacolo { $id }
    }
piece-new-column = nuovo pilastro
piece-new-road = nuova strada
piece-new-car = nuovo veicolo
column-number = pilastro { $number }
column-of = pilastro { $number } di { $owner }
road-between =
    { $kind ->
        [starting-ramp] rampa di accesso al pilastro { $end }
        [off-ramp] rampa di uscita dal pilastro { $start }
       *[road] strada dal pilastro { $start } al pilastro { $end }
    }

## Componenti della città

component-block = edificio «Blocco»
component-slab = edificio «Stecca»
component-rotunda = edificio «Rotonda»
component-wedge = edificio «Cuneo»
component-tower = torre
component-development-1 = area di sviluppo 1
component-development-2 = area di sviluppo 2
component-development-3 = area di sviluppo 3
component-development-4 = area di sviluppo 4
component-development-5 = area di sviluppo 5
component-airport = area aeroporto
component-green = area verde
component-rainbow = area arcobaleno
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

## Tipi di veicoli

car-plain = veicolo
car-sedan = berlina
car-sports-car = auto sportiva
car-electric-car = auto elettrica
car-food-truck = food truck
car-family-wagon = familiare
car-limousine = limousine
car-delivery-van = furgone
car-construction-truck = camioncino
car-jumbo-trailer = tir
car-highway-bus = autobus
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
to-move = Tocca a { $player }

## Opzioni

switch-on = sì
switch-off = no
switch-default = come nell’edizione
switch-obstacles = Ostacoli
switch-obstacles-none = nessuno
switch-obstacles-buildings = un edificio per giocatore
switch-obstacles-buildings-from-three = un edificio per giocatore, da tre in su
switch-obstacles-city = la città
switch-first_player = Primo giocatore
switch-first_player-draw = sorteggio equo
switch-first_player-motorway = ultimo su un’autostrada
switch-first_player-rainbow = ultimo ad aver visto un arcobaleno
switch-earned_car = Veicolo guadagnato
switch-earned_car-may = si può posizionare
switch-earned_car-must = va posizionato
switch-own_crossing = Incrociare una propria strada
switch-own_crossing-earns-nothing = nessun veicolo per quella strada
switch-own_crossing-blocks-crossing-cars = nessun veicolo per gli incroci
switch-own_crossing-blocks-every-car = nessun veicolo, nemmeno il bonus
switch-earn_from = Strade che valgono veicoli
switch-earn_from-between-columns = solo fra due pilastri
switch-earn_from-any = tutte, rampe comprese
switch-off_ramp_from = Rampa di uscita da
switch-off_ramp_from-any-height = ogni altezza
switch-off_ramp_from-height-1 = altezza 1
switch-off_ramp_bonus = Veicolo bonus della rampa di uscita
switch-off_ramp_bonus-may = si può posizionare
switch-off_ramp_bonus-must = va posizionato
switch-penalty = Penalità
switch-penalty-per-piece = un pilastrino per pezzo caduto
switch-penalty-per-owner = un pilastrino per giocatore danneggiato
switch-repair = Ripristino a cura di
switch-repair-culprit = chi ha causato la caduta
switch-repair-everybody = tutti
switch-adjust_until = Aggiustamenti
switch-adjust_until-next-column = finché il giocatore dopo non costruisce un pilastro
switch-adjust_until-turn-end = fino alla fine del turno
switch-all_cars_out = Primo con tutti i veicoli posizionati
switch-all_cars_out-game-over = vince, la partita finisce
switch-all_cars_out-play-on = vince, gli altri proseguono
switch-all_cars_out-may-play-on = vince, gli altri possono proseguire
switch-material_clock = Ultima occasione
switch-material_clock-at-once = parte subito
switch-material_clock-on-pass = parte quando si passa
switch-forced_pass = Passo forzato
switch-forced_pass-completes-turn = completa il turno
switch-forced_pass-no-turn = non vale come turno
switch-short_of = Senza materiali
switch-short_of-any-turn = quando nessuna mossa è possibile
switch-short_of-any-kind = quando manca anche un solo genere
switch-without_columns = Senza pilastrini
switch-without_columns-off-ramp = una rampa di uscita resta possibile
switch-without_columns-nothing = non si può costruire nulla
switch-same_type = Stesso tipo di veicolo
switch-same_type-off = non conta
switch-same_type-one-a-turn = un pilastrino per turno
switch-same_type-one-a-player = un pilastrino per turno da ogni giocatore
switch-missions = Regole missione
switch-junctions = Snodi
switch-cars = Veicoli per giocatore
switch-nudge = Spostamento che vale come caduta (mm)
switch-road_length = Lunghezza di una strada
switch-road_length-114 = 114 mm
switch-road_length-120 = 120 mm

## Parole per tabelle e disegni

legal = valido
illegal = non valido
player = Giocatore
players = Giocatori
turn = Turno
turn-count =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
first = Primo giocatore
cars = Veicoli
gray = Grigi
yellow = Gialli
roads = Strade
supply = Riserva
score = Punti
total = Totale
rank = Posto
mission = Missione
edition = Edizione
rule = Regola
finding = Problema
gap = Scarto
crossing = Incrocio
over = sopra
under = sotto
earned = Guadagnati
bonus = Bonus
base-point = Punto base
height = Altezza
junction = Snodo
off-ramp = Uscita
starting-ramp = Rampa di accesso
result = Risultato
nearest-legal = Mossa valida più vicina: { $turn } (a { NUMBER($distance, maximumFractionDigits: 1) } mm)
ruling-ours = Regola di Shuto
compiling = Preparazione delle regole. Succede una volta sola e richiede circa 30 secondi.
compiling-bots = Preparazione dei bot. Succede una volta sola e richiede circa 30 secondi.
compiling-progress = Preparazione in corso: { $percent } %. Si può già giocare.
compiling-done = Pronto: da ora tutto funziona a piena velocità.

## Missioni

mission-drive = Guida
mission-development = Sviluppo
mission-traffic-jam = Ingorgo
mission-rainbow = Arcobaleno
mission-off-ramp-airport = Rampa di uscita, aeroporto
mission-off-ramp-green = Rampa di uscita, area verde
mission-building = Edificio
mission-tower = Torre
mission-tallest = Il più alto
mission-stock = Scorte

## Perché un incrocio vale un veicolo, o no

crossing-earns = primo incrocio, vale un veicolo
crossing-own = le tue strade non valgono veicoli
crossing-taken = già incrociata da questo lato, nessun veicolo
crossing-not-between-columns = solo le strade fra due pilastri valgono un veicolo
crossing-blocked-by-own = nessun veicolo, perché la nuova strada incrocia anche una tua
crossing-no-car-left = nessun veicolo, perché non te ne restano
crossing-over = { $road }, sopra: { $why }
crossing-under = { $road }, sotto: { $why }
bonus-blocked-by-own = Nessun veicolo bonus: la nuova strada incrocia una tua

## Che cosa è successo in un turno

turn-extend = { $player } costruisce un pilastro di altezza { $height }
turn-junction = { $player } costruisce uno snodo di altezza { $height }
turn-off-ramp = { $player } costruisce una rampa di uscita
turn-pass = { $player } passa
turn-set-aside = { $player } mette da parte una strada
turn-component = { $player } posiziona: { any-component }
turn-adjust = { $player } aggiusta la sua ultima mossa
turn-stop = { $player } termina la partita
turn-resign = { $player } lascia la partita
turn-out-of-time = { $player } non ha più tempo ed esce dalla partita
turn-cars =
    { $count ->
        [0] nessun veicolo posizionato
        [one] { $count } veicolo posizionato
       *[other] { $count } veicoli posizionati
    }
turn-penalty =
    { $count ->
        [one] Penalità: { $payer } dà { $count } pilastrino a { $owner }
       *[other] Penalità: { $payer } dà { $count } pilastrini a { $owner }
    }
turn-taken = Stesso tipo: { $taker } prende un pilastrino da { $owner }

## Come finisce una partita

outcome-won = Vince { $player }!
outcome-shared = Vittoria condivisa: { $players }
outcome-out-of-material = { $player } non ha più materiali ed è fuori dal gioco.
outcome-all-cars = { $player } ha posizionato tutti i suoi veicoli.
outcome-stalemate = Tutti hanno passato: contano i veicoli posizionati, poi i pilastrini rimasti.
outcome-missions = Decidono le missioni: vince il punteggio più alto; a parità, chi ha più veicoli sull’autostrada.
outcome-stopped = I giocatori hanno terminato la partita.
