# English words for the vocabulary of GUNDAM Card Game. `baize-text` makes sentences of them.

attached-pilot = Pilot

cue-activate-main = 【Activate·Main】
cue-activate-action = 【Activate·Action】
cue-main = 【Main】
cue-action = 【Action】
cue-burst = 【Burst】
cue-deploy = 【Deploy】
cue-attack = 【Attack】
cue-destroyed = 【Destroyed】
cue-when-paired = 【When Paired】
cue-when-linked = 【When Linked】

event-turn-starts = { $side ->
    [mine] your turn starts
    [theirs] your opponent's turn starts
   *[any] a turn starts
}
event-turn-ends = { $side ->
    [mine] your turn ends
    [theirs] your opponent's turn ends
   *[any] a turn ends
}
event-deployed = { $would ->
    [yes] { $what } would be deployed
   *[no] { $what } is deployed
}
event-paired = { $would ->
    [yes] { $what } would be paired with a Pilot
   *[no] { $what } is paired with a Pilot
}
event-attacks = { $would ->
    [yes] { $what } would attack
   *[no] { $what } attacks
}
event-blocks = { $would ->
    [yes] { $what } would block
   *[no] { $what } blocks
}
event-dies = { $would ->
    [yes] { $what } would be destroyed
   *[no] { $what } is destroyed
}
event-kills = { $would ->
    [yes] { $what } would destroy an enemy Unit with battle damage
   *[no] { $what } destroys an enemy Unit with battle damage
}
event-breaks = { $would ->
    [yes] { $what } would destroy an enemy shield area card with battle damage
   *[no] { $what } destroys an enemy shield area card with battle damage
}
event-shield-destroyed = { $side ->
    [mine] one of your Shields is destroyed
    [theirs] one of your opponent's Shields is destroyed
   *[any] a Shield is destroyed
}
event-damaged = { $would ->
    [yes] { $what } would receive damage
   *[no] { $what } receives damage
}
event-recovered = { $would ->
    [yes] { $what } would recover HP
   *[no] { $what } recovers HP
}
event-rested = { $would ->
    [yes] { $what } would be rested
   *[no] { $what } is rested
}
event-readied = { $would ->
    [yes] { $what } would be set as active
   *[no] { $what } is set as active
}
event-returned = { $would ->
    [yes] { $what } would be returned to hand
   *[no] { $what } is returned to hand
}
event-drawn = { $side ->
    [mine] you draw a card
    [theirs] your opponent draws a card
   *[any] a player draws a card
}
event-discarded = { $side ->
    [mine] you discard a card
    [theirs] your opponent discards a card
   *[any] a player discards a card
}
event-ex-placed = { $side ->
    [mine] you place an EX Resource
    [theirs] your opponent places an EX Resource
   *[any] an EX Resource is placed
}
event-command-used = { $side ->
    [mine] you use a Command
    [theirs] your opponent uses a Command
   *[any] a Command is used
}
event-paid = { $would ->
    [yes] the cost of an effect of { $what } would be paid
   *[no] the cost of an effect of { $what } is paid
}
event-ex-used = { $side ->
    [mine] you use an EX Resource
    [theirs] your opponent uses an EX Resource
   *[any] an EX Resource is used
}
event-ex-left = { $side ->
    [mine] one of your EX Resources leaves the resource area
    [theirs] one of your opponent's EX Resources leaves the resource area
   *[any] an EX Resource leaves the resource area
}
event-left = { $would ->
    [yes] { $what } would leave the field
   *[no] { $what } leaves the field
}
event-linked = { $would ->
    [yes] { $what } would become a Link Unit
   *[no] { $what } becomes a Link Unit
}
event-ap-reduced = { $would ->
    [yes] the AP of { $what } would be reduced
   *[no] the AP of { $what } is reduced
}

kind-unit = Unit
kind-pilot = Pilot
kind-command = Command
kind-base = Base
kind-resource = Resource
keyword-blocker = <Blocker>
keyword-first-strike = <First Strike>
keyword-high-maneuver = <High-Maneuver>
keyword-linked = Link
keyword-pilot-part = 【Pilot】
keyword-suppression = <Suppression>
keyword-ex-paid = an EX Resource used to play it
keyword-unit-part = 【Unit】
stat-ap = AP
stat-hp = HP
stat-lv = Lv.
stat-cost = cost
stat-repair = <Repair>
stat-breach = <Breach>
stat-support = <Support>
stat-reduction = reduction of damage received
label-space = Space
label-earth = Earth
label-token = token

zone-resource-deck = resource deck
zone-resources = resource area
zone-battle = battle area
zone-base = base section
zone-shields = shield section
zone-removal = removal area
phase-active = the active step
phase-start = the start step
phase-draw = the draw phase
phase-resource = the resource phase
phase-main = the main phase
phase-attack = the attack step
phase-block = the block step
phase-action = the action step
phase-damage = the damage step
phase-battle-end = the battle end
phase-end-action = the action step of the end phase
phase-end = the end step
phase-hand = the hand step
phase-cleanup = the cleanup step

noun-unit = { $count ->
    [one] Unit
   *[other] Units
}
noun-base = { $count ->
    [one] Base
   *[other] Bases
}
noun-shield = { $count ->
    [one] Shield
   *[other] Shields
}
noun-pilot = { $count ->
    [one] paired Pilot
   *[other] paired Pilots
}
noun-resource = { $count ->
    [one] Resource
   *[other] Resources
}
noun-hand-card = { $count ->
    [one] card
   *[other] cards
}
    .from = from { $whose } hand
noun-deck-card = { $count ->
    [one] card
   *[other] cards
}
    .from = of { $whose } deck
noun-trash-card = { $count ->
    [one] card
   *[other] cards
}
    .from = from { $whose } trash
noun-removed-card = { $count ->
    [one] removed card
   *[other] removed cards
}
    .from = from { $whose } removal area

until-this-battle = during this battle
until-this-turn = during this turn
until-end-of-turn = until the end of this turn
until-your-next-start = until the start of your next turn
until-opponents-next-end = until the end of your opponent's next turn
until-opponents-start = during the start phase of your opponent's next turn
until-your-next-end = until the end of your next turn
until-forever = for the rest of the game
later-this-battle = at the end of this battle
later-this-turn = at the end of this turn
later-end-of-turn = at the end of this turn
later-your-next-start = at the start of your next turn
later-opponents-next-end = at the end of your opponent's next turn
later-opponents-start = in the start phase of your opponent's next turn
later-your-next-end = at the end of your next turn
later-forever = later

ban-attack = attack
ban-attack-player = choose the enemy player as its attack target
ban-attack-active = choose active enemy Units as its attack target
ban-be-destroyed = be destroyed
ban-be-damaged = receive damage
ban-lose-shields = let shield area cards receive damage
ban-ready = become active
ban-be-paired = be paired with a Pilot
ban-block = block
ban-draw = draw cards by effects
ban-draw-attacks = be chosen by enemy Units as their attack target if possible
ban-draw-all-attacks = be chosen by enemy Units as their attack target before any other
ban-attack-new = attack on the turn it is deployed
ban-lose-ap = have its AP reduced
ban-be-attacked = be chosen as an attack target
ban-enter-active = deploy active cards
ban-be-blocked = be blocked
ban-be-rested = be rested
ban-be-returned = be returned to hand

verb-destroy = destroy { $cards }
verb-trash = put { $cards } into the trash
verb-return = return { $cards } to the owner's hand
verb-exile = remove { $cards }
verb-move = move { $cards } { $place }
verb-put = deploy { $cards }
verb-put-rested = deploy { $cards } rested
verb-deploy-token = deploy { $n } { $card } token
verb-deploy-token-rested = deploy { $n } rested { $card } token
verb-rest = rest { $cards }
verb-ready = set { $cards } as active
verb-damage = deal { $n } damage to { $cards }
verb-recover = { $cards } recovers { $n } HP
verb-pair-up = pair { $cards } with { $to }
verb-draw = { $who ->
    [mine] draw
   *[other] { $player } draws
} { $n } { $count ->
    [one] card
   *[other] cards
}
verb-discard = { $who ->
    [mine] discard
   *[other] { $player } discards
} { $n } { $count ->
    [one] card
   *[other] cards
}
verb-mill = { $who ->
    [mine] put
   *[other] { $player } puts
} the top { $n } { $count ->
    [one] card
   *[other] cards
} of the deck into the trash
verb-shuffle = { $who ->
    [mine] shuffle
   *[other] { $player } shuffles
} the deck
verb-spend = { $who ->
    [mine] pay
   *[other] { $player } pays
} { $n }
verb-place-resource = { $who ->
    [mine] place
   *[other] { $player } places
} { $n } { $count ->
    [one] Resource
   *[other] Resources
}
verb-place-rested-resource = { $who ->
    [mine] place
   *[other] { $player } places
} { $n } rested { $count ->
    [one] Resource
   *[other] Resources
}
verb-place-ex = { $who ->
    [mine] place
   *[other] { $player } places
} { $n } EX { $count ->
    [one] Resource
   *[other] Resources
}
verb-breach = { $who ->
    [mine] deal
   *[other] { $player } deals
} { $n } damage to the first card in that opponent's shield area
verb-win = { $who ->
    [mine] win
   *[other] { $player } wins
} the game
verb-lose = { $who ->
    [mine] lose
   *[other] { $player } loses
} the game
verb-reduce-damage = { $who ->
    [mine] reduce
   *[other] { $player } reduces
} that damage by { $n }
verb-take-damage = that damage is dealt to { $cards } instead
verb-divert-this-turn = during this turn, battle damage that { $cards } would receive is dealt to { $to } instead
verb-divert-this-battle = during this battle, battle damage that { $cards } would receive is dealt to { $to } instead
verb-redirect-attack = change the attack target to { $cards }
verb-fight = { $cards } and { $to } deal battle damage to each other
verb-copy-keywords = { $to } gains the keyword effects of { $cards } during this turn
verb-choose-enemy = { $who ->
    [mine] choose
   *[other] { $player } chooses
} an opponent
gauge-players = number of players
