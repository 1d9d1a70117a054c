### Ce qu’est une étape, pour qui la rencontre pour la première fois, en français.
### Un message est hint- suivi du nom de la question avec des traits d’union : une ou deux phrases courtes. Les quatre premiers parlent de ce que l’on voit sans être interrogé.
### .rule est la règle dont le paragraphe du livre en dit plus ; elle est entre guillemets, car elle ne se traduit pas.

## À la table

hint-first-table = Tu mènes un Doctorant dans un Donjon qui grandit pendant la partie. Collecte des cubes, gagne des Étoiles et soumets ta Thèse : la meilleure Thèse acceptée gagne.
    .rule = { "DGY-GEN-01" }
hint-waiting = C’est à quelqu’un d’autre de décider. En attendant, tu peux regarder le Donjon et tous les Plateaux de Notes ; seules les mains, les pioches et l’Université restent cachées.
    .rule = { "DGY-R-06" }
hint-test = C’est un Test de Discrétion : la Valeur de Discrétion doit atteindre la Valeur d’Alerte. Des cartes peuvent encore augmenter les deux, et qui fait le Test a le dernier mot.
    .rule = { "DGY-STUDY-16" }
hint-undo = Tu peux reprendre ton dernier choix tant que personne n’a rien vu de nouveau depuis : ni Étudiant pioché, ni carte cachée. Ensuite, les autres doivent accepter.
    .rule = { "DGY-R-06" }

## Ce qui est nouveau dans le Donjon, la première fois

hint-new-alarm = Un Étudiant Omega se tient sur la Carte d’Alerte : son Bonus d’Alerte compte dans chaque Étude, et sa rangée a rempli l’Université à nouveau.
    .rule = { "DGY-OMEGA-01" }
hint-new-boss = Le Boss est dans le Donjon : il se déplace quand un Doctorant entre dans certaines Zones, et qui il croise subit une Rencontre. Appuie sur sa figurine pour lire sa carte.
    .rule = { "DGY-BOSS-01" }
hint-new-main-effects = Chaque Carte de Ruse a un usage de plus : son Effet Principal, au prix imprimé. En échange tu ne pioches pas d’Étudiant à la fin de ton tour.
    .rule = { "DGY-MAIN-01" }
hint-new-maximum-alert = L’Alerte Maximale a commencé : la Carte de Panique dit ce qui change désormais. Sors, et soumets ta Thèse tant qu’il est temps.
    .rule = { "DGY-MAX-01" }
hint-new-dangerous-zones = Tout ce qui est imprimé sur une Zone agit dans cette partie : à l’entrée ou pendant un test. Regarde une Zone de près pour lire ce qu’elle fait avant d’y aller.
    .rule = { "DGY-DZ-01" }

## Mise en place et tour

hint-setup-scholar = Chaque Doctorant a ses valeurs et ses Compétences, et une seconde face, Furieux, pour quand d’autres sont devant. Choisis celui qui te plaît.
    .rule = { "DGY-SETUP-02" }
hint-turn-activity = Un tour, c’est une chose sur trois : explorer le Donjon, prendre un Repos dans la Zone de Départ, ou soumettre ta Thèse dès que tu as 2 Étoiles. Une Thèse refusée te coûte un cube et te vaut une Poisse.
    .rule = { "DGY-TURN-01" }
hint-turn-thesis = En Alerte Maximale tu peux soumettre ta Thèse ici sans Étoiles. C’est la dernière chose que tu fais, quoi qu’il en sorte ; si tu continues, tu pourras essayer à nouveau chaque fois que ton tour finit ici.
    .rule = { "DGY-ED-46" }
hint-thesis-cube = Avec la Carte de Clan, ces cubes valent autant. Garde celui qui porte une Étoile, une flèche ou ton Combo de Savoir.
    .rule = { "DGY-ED-27" }
hint-rest-jinx = Un Repos te débarrasse d’une Carte de Poisse. Chacune que tu as encore à la fin te coûte des points.
    .rule = { "DGY-REST-03" }
hint-rest-discard = Tu peux te séparer des cartes inutiles, autant que tu veux. Puis tu pioches jusqu’à avoir en main ta Valeur de Main.
    .rule = { "DGY-REST-05" }

## Se déplacer

hint-phase-movement = Un point de Vitesse te mène dans une Zone liée, ou révèle une nouvelle Zone où tu entres aussitôt. Tu peux aussi jouer des cartes ; les points non dépensés sont perdus à la fin de la phase.
    .rule = { "DGY-MOVE-01" }
hint-zone-lay = La nouvelle Zone doit être liée à la tienne par un Passage, et elle ne se tourne jamais. Pense aux liens que tu voudras plus tard.
    .rule = { "DGY-PLACE-02" }
hint-zone-under = Les tuiles retournées qui n’ont pas été posées passent sous la pile : la dernière choisie est tout en bas.
    .rule = DGY-PLACE-04
hint-stairs-floor = Personne n’était encore entré dans cette Zone à Escalier : une tuile d’un Niveau voisin se pose à côté. Cet Escalier mène à un seul Niveau, pour toujours ; plus il est profond, meilleurs sont ses cubes et leurs gardes.
    .rule = { "DGY-STAIR-03" }

## Actions et Tests de Discrétion

hint-phase-action = Tu as une Action : une Étude pour Collecter les cubes de ta Zone, ou l’Espionnage d’un Doctorant proche pour lui en Voler un. Des cartes se jouent avant et après.
    .rule = { "DGY-ACT-01" }
hint-study-indicate = Tu prends les cubes à partir de la gauche, au plus autant que ton Intelligence. Deux cubes augmentent la Valeur d’Alerte de 1, trois de 3.
    .rule = { "DGY-STUDY-06" }
hint-test-declare = Les Valeurs Bonus des cartes que tu poses font ta Valeur de Discrétion. Après la déclaration, plus aucune ne s’ajoute : pense à ce que les autres peuvent jouer.
    .rule = { "DGY-STUDY-09" }
hint-test-at-once = Ta Valeur de Discrétion est déclarée, et personne n’a encore répondu. Quelques cartes se jouent exactement maintenant ; si tu n’en as pas, passe.
    .rule = { "DGY-R-201" }
hint-test-opponent = Quelqu’un d’autre fait un Test de Discrétion, et tu peux augmenter l’une ou l’autre valeur avec des cartes de test. On te le demande une fois : joue maintenant tout ce que tu veux jouer.
    .rule = { "DGY-STUDY-13" }
hint-test-target = On t’espionne. Augmente la Valeur d’Alerte avec des cartes de test ; puis l’espion peut répondre, et ainsi de suite tant que l’un des deux joue.
    .rule = { "DGY-ESP-11" }
hint-test-tester = Tu as le dernier mot : joue des cartes qui augmentent ta Valeur de Discrétion, ou accepte le résultat. Un échec apporte un Jeton Sonné et une pioche d’Étudiants.
    .rule = { "DGY-STUDY-15" }

## Moments pour jouer

hint-window-instant = C’est le tour de quelqu’un d’autre, mais un Instantané se joue à tout moment. On te le demande même si tu n’en as pas, pour que personne ne devine ta main.
    .rule = { "DGY-PRIO-03" }
hint-window-turn-start = Un tour commence, et quelques cartes se jouent exactement maintenant. Si tu n’en as pas, passe.
    .rule = { "DGY-R-195" }
hint-window-announced = Quelqu’un a annoncé une Étude, mais pas encore combien de cubes. Quelques cartes se jouent exactement maintenant ; si tu n’en as pas, passe.
    .rule = { "DGY-R-200" }
hint-window-reaction = Un Effet Principal est déclaré, et rien ne s’est encore passé : une Réaction peut l’annuler. On te le demande même si tu n’en as pas.
    .rule = { "DGY-MAIN-12" }

## Cartes de Ruse

hint-aux-discard = La carte que tu as utilisée t’en fait défausser une autre. Choisis celle qui t’aide le moins.
    .rule = { "DGY-AUX-15" }
hint-aux-treat = Toutes les cartes Social font la même chose. Tu peux te choisir, mais personne dans la Zone de Départ ; 2 cartes renforcent ta prochaine Étude.
    .rule = { "DGY-ED-43" }
hint-aux-tax = Toutes les cartes Social font la même chose : le hasard décide de la carte. Qui mène a le plus à perdre.
    .rule = { "DGY-ED-43" }
hint-main-aim = Une carte nomme ses cibles quand elle est déclarée, pour que les autres sachent si elle les concerne.
    .rule = { "DGY-R-208" }
hint-main-price = Cette carte se paie de deux façons, et tu en choisis une. Le coût se paie avant l’effet.
    .rule = { "DGY-MAIN-16" }
hint-main-number = Tu fixes le nombre toi-même, et la carte en fait autant. Mais chaque Étudiant pioché peut être un Étudiant Omega.
    .rule = { "DGY-MAIN-20" }
hint-main-discard = Une partie du coût est une Carte de Ruse de ta main. Choisis celle qui t’aide le moins.
    .rule = { "DGY-MAIN-16" }
hint-card-trap = Un Piège reste face cachée et frappe le premier Doctorant qui entre, même le tien. Personne d’autre ne sait lequel c’est.
    .rule = { "DGY-TOKEN-06" }
hint-card-slip = Après ta Réaction, tu peux partir dans une Zone liée. Ses effets ne te touchent pas, mais ses Portes comptent.
    .rule = { "DGY-R-205" }
hint-card-steal = Tu choisis la couleur, et le cube le plus haut de cette colonne est à toi. Un cube Protégé peut t’être refusé.
    .rule = { "DGY-CUBE-04" }
hint-card-heist = Cet Espionnage ne coûte aucun Étudiant, et ceux de ta cible n’augmentent pas la Valeur d’Alerte. Personne ne peut y répondre.
    .rule = { "DGY-R-202" }
hint-card-gift = Place des cubes dans les emplacements libres de ta Zone, à partir de la gauche ; puis tu fais une Étude ici. Choisis donc ce que tu peux Collecter.
    .rule = { "DGY-R-202" }
hint-card-objection = On s’oppose à ta carte. Sacrifie 2 Étudiants et elle a quand même son effet, ou laisse-la annuler.
    .rule = { "DGY-R-170" }
hint-card-collect = Tu peux prendre ici n’importe quel cube pour lequel ton Plateau de Notes a de la place, pas seulement le premier à gauche.
    .rule = { "DGY-R-130" }
hint-card-press = Tu vois toute la main et tu choisis la carte à défausser. Pense aux cartes Destin.
    .rule = { "DGY-R-195" }
hint-card-tour = Tu Collectes à partir de la gauche et sans Test de Discrétion. Tu peux aussi te contenter de 1 cube.
    .rule = { "DGY-CUBE-02" }

## Compétences

hint-skill-target = Ta Compétence frappe un Doctorant de ta Zone, et chacun une seule fois pendant ton tour.
    .rule = { "DGY-BOARD-02" }
hint-skill-butt = Fais tomber de ses notes un cube d’une couleur tirée au sort, ou prends une carte au hasard. Tu paies avec un Jeton Sonné, qu’un Étudiant peut éviter.
    .rule = { "DGY-BOARD-02" }
hint-skill-discard = Ta Compétence coûte une Carte de Ruse du type qu’elle nomme. Choisis celle dont tu te passes le mieux.
    .rule = { "DGY-BOARD-02" }

## Jetons Sonné et cubes

hint-stun-avoid = Avec autant de Jetons Sonné que d’Endurance, tu dois prendre un Repos au début de ton prochain tour. Un Étudiant peut encaisser à ta place ; il retourne dans la Réserve.
    .rule = { "DGY-STUN-01" }
hint-cube-protect = Un de tes Stagiaires Protège les cubes de cette couleur : rien ne t’oblige à le perdre. Tu peux aussi le laisser partir.
    .rule = { "DGY-PROT-02" }
hint-cube-give = Tu Donnes le cube le plus haut d’une colonne de ton choix. La Protection n’y fait rien.
    .rule = { "DGY-CUBE-13" }
hint-cube-drop = Tu perds le cube le plus haut d’une colonne de ton choix. Il tombe dans un emplacement libre de ta Zone, où n’importe qui peut le Collecter.
    .rule = { "DGY-CUBE-08" }
hint-cube-land = Ta Zone n’a pas d’emplacement libre : le cube tombe dans une Zone liée. Choisis-en une où tu pourras le reprendre.
    .rule = { "DGY-R-126" }

## Boss et Panique

hint-boss-target = Tu as réveillé le Boss, et tu choisis qui il traque. Il prend le plus court chemin et s’arrête au premier Doctorant qu’il Rencontre.
    .rule = { "DGY-BOSS-16" }
hint-boss-way = Il y a plusieurs plus courts chemins, avec autant de Rencontres. Tu as réveillé le Boss : à toi de choisir.
    .rule = { "DGY-R-136" }
hint-boss-lead = Tu emmènes le Boss de 2 Zones au plus, sans Rencontre en chemin. Là où il se tient, une Étude est plus difficile.
    .rule = { "DGY-BOSS-09" }
hint-boss-arrival = Le Boss vient là où il y a le plus de Doctorants, et il y a égalité. Personne ne le Rencontre encore.
    .rule = { "DGY-MAX-07" }
hint-panic-push = Tous les Doctorants du Donjon sont poussés dans la même direction. Celui-ci peut arriver dans deux Zones, et tu décides.
    .rule = { "DGY-R-196" }
