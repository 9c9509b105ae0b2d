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
    [friendly] [نوبت خودی]
    [theirs] [نوبت حریف]
   *[any] [نوبت هر کس]
}
tag-during = [در { $phases }]
tag-in = [در { $zones }]
tag-or = /

ability-while = اگر { $cond }، { $body }
ability-when = وقتی { $events }، { $body }
ability-instead = اگر { $events }، به جایش { $body }
ability-rule = طبق قواعد بازی، { $body }
ability-cost = { $cost }: { $body }
cost-may = می‌توانید { $cost }
cost-join = { $a }، { $b }

event = { $would ->
    [yes] قرار باشد «{ $cue }» برای { $what } { $from } { $cause } رخ دهد
   *[no] «{ $cue }» برای { $what } { $from } { $cause } رخ دهد
}
event-side = { $side ->
    [mine] یکی از کارت‌های شما
    [friendly] یکی از کارت‌های خودی
    [theirs] یکی از کارت‌های حریف
   *[any] کارتی
}
event-cards = { $called ->
    [yes] یک { $noun }
   *[no] { $noun }
} ~{ $name } ~{ $state } ~{ $label } ~{ $side ->
    [any] {""}
   *[other] { $whose }
} ~{ $type } ~{ $features } { $except }
event-from = از { $zones } { $whose }
cause = { $by ->
    [battle] در نبرد
    [rule] به حکم قواعد
    [effect] { $side ->
        [mine] { $acting ->
            [yes] با اثر خود
           *[no] با اثر شما
        }
        [friendly] با اثر خودی
        [theirs] با اثر حریف
       *[any] { $any ->
            [yes] با اثرها
           *[no] با اثری
        }
    }
   *[anything] {""}
}
cause-of = { $by ->
    [battle] در نبرد با { $noun } ~{ $name } ~{ $state } ~{ $label } ~{ $owner } ~{ $type } ~{ $features } { $except }
   *[effect] با اثر { $noun } ~{ $name } ~{ $state } ~{ $label } ~{ $told ->
        [yes] {""}
       *[no] { $side ->
            [mine] شما
            [friendly] خودی
            [theirs] حریف
           *[any] {""}
        }
    } ~{ $type } ~{ $features } { $except }
}{ $any ->
   *[other] {""}
}

join-and = { $a } و { $b }
join-or = { $a } یا { $b }
join-list = { $a }، { $b }
join-stats = { $a } و { $b }
join-conditions = { $a } و { $b }
join-bans = { $a } یا { $b }
