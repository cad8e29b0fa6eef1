### Le parole dei tavoli dove i pezzi si portano a mano: perché un rifiuto, e come è finito un gesto.

## Rifiutato

hand-needs-hand = A questo tavolo si costruisce a mano: prendi il pezzo, portalo al suo posto e lascialo.
hand-bill-pending = Qualcosa è caduto e non è ancora sistemato: bisogna pagare, o che tutti perdonino, prima di continuare.
hand-unfinished = Hai iniziato una costruzione: porta il pezzo successivo, oppure riprendi prima il tutto.
hand-nothing-to-pay = Nessuno deve nulla.
hand-carrying = Qualcuno sta portando un pezzo. Aspetta che sia posato.
hand-no-hand = Questo tavolo è preciso: i pezzi si posano senza la mano.
hand-no-such-carry = Questo pezzo non è più nella mano.
hand-other-piece = Questo pezzo non si può prendere adesso: i pezzi di una costruzione arrivano uno dopo l’altro.
hand-not-ready = Non è stato possibile preparare il tavolo. Riprova.
hand-busy = L’ultima domanda su un rischio è ancora in lavorazione.
hand-no-adjust = A questo tavolo i pezzi stanno come una mano li ha posati: dopo non si sistema nulla.
hand-not-all-agree = Una caduta è perdonata solo se tutti al tavolo sono d’accordo.

## Come è finito

hand-lies-not = Il pezzo pende, è appoggiato o è caduto. Tutto torna com’era.
hand-given-up = Il pezzo è tornato nella riserva.
hand-vanished = La persona è stata via troppo a lungo: il pezzo è tornato nella riserva.
hand-too-long = La mano ha tenuto troppo a lungo: il pezzo è tornato nella riserva.
hand-worker = È stato necessario ricostruire il tavolo. Tutto è come prima, nessuno paga, e il pezzo si può riprendere.
hand-undone = Un turno è stato ritirato: il pezzo è tornato nella riserva.
hand-storage = Non è stato possibile salvare. Tutto è come prima, e il pezzo si può riprendere.
