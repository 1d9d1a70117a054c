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
seen-zone-panic = Valeur d’Alerte { $alert }, plus { $bonus } par la Carte Panique
seen-zone-cubes =
    { $n ->
        [0] Plus aucun cube
       *[other] { $wanted }
    }
seen-zone-effects = Effets : { $effects }
seen-zone-idle = Imprimés, mais sans effet en ce moment : { $effects }
seen-zone-fresh = Personne n’y est encore entré
seen-zone-links =
    { $joins_n ->
        [0] Reliée à aucune Zone
        [one] Zone reliée : { $joins }
       *[other] Zones reliées : { $joins }
    }
seen-zone-boss = { $the_boss } est ici
seen-zone-seats =
    { $seats_n ->
        [one] { $seats } est ici
       *[other] { $seats } sont ici
    }
seen-figure = { $name } : { $zone }
seen-disguised = Sous un déguisement
seen-turned-up = Tuile révélée
seen-turned-up-choose = Tuiles révélées : choisis celle que tu essaies
seen-floors = Les Niveaux, et les tuiles restantes de leurs piles
seen-pile =
    { $n ->
        [0] Niveau { $floor } : plus aucune tuile
        [one] Niveau { $floor } : il reste 1 tuile
       *[other] Niveau { $floor } : il reste { $n } tuiles
    }

## Doctorants, Campus et cartes

seen-use-bonus = Valeur Bonus
seen-use-aux = Effet Auxiliaire
seen-use-main = Effet Principal
seen-offered = possible
seen-bonus-text = Posée dans ton propre Test de Discrétion, elle ajoute { $n } à ta Valeur de Discrétion.
seen-main-none = Cette carte n’en a pas.
seen-main-idle = Les Effets Principaux ne sont pas en jeu à cette table.
seen-mark-add = Bonus
seen-mark-aux = Auxiliaire
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
seen-seek = Montrer sur le plan : { $zone }
seen-thesis-place = Thèse nº { $n }
seen-notes = Plateau de Notes : { $name }
seen-column = { $cube } : { $n } cases sur { $slots }, { $value } points par cube ; Étoiles { $stars }, flèches { $arrows }
seen-own = Ton Doctorant
seen-speed-left = Points de Vitesse restants
seen-campus = Campus
seen-warning-final = Dernière manche : la partie finit quand revient le tour de { $name }.
seen-warning-countdown = La partie finit quand commencerait le prochain tour de { $name }.
seen-warning-maximum = Alerte Maximale
seen-alert-bonus = Bonus d’Alerte
seen-alert-modifier = Modificateur d’Alerte
seen-row-placed = Rangée { $n }, avec un Étudiant Oméga :
seen-row-next = Rangée { $n }, la prochaine :
seen-row-later = Rangée { $n } :
seen-row-brings = Bonus d’Alerte +{ $bonus }, { $students } Étudiants par joueur, { $omegas } Oméga
seen-refill = Nouveaux Étudiants dans l’Université
seen-each = par joueur
seen-next = prochaine
seen-level = Niveau des joueurs : { $level }
seen-university = Université
seen-bag = Étudiants { $students }, Oméga { $omegas }
seen-bag-unknown = Personne ne sait ce qui reste dans le sac.
seen-bonfire = Feu de camp
seen-bonfire-has = Étudiants sur { $n } emplacements de { $spaces }
seen-clan-unknown = Face cachée : tu ne la connais pas.
seen-clan-known = tu la connais
seen-clan-open = face visible
seen-target = Objectif de Thèse
seen-piles = Piles et Réserve
seen-deck-trick = Pioche de Ruse
seen-deck-jinx = Pioche de Poisse
seen-discard = Défausse : { $n }
seen-discard-trick = Cartes de Ruse défaussées : { $n }
seen-discard-jinx = Cartes de Poisse défaussées : { $n }
seen-tiles = Tuiles du Niveau { $floor }
seen-supply = Cubes de la Réserve
seen-traps = Jetons Piège de la Réserve

## Scènes

seen-test = Test de Discrétion
seen-result = Résultat du Test de Discrétion
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
seen-refused = Refusée
seen-item-cubes = Cubes
seen-item-clan = Clan
seen-item-thesis = Thèse
seen-item-interns = Stagiaires
seen-item-jinxes = Cartes Poisse
seen-winner =
    { $n ->
        [one] { $names } gagne !
       *[other] { $names } gagnent ensemble !
    }
seen-place-no-thesis = pas de Thèse acceptée
seen-place-resigned = abandon
