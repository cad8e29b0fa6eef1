## Places libres, et qui est à la table

people-invites = { $player } vous invite à une partie.
people-gathering = En attente des autres
people-gathering-about = La partie commence quand toutes les places sont prises.
people-name = Votre nom
people-need-name = Entrez d’abord un nom.
people-car = Votre voiture
people-open = Place libre
people-host = hôte
people-away = pas là
people-sit = S’asseoir ici
people-sit-too = Jouer aussi cette place
people-leave = Quitter cette place
people-kick = Retirer { $player }
people-fill = Ajouter un robot
people-start = Commencer maintenant, avec des robots aux places libres
people-make-host = Confier la table à { $player }
people-link = Lien vers la table
people-seat-link = Lien vers la place { $seat }
people-qr = Code QR
people-qr-about = Scannez-le avec un téléphone.
people-watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
people-substitutes = Si quelqu’un part, un robot continue à sa place.
people-no-substitutes = Qui part pendant la partie la perd. Ses pièces restent.
people-leave-game = Quitter la partie
people-leave-sure = Quitter la partie ? Vous ne pourrez pas reprendre votre place et vous perdez la partie.
people-leave-sure-substitute = Quitter la partie ? Vous ne pourrez pas reprendre votre place. Un robot continue pour vous.
people-you = Vous
people-none = Vous entrez en jeu dès que vous vous asseyez avec d’autres. Aucun compte n’est nécessaire.
people-other-device = Utiliser sur un autre appareil
people-other-device-about = Entrez-y ce code, dans les réglages. Il sert une fois, jusqu’à { $time }.
people-code = Code d’un autre appareil
people-code-use = Utiliser le code
people-code-replace = Utiliser le code ? Ce navigateur ne sera plus { $player }.
people-code-used = Ce navigateur est maintenant { $player }.
people-code-wrong = Ce code est faux, déjà utilisé ou trop ancien. Créez-en un nouveau sur l’autre appareil.
people-sign-out = Déconnecter les autres appareils
people-signed-out = Tous les autres appareils sont déconnectés.
people-export = Enregistrer mes données
people-delete = Supprimer mes données
people-delete-sure = Supprimer tout ce que ce serveur sait de vous ? Vous quittez toutes les parties en cours. C’est définitif.
people-deleted = Vos données sont supprimées.
people-passkeys = Clés d’accès
people-passkey-about = Avec une clé d’accès, vous êtes la même personne sur d’autres appareils. Elle se déverrouille comme l’appareil, sans mot de passe.
people-passkey-add = Ajouter une clé d’accès
people-passkey-added = La clé d’accès est ajoutée.
people-passkey-again = Cet appareil a déjà une clé d’accès pour vous.
people-passkey-of = Ajoutée le { $date }
people-passkey-remove = Retirer
people-passkey-removed = La clé d’accès ne vaut plus ici. Supprimez-la aussi sur votre appareil.
people-passkey-use = J’ai une clé d’accès
people-passkey-replace = Utiliser une clé d’accès ? Ce navigateur ne sera plus { $player }.
people-passkey-none = Aucune clé d’accès n’a été utilisée. Réessayez, ou prenez un code.
people-passkey-wrong = Ce serveur ne connaît pas cette clé d’accès. Prenez-en une autre, ou un code.
people-passkey-not-here = Les navigateurs n’acceptent les clés d’accès qu’à une adresse https avec un nom. Ici, prenez un code.
people-turn-notice = C’est votre tour.
people-turn-with = Votre partie avec { $players }
people-turn-title = ● À vous de jouer – Shuto
people-tell-me = Me prévenir quand c’est mon tour
people-tell-blocked = Votre navigateur n’autorise pas les notifications ici. Autorisez-les pour cette page dans ses réglages.
people-tell-closed = Vous recevez un avis même si la page est fermée.
people-tell-open = Vous recevez un avis tant que la page est ouverte dans un onglet.
