### Ce qui est demandé, en français.
### Un message est prompt- suivi du nom de la question avec des traits d’union : un impératif pour la place qui décide. Son attribut .other s’adresse aux autres.

## Défausse et pioche

prompt-discard-choose = Défausse une carte : de ta main, un Trésor ou une Quête inachevée.
    .other = { $seat } choisit une carte à défausser.

## Rencontre

prompt-encounter-lord = Joue des Faveurs et des Fléaux, envoie des Monstres et des Pièges, ou termine la phase.
    .other = { $seat } décide quoi jouer pendant la phase de Rencontre.
prompt-encounter-declare = Déclare une autre Rencontre, ou commence à les résoudre.
    .other = { $seat } décide de déclarer ou non d’autres Rencontres.
prompt-encounter-blame = Désigne le Héros qui gagne 1 Péril pour une blessure que tu as infligée.
    .other = { $seat } décide qui gagne 1 Péril pour une blessure.

## Cartes qui demandent un choix

prompt-bane-recall = Prends un Monstre dans la défausse, ou arrête-toi.
    .other = { $seat } décide quels Monstres reprendre dans la défausse.
prompt-bane-destroy = Choisis le Trésor à défausser.
    .other = { $seat } choisit le Trésor à défausser.
prompt-bane-swap = Choisis le premier des deux Plans à échanger.
    .other = { $seat } choisit deux Plans à échanger.
prompt-bane-swap-with = Choisis le second Plan.
    .other = { $seat } choisit le second Plan à échanger.
prompt-bane-facing = Choisis le sens des deux Plans.
    .other = { $seat } choisit le sens des deux Plans.
prompt-inventory-shed = Défausse un Trésor : tu en as plus que ta limite.
    .other = { $seat } choisit un Trésor en trop à défausser.

## Construction

prompt-build-place = Place { $the_card } dans le donjon.
    .other = { $seat } décide où placer { $the_card }.

## Mouvement

prompt-move-act =
    { $points ->
        [0] Agis ou termine ton tour : il ne te reste aucun point de Mouvement.
        [one] Agis ou termine ton tour : il te reste 1 point de Mouvement.
       *[other] Agis ou termine ton tour : il te reste { $points } points de Mouvement.
    }
    .other =
        { $points ->
            [0] { $seat } décide quoi faire, sans point de Mouvement.
            [one] { $seat } décide quoi faire avec 1 point de Mouvement.
           *[other] { $seat } décide quoi faire avec { $points } points de Mouvement.
        }
prompt-quest-complete = Choisis la Quête que tu accomplis : une seule à la fois.
    .other = { $seat } choisit la Quête à accomplir.

## Combat

prompt-combat-style = Choisis comment { $the_foe } combat { $hero }.
    .other = { $seat } choisit comment { $the_foe } combat { $hero }.
prompt-combat-weapon = Choisis ton arme contre { $the_foe } ({ $score }).
    .other = { $seat } choisit une arme contre { $the_foe } ({ $score }).
prompt-combat-power = Utilise { $power } contre { $the_foe } ({ $cost }), ou passe.
    .other = { $seat } décide d’utiliser ou non { $power } contre { $the_foe }.
prompt-combat-reckon = Utilise { $power } contre { $the_foe } ({ $cost }), ou passe.
    .other = { $seat } décide d’utiliser ou non { $power } contre { $the_foe }.

## Réactions

prompt-window-response = Réagis contre { $the_foe }, ou passe.
    .other = { $seat } décide de réagir ou non contre { $the_foe }.
prompt-window-reroll = Réagis au jet de dés, ou accepte-le.
    .other = { $seat } décide de réagir ou non au jet de dés.
prompt-window-prevent = Réagis avant que les blessures tombent, ou subis-les.
    .other = { $seat } décide de réagir ou non avant que les blessures tombent.
prompt-window-check = Réagis pendant le tour en cours ({ $turn }), ou passe.
    .other = { $seat } décide de réagir ou non pendant le tour en cours ({ $turn }).

## Avant la partie

prompt-layout-place = Place le Plan que tu as pioché, ou garde-le pour la fin.
    .other = { $seat } a pioché un Plan et décide qu’en faire.
prompt-layout-kept = Place le Plan que tu as gardé.
    .other = { $seat } place le Plan gardé jusque-là.
prompt-start-choose = Choisis la Salle d’entrée où ton Héros commence.
    .other = { $seat } choisit une Salle d’entrée où commencer.
