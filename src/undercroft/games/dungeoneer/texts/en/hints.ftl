### What a step is, for somebody who meets it for the first time, in English.
### A message is hint- and the name of the prompt with hyphens: one or two short sentences to the player. The first four are about things seen and not asked.
### .rule is the rule whose paragraph in the book says more; it stands in quotation marks, because it is no word to translate.

## Seen at the table

hint-first-table = You lead a hero through a tomb that grows while you play: you win when you have completed three Quests, or when your hero is the last one alive. Glory is yours to spend; Peril is what the others spend against you.
    .rule = { "DGR-GOAL-01" }
hint-waiting = Somebody else decides now. Meanwhile you can look at the dungeon, the Quests and the Inventories of all players; only hands and decks stay hidden.
    .rule = { "DGR-R-09" }
hint-combat = You see two sums, and each number says where it comes from. The higher sum wounds the other side; if they are equal, nothing happens.
    .rule = { "DGR-COMB-05" }
hint-undo = You can take back your last choice as long as nobody has seen anything new since: no die, no hidden card. After that, the others must agree.
    .rule = { "DGR-R-09" }

## Discard and Draw

hint-discard-choose = In every turn you part with one card and then draw until you hold five. Choose what helps you least; a Quest you give up is replaced at once.
    .rule = { "DGR-DRAW-01" }

## Encounter

hint-encounter-lord = Now you are the dungeon lord: Banes, Monsters and Traps are paid with the Peril of the hero they hit. Boons help your own hero, and you pay them with your Glory.
    .rule = { "DGR-ENC-01" }
hint-encounter-declare = You can send more Monsters and Traps, as long as somebody has the Peril for them. As soon as the first one strikes, you can add no more.
    .rule = { "DGR-ENC-08" }
hint-encounter-blame = Your Encounter has inflicted a wound, so you name an opponent who gains 1 Peril. It will pay for what is played against that hero later.
    .rule = { "DGR-REW-03" }

## Cards that ask

hint-bane-recall = Your Bane brings Undead Monsters back from the discard pile into your hand, one after another. If you send them in this turn, they are stronger.
    .rule = { "DGR-R-133" }
hint-bane-destroy = Your Bane takes a Treasure from its victim, and you choose which one.
    .rule = { "DGR-R-94" }
hint-bane-swap = Your Bane makes two Map cards without heroes change places. You can bring a room nearer to you, or take it away from somebody else.
    .rule = { "DGR-R-123" }
hint-bane-swap-with = Now choose the Map card that changes places with the first one. You are offered only those that leave no part of the dungeon cut off.
    .rule = { "DGR-R-123" }
hint-bane-facing = You can turn both Map cards half round while they change places, so that their doors and walls face the other way.
    .rule = { "DGR-R-123" }
hint-inventory-shed = Your hero can keep only so many Treasures, and you now have too many. Choose the one you part with.
    .rule = { "DGR-R-70" }

## Build

hint-build-place = In every turn you add one Map card to the dungeon, joined to it by a door or an opening. Build towards your own Quests, or away from those of the others.
    .rule = { "DGR-BUILD-05" }

## Move

hint-move-act = Each step costs 1 movement point, and every new space gives you its Glory and its Peril. You can also open doors, play cards and pursue Quests, in any order; then you end your turn.
    .rule = { "DGR-MOVE-01" }
hint-quest-complete = Several of your Quests would be completed here, but you complete only one at a time. Your turn ends with it, and the others wait.
    .rule = { "DGR-R-81" }

## Combat

hint-combat-style = You roll the die for this Monster and choose how it fights. Take what it does best, or what the hero does worst.
    .rule = { "DGR-COMB-03" }
hint-combat-weapon = You can fight with one weapon, and its bonus is added to your die and your score. Armour and Boons count by themselves.
    .rule = { "DGR-R-51" }
hint-combat-power = Before the dice fall, you can pay for your hero's power and add to your sum. You have it once in each turn.
    .rule = { "DGR-R-143" }
hint-combat-reckon = You have lost this round, but your hero's power lets you strike back: if you pay and pass a test, the other side takes a wound.
    .rule = { "DGR-R-117" }

## Reactions

hint-window-response = Something has been announced, and nothing has happened yet: you can answer it with a card that fits, or pass. You are asked even if you hold no such card, so that nobody learns what is in your hand.
    .rule = { "DGR-R-90" }
hint-window-reroll = The die has fallen, but it does not count yet. With a card or a power you can roll your own hero's die again, and then the new result counts.
    .rule = { "DGR-R-126" }
hint-window-prevent = Wounds are about to fall, and this is your last chance to avoid or prevent them. A hero whose Life reaches 0 is out of the game.
    .rule = { "DGR-R-60" }
hint-window-check = It is not your turn, but you have a card that can be used at any time. Use it now, or pass and keep it.
    .rule = { "DGR-R-114" }

## Before the game

hint-layout-place = The dungeon is laid out before the game, and nobody else sees what you have drawn. Once you may keep a card, and place it when your deck is empty.
    .rule = { "DGR-TMAP-05" }
hint-layout-kept = Your deck is empty, so the card you kept must be placed now. If it had no place left, it would be out of the game.
    .rule = { "DGR-TMAP-06" }
hint-start-choose = There are several Entrance Chambers. Begin where the Rooms of your Quests are near; you gain the Peril and the Glory printed there.
    .rule = { "DGR-TMAP-07" }
