# Which cards, and what they must be like, in Persian: how many, the noun, then what it is like and whose it is.

subject = { $subject ->
    [this] این کارت
    [it] { $number ->
        [one] آن
       *[other] آن‌ها
    }
    [event] آن کارت
    [other] آن کارت دیگر
    [seen] { $number ->
        [one] آن
       *[other] آن‌ها
    }
    [host] کارت میزبان
    [attached] کارت‌های وصل به این کارت
    [attacker] کارت حمله‌کننده
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
   *[attacked] کارت مورد حمله
}
that = { $number ->
    [one] آن کارت
   *[other] آن کارت‌ها
}
the-rest = { $number ->
    [one] کارت باقی‌مانده
   *[other] بقیه‌ی کارت‌ها
}
the-seen = { $shown ->
    [yes] کارت نشان‌داده‌شده
   *[no] آن کارت
}

whose = { $side ->
    [mine] { $acting ->
        [yes] خود
       *[no] شما
    }
    [own] خود
    [friendly] خودی
    [theirs] حریف
   *[any] هر یک از بازیکنان
}

# A word after ~ is tied to the one before it: «هیولا ~به رو» is «هیولای به رو».
picked = { $for ->
    [had] { $noun }
    [counted] { $noun }
   *[object] { $pick ->
        [all] { $denied ->
            [yes] هیچ‌یک از { $noun }
           *[no] همه‌ی { $noun }
        }
        [any] هر تعداد { $noun }
        [at-least] دست‌کم { $least } { $noun }
        [exactly] { $fixed ->
            [no] به اندازه‌ی { $n } { $noun }
           *[yes] { $n } { $noun }
        }
        [between] { $least } تا { $n } { $noun }
        [random] { $n } { $noun } تصادفی
       *[up-to] حداکثر { $n } { $noun }
    }
}
cards-of = { picked } ~{ $name } ~{ $state } ~{ $label } ~{ $for ->
    [had] {""}
   *[other] { $whose }
} ~{ $type } ~{ $features } { $limit } { $except } { $chooser ->
    [mine] {""}
   *[other] به انتخاب حریف
}
# Alternatives that have nouns of their own stand in brackets after whose the cards are.
picked-called = { $for ->
    [had] کارت
    [counted] کارت
   *[object] { $pick ->
        [all] { $denied ->
            [yes] هیچ‌یک از کارت‌ها
           *[no] همه‌ی کارت‌ها
        }
        [any] هر تعداد کارت
        [at-least] دست‌کم { $least } کارت
        [exactly] { $n } کارت
        [between] { $least } تا { $n } کارت
        [random] { $n } کارت تصادفی
       *[up-to] حداکثر { $n } کارت
    }
}
cards-of-called = { picked-called } ~{ $state } ~{ $label } ~{ $for ->
    [had] {""}
   *[other] { $whose }
} ({ $name }) ~{ $type } ~{ $features } { $limit } { $except } { $chooser ->
    [mine] {""}
   *[other] به انتخاب حریف
}
cards-any = { picked } ~{ $name } ~{ $state } ~{ $label } ~{ $type } ~{ $features } { $limit } { $except } { $chooser ->
    [mine] {""}
   *[other] به انتخاب حریف
}
cards-from = { picked } ~{ $name } ~{ $state } ~{ $label } ~{ $type } ~{ $features } { $limit } { $except } ~{ $from } { $chooser ->
    [mine] {""}
   *[other] به انتخاب حریف
}
cards-top = { $pick ->
    [up-to-top] حداکثر { $n } کارت
    [either] 1 کارت
   *[top] { $fixed ->
        [no] کارت‌هایی به اندازه‌ی { $n }
       *[yes] { $n } کارت
    }
}{ $count ->
   *[other] {""}
} ~{ $name } ~{ $state } ~{ $label } ~{ $type } ~{ $features } { $except } { $pick ->
    [bottom] از پایین
    [either] از بالا یا پایین
   *[top] از بالای
} { $pile } { $side ->
    [any] شما یا حریف
   *[other] { $whose }
}
cards-group = { picked } ~{ $name } ~{ $state } ~{ $label } ~{ $type } ~{ $features } { $limit } { $except } { $for ->
    [counted] از میان آن‌ها
   *[other] {""}
}
from-zones = { $for ->
    [had] در { $both } { $owner }
    [counted] در { $both } { $owner }
   *[object] از { $zones } { $whose }
}
noun = { $count ->
   *[other] { $word }
}
kind-card = { $kind ->
    [none] { $count ->
        [one] کارت
       *[other] کارت‌ها
    }
   *[other] { $short ->
        [yes] { $count ->
            [one] { $kind }
           *[other] { $kind }‌ها
        }
       *[no] { $count ->
            [one] کارت { $kind }
           *[other] کارت‌های { $kind }
        }
    }
}

state = { $state ->
    [rested] خوابیده
    [active] فعال
    [face-up] به رو
    [face-down] به پشت
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
measure-as = { $cmp ->
    [eq] برابر با { $n }
    [le] برابر یا کمتر از { $n }
    [ge] برابر یا بیشتر از { $n }
    [lt] کمتر از { $n }
    [gt] بیشتر از { $n }
   *[ne] جز { $n }
}
mark-name = «{ $text }»
mark-type = {"{"}{ $text }{"}"}
adjective-label = { $label }
adjective-type = { $measured ->
   *[other] از نوع { $list }
}
except = { $this ->
   *[other] جز { $list }
}

features = { $which ->
    [stats] با { $stats }
    [has] با { $has }
   *[both] با { $stats } و { $has }
}
features-not = { $more ->
    [yes] فاقدِ { $has } و
   *[no] فاقدِ { $has }
}
features-battling = در حال نبرد
features-either = ({ $lists })
alternative = { $noun } ~{ $name } ~{ $state } ~{ $label } ~{ $owner } ~{ $type } ~{ $features } { $except }
feature-stat = { $base ->
    [yes] { $stat } ~پایه
   *[no] { $stat }
} ~{ $cmp ->
    [eq] { $n }
    [le] { $n } یا کمتر
    [ge] { $n } یا بیشتر
    [lt] کمتر از { $n }
    [gt] بیشتر از { $n }
   *[ne] جز { $n }
}
feature-stat-as = { $base ->
    [yes] { $stat } ~پایه
   *[no] { $stat }
} ~{ $cmp ->
    [eq] برابر با { $n }
    [le] برابر یا کمتر از { $n }
    [ge] برابر یا بیشتر از { $n }
    [lt] کمتر از { $n }
    [gt] بیشتر از { $n }
   *[ne] جز { $n }
}
feature-range = { $base ->
    [yes] { $stat } ~پایه
   *[no] { $stat }
} ~{ $least } تا { $most }
feature-highest = بیشترین { $stat }
feature-lowest = کمترین { $stat }
feature-named = نام «{ $text }»
feature-name-has = نامِ دارای «{ $text }»
feature-type = نوع { $list }
feature-type-has = نوعِ دارای «{ $text }»
feature-number = شماره‌ی کارت { $text }
feature-label = { $label }
feature-state = حالت { $state }
feature-keyword = { $keyword }
feature-cue = اثر { $cue }
feature-blank = اثر پایه
feature-is = { $subject }
feature-same-name = نامی یکسان با { $subject }
feature-same = { $what } ~یکسان با { $subject }
feature-carries = { $card } وصل‌شده
feature-attached = { $n } { $word } یا بیشتر
feature-not = نبودِ { $feature }
test-many = چندرنگ
limit-total = با مجموع { $stat } حداکثر { $n }
limit-different = با نام‌های متفاوت
limit-same = با یک نام

place = { $end ->
    [top] روی
    [bottom] زیر
    [either] روی یا زیر
   *[none] در
} { $zone } { $owner ->
    [mine] خود
    [own] خود
    [friendly] خودی
    [theirs] حریف
   *[any] { $seen ->
        [yes] {""}
       *[no] { $number ->
            [one] صاحبش
           *[other] صاحبشان
        }
    }
} { $order ->
    [chosen] به هر ترتیبی
    [random] به ترتیب تصادفی
    [kept] به همان ترتیب
   *[none] {""}
} { $face ->
    [up] به رو
    [down] به پشت
   *[usual] {""}
} { $rested ->
    [yes] خوابیده
   *[no] {""}
} { $reveal ->
    [yes] با نشان دادن
   *[no] {""}
}
next-card = { $noun } ~{ $name } ~{ $state } ~{ $label } ~{ $type } ~{ $features } { $except }
barred = { $noun } ~{ $name } ~{ $state } ~{ $label } ~{ $side ->
    [any] {""}
   *[other] { $whose }
} ~{ $type } ~{ $features } { $except }
state-not = { $state ->
    [rested] در حالتی جز خوابیده
    [active] در حالتی جز فعال
    [face-up] در حالتی جز به رو
    [face-down] در حالتی جز به پشت
    [new] نه تازه‌آمده
   *[damaged] بدون آسیب
}
