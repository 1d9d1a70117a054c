### Les mots du terminal pour Dungeonology, en français. cli-verb-... sont les mots d’une action, avec des virgules, qu’on peut taper au lieu de la notation ; plusieurs actions peuvent en partager un.
### cli-tiles-legend a les coins des trois Niveaux et les lettres des cubes ; deux cubes n’ont jamais la même lettre, et les effets en ont le moins possible.

## Le plan : lettres des cubes et des effets

cli-speed =
    { $n ->
        [one] { $n } point de Vitesse
       *[other] { $n } points de Vitesse
    }
cli-maximum = Alerte Maximale : { $card }.
cli-map-alert = A{ $n }
cli-tiles-more =
    { $n ->
        [one] Une autre Zone dépasse du cadre : tape map, ou map et son nom.
       *[other] { $n } autres Zones dépassent du cadre : tape map, ou map et un nom.
    }
cli-tiles-legend = { $floor1 } Niveau I, { $floor2 } II, { $floor3 } III ; A5 Valeur d’Alerte. Cubes : { $civilization } Civilisation, { $militia } Guerre, { $worship } Culte, { $riches } Trésor, { $caste } Caste, { $empty } aucun. Un vide est un Passage, un trait un mur, { $blind } un Passage qui ne mène nulle part ; { $militia } ou { $worship } y est une Porte, / un Jeton Escalier. / dans une Zone : Escalier pour qui entre en premier. @0 Doctorant, [2] où mène l’option 2. Plateau de Notes : * Étoile, + Bonus d’Étude.
cli-tiles-boss = ! réveille le Boss, & Boss.
cli-tiles-dangers = e1 Embuscade, s Stop, p1 Péage, d2 Danger, +1 Chance, −1 Malchance, (A) Passage Secret, b{ $civilization } Bivouac pour un cube Civilisation.
cli-tiles-tokens = { $wall } Jeton Mur, (X) Passage Secret X, ~ Jeton Téléporteur, ? Piège caché.
cli-letter-civilization = C
cli-letter-militia = G
cli-letter-worship = U
cli-letter-riches = T
cli-letter-caste = K
cli-icon-stairs = /
cli-icon-boss = !
cli-icon-ambush = e{ $n }
cli-icon-stop = s
cli-icon-toll = p{ $n }
cli-icon-danger = d{ $n }
cli-icon-good-luck = +{ $n }
cli-icon-bad-luck = −{ $n }
cli-icon-secret-passage = ({ $n })
cli-icon-bivouac = b{ $n }

## Campus et Doctorants

cli-campus-bonfire = Feu de camp { $n }/{ $limit }.
cli-campus-alert = Carte d’Alerte { $card } : Étudiants Omega { $n }/{ $limit }, Bonus d’Alerte +{ $bonus }.
cli-campus-panic = Modificateur d’Alerte +{ $n }.
cli-campus-tiles = Tuiles : { $piles }.
cli-campus-decks = Cartes de Ruse { $deck }, défaussées { $discard }. Cartes de Poisse { $jinxes }.
cli-campus-boss =
    { $zone ->
        [none] { $boss } : pas dans le Donjon.
       *[other] { $boss } : { $zone }.
    }
cli-campus-clan = { $card }.
cli-campus-reserve = Cubes de la Réserve : { $cubes }.
cli-campus-top = Dernière défausse : { $card }.
cli-campus-first = Premier joueur : { $seat }.
cli-campus-university = Université : { $gray } Étudiants, { $omega } Omega.
cli-campus-spare = Réserve : { $students } Étudiants, { $omegas } Omega.
cli-scholars-students = Étud.
cli-scholars-stun = Sonné
cli-scholars-hand = Main
cli-scholars-stars = Étl.
cli-scholars-bonus = Bon.
cli-scholars-points = Pts
cli-scholars-board = Plateau de Notes
cli-scholar-at = Lieu : { $zone }.
cli-scholar-values = Vitesse { $speed }, Intelligence { $intelligence }.
cli-scholar-exalted = Furieux.
cli-scholar-knowledge = Savoir.
cli-scholar-disguised = Sous un déguisement.
cli-scholar-worth =
    { $n ->
        [one] Selon le Clan : { $n } point.
       *[other] Selon le Clan : { $n } points.
    }
cli-scholar-thesis =
    { $n ->
        [1] A soumis la première Thèse.
       *[other] A soumis sa Thèse, place { $n }.
    }
cli-scholar-out = Hors jeu, sans Thèse.
cli-scholar-skills = Compétences : { $cards }.
cli-scholar-jinxes = Cartes de Poisse : { $cards }.
cli-scholar-interns = Stagiaires : { $cards }.
cli-scholar-known = En main, comme on le sait : { $cards }.
cli-scholar-hand = Main : { $cards }.
cli-veiled = { $card } (face cachée)
cli-veiled-unknown =
    { $n ->
        [one] { $n } face cachée
       *[other] { $n } faces cachées
    }
cli-trick = +{ $bonus }, { $type }. { $aux }

## Tests de Discrétion et cartes déclarées

cli-test-study =
    { $count ->
        [0] Étude de { $seat } ({ $zone }).
       *[other] Étude de { $seat } ({ $zone }) : { $wanted }.
    }
cli-test-espionage = { $seat } espionne { $victim } pour { $the_cube }.
cli-test-alert =
    { $count ->
        [0] Valeur d’Alerte { $n }.
       *[other] Valeur d’Alerte { $n } ({ $parts }).
    }
cli-test-stealth =
    { $count ->
        [0] Valeur de Discrétion { $n }.
       *[other] Valeur de Discrétion { $n } ({ $parts }).
    }
cli-test-laid =
    { $cards_n ->
        [0] Cartes posées : { $n }.
       *[other] Posé : { $cards }.
    }
cli-test-short = En l’état, échec de { $n }.
cli-test-enough = En l’état, succès.
cli-test-silent = Personne d’autre ne peut jouer.
cli-part-zone = Zone
cli-part-alert-card = Bonus d’Alerte
cli-part-cubes = cubes de plus
cli-part-cube = cube
cli-part-students = Étudiants de la cible
cli-part-study-bonus = Bonus d’Étude
cli-part-good-luck = Chance
cli-part-bad-luck = Malchance
cli-part-least = au moins 1
cli-plays =
    { $n ->
        [1] Déclaré : { $plays }.
       *[other] Déclarés, le dernier d’abord : { $plays }.
    }
cli-play = { $card } ({ $seat })
cli-play-cancelled = { $card } ({ $seat }, annulé)

## Ce que l’on peut taper

cli-kind-trick = Carte de Ruse
cli-kind-zone = Zone
cli-kind-scholar = Doctorant
cli-kind-branch = choix
cli-kind-skill = Compétence
cli-kind-number = nombre

## Exemples, et mots pour l’usage d’une carte

cli-example-dungeonology = aller nord
cli-branch-use = utiliser
cli-branch-stealth = discrétion
cli-branch-alert = alerte
cli-branch-draw = piocher
cli-branch-discard = défausser

## Les mots des actions

cli-verb-scholar = doctorant, choisir
cli-verb-explore = explorer, explore, exploration
cli-verb-rest = repos, se reposer, me reposer, dormir
cli-verb-submit = soumettre, thèse, soumettre ma thèse, soutenir, soutenir ma thèse
cli-verb-walk = aller, va, marcher, avancer
cli-verb-reveal = révéler, révéler une zone, nouvelle zone, découvrir
cli-verb-sneak = se faufiler, passage secret, prendre le passage secret, aller
cli-verb-study = étudier, étudie, étude
cli-verb-spy = espionner, espionne, espionnage
cli-verb-bivouac = bivouac, bivouaquer, camper
cli-verb-teleport = téléporter, se téléporter, téléportation
cli-verb-collect = collecter, utiliser
cli-verb-aux = utiliser, utilise, auxiliaire, jouer
cli-verb-rob = dépouiller, faire défausser, utiliser, jouer
cli-verb-main = jouer, joue, principal, effet principal
cli-verb-react = réagir, réagir avec, répondre, jouer
cli-verb-skill = compétence, utiliser
cli-verb-indicate = désigner, vouloir
cli-verb-add = ajouter, poser, pose
cli-verb-declare = déclarer, déclare
cli-verb-lay = poser, placer
cli-verb-under = sous, mettre sous, sous la pile
cli-verb-floor = niveau, escalier
cli-verb-target = cible, choisir, frapper, chasser
cli-verb-at = en, choisir, aller, mener, pousser
cli-verb-into = dans
cli-verb-cube = cube, choisir, prendre, collecter, donner, lâcher, voler
cli-verb-number = nombre, piocher, collecter
cli-verb-pay = payer
cli-verb-blind = à l’aveugle, face cachée
cli-verb-heist = coup, espionner
cli-verb-yield = céder, laisser
cli-verb-avoid = éviter, sacrifier
cli-verb-suffer = subir, accepter, sonné
cli-verb-shake = secouer, cube, lâcher
cli-verb-snatch = arracher, carte, prendre une carte

## L’objet de chaque décision

cli-dungeonology-setup-scholar = Des Doctorants, chacun avec ses valeurs et ses Compétences. Les Étudiants aident et protègent, la Valeur de Main dit jusqu’à combien de cartes tu pioches, la Vitesse jusqu’où tu vas, l’Intelligence combien de cubes une Étude peut rapporter, l’Endurance combien de Jetons Sonné tu supportes. Tape ? et un nom pour en lire plus.
cli-dungeonology-turn-activity = Un tour a une seule Activité. L’Exploration, c’est se déplacer, faire une Action comme une Étude, et piocher. Le Repos te ramène à la Zone de Départ, soigne et remplit. Avec 2 Étoiles tu peux soumettre ta Thèse : si ses points atteignent l’objectif de la Carte de Clan, tu as fini, et le plus tôt est le mieux.
cli-dungeonology-turn-thesis = Qui soumet sa Thèse en Alerte Maximale a fini la partie, acceptée ou non. Sinon, on continue à jouer.
cli-dungeonology-thesis-cube = Une Thèse refusée coûte le cube qui vaut le plus avec la Carte de Clan. Plusieurs valent autant, et tu choisis.
cli-dungeonology-rest-jinx = Un Repos te débarrasse d’une Carte de Poisse. Chacune coûte des points à la fin, et celles qui sont face visible te nuisent jusque-là.
cli-dungeonology-rest-discard = Les cartes qui ne t’aident pas peuvent partir : tu pioches aussitôt après jusqu’à ta Valeur de Main. Choisis-les une à une, puis arrête.
cli-dungeonology-phase-movement = Chaque point de Vitesse te mène une Zone plus loin par des Passages qui se rejoignent, ou révèle une nouvelle Zone de ce Niveau et y entre. Une Porte demande un cube de sa couleur. Entre parenthèses, ce que la Zone fait à qui entre. Les numéros entre crochets du plan montrent où mènent les options. Ton Action vient après cette phase.
cli-dungeonology-zone-lay = La nouvelle tuile doit être liée : un de ses Passages rejoint un Passage de la Zone d’où tu viens. Elle ne se tourne pas, mais peut être décalée d’une demi-tuile. Les numéros du plan sont au milieu des places possibles ; la tuile est dessinée au-dessous.
cli-dungeonology-zone-under = Les tuiles que tu n’as pas posées passent sous la pile de leur Niveau, dans l’ordre que tu veux : elles viendront en dernier.
cli-dungeonology-stairs-floor = Tu es le premier dans une Zone avec Escalier : il amène une tuile d’un Niveau voisin. Les Niveaux profonds ont des cubes plus précieux et des Valeurs d’Alerte plus hautes.
cli-dungeonology-phase-action = Une seule Action : une Étude de ta Zone pour ses cubes, l’Espionnage d’un Doctorant présent pour un des siens, ou ce qu’offre une Zone, une carte ou une Compétence. Les deux tests demandent des Cartes de Ruse de ta main. Cartes et Compétences peuvent être jouées en plus. Puis ton tour se termine et tu pioches jusqu’à ta Valeur de Main.
cli-dungeonology-study-indicate = Les cubes se prennent à partir de la gauche, autant que tu le dis maintenant, jusqu’à ton Intelligence. Le deuxième augmente la Valeur d’Alerte de 1, le troisième de 2 de plus. En cas d’échec, tu n’en as aucun.
cli-dungeonology-test-declare = Pose une carte après l’autre ; leurs Valeurs Bonus font ta Valeur de Discrétion, dans une Étude avec ton Bonus d’Étude. Elles sont dépensées quoi qu’il arrive, il en faut au moins une, et les autres ne les voient qu’à la déclaration. L’égalité suffit, mais les adversaires peuvent encore augmenter la Valeur d’Alerte.
cli-dungeonology-test-at-once = Tu viens de déclarer. Quelques cartes ne se jouent qu’à ce moment, avant que quiconque ne parle.
cli-dungeonology-test-opponent = Quelqu’un d’autre passe un test. Avec des Instantanés et des Effets Secondaires tu peux augmenter la Valeur d’Alerte pour le faire échouer, ou la Valeur de Discrétion pour aider. Chacun parle une fois dans l’ordre du tour ; le testé a le dernier mot.
cli-dungeonology-test-target = On t’espionne. Porte la Valeur d’Alerte au-dessus de la Valeur de Discrétion, et le cube reste chez toi. L’espion peut répondre, puis toi encore, jusqu’à ce que personne n’ajoute rien.
cli-dungeonology-test-tester = Tu as le dernier mot. Quand tu acceptes, les valeurs sont comparées : si ta Valeur de Discrétion égale au moins la Valeur d’Alerte, c’est un succès ; sinon tu gagnes un Jeton Sonné et tu pioches un Étudiant de l’Université.
cli-dungeonology-window-instant = Ce n’est pas ton tour, mais les Instantanés peuvent être joués maintenant. On te redemandera à d’autres moments.
cli-dungeonology-window-turn-start = Un tour commence, et certaines cartes nomment ce moment : c’est le seul pour les jouer.
cli-dungeonology-window-announced = Une Étude est annoncée, mais aucun cube n’est encore désigné. Certaines cartes nomment ce moment.
cli-dungeonology-window-reaction = Un Effet Principal est déclaré et ne s’est pas encore produit. Une Réaction peut l’annuler, et on peut y répondre à son tour ; le dernier déclaré se produit d’abord.
cli-dungeonology-aux-discard = L’Effet Secondaire te fait défausser une carte, et tu choisis laquelle.
cli-dungeonology-aux-treat = Quelqu’un hors de la Zone de Départ pioche 2 cartes. Ce peut être toi.
cli-dungeonology-aux-tax = Quelqu’un hors de la Zone de Départ perd 1 carte de sa main, et le hasard dit laquelle.
cli-dungeonology-main-aim = La carte demande une cible, un Doctorant ou une Zone. Elle se nomme avant que les autres puissent réagir.
cli-dungeonology-main-price = La carte peut se payer de deux façons. Les Étudiants piochés viennent de l’Université et vont au Feu de camp, et l’un d’eux peut être l’Étudiant Omega.
cli-dungeonology-main-number = Plus tu pioches d’Étudiants, plus l’effet est fort, et plus l’Étudiant Omega est probable.
cli-dungeonology-main-discard = Une partie du prix est une Carte de Ruse de ta main.
cli-dungeonology-card-trap = Chaque Jeton Piège se pose face cachée dans une Zone sans Doctorant ni Piège. Toi seul sais lequel c’est ; qui entre en premier le découvre.
cli-dungeonology-card-slip = À la faveur de la fumée, tu peux passer dans une Zone liée. Les Portes comptent, mais rien n’y agit sur toi.
cli-dungeonology-card-steal = Le cube va sur ton Plateau de Notes, si sa colonne a de la place. Une Étoile peut changer de main avec lui.
cli-dungeonology-card-heist = Personne ne peut répondre dans cet Espionnage, et les Étudiants de la cible ne comptent pas : seulement la valeur du cube.
cli-dungeonology-card-gift = Des cubes de la Réserve remplissent les emplacements libres de ta Zone à partir de la gauche. Puis tu fais une Étude.
cli-dungeonology-card-objection = Quelqu’un s’oppose à ta carte. Deux Étudiants sauraient convaincre.
cli-dungeonology-card-collect = N’importe quel cube d’ici qui tient sur ton Plateau de Notes, sans Test de Discrétion.
cli-dungeonology-card-press = Tu vois toute la main, et une de ses cartes s’en va.
cli-dungeonology-card-tour = Les cubes se prennent à partir de la gauche, sans Test de Discrétion.
cli-dungeonology-skill-target = Un Coup de boule frappe quelqu’un de ta Zone qu’aucun n’a frappé ce tour-ci.
cli-dungeonology-skill-butt = Soit un cube d’une couleur au hasard tombe de la sacoche, soit tu prends une carte sans regarder.
cli-dungeonology-skill-discard = La Compétence se paie avec une Carte de Ruse du type qu’elle nomme.
cli-dungeonology-stun-avoid = Autant de Jetons Sonné que ton Endurance te forcent au Repos au début de ton tour. Un Étudiant à ta place en évite un, et il est perdu.
cli-dungeonology-cube-protect = Un Stagiaire Protège les cubes de cette couleur. Tu peux quand même le laisser partir, si cela vaut mieux que la suite.
cli-dungeonology-cube-give = Tu choisis le cube. C’est le plus haut de sa colonne qui part, et l’Étoile à côté part aussi.
cli-dungeonology-cube-drop = Le cube tombe dans l’emplacement libre le plus à gauche de ta Zone, où chacun pourra l’étudier plus tard.
cli-dungeonology-cube-land = Tous les emplacements d’ici sont pleins : le cube roule dans une Zone liée de ton choix.
cli-dungeonology-boss-target = Le Boss est réveillé, et tu choisis qui il chasse. Il s’arrête au premier Doctorant qu’il rencontre.
cli-dungeonology-boss-way = Plusieurs chemins se valent jusqu’au Doctorant qu’il chasse, et tu en choisis un.
cli-dungeonology-boss-lead = Après un verre, il suit volontiers : jusqu’à 2 Zones, et il ne Rencontre personne en chemin.
cli-dungeonology-boss-arrival = Il apparaît où sont le plus de Doctorants. Plusieurs Zones en ont autant, et tu choisis.
cli-dungeonology-panic-push = La foule pousse un Doctorant dans une direction tirée au sort. Plusieurs Zones s’y trouvent, et tu en choisis une.
