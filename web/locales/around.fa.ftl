# واژه‌های دور میز: بازی‌های تمام‌شده، پس گرفتن، چند دست، گفت‌وگو.

matches = بازی‌ها
matches-about = بازی‌های تمام‌شده‌ی شما، تا زمانی که این سرور نگه می‌دارد.
matches-none = هنوز چیزی نیست. یک بازی را تا پایان بازی کنید یا پرونده‌ی بازپخش را باز کنید.
matches-more = بیشتر نشان بده
to-matches = به بازی‌ها
bring = باز کردن پرونده‌ی بازپخش
bring-busy = در حال بررسی…
bring-failed = این پرونده پذیرفته نشد.
bring-large = پرونده از 2 مگابایت بزرگ‌تر است؛ هیچ بازی‌ای چنین نیست.
watch-replay = دوباره ببینید

## بازپخش

replay-of = بازپخش: { $game }
replay-failed = این بازی را نمی‌توان نشان داد.
replay-gone = چنین بازی‌ای اینجا نیست. شاید پاک شده یا پیوند اشتباه نوشته شده است.
replay-not-yet = بازی تمام نشده است. بازپخش آن چیزهای پنهان را نشان می‌دهد.
replay-changed = معنای کارت‌ها یا قواعد از زمان بازی تغییر کرده است. پرونده‌ی بازپخش را هنوز می‌توان دریافت کرد.
replay-unfinished = ناتمام
replay-moments = لحظه‌ها
replay-step = این لحظه
replay-setup = کارت‌ها پخش می‌شوند
replay-controls = حرکت در طول بازی
replay-time = لحظه‌ی بازی
replay-at = پاسخ { $n } از { $of }، نوبت { $turn }
replay-asked = از { $name } پرسیده می‌شود: { $question }
replay-start = به آغاز
replay-end = به پایان
replay-back = یک پاسخ به عقب
replay-on = یک پاسخ به جلو
replay-turn-back = یک نوبت به عقب
replay-turn-on = یک نوبت به جلو
replay-play = پخش
replay-pause = مکث
replay-speed = سرعت
speed-slow = آهسته
speed-normal = معمولی
speed-fast = تند
speed-faster = تندتر
replay-eyes = از دید
replay-eyes-all = همه
replay-link = کپی پیوند این لحظه
replay-summary = کپی خلاصه
summary-copied = خلاصه کپی شد.
origin-brought = از پرونده
origin-continued = ادامه‌داده‌شده
origin-laid = صفحه بازیِ چیده‌شده
go-on = ادامه از اینجا
go-on-title = ادامه پس از پاسخ { $n }
go-on-about = میز تازه‌ای با بازی به همین شکل باز می‌شود. بازی قبلی تغییری نمی‌کند.
go-on-seat = شما به جای
go-on-bot = در برابر ربات

## چند دست

hands = دست‌ها
hands-one = هر کس یک دست
hands-open = هر دو دست، باز
hands-curtain = دو نفر، یک صفحه
curtain = صفحه را به { $name } بدهید
curtain-about = کارت‌ها پوشیده‌اند تا بازیکن بعدی آماده شود.
curtain-up = من { $name } هستم: کارت‌هایم را نشان بده

## پس گرفتن

take-back = پس گرفتن
key-back = آخرین پاسخ خود را پس بگیرید
back-sent = شما می‌خواهید آخرین پاسخ خود را پس بگیرید.
back-asked = { $name } می‌خواهد پاسخی را پس بگیرد.
back-accept = اجازه می‌دهم
back-decline = نمی‌پذیرم
back-card = نمی‌توان پس گرفت: از آن پس کارتی که پنهان بود دیده شده است.
back-shuffle = نمی‌توان پس گرفت: از آن پس کارت‌ها بر زده شده‌اند.
back-roll = نمی‌توان پس گرفت: از آن پس شانس چیزی را تعیین کرده است.
back-none = پاسخی از شما نیست که بتوان پس گرفت.

## گفت‌وگو

chat = گفت‌وگو
chat-say = چیزی بگویید
chat-send = بگو
chat-phrases = عبارت‌ها
chat-unread = { $n } سطر تازه
mute = بی‌صدا کردن { $name }
unmute = شنیدن دوباره‌ی { $name }
say-hello = سلام!
say-good-luck = موفق باشید، خوش بگذرد!
say-well-played = خوب بازی کردید!
say-thanks = سپاس!
say-sorry = ببخشید!
say-moment = یک لحظه، لطفاً.
say-misclick = وای، اشتباهی زدم.
say-good-game = بازی خوبی بود!
say-bye = خداحافظ!

## درس‌ها و معماها

learn = درس‌ها و معماها
learn-about = درس‌های کوتاه روی صفحه‌ی واقعی، و معما در برابر بهترین دفاع.
lessons = درس‌ها
lesson-zones = هر چیز کجاست
lesson-zones-about = محدوده‌ها، و آنچه نباید از دست بدهید
lesson-turn = یک نوبت
lesson-turn-about = چه کارهایی، به چه ترتیب
lesson-battle = نبرد
lesson-battle-about = حمله چگونه پیش می‌رود
lesson-answers = پاسخ به پاسخ
lesson-answers-about = وقتی حریف کاری می‌کند چه می‌توانید بکنید
lesson-game = یک بازی کامل
lesson-game-about = با راهنما از نخستین پرسش
lessons-done = { $n } از { $of } تمام شد
lesson-is-done = درس تمام شد ✓ بازگشت به درس‌ها
lesson-tasks = هنوز مانده: { $tasks }
done = تمام شد
puzzles = معماها
puzzles-solved = { $n } از { $of } حل شده
puzzle-n = معمای { $n }
puzzle-title = { $mine } در برابر { $theirs }
puzzle-win = در همین نوبت ببرید، حریف هر پاسخی بدهد.
puzzle-only = در همین نوبت ببرید؛ تنها یک پاسخ نخست به آن می‌رسد.
puzzle-survive = در این نوبت نبازید، حریف هر کاری بکند.
puzzle-clear = در این نوبت طرف حریف را خالی کنید؛ رهبر و آنچه نمی‌جنگد می‌تواند بماند.
puzzle-open = همه‌ی دست‌ها باز است.
puzzle-solved = حل شد!
puzzle-missed = نشد: نوبت تمام شد. از نو آغاز کنید یا پس بگیرید.
puzzle-lost = از اینجا دیگر شدنی نیست. پس بگیرید یا از نو آغاز کنید.
puzzle-hint = راهنمایی
puzzle-again = از نو
puzzle-next = معمای بعدی

## میز داور

desk = میز داور
desk-about = صفحه‌ی بازی بسازید یا بچسبانید، روی میز بچینید و ببینید اکنون چه می‌تواند رخ دهد و چرا چیزهای دیگر نه. هر دو دست را شما بازی می‌کنید.
desk-build = ساختن
desk-game = بازی
desk-active = نوبت چه کسی
desk-side = سمت
desk-zone = محدوده
desk-card = کارت
desk-rested = خوابیده
desk-add = افزودن
desk-invent = کارتی مانند آن بسازید
desk-invent-about = کارتی از خودتان با همان عددها می‌گذارد؛ عددها و اثرش را در پرونده بنویسید
desk-remove = برداشتن
desk-written = پرونده با دست نوشته شده است.
desk-new = ساختن صفحه‌ی تازه
desk-file = پرونده‌ی صفحه
desk-lay = روی میز بچین
desk-link = کپی پیوند
desk-download = ذخیره‌ی صفحه در پرونده
desk-open = باز کردن پرونده
desk-hint = روی میز، کارتی را بزنید تا ببینید چرا پیشنهاد نمی‌شود؛ کلید O همه‌ی پیشنهادها را فهرست می‌کند.
