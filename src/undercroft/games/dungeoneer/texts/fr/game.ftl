### Ce qu’on sait du jeu avant qu’une table soit créée, en français : son nom, son sujet, ses réglages.

game-dungeoneer = Dungeoneer
    .text = Explore le Tombeau du Seigneur Liche, dépense le Péril de tes rivaux contre eux et ta Gloire pour toi. Le premier Héros qui accomplit trois Quêtes gagne, ou le dernier en vie.
    .origin = Les règles jouées ici ne nomment aucun auteur : c’est un résumé français de la feuille de la boîte, avec des réponses de la liste de diffusion du jeu. Les règles et les noms de plusieurs Héros, Salles et cartes sont publiés ; chiffres, textes et images sont de nous.
setting-round-limit = Limite de manches
    .text = Après ce nombre de manches, la partie prend fin et le Héros qui a accompli le plus de Quêtes gagne ; ensuite comptent la Vie, puis la Gloire.
setting-custom-decks = Paquets personnels
    .text = Chaque siège apporte un paquet d’au moins 50 cartes avec son Héros, ses Quêtes, ses Plans et ses cartes Aventure, et ne pioche que là.
setting-tournament-map = Plan de tournoi
    .text = Tout le donjon est disposé avant la partie, un Plan après l’autre ; il n’y a pas de phase de Construction.
setting-sets = Boîtes de cartes
    .text = Avec combien de boîtes chacun compose son paquet. Avec 0, toute carte peut y être jusqu’à quatre fois.
setting-lists = Listes fermées
    .text = Personne ne peut lire les listes des autres avant la fin de la partie. Sinon, toutes sont ouvertes.
