### Les mots des tables où l’on porte les pièces à la main : pourquoi un refus, et comment un geste s’est terminé.

## Refusé

hand-needs-hand = À cette table, on construit à la main : prenez la pièce, amenez-la à sa place et lâchez-la.
hand-bill-pending = Quelque chose est tombé et n’est pas encore réglé : il faut payer, ou que tout le monde pardonne, avant de continuer.
hand-unfinished = Vous avez commencé une construction : apportez la pièce suivante, ou reprenez d’abord le tout.
hand-nothing-to-pay = Personne ne doit rien.
hand-carrying = Une pièce est en train d’être portée. Attendez qu’elle soit posée.
hand-no-hand = Cette table est précise : les pièces se posent sans la main.
hand-no-such-carry = Cette pièce n’est plus dans la main.
hand-other-piece = Cette pièce ne peut pas être prise maintenant : les pièces d’une construction viennent l’une après l’autre.
hand-not-ready = La table n’a pas pu être préparée. Veuillez réessayer.
hand-busy = La dernière question sur un risque est encore à l’étude.
hand-no-adjust = À cette table, les pièces restent comme une main les a posées : rien n’est rectifié après coup.
hand-not-all-agree = Une chute n’est pardonnée que si tout le monde à la table est d’accord.

## Comment cela s’est terminé

hand-lies-not = La pièce pend, penche ou est tombée. Tout est remis en place.
hand-given-up = La pièce est retournée dans la réserve.
hand-vanished = La personne est restée absente trop longtemps : la pièce est retournée dans la réserve.
hand-too-long = La main a tenu trop longtemps : la pièce est retournée dans la réserve.
hand-worker = Il a fallu remonter la table. Tout est comme avant, personne ne paie, et la pièce peut être reprise.
hand-undone = Un tour a été repris : la pièce est retournée dans la réserve.
hand-storage = L’enregistrement a échoué. Tout est comme avant, et la pièce peut être reprise.
