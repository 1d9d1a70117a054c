### Les campagnes au terminal, quel que soit le jeu, en français.

sheet-title = { $game } : la Feuille de Campagne
sheet-next = Ensuite : { $name }, { $title }.
sheet-missing = Pas encore joué ici, et laissé de côté : { $names }.
sheet-over = La campagne est finie.
sheet-row = { $name } : { $results }
sheet-team = Équipe de { $name } : { $cards }
sheet-team-named = Équipe de { $name }, { $team } : { $cards }
sheet-uses = { $card } ({ $n })
sheet-rules = Règles du mois : { $rules }.
sheet-rules-none = Règles du mois : rien de plus que ce qu’il exige.
sheet-on = oui
sheet-off = non
sheet-decides = { $name }, { $chapter } : décide.
sheet-bot-decides = { $name } : { $text }.
sheet-hint = Tape un nombre ; ? et un nombre en dit plus, ? seul dit ce qui se décide ; quit pour partir, tout est enregistré.
sheet-number = Tape un nombre de 1 à { $n }, ou quit.
sheet-ready = { $name } peut commencer.
sheet-going-on = La partie de { $name } continue.
sheet-booked = { $name } est sur la feuille.
sheet-saved = La campagne est enregistrée dans { $path }.
sheet-resume = Pour continuer : { $command }
sheet-refused = { $reason } ({ $rule })
sheet-version = { $name } s’est joué avec les règles de version { $n }.
sheet-newer = Les règles ont été renouvelées : cette partie se joue avec la version { $n }, la précédente s’est jouée avec la version { $before }.
