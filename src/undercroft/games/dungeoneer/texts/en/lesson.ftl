### The bubbles of the lesson, in English: lesson- and the name of the bubble in the lesson's file. At most 40 words each.

lesson-goal = Three Quests win the game. Yours begins here: Claim the Empty Throne. You only have to reach that room, and it is two spaces to the east.
lesson-counters = Every new space pays you green Glory and red Peril. Glory is yours to spend. Peril is what your rivals spend on you.
lesson-discard = At the start of a turn you throw one card away and fill your hand up to five. Kron has no Magic, so Blessings of Nakari helps him least: press it.
lesson-lord = Now you are the lord of the dungeon. Fenn has 4 Peril. With 2 of it, not with yours, you send him the Spear Trap.
lesson-spring = You could send more, as long as his Peril pays for it. One Trap will do: let it happen. He needs 7 with Move 4 and a die.
lesson-hit = He rolled a 2, and is wounded: you did it with his own courage. Remember this, for it will come back to you.
lesson-build = Next you lay a new room or passage. Where will you want to go, and where not he? Lay this one north of the entrance.
lesson-walk = You have three steps. Take the first one to the east, and watch both counters rise.
lesson-sword = 5 Glory: just enough for the Runed Longsword. Play it. It stays in front of you and adds 2 to your Melee.
lesson-challenge = Fenn stands here. Challenge him where you are stronger: Melee 5 against his 2. It costs one step.
lesson-weapon = Take the sword. Both of you roll a die; the higher sum wounds the other, and a wound brings Glory.
lesson-door = Behind this locked door lies the throne. You need 7 with Move 3 and a die, and the button tells the chance. Force it.
lesson-throne = Open. Your last step leads into the Throne of Bones. Whoever has this Quest completes it by going in.
lesson-quest = Your first Quest, and a level with it: your scores grow. A completed Quest ends your turn. But look at your Peril: six.
lesson-ghost = Fenn's turn, your Peril: a Restless Ghost attacks with Magic, where Kron has none, and weapons do not touch it. Fight with bare hands.
lesson-bled = A wound. This is why bold heroes bleed, and why some stay behind and keep their Peril low.
lesson-end = One Quest of three. You also win if you are the last one alive. Everything else the table tells you when you meet it: now play for real.
lesson-solved = That was it: three Quests, and the game is won.

### The puzzles: puzzle-goal- and the goal that the file names, and a title for each number.

puzzle-goal-win = Two Quests are done. Find the turn that completes the third, however the dice fall. Nobody can stop you.
puzzle-1 = A flame in the wind
puzzle-2 = Raka and the bones
puzzle-3 = Kron wants the banner
puzzle-4 = A chapel to be cleaned
puzzle-5 = What a quartermaster costs
puzzle-6 = Fire among the dead
puzzle-7 = Boots and a wand
puzzle-8 = Lorel reads the map
puzzle-9 = Fenn is late
puzzle-10 = Light for the altar
puzzle-11 = The soul of Caedman
puzzle-12 = Two ways to pray
