### Les bulles de la leçon, en français : lesson- et le nom de la bulle dans le fichier de la leçon. Au plus 40 mots chacune.
lesson-tokens = Tu connais Dungeonology. Ici, les Étoiles ont un métal et une couleur. Ton quatrième cube vert tient une Étoile verte d’argent : son jeton est visible de tous.
lesson-clan = Appuie ici : la Carte de Clan s’y trouve. Les Sonneurs de cor veulent 30 points et l’Étoile rouge d’argent. Sans cette Étoile précise, une Thèse échoue, quels que soient ses points.
lesson-research = Trois Cartes de Recherche y sont aussi. À ton tour, tu peux en prendre une dont la tâche est remplie : sans Action ni test. Casier vierge demande deux Étoiles et aucune Carte de Poisse.
lesson-study = Il te manque l’Étoile rouge d’argent : un troisième cube rouge. Il y en a un ici. Étudie.
lesson-cubes = Prends les deux : on ramasse de gauche à droite, et le rouge est le deuxième. Ils écoutent mieux d’un cran : 4.
lesson-quiet = Pose Destin 4. Avec les 3 des flèches de ton Plateau de Notes, cela fait 7 contre 4. Puis déclare.
lesson-accept = Valerio laisse passer. Tu as le dernier mot, sans devoir t’en servir : accepte.
lesson-claim = Deux Étoiles, dont la rouge d’argent. Et une carte remplie : prends Casier vierge maintenant, avant qu’il n’arrive quelque chose.
lesson-finish = La prendre était gratuit, ton Action est faite. Termine ton tour : un Étudiant est pioché.
lesson-jinx = Une cloche : un Étudiant Omega, et une Carte de Poisse pour toi. Casier vierge serait perdu. Ce que tu as pris reste à toi.
lesson-submit = Valerio se repose. 30 points, l’Étoile rouge d’argent : tout ce que veulent les Sonneurs de cor. Soumets ta Thèse.
lesson-end = Acceptée, et trois points de Recherche. D’autres modules attendent dans la boîte : Boss, Alchimie, Étage IV. Joue maintenant, avec la Recherche.
lesson-omega-who = Personne en face de toi. Omega joue, et personne ne le joue : ses cartes le font. Tu gagnes avec une Thèse acceptée. Lui, avec un Tome des Secrets plein.
lesson-omega-tome = Appuie ici : son Tome a six cases, une sur deux est une Étoile Noire. Pour soumettre ta Thèse, il te faut deux Étoiles, et plus qu’il n’a d’Étoiles Noires. Dépêche-toi.
lesson-omega-study = Étudie comme toujours. Ici aucun rival ne tousse, mais ne te crois pas à l’abri.
lesson-omega-cubes = Prends les deux cubes : le rouge complète ta deuxième Étoile.
lesson-omega-quiet = Pose Devin. 2 et 3 de ton Plateau font 5, un de plus que leur 4. Puis déclare, et vois ce qu’en dit Omega.
lesson-omega-sabotage = Un Sabotage : une Carte Omega a fait révéler une Carte de Ruse, et son 2 porte l’Alerte à 6. Tu as le dernier mot : joue Destin 4, puis accepte.
lesson-omega-finish = Les deux cubes sont à toi. Termine ton tour. Après ton Étudiant vient sa phase : une Carte Omega, champ par champ.
lesson-omega-phase = Il est sorti par le Passage que nomme sa carte. Une nouvelle Zone est apparue, et son cube le plus à gauche est allé sur son Tome.
lesson-omega-fields = Tu as plus d’Étoiles que lui d’Étoiles Noires : le champ Étoile lui a donné un second cube. S’il t’avait croisé, sa Rencontre t’aurait coûté quelque chose aussi.
lesson-omega-submit = Deux Étoiles contre une Étoile Noire, 30 points, l’Étoile rouge d’argent. Soumets ta Thèse avant qu’il ne te rattrape.
lesson-omega-end = Acceptée : tu gagnes seul. Retiens : son Tome se remplit tout seul, plus vite quand tu mènes. Maintenant contre le vrai Omega, au niveau Introduction.
lesson-solved = C’était cela. Le Clan est content, ou une carte est à toi.

### Les casse-tête : puzzle-goal- et le but que nomme le fichier, et un titre pour chaque numéro.

puzzle-goal-ready = Ton Clan est connu : ses Étoiles, son score. Trouve le tour qui te donne tout ce que sa Thèse demande, quels que soient l’Étudiant pioché et le jeu de ton rival : son unique carte est visible.
puzzle-goal-research = Des Cartes de Recherche sont visibles. Trouve le tour où tu en prends une, quels que soient l’Étudiant pioché et le jeu de ton rival : son unique carte est visible.
puzzle-1 = Un héraut pour les cors
puzzle-2 = De l’or avec rien
puzzle-3 = Célèbre parmi les cuves
puzzle-4 = Danser en silence
puzzle-5 = La carte aide le danseur
puzzle-6 = Compter les armes
puzzle-7 = Un rapport avant le soir
puzzle-8 = Glaneurs de nuit
puzzle-9 = L’un ou l’autre argent
puzzle-10 = La tâche d’à côté
puzzle-11 = Deux pas et un droit
puzzle-12 = Les raisins du génie
