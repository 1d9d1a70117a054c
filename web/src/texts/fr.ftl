### Les mots de la page, en français. Les jeux ont leurs propres fichiers dans src/undercroft/games ; les mots communs sont dans src/undercroft/texts.

## Everywhere

page-skip = Aller au contenu
page-navigation = Navigation
page-home = Accueil
page-rules = Règles
page-settings = Réglages
page-language = Langue
page-you-are = Tu es { $name }
page-you = toi
page-yes = Oui
page-no = Non
page-close = Fermer
page-cancel = Annuler
page-save = Enregistrer
page-notices = À toi de jouer
page-notices-text = Quand on t’attend depuis une minute et que tu n’es pas à la table, on peut te prévenir. Rien ne part si tu ne le demandes pas ici.
page-notices-none = Pour l’instant, rien ne te prévient.
page-notice-push = Ce navigateur
page-notice-mail = Courriel
page-notice-ntfy = ntfy
page-notice-gotify = Gotify
page-notice-discord = Discord
page-notice-matrix = Matrix
page-notice-off = Arrêter
page-notice-drop = Ne plus prévenir { $name }
page-notice-code = Le code envoyé à { $name }
page-notice-confirm = Confirmer
page-notice-here = Me prévenir dans ce navigateur
page-notice-here-not = Ce navigateur ne peut pas être prévenu : il faut une page en https et, sur un iPhone, une page posée sur l’écran d’accueil.
page-notice-refused = Ce navigateur ne veut pas être prévenu. Tu peux l’autoriser dans ses réglages.
page-notice-way = Par quel moyen
page-notice-address = Adresse
page-notice-add = Ajouter
page-quiet-from = Silence de
page-quiet-to = à
page-quiet-on = Garder le silence
page-quiet-off = Pas de silence
page-quiet-is = Silence de { $from } à { $to }, { $zone }. Ce qui vient alors est dit ensuite.
page-quiet-none = Pas d’heures de silence pour l’instant.
page-saved = C’est enregistré.
page-opening = On prépare la table.
page-reconnecting = La liaison est coupée. Nouvel essai en cours ; rien n’est perdu.
page-lost-title = Il n’y a rien ici
page-lost-text = Ce passage ne mène nulle part. Le lien est peut-être ancien, ou il manque une lettre.

## Problems

page-problem-id = Si tu écris à l’hôte, indique { $id }.
page-problem-other = Cela n’a pas marché. Rien n’a changé ; réessaie, ou recharge la page.
page-problem-offline = Le serveur ne répond pas. Tes parties sont en sécurité ; réessaie dans un instant.
page-problem-internal = Quelque chose s’est mal passé sur le serveur. Tes parties sont en sécurité.
page-problem-unavailable = Le serveur ne peut rien écrire pour le moment. Rien n’a changé ; réessaie bientôt.
page-problem-no-table = Cette table n’existe plus.
page-problem-no-campaign = Cette campagne n’existe pas, ou elle ne te regarde pas.
page-problem-in-campaign = La prochaine partie d’une campagne est son mois suivant.
page-problem-in-play = La partie de ce mois a commencé ; rien ne se décide avant sa fin.
page-problem-no-record = Le compte rendu d’une de ses parties n’est plus conservé.
page-problem-no-aid = Il n’y a pas d’aide de jeu pour ce jeu.
page-problem-not-allowed = Tu n’y as pas accès.
page-problem-banned = L’hôte ne veut pas de toi ici.
page-problem-session-ended = Ta session est terminée. Connecte-toi de nouveau pour continuer.
page-problem-too-many = C’est trop à la fois. Ferme quelque chose, ou attends un peu.
page-problem-too-fast = Pas si vite. Attends un instant.
page-problem-busy = D’autres attendent déjà qu’une partie soit vérifiée. Réessaie dans une minute.
page-problem-claimed = Quelqu’un d’autre a pris cette place.
page-problem-no-invitation = Ce n’est pas une invitation à une table d’ici.
page-problem-no-code = Aucune table en attente n’a ce code.
page-problem-no-notices = Ce serveur n’envoie pas de tels messages.
page-problem-bad-way = Cette adresse ne peut pas être juste, ou ne mène nulle part où l’on ait le droit d’aller.
page-problem-many-ways = Tu as demandé autant de moyens qu’il est possible. Retires-en un d’abord.
page-problem-no-way = Ce moyen de te prévenir n’existe plus.
page-problem-wrong-code = Ce n’est pas le code.
page-problem-no-mail = Aucun courriel ne peut partir pour l’instant. Réessaie plus tard.
page-problem-bad-zone = Ton fuseau horaire n’est pas connu ici.
page-problem-started = La partie a déjà commencé.
page-problem-open-seats = Des places sont encore libres.
page-problem-bad-setup = La partie ne peut pas commencer ainsi. Regarde les places et les règles de la table.
page-problem-bad-deck = On ne peut pas jouer avec ces paquets. Regarde les listes et les règles de la table.
page-problem-no-deck = Aucun paquet n’a été choisi pour cette place.
page-problem-no-decks = Ce jeu ne se joue pas avec un paquet à soi.
page-problem-conflict = Quelqu’un a été plus rapide. Regarde à nouveau.
page-problem-many-lists = Tu as autant de listes qu’il y a de place. Supprimes-en une d’abord.
page-problem-no-storage = Ce navigateur ne garde rien : ce que tu composes disparaît quand tu fermes la fenêtre. Enregistre-le dans un fichier.
page-problem-no-game = On ne joue pas à ce jeu ici.
page-problem-no-content = Le contenu avec lequel on a joué n’est pas conservé ici.
page-problem-no-book = Il n’y a pas de livre de ce jeu.
page-problem-no-lesson = Il n’y a pas de leçon de ce jeu.
page-problem-no-puzzle = Il n’y a pas de tel casse-tête.
page-problem-no-daily = Ce jeu n’a pas de donne du jour.
page-problem-sealed = D’autres jouent encore la même donne. Ce sera là quand le jour sera passé.
page-problem-no-step = La partie n’a pas ce moment.
page-problem-not-your-seat = Cette place est à quelqu’un d’autre.
page-problem-wrong-password = Aucun compte n’a ce nom et ce mot de passe.
page-problem-login-taken = Ce nom de compte appartient à quelqu’un d’autre.
page-problem-has-account = Tu as déjà un compte.
page-problem-bad-name = Ce nom ne peut pas servir. Il lui faut au moins une lettre, un chiffre ou un signe visible, et il ne doit pas être trop long.
page-problem-password-short = Le mot de passe est trop court. Il lui faut au moins 8 caractères.
page-problem-password-is-name = Ton nom n’est pas un mot de passe. Choisis quelque chose que personne ne devinerait.
page-problem-password-common = Trop de gens ont ce mot de passe. Choisis quelque chose que personne ne devinerait.
page-problem-wrong-old-password = Ce n’est pas ton mot de passe.
page-problem-no-account = Tu n’as pas encore de compte.
page-problem-malformed = Quelque chose ne va pas dans ce que tu as saisi.
page-problem-not-over = Ce sera disponible à la fin de la partie.
page-problem-not-started = La partie n’a pas commencé.
page-problem-who-are-you = Entre d’abord : choisis un nom dans les réglages.
page-problem-unplayable = Cette table a commencé avec des règles qui ne sont pas installées ici.
page-problem-wrong-protocol = La page est plus ancienne que le serveur. Recharge-la.

## Home

page-welcome = Une table éclairée au fond d’une cave
page-welcome-text = Des jeux de donjon dont toutes les règles sont appliquées. Joue tout de suite contre des robots, ou envoie un lien à tes amis. Sans compte.
page-games = Jeux
page-players = De { $low } à { $high } joueurs
page-learn = Apprendre en jouant
page-learn-mode = Apprendre en jouant : { $mode }
page-lesson = Leçon
page-lesson-of = Leçon, { $n } sur { $total }
page-lesson-back = Retour
page-lesson-next = Continuer
page-lesson-read = Lis ce que dit la bulle, puis continue.
page-lesson-skip = Le faire pour moi
page-lesson-leave = Quitter la leçon
page-lesson-play = Jouer pour de bon
page-puzzle = Casse-tête
page-puzzle-today = Casse-tête du jour
page-puzzle-of = Casse-tête { $n } : { $moves } réponses au plus
page-puzzle-also = Cela mène aussi au but. Ici, on continue par un autre chemin.
page-puzzle-found = Trouvé sans aide.
page-puzzle-helped = Résolu. La prochaine fois, peut-être du premier coup.
page-puzzle-next = Casse-tête suivant
page-puzzle-show = Montrer la réponse
page-daily = La donne du jour
page-daily-text = Aujourd’hui, tout le monde commence { $game } avec le même héros, la même Quête et les mêmes cubes. Où ils tombent dépend de ton adresse.
page-daily-play = Jouer la donne du jour
page-daily-again = La rejouer
page-daily-first = Seule compte la première partie que tu as terminée. Elle est gardée dans ce navigateur.
page-daily-left = { $hours ->
    [0] Nouvelle donne dans { $minutes } min.
   *[other] Nouvelle donne dans { $hours } h { $minutes } min.
  }
page-daily-mine = Ce qu’il en est sorti
page-daily-heading = { $game }, { $day }
page-daily-row = Étage { $n } : { $full } carrés sur { $all }, { $found ->
    [0] aucune Relique
    [one] 1 Relique
   *[other] { $found } Reliques
  }{ $end ->
    [home] , puis retour au village
    [lost] , puis perdu
   *[other] {""}
  }
page-daily-sum = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $found ->
    [0] aucune Relique
    [one] 1 Relique
   *[other] { $found } Reliques
  }
page-daily-streak = { $n ->
    [one] 1 jour de suite
   *[other] { $n } jours de suite
  }
page-daily-copy = Copier le résultat
page-daily-fair = Comment elle est faite
page-daily-fair-text = Un secret de ce serveur et la date font la graine. Son empreinte est annoncée un jour avant, la graine quand le jour est passé, en temps universel (UTC) : personne ne connaît donc une donne à l’avance, et chacun peut la vérifier après.
page-daily-hash = Empreinte du { $day }
page-daily-next = Empreinte du jour suivant
page-daily-seed = Graine du { $day }
page-turn-in-a-minute = Un tour en une minute
page-play-now = Jouer tout de suite
page-rivals = Jouer contre
page-bots-about = Comment jouent-ils ?
page-play-alone = Jouer tout de suite : en solitaire, sans robots
page-play-mode = En solitaire : { $mode }
page-play-friends = Jouer entre amis
page-my-tables = Mes tables
page-my-tables-none = Pas encore de table. Lance une partie, elle t’attendra ici.
page-my-tables-over =
    { $n ->
        [one] Une partie terminée
       *[other] { $n } parties terminées
    }
page-open-tables = Tables ouvertes
page-open-tables-none = Personne n’attend de compagnie. Ouvre une table publique, et d’autres la trouveront ici.
page-turns =
    { $n ->
        [one] C’est à toi de jouer à une table
       *[other] C’est à toi de jouer à { $n } tables
    }
page-status-waiting = On attend des joueurs
page-status-playing = En cours
page-status-over = Terminée
page-status-closed = Fermée
page-status-my-turn = C’est à toi
page-status-turn = { $name } décide
page-seat-open = libre
page-bot = robot
page-somebody = quelqu’un
page-names = Les jeux et leurs noms appartiennent à leurs éditeurs. Undercroft est indépendant et n’est pas approuvé par eux ; les textes et les images sont de nous.
page-about = À propos des jeux
page-credit-direction = Direction du projet
page-credit-design = Conception du jeu
page-credit-development = Développement
page-credit-writing = Rédaction
page-credit-translation = Traduction anglaise
page-credit-french = Version française
page-credit-graphics = Graphisme
page-credit-art = Illustrations
page-credit-sculpture = Sculpture
page-credit-web = Édition web
page-credit-production = Production
page-credit-inspiration = Inspiration
page-credit-publisher = Édition

## New table

page-new-table = Une nouvelle table
page-game = Jeu
page-seats = Places
page-seat-count = Combien à table ?
page-seat-n = Place { $n }
page-seat-me = Je m’assieds ici
page-seat-friend = Un ami, sur invitation
page-seat-bot = Robot : { $bot }
page-bot-random = Fantaisie
page-bot-novice = Novice
page-bot-steady = Habitué
page-bot-sharp = Stratège
page-bot-about-random = Fait ce qui lui passe par la tête : le plus faible de tous.
page-bot-about-novice = N’a joué qu’une ou deux fois.
page-bot-about-steady = Connaît le jeu et joue avec bon sens.
page-bot-about-sharp = Réfléchit à fond à chaque décision.
page-bot-level = Robot à la place { $n }
page-seat-name = Nom à la place { $n }
page-seats-text = Si tu prends plusieurs places, plusieurs personnes jouent sur cet écran.
page-options = Règles de cette table
page-between = De { $low } à { $high }.
page-option-needs = Il faut : { $options }
page-option-goes-with = Le livre recommande avec : { $options }
page-option-switch-on = Activer : { $option }
page-rule = Règle { $rule }
page-rule-untold = Le livre ne dit pas cette règle.
page-aid = Aide de jeu
page-aid-print = Imprimer sur une page
page-aid-signs = Les signes et leur sens
page-aid-none = Il n’y a pas d’aide de jeu pour ce jeu.
page-words = Les mots de A à Z
page-rules-told = Règles dites ici : { $n }
page-word-more = { $word } : la suite dans le livre
page-clock = Pendule
page-clock-kind = Combien de temps pour réfléchir ?
page-clock-none = Autant qu’on veut
page-clock-move = Un temps pour chaque décision
page-clock-bank = Un temps pour toute la partie
page-clock-days = Des jours pour chaque décision
page-clock-about-none = Personne n’est pressé.
page-clock-about-move = Quand le temps est écoulé, un robot décide jusqu’au retour de la personne.
page-clock-about-bank = Chacun a le même temps pour toutes ses décisions. Quand il est écoulé, un robot décide jusqu’au retour de la personne.
page-clock-about-days = Une partie par correspondance : la page n’a pas besoin de rester ouverte.
page-clock-seconds = Secondes
page-clock-minutes = Minutes
page-clock-increment = Secondes en plus après chaque décision
page-clock-days-each = Jours
page-says-move = { $n } secondes pour chaque décision
page-says-bank = { $n } minutes pour toute la partie, et { $more } secondes en plus après chaque décision
page-says-days =
    { $n ->
        [one] Un jour pour chaque décision
       *[other] { $n } jours pour chaque décision
    }
page-absent = Quand quelqu’un s’absente
page-absent-after =
    { $n ->
        [one] un robot après une minute
       *[other] un robot après { $n } minutes
    }
page-absent-never = la table attend
page-absent-text = Le robot ({ $bot }) ne joue que jusqu’au retour de la personne.
page-table-name = La table
page-table-name-label = Nom (facultatif)
page-table-public = Visible pour tous
page-table-hints = Conseils
page-table-hints-text = Qui doit décider peut demander ce que ferait un robot, et pourquoi.
page-table-has-hints = Avec conseils
page-table-has-no-hints = Sans conseils
page-content = Avec le contenu « { $name } »
page-content-here = Ici, on joue avec le contenu « { $name } » : ce qu’il dit d’une carte remplace ce que nous disons.
page-table-watch = Ouverte aux spectateurs
page-table-watch-text = On voit ce qui est ouvert à tous, et aucune main.
page-table-public-text = La table figure dans la liste de la première page.
page-table-public-not = Il n’y a rien à trouver : aucune place n’est libre, et personne ne peut regarder.
page-plan-open = Tu reçois un lien pour chaque place libre. La partie commence quand tu le décides.
page-plan-start = Toutes les places sont prises : la partie commence tout de suite.
page-plan-nobody = Il faut au moins une personne à table.
page-table-make = Dresser la table
page-table-start = Commencer
page-table = Table
page-your-turn = À toi

## Invitations and the waiting room

page-join = Tu as une invitation
page-join-by = { $name } t’invite à jouer à { $game }, à { $n }.
page-join-to = Tu as une invitation à jouer à { $game }, à { $n }.
page-join-campaign-by = { $name } t’invite à une campagne de { $game }, à { $n }.
page-join-campaign-to = Tu as une invitation à une campagne de { $game }, à { $n }.
page-join-minutes = Environ { $n } minutes
page-join-minutes-each = Environ { $n } minutes par partie
page-join-people = À la table : { $names }
page-join-text = Une place t’attend. Sous quel nom veux-tu jouer ?
page-join-cut = Tape le code que l’on t’a dit. Si tu as suivi un lien, il n’est pas entier : il manque ce qui suit le #.
page-join-sit = S’asseoir
page-code = Tu as un code ?
page-code-field = Code de la table
page-code-go = À la table
page-code-said = À dire à voix haute :
page-code-where = à taper sur { $host }/join
page-name = Nom
page-waiting = La table est mise
page-waiting-open =
    { $n ->
        [one] Une place est libre.
       *[other] { $n } places sont libres.
    }
page-waiting-ready = Tout le monde est là.
page-waiting-missing =
    { $n ->
        [one] { $names } n’est pas là pour l’instant.
       *[other] { $names } ne sont pas là pour l’instant.
    }
page-waiting-agreed = Tout le monde est d’accord pour commencer.
page-waiting-talk = En attendant
page-ready-mine = On peut commencer
page-ready-not = Pas encore
page-is-here = là
page-is-away = pas là
page-is-ready = d’accord pour commencer
page-waiting-start = La partie commence quand la personne qui tient la table le décide.
page-option-is = { $option } : { $value }
page-table-is-public = Tout le monde peut trouver la table
page-table-is-private = Sur invitation seulement
page-link-for = Invitation à la place { $n }, pour une personne
page-link-local = Ce lien ne marche que sur cette machine : il la nomme « { $host } ». Ouvre la page par l’adresse de la machine dans ton réseau, et le lien vaudra pour les autres.
page-copy-by-hand = Le navigateur ne nous laisse pas copier. Le lien est sélectionné : copie-le toi-même.
page-copy-link = Copier le lien
page-copied = Copié
page-share = Partager
page-qr = Code QR
page-qr-of = Code QR de l’invitation à la place { $n }
page-put-bot = Mettre un robot
page-sit-here = S’asseoir ici
page-stand-up = Se lever
page-free-seat = Libérer la place
page-start = Commencer la partie
page-start-bots = Commencer, avec des robots aux places libres
page-give-up = Débarrasser la table
page-give-up-sure = Débarrasser pour de bon
page-leave-table = Quitter la table

## Campagnes

page-campaign = Une campagne
page-campaigns = Mes campagnes
page-campaign-new = Commencer une campagne
page-campaign-instead = Ou jouer une campagne : des parties à la suite, avec une feuille entre elles
page-campaign-none = Ce jeu n’a pas de campagne.
page-campaign-count = Combien y prennent part ?
page-campaign-name = Nom de la campagne (facultatif)
page-campaign-plan-open = Tu reçois un lien pour chaque place libre. La campagne commence quand tout le monde est là.
page-campaign-plan-start = Toutes les places sont prises : la campagne commence aussitôt.
page-campaign-make = Ouvrir la campagne
page-campaign-waiting = La campagne commence quand il ne manque personne. Envoie un lien à chacun.
page-campaign-decide = À toi de décider
page-campaign-waits = On attend { $names }
page-campaign-playing = { $name } se joue en ce moment.
page-campaign-table = À la table
page-campaign-rules = Règles proposées
page-campaign-propose = C’est toi qui proposes. Ce que tu changes est soumis de nouveau à tous.
page-campaign-change = Ou change ton choix
page-campaign-more = Ce qui y est imprimé
page-campaign-stage-booked = sur la feuille
page-campaign-stage-next = à venir
page-campaign-stage-later = plus tard
page-campaign-brings = Il apporte :
page-campaign-offers = On peut convenir de :
page-campaign-booked = Ce qui a été inscrit, et pourquoi
page-campaign-standing = Le classement
page-campaign-agrees = accepte les règles
page-campaign-uses =
    { $n ->
        [0] pas encore joué
        [one] joué une fois
       *[other] joué { $n } fois
    }
page-campaign-used-up = épuisé
page-campaign-chosen = choisi
page-campaign-history = Ce qui s’est passé
page-campaign-take-over = Places tenues par des bots
page-campaign-take-over-text = Quelqu’un peut prendre la suite d’un bot, avec tout ce qui est sur la feuille, et joue dès la prochaine partie.
page-campaign-invite = Inviter quelqu’un
page-campaign-team = Nom de ton équipe
page-campaign-print = Imprimer la feuille
page-campaign-text = La télécharger en texte
page-campaign-leave = Quitter la campagne
page-campaign-leave-sure = La quitter pour de bon
page-campaign-leave-text = Un bot prend ta place, et tu ne reviens pas sans invitation.
page-campaign-close = Y renoncer
page-campaign-close-sure = Y renoncer vraiment
page-campaign-back = Retour à la campagne
page-join-campaign = Tu es invité à une campagne : des parties à la suite, avec une feuille entre elles.

## Settings

page-look = Apparence
page-scheme = Couleurs
page-scheme-system = Comme le système
page-scheme-dark = Sombre
page-scheme-light = Clair
page-scheme-contrast = Contraste élevé
page-motion = Animations
page-motion-system = Comme le système
page-motion-full = Avec animations
page-motion-none = Sans animations
page-motion-text = Les cartes, les portes et les dés vont à leur place ; sans animations, ils y sont aussitôt.
page-size = Taille du texte : { $n } %
page-big-cards = Grands textes sur les cartes
page-big-cards-text = Les cartes de ta main montrent tout leur texte.
page-sound = Sons
page-sound-text = Les dés, les portes, et une cloche quand c’est à toi.
page-sound-on = Activer les sons
page-sound-off = Couper les sons
page-at-table = À la table
page-pace = Les coups des autres
page-pace-slow = lents
page-pace-normal = normaux
page-pace-fast = rapides
page-pace-none = cachés
page-pace-text = Combien de temps chacun reste à l’écran avant le suivant. Tu peux toujours les passer, et les lire dans le journal.
page-pass-by = Quand les autres agissent et que tu pourrais réagir
page-pass-by-ask = Toujours me demander
page-pass-by-idle = Passer quand rien de ce que je peux faire ne compte
page-pass-by-text-ask = On te demande même là où tu ne peux que passer.
page-pass-by-text-idle = Là où rien de ce que tu pourrais faire ne compte, ou si tu as déjà laissé passer la même chose pendant ce tour, tu passes automatiquement : tout de suite parmi les bots, après un instant parmi des personnes, pour que personne n’en apprenne rien.
page-confirm = Me demander confirmation quand c’est important
page-confirm-text = Avant que les dés décident, que du nouveau se révèle ou que quelqu’un soit frappé.
page-hints = Expliquer ce qui est nouveau
page-hints-text = Une phrase la première fois qu’une étape se présente.
page-hints-again = Tout expliquer à nouveau
page-person = Toi
page-login = Nom du compte
page-login-rule = De 3 à 30 lettres minuscules, chiffres, points ou tirets.
page-password = Mot de passe
page-password-rule = Au moins 8 caractères ; ni ton nom, ni ce que tout le monde choisit.
page-account = Compte
page-account-new = Je n’en ai pas
page-account-old = J’en ai un
page-account-why = Avec un compte, tu retrouves tes places sur un autre appareil.
page-account-make = Créer un compte
page-account-made = Le compte est créé.
page-account-is = Ton compte : { $login }
page-log-in = Se connecter
page-logged-in = Te revoilà.
page-password-change = Changer le mot de passe
page-password-change-text = Un nouveau mot de passe déconnecte tous les autres appareils. Celui-ci reste.
page-password-old = Ancien mot de passe
page-password-new = Nouveau mot de passe
page-password-changed = Le mot de passe est changé. Tous les autres appareils sont déconnectés.
page-log-out = Se déconnecter
page-log-out-everywhere = Se déconnecter partout
page-log-out-others = Déconnecter tous les autres appareils
page-logged-out-others = Tous les autres appareils sont déconnectés.
page-logged-out = Session fermée.
page-data = Tes données
page-data-export = Tout télécharger
page-data-delete = Tout effacer
page-data-delete-sure = Tout effacer pour de bon
page-data-text = Ce qui est effacé ne revient pas. Les parties que d’autres jouent avec toi continuent avec un robot.

## The table

page-question = Question
page-options-now = Ce que tu peux faire maintenant
page-turn-mine = À toi{ $n ->
    [0] {""}
   *[other] {" "}· manche { $n }
  }
page-turn-mine-plain = À toi · { $title }
page-turn-asked = À toi de décider · tour de { $name }
page-goal = Où chacun en est
page-goal-about =
    { $needed ->
        [one] Qui accomplit 1 Quête gagne, ou qui est le dernier en vie.
       *[other] Qui accomplit { $needed } Quêtes gagne, ou qui est le dernier en vie.
    }
page-goal-quests = { $name } : { $n } Quêtes sur { $needed }
page-goal-quests-short = { $n } Quêtes sur { $needed }
page-own = Ton héros
page-look-closer = De près
page-way-far = Y marcher : { $n } pas
page-options-all = Les { $n } options
page-group-way = Chemins
page-group-deed = Actions
page-group-card = Cartes
page-group-other = Choix
page-group-apart = Guère utile maintenant
page-unread =
    { $n ->
        [one] 1 nouveau coup
       *[other] { $n } nouveaux coups
    }
page-unread-said =
    { $n ->
        [one] 1 nouveau message
       *[other] { $n } nouveaux messages
    }
page-turn-of = { $name }{ $n ->
    [0] {""}
   *[other] {" "}· manche { $n }
  }
page-phases = Phases du tour
page-players-title = Joueurs
page-hand-mine = Ta main
page-hand = Main
page-life = Vie
page-glory = Gloire
page-peril = Péril
page-points = Points de Mouvement
page-peril-n = Péril { $n }
page-glory-n = Gloire { $n }
page-level = niveau { $n }
page-has-turn = son tour
page-is-asked = décide
page-out = hors de la partie
page-stand-in = un robot joue : { $bot }
page-row-quests = Quêtes
page-row-completed = Quêtes accomplies
page-row-treasures = Trésors
page-row-boons = Faveurs
page-row-banes = Fléaux
page-row-wounded = Monstres blessés
page-row-known = Cartes connues en main
page-kind-monster = Monstre
page-kind-trap = Piège
page-kind-bane = Fléau
page-kind-boon = Faveur
page-kind-treasure = Trésor
page-kind-quest = Quête
page-kind-hero = Héros
page-kind-room = Salle
page-kind-passage = Couloir
page-decks = Pioches : Aventure { $adventure }, Plans { $map }, Quêtes { $quests }. Défausse : { $discard }.
page-dungeon = Le donjon
page-board-help = Les flèches déplacent la vue, plus et moins l’agrandissent ou la réduisent, 0 montre tout. Tab va aux endroits où l’on peut agir.
page-zoom-in = Plus près
page-zoom-out = Plus loin
page-fit = Tout voir
page-versus = contre
page-against = il faut
page-drama-on = Continuer
page-drama-step = Étape suivante ({ $n } sur { $all })
page-drama-skip = Passer la suite
page-drama-needed = Il en faut { $n }
page-threat = Menace
page-still-waiting = { $n } Rencontres sont déclarées.
page-rules-about = Règles :
page-over = La partie est finie.
page-closed = L’hôte a fermé la table.
page-paused = La partie est en pause.
page-undo = Reprendre mon coup
page-undo-free = Personne n’a rien appris depuis
page-undo-what = Reprend : { $deed }
page-undo-please = Demander à reprendre mon coup
page-undo-ask = Les autres doivent accepter
page-undo-alone = Quelque chose de nouveau a été vu depuis : les dés et les cartes cachées viendront autrement
page-undo-request = { $name } demande à reprendre son coup.
page-undo-renews = Les dés et les cartes cachées viendront alors autrement.
page-pass-device = Passe l’écran à { $name }.
page-pass-device-text = Cet écran est maintenant à { $name } seulement. Les autres ne regardent pas.
page-pass-device-short = À la personne suivante
page-ready = Me voici
page-menu = Menu
page-pause = Pause
page-resume = Continuer
page-let-bot = Laisser un robot décider
page-stood-in = Un robot ({ $bot }) décide à ta place.
page-stand-in-for = Laisser un robot jouer pour { $name } ({ $bot })
page-away = { $name } n’est pas là.
page-take-back = Me revoici
page-resign = Abandonner
page-resign-sure = Vraiment quitter la partie
page-look-from = Vu par { $name }
page-watching = tu regardes
page-copy-watch = Copier un lien pour les spectateurs
page-seed = Le mélange, descellé : { $seed }
page-seed-hash = Mélange scellé, prouvé à la fin : { $hash }
page-result = Résultat
page-end-won =
    { $n ->
        [1] Tu gagnes !
       *[other] Tu gagnes, en bonne compagnie !
    }
page-end-winner =
    { $n ->
        [1] { $names } gagne !
       *[other] { $names } gagnent ensemble !
    }
page-end-lost =
    { $n ->
        [1] Tu perds.
       *[other] Tous ont perdu.
    }
page-end-nobody = Personne ne gagne.
page-end-place =
    { $rank ->
        [2] Deuxième
        [3] Troisième
       *[other] Quatrième
    }{ $n ->
        [0] {""}
        [one] , à { $n } point
       *[other] , à { $n } points
    }
page-end-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
page-end-moments = Des moments à revoir
page-end-round = Manche { $n }
page-next-rule = Une règle de plus
page-next-with = La prochaine fois avec { $rule } ?
page-next-play = Jouer avec
page-next-no = Ne plus proposer
page-rematch = Rejouer
page-rematch-go = À la table suivante
page-rematch-taken = La suite se joue à une nouvelle table ; tu y vas dans un instant.
page-rematch-stay = Rester ici
page-record = Compte rendu

## What is refused

page-refused-lesson = Tu le pourras plus tard. Dans cette leçon, fais ce que dit la bulle.
page-refused-puzzle = Cela n’atteint pas le but à coup sûr, quoi qu’il arrive. Regarde encore.
page-refused-stale = Quelqu’un a été plus rapide. La question a changé.
page-refused-over = La partie est finie.
page-refused-closed = La table est fermée.
page-refused-paused = La partie est en pause.
page-refused-refused = Les règles ne le permettent pas maintenant.
page-refused-malformed = Ce n’est pas un coup de ce jeu.
page-refused-not-your-seat = Cette place n’est pas la tienne.
page-refused-nothing-to-undo = Il n’y a rien à reprendre.
page-refused-resigned = Quelqu’un a quitté la partie depuis.
page-refused-settled = Quelque chose est tombé depuis. Personne ne peut le remettre en place.
page-refused-one-deal = Tout le monde joue la même donne aujourd’hui : on ne revient pas sur ce qu’on a appris.
page-refused-away = Une personne qui doit accepter est absente. Redemande quand elle sera revenue.
page-refused-no-request = Personne ne demande à reprendre un coup.
page-refused-not-asked = Ce n’est pas à toi de décider.
page-refused-not-paused = La partie n’est pas en pause.
page-refused-stood-in = Un robot décide déjà.
page-refused-not-stood-in = Personne ne te remplace.
page-refused-rematched = La table suivante est déjà là.
page-refused-not-over = La partie n’est pas finie.
page-refused-too-fast = Pas tout à la fois.
page-refused-unavailable = Le serveur ne peut rien écrire pour le moment. Rien n’a changé ; réessaie.
page-refused-lost = La liaison est coupée. Rien n’a été envoyé.
page-refused-not-started = La partie n’a pas commencé.
page-refused-in-time = Il reste du temps.
page-refused-no-hints = Il n’y a pas de conseils à cette table.
page-refused-no-idea = Personne n’a d’idée ici.
page-refused-crowded = Trop de personnes demandent des conseils. Réessaie dans un instant.
page-refused-not-host = Seule la personne qui a créé la table peut le faire.
page-refused-here = Cette personne est déjà de retour.

## What happened

page-log = Ce qui s’est passé
page-log-more = Plus tôt
page-log-deleted = (effacé)
page-log-started = La partie commence.
page-log-resigned = { $name } quitte la partie.
page-log-undone = { $name } reprend une décision.
page-log-renewed = Le hasard est renouvelé : les dés et les cartes cachées viennent désormais autrement.
page-log-undo-asked = { $name } demande à reprendre son coup.
page-log-undo-answered = { $name } a répondu à la demande.
page-log-paused = { $name } met la partie en pause.
page-log-resumed = { $name } relance la partie.
page-log-stood-in-absent = { $name } est ailleurs ; un robot décide.
page-log-stood-in-time = { $name } n’a plus de temps ; un robot décide.
page-log-stood-in-own = { $name } laisse un robot décider.
page-log-returned = { $name } décide de nouveau.
page-log-left = Quelqu’un est parti pour de bon ; un robot garde la place.
page-log-rematched = { $name } a dressé la table suivante.
page-log-closed = L’hôte a fermé la table.
page-chat = Dire quelque chose
page-chat-send = Envoyer
page-faces = Faire une tête
page-face-laugh = Rire
page-face-cheer = Applaudir
page-face-gasp = S’étonner
page-face-think = Réfléchir
page-face-sorry = Être désolé
page-face-hurry = Presser les autres
page-log-face-laugh = { $name } rit.
page-log-face-cheer = { $name } applaudit.
page-log-face-gasp = { $name } n’en revient pas.
page-log-face-think = { $name } réfléchit.
page-log-face-sorry = { $name } a des regrets.
page-log-face-hurry = { $name } retourne le sablier.

## Replay

page-replay = Revoir
page-replay-play = Lecture
page-replay-pause = Arrêter
page-step-back = Un pas en arrière
page-step-forward = Un pas en avant
page-step-of = Décision { $n } sur { $total }
page-look-as = Point de vue
page-look-watch = Comme tout le monde l’a vu
page-look-whole = Tout
page-picture = Image
page-picture-svg = Image vectorielle
page-link-step = Lien vers ce moment
page-replay-none = Cette partie ne peut pas être revue
page-replay-line = Où l’on en est dans la partie
page-replay-moments = Manches et moments
page-replay-highlights = La partie en une minute
page-replay-highlight-of = Temps fort { $n } sur { $all }
page-replay-renewed = { $name } reprend une décision : à partir d’ici, les dés et les cartes cachées viennent autrement.
page-moment-within = { $chapter } : { $words }
page-moment-back = Au moment précédent
page-moment-forward = Au moment suivant
page-keys = Touches
page-key-arrows = Flèches
page-key-space = Espace
page-keys-step = une décision en arrière ou en avant
page-keys-moment = moment suivant (avec Maj : le précédent)
page-keys-round = manche suivante (avec Maj : la précédente)
page-keys-play = lecture ou arrêt

## Rules

page-books = Livres de règles
page-contents = Sommaire
page-search = Chercher dans les règles
page-search-found =
    { $n ->
        [one] Un passage trouvé.
       *[other] { $n } passages trouvés.
    }
page-search-none = Rien n’a été trouvé.
page-edition-here = Tu lis le livre comme le dit l’édition imprimée de ta table.
page-edition-whole = Le livre entier
page-edition-says = Ainsi dit ton édition :
page-edition-otherwise = Ton édition dit autre chose, voir plus bas :

## Moves of others, seen again

page-happened = Ce qui vient de se passer
page-since = Depuis ton dernier tour
page-since-nothing = Rien ne s’est passé depuis.
page-skip-moves =
    { $n ->
        [one] Sauter 1 coup
       *[other] Sauter { $n } coups
    }
page-stage = Ce qui se décide

## Answering

page-options-count =
    { $n ->
        [one] Tu as 1 option.
       *[other] Tu as { $n } options.
    }
page-pass-until = Passer jusqu’à mon tour
page-pass-until-about = Passe automatiquement, après un instant, jusqu’à ton tour
page-pass-idle = Toujours passer
page-pass-idle-about = Passer tout seul quand rien d’autre n’est possible, après le temps d’une réflexion. Les réglages permettent de revenir en arrière.
page-passing-stop = Ne plus passer
page-confirm-ask = { $option } ?
page-confirm-yes = Oui, allons-y
page-confirm-no = Non, revenir en arrière
page-confirm-never = Oui, et ne plus demander
page-hint-more = En savoir plus dans le livre
page-hint-close = Je connais
page-hint-whole = Lire la suite
page-ghost-turn = Tourne la carte avec R ou la barre d’espace

## A hint: what a bot would do

page-advice = Conseil
page-advice-ask = Que ferais-tu, et pourquoi ? (touche H)
page-advice-thinking = Voyons voir…
page-advice-mine = Mon conseil :
page-advice-follow = Faire ainsi
page-advice-close = Ranger le conseil
page-advice-only = Il n’y a rien d’autre à faire ici.
page-advice-share =
    { $n ->
        [0] Sur 100 parties à partir d’ici, tu n’en gagnerais presque aucune.
        [1] Sur 100 parties à partir d’ici, tu en gagnerais peut-être une.
        [100] Sur 100 parties à partir d’ici, tu n’en perdrais presque aucune.
       *[other] Sur 100 parties à partir d’ici, tu en gagnerais environ { $n }.
    }
page-advice-solo =
    { $n ->
        [0] À partir d’ici, je n’attends presque aucun succès.
        [100] À partir d’ici, j’attends le plus grand succès possible.
       *[other] À partir d’ici, j’attends environ { $n } % du plus grand succès possible.
    }
page-advice-close-call = La différence est faible : cela ne change presque rien.
page-advice-near = Le choix suivant est presque aussi bon.
page-advice-unsure = Mais ce n’est pas certain : un autre choix vaut peut-être autant.
page-advice-ahead = En réfléchissant plus loin, je n’ai rien trouvé de mieux.
page-advice-ahead-of = En réfléchissant plus loin, cela vaut mieux que « { $option } ».
page-advice-others = Autres possibilités
page-advice-other = { $option } : { $n } sur 100
page-advice-other-solo = { $option } : { $n } %
page-advice-other-same = { $option } : à peu près aussi bon
page-advised = Conseillé :

page-any-view = Ce que l’on voit
page-any-about = Ce jeu n’a pas encore de table à lui sur cette page. Ce que tu peux en voir est écrit ici tel quel.

## Les paquets de chacun

page-deck-of = Paquet de la place { $n }
page-deck-any = Un paquet prêt à jouer
page-deck-any-text = Le premier des paquets prêts que personne d’autre ne joue.
page-deck-other = Une autre liste
page-deck-nameless = Une liste sans nom
page-deck-there = Le paquet est choisi.
page-deck-none = Pas encore de paquet.
page-deck-refused = Cette liste ne peut pas être jouée :
page-deck-line = Ligne { $n } :
page-decks-ready = Paquets prêts à jouer
page-decks-own = Mes listes
page-deck-list = Liste du paquet
page-deck-list-of = Liste du paquet : { $name }
page-deck-unread = Personne ne peut lire cette liste avant la fin de la partie.
page-deck-all = En tout
page-deck-inside = Paquet
page-deck-hidden = Paquet ou main
page-deck-hand = Main
page-deck-play = En jeu
page-deck-discard = Défausse
page-deck-card = Carte
page-deck-build = Composer un paquet
page-deck-builder = L’atelier des paquets
page-deck-name = Nom de la liste
page-deck-begin = Une nouvelle liste
page-deck-begin-with = Commencer avec
page-deck-empty = Une liste vide
page-deck-copy = Copier
page-deck-copy-of = Copie de { $name }
page-deck-delete = Supprimer
page-deck-delete-sure = Vraiment supprimer
page-deck-kept = Les listes restent dans ce navigateur, même inachevées.
page-deck-kept-account = Avec un compte, elles sont sur tous les appareils.
page-deck-kept-there = Ton compte garde ces listes : elles sont sur tous les appareils.
page-deck-kept-waits =
    { $n ->
        [one] Une liste n’est pour l’instant que dans ce navigateur ; rien n’en est perdu.
       *[other] { $n } listes ne sont pour l’instant que dans ce navigateur ; rien n’en est perdu.
    }
page-deck-kept-again = Réessayer
page-deck-only-here = seulement ici
page-deck-keep-copy = Garder une copie dans mes listes
page-deck-kept-copy = La copie est parmi tes listes.
page-deck-checks = Est-il régulier ?
page-deck-advice = Conseils
page-deck-sets = Boîtes de cartes de chacun
page-deck-sets-any = toutes
page-deck-figures = En chiffres
page-deck-costs-peril = Coûts en Péril, et combien de cartes
page-deck-costs-glory = Coûts en Gloire, et combien de cartes
page-deck-chance =
    { $n ->
        [one] L’unique Quête te revient au début.
       *[other] Chacune des { $n } Quêtes te revient au début de { $chance } % des parties.
    }
page-deck-room = { $room } : { $n }
page-deck-nothing = Rien n’est encore choisi.
page-deck-in-out = Partager et reprendre
page-deck-form = Forme
page-deck-form-link = Lien
page-deck-form-names = Noms
page-deck-form-ids = Codes
page-deck-out = La liste à partager
page-deck-copy-text = Copier
page-deck-save = Enregistrer
page-deck-paste = Une liste venue d’ailleurs : texte ou forme courte
page-deck-bring = Reprendre
page-deck-file = Ou d’un fichier
page-deck-fewer = Une de moins : { $card }
page-deck-more = Une de plus : { $card }
page-deck-says = { $card } : { $n }. En tout { $size }.
page-deck-sum =
    { $open ->
        [0] { $n } cartes, le paquet est régulier
        [one] { $n } cartes, il manque une chose
       *[other] { $n } cartes, il manque { $open } choses
    }
page-cards = Toutes les cartes
page-cards-games = Les cartes de quel jeu
page-cards-text = Nom ou texte
page-cards-kind = Genre
page-cards-tag = Type
page-cards-score = Valeur
page-cards-cost = Coût
page-cards-timing = Quand on la joue
page-cards-any = tout
page-cards-mine = Seulement la liste
page-cards-fit = Va avec mes Quêtes
page-cards-found =
    { $n ->
        [one] Une carte
       *[other] { $n } cartes
    }
