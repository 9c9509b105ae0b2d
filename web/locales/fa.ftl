# The words of the page in Persian. The words of a game (zones, verbs, cards, events) come from the server.

app-name = Baize
skip = رفتن به میز
nav = صفحه‌ها
lobby = سرسرا
table = میز
settings = تنظیمات
close = بستن
cancel = انصراف
guest = مهمان
you = شما
your-name = نام شما
connecting = در حال اتصال…
reconnecting = اتصال قطع شد، دوباره تلاش می‌شود…
unwell = سرور اکنون نمی‌تواند چیزی ذخیره کند. چیزی از دست نمی‌رود و تا آن زمان بازی پیش نمی‌رود.
lost-request = پیش از رسیدن پاسخ اتصال قطع شد. لطفاً دوباره تلاش کنید.
loading = میز چیده می‌شود…
try-again = تلاش دوباره
unknown-page = در این نشانی چیزی نیست.
to-home = به بازی‌ها
to-lobby = میزهای باز

## The first page

home-title = بنشینید و بازی کنید
home-about = چهار بازی کارتی سر یک میز. فقط آنچه قواعد اجازه می‌دهند پیشنهاد می‌شود و هر سطر گزارش می‌گوید کدام قاعده بوده است.
home-games = بازی‌ها
home-examples = برای آموختن ساخت بازی
home-resume = شما صندلی دارید
home-return = برگشت به میز { $table }
home-return-to =
    { $alone ->
        [yes] { $game }
       *[other] { $game } در برابر { $others }
    }{ $turn ->
        [0] {" · "}در انتظار بازیکن
       *[other] {" · "}نوبت { $turn }{ $mine ->
            [yes] {"، نوبت شماست"}
           *[other] {""}
        }
    }
home-friends = بازی با دوستان
home-friends-about = میزی با صندلی خالی بچینید و پیوندش را بفرستید، یا به میزی که منتظر است بپیوندید.
not-affiliated = Baize با سازندگان این بازی‌ها ارتباطی ندارد. نام کارت‌ها از آنِ صاحبانشان است.
games-failed = بازی‌ها بارگذاری نشدند.
play-now = همین حالا بازی کنید
starting = کارت‌ها پخش می‌شوند…
set-up = چیدن میز
players = { $n } بازیکن
players-range = { $min } تا { $max } بازیکن

## Setting up a table

create-title = { $game }: میز تازه
create-table = باز کردن میز
create-which = میز تازه…
mode = شیوه
seats = صندلی‌ها
format = قالب
official = قالب‌های رسمی
unofficial = ترکیب‌های دیگر
revision = ویرایش قواعد
rules-settings = قواعد: ویرایش و تفسیر جاهای ناروشن
clock = ساعت
clock-none = بدون ساعت
clock-rule = { $minutes } دقیقه و { $seconds } ثانیه
seat-who = چه کسی روی صندلی { $n } می‌نشیند
seat-me = شما
seat-open = صندلی باز
seat-bot = ربات
seat-free = صندلی خالی
seat-deck = دک صندلی { $n }
bot-level = کدام ربات
bot-search = ربات قوی
bot-greedy = ربات متوسط
bot-random = ربات آسان
team = تیم { $n }
team-own = هم‌تیمی شما
private = خصوصی
private-about = فقط کسی که پیوند را دارد میز را پیدا می‌کند.
deck-usual = دک آماده
deck-own = فهرست خودتان
deck-paste = چسباندن فهرست…
deck-list = در هر سطر یک کارت، مانند ⁨“4 ST01-012”⁩
deck-legal = مجاز، { $n } کارت
deck-problems = { $n } مشکل
deck-unchecked = فهرست بررسی نشد.
deck-use = استفاده از این فهرست

## The room before a match

room-waiting = در انتظار { $n } بازیکن دیگر
room-full = همه آمده‌اند
sit-here = اینجا بنشینید
seat-a-bot = { $bot }
free-seat = خالی کردن صندلی
start = آغاز
leave = ترک میز
away = غایب
invite = دعوت
invite-about = هر که این پیوند را باز کند می‌تواند بنشیند، یا وقتی صندلی‌ها پر است تماشا کند.
copy-link = کپی پیوند
link-copied = پیوند کپی شد.
link-not-copied = مرورگر اجازه‌ی کپی نداد. نشانی را انتخاب و دستی کپی کنید.
watchers =
    { $n ->
        [one] { $n } نفر تماشا می‌کند
       *[other] { $n } نفر تماشا می‌کنند
    }
watching = شما تماشا می‌کنید
table-missing = این میز را نمی‌توان نشان داد

## The lobby

lobby-open = در انتظار بازیکن
lobby-playing = در حال بازی
lobby-none = اکنون میزی منتظر نیست. میزی باز کنید تا دیگران اینجا ببینند.
lobby-none-playing = اکنون چیزی برای تماشا نیست.
lobby-join = پیوستن
lobby-watch = تماشا

## The match

board = صفحه بازی
players-label = بازیکنان
phases = مرحله‌های نوبت
stack = در انتظار اجرا، بعدی اول است
turn =
    { $n ->
        [0] پیش از نوبت اول
       *[other] نوبت { $n }
    }
your-turn = نوبت شما
banner-yours = نوبت شماست
banner-theirs = نوبت { $name }
thinking = در حال فکر…
to-act = نوبت پاسخ اوست
hand-count = { $n } کارت
question = پرسش
hint-lit =
    { $n ->
        [one] { $n } کارت روشن: آن را بزنید.
       *[other] { $n } کارت روشن: یکی را بزنید.
    }
hint-lit-or =
    { $n ->
        [one] { $n } کارت روشن: آن یا دکمه‌ای را بزنید.
       *[other] { $n } کارت روشن: یکی یا دکمه‌ای را بزنید.
    }
hint-ways = چه کاری بکند؟
hint-confirm = برای انجام دوباره بزنید، یا برگردید.
hint-buttons = یکی را انتخاب کنید.
explain-options = هر کدام چه می‌کند؟
hint-tray = یکی از کارت‌های نشان‌داده‌شده را انتخاب کنید.
forced = فقط همین پاسخ هست؛ تا لحظه‌ای دیگر داده می‌شود.
tray = گزینه‌ها
tray-hide = دیدن صفحه بازی
tray-show = نشان دادن گزینه‌ها
ways = کارهای ممکن با این کارت
way = { $verb }…
undo = برگشت
confirm = تأیید
confirm-none = هیچ‌کدام
confirm-several = تأیید { $n } مورد
all-options = هر { $n } گزینه
pick-several =
    { $min ->
        [0] تا { $max }؛ { $n } انتخاب شده
       *[other] { $min } تا { $max }؛ { $n } انتخاب شده
    }
pick-exactly = { $max } انتخاب کنید؛ { $n } انتخاب شده
pick-target = حالا هدفش را که سرخ نشان داده شده انتخاب کنید.
arrange = ترتیب
arrange-hint = از اول به آخر: بکشید، یا از پیکان‌ها استفاده کنید
arrange-item = { $n } از { $count }: { $words }
earlier = زودتر
later = دیرتر
number = عدد
sending = پاسخ شما در راه است…
waiting-for = در انتظار { $name }
waiting-thinking = { $name } در حال فکر است…
why-not = چرا نه؟
log = گزارش
log-more = و { $n } مورد دیگر
log-everything = همه‌ی گام‌ها
log-everything-about = گام‌هایی از نوبت هم که در آن‌ها اتفاقی نمی‌افتد، و قاعده‌هایی که فقط اثر می‌گذارند
more-clauses = { $n } بند دیگر
clause = بند { $clause }
clause-open = خواندن بند { $clause }
clause-unknown = این بند در جدول این ویرایش نیست.
clause-cards = دور { $n } کارت مربوط روی صفحه بازی خط کشیده شده است.
clause-in-book = نشان دادن آن میان قواعد

## Looking things up

reference = قواعد و کارت‌ها
reference-title = { $game }: قواعد و کارت‌ها
search = جست‌وجو: واژه، شماره، کارت…
lookup-rules = قواعد
lookup-actions = کنش‌ها
lookup-cards = کارت‌ها
lookup-sort = گونه
lookup-none = چیزی با همه‌ی این واژه‌ها نیست.
lookup-clause = { $clause }: جایی که این بازی به آن رسید
lookup-cited = در این بازی:
lookup-not-cited = این بازی هنوز به آن نرسیده است.
lookup-rules-about = قواعد درباره‌ی
lookup-all-cards = سر جایش گذاشتن
lookup-failed = قواعد بارگذاری نشدند.

## Cards and zones in words

card-hidden = کارت پنهان
card-rested = خوابیده
card-new = همین نوبت آمده
card-face-down = به پشت
card-marks = { $n } نشان
card-offered = انتخاب‌شدنی
card-picked = انتخاب‌شده
wording-ours = به بیان ما
wording-printed = به بیان ناشر
place-own = { $zone } شما، { $n } از { $count }
place-other = { $name }: { $zone }، { $n } از { $count }
zone-label = { $name }: { $zone }، { $count }
browse = باز کردن { $zone }، { $name }
pile-title = { $zone }، { $name } ({ $n })
pile-own = { $zone } شما ({ $n })
pile-hidden = { $n } کارت که نمی‌توانید ببینید.
pile-more = شاید باز هم باشد.

## Around the match

match-menu = بازی
watch-link = کپی پیوند تماشا
draw-offer = پیشنهاد تساوی
draw-offered = { $name } پیشنهاد تساوی می‌دهد
draw-sent = پیشنهاد تساوی دادید. تا حرکت بعدی شما برقرار است.
draw-accept = قبول
draw-decline = رد
absent = نوبت پاسخ { $name } است، اما رفته است.
absent-until = { $time } دیگر می‌توانید برد را بخواهید.
absent-claim = برد را می‌خواهم
absent-claim-about = کسی که رفته تسلیم‌شده به حساب می‌آید؛ دیگران می‌برند یا ادامه می‌دهند.
shuffle = بر زدن چگونه بود
shuffle-about = پیش از بر زدن، سرور رازی برگزید و اثر انگشت آن را اعلام کرد. پس از بازی راز را نشان می‌دهد تا هر کسی بتواند بسنجد که بر زدن در میانه تغییر نکرده است.
shuffle-promise = اثر انگشت (SHA-256):
shuffle-secret = راز:
shuffle-later = وقتی بازی تمام شود، راز همین‌جا و در بازپخش نوشته می‌شود.
shuffle-kept = اثر انگشت راز همین است: کارت‌ها همان‌گونه که وعده داده شد بر خورده‌اند. { $command } همه‌ی بازپخش را می‌سنجد.
shuffle-broken = اثر انگشت راز این نیست. بازپخش را نگه دارید و از گرداننده‌ی سرور بپرسید.
shuffle-closed = بازپخش این بازی راز را نمی‌گوید.
concede = تسلیم
concede-sure = بازی تمام و باخت حساب می‌شود. تسلیم می‌شوید؟
ended = بازی تمام شد
ended-won = شما بردید
ended-lost = شما باختید
ended-draw = مساوی
ended-turns = پس از { $n } نوبت
rematch = بازی دوباره
rematch-wanted = { $name } می‌خواهد دوباره بازی کند.
rematch-waiting = در انتظار دیگران
to-rematch = به بازی بعدی
look-at-board = دیدن صفحه بازی
show-result = نشان دادن نتیجه
replay = دریافت بازپخش

## Keys

keys = کلیدها
key-arrows = رفتن میان کارت‌ها
key-next = کارت انتخاب‌شدنیِ بعدی یا قبلی
key-space-name = فاصله
key-enter = انتخاب کارت؛ پس از انتخاب، انجام
key-escape = برگشت، بستن
key-digits = انجام کارِ این شماره
key-options = فهرست همه‌ی گزینه‌ها
key-zoom = خواندن کارت
key-wording = متن کارت: به بیان ناشر یا به بیان ما
key-browse = باز کردن دسته
key-why = پرسیدن چرا کارتی پیشنهاد نشده
key-reference = قواعد و کارت‌ها
key-log = رفتن به گزارش
key-help = همین کلیدها
hurry = همین حالا نشان بده

## Settings

settings-theme = ظاهر
theme-auto = مانند سیستم
theme-light = روشن
theme-dark = تیره
settings-language = زبان
settings-digits = رقم‌های فارسی
settings-digits-about = عددها به جای 0123 با رقم فارسی نوشته می‌شوند؛ شماره‌ی کارت‌ها و بندها همان می‌ماند.
settings-quick = انجام بی‌درنگ
settings-quick-about = وقتی کارت فقط یک کار می‌تواند بکند، نخستین فشار بی‌پرسش انجامش می‌دهد.
settings-passes = گذشتن خودکار
settings-passes-about = جایی که فقط یک پاسخ هست، پس از لحظه‌ای داده می‌شود. نقطه‌های مرحله‌ها جلوی آن را می‌گیرند.
settings-guides = نشان دادن دوباره‌ی راهنمای نخستین بازی

## The guide of a first game; its steps are in guides.fa.ftl

guide-label = راهنما
guide-next = فهمیدم
guide-back = برگشت
guide-hide = پنهان کردن راهنما
guide-resume = راهنما: { $n } گام مانده
guide-restart = راهنما از آغاز

play-friend = بازی با دوست
level-title = حریف چقدر قوی باشد؟
level-about = فقط یک بار پرسیده می‌شود؛ بعداً از تنظیمات عوض کنید.
level-easy = آسان
level-easy-about = هر کار مجازی می‌کند؛ برای یاد گرفتن بازی
level-fair = متوسط
level-fair-about = یک نوبت جلوتر را می‌بیند
level-strong = قوی
level-strong-about = جلوتر را می‌بیند و دست شما را حدس می‌زند
deck-facts = { $name }: { $facts }، { $n } کارت
deck-curve = کارت‌ها به ترتیب هزینه یا سطح، از 0
log-steps = { $n } گام دیگر
stop-at = توقف در: { $phase }
hold = نگه‌دار
hold-about = تا روشن است، هیچ پاسخی خودکار داده نمی‌شود
notify-title = نوبت شماست
notify-body = { $game } منتظر شماست.
player-aimed = می‌شود هدف گرفت
battle = نبرد
battle-versus = در برابر
battle-more = { $n } حمله‌ی دیگر
battle-of = { $attacker } در برابر { $target }
battle-hit = خورد! { $name }: { $vital } { $before } ← { $now }
battle-gone = { $card } رفت
battle-both = هر دو رفتند
battle-repelled = { $card } در حمله‌ی خودش افتاد
battle-held = دفع شد!
battle-damaged = { $card } { $n } آسیب دید
key-hold = بدون پاسخ خودکار، یا مثل قبل
key-hurry = هنگام بازی دیگران: بی‌درنگ نشان بده
key-mute = قطع صدای میز، یا وصل
settings-pictures = تصویر کارت‌های خودتان
settings-pictures-about = پرونده‌هایی به نام شماره‌ی کارت، مانند ⁨ST01-001.png⁩. تا بستن صفحه در همین مرورگر می‌مانند و جایی فرستاده نمی‌شوند.
settings-pictures-used = { $n } تصویر به کار رفته است.
settings-pace = نمایش نوبت دیگران
pace-slow = آهسته
pace-normal = با سرعتی که دنبال شود
pace-instant = بی‌درنگ
settings-volume = بلندی صدا
settings-bot = حریفِ «همین حالا بازی کنید»
settings-bot-ask = دفعه‌ی بعد بپرس
settings-muted = بی‌صدا
settings-muted-about = وگرنه صدای کارت، حمله، ضربه و نوبت شنیده می‌شود.
settings-notifies = وقتی نوبت من است خبرم کن
settings-notifies-about = وقتی این صفحه پنهان است مرورگر خبر می‌دهد.
hint-held = { $n } کارت در دست است: کسی را که می‌گیرد بزنید، یا یکی دیگر.
