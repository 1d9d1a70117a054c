### Pourquoi quelqu’un qui connaît le jeu ferait cela, en français : les raisons d’un conseil.
### Un message est la clé que donnent les règles d’expérience : une phrase, adressée au joueur, à côté de l’option. $odds et $risk sont en pour cent.

## Quêtes

counsel-quest-complete = Cela accomplit la Quête « { $card } », et trois Quêtes gagnent la partie.
counsel-quest-try = Les Quêtes gagnent la partie, et « { $card } » peut se tenter ici.
counsel-quest-fight =
    { $n ->
        [one] Encore une blessure et { $the_foe } est à terre : tu touches dans { $odds } % des cas, et tu prends un coup dans { $risk } %.
       *[other] Il reste { $n } blessures à infliger à cet adversaire, { $the_foe } : tu touches dans { $odds } % des cas, et tu prends un coup dans { $risk } %.
    }
counsel-quest-test = Tu réussis le test de la Quête « { $card } » dans { $odds } % des cas.
counsel-quest-take = Cela ne coûte rien, et c’est la première moitié de la Quête « { $card } ».
counsel-offer = Pour la Quête « { $card } », { $treasure } est le Trésor qui te manquera le moins.

## Mouvement

counsel-go-quest = Ta Quête « { $card } » attend là : { $the_there }.
counsel-go-towards = C’est le chemin de ta Quête « { $card } », qui attend là : { $the_there }.
counsel-go-glory =
    { $n ->
        [0] Cet espace, { $the_there }, ne rapporte plus rien dans ce tour.
       *[other] Cet espace, { $the_there }, rapporte { $n } de Gloire, pour { $peril } de Péril.
    }
counsel-go-shortest = C’est le plus court chemin vers une Salle d’une de tes Quêtes.
counsel-go-new = Qui reste sur place ne gagne que du Péril ; ici ({ $there }), il y a aussi de la Gloire.
counsel-jump = Ta Quête « { $card } » attend là ({ $there }), et cela t’y mène d’un coup.
counsel-open-locked = La porte s’ouvre ({ $there }) dans { $odds } % des cas ; un échec coûte un point de Mouvement.
counsel-open-trapped = Tu ouvres la porte ({ $there }) sans blessure dans { $odds } % des cas ; elle s’ouvre de toute façon.
counsel-unlock = { $card } ouvre la porte ({ $there }) sans test.
counsel-stay = Il n’y a rien de mieux à portée que de rester ici ({ $there }).

## Cartes, pouvoirs et Salles

counsel-play = { $card } t’aidera plus que son prix ({ $cost }).
counsel-replace = { $card } t’aidera plus que { $old }.
counsel-use = C’est le moment d’utiliser cette carte : { $card }.
counsel-lift = Mieux vaut te défaire de ce Fléau, { $card }, même à ce prix : { $cost }.
counsel-power = { $power } vaut ici son prix.
counsel-room = Ce que cette Salle offre ({ $card }) vaut son prix.
counsel-discard = { $card } est la carte qui te manquera le moins ; une nouvelle la remplace.
counsel-discard-quest = La Quête « { $card } » n’est guère à ta portée : une autre peut mieux te convenir.
counsel-discard-treasure = { $card } te sert moins que n’importe quelle carte de ta main.

## Contre les autres

counsel-attack = { $card } touche { $victim } dans { $odds } % des cas, et prend un coup dans { $risk } %.
counsel-attack-weaker = { $card } est de taille contre { $victim }.
counsel-trap = { $card } prend { $victim } dans { $odds } % des cas.
counsel-bane = { $card } nuit à { $victim }, qui en paie aussi le prix.
counsel-blame = Le plus à craindre, c’est { $seat }.
counsel-challenge = Tu bats { $seat } dans { $odds } % des cas, et tu perds dans { $risk } %.
counsel-challenge-weaker = { $seat } a un score plus faible que le tien.
counsel-destroy = { $card } est le Trésor qui manquera le plus à { $seat }.
counsel-recall = { $card } vaudra bientôt son Péril.
counsel-lord-done = Il n’y a plus rien à envoyer : le Péril des autres vaudra plus tard davantage.

## Le donjon

counsel-place-own = Cette Salle, { $the_card }, sert une de tes Quêtes : ici, tu y seras au plus vite.
counsel-place-rival = Cette Salle, { $the_card }, sert une Quête que poursuit { $seat } : ici, le chemin est le plus long.
counsel-place = Ici, { $the_card } t’aide le plus, et les autres le moins.
counsel-swap = Cet échange ({ $cell }) t’aide le plus, et les autres le moins.

## Combat et réactions

counsel-weapon =
    { $n ->
        [0] { $card } n’ajoute rien dans ce combat.
       *[other] { $card } ajoute { $n } dans ce combat.
    }
counsel-style = Ainsi, { $the_foe } touche dans { $odds } % des cas.
counsel-pass = Mieux vaut garder tes cartes et ta Gloire pour un autre moment.
counsel-wait = { $card } peut attendre que les blessures soient certaines.
counsel-reroll = { $power } donne au dé une seconde chance.
counsel-reroll-card = { $card } donne au dé une seconde chance, et il en faut une.
counsel-prevent = { $card } t’évite une blessure certaine.
counsel-avoid = Le danger est assez grand pour cette carte : { $card }.
counsel-dispel = { $card } t’épargne un Fléau qui ferait mal.
