### Le parole del comando `shuto`.

## Edizioni e regole

cli-what = Che cos’è
cli-playing = Come si gioca
cli-allotment = Pezzi di ciascuno, in { $count } giocatori
cli-supply = veicoli { $cars }, grigi { $gray }, gialli { $yellow }, strade { $roads }
cli-start-gap = Distanza fra i pilastri iniziali
cli-car-types = Tipi di veicoli
cli-all-alike = tutti uguali
cli-not-there = non fa parte di queste regole
cli-no-difference = Queste regole non differiscono.
cli-house-rule = regola della casa
cli-optional = facoltativa
cli-house-rules = Regole della casa: { $rules }
cli-more-missions = Le regole missione: shuto rules { $edition } --missions

## Passi di una partita registrata

cli-step = Passo
cli-steps-legal =
    { $count ->
        [0] Non c’è ancora nulla da giudicare.
        [one] { $count } passo, ed è valido.
       *[other] { $count } passi, tutti validi.
    }
cli-step-illegal = Il passo { $step } non è valido: la partita si ferma prima.
cli-cannot-stand = Questa posizione non può stare in piedi così.
cli-stands = Tutto è al suo posto, secondo le regole.
cli-to-move = tocca a { $player }
cli-over = sopra: { $pieces }
cli-under = sotto: { $pieces }
cli-placed = Posizionati
cli-car-at = { any-car } a { NUMBER($place, maximumFractionDigits: 1) } mm
cli-clearance = Spazio libero
cli-fallen = { $player } fa cadere o sposta: { $pieces }
cli-part = { $piece } × { $count }
cli-moved = { $piece } di { gap-mm }
cli-forgiven = perdonato, nessuno paga

## File e dimostrazione

cli-saved = Salvato: { $file }
cli-demo = { $players } giocano: { $edition }

## L’arena

cli-arena-pairing = coppia
cli-arena-games = partite
cli-arena-share = primi posti
cli-arena-interval = 95%
cli-arena-bot = bot
cli-arena-accept = Accettato: almeno quanto richiesto.
cli-arena-reject = Respinto: meno di quanto richiesto.
cli-arena-go-on = Indeciso: servono altre partite.
cli-arena-no-ray = Ray non è installato qui. Arriva con l’extra «cluster»: pip install 'shuto[cluster]'
cli-arena-no-cluster = nessun cluster Ray raggiungibile a { $address }: { $reason }
cli-arena-cluster-failed = il cluster a { $address } è andato in errore: { $reason }. Con --ledger lo stesso comando riprende da lì.
cli-arena-no-edition = nessuna delle edizioni richieste è per { $counts } giocatori
cli-arena-no-count = { $edition } non è per nessuno dei numeri di giocatori richiesti ({ $counts })
cli-arena-left-out = tralasciato, perché l’edizione è per un altro numero di giocatori: { $frames }
cli-arena-one-question = un test vuole una sola edizione e un solo numero di giocatori

## Scuotere un tavolo

cli-shake-stack = Pila
cli-shake-push = Spinta
cli-shake-toward = Verso
cli-shake-falls = Che cosa cade
cli-shake-figure = { NUMBER($push, maximumFractionDigits: 1) } mN·s
cli-shake-first = Il primo a cadere è { column-of }, con una spinta di { NUMBER($push, maximumFractionDigits: 1) } mN·s.
cli-shake-none = Nessuna pila cade con una spinta di { NUMBER($push, maximumFractionDigits: 1) } mN·s.
cli-shake-jerk = Con uno strattone di tutto il tavolo a { NUMBER($speed, maximumFractionDigits: 0) } mm/s cade per primo: { $pieces }.
cli-shake-no-jerk = Nessuno degli strattoni provati fa cadere qualcosa.
cli-shake-more = più di { NUMBER($push, maximumFractionDigits: 1) } mN·s
cli-and-more = { $pieces } e altri { $count }

## Frasi fatte di parti

cli-parts-separator = { "; " }
