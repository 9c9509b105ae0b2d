# Whole cards and abilities, in Persian. Marks around what is put in keep the directions apart.

card-title = { $name } ({ $id })
card-line = { $kind }{ $labels ->
    [none] {""}
   *[other] {" · "}{ $labels }
}{ $stats ->
    [none] {""}
   *[other] {" · "}{ $stats }
}
card-stat = { $stat } { $n }
card-types = { $types }
card-unread = این کارت را هنوز نمی‌توان بازی کرد: بخشی از متنش فهمیده نمی‌شود.

keyword-tag = [{ $keyword }]
cue-tag = [{ $cue }]
tag-once = [یک بار در هر نوبت]
tag-attached = [{ $word } ×{ $n }]
tag-turn = { $side ->
    [mine] [نوبت شما]
    [friendly] [نوبت تیم شما]
    [theirs] [نوبت حریف]
   *[any] [نوبت هر کس]
}
tag-during = [در { $phases }]
tag-in = [در { $zones }]
tag-or = /

ability-while = تا وقتی { $cond }، { $body }
ability-when = وقتی { $events }، { $body }
ability-instead = اگر { $events }، به جایش { $body }
ability-rule = طبق قواعد بازی، { $body }
ability-cost = می‌توانید این هزینه را بپردازید: { $cost }. آنگاه: { $body }

event = { $would ->
    [yes] قرار باشد «{ $cue }» برای { $what } رخ دهد
   *[no] «{ $cue }» برای { $what } رخ دهد
}
event-side = { $side ->
    [mine] یکی از کارت‌های شما
    [friendly] یکی از کارت‌های تیم شما
    [theirs] یکی از کارت‌های حریف
   *[any] هر کارتی
}
event-cards = { $side ->
    [mine] یکی از { $noun } { $adj }{ $tests } شما
    [friendly] یکی از { $noun } { $adj }{ $tests } تیم شما
    [theirs] یکی از { $noun } { $adj }{ $tests } حریف
   *[any] هر یک از { $noun } { $adj }{ $tests }
}
event-noun = کارت‌های
cause-battle = {" "}در نبرد
cause-of = { $cause } کارتی{ $tests }
cause-rule = {" "}به حکم قواعد
cause-effect = {" "}با { $side ->
    [mine] اثر شما
    [friendly] اثر تیم شما
    [theirs] اثر حریف
   *[any] یک اثر
}

join-and = { $a } و { $b }
join-or = { $a } یا { $b }
join-list = { $a }، { $b }
