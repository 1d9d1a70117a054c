### The bubbles of the lesson, in English: lesson- and the name of the bubble in the lesson's file. At most 40 words each.

lesson-height = Every cube of the Dungeon falls at once. Low is tidy, high is wild. Choose a height and let go: this once they fall as they did for everybody.
lesson-pillars = Three grey Pillars make a room. Your Pawn lies in several of them: go in by the lit one. You loot at once all that lies in it.
lesson-hearts = Five treasures, and two Goblins. Each sits on one of your hearts until the floor is done. With no heart left you could not go on.
lesson-aim = Now four cubes fall that nobody has seen. Put the ring where you want treasure to lie, then let go. Half of them stay inside it.
lesson-ability = Your cards hold tricks: as a Dwarf you may slide a Pillar, as a Ranger shoot a cube. Once on each floor. Keep them for now.
lesson-move = Your room has three corners. Two stay, one jumps to another Pillar: those are the rooms next door. The lit one holds two Rubies and no monster.
lesson-quest = Gold counts 1. What gems count, your Quest says: Rubies are what you want. On this floor you need 24 points before you leave.
lesson-again = Once more: explore, and keep your tricks. A floor has eleven of these turns, for then the Box is empty.
lesson-relic = There: the green Relic is why you came. A Goblin and a Troll guard it, three hearts. Is it worth it? With nine treasures beside it, it is.
lesson-stairs = 33 points, and a Relic in the bag. Now you would look for the black Staircase, leave, and go down with one trick more, or retire.
lesson-end = Four Relics save your village, nine the world, and every floor asks for more. Now let go for real.
lesson-solved = That was it: down the stairs, and on to the next floor.

### The puzzles: puzzle-goal- and the goal that the file names, and a title for each number.

puzzle-goal-down = Nothing falls any more in this turn. Find the way to the black Staircase, with the points that this floor asks for.
puzzle-goal-relic = Nothing falls any more. Leave by the black Staircase in this turn: with the points that this floor asks for, and with a green Relic.
puzzle-goal-relics = Nothing falls any more. Leave by the black Staircase in this turn: with the points that this floor asks for, and with both Relics.
puzzle-goal-dragon = Nothing falls any more. Leave by the black Staircase in this turn: with the points that this floor asks for, and with the Dragon on your card or defeated.
puzzle-goal-hearts = Nothing falls any more. Leave by the black Staircase in this turn: with the points that this floor asks for, and with at least half of your hearts free.
puzzle-1 = Before the stairs
puzzle-2 = A pilgrim without a scratch
puzzle-3 = Keys for two
puzzle-4 = Two green lights
puzzle-5 = Who is afraid of the Dragon?
puzzle-6 = Seven hearts
puzzle-7 = On the Dragon’s wing
puzzle-8 = The song of the stairs
puzzle-9 = Through the wall of trees
puzzle-10 = Fire against fire
puzzle-11 = The collector flies
puzzle-12 = Small feet, long way
