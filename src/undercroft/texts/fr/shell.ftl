### Mots du terminal et de tous les jeux, en français.
### Un message se dit avec say("saved", path="..."), un attribut avec say("help-undo.command").
### Les messages, leurs arguments entre crochets ; toutes les langues ont les mêmes :
###
###   start       welcome [game], welcome-hint, resumed [path], seed-secret [hash], seed-shown [seed], language-name
###   seats       seat-you, seat-number [n], seat-hero [hero, seat], seat-person [name, seat], seat-bot [bot, seat]
###   headings    heading-heroes, heading-hand, heading-inventory, heading-quests, heading-map, heading-log, heading-choices,
###               heading-combat, heading-standings, heading-help, heading-games, heading-settings, heading-rules,
###               heading-round [n], heading-phase [phase], heading-seat [name], heading-decks
###   turns       turn-yours, turn-other [name], waiting [name], chose [name, option], choose [n], only-choice
###   help        help-number, help-explain, help-why, help-undo, help-save, help-quit, help-log, help-rules, help-resign;
###               chacun avec .command (ce que l’on tape)
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

## Début

welcome = Bienvenue dans { $game }.
welcome-hint = Tape un numéro pour choisir, ? pour l’aide, quit pour partir.
resumed = La partie { $path } reprend.
seed-secret = La graine reste secrète jusqu’à la fin. Son empreinte : { $hash }
seed-shown = Graine : { $seed }
language-name = français

## Places

seat-you = Toi
seat-number = Place { $n }
seat-hero = { $hero } ({ $seat })
seat-person = { $name } ({ $seat })
seat-bot = { $seat }, jouée par { $bot }

## Titres

heading-heroes = Héros
heading-hand = Ta main
heading-inventory = Inventaire
heading-quests = Quêtes
heading-map = Plan
heading-log = Journal
heading-choices = Tu peux
heading-combat = En cours
heading-standings = Classement final
heading-help = Commandes
heading-games = Jeux
heading-settings = Réglages
heading-rules = Règles
heading-round = Tour de table { $n }
heading-phase = Phase : { $phase }
heading-seat = { $name }
heading-decks = Pioches et défausses

## Tours

turn-yours = À toi de jouer
turn-other = C’est à { $name } de jouer
waiting = { $name } réfléchit…
chose = { $name } : { $option }
choose = Ton choix (de 1 à { $n }, ? pour l’aide) :
only-choice = Il n’y a qu’une possibilité.

## Aide

help-number = choisir l’option qui porte ce numéro
    .command = numéro
help-explain = afficher cette aide ; avec un numéro, expliquer cette option et ses cartes
    .command = ? [numéro]
help-why = dire pourquoi une action n’est pas proposée, avec la règle
    .command = why action
help-undo = reprendre ta dernière décision, tant que personne n’a rien appris depuis
    .command = undo
help-save = enregistrer la partie et continuer
    .command = save [fichier]
help-quit = enregistrer la partie et partir
    .command = quit
help-log = afficher ce qui s’est passé
    .command = log
help-rules = afficher une règle par son numéro, ou toutes
    .command = rules [numéro]
help-resign = abandonner : ton Héros quitte la partie
    .command = resign

## Pourquoi

why-reason = { $reason } ({ $rule })
why-offered = Rien ne l’interdit : { $option } fait partie des options.
why-usage = Dis ce que tu voudrais faire, par exemple : why { $example }

## À plusieurs sur un écran

handover = Passe le clavier à { $name }.
handover-ready = { $name }, appuie sur Entrée quand personne d’autre ne voit l’écran.
handover-hidden = La main est cachée.

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

resign-confirm = Ton Héros quittera la partie pour de bon. Tape resign encore une fois pour confirmer.
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

rules-rule = Règle { $rule }
rules-none = Aucune règle ne correspond à { $text }.

## Erreurs

error-number = { $text } n’est pas proposé : tape un numéro de 1 à { $n }.
error-command = { $text } n’est pas une commande : tape un numéro, ou ? pour l’aide.
error-option = { $text } n’est pas une action de ce jeu.
error-expected = Attendu : { $expected }
error-refused = { $reason } ({ $rule })
error-language = Il n’y a pas de textes en { $language } ; il y a : { $known }.
error-game = Il n’y a pas de jeu { $game } ; il y a : { $known }.
error-seats = { $game } se joue à { $low } jusqu’à { $high } places, pas à { $n }.
error-seat-word = Personne du nom de { $text } ne peut prendre place ; il y a : { $known }.
error-setting = Il n’y a pas de réglage { $name } ; il y a : { $known }.
error-setting-value = { $name } : il faut un nombre entier de { $low } à { $high }, pas { $text }.
error-missing-file = Le fichier { $path } n’existe pas.
error-bad-file = { $path } est illisible : { $detail }
error-cannot-write = Impossible d’écrire { $path } : { $detail }
error-not-saved-here = { $path } ne contient pas de partie enregistrée.
error-line = Ligne { $line } : { $detail }

## Petits mots

yes = oui
no = non
nothing = rien
list-and = { $most } et { $last }
list-or = { $most } ou { $last }
space-at = ({ $cell })
space-card = { $card } { $at }
