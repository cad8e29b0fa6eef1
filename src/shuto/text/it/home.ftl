### La pagina iniziale e la preparazione nel browser.

## Pagina iniziale

home-title = Shuto: Tokyo Highway sul tuo schermo
home-title-page = { $title } – Shuto
home-pause = Ferma l’immagine
home-move = Anima l’immagine
home-learn = Impara a giocare
home-continue = Riprendi la partita
home-learn-about = La tua prima strada in due minuti
home-learn-on = Continua a imparare
home-learn-progress = { $done } lezioni su { $total }
home-bot = Gioca contro un bot
home-friends = Gioca con gli amici
home-friends-about = Su questo schermo o con un link
home-other = Altre partite e impostazioni
home-rules = Regole
home-boxes = Quale scatola preferisci?
home-players =
    { $most ->
        [one] { $most } giocatore
       *[other] { $most } giocatori
    }
home-players-from-to = { $fewest }–{ $most } giocatori
home-minutes = circa { $most } min
home-minutes-from-to = circa { $least }–{ $most } min
home-game-won = Hai vinto
home-game-winner =
    { $count ->
        [one] Vince: { $players }
       *[other] Vincono: { $players }
    }
home-game-unknown = Non è più su questo server
home-game-all = Mostra tutte e { $count }

## Le scatole

home-box-two-player-2024 = Ultima edizione per due
home-box-second-edition = Classico per due
home-box-four-player-fr = Gioco di gruppo (regole francesi)
home-box-four-player-de = Gioco di gruppo (regole tedesche)
home-box-rainbow-city = Rainbow City
home-like-two-player-2024 = La scatola più recente per due: un tavolo vuoto e dieci tipi di veicoli. L’ideale per cominciare.
home-like-second-edition = Il piccolo classico giapponese per due. Le rampe di uscita scendono da ogni altezza: la tua autostrada finisce dove vuoi.
home-like-four-player-fr = Per un gruppo: da tre giocatori in su ci sono edifici in mezzo. Chi incrocia una propria strada non guadagna veicoli.
home-like-four-player-de = La scatola per un gruppo come si gioca in Germania: sempre con edifici, e gli altri possono continuare dopo la prima vittoria.
home-like-rainbow-city = La più grande: prima si costruisce una città, poi le autostrade che l’attraversano. Con missioni, se vuoi.

## Preparazione

home-with-bot = Contro i bot
home-with-friends = Con gli amici
home-who = Chi gioca?
home-where = Dove sono i tuoi amici?
home-where-here = Davanti a questo schermo
home-where-here-about = Giocate a turno su questo dispositivo.
home-where-link = Altrove
home-where-link-about = Ricevi un link. Chi lo apre si siede al tavolo.
home-substitutes = Se qualcuno se ne va, un bot continua
home-more =
    { $count ->
        [0] Altro: dettagli e regole della casa
        [one] Altro: dettagli e regole della casa ({ $count } modifica)
       *[other] Altro: dettagli e regole della casa ({ $count } modifiche)
    }
home-house-rules = Regole della casa
home-rules-of = Regole di questa scatola
home-all-boxes = tutte le scatole
home-name-invisible = Questo nome contiene un carattere invisibile. Toglilo, per favore.
home-name-long = Un nome ha al massimo { $most } caratteri.
home-bot-name-0 = Tatsumi
home-bot-name-1 = Ariake
home-bot-name-2 = Kasai
home-bot-name-3 = Hakozaki
home-bot-name-4 = Miyake
home-bot-name-5 = Shiba

## Che cosa decide ogni regola della casa

home-rule-obstacles = Che cosa c’è in mezzo: niente, un edificio per giocatore o un’intera città.
home-rule-first_player = Come il tavolo decide chi comincia.
home-rule-earned_car = Se un veicolo guadagnato va posizionato per forza.
home-rule-own_crossing = Quanto costa passare sopra o sotto una propria strada.
home-rule-earn_from = Quali strade degli altri valgono un veicolo quando le incroci.
home-rule-off_ramp_from = Quanto può essere alto il pilastro da cui scende una rampa di uscita.
home-rule-off_ramp_bonus = Se il veicolo bonus di una rampa di uscita va posizionato per forza.
home-rule-penalty = Quanti pilastrini paga chi fa cadere qualcosa.
home-rule-repair = Chi rimette a posto i pezzi caduti.
home-rule-adjust_until = Fino a quando puoi aggiustare ciò che hai appena costruito.
home-rule-all_cars_out = Che cosa succede quando qualcuno ha posizionato tutti i veicoli.
home-rule-material_clock = Quando comincia l’ultima occasione di chi è senza materiali.
home-rule-forced_pass = Se passare vale come turno quando non puoi costruire.
home-rule-short_of = Quando un giocatore è senza materiali.
home-rule-without_columns = Che cosa può ancora costruire chi ha strade ma non ha più pilastrini.
home-rule-same_type = Se ricevi un pilastrino quando incroci un veicolo dello stesso tipo.
home-rule-junctions = Senza snodi non ci sono biforcazioni: più semplice, per bambini.
home-rule-cars = Con meno veicoli la partita è più breve.
home-rule-nudge = Di quanto puoi spostare per sbaglio un pezzo altrui prima che costi come una caduta. 0: non costa mai nulla.
home-rule-road_length = Esistono strade di entrambe le lunghezze e nessun regolamento le indica: misura le tue. Una strada più corta arriva meno lontano.

### The home page and set-up of the browser.

## Look

web-light = Luce
web-light-day = giorno
web-light-evening = sera
web-light-night = notte
web-light-auto = secondo l’ora
web-quality-auto = automatica
