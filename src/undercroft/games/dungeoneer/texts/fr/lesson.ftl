### Les bulles de la leçon, en français : lesson- et le nom de la bulle dans le fichier de la leçon. Au plus 40 mots chacune.

lesson-goal = Trois Quêtes font gagner la partie. La tienne commence ici : Revendiquer le trône vide. Il suffit d’atteindre cette Salle, à deux cases vers l’est.
lesson-counters = Chaque nouvelle case te donne de la Gloire verte et du Péril rouge. La Gloire, c’est toi qui la dépenses. Le Péril, ce sont tes rivaux, contre toi.
lesson-discard = Au début du tour, tu défausses une carte et tu complètes ta main à cinq. Kron n’a pas de Magie : Bénédictions de Nakari l’aide le moins. Appuie dessus.
lesson-lord = Te voilà maître du donjon. Fenn a 4 de Péril. Avec 2 des siens, pas des tiens, tu lui envoies le Piège à lances.
lesson-spring = Tu pourrais en envoyer d’autres, tant que son Péril les paie. Un Piège suffit : laisse faire. Il lui faut 7, avec 4 de Mouvement et un dé.
lesson-hit = Il a fait 2 : il est blessé, et c’est son propre courage qui l’a payé. Retiens-le, car cela te reviendra.
lesson-build = Ensuite, tu poses une nouvelle Salle ou un Passage. Où voudras-tu aller, et lui non ? Pose celui-ci au nord de l’entrée.
lesson-walk = Tu as trois pas. Fais le premier vers l’est, et regarde monter les deux compteurs.
lesson-sword = 5 de Gloire : tout juste assez pour l’Épée longue runique. Joue-la. Elle reste devant toi et ajoute 2 à ta Mêlée.
lesson-challenge = Fenn se tient ici. Défie-le là où tu es plus fort : Mêlée 5 contre 2. Cela coûte un pas.
lesson-weapon = Prends l’épée. Chacun lance un dé ; la somme la plus haute blesse l’autre, et une blessure rapporte de la Gloire.
lesson-door = Derrière cette porte verrouillée se trouve le trône. Il te faut 7 avec 3 de Mouvement et un dé ; le bouton dit la chance. Force-la.
lesson-throne = Ouverte. Ton dernier pas mène dans le Trône d’ossements. Qui a cette Quête l’accomplit en entrant.
lesson-quest = Ta première Quête, et un niveau avec elle : tes valeurs augmentent. Une Quête accomplie termine ton tour. Mais regarde ton Péril : six.
lesson-ghost = Tour de Fenn, ton Péril : un Fantôme sans repos attaque par la Magie, que Kron n’a pas, et les armes ne l’atteignent pas. Bats-toi à mains nues.
lesson-bled = Une blessure. Voilà pourquoi les audacieux saignent, et pourquoi d’autres restent en arrière pour garder peu de Péril.
lesson-end = Une Quête sur trois. Tu gagnes aussi si tu restes seul en vie. Le reste, la table te le dira en chemin : joue maintenant pour de bon.
lesson-solved = C’était cela : trois Quêtes, et la partie est gagnée.

### Les casse-tête : puzzle-goal- et le but que nomme le fichier, et un titre pour chaque numéro.

puzzle-goal-win = Deux Quêtes sont accomplies. Trouve le tour qui accomplit la troisième, quels que soient les dés. Personne ne peut t’arrêter.
puzzle-1 = Une flamme au vent
puzzle-2 = Raka et les os
puzzle-3 = Kron veut la bannière
puzzle-4 = Une chapelle à purifier
puzzle-5 = Le prix d’un intendant
puzzle-6 = Du feu chez les morts
puzzle-7 = Des bottes et une baguette
puzzle-8 = Lorel lit la carte
puzzle-9 = Fenn est en retard
puzzle-10 = De la lumière pour l’autel
puzzle-11 = L’âme de Caedman
puzzle-12 = Deux façons de prier
