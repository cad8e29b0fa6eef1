### Mots du client dans le navigateur.

## Préparer la partie

web-tagline = Construisez votre autoroute par-dessus et par-dessous les autres, et placez toutes vos voitures avant tout le monde.
web-start = Jouer
web-summary = { $edition } : { $players }
web-my-games = Mes parties
web-forget = Retirer de la liste
web-forget-sure = Retirer cette partie de la liste ? Vous y perdez votre place sur cet appareil.
web-load = Ouvrir une partie enregistrée…
web-bad-record = Cette partie enregistrée ne peut pas être ouverte : { $reason }
web-name-human = Joueur
web-person =
    { $bot ->
       *[other] { $name }
    }
web-who-human = Humain
web-who-random = Robot niveau 0 : insouciant
web-who-greedy = Robot niveau 1 : ambitieux
web-who-thrifty = Robot niveau 2 : économe
web-who-careful = Robot niveau 3 : prudent
web-who-strong = Robot niveau 4 : fort
web-who-master = Robot niveau 5 : maître
web-who-grandmaster = Robot niveau 6 : grand maître
web-seat-name = Nom à la place { $seat }
web-seat-who = Qui joue à la place { $seat }
web-seat-colour = Couleur de la place { $seat }
web-colour-vermilion = Orange
web-colour-blue = Bleu
web-colour-green = Vert
web-colour-purple = Violet
web-colour-orange = Ambre
web-colour-sky = Bleu ciel
web-language = Langue

## À la table

web-table = La table
web-city = Ville
web-controls = Votre tour
web-menu = Menu
web-with-key = { $name } ({ $key })
web-home = Accueil
web-new-game = Nouvelle partie
web-your-turn = À vous de jouer
web-thinking = réfléchit…
web-connecting = Connexion…
web-reconnecting = Connexion perdue, nouvel essai…
web-gone = Cette partie n’existe pas sur ce serveur.
web-halted = Cette partie a été jouée avec des règles antérieures. L’étape { $step } n’est plus valide ({ $clause }) : on ne peut revoir la partie que jusque-là.
web-watching = Vous regardez cette partie.
web-column = Pilier
web-kind = Que construire
web-lower = Plus bas
web-higher = Plus haut
web-hint-bases = Touchez ou cliquez un point : les jaunes rapportent une voiture, les orange deux. Ou touchez d’abord un autre pilier.
web-hint-place = Touchez ou cliquez un point sur la table. Les points jaunes rapportent une voiture, les orange deux.
web-hint-city = D’abord, les joueurs disposent la ville ensemble, un composant à la fois. Choisissez-en un, puis touchez ou cliquez son endroit.
web-earns-there = De quoi gagner des voitures
web-legal = Vous pouvez construire ici
web-earns =
    { $count ->
        [0] ne rapporte aucune voiture
        [one] rapporte { $count } voiture
       *[other] rapporte { $count } voitures
    }
web-legal-build = { web-legal } : { web-earns }
web-build = Construire
web-place = Poser
web-snap = Endroit le plus proche
web-no-legal-near = Aucun endroit valide tout près.
web-back = Étape précédente
web-cancel = Annuler
web-undo-turn = Reprendre mon coup
web-undo-asked = { $player } voudrait reprendre son dernier coup.
web-undo-waits = En attente de l’accord de : { $players }
web-agree = D’accord
web-disagree = Refuser
web-adjust = Ajuster le dernier tour
web-adjust-now = Ajuster
web-pass = Passer
web-set-aside = Mettre une route de côté
web-can-still-build = Vous pouvez encore construire : impossible de { $what ->
    [pass] passer
   *[set-aside] mettre une route de côté
 }. Un coup possible est montré.
web-stop = Arrêter la partie ici
web-owed =
    { $count ->
        [one] En construisant, vous placez { $count } voiture.
       *[other] En construisant, vous placez { $count } voitures.
    }
web-finished =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
web-out = hors jeu
web-last-chance = dernière chance
web-left = en réserve
web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-fine = Réglage fin
web-fine-around = Autour du point d’ancrage
web-fine-along = Glisser en long
web-fine-across = Glisser de côté
web-fine-turn = Tourner la route
web-fine-now = Route déplacée : en long { $along } mm, en travers { $across } mm, tournée de { $turn }°
web-turn-component = Tourner
web-cars-now = Voitures : { $count } sur { $most }, { $how ->
    [auto] placées automatiquement
   *[chosen] placées par vous
 }
web-cars-auto = Placer automatiquement
web-car-type = Type de voiture
web-car-place = Endroit sur la route
web-car-add = Ajouter une voiture
web-car-remove = Retirer cette voiture
web-take = Piliers à prendre (même type de voiture) : { $count } sur { $most }
web-take-from = À { $owner }
web-take-none = aucun
web-take-column = un pilier

## Quelque chose est tombé

web-fell = Quelque chose est tombé
web-fell-intro = Tout est remis en place. Qui l’a fait tomber donne des piliers aux propriétaires.
web-fell-by = À qui la faute ?
web-fell-what = Qu’est-ce qui est tombé ?
web-fell-column = { column-number } (hauteur { $height })
web-fell-junction = { column-number } (jonction de hauteur { $height })
web-fell-discs = Éléments tombés : { $piece }
web-fell-nothing = Personne d’autre n’a de pièce sur la table.
web-fell-yellow = Jaunes pour { $owner }
web-fell-forgiven = Tous d’accord : personne ne paie
web-fell-free = Il n’y a rien à payer.
web-fell-report = Signaler
web-turn-fell = { $player } a fait tomber quelque chose
web-turn-moved = { $player } a déplacé quelque chose : cela ne coûte rien

## Regarder

web-camera = Caméra
web-camera-free = Vue libre
web-camera-plan = D’en haut
web-camera-follow = Suivre le jeu
web-camera-drive = En voiture
web-show-all = Tout montrer
web-labels = Étiquettes
web-sides = Côtés de route libres ou pris
web-replay = Relecture
web-replay-start = Le début
web-replay-first = Au début
web-replay-previous = Un pas en arrière
web-replay-next = Un pas en avant
web-replay-last = À la fin
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-speed = Vitesse
web-replay-close = Retour à la partie

## Partager

web-share = Partager et enregistrer
web-share-record = Cette partie
web-save-json = Enregistrer en JSON
web-save-text = Enregistrer en texte
web-copy-record = Copier un lien qui contient toute la partie
web-share-table = Cette table
web-invite-copy = Copier le lien
web-invite-send = Envoyer…
web-save-gltf = Modèle 3D (glTF)
web-copied = Copié.
web-copy-by-hand = À copier :
web-failed = Une erreur est survenue. { $reason }

## Réglages

web-settings = Réglages
web-sound = Sons
web-motion = Mouvement
web-motion-auto = selon l’appareil
web-motion-full = complet
web-motion-reduced = réduit
web-quality = Qualité d’image
web-quality-high = haute
web-quality-low = basse (économie d’énergie)
web-close = Fermer

web-preparing = Mise en route : { $percent } %. Vous pouvez déjà jouer.

## Pourquoi le serveur ne l’a pas fait

web-refused-stale = La table a changé entre-temps. Regardez-la et choisissez de nouveau.
web-refused-offline = Pas de connexion au serveur pour le moment.
web-refused-lost = La connexion s’est interrompue. Votre coup n’est peut-être pas arrivé : c’est la table qui fait foi.
web-refused-timeout = Le serveur ne répond pas.
web-refused-not-your-seat = Cette place n’est pas la vôtre.
web-refused-nothing-to-undo = Vous n’avez aucun coup à reprendre.
web-refused-storage = Le serveur n’a pas pu enregistrer le coup : rien n’a été joué.
web-not-saved-yours = Votre coup n’est pas encore enregistré. Le serveur continue d’essayer.
web-not-saved = Un coup n’est pas encore enregistré. Le serveur continue d’essayer.
web-away = Le serveur ne peut pas accéder à sa base de données pour le moment. Veuillez réessayer bientôt.
web-refused-failed = Une erreur s’est produite sur le serveur. La table montre ce qui compte ; veuillez réessayer.
web-refused-too-many = Trop de pages de ce jeu sont ouvertes ici ou à votre nom. Fermez-en quelques-unes ; celle-ci se connectera ensuite d’elle-même.

## La table en mots

web-describe = La table en mots
web-describe-last = Dernier coup : { $turn }
web-said = { $first }. { $second }
web-describe-supply = En réserve : voitures { $cars }, gris { $gray }, jaunes { $yellow }, routes { $roads }
web-describe-roads = Routes ({ $count }) : { $roads }
web-describe-columns = Piliers, numérotés depuis l’entrée ({ $count }) : { $columns }
web-describe-column = { $number } (hauteur { $height }, en { $place })
web-describe-junction = { $number } (jonction de hauteur { $height }, en { $place })
web-describe-cars = Voitures sur l’autoroute ({ $count }) : { $cars }
web-describe-car = { any-car } ({ road-between })
web-describe-bases = Points d’ancrage : { $bases }
web-describe-table = { $width } × { $depth } mm ; positions en mm depuis le centre : vers la droite, puis vers le fond.
web-at = { $x } / { $y }

## Aide

web-help = Aide
web-help-goal = But du jeu
web-help-goal-text = À votre tour, vous construisez un pilier un niveau plus haut ou plus bas qu’un point d’ancrage et vous les reliez par une route. Si elle est la première à passer au-dessus ou au-dessous de la route d’un autre, vous gagnez une voiture et la placez sur votre route. Les points autour du point d’ancrage montrent où construire ; les points vifs rapportent des voitures.
web-help-mouse = À la souris
web-help-mouse-text = Bougez pour viser, cliquez pour choisir l’endroit, cliquez de nouveau sur l’aperçu pour construire, ou faites-le glisser. Faites glisser la table pour tourner la vue, avec le bouton droit ou Maj pour la déplacer ; la molette zoome. Alt + molette change la hauteur, Maj + molette tourne autour du point d’ancrage.
web-help-touch = Sur écran tactile
web-help-touch-text = Touchez la table pour choisir l’endroit, puis faites glisser l’aperçu ; la loupe montre ce que le doigt cache. Un doigt déplace la vue, deux doigts zooment et la tournent. Le bouton Construire valide.
web-help-keys = Touches
web-key-move = déplacer l’aperçu de 5 mm
web-key-move-fine = avec Maj : 1 mm
web-key-move-finest = avec Alt : 0,1 mm
web-key-rotate = tourner autour du point d’ancrage, 5°
web-key-rotate-fine = avec Maj : 0,5°
web-key-height = plus haut, plus bas
web-key-column = pilier
web-key-junction = avec ou sans jonction
web-key-off-ramp = sortie
web-key-base = choisir un point d’ancrage
web-key-shift = déplacer et tourner la route sur ses piliers
web-key-nearest = endroit valide le plus proche
web-key-build = construire
web-key-back = étape précédente du tour
web-key-undo = reprendre le dernier coup
web-key-adjust = ajuster le dernier tour
web-key-component = composant suivant de la ville
web-key-camera = caméra suivante
web-key-show-all = tout montrer
web-key-labels = étiquettes
web-key-sides = côtés de route libres ou pris
web-key-describe = la table en mots
web-key-replay = relecture
web-key-fell = quelque chose est tombé
web-key-escape = recommencer le tour, fermer
web-key-help = cette aide
web-hint = Suggérer un endroit
web-hint-none = Aucune suggestion : rien ne peut être construit.
web-analysis = Analyse
web-analysis-wait = Un robot revoit la partie…
web-analysis-none = Aucun coup n’a coûté cher.
web-analysis-better = { $player }, tour { $turn } : { $percent } % de chances de gagner perdues. Voir un meilleur coup

## La main

web-hand = Comment on pose les pièces
web-hand-precise = Pose exacte
web-hand-precise-about = Une pièce se pose exactement là où vous la mettez.
web-hand-steady = Main sûre
web-hand-steady-about = Vous portez vous-même les pièces : ce que vous heurtez bouge, ce que vous lâchez peut tomber.
web-hand-shaky = Main tremblante
web-hand-shaky-about = Vous portez vous-même les pièces, et votre main tremble : ce que vous heurtez bouge, ce que vous lâchez peut tomber.
web-hand-pieces = Pièces portées à la main
web-hand-pieces-roads = les routes
web-hand-pieces-roads-and-cars = les routes et les voitures
web-hand-pieces-everything = tout
web-hand-pieces-now = Pièces portées à la main : { $pieces }. Le reste est posé pour vous.
web-hand-nudge = Déplacer les pièces des autres
web-hand-nudge-free = ne coûte rien
web-hand-nudge-mm = compte comme une chute dès { NUMBER($mm, maximumFractionDigits: 1) } mm
web-hand-nudge-now = Déplacer de plus de { NUMBER($mm, maximumFractionDigits: 1) } mm la pièce d’un autre compte comme une chute.
web-hand-nudge-now-free = Déplacer une pièce ne coûte rien tant qu’elle ne tombe pas.
web-tremor = Tremblement
web-tremor-of = Tremblement ({ $player })
web-tremor-at = Tremblement (place { $seat })
web-tremor-auto = comme le reste de la table
web-tremor-none = aucun
web-tremor-gentle = stabilisé, pour enfants
web-tremor-normal = moyen
web-tremor-wild = fort
web-hand-take = Prendre la pièce
web-hand-tweezers = Pince : lente et précise, pour le dernier centimètre
web-hand-carry =
    { $kind ->
        [road] Portez la route à sa place, descendez-la et lâchez-la.
        [column] Portez le pilier à sa place, descendez-le et lâchez-le.
       *[car] Portez la voiture à sa place, descendez-la et lâchez-la.
    }
web-hand-overhead = Il y a un obstacle au-dessus : descendez la pièce à côté, puis glissez-la dessous.
web-hand-slide-in = Assez bas : glissez la pièce à sa place, descendez-la et lâchez-la.
web-hand-watch =
    { $kind ->
        [road] { $player } porte une route.
        [column] { $player } porte un pilier.
       *[car] { $player } porte une voiture.
    }
web-hand-off = { NUMBER($beside, maximumFractionDigits: 1) } mm à côté, { NUMBER($above, maximumFractionDigits: 1) } mm au-dessus
web-hand-off-low = { NUMBER($beside, maximumFractionDigits: 1) } mm à côté, { NUMBER($below, maximumFractionDigits: 1) } mm au-dessous
web-hand-to-place = Vers sa place : { $ways }
web-hand-way =
    { $way ->
        [right] { $mm } mm à droite
        [left] { $mm } mm à gauche
        [away] { $mm } mm vers le fond
        [near] { $mm } mm vers vous
        [down] { $mm } mm plus bas
       *[up] { $mm } mm plus haut
    }
web-hand-tires = Main fatiguée : encore { $seconds } s.
web-hand-let-go = Lâcher
web-hand-go-on = Garder en main
web-hand-put-back = Ranger la pièce
web-hand-falling = Lâchée. On attend que plus rien ne bouge…
web-hand-height = Hauteur de la main
web-hand-turn-left = Tourner à gauche
web-hand-turn-right = Tourner à droite
web-hand-hint-mouse = La souris déplace la pièce, la molette la monte et la descend, Maj + molette la tourne. Tout en bas, un clic la lâche.
web-hand-too-high = Trop haut pour lâcher d’un clic. Descendez la pièce avec la molette, ou appuyez sur la barre d’espace.
web-hand-too-far = À { $beside } mm de sa place : trop loin pour lâcher d’un clic. Rapprochez la pièce, ou appuyez sur la barre d’espace.
web-hand-hint-touch = Un doigt déplace la pièce. Le curseur la monte et la descend.
web-hand-next =
    { $kind ->
        [road] Ensuite, { $player } porte la route.
        [column] Ensuite, { $player } porte le pilier.
       *[car] Ensuite, { $player } porte la voiture.
    }
web-hand-your-piece = la pièce en main
web-hand-missed = La pièce n’est pas bien posée. Réessayez.
web-hand-missed-by = { $player } n’a pas bien posé la pièce.
web-hand-lost = Raté, et le tour est fini.
web-hand-fallen = Pièces tombées : { $pieces }
web-hand-free = Ce qui est tombé ou a bougé est remis en place. Cela ne coûte rien.
web-hand-gap = Vide { $mm } mm
web-hand-beside = { $mm } mm
web-bill = L’addition
web-bill-intro = { $payer } a fait tomber quelque chose. Tout reste ainsi jusqu’à ce que l’addition soit réglée.
web-bill-intro-you = Vous avez fait tomber quelque chose. Tout reste ainsi jusqu’à ce que l’addition soit réglée.
web-bill-you-give =
    { $count ->
        [one] Vous donnez { $count } pilier à { $owner }
       *[other] Vous donnez { $count } piliers à { $owner }
    }
web-bill-you-get =
    { $count ->
        [one] { $payer } vous donne { $count } pilier
       *[other] { $payer } vous donne { $count } piliers
    }
web-bill-what = Pièces tombées ou déplacées : { $pieces }
web-bill-pay = Payer
web-bill-waits = { $payer } doit payer.
web-bill-bot = { $payer } paie dans un instant, sauf si vous pardonnez.
web-bill-cat = C’est le chat
web-bill-cat-about = Si tout le monde dit que c’est le chat, personne ne paie.
web-bill-agreed = Accusent le chat : { $players }
web-bill-no = Ce n’est pas le chat
web-bill-settled = L’addition est réglée.
web-risk = Quel risque ?
web-risk-asking = Essais en cours…
web-risk-falls = Quelque chose tombe : { $percent } %
web-risk-legal = Bien posée : { $percent } %
web-risk-piece = { $piece } : { $percent } %
web-risk-tries =
    { $count ->
        [one] sur { $count } essai avec cette main
       *[other] sur { $count } essais avec cette main
    }
web-carry-watch = Regarder la main
web-carry-number = Pièce { $number }
web-carry-speed = Vitesse de la main
web-carry-copy = Copier un lien vers ce moment
web-carry-back = Revenir à la relecture
web-carry-none = Ce moment n’existe pas dans cette partie.
web-help-hand = Avec la main
web-help-hand-text = À une table où l’on porte les pièces, choisissez l’endroit comme toujours, puis prenez la pièce. Amenez-la au-dessus de sa place, descendez-la jusqu’à ce qu’elle touche presque, et lâchez-la. Son ombre et les fils à plomb montrent où elle est. Ce que vous faites tomber en chemin doit être payé.
web-help-hand-keys = Touches pendant le transport
web-key-hand-move = déplacer la pièce (maintenir)
web-key-hand-raise = monter, descendre
web-key-hand-turn = tourner la pièce
web-key-hand-fine = avec Maj : quatre fois plus précis
