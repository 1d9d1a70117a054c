### Pourquoi une chose est impossible, en français.
### Un message est reason- suivi de la clé avec des traits d’union : une phrase qui explique, adressée au joueur.

## Cartes et Compétences

reason-aux-too-few-cards =
    { $n ->
        [one] Il te faut { $n } autre carte à défausser pour cela.
       *[other] Il te faut { $n } autres cartes à défausser pour cela.
    }
reason-aux-own-test = L’Effet Auxiliaire de la carte { $card } ne s’utilise que dans ton propre Test de Discrétion, après la déclaration.
reason-skill-nobody-near = Il n’y a personne à proximité que tu puisses atteindre ainsi.
reason-zainetto-full =
    { $n ->
        [one] Il n’y a plus de place sous la Carte Zainetto : { $n } carte y est déjà.
       *[other] Il n’y a plus de place sous la Carte Zainetto : { $n } cartes y sont déjà.
    }

## Recherche

reason-research-turn = Une Recherche ne se prend qu’à ton propre tour.
reason-research-not-open = { $card } n’est pas visible.
reason-research-claimed = Tu as déjà pris une Recherche ce tour.
reason-research-barred = La Carte de Poisse { card-plagiarism-charge } t’interdit les Recherches.
reason-research-not-met = Tu ne remplis pas ce que demande { $card }.

## Mouvement, limites, Stagiaires

reason-move-too-dear =
    { $n ->
        [one] Ce pas coûte { $n } point de Vitesse, et tu en as { $points }.
       *[other] Ce pas coûte { $n } points de Vitesse, et tu en as { $points }.
    }
reason-skill-once-per-turn =
    { $n ->
        [one] { $skill } s’utilise { $n } fois par tour.
       *[other] { $skill } s’utilise { $n } fois par tour.
    }
reason-skill-once-per-test =
    { $n ->
        [one] { $skill } s’utilise { $n } fois par Test de Discrétion.
       *[other] { $skill } s’utilise { $n } fois par Test de Discrétion.
    }
reason-play-silenced = Capagrezza t’empêche de jouer des Cartes de Ruse : jusqu’à la fin de ton prochain tour, elles ne servent qu’à déclarer.
reason-peek-nobody = Il te faut pour cela le Stagiaire { intern-wikiantir }.
reason-peek-again = Tu as déjà regardé une pioche ce tour.
reason-peek-empty = Il n’y a plus rien à regarder là.

## Moments

reason-moment-research = Une Recherche ne se prend qu’à ton propre tour, quand rien n’est en train de se résoudre.
reason-moment-peek = Tu ne regardes une pioche que pendant ta propre Phase de Mouvement ou d’Action, hors des Tests de Discrétion.

## Œufs

reason-egg-carrying = Tu portes déjà un Œuf.
reason-egg-none = Il n’y a pas d’Œuf dans { $the_zone }.
reason-egg-phase = Un Œuf se ramasse pendant la Phase de Mouvement.
reason-moment-egg = Un Œuf se ramasse pendant ta propre Phase de Mouvement, quand rien n’est en train de se résoudre.

## Niveau IV et Familiers

reason-engage-not-here = Tu ne peux pas adopter { $the_familiar } dans { $the_zone }.
reason-engage-linked = Tu ne peux pas adopter { $the_familiar }, qui suit { $victim }.
reason-engage-cost = Il te manque des cubes que coûte { $the_familiar }.
