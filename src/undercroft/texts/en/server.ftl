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
