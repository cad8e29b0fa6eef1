## La sala: giocare online

home-online = Gioca online
home-online-about = Trova avversari o guarda una partita
lobby-title = Gioca online
lobby-quick = Partita rapida
lobby-quick-about = Ricevi un posto al tavolo che aspetta da più tempo, oppure un tavolo nuovo dove gli altri ti trovano.
lobby-players = Giocatori
lobby-rated = Partita classificata
lobby-rated-about = Il risultato cambia il tuo punteggio. Niente suggerimenti, e nessuna mossa si ritira.
lobby-clock-live = { $minutes } min + { $seconds } s
lobby-clock-slow =
    { $days ->
        [one] { $days } giorno per mossa
       *[other] { $days } giorni per mossa
    }
lobby-open = Tavoli aperti
lobby-open-none = Ora non aspetta nessuno. Avvia una partita rapida: gli altri vedranno qui il tuo tavolo.
lobby-live = Partite da guardare
lobby-live-none = Ora non si gioca nessuna partita pubblica.
lobby-waiting = In attesa: { $players }
lobby-free =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
lobby-public = Mostra il tavolo in «Gioca online»: chiunque può partecipare
lobby-join = Partecipa
lobby-watch = Guarda
lobby-own-rules = regole della casa
lobby-rated-mark = classificata
lobby-turns =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
lobby-offline = Il server non risponde. Nuovo tentativo…
lobby-followed = Segui tutti alla rivincita.

## Classifiche

rating-leaderboard = Classifica
rating-profile = Il mio profilo
rating-pool = { $box } · { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    } · { $hand }
rating-choose = Classifica
rating-points = { $points } ± { $spread }
rating-at-least = almeno { $points }
rating-games =
    { $count ->
        [one] { $count } partita classificata
       *[other] { $count } partite classificate
    }
rating-tables =
    { $count ->
        [one] Ha giocato a { $count } tavolo
       *[other] Ha giocato a { $count } tavoli
    }
rating-fewest = Si entra in classifica dopo { $count } partite classificate, in ordine di punteggio minimo probabile.
rating-nobody = Qui non c’è ancora nessuno.
rating-none = Ancora nessuna partita classificata. Scegli «Partita classificata» quando giochi online.
rating-over-time = Punteggio nel tempo
rating-band = La fascia mostra quanto è incerto il punteggio.
rating-results = Risultati
rating-place = { $place }º posto
rating-after = Punteggio { $points } ({ $change })
rating-gone = Questo giocatore non esiste. Forse ha cancellato i suoi dati.
