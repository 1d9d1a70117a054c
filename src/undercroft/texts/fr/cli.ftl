### Les mots de la table dans le terminal, en français : le dessin, ses titres, ce que l’on peut taper, et l’objet de chaque décision.
### Arguments : cli-map-legend a $room et $passage, les coins de leurs cadres ; cli-row-... ont $cards, $n et $limit.
### cli-tiles-legend a les coins des trois Niveaux et les lettres des cubes ; deux cubes n’ont jamais la même lettre, et les effets en ont le moins possible.
### cli-verb-... sont les mots d’une action, séparés par des virgules, que l’on peut taper au lieu de la notation.

## La table

cli-you = toi
cli-points =
    { $n ->
        [one] { $n } point de Mouvement
       *[other] { $n } points de Mouvement
    }
cli-rooted = Ce tour-ci, le Héros ne peut pas changer d’espace.
cli-slammed = Ce tour-ci, les portes ouvertes sont verrouillées pour le Héros ({ $n }+).
cli-emboldened = Les Morts-vivants envoyés ce tour-ci ajoutent { $n } à leur total.
cli-more = Plus de détails : map, hand, table. Aide : ?
cli-out = hors jeu
cli-progress =
    { $n ->
        [one] { $n } étape faite
       *[other] { $n } étapes faites
    }
cli-wounds =
    { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }
cli-entry = { $name } : { $text }
cli-row-quests = Quêtes : { $cards }.
cli-row-done = Accomplies : { $cards }.
cli-row-treasures = Trésors { $n }/{ $limit } : { $cards }.
cli-row-boons = Faveurs { $n }/{ $limit } : { $cards }.
cli-row-banes = Fléaux : { $cards }.
cli-row-wounded = Monstres blessés : { $cards }.
cli-row-known = En main, au su de tous : { $cards }.
cli-row-hand = Main : { $cards }.

## Les colonnes des héros

cli-column-level = Niv
cli-column-life = Vie
cli-column-glory = Gloire
cli-column-peril = Péril
cli-column-melee = Mêlée
cli-column-magic = Magie
cli-column-move = Mouv.
cli-column-hand = Main
cli-column-quests = Quêtes
cli-column-place = En

## Le plan

cli-map-north = N
cli-map-pit = Fosse{ $n }
cli-map-upright = normale
cli-map-turned = tournée
cli-map-more =
    { $n ->
        [one] Une autre carte se trouve hors du cadre : tape map, ou map x,y pour regarder là-bas.
       *[other] { $n } autres cartes se trouvent hors du cadre : tape map, ou map x,y pour regarder là-bas.
    }
cli-map-nothing = Il n’y a rien en ({ $cell }).
cli-map-legend = { $room } Salle, { $passage } Couloir. O porte ouverte, L6 verrouillée (6+), T6 piégée (6+), o déverrouillée. Un vide est un passage, un trait un mur ; une porte contre un mur ne mène nulle part. P Péril, G Gloire, @0 Héros, ! ta Quête, [2] où mène l’option 2, Fosse6 Fosse (6+).

## Le plan de Dungeonology : lettres des cubes et des effets

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
cli-tiles-loose = { $false_information } Fausse Information, { $universal_information } Information Universelle.
cli-tiles-eggs = o Œuf.
cli-tiles-floor-iv = { $floor } Niveau IV ; h Hécatombe, fY on peut y adopter un Familier.
cli-tiles-boss = ! réveille le Boss, & Boss.
cli-tiles-omega = % Omega.
cli-tiles-dangers = e1 Embuscade, s Arrêt, p1 Péage, d2 Danger, +1 Chance, -1 Malchance, (A) Passage Secret, b{ $civilization } Bivouac pour un cube Civilisation.
cli-tiles-tokens = { $wall } Jeton Mur, (X) Passage Secret X, ~ Jeton Téléportation, ? Piège caché.
cli-letter-civilization = C
cli-letter-militia = G
cli-letter-worship = U
cli-letter-riches = T
cli-letter-caste = K
cli-letter-false-information = F
cli-letter-universal-information = V
cli-icon-stairs = /
cli-icon-boss = !
cli-icon-ambush = e{ $n }
cli-icon-stop = s
cli-icon-hecatomb = h
cli-icon-engage-familiar = f{ $n }
cli-icon-toll = p{ $n }
cli-icon-danger = d{ $n }
cli-icon-good-luck = +{ $n }
cli-icon-bad-luck = -{ $n }
cli-icon-secret-passage = ({ $n })
cli-icon-bivouac = b{ $n }

## Campus et Doctorants

cli-campus-bonfire = Feu de camp { $n }/{ $limit }.
cli-campus-alert = Carte Alerte { $card } : Étudiants Oméga { $n }/{ $limit }, Bonus d’Alerte +{ $bonus }.
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
cli-campus-university = Université : { $gray } Étudiants, { $omega } Oméga.
cli-campus-spare = Réserve : { $students } Étudiants, { $omegas } Oméga.
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
        [1] A soutenu la première Thèse.
       *[other] A soutenu sa Thèse, place { $n }.
    }
cli-scholar-out = Hors jeu, sans Thèse.
cli-scholar-skills = Compétences : { $cards }.
cli-scholar-jinxes = Cartes de Poisse : { $cards }.
cli-scholar-interns = Stagiaires : { $cards }.
cli-scholar-known = En main, comme on le sait : { $cards }.
cli-scholar-hand = Main : { $cards }.
cli-campus-research =
    { $n ->
        [one] Recherches visibles : { $cards } ; { $n } carte dans la pioche.
       *[other] Recherches visibles : { $cards } ; { $n } cartes dans la pioche.
    }
cli-campus-brood = Œufs à côté du Campus : { $n }. Ramenés : { $all } sur 7.
cli-campus-omega = Omega est dans { $the_zone }. Tome des Secrets { $n }/{ $limit } : { $tome }. Étoiles Noires { $black }.
cli-campus-omega-card = Sa dernière carte : { $card }, Alerte +{ $bonus } dans sa Zone.
cli-campus-cauldron =
    { $n ->
        [one] Chaudron : { $n } Étudiant.
       *[other] Chaudron : { $n } Étudiants.
    }
cli-scholar-star-tokens = Étoiles : { $cards }.
cli-scholar-familiars = Familiers : { $cards }.
cli-scholar-completed = Recherches : { $cards }.
cli-scholar-stored = Sous la Carte Zainetto : { $cards }.
cli-scholar-stored-count =
    { $n ->
        [one] Il y a { $n } carte sous la Carte Zainetto.
       *[other] Il y a { $n } cartes sous la Carte Zainetto.
    }
cli-scholar-silenced = Ne joue plus de Cartes de Ruse pour l’instant, sauf pour déclarer.
cli-scholar-dulled = Le Bonus d’Étude compte 0 pour l’instant.
cli-scholar-carrying = Porte un Œuf : Vitesse −1, Alerte +1 pendant les Études.
cli-scholar-delivered = Œufs ramenés : { $n }.
cli-scholar-fooled = Pas de Compétences : le Jeton du Bouffon est sur la carte.
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
cli-part-egg = un Œuf dans les bras
cli-part-omega = Omega est là
cli-part-sabotage = Sabotage d’Omega
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

## La table de Dungeon Drop : lettres des cubes, plan, héros et boîte ; deux sortes n’ont jamais la même lettre

cli-cube-pillar = p
cli-cube-gold = o
cli-cube-ruby = r
cli-cube-sapphire = s
cli-cube-diamond = d
cli-cube-potion = f
cli-cube-key = k
cli-cube-chest = c
cli-cube-shield = b
cli-cube-goblin = g
cli-cube-troll = t
cli-drop-floor = Étage { $n }
cli-drop-tracker = Compteur de Reliques { $n }/{ $limit }
cli-drop-required = Score Requis { $n }
cli-drop-round = Manche { $n }/{ $limit }
cli-drop-then = puis { $seats }
cli-drop-stuck = Attention : dans cette position, l’étape Déplacement n’a aucune salle à laquelle tu survivrais.
cli-drop-hand =
    { $known ->
        [0] Cubes piochés et pas encore lâchés : { $n }.
       *[other] En main : { $cubes }.
    }
cli-drop-loot = Pillage : { $cubes } ; dégâts { $n }, cœurs restants { $left }, Boucliers { $shields }.
cli-drop-beyond =
    { $n ->
        [one] { $n } autre pièce se trouve au-delà du bord : tape map, ou map x,y pour regarder là.
       *[other] { $n } autres pièces se trouvent au-delà du bord : tape map, ou map x,y pour regarder là.
    }
cli-drop-legend = { $kinds } ; en majuscule les grands. { $limits } Limites du Donjon. L’échelle est en mm.
cli-drop-legend-room = # jeton Pilier, { $room } ta salle.
cli-drop-legend-pawn = @ Pion.
cli-drop-legend-meeple = @0 meeple de la place 0.
cli-drop-life = Vie
cli-drop-weight = Poids
cli-drop-initiative = Init
cli-drop-life-left = Vie { $left }/{ $life }.
cli-drop-covered = Cœurs recouverts : { $parts }.
cli-drop-stash = Butin : { $cubes }.
cli-drop-trophies = Trophées : { $cubes }.
cli-drop-lockpick = A un crochet.
cli-drop-meeples =
    { $n ->
        [one] { $n } point de meeple.
       *[other] { $n } points de meeple.
    }
cli-drop-points =
    { $chests ->
        [0] Score actuel : { $n }.
       *[other] Score actuel : { $n }, et des Coffres à ouvrir : { $chests }.
    }
cli-drop-tilted = inclinée
cli-drop-box = Boîte ({ $n }) : { $cubes }.
cli-drop-aside = Mis de côté : { $cubes }.
cli-drop-discard = Défausse : { $cubes }.
cli-drop-at = { $label } en { $spot }
cli-drop-room =
    { $corners } : { $cubes }{ $how ->
        [safe] {""}
        [hurt] {" "}; dégâts { $n }, cœurs restants { $left }
        [better] {" "}; dégâts { $n }, cœurs restants { $left } ; avec une aide dégâts { $least }, cœurs restants { $most }
        [helped] {" "}; dégâts { $n }, trop sans aide ; avec un Bouclier ou une Aptitude dégâts { $least }, cœurs restants { $most }
       *[fatal] {" "}; dégâts { $n } : tu n’y survivrais pas
    }{ $stair ->
        [yes] {" "}; Escalier
       *[no] {""}
    }
cli-drop-alike =
    { $n ->
        [one] { $label } (ou { $n } autre salle semblable)
       *[other] { $label } (ou { $n } autres salles semblables)
    }
cli-drop-more-rooms =
    { $n ->
        [one] { $n } autre salle : ? salle la montre. On peut taper trois Piliers quelconques, par exemple salle p1 p2 p3.
       *[other] { $n } autres salles : ? salle les montre. On peut taper trois Piliers quelconques, par exemple salle p1 p2 p3.
    }

## Ce que l’on peut taper

cli-forms = Ce que l’on peut essayer
cli-rulings = R : décisions, là où les règles laissent une question ouverte
cli-rules-english = Le texte des règles est en anglais.
cli-unknown = { $text } n’est ni une option, ni le nom de quelque chose que tu vois.
cli-rules-hint = Tape rules avec un chapitre ou un numéro de règle, par exemple : rules { $rule }
cli-help-map = dessiner tout le plan ; avec x,y ou le nom d’un lieu, la partie qui l’entoure
    .command = map [lieu]
cli-help-hand = montrer ta main en entier
    .command = hand
cli-help-table = montrer de nouveau toute la table
    .command = table
cli-help-log = montrer ce qui s’est passé, les dernières lignes
    .command = log [lignes]
cli-help-explain = afficher cette aide ; avec un numéro, expliquer cette option et ce qu’elle touche ; avec des mots, tout ce que tu vois
    .command = ? [numéro ou mots]
cli-help-resign = abandonner : tu quittes la partie
    .command = resign
cli-help-words = une option en toutes lettres, par exemple { $example }
    .command = mots
cli-help-rules = énumérer les chapitres des règles ; avec un chapitre ou un numéro, montrer ses règles
    .command = rules [numéro]
cli-kind-card = carte
cli-kind-cell = espace
cli-kind-seat = place
cli-kind-side = côté
cli-kind-score = score
cli-kind-facing = sens
cli-kind-trick = Carte de Ruse
cli-kind-zone = Zone
cli-kind-scholar = Doctorant
cli-kind-cube = cube
cli-kind-branch = choix
cli-kind-skill = Compétence
cli-kind-number = nombre
cli-kind-corner = Pilier
cli-kind-ability = carte
cli-kind-x = x, -400 à 400
cli-kind-y = y, -300 à 300
cli-kind-height = hauteur, 150 à 300
cli-kind-direction = direction, 0 à 359
cli-kind-strength = force, 0 à 100
cli-kind-intern = Stagiaire
cli-kind-familiar = Familier
cli-kind-deck = pioche
cli-kind-type = type

## Comment taper les actions qui ont plus d’options qu’une liste

cli-form-height = un nombre entier de mm, de 150 à 300 ; plus c’est haut, plus les cubes se dispersent
    .command = hauteur HAUTEUR
cli-form-drop = un point en mm, en Solo dans le triangle de tes jetons, sinon au-dessus des cubes (un point en dehors est ramené au bord), et une hauteur de 150 à 300 ; de bas, les cubes se dispersent le moins
    .command = lâcher X Y HAUTEUR
cli-form-place = un cube de ta main et une place libre où tu pourrais viser, en mm
    .command = poser CUBE X Y
cli-form-flick = un cube, une direction en degrés (0 à droite, 90 en haut, 180 à gauche, 270 en bas) et une force de 0 à 100 (avec Battement d’Ailes jusqu’à 50) ; la moitié fait environ 40 mm, la pleine force environ 130 mm
    .command = pichenette CUBE DIRECTION FORCE
cli-form-slide = un Pilier et une place libre à portée, en mm
    .command = glisser PILIER X Y
cli-form-prop = un Pilier mis de côté et une place libre à 120 mm au plus de ton Pion
    .command = remettre PILIER X Y
cli-form-pull = un point en mm ; l’Or, les Clés et les Coffres à 80 mm au plus glissent vers lui
    .command = attirer X Y
cli-form-point = un point en mm ; tu ramasses des cubes à 60 mm au plus
    .command = point X Y
cli-form-meeple = une place libre dans les limites du Donjon, en mm
    .command = meeple X Y
cli-form-room = trois Piliers ou jetons, dans n’importe quel ordre ; pourquoi avec les mêmes mots dit ce qui interdit une salle
    .command = salle PILIER PILIER PILIER
cli-form-swap = deux cubes, par leur nom sur le plan
    .command = échanger CUBE CUBE
cli-form-transmute = un cube, par son nom sur le plan
    .command = transmuter CUBE
cli-form-banish = un Monstre, par son nom sur le plan
    .command = bannir MONSTRE
cli-form-pick = un cube, par son nom sur le plan
    .command = ramasser CUBE
cli-form-take = un Trésor, par son nom sur le plan
    .command = prendre TRÉSOR

## Exemples, et mots pour l’usage d’une carte

cli-example-dungeoneer = aller nord
cli-example-dungeonology = aller nord
cli-example-rocca-civetta = aller nord
cli-example-dungeon-drop = lâcher 20 -35 150
cli-branch-use = utiliser
cli-branch-stealth = discrétion
cli-branch-alert = alerte
cli-branch-draw = piocher
cli-branch-discard = défausser

## Jeux et parties

cli-seats = de { $low } à { $high } places
cli-version = version { $n } des règles
cli-setting = (de { $low } à { $high }, { $rule })
cli-step = Après { $n } décisions sur { $all }
cli-renewed = Le hasard a été renouvelé ici : la table était revenue avant quelque chose que l’on avait appris.

## Les mots des actions

cli-verb-discard = défausser, défausse, jeter, renoncer à
cli-verb-play = jouer, joue
cli-verb-replace = remplacer, remplace
cli-verb-jump = sauter, téléporter
cli-verb-use = utiliser, utilise, boire
cli-verb-unlock = déverrouiller
cli-verb-lift = lever, se débarrasser de
cli-verb-shed = se défaire de
cli-verb-bane = fléau, maudire
cli-verb-attack = attaquer, attaque, envoyer
cli-verb-trap = piège, piéger
cli-verb-blame = accuser
cli-verb-take = prendre, prends
cli-verb-destroy = détruire
cli-verb-swap = échanger
cli-verb-with = contre
cli-verb-facing = sens
cli-verb-place = placer, poser
cli-verb-move = aller, va, bouger, avancer
cli-verb-open = ouvrir, ouvre, forcer
cli-verb-challenge = défier, défie
cli-verb-room = salle, utiliser la salle
cli-verb-portal = portail
cli-verb-power = pouvoir, utiliser mon pouvoir
cli-verb-farstep = pas lointain
cli-verb-quest = quête, tenter, combattre
cli-verb-offer = offrir, sacrifier
cli-verb-complete = accomplir
cli-verb-style = style
cli-verb-weapon = arme, combattre avec
cli-verb-charge = charge
cli-verb-bare = sans arme, combattre sans arme
cli-verb-pass = passer, passe
cli-verb-done = fini, finir, terminer, finir mon tour, terminer mon tour, arrêter

## Les mots des actions propres à Dungeonology ; plusieurs actions peuvent en partager un

cli-verb-scholar = doctorant, choisir
cli-verb-explore = explorer, explore, exploration
cli-verb-rest = repos, se reposer, me reposer, dormir
cli-verb-submit = soutenir, thèse, soutenir ma thèse
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
cli-verb-keep = garder, protéger
cli-verb-yield = céder, laisser
cli-verb-avoid = éviter, sacrifier
cli-verb-suffer = subir, accepter, sonné
cli-verb-shake = secouer, cube, lâcher
cli-verb-snatch = arracher, carte, prendre une carte

## Mots pour les actions de Rocca Civetta seulement

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
cli-verb-seize = Omega prend
cli-verb-engage = adopter, engager
cli-verb-beyond = au-delà, laisser le premier

## Les mots des actions propres à Dungeon Drop

cli-verb-height = hauteur
cli-verb-drop = lâcher, lâche, viser, relâcher
cli-verb-drink = boire, bois, potion
cli-verb-soothe = soulager, retirer la fatigue
cli-verb-shield = bouclier, arrêter
cli-verb-slay = trophée, vaincre
cli-verb-give-back = rendre, rends
cli-verb-flick = pichenette, pichenette sur
cli-verb-slide = glisser, faire glisser
cli-verb-prop = remettre, étayer, poser
cli-verb-pull = attirer
cli-verb-point = point, autour
cli-verb-pick = ramasser
cli-verb-transmute = transmuter
cli-verb-banish = bannir, défausser
cli-verb-mend = soigner, retirer
cli-verb-meeple = meeple
cli-verb-leave = quitter, partir, quitter l’étage
cli-verb-stay = rester
cli-verb-retire = retraite, prendre ma retraite
cli-verb-descend = descendre

## L’objet de chaque décision de Dungeoneer

cli-dungeoneer-discard-choose = Ton tour commence : tu te sépares d’une carte, ni plus ni moins. Ce peut être une carte de ta main, un de tes Trésors, ou une Quête dont tu ne veux pas ; la Quête est remplacée aussitôt. Puis tu pioches jusqu’à cinq cartes en main.
cli-dungeoneer-encounter-lord = Tu es le maître du donjon. Fléaux, Monstres et Pièges se paient avec le Péril du Héros qu’ils frappent, les Faveurs avec ta propre Gloire. Joue d’abord Faveurs et Fléaux : dès que tu annonces un Monstre ou un Piège, seuls d’autres peuvent suivre.
cli-dungeoneer-encounter-declare = Annonce tous les Monstres et Pièges que tu veux envoyer ce tour-ci ; leur Péril se paie aussitôt. Quand tu t’arrêtes, ils frappent l’un après l’autre dans cet ordre.
cli-dungeoneer-encounter-blame = Ta Rencontre a infligé une blessure. Désigne un adversaire, la victime ou un autre : ce Héros gagne 1 Péril, que tu pourras dépenser plus tard.
cli-dungeoneer-bane-recall = La carte te permet de reprendre en main des Monstres Morts-vivants de la défausse, autant qu’elle le dit. Tu peux aussi t’arrêter avant.
cli-dungeoneer-bane-destroy = La carte défausse un Trésor de sa victime, et c’est toi qui choisis lequel.
cli-dungeoneer-bane-swap = Deux Plans sans Héros échangent leurs places. Aucune partie du donjon ne doit être isolée, et il ne doit pas se fermer tant qu’il reste des Plans.
cli-dungeoneer-bane-swap-with = Choisis la carte qui change de place avec la première. Seules sont proposées celles qui laissent le donjon entier et ouvert.
cli-dungeoneer-bane-facing = Les deux cartes peuvent être tournées de 180 degrés en changeant de place. Seules les façons permises sont proposées.
cli-dungeoneer-inventory-shed = Ta limite de Trésors a baissé. Tu défausses jusqu’à ne garder que ce qu’elle permet.
cli-dungeoneer-build-place = Le Plan que tu as pioché doit être relié : une porte ou un passage qui en rencontre un autre. Il peut être tourné de 180 degrés. Les numéros dans les cadres pointillés du plan sont les options. Rien ne se passe encore : une carte ne compte que lorsqu’on y entre.
cli-dungeoneer-move-act = Ta phase de Mouvement : marche, ouvre des portes, joue Faveurs et Trésors, utilise ton pouvoir ou la salle, avance une Quête, défie un Héros de ton espace. Un espace où tu entres pour la première fois ce tour-ci rapporte son Péril et sa Gloire. Si tu ne bouges pas du tout, tu gagnes le Péril de ton espace. Les numéros entre crochets du plan montrent où mènent les options.
cli-dungeoneer-quest-complete = Plusieurs de tes Quêtes seraient accomplies ici, mais une seule à la fois : ton tour se termine avec elle.
cli-dungeoneer-combat-style = Le Monstre a plusieurs attaques, et c’est toi qui le mènes. Choisis celle que le Héros craindra le plus.
cli-dungeoneer-combat-weapon = Une seule arme au plus compte dans un combat. Son bonus s’ajoute à ton dé et à ton score.
cli-dungeoneer-combat-power = Le pouvoir de ton Héros peut aider avant les dés. Il coûte ce qui est imprimé.
cli-dungeoneer-combat-reckon = Tu as perdu cet échange de Mêlée. Le pouvoir de ton Héros te permet de riposter.
cli-dungeoneer-window-response = Une carte ou un défi vise ton Héros, et rien ne s’est encore passé. C’est le moment des Réponses.
cli-dungeoneer-window-reroll = Les dés sont sur la table. Qui a une carte ou un pouvoir pour cela peut relancer le dé de son Héros.
cli-dungeoneer-window-prevent = Les blessures vont tomber. C’est le dernier moment pour les éviter ou les prévenir.
cli-dungeoneer-window-check = Ce n’est pas ton tour, mais les cartes utilisables à tout moment peuvent l’être maintenant.

## L’objet de chaque décision de Dungeonology

cli-dungeonology-setup-scholar = Quatre Doctorants, chacun avec ses valeurs et ses Compétences. Les Étudiants aident et protègent, la Valeur de Main dit jusqu’à combien de cartes tu pioches, la Vitesse jusqu’où tu vas, l’Intelligence combien de cubes une Étude peut rapporter, l’Endurance combien de Jetons Sonné tu supportes. Tape ? et un nom pour en lire plus.
cli-dungeonology-turn-activity = Un tour a une seule Activité. L’Exploration, c’est se déplacer, faire une Action comme une Étude, et piocher. Le Repos te ramène à la Zone de Départ, soigne et remplit. Avec 2 Étoiles tu peux soutenir ta Thèse : si ses points atteignent l’objectif de la Carte Clan, tu as fini, et le plus tôt est le mieux.
cli-dungeonology-rest-jinx = Un Repos te débarrasse d’une Carte de Poisse. Chacune coûte des points à la fin, et celles qui sont face visible te nuisent jusque-là.
cli-dungeonology-rest-discard = Les cartes qui ne t’aident pas peuvent partir : tu pioches aussitôt après jusqu’à ta Valeur de Main. Choisis-les une à une, puis arrête.
cli-dungeonology-phase-movement = Chaque point de Vitesse te mène une Zone plus loin par des Passages qui se rejoignent, ou révèle une nouvelle Zone de ce Niveau et y entre. Une Porte demande un cube de sa couleur. Entre parenthèses, ce que la Zone fait à qui entre. Les numéros entre crochets du plan montrent où mènent les options. Ton Action vient après cette phase.
cli-dungeonology-zone-lay = La nouvelle tuile doit être reliée : un de ses Passages rejoint un Passage de la Zone d’où tu viens. Elle ne se tourne pas, mais peut être décalée d’une demi-tuile. Les numéros du plan sont au milieu des places possibles ; la tuile est dessinée au-dessous.
cli-dungeonology-zone-under = Les tuiles que tu n’as pas posées passent sous la pile de leur Niveau, dans l’ordre que tu veux : elles viendront en dernier.
cli-dungeonology-stairs-floor = Tu es le premier dans une Zone avec Escalier : il amène une tuile d’un Niveau voisin. Les Niveaux profonds ont des cubes plus précieux et des Valeurs d’Alerte plus hautes.
cli-dungeonology-phase-action = Une seule Action : une Étude de ta Zone pour ses cubes, l’Espionnage d’un Doctorant présent pour un des siens, ou ce qu’offre une Zone, une carte ou une Compétence. Les deux tests demandent des Cartes de Ruse de ta main. Cartes et Compétences peuvent être jouées en plus. Puis ton tour se termine et tu pioches jusqu’à ta Valeur de Main.
cli-dungeonology-study-indicate = Les cubes se prennent à partir de la gauche, autant que tu le dis maintenant, jusqu’à ton Intelligence. Le deuxième augmente la Valeur d’Alerte de 1, le troisième de 2 de plus. En cas d’échec, tu n’en as aucun.
cli-dungeonology-test-declare = Pose une carte après l’autre ; leurs Valeurs Bonus font ta Valeur de Discrétion, dans une Étude avec ton Bonus d’Étude. Elles sont dépensées quoi qu’il arrive, il en faut au moins une, et les autres ne les voient qu’à la déclaration. L’égalité suffit, mais les adversaires peuvent encore augmenter la Valeur d’Alerte.
cli-dungeonology-test-at-once = Tu viens de déclarer. Quelques cartes ne se jouent qu’à ce moment, avant que quiconque ne parle.
cli-dungeonology-test-opponent = Quelqu’un d’autre passe un test. Avec des Instantanés et des Effets Auxiliaires tu peux augmenter la Valeur d’Alerte pour le faire échouer, ou la Valeur de Discrétion pour aider. Chacun parle une fois dans l’ordre du tour ; le testé a le dernier mot.
cli-dungeonology-test-target = On t’espionne. Porte la Valeur d’Alerte au-dessus de la Valeur de Discrétion, et le cube reste chez toi. L’espion peut répondre, puis toi encore, jusqu’à ce que personne n’ajoute rien.
cli-dungeonology-test-tester = Tu as le dernier mot. Quand tu acceptes, les valeurs sont comparées : si ta Valeur de Discrétion égale au moins la Valeur d’Alerte, c’est un succès ; sinon tu gagnes un Jeton Sonné et tu pioches un Étudiant de l’Université.
cli-dungeonology-window-instant = Ce n’est pas ton tour, mais les Instantanés peuvent être joués maintenant. On te redemandera à d’autres moments.
cli-dungeonology-window-turn-start = Un tour commence, et certaines cartes nomment ce moment : c’est le seul pour les jouer.
cli-dungeonology-window-announced = Une Étude est annoncée, mais aucun cube n’est encore désigné. Certaines cartes nomment ce moment.
cli-dungeonology-window-reaction = Un Effet Principal est déclaré et ne s’est pas encore produit. Une Réaction peut l’annuler, et on peut y répondre à son tour ; le dernier déclaré se produit d’abord.
cli-dungeonology-aux-discard = L’Effet Auxiliaire te fait défausser une carte, et tu choisis laquelle.
cli-dungeonology-main-aim = La carte demande une cible, un Doctorant ou une Zone. Elle se nomme avant que les autres puissent réagir.
cli-dungeonology-main-price = La carte peut se payer de deux façons. Les Étudiants piochés viennent de l’Université et vont au Feu de camp, et l’un d’eux peut être l’Étudiant Oméga.
cli-dungeonology-main-number = Plus tu pioches d’Étudiants, plus l’effet est fort, et plus l’Étudiant Oméga est probable.
cli-dungeonology-main-discard = Une partie du prix est une Carte de Ruse de ta main.
cli-dungeonology-card-trap = Chaque Jeton Piège se pose face cachée dans une Zone sans Doctorant ni Piège. Toi seul sais lequel c’est ; qui entre en premier le découvre.
cli-dungeonology-card-slip = À la faveur de la fumée, tu peux passer dans une Zone reliée. Les Portes comptent, mais rien n’y agit sur toi.
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
cli-dungeonology-cube-land = Tous les emplacements d’ici sont pleins : le cube roule dans une Zone reliée de ton choix.
cli-dungeonology-boss-target = Le Boss est réveillé, et tu choisis qui il chasse. Il s’arrête au premier Doctorant qu’il rencontre.
cli-dungeonology-boss-way = Plusieurs chemins se valent jusqu’au Doctorant qu’il chasse, et tu en choisis un.
cli-dungeonology-boss-lead = Après un verre, il suit volontiers : jusqu’à 2 Zones, et il ne Rencontre personne en chemin.
cli-dungeonology-boss-arrival = Il apparaît où sont le plus de Doctorants. Plusieurs Zones en ont autant, et tu choisis.
cli-dungeonology-panic-push = La foule pousse un Doctorant dans une direction tirée au sort. Plusieurs Zones s’y trouvent, et tu en choisis une.

## Ce qui se passe dans Rocca Civetta

cli-rocca-civetta-boss-appear = Le Boss sort de l’ombre à côté d’un Doctorant et fait un pas. Là où il apparaît, il ne Rencontre personne.
cli-rocca-civetta-boss-discard = Le Boss te coûte des cartes, et tu choisis lesquelles. Sépare-toi de ce qui t’aide le moins.
cli-rocca-civetta-boss-goal = Le Boss va là où il y a le plus de cubes, et plusieurs Zones sont à égalité. Envoie-le loin de toi.
cli-rocca-civetta-boss-jinx = Une Carte de Poisse te nuit et coûte des points si tu ne t’en débarrasses pas. Deux Étudiants l’évitent.
cli-rocca-civetta-boss-lead = Après un verre, un Boss suit volontiers : jusqu’à 2 Zones, et personne n’est Rencontré en chemin.
cli-rocca-civetta-boss-pull = Un Doctorant est appelé de 1 Zone vers le Boss, et deux chemins sont aussi courts. Tu as réveillé le Boss, donc tu choisis.
cli-rocca-civetta-boss-silence = Réduit au silence, on peut encore déclarer avec ses cartes, mais pas les jouer pour leurs effets. Un Étudiant te rachète.
cli-rocca-civetta-boss-tribute = Omega veut le cube du haut d’une de tes couleurs. Tu peux le garder et prendre deux Jetons Sonné à la place.
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
cli-rocca-civetta-panic-home = À la fin d’un tour, chacun est emporté vers la Zone de Départ. Deux chemins sont aussi courts.
cli-rocca-civetta-research-claim = Tu remplis une Carte de Recherche visible : la prendre est gratuit et donne des points à la fin. Une carte par tour.
cli-rocca-civetta-skill-bury = Chaque carte choisie va sous la pioche, plus bas que les précédentes.
cli-rocca-civetta-skill-charge = Ta charge passe les Portes, et ce que la Zone fait à qui y entre, elle te le fait. Puis tu sonnes un adversaire présent.
cli-rocca-civetta-skill-search = Tu vois les prochaines cartes de la pioche et tu en prends une. Les autres vont dessous.
cli-rocca-civetta-skill-store = Une carte sous la Carte Zainetto est en sûreté et laisse de la place dans ta main, mais elle ne paie aucun coût. Garde là ce que tu veux pour un test.
cli-rocca-civetta-skill-whip = Éloigne un adversaire des bons cubes, ou chasse-le des tiens. Rien d’autre ne lui arrive.
cli-rocca-civetta-study-pick = Tu n’es pas tenu aux cubes les plus à gauche. Tu choisis de gauche à droite, et chacun de plus augmente la Valeur d’Alerte.
cli-rocca-civetta-turn-intern = Plusieurs de tes Stagiaires agissent au début de ton tour, et tu décides de l’ordre. Un Jeton Sonné de moins peut t’éviter un Repos.

## L’objet de chaque décision de Dungeon Drop

cli-dungeon-drop-setup-height = Tous les cubes du Donjon tombent ensemble, au-dessus du milieu de la table. De 150 mm ils restent plus groupés, de 300 mm ils se dispersent le plus. Tu peux taper n’importe quelle hauteur entre les deux, par exemple hauteur 220.
cli-dungeon-drop-enter-room = Ton Pion se trouve dans chacune de ces salles. Celle que tu choisis est pillée aussitôt, sans Aptitude, et ses trois Piliers deviennent tes jetons #1, #2 et #3. Les salles sont nommées par leurs Piliers sur le plan ; les meilleures d’abord, points contre cœurs.
cli-dungeon-drop-explore-aim = De nouveaux cubes viennent de la boîte sans qu’on les voie et tombent où tu vises. Les nombres au bord du plan sont des millimètres : tape lâcher avec x, y et une hauteur, par exemple lâcher 20 -35 150. De bas, ils restent près du point ; de haut, ils se dispersent et poussent davantage.
cli-dungeon-drop-explore-give-back = Tu as pioché plus de cubes que tu n’en lâches, et tu es seul à les voir. Ceux que tu rends sont mêlés à la boîte.
cli-dungeon-drop-explore-place = Un des cubes piochés est posé à la main sur une place libre où tu pourrais viser ; puis tu lâches les autres. Un Pilier au bon endroit peut ouvrir une salle riche.
cli-dungeon-drop-act-choose = Une Aptitude par tour, chacune à son étape. En Solo, la carte est inclinée et ne sert plus à cet étage. On peut aussi boire des Potions. Tape ? avec un nom pour lire une carte.
cli-dungeon-drop-act-flick = Le cube glisse tout droit et pousse ce qu’il rencontre. La direction 0 va à droite, 90 en haut, 180 à gauche, 270 en bas. La force 50 le mène à environ 40 mm, 100 à environ 130 mm.
cli-dungeon-drop-act-slide = Le Pilier va tout droit à une place libre ; ce qui se trouve entre les deux ne compte pas. Cela peut ouvrir une salle ou en fermer une.
cli-dungeon-drop-act-prop = Les Piliers que tes jetons ont remplacés sont mis de côté. L’un d’eux revient, sur une place libre près de ton Pion.
cli-dungeon-drop-act-pull = L’Or, les Clés et les Coffres proches du point glissent vers lui, tous à la fois, et poussent ce qui est sur leur chemin.
cli-dungeon-drop-act-point = Tu ramasses un à trois cubes autour du point, qui ne sont pas des Piliers, et tu les relâches ensemble où tu vises.
cli-dungeon-drop-act-pick = Jusqu’à trois cubes. Ils tombent ensemble à l’étape suivante.
cli-dungeon-drop-act-aim = Vise avec les cubes que tu as ramassés, comme pour une Exploration : un point et une hauteur.
cli-dungeon-drop-act-swap = Les deux cubes échangent leurs places, où qu’ils soient. Ce qui les gêne alors est poussé. Tape leurs noms, par exemple échanger o1 g2.
cli-dungeon-drop-act-transmute = Le cube va dans la boîte, et un autre pioché au hasard prend sa place. Ce peut être le même.
cli-dungeon-drop-act-banish = Le Monstre est hors jeu et ne blesse personne. Il n’est pas collecté, ce n’est donc pas un trophée.
cli-dungeon-drop-act-mend = Jusqu’à 3 cœurs recouverts sont libérés. Les Monstres retirés ne rapportent plus de points.
cli-dungeon-drop-move-room = Deux de tes jetons restent, et le troisième échange sa place avec un Pilier ; puis tu pilles la nouvelle salle. Chaque ligne donne les trois coins, le butin, les dégâts et les cœurs qu’il te resterait ; les meilleures d’abord, points contre cœurs. Tape pourquoi salle avec trois Piliers pour savoir pourquoi une salle n’est pas offerte.
cli-dungeon-drop-loot-room = Trois Piliers quelconques forment une salle si aucun autre Pilier ne s’y trouve, et tout ce qu’elle contient est à toi, les Monstres aussi. Chaque ligne donne les trois coins, le butin, les dégâts et les cœurs qu’il te resterait ; les salles de même butin partagent une ligne. Tape pourquoi salle avec trois Piliers pour savoir pourquoi une salle n’est pas offerte.
cli-dungeon-drop-loot-none = Dans ton état, on ne survit à aucune salle. Une Potion peut aider ; terminer ne pille rien.
cli-dungeon-drop-loot-ability = Certaines Aptitudes aident pendant un Pillage. On les déclare avant de prendre quoi que ce soit.
cli-dungeon-drop-loot-slay = Ces Monstres vont tout droit dans tes trophées et ne recouvrent aucun cœur. Ils comptent comme collectés.
cli-dungeon-drop-loot-shield = Un Bouclier Magique arrête un Monstre entier, qui devient un trophée, et il est dépensé. Non dépensé, il vaut 2 points. Tu ne peux continuer que si tu survis à ce qui reste.
cli-dungeon-drop-loot-take = Un Trésor qui se trouve tout près de la salle vient avec le reste. Il faut le prendre.
cli-dungeon-drop-stairs-leave = Si tu pars, ton butin est compté aussitôt et doit atteindre le Score Requis, sinon c’est la retraite. Si tu restes, tu continues l’exploration ; quand la boîte est vide, tout est perdu.
cli-dungeon-drop-floor-after = L’étage suivant a une nouvelle Quête, tous tes cœurs et des cartes redressées, et il peut demander plus. Si tu prends ta retraite, les fragments de la Relique décident de ton héritage.
cli-dungeon-drop-turn-end = Une Potion retire un Monstre ou une fatigue de ta carte Race. Gardée, elle ne vaut aucun point, mais elle peut servir plus tard.
cli-dungeon-drop-meeple-place = Si la salle est formée autour de ton meeple, tu marques un point. Tape une place libre dans les limites du Donjon, ou passe.
