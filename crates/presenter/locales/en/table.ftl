# What happens at a table, in English. A game adds names for its own words: `name-zone-hand`,
# `name-phase-main`, `name-verb-attack`, `name-stat-power`, `name-keyword-rush`, `name-score-life`.

name-zone-deck = deck
name-zone-hand = hand
name-zone-trash = trash

you = You
opponent = Opponent
seat = Seat { $letter }
whom-you = you
whom-opponent = your opponent
a-card = a card
belongs = { $person ->
    [you] your
   *[other] { $who }’s
}
and = { $a } and { $b }

drawn = Nobody wins: the match is drawn.
won-by-you = You win the match.
won-by-one = { $who } wins the match.
won-by-many = { $who } win the match.
lost-on-time = { $person ->
    [you] Your time has run out.
   *[other] { $who } has run out of time.
}
gave-up = { $person ->
    [you] You give up.
   *[other] { $who } gives up.
}
stayed-away = { $person ->
    [you] You left and did not come back.
   *[other] { $who } left and did not come back.
}
abandoned = Nobody came back to this match, so it is closed.
upgraded = The rules or cards of this match have changed, so it is closed as a draw. Its replay is kept.
cannot-be-shown = This version of the program cannot show the match any more. Its result stands, and its replay is kept.
agreed-draw = The match is drawn by agreement.

# Why an answer was not taken.
some-card = a card
refused-over = The match is over.
refused-not-you = It is not your turn to answer.
refused-no-seat = You are not playing at this table.
refused-no-question = There is nothing to answer right now.
refused-late = That question was answered already.
refused-unfit = That is not one of the possible answers.
refused-forbidden = The rules do not allow that now.
refused-broken = Something went wrong on our side and has been reported. The match stands as it was.

# Why something cannot be done.
offered = You can do this now.
nothing-to-do = You cannot do anything with this card right now.
why-not-asked = { $about ->
    [card] First answer what { $card } asks.
   *[none] Another question is open; answer it first.
}
why-not-among = { $card } cannot be chosen here.
idle-theirs = This is not your card.
idle-deck = Cards leave the deck only when a rule or an effect says so.

# Questions. A game has words of its own in `ask-VERB`.
question = { $what } ({ $ask })
question-for = { $source }: { $what }
pick-exactly = choose { $n }
pick-up-to = up to { $n }
pick-several = { $min } to { $max }
arrange = put these in order
name-number = { $min } to { $max }

# Options. A game has a sentence of its own in `do-KEY`.
option = { $verb }
option-card = { $verb } { $card }
option-both = { $verb } { $card } → { $other }
option-other = { $verb } → { $other }
hidden-option = { $verb }: hidden card { $place }
hidden-spot = { $verb }: card { $place } in { $zone } of { $who }

# What tells options apart that read the same.
told-apart = { $option } ({ $which })
told-also = { $a }, { $b }
whose-yours = yours
whose-theirs = { $who }
state-rested = rested
state-ready = active
state-marks = { $n } damage
state-place = no. { $n }

# A fight as it stands. A game has a sentence of its own in `battle`.
battle = { $state ->
    [holds] { $person ->
        [you] You are safe as it stands
       *[other] { $card } does not get through as it stands
    }
    [lacks] { $person ->
        [you] You need +{ $lacks } to be safe
       *[other] { $card } gets through, unless { $who } adds +{ $lacks }
    }
   *[open] { $person ->
        [you] Nothing of yours stands in the way
       *[other] Nothing stands in the way
    }
}

# The log. A game has sentences of its own in `moved-by-VERB` and `did-VERB`.
# `whose` is where a card was, `theirs` where it goes.
moved = { $card } goes from { $whose } { $from } to the { $to }
moved-under = { $card } goes from { $whose } { $from } under { $host }
moved-across = { $card } goes from { $whose } { $from } to { $theirs } { $to }
moved-within = { $card } changes its place in { $theirs } { $to }
created = { $card } comes to { $whose } { $to }
removed = { $card } leaves { $whose } { $from }
rested = { $card } is rested
readied = { $card } is set active
face-up = { $card } is turned face up
face-down = { $card } is turned face down
marked = { $card } has { $n } { $n ->
    [one] counter
   *[other] counters
}
shuffled = { $whose } { $zone } is shuffled
turn = Turn { $n }: { $who }
phase = { $phase } begins
scored = { $whose } { $score } is now { $n }
score = score { $n }
does = { $who }: { $verb }
does-card = { $who }: { $verb } { $card }
does-both = { $who }: { $verb } { $card } → { $other }
does-other = { $who }: { $verb } → { $other }
counted = { $did } ({ $n })
shown = { $who } { $person ->
    [you] show
   *[other] shows
} { $card }
looked = { $who } { $person ->
    [you] look
   *[other] looks
} at { $card }
activated = The effect of { $card } begins
skipped = { $who } { $person ->
    [you] skip
   *[other] skips
} what cannot be done: { $verb }
skipped-card = { $who } { $person ->
    [you] skip
   *[other] skips
} what cannot be done: { $verb } { $card }
applied = { $text }
applied-card = { $card }: { $text }
rolled = Chance picks { $n } of { $of }

# Continuous effects.
begins = { $sort ->
    [forbid] { $whom } cannot { $change }
    [permit] { $whom } can { $change }
   *[other] { $whom }: { $change }
}
begins-by = { $sort ->
    [forbid] { $whom } cannot { $change }, because of { $source }
    [permit] { $whom } can { $change }, thanks to { $source }
   *[other] { $whom }: { $change }, by { $source }
}
lapses = { $sort ->
    [forbid] { $whom } can { $change } again
    [permit] { $whom } can no longer { $change }
   *[other] { $whom }: no longer { $change }
}
lapses-by = { $sort ->
    [forbid] { $source } no longer keeps { $whom } from this: { $change }
    [permit] { $source } no longer lets { $whom } do this: { $change }
   *[other] { $whom }: no longer { $change }, by { $source }
}
shift-add = { $stat } { $n }
shift-set = { $stat } { $n }
shift-base = printed { $stat } { $n }
shift-gain = gains [{ $keyword }]
shift-lose = loses [{ $keyword }]
shift-forbid = { $ban }
shift-permit = { $ban }
shift-mute = effects are invalid
shift-discount = the next such card costs { $n } less
shift-mute-cue = { $cue } effects are invalid
shift-ability = gains an effect
shift-need = effects need more
shift-name = is also named { $word }
shift-trait = is also { $word }
shift-label = is also { $word }

# Cards as lists tell them.
hidden-cards = { $n } hidden
hidden-card = hidden
card-marks = { $n } { $n ->
    [one] mark
   *[other] marks
}

# What is under way. The number says what is carried out first: the highest.
stage-waiting = { $n }. { $who }: { $what }{ $has ->
    [cards] {" "}with { $cards }
   *[other] {""}
}{ $aimed ->
    [yes] {" "}→ { $target }
   *[other] {""}
}
stage-number = no. { $n } ({ $what })
stage-card = { $whose } { $what }
stage-place = { $zone } no. { $n }
stage-fight = { $card }{ $aimed ->
    [yes] {" "}→ { $target }
   *[other] {""}
}: { $words }

# What may be looked up.
name-sort-verb = verb
name-sort-moment = moment
name-sort-replaced = replaced
name-sort-forbidden = forbidden
name-sort-allowed = allowed
name-sort-keyword = keyword
name-sort-stat = stat
name-sort-duration = duration
name-sort-noun = noun
name-sort-label = label
name-sort-kind = kind
name-sort-phase = phase
name-sort-number = number
name-sort-zone = zone
name-sort-condition = condition
name-fact-example = example
