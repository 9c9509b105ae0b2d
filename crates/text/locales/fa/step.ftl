# Steps, in Persian: the verb comes last.

verb-cards = { $cards }: { $verb }
verb-to-place = { $cards } { $place }: { $verb }
verb-elsewhere = { $step }، { $place }
verb-to-cards = { $cards } به { $to }: { $verb }
verb-number-cards = { $n } به { $cards }: { $verb }
verb-number-of = { $n } { $card }: { $verb }
verb-number = { $who ->
    [mine] { $verb }: { $up-to ->
        [yes] تا { $n }
       *[no] { $n }
    }
   *[other] { $player }، { $verb }: { $up-to ->
        [yes] تا { $n }
       *[no] { $n }
    }
}
verb-plain = { $who ->
    [mine] { $verb }
   *[other] { $player }: { $verb }
}

player = { $side ->
    [mine] شما
    [friendly] هر بازیکن تیم شما
    [theirs] حریف
   *[any] هر بازیکن
}

step-choose = { $who ->
    [mine] { $cards } را انتخاب کنید
   *[other] { $player } { $cards } را انتخاب می‌کند
}
step-look = { $cards } را ببینید
step-reveal = { $cards } را نشان دهید
step-if = اگر { $cond }، { $body }
step-else = وگرنه { $body }
step-may = { $player }، اگر بخواهید: { $body }
step-one-of = { $who ->
    [mine] یکی را انتخاب کنید:
   *[other] { $player } یکی را انتخاب می‌کند:
}{ $options }
step-option = {"\u000A"}  • { $body }
step-later = { $point }، { $body }
step-number = { $who ->
    [mine] عددی تا { $max } بگویید
   *[other] { $player } عددی تا { $max } می‌گوید
}
step-use = اثر { $cue } این کارت را به کار ببرید
step-use-of = اثر { $cue } { $cards } را به کار ببرید
step-nothing = هیچ کاری نکنید
steps-join = { $a }، سپس { $b }
steps-else = { $a }؛ { $b }
sentence = { $text }.

until = {" "}{ $word }
change-add = { $on } { $n } { $stat } می‌گیرد{ $until }
change-add-per = { $on } به ازای هر { $each } { $of }، { $n } { $stat } می‌گیرد{ $until }
change-add-equal = { $on } به اندازه‌ی { $n } { $stat } می‌گیرد{ $until }
change-base = { $stat } اصلی { $on } برابر { $n } می‌شود{ $until }
change-set = { $stat } { $on } برابر { $n } می‌شود{ $until }
change-gain = { $on } { $what } می‌گیرد{ $until }
change-lose = { $on } { $what } را از دست می‌دهد{ $until }
change-forbid = { $on } نمی‌تواند { $ban }{ $tests }{ $cause }{ $until }
change-permit = { $on } می‌تواند { $ban }{ $tests }{ $until }
change-all-effects = همه‌ی اثرها
change-cue-effects = اثرهای { $cue }
change-ability = «{ $ability }»
change-need = اثرهای { $on } به { $ability } هم نیاز دارند{ $until }
change-name = نام «{ $text }»
change-type = نوع «{ $text }»
change-label = { $label }
change-copies = { $n ->
    [-1] در دک هر تعداد از این کارت می‌تواند باشد
   *[other] در دک { $n } نسخه از این کارت می‌تواند باشد
}
