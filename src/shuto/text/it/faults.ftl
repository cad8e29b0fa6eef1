### Perché un turno è rifiutato: un messaggio per ogni errore, `fault-<code>`.
### $pieces è un elenco di pezzi senza articoli (“Strada r4 (Bob), nuovo Pilastro”): lasciarlo dopo i due punti.
### $gap è il numero di mm che mancano; mostrarlo sempre con gap-mm.

gap-mm =
    { $gap ->
        [0] meno di 0,1 mm
       *[other] { NUMBER($gap, maximumFractionDigits: 1) } mm
    }

## A chi tocca, e quando

fault-not-your-turn = È il turno di { $player }. Aspetta che tocchi a te.
fault-wrong-phase =
    { $phase ->
        [setup] La preparazione non è ancora finita: prima si posizionano tutti i Componenti della Città, poi si comincia a costruire.
        [building] La preparazione è finita: non si posizionano più Componenti della Città, ora si costruiscono le autostrade.
       *[over] La partita è finita: non si può più giocare.
    }
fault-no-such-base-point = Non hai un Punto Base { $base }. Costruisci da un Pilastro all’estremità della tua autostrada, oppure da un tuo Snodo che può ancora diramarsi.
fault-base-point-closed = Una Rampa di Uscita ha chiuso { $base }: da lì non si prosegue. Scegli un altro Punto Base.
fault-already-branched = Lo Snodo { $base } ha già la sua Biforcazione: vi poggiano tre Strade, e di più non è permesso. Scegli un altro Punto Base.

## Quanto costa

fault-height-step = Dopo un Punto Base di altezza { $base_height } non può venire un Pilastro di altezza { $height }: deve avere esattamente un Pilastrino in più o in meno. Solo uno Snodo ha altezza libera.
fault-height-below-one = Un Pilastro di altezza { $height } non esiste: ha almeno un Pilastrino.
fault-junction-without-gray = Un Pilastrino Giallo non sta mai da solo: mettine sotto almeno uno Grigio, così lo Snodo ha altezza 2 o più.
fault-junctions-off = In questa partita non ci sono Snodi. Costruisci un Pilastro grigio con un Pilastrino in più o in meno.
fault-not-enough-gray = Ti mancano Pilastrini Grigi: richiesti per questo Pilastro { $need }, nella tua riserva { $have }.
fault-not-enough-yellow = Ti mancano Pilastrini Gialli: richiesti per questo Snodo { $need }, nella tua riserva { $have }.
fault-not-enough-roads = Ti mancano Pezzi di Strada: richiesti per questo turno { $need }, nella tua riserva { $have }.
fault-not-enough-cars = Ti mancano Veicoli: da posizionare in questo turno { $need }, nella tua riserva { $have }.

## Come poggia la Strada

fault-out-of-reach =
    { $farthest ->
        [0] Nessuna Strada può superare un dislivello così grande. Scegli un’altezza più vicina a quella del Punto Base.
       *[other] Il nuovo Pilastro è troppo lontano di { gap-mm }: dista { NUMBER($distance, maximumFractionDigits: 1) } mm dal Punto Base, da centro a centro, mentre a questa altezza può distare al massimo { NUMBER($farthest, maximumFractionDigits: 1) } mm.
    }
fault-end-sticks-out = Un’estremità della Strada sporge dal suo Pilastro: { $pieces }. Il centro dell’estremità può trovarsi a 10 mm dall’asse del Pilastro; è { gap-mm } più in fuori.
fault-lie-length = Le due estremità indicate non vanno bene per un Pezzo di Strada: la loro distanza si scosta di { gap-mm } dalla sua lunghezza. Avvicinale o allontanale di altrettanto.
fault-off-ramp-height = Da altezza { $height } non può partire una Rampa di Uscita: o in questa partita è permessa solo da altezza 1, o la Strada è troppo corta per arrivare al tavolo da lassù.
fault-off-ramp-without-columns = Non ti restano pilastrini, quindi non puoi costruire nulla, nemmeno una rampa di uscita: { $missions ->
    [yes] metti da parte un pezzo di strada.
   *[no] devi passare.
 }
fault-off-table = La costruzione sporge dal bordo del tavolo di { gap-mm }. Tutto ciò che si costruisce deve restare sul tavolo.
fault-closes-loop = Questa Strada torna a un Pilastro già costruito: { $pieces }. I percorsi chiusi non sono ammessi; una Strada termina su un nuovo Pilastro o sul tavolo.

## Che cosa è d'intralcio

fault-road-over-column = Vista dall’alto, una Strada non può coprire alcun Pilastro tranne i suoi due: { $pieces }. La sovrapposizione è di { gap-mm }.
fault-column-under-road = Visto dall’alto, un nuovo Pilastro non può stare né sotto una Strada né attraverso di essa: { $pieces }. La sovrapposizione è di { gap-mm }.
fault-column-overlaps-column = Due Pilastri non possono occupare lo stesso posto: { $pieces }. Si sovrappongono di { gap-mm }; bordo a bordo è permesso.
fault-touches-road = Due Strade non devono toccarsi: { $pieces }. Distanza mancante: { gap-mm }; passare sopra o sotto senza contatto è permesso.
fault-overlap-beyond-top = Due Strade dello stesso Pilastro si toccano fuori dalla sua sommità: { $pieces }. Si toccano ancora a { gap-mm } dal bordo; il contatto è ammesso solo sulla sommità.
fault-touches-column = Una Strada non deve toccare alcun Pilastro tranne i suoi due: { $pieces }. Distanza mancante: { gap-mm }.
fault-touches-car = Ciò che costruisci non deve toccare alcun Veicolo: { $pieces }. Distanza mancante: { gap-mm }.
fault-touches-building = Ciò che costruisci non deve toccare alcun Edificio: { $pieces }. Distanza mancante: { gap-mm }.
fault-touches-tower = Ciò che costruisci non deve toccare la Torre: { $pieces }. Distanza mancante: { gap-mm }.
fault-touches-obstacle = Ciò che costruisci non deve toccare né aereo, né terminal, né alberi: { $pieces }. Distanza mancante: { gap-mm }.
fault-touches-area = Una Strada può sorvolare un’Area, ma senza toccarla, a meno che non sia una Rampa di Uscita che vi termina: { $pieces }. Distanza mancante: { gap-mm }.
fault-area-forbids-column = Su quest’Area non può stare alcun Pilastro: { $pieces }. Vi entra per { gap-mm }.
fault-column-over-area-edge = Un Pilastro sta tutto dentro un’Area di Sviluppo o tutto fuori: { $pieces }. Ne supera il bordo di { gap-mm }.
fault-area-forbids-off-ramp = Su quest’Area non può terminare alcuna Rampa di Uscita: { $pieces }. La sua estremità vi entra per { gap-mm }.

## Veicoli

fault-car-not-earned = Posizioni più Veicoli di quanti questa Strada ne ha guadagnati: { $placed } invece di { $earned }.
fault-car-owed = Un Veicolo guadagnato va posizionato, finché c’è posto e non scivola: dovuti su questa Strada { $owed }, posizionati { $placed }.
fault-car-does-not-fit = Il Veicolo a { NUMBER($place, maximumFractionDigits: 1) } mm lungo la Strada non ha abbastanza spazio: { $pieces }. Distanza mancante: { gap-mm }.
fault-car-not-on-road = Il Veicolo a { NUMBER($place, maximumFractionDigits: 1) } mm lungo la Strada sporge dalla sua estremità di { gap-mm }. Un Veicolo deve poggiare per intero sul Pezzo di Strada.
fault-car-would-slide = Su questa Strada nessun Veicolo resterebbe fermo: la pendenza è di { NUMBER($slope, maximumFractionDigits: 1) }°, e oltre { NUMBER($steepest, maximumFractionDigits: 1) }° un Veicolo scivola via.
fault-car-type-unavailable = Questo Veicolo non è più nella tua riserva: { any-car }.
fault-nothing-to-take = In questo turno non puoi prendere un Pilastrino da { $player }: uno dei tuoi nuovi Veicoli deve essere dello stesso tipo di uno su una sua Strada che hai incrociato, e nella sua riserva deve esserci un Pilastrino.
fault-gray-given-first = { $player } ha ancora pilastrini grigi e li dà prima di quelli gialli: prendine uno grigio.

## Altri turni

fault-pass-with-legal-build = Hai ancora un turno permesso, quindi non puoi passare. Eccone uno: { $turn }
fault-set-aside-not-allowed = I pezzi di strada si mettono da parte solo con le regole missione: costruisci, o passa se non puoi.
fault-set-aside-with-legal-build = Puoi ancora costruire, quindi nessun pezzo di strada va messo da parte. Ecco una mossa valida: { $turn }
fault-adjust-closed = È troppo tardi per aggiustare il tuo ultimo turno: il momento è passato.
fault-adjust-other-turn = Puoi aggiustare solo il tuo ultimo turno, mantenendo lo stesso Punto Base, la stessa altezza e lo stesso tipo di costruzione.
fault-adjust-disturbs = Alcuni pezzi costruiti dopo non sarebbero più in regola: { $pieces }. Sposta di meno, oppure lascia tutto dov’è.
fault-stop-not-allowed = La partita non si può interrompere adesso: serve un vincitore che abbia posizionato tutti i suoi Veicoli, e regole che lascino agli altri la scelta di continuare.

## Componenti della Città

fault-component-unavailable = Questo Componente non si può posizionare: { any-component }. È già sul tavolo, oppure non si usa in questa partita.
fault-development-first = Prima si posizionano tutte le Aree di Sviluppo. Fino ad allora questo Componente deve aspettare: { any-component }.
fault-areas-overlap = Le Aree non devono sovrapporsi: { any-component }, { $pieces }. La sovrapposizione è di { gap-mm }.
fault-area-too-close = Un’Area di Sviluppo sta ad almeno { NUMBER($need, maximumFractionDigits: 1) } mm dalle altre Aree di Sviluppo, dalle Strade e dai Pilastri: { any-component }, { $pieces }. Distanza mancante: { gap-mm }.
fault-component-touches-piece = Visto dall’alto, un componente non deve coprire né toccare un pezzo già in piedi: { any-component }, { $pieces }. Distanza mancante: { gap-mm }.
fault-needs-development-area = Gli Edifici e la Torre stanno solo sulle Aree di Sviluppo. Metti questo Componente tutto dentro un’Area libera: { any-component }.
fault-development-occupied = In un’Area di Sviluppo c’è posto per un solo Edificio o per la Torre, e questa è occupata: { $pieces }. Scegline un’altra per questo Componente: { any-component }.
fault-component-over-edge = Un Edificio o la Torre sta interamente dentro la sua Area di Sviluppo: { any-component }, { $pieces }. Ne sporge di { gap-mm }.
fault-buildings-overlap = Due Edifici non possono occupare lo stesso posto: { any-component }, { $pieces }. Si sovrappongono di { gap-mm }.

## Positions made from pieces

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

## What fell

aftermath-no-seat = A questo tavolo non c’è il posto { $seat }.
aftermath-other-payment = { $player } deve pagare { $count ->
    [one] { $count } pilone in tutto
   *[other] { $count } piloni in tutto
 }; quanto indicato non corrisponde.
aftermath-too-poor = A { $player } restano solo { $gray } piloni grigi e { $yellow } gialli per pagare.
aftermath-named-twice = Questo pezzo è nominato due volte: { $piece }.
aftermath-too-many = { $piece } è fatto di { $count ->
    [one] { $count } pezzo;
   *[other] { $count } pezzi;
 } non possono esserne caduti di più.
aftermath-no-piece = Questo pezzo non è sul tavolo: { $piece }.
match-halted = Questa partita è stata giocata con regole precedenti. Il passo { $step } non è più valido ({ $fault }), quindi finisce prima: { $reason }
