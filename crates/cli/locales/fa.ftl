# What the command line says, in Persian.

games-hint = `baize games GAME` آنچه را می‌توان تنظیم کرد نشان می‌دهد و `baize decks GAME` دک‌های همراه را.
label-revisions = ویرایش‌ها
label-modes = شیوه‌ها
label-formats = قالب‌ها
label-official = رسمی
label-cards = کارت‌ها
label-decks = دک‌ها
no-decks = دکی همراه نیست
no-decks-of = { $game } دکی همراه ندارد.
seats = { $min } صندلی
seats-range = { $min } تا { $max } صندلی
usual = { $value } (پیش‌فرض)
none = هیچ
readings = تفسیر جاهای ناروشن (--policy NAME=VALUE):
deck-title = { $deck } ({ $n } کارت)
deck-line = { $n } کارت، { $kinds } گونه
not-in-pool = (در مجموعه نیست)
deck-legal = { $deck }: مجاز، { $n } کارت
deck-illegal = { $deck }: غیرمجاز
deck-kinds = گونه‌ها
deck-odds = دست‌کم { $least } از { $wanted } کارت دلخواه در { $n } کارت
deck-opening = دست آغازین
deck-turn = نوبت { $n }
deck-hand = دست { $n }، بذر { $seed }
deck-next = سپس
card-traits = ویژگی‌ها
card-grade = درجه
card-keywords = کلیدواژه‌ها
card-text = متن ({ $lang })
card-printed = متن چاپی ({ $lang })
card-notation = نشانه‌گذاری اثر
card-unread-note = فهمیده نشد؛ پس کارت از بازی رتبه‌ای کنار می‌ماند:
clause-title = { $game } { $revision }، بند { $clause }
clause-untestable = هیچ سناریویی نشانش نمی‌دهد: تعریف یا توضیح است.
clause-obeyed = پیروی در
clause-shown = نشان داده در
clause-unknown = { $game } { $revision } بند `{ $clause }` ندارد
did-you-mean = منظورتان `{ $near }` بود؟
reference-empty = { $game } جز کارت‌ها و بندها چیزی برای جست‌وجو ندارد.
reference-nothing = در { $game } چیزی با واژه‌های `{ $words }` نیست
reference-hint = واژه‌های کمتر بیشتر پیدا می‌کنند؛ بدون واژه همه فهرست می‌شوند
play-begins = { $game } در برابر { $bot }، بذر { $seed }. برای راهنما `help` بنویسید.
play-help =
    شماره یا واژه‌های یک گزینه را بنویسید. برای چند گزینه: `1 3`، `none` یا `all`؛ برای ترتیب: `2 1 3` یا `keep`.
    board         میز چنان که می‌بینید
    stage         آنچه در جریان است و هدف‌هایش
    graveyard     همه‌ی یک دسته؛ هر دسته با نامش، مانند `hand`
    why CARD      چرا اکنون نمی‌توان از کارتی استفاده کرد
    log           آنچه تا کنون رخ داده
    ? [CLAUSE]    یک بند چه می‌گوید؛ بدون شماره، بند همین پرسش
    undo          بازگشت به آخرین تصمیم شما
    concede       تسلیم شدن
    save FILE     ترک بازی و نگه داشتن بازپخش
    quit          ترک بازی
play-none = هیچ‌کدام
play-stage = در جریان
play-stage-empty = چیزی در جریان نیست.
play-why-what = نام کارت را بنویسید: `why CARD`
play-why-none = کارتی به نام `{ $words }` نمی‌بینید.
play-why-which = کدام‌یک؟ { $names }
play-look = دیدن
play-look-keys = نام دسته، `stage` یا `why CARD` · Enter دیدن   Esc ماندن
play-look-what = نام دسته‌ای مانند `graveyard`، یا `stage`، یا `why CARD` را بنویسید.
play-input-ended = ورودی تمام شد؛ بازی همین‌جا رها می‌شود.
play-undone = به آخرین تصمیم شما برگشتیم.
play-no-undo = هنوز تصمیمی نگرفته‌اید.
play-save-where = بگویید کجا: `save FILE`.
play-really = واقعاً تسلیم می‌شوید؟ (yes/no)
play-no-answer = این پاسخ نیست: { $why }
play-no-clause = بند { $clause } وجود ندارد.
play-no-clause-here = اینجا بندی از قواعد نام برده نشده است.
play-stopped = بازی متوقف شد.
play-replay = بازپخش در { $file } است.
play-over = بازی تمام شده است: q ترک، u بازگشت
play-h = h کلیدها را نشان می‌دهد.
play-enter = Enter گزینه‌ی زیر مکان‌نما را برمی‌دارد.
play-refused = پذیرفته نشد: { $why }
play-keys-title = کلیدها
play-keys =
    ↑ ↓ j k · انتخاب گزینه
    1 2 3 … · رفتن به یک گزینه، یا نوشتن عدد
    Enter · پاسخ
    Space · نشان گذاشتن، برای چند گزینه یا ترتیب
    Tab · خواندن گزارش و بازگشت
    g · کارت‌های استفاده‌شده
    : · دیدن یک دسته، `stage` یا `why CARD`
    ? · بند چه می‌گوید
    u · بازگشت به تصمیم شما
    c · تسلیم شدن
    q · ترک
    Esc · بستن
play-rules = قواعد
play-turn = نوبت { $n }
play-log = گزارش
play-log-read = گزارش: ↑ ↓، ? توضیح
play-the-end = پایان
play-foot = Enter پاسخ  ? بند  Tab گزارش  u بازگشت  c تسلیم  h کلیدها  q ترک
play-concede = تسلیم
play-concede-sure = واقعاً تسلیم می‌شوید؟  y بله   n نه
play-leave = ترک
play-leave-keep = بازپخش نگه داشته شود؟  y بله   n نه   Esc ماندن
play-name = نام بازپخش
play-name-keys = Enter نوشتن   Esc ماندن

puzzle-solved = حل شد.
puzzle-missed = حل نشد: نوبت بدون برد تمام شد.
