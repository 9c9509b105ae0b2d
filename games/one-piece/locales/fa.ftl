# Persian words for the vocabulary of ONE PIECE Card Game. `baize-text` makes sentences of them.

attached-don = ⁨DON!!⁩

cue-activate-main = [فعال‌سازی: اصلی]
cue-main = [اصلی]
cue-counter = [پاتک]
cue-trigger = [ماشه]
cue-on-play = [هنگام بازی]
cue-when-attacking = [هنگام حمله]
cue-on-block = [هنگام دفاع]
cue-on-ko = [هنگام ناک‌اوت]
cue-on-opponents-attack = [هنگام حمله حریف]
cue-end-of-your-turn = [پایان نوبت شما]
cue-end-of-opponents-turn = [پایان نوبت حریف]
cue-game-starts = [در آغاز بازی]

event-turn-starts = { $side ->
    [mine] { $cause } نوبت شما آغاز شود
    [theirs] { $cause } نوبت حریف آغاز شود
   *[any] { $cause } نوبتی آغاز شود
}
event-main-starts = { $side ->
    [mine] { $cause } مرحله اصلی شما آغاز شود
    [theirs] { $cause } مرحله اصلی حریف آغاز شود
   *[any] { $cause } مرحله اصلی آغاز شود
}
event-attacks = { $would ->
    [yes] قرار باشد { $what } { $cause } حمله کند
   *[no] { $bare ->
        [yes] { $side ->
            [theirs] حریف { $cause } حمله کند
           *[mine] { $what } { $cause } حمله کند
        }
       *[no] { $what } { $cause } حمله کند
    }
}
event-attacked = { $would ->
    [yes] قرار باشد به { $what } { $cause } حمله شود
   *[no] به { $what } { $cause } حمله شود
}
event-ko = { $would ->
    [yes] قرار باشد { $what } { $cause } ناک‌اوت شود
   *[no] { $what } { $cause } ناک‌اوت شود
}
event-removed = { $would ->
    [yes] قرار باشد { $what } { $cause } از میدان خارج شود
   *[no] { $what } { $cause } از میدان خارج شود
}
event-rested = { $would ->
    [yes] قرار باشد { $what } { $cause } خوابانده شود
   *[no] { $what } { $cause } خوابانده شود
}
event-readied = { $would ->
    [yes] قرار باشد { $what } { $cause } فعال شود
   *[no] { $what } { $cause } فعال شود
}
event-don-given = { $cause } یک کارت ⁨DON!!⁩ به { $what } داده شود
event-drawn = { $side ->
    [mine] شما { $cause } کارتی بردارید
    [theirs] حریف { $cause } کارتی بردارد
   *[any] بازیکنی { $cause } کارتی بردارد
}
event-discarded = { $side ->
    [mine] { $cause } کارتی از دست شما دور ریخته شود
    [theirs] { $cause } کارتی از دست حریف دور ریخته شود
   *[any] { $cause } کارتی از دستی دور ریخته شود
}
event-event-activated = { $side ->
    [mine] شما { $cause } رویدادی را فعال کنید
    [theirs] حریف { $cause } رویدادی را فعال کند
   *[any] { $cause } رویدادی فعال شود
}
event-trigger-activated = { $side ->
    [mine] شما { $cause } [ماشه] را فعال کنید
    [theirs] حریف { $cause } [ماشه] را فعال کند
   *[any] { $cause } یک [ماشه] فعال شود
}
event-damage-taken = { $would ->
    [yes] { $side ->
        [mine] قرار باشد شما { $cause } آسیب ببینید
        [theirs] قرار باشد حریف { $cause } آسیب ببیند
       *[any] قرار باشد بازیکنی { $cause } آسیب ببیند
    }
   *[no] { $side ->
        [mine] شما { $cause } آسیب ببینید
        [theirs] حریف { $cause } آسیب ببیند
       *[any] بازیکنی { $cause } آسیب ببیند
    }
}
event-life-removed = { $side ->
    [mine] { $cause } کارتی از محدوده جان شما برود
    [theirs] { $cause } کارتی از محدوده جان حریف برود
   *[any] { $cause } کارتی از محدوده جان برود
}
event-life-added = { $side ->
    [mine] { $cause } کارتی به محدوده جان شما اضافه شود
    [theirs] { $cause } کارتی به محدوده جان حریف اضافه شود
   *[any] { $cause } کارتی به محدوده جان اضافه شود
}
event-life-zero = { $side ->
    [mine] { $cause } جان شما 0 شود
    [theirs] { $cause } جان حریف 0 شود
   *[any] { $cause } جان بازیکنی 0 شود
}
event-battled = { $what } { $cause } نبرد کرده باشد
event-battle-ends = { $cause } نبرد { $what } پایان یابد

kind-card-don = { $count ->
    [one] کارت ⁨DON!!⁩
   *[other] کارت‌های ⁨DON!!⁩
}
kind-leader = رهبر
kind-character = شخصیت
kind-event = رویداد
kind-stage = صحنه
kind-don = ⁨DON!!⁩

keyword-rush = یورش
keyword-double-attack = حمله دوگانه
keyword-banish = تبعید
keyword-blocker = مدافع

label-slash = برش
label-strike = ضربه
label-ranged = دوربرد
label-special = ویژه
label-wisdom = خرد

stat-counter = پاتک
stat-life = جان
stat-don-deck = اندازه‌ی دک ⁨DON!!⁩
stat-attack-tax = کارت دورریخته از دست برای حمله
stat-don-gift = کارت ⁨DON!!⁩ داده‌شده از کارت‌های مرحله ⁨DON!!⁩

zone-don-deck = دک ⁨DON!!⁩
zone-leader = محدوده رهبر
zone-characters = محدوده شخصیت‌ها
zone-stage = محدوده صحنه
zone-cost = محدوده هزینه
zone-life = محدوده جان

phase-refresh = مرحله تازه‌سازی
phase-draw = مرحله برداشت
phase-don = مرحله ⁨DON!!⁩
phase-main = مرحله اصلی
phase-attack = گام حمله
phase-block = گام دفاع
phase-counter = گام پاتک
phase-damage = گام آسیب
phase-battle-end = پایان نبرد
phase-end = مرحله پایان


until-this-battle = در این نبرد
until-this-turn = در این نوبت
until-end-of-turn = تا پایان این نوبت
until-your-next-start = تا آغاز نوبت بعدی شما
until-opponents-next-end = تا پایان نوبت بعدی حریف
until-opponents-refresh = در مرحله تازه‌سازی بعدی حریف
until-forever = تا پایان بازی
later-end-of-turn = در پایان این نوبت
later-this-battle = در پایان این نبرد
later-this-turn = در پایان این نوبت
later-your-next-start = در آغاز نوبت بعدی شما
later-opponents-next-end = در پایان نوبت بعدی حریف
later-opponents-refresh = در مرحله تازه‌سازی بعدی حریف

ban-attack = حمله کند
ban-be-attacked = مورد حمله قرار گیرد
ban-be-ko = ناک‌اوت شود
ban-be-removed = از میدان خارج شود
ban-be-rested = خوابانده شود
ban-ready = فعال شود
ban-play = کارت بازی کند
ban-play-from-hand = از دست کارت بازی کند
ban-draw = کارت بردارد
ban-ready-don = کارت‌های ⁨DON!!⁩ را فعال کند
ban-give = کارت ⁨DON!!⁩ بدهد
ban-attack-target = به کارت‌ها حمله کند
ban-attack-leaders = به رهبران حمله کند
ban-be-included = در دک باشد
ban-enter-active = کارت‌ها را فعال بازی کند

verb-ko = { $cards } را ناک‌اوت کنید
verb-trash = { $cards } را دور بریزید
verb-return = { $cards } را به دست { $number ->
    [one] صاحبش
   *[other] صاحبشان
} برگردانید
verb-put = { $cards } را بازی کنید
verb-put-rested = { $cards } را خوابیده بازی کنید
verb-put-active = { $cards } را فعال بازی کنید
verb-rest = { $cards } را بخوابانید
verb-ready = { $cards } را فعال کنید
verb-attach = { $cards } را به { $to } بدهید
verb-turn-up = { $cards } را به رو کنید
verb-turn-down = { $cards } را به پشت کنید
verb-add-don = { $who ->
    [mine] از دک ⁨DON!!⁩ { $up-to ->
        [yes] حداکثر { $n }
       *[no] { $n }
    } { $count ->
        [one] کارت
       *[other] کارت
    } ⁨DON!!⁩ فعال اضافه کنید
   *[other] { $player } از دک ⁨DON!!⁩ { $up-to ->
        [yes] حداکثر { $n }
       *[no] { $n }
    } کارت ⁨DON!!⁩ فعال اضافه می‌کند
}
verb-add-don-rested = { $who ->
    [mine] از دک ⁨DON!!⁩ { $up-to ->
        [yes] حداکثر { $n }
       *[no] { $n }
    } { $count ->
        [one] کارت
       *[other] کارت
    } ⁨DON!!⁩ خوابیده اضافه کنید
   *[other] { $player } از دک ⁨DON!!⁩ { $up-to ->
        [yes] حداکثر { $n }
       *[no] { $n }
    } کارت ⁨DON!!⁩ خوابیده اضافه می‌کند
}
verb-draw = { $who ->
    [mine] { $up-to ->
        [yes] حداکثر { $n }
       *[no] { $fixed ->
            [no] به اندازه‌ی { $n }،
           *[yes] { $n }
        }
    } { $count ->
        [one] کارت
       *[other] کارت
    } بردارید
   *[other] { $player } { $up-to ->
        [yes] حداکثر { $n }
       *[no] { $fixed ->
            [no] به اندازه‌ی { $n }،
           *[yes] { $n }
        }
    } کارت برمی‌دارد
}
verb-draw-until = { $who ->
    [mine] آن‌قدر کارت بردارید که تعداد { $cards } به { $n } برسد
   *[other] { $player } آن‌قدر کارت برمی‌دارد که تعداد { $cards } به { $n } برسد
}
verb-discard-down = { $who ->
    [mine] آن‌قدر کارت از دست خود دور بریزید که { $n } کارت بماند
   *[other] { $player } آن‌قدر کارت از دست خود دور می‌ریزد که { $n } کارت بماند
}
verb-discard = { $who ->
    [mine] { $up-to ->
        [yes] حداکثر { $n }
       *[no] { $fixed ->
            [no] به اندازه‌ی { $n }،
           *[yes] { $n }
        }
    } { $count ->
        [one] کارت
       *[other] کارت
    } از دست خود دور بریزید
   *[other] { $player } { $up-to ->
        [yes] حداکثر { $n }
       *[no] { $fixed ->
            [no] به اندازه‌ی { $n }،
           *[yes] { $n }
        }
    } کارت از دست خود دور می‌ریزد
}
verb-mill = { $who ->
    [mine] { $up-to ->
        [yes] حداکثر { $n }
       *[no] { $fixed ->
            [no] به اندازه‌ی { $n }،
           *[yes] { $n }
        }
    } { $count ->
        [one] کارت
       *[other] کارت
    } از بالای دک خود دور بریزید
   *[other] { $player } { $up-to ->
        [yes] حداکثر { $n }
       *[no] { $fixed ->
            [no] به اندازه‌ی { $n }،
           *[yes] { $n }
        }
    } کارت از بالای دک خود دور می‌ریزد
}
verb-shuffle = { $who ->
    [mine] دک خود را بر بزنید
   *[other] { $player } دک خود را بر می‌زند
}
verb-damage = { $who ->
    [mine] {""}
   *[other] { $player }
} { $fixed ->
    [no] به اندازه‌ی { $n }
   *[yes] { $n }
} آسیب { $who ->
    [mine] می‌بینید
   *[other] می‌بیند
}
verb-win = { $who ->
    [mine] بازی را می‌برید
   *[other] { $player } بازی را می‌برد
}
verb-lose = { $who ->
    [mine] بازی را می‌بازید
   *[other] { $player } بازی را می‌بازد
}

# واژه‌های کارت‌های بعدی.
verb-extra-turn = پس از این نوبت یک نوبت دیگر بازی کنید
verb-redirect-attack = هدف حمله را به { $cards } تغییر دهید
event-returned = { $would ->
    [yes] قرار باشد { $what } { $cause } به دست صاحبش برگردد
   *[no] { $what } { $cause } به دست صاحبش برگردد
}
event-life-taken = { $side ->
    [mine] { $cause } کارتی از جان شما به دستتان برود
    [theirs] { $cause } کارتی از جان حریف به دستش برود
   *[any] { $cause } کارتی از جان بازیکنی به دستش برود
}
event-deck-out = { $side ->
    [mine] { $cause } قرار باشد با خالی شدن دک ببازید
    [theirs] { $cause } قرار باشد حریف با خالی شدن دک ببازد
   *[any] { $cause } قرار باشد بازیکنی با خالی شدن دک ببازد
}
keyword-unblockable = مدافع‌ناپذیر
until-your-next-end = تا پایان نوبت بعدی شما
until-your-refresh = در مرحله تازه‌سازی بعدی شما
until-opponents-next-main = در آغاز مرحله اصلی بعدی حریف
later-opponents-next-main = در آغاز مرحله اصلی بعدی حریف
later-your-next-end = در پایان نوبت بعدی شما
ban-be-blocked = با دفاع متوقف شود
ban-move-life-to-hand = کارت جان به دست ببرد
ban-ready-in-refresh = در مرحله تازه‌سازی فعال شود
ban-be-played = بازی شود
ban-block = [مدافع] را فعال کند
ban-attack-active = به شخصیت فعال حمله کند
ban-attack-new = در نوبت ورود حمله کند

# What cards are called, and where they lie.
this-leader = این رهبر
this-character = { $cue ->
    [trigger] این کارت
    [elsewhere] این کارت در دست شما
   *[other] این شخصیت
}
this-stage = { $cue ->
    [trigger] این کارت
   *[other] این صحنه
}
kind-card-event = { $count ->
    [one] کارت رویداد
   *[other] کارت‌های رویداد
}
the-leader = { $side ->
    [mine] رهبر شما
   *[theirs] رهبر حریف
}
mark-attribute = <{ $label }>
adjective-attribute = { $label }
feature-attribute = ویژگی { $label }
is-attribute = { $what } ویژگی { $list } داشته باشد
noun-leader = { $count ->
    [one] رهبر
   *[other] رهبرها
}
noun-character = { $count ->
    [one] شخصیت
   *[other] شخصیت‌ها
}
noun-stage = { $count ->
    [one] صحنه
   *[other] صحنه‌ها
}
noun-leader-character = { $count ->
    [one] رهبر یا شخصیت
   *[other] رهبرها و شخصیت‌ها
}
noun-leader-character-stage = { $count ->
    [one] کارت
   *[other] کارت‌ها
}
noun-leader-character-stage-cost-don = { $count ->
    [one] کارت
   *[other] کارت‌ها
}
noun-leader-stage = { $count ->
    [one] رهبر یا صحنه
   *[other] رهبرها و صحنه‌ها
}
noun-character-stage = { $count ->
    [one] شخصیت یا صحنه
   *[other] شخصیت‌ها و صحنه‌ها
}
noun-don = { $count ->
    [one] کارت ⁨DON!!⁩
   *[other] کارت‌های ⁨DON!!⁩
}
    .from = از میدان { $whose }
    .in = در میدان { $owner }
noun-cost-don = { $count ->
    [one] کارت ⁨DON!!⁩
   *[other] کارت‌های ⁨DON!!⁩
}
noun-given-don = { $count ->
    [one] کارت ⁨DON!!⁩ داده‌شده
   *[other] کارت‌های ⁨DON!!⁩ داده‌شده
}
noun-hand-card = { $count ->
    [one] کارت
   *[other] کارت‌ها
}
    .from = { $whole ->
        [yes] دست
       *[no] از دست
    } { $whose }
    .in = در دست { $owner }
noun-deck-card = { $count ->
    [one] کارت
   *[other] کارت‌ها
}
    .from = { $whole ->
        [yes] دک
       *[no] از دک
    } { $whose }
    .in = در دک { $owner }
noun-trash-card = { $count ->
    [one] کارت
   *[other] کارت‌ها
}
    .from = { $whole ->
        [yes] دورریز
       *[no] از دورریز
    } { $whose }
    .in = در دورریز { $owner }
noun-life-card = { $count ->
    [one] کارت جان
   *[other] کارت‌های جان
}
pile-life = کارت‌های جان
cards-of-leader = { $for ->
    [counted] رهبر ~{ $whose }
   *[object] { $pick ->
        [exactly] رهبر
        [all] رهبر
       *[other] { picked }
    } ~{ $name } ~{ $state } ~{ $label } ~{ $whose } ~{ $type } ~{ $features } { $except }
}
feature-power = { feature-stat }
feature-cue-trigger = [ماشه]
cond-have-life-card = { $side ->
    [mine] شما
    [theirs] حریف
   *[any] شما و حریف روی هم
} { $how ->
    [some] دست‌کم 1 { $cards }
    [none] هیچ { $cards }
    [le] حداکثر { $n } { $cards }
    [ge] دست‌کم { $n } { $cards }
   *[eq] دقیقاً { $n } { $cards }
} { $how ->
    [none] ن{ has }
   *[other] { has }
}
has = { $side ->
    [theirs] داشته باشد
   *[other] داشته باشید
}
cond-have-leader-character-stage = { $side ->
    [mine] { $how ->
        [none] { $cards } نداشته باشید
        [some] { $named ->
            [yes] { $cards }
           *[no] یک { $cards }
        } داشته باشید
        [le] حداکثر { $n } { $cards } داشته باشید
        [ge] دست‌کم { $n } { $cards } داشته باشید
       *[eq] دقیقاً { $n } { $cards } داشته باشید
    }
   *[theirs] { $how ->
        [none] حریف { $cards } نداشته باشد
        [some] حریف { $named ->
            [yes] { $cards }
           *[no] یک { $cards }
        } داشته باشد
        [le] حریف حداکثر { $n } { $cards } داشته باشد
        [ge] حریف دست‌کم { $n } { $cards } داشته باشد
       *[eq] حریف دقیقاً { $n } { $cards } داشته باشد
    }
}
cond-have-cost-don = { $side ->
    [mine] { $how ->
        [none] هیچ { $cards } نداشته باشید
        [some] { $named ->
            [yes] { $cards }
           *[no] یک { $cards }
        } داشته باشید
        [le] حداکثر { $n } { $cards } داشته باشید
        [ge] دست‌کم { $n } { $cards } داشته باشید
       *[eq] دقیقاً { $n } { $cards } داشته باشید
    }
   *[theirs] { $how ->
        [none] حریف هیچ { $cards } نداشته باشد
        [some] حریف { $named ->
            [yes] { $cards }
           *[no] یک { $cards }
        } داشته باشد
        [le] حریف حداکثر { $n } { $cards } داشته باشد
        [ge] حریف دست‌کم { $n } { $cards } داشته باشد
       *[eq] حریف دقیقاً { $n } { $cards } داشته باشد
    }
}
cond-have-given-don = { $side ->
    [mine] { $how ->
        [none] هیچ { $cards } نداشته باشید
        [some] { $named ->
            [yes] { $cards }
           *[no] یک { $cards }
        } داشته باشید
        [le] حداکثر { $n } { $cards } داشته باشید
        [ge] روی هم دست‌کم { $n } { $cards } داشته باشید
       *[eq] دقیقاً { $n } { $cards } داشته باشید
    }
   *[theirs] { $how ->
        [none] حریف هیچ { $cards } نداشته باشد
        [some] حریف { $named ->
            [yes] { $cards }
           *[no] یک { $cards }
        } داشته باشد
        [le] حریف حداکثر { $n } { $cards } داشته باشد
        [ge] حریف دست‌کم { $n } { $cards } داشته باشد
       *[eq] حریف دقیقاً { $n } { $cards } داشته باشد
    }
}
cond-versus-don = { $side ->
    [mine] { $how ->
        [lt] کارت‌های ⁨DON!!⁩ میدان شما از مال حریف کمتر باشد
        [gt] کارت‌های ⁨DON!!⁩ میدان شما از مال حریف بیشتر باشد
        [ge] کارت‌های ⁨DON!!⁩ میدان شما از مال حریف کمتر نباشد
        [eq] کارت‌های ⁨DON!!⁩ میدان شما و حریف به یک تعداد باشد
       *[le] کارت‌های ⁨DON!!⁩ میدان شما از مال حریف بیشتر نباشد
    }
   *[theirs] { $how ->
        [lt] کارت‌های ⁨DON!!⁩ میدان حریف از مال شما کمتر باشد
        [gt] کارت‌های ⁨DON!!⁩ میدان حریف از مال شما بیشتر باشد
        [ge] کارت‌های ⁨DON!!⁩ میدان حریف از مال شما کمتر نباشد
        [eq] کارت‌های ⁨DON!!⁩ میدان شما و حریف به یک تعداد باشد
       *[le] کارت‌های ⁨DON!!⁩ میدان حریف از مال شما بیشتر نباشد
    }
}
price-return-don-don = ⁨DON!! −{ $n }⁩
price-rest-cost-don = { $circle }
cards-of-cost-don = { picked } ~{ $state } ~{ $for ->
    [had] {""}
   *[other] { $whose }
}
cards-of-leader-character = { $for ->
    [to] { $n } { $noun }
   *[object] { $pick ->
        [up-to] { $number ->
            [one] { picked }
           *[other] در مجموع { picked }
        }
       *[other] { picked }
    }
} ~{ $name } ~{ $state } ~{ $label } ~{ $for ->
    [had] {""}
   *[other] { $whose }
} ~{ $type } ~{ $features } { $except }
verb-move = { $cards } را { $place } بگذارید
verb-move-to-hand = { $reveal ->
    [yes] { $cards } را نشان دهید و به دست خود ببرید
   *[no] { $cards } را به { $owner ->
        [own] دست خود
        [theirs] دست حریف
        [any] دست { $number ->
            [one] صاحبش
           *[other] صاحبشان
        }
       *[other] دست خود
    } ببرید
}{ $number ->
   *[other] {""}
}
verb-move-to-life = { $cards } را { $seen ->
    [yes] { $order ->
        [chosen] به هر ترتیبی
       *[other] {""}
    }
   *[no] {""}
} { $end ->
    [top] روی
    [bottom] زیر
   *[either] روی یا زیر
} کارت‌های جان { $owner ->
    [theirs] حریف
    [any] صاحبش
   *[other] خود
} { $face ->
    [up] به رو
    [down] به پشت
   *[usual] {""}
} بگذارید
verb-return-don = { $cards } را به دک ⁨DON!!⁩ { $agent ->
    [mine] {""}
   *[other] خود
} برگردانید
event-don-returned = { $cause } { $many ->
    [yes] { $n } کارت ⁨DON!!⁩ یا بیشتر از میدان { $side ->
        [mine] شما
       *[theirs] حریف
    } به دک ⁨DON!!⁩ برگردد
   *[no] یک کارت ⁨DON!!⁩ از میدان { $side ->
        [mine] شما
       *[theirs] حریف
    } به دک ⁨DON!!⁩ برگردد
}
event-played = { $would ->
    [yes] قرار باشد { $what } { $cause } { $from } بازی شود
   *[no] { $what } { $cause } { $from } بازی شود
}
event-blocked = { $side ->
    [theirs] حریف { $cause } [مدافع] را فعال کند
   *[any] { $cause } [مدافع] فعال شود
}
event-damage-dealt = { $cause } حمله‌ی { $what } به جان حریف آسیب بزند
ban-activate-blocker = [مدافع] را فعال کند
change-forbid-ready = { $until } { $on } { $cause } فعال { $person ->
    [they] نمی‌شوند
   *[it] نمی‌شود
}
change-permit-attack-active = { $until } { $on } { can } به { $some ->
    [yes] { $to }
   *[no] شخصیت‌های فعال
} هم { attack }
attack = حمله { $person ->
    [they] کنند
    [you] کنید
   *[it] کند
}
change-permit-attack-new = { $until } { $on } { can } در نوبت ورود { $some ->
    [yes] به { $to }
   *[no] {""}
} { attack }
change-forbid-play-from-hand = { $until } { $on } ن{ can } از دست { $some ->
    [yes] { $cards }
   *[no] کارت
} بازی { $person ->
    [you] کنید
    [they] کنند
   *[it] کند
}
change-forbid-play = { $until } { $on } ن{ can } { $some ->
    [yes] { $cards }
   *[no] کارت
} بازی { $person ->
    [you] کنید
    [they] کنند
   *[it] کند
}
change-forbid-ready-in-refresh = { $until } { $on } در مرحله تازه‌سازی فعال { $person ->
    [they] نمی‌شوند
   *[it] نمی‌شود
}{ $number ->
   *[other] {""}
}
change-forbid-attack-target = { $until } { $on } ن{ can } به { $to } { attack }
change-forbid-attack-leaders = { $until } { $on } ن{ can } به رهبرها { attack }
cond-only = همه‌ی { $noun } ~میدان { $side ->
    [theirs] حریف
   *[mine] شما
} { $like } باشند{ $all ->
   *[other] {""}
}{ $only ->
   *[other] {""}
}
ability-rule = طبق قواعد بازی، { $body }
feature-cost = { feature-stat }
group-colour = رنگ
group-attribute = ویژگی
change-forbid-activate-blocker = { $until } { $on } ن{ can } [مدافع] { $some ->
    [yes] شخصیت { $like }
   *[no] {""}
} را فعال { $person ->
    [you] کنید
    [they] کنند
   *[it] کند
}
change-forbid-be-included = شما نمی‌توانید { $those } در دک خود بگذارید
cards-any-life-card = { $for ->
   *[other] { $noun }
}
cond-have-hand-card = { cond-have-in }
cond-have-trash-card = { cond-have-in }
cond-have-deck-card = { cond-have-in }
cond-have-don = { cond-have-in }
change-forbid-enter-active = { $until } { $on } ن{ can } { $some ->
    [yes] { $like }
   *[no] کارت
} را فعال بازی { $person ->
    [you] کنید
    [they] کنند
   *[it] کند
}
change-forbid-be-blocked = { $until } در برابر { $on } { $cause } نمی‌توان دفاع کرد
change-forbid-attack-new = { $until } { $on } ن{ can } در نوبت ورود { $some ->
    [yes] به { $to }
   *[no] {""}
} حمله { $person ->
    [they] کنند
   *[it] کند
}
that = { $number ->
    [one] { $noun ->
        [character] آن شخصیت
       *[other] آن کارت
    }
   *[other] { $noun ->
        [character] آن شخصیت‌ها
       *[other] آن کارت‌ها
    }
}
change-add-attack-tax = { $until } { $on } { $n } { stat-attack-tax } { takes }{ $plain ->
   *[other] {""}
}
feature-range-cost = { $stat } ~{ $least } تا { $most }
feature-range-power = قدرت ~{ $least } تا { $most }
