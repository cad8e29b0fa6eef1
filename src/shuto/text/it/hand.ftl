### Le parole dei tavoli dove i pezzi si portano a mano: perché un rifiuto, e come è finito un gesto.

## Rifiutato

hand-needs-hand = A questo tavolo si costruisce a mano: prendi il pezzo, portalo al suo posto e lascialo.
hand-bill-pending = Qualcosa è caduto e il conto è aperto: prima di continuare bisogna pagare, oppure tutti devono perdonare.
hand-unfinished = La tua costruzione non è finita: posa il pezzo successivo, oppure ritira la mossa.
hand-nothing-to-pay = Nessuno deve nulla.
hand-carrying = Qualcuno sta portando un pezzo. Aspetta che sia posato.
hand-no-hand = A questo tavolo i pezzi non si portano a mano.
hand-no-such-carry = Non tieni più questo pezzo.
hand-other-piece = Questo pezzo non si può prendere adesso: i pezzi di una mossa si posano uno dopo l’altro.
hand-not-ready = Non è stato possibile preparare il tavolo. Riprova.
hand-busy = L’ultimo rischio è ancora in fase di calcolo.
hand-no-adjust = A questo tavolo i pezzi restano come la mano li ha posati: le mosse non si aggiustano.
hand-not-all-agree = Una caduta è perdonata solo se tutti al tavolo sono d’accordo.
hand-too-often = Non così in fretta: aspetta un momento, poi riprova.
hand-banned = Qui puoi solo guardare: chi gestisce questo server ti ha escluso dal gioco.
hand-gathering = Il tavolo aspetta ancora qualcuno. La partita comincia quando tutti i posti sono occupati.
hand-no-player = Il server non ti conosce ancora. Ricarica la pagina, scegli un nome e riprova.
hand-nobody-there = Questo posto è già stato lasciato.
hand-not-host = Può farlo solo chi ospita il tavolo. Chiedi a chi ti ha invitato.
hand-kicked = Chi ospita il tavolo ti ha tolto il posto. Puoi guardare la partita.
hand-seat-taken = Qualcuno è stato più veloce. Scegli un altro posto.
hand-started = La partita è già cominciata. Puoi guardarla.
hand-no-clock = Questo tavolo non ha un orologio: non c’è nulla da fermare o reclamare.
hand-nothing-to-claim = Nessun altro ha finito il tempo. Continua a giocare.
hand-no-pause-asked = Nessuno chiede più una pausa.
hand-not-paused = La partita non è in pausa. Puoi giocare.
hand-pause-refused = Gli altri non hanno accettato la pausa. Puoi chiederla di nuovo al prossimo turno.
hand-paused = La partita è in pausa. Riprendila per continuare.
hand-spectators-quiet = Chi guarda può solo applaudire e stupirsi, e solo se il tavolo lo permette.
hand-rated-help = Suggerimenti, rischi e analisi tornano quando questa partita classificata è finita.
hand-rated-seat = A un tavolo classificato ognuno ha un solo posto e i bot nessuno. Aspetta altri giocatori.
hand-rated-undo = In una partita classificata non si ritira nessuna mossa. Continua a giocare.
hand-undo-refused = Gli altri hanno rifiutato due volte di ritirare questa mossa. Continua a giocare.
hand-already-said = Hai già chiesto o accettato. Aspetta la risposta degli altri.
hand-not-forgiven = Il perdono è stato rifiutato due volte. Ora il conto va pagato.

## Come è finito

hand-lies-not = Il pezzo non è rimasto al suo posto. Tutto torna com’era.
hand-missed-place =
    { $kind ->
        [road] La strada
        [column] Il pilastro
       *[car] Il veicolo
    } { $way ->
        [fell] scivola o cade, a { $mm } mm dal suo posto
        [far] si trova { $mm } mm troppo lontano dal punto base
        [near] si trova { $mm } mm troppo vicino al punto base
        [left] si trova { $mm } mm troppo a sinistra, visto dal punto base
        [right] si trova { $mm } mm troppo a destra, visto dal punto base
        [high] si trova { $mm } mm troppo in alto: sotto c’è qualcos’altro
       *[low] si trova { $mm } mm troppo in basso: scivola, o ciò che c’è sotto è stato spostato
    }. Tutto torna com’era.
hand-given-up = Il pezzo è tornato nella riserva.
hand-vanished = La persona è stata via troppo a lungo: il pezzo è tornato nella riserva.
hand-too-long = Il pezzo è stato tenuto troppo a lungo: è tornato nella riserva.
hand-worker = È stato necessario ricostruire il tavolo. Tutto è come prima, nessuno paga, e il pezzo si può riprendere.
hand-undone = Una mossa è stata ritirata: il pezzo è tornato nella riserva.
hand-storage = Non è stato possibile salvare. Tutto è come prima, e il pezzo si può riprendere.

## Errori

hand-miss-counted =
    { $left ->
        [one] Mancato. Ancora un errore e il turno è finito.
       *[other] Mancato. Ancora { $left } errori e il turno è finito.
    }
hand-miss-turn = Terzo errore: il turno è finito e i pezzi tornano nella riserva.
hand-miss-column = L’errore costa un pilastrino, che torna nella scatola.
hand-miss-forgiven = Uno sbaglio costa un pilastrino, anche se il conto viene perdonato.
web-miss-left =
    { $left ->
        [one] Ancora un errore e il turno è finito.
       *[other] Ancora { $left } errori e il turno è finito.
    }
web-miss-costs = Un errore costa un pilastrino.
web-miss-tip = Consiglio: una strada ha più margine sui pallini che non sono né i più vicini né i più lontani.
web-miss = Un errore
web-miss-rule-free = non costa nulla
web-miss-rule-free-about = Chi lascia un pezzo che non resta al suo posto riprova, quante volte vuole.
web-miss-rule-turn = il terzo chiude il turno
web-miss-rule-turn-about = Se un pezzo lasciato non resta al suo posto, è un errore. Il terzo errore di un turno lo chiude: i suoi pezzi tornano nella riserva e tocca a chi segue. Riporre un pezzo non è mai un errore.
web-miss-rule-column = costa un pilastrino
web-miss-rule-column-about = Se un pezzo lasciato non resta al suo posto, è un errore. Ogni errore rimanda nella scatola uno dei tuoi pilastrini, prima i grigi. Se non ne hai più, non costa nulla. Riporre un pezzo non è mai un errore.

## Reazioni

reaction-gasp = Oh!
reaction-applause = Bravo!
reaction-careful = Attenzione!
reaction-close = Uff, per un pelo!
reaction-calm = Fai con calma
reaction-ouch = Ahi!
reaction-hello = Ciao!
reaction-luck = Buona fortuna!
reaction-nice = Bella mossa!
reaction-oops = Ops!
reaction-thanks = Grazie!
reaction-sorry = Scusa!
reaction-moment = Un momento…
reaction-well-played = Ben giocato!
reaction-rematch = Rivincita?
web-react = Reagisci
web-react-said = { $player }: { $text }
web-react-spectator = Pubblico
web-react-mute = Nascondi le reazioni
web-react-unmute = Mostra le reazioni
web-talk = Di’ qualcosa
web-talk-mute = Nascondi ciò che dice { $player }
web-talk-unmute = Mostra ciò che dice { $player }
