### What the server says by itself, in English: of links that people send each other.

preview-table-by = { $name } invites you to { $game }
preview-table = You are invited to { $game }
preview-campaign-by = { $name } invites you to a campaign of { $game }
preview-campaign = You are invited to a campaign of { $game }
preview-invites = { $name } invites you
preview-invited = You are invited
preview-players =
    { $n ->
        [one] one player
       *[other] { $n } players
    }
preview-minutes-table = about { $n } minutes
preview-minutes-campaign = games of about { $n } minutes
preview-watch = { $game }: a game to watch
preview-watch-head = A game to watch
preview-replay = { $game }: a game to see again
preview-replay-head = A game to see again
preview-bot = Bot
notice-title = Your turn in { $game }
notice-text =
    { $n ->
        [0] { $table } goes on when you decide.
        [one] { $table }: { $names } waits for you.
       *[other] { $table }: { $names } wait for you.
    }
notice-end = You asked for this mail. To get none any more: { $url }
notice-confirm-title = Is this your address?
notice-confirm-text = Somebody asked Undercroft to tell you here when it is your turn in a game. If it was you, type this code in the settings: { $code }. If not, do nothing: no further mail will come.
