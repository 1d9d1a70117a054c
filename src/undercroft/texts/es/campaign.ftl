### Las campañas en la terminal, sea cual sea el juego, en español.

sheet-title = { $game }: la Hoja de Campaña
sheet-next = Después: { $name }, { $title }.
sheet-missing = Aún no se juega aquí, y queda fuera: { $names }.
sheet-over = La campaña ha terminado.
sheet-row = { $name }: { $results }
sheet-team = Equipo de { $name }: { $cards }
sheet-team-named = Equipo de { $name }, { $team }: { $cards }
sheet-uses = { $card } ({ $n })
sheet-rules = Reglas del mes: { $rules }.
sheet-rules-none = Reglas del mes: nada más que lo que exige.
sheet-on = sí
sheet-off = no
sheet-decides = { $name }, { $chapter }: decide.
sheet-bot-decides = { $name }: { $text }.
sheet-hint = Escribe un número; ? y un número dice más, ? solo dice qué se decide; quit para salir, todo queda guardado.
sheet-number = Escribe un número de 1 a { $n }, o quit.
sheet-ready = { $name } puede empezar.
sheet-going-on = La partida de { $name } continúa.
sheet-booked = { $name } está en la hoja.
sheet-saved = La campaña se guarda en { $path }.
sheet-resume = Para seguir: { $command }
sheet-refused = { $reason } ({ $rule })
sheet-version = { $name } se jugó con las reglas de la versión { $n }.
sheet-newer = Las reglas se han renovado: esta partida se juega con la versión { $n }; la anterior se jugó con la versión { $before }.
