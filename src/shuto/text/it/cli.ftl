### Le parole del comando `shuto`.

## Edizioni e regole

cli-what = Che cos’è
cli-playing = Come si gioca
cli-no-difference = Queste regole sono uguali.
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
cli-cannot-stand = Questa posizione non è valida.
cli-stands = Questa posizione è valida.
cli-to-move = tocca a { $player }
cli-over = sopra: { $pieces }
cli-under = sotto: { $pieces }
cli-placed = Posizionati
cli-car-at = { any-car } a { NUMBER($place, maximumFractionDigits: 1) } mm
cli-clearance = Spazio libero
cli-fallen = { $player } fa cadere o sposta: { $pieces }
cli-collapse = Com’è successo: { $chain }
cli-by-hand =
    { $count ->
        [0] Giocata a mano.
        [one] Giocata a mano; { $count } gesto è registrato.
       *[other] Giocata a mano; { $count } gesti sono registrati.
    }
cli-open-fall = Non ancora saldato: { $player } ha fatto cadere o spostato { $pieces }.
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
cli-arena-accept = Accettato: forte almeno quanto richiesto.
cli-arena-reject = Respinto: meno forte di quanto richiesto.
cli-arena-go-on = Non ancora deciso: servono altre partite.
cli-needs-extra = { $package } non è installato. Per installarlo: pip install 'shuto[{ $extra }]'
cli-arena-no-cluster = impossibile connettersi a un cluster Ray a { $address }: { $reason }
cli-arena-cluster-failed = il cluster a { $address } è andato in errore: { $reason }. Con --ledger, esegui di nuovo lo stesso comando per continuare.
cli-arena-no-edition = nessuna delle edizioni scelte si gioca in { $counts }
cli-arena-no-count = { $edition } non si gioca con nessuno dei numeri di giocatori scelti ({ $counts })
cli-arena-left-out = saltato, perché l’edizione non si gioca con questo numero di giocatori: { $plans }
cli-arena-one-question = per un test scegli una sola edizione e un solo numero di giocatori

## Scuotere un tavolo

cli-shake-column = Pilastro
cli-shake-push = Spinta
cli-shake-toward = Verso
cli-shake-falls = Che cosa cade
cli-shake-figure = { NUMBER($push, maximumFractionDigits: 1) } mN·s
cli-shake-first = Il primo a cadere è { column-of }, con una spinta di { NUMBER($push, maximumFractionDigits: 1) } mN·s.
cli-shake-none = Nessun pilastro cade con una spinta di { NUMBER($push, maximumFractionDigits: 1) } mN·s.
cli-shake-jerk = Se si tira tutto il tavolo a { NUMBER($speed, maximumFractionDigits: 0) } mm/s, cade per primo: { $pieces }.
cli-shake-no-jerk = È stato tirato anche tutto il tavolo, e non è caduto niente.
cli-shake-more = più di { NUMBER($push, maximumFractionDigits: 1) } mN·s
cli-and-more = { $pieces } e altri { $count }

## Il server

cli-others-open = Gli altri sulla tua rete aprono: { $address }
cli-no-network = Questo computer non è collegato a una rete: non c’è un indirizzo che gli altri possano aprire.
cli-admin-match = Partita
cli-admin-changed = Ultimo evento
cli-admin-events = Eventi
cli-admin-turns = Turni
cli-admin-players = Giocatori
cli-admin-lesson = una lezione
cli-admin-sure = Eliminare { $id } per sempre?
cli-admin-deleted = Eliminato: { $id }
cli-admin-cleaned = Partite abbandonate eliminate: { $count }
cli-admin-would-delete = Partite abbandonate, non eliminate: { $count }
cli-admin-player = Giocatore
cli-admin-name = Nome
cli-admin-seen = Ultima visita
cli-admin-banned = Bandito
cli-admin-is-banned = Bandito: { $id }
cli-admin-not-banned = Non più bandito: { $id }
cli-db-table = Tabella
cli-db-rows = Righe
cli-db-digest = Impronta
cli-db-copied = Tutto è stato copiato, riletto e confrontato: non manca nulla.
cli-db-migrated = { $name }: dallo schema { $before } allo schema { $now }.
cli-db-is-current = { $name }: lo schema { $now } è aggiornato.
cli-db-gap = { $id }: manca l’evento { $detail }.
cli-db-count = { $id }: il numero di eventi dichiarato e quello salvato sono diversi ({ $detail }).
cli-db-unreadable = { $id }: il registro non è leggibile ({ $detail }).
cli-db-illegal = { $id }: il passo { $detail } non è valido.
cli-db-orphans = { $id }: righe di partite che non esistono: { $detail }.
cli-db-sound = Partite: { $matches }, eventi: { $events }. Nessun problema.
cli-db-flawed = Partite: { $matches }, eventi: { $events }, problemi: { $flaws }.
cli-dataset-made = { $folder }: { $games } partite, { $positions } posizioni.
cli-dataset-sound = { $games } partite giudicate di nuovo. Nessun problema.
cli-dataset-flawed = { $games } partite giudicate di nuovo. Problemi: { $flaws }.
cli-dataset-shard = File { $shard }: { $why }
cli-dataset-game = Partita { $game }: { $why }

## Frasi fatte di parti

cli-parts-separator = { "; " }
cli-all = { $more }: --all li mostra.
