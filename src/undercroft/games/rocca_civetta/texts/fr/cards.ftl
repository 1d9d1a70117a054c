### Noms et textes de tout ce qui est imprimé dans Rocca Civetta, en français. La forme est celle du jeu de base ; un message d’ici remplace le sien de même nom.
### Le .text d’une Carte de Recherche dit ce qu’il faut au moment de la prendre. Une Étoile a un métal et la couleur de sa bordure ; .the lui donne son article.
### Typographie : apostrophe courbe, espace insécable avant le deux-points, espace fine insécable avant le point-virgule.

## Doctorants

card-sara = Sara l’Exploratrice
    .short = Sara
    .category = Exploratrice
card-andromeda = Andromeda la Gynoïde
    .short = Andromeda
    .category = Gynoïde
card-onamor = Onamor le Fossoyeur
    .short = Onamor
    .category = Fossoyeur
card-ingrid = Ingrid la Valkyrie
    .short = Ingrid
    .category = Valkyrie
card-enrico = Enrico l’Archéologue
    .short = Enrico
    .category = Archéologue
card-claudio = Claudio le Chasseur
    .short = Claudio
    .category = Chasseur
card-caterina = Caterina l’Alchimiste
    .short = Caterina
    .category = Alchimiste

## Compétences

skill-zainetto = Zainetto
    .text = Mets une carte de ta main sous la Carte Zainetto, 2 au plus (3 en face Furieuse). Personne ne peut l’y prendre ni la défausser, elle ne compte pas dans ta main, et tu la joues comme si tu la tenais.
skill-trailblazer = Pionnière
    .text = Quand tu dépenses de la Vitesse pour révéler une Zone, tu regardes 2 tuiles et tu en poses une qui convient ; l’autre passe sous la pile.
skill-acrobat = Acrobate
    .text = Gagne 2 points de Vitesse, même pendant la Phase d’Action. Ce tour, tu ignores Stop, Péage et Jetons Piège.
skill-data-bank = Banque de données
    .text = Une fois par tour : regarde les 3 premières cartes de la pioche de Ruse, prends-en 1 et mets les autres dessous.
skill-metal-shell = Carapace de métal
    .text = Au tour de chaque joueur, tu ignores le premier Jeton Sonné que tu gagnerais, sauf si c’est un coût.
skill-parallel-thinking = Pensée parallèle
    .text = Dans tes Études, 2, 3, 4 ou 5 cubes n’augmentent la Valeur d’Alerte que de 0, 1, 3 ou 6.
skill-overload = Surcharge
    .text = Une fois par Test de Discrétion, après la déclaration : ajoute ton Intelligence à ta Valeur de Discrétion.
skill-exhume = Exhumer
    .text = Prends 2 Étudiants de la Réserve. Aucun Étudiant ne peut éviter le Jeton Sonné que cela coûte.
skill-mourning-band = Brassard de deuil
    .text = La première fois que tu Sacrifies un Étudiant au tour de chaque joueur, pioche 1 Carte de Ruse.
skill-mass-grave = Fosse commune
    .text = Prends 3 Étudiants de la Réserve. Aucun Étudiant ne peut éviter le Jeton Sonné que cela coûte.
skill-last-rites = Derniers sacrements
    .text = Jusqu’à 4 fois par Test de Discrétion, après la déclaration : ajoute 1 à ta Valeur de Discrétion.
skill-charge = Charge
    .text = Une fois par tour : va dans une Zone liée où il y a un adversaire, malgré les Portes ; ses Effets d’Entrée s’appliquent. Puis un adversaire présent, à ton choix, gagne 1 Jeton Sonné.
skill-shield-wall = Mur de boucliers
    .text = L’Espionnage ne peut te prendre pour cible que depuis ta propre Zone.
skill-winged-steed = Destrier ailé
    .text = Un point de Vitesse te mène aussi dans n’importe quelle Zone adjacente de ton Niveau, liée ou non, malgré Portes et Murs.
skill-chosen-of-the-fallen = Élue des morts
    .text = Une fois par tour : Vole 1 Étudiant à chaque adversaire de ta Zone, puis pioche 1 Carte de Ruse.
skill-field-journal = Carnet de terrain
    .text = La première fois que tu poses une Zone à ton tour, pioche 1 Carte de Ruse.
skill-whip-crack = Coup de fouet
    .text = Une fois par tour : déplace un adversaire d’une Zone liée vers la tienne, ou de la tienne vers une Zone liée, malgré les Portes et sans Effets d’Entrée. Jamais depuis ni vers la Zone de Départ.
skill-fortune-and-glory = Fortune et gloire
    .text = Dans une Étude, tu peux désigner n’importe quels cubes de la Zone qui ont leur place, pas seulement les plus à gauche.
skill-why-snakes = « Pourquoi des serpents ? »
    .text = Tu ignores Embuscade, Danger et Jetons Piège.
skill-snare = Collet
    .text = Pose face cachée dans ta Zone un Jeton Piège de ton choix, s’il n’y en a pas ; jamais dans la Zone de Départ. Les Pièges que tu as posés ne te touchent jamais.
skill-long-snare = Long collet
    .text = Sacrifie ou pioche un Étudiant : pose face cachée un Jeton Piège de ton choix dans ta Zone ou une Zone liée où il n’y en a pas, jamais dans la Zone de Départ. Les Pièges que tu as posés ne te touchent jamais.
skill-lambda-leader = Chef des Lambda
    .text = Les Étudiants Lambda ne sont que pour toi. L’un est parmi tes Étudiants de départ, et au Repos comme au Bivouac tu peux échanger un Étudiant standard contre un autre. Toi seul utilises la carte Lambda.
skill-skinner = Écorcheur
    .text = Quand un adversaire retourne un Jeton Piège que tu as posé, prends-lui 1 Carte de Ruse au hasard ; le cube d’un Péage va sur ton Plateau de Notes.
skill-camp-z = Camp Z
    .text = Une fois par tour, pioche un Étudiant (pas en Furie) : pose le Camp Z sur un côté libre de ta Zone, ou déplace-le là si personne ne s’y tient et qu’aucune Zone n’en a besoin pour son chemin vers la Zone de Départ.
skill-brew = Décoction
    .text = Défausse 2 Cartes de Ruse : défausse 1 Jeton Sonné (pas en Alerte Maximale), prends 1 Étudiant dans la Réserve, ou gagne 2 points de Vitesse.
skill-great-brew = Grande décoction
    .text = Défausse 1 Carte de Ruse : défausse 1 Jeton Sonné (pas en Alerte Maximale), prends 1 Étudiant dans la Réserve, ou gagne 2 points de Vitesse.
skill-zeta-leader = Cheffe des Zeta
    .text = Les Étudiants Zeta ne sont que pour toi. L’un est parmi tes Étudiants de départ, et au Repos comme au Bivouac tu peux échanger un Étudiant standard contre un autre. Toi seule utilises la carte Zeta.
skill-blast-flask = Fiole explosive
    .text = Une fois par Test de Discrétion, dans l’Étude d’un adversaire à ton Niveau, après sa déclaration : augmente la Valeur d’Alerte de 2.

## Cartes de Ruse : Alchimie

card-transmutation = Transmutation
    .text = Élimine le cube du haut d’une de tes colonnes et place un cube de la couleur suivante : Civilisation, Guerre, Culte, Trésor, Caste. Il faut de la place et un tel cube dans la Réserve.
card-reagents = Réactifs
    .text = Regarde les 6 cartes du dessus de la défausse de Ruse, sans cette carte ni celle que tu as payée, et prends-en 1 en main.
card-healing-draught = Potion de soin
    .text = Défausse jusqu’à 2 de tes Jetons Sonné. Pas pendant l’Alerte Maximale.
card-acid-flask = Fiole d’acide
    .text = Jusqu’à la fin de ce tour, tu ignores les Portes. Tu peux aussi retirer tous les Jetons Mur entre ta Zone et une Zone adjacente du même Niveau.
card-catalyst = Catalyseur
    .text = Dans ton propre Test de Discrétion, après la déclaration : ajoute 1 à ta Valeur de Discrétion par Carte de Ruse déclarée, 4 au plus.
card-homunculus = Homoncule
    .text = Prends jusqu’à 3 Étudiants de la Réserve.
card-elixir-of-genius = Élixir de génie
    .text = Jusqu’à la fin de ce tour, ton Intelligence augmente de 1, et désigner plusieurs cubes augmente la Valeur d’Alerte de 3 de moins, sans passer sous 0.
card-volatile-mixture = Mélange instable
    .text = Chaque autre Doctorant de ta Zone et des Zones liées gagne 1 Jeton Sonné et défausse au hasard une Carte de Ruse. Pas pendant un Test de Discrétion.
card-magnum-opus = Magnum opus
    .text = Élimine 2 cubes de ton choix de ton Plateau de Notes ; puis places-y 1 cube de la Réserve qui a sa place et ne vaut pas plus que les deux ensemble.

## Cartes de Ruse : Spécialistes

card-camp-cook = Cuistot
    .text = Gagne ce Stagiaire, pris dans sa pioche ou chez qui l’a. { intern-camp-cook.text }
card-lute-player = Joueur de luth
    .text = Gagne ce Stagiaire, pris dans sa pioche ou chez qui l’a. { intern-lute-player.text }
card-falconer = Fauconnier
    .text = Gagne ce Stagiaire, pris dans sa pioche ou chez qui l’a. { intern-falconer.text }
card-archivist = Archiviste
    .text = Gagne ce Stagiaire, pris dans sa pioche ou chez qui l’a. { intern-archivist.text }
card-smuggler = Contrebandier
    .text = Gagne ce Stagiaire, pris dans sa pioche ou chez qui l’a. { intern-smuggler.text }
card-astronomer = Astronome
    .text = Gagne ce Stagiaire, pris dans sa pioche ou chez qui l’a. { intern-astronomer.text }
card-surgeon = Chirurgien
    .text = Gagne ce Stagiaire, pris dans sa pioche ou chez qui l’a. { intern-surgeon.text }
card-wikiantir = Wikiantir
    .text = Gagne ce Stagiaire, pris dans sa pioche ou chez qui l’a. { intern-wikiantir.text }
card-fool = Bouffon
    .text = Gagne ce Stagiaire, pris dans sa pioche ou chez qui l’a. { intern-fool.text }

## Cartes de Ruse : Spriggan

card-spriggan = Spriggan
    .text = Seulement pour déclarer une Valeur de Discrétion. Qui la déclare prend aussitôt le Stagiaire Spriggan, dans sa pioche ou chez qui l’a.

## Ce que font les Effets Principaux et les Compétences, en quelques mots

deed-transmutation = changer un cube en un cube de la couleur suivante
deed-reagents = prendre 1 des 6 dernières cartes défaussées
deed-healing-draught = défausser jusqu’à 2 Jetons Sonné
deed-acid-flask = ignorer les Portes ce tour, et dissoudre des Murs
deed-catalyst = ajouter 1 à ta Valeur de Discrétion par carte déclarée, 4 au plus
deed-homunculus = prendre jusqu’à 3 Étudiants
deed-elixir-of-genius = Intelligence +1 et Études plus faciles ce tour
deed-volatile-mixture = un Jeton Sonné pour tous à proximité, et une carte de moins
deed-magnum-opus = céder 2 cubes contre 1 qui vaut autant que les deux
deed-zainetto = mettre une carte sous la Carte Zainetto
deed-acrobat = gagner 2 points de Vitesse, ignorer Stop, Péage et Pièges
deed-data-bank = prendre 1 des 3 premières cartes de la pioche
deed-overload = ajouter ton Intelligence à ta Valeur de Discrétion
deed-exhume = prendre 2 Étudiants
deed-mass-grave = prendre 3 Étudiants
deed-last-rites = ajouter 1 à ta Valeur de Discrétion
deed-charge = charger dans une Zone liée et y sonner un adversaire
deed-chosen-of-the-fallen = Voler 1 Étudiant à chaque adversaire présent, piocher une carte
deed-whip-crack = attirer un adversaire ici, ou en repousser un
deed-snare = poser un Jeton Piège ici
deed-long-snare = poser un Jeton Piège ici ou dans une Zone liée
deed-camp-z = poser le Camp Z à côté de ta Zone
deed-brew = un Jeton Sonné de moins, un Étudiant ou 2 points de Vitesse pour 2 cartes
deed-great-brew = un Jeton Sonné de moins, un Étudiant ou 2 points de Vitesse pour 1 carte
deed-blast-flask = ajouter 2 à la Valeur d’Alerte

## Effets Secondaires, comme ils sont imprimés

aux-alchemy-1 = Défausse 1 carte, puis pioche 2 Cartes de Ruse.
aux-alchemy-2 = Défausse 2 cartes, puis pioche 3 Cartes de Ruse.
aux-alchemy-3 = Pioche 2 Cartes de Ruse.
aux-specialists-1 = Dans ton propre Test de Discrétion, après la déclaration, ajoute le nombre de tes Stagiaires à la Valeur de Discrétion.
aux-spriggan-0 = Aucun.

## Effets Secondaires, comme on les choisit

effect-alchemy-1-use = défausser 1 carte, puis piocher 2 Cartes de Ruse
effect-alchemy-2-use = défausser 2 cartes, puis piocher 3 Cartes de Ruse
effect-alchemy-3-use = piocher 2 Cartes de Ruse
effect-specialists-1-stealth = ajouter le nombre de tes Stagiaires à la Valeur de Discrétion

## Stagiaires

intern-camp-cook = Cuistot
    .text = Tes Étudiants de départ augmentent de 1 ; après ton Repos ou ton Bivouac, pioche 1 Carte de Ruse de plus.
intern-lute-player = Joueur de luth
    .text = Quand un Boss te Rencontre, tu peux défausser 1 carte : la Rencontre n’a pas lieu.
intern-falconer = Fauconnier
    .text = Ton Espionnage peut viser un Doctorant à 2 Zones liées au plus.
intern-archivist = Archiviste
    .text = Après chaque Étude réussie, pioche 1 Carte de Ruse.
intern-smuggler = Contrebandier
    .text = Chaque fois que tu dois Lâcher un cube, Péage compris, tu peux défausser 1 carte et le garder.
intern-astronomer = Astronome
    .text = Dans chacun de tes Tests de Discrétion, juste après la déclaration, Divination 1 augmente ta Valeur de Discrétion.
intern-surgeon = Chirurgien
    .text = Au début de ton tour, défausse 1 Jeton Sonné. Pas pendant l’Alerte Maximale.
intern-wikiantir = Wikiantir
    .text = Ton Bonus d’Étude compte 1 de plus. Une fois à chacun de tes tours, tu peux regarder le dessus d’une pioche ou d’une pile de tuiles.
intern-fool = Bouffon
    .text = Au début de ton tour, place le Jeton du Bouffon sur un adversaire : jusqu’au début de ton prochain tour, ce Doctorant n’a pas de Compétences.
intern-spriggan = Spriggan
    .text = Au début de ton tour, le sort décide. Civilisation : pioche 1 carte. Guerre : 1 Jeton Sonné. Culte : +2 dans ton prochain Test de Discrétion ce tour. Trésor : Lâche ton cube de moindre valeur. Caste : prends 2 Étudiants.

## Cartes de Poisse

card-frostbite = Engelures
    .text = À chaque tour, la première Zone où tu entres avec des points de Vitesse en coûte 2.
card-cursed-idol = Idole maudite
    .text = Chaque fois que tu Collectes ou Voles un cube Trésor ou Caste, tu gagnes 1 Jeton Sonné.
card-nightmares = Cauchemars
    .text = Un Repos ou un Bivouac te laisse 1 Jeton Sonné.
card-wet-notes = Notes détrempées
    .text = Tu ne peux pas déclarer avec des cartes de Valeur Bonus 1.
card-double-agent = Agent double
    .text = Tes Étudiants n’augmentent pas la Valeur d’Alerte de l’Espionnage contre toi.
card-union-strike = Grève étudiante
    .text = Chaque coût qui Sacrifie des Étudiants, pour une carte, une Compétence ou un Espionnage, en demande 1 de plus.
card-plagiarism-charge = Accusation de plagiat
    .text = Ton bonus pour l’ordre des Thèses baisse de 2, et tu ne peux pas prendre de Recherche.
card-egg-on-the-face = Perdre la face
    .text = Tes Stagiaires ne font rien, mais leurs points comptent toujours.

## Cartes de Clan

card-horn-blowers = Sonneurs de cor
card-wine-pressers = Fouleurs de raisin
card-ember-singers = Chantres de la braise
card-hoof-dancers = Sabots dansants
card-golden-fleece = Toison d’or
card-antler-court = Cour des bois de cerf
card-iron-hooves = Sabots de fer
card-root-whisperers = Murmureurs des racines
card-night-foragers = Glaneurs de nuit
card-thyrsus-bearers = Porteurs de thyrse
card-oak-elders = Anciens du chêne
card-cup-thieves = Voleurs de coupes

## Cartes de Recherche

card-balanced-survey = Étude équilibrée
    .text = Au moins 1 cube dans chacune des cinq colonnes.
card-village-census = Recensement du village
    .text = 5 cubes Civilisation ou plus.
card-arms-report = Rapport d’armement
    .text = 4 cubes Guerre ou plus.
card-liturgy = Liturgie
    .text = 3 cubes Culte ou plus.
card-tax-ledger = Registre des impôts
    .text = 3 cubes Trésor ou plus.
card-royal-tree = Arbre royal
    .text = 2 cubes Caste ou plus.
card-full-classroom = Salle comble
    .text = 7 Étudiants ou plus.
card-deep-field-work = Terrain profond
    .text = Tu es au Niveau III ou plus bas et tu n’as aucun Jeton Sonné.
card-well-staffed = Équipe étoffée
    .text = 2 Stagiaires ou plus (sans Effets Principaux : 9 cubes ou plus).
card-clean-record = Casier vierge
    .text = 2 Étoiles ou plus et aucune Carte de Poisse.
card-last-detail = Dernier détail
    .text = Tu es dans une Zone qui a des emplacements mais aucun cube et qui est liée à 3 Zones ou plus.
card-eyewitness = Témoin oculaire
    .text = Tu es dans la Zone du Boss (sans Boss : dans une Zone dont la Valeur d’Alerte imprimée est 6 ou plus).

## Cartes de Panique

card-outside-the-dungeon = En dehors du donjon
    .text = Chaque tour commence par la pioche de 1 Étudiant et finit par 1 pas vers la Zone de Départ, malgré les Portes et sans Effets de Zone. Changer de Niveau coûte 1 point de Vitesse de plus.
card-cooking-time = Temps de Cuisson
    .text = Chaque tour commence par la pioche de 1 Étudiant ; puis mets un Étudiant dans le Chaudron ou gagne 1 Jeton Sonné. Personne ne gagne d’Étudiants du Feu de camp. À 2 Étudiants par joueur dedans, la partie finit.
card-rolling-stone = Pierre qui Roule
    .text = Chaque tour commence par la pioche de 1 Étudiant. Un rocher est dans la Zone la plus éloignée de la Zone de Départ et roule de 1 Zone vers elle à la fin de chaque tour. Qui est sur son chemin gagne 2 Jetons Sonné et Lâche 1 cube ; qui était déjà au maximum sort du jeu, sans Thèse. Quand il devrait atteindre la Zone de Départ, la partie finit.
card-egg-hunt = Course aux Œufs
    .text = Chaque tour commence par la pioche de 1 Étudiant. Tous les Œufs non ouverts vont dans le Terrier, sinon dans la Zone où il y a le plus de Doctorants. En ouvrir un ne coûte que l’Action ; une Fausse Information vaut 1 Jeton Sonné et ne réveille pas Marconiglio. Quand il ne reste aucun Œuf non ouvert, la partie finit.
card-mind-twist = Distorsion Mentale
    .text = Chaque tour commence par la pioche de 1 Étudiant ; puis tire une direction au hasard, sauf dans la Zone de Départ. Nord : rien. Est : échange ta main avec le prochain Doctorant à gauche qui n’est pas dans la Zone de Départ. Sud : échange ta place avec un Doctorant tiré au hasard. Ouest : défausse ta main et pioche 1 carte de moins. Toute Compétence qui a un coût coûte aussi 1 carte.

## Boss

card-capagrezza-hypnotist = Capagrezza l’Hypnotiseur
    .the = Capagrezza
    .sighting = Capagrezza apparaît dans cette Zone, et chaque Doctorant de ce Niveau défausse 1 carte.
    .activation = Chaque Doctorant de son Niveau est déplacé de 1 Zone vers lui, malgré les Portes et sans Effets d’Entrée ; puis il avance de 1 Zone vers le Doctorant le plus proche.
    .encounter = Défausse la carte de ta main qui a la plus haute Valeur Bonus et perds tous tes points de Vitesse.
    .text = Apparition : { card-capagrezza-hypnotist.sighting } Activation : { card-capagrezza-hypnotist.activation } Rencontre : { card-capagrezza-hypnotist.encounter }
card-capagrezza-showman = Capagrezza le Bateleur
    .the = Capagrezza
    .sighting = Capagrezza apparaît dans cette Zone, et 1 Étudiant est pioché.
    .activation = Il avance de 3 Zones au plus vers la Zone qui a le plus de cubes.
    .encounter = Jusqu’à la fin de ton prochain tour, tu ne joues de Cartes de Ruse que pour déclarer une Valeur de Discrétion, sauf si tu Sacrifies 1 Étudiant maintenant.
    .text = Apparition : { card-capagrezza-showman.sighting } Activation : { card-capagrezza-showman.activation } Rencontre : { card-capagrezza-showman.encounter }
card-basilisk-stone-gaze = Basilic au Regard de pierre
    .the = le Basilic
    .sighting = Le Basilic apparaît dans cette Zone.
    .activation = Il va tout droit dans une direction tirée au sort, de 3 Zones au plus ; s’il ne le peut pas, dans la direction suivante, dans le sens horaire.
    .encounter = Perds tous tes points de Vitesse. Sacrifie 1 Étudiant ; si tu n’en as pas, gagne 2 Jetons Sonné.
    .text = Apparition : { card-basilisk-stone-gaze.sighting } Activation : { card-basilisk-stone-gaze.activation } Rencontre : { card-basilisk-stone-gaze.encounter }
card-basilisk-hungry = Basilic Affamé
    .the = le Basilic
    .sighting = Le Basilic apparaît dans cette Zone.
    .activation = Il avance de 3 Zones au plus vers le Doctorant qui a le plus d’Étudiants.
    .encounter = Sacrifie la moitié de tes Étudiants, arrondie au supérieur ; si tu n’en as pas, gagne 1 Jeton Sonné.
    .text = Apparition : { card-basilisk-hungry.sighting } Activation : { card-basilisk-hungry.activation } Rencontre : { card-basilisk-hungry.encounter }
card-shadow-lord = Seigneur des Ombres
    .the = le Seigneur des Ombres
    .sighting = Le Seigneur des Ombres apparaît dans cette Zone, et tous les Étudiants du Feu de camp vont dans la Réserve.
    .activation = Il apparaît dans une Zone adjacente à un Doctorant tiré au sort, liée ou non et sans Rencontre ; puis il avance de 1 Zone vers lui.
    .encounter = Ton Bonus d’Étude compte 0 jusqu’à la fin de ton prochain tour. Défausse des cartes de ton choix jusqu’à n’en tenir que 2.
    .text = Apparition : { card-shadow-lord.sighting } Activation : { card-shadow-lord.activation } Rencontre : { card-shadow-lord.encounter }
card-raganella-witch = Raganella la Sorcière
    .the = Raganella
    .sighting = Raganella apparaît dans cette Zone.
    .activation = Elle avance de 2 Zones au plus vers le Doctorant qui a le plus de cubes Culte ; puis chaque Doctorant de sa Zone ou d’une Zone liée défausse une carte au hasard.
    .encounter = Prends une Carte de Poisse face cachée, sauf si tu Sacrifies 2 Étudiants.
    .text = Apparition : { card-raganella-witch.sighting } Activation : { card-raganella-witch.activation } Rencontre : { card-raganella-witch.encounter }
card-raganella-cook = Raganella la Cuisinière
    .the = Raganella
    .sighting = Raganella apparaît dans cette Zone, et jusqu’à 2 Étudiants du Feu de camp vont dans la Réserve.
    .activation = Elle avance de 3 Zones au plus vers le Doctorant qui a le plus d’Étudiants.
    .encounter = Sacrifie 2 Étudiants ; pour chacun qui te manque, gagne 1 Jeton Sonné.
    .text = Apparition : { card-raganella-cook.sighting } Activation : { card-raganella-cook.activation } Rencontre : { card-raganella-cook.encounter }
card-omega-mentalist = Omega Mentaliste
    .the = Omega
    .sighting = Omega apparaît dans cette Zone.
    .activation = Il avance de 3 Zones au plus vers un Doctorant tiré au sort ; s’il ne Rencontre personne, 1 Étudiant est pioché.
    .encounter = Montre ta main et défausse toutes les cartes du type que tu as le plus ; à égalité, tu choisis.
    .text = Apparition : { card-omega-mentalist.sighting } Activation : { card-omega-mentalist.activation } Rencontre : { card-omega-mentalist.encounter }
card-omega-grand-master = Omega Grand Maître
    .the = Omega
    .sighting = Omega apparaît dans cette Zone, et 1 Étudiant est pioché.
    .activation = Il avance de 2 Zones au plus vers le Doctorant qui a le plus d’Étoiles.
    .encounter = Le sort désigne une de tes couleurs : Élimine son cube du haut, ou gagne 2 Jetons Sonné.
    .text = Apparition : { card-omega-grand-master.sighting } Activation : { card-omega-grand-master.activation } Rencontre : { card-omega-grand-master.encounter }
card-jukas = Jukas
    .the = Jukas
    .sighting = Jukas apparaît dans cette Zone avec ses trois Étudiants Phi.
    .activation = Il apparaît dans une Zone adjacente à un Doctorant tiré au sort, liée ou non et sans Rencontre ; puis il avance de 1 Zone vers lui.
    .encounter = Une de tes cartes, au hasard, va à chaque adversaire hors de la Zone de Départ, tant qu’il y en a (sans adversaire, 1 est défaussée), ou Sacrifie 1 Étudiant. Ensuite tu peux défausser 2 cartes pour libérer un Étudiant Phi : il est à toi. L’Alerte monte de 1 par Phi avec lui.
    .text = Apparition : { card-jukas.sighting } Activation : { card-jukas.activation } Rencontre : { card-jukas.encounter }
card-mother-basilisk = Maman Basilic
    .the = Maman Basilic
    .sighting = Maman Basilic apparaît dans cette Zone avec un Œuf, s’il en reste à côté du Campus.
    .activation = Elle avance de 2 Zones au plus vers le Doctorant le plus proche dans une autre Zone qui porte un Œuf ; s’il n’y en a pas, vers l’Œuf le plus proche dans une autre Zone.
    .encounter = Gagne 1 Jeton Sonné et laisse dans la Zone l’Œuf que tu portes. Si tu avais déjà tous tes Jetons Sonné, Lâche aussi 1 cube de ton choix.
    .text = Apparition : { card-mother-basilisk.sighting } Activation : { card-mother-basilisk.activation } Rencontre : { card-mother-basilisk.encounter }
card-freddo = Freddo
    .the = Freddo
    .sighting = Freddo apparaît dans cette Zone avec un Iota.
    .activation = Il avance de 2 Zones au plus vers le Doctorant le plus proche qu’il peut atteindre, et met un Iota dans chaque Zone où il entre et qui n’en a pas.
    .encounter = Défausse 1 Jeton Eau Chaude ; si tu n’en as pas, gagne 1 Jeton Sonné et perds tous tes points de Vitesse.
    .text = Apparition : { card-freddo.sighting } Activation : { card-freddo.activation } Rencontre : { card-freddo.encounter }
card-marconiglio = Marconiglio
    .the = Marconiglio
    .sighting = Le Terrier est posé à côté de cette Zone, lié à elle, et Marconiglio y apparaît ; faute de place, il apparaît dans cette Zone.
    .activation = Il saute de 4 Zones au plus vers l’Œuf le plus proche hors du Terrier, malgré Murs, Portes et Niveaux, et l’emporte dans le Terrier. Sans Œuf, il saute vers le Doctorant qui a le plus de coquilles.
    .encounter = Défausse 2 Cartes de Ruse ou gagne 1 Jeton Sonné.
    .text = Apparition : { card-marconiglio.sighting } Activation : { card-marconiglio.activation } Rencontre : { card-marconiglio.encounter }
card-enrico-giovanni = Enrico Giovanni
    .the = Enrico Giovanni
    .sighting = Il apparaît dans cette Zone, et la Fosse aux serpents va dans la Zone liée qui a le plus de cubes.
    .activation = Il avance de 3 Zones au plus vers le Doctorant qui a le plus d’Étoiles, à égalité le plus de points sur le Tableau de Notes. S’il a avancé, la Fosse aux serpents va dans la Zone d’où il est parti.
    .encounter = Gagne 1 Jeton Sonné et Perds 1 cube d’une couleur que tu as, au hasard.
    .text = Apparition : { card-enrico-giovanni.sighting } Activation : { card-enrico-giovanni.activation } Rencontre : { card-enrico-giovanni.encounter }
card-scilla-and-cariddi = Scilla et Cariddi
    .the = Scilla
    .sighting = Scilla apparaît dans cette Zone, et un Tentacule de Cariddi va dans la Zone liée qui a le plus de cubes.
    .activation = On pioche une direction. Au nord ou au sud, Scilla avance de 3 Zones au plus vers le Doctorant qui a le plus de cubes Culte. À l’est ou à l’ouest, un Tentacule va dans la Zone d’un Doctorant au hasard, ou, s’il y en a déjà un, dans une Zone liée.
    .encounter = Scilla : l’Épreuve. Donne un cube de valeur 4 ou plus et prends une Bénédiction, ou gagne 1 Jeton Sonné ; qui a une Bénédiction est laissé en paix. Cariddi, là où va le Tentacule : Sacrifie 2 Étudiants, ou gagne 1 Jeton Sonné si tu ne peux pas.
    .text = Apparition : { card-scilla-and-cariddi.sighting } Activation : { card-scilla-and-cariddi.activation } Rencontre : { card-scilla-and-cariddi.encounter }
card-cariddi = Cariddi
    .the = Cariddi
    .encounter = Sacrifie 2 Étudiants, ou gagne 1 Jeton Sonné si tu ne peux pas.

## Jetons et Étoiles

token-fools-token = Jeton du Bouffon
    .text = Le Doctorant dont la carte le porte n’a pas de Compétences jusqu’au prochain tour de qui a le Bouffon.
token-zainetto = Carte Zainetto
    .text = Le petit sac à dos de Sara : les cartes dessous sont face cachée, et elle les joue comme si elle les tenait.
token-cauldron = Chaudron
    .text = Les Étudiants qu’il contient ne sont nulle part ailleurs. Quand il en a 2 par joueur, la partie finit avec ce tour.
token-egg = Œuf
    .text = Ramasse-le pour 1 point de Vitesse, ce qui réveille Maman Basilic. Il te ralentit et rend tes Études plus difficiles ; ramené au camp, il vaut 2 points.
token-shell = Coquille
    .text = D’un Œuf ouvert. Chacune vaut 2 points ; qui en a le plus en a 3 de plus à la fin, 1 chacun à égalité.
token-idol = Idole
    .text = Elle est dans la Crypte, et qui l’a a 3 points. L’Espionnage peut la viser, comme un cube de valeur 5.
token-bridge = Pont
    .text = Qui le traverse pioche une direction : au nord il s’effondre pour de bon, et l’on reste où l’on était avec un Jeton Sonné.
token-pillar = Pilier
    .text = Qui entre dans les Catacombes défausse une carte de Valeur Bonus 2 ou plus, ou perd tous ses points de Vitesse. Deux cartes, comme Action sur place, l’enlèvent.
token-snake-pit = Fosse aux serpents
    .text = Sa Zone a aussi Embuscade 2.
token-boulder = Rocher
    .text = Il roule de 1 Zone vers la Zone de Départ à la fin de chaque tour : 2 Jetons Sonné et un cube pour qui est sur son chemin, et la fin de la partie quand il y arrive.
token-tentacle = Tentacule
    .text = Sa Zone a aussi Stop, et sa Valeur d’Alerte augmente de 1. Une Étude ou un Espionnage réussis sur place le renvoient : 1 point. Quand les sept sont sortis, chaque joueur pioche un Étudiant au début de son tour.
token-blessing = Bénédiction
    .text = Scilla la donne pour un cube de valeur 4 ou plus, une fois à chaque Doctorant : 6 points à la fin. Qui n’en a pas en perd 2.
token-ice = Iota
    .text = Là où il y en a un, la Zone est Gelée : l’Alerte des tests y est plus haute de 1, et y entrer coûte 1 point de Vitesse de plus.
token-hot-water = Jeton Eau Chaude
    .text = Défausse-le dans ta Phase de Mouvement ou d’Action pour faire fondre l’Iota de ta Zone ou perdre 1 Jeton Sonné. Tu en as 2 au plus, et chacun que tu gardes vaut 1 point à la fin, chaque Iota fondu 3.
token-phi = Étudiant Phi
    .text = Un Étudiant en violet que Jukas a amené. Libéré, c’est un Étudiant comme les autres ; perdu, il est écarté pour de bon.
token-star = Étoile
    .text = Gardée tant qu’un cube est à côté d’elle ; un jeton montre son métal et la couleur de sa bordure. Il en faut deux pour soumettre une Thèse, et certains Clans en veulent une précise.
star-silver-green = Étoile verte d’argent
    .the = l’Étoile verte d’argent
star-gold-green = Étoile verte d’or
    .the = l’Étoile verte d’or
star-silver-red = Étoile rouge d’argent
    .the = l’Étoile rouge d’argent
star-gold-red = Étoile rouge d’or
    .the = l’Étoile rouge d’or
star-silver-blue = Étoile bleue d’argent
    .the = l’Étoile bleue d’argent
star-gold-blue = Étoile bleue d’or
    .the = l’Étoile bleue d’or
star-gold-yellow = Étoile jaune d’or
    .the = l’Étoile jaune d’or
star-gold-purple = Étoile violette d’or
    .the = l’Étoile violette d’or

## Genres de cartes, types, moments

kind-research = Carte de Recherche
type-alchemy = Alchimie
type-specialists = Spécialistes
type-spriggan = Spriggan

## Cubes

cube-false-information = Fausse Information
    .the = un cube de Fausse Information
cube-universal-information = Information Universelle
    .the = un cube d’Information Universelle
cube-idol = Idole
    .the = l’Idole

## Niveau IV et Familiers

card-IV-1 = Nid de Yocca
    .the = le Nid de Yocca
card-IV-2 = Antre de la Manticore
    .the = l’Antre de la Manticore
card-IV-3 = Escalier de cristal
    .the = l’Escalier de cristal
card-IV-4 = Ossuaire des anciens rois
    .the = l’Ossuaire des anciens rois
card-IV-5 = Chambre du sablier
    .the = la Chambre du sablier
card-IV-6 = Seuil des abysses
    .the = le Seuil des abysses
card-camp-z-i = Camp Z
    .the = le Camp Z
card-camp-z-ii = { card-camp-z-i }
    .the = { card-camp-z-i.the }
card-camp-z-iii = { card-camp-z-i }
    .the = { card-camp-z-i.the }
card-camp-z-iv = { card-camp-z-i }
    .the = { card-camp-z-i.the }
icon-hecatomb = Hécatombe
    .text = Qui entre Sacrifie tous ses Étudiants.
card-thermal-bath = Bains thermaux
    .the = les Bains thermaux
card-burrow-i = Terrier de Marconiglio
    .the = le Terrier
card-burrow-ii = { card-burrow-i }
    .the = { card-burrow-i.the }
card-burrow-iii = { card-burrow-i }
    .the = { card-burrow-i.the }
card-burrow-iv = { card-burrow-i }
    .the = { card-burrow-i.the }
icon-mandatory-passage = Passage Obligatoire
    .text = Cette Zone est liée à deux autres au plus ; des Murs ferment ses autres Passages.
card-crypt = Crypte
    .the = la Crypte
card-catacombs = Catacombes
    .the = les Catacombes
card-lair-of-cariddi = Antre de Cariddi
    .the = l’Antre de Cariddi
icon-bucket = Seau
    .text = Qui entre peut défausser jusqu’à 2 Cartes de Ruse pour autant de Jetons Eau Chaude.
icon-camp-z = Camp Z
    .text = Action : un Bivouac qui ne demande aucune couleur. Qui n’est pas Caterina lui remet d’abord 1 Étudiant, ou 1 Carte de Ruse au hasard s’il n’en a pas.
icon-engage-familiar = Adoption
    .text = Action : paie les cubes du Familier et prends-le, s’il ne suit personne.
card-yocca = Yocca
    .the = Yocca
    .text = Vitesse +1. Embuscade et Stop ne te touchent pas. Une fois par tour, dans une Étude, tu peux laisser le cube le plus à gauche et compter à partir du deuxième.
card-manticore = Manticore
    .the = la Manticore
    .text = +2 à ta Valeur de Discrétion en Espionnage, et +2 à la Valeur d’Alerte d’un Espionnage contre toi. À chaque tour, la première Rencontre avec le Boss n’a pas lieu.
kind-familiar = Familier
floor-4 = IV

## Omega

token-tome = Tome des Secrets
    .text = Ce qu’Omega possède : les cubes remplissent ses emplacements depuis le coin supérieur gauche. Si une Phase Omega commence avec le dernier emplacement rempli, il a gagné.
token-black-star = Étoile Noire
    .text = Imprimée sur un emplacement du Tome des Secrets : Omega l’a tant qu’un cube la couvre.
kind-omega-card = Carte Omega
card-omega-01 = Relevé
    .text = Il passe par N1, puis E2. Rencontre : défausser une carte au hasard. Étoile Noire : un Jeton Sonné. Étoile : il Collecte le cube le plus à gauche de la Zone. Sabotage : Divination 1. Alerte +1 dans sa Zone.
card-omega-02 = Relevé
    .text = Il passe par E1, puis S2. Rencontre : un Jeton Sonné. Étoile Noire : un Jeton Sonné. Étoile : il Collecte le cube le plus à gauche de la Zone. Réaction : l’effet est ignoré. Alerte +1 dans sa Zone.
card-omega-03 = Relevé
    .text = Il passe par S1, puis O2. Il Collecte le cube le plus à gauche de la Zone. Rencontre : défausser une carte au hasard. Étoile Noire : défausser deux cartes au hasard. Étoile : il Collecte le cube suivant à gauche. Étoiles Doubles : il Collecte le cube le plus précieux de son Niveau. Sabotage : Divination 1. Alerte +1 dans sa Zone.
card-omega-04 = Relevé
    .text = Il passe par O1, puis N2. Rencontre : Sacrifier un Étudiant, ou un Jeton Sonné. Étoile Noire : un Jeton Sonné. Étoile : piocher un Étudiant. Réaction : il s’esquive par un Passage au hasard. Alerte +1 dans sa Zone.
card-omega-05 = Raccourci
    .text = Il passe par N2. Il Collecte le cube le plus à gauche de la Zone. Rencontre : un Jeton Sonné. Étoile Noire : il Vole un cube d’une couleur au hasard. Étoile : il Collecte le cube suivant à gauche. Sabotage : Divination 1.
card-omega-06 = Raccourci
    .text = Il passe par S2. Rencontre : Sacrifier un Étudiant, ou un Jeton Sonné. Étoile Noire : défausser deux cartes au hasard. Étoile : piocher un Étudiant. Étoiles Doubles : une Carte de Poisse face cachée.
card-omega-07 = Saccage
    .text = Omega pioche 1 Étudiant. Il passe par E2, puis E1. Il Collecte les deux cubes les plus à gauche de la Zone. Rencontre : défausser une carte au hasard. Étoile Noire : un Jeton Sonné. Réaction : défausser une carte au hasard. Alerte +2 dans sa Zone.
card-omega-08 = Saccage
    .text = Omega pioche 1 Étudiant. Il passe par O2, puis O1. Il Collecte le cube le plus à gauche de la Zone. Rencontre : un Jeton Sonné. Étoile Noire : un Jeton Sonné. Étoiles Doubles : il Collecte le cube le plus précieux de son Niveau. Sabotage : Divination 2. Alerte +2 dans sa Zone.
card-omega-09 = Ratissage
    .text = Il passe par N1, puis N2, puis E1. Il Collecte le cube le plus à gauche de chaque Zone où il entre, deux au plus. Rencontre : un Jeton Sonné. Étoile Noire : défausser deux cartes au hasard. Étoile : défausser une carte au hasard. Alerte +1 dans sa Zone.
card-omega-10 = Ratissage
    .text = Il passe par S1, puis S2, puis O1. Il Collecte le cube le plus à gauche de chaque Zone où il entre, deux au plus. Rencontre : défausser une carte au hasard. Étoile Noire : il Vole un cube d’une couleur au hasard. Étoile : défausser une carte au hasard. Sabotage : Divination 1. Réaction : il s’esquive par un Passage au hasard. Alerte +1 dans sa Zone.
card-omega-11 = La crème
    .text = Il passe par un Passage au hasard. Il Collecte le cube le plus précieux de la Zone. Rencontre : un Jeton Sonné. Étoile Noire : un Jeton Sonné. Étoile : piocher un Étudiant. Étoiles Doubles : une Carte de Poisse face cachée. Sabotage : Divination 2. Alerte +2 dans sa Zone.
card-omega-12 = La crème
    .text = Il passe par un Passage au hasard. Il Collecte le cube le plus précieux de la Zone. Rencontre : Sacrifier un Étudiant, ou un Jeton Sonné. Étoile Noire : défausser deux cartes au hasard. Étoile : piocher un Étudiant. Réaction : l’effet est ignoré. Alerte +2 dans sa Zone.
card-omega-13 = Brûler la page
    .text = Omega pioche 1 Étudiant. Il passe par O2, puis S1. Il Élimine le cube le plus à gauche de la Zone. Rencontre : défausser une carte au hasard. Étoile Noire : un Jeton Sonné. Étoile : il Collecte le cube suivant à gauche. Étoiles Doubles : il Collecte le cube le plus précieux de son Niveau. Sabotage : Divination 1, Divination 1. Alerte +1 dans sa Zone.
card-omega-14 = Brûler la page
    .text = Omega pioche 1 Étudiant. Il passe par E1, puis N1. Il Élimine le cube le plus à gauche de la Zone. Rencontre : Lâcher un cube au choix. Étoile Noire : un Jeton Sonné. Étoile : il Collecte le cube suivant à gauche. Réaction : défausser une carte au hasard. Alerte +1 dans sa Zone.
card-omega-15 = Autodafé
    .text = Il passe par un Passage au hasard. Il Élimine le cube le plus précieux de la Zone. Rencontre : piocher un Étudiant. Étoile Noire : défausser deux cartes au hasard. Étoile : il Collecte le cube suivant à gauche. Sabotage : Divination 3. Alerte +3 dans sa Zone.
card-omega-16 = Embuscade
    .text = Omega pioche 1 Étudiant. Il se Téléporte auprès du Doctorant. Il Vole un cube d’une couleur au hasard à un Doctorant à proximité, ou Collecte le cube le plus à gauche de la Zone. Rencontre : un Jeton Sonné. Étoile Noire : il Vole un cube d’une couleur au hasard. Étoile : défausser une carte au hasard. Étoiles Doubles : il Vole un cube d’une couleur au hasard. Sabotage : Divination 1. Réaction : l’effet est ignoré. Alerte +2 dans sa Zone.
card-omega-17 = Embuscade
    .text = Il se Téléporte auprès du Doctorant. Il Vole un cube d’une couleur au hasard à un Doctorant à proximité, ou Collecte le cube le plus à gauche de la Zone. Rencontre : Lâcher un cube au choix. Étoile Noire : il Vole un cube d’une couleur au hasard. Étoiles Doubles : il Vole un cube d’une couleur au hasard. Réaction : il s’esquive par un Passage au hasard. Alerte +2 dans sa Zone.
card-omega-18 = Parade rouge
    .text = Omega pioche 2 Étudiants. Il passe par N2, puis O1. Rencontre : piocher un Étudiant. Étoile Noire : un Jeton Sonné. Étoile : il Collecte le cube le plus à gauche de la Zone. Étoiles Doubles : une Carte de Poisse face cachée. Sabotage : Divination 1. Alerte +1 dans sa Zone.
card-omega-19 = Parade rouge
    .text = Omega pioche 2 Étudiants. Il passe par S1, puis E2. Rencontre : piocher un Étudiant. Étoile Noire : défausser deux cartes au hasard. Étoile : il Collecte le cube le plus à gauche de la Zone. Étoiles Doubles : une Carte de Poisse face cachée. Sabotage : Divination 2. Réaction : l’effet est ignoré. Alerte +1 dans sa Zone.
card-omega-20 = Machination
    .text = Il reste sur place. Rencontre : défausser une carte au hasard. Étoile Noire : un Jeton Sonné. Étoile : défausser une carte au hasard. Étoiles Doubles : il Collecte le cube le plus précieux de son Niveau. Sabotage : Divination 1, Divination 1. Alerte +3 dans sa Zone.
card-omega-21 = Intimidation
    .text = Omega pioche 2 Étudiants. Il se Téléporte auprès du Doctorant. Rencontre : Sacrifier un Étudiant, ou un Jeton Sonné, puis un Jeton Sonné. Étoile Noire : il Vole un cube d’une couleur au hasard. Étoile : piocher un Étudiant. Étoiles Doubles : il Collecte le cube le plus précieux de son Niveau. Réaction : défausser une carte au hasard. Alerte +3 dans sa Zone.

## Confréries étudiantes

kind-congregation = Confrérie Étudiante
student-standard = un Étudiant standard
    .the = l’Étudiant standard
student-phi = un Étudiant Phi
    .the = l’Étudiant Phi
student-zeta = un Étudiant Zeta
    .the = l’Étudiant Zeta
student-iota = un Étudiant Iota
    .the = l’Étudiant Iota
student-lambda = un Étudiant Lambda
    .the = l’Étudiant Lambda
token-zeta = Étudiant Zeta
    .text = Un Étudiant en noir qui s’y connaît en alchimie.
token-iota = Étudiant Iota
    .text = Un Étudiant en bleu clair qui apporte le froid.
token-lambda = Étudiant Lambda
    .text = Un Étudiant en vert qui va à la chasse.
card-phi = Phi
    .the = Phi
    .text = Sacrifie 1 Étudiant Phi. Dans n’importe quel Test de Discrétion : Divination 2, qui augmente la Valeur de Discrétion ou la Valeur d’Alerte. Ou dans tes propres phases : regarde la main d’un adversaire de ton Niveau et défausses-en 1 carte.
card-zeta = Zeta
    .the = Zeta
    .text = Sacrifie 1 Étudiant Zeta dans une de tes phases. Défausse 2 Jetons Sonné, sauf en Alerte Maximale. Ou défausse 1 carte et pioche 2 Cartes de Ruse.
card-iota = Iota
    .the = Iota
    .text = Sacrifie 1 Étudiant Iota dans le tour d’un adversaire. Un adversaire près de toi perd tous ses points de Vitesse. Ou la Valeur d’Alerte d’une Étude à ton Niveau augmente de 2.
card-lambda = Lambda
    .the = Lambda
    .text = Sacrifie 1 Étudiant Lambda. Dans tes propres phases : pose un Jeton Piège face cachée dans ta Zone ou dans une Zone liée qui n’en a pas. Ou à tout moment : une Embuscade ou un Jeton Piège que tu viens de rencontrer ne te fait rien.
