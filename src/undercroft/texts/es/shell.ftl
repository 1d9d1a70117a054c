### Palabras del terminal y de todos los juegos, en español.
### Un mensaje se dice con say("saved", path="..."), un atributo con say("help-undo.command").
### Los mensajes, con sus argumentos entre corchetes; todos los idiomas tienen los mismos:
###
###   start       welcome [game], welcome-hint, resumed [path], seed-secret [hash], seed-shown [seed]
###   seats       seat-number [n], seat-hero [hero, seat]
###   headings    heading-hand, heading-quests, heading-standings, heading-help, heading-rules, heading-round [n], heading-phase [phase]
###   help        help-number, help-why, help-undo, help-save, help-quit
###   why         why-reason [reason, rule], why-offered [option], why-usage [example]
###   hot seat    handover [name], handover-ready [name], handover-person [name, hero]
###   saving      saved [path], save-resume [command], quit-saved [path], interrupted [path], input-ended [path]
###   undo        undo-done [n], undo-blocked-learned, undo-blocked-other, undo-blocked-start
###   resigning   resign-confirm, resign-kept
###   end         game-over, winner [names, n], record-saved [path]
###   log         log-empty, log-earlier [n]
###   rules       rules-none [text]
###   errors      error-number [text, n], error-command [text], error-option [text], error-cannot-write [path, detail]
###   words       list-and [most, last], list-or [most, last], space-at [cell], space-card [card, at]

## Comienzo

welcome = Te damos la bienvenida a { $game }.
welcome-hint = Escribe un número para elegir, ? para ver la ayuda, quit para salir.
resumed = Continúa la partida de { $path }.
seed-secret = La semilla es secreta hasta el final. Su resumen: { $hash }
seed-shown = Semilla: { $seed }

## Asientos

seat-number = Asiento { $n }
seat-hero = { $hero } ({ $seat })

## Títulos

heading-hand = Tu mano
heading-quests = Misiones
heading-standings = Clasificación final
heading-help = Órdenes
heading-rules = Reglas
heading-round = Ronda { $n }
heading-phase = Fase de { $phase }

## Ayuda

help-number = elegir la opción que lleva ese número
    .command = número
help-why = decir por qué algo no se ofrece, con la regla
    .command = why acción
help-undo = deshacer tu última decisión, mientras nadie haya averiguado nada desde entonces
    .command = undo
help-save = guardar la partida y continuar
    .command = save [archivo]
help-quit = guardar la partida y salir
    .command = quit

## Por qué

why-reason = { $reason } ({ $rule })
why-offered = Nada lo impide: { $option } está entre las opciones.
why-usage = Di qué te gustaría hacer, por ejemplo: why { $example }

## Varios ante una pantalla

handover = Pasa el teclado a { $name }.
handover-ready = { $name }, pulsa Intro cuando solo tú veas la pantalla.
handover-person = { $name } ({ $hero })

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

resign-confirm = Dejarás la partida para siempre. Escribe resign otra vez para confirmarlo.
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

rules-none = Ninguna regla corresponde a { $text }.

## Errores

error-number = { $text } no se ofrece: escribe un número de 1 a { $n }.
error-command = { $text } no es ninguna orden: escribe un número, o ? para ver la ayuda.
error-option = { $text } no es nada que se pueda hacer en este juego.
error-cannot-write = No se puede escribir { $path }: { $detail }

## Palabras pequeñas

list-and = { $most } y { $last }
list-or = { $most } o { $last }
space-at = ({ $cell })
space-card = { $card } { $at }
