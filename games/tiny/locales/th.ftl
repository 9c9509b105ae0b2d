# The words of Tiny, in Thai.

game-blurb = นำตัวเลข ชนะตัวเลข เก็บให้ได้เจ็ดทริก: ตัวอย่างว่าสร้างเกมอย่างไร
name-mode-two-players = ดวล
name-format-standard = มาตรฐาน
name-zone-deck = กองจั่ว
name-zone-hand = มือ
name-zone-middle = กลางโต๊ะ
name-zone-tricks = ทริกที่เก็บได้
name-verb-lead = นำ
name-verb-answer = ตอบ
name-verb-take = เก็บ
name-verb-draw = จั่ว
name-phase-leading = ช่วงนำ
name-phase-answering = ช่วงตอบ
name-stat-rank = แต้ม
name-kind-number = ตัวเลข
do-lead = นำ { $card }
do-answer = ตอบด้วย { $card }
ask-lead = นำการ์ดใบไหน
ask-answer = ตอบด้วยการ์ดใบไหน
