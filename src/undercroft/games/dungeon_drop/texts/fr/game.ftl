### Ce que l’on sait du jeu avant qu’une table soit faite, en français : son nom, de quoi il parle, ses réglages.

game-dungeon-drop = Dungeon Drop
    .text = Des cubes tombent sur la table et deviennent un Donjon. Forme des salles entre les Piliers, pille ce qui s’y trouve et survis aux Monstres : en Solo, étage par étage, ou en trois manches contre d’autres.
    .origin = Les règles du Solo, les sortes de cubes et les dégâts des Monstres sont publiés, comme les noms de dix Races et de sept Classes. Le nombre de cubes de chaque sorte, leur valeur, les autres noms, tous les textes et images sont de nous.
setting-teamwork = Entraide Héroïque
    .text = Partie normale : avant qu’une salle soit formée, chacun des autres peut poser un meeple dans le Donjon et marque s’il se trouve dans cette salle.
setting-honour = Salles mortelles
    .text = Partie normale : on peut choisir une salle à laquelle on ne survit pas ; tout ce qui s’y trouve est alors relâché, et rien n’est collecté.
setting-floor-limit = Dernier étage
    .text = Mode Solo : l’étage après lequel un Héros prend sa retraite dans tous les cas.
