### Les mots du terminal pour Dungeoneer, en français. cli-verb-... sont les mots d’une action, avec des virgules, qu’on peut taper au lieu de la notation ; plusieurs actions peuvent en partager un.
### Arguments : cli-map-legend a $room et $passage, les coins de leurs cadres ; cli-row-... ont $cards, $n et $limit.

## La table

cli-points =
    { $n ->
        [one] { $n } point de Mouvement
       *[other] { $n } points de Mouvement
    }
cli-rooted = Ce tour-ci, le Héros ne peut pas changer d’espace.
cli-slammed = Ce tour-ci, les portes ouvertes sont verrouillées pour le Héros ({ $n }+).
cli-emboldened = Les Morts-vivants envoyés ce tour-ci ajoutent { $n } à leur total.
cli-progress =
    { $n ->
        [one] { $n } étape faite
       *[other] { $n } étapes faites
    }
cli-wounds =
    { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }
cli-row-quests = Quêtes : { $cards }.
cli-row-done = Accomplies : { $cards }.
cli-row-treasures = Trésors { $n }/{ $limit } : { $cards }.
cli-row-boons = Faveurs { $n }/{ $limit } : { $cards }.
cli-row-banes = Fléaux : { $cards }.
cli-row-wounded = Monstres blessés : { $cards }.
cli-row-known = En main, au su de tous : { $cards }.
cli-row-hand = Main : { $cards }.

## Les colonnes des héros

cli-column-level = Niv
cli-column-life = Vie
cli-column-glory = Gloire
cli-column-peril = Péril
cli-column-melee = Mêlée
cli-column-magic = Magie
cli-column-move = Mouv.
cli-column-hand = Main
cli-column-quests = Quêtes
cli-column-place = En

## Le plan

cli-map-pit = Fosse{ $n }
cli-map-upright = normale
cli-map-turned = tournée
cli-map-more =
    { $n ->
        [one] Une autre carte se trouve hors du cadre : tape map, ou map x,y pour regarder là-bas.
       *[other] { $n } autres cartes se trouvent hors du cadre : tape map, ou map x,y pour regarder là-bas.
    }
cli-map-legend = { $room } Salle, { $passage } Couloir. O porte ouverte, L6 verrouillée (6+), T6 piégée (6+), o déverrouillée. Un vide est un passage, un trait un mur ; une porte contre un mur ne mène nulle part. P Péril, G Gloire, @0 Héros, ! ta Quête, [2] où mène l’option 2, Fosse6 Fosse (6+).

## Ce que l’on peut taper

cli-kind-side = côté
cli-kind-score = score
cli-kind-facing = sens

## Exemples, et mots pour l’usage d’une carte

cli-example-dungeoneer = aller nord

## Les mots des actions

cli-verb-play = jouer, joue
cli-verb-replace = remplacer, remplace
cli-verb-jump = sauter, téléporter
cli-verb-unlock = déverrouiller
cli-verb-lift = lever, se débarrasser de
cli-verb-bane = fléau, maudire
cli-verb-attack = attaquer, attaque, envoyer
cli-verb-blame = accuser
cli-verb-destroy = détruire
cli-verb-with = contre
cli-verb-facing = sens
cli-verb-move = aller, va, bouger, avancer
cli-verb-open = ouvrir, ouvre, forcer
cli-verb-challenge = défier, défie
cli-verb-portal = portail
cli-verb-power = pouvoir, utiliser mon pouvoir
cli-verb-farstep = pas lointain
cli-verb-quest = quête, tenter, combattre
cli-verb-offer = offrir, sacrifier
cli-verb-complete = accomplir
cli-verb-style = style
cli-verb-weapon = arme, combattre avec
cli-verb-charge = charge
cli-verb-bare = sans arme, combattre sans arme
cli-verb-start = commencer, débuter

## L’objet de chaque décision

cli-dungeoneer-layout-place = Le donjon est disposé avant la partie, un Plan chacun à son tour, de la pioche reçue. Une carte doit être reliée. Une seule fois, tu peux en garder une, sans la montrer, et la placer quand cette pioche est vide ; aucun Héros n’est encore sur le plan.
cli-dungeoneer-layout-kept = La pioche que tu as reçue est vide : la carte que tu as gardée se place maintenant.
cli-dungeoneer-start-choose = Plusieurs Salles d’entrée sont dans le donjon. Dans l’ordre du tour, chaque Héros commence dans l’une d’elles et gagne son Péril et sa Gloire.
cli-dungeoneer-discard-choose = Ton tour commence : tu te sépares d’une carte, ni plus ni moins. Ce peut être une carte de ta main, un de tes Trésors, ou une Quête dont tu ne veux pas ; la Quête est remplacée aussitôt. Puis tu pioches jusqu’à cinq cartes en main.
cli-dungeoneer-encounter-lord = Tu es le maître du donjon. Fléaux, Monstres et Pièges se paient avec le Péril du Héros qu’ils frappent, les Faveurs avec ta propre Gloire. Joue d’abord Faveurs et Fléaux : dès que tu annonces un Monstre ou un Piège, seuls d’autres peuvent suivre.
cli-dungeoneer-encounter-declare = Annonce tous les Monstres et Pièges que tu veux envoyer ce tour-ci ; leur Péril se paie aussitôt. Quand tu t’arrêtes, ils frappent l’un après l’autre dans cet ordre.
cli-dungeoneer-encounter-blame = Ta Rencontre a infligé une blessure. Désigne un adversaire, la victime ou un autre : ce Héros gagne 1 Péril, que tu pourras dépenser plus tard.
cli-dungeoneer-bane-recall = La carte te permet de reprendre en main des Monstres Morts-vivants de la défausse, autant qu’elle le dit. Tu peux aussi t’arrêter avant.
cli-dungeoneer-bane-destroy = La carte défausse un Trésor de sa victime, et c’est toi qui choisis lequel.
cli-dungeoneer-bane-swap = Deux Plans sans Héros échangent leurs places. Aucune partie du donjon ne doit être isolée, et il ne doit pas se fermer tant qu’il reste des Plans.
cli-dungeoneer-bane-swap-with = Choisis la carte qui change de place avec la première. Seules sont proposées celles qui laissent le donjon entier et ouvert.
cli-dungeoneer-bane-facing = Les deux cartes peuvent être tournées de 180 degrés en changeant de place. Seules les façons permises sont proposées.
cli-dungeoneer-inventory-shed = Ta limite de Trésors a baissé. Tu défausses jusqu’à ne garder que ce qu’elle permet.
cli-dungeoneer-build-place = Le Plan que tu as pioché doit être relié : une porte ou un passage qui en rencontre un autre. Il peut être tourné de 180 degrés. Les numéros dans les cadres pointillés du plan sont les options. Rien ne se passe encore : une carte ne compte que lorsqu’on y entre.
cli-dungeoneer-move-act = Ta phase de Mouvement : marche, ouvre des portes, joue Faveurs et Trésors, utilise ton pouvoir ou la salle, avance une Quête, défie un Héros de ton espace. Un espace où tu entres pour la première fois ce tour-ci rapporte son Péril et sa Gloire. Si tu ne bouges pas du tout, tu gagnes le Péril de ton espace. Les numéros entre crochets du plan montrent où mènent les options.
cli-dungeoneer-quest-complete = Plusieurs de tes Quêtes seraient accomplies ici, mais une seule à la fois : ton tour se termine avec elle.
cli-dungeoneer-combat-style = Le Monstre a plusieurs attaques, et c’est toi qui le mènes. Choisis celle que le Héros craindra le plus.
cli-dungeoneer-combat-weapon = Une seule arme au plus compte dans un combat. Son bonus s’ajoute à ton dé et à ton score.
cli-dungeoneer-combat-power = Le pouvoir de ton Héros peut aider avant les dés. Il coûte ce qui est imprimé.
cli-dungeoneer-combat-reckon = Tu as perdu cet échange de Mêlée. Le pouvoir de ton Héros te permet de riposter.
cli-dungeoneer-window-response = Une carte ou un défi vise ton Héros, et rien ne s’est encore passé. C’est le moment des Réponses.
cli-dungeoneer-window-reroll = Les dés sont sur la table. Qui a une carte ou un pouvoir pour cela peut relancer le dé de son Héros.
cli-dungeoneer-window-prevent = Les blessures vont tomber. C’est le dernier moment pour les éviter ou les prévenir.
cli-dungeoneer-window-check = Ce n’est pas ton tour, mais les cartes utilisables à tout moment peuvent l’être maintenant.
