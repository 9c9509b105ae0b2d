# Persian words for the vocabulary of GUNDAM Card Game. `baize-text` makes sentences of them.

attached-pilot = خلبان

cue-activate-main = 【فعال‌سازی·اصلی】
cue-activate-action = 【فعال‌سازی·کنش】
cue-main = 【اصلی】
cue-action = 【کنش】
cue-burst = 【فوران】
cue-deploy = 【استقرار】
cue-attack = 【حمله】
cue-destroyed = 【نابودشده】
cue-when-paired = 【هنگام جفت شدن】
cue-when-linked = 【هنگام پیوند】

event-turn-starts = { $side ->
    [mine] نوبت شما آغاز شود
    [theirs] نوبت حریف آغاز شود
   *[any] نوبتی آغاز شود
}
event-turn-ends = { $side ->
    [mine] نوبت شما پایان یابد
    [theirs] نوبت حریف پایان یابد
   *[any] نوبتی پایان یابد
}
event-deployed = { $would ->
    [yes] قرار باشد { $what } مستقر شود
   *[no] { $what } مستقر شود
}
event-paired = { $would ->
    [yes] قرار باشد { $what } با خلبانی جفت شود
   *[no] { $what } با خلبانی جفت شود
}
event-attacks = { $would ->
    [yes] قرار باشد { $what } حمله کند
   *[no] { $what } حمله کند
}
event-blocks = { $would ->
    [yes] قرار باشد { $what } دفاع کند
   *[no] { $what } دفاع کند
}
event-dies = { $would ->
    [yes] قرار باشد { $what } نابود شود
   *[no] { $what } نابود شود
}
event-kills = { $would ->
    [yes] قرار باشد { $what } یگان دشمن را با آسیب نبرد نابود کند
   *[no] { $what } یگان دشمن را با آسیب نبرد نابود کند
}
event-breaks = { $would ->
    [yes] قرار باشد { $what } کارتی از محدوده سپر دشمن را با آسیب نبرد نابود کند
   *[no] { $what } کارتی از محدوده سپر دشمن را با آسیب نبرد نابود کند
}
event-shield-destroyed = { $side ->
    [mine] یکی از سپرهای شما نابود شود
    [theirs] یکی از سپرهای حریف نابود شود
   *[any] سپری نابود شود
}
event-damaged = { $would ->
    [yes] قرار باشد { $what } آسیب ببیند
   *[no] { $what } آسیب ببیند
}
event-recovered = { $would ->
    [yes] قرار باشد ⁨HP⁩ { $what } بازیابی شود
   *[no] ⁨HP⁩ { $what } بازیابی شود
}
event-rested = { $would ->
    [yes] قرار باشد { $what } خوابیده شود
   *[no] { $what } خوابیده شود
}
event-readied = { $would ->
    [yes] قرار باشد { $what } فعال شود
   *[no] { $what } فعال شود
}
event-returned = { $would ->
    [yes] قرار باشد { $what } به دست برگردد
   *[no] { $what } به دست برگردد
}
event-drawn = { $side ->
    [mine] شما کارتی بردارید
    [theirs] حریف کارتی بردارد
   *[any] بازیکنی کارتی بردارد
}
event-discarded = { $side ->
    [mine] شما کارتی دور بریزید
    [theirs] حریف کارتی دور بریزد
   *[any] بازیکنی کارتی دور بریزد
}
event-ex-placed = { $side ->
    [mine] شما یک منبع EX بگذارید
    [theirs] حریف یک منبع EX بگذارد
   *[any] یک منبع EX گذاشته شود
}
event-command-used = { $side ->
    [mine] شما فرمانی را به کار ببرید
    [theirs] حریف فرمانی را به کار ببرد
   *[any] فرمانی به کار رود
}
event-paid = { $would ->
    [yes] قرار باشد هزینه‌ی اثری از { $what } پرداخت شود
   *[no] هزینه‌ی اثری از { $what } پرداخت شود
}

kind-unit = یگان
kind-pilot = خلبان
kind-command = فرمان
kind-base = پایگاه
kind-resource = منبع
keyword-blocker = <مدافع>
keyword-first-strike = <ضربه نخست>
keyword-high-maneuver = <مانور برتر>
keyword-linked = پیوند
keyword-pilot-part = 【خلبان】
stat-ap = AP
stat-hp = HP
stat-lv = سطح
stat-cost = هزینه
stat-repair = <تعمیر>
stat-breach = <رخنه>
stat-support = <پشتیبانی>
stat-reduction = کاهش آسیب دریافتی
label-space = فضا
label-earth = زمین
label-token = توکن

zone-resource-deck = دک منابع
zone-resources = محدوده منابع
zone-battle = محدوده نبرد
zone-base = بخش پایگاه
zone-shields = بخش سپر
zone-removal = محدوده حذف
phase-active = گام فعال‌سازی
phase-start = گام آغاز
phase-draw = مرحله برداشت
phase-resource = مرحله منابع
phase-main = مرحله اصلی
phase-attack = گام حمله
phase-block = گام دفاع
phase-action = گام کنش
phase-damage = گام آسیب
phase-battle-end = پایان نبرد
phase-end-action = گام کنش مرحله پایان
phase-end = گام پایان
phase-hand = گام دست
phase-cleanup = گام پاک‌سازی

noun-unit = { $count ->
    [one] یگان
   *[other] یگان‌ها
}
noun-base = { $count ->
    [one] پایگاه
   *[other] پایگاه‌ها
}
noun-shield = { $count ->
    [one] سپر
   *[other] سپرها
}
noun-pilot = { $count ->
    [one] خلبان جفت‌شده
   *[other] خلبان‌های جفت‌شده
}
noun-resource = { $count ->
    [one] منبع
   *[other] منابع
}
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
noun-removed-card = { $count ->
    [one] کارت حذف‌شده
   *[other] کارت‌های حذف‌شده
}
    .from = از محدوده حذف { $whose }

until-this-battle = در این نبرد
until-this-turn = در این نوبت
until-end-of-turn = تا پایان این نوبت
until-your-next-start = تا آغاز نوبت بعدی شما
until-opponents-next-end = تا پایان نوبت بعدی حریف
until-opponents-start = در مرحله آغازِ نوبت بعدی حریف
until-forever = تا پایان بازی
later-this-battle = در پایان این نبرد
later-this-turn = در پایان این نوبت
later-end-of-turn = در پایان این نوبت
later-your-next-start = در آغاز نوبت بعدی شما
later-opponents-next-end = در پایان نوبت بعدی حریف
later-opponents-start = در مرحله آغازِ نوبت بعدی حریف
later-forever = بعداً

ban-attack = حمله کند
ban-attack-player = بازیکن دشمن را هدف حمله‌ی خود انتخاب کند
ban-attack-active = یگان‌های فعال دشمن را هدف حمله‌ی خود انتخاب کند
ban-be-destroyed = نابود شود
ban-be-damaged = آسیب ببیند
ban-lose-shields = بگذارد کارت‌های محدوده سپر آسیب ببینند
ban-ready = فعال شود
ban-be-paired = با خلبانی جفت شود
ban-block = دفاع کند
ban-draw = با اثرها کارت بردارد
ban-draw-attacks = در صورت امکان هدف حمله‌ی یگان‌های دشمن شود
ban-draw-all-attacks = پیش از همه هدف حمله‌ی یگان‌های دشمن شود

verb-destroy = { $cards } را نابود کنید
verb-trash = { $cards } را در دورریز بگذارید
verb-return = { $cards } را به دست صاحبش برگردانید
verb-exile = { $cards } را حذف کنید
verb-move = { $cards } را { $place } ببرید
verb-put = { $cards } را مستقر کنید
verb-put-rested = { $cards } را خوابیده مستقر کنید
verb-deploy-token = { $n } توکن { $card } مستقر کنید
verb-deploy-token-rested = { $n } توکن خوابیده‌ی { $card } مستقر کنید
verb-rest = { $cards } را بخوابانید
verb-ready = { $cards } را فعال کنید
verb-damage = به { $cards } { $n } آسیب بزنید
verb-recover = { $n } از آسیب { $cards } بازیابی می‌شود
verb-pair-up = { $cards } را با { $to } جفت کنید
verb-draw = { $who ->
    [mine] { $n } { $count ->
        [one] کارت
       *[other] کارت
    } بردارید
   *[other] { $player } { $n } کارت برمی‌دارد
}
verb-discard = { $who ->
    [mine] { $n } { $count ->
        [one] کارت
       *[other] کارت
    } دور بریزید
   *[other] { $player } { $n } کارت دور می‌ریزد
}
verb-mill = { $who ->
    [mine] { $n } { $count ->
        [one] کارت
       *[other] کارت
    } بالای دک را در دورریز بگذارید
   *[other] { $player } { $n } کارت بالای دک را در دورریز می‌گذارد
}
verb-shuffle = { $who ->
    [mine] دک را بر بزنید
   *[other] { $player } دک را بر می‌زند
}
verb-spend = { $who ->
    [mine] { $n } بپردازید
   *[other] { $player } { $n } می‌پردازد
}
verb-place-resource = { $who ->
    [mine] { $n } { $count ->
        [one] منبع
       *[other] منبع
    } بگذارید
   *[other] { $player } { $n } منبع می‌گذارد
}
verb-place-rested-resource = { $who ->
    [mine] { $n } { $count ->
        [one] منبع خوابیده
       *[other] منبع خوابیده
    } بگذارید
   *[other] { $player } { $n } منبع خوابیده می‌گذارد
}
verb-place-ex = { $who ->
    [mine] { $n } { $count ->
        [one] منبع EX
       *[other] منبع EX
    } بگذارید
   *[other] { $player } { $n } منبع EX می‌گذارد
}
verb-breach = { $who ->
    [mine] به اولین کارت محدوده سپر آن حریف { $n } آسیب بزنید
   *[other] { $player } به اولین کارت محدوده سپر آن حریف { $n } آسیب می‌زند
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
event-ex-used = { $side ->
    [mine] شما یک منبع EX به کار ببرید
    [theirs] حریف یک منبع EX به کار ببرد
   *[any] یک منبع EX به کار رود
}
event-ex-left = { $side ->
    [mine] یکی از منابع EX شما از محدوده منابع خارج شود
    [theirs] یکی از منابع EX حریف از محدوده منابع خارج شود
   *[any] یک منبع EX از محدوده منابع خارج شود
}
event-left = { $would ->
    [yes] قرار باشد { $what } از میدان خارج شود
   *[no] { $what } از میدان خارج شود
}
event-linked = { $would ->
    [yes] قرار باشد { $what } یگان پیوندی شود
   *[no] { $what } یگان پیوندی شود
}
event-ap-reduced = { $would ->
    [yes] قرار باشد ⁨AP⁩ { $what } کم شود
   *[no] ⁨AP⁩ { $what } کم شود
}
keyword-suppression = <سرکوب>
keyword-ex-paid = منبع EX که برای بازی کردن آن به کار رفته
keyword-unit-part = 【یگان】
until-your-next-end = تا پایان نوبت بعدی شما
later-your-next-end = در پایان نوبت بعدی شما
ban-attack-new = در نوبت استقرار خود حمله کند
ban-lose-ap = ⁨AP⁩ از دست بدهد
ban-be-attacked = هدف حمله انتخاب شود
ban-enter-active = کارت‌ها را فعال مستقر کند
ban-be-blocked = دفاع شود
ban-be-rested = خوابیده شود
ban-be-returned = به دست برگردانده شود
verb-reduce-damage = { $who ->
    [mine] آن آسیب را { $n } واحد کم کنید
   *[other] { $player } آن آسیب را { $n } واحد کم می‌کند
}
verb-take-damage = آن آسیب به جای آن به { $cards } وارد می‌شود
verb-divert-this-turn = در این نوبت، آسیب نبردی که قرار باشد { $cards } ببیند به جای آن به { $to } وارد می‌شود
verb-divert-this-battle = در این نبرد، آسیب نبردی که قرار باشد { $cards } ببیند به جای آن به { $to } وارد می‌شود
verb-redirect-attack = هدف حمله را به { $cards } تغییر دهید
verb-fight = { $cards } و { $to } به یکدیگر آسیب نبرد می‌زنند
verb-copy-keywords = { $to } در این نوبت اثرهای کلیدواژه‌ی { $cards } را می‌گیرد
verb-choose-enemy = { $who ->
    [mine] یک حریف را انتخاب کنید
   *[other] { $player } یک حریف را انتخاب می‌کند
}
gauge-players = تعداد بازیکنان
