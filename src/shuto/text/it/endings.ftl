### La fine di una partita: posti e motivi, rivincita, condivisione.

## Perché la partita è finita

ending-roads-used-up = Tutte le strade sono posizionate o messe da parte.
ending-last-round-played = Qualcuno ha posizionato l’ultimo veicolo e quel giro è stato giocato fino in fondo.
ending-ranked-by-cars = Chi era ancora in gioco è in ordine di veicoli posizionati, poi di pilastrini rimasti.

## Perché qualcuno ha il suo posto

two-sentences = { $first } { $second }
place-rival =
    { $reader ->
        [yes] te
       *[no] { $rival }
    }
place-lack =
    { $lack ->
        [base-points] i punti base
        [roads] i pezzi di strada
        [columns] i pilastrini
        [fitting] i pilastrini adatti a un punto base
       *[material] i materiali
    }
place-cars-first =
    { $you ->
        [yes] Hai posizionato tutti i veicoli prima di chiunque altro (turno { $turn }).
       *[no] { $player } ha posizionato tutti i veicoli prima di chiunque altro (turno { $turn }).
    }
place-cars-later =
    { $you ->
        [yes] Anche tu hai posizionato tutti i veicoli (turno { $turn }), dopo { $rival }.
       *[no] { $reader ->
           [yes] Anche { $player } ha posizionato tutti i veicoli (turno { $turn }), dopo di te.
          *[no] Anche { $player } ha posizionato tutti i veicoli (turno { $turn }), dopo { $rival }.
       }
    }
place-last-with-material =
    { $you ->
        [yes] { $others ->
            [one] Restavi solo tu: { $rival } aveva finito i materiali.
           *[other] Restavi solo tu: tutti gli altri avevano finito i materiali.
        }
       *[no] { $others ->
            [one] { $reader ->
                [yes] Restava solo { $player }: tu avevi finito i materiali.
               *[no] Restava solo { $player }: { $rival } aveva finito i materiali.
            }
           *[other] Restava solo { $player }: tutti gli altri avevano finito i materiali.
        }
    }
place-last-building =
    { $you ->
        [yes] Restavi solo tu, con { $cars } veicoli su { $all }; chi li ha posizionati tutti sta davanti.
       *[no] Restava solo { $player }, con { $cars } veicoli su { $all }; chi li ha posizionati tutti sta davanti.
    }
place-out =
    { $you ->
        [yes] Avevi finito { place-lack } (turno { $turn }) e nessuno ti ha pagato in tempo un pilastrino: { place-out-when }.
       *[no] { $player } aveva finito { place-lack } (turno { $turn }) e non ha ricevuto in tempo un pilastrino: { place-out-when }.
    }
place-out-when =
    { $when ->
        [first] fuori dal gioco prima di tutti
        [later] { $reader ->
            [yes] fuori dal gioco dopo di te
           *[no] fuori dal gioco dopo { $rival }
        }
       *[alone] fuori dal gioco
    }
place-resigned =
    { $turn ->
        [0] { $you ->
            [yes] Hai lasciato la partita prima della prima mossa.
           *[no] { $player } ha lasciato la partita prima della prima mossa.
        }
       *[other] { $you ->
            [yes] Hai lasciato la partita dopo la mossa { $turn }.
           *[no] { $player } ha lasciato la partita dopo la mossa { $turn }.
        }
    }
place-out-of-time =
    { $turn ->
        [0] { $you ->
            [yes] Il tuo tempo è scaduto prima della prima mossa.
           *[no] Il tempo di { $player } è scaduto prima della prima mossa.
        }
       *[other] { $you ->
            [yes] Il tuo tempo è scaduto dopo la mossa { $turn }.
           *[no] Il tempo di { $player } è scaduto dopo la mossa { $turn }.
        }
    }
place-others-left =
    { $you ->
        [yes] Restavi solo tu in partita.
       *[no] Restava solo { $player } in partita.
    }
place-although =
    { $won ->
        [yes] { $you ->
            [yes] Perciò vince { $rival }, anche se avevi posizionato più veicoli ({ $cars } contro { $fewer }).
           *[no] { $reader ->
               [yes] Perciò vinci tu, anche se { $player } aveva posizionato più veicoli ({ $cars } contro { $fewer }).
              *[no] Perciò vince { $rival }, anche se { $player } aveva posizionato più veicoli ({ $cars } contro { $fewer }).
           }
        }
       *[no] { $you ->
            [yes] Perciò { $rival } sta davanti, anche se avevi posizionato più veicoli ({ $cars } contro { $fewer }).
           *[no] { $reader ->
               [yes] Perciò stai davanti tu, anche se { $player } aveva posizionato più veicoli ({ $cars } contro { $fewer }).
              *[no] Perciò { $rival } sta davanti, anche se { $player } aveva posizionato più veicoli ({ $cars } contro { $fewer }).
           }
        }
    }
place-building =
    { $you ->
        [yes] Avevi posizionato { $cars } dei tuoi { $all } veicoli { place-building-when }.
       *[no] { $player } aveva posizionato { $cars } dei suoi { $all } veicoli { place-building-when }.
    }
place-building-when =
    { $when ->
        [last-car] { $reader ->
            [yes] quando hai posizionato il tuo ultimo
           *[no] quando { $rival } ha posizionato il suo ultimo
        }
        [most] alla fine, più di chiunque altro ancora in gioco
       *[end] alla fine della partita
    }
place-points =
    { $you ->
        [yes] Hai { place-score }.
       *[no] { $player } ha { place-score }.
    }
place-score =
    { $most ->
        [yes] { $count ->
            [one] { $count } punto, più di chiunque altro
           *[other] { $count } punti, più di chiunque altro
        }
       *[no] { $count ->
            [one] { $count } punto
           *[other] { $count } punti
        }
    }
place-tie =
    { $what ->
        [cars] { $more ->
            [yes] Come { place-rival }, ma con più veicoli sull’autostrada ({ $mine } contro { $theirs }).
           *[no] Come { place-rival }, ma con meno veicoli sull’autostrada ({ $mine } contro { $theirs }).
        }
       *[columns] { $more ->
            [yes] Come { place-rival }, ma con più pilastrini rimasti ({ $mine } contro { $theirs }).
           *[no] Come { place-rival }, ma con meno pilastrini rimasti ({ $mine } contro { $theirs }).
        }
    }
place-shared =
    { $what ->
        [cars] Come { place-rival } per punti e veicoli ({ $count }): il posto è condiviso.
       *[columns] Come { place-rival } per veicoli e pilastrini rimasti ({ $count }): il posto è condiviso.
    }

## E adesso

ending-you-won = Hai vinto!
ending-cars =
    { $count ->
        [one] { $count } veicolo
       *[other] { $count } veicoli
    }
ending-skip = Premi un tasto o tocca per saltare
ending-fly = Sorvola l’autostrada
ending-rematch = Rivincita
ending-rematch-asked =
    { $you ->
        [yes] Hai avviato una rivincita. I posti sono avanzati di uno.
       *[no] { $player } ha avviato una rivincita. I posti sono avanzati di uno.
    }
ending-rematch-join = Vai alla rivincita
ending-rematch-watch = Guarda la rivincita
ending-next-level = Gioca il livello { $level }
ending-share = Condividi

## Condividere

share-link = Copia un link a questo tavolo
share-picture-alt = Il tavolo, con i giocatori e i loro posti sotto
share-picture-save = Salva questa immagine
share-table-only = Solo il tavolo (PNG)

## Il grafico delle probabilità

plot-steps = Passo
plot-chance = Probabilità di vincere
plot-about = Le probabilità di vincere dopo ogni passo; un clic porta lì
