### Mots du terminal et de tous les jeux, en français.
### Un message se dit avec say("saved", path="..."), un attribut avec say("help-undo.command").
### Les messages, leurs arguments entre crochets ; toutes les langues ont les mêmes :
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

## Début

welcome = Bienvenue dans { $game }.
welcome-hint = Tape un numéro pour choisir, ? pour l’aide, quit pour partir.
resumed = La partie { $path } reprend.
seed-secret = La graine reste secrète jusqu’à la fin. Son empreinte : { $hash }
seed-shown = Graine : { $seed }

## Places

seat-number = Place { $n }
seat-hero = { $hero } ({ $seat })

## Titres

heading-hand = Ta main
heading-quests = Quêtes
heading-standings = Classement final
heading-help = Commandes
heading-rules = Règles
heading-round = Manche { $n }
heading-phase = Phase : { $phase }

## Aide

help-number = choisir l’option qui porte ce numéro
    .command = numéro
help-why = dire pourquoi une action n’est pas proposée, avec la règle
    .command = why action
help-undo = reprendre ta dernière décision, tant que personne n’a rien appris depuis
    .command = undo
help-save = enregistrer la partie et continuer
    .command = save [fichier]
help-quit = enregistrer la partie et partir
    .command = quit

## Pourquoi

why-reason = { $reason } ({ $rule })
why-offered = Rien ne l’interdit : { $option } fait partie des options.
why-usage = Dis ce que tu voudrais faire, par exemple : why { $example }

## À plusieurs sur un écran

handover = Passe le clavier à { $name }.
handover-ready = { $name }, appuie sur Entrée quand personne d’autre ne voit l’écran.
handover-person = { $name } ({ $hero })

## Enregistrer

saved = Partie enregistrée dans { $path }.
save-resume = Pour continuer plus tard : { $command }
quit-saved = La partie est enregistrée dans { $path }.
interrupted = Interruption. Rien n’est perdu : la partie est enregistrée dans { $path }.
input-ended = Il n’y a plus rien à lire. La partie est enregistrée dans { $path }.

## Annuler

undo-done =
    { $n ->
        [one] Une décision est reprise.
       *[other] { $n } décisions sont reprises.
    }
undo-blocked-learned = Impossible d’annuler : quelqu’un a appris quelque chose de nouveau depuis.
undo-blocked-other = Impossible d’annuler : quelqu’un d’autre a décidé depuis.
undo-blocked-start = Impossible d’annuler : tu n’as encore rien décidé.

## Abandonner

resign-confirm = Tu quitteras la partie pour de bon. Tape resign encore une fois pour confirmer.
resign-kept = Tu restes dans la partie.

## Fin

game-over = La partie est finie.
winner =
    { $n ->
        [one] Victoire : { $names } !
       *[other] Victoire partagée : { $names } !
    }
record-saved = Le compte rendu de la partie est dans { $path }.

## Journal

log-empty = Il ne s’est encore rien passé.
log-earlier =
    { $n ->
        [one] … une ligne plus ancienne
       *[other] … { $n } lignes plus anciennes
    }

## Règles

rules-none = Aucune règle ne correspond à { $text }.

## Erreurs

error-number = { $text } n’est pas proposé : tape un numéro de 1 à { $n }.
error-command = { $text } n’est pas une commande : tape un numéro, ou ? pour l’aide.
error-option = { $text } n’est pas une action de ce jeu.
error-cannot-write = Impossible d’écrire { $path } : { $detail }

## Petits mots

list-and = { $most } et { $last }
list-or = { $most } ou { $last }
space-at = ({ $cell })
space-card = { $card } { $at }
