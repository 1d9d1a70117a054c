### Pourquoi quelque chose n’est pas possible, en français.
### Un message est reason- suivi de la clé avec des traits d’union : une phrase qui explique, adressée à la personne qui joue. L’identifiant de la règle est ajouté par qui la montre ;
### c’est aussi un argument, $rule, quand une clé sert à plusieurs règles.

## La table

reason-table-over = La partie est terminée.
reason-table-not-you = C’est à { $seat } de décider, pas à toi.
reason-resign-gone = Ton Héros a déjà quitté la partie.
reason-choice-not-among = Cela ne fait pas partie de tes choix ici.

## Pas maintenant : le moment où ce serait demandé

reason-moment-step = Cela appartient à une autre étape du tour.
reason-moment-aim = Tu ne vises que lorsque des cubes vont être lâchés.
reason-moment-window = Une Aptitude ne se déclare qu’à son étape de ton tour.

## Lâcher et poser

reason-drop-height = Les cubes sont lâchés de { $low } à { $high } mm.
reason-spot-taken = Cette place n’est pas libre, ou trop loin { $spot }.
reason-point-nothing = Rien qui puisse être déplacé ne se trouve près de ce point { $spot }, ou le point est en dehors.
reason-flick-strength = Cette Pichenette a au plus une force de { $most } %.

## Cubes

reason-cube-not-there = Ce cube n’est pas sur la table : { $cube }.
reason-cube-not-for-this = Cette Aptitude n’agit pas sur cette sorte de cube : { $cube }.
reason-cube-again = Tu as déjà choisi ce cube pour cette Aptitude : { $cube }.
reason-cube-not-drawn = Tu n’as pas pioché ce cube : { $cube }.
reason-cube-not-aside = Ce cube n’est pas mis de côté : { $cube }.

## Salles

reason-room-three = Une salle demande trois Piliers différents, nommés dans leur ordre.
reason-room-no-pillar = Chaque coin d’une salle doit être un Pilier qui se trouve sur la table.
reason-room-not-adjacent = Tu ne peux aller que dans une salle adjacente : deux de tes jetons et un Pilier.
reason-room-thin = Ces Piliers sont presque alignés : la salle serait trop mince.
reason-room-blocked = La salle est bloquée, car ceci s’y trouve : { $cubes }.
reason-room-deadly =
    { $left ->
        [one] Tu ne survivrais pas à cette salle (dégâts : au moins { $n }) : il te reste { $left } cœur.
       *[other] Tu ne survivrais pas à cette salle (dégâts : au moins { $n }) : il te reste { $left } cœurs.
    }

## Potions

reason-potion-none = Tu n’as pas de Potion à boire.
reason-potion-no-monster = Ce cube n’est pas sur ta carte Race : { $cube }.
reason-potion-no-strain = Tu n’as pas de fatigue à retirer.
reason-potion-no-way = Après cette Potion, il ne resterait aucune salle où aller et survivre.

## Aptitudes

reason-ability-not-yours = Cette Aptitude n’est celle d’aucune de tes cartes.
reason-ability-tilted = Cette carte est inclinée : son Aptitude a déjà servi à cet étage.
reason-ability-spent = Tu as déjà utilisé une Aptitude ce tour-ci.
reason-ability-explore = Cette Aptitude se déclare à l’étape d’Exploration.
reason-ability-act = Cette Aptitude se déclare à l’étape d’Action.
reason-ability-move = Cette Aptitude se déclare à l’étape de Déplacement.
reason-ability-loot = Cette Aptitude se déclare à l’étape de Pillage.
reason-ability-nothing = Cette Aptitude ne servirait à rien ici.
