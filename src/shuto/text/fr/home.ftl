### La page d’accueil et la mise en place dans le navigateur.

## Accueil

home-title = Shuto : Tokyo Highway à l’écran
home-title-page = { $title } – Shuto
home-pause = Arrêter l’image
home-move = Animer l’image
home-learn = Apprendre à jouer
home-continue = Reprendre votre partie
home-learn-about = Votre première route en deux minutes
home-learn-on = Continuer à apprendre
home-learn-progress = { $done } leçons sur { $total }
home-bot = Jouer contre un robot
home-friends = Jouer entre amis
home-friends-about = Sur cet écran ou par lien
home-other = Autres parties et réglages
home-rules = Règles
home-boxes = Quelle boîte choisir ?
home-players =
    { $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
    }
home-players-from-to = { $fewest } à { $most } joueurs
home-minutes = environ { $most } min
home-minutes-from-to = environ { $least } à { $most } min
home-game-won = Vous avez gagné
home-game-winner =
    { $count ->
        [one] Gagnant : { $players }
       *[other] Gagnants : { $players }
    }
home-game-unknown = N’est plus sur ce serveur
home-game-all = Afficher les { $count }

## Les boîtes

home-box-two-player-2024 = Dernière édition à deux
home-box-second-edition = Classique à deux
home-box-four-player-fr = Jeu en groupe (règles françaises)
home-box-four-player-de = Jeu en groupe (règles allemandes)
home-box-rainbow-city = Rainbow City
home-like-two-player-2024 = La boîte la plus récente pour deux : une table nue et dix types de voitures. Idéale pour débuter.
home-like-second-edition = Le petit classique japonais pour deux. Les sorties descendent de toute hauteur : votre autoroute finit où vous voulez.
home-like-four-player-fr = Pour un groupe : à partir de trois joueurs, des bâtiments barrent le chemin. Croiser sa propre route ne rapporte aucune voiture.
home-like-four-player-de = La boîte pour un groupe, jouée à l’allemande : toujours avec des bâtiments, et les autres peuvent continuer après la victoire du premier.
home-like-rainbow-city = La grande boîte : on construit d’abord la ville, puis les autoroutes qui la traversent. Avec des missions, si vous voulez.

## Mise en place

home-with-bot = Contre des robots
home-with-friends = Entre amis
home-who = Qui joue ?
home-where = Où sont vos amis ?
home-where-here = Devant cet écran
home-where-here-about = Vous jouez à tour de rôle sur cet appareil.
home-where-link = Ailleurs
home-where-link-about = Vous recevez un lien. Qui l’ouvre s’assoit à la table.
home-substitutes = Si quelqu’un part, un robot continue à sa place
home-more =
    { $count ->
        [0] Plus : détails et règles maison
        [one] Plus : détails et règles maison ({ $count } changement)
       *[other] Plus : détails et règles maison ({ $count } changements)
    }
home-house-rules = Règles maison
home-rules-of = Règles de cette boîte
home-all-boxes = toutes les boîtes
home-name-invisible = Ce nom contient un caractère invisible. Merci de le retirer.
home-name-long = Un nom compte au plus { $most } caractères.
home-bot-name-0 = Tatsumi
home-bot-name-1 = Ariake
home-bot-name-2 = Kasai
home-bot-name-3 = Hakozaki
home-bot-name-4 = Miyake
home-bot-name-5 = Shiba

## Ce que décide chaque règle maison

home-rule-obstacles = Ce qui barre le chemin : rien, un bâtiment par joueur ou toute une ville.
home-rule-first_player = Comment la table désigne qui commence.
home-rule-earned_car = Si une voiture gagnée doit être placée.
home-rule-own_crossing = Ce qu’il en coûte de passer au-dessus ou au-dessous d’une de ses propres routes.
home-rule-earn_from = Quelles routes des autres rapportent une voiture quand on les croise.
home-rule-off_ramp_from = De quelle hauteur de pilier une sortie peut descendre.
home-rule-off_ramp_bonus = Si la voiture bonus d’une sortie doit être placée.
home-rule-penalty = Combien de piliers on paie quand on fait tomber quelque chose.
home-rule-repair = Qui remet en place les pièces tombées.
home-rule-adjust_until = Jusqu’à quand on peut ajuster ce que l’on vient de construire.
home-rule-all_cars_out = Ce qui se passe quand un joueur a placé toutes ses voitures.
home-rule-material_clock = Quand commence la dernière chance d’un joueur à court de matériel.
home-rule-forced_pass = Si passer compte comme un tour quand on ne peut pas construire.
home-rule-short_of = Quand un joueur est à court de matériel.
home-rule-without_columns = Ce que peut encore construire un joueur qui a des routes mais plus de piliers.
home-rule-same_type = Si l’on reçoit un pilier en croisant une voiture du même type.
home-rule-junctions = Sans jonctions, pas d’embranchements : plus simple, pour les enfants.
home-rule-cars = Avec moins de voitures, la partie est plus courte.
home-rule-nudge = De combien on peut déplacer par accident la pièce d’un autre avant que cela coûte autant qu’une chute. 0 : cela ne coûte jamais rien.
home-rule-road_length = Les deux longueurs de route se vendent, et aucune règle du jeu ne les indique : mesurez les vôtres. Une route plus courte porte moins loin.

### The home page and set-up of the browser.

## Look

web-light = Lumière
web-light-day = jour
web-light-evening = soir
web-light-night = nuit
web-light-auto = selon l’heure
web-quality-auto = automatique
