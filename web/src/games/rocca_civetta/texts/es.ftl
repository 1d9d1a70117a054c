### Lo que solo dice el dibujo de la mesa con la segunda caja, en español. Todo lo demás viene de los textos del juego y de los del juego base.

## Estrellas y Clanes

seen-clan-needs = Estrellas para una Tesis
seen-clan-needs-all = Una Tesis fracasa sin: { $stars }
seen-clan-needs-any = Una Tesis fracasa sin una de estas: { $stars }
seen-clan-needs-count = Una Tesis fracasa con menos de { $n } Estrellas
seen-clan-any = { $n } de cualquier tipo
seen-clan-and = y
seen-clan-set = +{ $n } puntos al final
seen-clan-set-text = Al final { $n } puntos más con: { $stars }

## Lo que alguien sufre o tiene por un tiempo

seen-tag-silenced = Sin voz
    .text = No juega Cartas de Artimaña hasta el final de su próximo turno, salvo para declarar
seen-tag-dulled = Mejora de Estudio 0
    .text = La Mejora de Estudio cuenta 0 hasta el final de su próximo turno
seen-tag-tumbling = Acróbata
    .text = Ignora Detener, Peaje y Fichas de Trampa hasta el final del turno
seen-tag-doorless = Ignora las Puertas
    .text = Las Puertas no le detienen hasta el final del turno
seen-tag-genius = Inteligencia +{ $n }
    .text = { $n } más de Inteligencia hasta el final del turno
seen-tag-relief = Alerta −{ $n } por cubos
    .text = Varios cubos suben el Valor de Alerta { $n } menos hasta el final del turno
seen-tag-promised = Sigilo +{ $n }
    .text = { $n } más al declarar el próximo Valor de Sigilo de este turno

## Investigación y Caldero

seen-research = Investigación
seen-research-left =
    { $n ->
        [one] Queda 1 carta
       *[other] Quedan { $n } cartas
    }
seen-research-none = No hay ninguna Carta de Investigación a la vista.
seen-goal-research =
    Investigación: tienes { $n }, hay { $open } a la vista{ $claimable ->
        [0] {""}
       *[other] {" "}({ $claimable } que puedes reclamar ahora)
    }
seen-goal-cauldron = Caldero: { $n } de { $all } Estudiantes; lleno, la partida termina

## La puntuación y los focos

seen-item-research = Investigación
seen-item-set = Serie de Estrellas
seen-drama-research =
    { $who ->
        [me] { $n ->
            [one] La reclamas: 1 punto al final.
           *[other] La reclamas: { $n } puntos al final.
        }
       *[other] { $n ->
            [one] { $name } la reclama: 1 punto al final.
           *[other] { $name } la reclama: { $n } puntos al final.
        }
    }
seen-drama-fooled = { $name } se burla de ti.
seen-drama-silenced = Sin voz
seen-drama-dulled = La mente en blanco
seen-drama-cauldron =
    { $left ->
        [0] El Caldero está lleno: la partida termina con este turno.
        [one] Uno más, y la partida termina.
       *[other] { $n } de { $all }: cuando esté lleno, la partida termina.
    }

## La nidada

seen-tag-carrying = Lleva un Huevo
    .text = Velocidad 1 menor, Valor de Alerta 1 mayor en sus propios Estudios; 2 puntos cuando llegue a casa
seen-tag-delivered =
    { $n ->
        [one] 1 Huevo
       *[other] { $n } Huevos
    }
    .text = Huevos llevados a casa, 2 puntos cada uno; quien tenga más gana 4 puntos más al final, 2 si empatan
seen-goal-brood = Huevos llevados a casa por ti: { $mine }, por todos: { $all } de 7; junto al Campus: { $left }. 2 puntos cada uno, 4 más para quien tenga más
seen-tag-hot-water =
    { $n ->
        [one] 1 Agua caliente
       *[other] { $n } Agua caliente
    }
    .text = Derrite el hielo o quita una Ficha de Aturdimiento; cada ficha que se conserva vale 1 punto
seen-tag-melted = { $n } Iota derretidos
    .text = Cada uno vale 3 puntos
seen-goal-winter = Iota derretidos por ti: { $melted }, 3 puntos cada uno. Agua caliente ante ti: { $mine }, 1 punto por ficha que conserves. Zonas con hielo: { $ice }
seen-drama-cold-snap = Ola de frío
seen-mode-brood = La nidada
seen-mode-brood-counts = Cada Huevo llevado a casa vale 2 puntos; quien tenga más, 4 más al final, 2 cada uno si empatan.
seen-mode-brood-ready = Huevos junto al Campus: { $n } de 7; llevados a casa: { $all }.
seen-mode-winter = Llega el invierno
seen-mode-winter-counts = Cada Iota que derrites vale 3 puntos, cada Ficha de Agua caliente que conservas 1. Una Zona Helada: Alerta +1, y 1 punto de Velocidad más para entrar.
seen-mode-winter-ready = En la Reserva: { $n } de 6 Iota, { $water } de 12 Fichas de Agua caliente. La Hoguera tiene { $spaces } ranuras.
seen-goal-hunt = Tus cáscaras: { $mine }, 2 puntos cada una, 3 más para quien tenga más. Huevos por venir: { $left }
seen-tag-shells =
    { $n ->
        [one] 1 cáscara
       *[other] { $n } cáscaras
    }
    .text = De Huevos abiertos: 2 puntos cada una; quien tenga más, 3 más al final, 1 si empatan
seen-mode-hunt = Caza de huevos
seen-mode-hunt-counts = Abre un Huevo como Acción: de siete, tres tienen un cubo universal, uno de Casta, tres uno falso, que despierta a Marconiglio. Cada cáscara vale 2 puntos; quien tenga más, 3 más.
seen-mode-hunt-ready = Huevos por venir: { $n } de 7; en Zonas: { $lying }; abiertos: { $opened }.
seen-drama-egg-opened = Se abre un Huevo
seen-drama-egg-hidden = A la Madriguera
seen-drama-eggs-gathered = Todos los Huevos en una Zona
seen-goal-boulder =
    { $n ->
        [one] La roca está a 1 paso de la Zona Inicial; cuando llegue, la partida termina
       *[other] La roca está a { $n } pasos de la Zona Inicial; cuando llegue, la partida termina
    }
seen-goal-eggs = Huevos sin abrir: { $n }. Con el último termina la partida
seen-goal-temple =
    { $idol ->
        [mine] El Ídolo es tuyo: 5 puntos
        [crypt] El Ídolo está en la Cripta: 5 puntos para quien lo tenga
       *[other] Otro tiene el Ídolo: el Espionaje puede robarlo
    }. { $rescued ->
        [yes] Has rescatado a Enrico Giovanni: 4 puntos
       *[no] Su Rescate vale 4 puntos
    }
seen-tag-idol = Ídolo
    .text = 5 puntos para quien lo tenga al final
seen-tag-rescued = Rescate
    .text = Ha rescatado a Enrico Giovanni: 4 puntos
seen-mode-temple = Templo maldito
seen-mode-temple-counts = El Ídolo vale 5 puntos: se lo lleva el primer éxito en la Cripta, y el Espionaje lo cambia de dueño. Su Rescate vale 4: 1 Estrella, en su Zona, 2 Estudiantes. En el Puente se saca una dirección: con el norte se hunde.
seen-mode-temple-ready =
    { $idol ->
        [crypt] El Ídolo está en la Cripta.
       *[taken] El Ídolo tiene dueño.
    } { $bridge ->
        [none] Ningún Puente une aún los Pisos III y IV.
        [stands] El Puente une los Pisos III y IV.
       *[fell] El Puente se ha hundido.
    } { $pillar ->
        [yes] El Pilar está en las Catacumbas.
       *[no] El Pilar ya no está.
    }
seen-drama-bridge-fell = Se hunde el Puente
seen-drama-rescued = Un Rescate
seen-goal-sea =
    { $blessed ->
        [yes] Tienes una Bendición: 6 puntos
       *[no] Sin Bendición pierdes 2 puntos al final, con ella ganas 6
    }. Tentáculos que has devuelto: { $beaten }, 1 punto cada uno. Pisos que has liberado: { $calmed }, 4 puntos cada uno. Tentáculos fuera: { $out } de 7
seen-tag-blessed = Bendición
    .text = Tiene una Bendición de Scilla: 6 puntos
seen-tag-unblessed = Sin Bendición
    .text = No tiene Bendición de Scilla: 2 puntos menos al final
seen-tag-beaten =
    { $n ->
        [one] 1 Tentáculo
       *[other] { $n } Tentáculos
    }
    .text = Tentáculos devueltos: 1 punto cada uno
seen-tag-calmed =
    { $n ->
        [one] 1 Piso
       *[other] { $n } Pisos
    }
    .text = Pisos liberados desde la Guarida: 4 puntos cada uno
seen-mode-sea = Diosa del mar
seen-mode-sea-counts = Un Tentáculo devuelto con un Estudio o un Espionaje en su Zona vale 1 punto, un Piso liberado desde la Guarida por 2 cartas vale 4. Una Bendición vale 6, y sin ella pierdes 2.
seen-mode-sea-ready =
    { $n ->
        [0] Los siete Tentáculos están fuera: cada jugador roba un Estudiante al comienzo de su turno.
       *[other] Tentáculos en la carta de Cariddi: { $n } de 7.
    } { $lair ->
        [none] La Guarida aún no se ha encontrado.
       *[found] La Guarida se ha encontrado.
    } Bendiciones: { $blessed }.
seen-drama-calmed = Un Piso queda libre
seen-drama-lair-moved = La Guarida está en otro sitio
seen-mode-next = Lo que viene.
seen-mode-did = Lo último que hizo el Jefe
seen-item-mode = Modo
seen-drama-egg-taken = La madre vendrá
seen-drama-egg-delivered = Un Huevo está en casa
seen-drama-brood-saved = La nidada está a salvo

part-egg = un Huevo en brazos
part-ice = un Iota en la Zona
part-omega = Omega está aquí
part-sabotage = Sabotaje de Omega

## Las opciones en pocas palabras, junto a su texto

token-claim = { $card } +{ $points }
token-store = { $card }
token-draw = { $card } +{ $bonus }
token-under-deck = { $card }
token-pick = { $cube }: { $alert }
token-whip = { $seat }: { $zone }
token-peek =
    { $deck ->
        [tricks] Mazo de Artimañas
        [jinxes] Mazo de Maldiciones
        [research] Investigación
        [omega] Mazo de Omega
        [floor_1] Piso I
        [floor_2] Piso II
        [floor_3] Piso III
       *[floor_4] Piso IV
    }
token-wake = { $intern }
token-buy =
    { $bonus ->
        [student] 1 Estudiante ({ $price } PA)
        [trick] 1 Carta de Artimaña ({ $price } PA)
        [phi] 1 Estudiante Phi ({ $price } PA)
        [zeta] 1 Estudiante Zeta ({ $price } PA)
        [iota] 1 Estudiante Iota ({ $price } PA)
        [lambda] 1 Estudiante Lambda ({ $price } PA)
        [intern] 1 de 2 Becarios ({ $price } PA)
       *[study] Mejora de Estudio +1 ({ $price } PA)
    }
token-hire = { $intern }
token-type = { $type }
token-cook = Al Caldero
token-column = { $cube }
token-pick-up = Recoger el Huevo
token-melt = Derretir el hielo
token-warm = Aturdimiento −1
token-pour = Agua caliente
token-crack = Abrir el Huevo
token-clear = Quitar el Pilar
token-calm = Liberar el Piso { $floor }: +4
token-rescue = Rescatarlo: +4
token-bribe = 2 cartas
token-pass =
    { $prompt ->
        [research-claim] Ahora no
        [test-tester] { $passed ->
            [yes] Aceptar: éxito
           *[no] Aceptar: fracaso
        }
       *[other] Pasar
    }
token-done =
    { $prompt ->
        [setup-support] No comprar nada
        [study-pick] Basta de cubos
        [card-dissolve] Dejar los Muros
        [intern-charm] Encontrar al Jefe
        [intern-hide] Dejarlo caer
        [phase-movement] Fin del movimiento
        [phase-action] Fin del turno
        [rest-discard] Basta
        [boss-lead] Hasta aquí
        [card-slip] Quedarse
       *[card-gift] Estudiar
    }

## Omega

seen-omega = Omega
seen-omega-where = en { $zone }
seen-omega-did = Lo que hizo Omega
seen-tome = Tomo de los Secretos: { $n } de { $spaces } ranuras, Estrellas negras: { $black }
seen-tome-leaves = Deja el último cubo de cada Zona y no saca ningún Estudiante suelto
seen-tome-more =
    Con cada carta saca { $n ->
        [one] 1 Estudiante
       *[other] { $n } Estudiantes
    } más de los que muestra
seen-tome-free = libre
seen-omega-deck = Cartas Omega en el mazo: { $n }
seen-goal-omega = El Tomo de los Secretos: { $n } de { $spaces } ranuras llenas; Estrellas negras: { $black }
seen-place-solo-won = victoria contra Omega
seen-place-solo-lost = derrota: Omega ha ganado
seen-place-omega-won = derrota contra Omega

seen-goal-jukas =
    { $n ->
        [one] { $n } Estudiante Phi está con Jukas: añade { $n } al Valor de Alerta de su Zona. Tienes { $mine }.
       *[other] { $n } Estudiantes Phi están con Jukas: añade { $n } al Valor de Alerta de su Zona. Tienes { $mine }.
    }
seen-bonfire-row = En la Hoguera desde la flecha: { $row }; el último se va el primero.
seen-congregations = Congregaciones estudiantiles
seen-drama-phi-freed = Un Phi libre
seen-drama-phi-lost = Un Phi perdido
seen-zone-trappers = Fichas de Trampa de { $seats }

## Las figuras del libro

seen-figure-deep = Una Zona del Piso IV: cubos negros y blancos, y efectos que muerden.
seen-figure-star-clan = Un Clan que exige una Estrella: sin ella la Tesis fracasa.
seen-figure-research = Una Carta de Investigación: su tarea, y sus puntos.
