### Ce qu’est une étape, pour qui la rencontre pour la première fois, en français.
### Un message est hint- suivi du nom de la question avec des traits d’union : une ou deux phrases courtes. Les quatre premiers parlent de ce que l’on voit sans être interrogé.
### .rule est la règle dont le paragraphe du livre en dit plus ; elle est entre guillemets, car elle ne se traduit pas.

## À la table

hint-first-table = Tu mènes un Héros à travers un tombeau qui grandit pendant la partie : tu gagnes en accomplissant trois Quêtes, ou si ton Héros est le dernier en vie. La Gloire, c’est toi qui la dépenses ; le Péril, ce sont les autres, contre toi.
    .rule = { "DGR-GOAL-01" }
hint-waiting = C’est à quelqu’un d’autre de décider. En attendant, tu peux regarder le donjon, les Quêtes et les Inventaires de chacun ; seules les mains et les pioches restent cachées.
    .rule = { "DGR-R-09" }
hint-combat = Tu vois deux sommes, et chaque nombre dit d’où il vient. La plus haute blesse l’autre camp ; si elles sont égales, rien n’arrive.
    .rule = { "DGR-COMB-05" }
hint-undo = Tu peux reprendre ton dernier choix tant que personne n’a rien vu de nouveau depuis : ni dé, ni carte cachée. Ensuite, les autres doivent accepter.
    .rule = { "DGR-R-09" }

## Défausse et pioche

hint-discard-choose = À chaque tour, tu te sépares d’une carte, puis tu pioches jusqu’à en avoir cinq en main. Choisis celle qui t’aide le moins ; une Quête abandonnée est aussitôt remplacée.
    .rule = { "DGR-DRAW-01" }

## Rencontre

hint-encounter-lord = Te voilà maître du donjon : Fléaux, Monstres et Pièges se paient avec le Péril du Héros qu’ils frappent. Les Faveurs aident ton propre Héros, et tu les paies avec ta Gloire.
    .rule = { "DGR-ENC-01" }
hint-encounter-declare = Tu peux envoyer d’autres Monstres et Pièges, tant que quelqu’un a le Péril pour les payer. Dès que le premier frappe, tu ne peux plus en ajouter.
    .rule = { "DGR-ENC-08" }
hint-encounter-blame = Ta Rencontre a infligé une blessure : tu désignes un adversaire, qui gagne 1 Péril. Ce Péril paiera ce qu’on jouera plus tard contre son Héros.
    .rule = { "DGR-REW-03" }

## Cartes qui demandent un choix

hint-bane-recall = Ton Fléau te fait reprendre en main des Monstres Morts-vivants de la défausse, l’un après l’autre. Si tu les envoies pendant ce tour, ils sont plus forts.
    .rule = { "DGR-R-133" }
hint-bane-destroy = Ton Fléau prend un Trésor à sa victime, et c’est toi qui choisis lequel.
    .rule = { "DGR-R-94" }
hint-bane-swap = Ton Fléau échange les places de deux Plans sans Héros. Tu peux rapprocher une Salle de toi, ou l’éloigner de quelqu’un d’autre.
    .rule = { "DGR-R-123" }
hint-bane-swap-with = Choisis maintenant le Plan qui change de place avec le premier. Seuls te sont proposés ceux qui ne coupent aucune partie du donjon.
    .rule = { "DGR-R-123" }
hint-bane-facing = Tu peux faire pivoter les deux Plans d’un demi-tour pendant l’échange : leurs portes et leurs murs changent alors de côté.
    .rule = { "DGR-R-123" }
hint-inventory-shed = Ton Héros ne peut garder qu’un certain nombre de Trésors, et tu en as maintenant trop. Choisis celui dont tu te sépares.
    .rule = { "DGR-R-70" }

## Construction

hint-build-place = À chaque tour, tu ajoutes un Plan au donjon, relié par une porte ou une ouverture. Construis vers tes propres Quêtes, ou loin de celles des autres.
    .rule = { "DGR-BUILD-05" }

## Mouvement

hint-move-act = Chaque pas coûte 1 point de Mouvement, et chaque nouvel espace te donne sa Gloire et son Péril. Tu peux aussi ouvrir des portes, jouer des cartes et poursuivre tes Quêtes, dans l’ordre que tu veux ; puis tu termines ton tour.
    .rule = { "DGR-MOVE-01" }
hint-quest-complete = Plusieurs de tes Quêtes s’accompliraient ici, mais tu n’en accomplis qu’une à la fois. Ton tour se termine avec elle, et les autres attendent.
    .rule = { "DGR-R-81" }

## Combat

hint-combat-style = Tu lances le dé pour ce Monstre et tu choisis comment il combat. Prends ce qu’il fait le mieux, ou ce que le Héros fait le moins bien.
    .rule = { "DGR-COMB-03" }
hint-combat-weapon = Tu peux combattre avec une arme : son bonus s’ajoute à ton dé et à ton score. Les armures et les Faveurs comptent d’elles-mêmes.
    .rule = { "DGR-R-51" }
hint-combat-power = Avant les dés, tu peux payer le pouvoir de ton Héros pour augmenter ta somme. Il sert une fois dans chaque tour.
    .rule = { "DGR-R-143" }
hint-combat-reckon = Tu as perdu cet échange, mais le pouvoir de ton Héros te permet de riposter : si tu paies et réussis un test, l’autre camp subit une blessure.
    .rule = { "DGR-R-117" }

## Réactions

hint-window-response = Quelque chose est annoncé, et rien ne s’est encore passé : tu peux y répondre avec une carte qui convient, ou passer. On te le demande même si tu n’as pas de telle carte, pour que personne ne devine ta main.
    .rule = { "DGR-R-90" }
hint-window-reroll = Le dé est tombé, mais il ne compte pas encore. Avec une carte ou un pouvoir, tu peux relancer le dé de ton propre Héros, et c’est alors le nouveau résultat qui compte.
    .rule = { "DGR-R-126" }
hint-window-prevent = Des blessures vont tomber, et c’est ta dernière chance de les éviter ou de les prévenir. Un Héros dont la Vie tombe à 0 quitte la partie.
    .rule = { "DGR-R-60" }
hint-window-check = Ce n’est pas ton tour, mais tu as une carte qui sert à tout moment. Utilise-la maintenant, ou passe et garde-la.
    .rule = { "DGR-R-114" }

## Avant la partie

hint-layout-place = Le donjon est disposé avant la partie, et personne d’autre ne voit ce que tu as pioché. Une seule fois, tu peux garder la carte : tu la placeras quand ta pioche sera vide.
    .rule = { "DGR-TMAP-05" }
hint-layout-kept = Ta pioche est vide : la carte que tu as gardée se place maintenant. Sans place possible, elle serait hors de la partie.
    .rule = { "DGR-TMAP-06" }
hint-start-choose = Il y a plusieurs Salles d’entrée. Commence près des Salles de tes Quêtes ; tu gagnes le Péril et la Gloire imprimés.
    .rule = { "DGR-TMAP-07" }
