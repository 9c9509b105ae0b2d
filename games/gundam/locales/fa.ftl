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
    [yes] قرار باشد { $what } { $cause } { $from } مستقر شود
   *[no] { $what } { $cause } { $from } مستقر شود
}
event-paired = { $would ->
    [yes] قرار باشد { $what } { $cause } با خلبانی جفت شود
   *[no] { $what } { $cause } با خلبانی جفت شود
}
event-attacks = { $would ->
    [yes] قرار باشد { $what } { $cause } حمله کند
   *[no] { $what } { $cause } حمله کند
}
event-blocks = { $would ->
    [yes] قرار باشد { $what } { $cause } دفاع کند
   *[no] { $what } { $cause } دفاع کند
}
event-dies = { $would ->
    [yes] قرار باشد { $what } { $cause } نابود شود
   *[no] { $what } { $cause } نابود شود
}
event-kills = { $would ->
    [yes] قرار باشد { $what } { $cause } یک یگان حریف را با آسیب نبرد نابود کند
   *[no] { $what } { $cause } یک یگان حریف را با آسیب نبرد نابود کند
}
event-breaks = { $would ->
    [yes] قرار باشد { $what } { $cause } کارتی از محدوده سپر حریف را با آسیب نبرد نابود کند
   *[no] { $what } { $cause } کارتی از محدوده سپر حریف را با آسیب نبرد نابود کند
}
event-shield-destroyed = { $side ->
    [mine] { $cause } یکی از سپرهای شما نابود شود
    [theirs] { $cause } یکی از سپرهای حریف نابود شود
   *[any] { $cause } سپری نابود شود
}
event-damaged = { $would ->
    [yes] قرار باشد { $what } { $cause } آسیب ببیند
   *[no] { $what } { $cause } آسیب ببیند
}
event-recovered = { $would ->
    [yes] قرار باشد ⁨HP⁩ { $what } { $cause } بازیابی شود
   *[no] ⁨HP⁩ { $what } { $cause } بازیابی شود
}
event-rested = { $would ->
    [yes] قرار باشد { $what } { $cause } خوابانده شود
   *[no] { $what } { $cause } خوابانده شود
}
event-readied = { $would ->
    [yes] قرار باشد { $what } { $cause } فعال شود
   *[no] { $what } { $cause } فعال شود
}
event-returned = { $would ->
    [yes] قرار باشد { $what } { $cause } به دست برگردد
   *[no] { $what } { $cause } به دست برگردد
}
event-drawn = { $side ->
    [mine] شما { $cause } کارتی بردارید
    [theirs] حریف { $cause } کارتی بردارد
   *[any] بازیکنی { $cause } کارتی بردارد
}
event-discarded = { $side ->
    [mine] شما { $cause } کارتی دور بریزید
    [theirs] حریف { $cause } کارتی دور بریزد
   *[any] بازیکنی { $cause } کارتی دور بریزد
}
event-ex-placed = { $side ->
    [mine] شما { $cause } یک منبع EX بگذارید
    [theirs] حریف { $cause } یک منبع EX بگذارد
   *[any] { $cause } یک منبع EX گذاشته شود
}
event-command-used = { $bare ->
    [yes] { $side ->
        [mine] شما { $cause } فرمانی را به کار ببرید
        [theirs] حریف { $cause } فرمانی را به کار ببرد
       *[any] { $cause } فرمانی به کار رود
    }
   *[no] { $side ->
        [mine] شما { $cause } { $one } را به کار ببرید
        [theirs] حریف { $cause } { $one } را به کار ببرد
       *[any] { $cause } { $one } به کار رود
    }
}
event-paid = { $bare ->
    [yes] { $cause } { $would ->
        [yes] قرار باشد
       *[no] {""}
    } از سوی { $side ->
        [mine] شما
        [theirs] حریف
       *[any] بازیکنی
    } { $many ->
        [yes] هزینه‌ای برابر { $n } یا بیشتر
       *[no] هزینه‌ای
    } پرداخت شود
   *[no] { $cause } { $would ->
        [yes] قرار باشد
       *[no] {""}
    } هزینه‌ی اثری از { $what } پرداخت شود
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
    [one] خلبان
   *[other] خلبان‌ها
}
noun-resource = { $count ->
    [one] منبع
   *[other] منبع‌ها
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
noun-removed-card = { $count ->
    [one] کارت حذف‌شده
   *[other] کارت‌های حذف‌شده
}
    .from = از محدوده حذف { $whose }
    .in = در محدوده حذف { $owner }

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
    [burst] { $cards } را به دست خود ببرید
   *[other] { $source ->
        [trash-card] { $cards } را به دست خود ببرید
       *[other] { $cards } را به دست { $number ->
            [one] صاحبش
           *[other] { $attached ->
                [yes] صاحبش
               *[no] صاحبشان
            }
        } برگردانید
    }
}
verb-exile = { $cards } را حذف کنید
verb-move = { $cards } را { $place } بگذارید
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
verb-recover = به { $cards } { $fixed ->
    [no] به اندازه‌ی { $n }
   *[yes] { $n } واحد
} ⁨HP⁩ بازگردانید
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
    [mine] به اولین کارت محدوده سپر آن حریف { $fixed ->
        [no] به اندازه‌ی { $n }
       *[yes] { $n }
    } آسیب بزنید
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
    [mine] شما { $cause } یک منبع EX به کار ببرید
    [theirs] حریف { $cause } یک منبع EX به کار ببرد
   *[any] { $cause } یک منبع EX به کار رود
}
event-ex-left = { $side ->
    [mine] { $cause } یکی از منابع EX شما از محدوده منابع خارج شود
    [theirs] { $cause } یکی از منابع EX حریف از محدوده منابع خارج شود
   *[any] { $cause } یک منبع EX از محدوده منابع خارج شود
}
event-left = { $would ->
    [yes] قرار باشد { $what } { $cause } از میدان خارج شود
   *[no] { $what } { $cause } از میدان خارج شود
}
event-linked = { $would ->
    [yes] قرار باشد { $what } { $cause } یگان پیوندی شود
   *[no] { $what } { $cause } یگان پیوندی شود
}
event-ap-reduced = { $would ->
    [yes] قرار باشد ⁨AP⁩ { $what } { $cause } کم شود
   *[no] ⁨AP⁩ { $what } { $cause } کم شود
}
keyword-suppression = <سرکوب>
keyword-ex-paid = هزینه‌ی پرداخت‌شده با منبع EX
keyword-unit-part = 【یگان】
until-your-next-end = تا پایان نوبت بعدی شما
later-your-next-end = در پایان نوبت بعدی شما
ban-attack-new = در نوبت استقرار خود حمله کند
ban-lose-ap = ⁨AP⁩ از دست بدهد
ban-be-attacked = هدف حمله انتخاب شود
ban-enter-active = کارت‌ها را فعال مستقر کند
ban-be-blocked = با دفاع متوقف شود
ban-be-rested = خوابانده شود
ban-be-returned = به دست برگردانده شود
ban-play = کارت بازی یا مستقر کند
verb-reduce-damage = { $who ->
    [mine] آن آسیب را { $n } واحد کم کنید
   *[other] { $player } آن آسیب را { $n } واحد کم می‌کند
}
verb-take-damage = آن آسیب را به { $cards } وارد کنید
verb-divert-this-turn = در این نوبت، آسیب نبردی که قرار باشد به { $cards } وارد شود، به جای { $cards } به { $to } وارد می‌شود
verb-divert-this-battle = در این نبرد، آسیب نبردی که قرار باشد به { $cards } وارد شود، به جای { $cards } به { $to } وارد می‌شود
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
tag-while-linked = 【در حالت پیوند】
tag-while-attached = 【هنگام جفت بودن·{ $card }】
cue-when-paired-like = 【هنگام جفت شدن·{ $card }】
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
    [event] { $noun ->
        [unit] آن یگان
        [pilot] آن خلبان
        [command] آن فرمان
        [base] آن پایگاه
       *[other] آن کارت
    }
    [other] { $cue ->
        [paired] آن خلبان
        [kills] یگان نابودشده
       *[other] یگان مقابل
    }
    [seen] { $number ->
        [one] آن
       *[other] آن‌ها
    }
    [host] این یگان
    [attached] خلبان جفت‌شده
    [attacker] یگان حمله‌کننده
    [each] هر یک از آن‌ها
    [x] { $several ->
        [yes] کارت نخست
       *[no] { $number ->
            [one] آن کارت
           *[other] آن کارت‌ها
        }
    }
    [y] کارت دوم
    [z] کارت سوم
    [w] کارت چهارم
   *[attacked] هدف حمله
}
this-unit = { $cue ->
    [burst] این کارت
    [elsewhere] این کارت
   *[other] این یگان
}
this-pilot = { $cue ->
    [burst] این کارت
    [elsewhere] این کارت
   *[other] این خلبان
}
this-base = { $cue ->
    [burst] این کارت
    [elsewhere] این کارت
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
change-forbid-ready = { $until } { $on } { $cause } فعال { $person ->
    [they] نمی‌شوند
   *[it] نمی‌شود
}
change-forbid-be-damaged = { $until } { $on } { $some ->
    [yes] از { $to } { $by ->
        [battle] آسیب نبرد
        [effect] آسیب اثر
       *[other] آسیب
    }
   *[no] { $cause } آسیب
} { $person ->
    [they] نمی‌بینند
   *[it] نمی‌بیند
}
change-permit-attack-active = { $until } { $on } { can } { $some ->
    [yes] یک { $one } را، حتی اگر فعال باشد،
   *[no] یک یگان فعال حریف را
} هدف حمله قرار { $person ->
    [they] دهند
   *[it] دهد
}
price-spend = { $circle }{ $n ->
   *[other] {""}
}
verb-move-to-hand = { $reveal ->
    [yes] { $cards } را نشان دهید و به دست خود ببرید
   *[no] { $cards } را به دست خود ببرید
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
   *[other] روی یا زیر
} دک { $owner ->
    [mine] خود
   *[other] { $seen ->
        [yes] خود
       *[no] { $number ->
            [one] صاحبش
           *[other] صاحبشان
        }
    }
} برگردانید
change-name = 【خلبان】{ $name }
ability-rule = { $body }
feature-cost = { feature-stat }
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
        [yes] یگان‌ها
       *[no] یگان
    }
} ~{ $name } ~{ $state } ~{ $label } ~{ $side ->
    [any] حریف
   *[other] { $whose }
} ~{ $type } ~{ $features } { $except }
feature-attached = { $word } جفت‌شده{ $n ->
   *[other] {""}
}
feature-carries = خلبانی { $card }
adjective-type = { $measured ->
   *[other] با ویژگی { $list }
}
is-type = { $what } ویژگی { $list } داشته باشد
is-type-has = ویژگی { $what } «{ $list }» را در بر داشته باشد
feature-type = ویژگی { $list }
feature-type-has = ویژگیِ دارای «{ $text }»
gain-type = ویژگی { $list }
cond-have-hand-card = { cond-have-in }
cond-have-trash-card = { cond-have-in }
change-forbid-enter-active = { $until } { $on } ن{ can } { $some ->
    [yes] { $like }
   *[no] کارت
} را فعال مستقر { $person ->
    [you] کنید
    [they] کنند
   *[it] کند
}
feature-label = برچسب { $label }
change-forbid-be-blocked = { $until } در برابر { $on } { $cause } نمی‌توان دفاع کرد
features-beneath = جفت‌شده با { $told ->
    [yes] { $card }
   *[no] یک { $card }
}
features-not-linked = جز یگان‌های پیوندی
is-ex-paid = برای بازی کردن { $what } یک منبع EX به کار رفته باشد
features-ex-paid = پرداخت‌شده با منبع EX
is-attacking = { $what } در حال حمله به یک { $one } باشد
is-attacking-player = { $what } در حال حمله به بازیکن حریف باشد
is-battling-with = { $what } در حال نبرد با یک { $one } باشد
features-not-sort = { $label ->
   *[other] جز توکن‌ها
}
change-forbid-lose-shields = { $until } کارت‌های محدوده سپر { $on } { $some ->
    [yes] از { $to }
   *[no] {""}
} آسیب نمی‌بینند
noun-token-resource = { $count ->
    [one] منبع EX
   *[other] منبع‌های EX
}
change-permit-draw-attacks = { $until } { $on } باید { $ban }
change-permit-draw-all-attacks = { $until } { $on } باید { $ban }
is-linked = { $what } یگان پیوندی باشد
event-from = از { $zones }{ $whose ->
   *[other] {""}
}
that = { $number ->
    [one] { $noun ->
        [unit] آن یگان
        [pilot] آن خلبان
        [base] آن پایگاه
       *[other] آن کارت
    }
   *[other] { $noun ->
        [unit] آن یگان‌ها
       *[other] آن کارت‌ها
    }
}
noun-token-unit = { $count ->
    [one] یگان توکن
   *[other] یگان‌های توکن
}
