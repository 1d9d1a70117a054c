### Les mots du terminal pour Rocca Civetta, en français. cli-verb-... sont les mots d’une action, avec des virgules, qu’on peut taper au lieu de la notation ; plusieurs actions peuvent en partager un.

## Le plan : lettres des cubes et des effets

cli-tiles-loose = { $false_information } Fausse Information, { $universal_information } Information Universelle.
cli-tiles-eggs = o Œuf.
cli-tiles-winter = * Iota ; w Seau.
cli-tiles-temple = p Passage Obligatoire ; & Fosse aux serpents.
cli-tiles-sea = S Tentacule ; l’Antre de Cariddi est grand comme quatre tuiles.
cli-tiles-floor-iv = { $floor } Niveau IV ; h Hécatombe, fY on peut y adopter un Familier.
cli-tiles-omega = % Omega.
cli-letter-false-information = F
cli-letter-universal-information = V
cli-icon-hecatomb = h
cli-icon-bucket = w
cli-icon-mandatory-passage = p
cli-icon-camp-z = Z
cli-icon-engage-familiar = f{ $n }

## Campus et Doctorants

cli-campus-research =
    { $n ->
        [one] Recherches visibles : { $cards } ; { $n } carte dans la pioche.
       *[other] Recherches visibles : { $cards } ; { $n } cartes dans la pioche.
    }
cli-campus-brood = Œufs à côté du Campus : { $n }. Ramenés : { $all } sur 7.
cli-campus-captives = Étudiants Phi avec Jukas : { $n }.
cli-campus-congregations = Confréries : { $cards }.
cli-campus-bonfire-row = Au Feu de camp, le dernier part le premier : { $words }.
cli-campus-iota = Hiver : { $n } Iota et { $water } Jetons Eau Chaude dans la Réserve ; le Feu de camp a { $spaces } places.
cli-campus-omega = Omega est dans { $the_zone }. Tome des Secrets { $n }/{ $limit } : { $tome }. Étoiles Noires { $black } (emplacements { $stars }).
cli-campus-omega-leaves = Il laisse le dernier cube de chaque Zone et ne pioche pas d’Étudiant isolé.
cli-campus-omega-more =
    Pour chaque carte il pioche { $n ->
        [one] { $n } Étudiant
       *[other] { $n } Étudiants
    } de plus qu’elle n’en montre.
cli-campus-egg-row = Œufs à venir : { $n }.
cli-campus-idol-crypt = L’Idole est dans la Crypte.
cli-campus-idol = { $seat } a l’Idole.
cli-campus-bridge = Le Pont : { $zone } et { $other }.
cli-campus-bridge-fell = Le Pont s’est effondré : { $zone } et { $other }.
cli-campus-pillar = Le Pilier est dans les Catacombes.
cli-campus-pillar-gone = Le Pilier n’est plus là.
cli-campus-pit = La Fosse aux serpents est ici : { $zone }.
cli-campus-boulder = Le rocher est ici : { $zone }.
cli-campus-tentacles = Tentacules sur la carte de Cariddi : { $n } sur 7.
cli-campus-lair = L’Antre de Cariddi : { $zone }.
cli-campus-no-lair = L’Antre de Cariddi n’est pas encore trouvé.
cli-campus-omega-card = Sa dernière carte : { $card }, Alerte +{ $bonus } dans sa Zone.
cli-campus-cauldron =
    { $n ->
        [one] Chaudron : { $n } Étudiant.
       *[other] Chaudron : { $n } Étudiants.
    }
cli-scholar-star-tokens = Étoiles : { $cards }.
cli-scholar-familiars = Familiers : { $cards }.
cli-scholar-completed = Recherches : { $cards }.
cli-scholar-stored = Sous la Carte Zainetto : { $cards }.
cli-scholar-stored-count =
    { $n ->
        [one] Il y a { $n } carte sous la Carte Zainetto.
       *[other] Il y a { $n } cartes sous la Carte Zainetto.
    }
cli-scholar-silenced = Ne joue plus de Cartes de Ruse pour l’instant, sauf pour déclarer.
cli-scholar-dulled = Le Bonus d’Étude compte 0 pour l’instant.
cli-scholar-carrying = Porte un Œuf : Vitesse −1, Alerte +1 pendant les Études.
cli-scholar-delivered = Œufs ramenés : { $n }.
cli-scholar-kinds = Parmi les Étudiants : { $words }.
cli-scholar-hot-water = Jetons Eau Chaude : { $n }.
cli-scholar-melted = Iota fondus : { $n }.
cli-scholar-shells = Coquilles : { $n }.
cli-scholar-rescued = A secouru Enrico Giovanni.
cli-scholar-blessed = A une Bénédiction de Scilla.
cli-scholar-unblessed = N’a pas de Bénédiction de Scilla.
cli-scholar-beaten = Tentacules renvoyés : { $n }.
cli-scholar-calmed = Niveaux libérés : { $n }.
cli-scholar-fooled = Pas de Compétences : le Jeton du Bouffon est sur la carte.

## Tests de Discrétion et cartes déclarées

cli-part-egg = un Œuf dans les bras
cli-part-ice = un Iota dans la Zone
cli-part-omega = Omega est là
cli-part-sabotage = Sabotage d’Omega

## Ce que l’on peut taper

cli-kind-intern = Stagiaire
cli-kind-familiar = Familier
cli-kind-student = sorte d’Étudiant
cli-kind-favour = ce que fait un Étudiant
cli-kind-price = façon de payer
cli-kind-brew = ce qui est préparé
cli-kind-deck = pioche
cli-kind-type = type

## Exemples, et mots pour l’usage d’une carte

cli-example-rocca-civetta = aller nord

## Les mots des actions

cli-verb-claim = prendre, recherche, réclamer
cli-verb-peek = regarder, consulter
cli-verb-store = ranger, garder, mettre sous
cli-verb-draw = piocher, prendre
cli-verb-under-deck = enfouir, sous la pioche
cli-verb-whip = fouetter, fouet, déplacer
cli-verb-wake = réveiller, stagiaire, d’abord
cli-verb-type = type, défausser le type
cli-verb-cook = cuire, chaudron, nourrir
cli-verb-column = colonne, dans la colonne
cli-verb-pick-up = ramasser, œuf, prendre l’œuf
cli-verb-melt = fondre, faire fondre
cli-verb-warm = réchauffer, se réchauffer
cli-verb-pour = verser, eau chaude
cli-verb-crack = ouvrir, ouvrir l’œuf
cli-verb-bribe = soudoyer, deux cartes
cli-verb-clear = enlever le pilier, pilier, dégager
cli-verb-calm = libérer le niveau, libérer, calmer
cli-verb-rescue = secourir, raisonner
cli-verb-part = se séparer, laisser partir
cli-verb-free = libérer, libérer un phi
cli-verb-hold = garder l’étudiant, retenir
cli-verb-sit = asseoir, ensuite
cli-verb-enroll = inscrire, faire entrer
cli-verb-evade = esquiver
cli-verb-recruit = échanger, échanger contre
cli-verb-bait = payer, appâter
cli-verb-brew = préparer, décoction
cli-verb-invoke = invoquer, faire appel
cli-verb-seize = Omega prend
cli-verb-engage = adopter, engager
cli-verb-beyond = au-delà, laisser le premier

## L’objet de chaque décision

cli-rocca-civetta-boss-appear = Le Boss sort de l’ombre à côté d’un Doctorant et fait un pas. Là où il apparaît, il ne Rencontre personne.
cli-rocca-civetta-boss-discard = Le Boss te coûte des cartes, et tu choisis lesquelles. Sépare-toi de ce qui t’aide le moins.
cli-rocca-civetta-boss-goal = Le Boss va là où il y a le plus de cubes, et plusieurs Zones sont à égalité. Envoie-le loin de toi.
cli-rocca-civetta-boss-jinx = Une Carte de Poisse te nuit et coûte des points si tu ne t’en débarrasses pas. Deux Étudiants l’évitent.
cli-rocca-civetta-boss-lead = Après un verre, un Boss suit volontiers : jusqu’à 2 Zones, et personne n’est Rencontré en chemin.
cli-rocca-civetta-boss-pull = Un Doctorant est appelé de 1 Zone vers le Boss, et deux chemins sont aussi courts. Tu as réveillé le Boss, donc tu choisis.
cli-rocca-civetta-boss-silence = Réduit au silence, on peut encore déclarer avec ses cartes, mais pas les jouer pour leurs effets. Un Étudiant te rachète.
cli-rocca-civetta-student-part = Tu as des Étudiants de plusieurs sortes. Ceux des Confréries peuvent agir pour toi ; un standard se remplace facilement.
cli-rocca-civetta-student-keep = Un Étudiant d’une Confrérie est un Étudiant comme les autres, et peut ce que dit sa carte. Il te coûte un Étudiant standard.
cli-rocca-civetta-student-order = Les Étudiants quittent le Feu de camp dans l’ordre inverse : le dernier assis est gagné le premier.
cli-rocca-civetta-student-enroll = Il faut moins d’Étudiants qu’il n’y a de Confréries : tu choisis lesquelles en envoient un.
cli-rocca-civetta-student-pry = Tu vois toute la main d’un adversaire de ton Niveau et choisis une carte qui est défaussée.
cli-rocca-civetta-student-press = Tu vois toute la main et choisis la carte défaussée. Prends ce qui aiderait le plus son propriétaire.
cli-rocca-civetta-student-brew = Donne la carte qui t’aide le moins ; ensuite tu en pioches 2.
cli-rocca-civetta-student-evade = Un Étudiant Lambda annule toute une Embuscade ou un Jeton Piège, avant son premier Jeton Sonné.
cli-rocca-civetta-student-swap = Tu as autant d’Étudiants qu’avant, et l’un d’eux peut ce que dit sa carte.
cli-rocca-civetta-boss-free = Un Phi libéré est aussitôt un de tes Étudiants, et Jukas ajoute 1 de moins à la Valeur d’Alerte de sa Zone.
cli-rocca-civetta-boss-scatter = Jukas distribue tes cartes à ceux qui sont dehors, une chacun, au hasard ; s’il n’y en a pas, une est défaussée. Un Étudiant te rachète.
cli-rocca-civetta-boss-tribute = Omega veut le cube du haut d’une de tes couleurs. Tu peux le garder et prendre deux Jetons Sonné à la place.
cli-rocca-civetta-boss-cold = Chaque Étudiant Omega sur la Carte d’Alerte amène un coup de froid. Un jeton te tient chaud ; sans jeton tu gagnes un Jeton Sonné, ou Sacrifies un Étudiant.
cli-rocca-civetta-boss-bribe = Marconiglio te laisse passer pour deux cartes de ton choix. Sinon tu gagnes un Jeton Sonné, ou Sacrifies un Étudiant.
cli-rocca-civetta-zone-pillar = Une carte de Valeur Bonus 2 ou plus étaye le Pilier le temps de passer. Sinon, tu perds tous tes points de Vitesse.
cli-rocca-civetta-zone-narrow = La nouvelle Zone ne peut être liée qu’à deux autres. Celle d’où tu viens reste ; choisis la seconde, et des Murs ferment le reste.
cli-rocca-civetta-boss-pit = La Fosse aux serpents est une Embuscade 2 pour qui entre dans sa Zone. Choisis parmi les Zones liées qui ont le plus de cubes.
cli-rocca-civetta-boss-rescue = Deux Étudiants pour 4 points, une fois par partie. Enrico Giovanni s’en va jusqu’au prochain Effet de Boss.
cli-rocca-civetta-boss-tentacle = Un Tentacule arrête qui entre dans sa Zone, et l’Étude y est plus dure. Choisis parmi les Zones.
cli-rocca-civetta-boss-trial = Un cube de valeur 4 ou plus pour une Bénédiction : 6 points à la fin, et sans elle 2 de moins. Sinon, tu gagnes un Jeton Sonné.
cli-rocca-civetta-zone-bucket = Des cartes contre de l’Eau Chaude : 2 au plus, et tu n’as jamais plus de 2 jetons. Chaque jeton vaut 1 point si tu le gardes.
cli-rocca-civetta-boss-type = Omega lit dans tes pensées : toutes les cartes du type que tu as le plus sont perdues. À égalité, le choix est à toi.
cli-rocca-civetta-card-dissolve = L’acide ouvre les Murs entre Zones d’un même Niveau. Tu peux les laisser s’ils te servent mieux fermés.
cli-rocca-civetta-card-melt = Deux de tes cubes vont dans la Réserve, puis tu en reçois un qui ne vaut pas plus que les deux ensemble. Pense aux Étoiles à côté d’eux.
cli-rocca-civetta-card-opus = N’importe quel cube qui a sa place et ne vaut pas plus que les deux que tu as cédés. Le plus de points, ou l’Étoile qui te manque.
cli-rocca-civetta-card-reagents = Ces cartes ont été défaussées les dernières, avant que tu joues la tienne. Prends celle qui te sert le mieux.
cli-rocca-civetta-card-transmute = Le cube va dans la Réserve, et un autre de la couleur suivante, qui vaut 1 point de plus, en vient. Une Étoile peut venir ou partir avec lui.
cli-rocca-civetta-cube-column = Un cube d’Information Universelle compte en tout comme un cube de la colonne où tu le places, et il y reste. Pense aux Étoiles et aux flèches qu’il recouvrirait.
cli-rocca-civetta-omega-answer = Une Réaction avec l’icône Omega annule ce que cette Carte Omega ferait maintenant. Elle coûte ce qui y est imprimé.
cli-rocca-civetta-omega-gives = Omega Donne son cube le moins précieux, et deux sortes sont à égalité. Prends celle qui t’avance le plus.
cli-rocca-civetta-omega-seize = Ces cubes ont la même valeur, et tu décides pour Omega. Laisse-lui celui dont tu as le moins besoin.
cli-rocca-civetta-omega-teleport = Tu es en sécurité, donc Omega saute vers le cube le plus précieux de la table. À égalité, tu décides.
cli-rocca-civetta-intern-charm = Ton Joueur de luth peut charmer le Boss pour une carte. Alors rien de la Rencontre n’a lieu.
cli-rocca-civetta-intern-fool = Le Doctorant qui porte le Jeton du Bouffon n’a pas de Compétences jusqu’au début de ton prochain tour. Choisis celui dont les Compétences te gêneraient le plus.
cli-rocca-civetta-intern-hide = Ton Contrebandier peut cacher le cube pour une carte. Sinon il tombe, et d’autres peuvent le prendre.
cli-rocca-civetta-panic-cauldron = Chaque tour coûte maintenant un Étudiant ou un Jeton Sonné. Quand le Chaudron est plein, la partie finit.
cli-rocca-civetta-panic-eggs = Il n’y a pas de Terrier : les Œufs vont là où il y a le plus de Doctorants, et plusieurs Zones sont à égalité. C’est ton tour, donc tu choisis.
cli-rocca-civetta-panic-roll = Le rocher roule vers la Zone de Départ, et plusieurs chemins sont aussi courts. C’est ton tour, donc tu choisis.
cli-rocca-civetta-panic-boulder = Le rocher part de la Zone la plus éloignée de la Zone de Départ, et plusieurs sont aussi loin. C’est ton tour, donc tu choisis.
cli-rocca-civetta-panic-home = À la fin d’un tour, chacun est emporté vers la Zone de Départ. Deux chemins sont aussi courts.
cli-rocca-civetta-research-claim = Tu remplis une Carte de Recherche visible : la prendre est gratuit et donne des points à la fin. Une carte par tour.
cli-rocca-civetta-skill-bury = Chaque carte choisie va sous la pioche, plus bas que les précédentes.
cli-rocca-civetta-skill-charge = Ta charge passe les Portes, et ce que la Zone fait à qui y entre, elle te le fait. Puis tu sonnes un adversaire présent.
cli-rocca-civetta-skill-search = Tu vois les prochaines cartes de la pioche et tu en prends une. Les autres vont dessous.
cli-rocca-civetta-skill-store = Une carte sous la Carte Zainetto est en sûreté et laisse de la place dans ta main, mais elle ne paie aucun coût. Garde là ce que tu veux pour un test.
cli-rocca-civetta-skill-whip = Éloigne un adversaire des bons cubes, ou chasse-le des tiens. Rien d’autre ne lui arrive.
cli-rocca-civetta-skill-bait = Un de tes Étudiants pour le piège, ou un de plus de l’Université : des Étudiants Omega peuvent en être.
cli-rocca-civetta-skill-brew = Les cartes partent quand tu as dit pour quoi. Les points de Vitesse servent aussi dans la Phase d’Action.
cli-rocca-civetta-study-pick = Tu n’es pas tenu aux cubes les plus à gauche. Tu choisis de gauche à droite, et chacun de plus augmente la Valeur d’Alerte.
cli-rocca-civetta-turn-intern = Plusieurs de tes Stagiaires agissent au début de ton tour, et tu décides de l’ordre. Un Jeton Sonné de moins peut t’éviter un Repos.

## Points de Soutien

cli-verb-buy = acheter, dépenser, bonus
cli-verb-hire = embaucher, garder le stagiaire
cli-kind-bonus = bonus
cli-rocca-civetta-setup-support = Ce que tu as gagné les mois passés t’offre un meilleur départ. Attendre ne coûte rien : les points se reportent.
cli-rocca-civetta-support-intern = La pioche a été mélangée et deux Stagiaires tirés. L’un d’eux travaille pour toi dans cette partie.
cli-scholar-support = Points de Soutien : { $n }.
cli-scholar-wheel = Bonus d’Étude relevé à la Mise en place : +{ $n }.
