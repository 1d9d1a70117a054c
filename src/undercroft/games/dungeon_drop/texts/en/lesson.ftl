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
