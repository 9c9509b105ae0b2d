# Numbers and conditions.

num-count = the number of { $cards }
num-total = the total { $stat } of { $cards }
num-stat = the { $stat } of { $subject }
num-base = the base { $stat } of { $subject }
num-gauge = { $whose } { $gauge }
num-per = { $times } for every { $each } { $of }
num-per-of = of { $of }
num-plus = { $a } plus { $b }
num-minus = { $a } minus { $b }
num-times = the number of times this turn that { $event }
num-named = the number named
num-moved = the number of cards just dealt with

cond-compare = { $a } is { $measure }
cond-any = there is at least 1 { $cards }
cond-no = there is none { $cards }
cond-is = { $subject } is { $tests }
cond-is-card = { $subject } is a card{ $tests }
cond-is-anything = there is { $subject }
cond-turn = it is { $side ->
    [mine] your turn
    [friendly] your team's turn
    [theirs] your opponent's turn
   *[any] anyone's turn
}
cond-did = you did
cond-both = both { $list }
cond-either = either { $list }
cond-not = it is not the case that { $cond }
