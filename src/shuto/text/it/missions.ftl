### Findings and the buttons that help, what is going on for a player, missions.

## Che cosa non va

findings-more =
    { $others ->
        [0] { $count ->
            [one] Ne deriva { $count } altro problema
           *[other] Ne derivano altri { $count } problemi
        }
       *[other] { $count ->
            [one] { $count } altro problema
           *[other] Altri { $count } problemi
        }
    }

## Perché una mossa è suggerita

advice-last-car = Posiziona il tuo ultimo veicolo.
advice-over = Passa sopra una strada altrui e vale un veicolo: { $road }.
advice-under = Passa sotto una strada altrui e vale un veicolo: { $road }.
advice-crossings =
    Incrocia { $roads ->
        [one] una strada
       *[other] { $roads } strade
    } e vale { $cars ->
        [one] un veicolo
       *[other] { $cars } veicoli
    }.
advice-bonus = La rampa di uscita vale il veicolo bonus.
advice-points =
    { $points ->
        [one] Vale { $points } punto: { $mission }.
       *[other] Vale { $points } punti: { $mission }.
    }
advice-off-ramp = Chiude qui la tua autostrada senza spendere pilastrini.
advice-junction =
    { $next ->
        [yes] Da questo snodo possono partire due strade, e la prossima può valere un veicolo.
       *[no] Da questo snodo possono partire due strade.
    }
advice-next = Da lì la tua prossima strada può valere un veicolo.
advice-cheap =
    { $count ->
        [one] Risparmia pilastrini: ne basta uno.
       *[other] Risparmia pilastrini: ne bastano { $count }.
    }
advice-on = Non vale ancora nulla, ma prolunga la tua autostrada.

## Che cosa aiuta: un pulsante accanto al problema

remedy-nearest = Punto più vicino
remedy-lower =
    { $by ->
        [1] Un pilastrino in meno
       *[other] { $by } pilastrini in meno
    }
remedy-higher =
    { $by ->
        [1] Un pilastrino in più
       *[other] { $by } pilastrini in più
    }
remedy-column = Pilastro grigio
remedy-junction = Snodo
remedy-direction = Gira in una direzione libera
remedy-base = Altro punto base
remedy-off-ramp = Rampa di uscita
remedy-cars = Posiziona i veicoli per me
remedy-take = Prendi ciò che spetta
remedy-component = Prima: { any-component }
remedy-build = Mostra una mossa valida
remedy-set-aside = Metti da parte una strada
remedy-pass = Passa

## La situazione di un giocatore

situation-lack =
    { $lack ->
        [base-points] Nessun punto base rimasto
        [roads] Nessuna strada rimasta
        [columns] Nessun pilastrino rimasto
        [fitting] Nessun pilastrino rimasto adatto a un punto base
        [place] Nessun punto valido rimasto
       *[material] Nessun materiale rimasto
    }
situation-off-ramp =
    { $mine ->
        [yes] { situation-lack }: puoi costruire solo una rampa di uscita.
       *[no] { $player }: { situation-lack }. Può costruire solo una rampa di uscita.
    }
situation-pass =
    { $lack ->
        [place] { $mine ->
            [yes] { situation-lack }: passi. Se tutti passano di seguito, la partita finisce.
           *[no] { $player }: { situation-lack }. Passa.
        }
       *[other] { $mine ->
            [yes] { situation-lack }: passi. Se nel prossimo turno di { $others } nessuno ti paga un pilastrino, sei fuori.
           *[no] { $player }: { situation-lack }. Passa.
        }
    }
situation-set-aside =
    { $mine ->
        [yes] { situation-lack }: metti da parte una strada, senza perdere punti.
       *[no] { $player }: { situation-lack }. Mette da parte una strada.
    }
situation-last-chance =
    { $mine ->
        [yes] { situation-lack }: se nel prossimo turno di { $others } nessuno ti paga un pilastrino, sei fuori.
       *[no] { $yours ->
            [yes] { $player }: { situation-lack }. Dopo il tuo turno è fuori, se non paghi un pilastrino.
           *[no] { $player }: { situation-lack }. Senza un pilastrino nel prossimo turno di { $others }, è fuori.
        }
    }
situation-last-turn =
    { $mine ->
        [yes] Ultimo giro: ti resta un turno.
       *[no] Ultimo giro: a { $player } resta un turno.
    }
situation-done =
    { $mine ->
        [yes] Hai usato tutte le strade: gli altri finiscono la partita.
       *[no] { $player } ha usato tutte le strade.
    }
situation-why-no-pass =
    { $missions ->
        [yes] Perché non posso mettere da parte una strada?
       *[no] Perché non posso passare?
    }
situation-can-build =
    { $missions ->
        [yes] Puoi ancora costruire, quindi non puoi mettere da parte una strada.
       *[no] Puoi ancora costruire, quindi non puoi passare.
    }

## Missioni: che cosa manca per altri punti

missing-drive = Un altro veicolo sull’autostrada
missing-development = Un pilastro su un’altra area di sviluppo (ne restano { $count })
missing-traffic-jam =
    { $count ->
        [one] Un’altra strada con un veicolo, collegata alle altre
       *[other] Altre { $count } strade collegate, con un veicolo ciascuna
    }
missing-rainbow = Una strada con un veicolo sopra l’area arcobaleno
missing-off-ramp-airport = Una rampa di uscita che finisce sull’area aeroporto
missing-off-ramp-green = Una rampa di uscita che finisce sull’area verde
missing-building = Un anello della tua autostrada attorno a un edificio (ne restano { $count })
missing-tower = Un anello attorno alla torre: raddoppia i punti degli edifici
missing-tower-and-building = Anelli attorno a un edificio e alla torre
missing-building-for-tower = Un anello attorno a un edificio: la torre ne raddoppia il punto
missing-tallest = Un pilastro di altezza { $count } senza snodo
missing-stock =
    { $count ->
        [one] Un altro pilastrino ({ $count }); puoi spenderne { $spare } prima di perdere un punto
       *[other] Altri { $count } pilastrini; puoi spenderne { $spare } prima di perdere un punto
    }
missing-no-roads = Non più possibile: nessuna strada rimasta
missing-no-cars = Non più possibile: troppo pochi veicoli
missing-nothing = Completa

## Missioni: perché i punti sono cambiati

scored-drive = { $points } { mission-drive }: { $count ->
    [one] { $count } veicolo sull’autostrada
   *[other] { $count } veicoli sull’autostrada
 }
scored-development = { $points } { mission-development }: un pilastro su { $components }
scored-traffic-jam = { $points } { mission-traffic-jam }: { $count } strade collegate con veicoli
scored-rainbow = { $points } { mission-rainbow }: { $mine ->
    [yes] il tuo veicolo attraversa l’area arcobaleno
   *[no] un veicolo di { $player } attraversa l’area arcobaleno
 }
scored-off-ramp-airport = { $points } { mission-off-ramp-airport }: vi finisce una rampa di uscita
scored-off-ramp-green = { $points } { mission-off-ramp-green }: vi finisce una rampa di uscita
scored-building = { $points } { mission-building }: l’autostrada circonda { $components }
scored-tower = { $points } { mission-tower }: raddoppia i punti degli edifici
scored-tallest = { $points } { mission-tallest }: { $up ->
    [yes] altezza { $count }, e nessuno è più alto
   *[no] il più alto ha ora altezza { $count } ({ $others })
 }
scored-stock = { $points } { mission-stock }: { $count ->
    [one] resta { $count } pilastrino
   *[other] restano { $count } pilastrini
 }
scored-less = { $points } { $mission }: la mossa è stata cambiata
scored-of = { $player }: { $what }

## Missioni: il foglio, e che cosa mostrano i contorni sul tavolo

missions-mine = Che cosa ti manca
missions-of = Che cosa manca a { $player }
enclosure-legend = Terreno circondato
enclosure-of =
    { $mine ->
        [yes] La tua autostrada circonda: { $components }
       *[no] L’autostrada di { $player } circonda: { $components }
    }
enclosure-nothing = nessun edificio, non la torre
