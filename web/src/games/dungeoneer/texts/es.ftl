### Lo que solo dice el dibujo de la mesa, en español. Todo lo demás viene de los textos del juego.

## El veredicto de una tirada, desde el lado de quien lo lee

seen-drama-so-far = { $n } contra { $against }, por ahora.
seen-drama-so-far-threat = { $n } frente a los { $threat } que hacen falta, por ahora.
seen-drama-tie = Empate: nadie resulta herido.
seen-drama-combat-won = ¡Vences a { $loser }!
seen-drama-combat-lost = { $winner } te vence.
seen-drama-combat-sent-won = Tu ataque tiene éxito: { $winner } vence a { $loser }.
seen-drama-combat-sent-lost = { $winner } resiste tu ataque.
seen-drama-combat-other = { $winner } vence a { $loser }.
seen-drama-test-door =
    { $passed ->
        [yes] { $who ->
            [me] Fuerzas la puerta.
           *[other] { $name } fuerza la puerta.
        }
       *[no] { $who ->
            [me] La puerta se te resiste.
           *[other] La puerta se resiste a { $name }.
        }
    }
seen-drama-test-pit =
    { $passed ->
        [yes] { $who ->
            [me] Esquivas el Foso.
           *[other] { $name } esquiva el Foso.
        }
       *[no] { $who ->
            [me] Caes en el Foso.
           *[other] { $name } cae en el Foso.
        }
    }
seen-drama-test-trap =
    { $passed ->
        [yes] { $who ->
            [me] Escapas de la trampa de { $by }.
            [mine] { $name } escapa de tu trampa.
           *[other] { $name } escapa de la trampa de { $by }.
        }
       *[no] { $who ->
            [me] La trampa de { $by } te atrapa.
            [mine] Tu trampa atrapa a { $name }.
           *[other] La trampa de { $by } atrapa a { $name }.
        }
    }
seen-drama-test-other =
    { $passed ->
        [yes] { $who ->
            [me] Superas la prueba.
           *[other] { $name } supera la prueba.
        }
       *[no] { $who ->
            [me] Fallas la prueba.
           *[other] { $name } falla la prueba.
        }
    }

## El foco

seen-drama-bane =
    { $n ->
        [0] { $name } juega { $card } contra ti.
       *[other] { $name } juega { $card } contra ti, pagando con { $n } de tu Peligro.
    }
seen-drama-sent =
    { $n ->
        [0] { $name } envía { $card } contra ti.
       *[other] { $name } envía { $card } contra ti, pagando con { $n } de tu Peligro.
    }
seen-drama-quest = { $name } tiene { $n } { $n -> [one] Misión *[other] Misiones } de { $all }.
seen-drama-quest-mine = Tienes { $n } { $n -> [one] Misión *[other] Misiones } de { $all }.
seen-drama-died = { $name } muere.
seen-drama-died-mine = Tu héroe ha muerto.
seen-story-life = La Vida, ronda a ronda

## Las opciones en pocas palabras, junto a sus etiquetas

token-discard = { $card }
token-shed = { $card }
token-play = { $card } ({ $cost })
token-replace = { $card } por { $old }
token-jump = { $card }: { $cell }
token-use = { $card }
token-unlock = { $side }: { $card }
token-lift = Quitar { $card }
token-bane = { $card }: { $seat }
token-attack = { $card }: { $seat }
token-trap = { $card }: { $seat }
token-blame = { $seat }
token-place =
    { $facing ->
        [turned] { $cell }, girada
       *[upright] { $cell }
    }
token-move = { $side }
token-open =
    { $needs ->
        [1] Puerta { $side }
        [7] Puerta { $side }: ningún dado basta
       *[other] Puerta { $side }: { $needs }+
    }
token-challenge = { $seat }: { $score }
token-room = { $card } ({ $cost })
token-portal = { $cell }
token-farstep = { $cell }
token-power = { $power } ({ $cost })
token-quest =
    { $quest ->
        [test]
            { $needs ->
                [1] Misión: { $card }
                [7] Misión: { $card }, ningún dado basta
               *[other] Misión: { $card }, { $needs }+
            }
       *[other] Misión: { $card }
    }
token-weapon = { $card } +{ $bonus }
token-charge = { $card } +{ $bonus }
token-done =
    { $prompt ->
        [encounter-lord] Fin de los Encuentros
        [encounter-declare] Resolver
        [bane-recall] Basta
       *[move-act] Fin del turno
    }

## Los lugares, para quien ve el mapa

near-n = al norte, tras { $card }
near-e = al este, tras { $card }
near-s = al sur, tras { $card }
near-w = al oeste, tras { $card }
near-option-place =
    { $facing ->
        [turned] Colocar { $card } { $near_cell }, carta girada, comunicando con { $joins }
       *[upright] Colocar { $card } { $near_cell }, en posición normal, comunicando con { $joins }
    }
near-event-map-placed =
    { $turned ->
        [yes] { $seat } coloca { $the_card } { $near_cell }, carta girada.
       *[no] { $seat } coloca { $the_card } { $near_cell }.
    }
near-reason-place-not-connected = Allí ({ $near_cell }) ninguna puerta ni abertura comunicaría con la mazmorra.
near-reason-place-closes = Con el Mapa allí ({ $near_cell }), la mazmorra quedaría cerrada cuando aún quedan Mapas.
near-event-swapped = { $seat } intercambia { $the_first } y { $the_second }.

## Un mazo propio, comprobado

seen-check-hero = Un Héroe
seen-check-size = { $size } cartas, de 50 al menos
seen-check-copies = Ninguna carta más de cuatro veces
seen-check-quest-twice = Cada Misión una vez
seen-check-quests = { $quests } Misiones, de 3 al menos
seen-check-maps = { $maps } Mapas, de 6 a 12
seen-check-halves =
    { $rooms ->
        [one] Una Sala y un Pasillo
       *[other] { $rooms } Salas y otros tantos Pasillos
    }
seen-check-adventures = { $adventures } cartas de Aventura, de 10 al menos
seen-check-sets = Cabe en las cajas de cartas

## Las figuras del libro

seen-figure-map = Un Mapa: muros, puertas abiertas, cerradas y con trampa, con la Amenaza que una prueba debe alcanzar.
seen-figure-combat = Un combate: cada bando suma un dado, un valor y lo que ayude.
seen-figure-odds = Una prueba de 7 con Movimiento 3: el dado más 3. Pasan los dados desde 4, así que hay 3 posibilidades de 6.
seen-figure-card = Una carta: su clase, lo que cuesta y lo que hace.
seen-figure-monster = Un Monstruo: el Peligro que le cuesta a su víctima, su ataque y su Vida.
seen-figure-quest = Una Misión: dónde se cumple, y cómo.
