### Dopo un crollo: rivederlo, condividerlo.

wreck-fates =
    { $count ->
        [one] { $count } pezzo è caduto o si è spostato
       *[other] { $count } pezzi sono caduti o si sono spostati
    }
wreck-again = Rivedi
wreck-share = Condividi
wreck-slow = Rallentatore
wreck-whole = Mostra dall’inizio
wreck-part = Solo il crollo
wreck-dialog = Condividi il crollo
wreck-caption = { $player } fa cadere: { $pieces }
wreck-caption-many = { $player } fa cadere { $count } pezzi
wreck-link = Copia un link
wreck-file = Salva in un file
wreck-file-about = Ogni server Shuto apre il file: sceglilo nella pagina iniziale come partita registrata.
wreck-clip = Crea una clip
wreck-clip-making = Creazione della clip… { $percent }%
wreck-clip-save = Salva la clip
wreck-clip-none = Questo browser non può creare clip.
wreck-picture = Crea un’immagine
wreck-picture-save = Salva l’immagine
wreck-picture-alt = Il crollo, e che cosa ha toccato che cosa
wreck-none = Questo browser non può creare né clip né immagini. Il link e il file funzionano comunque.
