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
    [mine] نوبت شما آغاز شود
    [theirs] نوبت حریف آغاز شود
   *[any] نوبتی آغاز شود
}
event-main-starts = { $side ->
    [mine] مرحله اصلی شما آغاز شود
    [theirs] مرحله اصلی حریف آغاز شود
   *[any] مرحله اصلی آغاز شود
}
event-played = { $would ->
    [yes] قرار باشد { $what } بازی شود
   *[no] { $what } بازی شود
}
event-attacks = { $would ->
    [yes] قرار باشد { $what } حمله کند
   *[no] { $what } حمله کند
}
event-attacked = { $would ->
    [yes] قرار باشد به { $what } حمله شود
   *[no] به { $what } حمله شود
}
event-blocked = { $would ->
    [yes] قرار باشد [مدافع] { $what } فعال شود
   *[no] [مدافع] { $what } فعال شود
}
event-ko = { $would ->
    [yes] قرار باشد { $what } ناک‌اوت شود
   *[no] { $what } ناک‌اوت شود
}
event-removed = { $would ->
    [yes] قرار باشد { $what } از میدان خارج شود
   *[no] { $what } از میدان خارج شود
}
event-rested = { $would ->
    [yes] قرار باشد { $what } خوابیده شود
   *[no] { $what } خوابیده شود
}
event-readied = { $would ->
    [yes] قرار باشد { $what } فعال شود
   *[no] { $what } فعال شود
}
event-don-returned = { $side ->
    [mine] یک کارت ⁨DON!!⁩ از میدان شما به دک ⁨DON!!⁩ شما برگردد
    [theirs] یک کارت ⁨DON!!⁩ از میدان حریف به دک ⁨DON!!⁩ او برگردد
   *[any] یک کارت ⁨DON!!⁩ از میدان به دک ⁨DON!!⁩ خود برگردد
}
event-don-given = یک کارت ⁨DON!!⁩ به { $what } داده شود
event-drawn = { $side ->
    [mine] شما کارتی بردارید
    [theirs] حریف کارتی بردارد
   *[any] بازیکنی کارتی بردارد
}
event-discarded = { $side ->
    [mine] کارتی از دست شما دور ریخته شود
    [theirs] کارتی از دست حریف دور ریخته شود
   *[any] کارتی از دستی دور ریخته شود
}
event-event-activated = { $side ->
    [mine] شما رویدادی را فعال کنید
    [theirs] حریف رویدادی را فعال کند
   *[any] رویدادی فعال شود
}
event-trigger-activated = { $side ->
    [mine] شما [ماشه] را فعال کنید
    [theirs] حریف [ماشه] را فعال کند
   *[any] یک [ماشه] فعال شود
}
event-damage-taken = { $side ->
    [mine] شما آسیب ببینید
    [theirs] حریف آسیب ببیند
   *[any] بازیکنی آسیب ببیند
}
event-damage-dealt = حمله‌ی { $what } به رهبری آسیب بزند
event-life-removed = { $side ->
    [mine] کارتی از محدوده جان شما برود
    [theirs] کارتی از محدوده جان حریف برود
   *[any] کارتی از محدوده جان برود
}
event-life-added = { $side ->
    [mine] کارتی به محدوده جان شما اضافه شود
    [theirs] کارتی به محدوده جان حریف اضافه شود
   *[any] کارتی به محدوده جان اضافه شود
}
event-life-zero = { $side ->
    [mine] جان شما 0 شود
    [theirs] جان حریف 0 شود
   *[any] جان بازیکنی 0 شود
}
event-battled = { $what } نبرد کرده باشد
event-battle-ends = نبرد { $what } پایان یابد

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
noun-don = { $count ->
    [one] کارت ⁨DON!!⁩
   *[other] کارت‌های ⁨DON!!⁩
}
    .from = در میدان { $whose }
noun-cost-don = { $count ->
    [one] کارت ⁨DON!!⁩
   *[other] کارت‌های ⁨DON!!⁩
}
    .from = در محدوده هزینه { $whose }
noun-given-don = { $count ->
    [one] کارت ⁨DON!!⁩ داده‌شده
   *[other] کارت‌های ⁨DON!!⁩ داده‌شده
}
    .from = در میدان { $whose }
noun-hand-card = { $count ->
    [one] کارت
   *[other] کارت‌ها
}
    .from = از دست { $whose }
noun-deck-card = { $count ->
    [one] کارت
   *[other] کارت‌ها
}
    .from = از دک { $whose }
noun-trash-card = { $count ->
    [one] کارت
   *[other] کارت‌ها
}
    .from = از دورریز { $whose }
noun-life-card = { $count ->
    [one] کارت
   *[other] کارت‌ها
}
    .from = از محدوده جان { $whose }

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
ban-activate-blocker = [مدافع] کارت‌ها را فعال کند
ban-be-ko = ناک‌اوت شود
ban-be-removed = از میدان خارج شود
ban-be-rested = خوابیده شود
ban-ready = فعال شود
ban-play = کارت بازی کند
ban-draw = با اثرها کارت بردارد
ban-ready-don = کارت‌های ⁨DON!!⁩ را فعال کند
ban-give = کارت ⁨DON!!⁩ بدهد
ban-attack-target = به کارت‌ها حمله کند
ban-be-included = در دک باشد
ban-enter-active = کارت‌ها را فعال بازی کند

verb-ko = { $cards } را ناک‌اوت کنید
verb-trash = { $cards } را دور بریزید
verb-return = { $cards } را به دست صاحبش برگردانید
verb-move = { $cards } را { $place } ببرید
verb-put = { $cards } را بازی کنید
verb-put-rested = { $cards } را خوابیده بازی کنید
verb-put-active = { $cards } را فعال بازی کنید
verb-rest = { $cards } را بخوابانید
verb-ready = { $cards } را فعال کنید
verb-attach = { $cards } را به { $to } بدهید
verb-turn-up = { $cards } را به رو کنید
verb-turn-down = { $cards } را به پشت کنید
verb-return-don = { $cards } را به دک ⁨DON!!⁩ برگردانید
verb-add-don = { $who ->
    [mine] از دک ⁨DON!!⁩ { $up-to ->
        [yes] تا { $n }
       *[no] { $n }
    } { $count ->
        [one] کارت
       *[other] کارت
    } ⁨DON!!⁩ فعال اضافه کنید
   *[other] { $player } از دک ⁨DON!!⁩ { $up-to ->
        [yes] تا { $n }
       *[no] { $n }
    } کارت ⁨DON!!⁩ فعال اضافه می‌کند
}
verb-add-don-rested = { $who ->
    [mine] از دک ⁨DON!!⁩ { $up-to ->
        [yes] تا { $n }
       *[no] { $n }
    } { $count ->
        [one] کارت
       *[other] کارت
    } ⁨DON!!⁩ خوابیده اضافه کنید
   *[other] { $player } از دک ⁨DON!!⁩ { $up-to ->
        [yes] تا { $n }
       *[no] { $n }
    } کارت ⁨DON!!⁩ خوابیده اضافه می‌کند
}
verb-draw = { $who ->
    [mine] { $up-to ->
        [yes] تا { $n }
       *[no] { $n }
    } { $count ->
        [one] کارت
       *[other] کارت
    } بردارید
   *[other] { $player } { $up-to ->
        [yes] تا { $n }
       *[no] { $n }
    } کارت برمی‌دارد
}
verb-discard = { $who ->
    [mine] { $up-to ->
        [yes] تا { $n }
       *[no] { $n }
    } { $count ->
        [one] کارت
       *[other] کارت
    } از دست خود دور بریزید
   *[other] { $player } { $up-to ->
        [yes] تا { $n }
       *[no] { $n }
    } کارت از دست خود دور می‌ریزد
}
verb-mill = { $who ->
    [mine] { $up-to ->
        [yes] تا { $n }
       *[no] { $n }
    } { $count ->
        [one] کارت
       *[other] کارت
    } از بالای دک خود دور بریزید
   *[other] { $player } { $up-to ->
        [yes] تا { $n }
       *[no] { $n }
    } کارت از بالای دک خود دور می‌ریزد
}
verb-shuffle = { $who ->
    [mine] دک خود را بر بزنید
   *[other] { $player } دک خود را بر می‌زند
}
verb-damage = { $who ->
    [mine] { $n } آسیب می‌بینید
   *[other] { $player } { $n } آسیب می‌بیند
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
    [yes] قرار باشد { $what } به دست صاحبش برگردد
   *[no] { $what } به دست صاحبش برگردد
}
event-life-taken = { $side ->
    [mine] کارتی از جان شما به دستتان برود
    [theirs] کارتی از جان حریف به دستش برود
   *[any] کارتی از جان بازیکنی به دستش برود
}
event-deck-out = { $side ->
    [mine] قرار باشد با خالی شدن دسته ببازید
    [theirs] قرار باشد حریف با خالی شدن دسته ببازد
   *[any] قرار باشد بازیکنی با خالی شدن دسته ببازد
}
keyword-unblockable = مدافع‌ناپذیر
until-your-next-end = تا پایان نوبت بعدی شما
until-your-refresh = در مرحله تازه‌سازی بعدی شما
until-opponents-next-main = در آغاز مرحله اصلی بعدی حریف
later-opponents-next-main = در آغاز مرحله اصلی بعدی حریف
later-your-next-end = در پایان نوبت بعدی شما
ban-be-blocked = دفاع شود
ban-move-life-to-hand = کارت جان به دست ببرد
ban-ready-in-refresh = در مرحله تازه‌سازی فعال شود
ban-attack-active = به شخصیت فعال حمله کند
ban-attack-new = در نوبت ورود حمله کند
