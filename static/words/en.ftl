### Fishka in English. Every language has the same messages with the same variables.

## Names

name = Fishka
you = You
colour = { $colour ->
    [k] black
    [b] blue
    [r] red
    [o] orange
   *[any] any colour
}
colour-plural = { $colour ->
    [k] black
    [b] blue
    [r] red
    [o] orange
   *[any] like
}
tile = { $colour ->
    [j] joker
    [any] { $number }
   *[k] { colour } { $number }
}
run = { colour } { $number } to { $last }
tile-genitive = { tile }
tile-accusative = { tile }
joker-as = joker as { $colour ->
    [any] { $number }
   *[k] { colour } { $number }
}
computer-names = Ada, Taras, Mei, Olena, Kostya
player-number = Player { $n }

## Everywhere

close = Close
cancel = Cancel
copy = Copy
copied = Copied
show = Show
off = Off

## Set-up

setup-title = New game
setup-tagline = Four colours, thirteen numbers, one shared table.
setup-result = Back to the last match
setup-continue = Continue the saved game
setup-continue-about = { round-of } · { $names }
setup-learn = Learn to play
setup-learn-about = Five short lessons
setup-import = Open a link or a file
setup-import-about = A game from a friend, a saved game
setup-update = A new version is here
setup-update-about = Tap to load it; what is saved stays
setup-who = Who plays
setup-name = Name of player { $seat }
setup-kind = { $name }: person or computer
setup-person = Person
setup-computer = Computer
setup-level = How well { $name } plays
level = { $level ->
    [beginner] Beginner
    [casual] Casual
   *[steady] Steady
}
setup-remove = Remove { $name }
setup-add = Add a player
setup-rules = Rules of this game
setup-box = { $tiles } tiles, { $jokers } jokers
setup-preset = Rules
setup-timer = Turn timer
setup-opening = Opening
setup-opening-any = Any
setup-rounds = Rounds
setup-rounds-circle = Circle of { $n }
setup-rounds-open = No limit
setup-differs = What differs from classic
setup-differs-none = These are the classic rules, nothing differs.
setup-differs-clock = These are the classic rules, only without the clock: { $apart ->
    [yes] by link each takes the time they need.
   *[no] nobody waits for you.
}
setup-all-options = All options
setup-back-to-preset = Reset to { $preset }
setup-start = Start game
setup-pass-note = { $n } people share this device. A curtain hides the tiles between turns.
how-to-play = How to play
settings = Settings
language-choice = Language

## Rules by name

preset-classic = Classic
    .about = The makers’ rules of today.
preset-family = Family
    .about = The rules of many boxes: a stricter joker, one more turn when the pool is empty.
preset-home = At home
    .about = No opening, no clock; tiles may come back from the table and the joker may be kept.
preset-digital = Digital
    .about = The small travel box: a freed joker goes anywhere, a mistake costs three tiles.
preset-pressman = Pressman
    .about = The American edition: two minutes a turn, the joker only from your rack.
preset-sabra = Sabra
    .about = As written down in 1978: play on after opening, jokers locked in their sets.
preset-tournament = Tournament
    .about = Club rules: forty seconds, a joker left over costs a hundred.

## Options: the name, the value in a word or two, the value as a sentence

rule-tile-set = { $value ->
    [106] The box holds 106 tiles and 2 of them are jokers.
    [160] The box holds 160 tiles and 4 of them are jokers.
   *[auto] 106 tiles; for five or six players 160.
}
    .name = Tiles in the box
    .value = { $value ->
        [auto] By players
       *[106] { $value }
    }
rule-rack-size = Everyone starts with { $value ->
    [one] { $value } tile
   *[other] { $value } tiles
}.
    .name = Tiles at the start
    .value = { $value }
rule-starter = { $value ->
    [biggest_rack] The biggest rack starts: tiles are compared from the 13s down after the deal.
    [random] Chance picks who starts.
   *[highest_draw] Everyone draws a tile; the highest number starts.
}
    .name = Who starts
    .value = { $value ->
        [biggest_rack] Biggest rack
        [random] By chance
       *[highest_draw] Highest tile
    }
rule-next-starter = { $value ->
    [winner] The winner starts the next round.
    [rotate] The next round is started by the next player.
   *[draw_again] Before each round the starter is drawn again.
}
    .name = Who starts the next round
    .value = { $value ->
        [winner] The winner
        [rotate] In turn
       *[draw_again] Drawn again
    }
rule-initial-meld-min = { $value ->
    [0] No opening is needed: the table is free from the first turn.
   *[other] The opening must be worth at least { $value }, all from your own rack.
}
    .name = Opening
    .value = { $value ->
        [0] None
       *[other] { $value }
    }
rule-initial-meld-joker = { $value ->
    [forbidden] No joker in the opening.
   *[face] In the opening a joker counts as the tile it stands for.
}
    .name = Joker in the opening
    .value = { $value ->
        [forbidden] Not allowed
       *[face] Allowed
    }
rule-initial-meld-same-turn = { $value ->
    [continue] After opening you may play on in the same turn.
   *[meld_only] The opening is the whole turn: the table is not touched.
}
    .name = After opening
    .value = { $value ->
        [continue] Play on
       *[meld_only] Turn ends
    }
rule-take-back = { $value ->
    [points] Tiles may come from the table to your rack if you lay more points than you take.
   *[none] What lies on the table stays on the table.
}
    .name = Taking from the table
    .value = { $value ->
        [points] For more points
       *[none] Never
    }
rule-joker-retrieve = { $value ->
    [exact] Only the very tile it stands for frees a joker.
   *[any_legal] A joker is free as soon as the table is whole without it.
}
    .name = Freeing a joker
    .value = { $value ->
        [exact] By its own tile
       *[any_legal] By any rearrangement
    }
rule-joker-replace-source = { $value ->
    [rack_only] The tile that replaces a joker comes from your rack.
   *[rack_or_table] The tile that replaces a joker comes from your rack or from the table.
}
    .name = The replacing tile
    .value = { $value ->
        [rack_only] From the rack
       *[rack_or_table] Rack or table
    }
rule-joker-group3 = { $value ->
    [both_missing] In a group of three both missing colours are needed to free a joker.
   *[one_missing] In a group of three either missing colour frees a joker.
}
    .name = Joker in a group of three
    .value = { $value ->
        [both_missing] Both colours
       *[one_missing] Either colour
    }
rule-joker-reuse = { $value ->
    [any_set] A freed joker is played in the same turn, in any set.
    [keep] A freed joker may go to your rack.
   *[new_set] A freed joker is played in the same turn, in a new set.
}
    .name = A freed joker
    .value = { $value ->
        [any_set] To any set
        [keep] May be kept
       *[new_set] To a new set
    }
rule-joker-reuse-rack-tiles = { $value ->
    [0] The freed joker’s new set may be made of table tiles.
    [one] The freed joker’s new set holds at least { $value } tile from your rack.
   *[other] The freed joker’s new set holds at least { $value } tiles from your rack.
}
    .name = Rack tiles beside a freed joker
    .value = { $value }
rule-joker-sets-locked = { $value ->
    [true] A set with a joker may only be added to until the joker is exchanged.
   *[false] A set with a joker may be rearranged like any other.
}
    .name = Sets with a joker
    .value = { $value ->
        [true] Locked
       *[false] Free
    }
rule-turn-seconds = { $value ->
    [none] No clock: take your time.
   *[other] A turn lasts { $value } seconds.
}
    .name = Turn timer
    .value = { $value ->
        [none] Off
       *[other] { $value } s
    }
rule-timeout-clean-penalty = Time is up and the table is untouched: you draw { $value ->
    [one] { $value } tile
   *[other] { $value } tiles
}.
    .name = Late, table untouched
    .value = { $value }
rule-timeout-messy-penalty = Time is up and the table is not whole: it goes back and you draw { $value ->
    [one] { $value } tile
   *[other] { $value } tiles
}.
    .name = Late, table not whole
    .value = { $value }
rule-timeout-legal = { $value ->
    [revert] Time is up: the table goes back even if it is whole.
   *[commit] Time is up and the table is whole: the turn counts.
}
    .name = Late, table whole
    .value = { $value ->
        [revert] Goes back
       *[commit] Counts
    }
rule-invalid-commit = { $value ->
    [penalty] Ending a turn with a broken table costs three tiles.
   *[reject] A broken table cannot be ended: you go on mending it.
}
    .name = Ending a broken table
    .value = { $value ->
        [penalty] Three tiles
       *[reject] Not possible
    }
rule-pool-empty = { $value ->
    [one_extra_turn] When the pool is empty everyone has one more turn.
    [end] The round ends when the pool is empty.
   *[until_stuck] When the pool is empty play goes on until everybody passes.
}
    .name = Empty pool
    .value = { $value ->
        [one_extra_turn] One more turn
        [end] The end
       *[until_stuck] Play on
    }
rule-joker-penalty = A joker left on the rack costs { $value }.
    .name = Joker left over
    .value = { $value }
rule-stalemate-scoring = { $value ->
    [full] Nobody out: losers lose all that is on their racks.
   *[difference] Nobody out: losers lose the difference to the lowest rack.
}
    .name = Nobody went out
    .value = { $value ->
        [full] In full
       *[difference] By difference
    }
rule-never-opened-penalty = { $value ->
    [none] Not having opened costs nothing extra.
   *[other] Who never opened loses { $value }.
}
    .name = Never opened
    .value = { $value ->
        [none] Nothing extra
       *[other] { $value }
    }
rule-match-length = { $kind ->
    [circles] { $n ->
        [one] A match has as many rounds as players.
       *[other] A match has { $n } times as many rounds as players.
    }
    [rounds] { $n ->
        [one] A match is one round.
       *[other] A match has { $n } rounds.
    }
    [target] A match goes on until somebody has { $n } points.
   *[open] Play as many rounds as you like.
}
    .name = Length of a match
    .value = { $kind ->
        [circles] { $n ->
            [one] One circle
           *[other] { $n } circles
        }
        [rounds] { $n ->
            [one] { $n } round
           *[other] { $n } rounds
        }
        [target] { $n } points
       *[open] No limit
    }
rule-match-winner = { $value ->
    [points] The most points win the match.
   *[wins_then_points] The most rounds win the match, then points.
}
    .name = Winner of the match
    .value = { $value ->
        [points] Points
       *[wins_then_points] Rounds won
    }

## Curtain

curtain-title = Pass the device to { $name }
curtain-about = { $clock ->
    [on] The tiles are hidden. The clock starts when { $name } is ready.
   *[off] The tiles are hidden until { $name } is ready.
}
curtain-ready = I am { $name }: show my tiles
curtain-since = { $played ->
    [yes] Since your last turn
   *[no] So far
}
curtain-start = The round begins
curtain-starter = { $who ->
    [you] You start.
   *[other] { $name } starts.
}
curtain-clock = { $seconds } s a turn
curtain-pool = { $n } in the pool

## Moves, in the log and aloud

move-play = { $who ->
   *[other] { $name } played { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
}
move-play-tiles = { $who ->
   *[other] { $name } played { $tiles }
}
move-draw = { $who ->
   *[other] { $name } drew a tile
}
move-pass = { $who ->
   *[other] { $name } passed
}
move-timeout = { $who ->
   *[other] { $name } ran out of time
}
move-penalty = { $who ->
   *[other] { $name } { $n ->
        [0] left a broken table
       *[other] drew { $n } for a broken table
    }
}
move-opened = opened with { $value }
move-freed = { $n ->
    [one] freed a joker
   *[other] freed { $n } jokers
}
move-drawn = { $n ->
    [one] drew { $n } tile
   *[other] drew { $n } tiles
}
move-laid = { $n ->
    [one] played { $n } tile
   *[other] played { $n } tiles
}
move-taken = { $n ->
    [one] took { $n } tile back
   *[other] took { $n } tiles back
}
move-of = { $words }: { $tiles }
move-more = { $n } more
log-title = Moves
log-empty = No moves yet
log-hints = Hints used: { $n }
log-turn = Turn { $n }
deal-check = The deal can be checked
deal-hidden = This digest was made of the deal’s seed and a secret before the first move. Both are shown when the round is over.
deal-revealed = The digest shown before the first move was made of these two: the deal was never changed.

## Round and match

round-won = { $who ->
    [you] You win the round
   *[other] { $name } wins the round
}
round-shared = { $names } share the round
round-out = { $who ->
    [you] You played the last tile.
   *[other] { $name } played the last tile.
}
round-stuck = Everybody passed: the lowest rack wins.
round-extra = The pool ran out and everyone had one more turn: the lowest rack wins.
round-empty = The pool is empty and the round is over: the lowest rack wins.
round-scores = { $how ->
    [even] All racks count the same, so nobody gains or loses.
    [difference] The others lose the difference to { $spared }; { $winners ->
        [one] the winner gains it all.
       *[other] the winners share it, rounded down.
    }
   *[full] The others lose what their racks count; { $winners ->
        [one] the winner gains it all.
       *[other] the winners share it, rounded down.
    }
}
round-joker = A joker counts { $joker }.
round-flat = Who never opened counts { $penalty }.
round-unopened = never opened
round-player = Player
round-rack = Left on the rack
round-none = none
round-score = Round
round-total = Total
round-left = Left on the rack of { $name }: { $tiles }
round-winner = winner
rounds = Rounds
round-of = { $length ->
    [0] Round { $round }
   *[other] Round { $round } of { $length }
}
round-next = Next round
round-end = End the match
round-finish = See the match
replay = Replay
share = Share
match-won = { $who ->
    [you] You win the match
   *[other] { $name } wins the match
}
match-shared = { $names } share the match
match-about = { $wins ->
    [one] { $wins } round
   *[other] { $wins } rounds
} of { $rounds }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
match-longest = Longest turn: { $name }, { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}.
match-wins = { $n ->
    [one] { $n } round won
   *[other] { $n } rounds won
}
match-graph = Totals by round
match-graph-label = Totals after each round: { $totals }
match-total = { $name }: { $total }
match-again = Play again
match-new = New game

## Settings

settings-look = Look
settings-theme = Theme
theme = { $value ->
    [light] Light
    [dark] Dark
   *[auto] Auto
}
settings-colours = Tile colours
palette = { $value ->
    [distinct] More distinct
   *[usual] Classic
}
settings-marks = Shape marks on tiles
    .about = ▲ red ○ blue ■ black ✚ orange
settings-tiles = Tile size
tile-size = { $value ->
    [large] Large
   *[auto] Auto
}
settings-hand = Buttons
hand = { $value ->
    [left] Left-handed
   *[right] Right-handed
}
settings-motion = Motion
motion = { $value ->
    [less] Less
   *[auto] Auto
}
settings-play = Play
settings-fits = Show where tiles fit
    .about = Sets that take the picked tiles are outlined
settings-warn = Warn before drawing with tiles on the table
settings-hints = Hints
    .about = The lamp shows a play when you ask
settings-speed = Other players’ moves
speed = { $value ->
    [slow] Slow
    [fast] Fast
    [instant] At once
   *[normal] Normal
}
settings-sound-touch = Sound and touch
settings-sound = Sound
settings-vibration = Vibration
    .about = Where the device allows it
settings-keyboard = Keyboard
settings-letters = One-letter shortcuts
    .about = U undo, E end turn, H hint… Press ? in a game for all

## Rules

rules-title = Rules
rules-sets = Sets
rules-turn = Turn
rules-joker = Joker
rules-score = Score
rules-this = This game
rules-aim = Be the first to lay all your tiles on the table.
rules-group = Group
    .about = Three or four tiles of one number, each of a different colour.
    .yes = Group of 8
    .no = Two blues
rules-run = Run
    .about = Three or more consecutive numbers of one colour. 1 is always the lowest and never follows 13.
    .yes = Red 4 to 7
    .no = 1 can’t follow 13
rules-opening = Opening
    .about = { $min ->
        [0] In this game no opening is needed: the table is free from the first turn.
       *[other] Your first play is made of sets from your own rack alone, together worth { $min } or more. Until then you don’t touch the table.
    }
    .yes = 10 + 11 + 12 = 33
rules-move = Play or draw
    .about = Lay at least one tile, or draw one and the turn is over. You may draw even if you could play. A tile just drawn waits for the next turn.
rules-rearrange = Rearranging
    .about = { $min ->
        [0] You may
       *[other] After opening you may
    } take the table apart and put it together anew. At the end of the turn only whole sets may lie there, with no tile left over.
    .before = Before: your rack has red 6
    .after = After: the run is split in two
rules-clock = Clock
rules-stands = The joker stands for any tile
    .about = In a run its place tells which tile it is; in a group it is any missing colour. It counts as the tile it stands for.
    .yes = The joker is black 6
rules-frees = Freeing a joker
    .about = { $min ->
        [0] A joker on the table can be freed.
       *[other] Whoever has opened may free a joker on the table.
    }
    .before = Black 6 takes its place
    .after = The joker starts a new set
rules-going-out = Going out
    .about = Who lays the last tile wins the round. The others lose the sum of what is on their racks, a joker costs { $joker }; the winner gains all of it.
rules-empty = Nobody goes out
    .about = If the round ends before anybody has laid the last tile, the lowest rack wins.
rules-match = Match
rules-preset = This game: { $preset }
rules-same = These are the classic rules.
rules-differ = Different from classic:
rules-all = All the rules of this game

## Share and open

share-title = Share
share-what = What to share
share-game = Whole game
share-position = This position
share-deal = Same deal
share-about = { $what ->
    [game] The link holds the whole game: tiles, moves and rules. Nothing is sent to a server.
    [deal] The link gives your friends the same tiles to start with. Nothing is sent to a server.
   *[position] The link holds the table and the racks as they are now. Nothing is sent to a server.
}
share-not-secret = A curious friend could read the racks out of the link.
share-qr = QR code of the link
share-camera = Point a camera here
share-long = The game is too long for a QR code: send the link or the file.
share-link = Link
share-embed = Put it on a page
share-send = Send to…
share-image = Picture of the table
share-file = Save as a file
share-failed = Copying is not allowed here: select the text and copy it.
import-title = Open a game
import-about = Paste a link or the text of a game, or choose a .fishka file. You can also drop a file anywhere on the page.
import-label = Link or text
import-open = Open
import-file = Choose a file

## Replay

replay-title = Replay
replay-turn = Turn { $n } of { $length }
replay-start = Start of the round
replay-first = First
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-next = Forward
replay-last = Last
replay-speed = Speed
replay-round = Round { $n }
replay-from-here = Play on from here
replay-leave = Leave the replay
replay-preparing = Preparing the replay…

## What is wrong with a turn

fault-short = Only { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
    .fix = A set needs at least 3.
fault-gap = { $kind ->
    [one] { tile } is missing between { $after } and { $before }
    [several] Tiles are missing between { $after } and { $before }
   *[order] { $before } can’t follow { $after }
}
    .fix = { $kind ->
        [one] Add { tile }, or take a tile away.
        [several] Add them, or split the set.
       *[order] Put the tiles in order.
    }
fault-same-colour = Two { colour-plural } tiles in one group
    .fix = Each colour may be there once.
fault-mixed = Neither a group nor a run
    .fix = One number in different colours, or one colour in order.
fault-wrap = 1 can’t follow 13
    .fix = 1 is always the lowest.
fault-long = { $most ->
    [4] A group holds 4 tiles at most
   *[other] A run holds { $most } tiles at most
}
    .fix = Take a tile away.
fault-opening = { $have } of { $need }: { $left } more to open
    .fix = The opening is made of your own tiles.
fault-opening-joker = No joker in the opening
    .fix = Take the joker back to your rack.
fault-nothing-laid = Play at least one tile from your rack
    .fix = Or draw a tile.
fault-missing = Gone from the table: { $names }
    .fix = Put it back on the table.
fault-foreign = Not in this game: { $names }
    .fix = Undo the last step.
fault-locked = Open from your own rack first
    .fix = Until then the table is not touched.
fault-joker-kept = The freed joker must be played this turn
    .fix = Use it in a set.
fault-joker-not-new = The freed joker must be in a new set
    .fix = Make a new set with it, or let it stand for what it stood for before.
fault-joker-without-tile = Only its own tile frees this joker
    .fix = In its place goes: { $names }.
fault-joker-rack-tiles = The joker’s new set needs { $need ->
    [one] { $need } tile
   *[other] { $need } tiles
} from your rack
    .fix = Add a tile from your rack to it.
fault-joker-locked = This set is locked by its joker
    .fix = You may add to it, or exchange the joker for its tile.
fault-took-too-much = You laid { $have }: taking these needs { $need } or more
    .fix = Lay more than you take.
verdict-title = What keeps the turn from ending
verdict-clock = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
} If time runs out, your tiles come back{ $penalty ->
    [0] {"."}
   *[other] {" "}and you draw { $penalty }.
}
verdict-reset = Reset turn
verdict-keep = Back to the table
verdict-foul = End the turn all the same

## Confirm

confirm-draw = Draw a tile?
    .about = The table goes back as it was, and you draw.
    .yes = Draw
confirm-draw-laid = Draw a tile?
    .about = Your tiles come back to your rack, the table goes back as it was, and you draw.
    .yes = Draw
confirm-foul = End the turn like this?
    .about = { $n ->
        [0] The table goes back as it was, and your turn is over.
        [one] The table goes back as it was, and you draw { $n } tile.
       *[other] The table goes back as it was, and you draw { $n } tiles.
    }
    .yes = End turn
confirm-reset = Start the turn again?
    .about = The table goes back as it was. You can undo this.
    .yes = Reset turn
confirm-quit = Leave the game?
    .about = It is kept: you can continue it from the first page.
    .yes = Leave
confirm-replace = Open this game instead?
    .about = You have a game under way. It will be replaced.
    .yes = Open it
confirm-play-on = Play on from here?
    .about = A game begins where the replay stands. It takes the place of the game that you came from.
    .yes = Play on
confirm-begin = Begin a new game?
    .about = The saved game is not over. The new one will take its place.
    .yes = Begin a new game
confirm-again = End this match?
    .about = A new one begins with the same players.
    .yes = Begin anew

## Menu and keys

menu-title = Menu
menu-tidy = Tidy the table
menu-sort-runs = Sort into runs, 789
menu-sort-groups = Sort into groups, 777
menu-log = Moves
menu-keys = All keys
menu-quit = Leave the game
menu-again = Begin anew
clock-off = No clock
clock-is-off = The clock is off to the end of the game.
keys-title = All keys
keys-move = Previous, next tile
keys-shelf = Shelf above, below; to the rack and back
keys-set = Previous, next set
keys-ends = Ends of the set or rack
keys-pick = Pick or let go
keys-extend = Extend the picked tiles
keys-whole = Whole set
keys-place = Pick; place the held tiles here
keys-landing = Next place where the held tiles fit
keys-new = New set from the held tiles
keys-return = Tile back to the rack
keys-escape = Put back
keys-number = Next tile with that number, next joker
keys-undo = Undo, redo, reset the turn
keys-sort = Sort into groups, into runs
keys-hint = Hint, do it, next set that is wrong
keys-turn = Draw or pass, end the turn
keys-go = Table, rack, moves
keys-status = The state of play aloud
keys-regions = Table, rack, actions
keys-this = These keys
keys-letters-off = One-letter keys are switched off in the settings.

## Start-up and trouble

error-title = The rules did not load
error-died = The rules stopped twice at this
    .about = Try again starts them anew. If it happens once more, save the game: the file tells us what went wrong.
error-kept = The game keeps your table and rack as they were. Nothing is lost.
error-offline = You may be offline, and this is the first visit: the rules come once (about { $megabytes } MB) and then work offline.
error-blocked = A blocker may have stopped the download.
error-details = Details for a report
error-save = Save the game
error-retry = Try again
broken-title = This browser is too old for Fishka
broken-about = Fishka needs WebAssembly and module workers. Any browser of the last few years has them: Chrome, Edge, Firefox or Safari 15 and later.
broken-details = Missing: { $missing }
poster-title = Rummikub rules, one shared table
poster-play = Play here
poster-size = Loads about { $megabytes } MB once
poster-open = Open in a new tab
refused-version = This link is from a newer Fishka. Reload the page and try again.
refused-notation = This link is cut short or damaged, or such a game cannot be.
refused-rules = This link has rules that Fishka does not know.
refused-illegal = This link holds a move that the rules do not allow.
refused-stale = That turn is already over.
refused-foreign = Those tiles are not in this game.
refused-players = There are too few tiles for so many such racks.
refused-other = This cannot be opened.

## Puzzles

puzzle = Puzzle
puzzle-task = { $what ->
    [whole] Your turn: lay all { $n } tiles in one turn.
   *[most] Your turn: lay as many tiles as you can in one turn.
}
puzzle-give-up = Give up
puzzle-solved = Solved!
puzzle-missed = Not yet
puzzle-verdict = { $how ->
    [whole] { $n ->
        [one] You laid your last tile.
       *[other] You laid all { $n } tiles.
    }
    [most] { $n ->
        [one] You laid 1 tile: no turn lays more.
       *[other] You laid { $n } tiles: no turn lays more.
    }
    [found] { $n ->
        [one] You laid 1 tile: Fishka finds no more.
       *[other] You laid { $n } tiles: Fishka finds no more.
    }
   *[less] { $best ->
        [one] You laid { $n }: 1 tile can be laid.
       *[other] You laid { $n }: { $best } tiles can be laid.
    }
}
puzzle-how = How it is done
puzzle-again = Try again
puzzle-on = Play on
puzzle-leave = Leave the puzzle and play on

## Lessons

guide-title = Lesson { $n } of { $length }
guide-skip = Skip
guide-next = Next lesson
guide-leave = Leave the lessons
guide-again = Once more
guide-finish = Play a game
guide-done = Well done!
guide-missed = Well played, but it was another play.
guide-group = A group
    .task = Lay your three 8s on the table: one number, three colours. Drag them, or tap them and then the table. Then end the turn.
    .done = That is a group: three or four colours of one number.
guide-run = A run
    .task = Lay blue 5, 6 and 7: one colour, numbers in order. Then end the turn.
    .done = That is a run: three or more in a row. 1 is the lowest and never follows 13.
guide-opening = The opening
    .task = Your first play must be worth 30. Find sets on your rack that make it: the counter shows how far you are.
    .done = You are in the game: from now on the whole table is yours to use.
guide-split = Taking a run apart
    .task = Drop your red 6 into the middle of the long run: it splits in two.
    .done = Any set may be taken apart, if all are whole at the end.
guide-joker = A joker
    .task = Put your black 6 in the joker’s place. The joker is free: play it in a new set with your two 12s.
    .done = You know it all. The rest is practice.

### board: the play screen

board-title = Fishka: the game
board-table-name = Table
board-rack-name = Your rack
board-status = What is happening
board-players = Players
board-tiles-held = , tiles: {""}
board-total = Total
board-pool = In the pool: {""}
board-menu = Menu
board-table = Table, { $sets ->
    [one] { $sets } set
   *[other] { $sets } sets
}
board-rack = Your rack, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
board-set-run = Run: { $tiles }
board-set-group = Group: { $tiles }
board-set-row = Not a set yet: { $tiles }
board-help = Drag tiles here, or tap tiles and then the table
board-new-here = New set here
board-side = Score and moves
board-score = Score
board-player = Player
board-tiles = Tiles
board-moves = Moves
board-no-moves = No moves yet
board-sort = Sort the rack
board-sort-789 = 789: sort into runs
board-sort-777 = 777: sort into groups
board-sorted-789 = Sorted into runs.
board-sorted-777 = Sorted into groups.
board-actions = Turn actions
board-undo = Undo
board-redo = Redo
board-reset = Reset turn
board-hint = Hint
board-undone = Undone.
board-redone = Redone.
board-was-reset = The turn is as it began.
board-cancel = Cancel
board-new-set = New set
board-close = Close
board-whole-set = Whole set
board-loupe = Pick tiles from a set
board-draw = Draw
board-pass = Pass
board-end = End turn
board-n-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
board-fix = { $n ->
    [one] Fix { $n } set
   *[other] Fix { $n } sets
}
board-problems = { $n ->
    [one] { $n } problem
   *[other] { $n } problems
}
board-to-open = { $have } / { $need } to open
board-starting = Starting… { $percent } %
board-result = Show the score
board-waiting = { $name } is thinking
board-next = Next: { $name }
board-your-turn = Your turn.
board-last-turn = Your last turn: the pool is empty.
board-turn-seconds = Your turn, { $n } seconds.
board-said = { $words }.
board-loading = Getting the rules ready
board-slow = Slow connection: the rules are about { $megabytes } MB, once
board-round-over = The round is over.
board-whole = All sets are whole. { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} from your rack.
board-all-whole = All sets are whole.
board-opening = Opening
board-show = Show
board-picked-one = { $name }.
board-picked = { $n } picked.
board-picked-early = It is not your turn yet.
board-fits = { $n ->
    [0] Fits no set yet. Tap the table for a new one.
    [one] Fits { $n } set. Tap it, or tap the table.
   *[other] Fits { $n } sets. Tap one, or tap the table.
}
board-over-run = over the run of { $colour } { $first }–{ $last }
board-over-group = over the group of { $number }s
board-over-row = over a set that is not whole
board-new-only = Tap the table for a new set: until you open, tiles go into new sets only.
board-stays = Tiles from the table stay on the table.
board-drop-join = Joins
board-drop-segment = Joins
board-drop-split = Splits in two
board-drop-swap = Frees the joker
board-drop-partial = Not a set yet
board-drop-new = New set
board-drop-play-joker = { $reuse ->
    [any_set] play it this turn in any set
    [keep] yours to play or to keep
   *[new_set] play it this turn
}
board-and = and
board-put-back = Put back.
board-not-there = These tiles can’t go there.
board-placed = Placed.
board-rack-left = { $n ->
    [one] { $n } tile on your rack.
   *[other] { $n } tiles on your rack.
}
board-seconds-left = { $n } seconds left
board-time-left = { $time } left.
board-pool-left = { $n } in the pool.
board-timeout = { $result ->
    [commit] Time is up. Your table was in order, so it counts.
    [clean] Time is up. { $n ->
        [0] That counts as a pass.
       *[other] You draw { $n }.
    }
   *[messy] Time is up. The table goes back{ $n ->
        [0] {"."}
       *[other] {" "}and you draw { $n }.
    }
}
board-penalty = The table was not in order. It goes back{ $n ->
    [0] {"."}
   *[other] {" "}and you draw { $n }.
}
board-joker-free = { $reuse ->
    [any_set] Joker freed. Play it this turn, in any set.
    [keep] Joker freed. Play it, or keep it on your rack.
   *[new_set] Joker freed. Play it this turn.
}
board-not-kept = This game won’t be kept after you close the page.
board-plan-gone = The table has changed: what you tried is gone.
board-sandbox = Trying things out: nobody else sees this.
board-hint-hide = Hide
board-hint-another = Another
board-hint-where = Show me where
board-hint-do = Do it for me
board-hint-step = Move { $n } of { $length }.
board-hint-none = Nothing to play. { $left ->
    [draw] Draw a tile.
   *[pass] All you can do is pass.
}
board-hint-no-gain = No turn leaves you with fewer tiles. { $left ->
    [draw] Draw a tile.
   *[pass] You can pass.
}
board-hint-nudge = { $n ->
    [one] You can play { $n } tile.
   *[other] You can play { $n } tiles.
}
board-hint-more = { $n ->
    [0] All the tiles of this turn are laid: put the sets in order.
    [one] You can play { $n } more tile.
   *[other] You can play { $n } more tiles.
}
board-hint-start = Start with { $tiles }. { $n ->
    [one] It takes { $n } move.
   *[other] It takes { $n } moves.
}

### links: links, games by link, embedding

link-opening = Opening the link…
link-played = You have already played this turn
    .about = The game on this device is one turn further: now { $name } plays. If your link got lost on the way, send it again.
link-old = This is an old link
    .about = The game on this device has gone on since. Go on from there, or open the newest link.
link-waiting = { $name } plays now
    .about = You have made your move here as { $me }, and nothing has come after it. Send { $name } the link.
link-seat = This link is for { $name }
    .about = You play as { $me } on this device. { $name } makes this move and then sends the next link.
link-fork = This link does not fit your game
    .about = A turn that was already played is different in it: somebody played it twice, or changed it. The game on this device stays as it is.
link-look = Look at the table
link-back = Go on with my game
send = Send the link
send-title = { $over ->
    [yes] The round is over
   *[no] Next: { $name }
}
send-about = { $over ->
    [yes] Send this link to the others, so that they see how it ended.
   *[no] Send this link to { $name } by any messenger. When the next link comes back to you, open it here.
}
send-not-secret = The tiles in the link are packed so that nobody reads them by accident. They are not secret from a friend who is determined to look.
send-done = Done
curtain-turn = Your turn, { $name }
curtain-other = I am { $name }
setup-where = Where people play
setup-together = At this device
setup-apart = By link
setup-apart-note = Each plays on a device of their own. After your turn you send a link; no server, no account.
setup-thread = By link: { $names }
setup-thread-about = { $whose ->
    [yours] Your turn
   *[other] Waiting for { $name }
}
poster-players = { $n ->
    [1] You against a computer
   *[other] You against { $n } computers
}
poster-link = A game is set up here for you
