## Pendules : temps, pauses, et ce qui se passe quand le temps est écoulé

clock-title = Pendule
clock-time = Temps
clock-choice-none = Sans pendule
clock-choice-live-10 = 10 minutes + 10 secondes
clock-choice-live-25 = 25 minutes + 15 secondes
clock-choice-slow-3 = 3 jours par coup
clock-choice-slow-7 = 7 jours par coup
clock-about-none = Chacun prend le temps qu’il veut.
clock-about-live = Chacun a { $minutes } minutes pour toute la partie, plus { $seconds } secondes après chaque coup.
clock-about-slow = Un coup peut prendre { $days } jours. Au-delà, vos congés sont entamés sans rien demander : { $holiday } jours pour toute la partie.
clock-at-zero = Quand le temps de quelqu’un est écoulé
clock-at-zero-claim = les autres peuvent l’écarter
clock-at-zero-bot = un robot prend la place
clock-at-zero-wait = rien ne se passe
clock-days-left =
    { $count ->
        [one] { $count } jour restant
       *[other] { $count } jours restants
    }
clock-hours-left =
    { $count ->
        [one] { $count } heure restante
       *[other] { $count } heures restantes
    }
clock-minutes-left =
    { $count ->
        [one] { $count } minute restante
       *[other] { $count } minutes restantes
    }
clock-holiday = en congé, { $left }
clock-reserve = congés : { $left }
clock-reserve-none = plus de congés
clock-up = temps écoulé
clock-mine-up = Votre temps est écoulé. Jouez vite : les autres peuvent vous écarter de la partie.
clock-theirs-up = Temps écoulé pour { $player }.
clock-claim = Écarter { $player } de la partie
clock-claim-bot = Laisser un robot jouer pour { $player }
clock-pause = Demander une pause
clock-pause-asked = { $player } voudrait une pause.
clock-paused = La partie est en pause. Toutes les pendules sont arrêtées.
clock-resume = Reprendre la partie
