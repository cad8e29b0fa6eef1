### What happened to pieces, their names, the list of moves, a lost connection.

## Ce qui est arrivé à une pièce

fate-fallen =
    { $kind ->
       *[other] { $piece } : chute
    }
fate-nudged = { $piece } : déplacement de { NUMBER($mm, maximumFractionDigits: 1) } mm
fate-displaced = { $piece } : déplacement de { NUMBER($mm, maximumFractionDigits: 1) } mm, compte comme une chute

## Noms des pièces : ce qui les distingue

# « 3e » : les pièces dans l’ordre de construction.
in-order =
    { $number ->
        [1] 1re
       *[other] { $number }e
    }
noun-column =
    { $mark ->
        [first] premier pilier
        [last] dernier pilier
        [highest] plus haut pilier
        [number] { in-order } pilier
       *[other] pilier
    }
noun-junction =
    { $mark ->
        [first] première jonction
        [last] dernière jonction
        [highest] plus haute jonction
        [number] { in-order } jonction
       *[other] jonction
    }
noun-road =
    { $mark ->
        [first] première route
        [last] dernière route
        [highest] plus haute route
        [number] { in-order } route
       *[other] route
    }
noun-off-ramp =
    { $mark ->
        [first] première sortie
        [last] dernière sortie
        [number] { in-order } sortie
       *[other]
            { $nth ->
                [0] sortie
               *[other] sortie { $nth }
            }
    }
noun-car =
    { $nth ->
        [0] { any-car }
       *[other] { any-car } { $nth }
    }
# Ce qui suit le nom d’une pièce. Vide si le nom suffit.
piece-where =
    { $mark ->
        [near] { " " }{ near-component }
        [with] { " " }avec { any-car }
        [over] { " " }{ over-road }
        [under] { " " }{ under-road }
        [height] { " " }de hauteur { $number }
        [on-road] { " " }{ on-road-in-order }
        [on-off-ramp] { " " }{ on-off-ramp-in-order }
        [on-starting-ramp] { " " }sur l’entrée
       *[other] { "" }
    }
on-road-in-order =
    { $number ->
        [0] sur la route
       *[other] sur la { in-order } route
    }
on-off-ramp-in-order =
    { $number ->
        [0] sur la sortie
       *[other] sur la { in-order } sortie
    }
near-component =
    { $component ->
        [block] près du { any-component }
        [slab] près du { any-component }
        [rotunda] près du { any-component }
        [wedge] près du { any-component }
        [tower] près de la { any-component }
        [airport] près de la { any-component }
        [green] près de la { any-component }
        [rainbow] près de la { any-component }
        [development-1] près de la { any-component }
        [development-2] près de la { any-component }
        [development-3] près de la { any-component }
        [development-4] près de la { any-component }
        [development-5] près de la { any-component }
       *[other] près de { any-component }
    }
over-road =
    { $whose_mine ->
        [yes] au-dessus de votre route
       *[no] au-dessus d’une route ({ $whose })
    }
under-road =
    { $whose_mine ->
        [yes] au-dessous de votre route
       *[no] au-dessous d’une route ({ $whose })
    }

## La liste des coups et la connexion perdue

web-moves = Coups
web-moves-none = Personne n’a encore joué.
web-move-column = pilier de hauteur { $height }
web-move-junction = jonction de hauteur { $height }
web-move-off-ramp = sortie
web-move-component = pose : { any-component }
web-move-pass = passe
web-move-set-aside = met une route de côté
web-move-stop = arrête la partie
web-move-resign = quitte la partie
web-move-out-of-time = n’a plus de temps
web-move-adjust = ajuste le dernier coup
web-move-fall = fait tomber quelque chose
web-move-missed-turn = rate trois fois et perd son tour
web-move-missed-column = rate son coup : un pilier retourne dans la boîte
turn-missed-turn = { $player } a raté trois fois et perd son tour
turn-missed-column = { $player } a raté : un pilier est retourné dans la boîte
web-move-fell = Pièces tombées : { $pieces }
web-move-moved = Pièces déplacées : { $pieces }
web-move-paid =
    { $count ->
        [one] { $owner } reçoit { $count } pilier
       *[other] { $owner } reçoit { $count } piliers
    }
web-move-forgiven = personne ne paie
web-move-taken = prend un pilier à { $owner }
web-following = Les coups des autres joueurs s’affichent.
web-following-skip = Passer
web-more = Plus
web-lost-safe = Tout ce qui a été joué est enregistré.
web-lost-unsent = Votre coup n’est pas encore envoyé. Il reste ici jusqu’au retour de la connexion.
web-lost-unsure = Votre coup était en route et n’est peut-être pas arrivé. La table le montrera.

## De même, si la ligne commence par « Vous »

web-you-component = posez : { any-component }
web-you-pass = passez
web-you-set-aside = mettez une route de côté
web-you-stop = arrêtez la partie
web-you-resign = quittez la partie
web-you-out-of-time = n’avez plus de temps
web-you-adjust = ajustez le dernier coup
web-you-fall = faites tomber quelque chose
web-you-missed-turn = ratez trois fois et perdez votre tour
web-you-missed-column = ratez votre coup : un pilier retourne dans la boîte
web-turn-you-missed-turn = Vous avez raté trois fois et perdez votre tour
web-turn-you-missed-column = Vous avez raté : un pilier est retourné dans la boîte
web-turn-you-fell = Vous avez fait tomber quelque chose
web-turn-you-moved = Vous avez déplacé quelque chose : cela ne coûte rien
web-move-paid-you =
    { $count ->
        [one] vous recevez { $count } pilier
       *[other] vous recevez { $count } piliers
    }
