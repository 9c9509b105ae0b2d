# Persian words for the vocabulary of the course duel. `baize-text` makes sentences of them.

attached-equipped = کارت‌های تجهیز

cue-activate = [فعال کردن]
cue-ignition = [جرقه‌ای]
cue-ignition-by-policy = [جرقه‌ای، طبق تفسیر]
cue-quick = [سریع]
cue-calculation = [هنگام محاسبه آسیب]
cue-own-summon = [احضار ویژه]
cue-own-summon-by-policy = [احضار ویژه، طبق تفسیر]
cue-flip = [چرخش]
cue-upkeep = [مرحله انتظار]
cue-falls = [هنگام نابودی، بی‌درنگ]
cue-three-tributes = [احضار با 3 قربانی]
cue-attacked-face-down = [پس از محاسبه آسیب، اگر در حالت به پشت هدف حمله شده باشد]
cue-battle-destroyed = [نابودشده در نبرد و فرستاده‌شده به گورستان]
cue-sent = [فرستاده‌شده از میدان به گورستان]
cue-left = [خروج از میدان]

event-standby = { $side ->
    [mine] { $cause } مرحله انتظار شما برسد
    [theirs] { $cause } مرحله انتظار حریف برسد
   *[any] { $cause } مرحله انتظار برسد
}
event-end-phase = { $side ->
    [mine] { $cause } مرحله پایان شما برسد
    [theirs] { $cause } مرحله پایان حریف برسد
   *[any] { $cause } مرحله پایان برسد
}
event-normal-summoned = { $bare ->
    [yes] { $side ->
        [mine] یکی از هیولاهای شما
        [theirs] یکی از هیولاهای حریف
       *[any] هیولایی
    } { $cause } احضار معمولی شود
   *[no] { $what } { $cause } احضار معمولی شود
}
event-flip-summoned = { $bare ->
    [yes] { $side ->
        [mine] یکی از هیولاهای شما
        [theirs] یکی از هیولاهای حریف
       *[any] هیولایی
    } { $cause } احضار چرخشی شود
   *[no] { $what } { $cause } احضار چرخشی شود
}
event-special-summoned = { $bare ->
    [yes] { $side ->
        [mine] یکی از هیولاهای شما
        [theirs] یکی از هیولاهای حریف
       *[any] هیولایی
    } { $cause } احضار ویژه شود
   *[no] { $what } { $cause } احضار ویژه شود
}
event-summon-attempted = { $bare ->
    [yes] { $side ->
        [mine] یکی از هیولاهای شما
        [theirs] یکی از هیولاهای حریف
       *[any] هیولایی
    } { $cause } در آستانه‌ی احضار باشد
   *[no] { $what } { $cause } در آستانه‌ی احضار باشد
}
event-summon-activated = { $bare ->
    [yes] { $side ->
        [mine] اثری از شما که هیولایی را احضار ویژه می‌کند
        [theirs] اثری از حریف که هیولایی را احضار ویژه می‌کند
       *[any] اثری که هیولایی را احضار ویژه می‌کند
    } { $cause } فعال شود
   *[no] { $what } { $cause } فعال شود و احضار ویژه کند
}
event-spell-activated = { $bare ->
    [yes] { $side ->
        [mine] یکی از کارت‌های افسون شما
        [theirs] یکی از کارت‌های افسون حریف
       *[any] کارت افسونی
    } { $cause } فعال شود
   *[no] { $what } { $cause } به عنوان کارت افسون فعال شود
}
event-trap-activated = { $bare ->
    [yes] { $side ->
        [mine] یکی از کارت‌های تله‌ی شما
        [theirs] یکی از کارت‌های تله‌ی حریف
       *[any] کارت تله‌ای
    } { $cause } فعال شود
   *[no] { $what } { $cause } به عنوان کارت تله فعال شود
}
event-damage-trap-activated = { $bare ->
    [yes] { $side ->
        [mine] یکی از تله‌های آسیب‌زننده‌ی شما
        [theirs] یکی از تله‌های آسیب‌زننده‌ی حریف
       *[any] تله‌ای آسیب‌زننده
    } { $cause } فعال شود
   *[no] { $what } { $cause } به عنوان تله‌ای که آسیب می‌زند فعال شود
}
event-spell-resolved = { $bare ->
    [yes] { $side ->
        [mine] یکی از کارت‌های افسون شما
        [theirs] یکی از کارت‌های افسون حریف
       *[any] کارت افسونی
    } { $cause } پس از فعال شدن اعمال شده باشد
   *[no] { $what } { $cause } به عنوان افسونِ فعال‌شده اعمال شده باشد
}
event-attack-declared = { $what } { $cause } اعلام حمله کند
event-attacked = { $what } { $cause } هدف حمله شود
event-destroyed = { $what } { $cause } نابود شود
event-buried = { $what } { $cause } از دک یا میدان به گورستان فرستاده شود

kind-monster = هیولا
kind-spell = افسون
kind-trap = تله

keyword-special-only = فقط احضار ویژه
keyword-beast-king = احضار معمولی بدون قربانی
keyword-harmless = بدون آسیب نبرد
keyword-once-face-up = یک بار تا به رو است
keyword-three-turns = سه نوبت

label-normal = معمولی
label-effect = اثرگذار
label-ritual = آیینی
label-equip = تجهیز
label-field = میدانی
label-quick-play = سریع
label-continuous = ادامه‌دار
label-counter = پادتله
label-dark = تاریکی
label-earth = زمین
label-fire = آتش
label-light = نور
label-water = آب
label-wind = باد
label-divine = الهی
label-limited = محدود
label-semi-limited = نیمه‌محدود
label-forbidden = ممنوعه

stat-atk = امتیاز حمله
stat-def = امتیاز دفاع
stat-level = سطح

zone-gy = گورستان
zone-monsters = محدوده هیولاها
zone-spells = محدوده افسون و تله
zone-field = محدوده میدان
zone-banished = کارت‌های تبعیدشده
zone-side = دک فرعی
zone-extra = دک اضافه
zone-limbo = در آستانه‌ی احضار

phase-draw = مرحله برداشت
phase-standby = مرحله انتظار
phase-main1 = مرحله اصلی 1
phase-battle-start = گام شروع
phase-battle = گام نبرد
phase-damage = گام آسیب
phase-calculation = محاسبه آسیب
phase-after-damage = پایان گام آسیب
phase-battle-end = گام پایان
phase-main2 = مرحله اصلی 2
phase-end = مرحله پایان
phase-between = فاصله‌ی میان دوئل‌ها

noun-monster = { $count ->
    [one] هیولا
   *[other] هیولاها
}
    .from = { $whole ->
        [yes] میدان
       *[no] در میدان
    } { $side ->
        [any] {""}
       *[other] { $whose }
    }
    .in = در میدان { $side ->
        [any] {""}
       *[other] { $owner }
    }
noun-spell-trap = { $count ->
    [one] افسون یا تله
   *[other] افسون‌ها و تله‌ها
}
    .from = { $whole ->
        [yes] میدان
       *[no] در میدان
    } { $side ->
        [any] {""}
       *[other] { $whose }
    }
    .in = در میدان { $side ->
        [any] {""}
       *[other] { $owner }
    }
noun-field-card = { $count ->
    [one] کارت
   *[other] کارت‌ها
}
    .from = { $whole ->
        [yes] میدان
       *[no] در میدان
    } { $side ->
        [any] {""}
       *[other] { $whose }
    }
    .in = در میدان { $side ->
        [any] {""}
       *[other] { $owner }
    }
noun-hand-card = { $count ->
    [one] کارت
   *[other] کارت‌ها
}
    .from = از دست { $side ->
        [any] خود یا حریف
       *[other] { $whose }
    }
    .in = در دست { $owner }
noun-deck-card = { $count ->
    [one] کارت
   *[other] کارت‌ها
}
    .from = از دک { $side ->
        [any] خود یا حریف
       *[other] { $whose }
    }
    .in = در دک { $owner }
noun-field-deck-card = { $count ->
    [one] افسون میدانی
   *[other] افسون‌های میدانی
}
noun-gy-card = { $count ->
    [one] کارت
   *[other] کارت‌ها
}
    .from = از گورستان { $side ->
        [any] خود یا حریف
       *[other] { $whose }
    }
    .in = در گورستان { $owner }
noun-banished-card = { $count ->
    [one] کارت
   *[other] کارت‌ها
}
    .from = از کارت‌های تبعیدشده‌ی { $side ->
        [any] خود یا حریف
       *[other] { $whose }
    }
    .in = میان کارت‌های تبعیدشده‌ی { $owner }

until-this-calculation = در این محاسبه آسیب
later-this-calculation = در این محاسبه آسیب
until-until-end-phase = تا مرحله پایان
later-until-end-phase = تا مرحله پایان
until-this-turn = در این نوبت
later-this-turn = در این نوبت
until-opponents-next-turn = در نوبت بعدی حریف
later-opponents-next-turn = در نوبت بعدی حریف
until-forever = تا پایان دوئل
later-forever = تا پایان دوئل

ban-declare-attack = اعلام حمله کند
ban-attack = حمله کند
ban-be-attacked = هدف حمله شود
ban-be-destroyed = نابود شود
ban-be-targeted = هدف گرفته شود
ban-activate-trap = کارت تله فعال کند
ban-activate-field-spell = افسون میدانی فعال کند
ban-special-summon = هیولا احضار ویژه کند
ban-have-draw-phase = مرحله برداشت داشته باشد
ban-battle = حمله کند

gauge-lp = جان
gauge-wall = جان پرداخت‌شده برای این کارت از سوی

verb-destroy = { $cards } را نابود کنید
verb-tribute = { $cards } را قربانی کنید
verb-target = { $cards } را هدف بگیرید
verb-revive-target = { $cards } را که بتوان آن را احضار ویژه کرد هدف بگیرید
verb-special-summon = { $cards } را احضار ویژه کنید
verb-special-summon-attack = { $cards } را در حالت حمله احضار ویژه کنید
verb-special-summon-defence = { $cards } را در حالت دفاع احضار ویژه کنید
verb-haunt = { $cards } را در حالت حمله احضار ویژه کنید؛ وقتی این کارت از میدان برود آن هیولا را نابود کنید و وقتی آن هیولا نابود شود این کارت را نابود کنید
verb-take-control = کنترل { $cards } را تا مرحله پایان بگیرید
verb-turn-up = { $cards } را به رو بچرخانید
verb-turn-down = { $cards } را به پشت بچرخانید
verb-to-attack = { $cards } را به حالت حمله ببرید
verb-to-defence = { $cards } را به حالت دفاع ببرید
verb-equip-to = { $cards } را با این کارت تجهیز کنید
verb-negate-attack = حمله‌ی { $cards } را خنثی کنید
verb-negate = { $cue ->
    [spell-activated] فعال شدن
    [trap-activated] فعال شدن
   *[other] احضار یا فعال شدن
} { $cards } را خنثی کنید
verb-shield = آسیب { $cards } را 0 کنید
verb-copy = تا مرحله پایان، این کارت نام، ویژگی، سطح، امتیاز حمله و امتیاز دفاع { $cards } را می‌گیرد
verb-move = { $cards } را { $place } بگذارید
verb-move-to-hand = { $reveal ->
    [yes] { $cards } را نشان دهید و به { $owner ->
        [mine] دست خود
        [own] دست خود
        [theirs] دست حریف
       *[any] دست صاحبش
    } ببرید
   *[no] { $cards } را به { $owner ->
        [mine] دست خود
        [own] دست خود
        [theirs] دست حریف
       *[any] دست صاحبش
    } ببرید
}
verb-send = { $cards } را به گورستان بفرستید
verb-banish = { $cards } را تبعید کنید
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
    } دور بیندازید
   *[other] { $player } { $n } کارت دور می‌اندازد
}
verb-take-damage = { $who ->
    [mine] {""}
   *[other] { $player }
} { $fixed ->
    [no] به اندازه‌ی { $n }
   *[yes] { $n }
} آسیب { $who ->
    [mine] می‌بینید
   *[other] می‌بیند
}
verb-gain-lp = { $who ->
    [mine] {""}
   *[other] { $player }
} { $fixed ->
    [no] به اندازه‌ی { $n }
   *[yes] { $n }
} جان { $who ->
    [mine] به دست آورید
   *[other] به دست می‌آورد
}
verb-pay-lp = { $who ->
    [mine] {""}
   *[other] { $player }
} { $fixed ->
    [no] به اندازه‌ی { $n }
   *[yes] { $n }
} جان { $who ->
    [mine] بپردازید
   *[other] می‌پردازد
}
verb-pay-thousands = { $who ->
    [mine] هر مضربی از 1000 جان بپردازید
   *[other] { $player } هر مضربی از 1000 جان می‌پردازد
}
verb-end-battle = { $who ->
    [mine] مرحله نبرد را پایان دهید
   *[other] { $player } مرحله نبرد را پایان می‌دهد
}
verb-shuffle = { $who ->
    [mine] دک را بر بزنید
   *[other] { $player } دک را بر می‌زند
}
verb-crush = { $who ->
    [mine] نام کارتی را اعلام کنید؛ اگر در دست حریف باشد، حریف همه‌ی نسخه‌هایش را دور می‌اندازد، وگرنه شما 1 کارت تصادفی از دست خود دور می‌اندازید
   *[other] { $player } نام کارتی را اعلام می‌کند؛ اگر در دست دیگری باشد، او همه‌ی نسخه‌هایش را دور می‌اندازد، وگرنه { $player } 1 کارت تصادفی از دست خود دور می‌اندازد
}
verb-perform-ritual = { $who ->
    [mine] یک هیولای آیینی از دست خود را احضار آیینی کنید،
   *[other] { $player } یک هیولای آیینی از دست خود را احضار آیینی می‌کند،
} با فرستادن هیولاهایی معمولی که جمع سطحشان با سطح آن برابر باشد از دک به گورستان
verb-raise-wall = { $who ->
    [mine] آنچه را پرداخت شده روی این کارت نگه دارید
   *[other] { $player } آنچه را پرداخت شده روی این کارت نگه می‌دارد
}
verb-win = { $who ->
    [mine] دوئل را می‌برید
   *[other] { $player } دوئل را می‌برد
}
verb-toss = { $who ->
    [mine] سکه بیندازید
   *[other] { $player } سکه می‌اندازد
}
verb-roll = { $who ->
    [mine] تاس بیندازید
   *[other] { $player } تاس می‌اندازد
}

# How cards of this game speak.
state = { $state ->
    [rested] در حالت دفاع
    [active] در حالت حمله
    [face-up] به رو
    [face-down] به پشت
    [new] تازه‌آمده
   *[damaged] آسیب‌دیده
}
cards-from-monster = { picked } ~{ $name } ~{ $state } ~{ $label } ~{ $type } ~{ $from } { $features } { $limit } { $except } { $chooser ->
    [mine] {""}
   *[other] به انتخاب حریف
}
cards-from-spell-trap = { picked } ~{ $name } ~{ $state } ~{ $label } ~{ $type } ~{ $from } { $features } { $limit } { $except } { $chooser ->
    [mine] {""}
   *[other] به انتخاب حریف
}
cards-from-field-card = { picked } ~{ $name } ~{ $state } ~{ $label } ~{ $type } ~{ $from } { $features } { $limit } { $except } { $chooser ->
    [mine] {""}
   *[other] به انتخاب حریف
}
adjective-attribute = با ویژگی { $label }
is-attribute = { $what } ویژگی { $list } داشته باشد
subject = { $subject ->
    [this] این کارت
    [it] { $number ->
        [one] آن
       *[other] آن‌ها
    }
    [event] { $noun ->
        [monster] آن هیولا
       *[other] آن کارت
    }
    [other] هیولای مقابل
    [seen] { $number ->
        [one] آن
       *[other] آن‌ها
    }
    [host] هیولای تجهیزشده
    [attached] کارت‌های تجهیز این کارت
    [attacker] هیولای حمله‌کننده
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
   *[attacked] هیولای مورد حمله
}

# Names of words for screens.

name-zone-deck = دک
name-zone-hand = دست
name-zone-gy = گورستان
name-zone-monsters = محدوده هیولاها
name-zone-spells = محدوده افسون و تله
name-zone-field = محدوده میدان
name-zone-banished = تبعیدشده
name-zone-side = دک فرعی
name-zone-extra = دک اضافه
name-zone-limbo = در حال احضار

name-phase-setup = آمادگی
name-phase-draw = مرحله برداشت
name-phase-standby = مرحله انتظار
name-phase-main1 = مرحله اصلی 1
name-phase-battle-start = گام شروع
name-phase-battle = گام نبرد
name-phase-damage = گام آسیب
name-phase-calculation = محاسبه آسیب
name-phase-after-damage = پایان گام آسیب
name-phase-battle-end = گام پایان
name-phase-main2 = مرحله اصلی 2
name-phase-end = مرحله پایان
name-phase-between = میان دوئل‌ها

name-stat-atk = حمله
name-stat-def = دفاع
name-stat-level = سطح

name-score-life-points = امتیاز جان
name-score-wins = دوئل‌های برده

name-kind-monster = هیولا
name-kind-spell = افسون
name-kind-trap = تله

name-keyword-special-only = فقط احضار ویژه
name-keyword-beast-king = شاه جانوران
name-keyword-harmless = بی‌آزار
name-keyword-once-face-up = یک بار تا به رو است
name-keyword-three-turns = سه نوبت

name-label-normal = معمولی
name-label-effect = اثرگذار
name-label-ritual = آیینی
name-label-equip = تجهیز
name-label-field = میدانی
name-label-quick-play = سریع
name-label-continuous = ادامه‌دار
name-label-counter = پادتله
name-label-dark = تاریکی
name-label-earth = زمین
name-label-fire = آتش
name-label-light = نور
name-label-water = آب
name-label-wind = باد
name-label-divine = الهی
name-label-limited = محدود
name-label-semi-limited = نیمه‌محدود
name-label-forbidden = ممنوعه

name-verb-summon = احضار معمولی
name-verb-set = به کمین گذاشتن
name-verb-flip = احضار چرخشی
name-verb-special = احضار ویژه
name-verb-change = تغییر موضع
name-verb-activate = فعال کردن
name-verb-attack = حمله
name-verb-battle = رفتن به نبرد
name-verb-end = پایان
name-verb-pass = گذشتن
name-verb-stop = دست کشیدن از حمله
name-verb-first = اول بودن
name-verb-second = دوم بودن
name-verb-choose = انتخاب
name-verb-done = تمام
name-verb-yes = بله
name-verb-no = نه
name-verb-option = گزینه
name-verb-order = ترتیب دادن
name-verb-top = رو
name-verb-bottom = ته
name-verb-name = نام
name-verb-next = بعدی
name-verb-declare = اعلام
name-verb-attack-position = حالت حمله
name-verb-defence-position = حالت دفاع
name-verb-draw-phase = مرحله برداشت
name-verb-swap = جابه‌جایی
name-verb-concede = تسلیم
name-verb-equip = تجهیز
name-verb-reduce = کم کردن دست
name-verb-give-back = پس دادن
name-verb-fall-off = افتادن
name-verb-used = مصرف شدن
name-verb-replace = جایگزینی
name-verb-destroy = نابود کردن
name-verb-tribute = قربانی کردن
name-verb-target = هدف گرفتن
name-verb-revive-target = هدف گرفتن برای بازگرداندن
name-verb-special-summon = احضار ویژه
name-verb-special-summon-attack = احضار ویژه در حالت حمله
name-verb-special-summon-defence = احضار ویژه در حالت دفاع
name-verb-haunt = احضار ویژه و وابسته کردن
name-verb-take-control = گرفتن کنترل
name-verb-turn-up = به رو چرخاندن
name-verb-turn-down = به پشت چرخاندن
name-verb-to-attack = بردن به حالت حمله
name-verb-to-defence = بردن به حالت دفاع
name-verb-equip-to = تجهیز
name-verb-negate-attack = خنثی کردن حمله
name-verb-negate = خنثی کردن
name-verb-shield = محافظت
name-verb-copy = کپی کردن
name-verb-move = جابه‌جا کردن
name-verb-send = فرستادن به گورستان
name-verb-banish = تبعید
name-verb-draw = برداشتن کارت
name-verb-discard = دور انداختن
name-verb-take-damage = آسیب دیدن
name-verb-gain-lp = به دست آوردن جان
name-verb-pay-lp = پرداخت جان
name-verb-pay-thousands = پرداخت هزارتایی
name-verb-end-battle = پایان دادن به مرحله نبرد
name-verb-shuffle = بر زدن
name-verb-crush = نام بردن کارت
name-verb-perform-ritual = احضار آیینی
name-verb-raise-wall = بالا بردن دیوار
name-verb-win = بردن دوئل
name-verb-toss = سکه انداختن
name-verb-roll = تاس انداختن
group-attribute = ویژگی
group-icon = نماد
group-status = وضعیت
state-not = { $state ->
    [rested] در حالتی جز دفاع
    [active] در حالتی جز حمله
    [face-up] در حالتی جز به رو
    [face-down] در حالتی جز به پشت
    [new] نه تازه‌آمده
   *[damaged] بدون آسیب
}
phases-battle-start-battle-damage-calculation-after-damage-battle-end = مرحله نبرد
that = { $number ->
    [one] { $noun ->
        [monster] آن هیولا
       *[other] آن کارت
    }
   *[other] { $noun ->
        [monster] آن هیولاها
       *[other] آن کارت‌ها
    }
}
change-forbid-have-draw-phase = { $until } { $on } مرحله برداشت ندارد
