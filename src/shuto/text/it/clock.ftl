## Orologi: tempo, pause, e che cosa succede quando il tempo è scaduto

clock-title = Orologio
clock-time = Tempo
clock-choice-none = Senza orologio
clock-choice-live-10 = 10 minuti + 10 secondi
clock-choice-live-25 = 25 minuti + 15 secondi
clock-choice-slow-3 = 3 giorni per mossa
clock-choice-slow-7 = 7 giorni per mossa
clock-about-none = Ognuno si prende il tempo che vuole.
clock-about-live = Ognuno ha { $minutes } minuti per tutta la partita e { $seconds } secondi in più dopo ogni mossa.
clock-about-slow = Una mossa può durare { $days } giorni. Oltre, si consumano le tue ferie senza chiedere: { $holiday } giorni per tutta la partita.
clock-at-zero = Quando il tempo di qualcuno è scaduto
clock-at-zero-claim = gli altri possono escluderlo
clock-at-zero-bot = un bot prende il suo posto
clock-at-zero-wait = non succede nulla
clock-days-left =
    { $count ->
        [one] { $count } giorno rimasto
       *[other] { $count } giorni rimasti
    }
clock-hours-left =
    { $count ->
        [one] { $count } ora rimasta
       *[other] { $count } ore rimaste
    }
clock-minutes-left =
    { $count ->
        [one] { $count } minuto rimasto
       *[other] { $count } minuti rimasti
    }
clock-holiday = in ferie, { $left }
clock-reserve = ferie: { $left }
clock-reserve-none = ferie finite
clock-up = tempo scaduto
clock-mine-up = Il tuo tempo è scaduto. Gioca presto: gli altri possono escluderti dalla partita.
clock-theirs-up = Il tempo di { $player } è scaduto.
clock-claim = Escludi { $player } dalla partita
clock-claim-bot = Lascia giocare un bot per { $player }
clock-pause = Chiedi una pausa
clock-pause-asked = { $player } vorrebbe una pausa.
clock-paused = La partita è in pausa. Tutti gli orologi sono fermi.
clock-resume = Riprendi la partita
