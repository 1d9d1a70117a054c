### Words of the page, in English. Games have their own files in src/undercroft/games; words that all share are in src/undercroft/texts.

## Everywhere

page-skip = Skip to the main part
page-navigation = Ways through the house
page-home = Home
page-rules = Rules
page-settings = Settings
page-language = Language
page-you-are = You are { $name }
page-you = you
page-yes = Yes
page-no = No
page-close = Close
page-cancel = Cancel
page-save = Save
page-notices = Your turn
page-notices-text = When somebody has waited for you for a minute and you are not at the table, you can be told. Nothing is sent unless you ask for it here.
page-notices-none = Nobody tells you anything so far.
page-notice-push = This browser
page-notice-mail = Mail
page-notice-ntfy = ntfy
page-notice-gotify = Gotify
page-notice-discord = Discord
page-notice-matrix = Matrix
page-notice-off = Not any more
page-notice-drop = Not to { $name } any more
page-notice-code = The code that was sent to { $name }
page-notice-confirm = Confirm
page-notice-here = Tell me in this browser
page-notice-here-not = This browser cannot be told anything: that needs a page over https, and on an iPhone one that lies on the home screen.
page-notice-refused = This browser does not want to be told anything. You can allow it in its settings.
page-notice-way = By which way
page-notice-address = Address
page-notice-add = Add
page-quiet-from = Quiet from
page-quiet-to = to
page-quiet-on = Keep quiet then
page-quiet-off = No quiet hours
page-quiet-is = Quiet from { $from } to { $to }, { $zone }. What comes then is told afterwards.
page-quiet-none = No quiet hours so far.
page-saved = Saved.
page-opening = The table is being set up.
page-reconnecting = The line is lost. Trying again; nothing is lost.
page-lost-title = Nothing lies here
page-lost-text = This passage leads nowhere. Perhaps the link is old, or a letter is missing.

## Problems

page-problem-id = If you ask the host, quote { $id }.
page-problem-other = That did not work. Nothing has changed; try again, or load the page again.
page-problem-offline = The server cannot be reached. Your games are safe; try again in a moment.
page-problem-internal = Something went wrong on the server. Your games are safe.
page-problem-unavailable = The server cannot write at the moment. Nothing has changed; try again soon.
page-problem-no-table = This table is not there any more.
page-problem-no-campaign = There is no such campaign, or it is not yours to see.
page-problem-in-campaign = The next game of a campaign is its next month.
page-problem-in-play = The game of this month has begun; nothing is decided before it is over.
page-problem-no-record = The record of one of its games is not kept any more.
page-problem-no-aid = There is no player aid of this game.
page-problem-not-allowed = This is not open to you.
page-problem-banned = The host does not want you here.
page-problem-session-ended = You were logged out. Log in again to go on.
page-problem-too-many = That is too much at once. Close something, or wait a little.
page-problem-too-fast = Not so fast. Wait a moment.
page-problem-busy = Others wait already to have a record checked. Try again in a minute.
page-problem-claimed = Somebody else has taken this seat.
page-problem-no-invitation = This is no invitation to a table here.
page-problem-no-code = No table that waits for people has this code.
page-problem-no-notices = This server does not send such notices.
page-problem-bad-way = This address cannot be right, or leads nowhere that is allowed.
page-problem-many-ways = You have asked for as many ways as there may be. End one first.
page-problem-no-way = You are not told by this way any more.
page-problem-wrong-code = This is not the code.
page-problem-no-mail = No mail can be sent at the moment. Try again later.
page-problem-bad-zone = Your time zone is not known here.
page-problem-started = The game has begun already.
page-problem-open-seats = Some seats are still open.
page-problem-bad-setup = The game cannot be set up like this. Look at the seats and the rules of the table.
page-problem-bad-deck = These decks cannot be played like this. Look at the lists and the rules of the table.
page-problem-no-deck = No deck was handed in for this seat.
page-problem-no-decks = This game is not played with decks of one’s own.
page-problem-conflict = Somebody was quicker. Look again.
page-problem-many-lists = You have as many lists as there is room for. Delete one first.
page-problem-no-storage = This browser keeps nothing: what you build is gone when you close the window. Save it as a file.
page-problem-no-game = This game is not played here.
page-problem-no-content = The content with which this was played is not kept here.
page-problem-no-book = There is no book of this game.
page-problem-no-lesson = There is no lesson of this game.
page-problem-no-puzzle = There is no such puzzle.
page-problem-no-daily = This game has no deal of the day.
page-problem-sealed = Others still play the same deal. It is there when the day is over.
page-problem-no-step = The game has no such step.
page-problem-not-your-seat = This seat is somebody else's.
page-problem-wrong-password = No account has this name and password.
page-problem-login-taken = This account name belongs to somebody else.
page-problem-has-account = You have an account already.
page-problem-bad-name = This name cannot be used. It needs at least one letter, digit or sign that can be seen, and must not be too long.
page-problem-password-short = The password is too short. It needs at least 8 characters.
page-problem-password-is-name = Your name is no password. Choose something that nobody would guess.
page-problem-password-common = Too many people have this password. Choose something that nobody would guess.
page-problem-wrong-old-password = This is not your password.
page-problem-no-account = You have no account yet.
page-problem-malformed = Something in what you typed does not fit.
page-problem-not-over = That is there when the game is over.
page-problem-not-started = The game has not begun.
page-problem-who-are-you = Come in first: choose a name in the settings.
page-problem-unplayable = This table was begun under rules that are not installed here.
page-problem-wrong-protocol = The page is older than the server. Load it again.

## Home

page-welcome = A lit table in a deep cellar
page-welcome-text = Dungeon games with every rule enforced. Play at once against bots, or send a friend a link. No account needed.
page-games = Games
page-players = { $low } to { $high } players
page-learn = Learn by playing
page-learn-mode = Learn by playing: { $mode }
page-lesson = Lesson
page-lesson-of = Lesson, { $n } of { $total }
page-lesson-back = Back
page-lesson-next = Go on
page-lesson-read = Read what the bubble says, then go on.
page-lesson-skip = Do it for me
page-lesson-leave = Leave the lesson
page-lesson-play = Play a real game
page-puzzle = Puzzle
page-puzzle-today = Puzzle of the day
page-puzzle-of = Puzzle { $n }: at most { $moves } answers
page-puzzle-also = That reaches the goal as well. Here it goes on another way.
page-puzzle-found = Found without help.
page-puzzle-helped = Solved. Next time perhaps without a wrong try.
page-puzzle-next = Next puzzle
page-puzzle-show = Show the answer
page-daily = Deal of the day
page-daily-text = Today everybody begins { $game } with the same hero, the same Quest and the same cubes. Where they fall is a matter of your aim.
page-daily-play = Play today’s deal
page-daily-again = Play it once more
page-daily-first = Only the first game that you finished counts. It is kept in this browser.
page-daily-left = { $hours ->
    [0] A new deal in { $minutes } min.
   *[other] A new deal in { $hours } h { $minutes } min.
  }
page-daily-mine = What came of it
page-daily-heading = { $game }, { $day }
page-daily-row = Floor { $n }: { $full } of { $all } squares, { $found ->
    [one] 1 Relic
   *[other] { $found } Relics
  }{ $end ->
    [home] , and home
    [lost] , and lost
   *[other] {""}
  }
page-daily-sum = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $found ->
    [one] 1 Relic
   *[other] { $found } Relics
  }
page-daily-streak = { $n ->
    [one] 1 day in a row
   *[other] { $n } days in a row
  }
page-daily-copy = Copy the result
page-daily-fair = How it is dealt
page-daily-fair-text = A secret of this server and the date make the seed. Its hash is told a day ahead and the seed when the day is over, in universal time (UTC): so nobody knows a deal before it comes, and everybody can check it afterwards.
page-daily-hash = Hash of { $day }
page-daily-next = Hash of the next day
page-daily-seed = Seed of { $day }
page-turn-in-a-minute = A turn in one minute
page-play-now = Play now
page-rivals = Play against
page-bots-about = How do they play?
page-play-alone = Play now: alone, without bots
page-play-mode = Alone: { $mode }
page-play-friends = Play with friends
page-my-tables = My tables
page-my-tables-none = No table yet. Play now, and it will wait for you here.
page-my-tables-over =
    { $n ->
        [one] One game that is over
       *[other] { $n } games that are over
    }
page-open-tables = Open tables
page-open-tables-none = Nobody is waiting for company. Make a public table, and others will find it here.
page-turns =
    { $n ->
        [one] It is your turn at one table
       *[other] It is your turn at { $n } tables
    }
page-status-waiting = Waiting for players
page-status-playing = In play
page-status-over = Over
page-status-closed = Closed
page-status-my-turn = Your turn
page-status-turn = { $name } decides
page-seat-open = open
page-bot = bot
page-somebody = somebody
page-names = The games and their names belong to their publishers. Undercroft is independent of them and not endorsed by them; wording and art are ours.
page-about = About the games
page-credit-direction = Project direction
page-credit-design = Game design
page-credit-development = Development
page-credit-writing = Editing and writing
page-credit-translation = English translation
page-credit-french = French version
page-credit-graphics = Graphic design
page-credit-art = Art
page-credit-sculpture = Sculpture
page-credit-web = Web editing
page-credit-production = Production
page-credit-inspiration = Inspiration
page-credit-publisher = Publisher

## New table

page-new-table = A new table
page-game = Game
page-seats = Seats
page-seat-count = How many sit at the table?
page-seat-n = Seat { $n }
page-seat-me = I sit here
page-seat-friend = A friend, by invitation
page-seat-bot = Bot: { $bot }
page-bot-random = Whim
page-bot-novice = Novice
page-bot-steady = Steady
page-bot-sharp = Sharp
page-bot-about-random = Does whatever comes to mind: the weakest of all.
page-bot-about-novice = Has played once or twice.
page-bot-about-steady = Knows the game and plays soundly.
page-bot-about-sharp = Thinks every decision through.
page-bot-level = Bot at seat { $n }
page-seat-name = Name at seat { $n }
page-seats-text = Several seats of your own are several people at this screen.
page-options = Rules of this table
page-between = From { $low } to { $high }.
page-option-needs = Needs: { $options }
page-option-goes-with = The book recommends with it: { $options }
page-option-switch-on = Switch on: { $option }
page-rule = Rule { $rule }
page-rule-untold = The book does not tell this rule.
page-aid = Player aid
page-aid-print = Print on one page
page-aid-signs = Signs and what they mean
page-aid-none = There is no player aid of this game.
page-words = Words from A to Z
page-rules-told = Rules told here: { $n }
page-word-more = { $word }: more in the book
page-clock = Clock
page-clock-kind = How long may one think?
page-clock-none = As long as one likes
page-clock-move = Time for each decision
page-clock-bank = Time for the whole game
page-clock-days = Days for each decision
page-clock-about-none = Nobody is hurried.
page-clock-about-move = Whoever runs out of time is replaced by a bot until they return.
page-clock-about-bank = Everybody has the same time for all decisions together. Whoever runs out of it is replaced by a bot until they return.
page-clock-about-days = A game by correspondence: the page need not stay open.
page-clock-seconds = Seconds
page-clock-minutes = Minutes
page-clock-increment = More seconds after each decision
page-clock-days-each = Days
page-says-move = { $n } seconds for each decision
page-says-bank = { $n } minutes for the whole game, and { $more } seconds more after each decision
page-says-days =
    { $n ->
        [one] One day for each decision
       *[other] { $n } days for each decision
    }
page-absent = When somebody is away
page-absent-after =
    { $n ->
        [one] a bot after a minute
       *[other] a bot after { $n } minutes
    }
page-absent-never = the table waits
page-absent-text = The bot ({ $bot }) plays on only until they are back.
page-table-name = The table itself
page-table-name-label = Name (optional)
page-table-public = Listed for everybody
page-table-hints = Hints
page-table-hints-text = Whoever has to decide may ask what a bot would do, and why.
page-table-has-hints = With hints
page-table-has-no-hints = No hints
page-content = With the content “{ $name }”
page-content-here = Here games are played with the content “{ $name }”: what it says of a card takes the place of ours.
page-table-watch = Others may watch
page-table-watch-text = Watchers see what lies open, and no hand.
page-table-public-text = The table stands in the list on the first page.
page-table-public-not = There is nothing to find: no seat is open, and nobody may watch.
page-plan-open = You get a link for each open seat. The game begins when you say so.
page-plan-start = All seats are taken: the game begins at once.
page-plan-nobody = A table needs at least one person.
page-table-make = Make the table
page-table-start = Begin
page-table = Table
page-your-turn = Your turn

## Invitations and the waiting room

page-join = You are invited
page-join-by = { $name } invites you to { $game }, for { $n } players.
page-join-to = You are invited to { $game }, for { $n } players.
page-join-campaign-by = { $name } invites you to a campaign of { $game }, for { $n } players.
page-join-campaign-to = You are invited to a campaign of { $game }, for { $n } players.
page-join-minutes = About { $n } minutes
page-join-minutes-each = Each game about { $n } minutes
page-join-people = At the table: { $names }
page-join-text = A seat is waiting for you. Under which name will you play?
page-join-cut = Type the code that you were told. If you followed a link, it is not whole: what stands behind the # is missing.
page-join-sit = Sit down
page-code = You have a code?
page-code-field = Code of the table
page-code-go = To the table
page-code-said = To be said aloud:
page-code-where = to be typed at { $host }/join
page-name = Name
page-waiting = The table is laid
page-waiting-open =
    { $n ->
        [one] One seat is open.
       *[other] { $n } seats are open.
    }
page-waiting-ready = Everybody is here.
page-waiting-missing =
    { $n ->
        [one] { $names } is not here at the moment.
       *[other] { $names } are not here at the moment.
    }
page-waiting-agreed = Everybody is ready.
page-waiting-talk = While you wait
page-ready-mine = I am ready
page-ready-not = Not ready yet
page-is-here = here
page-is-away = not here
page-is-ready = ready
page-waiting-start = The game begins when the host of the table says so.
page-option-is = { $option }: { $value }
page-table-is-public = Everybody can find the table
page-table-is-private = By invitation only
page-link-for = Invitation to seat { $n }, for one person
page-link-local = This link works on this machine only: it names it “{ $host }”. Open the page by the machine’s address in your network, and the link is good for others.
page-copy-by-hand = The browser does not let us copy. The link is marked: copy it yourself.
page-copy-link = Copy link
page-copied = Copied
page-share = Share
page-qr = QR code
page-qr-of = QR code of the invitation to seat { $n }
page-put-bot = Put a bot here
page-sit-here = Sit here
page-stand-up = Stand up
page-free-seat = Free the seat
page-start = Begin the game
page-start-bots = Begin, with bots on open seats
page-give-up = Clear the table away
page-give-up-sure = Really clear it away
page-leave-table = Leave the table

## Campaigns

page-campaign = A campaign
page-campaigns = My campaigns
page-campaign-new = Begin a campaign
page-campaign-instead = Or play a campaign: games in a row, with a sheet between them
page-campaign-none = This game has no campaign.
page-campaign-count = How many take part?
page-campaign-name = Name of the campaign (optional)
page-campaign-plan-open = You get a link for each open seat. The campaign begins when all have come.
page-campaign-plan-start = All seats are taken: the campaign begins at once.
page-campaign-make = Open the campaign
page-campaign-waiting = The campaign begins when nobody is missing. Send each a link.
page-campaign-decide = You decide
page-campaign-waits = Waiting for { $names }
page-campaign-playing = { $name } is being played.
page-campaign-table = To the table
page-campaign-rules = Rules that are proposed
page-campaign-propose = You propose. Whatever you change is put before everybody again.
page-campaign-change = Or change your choice
page-campaign-more = What is printed on it
page-campaign-stage-booked = on the sheet
page-campaign-stage-next = next
page-campaign-stage-later = later
page-campaign-brings = It brings:
page-campaign-offers = You may agree on:
page-campaign-booked = What was booked, and why
page-campaign-standing = How it stands
page-campaign-agrees = agrees to the rules
page-campaign-uses =
    { $n ->
        [0] not used yet
        [one] used once
       *[other] used { $n } times
    }
page-campaign-used-up = used up
page-campaign-chosen = chosen
page-campaign-history = What happened
page-campaign-take-over = Seats of bots
page-campaign-take-over-text = Somebody may take over from a bot, with everything that is on the sheet, and plays from the next game on.
page-campaign-invite = Invite somebody
page-campaign-team = Name of your team
page-campaign-print = Print the sheet
page-campaign-text = Download it as a text
page-campaign-leave = Leave the campaign
page-campaign-leave-sure = Leave it for good
page-campaign-leave-text = A bot takes your seat, and you cannot come back without an invitation.
page-campaign-close = Give it up
page-campaign-close-sure = Really give it up
page-campaign-back = Back to the campaign
page-join-campaign = You are invited to a campaign: games in a row, with a sheet between them.

## Settings

page-look = Look and feel
page-scheme = Colours
page-scheme-system = As the system
page-scheme-dark = Dark
page-scheme-light = Light
page-scheme-contrast = High contrast
page-motion = Motion
page-motion-system = As the system
page-motion-full = Things move
page-motion-none = Things stay still
page-motion-text = Cards, doors and dice move where they go; without motion they are there at once.
page-size = Size of text: { $n } %
page-big-cards = Large card texts
page-big-cards-text = The cards of your hand show their whole text.
page-sound = Sounds
page-sound-text = Dice, doors, and a bell when it is your turn.
page-sound-on = Turn sounds on
page-sound-off = Turn sounds off
page-at-table = At the table
page-pace = The moves of others
page-pace-slow = slow
page-pace-normal = normal
page-pace-fast = fast
page-pace-none = not shown
page-pace-text = How long each of them stays on the screen before the next one. You can always skip them, and read them in the log.
page-pass-by = When others act and you could react
page-pass-by-ask = Always ask me
page-pass-by-idle = Pass when nothing I could do matters
page-pass-by-text-ask = You are asked even where passing is all you can do.
page-pass-by-text-idle = Where nothing that you could do would matter, or you have let the same pass in this turn, you pass by yourself: at once among bots, after a moment among people, so that nobody learns anything from it.
page-confirm = Ask me twice when it matters
page-confirm-text = Before dice decide, something new is revealed or somebody is hit.
page-hints = Explain what is new
page-hints-text = One sentence the first time a step comes up.
page-hints-again = Explain everything again
page-person = You
page-login = Account name
page-login-rule = 3 to 30 small letters, digits, dots or dashes.
page-password = Password
page-password-rule = At least 8 characters; not your name, and nothing that everybody uses.
page-account = Account
page-account-new = I have none
page-account-old = I have one
page-account-why = With an account you find your seats again on another device.
page-account-make = Make an account
page-account-made = The account is made.
page-account-is = Your account: { $login }
page-log-in = Log in
page-logged-in = Welcome back.
page-password-change = Change the password
page-password-change-text = A new password logs out all other devices. This one stays.
page-password-old = Old password
page-password-new = New password
page-password-changed = The password is changed. All other devices are logged out.
page-log-out = Log out
page-log-out-everywhere = Log out everywhere
page-log-out-others = Log out all other devices
page-logged-out-others = All other devices are logged out.
page-logged-out = You are logged out.
page-data = Your data
page-data-export = Download everything
page-data-delete = Delete everything
page-data-delete-sure = Delete everything for good
page-data-text = What is deleted cannot be brought back. Games that others play with you go on with a bot.

## The table

page-question = Question
page-options-now = What you can do now
page-turn-mine = Your turn{ $n ->
    [0] {""}
   *[other] {" "}· round { $n }
  }
page-turn-mine-plain = Your turn · { $title }
page-turn-asked = You decide · turn of { $name }
page-goal = How far everybody is
page-goal-about =
    { $needed ->
        [one] Whoever completes 1 Quest wins, or whoever is the last one alive.
       *[other] Whoever completes { $needed } Quests wins, or whoever is the last one alive.
    }
page-goal-quests = { $name }: { $n } of { $needed } Quests
page-goal-quests-short = { $n } of { $needed } Quests
page-own = Your hero
page-look-closer = Up close
page-way-far = Walk there: { $n } steps
page-options-all = All { $n } options
page-group-way = Ways
page-group-deed = Actions
page-group-card = Cards
page-group-other = Choices
page-group-apart = Hardly of use now
page-unread =
    { $n ->
        [one] 1 new move
       *[other] { $n } new moves
    }
page-unread-said =
    { $n ->
        [one] 1 new message
       *[other] { $n } new messages
    }
page-turn-of = { $name }{ $n ->
    [0] {""}
   *[other] {" "}· round { $n }
  }
page-phases = Phases of a turn
page-players-title = Players
page-hand-mine = Your hand
page-hand = Hand
page-life = Life
page-glory = Glory
page-peril = Peril
page-points = Movement points
page-peril-n = Peril { $n }
page-glory-n = Glory { $n }
page-level = level { $n }
page-has-turn = turn
page-is-asked = decides
page-out = out of the game
page-stand-in = a bot stands in: { $bot }
page-row-quests = Quests
page-row-completed = Completed Quests
page-row-treasures = Treasures
page-row-boons = Boons
page-row-banes = Banes
page-row-wounded = Wounded Monsters
page-row-known = Known cards of the hand
page-kind-monster = Monster
page-kind-trap = Trap
page-kind-bane = Bane
page-kind-boon = Boon
page-kind-treasure = Treasure
page-kind-quest = Quest
page-kind-hero = Hero
page-kind-room = Room
page-kind-passage = Passage
page-decks = Decks: Adventure { $adventure }, Map { $map }, Quests { $quests }. Discarded: { $discard }.
page-dungeon = The dungeon
page-board-help = Arrow keys move the map, plus and minus zoom, 0 shows all of it. Tab goes to the places where something can be done.
page-zoom-in = Closer
page-zoom-out = Further away
page-fit = Show all
page-versus = against
page-against = needs
page-drama-on = Go on
page-drama-step = Next step ({ $n } of { $all })
page-drama-skip = Skip the rest
page-drama-needed = { $n } are needed
page-threat = Threat
page-still-waiting = { $n } Encounters are declared.
page-rules-about = Rules:
page-over = The game is over.
page-closed = The host has closed the table.
page-paused = The game is paused.
page-undo = Take back
page-undo-free = Nobody has learnt anything since
page-undo-what = Takes back: { $deed }
page-undo-please = Ask to take back
page-undo-ask = The others must agree
page-undo-alone = Something new was seen since: dice and hidden cards will come differently
page-undo-request = { $name } asks to take back.
page-undo-renews = Dice and hidden cards will then come differently.
page-pass-device = Hand the screen to { $name }.
page-pass-device-text = This screen is for { $name } alone now. The others look away.
page-pass-device-short = Somebody else is next
page-ready = I am looking
page-menu = Menu
page-pause = Pause
page-resume = Go on
page-let-bot = Let a bot decide for me
page-stood-in = A bot ({ $bot }) decides for you.
page-stand-in-for = Let a bot play for { $name } ({ $bot })
page-away = { $name } is not here.
page-take-back = I am back
page-resign = Resign
page-resign-sure = Really leave the game
page-look-from = As { $name } sees it
page-watching = watching
page-copy-watch = Copy a link for watchers
page-seed = The shuffle, unsealed: { $seed }
page-seed-hash = Sealed shuffle, to be proven at the end: { $hash }
page-result = Result
page-end-won =
    { $n ->
        [one] You win!
       *[other] You win, and not alone!
    }
page-end-winner =
    { $n ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
page-end-lost =
    { $n ->
        [one] You lose.
       *[other] All have lost.
    }
page-end-nobody = Nobody wins.
page-end-place =
    { $rank ->
        [2] Second
        [3] Third
       *[other] Fourth
    }{ $n ->
        [0] {""}
        [one] , 1 point behind
       *[other] , { $n } points behind
    }
page-end-points =
    { $n ->
        [1] 1 point
       *[other] { $n } points
    }
page-end-moments = Moments to see again
page-end-round = Round { $n }
page-next-rule = One rule more
page-next-with = Next time with { $rule }?
page-next-play = Play with it
page-next-no = No such offers
page-rematch = Play again
page-rematch-go = To the next table
page-rematch-taken = It goes on at a new table; you come along in a moment.
page-rematch-stay = Stay here
page-record = Record

## What is refused

page-refused-lesson = Later you may. In this lesson, do what the bubble says.
page-refused-puzzle = That does not reach the goal for sure, whatever may come. Look again.
page-refused-stale = Somebody was quicker. The question has changed.
page-refused-over = The game is over.
page-refused-closed = The table is closed.
page-refused-paused = The game is paused.
page-refused-refused = The rules do not allow that now.
page-refused-malformed = That is no move of this game.
page-refused-not-your-seat = This seat is not yours.
page-refused-nothing-to-undo = There is nothing to take back.
page-refused-resigned = Somebody has left the game since.
page-refused-settled = Something has fallen since. Nobody can put that back.
page-refused-one-deal = All play the same deal today: nobody goes back behind what he has learnt.
page-refused-away = Somebody who must agree is away. Ask again when they are back.
page-refused-no-request = Nobody asks to take back.
page-refused-not-asked = You are not asked.
page-refused-not-paused = The game is not paused.
page-refused-stood-in = A bot decides already.
page-refused-not-stood-in = Nobody stands in for you.
page-refused-rematched = The next table is there already.
page-refused-not-over = The game is not over.
page-refused-too-fast = Not so much at once.
page-refused-unavailable = The server cannot write at the moment. Nothing has changed; try again.
page-refused-lost = The line is lost. Nothing was sent.
page-refused-not-started = The game has not begun.
page-refused-in-time = There is still time.
page-refused-no-hints = There are no hints at this table.
page-refused-no-idea = Nobody could think of anything here.
page-refused-crowded = Too many people are asking for hints. Try again in a moment.
page-refused-not-host = Only whoever made the table may do this.
page-refused-here = They are back already.

## What happened

page-log = What happened
page-log-more = Earlier
page-log-deleted = (deleted)
page-log-started = The game begins.
page-log-resigned = { $name } leaves the game.
page-log-undone = { $name } takes a decision back.
page-log-renewed = Chance was renewed: dice and hidden cards come differently now.
page-log-undo-asked = { $name } asks to take back.
page-log-undo-answered = { $name } has answered the request.
page-log-paused = { $name } pauses the game.
page-log-resumed = { $name } goes on with the game.
page-log-stood-in-absent = { $name } is away; a bot decides.
page-log-stood-in-time = { $name } has run out of time; a bot decides.
page-log-stood-in-own = { $name } lets a bot decide.
page-log-returned = { $name } decides again.
page-log-left = Somebody has left for good; a bot keeps the seat.
page-log-rematched = { $name } has laid the next table.
page-log-closed = The host has closed the table.
page-chat = Say something
page-chat-send = Send
page-faces = Make a face
page-face-laugh = Laugh
page-face-cheer = Cheer
page-face-gasp = Gasp
page-face-think = Think
page-face-sorry = Be sorry
page-face-hurry = Ask for haste
page-log-face-laugh = { $name } laughs.
page-log-face-cheer = { $name } cheers.
page-log-face-gasp = { $name } gasps.
page-log-face-think = { $name } thinks it over.
page-log-face-sorry = { $name } is sorry.
page-log-face-hurry = { $name } turns the hourglass.

## Replay

page-replay = Replay
page-replay-play = Play
page-replay-pause = Stop
page-step-back = One step back
page-step-forward = One step on
page-step-of = Decision { $n } of { $total }
page-look-as = Whose knowledge
page-look-watch = As everybody saw it
page-look-whole = Everything
page-picture = Picture
page-picture-svg = Picture to scale
page-link-step = Link to this step
page-replay-none = This game cannot be seen again
page-replay-line = Where in the game
page-replay-moments = Rounds and moments
page-replay-highlights = Highlights in a minute
page-replay-highlight-of = Highlight { $n } of { $all }
page-replay-renewed = { $name } takes a decision back: from here, dice and hidden cards come differently.
page-moment-within = { $chapter }: { $words }
page-moment-back = To the moment before
page-moment-forward = To the next moment
page-keys = Keys
page-key-arrows = Arrows
page-key-space = Space
page-keys-step = one decision back or on
page-keys-moment = next moment (with Shift: the one before)
page-keys-round = next round (with Shift: the one before)
page-keys-play = play or stop

## Rules

page-books = Books of rules
page-contents = Contents
page-search = Search the rules
page-search-found =
    { $n ->
        [one] One place found.
       *[other] { $n } places found.
    }
page-search-none = Nothing found.
page-edition-here = You read the book as the printed edition of your table has it.
page-edition-whole = The whole book
page-edition-says = So says your edition:
page-edition-otherwise = Your edition says otherwise, see below:

## Moves of others, seen again

page-happened = What just happened
page-since = Since your last turn
page-since-nothing = Nothing has happened since.
page-skip-moves =
    { $n ->
        [one] Skip 1 move
       *[other] Skip { $n } moves
    }
page-stage = What is being decided

## Answering

page-options-count =
    { $n ->
        [one] You have 1 option.
       *[other] You have { $n } options.
    }
page-pass-until = Pass until my turn
page-pass-until-about = Passes by itself, after a moment, until it is your turn
page-pass-idle = Always pass here
page-pass-idle-about = Pass by itself whenever nothing else can be done, after the time that thinking would take. The settings change it back.
page-passing-stop = Stop passing
page-confirm-ask = { $option }?
page-confirm-yes = Yes, do it
page-confirm-no = No, go back
page-confirm-never = Yes, and do not ask again
page-hint-more = More in the book
page-hint-close = I know this
page-hint-whole = Read on
page-ghost-turn = Turn the card with R or the space bar

## A hint: what a bot would do

page-advice = Hint
page-advice-ask = What would you do, and why? (key H)
page-advice-thinking = Let me think …
page-advice-mine = My advice:
page-advice-follow = Do it
page-advice-close = Put the hint away
page-advice-only = There is nothing else you could do here.
page-advice-share =
    { $n ->
        [0] Of 100 games from here you would hardly win one.
        [100] Of 100 games from here you would hardly lose one.
       *[other] Of 100 games from here you would win about { $n }.
    }
page-advice-solo =
    { $n ->
        [0] From here I expect hardly any success.
        [100] From here I expect the greatest success there is.
       *[other] From here I expect about { $n } % of the greatest possible success.
    }
page-advice-close-call = The difference is small: hardly anything depends on it.
page-advice-near = The next choice is almost as good.
page-advice-unsure = But I am not sure: another choice may be just as good.
page-advice-ahead = Thinking ahead, I found nothing better.
page-advice-ahead-of = Thinking ahead, this came out better than “{ $option }”.
page-advice-others = Alternatives
page-advice-other = { $option }: { $n } of 100
page-advice-other-solo = { $option }: { $n } %
page-advice-other-same = { $option }: about as good
page-advised = Advised:

page-any-view = What you see
page-any-about = This game has no table of its own on this page yet. What you can see of it is written down here as it is.

## Decks of one's own

page-deck-of = Deck of seat { $n }
page-deck-any = One that lies ready
page-deck-any-text = The first of the ready decks that nobody else plays.
page-deck-other = Another list
page-deck-nameless = A list without a name
page-deck-there = The deck is chosen.
page-deck-none = No deck chosen yet.
page-deck-refused = This list cannot be handed in:
page-deck-line = Line { $n }:
page-decks-ready = Ready decks
page-decks-own = My lists
page-deck-list = Deck list
page-deck-list-of = Deck list: { $name }
page-deck-unread = Nobody may read this list before the game is over.
page-deck-all = In all
page-deck-inside = Deck
page-deck-hidden = Deck or hand
page-deck-hand = Hand
page-deck-play = In play
page-deck-discard = Discarded
page-deck-card = Card
page-deck-build = Build a deck
page-deck-builder = The deck builder
page-deck-name = Name of the list
page-deck-begin = A new list
page-deck-begin-with = Begin with
page-deck-empty = An empty list
page-deck-copy = Copy
page-deck-copy-of = Copy of { $name }
page-deck-delete = Delete
page-deck-delete-sure = Really delete
page-deck-kept = Lists stay in this browser, also those that are not finished.
page-deck-kept-account = With an account they are on every device.
page-deck-kept-there = Your account keeps these lists: they are on every device.
page-deck-kept-waits =
    { $n ->
        [one] One list is only in this browser so far; nothing of it is lost.
       *[other] { $n } lists are only in this browser so far; nothing of them is lost.
    }
page-deck-kept-again = Try again
page-deck-only-here = only here
page-deck-keep-copy = Keep a copy in my lists
page-deck-kept-copy = The copy is among your lists.
page-deck-checks = Is it legal?
page-deck-advice = Advice
page-deck-sets = Sets of cards that everybody has
page-deck-sets-any = any
page-deck-figures = Figures
page-deck-costs-peril = Costs in Peril, and how many cards
page-deck-costs-glory = Costs in Glory, and how many cards
page-deck-chance =
    { $n ->
        [one] The one Quest is dealt to you at the beginning.
       *[other] Each of the { $n } Quests is dealt to you in { $chance } % of games.
    }
page-deck-room = { $room }: { $n }
page-deck-nothing = Nothing has been chosen yet.
page-deck-in-out = Share and bring in
page-deck-form = Form
page-deck-form-link = Link
page-deck-form-names = Names
page-deck-form-ids = Ids
page-deck-out = The list to share
page-deck-copy-text = Copy
page-deck-save = Save as a file
page-deck-paste = A list from elsewhere: text, short form
page-deck-bring = Bring in
page-deck-file = Or from a file
page-deck-fewer = One fewer: { $card }
page-deck-more = One more: { $card }
page-deck-says = { $card }: { $n }. In all { $size }.
page-deck-sum =
    { $open ->
        [0] { $n } cards, the deck is legal
        [one] { $n } cards, one thing is missing
       *[other] { $n } cards, { $open } things are missing
    }
page-cards = All cards
page-cards-games = The cards of which game
page-cards-text = Name or text
page-cards-kind = Kind
page-cards-tag = Type
page-cards-score = Score
page-cards-cost = Cost
page-cards-timing = When it is played
page-cards-any = all
page-cards-mine = Only what is in the list
page-cards-fit = Fits my Quests
page-cards-found =
    { $n ->
        [one] One card
       *[other] { $n } cards
    }
