### Noms et textes de tout ce qui est imprimé, en français.
### Un message est card- suivi de l’identifiant avec des traits d’union ; sa valeur est le nom imprimé, .text l’effet complet. Le .text d’une Carte de Ruse est son
### Effet Principal ; ce que peuvent en outre son type et son degré est un message aux- à part. Stagiaires et Compétences sont intern- et skill-, car des Cartes de
### Ruse portent les mêmes noms. Un Doctorant a un nom court .short et une .category. .the est le nom avec son article, pour les Zones, les Boss, les Pièges et les
### cubes ; .to fait d’un côté une direction. Toutes les langues ont les mêmes messages et attributs. Un .text compte environ 200 caractères au plus.
### Typographie : apostrophe courbe, espace insécable avant le deux-points, espace fine insécable avant le point-virgule.

## Doctorants

card-valerio = Valerio l’Écuyer
    .short = Valerio
    .category = Écuyer
card-sofia = Sofia la Vaurienne
    .short = Sofia
    .category = Vaurienne
card-vincenzo = Vincenzo le Novice
    .short = Vincenzo
    .category = Novice
card-rebecca = Rebecca l’Apprentie
    .short = Rebecca
    .category = Apprentie

## Compétences

skill-headbutt = Coup de boule
    .text = Choisis dans ta Zone un adversaire qu’aucun Coup de boule n’a touché ce tour : il Lâche un cube d’une couleur tirée au sort parmi les siennes, ou tu prends au hasard une Carte de Ruse de sa main.
skill-heroic-headbutt = Coup de boule héroïque
    .text = Comme Coup de boule, mais tu Collectes aussitôt le cube Lâché, où qu’il soit tombé, si ta colonne a de la place.
skill-second-wind = Second souffle
    .text = Défausse 1 de tes Jetons Sonné. Pas pendant l’Alerte Maximale.
skill-rogue = Vaurien
    .text = Dans ton Espionnage, tu ne Sacrifies aucun Étudiant et ceux de ta cible ne comptent pas. Juste après la déclaration, Divination 1 augmente ta Valeur de Discrétion, deux fois.
skill-scoundrels-speed = Vitesse de canaille
    .text = Tu as 2 Actions pendant ta Phase d’Action, du même genre ou de deux.
skill-sermon = Sermon
    .text = Prends 1 Étudiant de la Réserve.
skill-inspired-sermon = Sermon inspiré
    .text = Prends 2 Étudiants de la Réserve.
skill-divine-intervention = Intervention divine
    .text = Après la déclaration, Divination 3 augmente ta Valeur de Discrétion. Aucun Étudiant ne peut éviter le Jeton Sonné que cela coûte.
skill-repent = « Repens-toi ! »
    .text = Collecte autant de cubes de ta Zone que tu en paies, au plus ton Intelligence, en commençant par la gauche et sans Test de Discrétion. Le prix vaut pour chaque cube.
skill-magic-prodigy = Prodige magique
    .text = Les cartes Magie que tu poses pour déclarer ta Valeur de Discrétion comptent double.
skill-arcane-quest = Quête des arcanes
    .text = Révèle des cartes de la pioche de Ruse jusqu’à une carte Magie : prends-la et défausse les autres.
skill-magic-vision = Vision magique
    .text = Collecte autant de cubes de ta Zone que tu en paies, au plus ton Intelligence, en commençant par la gauche et sans Test de Discrétion. Le prix vaut pour chaque cube.
skill-ultimate-quest = Quête ultime
    .text = Révèle des cartes de la pioche de Ruse jusqu’à 2 cartes Magie : prends-les et défausse les autres.

## Zones

card-starting-zone = Zone de Départ
    .the = la Zone de Départ
    .text = Lieu sûr : aucun effet ne touche ni ne choisit un Doctorant ici, et l’on n’y joue pas de Carte de Ruse. Qui commence son tour ici part en Exploration.
card-I-1 = Bivouac des chasseurs
    .the = le Bivouac des chasseurs
card-I-2 = Grande bacchanale
    .the = la Grande bacchanale
card-I-3 = Sanctuaire du berger
    .the = le Sanctuaire du berger
card-I-4 = Repos des Anciens
    .the = le Repos des Anciens
card-I-5 = Banquet des travailleurs
    .the = le Banquet des travailleurs
card-I-6 = Arène des lames dansantes
    .the = l’Arène des lames dansantes
card-II-1 = Conventicule de la flamme
    .the = le Conventicule de la flamme
card-II-2 = Dolmen de Gaïa
    .the = le Dolmen de Gaïa
card-II-3 = Camp de la milice
    .the = le Camp de la milice
card-II-4 = Bas-fonds
    .the = les Bas-fonds
card-II-5 = Salle des trophées
    .the = la Salle des trophées
card-II-6 = Assemblée des bardes
    .the = l’Assemblée des bardes
card-III-1 = Quartiers des guerriers
    .the = les Quartiers des guerriers
card-III-2 = Grottes des ritualistes
    .the = les Grottes des ritualistes
card-III-3 = Conseil des chefs
    .the = le Conseil des chefs
card-III-4 = Cultures cachées
    .the = les Cultures cachées
card-III-5 = Vieil égout
    .the = le Vieil égout
card-III-6 = Salle du culte
    .the = la Salle du culte

## Ce que montre une Zone

icon-stairs = Escalier
    .text = Le tout premier Doctorant qui entre pose à côté de cette Zone une tuile d’un Niveau voisin, liée par un Escalier.
icon-boss = Boss
    .text = Entrer ici réveille le Boss, une fois par tour : Apparition s’il n’est pas encore là, sinon Activation.
icon-ambush = Embuscade
    .text = Qui entre gagne ce nombre de Jetons Sonné. Chacun peut être évité en Sacrifiant 1 Étudiant.
icon-stop = Stop
    .text = Qui entre perd tous les points de Vitesse qui lui restent.
icon-toll = Péage
    .text = Qui entre Lâche ce nombre de cubes de son choix dans les emplacements libres les plus à gauche.
icon-good-luck = Chance
    .text = Dans un Test de Discrétion ici, ce nombre de Cartes de Ruse est révélé juste après la déclaration : la plus haute Valeur Bonus augmente la Valeur de Discrétion.
icon-bad-luck = Malchance
    .text = Dans un Test de Discrétion ici, ce nombre de Cartes de Ruse est révélé juste après la déclaration : la plus haute Valeur Bonus augmente la Valeur d’Alerte.
icon-danger = Danger
    .text = Qui échoue à un Test de Discrétion ici pioche ce nombre d’Étudiants au lieu de 1.
icon-secret-passage = Passage Secret
    .text = Pendant la Phase de Mouvement, 1 point de Vitesse te mène dans une autre Zone dont le Passage Secret porte la même lettre.
icon-bivouac = Bivouac
    .text = Action, pour qui a un cube de cette couleur : fais sur place toutes les étapes d’un Repos.

## Cartes de Ruse : Exploration

card-hunters-trap = Piège de chasseur
    .text = Pose autant de Jetons Piège que d’Étudiants Sacrifiés ou piochés, face cachée, chacun dans une Zone sans Doctorant ni Piège, jamais dans la Zone de Départ. Tu les choisis, et personne d’autre ne les connaît.
card-secret-tunnel = Tunnel secret
    .text = Place un Passage Secret X dans ta Zone et un autre dans une Zone de ton choix. Une Zone n’en a qu’un, la Zone de Départ aucun.
card-native-guide = Guide du pays
    .text = Gagne ce Stagiaire, pris dans sa pioche ou chez qui l’a. { intern-native-guide.text }
card-cartographer = Cartographe
    .text = Gagne ce Stagiaire, pris dans sa pioche ou chez qui l’a. { intern-cartographer.text }
card-forced-march = Marche forcée
    .text = Avance de 1 ou 2 Zones liées ; Portes et Murs s’appliquent, les Effets d’Entrée seulement là où tu t’arrêtes. Pas pendant un Test de Discrétion.
card-rope-and-hook = Corde et grappin
    .text = Va dans une Zone adjacente de n’importe quel Niveau, liée ou non, malgré Portes et Murs. Ses Effets d’Entrée s’appliquent.
card-field-camp = Camp de fortune
    .text = Fais un Bivouac sur place, quels que soient tes cubes : toutes les étapes d’un Repos. Pas pendant l’Alerte Maximale.
card-landslide = Éboulement
    .text = Choisis une Zone liée à la tienne : des Jetons Mur ferment pour toujours tous les Passages entre les deux. Ni la Zone de Départ, ni de Zone isolée. Pas pendant un Test de Discrétion.
card-grand-expedition = Grande expédition
    .text = Regarde les 3 premières tuiles de ton Niveau, poses-en une qui convient à côté de ta Zone et entres-y malgré ses Portes. Puis fais une Étude là où tu es, Valeur d’Alerte −2, mais au moins 1.

## Cartes de Ruse : Subterfuge

card-tiptoe = Sur la pointe des pieds
    .text = Dans ton propre Test de Discrétion, après la déclaration : ajoute 3 à ta Valeur de Discrétion.
card-locksmith = Serrurier
    .text = Gagne ce Stagiaire, pris dans sa pioche ou chez qui l’a. { intern-locksmith.text }
card-pickpocket = Pickpocket
    .text = Prends au hasard une Carte de Ruse de la main d’un adversaire dans ta Zone ou dans une Zone liée.
card-treasurer = Trésorier
    .text = Gagne ce Stagiaire, pris dans sa pioche ou chez qui l’a. { intern-treasurer.text }
card-false-alarm = Fausse alerte
    .text = Dans l’Étude d’un adversaire, après sa déclaration : ajoute 1 à la Valeur d’Alerte, et 1 de plus pour chaque cube qu’il a désigné.
card-smoke-bomb = Bombe fumigène
    .text = Annule un Effet Principal déclaré qui te toucherait. Hors d’un Test de Discrétion, tu peux ensuite aller dans une Zone liée ; les Portes s’appliquent, pas les Effets d’Entrée.
card-backstab = Coup dans le dos
    .text = Vole 1 cube de ton choix à un adversaire dans ta Zone.
card-master-of-disguise = Roi du déguisement
    .text = Jusqu’au début de ton prochain tour, aucune carte, Compétence ni Espionnage d’un adversaire ne peut te choisir ou te tirer au sort, et aucun Boss ne te Rencontre.
card-perfect-heist = Casse parfait
    .text = Fais un Espionnage sans Sacrifier d’Étudiant. Ceux de ta cible ne comptent pas, et personne ne peut répondre dans ce Test de Discrétion.

## Cartes de Ruse : Magie

card-teleport-circle = Cercle de téléportation
    .text = Place un Jeton Téléporteur dans ta Zone, si elle n’en a pas. Pas dans la Zone de Départ.
card-acolyte = Acolyte
    .text = Gagne ce Stagiaire, pris dans sa pioche ou chez qui l’a. { intern-acolyte.text }
card-gust-of-wind = Bourrasque
    .text = Déplace un adversaire de ta Zone ou d’une Zone liée vers une Zone liée à la sienne, malgré les Portes, pas la Zone de Départ. Les Effets d’Entrée s’appliquent, sauf Boss. Pas pendant un Test de Discrétion.
card-love-potion = Philtre d’amour
    .text = Collecte ici le premier cube à gauche qui a sa place ; puis chaque autre Doctorant présent te Donne 1 cube de son choix. Ensuite, pioche 1 Étudiant, et 1 de plus par cube reçu.
card-seer = Devin
    .text = Gagne ce Stagiaire, pris dans sa pioche ou chez qui l’a. { intern-seer.text }
card-counterspell = Contresort
    .text = Annule l’Effet Principal déclaré, quel qu’il soit.
card-borrowed-hour = Heure empruntée
    .text = Après ton Action : fais 1 Action de plus ce tour, d’un autre genre.
card-astral-projection = Projection astrale
    .text = Fais l’Étude de n’importe quelle Zone qui a des cubes, comme si tu y étais, Valeur d’Alerte +1.
card-gaeas-gift = Don de Gaïa
    .text = Place jusqu’à 2 cubes Civilisation, Guerre ou Culte de la Réserve dans des emplacements libres de ta Zone, à partir de la gauche ; puis fais une Étude. Pas pendant l’Alerte Maximale.

## Cartes de Ruse : Social

card-quartermaster = Intendant
    .text = Gagne ce Stagiaire, pris dans sa pioche ou chez qui l’a. { intern-quartermaster.text }
card-small-talk = Bavardage
    .text = Pioche 2 Cartes de Ruse ; puis un adversaire de ton choix en pioche 1.
card-round-of-drinks = Tournée générale
    .text = Emmène le Boss de 2 Zones au plus, malgré les Portes et sans Rencontre. Sans Boss dans le Donjon, gagne jusqu’à 2 Étudiants du Feu de camp.
card-courtier = Courtisan
    .text = Gagne ce Stagiaire, pris dans sa pioche ou chez qui l’a. { intern-courtier.text }
card-friendly-debt = Dette amicale
    .text = Un adversaire dans ta Zone ou dans une Zone liée, qui a obtenu un cube ce tour, te Donne 1 cube d’une telle couleur, à son choix. La Protection n’y fait rien.
card-objection = Objection
    .text = Annule l’Effet Principal déclaré, sauf si qui l’a joué Sacrifie aussitôt 2 Étudiants.
card-joint-paper = Article à quatre mains
    .text = Collecte ici 1 cube de ton choix. S’il y a un autre Doctorant, choisis-en un : il Collecte aussi 1 cube de son choix, et tu pioches 2 Cartes de Ruse.
card-beg-for-notes = Quête de notes
    .text = Chaque adversaire qui a plus d’Étoiles que toi te Donne 1 cube de son choix, sauf dans la Zone de Départ.
card-vow-of-silence = Vœu de silence
    .text = Dans ton propre Test de Discrétion, juste après la déclaration : jusqu’à sa fin, les adversaires ne jouent ni carte ni Compétence, sauf une Réaction à cette carte.

## Cartes de Ruse : Notoriété

card-guard = Garde
    .text = Gagne ce Stagiaire, pris dans sa pioche ou chez qui l’a. { intern-guard.text }
card-really-famous = Vraie célébrité
    .text = Vole 1 Étudiant à chaque Doctorant de ta Zone et des Zones liées, 3 au plus en tout.
card-bad-press = Mauvaise presse
    .text = Au début du tour d’un adversaire : regarde sa main et défausses-en 1 carte.
card-herald = Héraut
    .text = Gagne ce Stagiaire, pris dans sa pioche ou chez qui l’a. { intern-herald.text }
card-spotlight = Sous les projecteurs
    .text = Quand un adversaire annonce une Étude : il ne peut désigner que 1 cube.
card-do-you-know-who-i-am = « Tu sais qui je suis ? »
    .text = Annule un Effet Principal déclaré qui te toucherait, puis pioche 1 Carte de Ruse.
card-intellectual-property = Propriété intellectuelle
    .text = Vole à chaque adversaire de ta Zone 1 cube d’une couleur tirée au sort parmi les siennes.
card-recruiting-drive = Campagne de recrutement
    .text = Gagne jusqu’à 5 Étudiants du Feu de camp.
card-honorary-tour = Visite d’honneur
    .text = Collecte jusqu’à 2 cubes de ta Zone, en commençant par la gauche et sans Test de Discrétion. Arrête-toi devant un cube qui vaut plus de 4 points.

## Cartes de Ruse : Destin

card-fate-4 = Destin 4
card-fate-5 = Destin 5

## Ce que font les Effets Principaux et les Compétences, en quelques mots

deed-intern = gagner ce Stagiaire
deed-hunters-trap = poser des Jetons Piège face cachée
deed-secret-tunnel = creuser un Passage Secret X vers une autre Zone
deed-forced-march = avancer de 1 ou 2 Zones
deed-rope-and-hook = aller dans une Zone adjacente, liée ou non
deed-field-camp = faire un Bivouac sur place
deed-landslide = murer pour toujours une Zone liée
deed-grand-expedition = poser 1 tuile sur 3, y entrer, puis Étude à Valeur d’Alerte −2
deed-tiptoe = ajouter 3 à ta Valeur de Discrétion
deed-pickpocket = prendre au hasard une carte à un adversaire proche
deed-false-alarm = augmenter la Valeur d’Alerte de 1, et de 1 par cube désigné
deed-smoke-bomb = l’annuler, puis filer
deed-backstab = Voler un cube à un adversaire présent
deed-master-of-disguise = personne ne peut te choisir jusqu’à ton prochain tour
deed-perfect-heist = Espionnage sans réponse et sans compter les Étudiants
deed-teleport-circle = placer ici un Jeton Téléporteur
deed-gust-of-wind = souffler un adversaire proche dans une Zone liée
deed-love-potion = Collecter un cube, et chaque Doctorant présent t’en Donne un
deed-counterspell = l’annuler
deed-borrowed-hour = faire une autre Action, d’un autre genre
deed-astral-projection = Étude de n’importe quelle Zone, Valeur d’Alerte +1
deed-gaeas-gift = placer jusqu’à 2 cubes dans ta Zone, puis Étude
deed-small-talk = piocher 2 cartes, un adversaire en pioche 1
deed-round-of-drinks = emmener le Boss, ou gagner 2 Étudiants du Feu de camp
deed-friendly-debt = un adversaire proche te Donne un cube obtenu ce tour
deed-objection = l’annuler, sauf si 2 Étudiants sont Sacrifiés
deed-joint-paper = Collecter un cube de ton choix, et partager
deed-beg-for-notes = chaque adversaire qui a plus d’Étoiles te Donne un cube
deed-vow-of-silence = personne d’autre ne joue dans ce Test de Discrétion
deed-really-famous = Voler 1 Étudiant à chaque Doctorant proche
deed-bad-press = regarder la main et en défausser une carte
deed-spotlight = 1 seul cube peut être désigné
deed-do-you-know-who-i-am = l’annuler et piocher 1 carte
deed-intellectual-property = Voler un cube au hasard à chaque adversaire présent
deed-recruiting-drive = gagner jusqu’à 5 Étudiants du Feu de camp
deed-honorary-tour = Collecter jusqu’à 2 cubes sans Test de Discrétion
deed-headbutt = un adversaire présent Lâche un cube ou te laisse une carte
deed-heroic-headbutt = Collecter un cube Lâché par un adversaire présent, ou prendre une carte
deed-second-wind = défausser 1 Jeton Sonné
deed-sermon = prendre 1 Étudiant
deed-inspired-sermon = prendre 2 Étudiants
deed-divine-intervention = Divination 3 pour ta Valeur de Discrétion
deed-arcane-quest = chercher une carte Magie
deed-ultimate-quest = chercher 2 cartes Magie

## Effets Secondaires, comme ils sont imprimés

aux-exploration-1 = Gagne 1 point de Vitesse.
aux-exploration-2 = Gagne 2 points de Vitesse.
aux-exploration-3 = Pioche 1 Étudiant, puis gagne 3 points de Vitesse.
aux-subterfuge-1 = Dans n’importe quel Test de Discrétion, ajoute 1 à la Valeur de Discrétion ou à la Valeur d’Alerte.
aux-subterfuge-2 = Dans n’importe quel Test de Discrétion, ajoute 2 à la Valeur de Discrétion ; ou pioche 1 Étudiant et ajoute 2 à la Valeur d’Alerte.
aux-subterfuge-3 = Dans n’importe quel Test de Discrétion, ajoute 3 à la Valeur de Discrétion ; ou pioche 1 Étudiant et ajoute 3 à la Valeur d’Alerte.
aux-magic-1 = Dans n’importe quel Test de Discrétion, Divination 1 : révèle une Carte de Ruse et ajoute sa Valeur Bonus à la Valeur de Discrétion ou à la Valeur d’Alerte.
aux-magic-2 = Dans n’importe quel Test de Discrétion, pioche 1 Étudiant, puis Divination 2 : révèle 2 Cartes de Ruse et ajoute la plus haute Valeur Bonus à la Valeur de Discrétion ou à la Valeur d’Alerte.
aux-magic-3 = Dans n’importe quel Test de Discrétion, pioche 2 Étudiants, puis Divination 3 : révèle 3 Cartes de Ruse et ajoute la plus haute Valeur Bonus à la Valeur de Discrétion ou à la Valeur d’Alerte.
aux-social-1 = Pioche 1 Carte de Ruse.
aux-social-2 = Sacrifie 1 Étudiant, puis pioche 2 Cartes de Ruse.
aux-social-3 = Au tour de n’importe qui : Sacrifie 1 Étudiant, puis pioche 2 Cartes de Ruse, ou défausses-en 1, ou fais-en défausser 1 au hasard à un adversaire.
aux-notoriety-1 = Gagne 1 Étudiant du Feu de camp.
aux-notoriety-2 = Gagne jusqu’à 2 Étudiants du Feu de camp.
aux-notoriety-3 = Pioche 1 Étudiant, puis gagne jusqu’à 3 Étudiants du Feu de camp.
aux-fate-4 = Dans n’importe quel Test de Discrétion, pioche 1 Étudiant et ajoute 4 à la Valeur de Discrétion ; ou pioche 2 Étudiants et ajoute 4 à la Valeur d’Alerte.
aux-fate-5 = Dans n’importe quel Test de Discrétion, pioche 1 Étudiant et ajoute 5 à la Valeur de Discrétion ; ou pioche 2 Étudiants et ajoute 5 à la Valeur d’Alerte.

## Effets Secondaires, comme on les choisit

effect-exploration-1-use = gagner 1 point de Vitesse
effect-exploration-2-use = gagner 2 points de Vitesse
effect-exploration-3-use = piocher 1 Étudiant, puis gagner 3 points de Vitesse
effect-subterfuge-1-stealth = ajouter 1 à la Valeur de Discrétion
effect-subterfuge-1-alert = ajouter 1 à la Valeur d’Alerte
effect-subterfuge-2-stealth = ajouter 2 à la Valeur de Discrétion
effect-subterfuge-2-alert = piocher 1 Étudiant, puis ajouter 2 à la Valeur d’Alerte
effect-subterfuge-3-stealth = ajouter 3 à la Valeur de Discrétion
effect-subterfuge-3-alert = piocher 1 Étudiant, puis ajouter 3 à la Valeur d’Alerte
effect-magic-1-stealth = Divination 1 pour la Valeur de Discrétion
effect-magic-1-alert = Divination 1 pour la Valeur d’Alerte
effect-magic-2-stealth = piocher 1 Étudiant, puis Divination 2 pour la Valeur de Discrétion
effect-magic-2-alert = piocher 1 Étudiant, puis Divination 2 pour la Valeur d’Alerte
effect-magic-3-stealth = piocher 2 Étudiants, puis Divination 3 pour la Valeur de Discrétion
effect-magic-3-alert = piocher 2 Étudiants, puis Divination 3 pour la Valeur d’Alerte
effect-social-1-use = piocher 1 Carte de Ruse
effect-social-2-use = Sacrifier 1 Étudiant, puis piocher 2 Cartes de Ruse
effect-social-3-draw = Sacrifier 1 Étudiant, puis piocher 2 Cartes de Ruse
effect-social-3-discard = Sacrifier 1 Étudiant, puis défausser 1 Carte de Ruse
effect-social-3-rob = Sacrifier 1 Étudiant, puis un adversaire défausse 1 carte au hasard
effect-social-treat = Sacrifier 1 Étudiant, puis quelqu’un pioche 2 Cartes de Ruse
effect-social-tax = Sacrifier 1 Étudiant, puis quelqu’un défausse 1 carte au hasard
effect-notoriety-1-use = gagner 1 Étudiant du Feu de camp
effect-notoriety-2-use = gagner jusqu’à 2 Étudiants du Feu de camp
effect-notoriety-3-use = piocher 1 Étudiant, puis gagner jusqu’à 3 Étudiants du Feu de camp
effect-fate-4-stealth = piocher 1 Étudiant, puis ajouter 4 à la Valeur de Discrétion
effect-fate-4-alert = piocher 2 Étudiants, puis ajouter 4 à la Valeur d’Alerte
effect-fate-5-stealth = piocher 1 Étudiant, puis ajouter 5 à la Valeur de Discrétion
effect-fate-5-alert = piocher 2 Étudiants, puis ajouter 5 à la Valeur d’Alerte

## Stagiaires

intern-native-guide = Guide du pays
    .text = Tes cubes Civilisation sont Protégés.
intern-cartographer = Cartographe
    .text = Quand tu révèles une Zone avec des points de Vitesse ou par un Escalier, tu regardes 2 tuiles et tu en poses une qui convient ; l’autre passe sous la pile.
intern-locksmith = Serrurier
    .text = Tu ignores les Portes.
intern-treasurer = Trésorier
    .text = Tes cubes Trésor sont Protégés.
intern-acolyte = Acolyte
    .text = Tes cubes Culte sont Protégés.
intern-seer = Devin
    .text = Chacune de tes Divinations révèle 1 carte de plus.
intern-quartermaster = Intendant
    .text = Ta Valeur de Main augmente de 1.
intern-courtier = Courtisan
    .text = Tes cubes Caste sont Protégés.
intern-guard = Garde
    .text = Tes cubes Guerre sont Protégés.
intern-herald = Héraut
    .text = Pendant ta Phase de Fin de tour, avant de piocher des cartes, gagne 1 Étudiant du Feu de camp.

## Cartes de Poisse

card-sprained-ankle = Cheville foulée
    .text = Ta Vitesse baisse de 1, mais reste au moins à 1.
card-foggy-glasses = Lunettes embuées
    .text = Ton Intelligence baisse de 1, mais reste au moins à 1.
card-torn-satchel = Sacoche déchirée
    .text = Ta Valeur de Main baisse de 1, mais reste au moins à 1.
card-loud-hiccups = Hoquet sonore
    .text = Dans tes Études, la Valeur d’Alerte augmente de 1.
card-homesick-freshmen = Bizuts nostalgiques
    .text = Tu ne peux pas gagner d’Étudiants du Feu de camp.
card-weak-knees = Genoux flageolants
    .text = Ton Endurance baisse de 1, mais reste au moins à 1 ; les Jetons Sonné en trop sont défaussés.
card-ink-stain = Tache d’encre
    .text = Ton Bonus d’Étude compte 1 de moins, mais au moins 0.
card-butterfingers = Mains de beurre
    .text = Quand tu échoues à un Test de Discrétion, tu Lâches aussi ton cube de moindre valeur, après la pioche des Étudiants.
card-gossip-magnet = Aimant à ragots
    .text = Dans l’Espionnage contre toi, la Valeur d’Alerte commence 2 plus bas, mais au moins à 1.
card-sore-loser = Rancune tenace
    .text = Chaque fois qu’un adversaire gagne une Étoile, tu gagnes 1 Jeton Sonné.
card-bad-omen = Mauvais présage
    .text = Tes Divinations révèlent 1 carte de moins, mais au moins 1, et c’est la plus basse Valeur Bonus qui compte.
card-lost-map = Plan égaré
    .text = Tu ne peux utiliser ni Passages Secrets ni Téléporteur.
card-unpaid-tab = Ardoise impayée
    .text = Un Boss qui te Rencontre te donne aussi 1 Jeton Sonné. Dans une partie sans Boss, Sacrifie 1 Étudiant après chaque Repos ou Bivouac qui te laisse cette carte.
card-careless-whisper = Confidence imprudente
    .text = Tu joues avec ta main visible.
card-omega-mole = Taupe Omega
    .text = Au début de chacun de tes tours, pioche 1 Étudiant.

## Cartes de Clan

card-blood-worshipers = Adorateurs du Sang
card-vine-brethren = Frères de la Vigne
card-moon-horns = Cornes de Lune

## Cartes d’Alerte

card-introductory = Introduction
card-easy = Facile
card-medium = Moyen
card-hard = Difficile

## Cartes de Panique

card-darkness = Ténèbres
    .text = Chaque tour commence par la pioche de 1 Étudiant. On ne dépense que 2 points de Vitesse de sa carte, une Étude ne désigne que 1 cube, Passages Secrets et Téléporteurs sont fermés.
card-last-round = Dernière tournée
    .text = Chaque tour commence par la pioche de 1 Étudiant ; puis Activation de Laetus, ou il apparaît là où il y a le plus de Doctorants. Chaque Rencontre donne 1 Jeton Sonné de plus.
card-stampede = Débandade
    .text = Chaque tour commence par la pioche de 1 Étudiant ; puis tout Doctorant hors de la Zone de Départ est poussé de 1 Zone dans une direction tirée au sort, malgré les Portes. Qui ne peut bouger gagne 1 Jeton Sonné.

## Boss

card-laetus-quarrelsome = Laetus Querelleur
    .the = Laetus
    .sighting = Laetus apparaît dans cette Zone, et le Doctorant qui y est entré gagne 1 Jeton Sonné.
    .activation = Qui l’a réveillé choisit un Doctorant, si possible pas le sien, et déplace Laetus de 3 Zones au plus vers lui ; il s’arrête à la première Rencontre.
    .encounter = Gagne 1 Jeton Sonné. S’il n’y a plus de place, Lâche à la place 1 cube de ton choix.
    .text = Apparition : { card-laetus-quarrelsome.sighting } Activation : { card-laetus-quarrelsome.activation } Rencontre : { card-laetus-quarrelsome.encounter }
card-laetus-drunk = Laetus Ivre
    .the = Laetus
    .sighting = Laetus apparaît dans cette Zone et titube de 1 Zone par un Passage tiré au sort.
    .activation = Laetus avance de 4 Zones au plus vers un Doctorant tiré au sort et Rencontre tous ceux qu’il croise.
    .encounter = Une Information tirée au sort décide. Civilisation : pioche 2 Cartes de Ruse. Guerre : gagne 2 Jetons Sonné. Culte : Collecte un cube ici. Trésor : un de tes cubes, tiré au sort, est Éliminé. Caste : regarde la Carte de Clan ou, si tu as le Savoir, prends 2 Étudiants.
    .text = Apparition : { card-laetus-drunk.sighting } Activation : { card-laetus-drunk.activation } Rencontre : { card-laetus-drunk.encounter }

## Jetons

card-trap-stop = Piège Stop
    .the = un Piège Stop
    .text = Le premier Doctorant qui entre perd tous les points de Vitesse qui lui restent.
card-trap-toll = Piège Péage
    .the = un Piège Péage
    .text = Le premier Doctorant qui entre Lâche 1 cube de son choix dans l’emplacement libre le plus à gauche.
card-trap-ambush = Piège Embuscade
    .the = un Piège Embuscade
    .text = Le premier Doctorant qui entre gagne 1 Jeton Sonné, qu’un Étudiant peut éviter.
token-stun = Jeton Sonné
    .text = Un Doctorant qui en a autant que son Endurance doit prendre un Repos au début de son tour. On peut Sacrifier un Étudiant pour en éviter un.
token-knowledge = Jeton de Savoir
    .text = Qui l’a peut regarder la Carte de Clan à tout moment.
token-secret-passage-x = Passage Secret X
    .text = Mène à toute autre Zone qui a ce jeton, pour 1 point de Vitesse pendant la Phase de Mouvement.
token-teleport = Jeton Téléporteur
    .text = Action, pour qui a un cube Culte : va dans n’importe quelle Zone du Donjon.
token-stair = Jeton Escalier
    .text = Relie des Zones de deux Niveaux.
token-wall = Jeton Mur
    .text = Personne ne passe ici, et rien n’est lié.
token-student = Étudiant
    .text = Aide son Doctorant jusqu’à son Sacrifice. Au Feu de camp, les Étudiants attendent qui les gagnera.
token-omega = Étudiant Omega
    .text = Qui le pioche dans l’Université vide le Feu de camp, prend une Carte de Poisse et fait monter l’Alerte.
token-star = Étoile
    .text = Gardée tant qu’un cube est à côté d’elle. Il en faut deux pour soumettre une Thèse ; qui en a moins que les autres peut devenir Furieux.
token-arrow = Bonus d’Étude
    .text = Chaque flèche recouverte par un cube ajoute 1 à la Valeur de Discrétion de chaque Étude.

## Cubes

cube-civilization = Civilisation
    .the = un cube Civilisation
cube-militia = Guerre
    .the = un cube Guerre
cube-worship = Culte
    .the = un cube Culte
cube-riches = Trésor
    .the = un cube Trésor
cube-caste = Caste
    .the = un cube Caste

## Genres de cartes

kind-scholar = Doctorant
kind-zone = Zone
kind-trick = Carte de Ruse
kind-jinx = Carte de Poisse
kind-intern = Stagiaire
kind-clan = Carte de Clan
kind-alert = Carte d’Alerte
kind-panic = Carte de Panique
kind-boss = Boss
kind-trap = Jeton Piège
kind-skill = Compétence

## Types de Cartes de Ruse, et quand une chose se joue

type-exploration = Exploration
type-subterfuge = Subterfuge
type-magic = Magie
type-social = Social
type-notoriety = Notoriété
type-fate = Destin
timing-standard = à ton tour
timing-instant = Instantané
timing-reaction = Réaction
timing-own = à ton tour
timing-test = ton Test de Discrétion
timing-action = Action
timing-passive = toujours

## Valeurs d’un Doctorant

value-students = Étudiants de départ
value-hand = Valeur de Main
value-speed = Vitesse
value-intelligence = Intelligence
value-stamina = Endurance

## Niveaux, côtés, couleurs, phases, niveaux des joueurs

floor-1 = I
floor-2 = II
floor-3 = III
side-n = nord
    .to = au nord
side-e = est
    .to = à l’est
side-s = sud
    .to = au sud
side-w = ouest
    .to = à l’ouest
colour-yellow = jaune
colour-red = rouge
colour-blue = bleu
colour-green = vert
phase-start = Début
phase-activity = Activité
phase-movement = Mouvement
phase-action = Action
phase-end = Fin de tour
level-students = Étudiants
level-scholars = Doctorants
level-professors = Professeurs
level-rectors = Recteurs

## Ce qu’impriment d’autres éditions (edition-1 : française, edition-2 : espagnole)

aux-social-1-edition-2 = Pendant ta propre Phase de Mouvement ou d’Action, hors d’un test : Sacrifie 1 Étudiant et désigne-toi ou désigne un joueur hors de la Zone de Départ, qui pioche 2 Cartes de Ruse ou en défausse 1 au hasard, comme tu le dis.
aux-social-2-edition-2 = { aux-social-1-edition-2 }
aux-social-3-edition-2 = { aux-social-1-edition-2 }
icon-ambush-edition-1 = { icon-ambush }
    .text = Qui entre Sacrifie ce nombre d’Étudiants. S’il en a moins, tous partent et il gagne 1 Jeton Sonné.
icon-ambush-edition-2 = { icon-ambush }
    .text = Qui entre Sacrifie ce nombre d’Étudiants. S’il en a moins, il les garde et gagne 1 Jeton Sonné, que 1 Étudiant peut éviter ; tout à fait Sonné et sans Étudiant, on n’entre pas.
icon-stop-edition-2 = { icon-stop }
    .text = Met fin à la Phase de Mouvement : tous les points de Vitesse qui restent sont perdus. Des cartes peuvent encore en donner en Phase d’Action.
icon-toll-edition-2 = { icon-toll }
    .text = Qui entre Lâche ce nombre de cubes de son choix dans les emplacements libres les plus à droite.
icon-good-luck-edition-1 = { icon-good-luck }
    .text = Dans un Test de Discrétion ici, juste après la déclaration, une Divination de ce nombre : la plus haute Valeur de Bonus augmente la Valeur de Discrétion.
icon-good-luck-edition-2 = { icon-good-luck }
    .text = { icon-good-luck-edition-1.text }
icon-bad-luck-edition-1 = { icon-bad-luck }
    .text = Dans un Test de Discrétion ici, juste après la déclaration, une Divination de ce nombre : la plus haute Valeur de Bonus augmente la Valeur d’Alerte.
icon-bad-luck-edition-2 = { icon-bad-luck }
    .text = Dans un Test de Discrétion ici, juste après la déclaration, une Divination de ce nombre : la plus basse Valeur de Bonus augmente la Valeur d’Alerte.
icon-bivouac-edition-2 = { icon-bivouac }
    .text = Pour les Doctorants qui ont un cube de cette couleur : toutes les étapes d’un Repos là où tu es. Cela met fin au tour. Pas en Alerte Maximale.
skill-rogue-edition-2 = { skill-rogue }
    .text = Dans ton Espionnage, tu ne Sacrifies aucun Étudiant et ceux de ta cible ne comptent pas. Juste après la déclaration, Divination 1 augmente ta Valeur de Discrétion.
card-trap-stop-edition-2 = { card-trap-stop }
    .text = Le premier Doctorant qui entre perd tous les points de Vitesse qui lui restent, et sa Phase de Mouvement prend fin.
card-trap-toll-edition-2 = { card-trap-toll }
    .text = Le premier Doctorant qui entre Lâche 1 cube de son choix dans l’emplacement libre le plus à droite.
card-trap-ambush-edition-1 = { card-trap-ambush }
    .text = Le premier Doctorant qui entre Sacrifie 1 Étudiant ; sans Étudiant, il gagne 1 Jeton Sonné.
