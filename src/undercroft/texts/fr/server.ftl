### Ce que le serveur dit de lui-même, en français : des liens que l’on s’envoie.

preview-table-by = { $name } t’invite à jouer à { $game }
preview-table = Tu as une invitation à jouer à { $game }
preview-campaign-by = { $name } t’invite à une campagne de { $game }
preview-campaign = Tu as une invitation à une campagne de { $game }
preview-invites = { $name } t’invite
preview-invited = Tu as une invitation
preview-players =
    { $n ->
        [one] une personne
       *[other] { $n } personnes
    }
preview-minutes-table = environ { $n } minutes
preview-minutes-campaign = parties d’environ { $n } minutes
preview-watch = { $game } : une partie à regarder
preview-watch-head = Une partie à regarder
preview-replay = { $game } : une partie à revoir
preview-replay-head = Une partie à revoir
preview-bot = Bot
notice-title = À toi de jouer : { $game }
notice-text =
    { $n ->
        [0] { $table } continue quand tu décides.
        [one] { $table } : { $names } t’attend.
       *[other] { $table } : { $names } t’attendent.
    }
notice-end = Tu as demandé ce message. Pour ne plus en recevoir : { $url }
notice-confirm-title = Est-ce ton adresse ?
notice-confirm-text = Quelqu’un a demandé à Undercroft de te prévenir ici quand c’est à toi de jouer. Si c’est toi, tape ce code dans les réglages : { $code }. Sinon, ne fais rien : il ne viendra plus aucun message.
