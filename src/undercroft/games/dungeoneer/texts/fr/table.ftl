### Tout le reste de ce que montre une table, en français : sommes, scènes, classement et cartes en détail.

## Sommes : d’où vient un nombre, si ce n’est d’une carte

part-die = dé
part-hero = { $score }
part-monster = { $score }
part-level = { $score }
part-floor = plancher
part-power = pouvoir
part-emboldened = { card-undead-awakening }

## Scènes : le combat ou le test en cours ; un attribut est une ligne de plus, dite quand son argument est connu

scene-combat =
    { $combat ->
        [challenge] Défi : { $hero } contre { $foe }
        [quest] Combat de Quête : { $hero } contre { $the_foe }
       *[encounter] Rencontre : { $hero } contre { $the_foe }
    }
    .hero_parts = { $hero } : { $hero_parts }
    .foe_parts = { $foe } : { $foe_parts }
scene-test =
    { $test ->
        [door] Test à une porte : { $hero }, { $score } { $threat }+
        [pit] Test à la Fosse : { $hero }, { $score } { $threat }+
        [trap] Test contre { $card } : { $hero }, { $score } { $threat }+
        [power] Test pour un pouvoir : { $hero }, { $score } { $threat }+
       *[other] Test pour { $card } : { $hero }, { $score } { $threat }+
    }
    .hero_parts = { $hero } : { $hero_parts }
scene-trap = Piège : { $card } contre { $hero }
scene-die = { $card } : { $hero } fait { $die }

## Fins et classement

ending-third-quest = La troisième Quête est accomplie.
ending-last-hero = Aucun autre Héros n’est en vie.
ending-round-limit = La dernière manche est finie.
place-third-quest = { $rank }. { $seat } a accompli la troisième Quête
place-last-hero = { $rank }. { $seat } est le seul Héros en vie
place-round-limit = { $rank }. { $seat } est en tête après la dernière manche (Quêtes { $quests }, Vie { $life }, Gloire { $glory })
place-behind = { $rank }. { $seat } suit (Quêtes { $quests }, Vie { $life }, Gloire { $glory })
place-eliminated = { $rank }. { $seat } n’a pas survécu

## Cartes en détail

details-hero = { kind-hero } : { $rows } (niveaux 1 à 4). Au plus { $treasures } Trésors et { $boons } Faveurs.
details-power = Pouvoir : { $power }. { $text }
details-quest = { kind-quest }.
details-room = { kind-room } : { $cost }. Nord : { $north }, est : { $east }, sud : { $south }, ouest : { $west }.
details-passage = { kind-passage } : { $cost }. Nord : { $north }, est : { $east }, sud : { $south }, ouest : { $west }.
details-monster = { kind-monster }{ $tags_n ->
        [0] {""}
       *[other] {" "}({ $tags })
    } : { $attacks }, Vie { $life }. Coût : { $cost }.
details-trap = { kind-trap }. Coût : { $cost }.
details-bane = { kind-bane }. Coût : { $cost }.
details-boon = { kind-boon }. Coût : { $cost }.
details-treasure = { kind-treasure }{ $tags_n ->
        [0] {""}
       *[other] {" "}({ $tags })
    }. Coût : { $cost }.
timing-permanent = Permanent
timing-temporary = Temporaire
timing-response = Réponse
timing-anytime = À tout moment
door-wall = mur
door-opening = ouverture
door-open = porte ouverte
door-locked = porte verrouillée { $n }+
door-trapped = porte piégée { $n }+

## Quantités

amount-glory =
    { $n ->
        [one] { $n } Gloire
       *[other] { $n } Gloires
    }
amount-peril =
    { $n ->
        [one] { $n } Péril
       *[other] { $n } Périls
    }
amount-points =
    { $n ->
        [one] { $n } point de Mouvement
       *[other] { $n } points de Mouvement
    }
amount-nothing = gratuit
