### Ce que seule la page de Dungeon Drop dit, en français. Tout le reste vient des textes du jeu.

## flat

seen-table = La table vue d’en haut
seen-look = Comment la table est montrée
seen-look-space = 3D
seen-look-flat = D’en haut
seen-look-both = Les deux
seen-look-words = En mots
seen-length-mm = { $n } mm
seen-length-cm = { $n } cm
seen-from =
    { $pawn ->
        [yes] du Pion
       *[no] du milieu de la table
    }
seen-where = à { $far } { $facing } { $from }
seen-where-here = exactement à la place { $from }
seen-facing-n = au nord
seen-facing-ne = au nord-est
seen-facing-e = à l’est
seen-facing-se = au sud-est
seen-facing-s = au sud
seen-facing-sw = au sud-ouest
seen-facing-w = à l’ouest
seen-facing-nw = au nord-ouest
seen-cube =
    { $size ->
        [s] { $cube }, petit
        [l] { $cube }, grand
       *[h] { $cube }, énorme
    }
seen-cube-there = { $cube } : { $where }
seen-cube-open = { $cube }. Peut être choisi
seen-token = Jeton Pilier { $n } : { $where }
seen-pawn = Le Pion : { $where }
seen-meeple = Meeple de { $seat } : { $where }
seen-words =
    { $solo ->
        [yes] Sur la table : { $n } cubes. Le nord est loin de toi ; les distances se comptent à partir du Pion.
       *[no] Sur la table : { $n } cubes. Le nord est loin de toi ; les distances se comptent à partir du milieu de la table.
    }
seen-region-room = Dans ta salle : { $n }
seen-region-dungeon = Ailleurs dans le Donjon : { $n }
seen-region-outside = Hors des Limites du Donjon : { $n }
seen-aim = Viser
seen-aim-which = Cube
seen-aim-none = Choisis un cube
seen-aim-cube = Choisis d’abord un cube
seen-aim-numbers = La visée en chiffres
seen-aim-go = Lâcher { $n } { $n ->
    [one] cube
   *[other] cubes
}
seen-drop-called = Lâcher { $where }, de { $height } de haut
seen-aim-x = Droite (mm)
seen-aim-y = Fond (mm)
seen-aim-height = Hauteur : { $n } mm
seen-aim-direction = Direction (°)
seen-aim-strength = Force : { $n } %
seen-aim-at = Point visé : { $where }.
seen-aim-moved = Hors de la zone. C’est le point le plus proche qui compte : { $where }.
seen-aim-cross = Point visé : { $where }
seen-aim-arrow = Pichenette : direction { $direction }°, force { $strength } %
seen-aim-scatter = La moitié des cubes s’arrête à moins de { $half }, neuf sur dix à moins de { $most }.
seen-aim-noise = Une main n’est jamais exacte : direction et force peuvent varier un peu.
seen-aim-help-point = Clique ou touche la table, ou déplace le viseur. Touches sur le viseur : flèches 1 mm, avec Maj 10 mm ; Page haut et Page bas pour la hauteur ; Entrée confirme.
seen-aim-help-flick = Tire une flèche hors d’un cube dans la direction voulue. Touches sur la flèche : gauche et droite tournent, haut et bas pour la force, avec Maj par dix ; Entrée confirme.
seen-aim-help-height = Plus ils tombent de haut, plus ils se dispersent.
seen-swap-first = Choisis le premier de deux cubes sur la table.
seen-swap-second = Choisi : { $cube }. Choisis maintenant le cube avec lequel il échange sa place, ou choisis-le encore pour recommencer.
seen-stuck = Il ne reste aucune salle où tu pourrais aller et survivre. Une Aptitude ou une Potion peut encore changer cela.
seen-rooms = Salles
seen-rooms-count =
    { $n ->
        [one] { $n } salle
       *[other] { $n } salles
    }
seen-room = { $cubes }{ $damage ->
        [0] {""}
       *[other] {"\u202F"}; dégâts { $damage }
    }{"\u202F"}; { $where }
seen-room-called =
    { $solo ->
        [yes]
            { $empty ->
                [yes] Entrer dans la salle vide { $where }
               *[no] Entrer dans la salle avec { $room }
            }
       *[no]
            { $empty ->
                [yes] Piller la salle vide { $where }
               *[no] Piller la salle avec { $room }
            }
    }
seen-room-before = Salle précédente
seen-room-next = Salle suivante
seen-room-taken = Ce que tu prendrais
seen-room-empty = Rien à prendre
seen-room-stairs = L’Escalier est ici
seen-room-cost =
    { $hits ->
        [0] Aucun dégât : cœurs libres { $left }
       *[other]
            { $eased ->
                [yes] Dégâts { $damage } sur { $hits }, avec Boucliers et Aptitudes au mieux : cœurs restants { $left }
               *[no] Dégâts { $damage } : cœurs restants { $left }
            }
    }
seen-room-help =
    { $solo ->
        [yes] Touche une salle pour voir ce qu’elle apporte et ce qu’elle coûte.
       *[no] Touche une salle, ou choisis ses trois Piliers un par un.
    }
seen-room-picked = Coins choisis : { $n } sur 3.
seen-room-first = Choisis une salle
seen-room-enter =
    { $solo ->
        [yes] Entrer dans la salle { $n } sur { $of }
       *[no] Piller la salle { $n } sur { $of }
    }

## scene

seen-space = La table en relief
seen-space-help = Seulement pour les yeux ; la vue de dessus et celle en mots disent tout. Les flèches tournent la table, avec Maj elles la déplacent ; plus et moins changent la taille, 0 montre tout.
seen-space-loading = On dresse la table…
seen-space-missing = Ce navigateur ne peut pas dessiner en relief. La vue de dessus montre la même chose et permet de tout faire.
seen-space-above = Regarder de dessus
seen-space-skip = Passer la chute

## panels

seen-own = Ton Héros
seen-cards = Race et Classes
seen-tilted = Utilisée à cet étage
seen-hearts =
    Cœurs : { $n } sur { $life } libres{ $strain ->
        [0] {""}
       *[other] , fatigue { $strain }
    }
seen-covers = { $cube } : cœurs recouverts : { $n }
seen-life = Vie { $n }
seen-stash = Butin
seen-weight = poids { $n }
seen-trophies = Trophées
seen-points-short = pts
seen-points-so-far = Points jusqu’ici, sans les Coffres encore à lancer
seen-quest-so-far =
    { $n ->
        [one] { $n } point jusqu’ici, gemmes comprises
       *[other] { $n } points jusqu’ici, gemmes comprises
    }
seen-quest-parts = Jusqu’ici : gemmes { $gems }, bonus { $bonus }
seen-quest-hidden = Face cachée jusqu’à la fin
seen-required =
    { $n } points sur { $required } requis{ $chests ->
        [0] {""}
        [one] , et 1 Coffre à lancer
       *[other] , et { $chests } Coffres à lancer
    }
seen-meeple-points =
    { $n ->
        [one] 1 point grâce à son meeple
       *[other] { $n } points grâce à son meeple
    }
seen-gave-up = A abandonné
seen-gem-sizes = Petite gemme / grande gemme
seen-tracker = Compteur de Score
seen-tracker-at = Fragments de Relique : { $n } sur { $last }
seen-floor = Étage { $n }
seen-required-scores = Scores Requis
seen-band =
    { $from ->
        [0] Aucun fragment : { $n } points requis
       *[other] De { $from } à { $to } fragments : { $n } points requis
    }
seen-legacies = Ce que tu laisses derrière toi
seen-legacy-now = Retraite maintenant : { $legacy }
seen-rounds = Manches et ordre du tour
seen-round-of = Manche { $n } sur { $of }
seen-round = La manche { $n } commence
seen-order = Ordre des tours
seen-order-why =
    { $n ->
        [1] L’initiative la plus basse joue en premier.
       *[other] Le butin le plus léger joue en premier.
    }
seen-initiative = initiative { $n }
seen-box = Boîte
seen-box-count =
    { $n ->
        [one] Reste 1 cube
       *[other] Restent { $n } cubes
    }
seen-box-turns =
    { $turns ->
        [0] vide
        [one] { $n } cubes, 1 tour
       *[other] { $n } cubes, { $turns } tours
    }
seen-drawn =
    { $n ->
        [one] 1 cube pioché
       *[other] { $n } cubes piochés
    }
seen-aside = Mis de côté
seen-discard = Défausse
seen-looting = { $name } pille la salle
seen-looted = { $name } prend
seen-taken = Trésors
seen-hits = Monstres qui frappent
seen-damage = { $cube }, dégâts { $n }
seen-mark-shield = Bouclier
seen-mark-slay = Abattre
seen-stopped = Arrêté par un Bouclier
seen-slain = Trophée aussitôt
seen-spared = N’inflige aucun dégât
seen-left =
    { $n ->
        [one] Il reste 1 cœur ensuite
       *[other] Il reste { $n } cœurs ensuite
    }
seen-would-kill = Cela te tuerait : arrête un Monstre
seen-shields-left =
    { $n ->
        [one] 1 Bouclier à utiliser
       *[other] { $n } Boucliers à utiliser
    }
seen-wounded =
    { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
seen-counted = Décompte de l’étage { $n }
seen-of-required = { $n } requis
seen-too-little = Pas assez pour les profondeurs. Il est temps de prendre sa retraite.
seen-descent = Descente à l’étage { $n }
seen-new-class = Nouvelle Classe : { $card }
seen-new-quest = Nouvelle Quête : { $card }
seen-saved = C’est gagné : { $legacy } !
seen-home = Tu rentres avec { $legacy }
seen-lost = Le Héros est perdu

## La scène et le projecteur

seen-drama-count = On compte l’étage de { $name }
seen-drama-counted =
    { $enough ->
        [yes] { $n ->
            [0] Juste assez !
            [1] Assez, avec 1 point de reste !
           *[other] Assez, avec { $n } points de reste !
        }
       *[no] { $n ->
            [1] Il manque 1 point.
           *[other] Il manque { $n } points.
        }
    }
seen-drama-chests = { $name } ouvre les Coffres
seen-drama-chests-hold =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
seen-drama-overreached = C’est trop
seen-drama-levelled =
    { $who ->
        [me] Tu gagnes un niveau : { $card }.
       *[other] { $name } gagne un niveau : { $card }.
    }
seen-drama-last-round = La dernière manche
seen-story-cubes = Cubes, manche par manche

## Le but, en quelques signes

seen-goal-points = { $n } des { $required } points que cet étage demande
seen-goal-turns =
    { $n ->
        [0] plus aucun tour
        [one] encore 1 tour
       *[other] encore { $n } tours
    }

## Les options en peu de mots, à côté de leurs libellés

token-use = { $ability }
token-drink = Potion : { $the_cube }
token-give-back = Rendre : { $the_cube }
token-leave = Partir : { $points } sur { $required }
token-stay = Rester
token-retire = Se retirer
token-descend = Vers l’étage { $floor }
token-pass = Sans meeple
token-done =
    { $prompt ->
        [act-choose] Sans Aptitude
        [loot-ability] Sans Aptitude
        [loot-slay] Assez
        [loot-shield] Assez
        [loot-room] Rien
        [act-flick] Assez
        [act-pick] Assez
        [act-mend] Assez
        [turn-end] Fin du tour
       *[other] Continuer
    }

## Ce qui s’est passé sur une table que l’on voit : sans les nombres des lieux

near-event-explored =
    { $cubes_n ->
        [0] { $seat } n’a plus rien à lâcher.
       *[other] { $seat } lâche { $cubes } de { $height } mm.
    }
near-event-placed = { $seat } pose { $the_cube }.
near-event-slid = { $seat } fait glisser { $the_cube }.
near-event-propped = { $seat } déplace { $the_cube }.
near-event-pulled = { $seat } attire { $cubes }.
near-event-dropped-again = { $seat } ramasse { $cubes } et relâche le tout, de { $height } mm.
near-event-meeple-placed = { $seat } pose un meeple.

## La première fois, en solitaire

seen-first-solo = Trois Piliers forment une salle, et tu pilles ce qui s’y trouve ; chaque Monstre recouvre tes cœurs. Tu es là pour les Reliques : avec assez de points et une Relique, pars par l’Escalier. Quatre sauvent ton village, neuf le monde.
    .rule = { "DRP-RET-03" }

## Les figures du livre

seen-figure-card = Une Quête : ce que valent les gemmes, et son bonus.
seen-figure-room = Une salle : trois coins, et tout ce qui touche l’espace entre eux.
seen-figure-hearts = Les cœurs : ceux que des Monstres recouvrent, et ceux qui sont libres.
seen-figure-slide = Glisser un Pilier : on le pousse sur la table, et la salle entre les coins change.
seen-figure-flick = Tirer sur un cube : une pichenette l’envoie le long de la flèche dans la salle, si rien ne lui barre la route.
