### Noms et textes des cartes, en français.
### Un message est card- suivi de l’identifiant avec des traits d’union ; sa valeur est le nom imprimé, .text l’effet complet.
### Une carte sans effet n’a pas de .text ; un Héros a une .category et un nom court .short, et son pouvoir est un message à part.
### .the est le nom avec son article, pour les espaces et les Monstres ; .to fait d’un côté une direction.
### Toutes les langues ont les mêmes messages et attributs. Un .text compte environ 200 caractères au plus.
### Typographie : apostrophe courbe, espace insécable avant le deux-points, espace fine insécable avant le point-virgule.

## Héros

card-roderik-talus = Roderik Talus
    .short = Roderik
    .category = Paladin humain
card-lorel-alanus = Lorel Alanus
    .short = Lorel
    .category = Ensorceleuse elfe
card-kron-axereaver = Kron Axereaver
    .short = Kron
    .category = Vengeur nain
card-fenn-quickfoot = Fenn Quickfoot
    .short = Fenn
    .category = Roublard halfelin
card-raka = Raka
    .short = Raka
    .category = Guerrier nécro
card-ozreth-vane = Ozreth Vane
    .short = Ozreth
    .category = Nécromancien nécro

## Pouvoirs des Héros

power-heal = Soins
    .text = Pendant ta phase de Mouvement, paie 1 point de Mouvement et 1 Gloire pour récupérer 1 Vie. À volonté, tant que tu peux payer.
power-farstep = Pas lointain
    .text = Une fois par tour, pendant ta phase de Mouvement, paie 2 Gloires pour rejoindre un Plan adjacent (hors diagonale) à travers murs et portes. Cela compte comme une entrée.
power-reckoning = Règlement de comptes
    .text = Une fois par tour, même adverse, dès que tu perds un combat de Mêlée : paie 1 Gloire et teste Mêlée 7+ sans arme. Réussite : l’adversaire subit 1 blessure, qui rapporte la Gloire habituelle.
power-nimble-fingers = Doigts agiles
    .text = Une fois par tour, même adverse, après un test raté contre une porte, une Fosse ou une carte Piège, paie 1 Gloire pour relancer et garder le second résultat. Ni Salles, ni Quêtes.
power-scourge-the-dead = Châtier les morts
    .text = Une fois par tour, même adverse, avant les dés d’un combat contre un Mort-vivant, même de Quête, paie 1 Gloire pour ajouter 2 à ton total.
power-command-dead = Commander aux morts
    .text = Une fois par tour, pendant ta phase de Mouvement, paie 1 point de Mouvement et 2 Gloires : prends en main le dernier Monstre Mort-vivant défaussé, s’il y en a un dans la défausse Aventure.

## Quêtes

card-slay-draky = Terrasser Draky
    .text = Dans le Saint des saints, triomphe de Draky (Dragon ; Mêlée 4, Magie 3, Vie 2). Récompense : 2 Gloires.
card-free-caedmans-soul = Libérer l’âme de Caedman
    .text = Dans l’Ossuaire ou la Chapelle profanée, paie 6 Gloires. Récompense : récupère 1 Vie.
card-destroy-the-lich-lord = Anéantir le Seigneur Liche
    .text = Dans la Crypte du Seigneur Liche, triomphe du Seigneur Liche (Mort-vivant ; Mêlée 3, Magie 4, Vie 2 ; la Crypte ajoute 1 à son total). Récompense : récupère 2 Vies.
card-lead-the-maiden-out = Ramener la damoiselle
    .text = Retrouve la damoiselle dans la Chambre des supplices, puis conduis-la dans une Salle d’entrée. Récompense : 3 Gloires.
card-rob-the-treasury = Piller la Chambre du trésor
    .text = Dans la Chambre du trésor, réussis un test de Mouvement 8+. Échec : 1 blessure. Récompense : 4 Gloires.
card-read-the-ashen-codex = Lire le Codex de cendre
    .text = Dans la Bibliothèque des cendres ou le Saint des saints, réussis un test de Magie 7+. Échec : gagne 2 Périls. Récompense : pioche 2 cartes Aventure.
card-shatter-the-alembics = Briser les alambics
    .text = Dans le Laboratoire de l’alchimiste, réussis un test de Mêlée 7+. Échec : 1 blessure. Récompense : 2 Gloires.
card-sanctify-the-chapel = Sanctifier la chapelle
    .text = Dans la Chapelle profanée, paie 6 Gloires. Récompense : récupère 2 Vies.
card-claim-the-empty-throne = Revendiquer le trône vide
    .text = Entre au Trône d’ossements. La Quête est accomplie aussitôt, sans autre action. Pas d’autre récompense.
card-slay-the-skeleton-captain = Abattre le Capitaine squelette
    .text = Dans la Caserne, triomphe du Capitaine squelette (Mort-vivant ; Mêlée 4, Vie 2). Récompense : 2 Gloires.
card-steal-the-war-banner = Dérober l’étendard de guerre
    .text = Prends l’étendard de guerre dans la Caserne, puis livre-le dans l’Armurerie. Récompense : 2 Gloires.
card-map-the-portals = Cartographier les portails
    .text = Sois dans la Salle des portails, puis, au même tour ou plus tard, dans la Bibliothèque des cendres. Les deux étapes sont automatiques. Récompense : pioche 2 cartes Aventure.
card-carry-the-blessed-flame = Porter la flamme bénie
    .text = Prends la flamme bénie dans la Chapelle profanée, puis dépose-la dans la Crypte du Seigneur Liche. Récompense : récupère 1 Vie.
card-bribe-the-quartermaster = Soudoyer l’intendant
    .text = Dans l’Armurerie ou la Caserne, défausse un Trésor de ton Inventaire. Récompense : 3 Gloires.
card-break-the-torturer = Mater le Tortionnaire
    .text = Dans la Chambre des supplices, triomphe du Tortionnaire (Humain ; Mêlée 3, Vie 2). Récompense : 2 Gloires.
card-bind-the-whisperer = Enchaîner le Chuchoteur
    .text = Dans l’Ossuaire, triomphe du Chuchoteur (Mort-vivant, Esprit ; Magie 3, Vie 2). Récompense : 2 Gloires.
card-seal-the-portal = Sceller le portail
    .text = Dans la Salle des portails, réussis un test de Niveau 5+. Échec : 1 blessure. Récompense : 2 Gloires.
card-assemble-an-arsenal = Réunir un arsenal
    .text = Dans l’Armurerie ou la Chambre du trésor, montre au moins 2 Trésors de ton Inventaire. Tu les gardes. Récompense : 2 Gloires.

## Monstres et objets des Quêtes

monster-draky = Draky
    .the = Draky
monster-lich-lord = Seigneur Liche
    .the = le Seigneur Liche
monster-skeleton-captain = Capitaine squelette
    .the = le Capitaine squelette
monster-torturer = Le Tortionnaire
    .the = le Tortionnaire
monster-whisperer = Le Chuchoteur
    .the = le Chuchoteur
thing-maiden = la damoiselle
thing-war-banner = l’étendard de guerre
thing-blessed-flame = la flamme bénie

## Salles

card-entrance-chamber = Salle d’entrée
    .the = la Salle d’entrée
card-barracks = Caserne
    .the = la Caserne
    .text = Chaque Héros présent a +1 en Mêlée.
card-inner-sanctum = Saint des saints
    .the = le Saint des saints
    .text = Chaque Héros présent a +1 en Magie.
card-crypt-of-the-lich-lord = Crypte du Seigneur Liche
    .the = la Crypte du Seigneur Liche
    .text = Les Morts-vivants qui combattent un Héros ici ajoutent 1 à leur total, Seigneur Liche compris.
card-ossuary = Ossuaire
    .the = l’Ossuaire
    .text = Quand tu entres pendant ton tour, une fois par tour : réussis un test de Magie 6+ ou gagne 2 Périls.
card-desecrated-chapel = Chapelle profanée
    .the = la Chapelle profanée
    .text = Une fois par tour, pendant ta phase de Mouvement, si tu es ici : paie 2 Gloires pour récupérer 1 Vie.
card-library-of-ashes = Bibliothèque des cendres
    .the = la Bibliothèque des cendres
    .text = Une fois par tour, pendant ta phase de Mouvement, si tu es ici : paie 1 Gloire pour piocher 1 carte Aventure.
card-armory = Armurerie
    .the = l’Armurerie
    .text = Les Trésors que tu joues ici coûtent 1 Gloire de moins, mais au moins 1.
card-treasury = Chambre du trésor
    .the = la Chambre du trésor
    .text = Quand tu entres pendant ton tour, une fois par tour : réussis un test de Mouvement 7+ ou subis 1 blessure.
card-torture-chamber = Chambre des supplices
    .the = la Chambre des supplices
    .text = Quand tu entres pendant ton tour, une fois par tour : réussis un test de Mêlée 6+ ou subis 1 blessure.
card-alchemists-laboratory = Laboratoire de l’alchimiste
    .the = le Laboratoire de l’alchimiste
    .text = Une fois par tour, pendant ta phase de Mouvement, ici : paie 1 point de Mouvement et lance un dé. 1 : 1 blessure ; 2–3 : rien ; 4–5 : gagne 2 Gloires ; 6 : récupère 1 Vie.
card-throne-of-bones = Trône d’ossements
    .the = le Trône d’ossements
    .text = Lancer un Défi ici ne coûte aucun point de Mouvement. La limite d’un Défi par tour demeure.
card-portal-chamber = Salle des portails
    .the = la Salle des portails
    .text = Une fois par tour, pendant ta phase de Mouvement, si tu es ici : paie 1 point de Mouvement pour rejoindre n’importe quelle autre Salle en jeu. Cela compte comme une entrée.

## Couloirs

card-crossroads = Croisée des chemins
    .the = la Croisée des chemins
card-narrow-corridor = Couloir étroit
    .the = le Couloir étroit
card-steep-stair = Escalier raide
    .the = l’Escalier raide
card-forked-tunnel = Tunnel fourchu
    .the = le Tunnel fourchu
card-split-gallery = Galerie scindée
    .the = la Galerie scindée
card-rotten-bridge = Pont vermoulu
    .the = le Pont vermoulu
    .text = Fosse 6+ : quand tu entres pendant ton tour, réussis un test de Mouvement 6+ ou subis 1 blessure et ton tour prend fin.
card-spiked-crossing = Carrefour aux pieux
    .the = le Carrefour aux pieux
    .text = Fosse 7+ : quand tu entres pendant ton tour, réussis un test de Mouvement 7+ ou subis 1 blessure et ton tour prend fin.
card-collapsed-bend = Coude effondré
    .the = le Coude effondré
card-rat-warren = Dédale aux rats
    .the = le Dédale aux rats

## Monstres

card-skeleton-warrior = Guerrier squelette
    .the = le Guerrier squelette
card-shambling-zombie = Zombie titubant
    .the = le Zombie titubant
card-restless-ghost = Fantôme sans repos
    .the = le Fantôme sans repos
    .text = L’arme déclarée par le Héros ne donne aucun bonus.
card-grave-ghoul = Goule des tombes
    .the = la Goule des tombes
    .text = Si elle blesse, la victime a 1 point de Mouvement de moins à son prochain tour ; son score de Mouvement ne change pas. Les pertes se cumulent.
card-crypt-spider = Araignée des cryptes
    .the = l’Araignée des cryptes
    .text = Si elle blesse, la victime gagne aussi 1 Péril à la fin de la phase de Rencontre.
card-tomb-serpent = Serpent des tombeaux
    .the = le Serpent des tombeaux
card-mummy-guardian = Momie gardienne
    .the = la Momie gardienne
    .text = Le bonus de l’arme déclarée par le Héros compte pour +1 au plus.
card-howling-wraith = Spectre hurlant
    .the = le Spectre hurlant
    .text = S’il blesse, la victime perd aussitôt 2 Gloires, ou tout ce qu’elle a si c’est moins.
card-vampire-thrall = Vampire asservi
    .the = le Vampire asservi
    .text = S’il blesse, retire-lui 1 jeton de blessure.
card-bone-golem = Golem d’os
    .the = le Golem d’os
card-death-knight = Chevalier de la mort
    .the = le Chevalier de la mort
    .text = Si son total est supérieur de 4 ou plus, son attaque inflige 2 blessures.

## Pièges

card-spear-trap = Piège à lances
    .text = Test de Mouvement 7+. Échec : 1 blessure. Réussite : gagne 1 Gloire.
card-poison-darts = Fléchettes empoisonnées
    .text = Test de Mouvement 8+. Échec : 1 blessure, et tu as 1 point de Mouvement de moins à ton prochain tour. Réussite : gagne 1 Gloire.
card-rune-of-pain = Rune de douleur
    .text = Test de Magie 7+. Échec : 1 blessure, et tu perds aussitôt 1 Gloire. Réussite : gagne 2 Gloires.
card-crushing-walls = Murs broyeurs
    .text = Test de Mêlée 7+. Échec : 2 blessures. Réussite : gagne 2 Gloires.
card-soul-mirror = Miroir des âmes
    .text = Test de Niveau 6+. Échec : 1 blessure, et tu défausses au hasard 1 carte de ta main. Réussite : gagne 2 Gloires et pioche 1 carte Aventure.
card-falling-portcullis = Chute de herse
    .text = Test de Mouvement 8+. Échec : pendant la phase de Mouvement de ton prochain tour, tu ne peux en aucune façon changer d’espace ; le reste est permis. Réussite : gagne 1 Gloire.

## Fléaux

card-curse-of-weakness = Malédiction de faiblesse
    .text = Permanent, sur un adversaire : −1 en Mêlée.
card-curse-of-dullness = Malédiction d’hébétude
    .text = Permanent, sur un adversaire : −1 en Magie.
card-leaden-feet = Pieds de plomb
    .text = Permanent, sur un adversaire : −1 en Mouvement. À un moment libre de sa phase de Mouvement, la victime peut payer 3 Gloires pour défausser cette carte.
card-undead-awakening = Éveil des morts-vivants
    .text = Temporaire, sans cible : reprends en main jusqu’à 2 Monstres Morts-vivants au choix dans la défausse Aventure. Les Morts-vivants que tu résous ce tour ajoutent 1 à leur total.
card-slamming-doors = Portes qui claquent
    .text = Temporaire, sur un adversaire : à son prochain tour, les Portes ouvertes des Salles sont pour la victime des Portes verrouillées 7. Une fois ouvertes, elles le restent ce tour-là. Pas de cumul.
card-shifting-halls = Dédale mouvant
    .text = Temporaire, sans cible : échange deux Plans sans Héros ; chacun peut pivoter de 180 degrés. Aucun Plan ne doit être isolé, ni le donjon refermé.
card-thieving-imp = Diablotin voleur
    .text = Temporaire, sur un adversaire qui a un Trésor : à la résolution, choisis un Trésor de la victime et défausse-le.
card-dread-whispers = Murmures d’effroi
    .text = Temporaire, sur un adversaire qui a une carte en main : la victime défausse au hasard 2 cartes de sa main, ou la seule qu’elle a.

## Faveurs

card-teleport = Téléportation
    .text = Temporaire, pendant ta phase de Mouvement : place ton Héros sur n’importe quel autre Plan en jeu. Cela compte comme une entrée.
card-budge = Passe-muraille
    .text = Temporaire, pendant ta phase de Mouvement : place ton Héros sur un Plan adjacent (hors diagonale), à travers murs et portes. Cela compte comme une entrée.
card-dodge = Esquive
    .text = À tout moment, même après les dés : évite toutes les blessures et tous les effets annexes d’une attaque de Mêlée contre ton Héros.
card-warding-sigil = Sceau protecteur
    .text = Réponse : évite toutes les blessures et tous les effets annexes d’une attaque de Magie ou d’un Piège de Magie contre ton Héros.
card-dispel = Dissipation
    .text = Réponse : annule un Fléau qui vient d’être joué et qui affecte ton Héros. Il est défaussé et son Péril reste dépensé.
card-create-darkness = Voile de ténèbres
    .text = Réponse, au début de la résolution d’une Rencontre contre ton Héros : annule-la. Elle revient à qui l’a jouée, ne ressert pas ce tour, et son Péril reste dépensé.
card-blessings-of-nakari = Bénédictions de Nakari
    .text = Permanent : +1 en Magie.
card-battle-fury = Furie guerrière
    .text = Permanent : +1 en Mêlée.
card-swift-feet = Pieds légers
    .text = Permanent : +1 en Mouvement.
card-trapwise = Flair des pièges
    .text = Permanent : +2 à tes tests contre les cartes Piège et les Fosses.
card-second-wind = Second souffle
    .text = Temporaire : récupère 1 Vie. Jouée pendant ta phase de Mouvement, la carte te donne aussi 1 point de Mouvement.
card-lucky-star = Bonne étoile
    .text = À tout moment : relance un dé de ton propre Héros et garde le second résultat. Jamais le dé d’un Monstre.

## Trésors

card-boot-of-ala-hazad = Botte d’Ala Hazad
    .text = +1 à tes tests contre les portes et les Fosses. Le premier point de Mouvement qu’une Porte verrouillée te coûterait dans un tour n’est pas perdu.
card-runed-longsword = Épée longue runique
    .text = Si c’est l’arme déclarée : +2 à ton total dans un combat de Mêlée.
card-silvered-mace = Masse argentée
    .text = Si c’est l’arme déclarée : +1 à ton total dans un combat de Mêlée, ou +3 contre un Mort-vivant.
card-staff-of-embers = Bâton de braises
    .text = Si c’est l’arme déclarée : +2 à ton total dans un combat de Magie.
card-bone-wand = Baguette d’os
    .text = 3 charges. Déclare-la comme arme et dépense une charge avant les dés : +3 à ton total dans ce combat de Magie.
card-tower-shield = Pavois
    .text = +1 à ton total dans les combats de Mêlée que tu n’engages pas : Rencontres et Défis des autres, pas les combats de Quête.
card-robe-of-wards = Robe de protection
    .text = +1 à ton total dans les combats de Magie que tu n’engages pas (Rencontres et Défis des autres, pas les combats de Quête) et à tous tes tests de Magie.
card-potion-of-healing = Potion de soins
    .text = 1 charge. À tout moment, même juste avant que les blessures tombent : récupère 2 Vies. Ne sauve pas un Héros arrivé à 0 Vie.
card-elixir-of-life = Élixir de vie
    .text = 1 charge. Pendant ta phase de Mouvement : gagne 1 Vie, même au-delà de 6.
card-skeleton-key = Passe-partout
    .text = 3 charges. Pendant ta phase de Mouvement, une charge ouvre sans test une Porte verrouillée ou piégée de ton espace. Les fausses portes restent fermées ; passer coûte 1 point comme d’habitude.
card-amulet-of-grace = Amulette de grâce
    .text = 2 charges. À tout moment : dépense une charge pour prévenir 1 blessure de ton Héros. Les deux peuvent servir contre 2 blessures.
card-adventurers-pack = Sac d’aventure
    .text = Ta limite de Trésors augmente de 2. Le Sac occupe lui-même une de ces places.
card-lantern-of-truth = Lanterne de vérité
    .text = +1 à tes tests contre les cartes Piège, les portes et les Fosses.

## Mots-clés

tag-undead = Mort-vivant
tag-spirit = Esprit
tag-beast = Bête
tag-construct = Créature artificielle
tag-dragon = Dragon
tag-human = Humain
tag-weapon = Arme
tag-armour = Armure
tag-potion = Potion
tag-item = Objet

## Types de carte

kind-monster = Monstre
kind-trap = Piège
kind-bane = Fléau
kind-boon = Faveur
kind-treasure = Trésor
kind-quest = Quête
kind-room = Salle
kind-passage = Couloir
kind-hero = Héros

## Caractéristiques, côtés, phases

score-melee = Mêlée
score-magic = Magie
score-move = Mouvement
score-level = Niveau
side-n = nord
    .to = au nord
side-e = est
    .to = à l’est
side-s = sud
    .to = au sud
side-w = ouest
    .to = à l’ouest
phase-reset = Remise à zéro
phase-discard = Défausse et pioche
phase-encounter = Rencontre
phase-build = Construction
phase-move = Mouvement
