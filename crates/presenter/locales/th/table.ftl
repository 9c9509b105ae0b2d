# What happens at a table, in Thai. A game adds names for its own words: `name-zone-hand`,
# `name-phase-main`, `name-verb-attack`, `name-stat-power`, `name-keyword-rush`, `name-score-life`.

name-zone-deck = เด็ค
name-zone-hand = มือ
name-zone-trash = แทรช

you = คุณ
opponent = คู่แข่ง
seat = ที่นั่ง { $letter }
whom-you = คุณ
whom-opponent = คู่แข่ง
a-card = การ์ดใบหนึ่ง
and = { $a } และ { $b }

drawn = ไม่มีผู้ชนะ: เกมเสมอ
won-by-you = คุณชนะเกมนี้
won-by-one = { $who } ชนะเกมนี้
won-by-many = { $who } ชนะเกมนี้
lost-on-time = { $who }: หมดเวลา
gave-up = { $who }: ยอมแพ้
stayed-away = { $who }: ออกไปแล้วไม่กลับมา
abandoned = ไม่มีใครกลับมาที่เกมนี้ เกมจึงปิดลง
upgraded = กฎหรือการ์ดของเกมนี้เปลี่ยนไป เกมจึงปิดลงโดยเสมอกัน รีเพลย์ยังเก็บไว้
cannot-be-shown = โปรแกรมรุ่นนี้แสดงเกมนี้ไม่ได้แล้ว ผลยังคงเดิม และรีเพลย์ยังเก็บไว้
agreed-draw = ทั้งสองฝ่ายตกลงเสมอ

# Why an answer was not taken.
some-card = การ์ดใบหนึ่ง
refused-over = เกมจบแล้ว
refused-not-you = ตอนนี้ถามผู้เล่นคนอื่นอยู่
refused-no-seat = คุณไม่มีที่นั่งที่โต๊ะนี้
refused-no-question = ไม่มีคำถามที่รออยู่
refused-late = คำถามนั้นมีคำตอบแล้ว
refused-unfit = คำตอบไม่ตรงกับคำถาม
refused-forbidden = กฎไม่ให้ทำเช่นนั้นในตอนนี้
refused-broken = โปรแกรมผิดพลาดและได้รายงานไว้แล้ว เกมยังอยู่ที่เดิม

# Why something cannot be done.
offered = ทำได้ในตอนนี้
nothing-to-do = ตอนนี้ไม่มีอะไรให้ทำกับการ์ดใบนี้
why-not-asked = { $about ->
    [card] ตอบคำถามของ { $card } ก่อน
   *[none] มีคำถามอื่นค้างอยู่ ตอบก่อน
}
why-not-among = เลือก { $card } ตรงนี้ไม่ได้
idle-theirs = การ์ดใบนี้ไม่ใช่ของคุณ
idle-deck = การ์ดออกจากเด็คได้ต่อเมื่อกฎหรือการ์ดสั่งเท่านั้น

# Questions. A game has words of its own in `ask-VERB`.
question = { $what } ({ $ask })
question-for = { $source }: { $what }
pick-exactly = เลือก { $n }
pick-up-to = ไม่เกิน { $n }
pick-several = { $min } ถึง { $max }
arrange = จัดลำดับ
name-number = { $min } ถึง { $max }

# Options. A game has a sentence of its own in `do-KEY`.
option = { $verb }
option-card = { $verb } { $card }
option-both = { $verb } { $card } → { $other }
option-other = { $verb } → { $other }
hidden-option = { $verb }: การ์ดที่มองไม่เห็น ใบที่ { $place }
hidden-spot = { $verb }: การ์ดใบที่ { $place } ใน{ $zone }ของ { $who }

# The log. A game has sentences of its own in `moved-by-VERB` and `did-VERB`.
moved = { $card } จาก{ $from }{ $whose } → { $to }
moved-under = { $card } จาก{ $from }{ $whose } → ใต้ { $host }
moved-across = { $card } จาก{ $from }{ $whose } → { $to }{ $theirs }
moved-within = { $card } เปลี่ยนที่ใน{ $to }{ $theirs }
created = { $card } มาที่{ $to }{ $whose }
removed = { $card } ออกจาก{ $from }{ $whose }
rested = { $card } เรสต์
readied = { $card } แอ็คทีฟ
face-up = หงาย { $card }
face-down = คว่ำ { $card }
marked = { $card } มีตัวนับ { $n } { $n ->
   *[other] อัน
}
shuffled = สับ{ $zone }{ $whose }
turn = เทิร์นที่ { $n }: { $who }
phase = เริ่ม{ $phase }
scored = { $score }{ $whose } เป็น { $n }
score = คะแนน { $n }
does = { $who }: { $verb }
does-card = { $who }: { $verb } { $card }
does-both = { $who }: { $verb } { $card } → { $other }
does-other = { $who }: { $verb } → { $other }
counted = { $did } ({ $n })
shown = { $who }: แสดง { $card }
looked = { $who }: ดู { $card }
activated = เริ่มใช้ความสามารถของ { $card }
skipped = { $who }: ทำไม่ได้จึงข้ามไป: { $verb }
skipped-card = { $who }: ทำไม่ได้จึงข้ามไป: { $verb } { $card }
applied = { $text }
applied-card = { $card }: { $text }
rolled = ผลสุ่ม: { $n } จาก { $of }

# Continuous effects.
begins = { $whom }: { $change }
begins-by = { $whom }: { $change } จาก { $source }
lapses = { $whom }: หมดผล { $change }
lapses-by = { $whom }: หมดผล { $change } จาก { $source }
shift-add = { $stat } { $n }
shift-set = { $stat } เป็น { $n }
shift-base = { $stat } ตั้งต้น { $n }
shift-gain = ได้รับ [{ $keyword }]
shift-lose = เสีย [{ $keyword }]
shift-forbid = ทำไม่ได้: { $ban }
shift-permit = ทำได้: { $ban }
shift-mute = ความสามารถไร้ผล
shift-discount = การ์ดใบถัดไปแบบนั้นค่าใช้จ่ายลดลง { $n }
shift-mute-cue = ความสามารถ { $cue } ไร้ผล
shift-ability = ได้รับความสามารถ
shift-need = ความสามารถต้องใช้เพิ่ม
shift-name = มีชื่อ { $word } ด้วย
shift-trait = เป็น { $word } ด้วย
shift-label = เป็น { $word } ด้วย

# Cards as lists tell them.
hidden-cards = คว่ำอยู่ { $n } ใบ
hidden-card = คว่ำอยู่
card-marks = ตัวนับ { $n }

# What belongs to a player, after the thing.
belongs = { $person ->
    [you] ของคุณ
   *[other] ของ { $who }
}

# What tells options apart that read the same.
told-apart = { $option } ({ $which })
told-also = { $a }, { $b }
whose-yours = ของคุณ
whose-theirs = { $who }
state-rested = เรสต์
state-ready = แอ็คทีฟ
state-marks = ดาเมจ { $n }
state-place = ใบที่ { $n }

# A fight as it stands. A game has a sentence of its own in `battle`.
battle = { $state ->
    [holds] { $person ->
        [you] ตอนนี้คุณปลอดภัย
       *[other] ตอนนี้ { $card } โจมตีไม่ผ่าน
    }
    [lacks] { $person ->
        [you] คุณต้องเพิ่ม +{ $lacks } จึงจะปลอดภัย
       *[other] { $card } โจมตีผ่าน เว้นแต่ { $who } เพิ่ม +{ $lacks }
    }
   *[open] { $person ->
        [you] ฝ่ายคุณไม่มีอะไรขวางอยู่
       *[other] ไม่มีอะไรขวางอยู่
    }
}

# สิ่งที่กำลังดำเนินอยู่ ตัวเลขสูงสุดทำก่อน
stage-waiting = { $n }. { $who }: { $what }{ $has ->
    [cards] {" "}ด้วย { $cards }
   *[other] {""}
}{ $aimed ->
    [yes] {" "}→ { $target }
   *[other] {""}
}
stage-number = รายการที่ { $n } ({ $what })
stage-card = { $what } { $whose }
stage-place = { $zone } ใบที่ { $n }
stage-fight = { $card }{ $aimed ->
    [yes] {" "}→ { $target }
   *[other] {""}
}: { $words }

# What may be looked up.
name-sort-verb = คำสั่ง
name-sort-moment = จังหวะ
name-sort-replaced = สิ่งที่แทนที่ได้
name-sort-forbidden = สิ่งที่ห้ามได้
name-sort-allowed = สิ่งที่อนุญาตได้
name-sort-keyword = คีย์เวิร์ด
name-sort-stat = ค่าของการ์ด
name-sort-duration = ระยะเวลา
name-sort-noun = คำเรียกการ์ด
name-sort-label = ป้าย
name-sort-kind = ชนิดของการ์ด
name-sort-phase = เฟส
name-sort-number = จำนวนที่เกมนับ
name-sort-zone = โซน
name-sort-condition = เงื่อนไข
name-fact-example = ตัวอย่าง
