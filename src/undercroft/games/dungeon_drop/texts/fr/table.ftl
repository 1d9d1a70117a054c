### Tout ce qu’une table montre encore, en français : fins et classements, cartes en détail, quantités.

## Fins et classements

ending-lost-box = La boîte est vide : la partie est perdue.
ending-lost-move = On ne peut survivre à aucune salle : la partie est perdue.
ending-lost-quit = La partie est abandonnée.
ending-retired = C’est l’heure de la Retraite.
ending-rounds = Les trois manches sont terminées.
ending-resigned = Il ne reste personne contre qui jouer.
place-score = { $rank }. { $seat } : { $total } points (Or { $gold }, gemmes { $gems }, Quête { $quest }, { $keys ->
        [0] Coffres { $chests }
       *[other] Coffres { $chests }, Clés { $keys }
    }, { $potions ->
        [0] Boucliers { $shields }
       *[other] Potions { $potions }, Boucliers { $shields }
    }, { $hearts ->
        [0] Monstres { $monsters }
       *[other] Monstres { $monsters }, cœurs { $hearts }
    }, meeples { $meeples } ; Vie { $life }, poids { $weight })
place-resigned = { $rank }. { $seat } a abandonné
place-legacy-empty-handed = { $seat } prend sa retraite après l’étage { $floor } (fragments : { $tracker } sur 9). Tu reviens les mains vides. Personne ne contera cette histoire.
place-legacy-nothing = { $seat } prend sa retraite après l’étage { $floor } (fragments : { $tracker } sur 9). Quelques éclats dans une bourse, et les mêmes collines sombres devant la porte.
place-legacy-village = { $seat } prend sa retraite après l’étage { $floor } (fragments : { $tracker } sur 9). Cette nuit, une lampe reste allumée à chaque fenêtre du village, et les voisins savent qui remercier.
place-legacy-kingdom = { $seat } prend sa retraite après l’étage { $floor } (fragments : { $tracker } sur 9). De la côte aux cols, les terres de la couronne respirent de nouveau. Les ménestrels se disputent déjà les vers.
place-legacy-world = { $seat } prend sa retraite après l’étage { $floor } (fragments : { $tracker } sur 9). La grande relique est de nouveau entière. Partout où le soleil se lève, on te doit le matin.
place-lost-box = { $seat } disparaît à l’étage { $floor } (fragments : { $tracker } sur 9). Tous les couloirs se sont refermés derrière toi, et aucune torche ne répond à la tienne.
place-lost-move = { $seat } disparaît à l’étage { $floor } (fragments : { $tracker } sur 9). Aucune issue ne te laisse en vie. Le donjon te garde.
place-lost-quit = { $seat } a abandonné à l’étage { $floor } (fragments : { $tracker } sur 9). Tu as tourné le dos à la quête.
legacy-empty-handed = les mains vides
legacy-nothing = quelques éclats
legacy-village = le village est sauvé
legacy-kingdom = le royaume est sauvé
legacy-world = le monde est sauvé
figure-gold = Or
figure-gems = Gemmes
figure-quest = Quête
figure-chests = Coffres
figure-keys = Clés en trop
figure-potions = Potions
figure-shields = Boucliers Magiques
figure-monsters = Monstres
figure-hearts = Cœurs
figure-meeples = Meeples
figure-total = Total

## Cartes en détail

details-cube = { kind-cube } ({ $copies }) : { $colour }{ $edge ->
        [none] {""}
       *[other] {" "}(bords : { $edge })
    }, signe : { $glyph }.{ $scores ->
        [each] {" "}Points : { $points }.
        [quest] {" "}Points : selon la Quête.
        [unspent] {" "}Points si non dépensé : { $points }.
        [spare] {" "}Points si en trop : { $points }.
        [opened] {" "}Points si ouvert : un lancer du dé.
        [monster] {" "}Points : { $points }. Dégâts : { $damage }.
       *[none] {""}
    }
details-race = { kind-race } : Vie { $life }, initiative { $initiative }. Aptitude : { $ability } ({ $window }{ $normal_window ->
        [none] {""}
       *[other] , partie normale : { $normal_window }
    }).
details-class = { kind-class }. Aptitude : { $ability } ({ $window }{ $normal_window ->
        [none] {""}
       *[other] , partie normale : { $normal_window }
    }).
details-quest =
    { $sized ->
        [yes] { kind-quest }. Petites gemmes : { $small_gems }. Grandes gemmes : { $large_gems }.
       *[no] { kind-quest }. Gemmes : { $small_gems }.
    }{ $mode ->
        [normal] {" "}Partie normale seulement.
       *[other] {""}
    }

## Quantités

amount-nothing = rien
amount-small =
    { $n ->
        [one] { $n } petit
       *[other] { $n } petits
    }
amount-large =
    { $n ->
        [one] { $n } grand
       *[other] { $n } grands
    }
amount-huge =
    { $n ->
        [one] { $n } Énorme
       *[other] { $n } Énormes
    }
amount-gold = { $n } Or
amount-ruby = { $n } Rubis
amount-pillar =
    { $n ->
        [one] { $n } Pilier
       *[other] { $n } Piliers
    }
amount-pillar-token =
    { $n ->
        [one] { $n } jeton Pilier
       *[other] { $n } jetons Pilier
    }
amount-sapphire =
    { $n ->
        [one] { $n } Saphir
       *[other] { $n } Saphirs
    }
amount-diamond =
    { $n ->
        [one] { $n } Diamant
       *[other] { $n } Diamants
    }
amount-potion =
    { $n ->
        [one] { $n } Potion
       *[other] { $n } Potions
    }
amount-key =
    { $n ->
        [one] { $n } Clé
       *[other] { $n } Clés
    }
amount-chest =
    { $n ->
        [one] { $n } Coffre
       *[other] { $n } Coffres
    }
amount-shield =
    { $n ->
        [one] { $n } Bouclier Magique
       *[other] { $n } Boucliers Magiques
    }
amount-goblin =
    { $n ->
        [one] { $n } Gobelin
       *[other] { $n } Gobelins
    }
amount-troll =
    { $n ->
        [one] { $n } Troll
       *[other] { $n } Trolls
    }
amount-dragon =
    { $n ->
        [one] { $n } Dragon
       *[other] { $n } Dragons
    }
amount-stair =
    { $n ->
        [one] { $n } Escalier
       *[other] { $n } Escaliers
    }
amount-relic =
    { $n ->
        [one] { $n } Relique
       *[other] { $n } Reliques
    }
