### The bubbles of the lesson, in English: lesson- and the name of the bubble in the lesson's file. At most 40 words each.
lesson-solved = That was it. The Clan is content, or a card is yours.

### The puzzles: puzzle-goal- and the goal that the file names, and a title for each number.

puzzle-goal-ready = Your Clan is known: its Stars, its score. Find the turn that gives you all that its Thesis needs, whatever Student is drawn and whatever your rival plays: the one card over there lies open.
puzzle-goal-research = Research Cards lie open. Find the turn in which you claim one, whatever Student is drawn and whatever your rival plays: the one card over there lies open.
puzzle-1 = A herald for the horns
puzzle-2 = Gold from nothing
puzzle-3 = Famous among the vats
puzzle-4 = Dance in silence
puzzle-5 = The map helps the dancer
puzzle-6 = Arms must be counted
puzzle-7 = A report before dusk
puzzle-8 = Night foragers
puzzle-9 = Either silver will do
puzzle-10 = The task next door
puzzle-11 = Two steps and a claim
puzzle-12 = The grapes of genius
