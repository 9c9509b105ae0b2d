# What the command line says, in English.

games-hint = `baize games GAME` shows what can be set, `baize decks GAME` the decks that ship.
label-revisions = revisions
label-modes = modes
label-formats = formats
label-official = official
label-cards = cards
label-decks = decks
no-decks = none ship
no-decks-of = { $game } ships no decks.
seats = { $min ->
    [one] 1 seat
   *[other] { $min } seats
}
seats-range = { $min } to { $max } seats
usual = { $value } (default)
none = none
readings = Readings of unclear places (--policy NAME=VALUE):
deck-title = { $deck } ({ $n } cards)
deck-line = { $n } cards, { $kinds } different
not-in-pool = (not in the pool)
deck-legal = { $deck }: legal, { $n } cards
deck-illegal = { $deck }: not legal
deck-kinds = kinds
deck-odds = at least { $least } of { $wanted } wanted cards among { $n }
deck-opening = opening hand
deck-turn = turn { $n }
deck-hand = hand { $n }, seed { $seed }
deck-next = then
card-traits = traits
card-grade = grade
card-keywords = keywords
card-text = Text ({ $lang })
card-printed = Printed ({ $lang })
card-notation = Notation
card-unread-note = Not understood, so the card is kept out of rated play:
clause-title = { $game } { $revision }, clause { $clause }
clause-untestable = No scenario can show it: it defines or describes.
clause-obeyed = Obeyed at
clause-shown = Shown by
clause-unknown = { $game } { $revision } has no clause `{ $clause }`
did-you-mean = did you mean `{ $near }`?
reference-empty = { $game } has nothing to look up but its cards and clauses.
reference-nothing = nothing of { $game } has the words `{ $words }`
reference-hint = fewer words find more; without any everything is listed
play-begins = { $game } against { $bot }, seed { $seed }. Type `help` for help.
play-help =
    Type the number of an option or its words. For several: `1 3`, `none` or `all`; for an order: `2 1 3` or `keep`.
    board         the table as you see it
    stage         what is under way, with its targets
    graveyard     a whole pile; any pile by its name, such as `hand`
    why CARD      why a card cannot be used now
    log           what happened so far
    ? [CLAUSE]    what a clause says; that of the question when left out
    undo          back to your last decision
    concede       give up
    save FILE     leave the game and keep a replay
    quit          leave the game
play-none = None
play-stage = Under way
play-stage-empty = Nothing is under way.
play-why-what = Say which card: `why CARD`.
play-why-none = You see no card named `{ $words }`.
play-why-which = Say which: { $names }.
play-look = Look at
play-look-keys = a pile, `stage` or `why CARD` · Enter look   Esc stay
play-look-what = Name a pile, such as `graveyard`; `stage`; or `why CARD`.
play-input-ended = The input has ended, so the game is left here.
play-undone = Back at your last decision.
play-no-undo = You have not decided anything yet.
play-save-where = Say where: `save FILE`.
play-really = Really give up? (yes/no)
play-no-answer = That is no answer: { $why }
play-no-clause = There is no clause { $clause }.
play-no-clause-here = No clause of the rules is named here.
play-stopped = The match has stopped.
play-replay = The replay is in { $file }.
play-over = The match is over: q leaves, u goes back.
play-h = h shows the keys.
play-enter = Enter takes the option under the cursor.
play-refused = Refused: { $why }
play-keys-title = Keys
play-keys =
    ↑ ↓ j k · choose an option
    1 2 3 … · jump to an option, or type a number
    Enter · answer
    Space · mark, for several or for an order
    Tab · read the log and back
    g · the used cards
    : · look at a pile, the stage, or `why CARD`
    ? · what the clause says
    u · back to your decision
    c · concede
    q · leave
    Esc · close
play-rules = Rules
play-turn = turn { $n }
play-log = Log
play-log-read = Log: ↑ ↓, ? explains
play-the-end = The end
play-foot = Enter answer  ? clause  Tab log  u undo  c concede  h keys  q leave
play-concede = Concede
play-concede-sure = Really give up?  y yes   n no
play-leave = Leave
play-leave-keep = Keep a replay?  y yes   n no   Esc stay
play-name = Name of the replay
play-name-keys = Enter write   Esc stay

puzzle-solved = Solved.
puzzle-missed = Not solved: the turn is over without a win.
