### Perché un turno è rifiutato: un messaggio per ogni errore, `fault-<code>`.
### $pieces è un elenco di pezzi senza articoli (“strada di Bob, nuovo pilastro”): lasciarlo dopo i due punti.
### $gap è il numero di mm che mancano; mostrarlo sempre con gap-mm.

gap-mm =
    { $gap ->
        [0] meno di 0,1 mm
       *[other] { NUMBER($gap, maximumFractionDigits: 1) } mm
    }

## A chi tocca, e quando

fault-not-your-turn = È il turno di { $player }. Aspetta che tocchi a te.
fault-wrong-phase =
    { $phase ->
        [setup] La preparazione non è ancora finita: prima si posizionano tutti i componenti della città, poi si comincia a costruire.
        [building] La preparazione è finita: non si posizionano più componenti della città, ora si costruiscono le autostrade.
       *[over] La partita è finita: non si può più giocare.
    }
fault-no-such-base-point = Da lì non puoi costruire. Scegli un pilastro all’estremità della tua autostrada, o un tuo snodo che può ancora diramarsi.
fault-base-point-closed = Qui una rampa di uscita chiude la tua autostrada: non si prosegue. Scegli un altro punto base.
fault-already-branched = Questo snodo ha già la sua biforcazione: porta tre strade, il massimo. Scegli un altro punto base.

## Quanto costa

fault-height-step = Il punto base ha altezza { $base_height }: un pilastro di altezza { $height } non è possibile, deve avere esattamente un pilastrino in più o in meno. Solo uno snodo ha altezza libera.
fault-height-below-one = Un pilastro ha almeno un pilastrino: l’altezza { $height } non è possibile.
fault-junction-without-gray = Un pilastrino giallo non sta mai da solo: mettine sotto almeno uno grigio, così lo snodo ha altezza 2 o più.
fault-junctions-off = In questa partita non ci sono snodi. Costruisci un pilastro grigio con un pilastrino in più o in meno.
fault-not-enough-gray =
    { $have ->
        [0] { $yellow ->
            [0] Non ti restano pilastrini, quindi non puoi costruire pilastri.
           *[other] Non ti restano pilastrini grigi, e uno giallo non può stare da solo.
        }
       *[other] Non bastano i pilastrini grigi: ne servono { $need }, ne hai { $have }.
    }
fault-not-enough-yellow = Non ti restano pilastrini gialli, e uno snodo ne richiede uno.
fault-not-enough-roads = Non ti restano strade, quindi non puoi costruire altro.
fault-not-enough-cars = Non bastano i veicoli: ne servono { $need }, ne hai { $have }.

## Come poggia la strada

fault-out-of-reach =
    { $farthest ->
        [0] Nessuna strada può superare un dislivello così grande. Scegli un’altezza più vicina a quella del punto base.
       *[other] Il nuovo pilastro è troppo lontano di { gap-mm }: dista { NUMBER($distance, maximumFractionDigits: 1) } mm dal punto base, e a questa altezza una strada arriva a { NUMBER($farthest, maximumFractionDigits: 1) } mm.
    }
fault-end-sticks-out = Un’estremità della strada sporge dal suo pilastro: { $pieces }. Sporge { gap-mm } di troppo.
fault-lie-length = La distanza fra queste due estremità differisce di { gap-mm } dalla lunghezza di una strada. Avvicinale o allontanale di altrettanto.
fault-off-ramp-height =
    { $why ->
        [height-1] In questa partita una rampa di uscita può partire solo da altezza 1, non da altezza { $height }.
       *[reach] Da altezza { $height } una strada è troppo corta per arrivare al tavolo.
    }
fault-off-ramp-without-columns = Non ti restano pilastrini, quindi non puoi costruire nulla, nemmeno una rampa di uscita: { $missions ->
    [yes] metti da parte una strada.
   *[no] devi passare.
 }
fault-off-table = La costruzione sporge dal bordo del tavolo di { gap-mm }. Tutto ciò che si costruisce deve restare sul tavolo.
fault-closes-loop = Questa strada torna a un pilastro già costruito: { $pieces }. I percorsi chiusi non sono ammessi; una strada termina su un nuovo pilastro o sul tavolo.

## Che cosa è d'intralcio

fault-road-over-column = Vista dall’alto, una strada non può coprire alcun pilastro tranne i suoi due: { $pieces }. La sovrapposizione è di { gap-mm }.
fault-column-under-road = Visto dall’alto, un nuovo pilastro non può sovrapporsi a una strada: { $pieces }. La sovrapposizione è di { gap-mm }.
fault-column-overlaps-column = Due pilastri non possono occupare lo stesso posto: { $pieces }. Si sovrappongono di { gap-mm }; bordo a bordo è permesso.
fault-touches-road = Due strade non devono toccarsi: { $pieces }. Distanza mancante: { gap-mm }; passare sopra o sotto senza contatto è permesso.
fault-overlap-beyond-top = Queste strade si toccano ancora a { gap-mm } dal bordo del loro pilastro, quindi allontanale di più: { $pieces }.
fault-touches-column = Una strada non deve toccare alcun pilastro tranne i suoi due: { $pieces }. Distanza mancante: { gap-mm }.
fault-touches-car = Ciò che costruisci non deve toccare alcun veicolo: { $pieces }. Distanza mancante: { gap-mm }.
fault-touches-building = Ciò che costruisci non deve toccare alcun edificio: { $pieces }. Distanza mancante: { gap-mm }.
fault-touches-tower = Ciò che costruisci non deve toccare la torre: { $pieces }. Distanza mancante: { gap-mm }.
fault-touches-obstacle = Ciò che costruisci non deve toccare né aereo, né terminal, né alberi: { $pieces }. Distanza mancante: { gap-mm }.
fault-touches-area = Una strada può sorvolare un’area, ma senza toccarla, a meno che non sia una rampa di uscita che vi termina: { $pieces }. Distanza mancante: { gap-mm }.
fault-area-forbids-column = Su quest’area non può stare alcun pilastro: { $pieces }. Vi entra per { gap-mm }.
fault-column-over-area-edge = Un pilastro sta tutto dentro un’area di sviluppo o tutto fuori: { $pieces }. Ne supera il bordo di { gap-mm }.
fault-area-forbids-off-ramp = Su quest’area non può terminare alcuna rampa di uscita: { $pieces }. La sua estremità vi entra per { gap-mm }.

## Veicoli

fault-car-not-earned = Posizioni più veicoli di quanti questa strada ne ha guadagnati: { $placed } invece di { $earned }.
fault-car-owed = I veicoli guadagnati vanno posizionati, se c’è posto e non scivolano: questa strada ne chiede { $owed }, ne hai posizionati { $placed }.
fault-car-does-not-fit = Il veicolo a { NUMBER($place, maximumFractionDigits: 1) } mm lungo la strada non ha abbastanza spazio: { $pieces }. Distanza mancante: { gap-mm }.
fault-car-not-on-road = Il veicolo a { NUMBER($place, maximumFractionDigits: 1) } mm lungo la strada sporge dalla sua estremità di { gap-mm }. Un veicolo deve poggiare per intero sulla strada.
fault-car-would-slide = Questa strada è troppo ripida per i veicoli: la pendenza è di { NUMBER($slope, maximumFractionDigits: 1) }°, e oltre { NUMBER($steepest, maximumFractionDigits: 1) }° scivolano via.
fault-car-type-unavailable = Questo veicolo non è nella tua riserva: { any-car }.
fault-nothing-to-take = Non puoi prendere nulla da { $player }. Un tuo nuovo veicolo deve essere del tipo di uno sulla sua strada incrociata. Deve anche restare un pilastrino.
fault-gray-given-first = { $player } ha ancora pilastrini grigi e li dà prima di quelli gialli: prendine uno grigio.

## Altri turni

fault-pass-with-legal-build = Puoi ancora costruire, quindi non puoi passare. Per esempio: { $turn }
fault-set-aside-not-allowed = Non puoi mettere da parte una strada: lo permettono solo le regole missione. Costruisci, o passa se non puoi.
fault-set-aside-with-legal-build = Puoi ancora costruire, quindi non puoi mettere da parte una strada. Per esempio: { $turn }
fault-adjust-closed = È troppo tardi per aggiustare la tua ultima mossa.
fault-adjust-other-turn = Puoi aggiustare solo la tua ultima mossa; punto base, altezza e tipo restano gli stessi.
fault-adjust-disturbs = Alcuni pezzi costruiti dopo non sarebbero più in regola: { $pieces }. Sposta di meno, oppure lascia tutto dov’è.
fault-stop-not-allowed = La partita non si può terminare adesso. Qualcuno deve aver posizionato tutti i suoi veicoli, e le regole devono lasciare agli altri la scelta di continuare.

## Componenti della città

fault-component-unavailable = Questo componente non si può posizionare: { any-component }. È già sul tavolo, oppure non si usa in questa partita.
fault-development-first = Prima si posizionano tutte le aree di sviluppo. Fino ad allora questo componente deve aspettare: { any-component }.
fault-areas-overlap = Le aree non devono sovrapporsi: { any-component }, { $pieces }. La sovrapposizione è di { gap-mm }.
fault-area-too-close = Un’area di sviluppo sta ad almeno { NUMBER($need, maximumFractionDigits: 1) } mm dalle altre aree di sviluppo, dalle strade e dai pilastri: { any-component }, { $pieces }. Distanza mancante: { gap-mm }.
fault-component-touches-piece = Visto dall’alto, un componente non deve coprire né toccare un pezzo già in piedi: { any-component }, { $pieces }. Distanza mancante: { gap-mm }.
fault-needs-development-area = Gli edifici e la torre stanno solo sulle aree di sviluppo. Metti questo componente tutto dentro un’area libera: { any-component }.
fault-development-occupied = In un’area di sviluppo c’è posto per un solo edificio o per la torre, e questa è occupata: { $pieces }. Scegline un’altra per questo componente: { any-component }.
fault-component-over-edge = Un edificio o la torre sta interamente dentro la sua area di sviluppo: { any-component }, { $pieces }. Ne sporge di { gap-mm }.
fault-buildings-overlap = Due edifici non possono occupare lo stesso posto: { any-component }, { $pieces }. Si sovrappongono di { gap-mm }.

## Posizioni composte dai pezzi

fault-more-than-in-box =
    { $kind ->
        [gray] Sul tavolo e nelle riserve ci sono più pilastrini grigi che nella scatola: { $need } invece di { $have }.
        [yellow] Sul tavolo e nelle riserve ci sono più pilastrini gialli che nella scatola: { $need } invece di { $have }.
        [roads] { $player } ha, sul tavolo e nella riserva, più strade di quante la scatola ne dia a ciascuno: { $need } invece di { $have }.
       *[cars] { $player } ha, sul tavolo e nella riserva, più veicoli di quanti la scatola ne dia a ciascuno: { $need } invece di { $have }.
    }
fault-broken-highway =
    { $what ->
        [ramp] A { $player } serve esattamente una rampa di accesso, che sale a un pilastro grigio di altezza 1.
       *[road] A ogni pilastro deve arrivare una strada prima che un’altra ne parta: { $pieces }.
    }

## Che cosa è caduto

aftermath-no-seat = A questo tavolo non c’è il posto { $seat }.
aftermath-other-payment = { $player } deve pagare in tutto { $count ->
    [one] { $count } pilastrino
   *[other] { $count } pilastrini
 }; quanto indicato non corrisponde.
aftermath-too-poor = A { $player } per pagare resta solo questo: grigi { $gray }, gialli { $yellow }.
aftermath-named-twice = Lo stesso pezzo è nominato due volte.
aftermath-too-many =
    { $count ->
        [one] È un pezzo solo: non possono esserne caduti di più.
       *[other] Questo pilastro è fatto di { $count } pilastrini: non possono esserne caduti di più.
    }
aftermath-no-piece = Questo pezzo non è sul tavolo.
aftermath-no-miss = Può sbagliare solo chi è di turno, e solo prima di aver giocato.
match-halted = Questa partita è stata giocata con regole precedenti. Il passo { $step } non è più valido ({ $fault }), quindi la partita finisce prima: { $reason }
