# What happens at a table, in Persian. A game adds names for its own words: `name-zone-hand`,
# `name-phase-main`, `name-verb-attack`, `name-stat-power`, `name-keyword-rush`, `name-score-life`.

name-zone-deck = دک
name-zone-hand = دست
name-zone-trash = دورریز

you = شما
opponent = حریف
seat = صندلی { $letter }
whom-you = شما
whom-opponent = حریف
a-card = یک کارت
and = { $a } و { $b }

drawn = کسی نبرد: بازی مساوی است.
won-by-you = شما بازی را بردید.
won-by-one = { $who } بازی را برد.
won-by-many = { $who } بازی را بردند.
lost-on-time = { $who }: وقت تمام شد.
gave-up = { $who }: تسلیم.
stayed-away = { $who }: رفت و برنگشت.
abandoned = کسی به این بازی برنگشت؛ پس بسته شد.
upgraded = قواعد یا کارت‌های این بازی تغییر کرده‌اند؛ پس بازی با نتیجه‌ی مساوی بسته شد. بازپخش آن نگه داشته شده است.
cannot-be-shown = این نسخه‌ی برنامه دیگر نمی‌تواند این بازی را نشان دهد. نتیجه پابرجاست و بازپخش آن نگه داشته شده است.
agreed-draw = بازی با توافق مساوی شد.

# Why an answer was not taken.
some-card = یک کارت
refused-over = بازی تمام شده است.
refused-not-you = نوبت پاسخ شما نیست.
refused-no-seat = شما سر این میز بازی نمی‌کنید.
refused-no-question = اکنون چیزی برای پاسخ نیست.
refused-late = به آن پرسش پیش‌تر پاسخ داده شده است.
refused-unfit = این یکی از پاسخ‌های ممکن نیست.
refused-forbidden = قواعد اکنون آن را اجازه نمی‌دهند.
refused-broken = از سوی ما خطایی رخ داد و گزارش شد. بازی همان‌جا که بود مانده است.

# Why something cannot be done.
offered = اکنون می‌توانید این کار را بکنید.
nothing-to-do = اکنون با این کارت کاری نمی‌توانید بکنید.
why-not-asked = { $about ->
    [card] نخست به پرسش { $card } پاسخ دهید.
   *[none] پرسش دیگری باز است؛ نخست به آن پاسخ دهید.
}
why-not-among = اینجا نمی‌توان { $card } را انتخاب کرد.
idle-theirs = این کارت از آن شما نیست.
idle-deck = کارت‌ها فقط به حکم قاعده یا اثری از دک بیرون می‌آیند.

# Questions. A game has words of its own in `ask-VERB`.
question = { $what } ({ $ask })
question-for = { $source }: { $what }
pick-exactly = { $n } انتخاب
pick-up-to = تا { $n } انتخاب
pick-several = { $min } تا { $max } انتخاب
arrange = این‌ها را به ترتیب بچینید
name-number = { $min } تا { $max }

# Options. A game has a sentence of its own in `do-KEY`.
option = { $verb }
option-card = { $verb }: { $card }
option-both = { $verb }: { $card } ← { $other }
option-other = { $verb } ← { $other }
hidden-option = { $verb }: کارت پنهان { $place }
hidden-spot = { $verb }: کارت { $place } در { $zone }، { $who }

# The log. A game has sentences of its own in `moved-by-VERB` and `did-VERB`.
moved = { $card }، { $from } { $whose } ← { $to }
moved-under = { $card }، { $from } { $whose } ← زیر { $host }
moved-across = { $card }، { $from } { $whose } ← { $to } { $theirs }
moved-within = جای { $card } در { $to } { $theirs } عوض شد
created = { $card } به { $to } { $whose } آمد
removed = { $card } از { $from } { $whose } رفت
rested = { $card } خوابانده شد
readied = { $card } فعال شد
face-up = { $card } به رو شد
face-down = { $card } به پشت شد
marked = { $card } { $n } شمارنده دارد
shuffled = { $zone } { $whose } بر زده شد
turn = نوبت { $n }: { $who }
phase = { $phase } آغاز شد
scored = { $score } { $whose } { $n } شد
score = امتیاز { $n }
does = { $who }: { $verb }
does-card = { $who }: { $verb }، { $card }
does-both = { $who }: { $verb }، { $card } ← { $other }
does-other = { $who }: { $verb } ← { $other }
counted = { $did } ({ $n })
shown = { $who }: نشان دادن { $card }
looked = { $who }: دیدن { $card }
activated = اثر { $card } آغاز شد
skipped = { $who }: ممکن نبود و کنار گذاشته شد: { $verb }
skipped-card = { $who }: ممکن نبود و کنار گذاشته شد: { $verb }، { $card }
applied = { $text }
applied-card = { $card }: { $text }
rolled = قرعه: { $n } از { $of }

# Continuous effects.
begins = { $whom }: { $change }
begins-by = { $whom }: { $change }، با { $source }
lapses = { $whom }: پایان «{ $change }»
lapses-by = { $whom }: پایان «{ $change }»، با { $source }
shift-add = { $stat } { $n }
shift-set = { $stat } { $n }
shift-base = { $stat } پایه { $n }
shift-gain = [{ $keyword }] می‌گیرد
shift-lose = [{ $keyword }] را از دست می‌دهد
shift-forbid = نمی‌تواند { $ban }
shift-permit = می‌تواند { $ban }
shift-mute = اثرها نامعتبرند
shift-discount = کارت بعدی از این نوع { $n } ارزان‌تر است
shift-mute-cue = اثرهای { $cue } نامعتبرند
shift-ability = اثری می‌گیرد
shift-need = اثرها بیشتر می‌خواهند
shift-name = نام { $word } هم دارد
shift-trait = { $word } هم هست
shift-label = { $word } هم هست

# Cards as lists tell them.
hidden-cards = { $n } پنهان
hidden-card = پنهان
card-marks = { $n } شمارنده

# از آنِ کیست.
belongs = { $person ->
    [you] شما
   *[other] { $who }
}

# آنچه گزینه‌های یکسان را از هم جدا می‌کند.
told-apart = { $option } ({ $which })
told-also = { $a }، { $b }
whose-yours = از آنِ شما
whose-theirs = { $who }
state-rested = خوابیده
state-ready = فعال
state-marks = { $n } آسیب
state-place = شماره { $n }

# نبرد، چنان که اکنون هست. هر بازی در `battle` جمله‌ی خودش را دارد.
battle = { $state ->
    [holds] { $person ->
        [you] اکنون در امان هستید
       *[other] { $card } اکنون از دفاع نمی‌گذرد
    }
    [lacks] { $person ->
        [you] برای در امان ماندن ⁨+{ $lacks }⁩ لازم دارید
       *[other] { $card } از دفاع می‌گذرد، مگر { $who } ⁨+{ $lacks }⁩ بیفزاید
    }
   *[open] { $person ->
        [you] از شما چیزی سر راه نیست
       *[other] چیزی سر راه نیست
    }
}

# آنچه در جریان است؛ بزرگ‌ترین شماره نخست انجام می‌شود.
stage-waiting = { $n }. { $who }: { $what }{ $has ->
    [cards] {" "}با { $cards }
   *[other] {""}
}{ $aimed ->
    [yes] {" "}← { $target }
   *[other] {""}
}
stage-number = شماره‌ی { $n } ({ $what })
stage-card = { $what } { $whose }
stage-place = { $zone }، کارت { $n }
stage-fight = { $card }{ $aimed ->
    [yes] {" "}← { $target }
   *[other] {""}
}: { $words }

# What may be looked up.
name-sort-verb = کار
name-sort-moment = موقع
name-sort-replaced = جایگزین‌شدنی
name-sort-forbidden = منع‌شدنی
name-sort-allowed = مجازشدنی
name-sort-keyword = کلیدواژه
name-sort-stat = عدد کارت
name-sort-duration = مدت
name-sort-noun = نام کارت‌ها
name-sort-label = برچسب
name-sort-kind = گونه‌ی کارت
name-sort-phase = مرحله
name-sort-number = عدد بازی
name-sort-zone = محدوده
name-sort-condition = شرط
name-fact-example = نمونه
