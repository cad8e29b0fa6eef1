### Fin de partie : places et raisons, revanche, partage.

## Pourquoi la partie est finie

ending-roads-used-up = Toutes les routes sont placées ou mises de côté.
ending-last-round-played = Une dernière voiture a été placée, et ce tour de table a été joué jusqu’au bout.
ending-ranked-by-cars = Qui était encore en jeu est classé par voitures placées, puis par piliers restants.

## Pourquoi quelqu’un a sa place

two-sentences = { $first } { $second }
place-rival =
    { $reader ->
        [yes] vous
       *[no] { $rival }
    }
place-lack =
    { $lack ->
        [base-points] de points d’ancrage
        [roads] de routes
        [columns] de piliers
        [fitting] de piliers pour un point d’ancrage
       *[material] de matériel
    }
place-cars-first =
    { $you ->
        [yes] Vous avez placé toutes vos voitures avant tout le monde (tour { $turn }).
       *[no] { $player } a placé toutes ses voitures avant tout le monde (tour { $turn }).
    }
place-cars-later =
    { $you ->
        [yes] Vous avez aussi placé toutes vos voitures (tour { $turn }), après { $rival }.
       *[no] { $reader ->
           [yes] { $player } a aussi placé toutes ses voitures (tour { $turn }), après vous.
          *[no] { $player } a aussi placé toutes ses voitures (tour { $turn }), après { $rival }.
       }
    }
place-last-with-material =
    { $you ->
        [yes] { $others ->
            [one] Vous restiez en dernier : { $rival } était à court de matériel.
           *[other] Vous restiez en dernier : tous les autres étaient à court de matériel.
        }
       *[no] { $others ->
            [one] { $reader ->
                [yes] { $player } restait en dernier : vous étiez à court de matériel.
               *[no] { $player } restait en dernier : { $rival } était à court de matériel.
            }
           *[other] { $player } restait en dernier : tous les autres étaient à court de matériel.
        }
    }
place-last-building =
    { $you ->
        [yes] Vous restiez en dernier, avec { $cars } de vos { $all } voitures ; qui a placé toutes les siennes passe devant.
       *[no] { $player } restait en dernier, avec { $cars } de ses { $all } voitures ; qui a placé toutes les siennes passe devant.
    }
place-out =
    { $you ->
        [yes] Vous étiez à court { place-lack } (tour { $turn }) et personne ne vous a payé de pilier à temps : { place-out-when }.
       *[no] { $player } était à court { place-lack } (tour { $turn }) et personne ne lui a payé de pilier à temps : { place-out-when }.
    }
place-out-when =
    { $when ->
        [first] hors jeu avant tout le monde
        [later] { $reader ->
            [yes] hors jeu après vous
           *[no] hors jeu après { $rival }
        }
       *[alone] hors jeu
    }
place-resigned =
    { $turn ->
        [0] { $you ->
            [yes] Vous avez quitté la partie avant le premier coup.
           *[no] { $player } a quitté la partie avant le premier coup.
        }
       *[other] { $you ->
            [yes] Vous avez quitté la partie après le coup { $turn }.
           *[no] { $player } a quitté la partie après le coup { $turn }.
        }
    }
place-out-of-time =
    { $turn ->
        [0] { $you ->
            [yes] Vous avez épuisé votre temps avant le premier coup.
           *[no] { $player } a épuisé son temps avant le premier coup.
        }
       *[other] { $you ->
            [yes] Vous avez épuisé votre temps après le coup { $turn }.
           *[no] { $player } a épuisé son temps après le coup { $turn }.
        }
    }
place-others-left =
    { $you ->
        [yes] Il ne restait que vous dans la partie.
       *[no] Il ne restait que { $player } dans la partie.
    }
place-although =
    { $won ->
        [yes] { $you ->
            [yes] Vous aviez placé plus de voitures ({ $cars } contre { $fewer }), mais { $rival } l’emporte.
           *[no] { $reader ->
               [yes] { $player } avait placé plus de voitures ({ $cars } contre { $fewer }), mais vous l’emportez.
              *[no] { $player } avait placé plus de voitures ({ $cars } contre { $fewer }), mais { $rival } l’emporte.
           }
        }
       *[no] { $you ->
            [yes] Vous aviez placé plus de voitures ({ $cars } contre { $fewer }), mais { $rival } passe devant.
           *[no] { $reader ->
               [yes] { $player } avait placé plus de voitures ({ $cars } contre { $fewer }), mais vous passez devant.
              *[no] { $player } avait placé plus de voitures ({ $cars } contre { $fewer }), mais { $rival } passe devant.
           }
        }
    }
place-building =
    { $you ->
        [yes] Vous aviez placé { $cars } de vos { $all } voitures { place-building-when }.
       *[no] { $player } avait placé { $cars } de ses { $all } voitures { place-building-when }.
    }
place-building-when =
    { $when ->
        [last-car] { $reader ->
            [yes] quand vous avez placé votre dernière
           *[no] quand { $rival } a placé sa dernière
        }
        [most] à la fin, plus que quiconque encore en jeu
       *[end] à la fin de la partie
    }
place-points =
    { $you ->
        [yes] Vous avez { place-score }.
       *[no] { $player } a { place-score }.
    }
place-score =
    { $most ->
        [yes] { $count ->
            [one] { $count } point, plus que tout le monde
           *[other] { $count } points, plus que tout le monde
        }
       *[no] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
    }
place-tie =
    { $what ->
        [cars] { $more ->
            [yes] À égalité avec { place-rival }, mais plus de voitures sur l’autoroute ({ $mine } contre { $theirs }).
           *[no] À égalité avec { place-rival }, mais moins de voitures sur l’autoroute ({ $mine } contre { $theirs }).
        }
       *[columns] { $more ->
            [yes] À égalité avec { place-rival }, mais plus de piliers restants ({ $mine } contre { $theirs }).
           *[no] À égalité avec { place-rival }, mais moins de piliers restants ({ $mine } contre { $theirs }).
        }
    }
place-shared =
    { $what ->
        [cars] À égalité avec { place-rival } en points et en voitures ({ $count }) : la place est partagée.
       *[columns] À égalité avec { place-rival } en voitures et en piliers restants ({ $count }) : la place est partagée.
    }

## Et maintenant

ending-you-won = Vous gagnez !
ending-cars =
    { $count ->
        [one] { $count } voiture
       *[other] { $count } voitures
    }
ending-skip = Une touche ou un toucher pour passer
ending-fly = Survoler l’autoroute
ending-rematch = Revanche
ending-rematch-asked =
    { $you ->
        [yes] Vous avez lancé une revanche. Chacun change de place.
       *[no] { $player } a lancé une revanche. Chacun change de place.
    }
ending-rematch-join = Rejoindre la revanche
ending-rematch-watch = Regarder la revanche
ending-next-level = Jouer le niveau { $level }
ending-share = Partager

## Partager

share-link = Copier un lien vers cette table
share-picture-alt = La table, avec les joueurs et leurs places en dessous
share-picture-save = Enregistrer cette image
share-table-only = La table seule (PNG)

## La courbe des chances

plot-steps = Étape
plot-chance = Chances de gagner
plot-about = Les chances de gagner après chaque étape ; un clic y mène
