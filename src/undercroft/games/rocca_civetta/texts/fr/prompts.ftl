### Ce qui est demandé, en français.
### Un message est prompt- suivi du nom de la question avec des traits d’union : un impératif pour la place interrogée. Son attribut .other s’adresse aux autres.

## Cartes de Ruse

prompt-card-transmute = Choisis le cube qui en devient un de la couleur suivante.
    .other = { $seat } choisit un cube à transmuter.
prompt-card-melt = Choisis un cube que tu donnes pour le Magnum opus.
    .other = { $seat } choisit un cube à donner.
prompt-card-opus = Choisis le cube que tu mets sur ton Plateau de Notes.
    .other = { $seat } choisit un cube dans la Réserve.
prompt-card-reagents = Choisis la carte que tu prends dans la défausse.
    .other = { $seat } choisit une carte dans la défausse.
prompt-card-dissolve = Choisis la Zone vers laquelle tu retires les Murs, ou laisse-les.
    .other = { $seat } décide de retirer des Murs ou non.

## Compétences

prompt-skill-store = Choisis la carte que tu mets sous la Carte Zainetto.
    .other = { $seat } met une carte sous la Carte Zainetto.
prompt-skill-search = Choisis la carte que tu prends ; les autres vont sous la pioche.
    .other = { $seat } regarde le dessus de la pioche de Ruse et prend une carte.
prompt-skill-bury = Choisis la prochaine carte qui va sous la pioche.
    .other = { $seat } met des cartes sous la pioche.
prompt-skill-charge = Choisis la Zone où tu charges.
    .other = { $seat } choisit où charger.
prompt-skill-whip = Choisis qui tu déplaces, et où.
    .other = { $seat } choisit qui le fouet déplace.
prompt-study-pick = Choisis les cubes que tu veux dans { $the_zone }, de gauche à droite.
    .other = { $seat } choisit des cubes dans { $the_zone }.
