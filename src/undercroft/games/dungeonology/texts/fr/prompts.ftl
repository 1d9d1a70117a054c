### Ce qui est demandé, en français.
### Un message est prompt- suivi du nom de la question avec des traits d’union : un impératif pour la place qui décide. Son attribut .other s’adresse aux autres.

## Mise en place et tour

prompt-setup-scholar = Choisis ton Doctorant.
    .other = { $seat } choisit un Doctorant.
prompt-turn-activity =
    { $stars ->
        [0] Choisis ton Activité : Exploration ou Repos. Une Thèse demande 2 Étoiles, et tu n’en as pas.
        [one] Choisis ton Activité : Exploration ou Repos. Une Thèse demande 2 Étoiles, et tu en as { $stars }.
       *[other] Choisis ton Activité : Exploration, Repos ou Thèse.
    }
    .other =
        { $stars ->
            [0] { $seat } choisit entre Exploration et Repos.
            [one] { $seat } choisit entre Exploration et Repos.
           *[other] { $seat } choisit entre Exploration, Repos et Thèse.
        }
prompt-turn-thesis = Tu es dans la Zone de Départ en Alerte Maximale : soumets ta Thèse maintenant, ou continue à jouer.
    .other = { $seat } décide de soumettre ou non sa Thèse.
prompt-thesis-cube = Ta Thèse est refusée : choisis lequel de tes cubes les plus précieux tu perds.
    .other = { $seat } choisit le cube que coûte la Thèse.
prompt-rest-jinx = Choisis la Carte de Poisse dont tu te débarrasses.
    .other = { $seat } choisit de quelle Carte de Poisse se débarrasser.
prompt-rest-discard = Défausse autant de Cartes de Ruse que tu veux, puis pioche jusqu’à ta Valeur de Main.
    .other = { $seat } décide quelles Cartes de Ruse défausser avant de piocher.

## Se déplacer

prompt-phase-movement =
    { $points ->
        [0] Joue des cartes ou termine la Phase de Mouvement : il ne te reste aucun point de Vitesse.
        [one] Avance, joue des cartes ou termine la Phase de Mouvement : il te reste { $points } point de Vitesse.
       *[other] Avance, joue des cartes ou termine la Phase de Mouvement : il te reste { $points } points de Vitesse.
    }
    .other =
        { $points ->
            [0] { $seat } décide quoi faire, sans point de Vitesse.
            [one] { $seat } décide quoi faire avec { $points } point de Vitesse.
           *[other] { $seat } décide quoi faire avec { $points } points de Vitesse.
        }
prompt-zone-lay = Choisis où se pose la nouvelle Zone.
    .other = { $seat } décide où se pose la nouvelle Zone.
prompt-zone-under = Choisis la tuile qui passe maintenant sous la pile.
    .other = { $seat } remet des tuiles sous la pile.
prompt-stairs-floor = Choisis le Niveau où mène l’Escalier.
    .other = { $seat } décide à quel Niveau mène l’Escalier.

## Actions et Tests de Discrétion

prompt-phase-action =
    { $left ->
        [0] Ton Action est faite : joue des cartes, ou termine ton tour.
        [one] Fais ton Action, joue des cartes, ou termine ton tour.
       *[other] Fais une Action (il t’en reste { $left }), joue des cartes, ou termine ton tour.
    }
    .other =
        { $left ->
            [0] { $seat } décide quoi faire après son Action.
           *[other] { $seat } choisit une Action.
        }
prompt-study-indicate = Choisis combien de cubes tu veux dans { $the_zone } ; chaque cube de plus augmente la Valeur d’Alerte.
    .other = { $seat } décide combien de cubes désigner dans { $the_zone }.
prompt-test-declare = Pose des Cartes de Ruse pour leur Valeur Bonus, puis déclare : la Valeur d’Alerte est { $alert }.
    .other = { $seat } pose des Cartes de Ruse contre la Valeur d’Alerte { $alert }.
prompt-test-at-once = Tu as déclaré { $stealth } contre la Valeur d’Alerte { $alert } : joue une carte qui dit « juste après la déclaration », ou passe.
    .other = { $seat } décide de jouer ou non une carte juste après la déclaration.
prompt-test-opponent = { $tester } a { $stealth } en Discrétion contre { $alert } en Alerte : aide, gêne ou passe.
    .other = { $seat } décide de changer ou non le Test de Discrétion en cours ({ $tester }, { $stealth } contre { $alert }).
prompt-test-target = { $tester } t’espionne avec { $stealth } contre la Valeur d’Alerte { $alert } : défends ton cube { $cube } ou passe.
    .other = { $seat } décide comment répondre à l’Espionnage ({ $tester }, { $stealth } contre { $alert }).
prompt-test-tester = Tu as { $stealth } en Discrétion contre { $alert } en Alerte : joue des cartes, ou accepte le résultat.
    .other = { $seat } a le dernier mot dans le Test de Discrétion ({ $stealth } contre { $alert }).

## Moments pour jouer

prompt-window-instant = Joue un Instantané pendant le tour en cours ({ $turn }), ou passe.
    .other = { $seat } décide de jouer ou non un Instantané pendant le tour en cours ({ $turn }).
prompt-window-turn-start = Un tour commence ({ $turn }) : joue une carte qui le permet, ou passe.
    .other = { $seat } décide de jouer ou non une carte au début du tour ({ $turn }).
prompt-window-announced = { $tester } annonce une Étude : joue une carte qui le permet, ou passe.
    .other = { $seat } décide de jouer ou non une carte sur l’Étude annoncée ({ $tester }).
prompt-window-reaction = { $player } déclare { $card } : réagis, ou laisse faire.
    .other = { $seat } décide de réagir ou non à cette carte : { $card }.

## Cartes de Ruse

prompt-aux-discard = Choisis la Carte de Ruse que tu défausses.
    .other = { $seat } choisit une Carte de Ruse à défausser.
prompt-aux-treat = Choisis qui pioche 2 Cartes de Ruse.
    .other = { $seat } choisit qui pioche 2 Cartes de Ruse.
prompt-aux-tax = Choisis qui défausse 1 Carte de Ruse au hasard.
    .other = { $seat } choisit qui défausse 1 Carte de Ruse au hasard.
prompt-main-aim = Choisis une cible pour { $card }.
    .other = { $seat } choisit une cible pour { $card }.
prompt-main-price = Choisis comment tu paies { $card }.
    .other = { $seat } choisit comment payer { $card }.
prompt-main-number = Choisis combien d’Étudiants tu pioches pour { $card }.
    .other = { $seat } choisit combien d’Étudiants piocher pour { $card }.
prompt-main-discard = Défausse une Carte de Ruse pour payer { $card }.
    .other = { $seat } défausse une Carte de Ruse pour payer { $card }.
prompt-card-trap = Choisis un Jeton Piège et la Zone où tu le poses.
    .other = { $seat } pose un Jeton Piège.
prompt-card-slip = Va dans une Zone liée, ou reste.
    .other = { $seat } décide de filer ou non.
prompt-card-steal = Choisis le cube que tu Voles.
    .other = { $seat } choisit le cube à Voler.
prompt-card-heist = Choisis qui tu espionnes, et pour quel cube.
    .other = { $seat } choisit qui espionner.
prompt-card-gift = Choisis un cube à placer dans ta Zone, ou arrête-toi.
    .other = { $seat } place des cubes dans la Zone.
prompt-card-objection = Sacrifie 2 Étudiants, ou ta carte est annulée.
    .other = { $seat } décide de sauver ou non sa carte avec 2 Étudiants.
prompt-card-collect = Choisis le cube que tu Collectes.
    .other = { $seat } choisit le cube à Collecter.
prompt-card-press = Choisis la carte à défausser dans cette main : { $turn }.
    .other = { $seat } choisit une carte dans une autre main : { $turn }.
prompt-card-tour = Choisis combien de cubes tu Collectes.
    .other = { $seat } choisit combien de cubes Collecter.

## Compétences

prompt-skill-target = Choisis qui tu frappes.
    .other = { $seat } choisit qui frapper.
prompt-skill-butt = Choisis ce que fait ton Coup de boule.
    .other = { $seat } décide ce que fait le Coup de boule.
prompt-skill-discard = Défausse une Carte de Ruse pour payer ta Compétence.
    .other = { $seat } défausse une Carte de Ruse pour une Compétence.

## Jetons Sonné et cubes

prompt-stun-avoid =
    { $students ->
        [one] Tu vas gagner un Jeton Sonné ({ $stun } sur { $stamina } jusqu’ici) : prends-le, ou Sacrifie ton dernier Étudiant.
       *[other] Tu vas gagner un Jeton Sonné ({ $stun } sur { $stamina } jusqu’ici) : prends-le, ou Sacrifie 1 de tes { $students } Étudiants.
    }
    .other = { $seat } choisit entre un Jeton Sonné et un Étudiant.
prompt-cube-protect = Tu vas perdre un cube Protégé : garde-le, ou laisse-le partir.
    .other = { $seat } décide de garder ou non un cube Protégé.
prompt-cube-give = Choisis le cube que tu Donnes.
    .other = { $seat } choisit un cube à Donner.
prompt-cube-drop = Choisis le cube que tu Lâches.
    .other = { $seat } choisit un cube à Lâcher.
prompt-cube-land = Il n’y a pas d’emplacement libre ici : choisis la Zone liée où tombe le cube.
    .other = { $seat } choisit où tombe le cube.

## Boss et Panique

prompt-boss-target = Choisis le Doctorant que traque { $the_boss }.
    .other = { $seat } choisit le Doctorant que traque { $the_boss }.
prompt-boss-way = Choisis le chemin que prend { $the_boss }.
    .other = { $seat } choisit le chemin que prend { $the_boss }.
prompt-boss-lead = Emmène { $the_boss } dans une Zone liée, ou laisse-le ici.
    .other = { $seat } emmène { $the_boss }.
prompt-boss-arrival = Choisis où apparaît { $the_boss }.
    .other = { $seat } choisit où apparaît { $the_boss }.
prompt-panic-push = Choisis dans quelle Zone la débandade pousse ce Doctorant.
    .other = { $seat } décide dans quelle Zone la débandade pousse un Doctorant.
