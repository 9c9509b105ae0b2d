# What is read at a table of BlackPoker, in Persian: names of words, questions, options and events.

name-mode-two-players = دو بازیکن
name-format-light = سبک
name-format-standard = استاندارد
name-format-pro = حرفه‌ای
name-format-master = استاد
name-format-basic = پایه
name-format-entry20 = ورودی 20
name-format-pack = پک
name-format-rarepack = پک کمیاب
name-format-strategy = استراتژی
name-format-extra = اکسترا

# Options.
do-target = { $shape ->
    [card] هدف گرفتن { $card }
   *[plain] بدون هدف
}
do-target-seat = هدف گرفتن { $seat }
do-target-request = هدف گرفتن درخواست { $action }
do-suit = { $suit }
do-number = { $n }
do-trigger = { $action }
do-soldiers-at = دفاع در برابر { $card } با جنگجوها
do-hidden-wall = { $verb }: دیوار { $n }، { $owner }
do-drive = خواباندن { $card }
do-pay = { $shape ->
    [card] پرداخت با { $card }
   *[plain] پرداخت با جان
}
do-discard = دور ریختن { $card }
do-sacrifice = قربانی کردن { $card }
do-key = استفاده از { $card } به عنوان کارت کلیدی
do-unit = استفاده از { $card } به عنوان یگان کلیدی
do-enter = { $shape ->
    [card] آمدن { $card } به عنوان جنگجو
   *[plain] آمدن به عنوان جنگجو
}
do-take = گرفتن { $card } به دست
do-choose = انتخاب { $card }
do-order = { $card }
do-top = { $shape ->
    [card] { $card } به روی جان
   *[plain] به روی جان
}
do-bottom = { $shape ->
    [card] { $card } به ته جان
   *[plain] به ته جان
}
do-lay-trump = گذاشتن { $card } به عنوان برگ برنده
do-lay-rare = گذاشتن { $card } به عنوان کارت کمیاب
do-keep = نگه داشتن { $card } برای دست آغازین
do-open = { $shape ->
    [card] باز کردن { $card }
   *[plain] باز کردن
}
do-shut = { $shape ->
    [card] بستن { $card }
   *[plain] بستن
}
do-attack = { $shape ->
    [card] حمله با { $card }
   *[plain] حمله
}
do-block = { $shape ->
    [both] دفاع در برابر { $other } با { $card }
    [card] دفاع با { $card }
   *[plain] دفاع
}
do-ready = { $shape ->
    [card] شارژ کردن { $card }
   *[plain] شارژشده
}
do-tire = { $shape ->
    [card] خواباندن { $card }
   *[plain] خوابیده
}
do-show = گذاشتن { $card } روی گورستان

# Questions.
ask-pass = کنشی درخواست کنید یا بگذرید
ask-target = هدف را انتخاب کنید
ask-attack = حمله‌کننده‌ها را انتخاب کنید
ask-block = در برابر حمله‌کننده‌ها دفاع می‌کنید؟
ask-choose = کارتی را انتخاب کنید
ask-discard = انتخاب کنید چه چیزی دور ریخته شود
ask-drive = انتخاب کنید کدام دیوار خوابانده شود
ask-sacrifice = انتخاب کنید کدام جنگجو قربانی شود
ask-key = کارت کلیدی را انتخاب کنید
ask-unit = یگان کلیدی را انتخاب کنید
ask-suit = خالی را انتخاب کنید
ask-number = عددی را انتخاب کنید
ask-ace = به عنوان آس بیاید یا دیوار؟
ask-keep = دست آغازین خود را انتخاب کنید
ask-lay-trump = برگ‌های برنده‌ی خود را انتخاب کنید
ask-lay-rare = کارت کمیاب خود را انتخاب کنید
ask-ready = شارژشده یا خوابیده؟
ask-one = یک دیوار شارژشده یا دو دیوار خوابیده؟
ask-open = انتخاب کنید کدام برگ برنده باز شود
ask-shut = انتخاب کنید کدام برگ برنده بسته شود
ask-order = ترتیب را انتخاب کنید
ask-take = کارتی را برای گرفتن به دست انتخاب کنید
ask-hit = یک کارت دیگر رو می‌کنید؟
ask-yes = یک کارت دیگر از جان برمی‌دارید؟
ask-enter = انتخاب کنید چه کسی بیاید
ask-top = به روی جان یا به ته جان؟
ask-trigger = کدام کنش اول است؟
ask-redirect = هدف تازه را انتخاب کنید
ask-show = کارت روی گورستان را انتخاب کنید
ask-pay = چگونه می‌پردازید؟
ask-soldiers = با جنگجوها دفاع می‌کنید؟

# Events. What is requested is told by its name alone.
did-pass = { $who } { $person ->
    [you] گذشتید
   *[other] گذشت
}
did-damage = { $who } { $n } آسیب { $person ->
    [you] دیدید
   *[other] دید
}
did-attack = { $shape ->
    [card] { $who } با { $card } حمله { $person ->
        [you] کردید
       *[other] کرد
    }
   *[plain] { $who } { $verb } را درخواست { $person ->
        [you] کردید
       *[other] کرد
    }
}
did-resolve = { $nth } اعمال شد
did-negate = { $nth } خنثی شد
did-trigger = قواعد { $nth } را درخواست کردند
did-redirect = { $nth } هدف دیگری گرفت
did-concede = { $who } تسلیم { $person ->
    [you] شدید
   *[other] شد
}
did-block = { $shape ->
    [both] { $card } در برابر { $other } دفاع کرد
    [other] دیواری به پشت در برابر { $other } دفاع کرد
    [card] { $who }: دفاع با { $card }
   *[plain] { $who }: دفاع
}
counted = { $did }
rested = { $card } خوابانده شد
readied = { $card } شارژ شد
scored = { $person ->
    [you] شما پک خود را باز می‌کنید
   *[other] { $who } پک خود را باز می‌کند
}

game-title = ⁨BlackPoker⁩
game-blurb = ورق‌های معمولی دیوار و جنگجو و جادو می‌شوند: جان حریف را تا آخرین کارت تمام کنید.

# What may be looked up.
name-sort-action = کنش
name-sort-character = شخصیت
name-sort-fog = مه
name-sort-format = قالب
name-sort-frame = چارچوب
name-sort-trump = برگ برنده

name-vital-life = جان

# درخواست‌ها و جابه‌جایی کارت‌ها در گزارش.
does = { $who } { $verb } را درخواست { $person ->
    [you] کردید
   *[other] کرد
}
does-card = { $who } { $verb } را با { $card } درخواست { $person ->
    [you] کردید
   *[other] کرد
}
does-other = { $who } { $verb } را برای { $other } درخواست { $person ->
    [you] کردید
   *[other] کرد
}
does-both = { $who } { $verb } را با { $card } برای { $other } درخواست { $person ->
    [you] کردید
   *[other] کرد
}
moved-by-draw = { $who } { $card } را { $person ->
    [you] برداشتید
   *[other] برداشت
}
moved-by-deal = { $who } { $card } را به عنوان { $to } { $person ->
    [you] گذاشتید
   *[other] گذاشت
}
moved-by-compare = { $who } { $card } را برای تعیین نفر اول رو { $person ->
    [you] کردید
   *[other] کرد
}
moved-by-damage = { $who } { $card } را از جان از دست { $person ->
    [you] دادید
   *[other] داد
}
moved-by-pay = { $who } با { $card } از جان { $person ->
    [you] پرداختید
   *[other] پرداخت
}
moved-by-discard = { $who } { $card } را دور { $person ->
    [you] ریختید
   *[other] ریخت
}
moved-by-die = { $card } به گورستان { $theirs } رفت
moved-by-enter = { $card } به { $to } { $theirs } پیوست
moved-by-equip = { $host } به { $card } مجهز شد
moved-by-key = { $who } { $card } را روی صحنه { $person ->
    [you] گذاشتید
   *[other] گذاشت
}
moved-by-linger = { $card } در مه { $theirs } ماند
moved-by-take = { $who } { $card } را به دست { $person ->
    [you] گرفتید
   *[other] گرفت
}
moved-by-wall = { $who } یک دیوار { $person ->
    [you] گذاشتید
   *[other] گذاشت
}
battle = { $state ->
    [holds] { $card } { $behind } کم دارد
    [lacks] { $ahead ->
        [0] برابر: هر دو سو می‌میرند
       *[other] { $card } { $ahead } جلوتر است
    }
   *[open] { $shape ->
        [both] دیواری در برابر { $card } دفاع می‌کند
       *[seat] کسی در برابر { $card } دفاع نمی‌کند
    }
}
state-rested = خوابیده
state-ready = شارژشده

# Why something is not offered.
why-life = هزینه‌اش { $needs } جان است؛ شما { $has } دارید.
why-walls = { $needs } دیوارِ شارژشده می‌خواباند؛ شما { $has } دارید.
why-victims = { $needs } شخصیت قربانی می‌خواهد؛ شما { $has } دارید.
why-keys = { $needs } کارت کلیدی لازم است؛ { $has } از آن‌ها را دارید.
why-hand = کارت‌های کلیدی و دورریختنی { $needs } کارت از دست می‌خواهند؛ شما { $has } دارید.
why-no-driver = هیچ شخصیتِ شارژشده‌ای ندارید که برای آن بخوابد.
why-joker-in-light = در قالب سبک ژوکر جنگجو نیست.
why-trump-closed = برگ برنده‌ی لازم باز نیست.
why-no-target = چیزی نیست که هدف آن شود.
why-no-soldier-of-suit = جنگجویی از خالِ کارت کلیدی ندارید.
why-not-in-format = این قالب آن کنش را ندارد.
why-not-in-frame = این چارچوب آن کنش را ندارد.
why-comes-by-itself = کسی آن را درخواست نمی‌کند: وقتی زمانش برسد از شما پرسیده می‌شود.
why-too-many-requests = همه‌ی { $needs } درخواستِ این نوبت را کرده‌اید.
why-not-your-turn = آن کار برای نوبت خود شماست.
why-stage-in-use = صحنه باید خالی باشد؛ { $has } درخواست در انتظار است.
why-used-this-turn = در این نوبت یک بار آن را درخواست کرده‌اید.
why-own-turn = آن کار برای نوبت حریف است.
why-pack-opened = پک شما باز شده است.
why-no-pack = شما پک ندارید.
why-no-rare-card = شما کارت کمیاب ندارید.
why-life-too-high = جان شما باید { $needs } یا کمتر باشد؛ اکنون { $has } است.
why-no-closed-trump = شما برگ برنده‌ی بسته ندارید.
why-trumps-kept-closed = برگ‌های برنده‌ی بسته‌ی شما در این نوبت بسته می‌مانند.
why-no-hand = کارتی در دست ندارید.
why-no-character = شما شخصیتی ندارید.
why-no-soldier = شما جنگجویی ندارید.
why-giant-first = { $card } می‌تواند حمله کند و باید نخست حمله کند.
why-must-act = هر دو گذشته‌اید؛ باید چیزی درخواست کنید.
why-part-by-part = نخست کنش را درخواست کنید؛ بخش‌هایش یکی‌یکی پرسیده می‌شود.
why-named-later = حمله را درخواست کنید؛ حمله‌کننده‌ها هنگام اعمال آن نام برده می‌شوند.
why-no-character-there = { $card } شخصیتی در میدان نیست.
why-untargetable = هیچ کنشی { $card } را هدف نمی‌گیرد.
why-not-yours = { $card } از آن شما نیست.
why-is-wall = { $card } دیوار است، نه جنگجو.
why-no-wall = { $card } دیوار نیست.
why-no-diamond = { $card } خشتِ 2 تا 10 ندارد.
why-not-equipped = { $card } را نمی‌توان تجهیز کرد.
why-other-suit = خال { $card } با کارت کلیدی یکی نیست.
why-not-a-target = { $card } هدف آن نمی‌شود.
why-not-your-soldier = { $card } جنگجوی شما نیست.
why-not-your-character = { $card } شخصیت شما نیست.
why-is-driven = { $card } خوابیده است.
why-came-this-turn = { $card } همین نوبت آمده و شتاب ندارد.
why-blocks-already = { $card } در برابر حمله‌کننده‌ی دیگری دفاع می‌کند.
why-wall-or-soldiers = یا یک دیوار دفاع می‌کند یا جنگجوها، نه هر دو با هم.
why-cannot-drive = { $card } دیوارِ شارژشده‌ی شما نیست.
why-cannot-discard = { $card } را نمی‌توان برای آن دور ریخت.
why-no-key = { $card } کارت کلیدیِ آن نیست.

idle-life = کارت‌های جان با آسیب، هزینه و برداشت کم می‌شوند.
idle-grave = کارت‌های گورستان به کار رفته‌اند؛ فقط بعضی کنش‌ها برشان می‌گردانند.
idle-gear = این کارت از آن جنگجوی رویش است: جنگجو را بفشارید.
idle-fog = کارت‌های مه تا پایان کارشان می‌مانند.
idle-pack = پک تا وقتی با کنش خودش باز نشود بسته می‌ماند.
idle-rare = کارت کمیاب با کنش‌هایی که نامش را می‌برند به کار می‌رود.
idle-trump = برگ برنده‌ی باز خودبه‌خود کار می‌کند.
idle-stage = تا انجام شدن روی صحنه می‌ماند.
idle-open = کارت‌های روشده فقط نشان داده می‌شوند.
