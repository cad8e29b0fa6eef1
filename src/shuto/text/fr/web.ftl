### Mots du client dans le navigateur.

## Préparer la partie

web-tagline = Construisez une autoroute, passez dessus et dessous, et placez toutes vos Voitures en premier.
web-start = Jouer
web-my-games = Mes parties
web-forget = Retirer de la liste
web-forget-sure = Retirer cette partie de la liste ? Ce navigateur y abandonne alors ses places.
web-load = Ouvrir une partie enregistrée…
web-bad-record = Cet enregistrement ne peut pas être ouvert : { $reason }
web-name-human = Joueur
web-name-bot = Robot
web-who-human = Humain
web-who-random = Robot 0 : insouciant
web-who-greedy = Robot 1 : ambitieux
web-who-thrifty = Robot 2 : économe
web-who-careful = Robot 3 : prudent
web-who-strong = Robot 4 : fort
web-who-master = Robot 5 : maître
web-seat-name = Nom à la place { $seat }
web-seat-who = Qui joue à la place { $seat }
web-seat-colour = Couleur de la place { $seat }
web-colour-vermilion = Vermillon
web-colour-blue = Bleu
web-colour-green = Vert
web-colour-purple = Pourpre
web-colour-orange = Orange
web-colour-sky = Bleu ciel
web-house-rules =
    { $count ->
        [0] Règles maison
        [one] Règles maison : { $count } changement
       *[other] Règles maison : { $count } changements
    }
web-language = Langue

## À la table

web-table = La table
web-city = Ville
web-controls = Votre tour
web-menu = Menu
web-home = Accueil
web-new-game = Nouvelle partie
web-your-turn = À vous de jouer
web-thinking = réfléchit…
web-connecting = Connexion…
web-reconnecting = Connexion perdue, nouvel essai…
web-gone = Cette partie n’existe pas sur ce serveur.
web-halted = Cette partie a été jouée avec des règles antérieures. L’étape { $step } n’est plus valide ({ $clause }) : on ne peut la revoir que jusque-là.
web-watching = Vous regardez cette partie.
web-column = Pilier
web-kind = Ce qui est construit
web-lower = Plus bas
web-higher = Plus haut
web-hint-base = Choisissez le point d’ancrage.
web-hint-place = Montrez un endroit de la table.
web-hint-component = Choisissez un endroit de la table.
web-build = Construire
web-place = Poser
web-snap = Au plus proche
web-no-legal-near = Aucun endroit autorisé tout près.
web-back = Un pas en arrière
web-cancel = Annuler
web-undo-turn = Reprendre
web-undo-asked = { $player } voudrait reprendre son dernier tour.
web-undo-waits = Accord encore attendu : { $players }
web-agree = D’accord
web-disagree = Refuser
web-adjust = Ajuster le dernier tour
web-adjust-now = Ajuster
web-pass = Passer
web-set-aside = Mettre une Route de côté
web-stop = Arrêter la partie ici
web-owed =
    { $count ->
        [one] { $count } Voiture doit être placée.
       *[other] { $count } Voitures doivent être placées.
    }
web-finished = terminé, rang { $place }
web-out = éliminé
web-on-clock = dernière chance
web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-fine = Réglage fin
web-fine-around = Autour du point d’ancrage
web-fine-along = Route en long
web-fine-across = Route en travers
web-fine-turn = Tourner la Route
web-fine-now = Route déplacée : en long { $along } mm, en travers { $across } mm, tournée de { $turn }°
web-turn-component = Tourner
web-cars-auto = placées toutes seules
web-cars-chosen = placées par vous
web-car-type = Type de Voiture
web-car-place = Endroit sur la Route
web-car-add = Ajouter une Voiture
web-car-remove = Retirer cette Voiture
web-take = Même type de voiture : piliers à prendre
web-take-from = De { $owner }
web-take-none = aucun
web-take-column = un pilier

## Quelque chose est tombé

web-fell = Quelque chose est tombé
web-fell-intro = Les pièces sont remises comme elles étaient. Qui les a fait tomber donne des piliers à leurs propriétaires.
web-fell-by = Qui les a fait tomber ?
web-fell-what = Qu’est-ce qui est tombé ?
web-fell-discs = Éléments tombés : { $piece }
web-fell-nothing = Personne d’autre n’a de pièce sur la table.
web-fell-yellow = Dont jaunes, pour { $owner }
web-fell-forgiven = Tous d’accord : personne ne paie
web-fell-free = Il n’y a rien à payer.
web-fell-report = Signaler
web-turn-fell = { $player } a fait tomber quelque chose

## Regarder

web-camera = Caméra
web-camera-free = Vue libre
web-camera-plan = D’en haut
web-camera-follow = Suivre le jeu
web-camera-drive = En voiture
web-frame = Tout montrer
web-labels = Étiquettes
web-slots = Côtés libres et pris
web-replay = Revoir
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

web-share = Partager et garder
web-share-record = L’enregistrement de cette partie
web-save-json = Garder en JSON
web-save-text = Garder en texte
web-copy-record = Copier un lien qui le contient
web-share-table = Cette table
web-copy-watch = Copier un lien pour regarder
web-invite = Invitation pour { $player }
web-invite-note = Qui ouvre une invitation joue à cette place. Ne la donnez qu’au joueur concerné.
web-share-picture = La sculpture
web-save-png = Image (PNG)
web-save-gltf = Modèle 3D (glTF)
web-copied = Copié.
web-copy-by-hand = À copier :
web-failed = Cela n’a pas marché. { $reason }

## Réglages

web-settings = Réglages
web-sound = Sons du bois
web-motion = Mouvement
web-motion-auto = selon l’appareil
web-motion-full = complet
web-motion-reduced = réduit
web-quality = Qualité d’image
web-quality-high = haute
web-quality-low = basse, économe
web-close = Fermer

## Pourquoi le serveur ne l’a pas fait

web-refused-stale = La table a changé entre-temps. Regardez de nouveau et décidez.
web-refused-offline = Pas de connexion au serveur pour le moment.
web-refused-lost = La connexion s’est interrompue. Votre tour n’est peut-être pas arrivé ; la table montre où on en est.
web-refused-timeout = Le serveur ne répond pas.
web-refused-not-your-seat = Cette place n’est pas la vôtre.
web-refused-nothing-to-undo = Vous n’avez aucun tour à reprendre.
web-refused-storage = Le serveur n’a pas pu garder le tour : rien n’a été joué.

## La table en mots

web-describe = La table en mots
web-describe-last = Dernier tour : { $turn }
web-describe-supply = En réserve : { $cars } Voitures, { $gray } gris, { $yellow } jaunes, { $roads } Routes
web-describe-roads = Routes ({ $count }) : { $roads }
web-describe-columns = Piliers ({ $count }) : { $columns }
web-describe-column = { $id } hauteur { $height } en { $place }
web-describe-junction = { $id } Jonction de hauteur { $height } en { $place }
web-describe-cars = Voitures sur l’autoroute ({ $count }) : { $cars }
web-describe-bases = Points d’ancrage : { $bases }
web-describe-table = { $width } × { $depth } mm ; les endroits sont dits en mm depuis le milieu, vers la droite et vers le fond.
web-at = { $x } / { $y }

## Aide

web-help = Aide
web-help-goal = Le but
web-help-goal-text = À votre tour, vous dressez un Pilier et posez une Route jusqu’à lui depuis un point d’ancrage, un cran plus haut ou plus bas. Qui passe le premier au-dessus ou au-dessous de la Route d’un autre y place des Voitures. Les points autour du point d’ancrage montrent où construire ; les points vifs rapportent des Voitures.
web-help-mouse = À la souris
web-help-mouse-text = Bouger vise, un clic choisit l’endroit, un clic sur le fantôme construit ; on peut aussi le tirer. Tirez la table pour regarder autour, avec le bouton droit ou Maj pour déplacer la vue, la molette pour zoomer. Alt et molette change la hauteur, Maj et molette tourne autour du point d’ancrage.
web-help-touch = Aux doigts
web-help-touch-text = Touchez pour choisir l’endroit, puis tirez le fantôme ; la loupe montre ce que le doigt cache. Un doigt déplace la vue, deux zooment et la tournent. Le bouton construit.
web-help-keys = Touches
web-key-move = déplacer le fantôme de 5 mm
web-key-move-fine = avec Maj : 1 mm
web-key-move-finest = avec Alt : 0,1 mm
web-key-rotate = tourner autour du point d’ancrage, 5°
web-key-rotate-fine = avec Maj : 0,5°
web-key-height = plus haut, plus bas
web-key-column = Pilier
web-key-junction = Jonction ou non
web-key-off-ramp = Sortie
web-key-base = choisir un point d’ancrage
web-key-shift = déplacer et tourner la Route sur ses Piliers
web-key-nearest = endroit autorisé le plus proche
web-key-build = construire
web-key-back = un pas en arrière dans le tour
web-key-undo = reprendre le dernier tour
web-key-adjust = ajuster le dernier tour
web-key-component = élément suivant de la ville
web-key-camera = caméra suivante
web-key-frame = tout montrer
web-key-labels = étiquettes
web-key-slots = côtés libres et pris
web-key-describe = la table en mots
web-key-replay = revoir
web-key-fell = quelque chose est tombé
web-key-escape = recommencer le tour, fermer
web-key-help = cette aide
web-hint = Où construiriez-vous ?
web-hint-none = Rien ne peut être construit ici : le robot passerait.
web-analysis = Analyse
web-analysis-wait = Un robot revoit la partie …
web-analysis-none = Aucun tour n’a fait perdre grand-chose.
web-analysis-better = { $player }, tour { $turn } : { $percent } % perdus. Montrer mieux

## La main

web-hand = Comment les pièces arrivent sur la table
web-hand-precise = Exact
web-hand-precise-about = Une pièce se pose exactement là où vous la mettez.
web-hand-steady = Main sûre
web-hand-steady-about = Vous portez vous-même les pièces : ce que vous touchez bouge, ce que vous lâchez tombe ou tient.
web-hand-shaky = Main tremblante
web-hand-shaky-about = Vous portez vous-même les pièces, et votre main tremble.
web-hand-pieces = Porté à la main
web-hand-pieces-roads = les routes
web-hand-pieces-roads-and-cars = les routes et les voitures
web-hand-pieces-everything = tout
web-hand-pieces-now = Porté à la main : { $pieces }. Le reste est posé pour vous.
web-hand-nudge = Pousser les pièces des autres
web-hand-nudge-free = ne coûte rien
web-hand-nudge-mm = coûte comme une chute dès { NUMBER($mm, maximumFractionDigits: 1) } mm
web-hand-nudge-now = Pousser une pièce d’un autre de plus de { NUMBER($mm, maximumFractionDigits: 1) } mm coûte comme une chute.
web-hand-nudge-now-free = Pousser une pièce sans chute ne coûte rien.
web-tremor = Tremblement
web-tremor-of = Tremblement de { $player }
web-tremor-auto = comme la table
web-tremor-none = aucun
web-tremor-gentle = léger
web-tremor-normal = moyen
web-tremor-wild = fort
web-hand-take = Prendre la pièce
web-hand-tweezers = Pince : plus lente, plus fine
web-hand-carry = Portez { $piece } à sa place, baissez-la et lâchez.
web-hand-watch = { $player } porte { $piece }.
web-hand-off = { NUMBER($beside, maximumFractionDigits: 1) } mm à côté, { NUMBER($above, maximumFractionDigits: 1) } mm au-dessus de sa place
web-hand-off-low = { NUMBER($beside, maximumFractionDigits: 1) } mm à côté, { NUMBER($below, maximumFractionDigits: 1) } mm au-dessous de sa place
web-hand-tires = La main fatigue : il reste { $seconds } s pour lâcher.
web-hand-let-go = Lâcher
web-hand-go-on = Continuer à porter
web-hand-put-back = Reposer
web-hand-falling = Lâché. On attend que tout soit immobile …
web-hand-height = Hauteur de la main
web-hand-turn-left = Tourner à gauche
web-hand-turn-right = Tourner à droite
web-hand-hint-mouse = La souris la déplace, la molette la monte et la descend, Maj et molette la tourne. Tout en bas, un clic la lâche.
web-hand-too-high = Trop haut pour lâcher d’un clic. Descendez-la avec la molette, ou appuyez sur la barre d’espace.
web-hand-hint-touch = Un doigt la déplace, un second la monte et la tourne.
web-hand-next = { $player } porte ensuite { $piece }.
web-hand-your-piece = la pièce en main
web-hand-missed = Elle n’est pas bien posée. Essayez encore.
web-hand-fallen = Tombé
web-hand-fate-fallen = { $piece } de { $owner } est tombé
web-hand-fate-nudged = { $piece } de { $owner } a été poussé de { NUMBER($mm, maximumFractionDigits: 1) } mm
web-hand-fate-displaced = { $piece } de { $owner } a été poussé hors de sa place, de { NUMBER($mm, maximumFractionDigits: 1) } mm : cela compte comme une chute
web-bill = L’addition
web-bill-intro = { $payer } a fait tomber quelque chose. Tout est revenu à sa place.
web-bill-what = Tombé ou poussé : { $pieces }
web-bill-pay = Payer
web-bill-waits = { $payer } doit payer.
web-bill-bot = { $payer } paie dans un instant, sauf si vous pardonnez.
web-bill-cat = C’est le chat
web-bill-cat-about = Si tout le monde dit que c’est le chat, personne ne paie.
web-bill-agreed = C’est le chat, disent : { $players }
web-bill-no = Ce n’est pas le chat
web-risk = Quel risque ?
web-risk-asking = On essaie …
web-risk-falls = Quelque chose tombe : { $percent } %
web-risk-legal = Elle se pose bien : { $percent } %
web-risk-piece = { $piece } { $percent } %
web-risk-tries =
    { $count ->
        [one] sur { $count } essai avec cette main
       *[other] sur { $count } essais avec cette main
    }
web-carry-watch = Regarder la main
web-carry-number = Main { $number }
web-carry-speed = Vitesse de la main
web-carry-copy = Copier un lien vers ce moment
web-carry-back = Retour au film de la partie
web-carry-none = Il n’y a rien de tel dans cette partie.
web-help-hand = Avec la main
web-help-hand-text = À une table où l’on porte les pièces, choisissez la place comme toujours, puis prenez la pièce. Amenez-la au-dessus de sa place, baissez-la jusqu’à ce qu’elle touche presque, et lâchez. Son ombre et les fils à plomb montrent où elle est. Ce que vous renversez en chemin doit être payé.
web-help-hand-keys = Touches pendant le transport
web-key-hand-move = déplacer la pièce tant qu’elles sont enfoncées
web-key-hand-raise = monter, descendre
web-key-hand-turn = tourner la pièce
web-key-hand-fine = avec Maj : quatre fois plus fin
