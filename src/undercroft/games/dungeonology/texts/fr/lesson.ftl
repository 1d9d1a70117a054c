### Les bulles de la leçon, en français : lesson- et le nom de la bulle dans le fichier de la leçon. Au plus 40 mots chacune.

lesson-goal = Tu es Vincenzo, qui écrit une Thèse sur des faunes qui ne doivent pas le remarquer. Les cubes sont ton savoir. La meilleure Thèse acceptée gagne.
lesson-explore = Tu as deux points de Vitesse. Personne n’est allé au-delà de cette Zone : révèles-en une nouvelle, et tu y entres aussitôt.
lesson-lay = C’est le Sanctuaire. Pose-le à l’endroit marqué : ses ouvertures doivent rejoindre celles de la Zone où tu te trouves.
lesson-stay = Il te reste un point de Vitesse, mais ici se trouvent deux cubes qui t’intéressent. Termine ton mouvement.
lesson-study = Tu as une Action. L’Étude sert à gagner des cubes. Le bouclier de la Zone dit si les faunes sont vigilants : ici 3.
lesson-cubes = Prends les deux. Pour un second cube, ils tendent l’oreille de 1 : la Valeur d’Alerte est 4.
lesson-quiet = Sois discret : pose Devin pour 2. Les flèches de ton Plateau de Notes ajoutent 3. Cela fait 5, un de plus qu’il ne faut. Puis déclare.
lesson-cough = Valerio tousse : 2 de plus pour la Valeur d’Alerte, il t’en manque un. Tu as le dernier mot : joue Destin 4, puis accepte.
lesson-board = Les deux cubes sont sur ton Plateau de Notes. Une case avec flèche aide à chaque Étude suivante. Une case étoilée donne une Étoile : tu en as deux.
lesson-exalted = Tu as plus d’Étoiles que Valerio. Sa carte se retourne donc sur sa face la plus forte : il est Furieux, tant que quelqu’un le devance. On peut mener, jamais en paix.
lesson-clan = Deux verts et un bleu : voilà la Connaissance de Vincenzo, et tu vois le secret du Clan. Il aime les cubes rouges, et une Thèse demande 32 points.
lesson-finish = Ton Action est faite. Termine ton tour. Chaque tour finit par un Étudiant pioché à l’Université.
lesson-omega = Un rouge : un Étudiant Omega. La première ligne de l’alarme est pleine, et les deux Étudiants que les cartes avaient appelés au Feu de camp ont fui.
lesson-jinx = Qui pioche un Étudiant Omega prend aussi une Carte de Poisse. La tienne : Cheville foulée, 1 de Vitesse en moins. Un Repos en retire une.
lesson-alarm = Garde un œil sur cette bande. Les lignes suivantes rendent chaque Étude plus difficile ; quand il n’en reste aucune, l’Étudiant Omega suivant met fin à la partie.
lesson-rest = Valerio prend un Repos. C’est un tour entier : retour au départ, plus de Jetons Sonné, une Poisse de moins, des cartes. Un test raté donne un tel Jeton ; avec trois, Vincenzo doit se reposer.
lesson-submit = Valerio est revenu au départ. Tu as deux Étoiles et tu connais tes points : soumets ta Thèse.
lesson-end = Acceptée. La première Thèse rapporte 10 points, la deuxième 7. Joue maintenant contre deux Doctorants pour de bon, au niveau Introduction.
lesson-solved = C’était cela : deux Étoiles, et au prochain tour une Thèse.

### Les casse-tête : puzzle-goal- et le but que nomme le fichier, et un titre pour chaque numéro.

puzzle-goal-stars = Une Thèse demande deux Étoiles. Trouve le tour qui les donne, quel que soit l’Étudiant pioché et quoi que joue ton rival : son unique carte est visible.
puzzle-1 = Cinq cartes, deux cubes
puzzle-2 = Rebecca reste où elle est
puzzle-3 = Sofia et le voleur
puzzle-4 = Un tour près du feu
puzzle-5 = Valerio est célèbre
puzzle-6 = Camp avant l’aube
puzzle-7 = Où suis-je passée ?
puzzle-8 = Une fausse alerte de trop
puzzle-9 = La porte à côté
puzzle-10 = Bavarder avec les faunes
puzzle-11 = Plutôt un que deux
puzzle-12 = Le long chemin du retour
