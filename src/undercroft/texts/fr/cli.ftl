### Les mots de la table dans le terminal, en français : le dessin, ses titres, ce que l’on peut taper, et l’objet de chaque décision.
### cli-verb-... sont les mots d’une action, séparés par des virgules, que l’on peut taper au lieu de la notation.

## La table

cli-you = toi
cli-more = Plus de détails : map, hand, table. Aide : ?
cli-out = hors jeu
cli-entry = { $name } : { $text }

## Le plan

cli-map-north = N
cli-map-nothing = Il n’y a rien en ({ $cell }).

## Ce que l’on peut taper

cli-forms = Ce que l’on peut essayer
cli-rulings = R : décisions, là où les règles laissent une question ouverte
cli-rules-english = Le texte des règles est en anglais.
cli-unknown = { $text } n’est ni une option, ni le nom de quelque chose que tu vois.
cli-rules-hint = Tape rules avec un chapitre ou un numéro de règle, par exemple : rules { $rule }
cli-help-map = dessiner tout le plan ; avec x,y ou le nom d’un lieu, la partie qui l’entoure
    .command = map [lieu]
cli-help-hand = montrer ta main en entier
    .command = hand
cli-help-table = montrer de nouveau toute la table
    .command = table
cli-help-log = montrer ce qui s’est passé, les dernières lignes
    .command = log [lignes]
cli-help-explain = afficher cette aide ; avec un numéro, expliquer cette option et ce qu’elle touche ; avec des mots, tout ce que tu vois
    .command = ? [numéro ou mots]
cli-help-resign = abandonner : tu quittes la partie
    .command = resign
cli-help-words = une option en toutes lettres, par exemple { $example }
    .command = mots
cli-help-rules = énumérer les chapitres des règles ; avec un chapitre ou un numéro, montrer ses règles
    .command = rules [numéro]
cli-kind-card = carte
cli-kind-cell = espace
cli-kind-seat = place
cli-kind-cube = cube

## Jeux et parties

cli-seats = de { $low } à { $high } places
cli-version = version { $n } des règles
cli-setting = (de { $low } à { $high }, { $rule })
cli-step = Après { $n } décisions sur { $all }
cli-renewed = Le hasard a été renouvelé ici : la table était revenue avant quelque chose que l’on avait appris.

## Listes de paquets personnels

cli-deck-legal = { $name } : liste valable, { $n } cartes.
cli-deck-nameless = Une liste sans nom
cli-deck-line = Ligne { $n } : { $text }
cli-deck-fault = { $text } ({ $rule })
cli-deck-advice = Conseil : { $text }

## Les mots des actions

cli-verb-discard = défausser, défausse, jeter, renoncer à
cli-verb-use = utiliser, utilise, boire
cli-verb-shed = se défaire de
cli-verb-trap = piège, piéger
cli-verb-take = prendre, prends
cli-verb-swap = échanger
cli-verb-place = placer, poser
cli-verb-room = salle, utiliser la salle
cli-verb-pass = passer, passe
cli-verb-done = fini, finir, terminer, finir mon tour, terminer mon tour, arrêter
cli-verb-keep = garder, protéger
cli-verb-pick = ramasser
