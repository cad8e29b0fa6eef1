### Reading the rules in the browser: clauses, differences, what is often misread.

## Rules as text

rules-allotment = Pezzi di ciascuno, in { $count } giocatori
rules-supply = veicoli { $cars }, grigi { $gray }, gialli { $yellow }, strade { $roads }
rules-start-gap = Distanza fra i pilastri iniziali
rules-car-types = Tipi di veicoli
rules-all-alike = tutti uguali
rules-not-there = non fa parte di queste regole
rules-house-rule = regola della casa
rules-optional = facoltativa
rules-house-rules = Regole della casa: { $rules }

## Screen and dialog

rules-title = Regole
rules-all = Tutte le regole
rules-read = Leggi le regole
rules-open = Apri questa regola
rules-compare = Confronta con
rules-search = Cerca
rules-facts = I numeri di questa scatola
rules-failed = Non è stato possibile caricare le regole.
rules-retry = Riprova
rules-differs = diversa
rules-found =
    { $count ->
        [0] Nessuna regola contiene queste parole.
        [one] { $count } regola trovata
       *[other] { $count } regole trovate
    }
rules-differing =
    { $count ->
        [0] Nessuna regola è diversa da { $edition }.
        [one] { $count } regola è diversa da { $edition }
       *[other] { $count } regole sono diverse da { $edition }
    }

## What the referee says about an example

example-ok = valido
example-not-ok = non valido
example-pays-nothing = Nessuno paga.
example-takes-nothing = Nessuno dà un pilastrino.
example-goes-on = La partita continua: tocca a { $player }.
example-earns =
    { $count ->
        [0] Non vale alcun veicolo.
        [one] Vale { $count } veicolo.
       *[other] Vale { $count } veicoli.
    }
example-points =
    { $count ->
        [0] Nessun punto
        [one] { $count } punto
       *[other] { $count } punti
    }

## What the pictures of the clauses show

example-goal = Una partita in due dopo quattordici mosse.
example-supply = In due giocatori: quello che resta a ognuno dopo la rampa di accesso.
example-too-few-columns = Ad Ann restano 2 pilastrini grigi e gliene servono 3.
example-start-of-two = La distanza fra i pilastri iniziali. Comincia Ann: l’anello segna il suo punto base.
example-start-of-three = In tre giocatori i pilastri iniziali formano un triangolo.
example-bare-table = In due giocatori sul tavolo stanno solo le rampe di accesso.
example-past-a-building = La strada di Ann passa accanto all’edificio.
example-touching-a-building = La strada di Ann urta l’edificio.
example-building-on-its-area = L’edificio sta tutto dentro la sua area di sviluppo.
example-building-over-the-edge = L’edificio sporge dal bordo della sua area.
example-areas-too-close = L’area di sviluppo è troppo vicina al pilastro di Bob.
example-no-junction = Ann vuole uno snodo, ma in questa partita non ce ne sono.
example-gray-instead = Un pilastro grigio con un pilastrino in più va bene.
example-my-turn = È il turno di Ann: un pilastro e la strada che vi porta.
example-not-my-turn = È il turno di Ann, ma costruisce Bob.
example-base-points = Gli anelli segnano i punti base di Ann: l’estremità della sua autostrada e uno snodo da cui parte una sola strada.
example-from-the-end = Ann prosegue dall’estremità della sua autostrada.
example-from-the-middle = Ann vuole costruire da un pilastro a metà.
example-one-higher = Da altezza 2 su ad altezza 3.
example-one-lower = Da altezza 2 giù ad altezza 1.
example-same-height = Da altezza 2 di nuovo ad altezza 2.
example-two-higher = Da altezza 2 ad altezza 4.
example-within-reach = La strada raggiunge entrambe le sommità.
example-out-of-reach = La strada è troppo corta per questa distanza.
example-road-as-it-is = La strada è allineata con i due pilastri.
example-road-too-short = Queste estremità sono troppo vicine: una strada è più lunga.
example-adjust-in-turn = Ann ha spostato il nuovo pilastro prima della fine del suo turno.
example-adjust-after-turn = Il turno di Ann è finito e Bob non ha ancora costruito. Lei vuole spostare il suo pilastro.
example-adjust-too-late = Intanto Bob ha costruito un pilastro. Ann vuole spostare il suo.
example-end-on-top = L’estremità supera il centro della sommità, ma vi resta sopra.
example-end-sticks-out = L’estremità sporge dal pilastro.
example-ends-stacked = Un’estremità poggia sull’altra.
example-ends-side-by-side = Le estremità stanno affiancate, tutte e due in piano.
example-wide-fork = Ad angolo largo le strade si toccano solo sulla sommità.
example-narrow-fork = Ad angolo stretto le strade si toccano ancora oltre la sommità.
example-beside-a-column = La strada passa accanto al pilastro di Bob.
example-over-a-column = Vista dall’alto, la strada copre una parte del pilastro di Bob.
example-column-under-a-road = Il pilastro starebbe sotto l’alta strada di Bob.
example-on-to-a-new-column = Ann prosegue verso un nuovo pilastro.
example-back-to-a-column = Ann vuole riportare la sua autostrada al primo pilastro.
example-clear-above = La strada di Ann passa ben sopra quella di Bob.
example-touching = La strada di Ann urterebbe quella di Bob.
example-on-the-table = Pilastro e strada restano sul tavolo.
example-off-the-table = Il pilastro sporgerebbe dal bordo del tavolo.
example-first-over = Ann è la prima a passare sopra la strada di Bob.
example-first-under = Ann è la prima a passare sotto la strada di Bob.
example-over-a-ramp = Ann passa sopra la rampa di accesso di Bob.
example-car-not-earned = Ann non incrocia nulla, ma posiziona un veicolo.
example-b-over-a = Ann passa sopra A e B. B passa già sopra A, quindi conta solo B.
example-second-over = Ann è già passata sopra questa strada. La seconda volta non vale nulla.
example-own-and-other = Ann passa sopra la strada di Bob e sopra la propria rampa di accesso.
example-car-on-the-road = Il veicolo poggia per intero sulla nuova strada.
example-car-over-the-end = Il veicolo sporgerebbe dall’estremità della strada.
example-car-too-steep = Su una strada così ripida il veicolo scivolerebbe.
example-car-placed = Ann posiziona il veicolo che ha guadagnato.
example-car-left-out = Ann ha guadagnato un veicolo, ma non ne posiziona.
example-junction-of-any-height = Da altezza 1 a uno snodo di altezza 4.
example-gray-after-a-junction = Dopo uno snodo di altezza 4, un pilastro grigio di altezza 5.
example-gray-too-low-after-a-junction = Dopo uno snodo di altezza 4, un pilastro grigio di altezza 2.
example-yellow-alone = Un pilastrino giallo senza uno grigio sotto.
example-first-branch = Dallo snodo parte la seconda strada.
example-second-branch = Una terza strada dallo stesso snodo.
example-branch-without-junction = Ann vuole diramarsi da un pilastro grigio.
example-off-ramp = La strada scende al tavolo, senza pilastro in fondo.
example-after-an-off-ramp = La rampa di uscita ha chiuso questa estremità. Ann vuole proseguire da qui.
example-off-ramp-from-one = Una rampa di uscita da altezza 1.
example-off-ramp-from-two = Una rampa di uscita da altezza 2.
example-bonus-and-crossing = La rampa di uscita passa anche sotto la strada di Bob: il bonus, più uno per l’incrocio.
example-bonus-left-out = Ann costruisce una rampa di uscita, ma non posiziona veicoli.
example-column-inside-an-area = Il pilastro sta tutto dentro l’area di sviluppo.
example-column-over-an-edge = Il pilastro starebbe per metà sull’area.
example-off-ramp-on-green = La rampa di uscita termina sull’area verde.
example-column-on-green = Un pilastro sull’area verde.
example-over-the-rainbow = La strada passa sopra l’area arcobaleno.
example-off-ramp-on-the-rainbow = La rampa di uscita terminerebbe sull’area arcobaleno.
example-what-fell = Ann ha fatto cadere la strada di Bob e il suo pilastro di due pilastrini: tre pezzi.
example-own-pieces-fell = Ann ha fatto cadere la propria strada, con il suo veicolo.
example-pass-with-a-place = Ann ha pezzi e un punto dove metterli, ma vuole passare.
example-pass-without-roads = Ann non ha più strade e passa.
example-off-ramp-without-columns = Ann ha strade ma non più pilastrini, e vuole costruire una rampa di uscita.
example-last-car-of-two = Due giocatori: Ann posiziona il suo ultimo veicolo.
example-last-car-of-three = Tre giocatori: Ann posiziona il suo ultimo veicolo.
example-both-pass = Bob, senza materiali, ha passato. Ann non ha più pilastrini e passa anche lei.
example-everybody-passed = Tutti e due hanno passato. Ann ha due veicoli sulla sua autostrada, Bob uno.
example-city = La città, pronta per giocare.
example-set-aside = Ann non ha più pilastrini e mette da parte una strada.
example-set-aside-too-early = Ann potrebbe ancora costruire, ma vuole mettere da parte una strada.
example-drive-points = Tre veicoli di Ann sulla sua autostrada.
example-development-point = Un pilastro di Ann su un’area di sviluppo.
example-traffic-jam = Tre strade collegate, ognuna con un veicolo.
example-no-traffic-jam = La strada in mezzo non porta veicoli.
example-rainbow-points = Un veicolo sulla strada sopra l’area arcobaleno.
example-no-rainbow-points = La strada sopra l’area arcobaleno non porta veicoli.
example-airport-points = La rampa di uscita di Ann termina sull’area aeroporto.
example-enclosed = L’autostrada di Ann incrocia sé stessa attorno all’edificio.
example-not-enclosed = L’anello non è chiuso.
example-tower-enclosed = Nell’anello stanno la torre e un edificio.
example-tallest = Il pilastro grigio di Ann, di altezza 3, è il più alto sul tavolo.
example-junction-is-not-tallest = Lo snodo di Ann non conta. Il pilastro grigio di Bob, di altezza 2, è il più alto.
example-stock-points = Ad Ann restano 12 pilastrini.
example-same-type = La limousine di Ann incrocia la strada di Bob, dove sta una limousine.
example-other-type = L’auto sportiva di Ann incrocia la strada di Bob, dove sta una limousine.

## Often misread

misread-title = Spesso fraintese
misread-about = Le domande che sorgono a ogni tavolo, e che cosa dice ogni libretto.
misread-all-agree = Tutti i libretti concordano
misread-silent = non nel libretto
misread-read-rule = Leggi la regola

misread-running-out = Quando sono senza materiali?
misread-running-out-answer = Quando con ciò che ti resta non puoi più fare alcuna mossa: nessuna strada, oppure né un pilastro né una rampa di uscita validi. Non sei eliminato subito: ognuno degli altri gioca ancora un turno, e un pilastrino di penalità ricevuto intanto ti salva.
misread-running-out-in-four-player-de = Il libretto parla di un materiale qualsiasi. Noi leggiamo: niente strade, oppure niente pilastrini dei due colori.
misread-ramps = Incrociare una rampa vale un veicolo?
misread-ramps-answer = Dipende dalla scatola. Alcune contano solo le strade fra due pilastri, altre ogni strada altrui.
misread-two-roads = Passo sopra due strade. Ricevo due veicoli?
misread-two-roads-answer = Uno per ogni strada che nessuno ha ancora incrociato da questo lato. Conta solo quella subito sotto la tua: se B passa già sopra A, passare sopra tutte e due vale un veicolo per B e nessuno per A.
misread-own-road = La mia nuova strada incrocia anche una mia. Ricevo lo stesso dei veicoli?
misread-own-road-answer = Una tua strada non vale mai nulla. In alcune scatole incrociarla ti fa perdere anche tutti gli altri veicoli della nuova strada.
misread-own-road-in-four-player-fr = Noi leggiamo: tutti i veicoli di quella strada, compreso il bonus di una rampa di uscita.
misread-own-road-in-two-player-2024 = Noi leggiamo: tutti i veicoli di quella strada, compreso il bonus di una rampa di uscita.
misread-bonus = Quanto vale una rampa di uscita?
misread-bonus-answer = Un veicolo bonus per sé, più uno per ogni incrocio che vale. Stanno tutti sulla rampa di uscita.
misread-bonus-in-two-player-2024 = Il § 8 permette i veicoli aggiuntivi, il § 4 li impone. Noi giochiamo l’obbligo.
misread-exit-height = Da quale altezza può partire una rampa di uscita?
misread-exit-height-answer = Nelle scatole più recenti solo da altezza 1. In quelle più vecchie da ogni altezza, purché la strada arrivi al tavolo.
misread-must-place = Devo posizionare un veicolo guadagnato?
misread-must-place-answer = In alcune scatole puoi, in altre devi, se c’è posto e resta fermo. Ciò che non posizioni in questo turno è perso.
misread-must-place-in-rainbow-city = Il § 4 dice devono, il § 6 dice può. Noi giochiamo l’obbligo.
misread-branch = Che cosa può diramarsi, e quando?
misread-branch-answer = Solo un tuo snodo: una volta, in qualunque turno successivo, e allora porta tre strade. Un pilastro grigio mai. Una biforcazione è una strada come le altre: porta a un nuovo pilastro o scende al tavolo.
misread-branch-in-four-player-de = Il § 7 fa pensare che una biforcazione sostituisca il pilastro. Noi leggiamo che finisce comunque su un nuovo pilastro.
misread-open-ends = Posso tornare a un’estremità precedente della mia autostrada?
misread-open-ends-answer = Sì. I libretti parlano del pilastro del tuo ultimo turno. Noi leggiamo: ogni estremità ancora aperta e ogni snodo che può ancora diramarsi; altrimenti una biforcazione non proseguirebbe mai.
misread-after-a-junction = Quanto è alto il pilastro dopo uno snodo?
misread-after-a-junction-answer = Un pilastrino in più o in meno dello snodo, come sempre. Solo un altro snodo può avere di nuovo altezza libera.
misread-touching-on-top = Due strade sullo stesso pilastro possono toccarsi?
misread-touching-on-top-answer = Sì, sulla sommità di quel pilastro: affiancate, o una sull’altra. Oltre il bordo no, quindi una biforcazione vuole un angolo largo.
misread-over-a-column = La mia strada può passare in alto sopra un pilastro?
misread-over-a-column-answer = No. Vista dall’alto, una strada non copre alcun pilastro tranne i suoi due, per quanto sia alta, nemmeno uno tuo. E un pilastro non si mette sotto una strada. Passare sopra una strada va bene.
misread-moving-later = Posso ancora spostare il mio pilastro dopo il turno?
misread-moving-later-answer = Nelle scatole più vecchie finché il giocatore seguente non ha costruito un pilastro, in quelle più recenti mai. Il punto base non si sposta mai.
misread-what-falls = Ho fatto cadere un intero pilastro. Quanto pago?
misread-what-falls-answer = Pilastrini della tua riserva, al proprietario. Nelle scatole più vecchie uno per pezzo, e ogni pilastrino, strada o veicolo è un pezzo. In quelle più recenti uno in tutto, per quanto sia caduto. I tuoi pezzi non costano nulla.
misread-passing = Posso passare per aspettare?
misread-passing-answer = No. Passi solo se non puoi costruire nulla. Se c’è un punto, l’arbitro lo mostra. Anche una rampa di uscita conta.
misread-last-car = La partita finisce quando qualcuno posiziona il suo ultimo veicolo?
misread-last-car-answer = Quel giocatore ha vinto, in ogni scatola. Nelle scatole per due la partita finisce; nelle altre si prosegue per il secondo posto. Con le regole missione si finisce il giro, poi decidono i punti.
