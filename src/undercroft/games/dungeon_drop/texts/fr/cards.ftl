### Noms et textes de tout ce qui est imprimé, en français.
### Un message est card- suivi de l’identifiant avec des traits d’union ; sa valeur est le nom imprimé. .text dit à quoi sert un cube, l’Aptitude d’une Race ou d’une Classe, le bonus d’une Quête.
### .the est le nom avec son article, pour les cubes. Les noms des Aptitudes sont des messages ability-.
### Chaque langue a les mêmes messages et attributs. Un .text a environ 200 caractères au plus.

## Cubes

card-pillar = Pilier
    .the = le Pilier
    .text = Un coin de salles. Trois Piliers forment une salle si aucun autre Pilier ne s’y trouve. Les Piliers ne sont jamais collectés.
card-gold = Or
    .the = l’Or
    .text = Un Trésor qui vaut 1 point.
card-ruby = Rubis
    .the = le Rubis
    .text = Une gemme : un Trésor qui vaut ce que dit ta Quête.
card-sapphire = Saphir
    .the = le Saphir
    .text = Une gemme : un Trésor qui vaut ce que dit ta Quête.
card-diamond = Diamant
    .the = le Diamant
    .text = Une gemme : un Trésor qui vaut ce que dit ta Quête.
card-potion = Potion
    .the = la Potion
    .text = Un Trésor. Bois-la pendant ton tour : un Monstre quitte ta carte Race, ou une fatigue disparaît. Elle ne vaut aucun point.
card-key = Clé
    .the = la Clé
    .text = Un Trésor qui ouvre un Coffre au décompte. Une Clé en trop ne vaut rien.
card-chest = Coffre
    .the = le Coffre
    .text = Un Trésor. Au décompte, chaque Coffre qu’une Clé ouvre est lancé pour 1 à 6 points ; les autres ne valent rien.
card-shield = Bouclier Magique
    .the = le Bouclier Magique
    .text = Un Trésor. Dépense-le pendant un Pillage pour arrêter un Monstre, qui devient un trophée. Non dépensé, il vaut 2 points.
card-goblin = Gobelin
    .the = le Gobelin
    .text = Un Monstre qui inflige 1 dégât : pillé, il recouvre 1 cœur de ta carte Race.
card-troll = Troll
    .the = le Troll
    .text = Un Monstre qui inflige 2 dégâts. Il vaut 1 point au décompte.
card-dragon = Dragon
    .the = le Dragon
    .text = Le Monstre Énorme : il inflige 8 dégâts et vaut 8 points. En Solo, il donne aussi un niveau quand l’étage est complété.
card-stair = Escalier
    .the = l’Escalier
    .text = Solo : la sortie. Si l’Escalier est dans ta salle après un Pillage, tu peux quitter l’étage. Il n’est jamais collecté.
card-relic = Relique
    .the = la Relique
    .text = Solo : ce que tu cherches. Chaque Relique d’un étage complété est un fragment sur le compteur. Ce n’est pas un Trésor, et elle n’a pas de poids.

## Races

card-human = Humain
    .text = Utilise l’Aptitude d’une de tes Classes, même inclinée, et incline cette carte à la place. Partie normale : utilise l’Aptitude de Classe d’un autre Héros.
card-dwarf = Nain
    .text = Fais glisser un cube Pilier de 40 mm au plus, en ligne droite, jusqu’à une place libre.
card-high-elf = Haut-Elfe
    .text = Pioche 2 cubes de plus que d’habitude, regarde-les tous, rends-en 2 à la boîte et lâche les autres.
card-wood-elf = Elfe des Bois
    .text = La salle que tu formes ce tour-ci peut contenir un autre Pilier ou jeton ; il reste où il est.
card-half-orc = Demi-Orc
    .text = Prends 1 fatigue, puis donne une Pichenette à un cube quelconque. Tu ne peux pas y laisser ton dernier cœur.
card-fairy = Fée
    .text = Donne une Pichenette à un, deux ou trois petits cubes qui ne sont pas des Piliers, l’un après l’autre, à mi-force au plus.
card-gnome = Gnome
    .text = Choisis un point et un à trois cubes à 60 mm au plus qui ne sont pas des Piliers : relâche-les ensemble.
card-automaton = Automate
    .text = Choisis un point dans ta salle (partie normale : dans les Limites du Donjon) : l’Or, les Clés et les Coffres à 80 mm au plus y sont attirés.
card-boblin = Boblin
    .text = Tous les Gobelins de la salle que tu pilles ce tour-ci n’infligent aucun dégât et restent sur la table.
card-eagle-folk = Homme Aigle
    .text = Va dans une salle formée d’un de tes jetons et de deux autres Piliers. Partie normale : un coin de ta salle peut être un cube qui n’est pas un Pilier ; il n’est pas pris.
card-halfling = Halfelin
    .text = À la fin de ton Pillage, prends aussi un Trésor à 20 mm au plus de la salle.
card-dragonkin = Sang-de-Dragon
    .text = Défausse un Gobelin ou un Troll à 100 mm au plus de ton Pion (partie normale : n’importe où dans les Limites du Donjon). Il n’est pas collecté.

## Classes

card-warrior = Guerrier
    .text = Un ou deux Gobelins, ou un Troll, de la salle que tu pilles deviennent des trophées et n’infligent aucun dégât.
card-rogue = Roublard
    .text = Prends un crochet : il compte comme une Clé au décompte. Tu ne peux en avoir qu’un.
card-mage = Mage
    .text = Échange les positions de deux cubes qui ne sont pas des Piliers.
card-cleric = Clerc
    .text = Retire de ta carte Race des Monstres et de la fatigue qui recouvrent 1 à 3 cœurs en tout.
card-bard = Barde
    .text = Pendant ce Pillage, chaque Troll inflige 1 dégât de moins, et le Dragon 3 de moins.
card-beastmaster = Maître des Bêtes
    .text = Donne une Pichenette à un Monstre de n’importe quelle taille.
card-ranger = Rôdeur
    .text = Donne une Pichenette à un cube quelconque : il part exactement où tu vises.
card-monk = Moine
    .text = Regarde les cubes que tu as piochés, poses-en un sur une place libre où tu pourrais viser, et lâche les autres.
card-paladin = Paladin
    .text = Préviens jusqu’à 3 dégâts pendant ce Pillage, en commençant par les Monstres les plus forts.
card-alchemist = Alchimiste
    .text = Remets dans la boîte un Or, une gemme, une Potion, un Gobelin ou un Troll situé dans les Limites du Donjon ; un cube pioché au hasard prend sa place.
card-delver = Fouilleur
    .text = Pose un des trois Piliers mis de côté sur une place libre à 120 mm au plus de ton Pion. Partie normale : fais glisser un cube Pilier de 60 mm au plus.
card-scout = Scout
    .text = Déplace-toi deux fois de suite ; seule la seconde salle est pillée, et il suffit de survivre à celle-là. Partie normale : l’Exploration vient après ton Pillage ce tour-ci.

## Aptitudes

ability-resourceful = Débrouillard
ability-stonecunning = Sens de la Pierre
ability-far-sight = Longue-vue
ability-hidden-path = Sentier Caché
ability-bloodrush = Coup de Sang
ability-flutter = Battement d’Ailes
ability-tinkers-toss = Lancer du Bricoleur
ability-magnetise = Aimantation
ability-distant-cousin = Cousin Éloigné
ability-flight = Vol
ability-light-fingers = Doigts Légers
ability-ember-breath = Souffle de Braise
ability-cleave = Fendre
ability-picklock = Crochetage
ability-blink = Clignement
ability-mend = Soins
ability-lullaby = Berceuse
ability-drive = Rabattre
ability-aimed-shot = Tir Ajusté
ability-still-hand = Main Sûre
ability-aegis = Égide
ability-transmute = Transmutation
ability-prop = Étai
ability-detour = Détour

## Quêtes

card-royal-rubies = Rubis Royaux
    .text = Bonus : 4 points avec au moins 4 Rubis.
card-sapphire-song = Chant du Saphir
    .text = Bonus : 4 points avec au moins 4 Saphirs.
card-diamond-debt = Dette de Diamants
    .text = Bonus : 4 points avec au moins 4 Diamants.
card-balanced-purse = Bourse Équilibrée
    .text = Bonus : 1 point par ensemble d’un Rubis, d’un Saphir et d’un Diamant.
card-gilded-road = Route Dorée
    .text = Bonus : 1 point par Or.
card-locksmiths-contract = Contrat du Serrurier
    .text = Bonus : 3 points par Coffre que tu ouvres.
card-bounty-board = Tableau des Primes
    .text = Bonus : 1 point par Gobelin et par Troll et 3 pour le Dragon, sur ta carte Race ou parmi tes trophées.
card-unscathed-pilgrim = Pèlerin Indemne
    .text = Bonus : 1 point par cœur non recouvert.
card-small-wonders = Petites Merveilles
    .text = La taille d’une gemme décide de sa valeur. Il n’y a pas de bonus.
card-heavy-haul = Lourd Butin
    .text = Bonus : 1 point par Coffre, ouvert ou non.
card-collectors-eye = Œil du Collectionneur
    .text = Bonus : 1 point par sorte de Trésor dans ton butin au-delà de la troisième.
card-healers-order = Commande du Guérisseur
    .text = Bonus : 3 points par Potion non dépensée.
card-shield-bearers-oath = Serment de l’Écuyer
    .text = Bonus : 4 points par Bouclier Magique collecté, dépensé ou non.
card-heros-aid = Aide du Héros
    .text = Bonus : 2 points par meeple d’un autre Héros dans une salle que tu pilles ; sans Entraide Héroïque, par Pillage d’une salle qui a au plus 2 cubes outre les Piliers.
card-treasure-hunt = Chasse au Trésor
    .text = Bonus : 5 points si ton butin est plus lourd que celui de chaque autre Héros.
card-scouts-speciality = Spécialité du Scout
    .text = Bonus : 3 points par manche où ton tour était le premier.

## Autres pièces

token-pillar = jeton Pilier
    .text = Marque un coin de ta salle, en Solo. Les trois cubes Piliers qu’il a remplacés à l’entrée sont mis de côté.
token-pawn = Pion
    .text = Ton Héros dans le Donjon, en Solo.
token-meeple = meeple
    .text = Avec l’Entraide Héroïque : se tient dans le Donjon et marque si la salle est formée autour de lui.
token-strain = fatigue
    .text = Recouvre un cœur sans Monstre. Une Potion ou les Soins la retirent.
token-lockpick = crochet
    .text = Compte comme une Clé au décompte.
token-relic = jeton Relique
    .text = Montre sur le compteur combien de fragments de Relique tu as, de 0 à 9.

## Mots

kind-cube = Cube
kind-race = Race
kind-class = Classe
kind-quest = Quête
window-explore = Exploration
window-act = Action
window-move = Déplacement
window-loot = Pillage
window-copied = comme l’Aptitude copiée
phase-setup = Mise en place
phase-enter = Entrée
phase-explore = Exploration
phase-act = Action
phase-move = Déplacement
phase-loot = Pillage
phase-stairs = Escalier
phase-after = Après l’étage
phase-end = Fin du tour
colour-grey = gris
colour-golden = doré
colour-red = rouge
colour-blue = bleu
colour-white = blanc
colour-orange = orange
colour-green = vert
colour-black = noir
colour-pale-blue = bleu pâle
colour-mid-green = vert moyen
colour-yellow-green = vert jaune
glyph-column = colonne
glyph-coin = pièce
glyph-hexagon = hexagone
glyph-drop = goutte
glyph-rhombus = losange
glyph-flask = flacon
glyph-key = clé
glyph-chest = coffre
glyph-shield = bouclier
glyph-fang = croc
glyph-two-fangs = deux crocs
glyph-dragon-head = tête de dragon
glyph-stairs = marches
glyph-rune = rune
