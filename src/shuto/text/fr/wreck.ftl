### Après un effondrement : le revoir, le partager.

wreck-fates =
    { $count ->
        [one] { $count } pièce est tombée ou s’est déplacée
       *[other] { $count } pièces sont tombées ou se sont déplacées
    }
wreck-again = Revoir
wreck-share = Partager
wreck-slow = Ralenti
wreck-whole = Voir depuis le début
wreck-part = Seulement la chute
wreck-dialog = Partager la chute
wreck-caption = { $player } fait tomber : { $pieces }
wreck-caption-many = { $player } fait tomber { $count } pièces
wreck-link = Copier un lien
wreck-file = Enregistrer dans un fichier
wreck-file-about = Tout serveur Shuto ouvre ce fichier : choisissez-le à l’accueil comme partie enregistrée.
wreck-clip = Créer un clip
wreck-clip-making = Création du clip… { $percent } %
wreck-clip-save = Enregistrer le clip
wreck-clip-none = Ce navigateur ne peut pas créer de clip.
wreck-picture = Créer une image
wreck-picture-save = Enregistrer l’image
wreck-picture-alt = La chute, et ce qui a touché quoi
wreck-none = Ce navigateur ne peut créer ni clip ni image. Le lien et le fichier fonctionnent quand même.
