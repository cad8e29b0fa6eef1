## Posti liberi, e chi è al tavolo

people-invites = { $player } ti invita a una partita.
people-gathering = In attesa degli altri
people-gathering-about = La partita comincia quando tutti i posti sono occupati.
people-name = Il tuo nome
people-need-name = Prima scrivi un nome.
people-car = Il tuo veicolo
people-open = Posto libero
people-host = ospita
people-away = assente
people-sit = Siediti qui
people-sit-too = Gioca anche questo posto
people-leave = Lascia questo posto
people-kick = Togli { $player }
people-fill = Aggiungi un bot
people-start = Comincia ora, con bot ai posti liberi
people-make-host = Affida il tavolo a { $player }
people-link = Link al tavolo
people-seat-link = Link al posto { $seat }
people-qr = Codice QR
people-qr-about = Inquadralo con un telefono.
people-watchers =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
people-substitutes = Se qualcuno se ne va, un bot continua al suo posto.
people-no-substitutes = Chi se ne va durante la partita la perde. I suoi pezzi restano.
people-leave-game = Lascia la partita
people-leave-sure = Lasciare la partita? Non potrai tornare al tuo posto e perdi la partita.
people-leave-sure-substitute = Lasciare la partita? Non potrai tornare al tuo posto. Un bot continua per te.
people-you = Tu
people-none = Entri in gioco quando ti siedi con altri per la prima volta. Non serve un account.
people-other-device = Usa su un altro dispositivo
people-other-device-about = Inserisci lì questo codice, nelle impostazioni. Vale una volta, fino alle { $time }.
people-code = Codice di un altro dispositivo
people-code-use = Usa il codice
people-code-replace = Usare il codice? Questo browser non sarà più { $player }.
people-code-used = Questo browser ora è { $player }.
people-code-wrong = Il codice è sbagliato, già usato o troppo vecchio. Creane uno nuovo sull’altro dispositivo.
people-sign-out = Disconnetti gli altri dispositivi
people-signed-out = Tutti gli altri dispositivi sono disconnessi.
people-export = Salva i miei dati
people-delete = Cancella i miei dati
people-delete-sure = Cancellare tutto ciò che questo server sa di te? Lasci tutte le partite in corso. Non si può annullare.
people-deleted = I tuoi dati sono cancellati.
people-passkeys = Passkey
people-passkey-about = Con una passkey sei la stessa persona su altri dispositivi. Si sblocca come il dispositivo, senza password.
people-passkey-add = Aggiungi una passkey
people-passkey-added = La passkey è aggiunta.
people-passkey-again = Questo dispositivo ha già una passkey per te.
people-passkey-of = Aggiunta il { $date }
people-passkey-remove = Togli
people-passkey-removed = La passkey qui non vale più. Cancellala anche sul tuo dispositivo.
people-passkey-use = Ho una passkey
people-passkey-replace = Usare una passkey? Questo browser non sarà più { $player }.
people-passkey-none = Non è stata usata nessuna passkey. Riprova, o usa un codice.
people-passkey-wrong = Questo server non conosce quella passkey. Usane un’altra, o un codice.
people-passkey-not-here = I browser ammettono le passkey solo a un indirizzo https con un nome. Qui usa un codice.
people-turn-notice = È il tuo turno.
people-turn-with = La tua partita con { $players }
people-turn-title = ● Tocca a te – Shuto
people-tell-me = Avvisami quando è il mio turno
people-tell-blocked = Il browser qui non ammette notifiche. Consentile per questa pagina nelle sue impostazioni.
people-tell-closed = Ricevi l’avviso anche se la pagina è chiusa.
people-tell-open = Ricevi l’avviso finché la pagina è aperta in una scheda.
