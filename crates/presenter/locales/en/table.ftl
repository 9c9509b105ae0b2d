# What happens at a table, in English. A game adds names for its own words: `name-zone-hand`,
# `name-phase-main`, `name-verb-attack`, `name-stat-power`, `name-keyword-rush`, `name-score-life`.

you = You
opponent = Opponent
seat = Seat { $letter }
a-card = a card
and = { $a } and { $b }

drawn = Nobody wins: the match is drawn.
won-by-you = You win the match.
won-by-one = { $who } wins the match.
won-by-many = { $who } win the match.
lost-on-time = { $who }: the time has run out.
gave-up = { $who }: gives the match up.
agreed-draw = The match is drawn by agreement.

# Questions.
ask-pick = pick one
ask-exactly = pick { $min }
ask-several = pick { $min } to { $max }
ask-arrange = put these in order
ask-number = name a number from { $min } to { $max }
question = { $what }: { $ask }
question-for = { $what } for { $source }: { $ask }
hidden-option = { $verb } hidden card { $place }
hidden-spot = { $verb } card { $place } in { $zone } of { $who }

# The log.
moved = { $who }: { $card }, { $from } → { $to }
moved-under = { $who }: { $card }, { $from } → under { $host }
moved-across = { $who }: { $card }, { $from } of { $whose } → { $to }
moved-within = { $who }: { $card } changes its place in { $to }
created = { $who }: { $card } comes to { $to }
removed = { $who }: { $card } leaves { $from }
rested = { $card } is rested
readied = { $card } is set active
face-up = { $card } is turned face up
face-down = { $card } is turned face down
marked = { $card } has { $n } marks
shuffled = { $who }: { $zone } is shuffled
turn = Turn { $n }: { $who }
phase = { $phase } begins
scored = { $who }: { $score } is { $n }
score = score { $n }
did = { $who }: { $verb }
did-card = { $who }: { $verb } { $card }
did-both = { $who }: { $verb } { $card } -> { $other }
did-other = { $who }: { $verb } -> { $other }
counted = { $did } ({ $n })
shown = { $who }: shows { $card }
looked = { $who }: looks at { $card }
activated = { $who }: effect of { $card }
skipped = { $who }: { $verb } is skipped
skipped-card = { $who }: { $verb } { $card } is skipped
applied = The rules apply
applied-card = { $who }: a rule applies to { $card }
rolled = { $who }: chance gives { $n } of { $of }

# Continuous effects.
begins = { $whom }: { $change }
begins-by = { $whom }: { $change }, by { $source }
lapses = { $whom }: no longer { $change }
lapses-by = { $whom }: no longer { $change }, by { $source }
shift-add = { $stat } { $n }
shift-base = printed { $stat } { $n }
shift-gain = gains [{ $keyword }]
shift-lose = loses [{ $keyword }]
shift-forbid = may not: { $ban }
shift-permit = may: { $ban }
shift-mute = effects are invalid
shift-mute-cue = { $cue } effects are invalid
shift-ability = gains an effect
shift-need = effects need more
shift-name = is also named { $word }
shift-trait = is also { $word }
shift-label = is also { $word }
