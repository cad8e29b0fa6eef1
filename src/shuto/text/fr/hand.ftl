### Les mots des tables où l’on porte les pièces à la main : pourquoi un refus, et comment un geste s’est terminé.

## Refusé

hand-needs-hand = À cette table, on construit à la main : prenez la pièce, portez-la à sa place et lâchez-la.
hand-bill-pending = Une chute n’est pas encore réglée : il faut la payer, ou que tout le monde la pardonne, avant de continuer.
hand-unfinished = Votre construction n’est pas finie : posez la pièce suivante, ou reprenez le coup.
hand-nothing-to-pay = Personne ne doit rien.
hand-carrying = Quelqu’un porte une pièce. Attendez qu’elle soit posée.
hand-no-hand = À cette table, les pièces ne se portent pas à la main.
hand-no-such-carry = Vous ne tenez plus cette pièce.
hand-other-piece = Cette pièce ne peut pas être prise maintenant : les pièces d’un coup se posent l’une après l’autre.
hand-not-ready = La table n’a pas pu être préparée. Veuillez réessayer.
hand-busy = Le risque précédent est encore en cours de calcul.
hand-no-adjust = À cette table, les pièces restent comme la main les a posées : on ne peut pas ajuster un tour.
hand-not-all-agree = Une chute n’est pardonnée que si tout le monde à la table est d’accord.
hand-too-often = Pas si vite : attendez un instant, puis réessayez.
hand-banned = Vous pouvez seulement regarder : la gestion de ce serveur vous a exclu du jeu.
hand-gathering = La table attend encore du monde. La partie commence quand toutes les places sont prises.
hand-no-player = Le serveur ne vous connaît pas encore. Rechargez la page, choisissez un nom et réessayez.
hand-nobody-there = Cette place a déjà été quittée.
hand-not-host = Seul l’hôte de la table peut le faire. Demandez-lui.
hand-kicked = L’hôte vous a retiré de cette table. Vous pouvez regarder la partie.
hand-seat-taken = Quelqu’un a été plus rapide. Choisissez une autre place.
hand-started = La partie a déjà commencé. Vous pouvez la regarder.
hand-no-clock = Cette table n’a pas de pendule : il n’y a rien à arrêter ni à réclamer.
hand-nothing-to-claim = Personne d’autre n’est à court de temps. Continuez à jouer.
hand-no-pause-asked = Plus personne ne demande de pause.
hand-not-paused = La partie n’est pas en pause. Vous pouvez jouer.
hand-pause-refused = Les autres ont refusé la pause. Vous pourrez la redemander au prochain tour.
hand-paused = La partie est en pause. Reprenez-la pour continuer.
hand-spectators-quiet = Les spectateurs peuvent seulement applaudir et s’exclamer, et seulement si la table le permet.
hand-rated-help = Les suggestions, les risques et les analyses attendent la fin de cette partie classée.
hand-rated-seat = À une table classée, chacun n’a qu’une place et les robots n’en ont pas. Attendez d’autres joueurs.
hand-rated-undo = Dans une partie classée, on ne reprend aucun coup. Continuez à jouer.
hand-undo-refused = Les autres ont refusé deux fois que vous repreniez ce coup. Continuez à jouer.
hand-already-said = Vous avez déjà demandé ou accepté. Attendez la réponse des autres.
hand-not-forgiven = Le pardon a été refusé deux fois. Il faut maintenant payer l’addition.

## Comment cela s’est terminé

hand-lies-not = La pièce ne tient pas à sa place. Tout est remis comme avant.
hand-missed-place =
    { $kind ->
        [road] La route
        [column] Le pilier
       *[car] La voiture
    } { $way ->
        [fell] a glissé ou basculé, à { $mm } mm de sa place
        [far] repose { $mm } mm trop loin du point d’ancrage
        [near] repose { $mm } mm trop près du point d’ancrage
        [left] repose { $mm } mm trop à gauche, vu du point d’ancrage
        [right] repose { $mm } mm trop à droite, vu du point d’ancrage
        [high] repose { $mm } mm trop haut : autre chose se trouve dessous
       *[low] repose { $mm } mm trop bas : glissade, ou ce qui est dessous a été déplacé
    }. Tout est remis comme avant.
hand-given-up = La pièce est retournée dans la réserve.
hand-vanished = La personne est restée absente trop longtemps : la pièce est retournée dans la réserve.
hand-too-long = La pièce a été tenue trop longtemps : elle est retournée dans la réserve.
hand-worker = Il a fallu remonter la table. Tout est comme avant, personne ne paie, et la pièce peut être reprise.
hand-undone = Un coup a été repris : la pièce est retournée dans la réserve.
hand-storage = L’enregistrement a échoué. Tout est comme avant, et la pièce peut être reprise.

## Ratés

hand-miss-counted =
    { $left ->
        [one] Raté. Encore un raté et le tour est fini.
       *[other] Raté. Encore { $left } ratés et le tour est fini.
    }
hand-miss-turn = Troisième raté : le tour est fini, les pièces retournent dans la réserve.
hand-miss-column = Ce raté coûte un pilier, qui retourne dans la boîte.
hand-miss-forgiven = Un raté coûte un pilier, même si l’addition est pardonnée.
web-miss-left =
    { $left ->
        [one] Encore un raté et le tour est fini.
       *[other] Encore { $left } ratés et le tour est fini.
    }
web-miss-costs = Un raté coûte un pilier.
web-miss-tip = Conseil : une route a le plus de marge sur les points qui ne sont ni les plus proches ni les plus éloignés.
web-miss = Un raté
web-miss-rule-free = ne coûte rien
web-miss-rule-free-about = Si la pièce lâchée ne reste pas à sa place, on recommence, autant de fois qu’il le faut.
web-miss-rule-turn = le troisième finit le tour
web-miss-rule-turn-about = Si une pièce lâchée ne reste pas à sa place, c’est un raté. Le troisième raté d’un tour y met fin : ses pièces retournent dans la réserve, et c’est à la personne suivante. Ranger une pièce n’est jamais un raté.
web-miss-rule-column = coûte un pilier
web-miss-rule-column-about = Si une pièce lâchée ne reste pas à sa place, c’est un raté. Chaque raté renvoie un de vos piliers dans la boîte, les gris d’abord. S’il ne vous en reste aucun, il ne coûte rien. Ranger une pièce n’est jamais un raté.

## Réactions

reaction-gasp = Oh !
reaction-applause = Bravo !
reaction-careful = Attention !
reaction-close = Ouf, c’était juste !
reaction-calm = Prenez votre temps
reaction-ouch = Aïe !
reaction-hello = Bonjour !
reaction-luck = Bonne chance !
reaction-nice = Joli coup !
reaction-oops = Oups !
reaction-thanks = Merci !
reaction-sorry = Désolé !
reaction-moment = Un instant…
reaction-well-played = Bien joué !
reaction-rematch = Une revanche ?
web-react = Réagir
web-react-said = { $player } : { $text }
web-react-spectator = Public
web-react-mute = Masquer les réactions
web-react-unmute = Montrer les réactions
web-talk = Dire quelque chose
web-talk-mute = Masquer ce que dit { $player }
web-talk-unmute = Afficher ce que dit { $player }
