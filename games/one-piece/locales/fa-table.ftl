# What is read at a table of ONE PIECE Card Game, in Persian: names of words, questions, options and events.

name-zone-given = کارت‌های ⁨DON!!⁩ داده‌شده
name-zone-nowhere = هیچ محدوده‌ای

name-label-red = قرمز
name-label-green = سبز
name-label-blue = آبی
name-label-purple = بنفش
name-label-black = مشکی
name-label-yellow = زرد

name-stat-power = قدرت
name-stat-cost = هزینه

name-phase-setup = آمادگی
name-phase-refresh = مرحله تازه‌سازی
name-phase-draw = مرحله برداشت
name-phase-don = مرحله ⁨DON!!⁩
name-phase-main = مرحله اصلی
name-phase-attack = گام حمله
name-phase-block = گام دفاع
name-phase-counter = گام پاتک
name-phase-damage = گام آسیب
name-phase-battle-end = پایان نبرد
name-phase-end = مرحله پایان

name-mode-two-players = دو بازیکن
name-format-standard = استاندارد

# What players and effects do.
name-verb-play = بازی کردن
name-verb-attack = حمله
name-verb-give = دادن کارت ⁨DON!!⁩
name-verb-activate = استفاده از اثر
name-verb-end = پایان نوبت
name-verb-block = دفاع
name-verb-counter = پاتک
name-verb-pass = گذشتن
name-verb-trigger = استفاده از [ماشه]
name-verb-keep = نگه داشتن دست
name-verb-redraw = عوض کردن دست
name-verb-first = اول بودن
name-verb-second = دوم بودن
name-verb-choose = انتخاب
name-verb-done = تمام
name-verb-yes = بله
name-verb-no = نه
name-verb-option = انتخاب اثر
name-verb-order = ترتیب دادن
name-verb-top = رو گذاشتن
name-verb-name = گفتن عدد
name-verb-ko = ناک‌اوت
name-verb-trash = دور ریختن
name-verb-return = برگرداندن به دست
name-verb-move = جابه‌جا کردن
name-verb-put = بازی کردن
name-verb-put-rested = خوابیده بازی کردن
name-verb-rest = خواباندن
name-verb-ready = فعال کردن
name-verb-attach = دادن کارت‌های ⁨DON!!⁩
name-verb-turn-up = به رو کردن
name-verb-turn-down = به پشت کردن
name-verb-return-don = برگرداندن کارت‌های ⁨DON!!⁩
name-verb-add-don = اضافه کردن کارت‌های ⁨DON!!⁩
name-verb-add-don-rested = اضافه کردن کارت‌های ⁨DON!!⁩ خوابیده
name-verb-draw = برداشتن کارت
name-verb-discard = دور ریختن از دست
name-verb-mill = دور ریختن از دک
name-verb-shuffle = بر زدن
name-verb-damage = آسیب دیدن
name-verb-win = بردن بازی
name-verb-lose = باختن بازی
name-verb-take = گرفتن به دست
name-verb-replace = استفاده به جای آن
name-verb-deal = چیدن کارت‌های جان
name-verb-make-room = جا باز کردن
name-verb-refresh = تازه‌سازی
name-verb-next = انتخاب اثر بعدی
name-verb-concede = تسلیم
name-verb-put-back = سر جا گذاشتن
name-verb-repeat = تکرار
name-verb-bottom = ته گذاشتن
name-verb-put-active = فعال بازی کردن

# Options.
do-play = بازی کردن { $card }
do-attack = { $shape ->
    [both] حمله به { $other } با { $card }
   *[card] حمله با { $card }
}
do-give = { $shape ->
    [plain] دادن یک کارت ⁨DON!!⁩
   *[card] دادن یک کارت ⁨DON!!⁩ به { $card }
}
do-activate = استفاده از اثر { $card }
do-activate-nth = استفاده از اثر { $n } از { $card }
do-end = پایان نوبت شما
do-block = دفاع با { $card }
do-counter = { $shape ->
    [both] پاتک با { $card } برای { $other }
   *[card] پاتک با { $card }
}
do-trigger = استفاده از [ماشه] { $card }
do-take = گرفتن { $card } به دست
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
do-replace = استفاده از { $card } برای { $other }
do-replace-nth = استفاده از اثر { $n } از { $card } برای { $other }
do-choose-given-don = کارت ⁨DON!!⁩ که به { $card } داده شده
do-choose-rested-don = یک کارت ⁨DON!!⁩ خوابیده
do-choose-active-don = یک کارت ⁨DON!!⁩ فعال

# Questions.
ask-play = مرحله اصلی شما
ask-block = در برابر حمله دفاع می‌کنید؟
ask-counter = در برابر حمله پاتک می‌زنید؟
ask-trigger = از [ماشه] استفاده می‌کنید؟
ask-redraw = این دست را نگه می‌دارید؟
ask-first = اول هستید یا دوم؟
ask-discard = کارتی از دست را برای دور ریختن انتخاب کنید
ask-make-room = کارت‌ها زیادند: یکی را برای دور ریختن انتخاب کنید
ask-yes = از این اثر استفاده می‌کنید؟
ask-option = یکی از این اثرها را انتخاب کنید
ask-order = ترتیب را انتخاب کنید
ask-attach = انتخاب کنید چه کسی کارت ⁨DON!!⁩ بگیرد
ask-add-don = چند کارت ⁨DON!!⁩ اضافه می‌کنید؟
ask-return-don = کارت‌های ⁨DON!!⁩ را برای برگرداندن انتخاب کنید
ask-ko = انتخاب کنید چه چیزی ناک‌اوت شود
ask-rest = انتخاب کنید چه چیزی خوابانده شود
ask-ready = انتخاب کنید چه چیزی فعال شود
ask-return = انتخاب کنید چه چیزی به دست برگردد
ask-move = انتخاب کنید چه چیزی جابه‌جا شود
ask-put = انتخاب کنید چه چیزی بازی شود
ask-put-rested = انتخاب کنید چه چیزی خوابیده بازی شود
ask-put-active = انتخاب کنید چه چیزی فعال بازی شود
ask-trash = انتخاب کنید چه چیزی دور ریخته شود
ask-choose = کارت‌ها را انتخاب کنید
ask-next = کدام اثر اول است؟
ask-replace = به جای آن از اثر دیگری استفاده می‌کنید؟
ask-top = انتخاب کنید چه چیزی رو قرار بگیرد
ask-bottom = انتخاب کنید چه چیزی به ته برود
ask-repeat = این چند بار تکرار شود؟

# Events.
did-play = { $who } { $card } را بازی { $person ->
    [you] کردید
   *[other] کرد
}
did-attack = { $who } با { $card } به { $other } حمله { $person ->
    [you] کردید
   *[other] کرد
}
did-activate = { $who } از اثر { $card } استفاده { $person ->
    [you] کردید
   *[other] کرد
}
did-end = { $who } نوبت را تمام { $person ->
    [you] کردید
   *[other] کرد
}
did-block = { $who } با { $card } دفاع { $person ->
    [you] کردید
   *[other] کرد
}
did-counter = { $who } با { $shape ->
    [both] { $card } برای { $other }
   *[card] { $card }
} پاتک { $person ->
    [you] زدید
   *[other] زد
}
did-damage = { $shape ->
    [card] { $card } به { $rival } { $n } آسیب زد
   *[plain] { $who } به { $rival } { $n } آسیب { $person ->
        [you] زدید
       *[other] زد
    }
}
did-first = { $who } نفر اول { $person ->
    [you] هستید
   *[other] است
}
did-second = { $who } نفر دوم { $person ->
    [you] هستید
   *[other] است
}
did-redraw = { $who } دست را عوض { $person ->
    [you] کردید
   *[other] کرد
}
did-trigger = { $who } از [ماشه] { $card } استفاده { $person ->
    [you] کردید
   *[other] کرد
}
did-repeat = { $who } این را { $n } بار تکرار { $person ->
    [you] کردید
   *[other] کرد
}
did-concede = { $who } تسلیم { $person ->
    [you] شدید
   *[other] شد
}

name-verb-extra-turn = نوبت اضافه
name-verb-redirect-attack = تغییر هدف حمله
name-keyword-unblockable = مدافع‌ناپذیر
name-ban-be-blocked = با دفاع متوقف شود
name-ban-move-life-to-hand = کارت جان به دست ببرد
name-ban-ready-in-refresh = در مرحله تازه‌سازی فعال شود
name-ban-be-played = بازی شود
name-ban-block = [مدافع] را فعال کند
name-ban-attack-active = به شخصیت فعال حمله کند
name-ban-attack-new = در نوبت ورود حمله کند

# چرا نمی‌شود، با عدد و کارت.
why-costs = هزینه‌اش { $needs } است؛ شما { $has } کارت ⁨DON!!⁩ فعال دارید.
why-no-don = کارت ⁨DON!!⁩ فعالی برای دادن ندارید.
why-not-in-hand = { $card } در دست شما نیست.
why-no-main = { $card } اثر [اصلی] ندارد؛ آن را برای گام پاتک نگه دارید.
why-first-turn = هیچ‌کس در نوبت اول خود حمله نمی‌کند.
why-is-rested = { $card } خوابیده است.
why-not-a-fighter = فقط رهبر و شخصیت‌های شما می‌توانند.
why-played-this-turn = { $card } همین نوبت وارد شده و [یورش] ندارد.
why-not-a-target = { $card } فعال است؛ فقط رهبر و شخصیت خوابیده هدف حمله می‌شوند.
why-forbidden = { $card } آن را منع می‌کند.
why-forbidden-here = اثری آن را منع می‌کند.
why-unblockable = در برابر حمله { $card } نمی‌توان دفاع کرد.
why-no-blocker = { $card } [مدافع] ندارد.
why-no-counter = { $card } پاتکی برای استفاده ندارد.
why-not-yours = { $card } از آن شما نیست.
why-muted = اثرهای { $card } نامعتبر شده‌اند.
why-not-on-field = { $card } در میدان نیست.
why-used-this-turn = این اثر { $card } در این نوبت استفاده شده است.
why-condition = شرط این اثر { $card } برقرار نیست.
why-don-attached = { $card } به { $needs } کارت ⁨DON!!⁩ نیاز دارد؛ اکنون { $has } دارد.
why-not-this-turn = این اثر { $card } در این نوبت کار نمی‌کند.
why-cannot-pay = هزینه این اثر { $card } را نمی‌توان پرداخت.
why-give-own = کارت ⁨DON!!⁩ به رهبر و شخصیت‌های خود شما داده می‌شود، نه به { $card }.
why-own-side = { $card } در طرف خود شماست.
why-never-attacked = فقط رهبر و شخصیت خوابیده هدف حمله می‌شوند، نه { $card }.
why-is-attacked = { $card } همان کارت مورد حمله است و نمی‌تواند از خود دفاع کند.
why-no-activate = { $card } اثر [فعال‌سازی: اصلی] ندارد.
why-name-target = بگویید { $card } به چه حمله می‌کند.
why-name-helped = پاتک به رهبر یا یکی از شخصیت‌های شما می‌رسد.
why-for-no-card = { $card } به تنهایی به کار می‌رود، نه روی یک کارت.
why-for-counter-step = پاتک در گام پاتک به کار می‌رود، وقتی حریف حمله می‌کند.
why-for-block-step = [مدافع] در گام دفاع به کار می‌رود، وقتی حریف حمله می‌کند.
why-for-damage = [ماشه] وقتی به کار می‌رود که آسیب، کارت را از جان شما بگیرد.
why-for-main-phase = آن کار برای مرحله اصلی خود شماست، بیرون از نبرد.
game-title = بازی کارتی ⁨ONE PIECE⁩
game-blurb = یک رهبر، یک خدمه و ده کارت ⁨DON!!⁩: به جان رهبر حریف حمله کنید تا تمام شود و یک ضربه‌ی دیگر بنشیند.

# جابه‌جایی کارت‌ها در گزارش.
name-vital-life = جان
moved-by-draw = { $who } { $card } را { $person ->
    [you] برداشتید
   *[other] برداشت
}
moved-by-add-don = { $who } یک کارت ⁨DON!!⁩ { $person ->
    [you] گرفتید
   *[other] گرفت
}
moved-by-give = به { $host } یک کارت ⁨DON!!⁩ داده شد
moved-by-attach = به { $host } یک کارت ⁨DON!!⁩ داده شد
moved-by-refresh = یک کارت ⁨DON!!⁩ به محدوده هزینه { $theirs } برگشت
moved-by-return-don = یک کارت ⁨DON!!⁩ به دک ⁨DON!!⁩ { $theirs } برگشت
moved-by-counter = { $card } برای پاتک دور ریخته شد
moved-by-discard = { $who } { $card } را از دست دور { $person ->
    [you] ریختید
   *[other] ریخت
}
moved-by-deal = { $who } کارتی به عنوان جان { $person ->
    [you] گذاشتید
   *[other] گذاشت
}
moved-by-ko = { $card } ناک‌اوت شد
moved-by-make-room = { $card } برای باز شدن جا دور ریخته شد
moved-by-put = { $card } به { $to } { $theirs } وارد شد
moved-by-put-rested = { $card } خوابیده به { $to } { $theirs } وارد شد
moved-by-put-back = { $who } { $card } را به دک { $person ->
    [you] برگرداندید
   *[other] برگرداند
}
moved-by-return = { $card } به دست { $theirs } برگشت
moved-by-take = { $who } { $card } را از جان { $whose } به دست { $person ->
    [you] گرفتید
   *[other] گرفت
}
moved-by-trash = { $card } از { $from } { $whose } به دورریز رفت
moved-by-trigger = { $card } از جان { $whose } رو شد
moved-by-mill = { $card } از روی دک { $whose } به دورریز رفت

idle-cost = کارت‌های ⁨DON!!⁩ هزینه کارت‌ها را می‌پردازند. در مرحله اصلی یکی را بفشارید و سپس رهبر یا شخصیتی را تا به آن داده شود.
idle-given = این کارت ⁨DON!!⁩ در نوبت شما 1000 قدرت می‌دهد و با آغاز نوبت بعدی شما برمی‌گردد.
idle-don-deck = کارت‌های ⁨DON!!⁩ در مرحله ⁨DON!!⁩ از اینجا می‌آیند.
idle-life = کارت‌های جان تا وقتی آسیب یا اثری یکی را نگیرد به پشت می‌مانند.
