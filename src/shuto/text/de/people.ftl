## Freie Plätze, und wer am Tisch ist

people-invites = { $player } lädt dich zu einer Partie ein.
people-gathering = Warten auf Mitspieler
people-gathering-about = Die Partie beginnt, sobald alle Plätze besetzt sind.
people-name = Dein Name
people-need-name = Gib zuerst einen Namen ein.
people-car = Dein Auto
people-open = Freier Platz
people-host = leitet den Tisch
people-away = nicht da
people-sit = Hier hinsetzen
people-sit-too = Auch diesen Platz spielen
people-leave = Platz verlassen
people-kick = { $player } entfernen
people-fill = Bot hinzufügen
people-start = Jetzt beginnen, mit Bots auf den freien Plätzen
people-make-host = { $player } die Leitung geben
people-link = Link zum Tisch
people-seat-link = Link zu Platz { $seat }
people-qr = QR-Code
people-qr-about = Scanne ihn mit einem Handy.
people-watchers =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
people-substitutes = Wenn jemand geht, spielt ein Bot weiter.
people-no-substitutes = Wer während der Partie geht, verliert sie. Die Teile bleiben stehen.
people-leave-game = Partie verlassen
people-leave-sure = Die Partie verlassen? Du kannst nicht auf deinen Platz zurück und verlierst die Partie.
people-leave-sure-substitute = Die Partie verlassen? Du kannst nicht auf deinen Platz zurück. Ein Bot spielt für dich weiter.
people-you = Du
people-none = Du wirst zum Mitspieler, sobald du dich das erste Mal zu anderen setzt. Ein Konto brauchst du nicht.
people-other-device = Auf einem anderen Gerät nutzen
people-other-device-about = Gib diesen Code dort unter Einstellungen ein. Er gilt einmal, bis { $time }.
people-code = Code von einem anderen Gerät
people-code-use = Code verwenden
people-code-replace = Code verwenden? Dieser Browser ist dann nicht mehr { $player }.
people-code-used = Dieser Browser ist jetzt { $player }.
people-code-wrong = Dieser Code ist falsch, verbraucht oder zu alt. Erzeuge auf dem anderen Gerät einen neuen.
people-sign-out = Andere Geräte abmelden
people-signed-out = Alle anderen Geräte sind abgemeldet.
people-export = Meine Daten speichern
people-delete = Meine Daten löschen
people-delete-sure = Alles über dich auf diesem Server löschen? Du verlässt alle laufenden Partien. Das lässt sich nicht rückgängig machen.
people-deleted = Deine Daten sind gelöscht.
people-passkeys = Passkeys
people-passkey-about = Mit einem Passkey bist du auf anderen Geräten dieselbe Person. Du entsperrst ihn wie dein Gerät und brauchst kein Passwort.
people-passkey-add = Passkey hinzufügen
people-passkey-added = Der Passkey ist hinzugefügt.
people-passkey-again = Dieses Gerät hat schon einen Passkey für dich.
people-passkey-of = Hinzugefügt am { $date }
people-passkey-remove = Entfernen
people-passkey-removed = Der Passkey gilt hier nicht mehr. Lösche ihn auch auf deinem Gerät.
people-passkey-use = Ich habe einen Passkey
people-passkey-replace = Passkey verwenden? Dieser Browser ist dann nicht mehr { $player }.
people-passkey-none = Es wurde kein Passkey verwendet. Versuche es noch einmal oder nimm einen Code.
people-passkey-wrong = Dieser Server kennt den Passkey nicht. Nimm einen anderen oder einen Code.
people-passkey-not-here = Browser erlauben Passkeys nur unter einer https-Adresse mit einem Namen. Nimm hier einen Code.
people-turn-notice = Du bist am Zug.
people-turn-with = Deine Partie mit { $players }
people-turn-title = ● Du bist am Zug – Shuto
people-tell-me = Sag mir, wenn ich am Zug bin
people-tell-blocked = Dein Browser erlaubt hier keine Benachrichtigungen. Erlaube sie in seinen Einstellungen für diese Seite.
people-tell-closed = Du erfährst es auch, wenn die Seite geschlossen ist.
people-tell-open = Du erfährst es, solange die Seite in einem Tab offen ist.
