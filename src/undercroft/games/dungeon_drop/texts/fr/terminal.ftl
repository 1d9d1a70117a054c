### Les mots du terminal pour Dungeon Drop, en français. cli-verb-... sont les mots d’une action, avec des virgules, qu’on peut taper au lieu de la notation ; plusieurs actions peuvent en partager un.

## La table : lettres des cubes, plan, héros et boîte ; deux sortes n’ont jamais la même lettre

cli-cube-pillar = p
cli-cube-gold = o
cli-cube-ruby = r
cli-cube-sapphire = s
cli-cube-diamond = d
cli-cube-potion = f
cli-cube-key = k
cli-cube-chest = c
cli-cube-shield = b
cli-cube-goblin = g
cli-cube-troll = t
cli-drop-floor = Étage { $n }
cli-drop-tracker = Compteur de Reliques { $n }/{ $limit }
cli-drop-required = Score Requis { $n }
cli-drop-round = Manche { $n }/{ $limit }
cli-drop-then = puis { $seats }
cli-drop-stuck = Attention : dans cette position, l’étape Déplacement n’a aucune salle à laquelle tu survivrais.
cli-drop-hand =
    { $known ->
        [0] Cubes piochés et pas encore lâchés : { $n }.
       *[other] En main : { $cubes }.
    }
cli-drop-loot = Pillage : { $cubes } ; dégâts { $n }, cœurs restants { $left }, Boucliers { $shields }.
cli-drop-beyond =
    { $n ->
        [one] { $n } autre pièce se trouve au-delà du bord : tape map, ou map x,y pour regarder là.
       *[other] { $n } autres pièces se trouvent au-delà du bord : tape map, ou map x,y pour regarder là.
    }
cli-drop-legend = { $kinds } ; en majuscule les grands. { $limits } Limites du Donjon. L’échelle est en mm.
cli-drop-legend-room = # jeton Pilier, { $room } ta salle.
cli-drop-legend-pawn = @ Pion.
cli-drop-legend-meeple = @0 meeple de la place 0.
cli-drop-life = Vie
cli-drop-weight = Poids
cli-drop-initiative = Init
cli-drop-life-left = Vie { $left }/{ $life }.
cli-drop-covered = Cœurs recouverts : { $parts }.
cli-drop-stash = Butin : { $cubes }.
cli-drop-trophies = Trophées : { $cubes }.
cli-drop-lockpick = A un crochet.
cli-drop-meeples =
    { $n ->
        [one] { $n } point de meeple.
       *[other] { $n } points de meeple.
    }
cli-drop-points =
    { $chests ->
        [0] Score actuel : { $n }.
       *[other] Score actuel : { $n }, et des Coffres à ouvrir : { $chests }.
    }
cli-drop-tilted = inclinée
cli-drop-box = Boîte ({ $n }) : { $cubes }.
cli-drop-aside = Mis de côté : { $cubes }.
cli-drop-discard = Défausse : { $cubes }.
cli-drop-at = { $label } en { $spot }
cli-drop-room =
    { $corners } : { $cubes }{ $how ->
        [safe] {""}
        [hurt] {" "}; dégâts { $n }, cœurs restants { $left }
        [better] {" "}; dégâts { $n }, cœurs restants { $left } ; avec une aide dégâts { $least }, cœurs restants { $most }
        [helped] {" "}; dégâts { $n }, trop sans aide ; avec un Bouclier ou une Aptitude dégâts { $least }, cœurs restants { $most }
       *[fatal] {" "}; dégâts { $n } : tu n’y survivrais pas
    }{ $stair ->
        [yes] {" "}; Escalier
       *[no] {""}
    }
cli-drop-alike =
    { $n ->
        [one] { $label } (ou { $n } autre salle semblable)
       *[other] { $label } (ou { $n } autres salles semblables)
    }
cli-drop-more-rooms =
    { $n ->
        [one] { $n } autre salle : ? salle la montre. On peut taper trois Piliers quelconques, par exemple salle p1 p2 p3.
       *[other] { $n } autres salles : ? salle les montre. On peut taper trois Piliers quelconques, par exemple salle p1 p2 p3.
    }

## Ce que l’on peut taper

cli-kind-corner = Pilier
cli-kind-ability = carte
cli-kind-x = x, -400 à 400
cli-kind-y = y, -300 à 300
cli-kind-height = hauteur, 150 à 300
cli-kind-direction = direction, 0 à 359
cli-kind-strength = force, 0 à 100

## Comment taper les actions qui ont plus d’options qu’une liste

cli-form-height = un nombre entier de mm, de 150 à 300 ; plus c’est haut, plus les cubes se dispersent
    .command = hauteur HAUTEUR
cli-form-drop = un point en mm, en Solo dans le triangle de tes jetons, sinon au-dessus des cubes (un point en dehors est ramené au bord), et une hauteur de 150 à 300 ; de bas, les cubes se dispersent le moins
    .command = lâcher X Y HAUTEUR
cli-form-place = un cube de ta main et une place libre où tu pourrais viser, en mm
    .command = poser CUBE X Y
cli-form-flick = un cube, une direction en degrés (0 à droite, 90 en haut, 180 à gauche, 270 en bas) et une force de 0 à 100 (avec Battement d’Ailes jusqu’à 50) ; la moitié fait environ 40 mm, la pleine force environ 130 mm
    .command = pichenette CUBE DIRECTION FORCE
cli-form-slide = un Pilier et une place libre à portée, en mm
    .command = glisser PILIER X Y
cli-form-prop = un Pilier mis de côté et une place libre à 120 mm au plus de ton Pion
    .command = remettre PILIER X Y
cli-form-pull = un point en mm ; l’Or, les Clés et les Coffres à 80 mm au plus glissent vers lui
    .command = attirer X Y
cli-form-point = un point en mm ; tu ramasses des cubes à 60 mm au plus
    .command = point X Y
cli-form-meeple = une place libre dans les limites du Donjon, en mm
    .command = meeple X Y
cli-form-room = trois Piliers ou jetons, dans n’importe quel ordre ; pourquoi avec les mêmes mots dit ce qui interdit une salle
    .command = salle PILIER PILIER PILIER
cli-form-swap = deux cubes, par leur nom sur le plan
    .command = échanger CUBE CUBE
cli-form-transmute = un cube, par son nom sur le plan
    .command = transmuter CUBE
cli-form-banish = un Monstre, par son nom sur le plan
    .command = bannir MONSTRE
cli-form-pick = un cube, par son nom sur le plan
    .command = ramasser CUBE
cli-form-take = un Trésor, par son nom sur le plan
    .command = prendre TRÉSOR

## Exemples, et mots pour l’usage d’une carte

cli-example-dungeon-drop = lâcher 20 -35 150

## Les mots des actions

cli-verb-height = hauteur
cli-verb-drop = lâcher, lâche, viser, relâcher
cli-verb-drink = boire, bois, potion
cli-verb-soothe = soulager, retirer la fatigue
cli-verb-shield = bouclier, arrêter
cli-verb-slay = trophée, vaincre
cli-verb-give-back = rendre, rends
cli-verb-flick = pichenette, pichenette sur
cli-verb-slide = glisser, faire glisser
cli-verb-prop = remettre, étayer, poser
cli-verb-pull = attirer
cli-verb-point = point, autour
cli-verb-transmute = transmuter
cli-verb-banish = bannir, défausser
cli-verb-mend = soigner, retirer
cli-verb-meeple = meeple
cli-verb-leave = quitter, partir, quitter l’étage
cli-verb-stay = rester
cli-verb-retire = retraite, prendre ma retraite
cli-verb-descend = descendre

## L’objet de chaque décision

cli-dungeon-drop-setup-height = Tous les cubes du Donjon tombent ensemble, au-dessus du milieu de la table. De 150 mm ils restent plus groupés, de 300 mm ils se dispersent le plus. Tu peux taper n’importe quelle hauteur entre les deux, par exemple hauteur 220.
cli-dungeon-drop-enter-room = Ton Pion se trouve dans chacune de ces salles. Celle que tu choisis est pillée aussitôt, sans Aptitude, et ses trois Piliers deviennent tes jetons #1, #2 et #3. Les salles sont nommées par leurs Piliers sur le plan ; les meilleures d’abord, points contre cœurs.
cli-dungeon-drop-explore-aim = De nouveaux cubes viennent de la boîte sans qu’on les voie et tombent où tu vises. Les nombres au bord du plan sont des millimètres : tape lâcher avec x, y et une hauteur, par exemple lâcher 20 -35 150. De bas, ils restent près du point ; de haut, ils se dispersent et poussent davantage.
cli-dungeon-drop-explore-give-back = Tu as pioché plus de cubes que tu n’en lâches, et tu es seul à les voir. Ceux que tu rends sont mêlés à la boîte.
cli-dungeon-drop-explore-place = Un des cubes piochés est posé à la main sur une place libre où tu pourrais viser ; puis tu lâches les autres. Un Pilier au bon endroit peut ouvrir une salle riche.
cli-dungeon-drop-act-choose = Une Aptitude par tour, chacune à son étape. En Solo, la carte est inclinée et ne sert plus à cet étage. On peut aussi boire des Potions. Tape ? avec un nom pour lire une carte.
cli-dungeon-drop-act-flick = Le cube glisse tout droit et pousse ce qu’il rencontre. La direction 0 va à droite, 90 en haut, 180 à gauche, 270 en bas. La force 50 le mène à environ 40 mm, 100 à environ 130 mm.
cli-dungeon-drop-act-slide = Le Pilier va tout droit à une place libre ; ce qui se trouve entre les deux ne compte pas. Cela peut ouvrir une salle ou en fermer une.
cli-dungeon-drop-act-prop = Les Piliers que tes jetons ont remplacés sont mis de côté. L’un d’eux revient, sur une place libre près de ton Pion.
cli-dungeon-drop-act-pull = L’Or, les Clés et les Coffres proches du point glissent vers lui, tous à la fois, et poussent ce qui est sur leur chemin.
cli-dungeon-drop-act-point = Tu ramasses un à trois cubes autour du point, qui ne sont pas des Piliers, et tu les relâches ensemble où tu vises.
cli-dungeon-drop-act-pick = Jusqu’à trois cubes. Ils tombent ensemble à l’étape suivante.
cli-dungeon-drop-act-aim = Vise avec les cubes que tu as ramassés, comme pour une Exploration : un point et une hauteur.
cli-dungeon-drop-act-swap = Les deux cubes échangent leurs places, où qu’ils soient. Ce qui les gêne alors est poussé. Tape leurs noms, par exemple échanger o1 g2.
cli-dungeon-drop-act-transmute = Le cube va dans la boîte, et un autre pioché au hasard prend sa place. Ce peut être le même.
cli-dungeon-drop-act-banish = Le Monstre est hors jeu et ne blesse personne. Il n’est pas collecté, ce n’est donc pas un trophée.
cli-dungeon-drop-act-mend = Jusqu’à 3 cœurs recouverts sont libérés. Les Monstres retirés ne rapportent plus de points.
cli-dungeon-drop-move-room = Deux de tes jetons restent, et le troisième échange sa place avec un Pilier ; puis tu pilles la nouvelle salle. Chaque ligne donne les trois coins, le butin, les dégâts et les cœurs qu’il te resterait ; les meilleures d’abord, points contre cœurs. Tape pourquoi salle avec trois Piliers pour savoir pourquoi une salle n’est pas offerte.
cli-dungeon-drop-loot-room = Trois Piliers quelconques forment une salle si aucun autre Pilier ne s’y trouve, et tout ce qu’elle contient est à toi, les Monstres aussi. Chaque ligne donne les trois coins, le butin, les dégâts et les cœurs qu’il te resterait ; les salles de même butin partagent une ligne. Tape pourquoi salle avec trois Piliers pour savoir pourquoi une salle n’est pas offerte.
cli-dungeon-drop-loot-none = Dans ton état, on ne survit à aucune salle. Une Potion peut aider ; terminer ne pille rien.
cli-dungeon-drop-loot-ability = Certaines Aptitudes aident pendant un Pillage. On les déclare avant de prendre quoi que ce soit.
cli-dungeon-drop-loot-slay = Ces Monstres vont tout droit dans tes trophées et ne recouvrent aucun cœur. Ils comptent comme collectés.
cli-dungeon-drop-loot-shield = Un Bouclier Magique arrête un Monstre entier, qui devient un trophée, et il est dépensé. Non dépensé, il vaut 2 points. Tu ne peux continuer que si tu survis à ce qui reste.
cli-dungeon-drop-loot-take = Un Trésor qui se trouve tout près de la salle vient avec le reste. Il faut le prendre.
cli-dungeon-drop-stairs-leave = Si tu pars, ton butin est compté aussitôt et doit atteindre le Score Requis, sinon c’est la retraite. Si tu restes, tu continues l’exploration ; quand la boîte est vide, tout est perdu.
cli-dungeon-drop-floor-after = L’étage suivant a une nouvelle Quête, tous tes cœurs et des cartes redressées, et il peut demander plus. Si tu prends ta retraite, les fragments de la Relique décident de ton héritage.
cli-dungeon-drop-turn-end = Une Potion retire un Monstre ou une fatigue de ta carte Race. Gardée, elle ne vaut aucun point, mais elle peut servir plus tard.
cli-dungeon-drop-meeple-place = Si la salle est formée autour de ton meeple, tu marques un point. Tape une place libre dans les limites du Donjon, ou passe.
