### Ce qu’on sait du jeu avant qu’une table soit créée, en français : son nom, son sujet, ses réglages.

game-dungeoneer = Dungeoneer
    .text = Explore le Tombeau du Seigneur Liche, dépense le Péril de tes rivaux contre eux et ta Gloire pour toi. Le premier Héros qui accomplit trois Quêtes gagne, ou le dernier en vie.
setting-round-limit = Limite de manches
    .text = Après ce nombre de manches, la partie prend fin et le Héros qui a accompli le plus de Quêtes gagne ; ensuite comptent la Vie, puis la Gloire.
