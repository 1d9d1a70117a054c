### What is known of the game before a table is made, in English: its name, what it is about, its settings. What stands here replaces messages of the base.

game-rocca-civetta = Dungeonology: Rocca Civetta
    .text = Dungeonology with its second box: new Scholars, Clans that ask for Stars, Jinx Cards and Bosses, and as many of its modules as you like.
setting-boss = Boss
    .text = A Boss roams the Dungeon, wakes when somebody enters certain Zones and Encounters the Scholars it meets.
setting-profile = Profile of the Boss
    .text = Which Boss it is, and how it behaves: one of 11 profiles.
setting-alchemy = Alchemy
    .text = Adds 18 Trick Cards that turn cards and cubes into better ones, and 3 Fate cards. Main Effects are recommended with it.
setting-specialists = Specialists
    .text = Adds 18 Trick Cards that bring 9 new Interns, and 3 Fate cards.
setting-spriggan = Spriggan
    .text = Adds 4 Trick Cards with Bonus Value 8, and an Intern whom nobody keeps gladly.
setting-research = Research
    .text = Three tasks lie open; whoever meets one in their turn may claim it for points.
choice-profile-0 = At random
choice-profile-1 = Quarrelsome Laetus
choice-profile-2 = Drunk Laetus
choice-profile-3 = Hypnotist Capagrezza
choice-profile-4 = Showman Capagrezza
choice-profile-5 = Stone Gaze Basilisk
choice-profile-6 = Hungry Basilisk
choice-profile-7 = Shadow Lord
choice-profile-8 = Witch Raganella
choice-profile-9 = Cook Raganella
choice-profile-10 = Mentalist Omega
choice-profile-11 = Grand Master Omega
