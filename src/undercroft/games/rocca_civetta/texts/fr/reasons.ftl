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
