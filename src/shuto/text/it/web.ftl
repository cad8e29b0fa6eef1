### Parole del programma nel browser.

## Preparare la partita

web-tagline = Costruisci la tua autostrada sopra e sotto le altre e posiziona tutti i tuoi veicoli prima degli avversari.
web-start = Gioca
web-summary = { $edition }: { $players }
web-my-games = Le mie partite
web-forget = Togli dalla lista
web-forget-sure = Togliere questa partita dalla lista? Su questo dispositivo perdi il tuo posto.
web-load = Apri una partita registrata…
web-bad-record = Questa partita registrata non si può aprire: { $reason }
web-name-human = Giocatore
web-person =
    { $bot ->
       *[other] { $name }
    }
web-who-human = Umano
web-who-random = Bot livello 0: spensierato
web-who-greedy = Bot livello 1: ambizioso
web-who-thrifty = Bot livello 2: parsimonioso
web-who-careful = Bot livello 3: prudente
web-who-strong = Bot livello 4: forte
web-who-master = Bot livello 5: maestro
web-who-grandmaster = Bot livello 6: gran maestro
web-seat-name = Nome al posto { $seat }
web-seat-who = Chi gioca al posto { $seat }
web-seat-colour = Colore del posto { $seat }
web-colour-vermilion = Arancione
web-colour-blue = Blu
web-colour-green = Verde
web-colour-purple = Viola
web-colour-orange = Ambra
web-colour-sky = Celeste
web-language = Lingua

## Al tavolo

web-table = Il tavolo
web-city = Città
web-controls = Il tuo turno
web-menu = Menu
web-with-key = { $name } ({ $key })
web-home = Pagina iniziale
web-new-game = Nuova partita
web-your-turn = Tocca a te
web-thinking = sta pensando…
web-connecting = Connessione…
web-reconnecting = Connessione persa, nuovo tentativo…
web-gone = Questa partita non esiste su questo server.
web-halted = Questa partita è stata giocata con regole precedenti. Il passo { $step } non è più valido ({ $clause }), quindi la partita si può rivedere solo fin lì.
web-watching = Stai guardando questa partita.
web-column = Pilastro
web-kind = Che cosa costruire
web-lower = Più basso
web-higher = Più alto
web-hint-bases = Tocca o clicca un pallino: quelli gialli valgono un veicolo, quelli arancioni due. O tocca prima un altro pilastro.
web-hint-place = Tocca o clicca un pallino sul tavolo. I pallini gialli valgono un veicolo, quelli arancioni due.
web-hint-city = Per prima cosa i giocatori dispongono insieme la città, un componente alla volta. Scegline uno, poi tocca o clicca il suo posto.
web-earns-there = Così si possono guadagnare veicoli
web-legal = Puoi costruire qui
web-earns =
    { $count ->
        [0] non vale veicoli
        [one] vale { $count } veicolo
       *[other] vale { $count } veicoli
    }
web-legal-build = { web-legal }: { web-earns }
web-build = Costruisci
web-place = Posiziona
web-snap = Punto più vicino
web-no-legal-near = Qui vicino non c’è un punto valido.
web-back = Passo precedente
web-cancel = Annulla
web-undo-turn = Ritira la mia mossa
web-undo-asked = { $player } vorrebbe ritirare l’ultima mossa.
web-undo-waits = Manca ancora l’accordo di: { $players }
web-agree = D’accordo
web-disagree = Rifiuta
web-adjust = Aggiusta l’ultima mossa
web-adjust-now = Aggiusta
web-pass = Passa
web-set-aside = Metti da parte una strada
web-can-still-build = Puoi ancora costruire, quindi non puoi { $what ->
    [pass] passare
   *[set-aside] mettere da parte una strada
 }. Ecco una mossa possibile.
web-stop = Termina qui la partita
web-owed =
    { $count ->
        [one] Costruendo posizioni { $count } veicolo.
       *[other] Costruendo posizioni { $count } veicoli.
    }
web-finished = { $place }º posto
web-out = eliminato
web-last-chance = ultima occasione
web-left = in riserva
web-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
web-fine = Regolazione fine
web-fine-around = Attorno al punto base
web-fine-along = Scorri per lungo
web-fine-across = Scorri di lato
web-fine-turn = Gira la strada
web-fine-now = Strada spostata: per lungo { $along } mm, di lato { $across } mm, girata di { $turn }°
web-turn-component = Gira
web-cars-now = Veicoli: { $count } di { $most }, { $how ->
    [auto] posizionati in automatico
   *[chosen] posizionati da te
 }
web-cars-auto = Posiziona in automatico
web-car-type = Tipo di veicolo
web-car-place = Punto sulla strada
web-car-add = Aggiungi un veicolo
web-car-remove = Togli questo veicolo
web-take = Pilastrini da prendere (stesso tipo): { $count } di { $most }
web-take-from = Da { $owner }
web-take-none = nessuno
web-take-column = un pilastrino

## È caduto qualcosa

web-fell = È caduto qualcosa
web-fell-intro = Tutto torna com’era. Chi ha fatto cadere i pezzi dà pilastrini ai proprietari.
web-fell-by = Chi è stato?
web-fell-what = Che cosa è caduto?
web-fell-column = { column-number } (altezza { $height })
web-fell-junction = { column-number } (snodo di altezza { $height })
web-fell-discs = Pilastrini caduti: { $piece }
web-fell-nothing = Nessun altro ha pezzi sul tavolo.
web-fell-yellow = Gialli per { $owner }
web-fell-forgiven = Tutti d’accordo: nessuno paga
web-fell-free = Non c’è niente da pagare.
web-fell-report = Segnala
web-turn-fell = { $player } ha fatto cadere qualcosa
web-turn-moved = { $player } ha spostato qualcosa: non costa nulla

## Guardare

web-camera = Visuale
web-camera-free = Visuale libera
web-camera-plan = Dall’alto
web-camera-follow = Segui il gioco
web-camera-drive = Alla guida
web-show-all = Mostra tutto
web-labels = Etichette
web-sides = Lati delle strade liberi e occupati
web-replay = Replay
web-replay-start = L’inizio
web-replay-first = All’inizio
web-replay-previous = Un passo indietro
web-replay-next = Un passo avanti
web-replay-last = Alla fine
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-speed = Velocità
web-replay-close = Torna alla partita

## Condividere

web-share = Condividi e salva
web-share-record = Questa partita
web-save-json = Salva come JSON
web-save-text = Salva come testo
web-copy-record = Copia un link che contiene tutta la partita
web-share-table = Questo tavolo
web-invite-copy = Copia il link
web-invite-send = Invia…
web-save-gltf = Modello 3D (glTF)
web-copied = Copiato.
web-copy-by-hand = Da copiare:
web-failed = Non ha funzionato. { $reason }

## Impostazioni

web-settings = Impostazioni
web-sound = Suoni
web-motion = Movimento
web-motion-auto = come sul dispositivo
web-motion-full = completo
web-motion-reduced = ridotto
web-quality = Qualità dell’immagine
web-quality-high = alta
web-quality-low = bassa (risparmio energetico)
web-close = Chiudi

web-preparing = Avvio in corso: { $percent } %. Si può già giocare.

## Perché il server non l’ha fatto

web-refused-stale = Nel frattempo il tavolo è cambiato. Guardalo e scegli di nuovo.
web-refused-offline = Al momento non c’è connessione al server.
web-refused-lost = La connessione si è interrotta. Forse la tua mossa non è arrivata: fa fede il tavolo.
web-refused-timeout = Il server non risponde.
web-refused-not-your-seat = Quel posto non è tuo.
web-refused-nothing-to-undo = Non hai mosse da ritirare.
web-refused-storage = Il server non ha potuto salvare la mossa, quindi non è stata giocata.
web-not-saved-yours = La tua mossa non è ancora salvata. Il server continua a provare.
web-not-saved = Una mossa non è ancora salvata. Il server continua a provare.
web-away = Al momento il server non raggiunge il suo database. Riprova tra poco.
web-refused-failed = Si è verificato un errore sul server. Vale ciò che mostra il tavolo; riprova.
web-refused-too-many = Troppe pagine di questo gioco sono aperte qui o a tuo nome. Chiudine qualcuna; questa si connetterà poi da sola.

## Il tavolo a parole

web-describe = Il tavolo a parole
web-describe-last = Ultima mossa: { $turn }
web-said = { $first }. { $second }
web-describe-supply = In riserva: veicoli { $cars }, grigi { $gray }, gialli { $yellow }, strade { $roads }
web-describe-roads = Strade ({ $count }): { $roads }
web-describe-columns = Pilastri, numerati dalla rampa di accesso ({ $count }): { $columns }
web-describe-column = { $number } (altezza { $height }, a { $place })
web-describe-junction = { $number } (snodo di altezza { $height }, a { $place })
web-describe-cars = Veicoli sull’autostrada ({ $count }): { $cars }
web-describe-car = { any-car } ({ road-between })
web-describe-bases = Punti base: { $bases }
web-describe-table = { $width } × { $depth } mm; posizioni in mm dal centro: verso destra, poi verso il fondo.
web-at = { $x } / { $y }

## Aiuto

web-help = Aiuto
web-help-goal = Scopo del gioco
web-help-goal-text = Nel tuo turno costruisci un pilastro, un gradino più alto o più basso di un punto base, e li unisci con una strada. Se questa è la prima a passare sopra o sotto una strada avversaria, guadagni un veicolo e lo posizioni sulla tua strada. I puntini attorno al punto base mostrano dove puoi costruire; quelli accesi valgono veicoli.
web-help-mouse = Con il mouse
web-help-mouse-text = Muovi per mirare, clicca per scegliere il punto, clicca di nuovo sull’anteprima per costruire, oppure trascinala. Trascina il tavolo per guardarti attorno, con il tasto destro o Maiusc per spostare la vista; la rotella fa lo zoom. Alt + rotella cambia l’altezza, Maiusc + rotella gira attorno al punto base.
web-help-touch = Su touchscreen
web-help-touch-text = Tocca per scegliere il punto, poi trascina l’anteprima; la lente mostra ciò che il dito copre. Un dito sposta la vista, due la ingrandiscono e la girano. Il pulsante Costruisci conferma.
web-help-keys = Tasti
web-key-move = sposta l’anteprima di 5 mm
web-key-move-fine = con Maiusc: 1 mm
web-key-move-finest = con Alt: 0,1 mm
web-key-rotate = gira attorno al punto base di 5°
web-key-rotate-fine = con Maiusc: di 0,5°
web-key-height = più alto, più basso
web-key-column = pilastro
web-key-junction = con o senza snodo
web-key-off-ramp = uscita
web-key-base = scegli un punto base
web-key-shift = sposta e gira la strada sui pilastri
web-key-nearest = punto valido più vicino
web-key-build = costruisci
web-key-back = passo precedente del turno
web-key-undo = ritira l’ultima mossa
web-key-adjust = aggiusta l’ultima mossa
web-key-component = componente successivo della città
web-key-camera = visuale seguente
web-key-show-all = mostra tutto
web-key-labels = etichette
web-key-sides = lati delle strade liberi e occupati
web-key-describe = il tavolo a parole
web-key-replay = replay
web-key-fell = è caduto qualcosa
web-key-escape = ricomincia il turno, chiudi
web-key-help = questo aiuto
web-hint = Suggerisci un punto
web-hint-none = Nessun suggerimento: non si può costruire nulla.
web-analysis = Analisi
web-analysis-wait = Un bot sta rivedendo la partita…
web-analysis-none = Nessuna mossa è costata molto.
web-analysis-better = { $player }, turno { $turn }: perso il { $percent }% di probabilità di vittoria. Mostra una mossa migliore

## La mano

web-hand = Come si posano i pezzi
web-hand-precise = Posa precisa
web-hand-precise-about = Un pezzo si posa esattamente dove lo metti.
web-hand-steady = Mano ferma
web-hand-steady-about = Porti tu i pezzi: ciò che urti si muove, ciò che lasci può cadere.
web-hand-shaky = Mano tremante
web-hand-shaky-about = Porti tu i pezzi, e la mano ti trema: ciò che urti si muove, ciò che lasci può cadere.
web-hand-pieces = Pezzi portati a mano
web-hand-pieces-roads = strade
web-hand-pieces-roads-and-cars = strade e veicoli
web-hand-pieces-everything = tutto
web-hand-pieces-now = Pezzi portati a mano: { $pieces }. Il resto viene posato per te.
web-hand-nudge = Spostare i pezzi degli altri
web-hand-nudge-free = non costa nulla
web-hand-nudge-mm = vale come caduta da { NUMBER($mm, maximumFractionDigits: 1) } mm
web-hand-nudge-now = Spostare un pezzo altrui di oltre { NUMBER($mm, maximumFractionDigits: 1) } mm vale come farlo cadere.
web-hand-nudge-now-free = Spostare un pezzo senza farlo cadere non costa nulla.
web-tremor = Tremore
web-tremor-of = Tremore di { $player }
web-tremor-at = Tremore al posto { $seat }
web-tremor-auto = come il resto del tavolo
web-tremor-none = nessuno
web-tremor-gentle = stabilizzato, per bambini
web-tremor-normal = medio
web-tremor-wild = forte
web-hand-take = Prendi il pezzo
web-hand-tweezers = Pinzette: lente e precise, per l’ultimo centimetro
web-hand-carry =
    { $kind ->
        [road] Porta la strada al suo posto, abbassala e lasciala.
        [column] Porta il pilastro al suo posto, abbassalo e lascialo.
       *[car] Porta il veicolo al suo posto, abbassalo e lascialo.
    }
web-hand-overhead = C’è qualcosa sopra il posto: abbassa il pezzo di lato, poi infilalo sotto.
web-hand-slide-in = Abbastanza in basso: infila il pezzo al suo posto, abbassalo e lascialo.
web-hand-watch =
    { $kind ->
        [road] { $player } porta una strada.
        [column] { $player } porta un pilastro.
       *[car] { $player } porta un veicolo.
    }
web-hand-off = { NUMBER($beside, maximumFractionDigits: 1) } mm di lato, { NUMBER($above, maximumFractionDigits: 1) } mm sopra
web-hand-off-low = { NUMBER($beside, maximumFractionDigits: 1) } mm di lato, { NUMBER($below, maximumFractionDigits: 1) } mm sotto
web-hand-to-place = Verso il suo posto: { $ways }
web-hand-way =
    { $way ->
        [right] { $mm } mm a destra
        [left] { $mm } mm a sinistra
        [away] { $mm } mm lontano da te
        [near] { $mm } mm verso di te
        [down] { $mm } mm più in basso
       *[up] { $mm } mm più in alto
    }
web-hand-tires = Mano stanca: ancora { $seconds } s.
web-hand-let-go = Lascia
web-hand-go-on = Continua
web-hand-put-back = Riponi
web-hand-falling = Lasciato. Si aspetta che tutto sia fermo…
web-hand-height = Altezza della mano
web-hand-turn-left = Gira a sinistra
web-hand-turn-right = Gira a destra
web-hand-hint-mouse = Il mouse muove il pezzo, la rotella lo alza e lo abbassa, Maiusc + rotella lo gira. In basso, un clic lo lascia.
web-hand-too-high = Troppo in alto per lasciarlo con un clic. Abbassa il pezzo con la rotella, o premi la barra spaziatrice.
web-hand-too-far = A { $beside } mm dal suo posto: troppo lontano per lasciarlo con un clic. Avvicina il pezzo, o premi la barra spaziatrice.
web-hand-hint-touch = Un dito muove il pezzo. Il cursore lo alza e lo abbassa.
web-hand-next =
    { $kind ->
        [road] Poi { $player } porta la strada.
        [column] Poi { $player } porta il pilastro.
       *[car] Poi { $player } porta il veicolo.
    }
web-hand-your-piece = il pezzo in mano
web-hand-missed = Il pezzo non è posato bene. Riprova.
web-hand-missed-by = { $player } non ha posato bene il pezzo.
web-hand-lost = Fuori posto, e il turno è finito.
web-hand-fallen = Pezzi caduti: { $pieces }
web-hand-free = Ciò che è caduto o si è spostato torna al suo posto. Non costa nulla.
web-hand-gap = Spazio { $mm } mm
web-hand-beside = { $mm } mm
web-bill = Il conto
web-bill-intro = { $payer } ha fatto cadere qualcosa. Tutto resta così finché il conto non è chiuso.
web-bill-intro-you = Hai fatto cadere qualcosa. Tutto resta così finché il conto non è chiuso.
web-bill-you-give =
    { $count ->
        [one] Dai { $count } pilastrino a { $owner }
       *[other] Dai { $count } pilastrini a { $owner }
    }
web-bill-you-get =
    { $count ->
        [one] { $payer } ti dà { $count } pilastrino
       *[other] { $payer } ti dà { $count } pilastrini
    }
web-bill-what = Caduti o spostati: { $pieces }
web-bill-pay = Paga
web-bill-waits = { $payer } deve pagare.
web-bill-bot = { $payer } paga tra un momento, a meno che non perdoniate.
web-bill-cat = È stato il gatto
web-bill-cat-about = Se tutti dicono che è stato il gatto, nessuno paga.
web-bill-agreed = Danno la colpa al gatto: { $players }
web-bill-no = Non è stato il gatto
web-bill-settled = Il conto è chiuso.
web-risk = Quanto è rischioso?
web-risk-asking = Prove in corso…
web-risk-falls = Qualcosa cade: { $percent }%
web-risk-legal = Si posa bene: { $percent }%
web-risk-piece = { $piece }: { $percent }%
web-risk-tries =
    { $count ->
        [one] da { $count } prova con questa mano
       *[other] da { $count } prove con questa mano
    }
web-carry-watch = Guarda la mano
web-carry-number = Pezzo { $number }
web-carry-speed = Velocità della mano
web-carry-copy = Copia un link a questo momento
web-carry-back = Torna al replay
web-carry-none = Quel momento non c’è in questa partita.
web-help-hand = Con la mano
web-help-hand-text = A un tavolo con le mani scegli il punto come sempre e poi prendi il pezzo. Portalo sopra il suo posto, abbassalo finché quasi tocca e lascialo. L’ombra e i fili a piombo mostrano dov’è. Ciò che fai cadere durante il tragitto va pagato.
web-help-hand-keys = Tasti mentre porti
web-key-hand-move = muovi il pezzo (tieni premuto)
web-key-hand-raise = alza, abbassa
web-key-hand-turn = gira il pezzo
web-key-hand-fine = con Maiusc: quattro volte più preciso
