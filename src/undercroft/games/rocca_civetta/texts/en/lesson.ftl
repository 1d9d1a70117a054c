### The bubbles of the lesson, in English: lesson- and the name of the bubble in the lesson's file. At most 40 words each.
lesson-tokens = You know Dungeonology. New here: Stars have a metal and a colour. Your fourth green cube holds a silver Star with a green border, and its token lies in sight.
lesson-clan = Press this strip: there lies the Clan Card. The Horn Blowers want 30 points and the silver red Star. Without just that Star a Thesis fails, whatever its points.
lesson-research = Three Research Cards lie open there too. In your own turn you may claim one whose task is met: no Action, no test. Clean Record asks for two Stars and no Jinx Card.
lesson-study = You lack the silver red Star: that is a third red cube. Here lies one. Study.
lesson-cubes = Take both: cubes come from left to right, and the red one lies second. They listen harder by one: 4.
lesson-quiet = Lay down Fate 4. With 3 from the arrows of your Note Board that is 7 against 4. Then declare.
lesson-accept = Valerio lets it pass. You have the last word, and need not use it: accept.
lesson-claim = Two Stars, one of them silver red. And a card that is met: claim Clean Record now, before anything can happen to it.
lesson-finish = Claiming was free, your Action is done. End your turn: a Student is drawn.
lesson-jinx = A bell: an Omega Student, and a Jinx Card for you, Sprained Ankle. Clean Record would be lost now. What you have claimed stays yours.
lesson-submit = Valerio rests. 30 points, the silver red Star: all that the Horn Blowers want. Submit.
lesson-end = Accepted, and three points for Research. More modules wait in the box: Bosses, Alchemy, Floor IV, Students of their own. Now play, with Research switched on.
lesson-omega-who = Nobody sits across from you. Omega plays, and nobody plays him: his cards do. You win with an accepted Thesis. He wins with a full Tome of Secrets.
lesson-omega-tome = Press this strip: his Tome has six spaces. Every second one is a Black Star. To submit you need two Stars, and more than he has Black Stars. Hurry.
lesson-omega-study = Study as always. No rival may cough here, but do not feel safe.
lesson-omega-cubes = Take both cubes: the red one completes your second Star.
lesson-omega-quiet = Lay down Seer. 2 and 3 from your board are 5, one more than their 4. Then declare, and see what Omega says.
lesson-omega-sabotage = A Sabotage: an Omega Card told to turn up one Trick Card, and its 2 raises the Alert to 6. You have the last word: play Fate 4, then accept.
lesson-omega-finish = Both cubes are yours. End your turn. After your Student comes his phase: one Omega Card, field by field.
lesson-omega-phase = He left home by the Passage that his card names. A new Zone came to light, and its leftmost cube went onto his Tome.
lesson-omega-fields = You have more Stars than he has Black Stars: for that the Star field gave him a second cube. Had he met you, his Encounter would have cost you something too.
lesson-omega-submit = Two Stars against one Black Star, 30 points, the silver red Star. Submit before he draws level.
lesson-omega-end = Accepted: you win alone. Remember: his Tome fills by itself, faster where you lead. Now against the real Omega, on the Introductory level.
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
