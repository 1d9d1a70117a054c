### Palabras del terminal y de todos los juegos, en español.
### Un mensaje se dice con say("saved", path="..."), un atributo con say("help-undo.command").
### Los mensajes, con sus argumentos entre corchetes; todos los idiomas tienen los mismos:
###
###   start       welcome [game], welcome-hint, resumed [path], seed-secret [hash], seed-shown [seed], language-name
###   seats       seat-you, seat-number [n], seat-hero [hero, seat], seat-person [name, seat], seat-bot [bot, seat]
###   headings    heading-heroes, heading-hand, heading-inventory, heading-quests, heading-map, heading-log, heading-choices,
###               heading-combat, heading-standings, heading-help, heading-games, heading-settings, heading-rules,
###               heading-round [n], heading-phase [phase], heading-seat [name], heading-decks
###   turns       turn-yours, turn-other [name], waiting [name], chose [name, option], choose [n], only-choice
###   help        help-number, help-explain, help-why, help-undo, help-save, help-quit, help-log, help-rules, help-resign;
###               cada uno con .command (lo que se teclea)
###   why         why-reason [reason, rule], why-offered [option], why-usage [example]
###   hot seat    handover [name], handover-ready [name], handover-hidden
###   save        saved [path], save-resume [command], quit-saved [path], interrupted [path], input-ended [path]
###   undo        undo-done [n], undo-blocked-learned, undo-blocked-other, undo-blocked-start
###   resign      resign-confirm, resign-kept
###   end         game-over, winner [names, n], record-saved [path]
###   log         log-empty, log-earlier [n]
###   rules       rules-rule [rule], rules-none [text]
###   errors      error-number [text, n], error-command [text], error-option [text], error-expected [expected],
###               error-refused [reason, rule], error-language [language, known], error-game [game, known],
###               error-seats [game, low, high, n], error-seat-word [text, known], error-setting [name, known],
###               error-setting-value [name, low, high, text], error-missing-file [path], error-bad-file [path, detail],
###               error-cannot-write [path, detail], error-not-saved-here [path], error-line [line, detail]
###   small words yes, no, nothing, list-and [most, last], list-or [most, last], space-at [cell], space-card [card, at]

## Comienzo

welcome = Te damos la bienvenida a { $game }.
welcome-hint = Escribe un número para elegir, ? para ver la ayuda, quit para salir.
resumed = Continúa la partida de { $path }.
seed-secret = La semilla es secreta hasta el final. Su resumen: { $hash }
seed-shown = Semilla: { $seed }
language-name = español

## Asientos

seat-you = Tú
seat-number = Asiento { $n }
seat-hero = { $hero } ({ $seat })
seat-person = { $name } ({ $seat })
seat-bot = { $seat }, a cargo de { $bot }

## Títulos

heading-heroes = Héroes
heading-hand = Tu mano
heading-inventory = Inventario
heading-quests = Misiones
heading-map = Mapa
heading-log = Lo ocurrido
heading-choices = Puedes
heading-combat = En curso
heading-standings = Clasificación final
heading-help = Órdenes
heading-games = Juegos
heading-settings = Ajustes
heading-rules = Reglas
heading-round = Ronda { $n }
heading-phase = Fase de { $phase }
heading-seat = { $name }
heading-decks = Mazos y descartes

## Turnos

turn-yours = Tu turno
turn-other = Le toca a { $name }
waiting = { $name } está pensando…
chose = { $name }: { $option }
choose = Tu elección (de 1 a { $n }, ? para ver la ayuda):
only-choice = Solo hay una opción.

## Ayuda

help-number = elegir la opción que lleva ese número
    .command = número
help-explain = mostrar esta ayuda; con un número, explicar esa opción y sus cartas
    .command = ? [número]
help-why = decir por qué algo no se ofrece, con la regla
    .command = why acción
help-undo = deshacer tu última decisión, mientras nadie haya averiguado nada desde entonces
    .command = undo
help-save = guardar la partida y continuar
    .command = save [archivo]
help-quit = guardar la partida y salir
    .command = quit
help-log = mostrar lo ocurrido hasta ahora
    .command = log
help-rules = mostrar una regla por su código, o todas
    .command = rules [código]
help-resign = abandonar: tu Héroe deja la partida
    .command = resign

## Por qué

why-reason = { $reason } ({ $rule })
why-offered = Nada lo impide: { $option } está entre las opciones.
why-usage = Di qué te gustaría hacer, por ejemplo: why { $example }

## Varios ante una pantalla

handover = Pasa el teclado a { $name }.
handover-ready = { $name }, pulsa Intro cuando solo tú veas la pantalla.
handover-hidden = La mano está oculta.

## Guardar

saved = Partida guardada en { $path }.
save-resume = Para continuar más tarde: { $command }
quit-saved = La partida está guardada en { $path }.
interrupted = Interrupción. No se pierde nada: la partida está guardada en { $path }.
input-ended = Se acabó la entrada. La partida está guardada en { $path }.

## Deshacer

undo-done =
    { $n ->
        [one] Se ha deshecho una decisión.
       *[other] Se han deshecho { $n } decisiones.
    }
undo-blocked-learned = No se puede deshacer: alguien ha averiguado algo nuevo desde entonces.
undo-blocked-other = No se puede deshacer: otra persona ha decidido desde entonces.
undo-blocked-start = No se puede deshacer: todavía no has decidido nada.

## Abandonar

resign-confirm = Tu Héroe dejará la partida para siempre. Escribe resign otra vez para confirmarlo.
resign-kept = Sigues en la partida.

## Final

game-over = La partida ha terminado.
winner =
    { $n ->
        [one] ¡Gana { $names }!
       *[other] ¡Ganan a la vez { $names }!
    }
record-saved = El acta de la partida está en { $path }.

## Lo ocurrido

log-empty = Todavía no ha ocurrido nada.
log-earlier =
    { $n ->
        [one] … una línea anterior
       *[other] … { $n } líneas anteriores
    }

## Reglas

rules-rule = Regla { $rule }
rules-none = Ninguna regla corresponde a { $text }.

## Errores

error-number = { $text } no se ofrece: escribe un número de 1 a { $n }.
error-command = { $text } no es ninguna orden: escribe un número, o ? para ver la ayuda.
error-option = { $text } no es nada que se pueda hacer en este juego.
error-expected = Se esperaba: { $expected }
error-refused = { $reason } ({ $rule })
error-language = No hay textos en { $language }; hay: { $known }.
error-game = No hay ningún juego { $game }; hay: { $known }.
error-seats = { $game } es para { $low } a { $high } asientos, no para { $n }.
error-seat-word = Nadie llamado { $text } puede ocupar un asiento; hay: { $known }.
error-setting = No hay ningún ajuste { $name }; hay: { $known }.
error-setting-value = { $name }: se esperaba un número entero de { $low } a { $high }, no { $text }.
error-missing-file = No existe el archivo { $path }.
error-bad-file = No se puede leer { $path }: { $detail }
error-cannot-write = No se puede escribir { $path }: { $detail }
error-not-saved-here = { $path } no contiene ninguna partida guardada.
error-line = Línea { $line }: { $detail }

## Palabras pequeñas

yes = sí
no = no
nothing = nada
list-and = { $most } y { $last }
list-or = { $most } o { $last }
space-at = ({ $cell })
space-card = { $card } { $at }
