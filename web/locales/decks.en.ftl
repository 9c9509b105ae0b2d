## Decks: the page of all games

decks = Decks
decks-title = Build a deck
decks-about = Search every card, see whether a deck is legal and which rule says so if not, draw sample hands, and let bots try it out.
decks-build = Build a deck
decks-all = All decks
decks-none = No deck saved yet
decks-kept =
    { $n ->
        [one] One deck saved
       *[other] { $n } decks saved
    }

## The builder

builder-title = { $game }: deck builder
builder-loading = Fetching the cards…
builder-not-reached = The server could not be reached. What you have built is safe in this browser.
builder-pool = Cards of the game
builder-cards = Cards
builder-deck = Deck
builder-numbers = Numbers
builder-trial = Test
builder-panes = Parts of the builder
builder-name = Name of the deck
builder-untitled = Untitled deck
builder-imported = Imported deck
builder-copy-of = { $name } (copy)
builder-search = Search the cards
builder-search-about = Name, number, text, cost>=4 …
builder-filters = Filters
builder-order = Order
builder-by = By { $what }
builder-by-number = By number
builder-by-name = By name
builder-view = View
builder-grid = Pictures
builder-list = List
builder-kinds = Kind
builder-from = from
builder-to = to
builder-least = { $what }, at least
builder-most = { $what }, at most
builder-trait = Type or trait
builder-keyword = Keyword
builder-grade = Grade
builder-number = Number
builder-any = Any
builder-held = Only cards in the deck
builder-clear = Clear the filters
builder-found =
    { $n ->
        [one] One of { $count } cards
       *[other] { $n } of { $count } cards
    }
builder-none = No card fits.
builder-card = { $name }, { $number }, { $facts }, { $n } in the deck
builder-add = Add { $name }
builder-take-out = Take out { $name }
builder-details = Read { $name }
builder-move = Move { $name } to: { $part }
builder-add-here = Add here
builder-legality = Is it legal?
builder-empty = Press a card to put it into the deck.
builder-part-empty = No cards yet.
builder-day = Restrictions as of
builder-no-dates = This game comes with no dated lists of restricted cards: what is checked are its rules and each card’s own status.
builder-unknown-kind = Not known here
builder-not-understood = Not understood, and not acted on:
builder-my-decks = My decks
builder-new = New deck
builder-copy = Save as a copy
builder-import = Import
builder-share = Share
builder-save = Save
builder-is-saved = Saved
builder-saved = { $name } is saved.
builder-deleted = { $name } is deleted.
builder-open = Open
builder-delete = Delete
builder-delete-one = Delete { $name }
builder-delete-sure = Delete for good?
builder-none-kept = No deck of this game is saved yet.
builder-shipped = Start from a ready-made deck
builder-play = Play this deck
builder-play-needs-legal = The deck must be legal first.
part-main = Main deck
part-side = Side deck
group-colour = Colour
group-attribute = Attribute
group-suit = Suit
group-type = Type
group-other = Marks
grade-by-hand = By hand
grade-by-hand-about = Written by hand, with tests of its own.
grade-proven = Proven
grade-proven-about = Read from its text, and every ability was seen to do what it says.
grade-compiled = Compiled
grade-compiled-about = Read from its text; not every ability has been proven in play.
grade-partly-read = Partly read
grade-partly-read-about = A part of its text is not understood, so it cannot be played yet.
grade-unread = Unread
grade-unread-about = Its text is not understood, so it cannot be played yet.

## Plots, hands, odds

plot-curve = Curve: { $what }
hand-title = Sample hand
hand-again = Draw again
hand-next = Then:
odds-title = Odds of drawing
odds-about = The exact chance of at least one of these by turn N, without redraws.
odds-of = Of
odds-choose = Choose a card…
odds-least = At least
odds-order = Going
odds-first = First
odds-second = Second
odds-none = Choose one or more cards of the deck.
odds-leave-out = Leave out { $name }
odds-by = By
odds-cards = Cards seen
odds-share = Chance
odds-opening = Opening hand
odds-turn = Turn { $n }
odds-exact = { $wanted } wanted among { $count } { $count ->
    [one] card
   *[other] cards
}.
odds-ask = Odds of drawing it

## Import and export

import-title = Import a deck
import-about = A list in any usual spelling, a deck code, a link, or a file of a simulator. Lines that cannot be read are named.
import-text = List, code or link
import-read = Read it
import-file = Choose a file…
import-problems = What could not be read:
import-done = { $name } has been imported.
import-partly = The lines that could be read have been imported.
import-too-large = The file is too large to be a deck.
export-title = Share this deck
export-link = Link
export-code = Code
export-formats = Format of the list
export-list = List
export-copy = Copy
export-copied = Copied.
export-download = Download

## Test my deck

trial-about = Bots play this deck against others. On a shared server a trial waits its turn and makes way for matches.
trial-against = Against (up to { $n })
trial-bot = Played by
trial-games = Games for each pair of decks
trial-begin =
    { $n ->
        [one] Play one game
       *[other] Play { $n } games
    }
trial-needs-legal = The deck must be legal first.
trial-waiting = Waiting for its turn.
trial-playing = Playing.
trial-over = Over.
trial-stopped = Stopped.
trial-late = Out of time.
trial-failed = It failed.
trial-played = { $n } of { $count } { $count ->
    [one] game
   *[other] games
}
trial-progress = Games played
trial-stop = Stop
trial-rates = Win rates, with the range in which the true rate lies (95%)
trial-rate = { $name }: { $share } of { $n } { $n ->
    [one] game
   *[other] games
}, between { $low } and { $high }
trial-matrix = Wins of the row against the column
trial-lengths = Turns of the games
trial-cards = Cards of this deck
trial-cards-about = How often the game was won when the card was in the opening hand, drawn, or played; the number of such games is in brackets.
trial-card = Card
trial-opening = Opening hand
trial-drawn = Drawn
trial-used = Played
trial-cell = { $share } ({ $n })
trial-again = The same games in the terminal
