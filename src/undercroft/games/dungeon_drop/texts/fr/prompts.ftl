### Ce qui est demandé, en français.
### Un message est prompt- suivi du nom de la question avec des traits d’union : un impératif pour la place qui décide. Son attribut .other le dit aux autres.

## Mise en place et entrée

prompt-setup-height = Choisis la hauteur d’où le Donjon est lâché.
    .other = { $seat } choisit la hauteur d’où le Donjon est lâché.
prompt-enter-room = Choisis la salle par laquelle tu entres à l’étage { $floor }.
    .other = { $seat } choisit sa salle d’entrée à l’étage { $floor }.

## Exploration

prompt-explore-aim =
    { $drawn ->
        [0] Exploration : choisis où et de quelle hauteur les nouveaux cubes sont lâchés.
       *[other] Choisis où et de quelle hauteur tes cubes sont lâchés.
    }
    .other =
        { $drawn ->
            [0] { $seat } explore et vise.
           *[other] { $seat } vise avec les cubes en main.
        }
prompt-explore-give-back = Choisis un cube que tu rends à la boîte.
    .other = { $seat } choisit les cubes à rendre à la boîte.
prompt-explore-place = Choisis un des cubes piochés et la place libre où tu le poses.
    .other = { $seat } choisit un cube pioché et où le poser.

## Action

prompt-act-choose = Utilise une Aptitude, ou continue.
    .other = { $seat } peut utiliser une Aptitude.
prompt-act-flick = Donne une Pichenette : choisis un cube, une direction et une force.
    .other = { $seat } choisit un cube pour une Pichenette.
prompt-act-slide = Choisis un Pilier et la place libre où il glisse.
    .other = { $seat } choisit un Pilier à faire glisser.
prompt-act-prop = Choisis un Pilier mis de côté et la place libre où tu le poses.
    .other = { $seat } choisit où poser un Pilier mis de côté.
prompt-act-pull = Choisis le point vers lequel l’Or, les Clés et les Coffres sont attirés.
    .other = { $seat } choisit le point vers lequel l’Or, les Clés et les Coffres sont attirés.
prompt-act-point = Choisis le point autour duquel tu ramasses des cubes.
    .other = { $seat } choisit un point autour duquel ramasser des cubes.
prompt-act-pick = Choisis un cube à ramasser.
    .other = { $seat } choisit les cubes à ramasser.
prompt-act-aim = Choisis où et de quelle hauteur les cubes sont relâchés.
    .other = { $seat } choisit où les cubes sont relâchés.
prompt-act-swap = Choisis deux cubes qui échangent leurs places.
    .other = { $seat } choisit deux cubes qui échangent leurs places.
prompt-act-transmute = Choisis le cube que tu transmutes.
    .other = { $seat } choisit un cube à transmuter.
prompt-act-banish = Choisis le Gobelin ou le Troll que tu défausses.
    .other = { $seat } choisit un Gobelin ou un Troll à défausser.
prompt-act-mend = Choisis ce que tu retires de ta carte Race.
    .other = { $seat } choisit ce qui quitte sa carte Race.

## Déplacement et Pillage

prompt-move-room =
    { $life ->
        [one] Va dans une salle adjacente : il te reste { $life } cœur.
       *[other] Va dans une salle adjacente : il te reste { $life } cœurs.
    }
    .other = { $seat } choisit la salle suivante (cœurs restants : { $life }).
prompt-loot-room =
    { $life ->
        [one] Choisis trois Piliers et pille la salle entre eux : il te reste { $life } cœur.
       *[other] Choisis trois Piliers et pille la salle entre eux : il te reste { $life } cœurs.
    }
    .other = { $seat } choisit une salle à piller (cœurs restants : { $life }).
prompt-loot-none = Aucune salle ne peut être pillée sans y laisser la vie : bois une Potion, ou ne pille rien.
    .other = { $seat } ne trouve aucune salle à piller sans y laisser la vie.
prompt-loot-ability = Utilise une Aptitude pour ce Pillage, ou continue.
    .other = { $seat } peut utiliser une Aptitude pour ce Pillage.
prompt-loot-slay = Choisis un Monstre qui devient aussitôt un trophée.
    .other = { $seat } choisit un Monstre qui devient aussitôt un trophée.
prompt-loot-shield = Dépense des Boucliers Magiques pour arrêter des Monstres, ou continue.
    .other = { $seat } choisit les Monstres que des Boucliers Magiques arrêtent.
prompt-loot-take = Choisis le Trésor près de la salle que tu prends aussi.
    .other = { $seat } choisit un Trésor près de la salle.

## La fin d’un tour ou d’un étage

prompt-stairs-leave = L’Escalier est dans ta salle : quitte l’étage { $floor } (Score Requis { $required }), ou reste.
    .other = { $seat } peut quitter l’étage { $floor } (Score Requis { $required }).
prompt-floor-after = L’étage { $floor } est complété (fragments de Relique : { $tracker } sur 9). Descends, ou prends ta retraite.
    .other = { $seat } a complété l’étage { $floor } (fragments : { $tracker } sur 9) et décide de descendre ou non.
prompt-turn-end = Bois des Potions, ou termine ton tour.
    .other = { $seat } peut boire des Potions avant la fin du tour.
prompt-meeple-place = Pose ton meeple où tu penses que { $turn } formera une salle, ou passe.
    .other = { $seat } peut poser un meeple avant que { $turn } forme une salle.
