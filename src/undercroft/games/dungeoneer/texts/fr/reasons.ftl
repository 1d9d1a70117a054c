### Pourquoi une action est impossible, en français.
### Un message est reason- suivi de la clé avec des traits d’union : une phrase qui explique, adressée au joueur. Le numéro de la règle est ajouté par
### qui l’affiche ; c’est aussi un argument, $rule, quand une clé sert plusieurs règles.

## La table

reason-table-over = La partie est finie.
reason-table-not-you = C’est à { $seat } de décider, pas à toi.
reason-choice-not-among = Cela ne fait pas partie de tes choix ici.
reason-resign-gone = Ton Héros a déjà quitté la partie.

## Pas maintenant : le moment où cela serait demandé

reason-moment-move-phase = Ce n’est possible qu’à un moment libre de ta phase de Mouvement.
reason-moment-free-moment = Ce n’est possible que si rien n’est en cours de résolution, pendant ta phase de Mouvement ou au début de ta phase de Rencontre.
reason-moment-encounter-phase = Fléaux, Monstres et Pièges ne se jouent que pendant ta phase de Rencontre, avant la résolution des Rencontres.
reason-moment-combat = Cela se décide seulement dans un combat, à l’étape prévue.
reason-moment-card-effect = Ce n’est possible que si une carte te le demande.
reason-moment-discard-step = On ne défausse qu’à l’étape de Défausse de son tour, ou si une carte ou une limite l’exige.
reason-moment-phase-end = Le Péril des blessures ne se donne qu’à la fin de la phase de Rencontre.
reason-moment-build-phase = Les Plans ne se placent que pendant ta phase de Construction.
reason-moment-power = Le pouvoir de ton Héros ne s’utilise pas à ce moment.
reason-moment-quest-check = Tu ne choisis une Quête que si plusieurs s’accomplissent d’elles-mêmes en même temps.
reason-moment-window = Tu ne peux pas passer ici : choisis une des options.

## Défausser

reason-discard-no-quest-left = Tu ne peux pas abandonner de Quête, car il ne reste aucune carte Quête pour la remplacer.
reason-discard-not-this-kind = Impossible de défausser { $card } à cette étape : seulement une carte de ta main, un Trésor ou une Quête inachevée.
reason-discard-completed = La Quête « { $card } » est accomplie et reste chez toi.
reason-discard-not-yours = { $card } ne fait partie ni de ta main, ni de tes Trésors, ni de tes Quêtes.

## Ce que cela coûte

reason-glory-short =
    { $needed ->
        [one] { $card } coûte { $needed } Gloire, et tu en as { $has }.
       *[other] { $card } coûte { $needed } Gloires, et tu en as { $has }.
    }
reason-peril-short =
    { $needed ->
        [one] { $card } coûte { $needed } Péril, et { $seat } en a { $has }.
       *[other] { $card } coûte { $needed } Périls, et { $seat } en a { $has }.
    }
reason-points-short =
    { $needed ->
        [one] Il faut { $needed } point de Mouvement, et tu en as { $has }.
       *[other] Il faut { $needed } points de Mouvement, et tu en as { $has }.
    }

## Jouer des cartes

reason-card-not-in-hand = { $card } n’est pas dans ta main.
reason-card-other-verb =
    { $verb ->
        [play] { $card } aide ton propre Héros : utilise « play ».
        [jump] { $card } mène ton Héros dans un autre espace : utilise « jump » et nomme l’espace.
        [bane] { $card } est un Fléau : utilise « bane » et nomme un adversaire.
        [attack] { $card } est un Monstre : utilise « attack », nomme un adversaire et le type d’attaque.
        [trap] { $card } est un Piège : utilise « trap » et nomme un adversaire.
       *[other] { $card } n’est pas une carte qui se joue de la main.
    }
reason-card-reaction-only = { $card } ne se joue qu’en réaction, quand on t’en demande une.
reason-card-other-phase = { $card } ne se joue pas dans cette phase ({ $phase }).
reason-card-for-nothing = { $card } ne changerait rien maintenant.
reason-reaction-not-one = { $card } n’est ni une Réponse ni une carte « À tout moment » et ne se joue donc pas en réaction.
reason-reaction-does-not-fit = { $card } est une réaction à autre chose que ce qui se passe maintenant.

## Inventaire

reason-inventory-full =
    { $rule ->
        [DGR-MOVE-11] Tu as autant de Faveurs que ton Héros peut en garder : { $card } doit en remplacer une.
       *[other] Tu as autant de Trésors que ton Héros peut en garder : { $card } doit en remplacer un.
    }
reason-inventory-twin = Tu as déjà { $card }, et un Héros ne garde qu’un exemplaire de chaque Trésor.
reason-inventory-no-place-needed = { $card } ne reste pas dans ton Inventaire et ne remplace donc rien.
reason-inventory-other-kind = { $card } n’est pas une carte du même type dans ton Inventaire.
reason-inventory-has-room = Il y a encore de la place pour { $card } : rien n’est à défausser.
reason-inventory-still-full = Même sans { $old }, il n’y aurait pas de place pour { $card }.

## Utiliser Trésors et pouvoirs

reason-use-not-yours = { $card } n’est pas un de tes Trésors.
reason-use-no-charge = { $card } n’a pas de charge à utiliser : son effet est automatique.
reason-use-other-moment = { $card } s’utilise à un autre moment, comme l’indique son texte.
reason-use-does-not-fit = { $card } n’a rien à voir avec ce qui se passe maintenant.
reason-use-name-a-door = Nomme la porte que { $card } doit ouvrir : utilise « unlock ».
reason-unlock-no-key = { $card } n’ouvre aucune porte.
reason-power-other-moment = { $power } s’utilise à un autre moment, comme l’indique son texte.
reason-power-does-not-fit = { $power } n’a rien à voir avec ce qui se passe maintenant.
reason-power-used = { $power } a déjà servi pendant ce tour.
reason-power-name-a-space = Nomme l’espace où mène { $power } : utilise « farstep ».
reason-power-no-step = { $power } ne mène pas ton Héros dans un autre espace.

## Fléaux, Monstres et Pièges

reason-target-own-hero = Tu ne peux jamais choisir ton propre Héros pour cela.
reason-target-gone = { $seat } n’est plus dans la partie.
reason-encounter-used = { $card } a déjà servi pendant ce tour.
reason-attack-no-such = { $foe } n’a pas d’attaque de { $score }.
reason-bane-not-on-you = { $card } n’est pas un Fléau posé sur ton Héros.
reason-bane-no-price = On ne peut pas se débarrasser de ce Fléau en payant : { $card } reste.
reason-recall-not-there = { $card } ne fait pas partie des Monstres que tu peux prendre : seulement « { $tag } », dans la défausse.
reason-recall-order = Les Monstres se prennent dans un ordre fixe, et { $card } vient avant celui que tu as pris.
reason-destroy-not-there = { $card } n’est pas un Trésor de cette place : { $seat }.

## Le donjon

reason-place-taken = Il y a déjà un Plan : { $cell }.
reason-place-not-connected = En { $at_cell }, aucune porte ni ouverture ne communiquerait avec le donjon.
reason-place-closes = Avec ce Plan en { $at_cell }, le donjon serait fermé alors qu’il reste des Plans.
reason-place-same-turned = Tourner ce Plan ne change rien : ses côtés sont les mêmes dans les deux sens.
reason-swap-occupied = Impossible d’échanger { $cell } : il faut un Plan en jeu, sans Héros.
reason-swap-no-partner = { $cell } ne peut prendre la place d’aucun autre Plan sans briser le donjon.
reason-swap-order = Nomme d’abord l’espace le plus au nord ou, sur la même rangée, le plus à l’ouest.
reason-swap-strands = Une partie du donjon serait isolée.
reason-swap-closes = Le donjon serait fermé alors qu’il reste des Plans.

## Se déplacer

reason-move-nothing-there = Il n’y a pas de Plan à cet endroit.
reason-move-wall = Un mur barre le chemin.
reason-move-wall-behind =
    { $rule ->
        [DGR-BUILD-08] C’est un cul-de-sac : le couloir donne sur un mur.
       *[other] C’est une fausse porte : il y a un mur derrière.
    }
reason-move-rooted = Ton Héros ne peut pas changer d’espace pendant ce tour.
reason-move-door-shut =
    { $rule ->
        [DGR-OBS-09] La porte est piégée : ouvre-la d’abord (Menace { $threat }).
       *[other] La porte est verrouillée : ouvre-la d’abord (Menace { $threat }).
    }
reason-door-not-shut = Il n’y a pas de porte fermée : le passage est libre.
reason-relocate-already-there = Ton Héros y est déjà.
reason-relocate-not-adjacent = Seul un espace adjacent peut être choisi.
reason-relocate-not-room = Seule une Salle peut être choisie, pas un Couloir.

## Défis et salles

reason-challenge-elsewhere = { $seat } n’est pas dans le même espace que ton Héros.
reason-challenge-type = Un Défi se joue en Mêlée ou en Magie, pas en { $score }.
reason-challenge-once = Tu as déjà lancé un Défi pendant ce tour.
reason-room-no-action = Cet espace n’offre aucune action.
reason-room-used = Tu as déjà utilisé { $the_card } pendant ce tour.
reason-room-name-a-space = Nomme la Salle où mène { $the_card } : utilise « portal ».
reason-room-no-portal = Cet espace ne mène pas à un autre.

## Quêtes

reason-quest-not-yours =
    { $rule ->
        [DGR-QST-11] La Quête « { $card } » est déjà accomplie.
       *[other] { $card } n’est pas une de tes Quêtes.
    }
reason-quest-elsewhere =
    { $rule ->
        [DGR-R-86] La Quête « { $card } » attend : son lieu, { $rooms }, n’est pas encore en jeu.
       *[other] La Quête « { $card } » se poursuit ailleurs : dans { $rooms }.
    }
reason-quest-automatic = La Quête « { $card } » ne demande aucune action : elle avance d’elle-même quand ton Héros est sur place.
reason-quest-not-ready = La Quête « { $card } » ne s’accomplit pas d’elle-même maintenant.
reason-quest-name-a-treasure = Nomme le Trésor que tu donnes pour la Quête « { $card } » : utilise « offer ».
reason-quest-no-sacrifice = La Quête « { $card } » ne demande pas de Trésor.
reason-quest-attempted = Tu as déjà tenté la Quête « { $card } » pendant ce tour.
reason-quest-treasures-short = La Quête « { $card } » demande { $needed } Trésors dans ton Inventaire.

## Combat

reason-weapon-not-yours = { $card } n’est pas une de tes armes.
reason-charge-none = { $card } n’a pas de charges.
reason-charge-useless = Une charge n’ajouterait rien dans ce combat ({ $card }, { $score }).

## Avant la partie

reason-moment-layout = Cela n’est possible que pendant qu’on dispose le donjon, avant la partie.
reason-layout-kept-before = Tu as déjà gardé une carte ; c’est possible une seule fois.
reason-start-no-entrance = En { $at_cell }, il n’y a pas de Salle d’entrée.
reason-options-needs-decks = Les boîtes et les listes fermées n’ont de sens que si chacun apporte son propre paquet.
