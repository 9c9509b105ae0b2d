# What is read at a table of the course duel, in Persian: names of words, questions, options and events.

name-mode-single = یک دوئل
name-mode-match = مسابقه، دو برد از سه دوئل
name-format-course = فهرست درس

# Options.
do-summon = احضار معمولی { $card }
do-summon-freely = احضار معمولی { $card } بدون قربانی
do-summon-thrice = احضار معمولی { $card } با سه قربانی
do-set = به کمین گذاشتن { $card }
do-set-freely = به کمین گذاشتن { $card } بدون قربانی
do-flip = احضار چرخشی { $card }
do-special = احضار ویژه‌ی { $card }
do-change = تغییر موضع نبرد { $card }
do-activate = فعال کردن { $card }
do-activate-nth = فعال کردن اثر { $n } از { $card }
do-attack = { $shape ->
    [both] حمله به { $other } با { $card }
   *[card] حمله‌ی مستقیم با { $card }
}
do-battle = رفتن به مرحله نبرد
do-end = پایان این مرحله
do-end-turn = پایان نوبت شما
do-option = اثر { $n }
do-next = اول { $card }
do-next-nth = اول { $card }، اثر { $n }
do-declare = اعلام { $card }
do-attack-position = { $shape ->
    [card] { $card } در حالت حمله
   *[plain] حالت حمله
}
do-defence-position = { $shape ->
    [card] { $card } در حالت دفاع
   *[plain] حالت دفاع
}
do-swap = { $shape ->
    [both] جابه‌جایی { $card } با { $other }
    [card] جابه‌جایی { $card }
   *[plain] جابه‌جایی
}
do-yes = { $shape ->
    [card] بله: { $card }
   *[plain] بله
}
do-no = { $shape ->
    [card] نه: { $card }
   *[plain] نه
}
do-done = تمام

# Questions.
ask-activate = چیزی فعال می‌کنید؟
ask-attack = نبرد: حمله می‌کنید یا ادامه می‌دهید؟
ask-first = اول هستید یا دوم؟
ask-summon = مرحله اصلی شما
ask-discard = کارتی را برای دور انداختن انتخاب کنید
ask-declare = نام کارتی را اعلام کنید
ask-next = کدام اثر اول است؟
ask-option = یکی از این اثرها را انتخاب کنید
ask-order = ترتیب را انتخاب کنید
ask-yes = از این اثر استفاده می‌کنید؟
ask-reduce = کارت‌های دست زیادند: یکی را برای فرستادن به گورستان انتخاب کنید
ask-swap = کارت‌ها را با دک فرعی جابه‌جا می‌کنید؟
ask-tribute = قربانی‌ها را انتخاب کنید
ask-target = هدف را انتخاب کنید
ask-revive-target = هیولایی را که برمی‌گردد انتخاب کنید
ask-special = در کدام حالت؟
ask-special-summon = انتخاب کنید چه چیزی احضار ویژه شود
ask-perform-ritual = برای احضار آیینی انتخاب کنید
ask-pay-thousands = چند هزار امتیاز جان می‌پردازید؟
ask-move = کارتی را انتخاب کنید
ask-choose = کارتی را انتخاب کنید
ask-destroy = انتخاب کنید چه چیزی نابود شود
ask-banish = انتخاب کنید چه چیزی تبعید شود
ask-send = انتخاب کنید چه چیزی به گورستان برود
ask-equip-to = انتخاب کنید چه چیزی تجهیز شود
ask-replace = به جای آن از اثر دیگری استفاده می‌کنید؟
ask-top = انتخاب کنید چه چیزی رو قرار بگیرد
ask-bottom = انتخاب کنید چه چیزی به ته برود

# Events.
did-summon = { $who } { $card } را{ $n ->
    [0] { "" }
   *[other] {" "}با { $n } قربانی
} احضار معمولی { $person ->
    [you] کردید
   *[other] کرد
}
did-flip = { $who } { $card } را احضار چرخشی { $person ->
    [you] کردید
   *[other] کرد
}
did-special = { $who } { $shape ->
    [card] { $card }
   *[plain] هیولایی
} را احضار ویژه { $person ->
    [you] کردید
   *[other] کرد
}
did-target = { $shape ->
    [both] { $card } { $other } را هدف گرفت
    [other] { $who }: هدف { $other } است
    [card] { $card } هدفش را انتخاب کرد
   *[plain] { $who }: هدفی انتخاب شد
}
did-end = { $who } مرحله را پایان { $person ->
    [you] دادید
   *[other] داد
}
did-attack = { $shape ->
    [both] { $card } به { $other } حمله کرد
   *[card] { $card } { $n ->
        [0] مستقیم
       *[other] به هیولایی که به پشت است
    } حمله کرد
}
did-stop = { $card } از حمله دست کشید
did-declare = { $who } نام { $named } را اعلام { $person ->
    [you] کردید
   *[other] کرد
}
did-first = { $who } نفر اول { $person ->
    [you] هستید
   *[other] است
}
did-second = { $who } نفر دوم { $person ->
    [you] هستید
   *[other] است
}
did-concede = { $who } تسلیم { $person ->
    [you] شدید
   *[other] شد
}
rested = { $card } به حالت دفاع رفت
readied = { $card } به حالت حمله رفت
scored = { $score } { $whose }: { $n }
scored-by-take-damage = { $who } { $by } آسیب { $person ->
    [you] دیدید
   *[other] دید
}: { $score } از { $was } به { $n }
scored-by-gain-lp = { $who } { $by } { $score } به دست { $person ->
    [you] آوردید
   *[other] آورد
}: از { $was } به { $n }
scored-by-pay-lp = { $who } { $by } { $score } { $person ->
    [you] پرداختید
   *[other] پرداخت
}: از { $was } به { $n }

name-ban-declare-attack = اعلام حمله کند
name-ban-attack = حمله کند
name-ban-be-attacked = مورد حمله قرار گیرد
name-ban-be-destroyed = نابود شود
name-ban-be-targeted = هدف گرفته شود
name-ban-activate-trap = تله فعال کند
name-ban-activate-field-spell = افسون میدانی فعال کند
name-ban-special-summon = احضار ویژه کند
name-ban-have-draw-phase = مرحله برداشت داشته باشد
name-ban-battle = مرحله نبرد داشته باشد

game-title = دوئل آموزشی یوگی‌اُ
game-blurb = هیولا احضار کنید، تله به کمین بگذارید، با زنجیره پاسخ دهید و 8000 امتیاز جان حریف را به 0 برسانید.

name-vital-life-points = LP

# جابه‌جایی کارت‌ها در گزارش.
moved-by-draw = { $who } { $card } را { $person ->
    [you] برداشتید
   *[other] برداشت
}
moved-by-activate = { $who } { $card } را فعال { $person ->
    [you] کردید
   *[other] کرد
}
moved-by-destroy = { $card } نابود شد
moved-by-discard = { $who } { $card } را دور { $person ->
    [you] انداختید
   *[other] انداخت
}
moved-by-reduce = { $who } { $card } را تا رسیدن به حد دست دور { $person ->
    [you] انداختید
   *[other] انداخت
}
moved-by-equip = { $host } با { $card } تجهیز شد
moved-by-give-back = { $card } به نیمه‌ی میدان { $theirs } برگشت
moved-by-take-control = { $who } کنترل { $card } را { $person ->
    [you] گرفتید
   *[other] گرفت
}
moved-by-replace = { $card } جایگزین شد
moved-by-send = { $card } به گورستان { $theirs } فرستاده شد
moved-by-set = { $who } { $card } را به کمین { $person ->
    [you] گذاشتید
   *[other] گذاشت
}
moved-by-summon = { $who } { $card } را احضار { $person ->
    [you] کردید
   *[other] کرد
}
moved-by-special-summon = { $who } { $card } را احضار ویژه { $person ->
    [you] کردید
   *[other] کرد
}
moved-by-tribute = { $card } قربانی شد
moved-by-used = { $card } استفاده شد
moved-by-swap = { $card } به { $to } { $theirs } رفت
battle = { $state ->
    [holds] { $behind ->
        [0] برابر: چیزی نابود نمی‌شود
       *[other] { $card } { $behind } کم دارد
    }
    [lacks] { $ahead ->
        [0] برابر: هر دو نابود خواهند شد
       *[other] { $card } { $ahead } جلوتر است
    }
   *[open] { $shape ->
        [both] مدافع به پشت است
       *[seat] حمله‌ی مستقیم به { $who }
    }
}
state-rested = حالت دفاع
state-ready = حالت حمله

# Why something is not offered.
why-not-yours = { $card } از آن شما نیست.
why-not-in-hand = { $card } در دست شما نیست.
why-special-only = { $card } را نمی‌توان احضار معمولی کرد یا به کمین گذاشت.
why-summoned-this-turn = در این نوبت یک بار احضار معمولی کرده یا هیولا به کمین گذاشته‌اید.
why-no-such-way = { $card } را نمی‌توان این‌گونه احضار کرد.
why-tributes = { $card } به { $needs } قربانی نیاز دارد؛ شما { $has } هیولا دارید.
why-no-place = هر { $needs } جا پر است.
why-not-your-monster = { $card } هیولای تحت کنترل شما نیست.
why-is-face-up = { $card } از پیش به رو است.
why-is-face-down = { $card } به پشت است.
why-set-this-turn = { $card } در همین نوبت به کمین گذاشته شده است.
why-came-this-turn = { $card } در همین نوبت به میدان آمده است.
why-attacked-this-turn = { $card } در این نوبت حمله کرده است.
why-changed-this-turn = موضع { $card } در این نوبت تغییر کرده است.
why-no-monster = { $card } هیولا نیست.
why-own-way-first = { $card } باید نخست به روش خودش احضار شده باشد.
why-no-own-summon = { $card } نمی‌تواند خود را احضار ویژه کند.
why-no-more-battle = در این نوبت دیگر مرحله نبردی در پیش نیست.
why-first-turn = بازیکن آغازگر در نوبت نخست خود مرحله نبرد ندارد.
why-no-attack-position = { $card } به رو و در حالت حمله نیست.
why-has-monsters = حریف { $has } هیولا دارد؛ به یکی از آن‌ها حمله کنید.
why-not-a-target = { $card } هیولای حریف نیست.
why-forbidden = { $card } آن را منع می‌کند.
why-not-from-there = { $card } را از جایی که هست نمی‌توان فعال کرد.
why-no-effect = { $card } اثری برای فعال کردن ندارد.
why-main-phase-only = { $card } برای مرحله اصلیِ خود شماست، وقتی زنجیره‌ای باز نیست.
why-not-your-turn = نوبت شما نیست؛ از افسون‌ها فقط افسون‌های سریعِ به‌کمین‌گذاشته فعال می‌شوند.
why-too-slow = سرعت افسون { $needs } لازم است؛ { $card } سرعت { $has } دارد.
why-unresolved = { $card } هنوز اعمال نشده است.
why-set-first = تله را باید نخست به کمین گذاشت و در نوبتی بعد فعال کرد.
why-damage-step = در گام آسیب فقط پادتله‌ها و تغییرهای حمله یا دفاع فعال می‌شوند.
why-after-calculation = آسیب در حال محاسبه است؛ دیگر چیزی فعال نمی‌شود.
why-only-answers = احضاری در جریان است؛ فقط پاسخ به آن فعال می‌شود.
why-no-occasion = چیزی رخ نداده که { $card } به آن پاسخ دهد.
why-used-this-turn = این اثر { $card } در این نوبت استفاده شده است.
why-muted = اثرهای { $card } خنثی شده‌اند.
why-condition = شرط { $card } برقرار نیست.
why-no-target = چیزی نیست که { $card } بتواند انتخاب کند.
why-cannot-pay = هزینه { $card } را نمی‌توان پرداخت.
why-costs-lp = هزینه { $card } برابر { $needs } LP است؛ شما { $has } دارید.
why-costs-discard = هزینه { $card } دور انداختن { $needs } کارت است؛ شما { $has } کارت دیگر دارید.
why-no-use = { $card } اکنون هیچ کاری نمی‌کند.
why-attack-position-only = { $card } از دست در حالت حمله احضار می‌شود یا به پشت به کمین می‌رود.
why-main-phase = آن کار برای مرحله اصلیِ خود شماست.
why-battle-phase = آن کار برای مرحله نبردِ خود شماست.
