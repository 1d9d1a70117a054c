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
reason-spot-taken = Cette place n’est pas libre : quelque chose s’y trouve, ou elle n’est pas entièrement sur la table { $spot }.
reason-spot-far = Cette place est trop loin { $spot } : au plus { $most } mm.
reason-spot-outside = Cette place est hors de la zone où tu pourrais viser { $spot }.
reason-spot-beyond = Cette place est hors des limites du Donjon { $spot }.
reason-slide-nowhere = Ce cube s’y trouve déjà, cela ne servirait à rien : { $cube }.
reason-point-nothing = Rien qui puisse être déplacé ne se trouve à moins de { $most } mm de ce point { $spot }.
reason-point-outside = Ce point est hors de la salle ou du Donjon { $spot }.
reason-flick-strength = Cette Pichenette a au plus une force de { $most } %.

## Cubes

reason-cube-not-there = Ce cube n’est pas sur la table : { $cube }.
reason-cube-not-for-this = Cette Aptitude n’agit pas sur cette sorte de cube : { $cube }.
reason-cube-again = Tu as déjà choisi ce cube pour cette Aptitude : { $cube }.
reason-cube-not-drawn = Tu n’as pas pioché ce cube : { $cube }.
reason-cube-not-aside = Ce cube n’est pas mis de côté : { $cube }.
reason-cube-too-far = Ce cube est trop loin, à plus de { $most } mm : { $cube }.
reason-cube-outside = Ce cube est hors des limites du Donjon : { $cube }.
reason-cube-no-monster = Ce cube n’est pas un monstre : { $cube }.
reason-cube-not-in-room = Ce monstre n’est pas dans la salle que tu pilles : { $cube }.
reason-cube-stopped = Ce monstre n’inflige déjà plus de dégâts : { $cube }.
reason-swap-order = Les deux cubes sont nommés dans leur ordre.

## Salles

reason-room-three = Une salle demande trois Piliers différents, nommés dans leur ordre.
reason-room-no-pillar = Chaque coin d’une salle doit être un Pilier qui se trouve sur la table.
reason-room-not-adjacent = Tu ne peux aller que dans une salle adjacente : deux de tes jetons et un Pilier.
reason-room-thin = Ces Piliers sont presque alignés : la salle serait trop mince.
reason-room-blocked = La salle est bloquée, car ceci s’y trouve : { $cubes }.
reason-room-no-pawn = Le Pion n’est pas dans cette salle, et on entre là où il se trouve.
reason-room-no-way-on = De cette salle, il ne resterait aucune deuxième salle où aller et survivre.
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

## Pendant le pillage

reason-shield-deadly =
    { $left ->
        [one] Avec le Bouclier sur ce monstre, tu ne survivrais pas (dégâts : au moins { $n }) : il te reste { $left } cœur.
       *[other] Avec le Bouclier sur ce monstre, tu ne survivrais pas (dégâts : au moins { $n }) : il te reste { $left } cœurs.
    }
reason-slay-one-kind = Fendre prend des monstres d’une seule sorte, et celui-ci en est une autre : { $cube }.
reason-slay-deadly =
    { $left ->
        [one] Si Fendre prenait ce monstre, tu ne survivrais pas (dégâts : au moins { $n }) : il te reste { $left } cœur.
       *[other] Si Fendre prenait ce monstre, tu ne survivrais pas (dégâts : au moins { $n }) : il te reste { $left } cœurs.
    }
reason-mend-too-much = Ce monstre couvre trop de cœurs ({ $n }) pour ce que les Soins peuvent encore découvrir ({ $left }) : { $cube }.
reason-done-ability =
    { $left ->
        [one] Sans Aptitude, tu ne survivrais pas à cette salle (dégâts : au moins { $n }) : il te reste { $left } cœur.
       *[other] Sans Aptitude, tu ne survivrais pas à cette salle (dégâts : au moins { $n }) : il te reste { $left } cœurs.
    }
reason-done-deadly =
    { $left ->
        [one] Tu ne survivrais pas à ce qui reste (dégâts : { $n }) : il te reste { $left } cœur.
       *[other] Tu ne survivrais pas à ce qui reste (dégâts : { $n }) : il te reste { $left } cœurs.
    }
reason-done-nothing = Tu as déclaré cette Aptitude : utilise-la au moins une fois.

## Aptitudes

reason-ability-not-yours = Cette Aptitude n’est celle d’aucune de tes cartes.
reason-ability-tilted = Cette carte est inclinée : son Aptitude a déjà servi à cet étage.
reason-ability-spent = Tu as déjà utilisé une Aptitude ce tour-ci.
reason-ability-explore = Cette Aptitude se déclare à l’étape d’Exploration.
reason-ability-act = Cette Aptitude se déclare à l’étape d’Action.
reason-ability-move = Cette Aptitude se déclare à l’étape de Déplacement.
reason-ability-loot = Cette Aptitude se déclare à l’étape de Pillage.
reason-ability-nothing = Cette Aptitude ne servirait à rien ici.
reason-ability-not-copied = Tu ne peux pas utiliser le texte de cette carte : nomme une Aptitude de Classe que la tienne peut copier.
reason-ability-another = Cette carte a sa propre Aptitude ; elle ne permet pas d’en utiliser une autre.
reason-ability-last-life =
    { $left ->
        [one] Cette Aptitude coûte de la Vie ({ $n }), et tu ne peux pas céder ton dernier cœur.
       *[other] Cette Aptitude coûte de la Vie ({ $n }), et il ne te reste que { $left } cœurs.
    }
reason-ability-few = La Boîte ne contient pas plus que les cubes lâchés de toute façon ({ $n }).
reason-ability-no-spot = Aucune place n’est libre pour un cube là où tu pourrais viser.
reason-ability-lockpick = Tu as déjà un crochet.
reason-ability-no-room = Cette Aptitude n’ouvre aucune salle que tu puisses choisir et à laquelle tu survivrais.
reason-ability-deadly =
    { $left ->
        [one] Avec cette Aptitude, tu ne survivrais pas à cette salle (dégâts : au moins { $n }) : il te reste { $left } cœur.
       *[other] Avec cette Aptitude, tu ne survivrais pas à cette salle (dégâts : au moins { $n }) : il te reste { $left } cœurs.
    }
