# Steps, in Thai.

agent = { $player }จะต้อง{ $act }
verb-cards = { $verb } { $cards }
verb-to-place = { $verb } { $cards } { $place }
verb-elsewhere = { $step } { $place }
verb-to-cards = { $verb } { $cards } ให้กับ{ $to }
verb-number-cards = { $verb } { $n } ให้กับ{ $cards }
verb-number-of = { $verb } { $card } { $n } ใบ
verb-number = { $who ->
    [mine] { $verb } { $up-to ->
        [yes] ไม่เกิน { $n }
       *[no] { $n }
    }
   *[other] { $player }: { $verb } { $up-to ->
        [yes] ไม่เกิน { $n }
       *[no] { $n }
    }
}
verb-plain = { $who ->
    [mine] { $verb }
   *[other] { $player }: { $verb }
}

player = { $side ->
    [mine] { -word-we }
    [friendly] ผู้เล่นทุกคนใน{ -word-team }
    [theirs] { -word-rival }
   *[any] ทั้งสองฝ่าย
}

step-choose = เลือก{ $cards }
step-look = ดู{ $cards }
step-reveal = นำ{ $cards } มาแสดงให้ดู
step-if = ถ้า{ $cond } ละก็, { $body }
step-else = ถ้าไม่เป็นเช่นนั้น, { $body }
step-then = จากนั้น, { $body }
step-instead = { $body } แทน
step-may = { $who ->
    [mine] {""}
   *[other] { $player }
}จะสามารถ{ $body }{ $instead ->
    [yes] {" "}ได้
   *[no] {""}
}
step-one-of = { $who ->
    [mine] เลือก 1 อย่าง จากดังต่อไปนี้
   *[other] { $player }จะต้องเลือก 1 อย่าง จากดังต่อไปนี้
}{ $instead ->
    [yes] {" "}แทน.
   *[no] .
}{ $options }
step-option = {"\u000A"}• { $body }
step-later = { $point }, { $body }
step-number = เลือกตัวเลขที่ไม่เกิน { $max }
step-use = ใช้งาน{ -word-effect } { $cue } ของการ์ดใบนี้
step-use-of = ใช้งาน{ -word-effect } { $cue } ของ{ $cards }
step-nothing = ไม่ทำอะไร
steps-and = { $a }, และ{ $b }
steps-list = { $a }, { $b }
steps-look = { $a }, และ{ $b }
sentence = { $text }.

until = { $word }
change-gain = { $point ->
    [this-turn] { $until }, { $on }
    [this-battle] { $until }, { $on }
   *[other] { $on }
}{ $topic ->
    [cards] ,
   *[refer] {""}
} { $which ->
    [gains] จะได้รับ { $gains }
    [both] จะได้รับ { $gains } และจะมี{ $adds }
   *[adds] { $again ->
        [yes] จะมีเพิ่มขึ้นอีกคือ{ $adds }
       *[no] จะมี{ $adds }
    }
}{ $point ->
    [none] {""}
    [forever] {""}
    [this-turn] {""}
    [this-battle] {""}
   *[other] , { $until }
}{ $sign ->
   *[other] {""}
}{ $number ->
   *[other] {""}
}
change-add-per = { $point ->
    [this-turn] { $until },
    [this-battle] { $until },
   *[other] {""}
} { $on } จะมี{ $stat } { $n } ต่อ{ $of } จำนวน { $each } { classifier-of-noun }{ $point ->
    [none] {""}
    [forever] {""}
    [this-turn] {""}
    [this-battle] {""}
   *[other] , { $until }
}{ $sign ->
   *[other] {""}
}{ $number ->
   *[other] {""}
}
change-add-times = { $on } จะมี{ $stat }{ $sign ->
    [minus] ลดลง
   *[plus] เพิ่มขึ้น
}{ $plain ->
    [1] เท่ากับ{ $amount }
   *[other] เท่ากับ { $plain } เท่าของ{ $amount }
}{ $point ->
    [none] {""}
   *[other] , { $until }
}
change-add-equal = { $on } จะมี{ $stat }เพิ่มขึ้นเท่ากับ{ $n } { $until }
change-base = { $until } { $stat }ตั้งต้นของ{ $on } จะกลายเป็น { $n }
change-set = { $until } { $stat }ของ{ $on } จะกลายเป็น { $n }
change-lose = { $until } { $on } จะสูญเสีย { $what }
change-mute = { $point ->
    [none] {""}
   *[other] { $until },
} { $on }{ $topic ->
    [cards] ,
   *[refer] {""}
} จะถูกทำให้{ -word-effect }ไร้ผล
change-mute-cue = { $point ->
    [none] {""}
   *[other] { $until },
} { -word-effect } { $cue } ของ{ $on } จะกลายเป็นไร้ผล
change-discount = { $until }, { $cards } ใบถัดไปที่{ $on }เล่น จะมีคอสต์ที่ต้องจ่ายลดลง { $n }
change-forbid = { $point ->
    [this-turn] { $until }, { $on }
    [this-battle] { $until }, { $on }
   *[other] { $on }
} { $topic ->
    [player] จะไม่สามารถ{ $ban }
   *[other] จะไม่{ $ban }
} { $to } { $cause }{ $point ->
    [none] {""}
    [forever] {""}
    [this-turn] {""}
    [this-battle] {""}
   *[other] , { $until }
}
change-permit = { $point ->
    [this-turn] { $until }, { $on }
    [this-battle] { $until }, { $on }
   *[other] { $on }
} จะสามารถ{ $ban } { $to } { $cause }{ $point ->
    [none] {""}
    [forever] {""}
    [this-turn] {""}
    [this-battle] {""}
   *[other] , { $until }
}
change-need = { -word-effect }ของ{ $on } ต้องใช้ { $ability } ด้วย { $until }
change-name = การ์ดใบนี้ ให้ถือว่ามีชื่อ { $name } ด้วย
change-copies = { $n ->
    [-1] การ์ดใบนี้ สามารถใส่ลงในเด็คจำนวนกี่ใบก็ได้
   *[other] การ์ดใบนี้ สามารถใส่ลงในเด็คได้ { $n } ใบ
}
gain-stat = { $stat } { $n }
gain-type = คุณสมบัติ { $list }
gain-label = { $label }
gain-ability = “{ $ability }”
