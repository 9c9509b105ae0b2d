# Numbers and conditions, in Persian.

num-count = تعداد { $cards }
num-total = مجموع { $stat } { $cards }
num-stat = { $stat } { $subject }
num-base = { $stat } اصلی { $subject }
num-gauge = { $gauge } { $whose }
num-per = { $times } به ازای هر { $each } { $of }
num-per-of = از { $of }
num-plus = { $a } به‌علاوه‌ی { $b }
num-minus = { $a } منهای { $b }
num-times = شمار دفعاتی که در این نوبت { $event }
num-named = عددی که گفته شد
num-moved = تعداد کارت‌های جابه‌جاشده

cond-compare = { $a } { $measure } باشد
cond-any = دست‌کم 1 { $cards } باشد
cond-no = هیچ { $cards } نباشد
cond-is = { $subject } { $tests } باشد
cond-is-card = { $subject } کارتی باشد{ $tests }
cond-is-anything = { $subject } باشد
cond-turn = { $side ->
    [mine] نوبت شما باشد
    [friendly] نوبت تیم شما باشد
    [theirs] نوبت حریف باشد
   *[any] نوبت هر کسی باشد
}
cond-did = این کار را کرده باشید
cond-both = هم { $list }
cond-either = یا { $list }
cond-not = چنین نباشد که { $cond }
