### La campagne, en français : ses mois, et pourquoi quelque chose ne peut pas être décidé entre deux parties.

chapter-september = Septembre
    .title = Recherches Initiales
    .story = La chaire de Donjonologie est vide : son professeur est parti dans les bois étudier un peuple inconnu, et seul son chapeau est revenu. Le recteur t’envoie jeter un premier regard prudent.
    .new = Nouveau : tout. Explore, étudie, rentre, et soumets ta Thèse. Ni Boss, ni pièges.
chapter-october = Octobre
    .title = Festival de la Bière
    .story = Le peuple des bois, ce sont des faunes, et ils ont soif. Leur hôte Laetus a ouvert tous ses tonneaux. Garde ton carnet au sec et apprends ce que tu peux.
    .new = Nouveau : un Boss. Il s’éveille où son icône est imprimée, et rencontre qui il attrape.
chapter-november = Novembre
    .title = Le Concert
    .story = Une dernière fête avant la neige : Capagrezza chante, et qui l’écoute trop longtemps oublie pourquoi il est venu. Prends de la cire pour tes oreilles, et un crayon.
    .new = Nouveau, par accord : les Effets Principaux, et l’Alerte Maximale avec une Carte de Panique connue de tous.
chapter-december = Décembre
    .title = L’hiver vient
    .story = L’encre gèle dans les amphithéâtres. Freddo, dernier chef d’une Confrérie que tous croyaient perdue, tient à venir, et le froid vient avec lui.
    .new = Nouveau : les Zones Dangereuses. Tout ce qui est imprimé sur une Zone sert maintenant.
chapter-january = Janvier
    .title = L’initiation
    .story = Les nouveaux de chaque Confrérie te suivent pour leur initiation. On compte sur toi pour veiller sur eux. La sorcière Raganella a promis de cuisiner.
    .new = Nouveau : les Confréries Étudiantes, chacune avec son don.
chapter-february = Février
    .title = Omega à la rescousse
    .story = Le chef masqué d’Omega dépose les armes et demande à voyager avec toi. Personne ne le croit. Personne n’a de meilleure idée non plus.
    .new = Nouveau : les Cartes de Recherche, et Omega comme Boss ordinaire.
chapter-march = Mars
    .title = Le temple du Malheur
    .story = C’était un piège, bien sûr. Derrière le village des faunes, des galeries descendent vers un temple, et quelqu’un a gravé le nom d’Enrico sur la dernière porte.
    .new = Nouveau : le Niveau IV avec ses cubes noirs et blancs, et un Big Boss avec un mode à lui.
chapter-april = Avril
    .title = Festival du Printemps
    .story = Enrico est retrouvé, hagard, et met en garde contre une chose qu’il ne peut nommer. Pendant ce temps un lapin en haut-de-forme cache des œufs, et les doyens ont décrété un jour férié.
    .new = Nouveau : la Chasse aux Œufs, le mode de Marconiglio.
chapter-may = Mai
    .title = Les Catacombes
    .story = Un de tes étudiants n’en est pas un. Il sait ce que tu diras avant toi, et demande où sont les catacombes, et une machine qu’il y a laissée.
    .new = Difficile. Le Seigneur des Ombres, et le Niveau le plus profond.
chapter-june = Juin
    .title = L’Homme du Futur
    .story = Il s’appelle Jukas, il vient d’un temps qui n’a pas encore été, et il veut appeler une déesse pour l’enchaîner. Les Phi le suivent.
    .new = Difficile. Jukas garde les Étudiants Phi, jusqu’à ce que quelqu’un les libère.
chapter-july = Juillet
    .title = La Couvée de Pierre
    .story = Jukas est arrêté, son rituel ne l’est pas. Là où il doit finir, un basilic a fait son nid, et les visiteurs lui déplaisent.
    .new = Difficile. La Couvée ; et Omega Contre Tous, par accord.
chapter-august = Août
    .title = La Déesse et le Kraken
    .story = La mer est dans le donjon. Scilla et Cariddi sont venues, Omega était derrière tout cela, et les dieux veulent voir qui mérite la chaire.
    .new = Le dernier mois : tout ce qui a été accordé, et la Déesse de la Mer.
chapter-epilogue = Les tentes sont pliées, les notes liées. Chacun est honoré, et quelqu’un reçoit la clé d’un bureau poussiéreux avec vue.

reason-campaign-over = L’année est finie.
reason-campaign-draft-first = D’abord on forme les équipes, un Enseignant après l’autre.
reason-campaign-scholars-first = D’abord chaque Enseignant choisit le Doctorant du mois, dans l’ordre des équipes.
reason-campaign-agreed = Tu as déjà donné ton accord.
reason-campaign-drafted = Les équipes sont complètes.
reason-campaign-banned = { $card } ne peut pas être choisi.
reason-campaign-taken = { $card } est déjà dans une équipe.
reason-campaign-unknown = Ce Doctorant n’existe pas.
reason-campaign-used-up = { $card } a servi six fois.
reason-campaign-chosen = { $card } est déjà choisi.
reason-campaign-not-in-team = Ce Doctorant n’est pas dans ton équipe.
reason-campaign-opener = Seul l’Enseignant qui a ouvert la campagne propose des règles.
reason-campaign-not-offered = Ce mois ne propose pas cela.
reason-campaign-as-it-is = C’est déjà proposé.
reason-campaign-congregations = Ce mois se joue avec une Confrérie au moins.

## La feuille, et les décisions entre deux parties

decision-draft = Prendre { $card } dans l’équipe
    .text = Chaque Enseignant prend deux Doctorants dans son équipe, l’un après l’autre. Qui est dans une équipe n’est dans aucune autre.
decision-scholar = Choisir { $card } pour ce mois
    .text = Choisis qui descend dans le Donjon ce mois-ci. Chaque Doctorant descend six fois au plus dans l’année.
decision-rule = { $setting } : { $value }
decision-agree = Accepter les règles
    .text = Le mois commence quand tout le monde a accepté ses règles.
result-first = 1er
result-second = 2e
result-third = 3e
result-fourth = 4e
result-na = NA
sheet-standing = { $rank }. { $name } : Points de Victoire { $victory_points }, Points de Soutien { $support }
sheet-about = Douze mois, de septembre à août : une partie par mois, avec la formation des équipes au début, un accord sur les règles de chaque mois, et des points pour la chaire de Donjonologie.
sheet-year = Comment se passe une année
sheet-year-1 = D’abord les équipes : chacun choisit deux Doctorants, l’un après l’autre, et les garde toute l’année.
sheet-year-2 = Avant chaque mois, chacun envoie l’un des deux. Personne n’est envoyé plus de six fois : il faut donc les deux.
sheet-year-3 = Puis tous s’accordent sur les règles du mois. Septembre est la partie d’initiation : ni Boss ni règle avancée. Chaque mois ajoute quelque chose.
sheet-year-4 = Puis la partie, à une table comme toujours. Les Points de Soutien achètent de l’aide au début : un Étudiant, une carte, une meilleure Étude.
sheet-year-5 = Après elle, la feuille se remplit : 4 points pour une première place, 3, 2, 1, et un demi sans Thèse acceptée. Des Points de Soutien viennent aussi.
sheet-year-6 = Après août, qui en a le plus devient Professeur. Entre deux mois, on s’arrête aussi longtemps qu’on veut : l’année attend.
sheet-victory-points = Points de Victoire
sheet-support = Points de Soutien
sheet-gained = { $n ->
    [one] { $n } Point de Victoire
   *[other] { $n } Points de Victoire
  }
sheet-earned = { $n ->
    [one] { $n } Point de Soutien gagné : { $because }
   *[other] { $n } Points de Soutien gagnés : { $because }
  }
sheet-earned-nothing = aucun Point de Soutien
sheet-spent = { $n ->
    [one] { $n } Point de Soutien dépensé à la table
   *[other] { $n } Points de Soutien dépensés à la table
  }
sheet-because-taking-part = { $n } pour la participation
sheet-because-thesis = { $n } pour la Thèse
sheet-because-rank = { $n } pour la place
sheet-winner = { $n ->
    [one] { $names } devient professeur de Donjonologie.
   *[other] { $names } se partagent la chaire de Donjonologie.
  }
