### Ce qu’est une étape, pour qui la voit la première fois, en français.
### Un message est hint- suivi du nom de la question avec des traits d’union : une ou deux phrases courtes au joueur.
### .rule est la règle dont le paragraphe du livre en dit plus ; elle est entre guillemets, car ce n’est pas un mot à traduire.

## Seen at the table

hint-alone = Tu es seul contre Omega. Collecte des cubes et gagne plus d’Étoiles qu’il n’a d’Étoiles Noires ; puis soumets ta Thèse, avant qu’il ait rempli le Tome des Secrets.
    .rule = { "RCV-SOLO-13" }
hint-against-omega = Omega joue contre tous les joueurs. S’il remplit le Tome des Secrets, ou si personne n’a de Thèse acceptée à la fin, tous ont perdu ; sinon, la meilleure Thèse acceptée gagne.
    .rule = { "RCV-OAA-15" }

## Cartes de Ruse

hint-card-transmute = Le cube va dans la Réserve, et un autre de la couleur suivante, qui vaut 1 point de plus, en vient. Une Étoile peut venir ou partir avec lui.
    .rule = { "RCV-R-239" }
hint-card-melt = Deux de tes cubes vont dans la Réserve, puis tu en reçois un qui ne vaut pas plus que les deux ensemble. Pense aux Étoiles à côté d’eux.
    .rule = { "RCV-R-239" }
hint-card-opus = N’importe quel cube qui a sa place et ne vaut pas plus que les deux que tu as cédés. Le plus de points, ou l’Étoile qui te manque.
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
hint-skill-bait = Un de tes Étudiants pour le piège, ou un de plus de l’Université : des Étudiants Omega peuvent en être.
    .rule = { "RCV-R-185" }
hint-skill-brew = Les cartes partent quand tu as dit pour quoi. Les points de Vitesse servent aussi dans la Phase d’Action.
    .rule = { "DGY-R-208" }
hint-study-pick = Tu n’es pas tenu aux cubes les plus à gauche. Tu choisis de gauche à droite, et chacun de plus augmente la Valeur d’Alerte.
    .rule = { "RCV-R-190" }

## Stagiaires et Recherche

hint-turn-intern = Plusieurs de tes Stagiaires agissent au début de ton tour, et tu décides de l’ordre. Un Jeton Sonné de moins peut t’éviter un Repos.
    .rule = { "RCV-R-177" }
hint-intern-fool = Le Doctorant qui porte le Jeton du Bouffon n’a pas de Compétences jusqu’au début de ton prochain tour. Choisis celui dont les Compétences te gêneraient le plus.
    .rule = { "RCV-R-252" }
hint-intern-charm = Ton Joueur de luth peut charmer le Boss pour une carte. Alors rien de la Rencontre n’a lieu.
    .rule = { "RCV-R-240" }
hint-intern-hide = Ton Contrebandier peut cacher le cube pour une carte. Sinon il tombe, et d’autres peuvent le prendre.
    .rule = { "RCV-R-240" }
hint-research-claim = Tu remplis une Carte de Recherche visible : la prendre est gratuit et donne des points à la fin. Une carte par tour.
    .rule = { "RCV-RES-03" }

## Boss et Panique

hint-boss-goal = Le Boss va là où il y a le plus de cubes, et plusieurs Zones sont à égalité. Envoie-le loin de toi.
    .rule = { "RCV-BOSS-03" }
hint-boss-pull = Un Doctorant est appelé de 1 Zone vers le Boss, et deux chemins sont aussi courts. Tu as réveillé le Boss, donc tu choisis.
    .rule = { "RCV-R-183" }
hint-boss-appear = Le Boss sort de l’ombre à côté d’un Doctorant et fait un pas. Là où il apparaît, il ne Rencontre personne.
    .rule = { "RCV-BOSS-02" }
hint-boss-discard = Le Boss te coûte des cartes, et tu choisis lesquelles. Sépare-toi de ce qui t’aide le moins.
    .rule = { "RCV-BOSS-03" }
hint-boss-type = Omega lit dans tes pensées : toutes les cartes du type que tu as le plus sont perdues. À égalité, le choix est à toi.
    .rule = { "RCV-R-23" }
hint-boss-silence = Réduit au silence, on peut encore déclarer avec ses cartes, mais pas les jouer pour leurs effets. Un Étudiant te rachète.
    .rule = { "RCV-BOSS-03" }
hint-boss-jinx = Une Carte de Poisse te nuit et coûte des points si tu ne t’en débarrasses pas. Deux Étudiants l’évitent.
    .rule = { "RCV-BOSS-03" }
hint-boss-tribute = Omega veut le cube du haut d’une de tes couleurs. Tu peux le garder et prendre deux Jetons Sonné à la place.
    .rule = { "RCV-R-182" }
hint-panic-home = À la fin d’un tour, chacun est emporté vers la Zone de Départ. Deux chemins sont aussi courts.
    .rule = { "RCV-R-183" }
hint-panic-cauldron = Chaque tour coûte maintenant un Étudiant ou un Jeton Sonné. Quand le Chaudron est plein, la partie finit.
    .rule = { "RCV-R-195" }
hint-panic-eggs = Il n’y a pas de Terrier : les Œufs vont là où il y a le plus de Doctorants, et plusieurs Zones sont à égalité. C’est ton tour, donc tu choisis.
    .rule = { "RCV-R-212" }
hint-panic-roll = Le rocher roule vers la Zone de Départ, et plusieurs chemins sont aussi courts. C’est ton tour, donc tu choisis.
    .rule = { "RCV-R-393" }
hint-panic-boulder = Le rocher part de la Zone la plus éloignée de la Zone de Départ, et plusieurs sont aussi loin. C’est ton tour, donc tu choisis.
    .rule = { "RCV-R-393" }
hint-boss-cold = Chaque Étudiant Omega sur la Carte d’Alerte amène un coup de froid pour tous, hors de la Zone de Départ et des Bains thermaux. Un Étudiant peut encore être Sacrifié contre le Jeton Sonné.
    .rule = { "RCV-R-207" }
hint-boss-bribe = Marconiglio te laisse passer pour deux cartes. Un Jeton Sonné peut encore être évité avec un Étudiant.
    .rule = { "RCV-R-211" }
hint-boss-pit = La Fosse aux serpents ajoute Embuscade 2 à une Zone. Elle va là où il y a le plus de cubes, et plusieurs Zones sont à égalité : tu as réveillé le Boss, donc tu choisis.
    .rule = { "RCV-R-215" }
hint-boss-rescue = Une fois par partie, avec 1 Étoile et lui à tes côtés, deux Étudiants t’apportent 4 points. Il s’en va jusqu’au prochain Effet de Boss.
    .rule = { "RCV-R-215" }
hint-boss-tentacle = Un Tentacule arrête qui entre dans sa Zone, et l’Étude y est plus dure. Plusieurs Zones sont possibles : tu as réveillé le Boss, donc tu choisis.
    .rule = { "RCV-R-216" }
hint-boss-trial = L’Épreuve : un cube de valeur 4 ou plus achète une Bénédiction, 6 points à la fin au lieu de 2 de moins. Avec une Bénédiction, Scilla te laisse en paix.
    .rule = { "RCV-R-217" }
hint-zone-pillar = Le Pilier te prend tous tes points de Vitesse si tu ne l’étayes pas d’une carte de poids. Deux cartes, comme Action ici, l’enlèvent pour de bon.
    .rule = { "RCV-R-215" }
hint-zone-narrow = Un Passage Obligatoire est lié à deux Zones au plus. Le lien pour lequel la tuile a été posée reste ; des Murs ferment ce que tu ne gardes pas.
    .rule = { "RCV-R-47" }
hint-zone-bucket = Chaque carte défaussée ici t’apporte un Jeton Eau Chaude, jusqu’aux 2 que tu peux avoir. Ils font fondre la glace, réchauffent après un coup, et valent 1 point chacun à la fin.
    .rule = { "RCV-R-42" }

## Cubes

hint-cube-column = Un cube d’Information Universelle compte en tout comme un cube de la colonne où tu le places, et il y reste. Pense aux Étoiles et aux flèches qu’il recouvrirait.
    .rule = { "RCV-UNIV-01" }

## Omega

hint-omega-seize = Ces cubes ont la même valeur, et tu décides pour Omega. Laisse-lui celui dont tu as le moins besoin.
    .rule = { "RCV-R-111" }
hint-omega-teleport = Tu es en sécurité, donc Omega saute vers le cube le plus précieux de la table. À égalité, tu décides.
    .rule = { "RCV-R-100" }
hint-omega-answer = Une Réaction avec l’icône Omega annule ce que cette Carte Omega ferait maintenant. Elle coûte ce qui y est imprimé.
    .rule = { "RCV-R-169" }
hint-omega-gives = Omega Donne son cube le moins précieux, et deux sortes sont à égalité. Prends celle qui t’avance le plus.
    .rule = { "RCV-OMG-08" }

## Jukas

hint-boss-scatter = Jukas distribue tes cartes à ceux qui sont dehors, une chacun, au hasard ; s’il n’y en a pas, une est défaussée. Un Étudiant te rachète.
    .rule = { "RCV-R-202" }
hint-boss-free = Un Phi libéré est aussitôt un de tes Étudiants, et Jukas ajoute 1 de moins à la Valeur d’Alerte de sa Zone.
    .rule = { "RCV-R-202" }
hint-student-part = Tu as des Étudiants de plusieurs sortes. Ceux des Confréries peuvent agir pour toi ; un standard se remplace facilement.
    .rule = { "RCV-R-200" }

## Confréries étudiantes

hint-student-keep = Un Étudiant d’une Confrérie est un Étudiant comme les autres, et peut ce que dit sa carte. Il te coûte un Étudiant standard.
    .rule = { "RCV-CON-12" }
hint-student-order = Les Étudiants quittent le Feu de camp dans l’ordre inverse : le dernier assis est gagné le premier.
    .rule = { "RCV-CON-11" }
hint-student-enroll = Il faut moins d’Étudiants qu’il n’y a de Confréries : tu choisis lesquelles en envoient un.
    .rule = { "RCV-R-64" }
hint-student-pry = Tu vois toute la main d’un adversaire de ton Niveau et choisis une carte qui est défaussée.
    .rule = { "RCV-CON-13" }
hint-student-press = Tu vois toute la main et choisis la carte défaussée. Prends ce qui aiderait le plus son propriétaire.
    .rule = { "RCV-CON-13" }
hint-student-brew = Donne la carte qui t’aide le moins ; ensuite tu en pioches 2.
    .rule = { "RCV-CON-13" }
hint-student-evade = Un Étudiant Lambda annule toute une Embuscade ou un Jeton Piège, avant son premier Jeton Sonné.
    .rule = { "RCV-R-201" }
hint-setup-support = Les Points de Soutien viennent des mois passés. Un bonus à la fois, dans l’ordre du tour ; ce que tu ne dépenses pas te reste pour plus tard.
    .rule = { "RCV-SP-02" }
hint-support-intern = Tout le monde connaît les deux Stagiaires. Celui que tu gardes te sert dès le premier tour.
    .rule = { "RCV-SP-07" }
hint-student-swap = Tu as autant d’Étudiants qu’avant, et l’un d’eux peut ce que dit sa carte.
    .rule = { "RCV-R-167" }

## Seul, à la place de ce qui est dit plus haut et dans la base

hint-alone-undo = Tu peux reprendre ton dernier choix tant que tu n’as rien vu de nouveau depuis : ni Étudiant pioché, ni carte cachée, ni Carte Omega.
    .rule = { "DGY-R-06" }
hint-alone-setup-scholar = Chaque Doctorant a ses valeurs et ses Compétences, et une seconde face, Furieux, pour quand tu as moins d’Étoiles qu’Omega d’Étoiles Noires. Choisis celui qui te plaît.
    .rule = { "RCV-R-89" }
hint-alone-turn-activity = Un tour, c’est une chose sur trois : explorer le Donjon, prendre un Repos dans la Zone de Départ, ou soumettre ta Thèse, avec 2 Étoiles et plus qu’Omega n’a d’Étoiles Noires. Puis vient sa phase.
    .rule = { "RCV-SOLO-11" }
hint-alone-phase-action = Tu as une Action : une Étude pour Collecter les cubes de ta Zone, ou l’Espionnage d’Omega s’il est proche, pour Voler un cube de son Tome. Des cartes se jouent avant et après.
    .rule = { "RCV-R-101" }
hint-alone-test-declare = Les Valeurs Bonus des cartes que tu poses font ta Valeur de Discrétion. Après la déclaration, une Carte Omega est révélée et peut augmenter la Valeur d’Alerte : seuls des effets de cartes t’aident encore.
    .rule = { "RCV-OPH-14" }
hint-alone-test-at-once = Ta Valeur de Discrétion est déclarée, et la carte d’Omega est révélée. Quelques cartes se jouent exactement maintenant ; si tu n’en as pas, passe.
    .rule = { "RCV-R-226" }
hint-alone-main-aim = Une carte nomme sa cible quand elle est déclarée. Si c’est Omega, une de ses cartes est d’abord révélée, et il peut réagir.
    .rule = { "RCV-OPH-15" }
hint-alone-card-trap = Un Piège reste face cachée et frappe le premier Doctorant qui entre. Ce ne peut être que toi, car Omega ne déclenche aucun Piège.
    .rule = { "RCV-R-96" }
hint-alone-cube-drop = Tu perds le cube le plus haut d’une colonne de ton choix. Il tombe dans un emplacement libre de ta Zone, où tu peux le Collecter de nouveau, à moins qu’Omega ne le fasse.
    .rule = { "DGY-CUBE-08" }
hint-alone-intern-hide = Ton Contrebandier peut cacher le cube pour une carte. Sinon il tombe, et Omega peut le prendre.
    .rule = { "RCV-R-240" }
hint-alone-boss-scatter = Jukas distribue tes cartes aux autres Doctorants qui sont dehors, et il n’y en a pas : 1 carte au hasard est alors défaussée. Un Étudiant te rachète.
    .rule = { "RCV-R-202" }

## Ce qui est nouveau dans le donjon, la première fois

hint-new-research = Trois Cartes de Recherche sont ouvertes. Une fois dans ton tour, tu peux en prendre une dont la tâche est remplie : c’est gratuit et cela donne des points à la fin.
    .rule = { "RCV-RES-03" }
hint-new-congregations = Des Étudiants de Confréries sont à l’Université. Celui que tu pioches peut remplacer un de tes Étudiants ; Sacrifie-le plus tard pour l’effet de sa carte.
    .rule = { "RCV-CON-13" }
hint-new-floor-four = Voici le Niveau IV : ses Zones n’ont que des cubes noirs et blancs. Un blanc compte dans la colonne où tu le poses ; un noir va dans la Réserve et ne vaut rien.
    .rule = { "RCV-Z4-05" }
hint-new-familiars = Deux Familiers peuvent être adoptés par une Action, dans la Zone qui les montre. Tu paies avec des cubes, et le Familier te suit jusqu’à ton Repos.
    .rule = { "RCV-FAM-03" }
hint-new-brood = Maman Basilic a des Œufs dans le Donjon. Pour 1 point de Vitesse, tu en ramasses un et tu la réveilles ; porté à la Zone de Départ, il vaut 2 points.
    .rule = { "RCV-R-208" }
hint-new-winter = Freddo apporte l’hiver : une Zone où se tient un Iota est Gelée, et y entrer ou y étudier est plus dur. Un Jeton Eau Chaude en fait fondre un, et cela vaut des points.
    .rule = { "RCV-R-206" }
hint-new-hunt = Marconiglio a caché des Œufs dans les Zones. En ouvrir un est une Action : personne ne sait ce qu’il contient, mais chaque coquille vaut des points.
    .rule = { "RCV-R-210" }
hint-new-temple = En bas se trouve le Temple Maudit : la Crypte avec son Idole, le Pont, les Catacombes avec le Pilier. L’Idole vaut des points, et sauver Enrico Giovanni aussi.
    .rule = { "RCV-R-213" }
hint-new-sea = La mer est dans le Donjon : un Tentacule arrête qui entre et rend les tests plus durs, jusqu’à ce qu’une réussite le renvoie. Une Bénédiction de Scilla vaut 6 points à la fin.
    .rule = { "RCV-R-216" }
