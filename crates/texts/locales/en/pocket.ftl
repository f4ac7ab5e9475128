### The arbiter's pocket: a page that needs no server and no network.

web-pocket-title = The arbiter's pocket
web-pocket-lead = Laws, ruling desk, a chess clock and a board for your phone, without a server or a network.
web-pocket-missing = This hall was built without the pocket. To add it, run crates/wasm/build and start the hall again with --wasm target/npm/jadoube-full.wasm.
web-pocket-noscript = This page needs JavaScript. It works without a network.
web-pocket-clock = Chess clock
web-pocket-privacy = Privacy

## The Laws

web-pocket-all-articles = All Articles of { $edition }
web-pocket-changes =
    { $count ->
        [one] { $count } difference between { $from } and { $to }
       *[other] { $count } differences between { $from } and { $to }
    }
web-pocket-print = Print

## Setting the clock

web-pocket-presets = Common time controls
web-pocket-control-hint = Minutes plus seconds for each move: 90+30. Several periods: 40/90, 30; +30. Delay: 60 d5. Each player: white 5, black 4. Byo-yomi: 30, byo-yomi 3x30.
web-pocket-penalties-of = Penalties from the edition
web-pocket-credit = The time of the next period is added
web-pocket-credit-time = when the time runs out
web-pocket-credit-moves = when the moves are completed
web-pocket-freeze = When a player has no time left
web-pocket-freeze-no = only the flag falls
web-pocket-freeze-yes = both clocks are stopped
web-pocket-set = Set the clock

## The clock

web-pocket-start = Start
web-pocket-pause = Stop
web-pocket-go-on = Continue
web-pocket-turn = Turn around
web-pocket-new-clock = New clock
web-pocket-new-clock-yes = Delete these times
web-pocket-stopped = The clocks are stopped.
web-pocket-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
web-pocket-period = period { $number }
web-pocket-delay = delay { $time }
web-pocket-first = this flag fell first
web-pocket-ran-on = The page was closed for { $time }. The clock kept running.
web-pocket-set-back = The device's clock was set back by { $time } or more while the page was closed. The clocks are stopped: correct the times.

## Corrections and penalties

web-pocket-correct = Correct the times
web-pocket-correct-yes = Set
web-pocket-time = Time
web-pocket-move-count = Moves completed
web-pocket-bad-time = Enter a time as hours:minutes:seconds, for example 1:05:30.
web-pocket-penalty = Extra time as a penalty
web-pocket-penalty-illegal =
    { $side ->
        [white] White's illegal move: Black
       *[black] Black's illegal move: White
    } gets { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } ({ $article })
web-pocket-penalty-claim =
    { $side ->
        [white] White's incorrect claim: Black
       *[black] Black's incorrect claim: White
    } gets { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } ({ $article })

## The board

web-pocket-press = The clock is pressed
web-pocket-press-hand = by the players
web-pocket-press-auto = automatically after a legal move
web-pocket-aloud = Speak moves, rulings and times aloud
web-pocket-keys = Enter makes the typed move. Enter on an empty line, or the space bar, presses the clock. F2, or a question mark and Enter, tells the times.
web-pocket-delete-game = Delete this game?

## The ruling desk

web-pocket-history =
    { $count ->
        [0] History
       *[other] History ({ $count })
    }
web-pocket-keep = Keep with a note
web-pocket-history-empty = Nothing has been kept yet. Below a ruling, “Keep with a note” puts it here.
web-pocket-entry-note = Note
web-pocket-entry-round = Round
web-pocket-entry-board = Board
web-pocket-entry-competition = Competition
web-pocket-change-note = Change the note
web-pocket-delete-entry = Delete this entry?
web-pocket-all-notices = All as notices
web-pocket-all-cases = All as cases
web-pocket-hand = Hand over to a hall
web-pocket-hand-file = Save as a file
web-pocket-hand-link = Copy a link
web-pocket-hand-hall = Address of the hall
web-pocket-hand-code = Show a QR code
web-pocket-hand-code-words = Scan it with a device on which you are signed in at { $hall }.
web-pocket-hand-too-long = The link has { $found } characters; a QR code can hold { $most }. Copy the link, save a file, or hand over the entries one at a time.
web-pocket-hand-words = The link, the QR code and the file contain the ruling, the note and the names. Anyone who has one of them can read all of this.

## Guided entry

web-pocket-guide = Another incident, step by step
web-pocket-guide-turn = Side to move
web-pocket-guide-castling = Neither the king nor the rook has moved
web-pocket-guide-passed = A pawn has just advanced two squares
web-pocket-guide-no-pawn = no
web-pocket-guide-lead = Choose who did what, one line after another. The ruling follows each line.
web-pocket-guide-who = Who?
web-pocket-guide-then = And then: who?
web-pocket-guide-what = what happened?
web-pocket-guide-search = Search
web-pocket-guide-undo = Remove the last line
web-pocket-guide-anew = Start again
web-pocket-guide-done = Done

## Privacy

web-pocket-privacy-nothing = This page sends nothing anywhere. It has no accounts and no statistics, and its security policy does not let the browser connect to any other site.
web-pocket-privacy-stored = On this device it stores your settings, the place where you stopped reading, the times of the running clock, the game on the board, and the rulings that you keep with their notes. Anybody who can unlock this device can read them.
web-pocket-privacy-delete = You can delete all of it here. To remove an installed page, uninstall it like any other app; a downloaded file can simply be deleted.
web-pocket-delete = Delete everything stored here
web-pocket-delete-yes = Delete
web-pocket-take = Take it with you
web-pocket-take-file = Download as one file
web-pocket-take-site = Download as a site for a web server

## The command

pocket-wrote = { $path }: { $size } kB
pocket-no-module = this program was built without the WebAssembly module, which the pocket needs. Run crates/wasm/build and build again, or give the module with --wasm FILE.
pocket-cannot-write = { $path } cannot be written
