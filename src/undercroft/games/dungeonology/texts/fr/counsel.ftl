### Pourquoi quelqu’un qui connaît le jeu ferait cela, en français : les raisons d’un conseil.
### Un message est la clé que donnent les règles d’expérience : une phrase, adressée au joueur, à côté de l’option.

## Le tour

counsel-scholar = D’expérience, { $scholar } gagne le plus souvent parmi ces Doctorants.
counsel-submit = Ta Thèse sera acceptée, avec un bonus de place de { $bonus } points.
counsel-submit-last = C’est ton dernier tour : ta Thèse à { $points } points est acceptée dans { $percent } % des cas.
counsel-submit-maybe = Tant que tu ne connais pas la Carte de Clan, une Thèse à { $points } points est acceptée dans { $percent } % des cas.
counsel-stay-out = Il y aura un meilleur moment pour ta Thèse.
counsel-submit-short =
    { $n ->
        [one] Il manque au moins 1 point à ta Thèse : elle serait refusée.
       *[other] Il manque au moins { $n } points à ta Thèse : elle serait refusée.
    }
counsel-rest =
    { $stun ->
        [0] Un Repos rend les Étudiants et les cartes qui te manquent.
        [one] Un Repos rend les Étudiants et les cartes qui te manquent, et te débarrasse d’un Jeton Sonné (1 sur { $stamina }).
       *[other] Un Repos rend les Étudiants et les cartes qui te manquent, et te débarrasse des Jetons Sonné ({ $stun } sur { $stamina }).
    }
counsel-shed =
    { $penalty ->
        [one] De tes Poisses, celle qui te nuit le plus est { $card } : elle coûte 1 point à la fin.
       *[other] De tes Poisses, celle qui te nuit le plus est { $card } : elle coûte { $penalty } points à la fin.
    }
counsel-blind = Une Poisse face cachée coûte environ 2 points à la fin.
counsel-discard-poor = { $card } ne vaut que { $bonus } : la prochaine carte sera sans doute meilleure.
counsel-keep-hand = Les cartes de ta main sont meilleures que ce que la pioche apporte en moyenne.

## Se déplacer

counsel-go-study = Ta main vaut { $stealth } : elle suffit dès ce tour dans { $the_zone } pour { $wanted } (Valeur d’Alerte { $alert }).
counsel-go-rich = Il y a des cubes pour plus tard dans { $the_zone } : { $wanted } (Valeur d’Alerte { $alert }, ta main vaut { $stealth }).
counsel-go-later =
    { $n ->
        [one] Les meilleurs cubes pour ta main sont dans { $the_zone }, à un tour de plus : { $wanted }, Valeur d’Alerte { $alert }.
       *[other] Les meilleurs cubes pour ta main sont dans { $the_zone }, à { $n } tours de plus : { $wanted }, Valeur d’Alerte { $alert }.
    }
counsel-go-reveal = Depuis { $the_zone }, on peut révéler de nouvelles Zones du Niveau { $floor }, et elles apportent des cubes.
counsel-go-home = En Alerte Maximale, ta Thèse se soumet en finissant ton tour dans la Zone de Départ : tu as { $points } points.
counsel-go-nowhere = Ta main ne suffit pour aucun cube à portée.
counsel-go-cards = Ta main ne suffit pour aucun cube à portée, mais tu peux jouer des cartes et en piocher de nouvelles.
counsel-go-fresh = Ta main ne suffit pour aucun cube à portée : une carte que tu joues fait place à une nouvelle.
counsel-go-rivals = Ta main ne suffit pour aucun cube à portée ; près de tes adversaires, tu peux les espionner.
counsel-go-wander = Ta main ne suffit pour aucun cube à portée ; ailleurs, il y aura peut-être plus à faire.
counsel-stay = Reste dans { $the_zone } : ta main vaut { $stealth }, assez pour { $wanted } (Valeur d’Alerte { $alert }).
counsel-reveal =
    { $n ->
        [0] Une nouvelle Zone du Niveau { $floor } peut apporter des cubes à la portée de ta main.
        [one] Avec ta main, une nouvelle Zone du Niveau { $floor } rapporte en moyenne environ 1 point.
       *[other] Avec ta main, une nouvelle Zone du Niveau { $floor } rapporte en moyenne environ { $n } points.
    }
counsel-lay-zone = Ici, l’entrée de cette tuile t’est ouverte (Zones liées : { $n }).
counsel-lay-shut = Où que tu poses cette tuile, son entrée te reste fermée ; ici, elle est liée au plus grand nombre de Zones ({ $n }).
counsel-lay-same = Où que tu poses cette tuile, son entrée te reste fermée : une place en vaut une autre.
counsel-lay-rich = Ses cubes valent l’attente, même si son entrée t’est fermée pour l’instant.
counsel-under = Ses cubes sont les moins bons ({ $zone }) : elle peut revenir en dernier.
counsel-floor = Le Niveau { $floor } a les meilleurs cubes.

## Actions

counsel-study = Ta main et ton Bonus d’Étude valent { $stealth } contre { $alert } : { $wanted }, dans { $percent } % des cas.
counsel-study-weak = Ta main et ton Bonus d’Étude valent { $stealth } contre { $alert } : un succès dans { $percent } % des cas, et un échec coûte un Jeton Sonné.
counsel-spy = Tu gagnes { $the_cube }, que { $victim } perd : Valeur d’Alerte { $alert }, un succès dans { $percent } % des cas.
counsel-collect = { $wanted } sans Test de Discrétion : personne ne peut te gêner.
counsel-done = Rien d’autre ne vaut son prix ici.
counsel-faster =
    { $n ->
        [one] { $card } te mène un pas plus loin, vers de meilleurs cubes.
       *[other] { $card } te mène { $n } pas plus loin, vers de meilleurs cubes.
    }
counsel-students =
    { $n ->
        [one] { $card } te donne un Étudiant du Feu de camp, qui peut t’éviter un Jeton Sonné.
       *[other] { $card } te donne { $n } Étudiants du Feu de camp : chacun peut t’éviter un Jeton Sonné.
    }
counsel-cards =
    { $n ->
        [one] { $card } renforce ta main : tu pioches une carte.
       *[other] { $card } renforce ta main : tu pioches { $n } cartes.
    }
counsel-cycle = { $card } ne vaut que { $bonus } : à la fin de ton tour, tu pioches une nouvelle carte à sa place.
counsel-rob = { $victim } aurait une carte de moins.
counsel-waste = { $card } n’apporterait rien maintenant.
counsel-butt = { $skill } : un cube d’un adversaire tombe, ou une de ses cartes est à toi.
counsel-recover = { $skill } te débarrasse d’un Jeton Sonné pour une carte dont tu n’as guère besoin.
counsel-sermon = { $skill } : des Étudiants te servent plus, maintenant, qu’une carte de Magie.
counsel-quest = { $skill } change une carte de Subterfuge en Magie, qui vaut plus pour toi.
counsel-main = { $card } vaut maintenant plus que sa Valeur Bonus.
counsel-main-action = Comme Action, { $card } promet plus qu’une Étude ici.

## Tests de Discrétion

counsel-indicate =
    { $n ->
        [one] Avec 1 cube, la Valeur d’Alerte serait { $alert }, et ta main vaut { $stealth } : un succès dans { $percent } % des cas.
       *[other] Avec { $n } cubes, la Valeur d’Alerte serait { $alert }, et ta main vaut { $stealth } : un succès dans { $percent } % des cas.
    }
counsel-lay = Contre { $alert }, { $card } est une des cartes qu’il vaut mieux poser maintenant.
counsel-declare = { $stealth } contre { $alert }, cela suffit.
counsel-declare-short = { $stealth } contre { $alert } a l’air d’un échec, donc presque personne ne te gênera ; tu ajoutes le reste en parlant en dernier.
counsel-declare-lost = { $stealth } contre { $alert } ne réussira guère : garde le reste de tes cartes pour une meilleure occasion.
counsel-hinder = { $card } devrait suffire à faire échouer { $seat }, qui a pour l’instant { $stealth } contre { $alert }.
counsel-hinder-together = { $seat } a { $stealth } contre { $alert } : { $card } ne suffit pas, mais toutes tes cartes ensemble peuvent ajouter environ { $n }.
counsel-hinder-last = { $seat } échoue pour l’instant, avec { $stealth } contre { $alert } ; après { $card }, il faudrait ajouter environ { $n } en parlant en dernier.
counsel-enough = { $stealth } contre { $alert } : cela suffit.
counsel-needless = { $stealth } contre { $alert } : cette carte ne changerait pas le résultat.
counsel-give-up = { $stealth } contre { $alert }, cela ne se rattrape pas : garde tes cartes.
counsel-give-up-dear = { $stealth } contre { $alert } : y remédier coûterait plus que cela ne rapporte.
counsel-last-word = Tu as { $stealth } contre { $alert }, et cela ajoute environ { $n }.
counsel-silence = Après { $card }, personne ne peut te gêner dans ce test.

## Pendant le tour des autres

counsel-pass = Chaque carte jouée maintenant te manquera à ton tour.
counsel-instant = { $card } sert plus maintenant qu’à ton tour.
counsel-react = { $card } arrête { $answered }, qui te coûterait plus qu’une carte.
counsel-press = { $card } est la meilleure carte de cette main.

## Choix des effets

counsel-discard = { $card } te manquera le moins.
counsel-avoid-last =
    { $stun ->
        [one] Avec 1 Jeton Sonné sur { $stamina }, ton prochain tour serait un Repos : un Étudiant coûte moins cher.
       *[other] Avec { $stun } Jetons Sonné sur { $stamina }, ton prochain tour serait un Repos : un Étudiant coûte moins cher.
    }
counsel-avoid = Un Étudiant t’éviterait un Jeton Sonné ({ $stun } sur { $stamina }).
counsel-suffer =
    { $stun ->
        [one] 1 Jeton Sonné sur { $stamina }, cela se supporte ; les Étudiants serviront plus tard.
       *[other] { $stun } Jetons Sonné sur { $stamina }, cela se supporte ; les Étudiants serviront plus tard.
    }
counsel-lose-cube = Ce qui te manquera le moins, points, Étoiles et flèches compris : { $the_cube }.
counsel-keep-cube = Un cube Protégé n’a pas à être perdu.
counsel-take-cube = Le plus utile pour toi, points, Étoiles et flèches compris : { $the_cube }.
counsel-land = Ce cube se reprendra au plus vite dans { $the_zone }.
counsel-most = Plus il y a de cubes, mieux c’est : { $n }.
counsel-price = C’est la façon la moins chère de payer.
counsel-target = De tes adversaires, { $seat } compte ici le plus.
counsel-friend = Un cadeau pour { $seat } aide un adversaire peu dangereux.
counsel-aim = Le plus utile pour toi : { $the_zone }.
counsel-trap = Tes adversaires passeront sans doute par ici : { $the_zone }.
counsel-number =
    { $n ->
        [one] Un Étudiant suffit : chaque Étudiant pioché peut être un Étudiant Omega.
       *[other] { $n } Étudiants sont piochés, et chacun peut être un Étudiant Omega.
    }
counsel-insist = Ta carte vaut bien 2 Étudiants.
counsel-relent = Ta carte ne vaut pas 2 Étudiants.
counsel-shake = Un cube perdu fait plus mal qu’une carte perdue.
counsel-snatch = Une carte de plus pour toi, une de moins pour ton adversaire.
counsel-boss-way = Dans { $the_zone }, le Boss gêne plus tes adversaires que toi.

## Premiers pas

counsel-first-submit = Tes points suffisent pour une Thèse.
counsel-first-rest = Encore un Jeton Sonné et il faudra de toute façon un Repos.
counsel-first-explore = Il reste des cubes à Collecter.
counsel-first-walk = Il y a des cubes dans cette direction.
counsel-first-reveal = Une nouvelle Zone apporte de nouveaux cubes.
counsel-first-stay = Reste où tu es.
counsel-first-study = Ta main suffit pour un cube ici.
counsel-first-indicate = Prends autant de cubes que ta main le permet.
counsel-first-declare = Ce que tu as posé suffit.
counsel-first-lay = D’abord les grosses cartes, jusqu’à ce que cela suffise.
