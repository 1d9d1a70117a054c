### Pourquoi quelqu’un qui connaît le jeu ferait cela, en français : les raisons d’un conseil.
### Un message est la clé que donnent les règles d’expérience : une phrase, adressée au joueur, à côté de l’option. $odds et $risk sont en pour cent.

## Quêtes

counsel-quest-complete = Cela accomplit la Quête « { $card } », et trois Quêtes gagnent la partie.
counsel-quest-try = Les Quêtes gagnent la partie, et « { $card } » peut se tenter ici.
counsel-quest-fight =
    { $n ->
        [one] Encore une blessure et { $the_foe } est à terre : tu touches dans { $odds } % des cas, et tu prends un coup dans { $risk } %.
       *[other] Il faut encore { $n } blessures pour vaincre { $the_foe } : tu touches dans { $odds } % des cas, et tu prends un coup dans { $risk } %.
    }
counsel-quest-test = Tu réussis le test de la Quête « { $card } » dans { $odds } % des cas.
counsel-quest-take = Cela ne coûte rien, et c’est la première moitié de la Quête « { $card } ».
counsel-offer = Pour la Quête « { $card } », { $treasure } est le Trésor qui te manquera le moins.

## Mouvement

counsel-go-quest = Ta Quête « { $card } » attend là : { $the_there }.
counsel-go-towards = C’est le chemin de ta Quête « { $card } », qui attend là : { $the_there }.
counsel-go-glory =
    { $n ->
        [one] Tu gagnes { $n } Gloire dans cet espace ({ $there }), pour { $cost }.
       *[other] Tu gagnes { $n } Gloires dans cet espace ({ $there }), pour { $cost }.
    }
counsel-go-duel = { $seat } est là ({ $there }), et un Défi t’y promet plus qu’il ne te coûterait.
counsel-go-beyond =
    { $n ->
        [one] De là, le chemin continue vers { $the_there } : { $n } Gloire.
       *[other] De là, le chemin continue vers { $the_there } : { $n } Gloires.
    }
counsel-go-safe = { $seat } gagnerait à te défier, et ne t’atteindra guère là ({ $there }).
counsel-go-nearer = De là ({ $there }), les Salles de tes Quêtes sont moins loin.
counsel-go-moving = Qui termine son tour sans avoir bougé gagne le Péril de l’espace : { $peril } ici.
counsel-go-shortest = C’est le plus court chemin vers une Salle d’une de tes Quêtes.
counsel-go-new = Qui reste sur place ne gagne que du Péril ; ici ({ $there }), il y a aussi de la Gloire.
counsel-jump = Ta Quête « { $card } » attend là ({ $there }), et cela t’y mène d’un coup.
counsel-open-locked = La porte s’ouvre ({ $there }) dans { $odds } % des cas ; un échec coûte un point de Mouvement.
counsel-open-trapped = Tu ouvres la porte ({ $there }) sans blessure dans { $odds } % des cas ; elle s’ouvre de toute façon.
counsel-unlock = { $card } ouvre la porte ({ $there }) sans test.
counsel-stay = Il n’y a rien de mieux à portée que de rester ici ({ $there }).

## Cartes, pouvoirs et Salles

counsel-play = La carte { $card } t’aidera plus que son prix ({ $cost }).
counsel-replace = La carte { $card } t’aidera plus que { $old }.
counsel-use = C’est le moment d’utiliser cette carte : { $card }.
counsel-lift = Mieux vaut te défaire de ce Fléau, { $card }, même à ce prix : { $cost }.
counsel-power = Le pouvoir { $power } vaut ici son prix.
counsel-power-dear = Le pouvoir { $power } coûterait ici plus que le gain probable.
counsel-room = Ce que cette Salle offre ({ $card }) vaut son prix.
counsel-discard = { $card } est la carte qui te manquera le moins ; une nouvelle la remplace.
counsel-discard-quest = De tout ce que tu pourrais défausser, c’est la Quête « { $card } » qui te manquera le moins ; une autre la remplace.
counsel-discard-treasure = { $card } te sert moins que n’importe quelle carte de ta main.
counsel-shed = { $card } est le Trésor qui te manquera le moins.

## Contre les autres

counsel-attack = { $card } touche { $victim } dans { $odds } % des cas, et prend un coup dans { $risk } %.
counsel-attack-weaker = { $card } est de taille contre { $victim }.
counsel-trap = Le Piège { $card } prend { $victim } dans { $odds } % des cas.
counsel-bane = Le Fléau { $card } nuit à { $victim }, qui en paie aussi le prix.
counsel-bane-deed = Le Fléau { $card } te sert, et c’est { $victim } qui en paie le prix.
counsel-blame = Le plus à craindre, c’est { $seat }.
counsel-challenge = Tu bats { $seat } dans { $odds } % des cas, et tu perds dans { $risk } %.
counsel-challenge-weaker = { $seat } a un score plus faible que le tien.
counsel-destroy = { $card } est le Trésor qui manquera le plus à { $seat }.
counsel-recall = { $card } vaudra bientôt son Péril.
counsel-lord-done = Tu n’as plus rien à envoyer, et le Péril des autres n’est pas perdu.
counsel-lord-save = Ce que tu pourrais envoyer maintenant rapporterait moins que son prix : garde-le pour plus tard.

## Le donjon

counsel-place-own = Cette Salle, { $the_card }, sert une de tes Quêtes : nulle part ailleurs ce ne serait plus facile.
counsel-place-rival = { $seat } poursuit une Quête dans cette Salle, { $the_card } : nulle part ailleurs ce ne serait plus difficile.
counsel-place = Tout compte fait, c’est ici que { $the_card } te sert le plus.
counsel-swap-first = Une Quête demande cette Salle, { $the_cell } : aucun autre échange ne compte plus.
counsel-swap-any = Aucune Quête ne demande un de ces espaces : peu importe lequel tu échanges.
counsel-swap = Tout compte fait, c’est cet échange qui te sert le plus : { $the_cell }.

## Combat et réactions

counsel-weapon = { $card } ajoute { $n } dans ce combat.
counsel-bare = Aucune de tes armes n’ajoute quoi que ce soit dans ce combat.
counsel-style = Ainsi, { $the_foe } touche dans { $odds } % des cas.
counsel-pass = Mieux vaut garder tes cartes et ta Gloire pour un autre moment.
counsel-wait = { $card } peut attendre que les blessures soient certaines.
counsel-reroll = Le pouvoir { $power } donne au dé une seconde chance.
counsel-reroll-card = { $card } donne au dé une seconde chance, et il en faut une.
counsel-prevent = { $card } t’évite une blessure certaine.
counsel-avoid = Le danger est assez grand pour cette carte : { $card }.
counsel-dispel = { $card } t’épargne un Fléau qui ferait mal.

## Avant la partie

counsel-keep = Garde cette carte, { $the_card }, seulement si chaque place servait quelqu’un d’autre.
counsel-start = Des Salles d’entrée, celle-ci est la plus proche de tes Quêtes : { $the_cell }.
