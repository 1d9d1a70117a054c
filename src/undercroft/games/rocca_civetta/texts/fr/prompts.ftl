### Ce qui est demandé, en français.
### Un message est prompt- suivi du nom de la question avec des traits d’union : un impératif pour la place interrogée. Son attribut .other s’adresse aux autres.

## Cartes de Ruse

prompt-card-transmute = Choisis le cube qui en devient un de la couleur suivante.
    .other = { $seat } choisit un cube à transmuter.
prompt-card-melt = Choisis un cube que tu cèdes pour le Magnum opus.
    .other = { $seat } choisit un cube à céder.
prompt-card-opus = Choisis le cube que tu mets sur ton Plateau de Notes.
    .other = { $seat } choisit un cube dans la Réserve.
prompt-card-reagents = Choisis la carte que tu prends dans la défausse.
    .other = { $seat } choisit une carte dans la défausse.
prompt-card-dissolve = Choisis la Zone vers laquelle tu retires les Murs, ou laisse-les.
    .other = { $seat } décide de retirer des Murs ou non.

## Compétences

prompt-skill-store = Choisis la carte que tu mets sous la Carte Zainetto.
    .other = { $seat } met une carte sous la Carte Zainetto.
prompt-skill-search = Choisis la carte que tu prends ; les autres vont sous la pioche.
    .other = { $seat } regarde le dessus de la pioche de Ruse et prend une carte.
prompt-skill-bury = Choisis la prochaine carte qui va sous la pioche.
    .other = { $seat } met des cartes sous la pioche.
prompt-skill-charge = Choisis la Zone où tu charges.
    .other = { $seat } choisit où charger.
prompt-skill-whip = Choisis qui tu déplaces, et où.
    .other = { $seat } choisit qui le fouet déplace.
prompt-skill-bait = Choisis comment tu paies le Jeton Piège.
    .other = { $seat } choisit comment payer un Jeton Piège.
prompt-skill-brew = Choisis ce que tu prépares.
    .other = { $seat } choisit sa décoction.
prompt-study-pick = Choisis les cubes que tu veux dans { $the_zone }, de gauche à droite.
    .other = { $seat } choisit des cubes dans { $the_zone }.

## Stagiaires et Recherche

prompt-turn-intern = Choisis lequel de tes Stagiaires agit ensuite.
    .other = { $seat } décide quel Stagiaire agit ensuite.
prompt-intern-fool = Choisis sur qui tu places le Jeton du Bouffon.
    .other = { $seat } décide sur qui placer le Jeton du Bouffon.
prompt-intern-charm = Une Rencontre avec { $the_boss } t’attend : défausse une carte pour l’éviter, ou laisse-la venir.
    .other = { $seat } décide de jouer un air pour { $the_boss } ou non.
prompt-intern-hide = Tu vas Lâcher un cube : défausse une carte pour le garder, ou laisse-le tomber.
    .other = { $seat } décide de cacher le cube ou non.
prompt-research-claim = Prends une Carte de Recherche visible, ou continue.
    .other = { $seat } décide de prendre une Recherche ou non.

## Boss et Panique

prompt-boss-goal = Choisis la Zone qui attire { $the_boss }.
    .other = { $seat } choisit la Zone qui attire { $the_boss }.
prompt-boss-pull = Choisis la Zone où { $the_boss } appelle le Doctorant.
    .other = { $seat } choisit par où { $the_boss } appelle un Doctorant.
prompt-boss-appear = Choisis la Zone où apparaît { $the_boss }.
    .other = { $seat } choisit où apparaît { $the_boss }.
prompt-boss-discard = Choisis la carte que { $the_boss } te fait défausser.
    .other = { $seat } choisit la carte que { $the_boss } lui fait défausser.
prompt-boss-type = Choisis le type de cartes que tu défausses : tu en as autant de chacun.
    .other = { $seat } choisit quel type de cartes défausser.
prompt-boss-silence = Sacrifie 1 Étudiant, ou ne joue pas de Cartes de Ruse jusqu’à la fin de ton prochain tour.
    .other = { $seat } choisit entre un Étudiant et le silence.
prompt-boss-jinx = Sacrifie 2 Étudiants, ou prends une Carte de Poisse.
    .other = { $seat } choisit entre des Étudiants et une Carte de Poisse.
prompt-boss-tribute = Laisse partir le cube, ou gagne 2 Jetons Sonné.
    .other = { $seat } choisit entre un cube et 2 Jetons Sonné.
prompt-boss-scatter = Sacrifie 1 Étudiant, ou perds une carte au hasard au profit de chaque adversaire hors de la Zone de Départ ; s’il n’y en a pas, 1 carte au hasard est défaussée.
    .other = { $seat } choisit entre un Étudiant et des cartes.
prompt-boss-free = Tu peux défausser 2 cartes pour libérer un Étudiant Phi.
    .other = { $seat } peut libérer un Étudiant Phi.
prompt-student-part = Choisis quel Étudiant s’en va.
    .other = { $seat } choisit quel Étudiant s’en va.
prompt-panic-home = Choisis le chemin vers la Zone de Départ.
    .other = { $seat } choisit le chemin vers la Zone de Départ.
prompt-panic-cauldron = Mets un Étudiant dans le Chaudron, ou gagne un Jeton Sonné.
    .other = { $seat } choisit entre le Chaudron et un Jeton Sonné.
prompt-panic-eggs = Choisis où arrivent tous les Œufs non ouverts.
    .other = { $seat } choisit où arrivent tous les Œufs non ouverts.
prompt-panic-roll = Choisis où roule le rocher.
    .other = { $seat } choisit où roule le rocher.
prompt-panic-boulder = Choisis où le rocher se détache.
    .other = { $seat } choisit où le rocher se détache.
prompt-boss-cold = Le coup de froid t’atteint : défausse un Jeton Eau Chaude, ou gagne un Jeton Sonné.
    .other = { $seat } choisit entre l’Eau Chaude et un Jeton Sonné.
prompt-boss-bribe = Marconiglio te rencontre : défausse 2 cartes, ou gagne un Jeton Sonné.
    .other = { $seat } choisit entre 2 cartes et un Jeton Sonné.
prompt-zone-pillar = Le Pilier : défausse une carte de Valeur Bonus 2 ou plus, ou perds tous tes points de Vitesse.
    .other = { $seat } est devant le Pilier.
prompt-zone-narrow = Passage Obligatoire : choisis quelle autre Zone reste liée.
    .other = { $seat } choisit quelle Zone reste liée.
prompt-boss-pit = Choisis où est la Fosse aux serpents.
    .other = { $seat } choisit où est la Fosse aux serpents.
prompt-boss-rescue = Secours Enrico Giovanni, ou laisse-le.
    .other = { $seat } peut secourir Enrico Giovanni.
prompt-boss-tentacle = Choisis où va le Tentacule.
    .other = { $seat } choisit où va le Tentacule.
prompt-boss-trial = L’Épreuve de Scilla : donne un cube pour une Bénédiction, ou gagne un Jeton Sonné.
    .other = { $seat } subit l’Épreuve de Scilla.
prompt-zone-bucket = Défausse une Carte de Ruse pour un Jeton Eau Chaude, ou arrête-toi.
    .other = { $seat } peut puiser de l’Eau Chaude.
prompt-boss-lead = Emmène le Boss dans une Zone liée, ou laisse-le ici.
    .other = { $seat } emmène le Boss.

## Cubes

prompt-cube-column = Choisis la colonne de ton cube d’Information Universelle.
    .other = { $seat } choisit la colonne d’un cube d’Information Universelle.

## Omega

prompt-omega-seize = Choisis lequel des cubes les plus précieux Omega prend.
    .other = { $seat } choisit quel cube Omega prend.
prompt-omega-teleport = Choisis la Zone où Omega se Téléporte.
    .other = { $seat } choisit où Omega apparaît.
prompt-omega-answer =
    { $word ->
        [sabotage] { $times ->
            [one] { $answered }, Sabotage : Divination { $n } augmente la Valeur d’Alerte. Réponds par une Réaction, ou laisse faire.
           *[other] { $answered }, Sabotage : Divination { $n }, { $times } fois, augmente la Valeur d’Alerte. Réponds par une Réaction, ou laisse faire.
        }
        [ignore] { $answered }, Réaction : Omega ignore { $card }. Réponds par une Réaction, ou laisse faire.
        [discard] { $answered }, Réaction : tu défausses une carte au hasard, puis { $card } prend effet. Réponds par une Réaction, ou laisse faire.
       *[slip_away] { $answered }, Réaction : Omega s’esquive avant que { $card } prenne effet. Réponds par une Réaction, ou laisse faire.
    }
    .other = { $seat } peut répondre à la Carte Omega.
prompt-omega-gives = Choisis lequel de ses cubes les moins précieux Omega te Donne.
    .other = { $seat } choisit un cube d’Omega.

## Confréries étudiantes

prompt-student-keep = Tu as pioché un Étudiant d’une Confrérie : Sacrifie un Étudiant standard pour le garder, ou laisse-le aller au Feu de camp.
    .other = { $seat } décide de garder ou non un Étudiant d’une Confrérie.
prompt-student-order = Choisis qui s’assoit ensuite au Feu de camp ; le dernier en part le premier.
    .other = { $seat } choisit l’ordre au Feu de camp.
prompt-student-enroll = Choisis de qui un Étudiant entre à l’Université.
    .other = { $seat } choisit qui entre à l’Université.
prompt-student-pry = Choisis de qui tu regardes la main.
    .other = { $seat } choisit de qui regarder la main.
prompt-student-press = Choisis la carte défaussée de cette main.
    .other = { $seat } choisit une carte d’une main.
prompt-student-brew = Choisis la carte que tu défausses pour en piocher 2.
    .other = { $seat } choisit une carte à défausser.
prompt-student-evade = Une Embuscade ou un Piège va agir sur toi : Sacrifie un Étudiant Lambda, ou laisse faire.
    .other = { $seat } décide si un Étudiant Lambda aide.

## Points de Soutien

prompt-setup-support = Dépense des Points de Soutien pour un bonus, ou n’achète rien cette fois.
    .other = { $seat } décide de dépenser ou non des Points de Soutien.
prompt-support-intern = Choisis le Stagiaire que tu gardes ; l’autre est remis.
    .other = { $seat } choisit entre deux Stagiaires.
prompt-student-swap = Choisis si tu échanges un Étudiant standard contre un de la Confrérie que tu mènes.
    .other = { $seat } décide d’échanger ou non un Étudiant.
