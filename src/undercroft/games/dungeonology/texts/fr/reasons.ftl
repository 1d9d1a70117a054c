### Pourquoi une action est impossible, en français.
### Un message est reason- suivi de la clé avec des traits d’union : une phrase qui explique, adressée au joueur. Le numéro de la règle est ajouté par
### qui l’affiche ; c’est aussi un argument, $rule, quand une clé sert plusieurs règles.

## La table

reason-table-over = La partie est finie.
reason-table-not-you = C’est à { $seat } de décider, pas à toi.
reason-resign-gone = Ton Doctorant a déjà quitté la partie.

## Pas maintenant : le moment où cela serait demandé

reason-moment-turn = Cela se choisit une seule fois, au début de ton tour.
reason-moment-exploring = Ce n’est possible que pendant la Phase de Mouvement ou la Phase d’Action de ton tour.
reason-moment-action-phase = C’est une Action : elle ne se fait que pendant la Phase d’Action de ton tour.
reason-moment-playing = Cartes et Compétences ne se jouent que lorsqu’on te le demande.
reason-moment-reaction = Une Réaction ne se joue que lorsqu’un adversaire vient de déclarer un Effet Principal.
reason-moment-effect = Cela ne se choisit que lorsqu’une règle ou un effet te le demande.
reason-moment-first = Autre chose passe d’abord : réponds à ce qu’on te demande.
reason-moment-test = Cela doit attendre : un Test de Discrétion est en cours.
reason-choice-not-among = Cela ne fait pas partie des choix que tu as ici.

## Activités et Actions

reason-explore-spent = Tu as autant de Jetons Sonné que d’Endurance : prends un Repos ou soumets ta Thèse.
reason-submit-stars =
    { $n ->
        [0] Une Thèse demande { $needed } Étoiles, et tu n’en as pas.
       *[other] Une Thèse demande { $needed } Étoiles, et tu en as { $n }.
    }
reason-action-phase = Les Actions se font pendant la Phase d’Action, après la Phase de Mouvement.
reason-action-used = Tu as déjà fait ton Action ce tour.
reason-action-same-kind = Ton Action de plus doit être d’un autre genre que la première.

## Se déplacer

reason-move-no-points =
    { $rule ->
        [DGY-MOVE-07] Tu n’as pas de points de Vitesse : ceux de ta carte ne comptent que pendant la Phase de Mouvement.
       *[other] Il ne te reste aucun point de Vitesse.
    }
reason-move-here = Tu es déjà dans { $the_zone }.
reason-move-not-placed = Impossible d’entrer ({ $zone }) : ce n’est pas une autre Zone du Donjon.
reason-move-not-adjacent = Cette Zone n’est pas adjacente à la tienne : { $zone }.
reason-move-not-linked = Cette Zone est adjacente, mais aucun Passage n’y mène : { $zone }.
reason-move-door = Une Porte barre l’entrée ({ $zone }) : il te manque { $lacking }.
reason-move-door-either = Une Porte barre l’entrée ({ $zone }) : il te faudrait l’un de ces cubes, { $lacking }.
reason-move-ambush = Une Embuscade attend ({ $zone }) : tu n’as aucun Étudiant à Sacrifier et tu ne peux plus prendre de Jeton Sonné.
reason-reveal-maximum = Aucune Zone ne s’ajoute pendant l’Alerte Maximale.
reason-reveal-no-tiles = Il ne reste aucune tuile du Niveau { $floor }.
reason-reveal-no-way = Tous les Passages mènent déjà à une Zone ou à un Mur ({ $zone }).
reason-reveal-barren = Aucune tuile ne convient ici ({ $zone }), ce tour l’a montré.
reason-sneak-no-passage = Aucun Passage Secret ne mène d’ici vers { $the_zone }.
reason-sneak-phase = Les Passages Secrets ne servent que pendant la Phase de Mouvement.
reason-sneak-lost-map = Ta Poisse « { card-lost-map } » t’interdit Passages Secrets et Téléporteur.
reason-sneak-dark = Avec « { card-darkness } », personne n’utilise Passages Secrets ni Téléporteur.
reason-zone-not-in-play = Les effets des Zones ne sont pas en jeu dans cette partie.
reason-zone-colour = Il te faut { $the_cube } sur ton Plateau de Notes.
reason-bivouac-none = Il n’y a pas de Bivouac dans { $the_zone }.
reason-bivouac-maximum = Pendant l’Alerte Maximale personne ne se repose.
reason-teleport-none = Il n’y a pas de Téléporteur dans { $the_zone }.

## Étude et Espionnage

reason-study-camp = Dans la Zone de Départ, il n’y a pas de Test de Discrétion.
reason-study-no-cube = Il n’y a pas de cube pour toi dans { $the_zone }.
reason-study-no-room = Ton Plateau de Notes n’a de place pour aucun cube de cette Zone : { $zone }.
reason-study-intelligence =
    { $n ->
        [one] Ton Intelligence ne permet que { $n } cube.
       *[other] Ton Intelligence ne permet que { $n } cubes.
    }
reason-test-no-card = Il te faut au moins 1 Carte de Ruse pour déclarer une Valeur de Discrétion.
reason-spy-nobody = Tu ne peux espionner qu’un autre Doctorant encore en jeu.
reason-spy-safe = { $victim } est à l’abri dans la Zone de Départ.
reason-spy-far = { $victim } n’est ni dans ta Zone ni dans une Zone liée.
reason-spy-no-cube = { $victim } n’a pas de cube { $cube }.
reason-spy-no-student =
    { $n ->
        [one] L’Espionnage coûte { $n } Étudiant, et tu n’en as pas.
       *[other] L’Espionnage te coûte { $n } Étudiants, et tu en as moins.
    }

## Jouer des cartes

reason-play-not-in-hand = { $card } n’est pas dans ta main.
reason-play-camp = Dans la Zone de Départ, tu ne peux pas jouer de Carte de Ruse.
reason-play-no-student =
    { $n ->
        [one] Tu n’as pas d’Étudiant à Sacrifier.
       *[other] Cela te coûte { $n } Étudiants, et tu en as moins.
    }
reason-aux-no-such-effect = { $card } n’a pas cet Effet Secondaire.
reason-aux-test-only = L’Effet Secondaire de cette carte ({ $card }) ne sert que dans un Test de Discrétion, une fois la Valeur de Discrétion déclarée.
reason-aux-own-phase = L’Effet Secondaire de cette carte ({ $card }) ne sert que pendant ta Phase de Mouvement ou d’Action, hors des Tests de Discrétion.
reason-aux-nothing-to-discard = Tu n’as pas d’autre carte à défausser.
reason-target-nobody = Tu dois choisir un autre Doctorant encore en jeu.
reason-target-safe = { $victim } est à l’abri dans la Zone de Départ.
reason-target-disguised = { $victim } se cache sous un déguisement : impossible de choisir ce Doctorant.
reason-target-no-cards = { $victim } n’a pas de Carte de Ruse.
reason-cost-stun = Tu ne peux pas supporter les Jetons Sonné que coûte { $card }.

## Effets Principaux et Réactions

reason-main-not-in-use = Les Effets Principaux ne sont pas en jeu dans cette partie.
reason-main-none = { $card } n’a pas d’Effet Principal.
reason-main-reaction = { $card } est une Réaction : elle répond à un Effet Principal qu’un adversaire vient de déclarer.
reason-main-maximum = { $card } ne se joue pas pendant l’Alerte Maximale.
reason-main-action = { $card } est une Action : elle ne se joue que pendant ta Phase d’Action.
reason-main-own-phase = { $card } ne se joue que pendant ta Phase de Mouvement ou d’Action.
reason-main-in-test = { $card } ne se joue pas pendant un Test de Discrétion.
reason-main-own-test = { $card } ne se joue que dans ton propre Test de Discrétion, après la déclaration.
reason-main-at-once = { $card } ne se joue que dans ton propre Test de Discrétion, juste après la déclaration.
reason-main-rival-study = { $card } ne se joue que dans l’Étude d’un adversaire, après sa déclaration.
reason-main-turn-start = { $card } ne se joue qu’au début du tour d’un adversaire.
reason-main-announced = { $card } ne se joue que lorsqu’un adversaire annonce une Étude.
reason-main-other-moment = { $card } ne se joue pas à ce moment.
reason-main-after-action = { $card } ne se joue qu’après ton Action.
reason-react-none = { $card } n’est pas une Réaction.
reason-react-not-me = { $card } ne répond qu’à un effet qui te toucherait.

## Compétences

reason-skill-not-yours = Ton Doctorant n’a pas cette Compétence maintenant : { $skill }.
reason-skill-own-phase = { $skill } ne s’utilise que pendant ta Phase de Mouvement ou d’Action, hors des Tests de Discrétion.
reason-skill-own-test = { $skill } ne s’utilise que dans ton propre Test de Discrétion, après la déclaration.
reason-skill-stun = { $skill } coûte un Jeton Sonné, et tu ne peux pas en supporter un de plus.
reason-skill-nobody-here = Il n’y a ici personne que tu puisses frapper ce tour.
reason-skill-maximum = { $skill } ne s’utilise pas pendant l’Alerte Maximale.
reason-skill-no-stun = Tu n’as pas de Jeton Sonné à défausser.
reason-skill-no-card = Tu n’as pas de carte pour payer { $skill }.
reason-skill-none-collects = Ton Doctorant n’a pas de Compétence qui Collecte des cubes.
reason-skill-too-dear = Tu ne peux pas payer autant de cubes avec { $skill }.
