### Findings and the buttons that help, what is going on for a player, missions.

## Constats

findings-more =
    { $others ->
        [0] { $count ->
            [one] { $count } autre problème en découle
           *[other] { $count } autres problèmes en découlent
        }
       *[other] { $count ->
            [one] { $count } autre problème
           *[other] { $count } autres problèmes
        }
    }

## Pourquoi un coup est suggéré

advice-last-car = Place votre dernière voiture.
advice-over = Passe au-dessus d’une autre route et rapporte une voiture : { $road }.
advice-under = Passe sous une autre route et rapporte une voiture : { $road }.
advice-crossings =
    Croise { $roads ->
        [one] une route
       *[other] { $roads } routes
    } et rapporte { $cars ->
        [one] une voiture
       *[other] { $cars } voitures
    }.
advice-bonus = La sortie rapporte la voiture bonus.
advice-points =
    { $points ->
        [one] Rapporte { $points } point : { $mission }.
       *[other] Rapporte { $points } points : { $mission }.
    }
advice-off-ramp = Termine votre autoroute ici sans coûter de pilier.
advice-junction =
    { $next ->
        [yes] Deux routes peuvent partir de cette jonction, et la prochaine peut rapporter une voiture.
       *[no] Deux routes peuvent partir de cette jonction.
    }
advice-next = De là, votre prochaine route peut rapporter une voiture.
advice-cheap =
    { $count ->
        [one] Économise les piliers : il n’en faut que { $count }.
       *[other] Économise les piliers : il n’en faut que { $count }.
    }
advice-on = Ne rapporte rien encore, mais prolonge votre autoroute.

## Ce qui aide : un bouton à côté d’un constat

remedy-nearest = Endroit le plus proche
remedy-lower =
    { $by ->
        [1] Un élément de moins
       *[other] { $by } éléments de moins
    }
remedy-higher =
    { $by ->
        [1] Un élément de plus
       *[other] { $by } éléments de plus
    }
remedy-column = Pilier gris à la place
remedy-junction = Jonction à la place
remedy-direction = Tourner vers une direction libre
remedy-base = Autre point d’ancrage
remedy-off-ramp = Sortie à la place
remedy-cars = Placer les voitures pour moi
remedy-take = Prendre ce qui est dû
remedy-component = D’abord : { any-component }
remedy-build = Montrer un coup valide
remedy-set-aside = Mettre une route de côté
remedy-pass = Passer

## La situation d’un joueur

situation-lack =
    { $lack ->
        [base-points] Plus de point d’ancrage
        [roads] Plus de route
        [columns] Plus de pilier
        [fitting] Plus de pilier qui convienne à un point d’ancrage
        [place] Plus aucun endroit valide
       *[material] Plus de matériel
    }
situation-off-ramp =
    { $mine ->
        [yes] { situation-lack } : vous ne pouvez plus construire qu’une sortie.
       *[no] { $player } : { situation-lack }. Il ne reste qu’une sortie à construire.
    }
situation-pass =
    { $lack ->
        [place] { $mine ->
            [yes] { situation-lack } : vous passez. Si tout le monde passe à la suite, la partie est finie.
           *[no] { $player } : { situation-lack }. Son tour est passé.
        }
       *[other] { $mine ->
            [yes] { situation-lack } : vous passez. Si personne ne vous paie un pilier au prochain tour de { $others }, vous êtes hors jeu.
           *[no] { $player } : { situation-lack }. Son tour est passé.
        }
    }
situation-set-aside =
    { $mine ->
        [yes] { situation-lack } : vous mettez une route de côté, sans perdre de points.
       *[no] { $player } : { situation-lack }. Une route est mise de côté.
    }
situation-last-chance =
    { $mine ->
        [yes] { situation-lack } : si personne ne vous paie un pilier au prochain tour de { $others }, vous êtes hors jeu.
       *[no] { $yours ->
            [yes] { $player } : { situation-lack }. Après votre tour, c’est hors jeu, sauf si vous lui payez un pilier.
           *[no] { $player } : { situation-lack }. Sans un pilier payé au prochain tour de { $others }, c’est hors jeu.
        }
    }
situation-last-turn =
    { $mine ->
        [yes] Dernière manche : il vous reste un tour.
       *[no] Dernière manche : il reste un tour à { $player }.
    }
situation-done =
    { $mine ->
        [yes] Toutes vos routes sont utilisées : les autres finissent la partie.
       *[no] { $player } n’a plus de routes : toutes sont utilisées.
    }
situation-why-no-pass =
    { $missions ->
        [yes] Pourquoi ne puis-je pas mettre une route de côté ?
       *[no] Pourquoi ne puis-je pas passer ?
    }
situation-can-build =
    { $missions ->
        [yes] Vous pouvez encore construire : impossible de mettre une route de côté.
       *[no] Vous pouvez encore construire : impossible de passer.
    }

## Missions : ce qui manque pour plus de points

missing-drive = Une voiture de plus sur l’autoroute
missing-development = Un pilier sur une autre zone de développement (il en reste { $count })
missing-traffic-jam =
    { $count ->
        [one] Une route de plus avec une voiture, reliée aux autres
       *[other] { $count } routes reliées de plus, avec une voiture chacune
    }
missing-rainbow = Une route avec une voiture au-dessus de la zone arc-en-ciel
missing-off-ramp-airport = Une sortie qui finit sur la zone aéroport
missing-off-ramp-green = Une sortie qui finit sur la zone verte
missing-building = Une boucle de votre autoroute autour d’un bâtiment (il en reste { $count })
missing-tower = Une boucle autour de la tour : elle double les points des bâtiments
missing-tower-and-building = Des boucles autour d’un bâtiment et de la tour
missing-building-for-tower = Une boucle autour d’un bâtiment : la tour double son point
missing-tallest = Un pilier de hauteur { $count } sans jonction
missing-stock =
    { $count ->
        [one] { $count } pilier de plus ; { $spare } à dépenser avant de perdre un point
       *[other] { $count } piliers de plus ; { $spare } à dépenser avant de perdre un point
    }
missing-no-roads = Plus possible : aucune route ne reste
missing-no-cars = Plus possible : trop peu de voitures
missing-nothing = Accompli

## Missions : pourquoi les points ont changé

scored-drive = { $points } { mission-drive } : { $count ->
    [one] { $count } voiture sur l’autoroute
   *[other] { $count } voitures sur l’autoroute
 }
scored-development = { $points } { mission-development } : un pilier sur { $components }
scored-traffic-jam = { $points } { mission-traffic-jam } : { $count } routes reliées avec des voitures
scored-rainbow = { $points } { mission-rainbow } : { $mine ->
    [yes] votre voiture traverse la zone arc-en-ciel
   *[no] une voiture ({ $player }) traverse la zone arc-en-ciel
 }
scored-off-ramp-airport = { $points } { mission-off-ramp-airport } : une sortie y finit
scored-off-ramp-green = { $points } { mission-off-ramp-green } : une sortie y finit
scored-building = { $points } { mission-building } : l’autoroute entoure { $components }
scored-tower = { $points } { mission-tower } : elle double les points des bâtiments
scored-tallest = { $points } { mission-tallest } : { $up ->
    [yes] hauteur { $count }, et aucun n’est plus haut
   *[no] le plus haut a maintenant la hauteur { $count } ({ $others })
 }
scored-stock = { $points } { mission-stock } : { $count ->
    [one] il reste { $count } pilier
   *[other] il reste { $count } piliers
 }
scored-less = { $points } { $mission } : le coup a été modifié
scored-of = { $player } : { $what }

## Missions : la feuille, et ce que montrent les contours sur la table

missions-mine = Ce qui vous manque
missions-of = Ce qui manque à { $player }
enclosure-legend = Terrain entouré
enclosure-of =
    { $mine ->
        [yes] Votre autoroute entoure : { $components }
       *[no] L’autoroute ({ $player }) entoure : { $components }
    }
enclosure-nothing = ni bâtiment, ni tour
