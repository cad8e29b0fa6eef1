## Open seats, and who is at the table

people-invites = { $player } invites you to a game.
people-gathering = Waiting for players
people-gathering-about = The game starts when every seat is taken.
people-name = Your name
people-need-name = Enter a name first.
people-car = Your car
people-open = Open seat
people-host = host
people-away = away
people-sit = Sit here
people-sit-too = Play this seat too
people-leave = Leave this seat
people-kick = Remove { $player }
people-fill = Add a bot
people-start = Start now, with bots on the open seats
people-make-host = Make { $player } the host
people-link = Link to the table
people-seat-link = Link to seat { $seat }
people-qr = QR code
people-qr-about = Scan it with a phone.
people-watchers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
people-substitutes = If somebody leaves, a bot plays on for them.
people-no-substitutes = Whoever leaves during the game loses it. Their pieces stay.
people-leave-game = Leave the game
people-leave-sure = Leave the game? You cannot come back to your seat, and you lose the game.
people-leave-sure-substitute = Leave the game? You cannot come back to your seat. A bot plays on for you.
people-you = You
people-none = You become a player when you first sit down with friends. You need no account.
people-other-device = Use on another device
people-other-device-about = Enter this code there, under Settings. It works once, until { $time }.
people-code = Code from another device
people-code-use = Use the code
people-code-replace = Use the code? This browser is then no longer { $player }.
people-code-used = This browser is now { $player }.
people-code-wrong = This code is wrong, already used or too old. Make a new one on the other device.
people-sign-out = Sign out other devices
people-signed-out = All other devices are signed out.
people-export = Save my data
people-delete = Delete my data
people-delete-sure = Delete everything about you on this server? You leave every game that is not over. This cannot be undone.
people-deleted = Your data is deleted.
people-passkeys = Passkeys
people-passkey-about = A passkey makes you the same player on your other devices. You unlock it like your device; there is no password.
people-passkey-add = Add a passkey
people-passkey-added = The passkey is added.
people-passkey-again = This device already has a passkey for you.
people-passkey-of = Added on { $date }
people-passkey-remove = Remove
people-passkey-removed = The passkey no longer works here. Delete it on your device, too.
people-passkey-use = I have a passkey
people-passkey-replace = Use a passkey? This browser is then no longer { $player }.
people-passkey-none = No passkey was used. Try again, or use a code.
people-passkey-wrong = This server does not know that passkey. Use another one, or a code.
people-passkey-not-here = Browsers allow passkeys only at an https address with a name. Here, use a code.
people-turn-notice = It is your turn.
people-turn-with = Your game with { $players }
people-turn-title = ● Your turn – Shuto
people-tell-me = Tell me when it is my turn
people-tell-blocked = Your browser does not allow notifications here. Allow them in its settings for this page.
people-tell-closed = You are told even if the page is closed.
people-tell-open = You are told as long as the page is open in a tab.
