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
    [mine] your turn starts { $cause }
    [theirs] your opponent's turn starts { $cause }
   *[any] a turn starts { $cause }
}
event-turn-ends = { $side ->
    [mine] your turn ends { $cause }
    [theirs] your opponent's turn ends { $cause }
   *[any] a turn ends { $cause }
}
event-deployed = { $would ->
    [did] { $what } was deployed { $cause }
    [yes] { $what } would be deployed { $cause }
   *[no] { $what } is deployed { $cause }
}
event-paired = { $would ->
    [did] { $what } was paired with a Pilot { $cause }
    [yes] { $what } would be paired with a Pilot { $cause }
   *[no] { $what } is paired with a Pilot { $cause }
}
event-attacks = { $would ->
    [yes] { $what } would attack { $cause }
   *[no] { $what } attacks { $cause }
}
event-blocks = { $would ->
    [yes] { $what } would block { $cause }
   *[no] { $what } blocks { $cause }
}
event-dies = { $would ->
    [yes] { $what } would be destroyed { $cause }
   *[no] { $what } is destroyed { $cause }
}
event-kills = { $would ->
    [yes] { $what } would destroy an enemy Unit with battle damage { $cause }
   *[no] { $what } destroys an enemy Unit with battle damage { $cause }
}
event-breaks = { $would ->
    [yes] { $what } would destroy an enemy shield area card
   *[no] { $what } destroys an enemy shield area card
} { $by ->
    [battle] with damage { $cause }
   *[other] with battle damage { $cause }
}
event-shield-destroyed = { $side ->
    [mine] one of your Shields is destroyed { $cause }
    [theirs] one of your opponent's Shields is destroyed { $cause }
   *[any] a Shield is destroyed { $cause }
}
event-damaged = { $would ->
    [yes] { $what } would { $by ->
        [effect] be dealt
       *[other] receive
    } damage { $cause }
   *[no] { $what } { $by ->
        [effect] is dealt
       *[other] receives
    } damage { $cause }
}
event-recovered = { $would ->
    [yes] { $what } would recover HP { $cause }
   *[no] { $what } recovers HP { $cause }
}
event-rested = { $would ->
    [yes] { $what } would be rested { $cause }
   *[no] { $what } is rested { $cause }
}
event-readied = { $would ->
    [yes] { $what } would be set as active { $cause }
   *[no] { $what } is set as active { $cause }
}
event-returned = { $would ->
    [yes] { $what } would be returned to hand { $cause }
   *[no] { $what } is returned to hand { $cause }
}
event-drawn = { $side ->
    [mine] you draw a card { $cause }
    [theirs] your opponent draws a card { $cause }
   *[any] a player draws a card { $cause }
}
event-discarded = { $side ->
    [mine] you discard a card { $cause }
    [theirs] your opponent discards a card { $cause }
   *[any] a player discards a card { $cause }
}
event-ex-placed = { $side ->
    [mine] you place an EX Resource { $cause }
    [theirs] your opponent places an EX Resource { $cause }
   *[any] an EX Resource is placed { $cause }
}
event-command-used = { $bare ->
    [yes] { $side ->
        [mine] you use a Command
        [theirs] your opponent uses a Command
       *[any] a Command is used
    }
   *[no] { $side ->
        [mine] you use { $one }
        [theirs] your opponent uses { $one }
       *[any] { $one } is used
    }
} { $cause }
event-paid = { $bare ->
    [yes] { $side ->
        [mine] you { $would ->
            [yes] would pay
            [did] paid
           *[no] pay
        }
        [theirs] your opponent { $would ->
            [yes] would pay
           *[no] pays
        }
       *[any] a player { $would ->
            [yes] would pay
           *[no] pays
        }
    } a cost { $many ->
        [yes] of { $n } or more
       *[no] {""}
    } { $cause }
   *[no] the cost of an effect of { $what } { $would ->
        [yes] would be paid
       *[no] is paid
    } { $cause }
}
event-ex-used = { $side ->
    [mine] you use an EX Resource { $cause }
    [theirs] your opponent uses an EX Resource { $cause }
   *[any] an EX Resource is used { $cause }
}
event-ex-left = { $side ->
    [mine] one of your EX Resources leaves the resource area { $cause }
    [theirs] one of your opponent's EX Resources leaves the resource area { $cause }
   *[any] an EX Resource leaves the resource area { $cause }
}
event-left = { $would ->
    [yes] { $what } would leave the field { $cause }
   *[no] { $what } leaves the field { $cause }
}
event-linked = { $would ->
    [yes] { $what } would become a Link Unit { $cause }
   *[no] { $what } becomes a Link Unit { $cause }
}
event-ap-reduced = { $would ->
    [yes] the AP of { $what } would be reduced { $cause }
   *[no] the AP of { $what } is reduced { $cause }
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
    [one] Pilot
   *[other] Pilots
}
noun-resource = { $count ->
    [one] Resource
   *[other] Resources
}

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
ban-play = play or deploy cards

verb-destroy = destroy { $cards }
verb-put = deploy { $cards }
verb-put-rested = deploy { $cards } rested
verb-rest = rest { $cards }
verb-ready = set { $cards } as active
verb-damage = { $fixed ->
    [no] deal damage to { $cards } equal to { $n }
   *[yes] deal { $n } damage to { $cards }
}
verb-recover = { $may ->
    [yes] have { $cards } recover
   *[no] { $cards } { $number ->
        [one] recovers
       *[other] recover
    }
} { $fixed ->
    [no] HP equal to { $n }
   *[yes] { $n } HP
}
verb-pair-up = pair { $cards } with { $to }
verb-mill = { $who ->
    [mine] put
   *[other] { $player } puts
} the top { $count ->
    [one] card
   *[other] { $n } cards
} of { $who ->
    [mine] your
   *[other] their
} deck into the trash
verb-shuffle = { $who ->
    [mine] shuffle
   *[other] { $player } shuffles
} the deck
verb-spend = { $who ->
    [mine] pay
   *[other] { $player } pays
} { $fixed ->
    [no] { $n }
   *[yes] { $count ->
        [1] ①
        [2] ②
        [3] ③
       *[other] { $n }
    }
}
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
} { $fixed ->
    [no] damage equal to { $n }
   *[yes] { $n } damage
} to the first card in that opponent's shield area
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

# How cards of this game speak.
keyword-tag = { $keyword }
tag-once = 【Once per Turn】
tag-attached = 【During Pair】{ $word ->
   *[other] {""}
}{ $n ->
   *[other] {""}
}
tag-while-linked = 【During Link】
tag-while-attached = 【During Pair･{ $card }】
cue-when-paired-like = 【When Paired･{ $card }】
turn-clause = during { $side ->
    [mine] your
   *[theirs] your opponent's
} turn, { $body }
cost-may = { $cost }
line-linked = link condition: { $cond }
step-if = { $always ->
    [yes] while { $cond }, { $body }
   *[no] if { $cond }, { $body }
}
step-then = { $rest ->
    [yes] { $body }
   *[no] then, { $body }
}
step-use = activate this card's { $cue }
ability-rule = { $body }
change-name = 【Pilot】{ $name }
subject = { $subject ->
    [this] this card
    [it] { $number ->
        [one] it
       *[other] them
    }
    [event] { $noun ->
        [unit] that Unit
        [pilot] that Pilot
        [command] that Command
        [base] that Base
       *[other] that card
    }
    [other] { $cue ->
        [paired] that Pilot
        [kills] the destroyed Unit
       *[other] the Unit it battles
    }
    [seen] { $noun ->
        [apart] { $shown ->
            [yes] the revealed { $number ->
                [one] card
               *[other] cards
            }
           *[no] the { $number ->
                [one] card
               *[other] cards
            } looked at
        }
       *[other] { $number ->
            [one] it
           *[other] them
        }
    }
    [host] this Unit
    [attached] the paired Pilot
    [attacker] the attacking Unit
    [each] each of them
    [x] { $several ->
        [yes] the first card
       *[no] that card
    }
    [y] the second card
    [z] the third card
    [w] the fourth card
   *[attacked] the attacked Unit
}
that = { $number ->
    [one] it
   *[other] they
}
the-rest = { $number ->
    [one] any remaining card
   *[other] the remaining cards
}
this-unit = { $cue ->
    [burst] this card
    [elsewhere] this card
   *[other] this Unit
}
this-pilot = { $cue ->
    [burst] this card
    [elsewhere] this card
   *[other] this Pilot
}
this-base = { $cue ->
    [burst] this card
    [elsewhere] this card
   *[other] this Base
}
this-host = this Unit
event-cards = { $side ->
    [mine] your { $others ->
        [yes] other
       *[no] {""}
    }
    [any] a { $others ->
        [yes] other
       *[no] {""}
    }
   *[other] a { $others ->
        [yes] other
       *[no] {""}
    } { $whose }
} { $state } { $label } { $type } { $name } { $noun } { $features } { $except }
cause-of = { $by ->
    [battle] in battle with { $told ->
        [yes] {""}
       *[no] { $owner ->
            [your] your { $others ->
                [yes] other
               *[no] {""}
            }
            [enemy] a { $others ->
                [yes] other
               *[no] {""}
            } enemy
            [friendly] a { $others ->
                [yes] other
               *[no] {""}
            } friendly
           *[other] a { $others ->
            [yes] other
           *[no] {""}
        }
        }
    } { $state } { $label } { $type } { $name } { $noun } { $features } { $except }
   *[effect] by the { $any ->
        [yes] effects
       *[no] effect
    } of { $side ->
        [mine] your { $others ->
            [yes] other
           *[no] {""}
        }
        [friendly] { $others ->
            [yes] other
           *[no] {""}
        } friendly
        [theirs] { $others ->
            [yes] other
           *[no] {""}
        } enemy
       *[any] { $others ->
        [yes] other
       *[no] {""}
    }
    } { $state } { $label } { $type } { $name } { $noun } { $features } { $except }
}
is-card = { $named ->
    [yes] { $what } is { $list }
   *[no] { $what } is a { $list }
}
whose = { $side ->
    [mine] your
    [own] their
    [friendly] friendly
    [theirs] enemy
   *[any] any
}
mark-type = ({ $text })
adjective-type = { $list }
adjective-linked = Link
mark-stat-repair = <Repair { $n }>
mark-stat-breach = <Breach { $n }>
mark-stat-support = <Support { $n }>
gain-ap = AP{ $n }
gain-hp = HP{ $n }
feature-ap = { $cmp ->
    [le] { $n } or less
    [ge] { $n } or more
    [lt] less than { $n }
    [gt] more than { $n }
   *[eq] { $n }
} AP
feature-hp = { $cmp ->
    [le] { $n } or less
    [ge] { $n } or more
    [lt] less than { $n }
    [gt] more than { $n }
   *[eq] { $n }
} HP
feature-repair = <Repair>
feature-breach = <Breach>
feature-support = <Support>
feature-keyword = { $keyword }
is-ex-paid = an EX Resource was used to play { $what }
clause-lv = that { $all ->
    [yes] are
   *[no] is
} Lv.{ $n }{ $cmp ->
    [le] {" "}or lower
    [ge] {" "}or higher
   *[eq] {""}
}
noun-hand-card = { $count ->
    [one] card
   *[other] cards
}
    .from = from { $whose } hand
    .in = in { $whose } hand
noun-deck-card = { $count ->
    [one] card
   *[other] cards
}
    .from = from { $whose } deck
    .in = in { $whose } deck
noun-trash-card = { $count ->
    [one] card
   *[other] cards
}
    .from = from { $whose } trash
    .in = in { $whose } trash
noun-removed-card = { $count ->
    [one] removed card
   *[other] removed cards
}
    .from = from { $whose } removal area
    .in = in { $whose } removal area
cards-of = { $for ->
    [had] { $state } { $type } { $label } { $name } { $noun } { $features } { $limit } { $except }
    [counted] { $whose } { $others ->
        [yes] other
       *[no] {""}
    } { $state } { $label } { $type } { $name } { $noun } { $features } { $limit } { $except }
   *[object] { $side ->
        [mine] { $pick ->
            [all] all your
            [any] any number of your
            [at-least] { $least } or more of your
            [exactly] { $n } of your
            [between] { $least } to { $n } of your
            [random] { $n } random of your
           *[up-to] up to { $n } of your
        } { $others ->
            [yes] other
           *[no] {""}
        } { $state } { $label } { $type } { $name } { $noun } { $features } { $limit } { $except }
        [own] { $pick ->
            [all] all their
            [any] any number of their
            [at-least] { $least } or more of their
            [exactly] { $n } of their
            [between] { $least } to { $n } of their
            [random] { $n } random of their
           *[up-to] up to { $n } of their
        } { $state } { $label } { $type } { $name } { $noun } { $features } { $limit } { $except }
       *[other] { $pick ->
            [all] all
            [any] any number of
            [at-least] { $least } or more
            [exactly] { $n }
            [between] { $least } to { $n }
            [random] { $n } random
           *[up-to] up to { $n }
        } { $others ->
            [yes] other
           *[no] {""}
        } { $state } { $whose } { $label } { $type } { $name } { $singular } { $features } { $limit } { $except }
    } { $chooser ->
        [mine] {""}
       *[other] chosen by your opponent
    }
}
except = { $this ->
    [yes] {""}
   *[no] other than { $list }
}
cards-top = { $for ->
    [look] the top
   *[object] the { $pick ->
        [bottom] bottom
        [either] top or bottom
       *[top] top
    }
} { $pick ->
    [up-to-top] up to { $n }
    [either] {""}
   *[top] { $number ->
        [one] {""}
       *[other] { $n }
    }
} { $state } { $label } { $type } { $name } { $count ->
    [one] card
   *[other] cards
} { $features } { $except } of { $whose } { $pile }
cards-top-shield = { $n } of { $whose } { $count ->
   *[other] Shields
}{ $pick ->
   *[other] {""}
}
cards-group = { $for ->
    [had] {""}
    [counted] {""}
   *[object] { $pick ->
        [all] all
        [any] any number of
        [at-least] { $least } or more
        [exactly] { $n }
        [between] { $least } to { $n }
        [random] { $n } random
       *[up-to] up to { $n }
    }
} { $state } { $label } { $type } { $name } { $noun } { $features } { $limit } { $except } { $for ->
    [had] {""}
   *[other] among them
}
cond-have = { $side ->
    [mine] { $how ->
        [some] you have { $named ->
            [yes] { $cards }
           *[no] a { $others ->
            [yes] other
           *[no] {""}
        } { $cards }
        }
        [none] you have no { $others ->
            [yes] other
           *[no] {""}
        } { $cards }
        [le] you have { $n } or less { $others ->
            [yes] other
           *[no] {""}
        } { $cards }
        [ge] you have { $n } or more { $others ->
            [yes] other
           *[no] {""}
        } { $cards }
        [gt] you have more than { $n } { $others ->
            [yes] other
           *[no] {""}
        } { $cards }
        [ne] you do not have { $n } { $others ->
            [yes] other
           *[no] {""}
        } { $cards }
       *[eq] you have { $n } { $others ->
        [yes] other
       *[no] {""}
    } { $cards }
    } in play
   *[any] { $how ->
        [some] { $named ->
            [yes] { $cards }
           *[no] { $side ->
                [theirs] a { $others ->
                    [yes] other
                   *[no] {""}
                } enemy { $cards }
                [friendly] a { $others ->
                    [yes] other
                   *[no] {""}
                } friendly { $cards }
               *[any] a { $others ->
                [yes] other
               *[no] {""}
            } { $cards }
            }
        } is
        [none] no { $others ->
            [yes] other
           *[no] {""}
        } { $side ->
            [theirs] enemy
            [friendly] friendly
           *[any] {""}
        } { $cards } are
        [le] { $n } or less { $others ->
            [yes] other
           *[no] {""}
        } { $side ->
            [theirs] enemy
            [friendly] friendly
           *[any] {""}
        } { $cards } are
        [ge] { $n } or more { $others ->
            [yes] other
           *[no] {""}
        } { $side ->
            [theirs] enemy
            [friendly] friendly
           *[any] {""}
        } { $cards } are
        [gt] more than { $n } { $others ->
            [yes] other
           *[no] {""}
        } { $side ->
            [theirs] enemy
            [friendly] friendly
           *[any] {""}
        } { $cards } are
       *[eq] { $n } { $others ->
        [yes] other
       *[no] {""}
    } { $side ->
            [theirs] enemy
            [friendly] friendly
           *[any] {""}
        } { $cards } are
    } in play
}
cond-have-trash-card = { $how ->
    [some] there is a { $cards }
    [none] there are no { $cards }
    [le] there are { $n } or less { $cards }
    [ge] there are { $n } or more { $cards }
   *[eq] there are { $n } { $cards }
}
cond-have-hand-card = { $side ->
    [mine] you have
   *[other] your opponent has
} { $how ->
    [some] a { $cards }
    [none] no { $cards }
    [le] { $n } or less { $cards }
    [ge] { $n } or more { $cards }
   *[eq] { $n } { $cards }
}
cond-have-shield = { $how ->
    [some] there is a { $side ->
        [theirs] enemy { $cards }
       *[other] friendly { $cards }
    }
    [none] there are no { $side ->
        [theirs] enemy { $cards }
       *[other] friendly { $cards }
    }
    [le] there are { $n } or less { $side ->
        [theirs] enemy { $cards }
       *[other] friendly { $cards }
    }
    [ge] there are { $n } or more { $side ->
        [theirs] enemy { $cards }
       *[other] friendly { $cards }
    }
   *[eq] there are { $n } { $side ->
        [theirs] enemy { $cards }
       *[other] friendly { $cards }
    }
}
change-gain = { $which ->
    [gains] { $on } { $number ->
        [one] gains
       *[other] gain
    } { $gains } { $until }
    [both] { $on } { $number ->
        [one] gets
       *[other] get
    } { $adds } and { $number ->
        [one] gains
       *[other] gain
    } { $gains } { $until }
   *[adds] { $on } { $number ->
        [one] gets
       *[other] get
    } { $again ->
        [yes] an additional
       *[no] {""}
    } { $adds } { $until }
}{ $sign ->
   *[other] {""}
}{ $topic ->
   *[other] {""}
}
change-forbid = { $on } can't { $ban } { $to } { $cause } { $until }
change-forbid-ready = { $on } won't be set as active { $cause } { $until }
change-forbid-be-damaged = { $on } can't receive { $some ->
    [yes] { $by ->
        [battle] battle damage
        [effect] effect damage
       *[other] damage
    } from { $to }
   *[no] damage { $cause }
} { $until }
change-permit-attack-active = { $point ->
    [none] {""}
   *[other] { $until },
} { $on } may choose { $some ->
    [yes] an active { $one }
   *[no] an active enemy Unit
} as { $person ->
    [they] their
   *[it] its
} attack target
barred = { $others ->
    [yes] other
   *[no] {""}
} { $state } { $side ->
    [any] enemy
   *[other] { $whose }
} { $label } { $type } { $name } { $kinds ->
    [yes] { $noun }
   *[no] { $many ->
        [yes] Units
       *[no] Unit
    }
} { $features } { $except }
price-spend = { $circle }{ $n ->
   *[other] {""}
}
verb-return = { $source ->
    [trash-card] add { $cards } to your hand
   *[other] { $cue ->
        [burst] add { $cards } to your hand
       *[other] return { $cards } to { $number ->
            [one] its owner's hand
           *[other] { $attached ->
                [yes] its owner's hand
               *[no] their owners' hands
            }
        }
    }
}
verb-move = move { $cards } { $place }
verb-move-to-hand = { $reveal ->
    [yes] reveal { $cards } and add { $number ->
        [one] it
       *[other] them
    } to your hand
   *[no] add { $cards } to your hand
}
verb-move-to-deck = { $order ->
    [random] return { $cards } randomly to the
   *[other] return { $cards } to the
} { $end ->
    [top] top
    [bottom] bottom
   *[other] top or bottom
} of { $owner ->
    [mine] your
   *[other] { $seen ->
        [yes] your
       *[no] { $number ->
            [one] its owner's
           *[other] their owners'
        }
    }
} deck{ $owner ->
    [mine] {""}
   *[other] { $seen ->
        [yes] {""}
       *[no] { $number ->
            [one] {""}
           *[other] s
        }
    }
} { $order ->
    [chosen] in any order
   *[other] {""}
}
verb-exile = exile { $cards }
verb-trash = place { $cards } into the trash
verb-deploy-token = deploy { $n } { $card } { $token ->
    [exb-001] Base
   *[other] Unit
} { $count ->
    [one] token
   *[other] tokens
}
verb-deploy-token-rested = deploy { $n } rested { $card } { $token ->
    [exb-001] Base
   *[other] Unit
} { $count ->
    [one] token
   *[other] tokens
}
verb-draw = { $who ->
    [mine] draw
   *[other] { $player } draws
} { $n }{ $count ->
   *[other] {""}
}
verb-discard = { $who ->
    [mine] discard
   *[other] { $player } discards
} { $n }{ $count ->
   *[other] {""}
}
group-colour = color
group-terrain = zone
group-sort = sort
token-t-008 = [Aile Strike Gundam]((Earth Alliance)･AP3･HP3･<Blocker>)
token-t-009 = [Launcher Strike Gundam]((Earth Alliance)･AP2･HP4･<Blocker>)
token-t-010 = [Sword Strike Gundam]((Earth Alliance)･AP4･HP2･<Blocker>)
feature-attached = a paired { $word }
features-beneath = paired with { $told ->
    [yes] { $card }
   *[no] a { $card }
}
features-not-linked = other than Link Units
features-ex-paid = played using an EX Resource
features-not-sort = other than { $label }s
is-attacking = { $what } is attacking a { $one }
is-attacking-player = { $what } is attacking the enemy player
is-battling-with = { $what } is battling a { $one }
feature-carries = a { $card } Pilot paired with it
change-forbid-enter-active = { $on } can't deploy { $some ->
    [yes] as active any { $like }
   *[no] cards as active
} { $until }
alternative = { $owner ->
    [your] your { $others ->
        [yes] other
       *[no] {""}
    } { $state }
   *[other] { $others ->
    [yes] other
   *[no] {""}
} { $state } { $owner }
} { $label } { $type } { $name } { $noun } { $features } { $except }
is-type = { $what } has the { $list } trait
is-type-has = { $what } has a trait including "{ $list }"
feature-type = the { $list } trait
feature-type-has = a trait including "{ $text }"
gain-type = the { $list } trait
change-forbid-lose-shields = { $point ->
    [none] {""}
   *[other] { $until },
} { $person ->
    [you] your
   *[it] your opponent's
} shield area cards can't receive damage { $some ->
    [yes] from { $to }
   *[no] {""}
}
noun-token-resource = { $count ->
    [one] EX Resource
   *[other] EX Resources
}
change-add-per = { $sign ->
    [minus] give { $on } { $n } { $stat } { $until }
   *[plus] { $on } { $number ->
        [one] gets
       *[other] get
    } { $n } { $stat } { $until }
} for { $each ->
    [1] each of
   *[other] every { $each } of
} { $side ->
    [mine] { $open ->
        [yes] {""}
       *[no] the
    }
    [none] {""}
   *[other] the
} { $of }
is-linked = { $what } is a Link Unit
change-permit-draw-attacks = { $on } must be chosen by enemy Units as their attack target if possible { $until }
change-permit-draw-all-attacks = { $on } must be chosen by enemy Units as their attack target before any other { $until }
event-from = from { $whose ->
    [any] the
   *[other] { $whose }
} { $zones }
feature-cue = a { $cue }{"\u00A0"}effect
tag-in = 【In { $zones }】
noun-token-unit = { $count ->
    [one] Unit token
   *[other] Unit tokens
}
