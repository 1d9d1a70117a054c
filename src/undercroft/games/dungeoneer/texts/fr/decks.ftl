### Listes de paquets personnels, en français : les six paquets prêts, ce qui rend une liste irrégulière, les simples conseils,
### et ce qu’une ligne illisible contient à la place de ce qui était attendu.

## Les six paquets

deck-paladins-vigil = La Veille du paladin
    .text = Mêlée, Guérison et longue vie ; la Chapelle et le Trône.
deck-ashes-and-embers = Cendres et Braises
    .text = Magie, pas soudains et Pièges ; le Sanctuaire et le Portail.
deck-axe-and-oath = La Hache et le Serment
    .text = La plus lourde Mêlée, des Défis devant le Trône, et des chemins à travers les murs.
deck-light-fingers-below = Doigts légers sous terre
    .text = Tests de Mouvement, clés, et tous les Pièges.
deck-hunter-of-the-dead = Le Chasseur de morts
    .text = Mêlée contre les Morts-vivants, et des Morts-vivants à rappeler.
deck-the-obedient-dead = Les Morts obéissants
    .text = Des Morts-vivants, encore et encore, tirés de la défausse.

## Ce qui rend une liste irrégulière

fault-unknown = Il n’y a pas de carte « { $word } ».
fault-hero = { $n ->
    [0] Aucun Héros ; un paquet en a exactement 1.
   *[other] { $n } Héros ; un paquet en a exactement 1.
}
fault-size = { $n } cartes sur { $least } au moins.
fault-copies = { $card } : { $n } sur { $most } au plus.
fault-quest-twice = { $card } : { $n } fois ; chaque Quête n’est là qu’une fois.
fault-quests = { $n ->
    [one] { $n } Quête
   *[other] { $n } Quêtes
} sur { $least } au moins.
fault-maps = { $n ->
    [one] { $n } Plan
   *[other] { $n } Plans
} ; il en faut de { $least } à { $most }.
fault-halves = { $n ->
    [one] { $n } Salle
   *[other] { $n } Salles
}, { $other ->
    [one] { $other } Couloir
   *[other] { $other } Couloirs
} ; il en faut autant des deux.
fault-adventures = { $n ->
    [one] { $n } carte Aventure
   *[other] { $n } cartes Aventure
} sur { $least } au moins.
fault-sets = { $card } : { $n } ; { $sets ->
    [one] une boîte en a { $most }.
   *[other] { $sets } boîtes en ont { $most }.
}

## Conseils

advice-no-entrance = Pas de Salle d’entrée ; quelqu’un à la table doit en apporter une.
advice-no-room = { $card } ne peut pas s’accomplir avec les Salles de cette liste : { $rooms }.
advice-few-encounters = { $n } Rencontres sur les { $least } qu’un paquet devrait avoir.
advice-many-cards = { $n } cartes ; au-delà de { $most }, les meilleures viennent rarement.

## Lignes illisibles

mistake-too-long = La liste est trop longue ; { $most } Kio sont lus.
mistake-too-many-lines = Plus de { $most } lignes ; le reste n’a pas été lu.
mistake-field-unknown = « { $found } » n’est pas un champ ; attendu : { $fields }.
mistake-field-twice = Un second « { $found } ».
mistake-name-length = Un nom de { $n } lettres ; attendu : de 1 à { $most }.
mistake-set-unknown = Il n’y a pas de boîte « { $found } » ; attendu : { $sets }.
mistake-count = « { $found } » : attendu un nombre de 1 à { $most }.
mistake-entry = Il manque une carte ; attendu un nombre et un nom, par exemple « 2 Esquive ».
mistake-name-unknown = Il n’y a pas de carte « { $found } ». { $cards_n ->
    [0] Attendu : le nom d’une carte.
   *[other] Les plus proches : { $cards }.
}
mistake-short-long = La forme courte est trop longue ; elle a { $most } lettres au plus.
mistake-short-check = La forme courte est abîmée : son contrôle ne correspond pas.
mistake-short-code = La forme courte ne dit rien qui puisse être une liste.
