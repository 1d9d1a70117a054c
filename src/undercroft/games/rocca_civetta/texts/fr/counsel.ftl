### Pourquoi quelqu’un qui connaît le jeu ferait cela, en français : les raisons derrière un conseil.
### Un message est la clé que donnent les règles d’expérience : une phrase adressée au joueur, à côté de l’option.

## Recherche, Thèse, Stagiaires

counsel-claim =
    { $points ->
        [one] { $card } donne { $points } point pour rien.
       *[other] { $card } donne { $points } points pour rien.
    }
counsel-submit-starless = Tes points suffisent peut-être, mais il te manque une Étoile que demande la Carte de Clan : ta Thèse serait refusée.
counsel-peek = Savoir ce qui vient ne coûte rien.
counsel-wake-first = D’abord { $intern } : le mal que cela peut faire se soigne encore après.
counsel-wake = Pour { $intern }, l’ordre n’importe guère.
counsel-charm = { $card } ne compte que { $bonus } : la Rencontre te coûterait plus.
counsel-hide = { $card } ne compte que { $bonus } : le cube vaut plus.
counsel-bear-it = Tes cartes valent plus que ce que tu perdrais.

## Compétences

counsel-store-more = { $skill } : une carte mise de côté peut toujours être jouée, et laisse de la place pour une autre.
counsel-store = Sous la Carte Zainetto, { $card } est en sûreté et laisse de la place dans ta main.
counsel-search = { $skill } t’apporte la meilleure de plusieurs cartes.
counsel-best-card = { $card } compte { $bonus } : aucune de ces cartes ne compte plus.
counsel-bury = Qui piochera ces cartes, on l’ignore : l’ordre n’importe guère.
counsel-tumble =
    { $n ->
        [one] { $skill } te mène un pas plus loin, pour une carte dont tu n’as guère besoin.
       *[other] { $skill } te mène { $n } pas plus loin, pour une carte dont tu n’as guère besoin.
    }
counsel-lift = { $skill } suffit pour compenser { $stealth } contre { $alert }.
counsel-rites =
    { $students ->
        [one] { $skill } compense { $stealth } contre { $alert }, pour { $students } Étudiant.
       *[other] { $skill } compense { $stealth } contre { $alert }, pour { $students } Étudiants.
    }
counsel-gather =
    { $n ->
        [one] { $skill } : un Étudiant te vaut plus, en ce moment, que ne coûte un Jeton Sonné.
       *[other] { $skill } : { $n } Étudiants te valent plus, en ce moment, que ne coûte un Jeton Sonné.
    }
counsel-charge = { $skill } : un Jeton Sonné gêne un adversaire proche plus que toi.
counsel-reap = { $skill } : une carte, et des Étudiants des adversaires présents.
counsel-whip-use = { $skill } éloigne un adversaire de bons cubes.
counsel-set-trap = { $skill } : un Jeton Piège attend qui vient ici.
counsel-pitch = { $skill } : un Bivouac tout près, et les autres paient.
counsel-eggs = C’est là que les Œufs sont le plus près de toi.
counsel-roll = Par là, le rocher touche plutôt les autres.
counsel-boulder = C’est là que le rocher est le plus loin de toi.
counsel-brew-cure = { $skill } te débarrasse d’un Jeton Sonné.
counsel-brew-student = { $skill } apporte un Étudiant pour de pauvres cartes.
counsel-brew-speed = { $skill } te mène plus loin ce tour.
counsel-blast = { $skill } peut porter la Valeur d’Alerte au-dessus de { $stealth }.
counsel-whip = { $seat } trouve moins à étudier ici : { $zone }.
counsel-whip-least = De tous ces déplacements, celui-ci aide le moins tes adversaires : { $seat }, { $zone }.
counsel-fate = { $skill } vaut une carte Destin en ce moment.
counsel-pick = Ta main suffit aussi pour ce cube : { $the_cube }.
counsel-pick-try = Ta main suffit peut-être tout juste pour ce cube : { $the_cube }.
counsel-pick-no-more = Chaque cube de plus mettrait en danger ceux que tu as désignés.

## Cartes

counsel-brew =
    { $n ->
        [one] { $card } renforce ta main : tu pioches une carte.
       *[other] { $card } renforce ta main : tu pioches { $n } cartes.
    }
counsel-consult =
    { $n ->
        [0] Sans Stagiaire, cette carte n’ajoute rien.
        [one] Ton Stagiaire ajoute { $n } : cela suffit pour compenser { $stealth } contre { $alert }.
       *[other] Tes Stagiaires ajoutent { $n } : cela suffit pour compenser { $stealth } contre { $alert }.
    }
counsel-catalyst = { $card } suffit pour compenser { $stealth } contre { $alert }.
counsel-transmutation = { $card } change un de tes cubes en un autre qui te rapporte plus : { $the_cube }.
counsel-reagents = { $card } te rend une carte défaussée qui compte { $bonus }.
counsel-healing =
    { $n ->
        [one] { $card } te débarrasse de { $n } Jeton Sonné.
       *[other] { $card } te débarrasse de { $n } Jetons Sonné.
    }
counsel-acid = { $card } ouvre un chemin vers plus que tu n’atteins autrement : { $the_zone }.
counsel-homunculus = { $card } t’amène jusqu’à 3 Étudiants : chacun peut t’épargner un Jeton Sonné.
counsel-genius = Avec { $card }, tu peux étudier un cube de plus ce tour-ci, et plusieurs cubes augmentent la Valeur d’Alerte de 3 de moins.
counsel-mixture =
    { $n ->
        [one] { $card } touche { $n } adversaire près de toi : un Jeton Sonné, et une carte de moins.
       *[other] { $card } touche { $n } adversaires près de toi : pour chacun un Jeton Sonné, et une carte de moins.
    }
counsel-opus = { $card } change les deux cubes qui te manqueront le moins en un autre qui te rapporte plus : { $the_cube }.
counsel-intern =
    { $points ->
        [one] { $card } t’amène un Stagiaire qui t’aide désormais et compte { $points } point à la fin.
       *[other] { $card } t’amène un Stagiaire qui t’aide désormais et compte { $points } points à la fin.
    }
counsel-intern-idle =
    { $points ->
        [one] { $card } t’amène un Stagiaire qui compte { $points } point à la fin.
       *[other] { $card } t’amène un Stagiaire qui compte { $points } points à la fin.
    }
counsel-lay-intern =
    { $loss ->
        [one] Contre { $alert }, { $card } vaut le Stagiaire qui vient avec et coûte { $loss } point à la fin.
       *[other] Contre { $alert }, { $card } vaut le Stagiaire qui vient avec et coûte { $loss } points à la fin.
    }
counsel-rest-nightmares = Un Repos rend les Étudiants et les cartes qui te manquent ; à cause des Cauchemars, il te laisse un Jeton Sonné.
counsel-no-cards = Sans carte, tu ne peux déclarer aucune Valeur de Discrétion.
counsel-transmute = Changé en un cube de la couleur suivante, voici ce qui te rapporte le plus : { $the_cube }.
counsel-dissolve = Sans les Murs, cette Zone est à un pas : { $zone }.
counsel-dissolve-none = Rien de mieux ne se trouve derrière ces Murs.

## Boss et Panique

counsel-pull = Tous ces chemins mènent vers le Boss : l’un vaut l’autre.
counsel-type = Ce sont les cartes qui te manqueront le moins.
counsel-tribute = Moins cher que 2 Jetons Sonné : { $the_cube }.
counsel-tribute-bear = 2 Jetons Sonné te coûtent moins que le cube.
counsel-buy-off =
    { $n ->
        [one] Un Étudiant te coûte moins que ce dont le Boss te menace.
       *[other] { $n } Étudiants te coûtent moins que ce dont le Boss te menace.
    }
counsel-keep-students = Tes Étudiants sont rares, et ce dont le Boss te menace se supporte.
counsel-threat = Ce dont le Boss te menace se supporte.
counsel-cauldron = Étourdissement { $stun } sur { $stamina } ne gêne guère en Alerte Maximale, et un Chaudron plein met fin à la partie.
counsel-home = Tous ces chemins sont aussi courts ; le plus utile pour toi : { $zone }.

## Cubes

counsel-column = C’est dans la colonne { $cube } qu’il te rapporte le plus, points, Étoiles et flèches compris.

## La Couvée

counsel-pick-up = Un Œuf ramené vaut 2 points, et un Repos le ramène aussi.
counsel-pick-up-danger = Ramasser l’Œuf attirerait Maman Basilic sur toi.
counsel-home-with-egg = L’Œuf que tu portes vaut 2 points une fois ramené.

## L’hiver vient

counsel-melt = La glace que tu fais fondre vaut 3 points, plus que l’Eau Chaude que tu gardes.
counsel-warm = Avec tous tes Jetons Sonné tu devrais te Reposer ; l’Eau Chaude te l’épargne.
counsel-water-keep = L’Eau Chaude que tu gardes vaut un point.
counsel-bucket = L’Eau Chaude vaut plus pour toi que cette carte : { $card }.
counsel-bucket-not = Ces cartes valent plus pour toi que l’Eau Chaude.
counsel-pour = L’Eau Chaude t’est moins chère qu’un Jeton Sonné.
counsel-pour-not = Un Jeton Sonné se supporte, et l’Eau Chaude vaut un point.

## Chasse aux Œufs

counsel-open = Quatre Œufs sur sept contiennent un cube pour toi, et chaque coquille vaut 2 points.
counsel-open-free = Ouvre-le : dans une Course aux Œufs cela ne coûte que l’Action, et la coquille compte de toute façon.
counsel-open-not = Ce que l’Œuf peut contenir vaut moins pour toi que son prix.
counsel-bribe = Deux cartes te sont moins chères qu’un Jeton Sonné.
counsel-bribe-not = Un Jeton Sonné t’est moins cher que deux cartes.

## Temple Maudit

counsel-clear = Sans le Pilier, tu entres et sors à meilleur compte.
counsel-clear-not = Le Pilier vaut moins pour toi que deux cartes.
counsel-prop = Les points de Vitesse valent plus pour toi que cette carte : { $card }.
counsel-prop-not = Les cartes valent plus pour toi que tes points de Vitesse.
counsel-rescue = 4 points pour deux Étudiants, et il s’en va pour le moment.
counsel-rescue-not = Deux Étudiants valent plus pour toi que 4 points.
counsel-narrow = Par là, on atteint le plus de cubes.
counsel-pit = C’est là que la Fosse aux serpents te gêne le moins.

## Déesse de la Mer

counsel-calm = Des points pour deux cartes, et les Tentacules s’en vont.
counsel-calm-not = Deux cartes valent plus pour toi que ce Niveau.
counsel-tentacle = C’est là que le Tentacule te gêne le moins.
counsel-trial = La Bénédiction vaut plus pour toi que ce cube : { $cube }.
counsel-trial-not = Tes cubes valent plus pour toi que la Bénédiction.

## Niveau IV et Familiers

counsel-engage = Avoir { $the_familiar } vaut plus pour toi que les cubes.
counsel-beyond = Ce qui est derrière le cube le plus à gauche vaut plus que lui.

## Omega

counsel-omega-seize = Le moins utile pour toi : { $the_cube }.
counsel-omega-teleport = Assez loin de là où tu veux étudier : { $the_zone }.
counsel-omega-answer = Ton test vaut bien { $card }.
counsel-omega-let = Une carte vaut plus que ce qu’il ferait.
counsel-omega-gives = Le plus utile pour toi : { $the_cube }.
counsel-omega-moved = Où se trouve Omega importe peu.
counsel-omega-target = Moins Omega a de cubes, mieux c’est pour toi.
counsel-omega-charge = Seul Omega s’y trouve, et rien ne l’étourdit.
counsel-omega-butt = { $skill } : un cube tombe du Tome d’Omega.
counsel-omega-declare = { $stealth } contre { $alert }, cela suffit, à moins que la carte d’Omega n’ajoute davantage.
counsel-omega-declare-short = { $stealth } contre { $alert } ne suffit pas encore ; tu ajoutes le reste en parlant en dernier.

## Seul, ce que la base dit des adversaires

counsel-alone-boss-way = Ici, le Boss te gêne le moins : { $the_zone }.
counsel-alone-trap = Toi seul pourrais y marcher : c’est ici qu’il te gêne le moins ({ $the_zone }).
counsel-alone-reap = { $skill } : une carte contre un Jeton Sonné.

## Jukas

counsel-free = Un Étudiant vaut plus pour toi que tes 2 cartes les plus faibles, et chaque Phi libéré rend les tests près de Jukas plus faciles.
counsel-free-not = Tes 2 cartes les plus faibles valent plus pour toi qu’un Étudiant.

## Confréries étudiantes

counsel-part-standard = Les Étudiants des Confréries peuvent plus pour toi qu’un standard.
counsel-part-kind = Un autre Étudiant pourrait plus pour toi.
counsel-hold = Plus utile pour toi qu’un Étudiant standard : { $the_student }.
counsel-swap = Échange un Étudiant standard : { $the_student } peut plus pour toi.
counsel-bait-draw = Piocher un Étudiant te coûte moins que d’en donner un.
counsel-bait-sacrifice = Donner un Étudiant te coûte moins que d’en piocher un.
counsel-order = On ne sait pas qui les gagnera : l’ordre importe peu.
counsel-enroll = On ne sait pas qui les piochera : le choix importe peu.
counsel-evade = Un Étudiant te coûte moins que ce qui t’attend.
counsel-evade-not = Ce qui t’attend se supporte.
counsel-insight = Une Divination peut suffire pour combler { $stealth } contre { $alert }.
counsel-against = La Valeur d’Alerte peut dépasser { $stealth }.
counsel-pry = Une carte de moins pour un rival vaut bien l’Étudiant.
counsel-cure =
    { $n ->
        [one] Sans ton Jeton Sonné, tu peux continuer.
       *[other] Sans { $n } Jetons Sonné, tu peux continuer.
    }
counsel-tonic = Deux cartes pour une rendent ta main plus forte.
counsel-freeze = { $seat } voulait aller plus loin.
counsel-snare = Un Jeton Piège attend qui vient ici.

## Points de Soutien

counsel-support-student = Peu cher, et utile n’importe quel mois.
counsel-support-trick = Une carte de plus pour ton premier test.
counsel-support-intern = Un Stagiaire te sert à chaque tour.
counsel-support-study = Il aide à chaque Étude de cette partie.
counsel-support-keep = Ce que tu gardes achètera plus un autre mois.
counsel-hire = Le plus utile des deux : { $intern }.
counsel-support-congregation = Un Étudiant qui en peut plus que les autres.
