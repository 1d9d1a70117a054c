### Pourquoi une chose est impossible, en français.
### Un message est reason- suivi de la clé avec des traits d’union : une phrase qui explique, adressée au joueur.

## Cartes et Compétences

reason-aux-too-few-cards =
    { $n ->
        [one] Il te faut { $n } autre carte à défausser pour cela.
       *[other] Il te faut { $n } autres cartes à défausser pour cela.
    }
reason-aux-own-test = L’Effet Secondaire de la carte { $card } ne s’utilise que dans ton propre Test de Discrétion, après la déclaration.
reason-skill-fooled = Tu ne peux pas utiliser { $skill } : un Doctorant qui a le Jeton du Bouffon n’a pas de Compétences.
reason-test-unreadable = La Carte de Poisse { card-wet-notes } t’interdit de déclarer avec des cartes de Valeur Bonus { $n }.
reason-spy-shielded = Tu ne peux espionner { $victim } que depuis la même Zone : { skill-shield-wall } protège ce Doctorant.
reason-spy-farther = { $victim } est à plus de { $n } Zones liées.
reason-skill-nobody-near = Il n’y a personne à proximité que tu puisses atteindre ainsi.
reason-skill-no-trap = Il n’y a plus de Jeton Piège, ou pas de Zone pour en poser un.
reason-skill-twisted = Avec la Carte de Panique { $card }, toute Compétence qui a un coût coûte 1 carte de plus : tu en as trop peu pour { $skill }.
reason-scholar-barred = { $scholar } n’est pas au choix : sa Confrérie est en jeu.
reason-scholar-boss = Enrico n’est pas au choix : il est le Boss de cette partie.
reason-camp-in-use = Le Camp Z ne se déplace pas tant que quelqu’un s’y tient.
reason-camp-needed = Le Camp Z ne se déplace pas : sans lui, une Zone perdrait son chemin vers la Zone de Départ.
reason-camp-no-room = Aucun côté libre de ta Zone pour le Camp Z.
reason-camp-no-cards =
    { $n ->
        [one] { $skill } coûte 1 carte.
       *[other] { $skill } coûte { $n } cartes.
    }
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
reason-research-columns = { $card } demande des cubes dans { $n } colonnes, et tu as des cubes dans { $have }.
reason-research-cubes-of = { $card } demande { $n } cubes { $cube }, et tu en as { $have }.
reason-research-cubes = { $card } demande { $n } cubes, et tu en as { $have }.
reason-research-students = { $card } demande { $n } Étudiants, et tu en as { $have }.
reason-research-interns = { $card } demande { $n } Stagiaires, et tu en as { $have }.
reason-research-stars = { $card } demande { $n } Étoiles, et tu en as { $have }.
reason-research-floor = { $card } demande que tu sois au Niveau { $floor } ou plus bas.
reason-research-links = { $card } demande une Zone liée à { $n } autres ; la tienne est liée à { $have }.
reason-research-alert = { $card } demande une Zone dont la Valeur d’Alerte imprimée est { $n } ou plus ; celle de ta Zone est { $have }.
reason-research-no-stun = { $card } demande que tu n’aies aucun Jeton Sonné.
reason-research-no-jinx = { $card } demande que tu n’aies aucune Carte de Poisse, même face cachée.
reason-research-emptied-zone = { $card } demande que tu sois dans une Zone qui a des emplacements mais aucun cube.
reason-research-with-boss = { $card } demande que tu sois dans la Zone du Boss.

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
reason-intern-suspended = Tes Stagiaires ne font rien tant que tu as la Carte de Poisse { card-egg-on-the-face }.
reason-peek-nobody = Il te faut pour cela le Stagiaire { intern-wikiantir }.
reason-peek-again = Tu as déjà regardé une pioche ce tour.
reason-peek-empty = Il n’y a plus rien à regarder là.

## Moments

reason-moment-research = Une Recherche ne se prend qu’à ton propre tour, quand rien n’est en train de se résoudre.
reason-moment-peek = Tu ne regardes une pioche que pendant ta propre Phase de Mouvement ou d’Action, hors des Tests de Discrétion.

## Œufs

reason-egg-carrying = Tu portes déjà un Œuf.
reason-egg-none = Il n’y a pas d’Œuf dans { $the_zone }.
reason-egg-no-student = Dans le Terrier, un Œuf coûte aussi un Étudiant que tu Sacrifies.
reason-reveal-narrow = Un Passage Obligatoire a deux liens au plus, et { $the_zone } les a déjà : aucune autre Zone ne peut lui être liée.
reason-pillar-none = Il n’y a pas de Pilier dans { $the_zone }.
reason-pillar-cards = Pour enlever le Pilier il faut { $n } cartes.
reason-lair-not-here = On libère un Niveau depuis l’Antre de Cariddi, et l’Antre n’est pas { $the_zone }.
reason-lair-no-tentacle = Il n’y a pas de Tentacule au Niveau { $floor }.
reason-lair-cards = Pour libérer un Niveau il faut { $n } cartes.
reason-egg-phase = Un Œuf se ramasse pendant la Phase de Mouvement.
reason-moment-egg = Un Œuf se ramasse pendant ta propre Phase de Mouvement, quand rien n’est en train de se résoudre.

## L’hiver vient

reason-water-none = Tu n’as pas de Jeton Eau Chaude.
reason-water-no-ice = Il n’y a pas d’Iota ici : { $zone }.
reason-water-no-stun = Tu n’as pas de Jeton Sonné.
reason-water-maximum = En Alerte Maximale, personne ne perd de Jetons Sonné.
reason-moment-water = L’Eau Chaude sert dans ta propre Phase de Mouvement ou d’Action, quand rien ne se résout.

## Niveau IV et Familiers

reason-engage-not-here = Tu ne peux pas adopter { $the_familiar } dans { $the_zone }.
reason-engage-linked = Tu ne peux pas adopter { $the_familiar }, qui suit { $victim }.
reason-engage-cost = Il te manque des cubes que coûte { $the_familiar }.

## Choix

reason-boss-best-card = { card-capagrezza-hypnotist } prend la carte dont la Valeur Bonus est la plus haute.
reason-boss-other-type = { card-omega-mentalist } prend le type dont tu as le plus de cartes.
reason-study-pick-order = Les cubes se choisissent de gauche à droite.
reason-opus-too-dear =
    { $n ->
        [one] Ce que tu as donné vaut { $n } point, et ce cube vaut plus.
       *[other] Ce que tu as donné vaut { $n } points, et ce cube vaut plus.
    }

## Omega

reason-omega-safe = Omega est encore dans la Zone de Départ, où rien ne l’atteint.
reason-omega-far = Omega n’est ni dans ta Zone ni dans une Zone liée à la tienne.
reason-omega-no-cube = Il n’y a pas de cube { $cube } sur le Tome des Secrets.
reason-submit-omega =
    { $black ->
        [one] Il te faut plus d’Étoiles qu’Omega n’a d’Étoiles Noires : tu en as { $n }, il en a 1.
       *[other] Il te faut plus d’Étoiles qu’Omega n’a d’Étoiles Noires : tu en as { $n }, il en a { $black }.
    }

## Confréries étudiantes

reason-effect-no-student = Tu n’as pas d’Étudiant qui le puisse.
reason-effect-in-test = Les Étudiants Phi ne voient l’avenir que dans un Test de Discrétion, une fois la Valeur de Discrétion déclarée.
reason-effect-own-phase = Cet Étudiant n’aide que dans ta Phase de Mouvement ou d’Action, hors des Tests de Discrétion.
reason-effect-others-turn = Les Étudiants Iota ne gèlent quelqu’un que dans le tour d’un adversaire.
reason-effect-rival-study = Cet Étudiant n’aide que dans l’Étude d’un adversaire à ton Niveau.
reason-effect-nobody = Personne à ton Niveau n’a de carte que tu puisses regarder.
reason-effect-no-points = Personne près de toi n’a de points de Vitesse à perdre.
reason-effect-no-card = Tu n’as pas de carte à défausser pour cela.
reason-effect-no-trap = Il n’y a plus de Jeton Piège, ou pas de Zone pour en poser un.
reason-effect-maximum = En Alerte Maximale, aucun effet ne retire de Jetons Sonné.

## Points de Soutien

reason-support-points =
    { $points ->
        [one] Cela coûte { $n } Points de Soutien, et tu en as 1.
       *[other] Cela coûte { $n } Points de Soutien, et tu en as { $points }.
    }
reason-support-rules = Cela ne s’achète qu’avec { $setting }.
reason-support-none =
    { $bonus ->
        [student] Il n’y a plus d’Étudiant dans la Réserve.
        [trick] Il n’y a plus de Carte de Ruse.
        [phi] Aucun Étudiant Phi n’est à acheter.
        [zeta] Aucun Étudiant Zeta n’est à acheter.
        [iota] Aucun Étudiant Iota n’est à acheter.
        [lambda] Aucun Étudiant Lambda n’est à acheter.
        [intern] Il n’y a plus de Stagiaire.
       *[study] Ton Bonus d’Étude est au bout de sa roue.
    }
reason-moment-support = Les Points de Soutien se dépensent à la fin de la Mise en place, un bonus à la fois.
