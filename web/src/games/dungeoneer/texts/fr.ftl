### Ce que seul le dessin de la table dit, en français. Tout le reste vient des textes du jeu.

## Le verdict d’un jet, du côté de qui le lit

seen-drama-so-far = { $n } contre { $against }, pour l’instant.
seen-drama-so-far-threat = { $n } contre les { $threat } qu’il faut, pour l’instant.
seen-drama-tie = Égalité : personne n’est blessé.
seen-drama-combat-won = Tu bats { $loser } !
seen-drama-combat-lost = { $winner } te bat.
seen-drama-combat-sent-won = Ton attaque réussit : { $winner } bat { $loser }.
seen-drama-combat-sent-lost = { $winner } résiste à ton attaque.
seen-drama-combat-other = { $winner } bat { $loser }.
seen-drama-test-door =
    { $passed ->
        [yes] { $who ->
            [me] Tu forces la porte.
           *[other] { $name } force la porte.
        }
       *[no] { $who ->
            [me] La porte te résiste.
           *[other] La porte résiste à { $name }.
        }
    }
seen-drama-test-pit =
    { $passed ->
        [yes] { $who ->
            [me] Tu évites la Fosse.
           *[other] { $name } évite la Fosse.
        }
       *[no] { $who ->
            [me] Tu es dans la Fosse.
           *[other] { $name } est dans la Fosse.
        }
    }
seen-drama-test-trap =
    { $passed ->
        [yes] { $who ->
            [me] Tu échappes au piège de { $by }.
            [mine] { $name } échappe à ton piège.
           *[other] { $name } échappe au piège de { $by }.
        }
       *[no] { $who ->
            [me] Le piège de { $by } t’attrape.
            [mine] Ton piège attrape { $name }.
           *[other] Le piège de { $by } attrape { $name }.
        }
    }
seen-drama-test-other =
    { $passed ->
        [yes] { $who ->
            [me] Tu réussis l’épreuve.
           *[other] { $name } réussit l’épreuve.
        }
       *[no] { $who ->
            [me] Tu échoues à l’épreuve.
           *[other] { $name } échoue à l’épreuve.
        }
    }

## Le projecteur

seen-drama-bane =
    { $n ->
        [0] { $name } joue { $card } contre toi.
       *[other] { $name } joue { $card } contre toi, en payant avec { $n } de ton Péril.
    }
seen-drama-sent =
    { $n ->
        [0] { $name } envoie { $card } contre toi.
       *[other] { $name } envoie { $card } contre toi, en payant avec { $n } de ton Péril.
    }
seen-drama-quest = { $name } a { $n } { $n -> [one] Quête *[other] Quêtes } sur { $all }.
seen-drama-quest-mine = Tu as { $n } { $n -> [one] Quête *[other] Quêtes } sur { $all }.
seen-drama-died = { $name } meurt.
seen-drama-died-mine = Ton héros est mort.
seen-story-life = La Vie, manche par manche

## Les options en peu de mots, à côté de leurs libellés

token-discard = { $card }
token-shed = { $card }
token-play = { $card } ({ $cost })
token-replace = { $card } pour { $old }
token-jump = { $card } : { $cell }
token-use = { $card }
token-unlock = { $side } : { $card }
token-lift = Lever { $card }
token-bane = { $card } : { $seat }
token-attack = { $card } : { $seat }
token-trap = { $card } : { $seat }
token-blame = { $seat }
token-place =
    { $facing ->
        [turned] { $cell }, tournée
       *[upright] { $cell }
    }
token-move = { $side }
token-open =
    { $needs ->
        [1] Porte { $side }
        [7] Porte { $side } : aucun jet ne suffit
       *[other] Porte { $side } : { $needs }+
    }
token-challenge = { $seat } : { $score }
token-room = { $card } ({ $cost })
token-portal = { $cell }
token-farstep = { $cell }
token-power = { $power } ({ $cost })
token-quest =
    { $quest ->
        [test]
            { $needs ->
                [1] Quête : { $card }
                [7] Quête : { $card }, aucun jet ne suffit
               *[other] Quête : { $card }, { $needs }+
            }
       *[other] Quête : { $card }
    }
token-weapon = { $card } +{ $bonus }
token-charge = { $card } +{ $bonus }
token-done =
    { $prompt ->
        [encounter-lord] Fin des Rencontres
        [encounter-declare] Résoudre
        [bane-recall] Assez
       *[move-act] Fin du tour
    }

## Les lieux, pour qui voit la carte

near-n = au nord, derrière { $card }
near-e = à l’est, derrière { $card }
near-s = au sud, derrière { $card }
near-w = à l’ouest, derrière { $card }
near-option-place =
    { $facing ->
        [turned] Placer { $card } { $near_cell }, carte tournée, communiquant avec { $joins }
       *[upright] Placer { $card } { $near_cell }, en position normale, communiquant avec { $joins }
    }
near-event-map-placed =
    { $turned ->
        [yes] { $seat } place { $the_card } { $near_cell }, carte tournée.
       *[no] { $seat } place { $the_card } { $near_cell }.
    }
near-reason-place-not-connected = Là ({ $near_cell }), aucune porte ni ouverture ne communiquerait avec le donjon.
near-reason-place-closes = Avec ce Plan à cet endroit ({ $near_cell }), le donjon serait fermé alors qu’il reste des Plans.
near-event-swapped = { $seat } échange { $the_first } et { $the_second }.

## Un paquet à soi, vérifié

seen-check-hero = Un Héros
seen-check-size = { $size } cartes, sur 50 au moins
seen-check-copies = Aucune carte plus de quatre fois
seen-check-quest-twice = Chaque Quête une fois
seen-check-quests = { $quests } Quêtes, sur 3 au moins
seen-check-maps = { $maps } Plans, de 6 à 12
seen-check-halves =
    { $rooms ->
        [one] Une Salle et un Couloir
       *[other] { $rooms } Salles et autant de Couloirs
    }
seen-check-adventures = { $adventures } cartes Aventure, sur 10 au moins
seen-check-sets = Tient dans les boîtes de cartes

## Les figures du livre

seen-figure-map = Un Plan : murs, portes ouvertes, verrouillées et piégées, avec la Menace qu’un test doit atteindre.
seen-figure-combat = Un combat : chaque camp ajoute un dé, un score et ce qui aide.
seen-figure-odds = Un test de 7 avec Mouvement 3 : le dé plus 3. Les dés à partir de 4 réussissent, soit 3 chances sur 6.
seen-figure-card = Une carte : sa sorte, ce qu’elle coûte et ce qu’elle fait.
seen-figure-monster = Un Monstre : le Péril qu’il coûte à sa victime, son attaque et sa Vie.
seen-figure-quest = Une Quête : où elle s’accomplit, et comment.
