### Les bulles de la leçon, en français : lesson- et le nom de la bulle dans le fichier de la leçon. Au plus 40 mots chacune.

lesson-height = Tous les cubes du Donjon tombent d’un coup. De bas, c’est rangé ; de haut, c’est le désordre. Choisis et lâche : pour cette fois, ils tombent comme pour tous.
lesson-pillars = Trois Piliers gris font une salle. Ton Pion se trouve dans plusieurs : entre dans celle qui brille. Tu pilles aussitôt tout ce qu’elle contient.
lesson-hearts = Cinq Trésors et deux Gobelins. Chacun occupe un de tes cœurs jusqu’à la fin de l’étage. Sans cœur libre, tu ne pourrais plus avancer.
lesson-aim = Quatre cubes que personne n’a vus vont tomber. Place l’anneau où tu veux des Trésors, puis lâche. La moitié y restera.
lesson-ability = Tes cartes ont des tours : Nain, tu peux glisser un Pilier ; Rôdeur, tirer sur un cube. Une fois par étage. Garde-les pour l’instant.
lesson-move = Ta salle a trois coins. Deux restent, un saute vers un autre Pilier : voilà les salles voisines. Celle qui brille a deux Rubis et aucun Monstre.
lesson-quest = L’Or vaut 1. Ce que valent les gemmes, ta Quête le dit : il te faut des Rubis. À cet étage, il faut 24 points pour partir.
lesson-again = Encore une fois : explore et garde tes tours. Un étage a onze de ces tours, car ensuite la boîte est vide.
lesson-relic = Là : la Relique verte, c’est pour elle que tu es là. Un Gobelin et un Troll la gardent, trois cœurs. Avec neuf prises d’un coup, cela vaut la peine.
lesson-stairs = 33 points et une Relique dans le sac. Il ne reste qu’à trouver l’Escalier noir, partir, et descendre avec un tour de plus, ou te retirer.
lesson-end = Quatre Reliques sauvent ton village, neuf le monde, et chaque étage demande davantage. Lâche maintenant pour de bon.
lesson-solved = C’était cela : en bas de l’escalier, vers l’étage suivant.

### Les casse-tête : puzzle-goal- et le but que nomme le fichier, et un titre pour chaque numéro.

puzzle-goal-down = Plus rien ne tombe à ce tour. Trouve le chemin de l’Escalier noir, avec les points que cet étage demande.
puzzle-goal-relic = Plus rien ne tombe. Pars par l’Escalier noir à ce tour : avec les points que cet étage demande, et une Relique verte.
puzzle-goal-relics = Plus rien ne tombe. Pars par l’Escalier noir à ce tour : avec les points que cet étage demande, et les deux Reliques.
puzzle-goal-dragon = Plus rien ne tombe. Pars par l’Escalier noir à ce tour : avec les points que cet étage demande, et le Dragon sur ta carte ou vaincu.
puzzle-goal-hearts = Plus rien ne tombe. Pars par l’Escalier noir à ce tour : avec les points que cet étage demande, et au moins la moitié de tes cœurs libres.
puzzle-1 = Avant l’escalier
puzzle-2 = Un pèlerin sans égratignure
puzzle-3 = Des clés pour deux
puzzle-4 = Deux lueurs vertes
puzzle-5 = Qui a peur du Dragon ?
puzzle-6 = Sept cœurs
puzzle-7 = Sur l’aile du Dragon
puzzle-8 = Le chant de l’escalier
puzzle-9 = À travers les arbres
puzzle-10 = Feu contre feu
puzzle-11 = Le collectionneur vole
puzzle-12 = Petits pieds, long chemin
