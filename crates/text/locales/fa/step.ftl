# Steps, in Persian: the verb comes last.

agent = { $player } باید { $act }
verb-cards = { $cards }: { $verb }
verb-to-place = { $cards } { $place }: { $verb }
verb-elsewhere = { $step }، { $place }
verb-to-cards = { $cards } به { $to }: { $verb }
verb-number-cards = { $n } به { $cards }: { $verb }
verb-number-of = { $n } { $card }: { $verb }
verb-number = { $who ->
    [mine] { $verb }: { $up-to ->
        [yes] حداکثر { $n }
       *[no] { $n }
    }
   *[other] { $player }، { $verb }: { $up-to ->
        [yes] حداکثر { $n }
       *[no] { $n }
    }
}
verb-plain = { $who ->
    [mine] { $verb }
   *[other] { $player }: { $verb }
}

player = { $side ->
    [mine] شما
    [friendly] هر بازیکن خودی
    [theirs] حریف
   *[any] { $denied ->
        [yes] هیچ بازیکنی
       *[no] هر بازیکن
    }
}

step-choose = { $cards } را انتخاب کنید
step-look = { $cards } را ببینید
step-reveal = { $cards } را نشان دهید
step-if = اگر { $cond }، { $body }
step-else = وگرنه { $body }
step-then = سپس { $body }
step-instead = به جایش { $body }
step-may = { $who ->
    [mine] می‌توانید { $body }
   *[other] { $player } می‌تواند { $body }
}
step-one-of = { $instead ->
    [yes] به جایش
   *[no] {""}
} { $who ->
    [mine] یکی را انتخاب کنید:
   *[other] { $player } یکی را انتخاب می‌کند:
}{ $options }
step-option = {"\u000A"}• { $body }
step-later = { $point }، { $body }
step-number = عددی تا { $max } بگویید
step-use = اثر { $cue } این کارت را به کار ببرید
step-use-of = اثر { $cue } { $cards } را به کار ببرید
step-nothing = هیچ کاری نکنید
steps-and = { $a } و { $b }
steps-list = { $a }، { $b }
steps-look = { $a } و { $b }
sentence = { $text }.

until = { $word }،
takes = { $person ->
    [they] می‌گیرند
    [you] می‌گیرید
   *[it] می‌گیرد
}
can = { $person ->
    [they] می‌توانند
    [you] می‌توانید
   *[it] می‌تواند
}
change-gain = { $until } { $may ->
    [yes] به { $on }
   *[no] { $on }
} { $which ->
    [gains] { $gains }
    [both] { $gains } و { $adds }
   *[adds] { $again ->
        [yes] باز هم { $adds }
       *[no] { $adds }
    }
} { $may ->
    [yes] بدهید
   *[no] { takes }
}{ $sign ->
   *[other] {""}
}{ $topic ->
   *[other] {""}
}{ $number ->
   *[other] {""}
}
change-add-per = { $until } { $on } به ازای هر { $each } { $of }، { $n } { $stat } { takes }
change-add-times = { $until } { $stat } ~{ $on } به اندازه‌ی { $plain ->
    [1] { $amount }
   *[other] { $plain } برابر { $amount }
} { $sign ->
    [minus] کم
   *[plus] زیاد
} می‌شود
change-add-equal = { $until } { $on } به اندازه‌ی { $n } { $stat } { takes }
change-base = { $until } { $stat } ~پایه ~{ $on } برابر { $n } می‌شود
change-set = { $until } { $stat } ~{ $on } برابر { $n } می‌شود
change-lose = { $until } { $on } { $what } را از دست { $person ->
    [they] می‌دهند
   *[it] می‌دهد
}
change-mute = { $until } اثرهای { $on } نامعتبر می‌شود
change-mute-cue = { $until } اثرهای { $cue } { $on } نامعتبر می‌شود
change-forbid = { $until } { $on } ن{ can } { $cause } { $some ->
    [yes] به { $to }
   *[no] {""}
} { $ban }
change-discount = { $until } هزینه‌ی نخستین { $cards } که { $on } از این پس بازی { $person ->
    [you] کنید
   *[it] کند
} { $n } کمتر می‌شود
change-permit = { $until } { $on } { can } { $cause } { $to } { $ban }
change-need = { $until } اثرهای { $on } به { $ability } هم نیاز دارند
change-name = نام این کارت { $name } هم به شمار می‌آید
change-copies = { $n ->
    [-1] در دک هر تعداد از این کارت می‌تواند باشد
   *[other] در دک { $n } نسخه از این کارت می‌تواند باشد
}
gain-stat = { $n } { $stat }
gain-type = نوع { $list }
gain-label = { $label }
gain-ability = «{ $ability }»
