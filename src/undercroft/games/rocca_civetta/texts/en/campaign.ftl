### The campaign, in English: its months, and why something cannot be decided between two games.
### A month has a name, a title, a story of a few sentences (.story) and what is new in it (.new).

chapter-september = September
    .title = Preliminary Research
    .story = The chair of Dungeonology is empty: its professor went into the woods to study an unknown people, and only his hat came back. The rector sends you for a first careful look.
    .new = New: everything. Explore, study, come home, and submit your Thesis. No Boss, no traps.
chapter-october = October
    .title = Beer Festival
    .story = The people in the woods are fauns, and they are thirsty. Their host Laetus has opened every barrel he owns. Keep your notebook dry and learn what you can.
    .new = New: a Boss. He wakes where his icon is printed, and meets whoever he catches.
chapter-november = November
    .title = The Concert
    .story = One last feast before the snow: Capagrezza sings, and whoever listens too long forgets why they came. Bring wax for your ears, and a pencil.
    .new = New, if you agree: Main Effects of Trick Cards, and Maximum Alert with a Panic Card known to all.
chapter-december = December
    .title = Winter is Coming
    .story = The ink freezes in the lecture halls. Freddo, the last head of a Congregation that everybody thought was lost, insists on coming along, and the cold comes with him.
    .new = New: Dangerous Zones. Everything printed on a Zone is now in use.
chapter-january = January
    .title = The Initiation
    .story = First-year students of every Congregation join you for their initiation. You are supposed to look after them. The witch Raganella has promised to cook.
    .new = New: Student Congregations, each with a gift of its own.
chapter-february = February
    .title = Omega to the Rescue
    .story = The masked head of Omega lays down his weapons and asks to travel with you. Nobody believes him. Nobody has a better idea either.
    .new = New: Research Cards, and Omega as an ordinary Boss.
chapter-march = March
    .title = The Temple of Doom
    .story = It was a trap, of course. Behind the village of the fauns galleries lead down to a temple, and somebody has scratched the name Enrico into the last door.
    .new = New: Floor IV with its black and white cubes, and a Big Boss with a mode of his own.
chapter-april = April
    .title = Spring Festival
    .story = Enrico is found, dazed, and warns of something he cannot name. Meanwhile a rabbit with a top hat hides eggs in the dungeon, and the deans have called it a holiday.
    .new = New: Egg Hunting, the mode of Marconiglio.
chapter-may = May
    .title = The Catacombs
    .story = One of your students is not a student. He knows what you will say before you say it, and he asks after the catacombs and a machine that he left there.
    .new = Hard. The Shadow Lord, and the deepest Floor.
chapter-june = June
    .title = The Future Man
    .story = His name is Jukas, he comes from a time that has not been yet, and he means to call a goddess and put her in chains. The Phi follow him.
    .new = Hard. Jukas keeps the Phi Students, until somebody frees them.
chapter-july = July
    .title = The Stone Brood
    .story = Jukas is stopped, his ritual is not. At the place where it will end a basilisk has built her nest, and she does not like visitors.
    .new = Hard. The Brood; and Omega Against All, if you agree.
chapter-august = August
    .title = The Goddess and the Kraken
    .story = The sea stands in the dungeon. Scilla and Cariddi have come, Omega was behind it all, and the gods have decided to watch who of you deserves the chair.
    .new = The last month: all that you agree on, and the Goddess of the Sea.
chapter-epilogue = The tents are folded, the notes are bound. Everybody is honoured, and one of you gets the key to a dusty office with a view.

reason-campaign-over = The year is over.
reason-campaign-draft-first = First the teams are drafted, one Teacher after another.
reason-campaign-scholars-first = First each Teacher chooses the Scholar of the month, in the order of the draft.
reason-campaign-agreed = You have agreed already.
reason-campaign-drafted = The teams are complete.
reason-campaign-banned = { $card } is not drafted.
reason-campaign-taken = { $card } is in a team already.
reason-campaign-unknown = There is no such Scholar.
reason-campaign-used-up = { $card } has been chosen six times.
reason-campaign-chosen = { $card } is chosen already.
reason-campaign-not-in-team = This Scholar is not in your team.
reason-campaign-opener = Only the Teacher who opened the campaign proposes rules.
reason-campaign-not-offered = This month does not offer that.
reason-campaign-as-it-is = That is proposed already.
reason-campaign-congregations = This month is played with at least one Congregation.

## Sheet, and decisions between two games

decision-draft = Draft { $card }
    .text = Each Teacher takes two Scholars into the team, one after the other. Who is in a team is in no other.
decision-scholar = Choose { $card } for this month
    .text = Choose who goes into the Dungeon this month. Each Scholar goes at most six times in the year.
decision-rule = { $setting }: { $value }
decision-agree = Agree to the rules
    .text = The month begins when everybody has agreed to its rules.
result-first = 1st
result-second = 2nd
result-third = 3rd
result-fourth = 4th
result-na = NA
sheet-standing = { $rank }. { $name }: { $victory_points } Victory Points, { $support } Support Points
sheet-about = Twelve months, from September to August: one game each, with a draft of teams before, an agreement on the rules of every month, and points for the chair of Dungeonology.
sheet-year = How a year works
sheet-year-1 = First teams: each drafts two Scholars, one after the other, and keeps them all year.
sheet-year-2 = Before each month everybody sends one of the two. Nobody is sent more than six times, so both are needed.
sheet-year-3 = Then all agree on the rules of the month. September is the Introductory game: no Boss, nothing advanced. Each month adds something.
sheet-year-4 = Then the game itself, at a table as ever. Support Points buy help at its beginning: a Student, a card, a better Study.
sheet-year-5 = After it the sheet is filled in: 4 points for a first place, 3, 2, 1, and half a one without an accepted Thesis. Support Points come too.
sheet-year-6 = After August whoever has most is Professor. You may stop between two months for as long as you like: the year waits.
sheet-victory-points = Victory Points
sheet-support = Support Points
sheet-gained = { $n ->
    [one] { $n } Victory Point
   *[other] { $n } Victory Points
  }
sheet-earned = { $n ->
    [one] { $n } Support Point earned: { $because }
   *[other] { $n } Support Points earned: { $because }
  }
sheet-earned-nothing = no Support Points
sheet-spent = { $n ->
    [one] { $n } Support Point spent at the table
   *[other] { $n } Support Points spent at the table
  }
sheet-because-taking-part = { $n } for taking part
sheet-because-thesis = { $n } for the Thesis
sheet-because-rank = { $n } for the place
sheet-winner = { $n ->
    [one] { $names } becomes professor of Dungeonology.
   *[other] { $names } share the chair of Dungeonology.
  }
