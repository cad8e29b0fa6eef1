## Uhren: Bedenkzeit, Pausen, und was geschieht, wenn die Zeit um ist

clock-title = Uhr
clock-time = Bedenkzeit
clock-choice-none = Keine Uhr
clock-choice-live-10 = 10 Minuten + 10 Sekunden
clock-choice-live-25 = 25 Minuten + 15 Sekunden
clock-choice-slow-3 = 3 Tage pro Zug
clock-choice-slow-7 = 7 Tage pro Zug
clock-about-none = Alle nehmen sich so viel Zeit, wie sie möchten.
clock-about-live = Alle haben { $minutes } Minuten für die ganze Partie und nach jedem Zug { $seconds } Sekunden dazu.
clock-about-slow = Ein Zug darf { $days } Tage dauern. Danach wird ohne Nachfrage dein Urlaub verbraucht: { $holiday } Tage für die ganze Partie.
clock-at-zero = Wenn jemandes Zeit um ist
clock-at-zero-claim = dürfen andere ihn herausnehmen
clock-at-zero-bot = übernimmt ein Bot
clock-at-zero-wait = passiert nichts
clock-days-left =
    { $count ->
        [one] noch { $count } Tag
       *[other] noch { $count } Tage
    }
clock-hours-left =
    { $count ->
        [one] noch { $count } Stunde
       *[other] noch { $count } Stunden
    }
clock-minutes-left =
    { $count ->
        [one] noch { $count } Minute
       *[other] noch { $count } Minuten
    }
clock-holiday = im Urlaub, { $left }
clock-reserve = Urlaub: { $left }
clock-reserve-none = kein Urlaub mehr
clock-up = Zeit ist um
clock-mine-up = Deine Zeit ist um. Spiel bald: Die anderen dürfen dich aus der Partie nehmen.
clock-theirs-up = Die Zeit von { $player } ist um.
clock-claim = { $player } aus der Partie nehmen
clock-claim-bot = Einen Bot für { $player } spielen lassen
clock-pause = Um eine Pause bitten
clock-pause-asked = { $player } möchte eine Pause.
clock-paused = Die Partie ist unterbrochen. Alle Uhren stehen still.
clock-resume = Partie fortsetzen
