### Ce qu’est une étape, pour qui la voit la première fois, en français.
### Un message est hint- suivi du nom de la question avec des traits d’union : une ou deux phrases courtes au joueur.
### .rule est la règle dont le paragraphe du livre en dit plus ; elle est entre guillemets, car ce n’est pas un mot à traduire.

## Cartes de Ruse

hint-card-transmute = Le cube va dans la Réserve, et un autre de la couleur suivante, qui vaut 1 point de plus, en vient. Une Étoile peut venir ou partir avec lui.
    .rule = { "RCV-R-239" }
hint-card-melt = Deux de tes cubes vont dans la Réserve, puis tu en reçois un qui ne vaut pas plus que les deux ensemble. Pense aux Étoiles à côté d’eux.
    .rule = { "RCV-R-239" }
hint-card-opus = N’importe quel cube qui a sa place et ne vaut pas plus que les deux que tu as donnés. Le plus de points, ou l’Étoile qui te manque.
    .rule = { "RCV-R-239" }
hint-card-reagents = Ces cartes ont été défaussées les dernières, avant que tu joues la tienne. Prends celle qui te sert le mieux.
    .rule = { "RCV-R-239" }
hint-card-dissolve = L’acide ouvre les Murs entre Zones d’un même Niveau. Tu peux les laisser s’ils te servent mieux fermés.
    .rule = { "RCV-R-239" }

## Compétences

hint-skill-store = Une carte sous la Carte Zainetto est en sûreté et laisse de la place dans ta main, mais elle ne paie aucun coût. Garde là ce que tu veux pour un test.
    .rule = { "RCV-R-184" }
hint-skill-search = Tu vois les prochaines cartes de la pioche et tu en prends une. Les autres vont dessous.
    .rule = { "RCV-R-187" }
hint-skill-bury = Chaque carte choisie va sous la pioche, plus bas que les précédentes.
    .rule = { "RCV-R-187" }
hint-skill-charge = Ta charge passe les Portes, et ce que la Zone fait à qui y entre, elle te le fait. Puis tu sonnes un adversaire présent.
    .rule = { "RCV-R-187" }
hint-skill-whip = Éloigne un adversaire des bons cubes, ou chasse-le des tiens. Rien d’autre ne lui arrive.
    .rule = { "RCV-R-187" }
hint-study-pick = Tu n’es pas tenu aux cubes les plus à gauche. Tu choisis de gauche à droite, et chacun de plus augmente la Valeur d’Alerte.
    .rule = { "RCV-R-190" }
