### Ce que l’on sait du jeu avant d’ouvrir une table, en français : son nom, son sujet, ses réglages. Un message d’ici remplace celui du jeu de base.

game-rocca-civetta = Dungeonology : Rocca Civetta
    .text = Dungeonology avec sa seconde boîte : d’autres Doctorants, des Clans qui demandent des Étoiles, des Cartes de Poisse et des Boss, et autant de ses modules que tu veux.
setting-boss = Boss
    .text = Un Boss rôde dans le Donjon, se réveille quand quelqu’un entre dans certaines Zones et Rencontre les Doctorants qu’il croise.
setting-profile = Profil du Boss
    .text = Quel Boss c’est, et comment il se conduit : un profil parmi 11.
setting-alchemy = Alchimie
    .text = Ajoute 18 Cartes de Ruse qui changent cartes et cubes en de meilleurs, et 3 cartes Destin. Les Effets Principaux sont conseillés avec elle.
setting-specialists = Spécialistes
    .text = Ajoute 18 Cartes de Ruse qui amènent 9 nouveaux Stagiaires, et 3 cartes Destin.
setting-spriggan = Spriggan
    .text = Ajoute 4 Cartes de Ruse de Valeur Bonus 8, et un Stagiaire que personne ne garde volontiers.
setting-research = Recherche
    .text = Trois tâches sont visibles ; qui en remplit une à son tour peut la prendre pour des points.
choice-profile-0 = Au hasard
choice-profile-1 = Laetus Querelleur
choice-profile-2 = Laetus Ivre
choice-profile-3 = Capagrezza l’Hypnotiseur
choice-profile-4 = Capagrezza le Bateleur
choice-profile-5 = Basilic au Regard de pierre
choice-profile-6 = Basilic Affamé
choice-profile-7 = Seigneur des Ombres
choice-profile-8 = Raganella la Sorcière
choice-profile-9 = Raganella la Cuisinière
choice-profile-10 = Omega Mentaliste
choice-profile-11 = Omega Grand Maître
