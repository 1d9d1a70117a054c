### Ce que seul le dessin de la table dit, en français. Tout le reste vient des textes du jeu.

## Parties d’un Test de Discrétion

part-zone = Valeur d’Alerte de la Zone
part-alert-card = Bonus d’Alerte
part-cubes = plus de cubes
part-cube = valeur du cube
part-students = Étudiants de la cible
part-study-bonus = Bonus d’Étude
part-good-luck = Chance
part-bad-luck = Malchance
part-least = au moins 1

## Le Donjon

seen-dungeon = Le Donjon
seen-zone-is = { $zone }, Niveau { $floor }
seen-zone-alert =
    { $bonus ->
        [0] Valeur d’Alerte { $alert }
       *[other] Valeur d’Alerte { $alert }, plus { $bonus } par le Bonus d’Alerte
    }
seen-zone-panic = Valeur d’Alerte { $alert }, plus { $bonus } par la Carte de Panique
seen-zone-cubes =
    { $n ->
        [0] Plus aucun cube
       *[other] { $wanted }
    }
seen-zone-effects = Effets : { $effects }
seen-zone-idle = Imprimés, mais sans effet en ce moment : { $effects }
seen-zone-fresh = Personne n’y est encore entré
seen-zone-links =
    { $joins_n ->
        [0] Liée à aucune Zone
        [one] Zone liée : { $joins }
       *[other] Zones liées : { $joins }
    }
seen-zone-boss = { $the_boss } est ici
seen-zone-seats =
    { $seats_n ->
        [one] { $seats } est ici
       *[other] { $seats } sont ici
    }
seen-figure = { $name } : { $zone }
seen-disguised = Sous un déguisement
seen-turned-up = Tuile révélée
seen-turned-up-choose = Tuiles révélées : choisis celle que tu essaies
seen-floors = Les Niveaux, et les tuiles restantes de leurs piles
seen-pile =
    { $n ->
        [0] Niveau { $floor } : plus aucune tuile
        [one] Niveau { $floor } : il reste 1 tuile
       *[other] Niveau { $floor } : il reste { $n } tuiles
    }

## Doctorants, Campus et cartes

seen-use-bonus = Valeur Bonus
seen-use-aux = Effet Secondaire
seen-use-main = Effet Principal
seen-offered = possible
seen-bonus-text = Posée dans ton propre Test de Discrétion, elle ajoute { $n } à ta Valeur de Discrétion.
seen-main-none = Cette carte n’en a pas.
seen-main-idle = Les Effets Principaux ne sont pas en jeu à cette table.
seen-mark-add = Bonus
seen-mark-aux = Secondaire
seen-mark-main = Principal
seen-mark-react = Réaction
seen-mark-discard = Défausse
seen-or = ou
seen-badge-points = Points à la fin
seen-side-normal = Face normale
seen-side-exalted = Furieux
seen-side-up = face visible
seen-combo = Combo de Savoir
seen-effect-idle = (sans effet en ce moment)
seen-boss-sighting = Apparition
seen-boss-activation = Activation
seen-boss-encounter = Rencontre
seen-boss-away = pas encore apparu
seen-look = { $name }, de près
seen-hand = Main
seen-students = Étudiants
seen-stun =
    { $n ->
        [one] { $n } Jeton Sonné, { $stamina } au plus
       *[other] { $n } Jetons Sonné, { $stamina } au plus
    }
seen-stars = Étoiles
seen-points = Points des cubes
seen-score = Score
seen-points-short = points
seen-points-clan = avec le Clan
seen-skills = Compétences
seen-first = commence
seen-face-down = (face cachée)
seen-veiled =
    { $n ->
        [one] { $n } face cachée
       *[other] { $n } faces cachées
    }
seen-gone = a quitté le Donjon
seen-seek = Montrer sur le plan : { $zone }
seen-thesis-place = Thèse nº { $n }
seen-notes = Plateau de Notes : { $name }
seen-column = { $cube } : { $n } cases sur { $slots }, { $value } points par cube ; Étoiles { $stars }, flèches { $arrows }
seen-column-white = Information Universelle { $n }
seen-own = Ton Doctorant
seen-speed-left = Points de Vitesse restants
seen-campus = Campus
seen-warning-final = Dernière manche : la partie finit quand revient le tour de { $name }.
seen-warning-countdown = La partie finit quand commencerait le prochain tour de { $name }.
seen-warning-maximum = Alerte Maximale
seen-alert-bonus = Bonus d’Alerte
seen-alert-modifier = Modificateur d’Alerte
seen-row-placed = Rangée { $n }, avec un Étudiant Omega :
seen-row-next = Rangée { $n }, la prochaine :
seen-row-later = Rangée { $n } :
seen-row-brings = Bonus d’Alerte +{ $bonus }, { $students } Étudiants par joueur, { $omegas } Omega
seen-refill = Nouveaux Étudiants dans l’Université
seen-each = par joueur
seen-next = prochaine
seen-level = Niveau de Jeu : { $level }
seen-university = Université
seen-bag = Étudiants { $students }, Omega { $omegas }
seen-bag-unknown = Personne ne sait ce qui reste dans le sac.
seen-bonfire = Feu de camp
seen-bonfire-has = Étudiants sur { $n } emplacements de { $spaces }
seen-clan-unknown = Face cachée : tu ne la connais pas.
seen-clan-known = tu la connais
seen-clan-open = face visible
seen-target = Objectif de Thèse
seen-piles = Piles et Réserve
seen-deck-trick = Pioche de Ruse
seen-deck-jinx = Pioche de Poisse
seen-discard = Défausse : { $n }
seen-discard-trick = Cartes de Ruse défaussées : { $n }
seen-discard-jinx = Cartes de Poisse défaussées : { $n }
seen-tiles = Tuiles du Niveau { $floor }
seen-supply = Cubes de la Réserve
seen-traps = Jetons Piège de la Réserve

## Scènes

seen-test = Test de Discrétion
seen-study-of = { $name } Étudie { $zone }
seen-espionage-of = { $name } espionne { $victim }
seen-stealth = Valeur de Discrétion
seen-alert = Valeur d’Alerte
seen-against = contre
seen-laid =
    { $n ->
        [one] 1 carte est posée
       *[other] { $n } cartes sont posées
    }
seen-speakers = Qui peut jouer des cartes dans ce test
seen-speaks-now = peut jouer
seen-speaks-next = à venir
seen-speaks-spoken = a passé
seen-speaks-silent = ne peut pas jouer
seen-plays = Effets Principaux déclarés
seen-cancelled = annulé
seen-thesis-of = La Thèse de { $name }
seen-item-cubes = Cubes
seen-item-clan = Clan
seen-item-thesis = Thèse
seen-item-interns = Stagiaires
seen-item-jinxes = Cartes Poisse
seen-place-no-thesis = pas de Thèse acceptée
seen-place-resigned = abandon

## Le verdict d’un test, du côté de qui le lit

seen-drama-study =
    { $passed ->
        [yes] { $who ->
            [me] Personne ne te remarque : les notes sont à toi.
            [thrower] { $name } étudie quand même, malgré toi.
           *[other] Personne ne remarque { $name }.
        }
       *[no] { $who ->
            [me] On t’entend.
            [thrower] Tu trahis la présence de { $name }.
           *[other] On entend { $name }.
        }
    }
seen-drama-espionage =
    { $passed ->
        [yes] { $who ->
            [me] { $victim } ne remarque rien.
            [victim] { $name } t’espionne sans se faire voir.
            [thrower] { $name } espionne { $victim }, malgré toi.
           *[other] { $victim } ne remarque pas { $name }.
        }
       *[no] { $who ->
            [me] { $victim } te surprend.
            [victim] Tu surprends { $name } en train de t’espionner.
            [thrower] Tu trahis { $name } auprès de { $victim }.
           *[other] { $victim } surprend { $name }.
        }
    }
seen-drama-thesis =
    { $accepted ->
        [yes] { $who ->
            [me] Ta Thèse est acceptée !
           *[other] La Thèse de { $name } est acceptée.
        }
       *[no] { $who ->
            [me] Ta Thèse est refusée.
           *[other] La Thèse de { $name } est refusée.
        }
    }

## Le projecteur

seen-drama-hit = C’est toi qu’on vise
seen-drama-hit-card = { $name } prend une carte de ta main.
seen-drama-hit-student = { $name } te Vole un Étudiant.
seen-drama-hit-cube = { $name } Vole dans tes notes : { $cube }.
seen-drama-hit-hand = { $name } regarde ta main.
seen-drama-hit-main = { $name } déclare { $card } contre toi.
seen-drama-hit-aux = { $name } utilise { $card } contre toi.
seen-drama-omega = La cloche d’alarme sonne
seen-drama-omega-row =
    { $left ->
        [0] Un Étudiant Omega dans chaque rangée : la fin est proche.
        [one] Rangée { $n } sur { $all } prise. Encore une, et la Carte d’Alerte est pleine.
       *[other] Rangée { $n } sur { $all } prise.
    }
seen-drama-star = Une Étoile
seen-drama-star-gained =
    { $who ->
        [me] { $n ->
            [1] Tu as ta première Étoile. Il en faut deux pour une Thèse.
           *[other] Tu as { $n } Étoiles.
        }
       *[other] { $n ->
            [1] { $name } a une première Étoile.
           *[other] { $name } a { $n } Étoiles.
        }
    }
seen-drama-star-lost = Une Étoile perdue
seen-drama-exalted = Furieux
seen-drama-exalted-about =
    { $who ->
        [me] Ta carte se retourne : face Furieux.
       *[other] La carte de { $name } se retourne : face Furieux.
    }
seen-drama-knowledge = Savoir
seen-drama-knowledge-about =
    { $who ->
        [me] Tu prends le Jeton de Savoir : le secret du Clan s’ouvre à toi.
       *[other] { $name } prend le Jeton de Savoir : le secret du Clan s’ouvre.
    }
seen-drama-jinx = Une Carte de Poisse
seen-drama-jinx-about = Tu la prends, face cachée. Personne d’autre ne sait ce qu’elle fera.
seen-drama-stun = Sonné
seen-drama-boss-met = Il t’a trouvé.
seen-drama-last-round = La fin est proche
seen-story-points = Points des cubes, manche par manche

## Le but, en quelques signes

seen-zone-far = Y marcher : { $n } pas
seen-goal-alarm = Alarme : { $n } rangées pleines sur { $rows }
seen-goal-stars = Étoiles : { $n } des { $needed } qu’il faut pour une Thèse
seen-goal-points = Points de ta Thèse : { $n } sur { $target }
seen-goal-points-unknown = Points de ta Thèse : { $n } ; seule la carte de Clan dit combien il en faut

## Les options en peu de mots, à côté de leurs libellés

token-scholar = { $scholar }
token-explore = Explorer
token-rest = Repos
token-submit = Soumettre : { $points }
token-walk = { $zone }
token-sneak = { $zone }
token-teleport = Téléporteur : { $zone }
token-reveal = Nouvelle Zone
token-lay =
    { $shift ->
        [none] { $side }
       *[other] { $side }, ½ { $shift }
    }
token-under = Sous la pile
token-floor = Étage { $floor }
token-study = Étudier
token-indicate =
    { $ahead ->
        [yes] Étudier : { $word }
       *[no] { $wanted }
    }
token-add = { $card } +{ $bonus }
token-declare = Déclarer { $stealth } contre { $alert }
token-spy = { $seat } : { $cube }
token-heist = { $seat } : { $cube }
token-bivouac = Bivouac
token-collect = { $skill } : { $wanted }
token-aux =
    { $word ->
        [stealth] { $card } : Discrétion
        [alert] { $card } : Alerte
        [draw] { $card } : piocher
        [discard] { $card } : défausser
       *[other] { $card }
    }
token-rob = { $card } : { $seat }
token-main = { $card }
token-react = { $card }
token-skill = { $skill }
token-discard = { $card }
token-target = { $seat }
token-at = { $zone }
token-into = { $zone }
token-pass =
    { $prompt ->
        [test-tester] { $passed ->
            [yes] Accepter : succès
           *[no] Accepter : échec
        }
       *[other] Passer
    }
token-done =
    { $prompt ->
        [phase-movement] Fin du mouvement
        [phase-action] Fin du tour
        [rest-discard] Assez
        [boss-lead] Arrêt ici
        [card-slip] Rester
       *[card-gift] Étudier
    }

## Les figures du livre

seen-figure-zone = Une Zone : ses cubes, son bouclier avec la Valeur d’Alerte, ses Passages et ses Portes.
seen-figure-notes = Un Plateau de Notes : les cubes remplissent leurs colonnes par le bas, et une Étoile ou une flèche compte tant qu’un cube est à côté.
seen-figure-card = Une Carte de Ruse et ses usages.
seen-figure-test = Un Test de Discrétion : les deux sommes, chaque nombre avec sa source.
seen-figure-alert = Une Carte d’Alerte : des rangées d’Étudiants Omega, chacune avec son Bonus d’Alerte et les Étudiants qu’elle amène.
seen-figure-jinx = Une Carte de Poisse : ce qu’elle fait, et combien de points elle coûte à la fin.
seen-figure-boss = Un Boss : ce qui arrive quand il apparaît, s’éveille et rencontre quelqu’un.
seen-figure-clan = Une Carte de Clan : les points que demande une Thèse, et ce que le Clan aime ou n’aime pas.
