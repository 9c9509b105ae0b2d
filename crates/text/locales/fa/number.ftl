# Numbers and conditions, in Persian. A condition stands after «اگر».

num-count = { $side ->
    [any] تعداد { $cards } هر دو طرف روی هم
   *[other] تعداد { $cards }
}
num-total = مجموع { $stat } { $cards }
num-stat = { $stat } ~{ $subject }
num-base = { $stat } ~پایه ~{ $subject }
num-gauge = { $gauge } ~{ $whose }
num-per = { $times } به ازای هر { $each } { $of }
num-per-of = از { $of }
num-plus = { $a } به‌علاوه‌ی { $b }
num-minus = { $a } منهای { $b }
num-times = شمار دفعاتی که در این نوبت { $event }
num-named = عددی که گفته شد
num-moved = تعداد آن کارت‌ها
num-per-moved = تا از آن کارت‌ها

cond-have = { $side ->
    [mine] شما
    [friendly] در سمت خودی
    [theirs] حریف
   *[any] در میدان
} { $how ->
    [some] { $named ->
        [yes] { $cards }
       *[no] یک { $cards }
    }
    [none] { $cards }
    [le] حداکثر { $n } { $cards }
    [ge] دست‌کم { $n } { $cards }
    [gt] بیشتر از { $n } { $cards }
    [ne] تعدادی جز { $n } { $cards }
   *[eq] دقیقاً { $n } { $cards }
} { $side ->
    [mine] { $how ->
        [none] نداشته باشید
       *[other] داشته باشید
    }
    [theirs] { $how ->
        [none] نداشته باشد
       *[other] داشته باشد
    }
   *[any] { $how ->
        [none] نباشد
       *[other] باشد
    }
}
# Cards that lie in someone's hand, deck or the like: where they are, not who has them.
cond-have-in = { $how ->
    [some] { $named ->
        [yes] { $cards } باشد
       *[no] یک { $cards } باشد
    }
    [none] هیچ { $cards } نباشد
    [le] حداکثر { $n } { $cards } باشد
    [ge] دست‌کم { $n } { $cards } باشد
    [gt] بیشتر از { $n } { $cards } باشد
    [ne] تعداد { $cards } چیزی جز { $n } باشد
   *[eq] دقیقاً { $n } { $cards } باشد
}
cond-have-group = { $how ->
    [some] میان آن‌ها یک { $cards } باشد
    [none] میان آن‌ها هیچ { $cards } نباشد
    [le] میان آن‌ها حداکثر { $n } { $cards } باشد
    [ge] میان آن‌ها دست‌کم { $n } { $cards } باشد
   *[eq] میان آن‌ها دقیقاً { $n } { $cards } باشد
}
cond-only = { $side ->
    [theirs] همه‌ی کارت‌های { $all } حریف
   *[mine] همه‌ی کارت‌های { $all } شما
} { $only } باشند
cond-versus = { $side ->
    [mine] { $how ->
        [lt] شما کمتر از حریف { $cards } داشته باشید
        [gt] شما بیشتر از حریف { $cards } داشته باشید
        [le] شما بیشتر از حریف { $cards } نداشته باشید
        [ge] شما کمتر از حریف { $cards } نداشته باشید
        [shown] { $counted }
       *[eq] شما به اندازه‌ی حریف { $cards } داشته باشید
    }
   *[theirs] { $how ->
        [lt] حریف کمتر از شما { $cards } داشته باشد
        [gt] حریف بیشتر از شما { $cards } داشته باشد
        [le] حریف بیشتر از شما { $cards } نداشته باشد
        [ge] حریف کمتر از شما { $cards } نداشته باشد
       *[eq] حریف به اندازه‌ی شما { $cards } داشته باشد
    }
}
cond-compare = { $a } { $measure } باشد
# By how much at least one number is less or more than another.
cond-differ = { $a } دست‌کم { $n } تا { $how ->
    [fewer] کمتر
   *[more] بیشتر
} از { $b } باشد{ $cards ->
   *[other] {""}
}
cond-happened = { $did ->
    [yes] در این نوبت پیش آمده باشد که { $event }
   *[no] در این نوبت پیش نیامده باشد که { $event }
}
cond-is-anything = { $subject } باشد
cond-is-nothing = { $subject } نباشد
cond-turn = { $side ->
    [mine] نوبت شما باشد
    [friendly] نوبت شما یا هم‌تیمی شما باشد
    [theirs] نوبت حریف باشد
   *[any] نوبت هر کسی باشد
}
cond-did = { $side ->
    [theirs] این کار را کرد
   *[mine] این کار را کردید
}
cond-did-not = { $side ->
    [theirs] این کار را نکرد
   *[mine] این کار را نکردید
}
cond-both = هم { $list }
cond-either = { $list }
cond-not = چنین نباشد که { $cond }

is-state = { $what } { $list } باشد
is-named = { $what } { $list } باشد
is-type = { $what } از نوع { $list } باشد
is-type-has = نوع { $what } «{ $list }» را در بر داشته باشد
is-label = { $what } { $list } باشد
is-feature = { $what } { $list } داشته باشد
is-stat = { $base ->
    [shown] { $list }
    [yes] { $stat } ~پایه ~{ $what }
   *[no] { $stat } ~{ $what }
} { $measure } باشد
is-that = { $what } { $list } باشد
is-owned = { $what } از کارت‌های { $list } باشد
is-without = { $what } { $list } نداشته باشد
is-not = { $what } { $list } نباشد
is-card = { $named ->
    [yes] { $what } { $list } باشد
   *[no] { $what } یک { $list } باشد
}
is-battling = { $what } در حال نبرد باشد{ $described ->
   *[other] {""}
}
