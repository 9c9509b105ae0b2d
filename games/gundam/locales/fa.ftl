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
    [mine] { $cause } نوبت شما آغاز شود
    [theirs] { $cause } نوبت حریف آغاز شود
   *[any] { $cause } نوبتی آغاز شود
}
event-turn-ends = { $side ->
    [mine] { $cause } نوبت شما پایان یابد
    [theirs] { $cause } نوبت حریف پایان یابد
   *[any] { $cause } نوبتی پایان یابد
}
event-deployed = { $would ->
    [yes] { $cause } قرار باشد { $what } مستقر شود
   *[no] { $cause } { $what } مستقر شود
}
event-paired = { $would ->
    [yes] { $cause } قرار باشد { $what } با خلبانی جفت شود
   *[no] { $cause } { $what } با خلبانی جفت شود
}
event-attacks = { $would ->
    [yes] { $cause } قرار باشد { $what } حمله کند
   *[no] { $cause } { $what } حمله کند
}
event-blocks = { $would ->
    [yes] { $cause } قرار باشد { $what } دفاع کند
   *[no] { $cause } { $what } دفاع کند
}
event-dies = { $would ->
    [yes] { $cause } قرار باشد { $what } نابود شود
   *[no] { $cause } { $what } نابود شود
}
event-kills = { $would ->
    [yes] { $cause } قرار باشد { $what } یگان حریف را با آسیب نبرد نابود کند
   *[no] { $cause } { $what } یگان حریف را با آسیب نبرد نابود کند
}
event-breaks = { $would ->
    [yes] { $cause } قرار باشد { $what } کارتی از محدوده سپر حریف را با آسیب نبرد نابود کند
   *[no] { $cause } { $what } کارتی از محدوده سپر حریف را با آسیب نبرد نابود کند
}
event-shield-destroyed = { $side ->
    [mine] { $cause } یکی از سپرهای شما نابود شود
    [theirs] { $cause } یکی از سپرهای حریف نابود شود
   *[any] { $cause } سپری نابود شود
}
event-damaged = { $would ->
    [yes] { $cause } قرار باشد { $what } آسیب ببیند
   *[no] { $cause } { $what } آسیب ببیند
}
event-recovered = { $would ->
    [yes] { $cause } قرار باشد ⁨HP⁩ { $what } بازیابی شود
   *[no] { $cause } ⁨HP⁩ { $what } بازیابی شود
}
event-rested = { $would ->
    [yes] { $cause } قرار باشد { $what } خوابیده شود
   *[no] { $cause } { $what } خوابیده شود
}
event-readied = { $would ->
    [yes] { $cause } قرار باشد { $what } فعال شود
   *[no] { $cause } { $what } فعال شود
}
event-returned = { $would ->
    [yes] { $cause } قرار باشد { $what } به دست برگردد
   *[no] { $cause } { $what } به دست برگردد
}
event-drawn = { $side ->
    [mine] { $cause } شما کارتی بردارید
    [theirs] { $cause } حریف کارتی بردارد
   *[any] { $cause } بازیکنی کارتی بردارد
}
event-discarded = { $side ->
    [mine] { $cause } شما کارتی دور بریزید
    [theirs] { $cause } حریف کارتی دور بریزد
   *[any] { $cause } بازیکنی کارتی دور بریزد
}
event-ex-placed = { $side ->
    [mine] { $cause } شما یک منبع EX بگذارید
    [theirs] { $cause } حریف یک منبع EX بگذارد
   *[any] { $cause } یک منبع EX گذاشته شود
}
event-command-used = { $side ->
    [mine] { $cause } شما فرمانی را به کار ببرید
    [theirs] { $cause } حریف فرمانی را به کار ببرد
   *[any] { $cause } فرمانی به کار رود
}
event-paid = { $would ->
    [yes] { $cause } قرار باشد هزینه‌ی اثری از { $what } پرداخت شود
   *[no] { $cause } هزینه‌ی اثری از { $what } پرداخت شود
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
   *[other] یگان
}
noun-base = { $count ->
   *[other] پایگاه
}
noun-shield = { $count ->
   *[other] سپر
}
noun-pilot = { $count ->
   *[other] خلبان جفت‌شده
}
noun-resource = { $count ->
   *[other] منبع
}
noun-hand-card = { $count ->
   *[other] کارت
}
    .from = از دست { $side ->
        [mine] خود
       *[other] { $whose }
    }
    .in = در دست { $whose }
noun-deck-card = { $count ->
   *[other] کارت
}
    .from = از دک { $side ->
        [mine] خود
       *[other] { $whose }
    }
    .in = در دک { $whose }
noun-trash-card = { $count ->
   *[other] کارت
}
    .from = از دورریز { $side ->
        [mine] خود
       *[other] { $whose }
    }
    .in = در دورریز { $whose }
noun-removed-card = { $count ->
   *[other] کارت حذف‌شده
}
    .from = از محدوده حذف { $side ->
        [mine] خود
       *[other] { $whose }
    }
    .in = در محدوده حذف { $whose }

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
ban-attack-player = بازیکن حریف را هدف حمله‌ی خود انتخاب کند
ban-attack-active = یگان‌های فعال حریف را هدف حمله‌ی خود انتخاب کند
ban-be-destroyed = نابود شود
ban-be-damaged = آسیب ببیند
ban-lose-shields = بگذارد کارت‌های محدوده سپر آسیب ببینند
ban-ready = فعال شود
ban-be-paired = با خلبانی جفت شود
ban-block = دفاع کند
ban-draw = با اثرها کارت بردارد
ban-draw-attacks = در صورت امکان هدف حمله‌ی یگان‌های حریف شود
ban-draw-all-attacks = پیش از همه هدف حمله‌ی یگان‌های حریف شود

verb-destroy = { $cards } را نابود کنید
verb-trash = { $cards } را در دورریز بگذارید
verb-return = { $cue ->
    [burst] { $cards } را به دستتان ببرید
   *[other] { $source ->
        [trash-card] { $cards } را به دستتان ببرید
       *[other] { $cards } را به دست صاحبش برگردانید
    }
}
verb-exile = { $cards } را حذف کنید
verb-move = { $cards } را { $place } ببرید
verb-put = { $cards } را مستقر کنید
verb-put-rested = { $cards } را خوابیده مستقر کنید
verb-deploy-token = { $n } توکن { $card } مستقر کنید
verb-deploy-token-rested = { $n } توکن خوابیده‌ی { $card } مستقر کنید
verb-rest = { $cards } را بخوابانید
verb-ready = { $cards } را فعال کنید
verb-damage = { $fixed ->
    [no] به { $cards } به اندازه‌ی { $n } آسیب بزنید
   *[yes] به { $cards } { $n } آسیب بزنید
}
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
    [mine] {""}
   *[other] { $player }
} { $fixed ->
    [no] به اندازه‌ی { $n }
   *[yes] { $n }
} { $who ->
    [mine] بپردازید
   *[other] می‌پردازد
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
    [mine] { $cause } شما یک منبع EX به کار ببرید
    [theirs] { $cause } حریف یک منبع EX به کار ببرد
   *[any] { $cause } یک منبع EX به کار رود
}
event-ex-left = { $side ->
    [mine] { $cause } یکی از منابع EX شما از محدوده منابع خارج شود
    [theirs] { $cause } یکی از منابع EX حریف از محدوده منابع خارج شود
   *[any] { $cause } یک منبع EX از محدوده منابع خارج شود
}
event-left = { $would ->
    [yes] { $cause } قرار باشد { $what } از میدان خارج شود
   *[no] { $cause } { $what } از میدان خارج شود
}
event-linked = { $would ->
    [yes] { $cause } قرار باشد { $what } یگان پیوندی شود
   *[no] { $cause } { $what } یگان پیوندی شود
}
event-ap-reduced = { $would ->
    [yes] { $cause } قرار باشد ⁨AP⁩ { $what } کم شود
   *[no] { $cause } ⁨AP⁩ { $what } کم شود
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
ban-play = کارت بازی یا مستقر کند
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

# How cards of this game speak.
keyword-tag = { $keyword }
mark-type = ({ $text })
tag-attached = 【هنگام جفت بودن】{ $word ->
   *[other] {""}
}{ $n ->
   *[other] {""}
}
tag-while-linked = 【هنگام پیوند بودن】
tag-while-attached = 【هنگام جفت بودن·خلبان { $like }】
cue-when-paired-like = 【هنگام جفت شدن·خلبان { $like }】
turn-clause = { $side ->
    [mine] در نوبت شما،
   *[theirs] در نوبت حریف،
} { $body }
line-linked = شرط پیوند: { $cond }
subject = { $subject ->
    [this] این کارت
    [it] { $number ->
        [one] آن
       *[other] آن‌ها
    }
    [event] آن کارت
    [other] کارت دیگر
    [seen] { $number ->
        [one] آن
       *[other] آن‌ها
    }
    [host] این یگان
    [attached] خلبان جفت‌شده
    [attacker] یگان حمله‌کننده
    [each] هر یک از آن‌ها
    [x] کارت نخست
    [y] کارت دوم
    [z] کارت سوم
    [w] کارت چهارم
   *[attacked] یگانی که به آن حمله شده است
}
this-unit = { $cue ->
    [burst] این کارت
   *[other] این یگان
}
this-pilot = { $cue ->
    [burst] این کارت
   *[other] این خلبان
}
this-base = { $cue ->
    [burst] این کارت
   *[other] این پایگاه
}
this-host = این یگان
adjective-linked = پیوندی
mark-stat-repair = <تعمیر { $n }>
mark-stat-breach = <رخنه { $n }>
mark-stat-support = <پشتیبانی { $n }>
gain-ap = AP{ $n }
gain-hp = HP{ $n }
feature-ap = AP { $cmp ->
    [le] { $n } یا کمتر
    [ge] { $n } یا بیشتر
    [lt] کمتر از { $n }
    [gt] بیشتر از { $n }
   *[eq] { $n }
}
feature-hp = HP { $cmp ->
    [le] { $n } یا کمتر
    [ge] { $n } یا بیشتر
    [lt] کمتر از { $n }
    [gt] بیشتر از { $n }
   *[eq] { $n }
}
feature-repair = <تعمیر>
feature-breach = <رخنه>
feature-support = <پشتیبانی>
clause-lv = با سطح { $n }{ $cmp ->
    [le] {" "}یا پایین‌تر
    [ge] {" "}یا بالاتر
   *[eq] {""}
}
cards-top-shield = { $n } سپر { $whose }{ $count ->
   *[other] {""}
}{ $pick ->
   *[other] {""}
}
cond-have-trash-card = { $how ->
    [some] { $cards } باشد
    [none] هیچ { $cards } نباشد
    [le] حداکثر { $n } { $cards } باشد
    [ge] دست‌کم { $n } { $cards } باشد
   *[eq] دقیقاً { $n } { $cards } باشد
}
cond-have-hand-card = { $how ->
    [some] { $cards } باشد
    [none] هیچ { $cards } نباشد
    [le] حداکثر { $n } { $cards } باشد
    [ge] دست‌کم { $n } { $cards } باشد
   *[eq] دقیقاً { $n } { $cards } باشد
}
cond-have-shield = { $side ->
    [theirs] حریف
   *[other] شما
} { $how ->
    [some] { $cards }
    [none] هیچ { $cards }
    [le] حداکثر { $n } { $cards }
    [ge] دست‌کم { $n } { $cards }
   *[eq] دقیقاً { $n } { $cards }
} { $side ->
    [theirs] { $how ->
        [none] نداشته باشد
       *[other] داشته باشد
    }
   *[other] { $how ->
        [none] نداشته باشید
       *[other] داشته باشید
    }
}
change-forbid-ready = { $until } { $on } { $cause } فعال نمی‌شود
change-forbid-be-damaged = { $until } { $on } { $some ->
    [yes] از { $to } { $by ->
        [battle] آسیب نبرد
        [effect] آسیب اثر
       *[other] آسیب
    } نمی‌بیند
   *[no] { $cause } آسیب نمی‌بیند
}
change-permit-attack-active = { $until } { $on } می‌تواند { $some ->
    [yes] { $one } را، حتی اگر فعال باشد،
   *[no] یک یگان فعال حریف را
} هدف حمله کند
price-spend = { $circle }{ $n ->
   *[other] {""}
}
verb-move-to-hand = { $reveal ->
    [yes] { $cards } را نشان دهید و به دستتان ببرید
   *[no] { $cards } را به دستتان ببرید
}{ $number ->
   *[other] {""}
}
verb-move-to-deck = { $cards } را { $order ->
    [random] به ترتیب تصادفی
    [chosen] به هر ترتیبی
   *[other] {""}
} به { $end ->
    [top] روی
    [bottom] زیر
   *[other] رو یا زیر
} دک { $owner ->
    [mine] خود
   *[other] { $seen ->
        [yes] خود
       *[no] صاحبش
    }
} برگردانید
change-name = این کارت 【خلبان】 { $name } هم به شمار می‌آید
feature-cost = { $base ->
    [yes] هزینه‌ی پایه
   *[no] هزینه‌ی
} { $cmp ->
    [eq] { $n }
    [le] { $n } یا کمتر
    [ge] { $n } یا بیشتر
    [lt] کمتر از { $n }
   *[gt] بیشتر از { $n }
}
tag-once = 【یک بار در هر نوبت】
group-colour = رنگ
group-terrain = قلمرو
group-sort = گونه
token-t-008 = [Aile Strike Gundam]((Earth Alliance)･AP3･HP3･<مدافع>)
token-t-009 = [Launcher Strike Gundam]((Earth Alliance)･AP2･HP4･<مدافع>)
token-t-010 = [Sword Strike Gundam]((Earth Alliance)･AP4･HP2･<مدافع>)
barred = { $kinds ->
    [yes] { $noun }
   *[no] { $many ->
       *[other] یگان
    }
} { $name } { $state } { $label } { $type } { $side ->
    [any] حریف
   *[other] { $whose }
} { $features } { $except }
feature-attached = { $word } جفت‌شده{ $n ->
   *[other] {""}
}
feature-carries = خلبان جفت‌شده { $card }
adjective-type = { $measured ->
   *[other] با ویژگی { $list }
}
is-type = { $what } ویژگی { $list } داشته باشد
is-type-has = ویژگی { $what } «{ $list }» را در بر داشته باشد
feature-type = ویژگی { $list }
feature-type-has = ویژگی‌ای که «{ $text }» در آن است
gain-type = ویژگی { $list }
