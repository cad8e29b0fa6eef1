### Parole del programma nel browser.

## Preparare la partita

web-tagline = Costruisci una sopraelevata, passa sopra e sotto e sii il primo a mettere in strada tutti i Veicoli.
web-start = Gioca
web-my-games = Le mie partite
web-forget = Togli dalla lista
web-forget-sure = Togliere questa partita dalla lista? Questo browser rinuncia così ai suoi posti.
web-load = Apri una partita registrata…
web-bad-record = Questa registrazione non si può aprire: { $reason }
web-name-human = Giocatore
web-name-bot = Bot
web-who-human = Persona
web-who-random = Bot 0: spensierato
web-who-greedy = Bot 1: ambizioso
web-who-thrifty = Bot 2: parsimonioso
web-who-careful = Bot 3: prudente
web-who-strong = Bot 4: forte
web-who-master = Bot 5: maestro
web-seat-name = Nome al posto { $seat }
web-seat-who = Chi gioca al posto { $seat }
web-seat-colour = Colore del posto { $seat }
web-colour-vermilion = Vermiglio
web-colour-blue = Blu
web-colour-green = Verde
web-colour-purple = Porpora
web-colour-orange = Arancione
web-colour-sky = Celeste
web-house-rules =
    { $count ->
        [0] Regole della casa
        [one] Regole della casa: { $count } modifica
       *[other] Regole della casa: { $count } modifiche
    }
web-language = Lingua

## Al tavolo

web-table = Il tavolo
web-city = Città
web-controls = Il tuo turno
web-menu = Menu
web-home = Pagina iniziale
web-new-game = Nuova partita
web-your-turn = Tocca a te
web-thinking = sta pensando…
web-connecting = Connessione…
web-reconnecting = Connessione persa, nuovo tentativo…
web-gone = Questa partita non esiste su questo server.
web-halted = Questa partita è stata giocata con regole precedenti. Il passo { $step } non è più valido ({ $clause }), quindi si può rivedere solo fin lì.
web-watching = Stai guardando questa partita.
web-column = Pilastro
web-kind = Che cosa costruire
web-lower = Più basso
web-higher = Più alto
web-hint-base = Scegli il Punto Base da cui costruire.
web-hint-place = Indica un punto del tavolo.
web-hint-component = Scegli un punto del tavolo.
web-build = Costruisci
web-place = Metti qui
web-snap = Più vicino
web-no-legal-near = Qui vicino non c’è un punto permesso.
web-back = Un passo indietro
web-cancel = Annulla
web-undo-turn = Riprendi
web-undo-asked = { $player } vorrebbe riprendere l’ultimo turno.
web-undo-waits = Manca ancora l’accordo di: { $players }
web-agree = D’accordo
web-disagree = Rifiuta
web-adjust = Sistema l’ultimo turno
web-adjust-now = Sistema
web-pass = Passa
web-set-aside = Metti da parte una Strada
web-stop = Ferma qui la partita
web-owed =
    { $count ->
        [one] { $count } Veicolo va messo.
       *[other] { $count } Veicoli vanno messi.
    }
web-finished = finito, posto { $place }
web-out = eliminato
web-on-clock = ultima occasione
web-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
web-fine = Regolazione fine
web-fine-around = Attorno al Punto Base
web-fine-along = Strada per lungo
web-fine-across = Strada di lato
web-fine-turn = Gira la Strada
web-fine-now = Strada spostata: per lungo { $along } mm, di lato { $across } mm, girata di { $turn }°
web-turn-component = Gira
web-cars-auto = messi da soli
web-cars-chosen = messi da te
web-car-type = Tipo di Veicolo
web-car-place = Punto sulla Strada
web-car-add = Aggiungi un Veicolo
web-car-remove = Togli questo Veicolo
web-take = Stesso tipo di auto: pilastrini da prendere
web-take-from = Da { $owner }
web-take-none = nessuno
web-take-column = un pilastrino

## È caduto qualcosa

web-fell = È caduto qualcosa
web-fell-intro = I pezzi si rimettono com’erano. Chi li ha fatti cadere dà pilastrini ai loro proprietari.
web-fell-by = Chi è stato?
web-fell-what = Che cosa è caduto?
web-fell-discs = Pilastrini caduti: { $piece }
web-fell-nothing = Nessun altro ha pezzi sul tavolo.
web-fell-yellow = Di cui gialli, per { $owner }
web-fell-forgiven = Tutti d’accordo: nessuno paga
web-fell-free = Non c’è niente da pagare.
web-fell-report = Segnala
web-turn-fell = { $player } ha fatto cadere qualcosa

## Guardare

web-camera = Visuale
web-camera-free = Visuale libera
web-camera-plan = Dall’alto
web-camera-follow = Segui il gioco
web-camera-drive = Alla guida
web-frame = Mostra tutto
web-labels = Etichette
web-slots = Lati liberi e presi
web-replay = Rivedi
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
web-share-record = La registrazione di questa partita
web-save-json = Salva come JSON
web-save-text = Salva come testo
web-copy-record = Copia un link che la contiene
web-share-table = Questo tavolo
web-copy-watch = Copia un link per guardare
web-invite = Invito per { $player }
web-invite-note = Chi apre un invito gioca in quel posto. Dallo solo al giocatore a cui spetta.
web-share-picture = La scultura
web-save-png = Immagine (PNG)
web-save-gltf = Modello 3D (glTF)
web-copied = Copiato.
web-copy-by-hand = Da copiare:
web-failed = Non ha funzionato. { $reason }

## Impostazioni

web-settings = Impostazioni
web-sound = Suoni di legno
web-motion = Movimento
web-motion-auto = come il dispositivo
web-motion-full = completo
web-motion-reduced = ridotto
web-quality = Qualità dell’immagine
web-quality-high = alta
web-quality-low = bassa, risparmia energia
web-close = Chiudi

## Perché il server non l’ha fatto

web-refused-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo e decidi.
web-refused-offline = Al momento non c’è connessione al server.
web-refused-lost = La connessione si è interrotta. Forse il turno non è arrivato; il tavolo mostra come stanno le cose.
web-refused-timeout = Il server non risponde.
web-refused-not-your-seat = Quel posto non è tuo.
web-refused-nothing-to-undo = Non hai turni da riprendere.
web-refused-storage = Il server non ha potuto salvare il turno, quindi non si è giocato nulla.

## Il tavolo a parole

web-describe = Il tavolo a parole
web-describe-last = Ultimo turno: { $turn }
web-describe-supply = In riserva: { $cars } Veicoli, { $gray } grigi, { $yellow } gialli, { $roads } Strade
web-describe-roads = Strade ({ $count }): { $roads }
web-describe-columns = Pilastri ({ $count }): { $columns }
web-describe-column = { $id } altezza { $height } a { $place }
web-describe-junction = { $id } Snodo di altezza { $height } a { $place }
web-describe-cars = Veicoli in strada ({ $count }): { $cars }
web-describe-bases = Punti Base: { $bases }
web-describe-table = { $width } × { $depth } mm; i punti sono in mm dal centro, verso destra e lontano da te.
web-at = { $x } / { $y }

## Aiuto

web-help = Aiuto
web-help-goal = Di che si tratta
web-help-goal-text = Nel tuo turno alzi un Pilastro e posi una Strada fino a lì da un Punto Base, un gradino su o giù. Chi passa per primo oltre la Strada altrui, in alto o in basso, vi mette dei Veicoli. I puntini attorno al Punto Base mostrano dove puoi costruire; quelli accesi fruttano Veicoli.
web-help-mouse = Con il mouse
web-help-mouse-text = Muovi per mirare, un clic sceglie il punto, un clic sul fantasma costruisce; trascinandolo si sposta. Trascina il tavolo per guardarti attorno, con il tasto destro o Maiusc per spostare la vista, la rotella per lo zoom. Alt e rotella cambia l’altezza, Maiusc e rotella gira attorno al Punto Base.
web-help-touch = Con le dita
web-help-touch-text = Tocca per scegliere il punto, poi trascina il fantasma; la lente mostra ciò che il dito copre. Un dito sposta la vista, due la ingrandiscono e la girano. Il pulsante costruisce.
web-help-keys = Tasti
web-key-move = sposta il fantasma di 5 mm
web-key-move-fine = con Maiusc: 1 mm
web-key-move-finest = con Alt: 0,1 mm
web-key-rotate = gira attorno al Punto Base di 5°
web-key-rotate-fine = con Maiusc: di 0,5°
web-key-height = più alto, più basso
web-key-column = Pilastro
web-key-junction = Snodo sì o no
web-key-off-ramp = Rampa di Uscita
web-key-base = scegli un Punto Base
web-key-shift = sposta e gira la Strada sui Pilastri
web-key-nearest = punto permesso più vicino
web-key-build = costruisci
web-key-back = un passo indietro nel turno
web-key-undo = riprendi l’ultimo turno
web-key-adjust = sistema l’ultimo turno
web-key-component = elemento seguente della città
web-key-camera = visuale seguente
web-key-frame = mostra tutto
web-key-labels = etichette
web-key-slots = lati liberi e presi
web-key-describe = il tavolo a parole
web-key-replay = rivedi
web-key-fell = è caduto qualcosa
web-key-escape = ricomincia il turno, chiudi
web-key-help = questo aiuto
web-hint = Dove costruiresti?
web-hint-none = Qui non si può costruire nulla: il bot passerebbe.
web-analysis = Analisi
web-analysis-wait = Un bot sta rivedendo la partita …
web-analysis-none = Nessun turno ha regalato molto.
web-analysis-better = { $player }, turno { $turn }: regalato il { $percent } %. Mostra di meglio

## La mano

web-hand = Come i pezzi arrivano sul tavolo
web-hand-precise = Preciso
web-hand-precise-about = Un pezzo si posa esattamente dove lo metti.
web-hand-steady = Mano ferma
web-hand-steady-about = Porti tu i pezzi: ciò che tocchi si muove, ciò che lasci cade o resta.
web-hand-shaky = Mano tremante
web-hand-shaky-about = Porti tu i pezzi, e la mano ti trema.
web-hand-pieces = Portato a mano
web-hand-pieces-roads = strade
web-hand-pieces-roads-and-cars = strade e auto
web-hand-pieces-everything = tutto
web-hand-pieces-now = Portato a mano: { $pieces }. Il resto viene posato per te.
web-hand-nudge = Spostare i pezzi degli altri
web-hand-nudge-free = non costa nulla
web-hand-nudge-mm = da { NUMBER($mm, maximumFractionDigits: 1) } mm costa come una caduta
web-hand-nudge-now = Spostare un pezzo altrui di più di { NUMBER($mm, maximumFractionDigits: 1) } mm costa come una caduta.
web-hand-nudge-now-free = Spostare un pezzo senza farlo cadere non costa nulla.
web-tremor = Tremore
web-tremor-of = Tremore di { $player }
web-tremor-auto = come il tavolo
web-tremor-none = nessuno
web-tremor-gentle = lieve
web-tremor-normal = medio
web-tremor-wild = forte
web-hand-take = Prendi il pezzo
web-hand-tweezers = Pinzette: più lente, più fini
web-hand-carry = Porta { $piece } al suo posto, abbassalo e lascialo.
web-hand-watch = { $player } porta { $piece }.
web-hand-off = { NUMBER($beside, maximumFractionDigits: 1) } mm di lato, { NUMBER($above, maximumFractionDigits: 1) } mm sopra il suo posto
web-hand-off-low = { NUMBER($beside, maximumFractionDigits: 1) } mm di lato, { NUMBER($below, maximumFractionDigits: 1) } mm sotto il suo posto
web-hand-tires = La mano si stanca: restano { $seconds } s per lasciare.
web-hand-let-go = Lascia
web-hand-go-on = Continua a portare
web-hand-put-back = Rimetti a posto
web-hand-falling = Lasciato. Si aspetta che tutto sia fermo …
web-hand-height = Altezza della mano
web-hand-turn-left = Gira a sinistra
web-hand-turn-right = Gira a destra
web-hand-hint-mouse = Il mouse lo muove, la rotella lo alza e lo abbassa, Maiusc e rotella lo gira. In basso, un clic lo lascia.
web-hand-too-high = Troppo in alto per lasciarlo con un clic. Abbassalo con la rotella, o premi la barra spaziatrice.
web-hand-hint-touch = Un dito lo muove, un secondo lo alza e lo gira.
web-hand-next = Poi { $player } porta { $piece }.
web-hand-your-piece = il pezzo in mano
web-hand-missed = Così non è posato bene. Riprova.
web-hand-fallen = Caduto
web-hand-fate-fallen = { $piece } di { $owner } è caduto
web-hand-fate-nudged = { $piece } di { $owner } è stato spostato di { NUMBER($mm, maximumFractionDigits: 1) } mm
web-hand-fate-displaced = { $piece } di { $owner } è stato spinto fuori posto, di { NUMBER($mm, maximumFractionDigits: 1) } mm: vale come una caduta
web-bill = Il conto
web-bill-intro = { $payer } ha fatto cadere qualcosa. Tutto è tornato al suo posto.
web-bill-what = Caduti o spostati: { $pieces }
web-bill-pay = Paga
web-bill-waits = { $payer } deve pagare.
web-bill-bot = { $payer } paga tra un momento, a meno che non perdoniate.
web-bill-cat = È stato il gatto
web-bill-cat-about = Se tutti dicono che è stato il gatto, nessuno paga.
web-bill-agreed = È stato il gatto, dicono: { $players }
web-bill-no = Non è stato il gatto
web-risk = Quanto è rischioso?
web-risk-asking = Si prova …
web-risk-falls = Qualcosa cade: { $percent } %
web-risk-legal = Si posa bene: { $percent } %
web-risk-piece = { $piece } { $percent } %
web-risk-tries =
    { $count ->
        [one] da { $count } prova con questa mano
       *[other] da { $count } prove con questa mano
    }
web-carry-watch = Guarda la mano
web-carry-number = Mano { $number }
web-carry-speed = Velocità della mano
web-carry-copy = Copia un link a questo momento
web-carry-back = Torna al replay
web-carry-none = In questa partita non c’è.
web-help-hand = Con la mano
web-help-hand-text = A un tavolo con le mani scegli il posto come sempre e poi prendi il pezzo. Portalo sopra il suo posto, abbassalo finché quasi tocca e lascialo. L’ombra e i fili a piombo mostrano dov’è. Ciò che rovesci per strada va pagato.
web-help-hand-keys = Tasti mentre porti
web-key-hand-move = muovere il pezzo finché sono premuti
web-key-hand-raise = alzare, abbassare
web-key-hand-turn = girare il pezzo
web-key-hand-fine = con Maiusc: quattro volte più fine
