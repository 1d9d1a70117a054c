### Les bulles de la leçon, en français : lesson- et le nom de la bulle dans le fichier de la leçon. Au plus 40 mots chacune.
lesson-solved = C’était cela. Le Clan est content, ou une carte est à toi.

### Les casse-tête : puzzle-goal- et le but que nomme le fichier, et un titre pour chaque numéro.

puzzle-goal-ready = Ton Clan est connu : ses Étoiles, son score. Trouve le tour qui te donne tout ce que sa Thèse demande, quels que soient l’Étudiant pioché et le jeu de ton rival : son unique carte est visible.
puzzle-goal-research = Des cartes Recherche sont visibles. Trouve le tour où tu en réclames une, quels que soient l’Étudiant pioché et le jeu de ton rival : son unique carte est visible.
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
