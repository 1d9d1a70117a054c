### Lo que el servidor dice por sí mismo, en español: de los enlaces que la gente se envía.

preview-table-by = { $name } te invita a jugar a { $game }
preview-table = Tienes una invitación para jugar a { $game }
preview-campaign-by = { $name } te invita a una campaña de { $game }
preview-campaign = Tienes una invitación a una campaña de { $game }
preview-invites = { $name } te invita
preview-invited = Tienes una invitación
preview-players =
    { $n ->
        [one] una persona
       *[other] { $n } personas
    }
preview-minutes-table = unos { $n } minutos
preview-minutes-campaign = partidas de unos { $n } minutos
preview-watch = { $game }: una partida para ver
preview-watch-head = Una partida para ver
preview-replay = { $game }: una partida para ver de nuevo
preview-replay-head = Una partida para ver de nuevo
preview-bot = Bot
notice-title = Te toca en { $game }
notice-text =
    { $n ->
        [0] { $table } sigue cuando decidas.
        [one] { $table }: { $names } te espera.
       *[other] { $table }: { $names } te esperan.
    }
notice-end = Has pedido este correo. Para no recibir ninguno más: { $url }
notice-confirm-title = ¿Es esta tu dirección?
notice-confirm-text = Alguien ha pedido a Undercroft que te avise aquí cuando te toque jugar. Si has sido tú, escribe este código en los ajustes: { $code }. Si no, no hagas nada: no llegará ningún correo más.
