### Lezioni: titoli, esercizi, consigli.
### `lesson-<id>` è il titolo, `lesson-<id>-<numero>` dice che cosa fare, `lesson-<id>-done` che cosa si è imparato.

## Intorno alle lezioni

learn-title = Impara a giocare
learn-optional = Se ti va
learn-done = completata
learn-coach = Il tuo esercizio
learn-task = Esercizio { $task } di { $tasks }
learn-next = Avanti
learn-next-lesson = Avanti: { $title }
learn-play = Gioca contro un bot
learn-show-me = Mostrami
learn-gesture-move = Porta il pezzo sopra il suo posto: la freccia indica la direzione.
learn-gesture-lower = Abbassalo finché quasi tocca.
learn-gesture-let-go = Lascialo.
lesson-you = Tu

## Che cosa manca a una mossa valida

lesson-miss-column = Valida, ma qui serve un pilastro.
lesson-miss-junction = Valida, ma qui serve uno snodo.
lesson-miss-off-ramp = Valida, ma qui serve una rampa di uscita.
lesson-miss-component = Valida, ma prima posiziona il componente.
lesson-miss-pass = Valida, ma qui bisogna passare.
lesson-miss-set-aside = Valida, ma qui bisogna mettere da parte una strada.
lesson-miss-branch = Valida, ma la strada non parte dallo snodo.
lesson-miss-up = Valida, ma il nuovo pilastro deve essere più alto.
lesson-miss-down = Valida, ma il nuovo pilastro deve essere più basso.
lesson-miss-over = Valida, ma non guadagna veicoli passando sopra una strada.
lesson-miss-under = Valida, ma non guadagna veicoli passando sotto una strada.
lesson-miss-cars =
    { $cars ->
        [0] Valida, ma non vale nessun veicolo.
        [one] Valida, ma vale solo { $cars } veicolo.
       *[other] Valida, ma vale solo { $cars } veicoli.
    }
lesson-miss-mission = Valida, ma non completa la missione.
lesson-miss-wins = Valida, ma non ti fa vincere.

## Le lezioni

lesson-first-road = La tua prima strada
lesson-first-road-1 = La rampa con il veicolo arancione è tua. Scegli un punto lì intorno, poi premi «{ web-build }».
lesson-first-road-done = Questa è una mossa intera: un pilastro e una strada.

lesson-up-or-down = Uno in più o uno in meno
lesson-up-or-down-1 = Il pilastro seguente ha un pilastrino in più o in meno. Regola l’altezza con − e + e scendi.
lesson-up-or-down-done = Uno in più o uno in meno: lo decidi a ogni mossa.

lesson-crossing-over = Passare sopra
lesson-crossing-over-1 = Passa sopra la strada blu. Un punto giallo vale un veicolo.
lesson-crossing-over-done = Hai guadagnato il tuo primo veicolo! Vince chi posiziona per primo tutti i suoi veicoli.

lesson-crossing-under = Passare sotto
lesson-crossing-under-1 = Ora passa sotto la strada blu. Un punto arancione vale due veicoli.
lesson-crossing-under-done = Sotto vale un veicolo proprio come sopra.

lesson-what-counts = Che cosa conta
lesson-what-counts-1 = Passi già sopra una strada blu. Guadagna un veicolo con l’altra.
lesson-what-counts-1-done = Questa strada era ancora libera. Quella che avevi già superato non vale un altro veicolo.
lesson-what-counts-2 = Una strada può incrociarne più d’una. Guadagna due veicoli in una volta.
lesson-what-counts-done = Chi passa per primo sopra una strada guadagna un veicolo, e così chi passa per primo sotto. Le rampe non valgono nulla.

lesson-junction = Lo snodo
lesson-junction-1 = Un pilastrino giallo in cima fa uno snodo, che può avere qualunque altezza. Passa sopra l’alta strada blu.
lesson-junction-done = Hai solo pochi pilastrini gialli. Tienili per salti come questo.

lesson-branch = La biforcazione
lesson-branch-1 = Il tuo pilastro con la cima gialla è uno snodo. Fai partire da lì una seconda strada.
lesson-branch-done = Da uno snodo ci si dirama una volta. Ora la tua autostrada continua da due estremità.

lesson-off-ramp = La rampa di uscita
lesson-off-ramp-1 = Dall’altezza 1 una strada può scendere fino al tavolo. Costruisci una rampa di uscita.
lesson-off-ramp-done = Una rampa di uscita vale un veicolo senza incrociare nulla. Ma nulla può seguirla.

lesson-no-touching = Niente deve toccarsi
lesson-no-touching-1 = Nessuna strada passa sopra o sotto un pilastro. Aggira quello blu e guadagna un veicolo.
lesson-no-touching-1-done = Anche le tue strade possono toccarsi solo in cima a un pilastro in comune.
lesson-no-touching-2 = Nemmeno le strade possono toccarsi. Cambia l’altezza e passa sotto la strada blu.
lesson-no-touching-done = Ciò che è d’intralcio si illumina. Spostati un poco, o cambia l’altezza.

lesson-winning = Vincere
lesson-winning-1 = Ti resta un veicolo. Posizionalo.
lesson-winning-1-done = Hai posizionato l’ultimo veicolo: hai vinto!
lesson-winning-2 = Blu non ha più pilastri e ha dovuto passare. Ancora un tuo turno e Blu ha perso: costruisci dove vuoi.
lesson-winning-done = Posiziona l’ultimo veicolo, o resisti più a lungo. Ora conosci il gioco!

lesson-city = La città e le sue missioni
lesson-city-1 = In Rainbow City si dispone prima una città. Posiziona l’ultimo componente: l’area arcobaleno.
lesson-city-1-done = La città è pronta. Ora tocca alle autostrade.
lesson-city-2 = Qui vincono i punti. Un pilastro su un’area di sviluppo ne vale uno: costruisci sul quadrato vuoto accanto alla tua rampa.
lesson-city-2-done = Un punto. L’elenco dei punti lo mostra.
lesson-city-3 = Una rampa di uscita che finisce sull’area verde vale due punti.
lesson-city-done = La lista dei punti nomina tutte le missioni. Toccane una per leggere che cosa chiede.

lesson-hand = A mano
lesson-hand-1 = Scegli un punto, poi prendi la strada. Portala al suo posto e lasciala.
lesson-hand-done = A un tavolo così, ciò che fai cadere ti costa pilastrini.
## Il tavolo di prova

lesson-practice = Esercizi a mano
lesson-practice-1 = Strada libera: porta la strada al suo punto e lasciala appena sopra.
lesson-practice-2 = Sopra l’autostrada: sotto la tua passano sei strade. Non toccarne nessuna.
lesson-practice-3 = In basso tra i pilastri: infila la strada sotto ciò che sta sopra.
lesson-practice-4 = Su fino alla torre: la tua strada sale ripida fino a un pilastro di nove pilastrini.
lesson-practice-done = Perfetto! È ancora tutto in piedi.
learn-practice = Esercizi a mano
learn-practice-about = Un tavolo senza partita: porta, lascia, fai cadere. Qui non costa nulla.
learn-practice-none = non ancora riuscito
learn-practice-time = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
learn-practice-best = Record: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
learn-practice-record = Nuovo record!
learn-practice-again = Ancora una volta
learn-practice-tasks = Esercizi
learn-practice-fell = È caduto, e nessuno se la prende. Si rimette tutto com’era: riprova.
learn-practice-elsewhere = Hai scelto un punto tuo: per questo non c’è un record.
