### The bubbles of the lesson, in English: lesson- and the name of the bubble in the lesson's file. At most 40 words each.

lesson-goal = You are Vincenzo, who writes a Thesis about fauns that must not notice him. Cubes are what you know. The best accepted Thesis wins.
lesson-explore = You have two points of Speed. Nobody has been beyond this Zone: reveal a new one, and you go straight in.
lesson-lay = Shepherd's Sanctuary. Lay it where the gold outline is: its openings must meet those of the Zone you stand in.
lesson-stay = One point of Speed is left, but here lie two cubes that you want. End your movement.
lesson-study = You have one Action. Study: that is how cubes are gained. The shield of the Zone says how watchful the fauns are here: 3.
lesson-cubes = Take both. For a second cube they listen harder, by one: the Alert Value is 4.
lesson-quiet = Be quiet: lay down Seer for 2. The arrows on your Note Board add 3. That is 5, one more than you need. Then declare.
lesson-cough = Valerio coughs: 2 more for the Alert Value, and you are one short. You have the last word: spend Fate 4, then accept.
lesson-board = Both cubes lie on your Note Board. A filled slot with an arrow helps in every later Study. One with a star is a Star: you have two now.
lesson-exalted = You have more Stars than Valerio. So his card turns to its other, stronger side: he is Exalted, until nobody is ahead of him. You may lead, but never safely.
lesson-clan = Two green and a blue: that is Vincenzo's Knowledge, so you may see the Clan's secret. It loves red cubes, and a Thesis needs 32 points.
lesson-finish = Your Action is done. End your turn. Every turn ends with a Student drawn from the University.
lesson-omega = A red one: an Omega Student. The first row of the alarm is full, and the two Students whom your cards had called to the Bonfire have fled.
lesson-jinx = Whoever draws an Omega Student takes a Jinx Card, too. Yours is Sprained Ankle: your Speed is 1 lower. A Rest takes one Jinx Card away.
lesson-alarm = Keep an eye on this strip. Later rows make every Study harder, and when no row is left, the next Omega Student ends the game.
lesson-rest = Valerio Rests. That is a whole turn: home, no more Stun Tokens, a Jinx Card less, new cards. A failed test brings such a token; with three of them Vincenzo must Rest.
lesson-submit = Valerio is back at the start. You have two Stars and know your points: submit your Thesis.
lesson-end = Accepted. The first Thesis gets 10 points, the second 7. Now play with two Scholars who mean it, on the Introductory level.
lesson-solved = That was it: two Stars, and next turn a Thesis.

### The puzzles: puzzle-goal- and the goal that the file names, and a title for each number.

puzzle-goal-stars = A Thesis needs two Stars. Find the turn that gets them, whatever Student is drawn and whatever your rival plays: the one card over there lies open.
puzzle-1 = Five cards, two cubes
puzzle-2 = Rebecca stays where she is
puzzle-3 = Sofia and the thief
puzzle-4 = A walk around the fire
puzzle-5 = Valerio is famous
puzzle-6 = Camp before dawn
puzzle-7 = Where have I been?
puzzle-8 = A false alarm too many
puzzle-9 = Next door
puzzle-10 = Small talk with fauns
puzzle-11 = Rather one than two
puzzle-12 = The long way home
