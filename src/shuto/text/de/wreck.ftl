### Nach einem Einsturz: ansehen und teilen.

wreck-fates =
    { $count ->
        [one] { $count } Teil ist gefallen oder verschoben
       *[other] { $count } Teile sind gefallen oder verschoben
    }
wreck-again = Noch einmal ansehen
wreck-share = Teilen
wreck-slow = Zeitlupe
wreck-whole = Von Anfang an zeigen
wreck-part = Nur den Einsturz
wreck-dialog = Den Einsturz teilen
wreck-caption = { $player } wirft um: { $pieces }
wreck-caption-many = { $player } bringt { $count } Teile zu Fall
wreck-link = Link dazu kopieren
wreck-file = Als Datei speichern
wreck-file-about = Jeder Shuto-Server öffnet die Datei: wähle sie auf der Startseite als Aufzeichnung.
wreck-clip = Clip erstellen
wreck-clip-making = Der Clip entsteht … { $percent } %
wreck-clip-save = Clip speichern
wreck-clip-none = Dieser Browser kann keine Clips erstellen.
wreck-picture = Bild erstellen
wreck-picture-save = Bild speichern
wreck-picture-alt = Der Einsturz, und was was berührt hat
wreck-none = Dieser Browser kann weder einen Clip noch ein Bild erstellen. Link und Datei funktionieren trotzdem.
