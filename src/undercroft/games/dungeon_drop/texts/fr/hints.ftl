### Ce qu’est une étape, pour qui la rencontre la première fois, en français.
### Un message est hint- suivi du nom de la question avec des traits d’union : une ou deux phrases courtes. Les quatre premiers parlent de ce que l’on voit sans devoir répondre.
### .rule est la règle dont le paragraphe du livre en dit plus ; elle est entre guillemets, car ce n’est pas un mot à traduire.

## Vu à la table

hint-first-table = Des cubes tombent et deviennent un Donjon : trois Piliers forment une salle, et tu pilles ce qui se trouve entre eux. Collecte des Trésors et méfie-toi des Monstres, car chacun recouvre tes cœurs.
    .rule = { "DRP-ROOM-01" }
hint-waiting = Quelqu’un d’autre décide. En attendant, tu peux regarder le Donjon et chaque butin ; seuls les Quêtes et les cubes à peine piochés restent cachés.
    .rule = { "DRP-R-94" }
hint-fall = Les cubes rebondissent, roulent et se poussent, et personne ne sait d’avance où ils s’arrêtent. Ce qui se trouve là y reste jusqu’à ce que quelque chose le bouge.
    .rule = { "DRP-DROP-01" }
hint-undo = Tu peux reprendre ton dernier choix tant que personne n’a rien vu de nouveau : aucun cube pioché, rien de lâché. Après cela, les autres doivent être d’accord.
    .rule = { "DRP-R-94" }

## Mise en place et entrée

hint-setup-height = Tous les cubes du Donjon tombent ensemble, au-dessus du milieu de la table. Plus ils tombent de haut, plus ils se dispersent.
    .rule = { "DRP-SET-04" }
hint-enter-room = Ton Pion se trouve dans chacune de ces salles. Tu pilles aussitôt celle que tu choisis, sans Aptitude.
    .rule = { "DRP-ENT-01" }

## Exploration

hint-explore-aim = De nouveaux cubes viennent de la boîte, sans qu’on les voie, et changent le Donjon là où ils tombent. Lâche-les près de la table pour bien viser, ou de haut pour tout remuer.
    .rule = { "DRP-EXP-01" }
hint-explore-give-back = Tu as pioché plus de cubes que tu n’en lâches. Garde ceux que tu veux voir dans le Donjon.
    .rule = { "DRP-R-63" }
hint-explore-place = Un des cubes piochés est posé à la main, sur une place libre. Un Pilier au bon endroit peut ouvrir une salle riche.
    .rule = { "DRP-R-63" }

## Action

hint-act-choose = Tu peux utiliser une Aptitude par tour, chacune à son moment. En Solo, une carte utilisée reste inclinée jusqu’à l’étage suivant.
    .rule = { "DRP-ABL-01" }
hint-act-flick = Une Pichenette envoie un cube à travers la table, et il pousse ce qu’il rencontre. Plus elle est forte, plus il va loin.
    .rule = { "DRP-R-35" }
hint-act-slide = Un Pilier glisse en ligne droite jusqu’à une place libre proche. Cela peut ouvrir une salle ou en fermer une.
    .rule = { "DRP-R-36" }
hint-act-prop = Les Piliers que tes jetons ont remplacés sont mis de côté. Remets-en un pour faire de nouvelles salles.
    .rule = { "DRP-R-21" }
hint-act-pull = L’Or, les Clés et les Coffres proches du point glissent vers lui, tous à la fois. Ce qui est sur leur chemin est poussé.
    .rule = { "DRP-R-59" }
hint-act-point = Choisis un point entouré de cubes. Tu en ramasses jusqu’à trois et tu les relâches ensemble.
    .rule = { "DRP-R-72" }
hint-act-pick = Tu peux ramasser jusqu’à trois cubes. Ils tomberont ensemble où tu vises.
    .rule = { "DRP-R-72" }
hint-act-aim = Vise avec les cubes que tu as ramassés, comme pour une Exploration.
    .rule = { "DRP-R-72" }
hint-act-swap = Deux cubes échangent leurs places, où qu’ils soient. Ce qui les gêne alors est poussé.
    .rule = { "DRP-R-36" }
hint-act-transmute = Le cube va dans la boîte, et un autre pioché au hasard prend sa place. Il peut être meilleur, et il peut être le même.
    .rule = { "DRP-R-63" }
hint-act-banish = Le Monstre est hors jeu et ne blesse personne. Il n’est pas collecté, ce n’est donc pas un trophée.
    .rule = { "DRP-R-43" }
hint-act-mend = Retire des Monstres et de la fatigue qui recouvrent jusqu’à 3 cœurs en tout. Les Monstres retirés ne rapportent plus de points.
    .rule = { "DRP-DMG-02" }

## Déplacement et Pillage

hint-move-room = Deux de tes jetons restent, et le troisième échange sa place avec un Pilier. Tu pilles ensuite la nouvelle salle : regarde ce qu’elle inflige et ce qu’elle apporte.
    .rule = { "DRP-MOVE-01" }
hint-loot-room = Trois Piliers quelconques forment une salle si aucun autre Pilier ne s’y trouve. Tout ce qui est entre eux est à toi, les Monstres aussi.
    .rule = { "DRP-MP-06" }
hint-loot-none = Chaque salle te tuerait. Une Potion peut en ouvrir une, sinon tu ne pilles rien ce tour-ci.
    .rule = { "DRP-R-23" }
hint-loot-ability = Certaines Aptitudes aident pendant un Pillage, et on les utilise avant de prendre quoi que ce soit.
    .rule = { "DRP-R-24" }
hint-loot-slay = Ces Monstres vont tout droit dans tes trophées et ne recouvrent aucun cœur. Ils comptent quand même comme collectés.
    .rule = { "DRP-R-65" }
hint-loot-shield = Un Bouclier Magique arrête un Monstre et il est dépensé. Non dépensé, il vaut 2 points au décompte.
    .rule = { "DRP-ITEM-02" }
hint-loot-take = Un Trésor qui se trouve tout près de la salle vient avec le reste.
    .rule = { "DRP-R-86" }

## La fin d’un tour ou d’un étage

hint-stairs-leave = Si tu pars, ton butin est compté et doit atteindre le Score Requis. Reste pour collecter plus, mais pas trop longtemps : quand la boîte est vide, tout est perdu.
    .rule = { "DRP-LOOT-06" }
hint-floor-after = Tu peux descendre avec une nouvelle Quête et tous tes cœurs, et l’étage suivant peut demander plus. Ou tu prends ta retraite, et ce que tu as sauvé est ton héritage.
    .rule = { "DRP-NEXT-02" }
hint-turn-end = Une Potion retire un Monstre ou une fatigue de ta carte Race. Tu peux aussi la garder pour plus tard.
    .rule = { "DRP-ITEM-01" }
hint-meeple-place = Si la salle est formée autour de ton meeple, tu marques. Devine où sera le prochain Pillage.
    .rule = { "DRP-HT-01" }
