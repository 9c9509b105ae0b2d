# The words of Tiny, in Persian.

game-blurb = عددی بیندازید، عددی را ببرید، هفت دست بگیرید: نمونه‌ای از اینکه یک بازی چگونه ساخته می‌شود.
name-mode-two-players = دونفره
name-format-standard = استاندارد
name-zone-deck = دک
name-zone-hand = دست
name-zone-middle = وسط
name-zone-tricks = دست‌های برده
name-verb-lead = شروع
name-verb-answer = پاسخ
name-verb-take = بردن
name-verb-draw = برداشت
name-phase-leading = شروع دست
name-phase-answering = پاسخ
name-stat-rank = عدد
name-kind-number = عددی
do-lead = شروع با { $card }
do-answer = پاسخ با { $card }
ask-lead = با کدام کارت شروع می‌کنید؟
ask-answer = با کدام کارت پاسخ می‌دهید؟
