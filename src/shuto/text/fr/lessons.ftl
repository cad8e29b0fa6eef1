### Leçons : titres, exercices, conseils.
### `lesson-<id>` est le titre, `lesson-<id>-<numéro>` dit quoi faire, `lesson-<id>-done` ce qui a été appris.

## Autour des leçons

learn-title = Apprendre à jouer
learn-optional = Pour aller plus loin
learn-done = terminée
learn-coach = Votre exercice
learn-task = Exercice { $task } sur { $tasks }
learn-next = Suivant
learn-next-lesson = Suite : { $title }
learn-play = Jouer contre un robot
learn-show-me = Montrez-moi
learn-gesture-move = Amenez la pièce au-dessus de sa place : la flèche y mène.
learn-gesture-lower = Abaissez-la jusqu’à ce qu’elle touche presque.
learn-gesture-let-go = Lâchez-la.
lesson-you = Vous

## Ce qui manque à un coup valide

lesson-miss-column = Valide, mais ici il faut un pilier.
lesson-miss-junction = Valide, mais ici il faut une jonction.
lesson-miss-off-ramp = Valide, mais ici il faut une sortie.
lesson-miss-component = Valide, mais placez d’abord le composant.
lesson-miss-pass = Valide, mais ici il faut passer.
lesson-miss-set-aside = Valide, mais ici il faut mettre une route de côté.
lesson-miss-branch = Valide, mais la route ne part pas de la jonction.
lesson-miss-up = Valide, mais le nouveau pilier doit être plus haut.
lesson-miss-down = Valide, mais le nouveau pilier doit être plus bas.
lesson-miss-over = Valide, mais elle ne gagne aucune voiture en passant au-dessus d’une route.
lesson-miss-under = Valide, mais elle ne gagne aucune voiture en passant au-dessous d’une route.
lesson-miss-cars =
    { $cars ->
        [0] Valide, mais cela ne rapporte aucune voiture.
        [one] Valide, mais cela ne rapporte que { $cars } voiture.
       *[other] Valide, mais cela ne rapporte que { $cars } voitures.
    }
lesson-miss-mission = Valide, mais cela ne remplit pas la mission.
lesson-miss-wins = Valide, mais vous ne gagnez pas la partie.

## Les leçons

lesson-first-road = Votre première route
lesson-first-road-1 = L’entrée avec la voiture orange est à vous. Choisissez un point tout autour, puis appuyez sur « { web-build } ».
lesson-first-road-done = Voilà un coup complet : un pilier et une route.

lesson-up-or-down = Un de plus ou un de moins
lesson-up-or-down-1 = Le pilier suivant compte un élément de plus ou de moins. Réglez sa hauteur avec − et + et descendez.
lesson-up-or-down-done = Un de plus ou un de moins : vous choisissez à chaque coup.

lesson-crossing-over = Passer au-dessus
lesson-crossing-over-1 = Passez au-dessus de la route bleue. Un point jaune rapporte une voiture.
lesson-crossing-over-done = Vous avez gagné votre première voiture ! Qui place toutes ses voitures en premier gagne la partie.

lesson-crossing-under = Passer au-dessous
lesson-crossing-under-1 = Passez maintenant sous la route bleue. Un point orange rapporte deux voitures.
lesson-crossing-under-done = Au-dessous rapporte une voiture aussi bien qu’au-dessus.

lesson-what-counts = Ce qui compte
lesson-what-counts-1 = Vous êtes déjà au-dessus d’une route bleue. Gagnez une voiture avec l’autre.
lesson-what-counts-1-done = Cette route était encore libre. Celle que vous aviez déjà franchie ne rapporte plus rien.
lesson-what-counts-2 = Une route peut en croiser plusieurs. Gagnez deux voitures d’un coup.
lesson-what-counts-done = Le premier au-dessus d’une route gagne une voiture, le premier au-dessous aussi. Entrées et sorties ne rapportent rien.

lesson-junction = La jonction
lesson-junction-1 = Un élément jaune au sommet fait une jonction, et sa hauteur est libre. Passez au-dessus de la haute route bleue.
lesson-junction-done = Vous n’avez que quelques éléments jaunes. Gardez-les pour de tels bonds.

lesson-branch = L’embranchement
lesson-branch-1 = Votre pilier au sommet jaune est une jonction. Faites-en partir une seconde route.
lesson-branch-done = Une jonction reçoit un seul embranchement. Votre autoroute continue désormais par deux bouts.

lesson-off-ramp = La sortie
lesson-off-ramp-1 = Depuis la hauteur 1, une route peut descendre jusqu’à la table. Construisez une sortie.
lesson-off-ramp-done = Une sortie rapporte une voiture sans rien croiser. Mais rien ne peut la suivre.

lesson-no-touching = Rien ne doit se toucher
lesson-no-touching-1 = Aucune route ne passe au-dessus ni au-dessous d’un pilier. Contournez le bleu et gagnez une voiture.
lesson-no-touching-1-done = Vos propres routes aussi ne peuvent se toucher que sur le dessus d’un pilier commun.
lesson-no-touching-2 = Les routes non plus ne doivent pas se toucher. Changez la hauteur et passez au-dessous de la route bleue.
lesson-no-touching-done = Ce qui gêne s’illumine. Décalez-vous un peu, ou changez la hauteur.

lesson-winning = Gagner
lesson-winning-1 = Il vous reste une voiture. Placez-la.
lesson-winning-1-done = Votre dernière voiture est placée : vous gagnez !
lesson-winning-2 = Bleu n’a plus de piliers et a dû passer. Encore un tour de votre part, et Bleu a perdu : construisez n’importe où.
lesson-winning-done = Placez votre dernière voiture, ou tenez plus longtemps que l’autre. Vous connaissez le jeu !

lesson-city = La ville et ses missions
lesson-city-1 = Dans Rainbow City, on dispose d’abord une ville. Placez le dernier composant : la zone arc-en-ciel.
lesson-city-1-done = La ville est en place. Au tour des autoroutes.
lesson-city-2 = Ici, les points font gagner. Un pilier sur une zone de développement en rapporte un : construisez sur le carré vide près de votre entrée.
lesson-city-2-done = Un point. La liste des points le montre.
lesson-city-3 = Une sortie qui finit sur la zone verte rapporte deux points.
lesson-city-done = Le tableau des points nomme toutes les missions. Touchez-en une pour lire ce qu’elle demande.

lesson-hand = À la main
lesson-hand-1 = Choisissez un point, puis prenez la route. Portez-la à sa place et lâchez.
lesson-hand-done = À une telle table, ce que vous faites tomber vous coûte des piliers.
## La table d’entraînement

lesson-practice = S’entraîner à la main
lesson-practice-1 = Rue dégagée : portez la route à son endroit et lâchez-la juste au-dessus.
lesson-practice-2 = Par-dessus l’autoroute : six routes passent sous la vôtre. N’en touchez aucune.
lesson-practice-3 = Tout bas entre les piliers : glissez la route sous ce qui se trouve au-dessus.
lesson-practice-4 = En haut de la tour : votre route monte en pente raide vers un pilier de neuf éléments.
lesson-practice-done = Impeccable, tout tient encore debout.
learn-practice = S’entraîner à la main
learn-practice-about = Une table sans partie : portez, lâchez, faites tomber. Ici, rien ne coûte rien.
learn-practice-none = pas encore réussi
learn-practice-time = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
learn-practice-best = Record : { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
learn-practice-record = Nouveau record !
learn-practice-again = Encore une fois
learn-practice-tasks = Exercices
learn-practice-fell = C’est tombé, et personne n’en fait un drame. Tout est remis en place : réessayez.
learn-practice-elsewhere = Vous avez choisi votre propre endroit : il n’a pas de record.
