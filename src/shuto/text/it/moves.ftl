### What happened to pieces, their names, the list of moves, a lost connection.

## Che cosa è successo a un pezzo

fate-fallen =
    { $kind ->
       *[other] { $piece }: caduta
    }
fate-nudged = { $piece }: spostamento di { NUMBER($mm, maximumFractionDigits: 1) } mm
fate-displaced = { $piece }: spostamento di { NUMBER($mm, maximumFractionDigits: 1) } mm, vale come una caduta

## Nomi dei pezzi: che cosa li distingue

# “3ª”: i pezzi nell’ordine in cui sono stati costruiti.
in-order = { $number }ª
noun-column =
    { $mark ->
        [first] primo pilastro
        [last] ultimo pilastro
        [number] { $number }º pilastro
       *[other] pilastro
    }
noun-junction =
    { $mark ->
        [first] primo snodo
        [last] ultimo snodo
        [number] { $number }º snodo
       *[other] snodo
    }
noun-road =
    { $mark ->
        [first] prima strada
        [last] ultima strada
        [number] { in-order } strada
       *[other] strada
    }
noun-off-ramp =
    { $mark ->
        [first] prima rampa di uscita
        [last] ultima rampa di uscita
        [number] { in-order } rampa di uscita
       *[other]
            { $nth ->
                [0] rampa di uscita
               *[other] rampa di uscita { $nth }
            }
    }
noun-car =
    { $nth ->
        [0] { any-car }
       *[other] { any-car } { $nth }
    }
# Ciò che segue il nome di un pezzo. È vuoto se il nome basta.
piece-where =
    { $mark ->
        [highest] { " " }(altezza massima)
        [near] { " " }{ near-component }
        [with] { " " }con { any-car }
        [over] { " " }{ over-road }
        [under] { " " }{ under-road }
        [height] { " " }(altezza { $number })
        [on-road] { " " }{ on-road-in-order }
        [on-off-ramp] { " " }{ on-off-ramp-in-order }
        [on-starting-ramp] { " " }sulla rampa di accesso
       *[other] { "" }
    }
on-road-in-order =
    { $number ->
        [0] sulla strada
       *[other] sulla { in-order } strada
    }
on-off-ramp-in-order =
    { $number ->
        [0] sulla rampa di uscita
       *[other] sulla { in-order } rampa di uscita
    }
near-component =
    { $component ->
        [tower] vicino alla { any-component }
        [block] vicino all’{ any-component }
        [slab] vicino all’{ any-component }
        [rotunda] vicino all’{ any-component }
        [wedge] vicino all’{ any-component }
        [airport] vicino all’{ any-component }
        [green] vicino all’{ any-component }
        [rainbow] vicino all’{ any-component }
        [development-1] vicino all’{ any-component }
        [development-2] vicino all’{ any-component }
        [development-3] vicino all’{ any-component }
        [development-4] vicino all’{ any-component }
        [development-5] vicino all’{ any-component }
       *[other] vicino a { any-component }
    }
over-road =
    { $whose_mine ->
        [yes] sopra la tua strada
       *[no] sopra una strada di { $whose }
    }
under-road =
    { $whose_mine ->
        [yes] sotto la tua strada
       *[no] sotto una strada di { $whose }
    }

## L’elenco delle mosse e la connessione persa

web-moves = Mosse
web-moves-none = Nessuno ha ancora giocato.
web-move-column = pilastro di altezza { $height }
web-move-junction = snodo di altezza { $height }
web-move-off-ramp = rampa di uscita
web-move-component = posiziona: { any-component }
web-move-pass = passa
web-move-set-aside = mette da parte una strada
web-move-stop = termina la partita
web-move-resign = lascia la partita
web-move-out-of-time = non ha più tempo
web-move-adjust = aggiusta l’ultima mossa
web-move-fall = fa cadere qualcosa
web-move-missed-turn = sbaglia tre volte e perde il turno
web-move-missed-column = sbaglia: un pilastrino torna nella scatola
turn-missed-turn = { $player } ha sbagliato tre volte e perde il turno
turn-missed-column = { $player } ha sbagliato: un pilastrino è tornato nella scatola
web-move-fell = Pezzi caduti: { $pieces }
web-move-moved = Pezzi spostati: { $pieces }
web-move-paid =
    { $count ->
        [one] { $owner } riceve { $count } pilastrino
       *[other] { $owner } riceve { $count } pilastrini
    }
web-move-forgiven = nessuno paga
web-move-taken = prende un pilastrino a { $owner }
web-following = Vengono mostrate le mosse degli altri.
web-following-skip = Salta
web-more = Altro
web-lost-safe = Tutto ciò che è stato giocato è salvato.
web-lost-unsent = La tua mossa non è ancora stata inviata. Resta qui finché torna la connessione.
web-lost-unsure = La tua mossa era in viaggio e forse non è arrivata. Lo mostrerà il tavolo.

## Lo stesso, se la riga comincia con «Tu»

web-you-component = posizioni: { any-component }
web-you-pass = passi
web-you-set-aside = metti da parte una strada
web-you-stop = termini la partita
web-you-resign = lasci la partita
web-you-out-of-time = non hai più tempo
web-you-adjust = aggiusti l’ultima mossa
web-you-fall = fai cadere qualcosa
web-you-missed-turn = sbagli tre volte e perdi il turno
web-you-missed-column = sbagli: un pilastrino torna nella scatola
web-turn-you-missed-turn = Hai sbagliato tre volte e perdi il turno
web-turn-you-missed-column = Hai sbagliato: un pilastrino è tornato nella scatola
web-turn-you-fell = Hai fatto cadere qualcosa
web-turn-you-moved = Hai spostato qualcosa: non costa nulla
web-move-paid-you =
    { $count ->
        [one] ricevi { $count } pilastrino
       *[other] ricevi { $count } pilastrini
    }
