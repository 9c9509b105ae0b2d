# Which cards, and what they must be like, in Thai: the noun first, whose it is, what it is like, and how many.

subject = { $subject ->
    [this] การ์ดใบนี้
    [it] { that }
    [event] การ์ดใบนั้น
    [other] { -word-foe }
    [seen] { $number ->
        [one] การ์ดใบดังกล่าว
       *[other] การ์ดเหล่านั้น
    }
    [host] { -word-host }
    [attached] การ์ดที่ติดอยู่กับใบนี้
    [attacker] การ์ดที่กำลังโจมตี
    [each] แต่ละใบ
    [x] { $several ->
        [yes] การ์ดใบแรก
       *[no] { that }
    }
    [y] การ์ดใบที่สอง
    [z] การ์ดใบที่สาม
    [w] การ์ดใบที่สี่
   *[attacked] การ์ดที่ถูกโจมตี
}
that = { $number ->
    [one] การ์ดใบดังกล่าว
   *[other] การ์ดเหล่านั้น
}
the-rest = การ์ดที่เหลือ
the-seen = { $shown ->
    [yes] การ์ดที่นำมาแสดงให้ดู
   *[no] การ์ดใบดังกล่าว
}

whose = { $side ->
    [mine] ของ{ -word-we }
    [own] ของตัวเอง
    [friendly] ของ{ -word-team }
    [theirs] ของ{ -word-rival }
   *[any] ของใครก็ตาม
}

# How many cards are meant, by the classifier of what they are.
classifier = ใบ
classifier-of-noun = ใบ
how-many = { $pick ->
    [all] ทั้งหมด
    [any] จำนวนเท่าใดก็ได้
    [at-least] จำนวน { $least } { classifier } หรือมากกว่า
    [exactly] { $fixed ->
        [no] เท่ากับ{ $n }
       *[yes] จำนวน { $n } { classifier }
    }
    [between] จำนวน { $least } ถึง { $n } { classifier }
    [random] จำนวน { $n } { classifier } แบบสุ่ม
   *[up-to] { $fixed ->
        [no] ไม่เกิน{ $n }
       *[yes] จำนวนไม่เกิน { $n } { classifier }
    }
}

cards-of = { $noun }{ $name }{ $for ->
    [had] {""}
   *[other] { $whose }
} { $label } { $features } { $type } { $except } { $state } { $limit } { $for ->
    [had] {""}
    [counted] {""}
   *[object] { how-many }
} { $chooser ->
    [mine] {""}
   *[other] โดย{ -word-rival }เป็นผู้เลือก
}
cards-any = { $noun }{ $for ->
    [object] { $whose }
   *[other] {""}
} { $name } { $label } { $features } { $type } { $except } { $state } { $limit } { $for ->
    [had] {""}
    [counted] {""}
   *[object] { how-many }
} { $chooser ->
    [mine] {""}
   *[other] โดย{ -word-rival }เป็นผู้เลือก
}
cards-from = { $noun } { $name } { $label } { $features } { $type } { $except } { $state } { $limit } { $from } { $for ->
    [had] {""}
    [counted] {""}
   *[object] { how-many }
} { $chooser ->
    [mine] {""}
   *[other] โดย{ -word-rival }เป็นผู้เลือก
}
# Alternatives that have nouns of their own stand where the noun would.
cards-of-called = { cards-of }
cards-any-called = { cards-any }
cards-from-called = { cards-from }

cards-top = { $for ->
    [look] การ์ดจากข้างบน{ $pile }{ $side ->
        [any] ของ{ -word-we } หรือ ของ{ -word-rival }
       *[other] { $whose }
    }
   *[object] การ์ดใบ{ $pick ->
        [bottom] ล่างสุด
        [either] บนสุด หรือ ใบล่างสุด
       *[top] บนสุด
    }จาก{ $pile }{ $side ->
        [any] ของ{ -word-we } หรือ ของ{ -word-rival }
       *[other] { $whose }
    }
} { $label } { $features } { $type } { $name } { $except } { $state } { $pick ->
    [up-to-top] จำนวนไม่เกิน { $n } ใบ
    [either] จำนวน 1 ใบ
   *[top] { $fixed ->
        [no] เท่ากับ{ $n }
       *[yes] จำนวน { $n } ใบ
    }
}{ $count ->
   *[other] {""}
}
cards-group = { $noun } { $name } { $label } { $features } { $type } { $except } { $state } { $limit } { $for ->
    [had] {""}
    [counted] ในหมู่การ์ดเหล่านั้น
   *[object] { how-many }
}
from-zones = { $for ->
    [had] ใน{ $both }{ $whose }
    [counted] ใน{ $both }{ $whose }
   *[object] จาก{ $zones }{ $whose }
}
noun = { $count ->
   *[other] { $word }
}
kind-card = { $kind ->
    [none] { $count ->
       *[other] การ์ด
    }
   *[other] { $short ->
        [yes] { $kind }
       *[no] { $kind }การ์ด
    }
}

state = { $state ->
    [rested] ที่กำลังเรสต์อยู่
    [active] ที่กำลังแอ็คทีฟอยู่
    [face-up] ที่หงายหน้าอยู่
    [face-down] ที่คว่ำหน้าอยู่
    [new] ที่เพิ่งลงสนามมาในเทิร์นนี้
   *[damaged] ที่ได้รับดาเมจอยู่
}
measure = { $cmp ->
    [eq] { $n }
    [le] { $n } หรือน้อยกว่า
    [ge] { $n } หรือมากกว่า
    [lt] น้อยกว่า { $n }
    [gt] มากกว่า { $n }
   *[ne] ไม่ใช่ { $n }
}
measure-as = { $cmp ->
    [eq] เท่ากับ{ $n }
    [le] น้อยกว่าหรือเท่ากับ{ $n }
    [ge] มากกว่าหรือเท่ากับ{ $n }
    [lt] น้อยกว่า{ $n }
    [gt] มากกว่า{ $n }
   *[ne] ไม่เท่ากับ{ $n }
}
mark-name = [{ $text }]
mark-type = < { $text } >
adjective-label = { $label }
adjective-type = { $measured ->
    [yes] และมีคุณสมบัติ { $list }
   *[no] ที่มีคุณสมบัติ { $list }
}
except = { $this ->
    [yes] นอกเหนือจาก{ $list }
   *[no] นอกเหนือจาก { $list }
}

features = { $which ->
    [stats] ที่มี{ $stats }
    [has] ที่{ $has }
   *[both] ที่มี{ $stats } ที่{ $has }
}
features-not = { $more ->
    [yes] ที่ไม่{ $has }
   *[no] ที่ไม่{ $has }
}
lacking-stat = มี{ $stat }
features-battling = ที่กำลังแบทเทิลอยู่
features-either = { $lists }
alternative = { $noun }{ $owner } { $name } { $label } { $features } { $type } { $except } { $state }
feature-stat = { $stat }{ $base ->
    [yes] ตั้งต้น
   *[no] {""}
} { $cmp ->
    [eq] { $n }
    [le] { $n } หรือต่ำกว่า
    [ge] { $n } หรือสูงกว่า
    [lt] ต่ำกว่า { $n }
    [gt] สูงกว่า { $n }
   *[ne] ไม่ใช่ { $n }
}
feature-stat-as = ค่า{ $stat }{ $base ->
    [yes] ตั้งต้น
   *[no] {""}
} { $cmp ->
    [eq] เท่ากับ{ $n }
    [le] ไม่สูงไปกว่า{ $n }
    [ge] ไม่ต่ำไปกว่า{ $n }
    [lt] ต่ำกว่า{ $n }
    [gt] สูงกว่า{ $n }
   *[ne] ไม่เท่ากับ{ $n }
}
feature-range = { $stat }{ $base ->
    [yes] ตั้งต้น
   *[no] {""}
}ตั้งแต่ { $least } ไปจนถึง { $most }
feature-highest = { $stat }สูงที่สุด
feature-lowest = { $stat }ต่ำที่สุด
feature-named = มีชื่อการ์ด [{ $text }]
feature-name-has = มีคำว่า [{ $text }] รวมอยู่ในชื่อการ์ด
feature-type = มีคุณสมบัติ { $list }
feature-type-has = ระบุคำว่า [{ $text }] รวมอยู่ในคุณสมบัติ
feature-number = มีหมายเลขการ์ด { $text }
feature-label = เป็น{ $label }
feature-state = อยู่ในสภาพ{ $state }
feature-keyword = มี { $keyword }
feature-cue = มี{ -word-effect } { $cue }
feature-blank = มี{ -word-effect }ตั้งต้น
feature-is = คือ{ $subject }
feature-same-name = มีชื่อเดียวกับ{ $subject }
feature-same = มี{ $what }เดียวกับ{ $subject }
feature-carries = มี{ $card }ติดอยู่
feature-attached = มี{ $word }ติดอยู่ { $n } ใบ หรือมากกว่า
feature-not = ไม่{ $feature }
test-many = หลายธีมสี
limit-total = ที่มี{ $stat }รวมกันไม่เกิน { $n }
limit-different = ที่ชื่อการ์ดไม่ซ้ำกัน
limit-same = ที่ชื่อการ์ดเหมือนกัน

place = { $order ->
    [chosen] ไปวางในลำดับใดก็ได้
    [random] ไปวางในลำดับแบบสุ่ม
    [kept] ไปวางในลำดับเดิม
   *[none] ไปวาง
}{ $rested ->
    [yes] แบบ { -word-rested }
   *[no] {""}
}{ $order ->
    [none] {""}
   *[other] {" "}
}{ $end ->
    [top] ที่ข้างบน
    [bottom] ที่ข้างใต้
    [either] ที่ข้างบน หรือ ข้างใต้
   *[none] ที่
}{ $zone }{ $owner ->
    [mine] { $own ->
        [yes] {""}
       *[no] ของ{ -word-we }
    }
    [own] {""}
    [friendly] ของ{ -word-team }
    [theirs] ของ{ -word-rival }
   *[any] { $seen ->
        [yes] {""}
       *[no] ของเจ้าของ
    }
}{ $face ->
    [up] {" "}แบบหงายหน้า
    [down] {" "}แบบคว่ำหน้า
   *[usual] {""}
}{ $reveal ->
    [yes] {" "}โดยแสดงให้ดู
   *[no] {""}
}
next-card = { $noun } { $name } { $label } { $features } { $type } { $except } { $state }
barred = { $noun }{ $side ->
    [any] {""}
   *[other] { $whose }
} { $name } { $label } { $features } { $type } { $except } { $state }
state-not = { $state ->
    [rested] ที่ไม่ได้เรสต์อยู่
    [active] ที่ไม่ได้แอ็คทีฟอยู่
    [face-up] ที่ไม่ได้หงายหน้าอยู่
    [face-down] ที่ไม่ได้คว่ำหน้าอยู่
    [new] ที่ไม่ได้เพิ่งลงสนาม
   *[damaged] ที่ไม่ได้รับดาเมจอยู่
}
