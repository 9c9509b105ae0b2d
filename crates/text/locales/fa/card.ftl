# Which cards, and what they must be like, in Persian.

subject = { $subject ->
    [this] این کارت
    [it] آن
    [event] آن کارت
    [other] کارت دیگر
    [seen] آن کارت‌ها
    [host] کارتی که این کارت به آن وصل است
    [attached] کارت‌هایی که به این کارت وصل‌اند
    [attacker] کارت حمله‌کننده
    [each] هر یک از آن‌ها
    [x] کارت نخست
    [y] کارت دوم
    [z] کارت سوم
    [w] کارت چهارم
   *[attacked] کارتی که به آن حمله شده است
}

whose = { $side ->
    [mine] شما
    [friendly] تیم شما
    [theirs] حریف
   *[any] هر بازیکن
}

pick = { $pick ->
    [all] همه‌ی
    [exactly] { $n }
    [up-to] تا { $n }
    [between] { $least } تا { $n }
    [top] { $n } کارت روییِ
    [up-to-top] تا { $n } کارت روییِ
    [bottom] { $n } کارت زیریِ
    [either] کارت رویی یا زیریِ
   *[random] { $n } کارت تصادفی از
}
cards = { $pick } { $cards }
cards-chosen = { $cards }، به انتخاب { $side ->
    [theirs] حریف
    [friendly] تیم شما
   *[any] هر دو بازیکن
}
cards-of = { $nouns } { $adj }{ $whose }
cards-owned = { $nouns } { $adj }{ $whose }
cards-any = { $nouns } { $adj }
cards-from = { $nouns } { $adj }{ $from }
cards-in = { $kinds ->
    [none] کارت
   *[other] کارت { $kinds }
} { $adj }در { $zones } { $whose }
cards-group = از { $subject }
noun = { $word }

state = { $state ->
    [rested] خوابیده
    [active] فعال
    [face-up] رو به بالا
    [face-down] پشت‌ورو
    [new] تازه‌آمده
   *[damaged] آسیب‌دیده
}
measure = { $cmp ->
    [eq] { $n }
    [le] { $n } یا کمتر
    [ge] { $n } یا بیشتر
    [lt] کمتر از { $n }
    [gt] بیشتر از { $n }
   *[ne] جز { $n }
}
test-stat = با { $stat } { $measure }
test-base = با { $stat } اصلی { $measure }
test-named = به نام «{ $text }»
test-name-has = با «{ $text }» در نام
test-type = از نوع «{ $text }»
test-type-has = از نوعی که «{ $text }» دارد
test-label = که { $label } است
test-many = با بیش از یک { $group }
test-kind = که کارت { $kind } است
adjective-kind = { $kind }
test-keyword = با { $keyword }
test-state = که { $state } است
test-has = با اثر { $cue }
test-blank = بدون اثر
test-is = که { $subject } است
test-number = با شماره‌ی کارت { $text }
test-same-name = هم‌نام با { $subject }
test-same = با همان { $what } که { $subject } دارد
test-carries = با کارت وصل‌شده‌ای{ $tests }
test-attached = با { $n } { $word } یا بیشتر
test-highest = با بیشترین { $stat }
test-lowest = با کمترین { $stat }
test-side = از آنِ { $side ->
    [mine] شما
    [friendly] تیم شما
    [theirs] حریف
   *[any] هر بازیکن
}
test-any = که یکی از این‌هاست: { $lists }
test-list = «{ $tests }»
test-not-is = جز { $subject }
test-not-adjective = که { $test } نیست
test-not = ولی نه { $test }
limit-total = با مجموع { $stat } حداکثر { $n }
limit-different = با نام‌های متفاوت
limit-same = با یک نام

place = { $side ->
    [mine] { $zone } شما
    [friendly] { $zone } تیم شما
    [theirs] { $zone } حریف
   *[any] { $zone } صاحبش
}
place-end = { $end ->
    [top] به روی { $place }
    [bottom] به زیر { $place }
    [either] به روی یا زیر { $place }
   *[none] به { $place }
}
place-order = { $order ->
    [chosen] {" "}به هر ترتیبی
    [random] {" "}به ترتیب تصادفی
   *[kept] {" "}به همان ترتیب
}
place-face-up = {" "}به رو
place-face-down = {" "}به پشت
place-rested = {" "}خوابیده
place-revealed = ، با نشان دادن
