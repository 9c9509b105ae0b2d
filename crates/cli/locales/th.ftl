# What the command line says, in Thai.

games-hint = `baize games GAME` แสดงสิ่งที่ตั้งได้ `baize decks GAME` แสดงเด็คที่มีให้
label-revisions = ฉบับกฎ
label-modes = โหมด
label-formats = ฟอร์แมต
label-official = ทางการ
label-cards = การ์ด
label-decks = เด็ค
no-decks = ไม่มีเด็คมาให้
no-decks-of = { $game } ไม่มีเด็คมาให้
seats = { $min } ที่นั่ง
seats-range = { $min } ถึง { $max } ที่นั่ง
usual = { $value } (ค่าปกติ)
none = ไม่มี
readings = การตีความจุดที่ไม่ชัดเจน (--policy NAME=VALUE):
deck-title = { $deck } ({ $n } ใบ)
deck-line = { $n } ใบ { $kinds } แบบ
not-in-pool = (ไม่มีในชุดการ์ด)
deck-legal = { $deck }: ถูกกฎ { $n } ใบ
deck-illegal = { $deck }: ผิดกฎ
deck-kinds = ชนิด
deck-odds = อย่างน้อย { $least } จากการ์ดที่ต้องการ { $wanted } ใบใน { $n } ใบ
deck-opening = มือแรก
deck-turn = เทิร์น { $n }
deck-hand = มือที่ { $n } ซีดสุ่ม { $seed }
deck-next = ใบถัดไป
card-traits = คุณสมบัติ
card-grade = ระดับ
card-keywords = คีย์เวิร์ด
card-text = ข้อความ ({ $lang })
card-printed = ข้อความบนการ์ด ({ $lang })
card-notation = สัญกรณ์
card-unread-note = ส่วนที่ยังไม่เข้าใจ การ์ดจึงยังใช้ในเกมที่นับผลไม่ได้:
clause-title = { $game } { $revision } ข้อ { $clause }
clause-untestable = ไม่มีสถานการณ์ใดแสดงข้อนี้ได้ เพราะเป็นคำนิยามหรือคำอธิบาย
clause-obeyed = ทำตามที่
clause-shown = แสดงโดย
clause-unknown = { $game } { $revision } ไม่มีข้อ `{ $clause }`
did-you-mean = หมายถึง `{ $near }` หรือไม่
reference-empty = { $game } ไม่มีสิ่งให้ค้นนอกจากการ์ดและข้อกฎ
reference-nothing = ไม่พบคำว่า `{ $words }` ใน { $game }
reference-hint = ใช้คำให้น้อยลงแล้วจะพบมากขึ้น ถ้าไม่ใส่คำจะแสดงทั้งหมด
play-begins = { $game } เล่นกับ { $bot } ซีดสุ่ม { $seed } พิมพ์ `help` เพื่อดูวิธีใช้
play-help =
    พิมพ์หมายเลขของตัวเลือกหรือคำในตัวเลือก หลายข้อ: `1 3` `none` หรือ `all` จัดลำดับ: `2 1 3` หรือ `keep`
    board         โต๊ะตามที่คุณเห็น
    stage         สิ่งที่กำลังดำเนินอยู่ พร้อมเป้าหมาย
    graveyard     ดูกองทั้งกอง หรือพิมพ์ชื่อกองใดก็ได้ เช่น `hand`
    why CARD      ทำไมตอนนี้ใช้การ์ดใบนี้ไม่ได้
    log           สิ่งที่เกิดขึ้นแล้ว
    ? [CLAUSE]    ข้อกฎว่าอย่างไร ถ้าไม่ระบุคือข้อของคำถาม
    undo          กลับไปที่การตัดสินใจครั้งก่อน
    concede       ยอมแพ้
    save FILE     ออกจากเกมและเก็บรีเพลย์
    quit          ออกจากเกม
play-none = ไม่เลือก
play-stage = กำลังดำเนินอยู่
play-stage-empty = ไม่มีอะไรดำเนินอยู่
play-why-what = บอกชื่อการ์ด: `why CARD`
play-why-none = ไม่เห็นการ์ดชื่อ `{ $words }`
play-why-which = หมายถึงใบไหน: { $names }
play-look = ดู
play-look-keys = ชื่อกอง, `stage` หรือ `why CARD` · Enter ดู   Esc กลับ
play-look-what = พิมพ์ชื่อกอง เช่น `graveyard`, `stage` หรือ `why CARD`
play-input-ended = ข้อมูลเข้าหมดแล้ว จึงออกจากเกมตรงนี้
play-undone = กลับมาที่การตัดสินใจครั้งก่อนแล้ว
play-no-undo = คุณยังไม่ได้ตัดสินใจอะไร
play-save-where = ระบุที่เก็บ: `save FILE`
play-really = ยอมแพ้จริงหรือ (yes/no)
play-no-answer = นั่นไม่ใช่คำตอบ: { $why }
play-no-clause = ไม่มีข้อ { $clause }
play-no-clause-here = ตรงนี้ไม่ได้อ้างข้อกฎใด
play-stopped = เกมหยุดลงแล้ว
play-replay = รีเพลย์อยู่ที่ { $file }
play-over = เกมจบแล้ว: q ออก u ย้อนกลับ
play-h = h แสดงปุ่ม
play-enter = Enter เลือกตัวเลือกที่เคอร์เซอร์อยู่
play-refused = ปฏิเสธ: { $why }
play-keys-title = ปุ่ม
play-keys =
    ↑ ↓ j k · เลือกตัวเลือก
    1 2 3 … · ไปที่ตัวเลือก หรือพิมพ์ตัวเลข
    Enter · ตอบ
    Space · ทำเครื่องหมาย สำหรับหลายข้อหรือจัดลำดับ
    Tab · อ่านบันทึกและกลับ
    g · การ์ดที่ใช้แล้ว
    : · ดูกอง, `stage` หรือ `why CARD`
    ? · ข้อกฎว่าอย่างไร
    u · กลับไปที่การตัดสินใจ
    c · ยอมแพ้
    q · ออก
    Esc · ปิด
play-rules = กฎ
play-turn = เทิร์น { $n }
play-log = บันทึก
play-log-read = บันทึก: ↑ ↓, ? อธิบาย
play-the-end = จบเกม
play-foot = Enter ตอบ  ? ข้อกฎ  Tab บันทึก  u ย้อน  c ยอมแพ้  h ปุ่ม  q ออก
play-concede = ยอมแพ้
play-concede-sure = ยอมแพ้จริงหรือ  y ใช่   n ไม่
play-leave = ออก
play-leave-keep = เก็บรีเพลย์ไหม  y ใช่   n ไม่   Esc อยู่ต่อ
play-name = ชื่อไฟล์รีเพลย์
play-name-keys = Enter บันทึก   Esc อยู่ต่อ

puzzle-solved = แก้ได้แล้ว
puzzle-missed = ยังไม่สำเร็จ: เทิร์นจบลงโดยไม่ชนะ
