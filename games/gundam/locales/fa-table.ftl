# What is read at a table of GUNDAM Card Game, in Persian: names of words, questions, options and events.

name-zone-paired = خلبان‌های جفت‌شده
name-zone-nowhere = هیچ محدوده‌ای

name-phase-setup = آمادگی
name-phase-active = گام فعال‌سازی
name-phase-start = گام آغاز
name-phase-draw = مرحله برداشت
name-phase-resource = مرحله منابع
name-phase-main = مرحله اصلی
name-phase-attack = گام حمله
name-phase-block = گام دفاع
name-phase-action = گام کنش
name-phase-damage = گام آسیب
name-phase-battle-end = پایان نبرد
name-phase-end-action = گام کنش مرحله پایان
name-phase-end = گام پایان
name-phase-hand = گام دست
name-phase-cleanup = گام پاک‌سازی

name-kind-rule = کارت قاعده

name-label-blue = آبی
name-label-green = سبز
name-label-red = قرمز
name-label-white = سفید
name-label-purple = بنفش

name-mode-two-players = دو بازیکن
name-mode-royale-first-to-win = نبرد همگانی، نخستین برنده
name-mode-royale-elimination = نبرد همگانی، حذفی
name-mode-team-battle = نبرد تیمی
name-format-standard = استاندارد

# What players and effects do.
name-verb-play = بازی کردن
name-verb-pair = جفت کردن خلبان
name-verb-attack = حمله
name-verb-activate = استفاده از اثر
name-verb-end = پایان مرحله اصلی
name-verb-block = دفاع
name-verb-pass = گذشتن
name-verb-use-burst = استفاده از فوران
name-verb-keep = نگه داشتن دست
name-verb-redraw = عوض کردن دست
name-verb-first = اول بودن
name-verb-second = دوم بودن
name-verb-clockwise = ساعت‌گرد بازی کردن
name-verb-counterclockwise = پادساعت‌گرد بازی کردن
name-verb-hand-over = واگذاری به هم‌تیمی
name-verb-choose = انتخاب
name-verb-done = تمام
name-verb-yes = بله
name-verb-no = نه
name-verb-option = انتخاب اثر
name-verb-order = ترتیب دادن
name-verb-top = رو گذاشتن
name-verb-bottom = ته گذاشتن
name-verb-name = گفتن عدد
name-verb-next = انتخاب اثر بعدی
name-verb-pay = پرداخت هزینه
name-verb-make-room = جا باز کردن
name-verb-concede = تسلیم
name-verb-deal = پخش کردن
name-verb-set-up = چیدن
name-verb-ready-up = فعال کردن
name-verb-follow = همراه رفتن
name-verb-strike = ضربه به بازیکن
name-verb-leave = ترک بازی
name-verb-destroy = نابود کردن
name-verb-trash = گذاشتن در دورریز
name-verb-return = برگرداندن به دست
name-verb-exile = حذف کردن
name-verb-move = جابه‌جا کردن
name-verb-put = مستقر کردن
name-verb-put-rested = خوابیده مستقر کردن
name-verb-deploy-token = مستقر کردن توکن
name-verb-deploy-token-rested = مستقر کردن توکن خوابیده
name-verb-rest = خواباندن
name-verb-ready = فعال کردن
name-verb-damage = آسیب زدن
name-verb-recover = بازیابی ⁨HP⁩
name-verb-pair-up = جفت کردن
name-verb-draw = برداشتن کارت
name-verb-discard = دور ریختن
name-verb-mill = گذاشتن از دک در دورریز
name-verb-shuffle = بر زدن
name-verb-spend = خواباندن منابع
name-verb-place-resource = گذاشتن منبع
name-verb-place-rested-resource = گذاشتن منبع خوابیده
name-verb-place-ex = گذاشتن منبع ⁨EX⁩
name-verb-breach = استفاده از رخنه
name-verb-win = بردن بازی
name-verb-lose = باختن بازی

# Options.
do-play = بازی کردن { $card }
do-pair = { $shape ->
    [both] جفت کردن { $card } با { $other }
   *[card] جفت کردن { $card }
}
do-attack = { $shape ->
    [both] حمله به { $other } با { $card }
   *[card] حمله با { $card }
}
do-attack-seat = حمله به { $seat } با { $card }
do-activate = استفاده از اثر { $card }
do-activate-nth = استفاده از اثر { $n } از { $card }
do-block = دفاع با { $card }
do-use-burst = { $shape ->
    [card] استفاده از فوران { $card }
   *[plain] استفاده از فوران
}
do-keep = نگه داشتن این دست
do-yes = { $shape ->
    [card] بله: { $card }
   *[plain] بله
}
do-no = { $shape ->
    [card] نه: { $card }
   *[plain] نه
}
do-option = اثر { $n }
do-next = اول { $card }
do-next-nth = اول { $card }، اثر { $n }

# Questions.
ask-play = مرحله اصلی شما
ask-pass = گام کنش: چیزی به کار ببرید یا بگذرید
ask-block = در برابر حمله دفاع می‌کنید؟
ask-use-burst = از فوران استفاده می‌کنید؟
ask-redraw = این دست را نگه می‌دارید؟
ask-first = اول هستید یا دوم؟
ask-clockwise = نوبت به کدام سو بگردد؟
ask-discard = کارتی را برای دور ریختن انتخاب کنید
ask-make-room = کارت‌ها زیادند: یکی را برای کنار گذاشتن انتخاب کنید
ask-next = کدام اثر اول است؟
ask-pay = با چند منبع EX می‌پردازید؟
ask-yes = از این اثر استفاده می‌کنید؟
ask-option = یکی از این اثرها را انتخاب کنید
ask-order = ترتیب را انتخاب کنید
ask-choose = کارتی را انتخاب کنید
ask-damage = انتخاب کنید چه چیزی آسیب ببیند
ask-destroy = انتخاب کنید چه چیزی نابود شود
ask-move = انتخاب کنید چه چیزی جابه‌جا شود
ask-put = انتخاب کنید چه چیزی مستقر شود
ask-put-rested = انتخاب کنید چه چیزی خوابیده مستقر شود
ask-ready = انتخاب کنید چه چیزی فعال شود
ask-recover = انتخاب کنید چه چیزی بازیابی شود
ask-rest = انتخاب کنید چه چیزی خوابانده شود
ask-return = انتخاب کنید چه چیزی به دست برگردد
ask-trash = انتخاب کنید چه چیزی به دورریز برود
ask-exile = انتخاب کنید چه چیزی حذف شود
ask-pair-up = انتخاب کنید چه چیزی جفت شود
ask-top = انتخاب کنید چه چیزی رو قرار بگیرد
ask-bottom = انتخاب کنید چه چیزی به ته برود

# Events.
did-play = { $who } { $card } را بازی { $person ->
    [you] کردید
   *[other] کرد
}
did-pair = { $who } { $card } را با { $other } جفت { $person ->
    [you] کردید
   *[other] کرد
}
did-attack = { $who } با { $card } به { $shape ->
    [both] { $other }
   *[card] { $seat }
} حمله { $person ->
    [you] کردید
   *[other] کرد
}
did-activate = { $who } از اثر { $card } استفاده { $person ->
    [you] کردید
   *[other] کرد
}
did-end = { $who } مرحله اصلی را تمام { $person ->
    [you] کردید
   *[other] کرد
}
did-block = { $who } با { $card } دفاع { $person ->
    [you] کردید
   *[other] کرد
}
did-pass = { $who } { $person ->
    [you] گذشتید
   *[other] گذشت
}
did-first = { $who } نفر اول { $person ->
    [you] هستید
   *[other] است
}
did-second = { $who } نفر دوم { $person ->
    [you] هستید
   *[other] است
}
did-clockwise = { $who } گردش ساعت‌گرد را انتخاب { $person ->
    [you] کردید
   *[other] کرد
}
did-counterclockwise = { $who } گردش پادساعت‌گرد را انتخاب { $person ->
    [you] کردید
   *[other] کرد
}
did-redraw = { $who } دست را عوض { $person ->
    [you] کردید
   *[other] کرد
}
did-hand-over = { $who } کار را به هم‌تیمی واگذار { $person ->
    [you] کردید
   *[other] کرد
}
did-damage = { $shape ->
    [both] { $card } به { $other } { $n } آسیب زد
    [other] { $other } { $n } آسیب دید
    [card] { $card } { $n } آسیب زد
   *[plain] { $who }: { $n } آسیب
}
did-strike = { $card } به { $seat } ضربه زد
did-leave = { $who } از بازی بیرون { $person ->
    [you] رفتید
   *[other] رفت
}
did-concede = { $who } تسلیم { $person ->
    [you] شدید
   *[other] شد
}
marked = { $card } { $n } آسیب دارد

game-title = بازی کارتی ⁨GUNDAM⁩
game-blurb = موبایل‌سوت‌ها را مستقر کنید، با خلبان‌هایشان جفت کنید و سپرها را بشکنید؛ برای دو تا شش بازیکن.

name-vital-shields = سپرها
name-verb-reduce-damage = کم کردن آسیب
name-verb-take-damage = پذیرفتن آسیب
name-verb-divert-this-turn = پذیرفتن آسیب نبرد به جای دیگری
name-verb-divert-this-battle = پذیرفتن آسیب نبرد به جای دیگری
name-verb-redirect-attack = تغییر هدف حمله
name-verb-fight = آسیب نبرد زدن به یکدیگر
name-verb-copy-keywords = گرفتن اثرهای کلیدواژه
name-verb-choose-enemy = انتخاب یک حریف
do-choose-seat = انتخاب { $seat }
ask-choose-enemy = یک حریف را انتخاب کنید
ask-take-damage = انتخاب کنید چه چیزی آسیب را بپذیرد
ask-redirect-attack = هدف تازه‌ی حمله را انتخاب کنید

# چرا نمی‌شود، با عدد و کارت.
why-lv = سطح { $card } برابر { $needs } است؛ شما { $has } منبع دارید.
why-costs = هزینه‌اش { $needs } است؛ شما { $has } منبع فعال دارید.
why-deployed-this-turn = { $card } همین نوبت مستقر شده و یگان پیوندی نیست.
why-no-unit = { $card } به یگانی بدون خلبان نیاز دارد.
why-has-pilot = { $card } از پیش خلبان دارد.
why-is-rested = { $card } خوابیده است.
why-not-a-target = { $card } فعال است؛ فقط بازیکنان و یگان‌های خوابیده هدف حمله می‌شوند.
why-no-blocker = { $card } <مدافع> ندارد.
why-no-target = چیزی نیست که { $card } انتخاب کند.
why-condition = شرط این اثر { $card } برقرار نیست.
why-cannot-pay = هزینه این اثر { $card } را نمی‌توان پرداخت.
why-used-this-turn = این اثر { $card } در این نوبت استفاده شده است.
why-forbidden = { $card } آن را منع می‌کند.
why-not-in-hand = { $card } در دست شما نیست.
why-no-main = { $card } اثر 【اصلی】 ندارد؛ آن را برای گام کنش نگه دارید.
why-no-action = { $card } اثر 【کنش】 ندارد؛ برای مرحله اصلی شماست.
why-muted = اثرهای { $card } اکنون نامعتبرند.
why-never-played = { $card } کارتی برای بازی کردن نیست.
why-commands-only = در گام کنش فقط فرمان بازی می‌شود؛ { $card } فرمان نیست.
why-no-pilot = { $card } خلبان نیست.
why-team-mates = { $card } از آن هم‌تیمی شماست، نه شما.
why-not-your-unit = { $card } یگانی در محدوده نبرد شما نیست.
why-not-a-unit = فقط یگان‌های محدوده نبرد حمله می‌کنند؛ { $card } چنین نیست.
why-not-yours = { $card } از آن شما نیست.
why-no-enemy-unit = { $card } یگان حریف نیست.
why-drawn = به جای آن باید به { $card } حمله شود.
why-not-on-field = اثرهای { $card } فقط در میدان کار می‌کنند.
why-not-paired = { $card } خلبان ندارد.
why-is-attacked = { $card } همان یگان مورد حمله است و نمی‌تواند از خود دفاع کند.
why-high-maneuver = { $card } با <مانور برتر> حمله می‌کند؛ <مدافع> به کار نمی‌آید.
why-leader-decides = اکنون سرگروه تیم تصمیم می‌گیرد.
why-in-main-phase = در مرحله اصلی کارت بازی می‌کنید، اثر 【فعال‌سازی·اصلی】 به کار می‌برید، حمله می‌کنید یا آن را پایان می‌دهید.
why-in-action-step = در گام کنش فرمان 【کنش】 یا اثر 【فعال‌سازی·کنش】 به کار می‌برید یا می‌گذرید.
why-in-block-step = در گام دفاع فقط دفاع می‌کنید یا می‌گذرید؛ گام کنش پس از آن است.
why-for-block-step = { $card } فقط در گام دفاعِ حمله حریف می‌تواند دفاع کند.
why-no-such-player = چنین حریفی برای حمله نیست.
why-pairs-in-main-phase = { $card } در مرحله اصلی شما جفت می‌شود، نه در گام کنش.
why-attacks-in-main-phase = { $card } فقط در مرحله اصلی شما می‌تواند حمله کند.
why-for-action-step = آن اثر { $card } برای گام‌های کنش است.
why-for-main-phase = آن اثر { $card } برای مرحله اصلی شماست.
why-no-activate-main = { $card } اثر 【فعال‌سازی·اصلی】 ندارد.
why-no-activate-action = { $card } اثر 【فعال‌سازی·کنش】 ندارد.

# جابه‌جایی کارت‌ها در گزارش.
did-redirect-attack = هدف حمله { $other } به { $card } تغییر کرد
did-fight = { $card } و { $other } به یکدیگر آسیب نبرد زدند
moved-by-draw = { $who } { $card } را { $person ->
    [you] برداشتید
   *[other] برداشت
}
moved-by-deal = { $who } یک سپر { $person ->
    [you] گذاشتید
   *[other] گذاشت
}
moved-by-destroy = { $place ->
    [shields] سپر { $whose } نابود شد: { $card }
   *[other] { $card } نابود شد
}
moved-by-discard = { $who } { $card } را دور { $person ->
    [you] ریختید
   *[other] ریخت
}
moved-by-follow = { $card } همراه یگان خود به { $to } { $theirs } رفت
moved-by-make-room = { $card } برای باز شدن جا به دورریز رفت
moved-by-pair = { $card } با { $host } جفت شد
moved-by-place-resource = { $who } یک منبع { $person ->
    [you] گذاشتید
   *[other] گذاشت
}
moved-by-put = { $card } به { $to } { $theirs } وارد شد
moved-by-bottom = { $who } { $card } را ته دک { $person ->
    [you] گذاشتید
   *[other] گذاشت
}
moved-by-return = { $card } به دست { $theirs } برگشت
battle = { $state ->
    [holds] { $other } با { $behind } ⁨HP⁩ زنده می‌ماند
    [lacks] { $other } نابود خواهد شد
   *[open] { $person ->
        [you] به سپرهای شما حمله شده است
       *[other] به سپرهای { $who } حمله شده است
    }
}

idle-resources = منابع هزینه کارت‌ها را می‌پردازند؛ با بازی کردن کارت خودشان می‌خوابند.
idle-resource-deck = در هر مرحله منابع شما یک منبع از اینجا می‌آید.
idle-paired = خلبان جفت‌شده با یگانش عمل می‌کند: یگان را بفشارید.
idle-shields = سپرها تا وقتی حمله یا اثری یکی را نگیرد به پشت می‌مانند.
