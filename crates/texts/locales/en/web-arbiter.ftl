### Pages of arbiters and organizers: the Laws, the ruling desk, the console, the screen, competitions.

## The Laws page

web-laws-title = The Laws of Chess
web-laws-lead = Every Article of four editions in our own words, with what Jadoube does about it and the cases that show it.
web-laws-search = Search the Articles
web-laws-edition = Edition
web-laws-beside = Compare with
web-laws-alone = nothing
web-laws-articles = Articles
web-laws-article-part = The Article
web-laws-article = Article { $number }
web-laws-nothing = nothing on this
web-laws-same = the same
web-laws-parts = Its parts
web-laws-elsewhere = In the other editions
web-laws-departures = Where the translation departs from the English text
web-laws-english = English text:
web-laws-terms = Terms
web-laws-cases =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
web-laws-found =
    { $count ->
        [one] { $count } Article for “{ $words }”
       *[other] { $count } Articles for “{ $words }”
    }
web-laws-found-like =
    { $count ->
        [one] No exact match for “{ $words }”; { $count } Article has similar words
       *[other] No exact match for “{ $words }”; { $count } Articles have similar words
    }
web-laws-found-partly =
    { $count ->
        [one] No Article has all of “{ $words }”; here is the nearest
       *[other] No Article has all of “{ $words }”; here are the { $count } nearest
    }
web-laws-found-english =
    { $count ->
        [one] Nothing in this language for “{ $words }”; { $count } Article has it in English
       *[other] Nothing in this language for “{ $words }”; { $count } Articles have it in English
    }
web-laws-found-none = Nothing for “{ $words }” in the numbers, texts and terms of { $edition }, nor in English. Try another word, or the number of an Article.
web-laws-only-english = in English

## Logging in

web-login-title = Log in as an arbiter
web-login-lead = The hall shows the name and a one-time password where it was started.
web-login-name = Name
web-login-password = Password
web-login-new = New password
web-login-change = Choose a password of your own, with at least 8 characters.
web-login = Log in

## Setting up a position

web-editor-board = Position to set up
web-editor-mode = What a tap does
web-editor-does =
    { $mode ->
        [move] The move
        [square] Touched piece
        [other] The other piece
       *[brush] Set up
    }
web-editor-pieces = Pieces
web-editor-piece =
    { $color ->
        [white] white { piece }
       *[black] black { piece }
    }
web-editor-empty = Empty the square
web-editor-array = Initial position
web-editor-clear = Empty board

## The ruling desk

web-desk-wooden = The board
web-desk-what = What happened
web-desk-answer = The ruling
web-desk-laws-of = Laws of { $edition }
web-rate =
    { $rate ->
        [standard] standard
        [rapid] rapid
       *[blitz] blitz
    }
web-desk-reduced = not fully supervised
web-desk-control = Time control
web-desk-own-control = Another time control
web-desk-unsupervised = Rapid or blitz without full supervision
web-desk-default = Default time in minutes
web-desk-earlier = Earlier illegal moves by { $who }
web-desk-earlier-kept = Earlier illegal moves by { $who }, as counted at this board: { $count }
web-desk-group =
    { $group ->
        [moves] Moves and hands
        [clock] Clock and time
        [draws] Draws
        [board] Board and pieces
        [conduct] Conduct
       *[result] Result
    }
web-desk-all = All
web-desk-who = Who?
web-desk-how = How?
web-desk-count =
    { $what ->
        [repetition] How many times has the position occurred?
        [fifty] How many moves by each player without a capture or pawn move?
       *[other] Minutes after the start
    }
web-desk-fewer = Fewer
web-desk-more = More
web-desk-exact = Set up the position
web-desk-clocks = Clock times
web-desk-point = Now show it on the board: the move or the piece.
web-desk-over = The game is over.
web-desk-decide = For you to decide
web-desk-steps = What to do
web-desk-rulings = The ruling
web-desk-stand-in = This ruling does not use the position. Questions that depend on it are left open, and both sides are assumed to be able to checkmate.
web-desk-position = Position after the ruling
web-desk-minutes = Minutes
web-desk-case = As a case
web-desk-copy = Copy the minutes
web-desk-share = Share
web-desk-note = Note at this board
web-desk-noted = Noted.
web-desk-handed = Entries from a phone
web-desk-handed-note = Note at this board
web-desk-handed-at = Noted on the phone { $time }
web-desk-handed-bad = This is not a file or link from the pocket.
web-desk-amount =
    { $kind ->
        [opponents_time] Time for the opponent
        [offenders_time] Time taken from the offender
        [opponents_points] Points for the opponent
        [offenders_points] Points taken from the offender
        [fine] Fine
       *[rounds] Rounds
    }
web-desk-penalize = Penalize
web-desk-declare = Declare { $score }?
web-desk-declare-yes = Declare
web-desk-against = The ruling noted at { $time } says { $ruled }: enter { $score } anyway?
web-desk-against-yes = Enter { $score } anyway
web-desk-round-board = round { $round }, board { $board }
web-desk-illegal-moves = Illegal moves
web-desk-warnings = Warnings
web-desk-offers = Draw offers
web-desk-start = Start the round
web-desk-arrived = { $who } has arrived
web-desk-after-default = The default time is over. When did { $who } arrive?
web-desk-after-default-words = A player who came in time and was only noted late counts as present. Otherwise a ruling is needed on the late arrival.
web-desk-came-in-time = In time, noted only now
web-desk-came-late = After the default time
web-desk-offered = { $who } offers a draw
web-desk-result = Result
web-desk-console = In the console
web-desk-default-left = { $time } until the default time is over
web-desk-notes =
    { $count ->
        [one] { $count } note
       *[other] { $count } notes
    }
web-desk-take-back = The last note was a mistake
web-desk-take-back-yes = Strike it out
web-desk-strike-result = Strike out the result { $score }
web-desk-changed = Someone else has just added a note to this board: check it, then enter yours again
web-desk-attach = Attach to a board of the round
web-desk-no-board = no board

## The console

web-console-title = The hall at a glance
web-console-hall = All boards
web-console-open = Open { $names }
web-console-free = free board
web-console-wooden = wooden board
web-console-illegal =
    { $count ->
        [one] { color }: { $count } illegal move
       *[other] { color }: { $count } illegal moves
    }
web-console-need-not-record = { color } need not record
web-console-flag = flag
web-console-summary =
    { $boards ->
        [one] { $boards } game
       *[other] { $boards } games
    } in progress; { $urgent ->
        [0] nothing needs you
        [one] { $urgent } needs you now
       *[other] { $urgent } need you now
    }
web-console-not-begun =
    { $count ->
        [one] { $count } has not begun
       *[other] { $count } have not begun
    }
web-console-nothing = No boards yet. Create a competition and pair a round:
web-console-offline = The hall is not responding; retrying.
web-urgency =
    { $reason ->
        [unreadable] log cannot be read
        [called] arbiter called
        [question] question open
        [flag] flag down
        [undeclared] over by a ruling, no result yet
        [stopped] clocks stopped
        [unnoticed] illegal move not dealt with
        [default_over] default time over
        [last_minute] last minute
        [contradiction] result against the ruling
        [ruled_otherwise] ruled differently by another version
        [absent] absent
        [time_trouble] time trouble
        [not_recording] scoresheet behind
        [offer] draw offered
        [illegal_moves] illegal moves
        [sealing] sealing a move
        [adjourned] adjourned
        [envelope] resumed, open the envelope
       *[not_started] not started
    }
web-console-not-noted = { color }: arrival not noted, { $minutes } min
web-console-absent =
    { color } absent, { $minutes } min{ $over ->
        [yes] , default time over
       *[no] {""}
    }
web-console-called =
    { $about ->
        [illegal_move] { color } calls: illegal move
        [clock] { color } calls: clock
        [disturbance] { color } calls: disturbance
        [claim] { color } calls: claim
       *[other] { color } calls the arbiter
    }
web-console-unnoticed = { color }: illegal move, nobody has complained
web-console-undeclared = ruled { $ruled } at { $time }, no result yet
web-console-contradiction = result against the ruling of { $time }: { $ruled }
web-console-log = Log
web-console-sheet = Scoresheet
web-console-stop = Stop the clocks
web-console-restart = Start the clock of { $who }
web-console-set-clock = Set the clock of { $who }
web-console-give-time = More time for { $who }
web-console-choose = Choose…
web-console-why = Reason
web-console-ground =
    { $ground ->
        [disturbance] The game was disturbed from outside
        [clock] The clock was defective or set incorrectly
        [penalty] Penalty for { $opponent }
       *[judgment] Another reason
    }
web-console-reason = Reason: { $reason }
web-console-signed = Arbiter: { $who }
web-console-open-envelope-words = The sealed move is shown to everybody and played. This cannot be undone.
web-all-stop = Stop all clocks…
web-all-stop-words = All running clocks stop at once, for example because of a fire alarm or a power cut. Clocks that are already stopped stay as they are.
web-all-stop-yes = Stop the clocks
web-all-stop-default = Interruption of play
web-all-stop-wooden = Clocks at wooden boards have to be stopped by hand.
web-all-stopped =
    { $count ->
        [one] The clocks of { $count } board are stopped.
       *[other] The clocks of { $count } boards are stopped.
    }
web-all-alarm =
    { $count ->
        [one] { $count } board stopped at { $time } by { $who }
       *[other] { $count } boards stopped at { $time } by { $who }
    }
web-all-restart-button = Restart these clocks…
web-all-restart = Restart the clocks after “{ $reason }”?
web-all-restart-words =
    { $count ->
        [one] The clock of the player to move starts at { $count } board. Boards that were stopped for another reason stay stopped.
       *[other] The clocks of the players to move start at { $count } boards. Boards that were stopped for another reason stay stopped.
    }
web-all-restart-yes = Restart the clocks
web-all-restarted =
    { $count ->
        [one] The clock of { $count } board is running again.
       *[other] The clocks of { $count } boards are running again.
    }
web-all-announce = Announce to all…
web-all-announce-words = The announcement appears at every board whose game is not over, and in its log.
web-all-announce-text = Announcement
web-all-announce-missing = Enter the announcement.
web-all-announce-yes = Announce
web-all-announced =
    { $count ->
        [one] Announced at { $count } board.
       *[other] Announced at { $count } boards.
    }
web-all-scope = Where
web-all-hall = All boards of the hall
web-all-others =
    { $count ->
        [one] Not done at { $count } board:
       *[other] Not done at { $count } boards:
    }
web-all-why =
    { $outcome ->
        [not_begun] the game has not begun
        [over] the game is over
        [already_stopped] the clocks were already stopped
        [other_reason] the clocks were stopped for another reason
        [unreadable] the log cannot be read
       *[refused] the board could not be reached
    }
web-console-correct-result = Correct the result
web-console-mine = Only my boards
web-comp-against = A ruling noted at this board gives a different result. Enter { $score } anyway?
web-staff = Arbiters
web-staff-lead = Each arbiter has an account. The log of every board says who acted.
web-staff-you = you
web-staff-chief = chief arbiter
web-staff-never = has never logged in
web-staff-name = Name of the new arbiter
web-staff-add = Add an arbiter
web-staff-once = Password for { $name }
web-staff-once-words = It is shown only now. It must be changed at the first login.
web-staff-reset = New password
web-staff-reset-of = New password for { $name }?
web-staff-reset-words = The old password stops working, and all sessions of this account end.
web-staff-remove = Remove
web-staff-remove-of = Remove { $name }?
web-staff-remove-words = The account is deleted, and its sessions end. What the logs say stays.
web-staff-boards = Boards
web-staff-boards-of = Boards of { $name }
web-staff-boards-words = The console shows these boards first. Leave everything empty for all boards.
web-staff-boards-wrong = Enter the first and the last board, counted from 1.
web-staff-from = first board
web-staff-to = last board
web-staff-sector = { $name }: boards { $from }–{ $to }
web-staff-all-boards = All boards
web-staff-save = Save
web-staff-password = Change password
web-staff-old = Current password
web-staff-new = New password (at least 8 characters)
web-staff-password-yes = Change the password
web-staff-password-changed = The password is changed. Other sessions have ended.
web-console-time = Time (h:mm:ss)
web-console-set = Set
web-console-give = Give
web-unread =
    { $kind ->
        [time] “{ $found }” is not a time. Write 1:30:00 for an hour and a half, 2:00 for two minutes, or 5 for five minutes.
        [points] “{ $found }” is not a number of points. Write ½, 1 or 1½.
       *[number] “{ $found }” is not a whole number.
    }
web-console-counter = Moves on the counter
web-console-clock-of = Clock of { $who }
web-console-penalize = penalize { $who }: { penalty }
web-penalty = { penalty }
web-console-observe = I observe
web-console-clocks = Clocks
web-console-penalties = Penalties
web-console-conduct = Conduct and devices
web-console-position = Position and reconstruction
web-console-restore = Back to an earlier position
web-console-restore-yes = Set back
web-console-before =
    { $color ->
        [white] Before White's move { $number }
       *[black] Before Black's move { $number }
    }
web-console-earlier = One move earlier
web-console-later = One move later
web-console-restore-times = Choose the last position that is certain. If the clocks should show something else, set them here:
web-console-set-up = None of them is right: set up the position
web-console-who-moves = Side to move
web-console-nothing-back = No move has been made yet.
web-console-evidence = Completed moves proven for { $who }
web-console-moves = Completed moves
web-console-adjourn = Adjournment
web-console-resume = Resume the game
web-console-open-envelope = Open the envelope
web-console-print-envelope = Print the envelope
web-console-envelope = Envelope of an adjourned game
web-console-links = Links and downloads
web-console-link = New link for { $who }
web-console-link-words = A new secret link is created and shown once. The link that { $who } has now will stop working.
web-console-link-yes = Create a new link
web-console-play = See the board
web-console-print = Print
web-console-print-sheet = Scoresheet
web-console-print-log = Log of incidents
web-console-notice = Notice to print
web-console-log-all = All acts
web-console-log-none = No incidents so far.
web-console-log-at = { $time } after the start of the game
web-console-others = Also waiting:
web-console-others-more = { $count } more
web-console-all-present = All present: round { $round }
web-console-all-present-words = Everyone at the wooden boards of this round who has not been noted yet is noted as arrived ({ $count }).
web-console-all-present-yes = Note all as present
web-console-noted-present = { $count } noted as present.
web-console-check-envelope = Check the envelope
web-console-resumption = When and where the game is resumed:
web-console-date = Date
web-console-hour = Time of day
web-console-strike = Strike this entry out
web-console-strike-yes = Strike out
web-console-strikes = The arbiter strikes out: “{ $what }”
web-console-struck =
    { $by ->
        [arbiter] Struck out by the arbiter, { $time }
       *[somebody] Struck out by { $who }, { $time }
    }

## The screen

web-screen-whole = Full screen
web-screen-board = Board { $board }
web-screen-round = Round { $round }
web-screen-delay =
    { $minutes ->
        [one] { $minutes }-minute delay
       *[other] { $minutes }-minute delay
    }
web-screen-delay-moves =
    { $count ->
        [one] { $count }-move delay
       *[other] { $count }-move delay
    }
web-screen-nothing = There is no competition yet.
web-screen-view = Show
web-screen-boards = Boards
web-screen-pairings = Pairings by board
web-screen-names = Pairings by name
web-screen-results = Results
web-screen-turn = All in turn
web-screen-page = Page { $page } of { $pages }
web-screen-pause = Pause
web-screen-continue = Continue
web-screen-not-paired = Nothing has been paired yet.
web-screen-opponent = Opponent
web-screen-color = Color

## Competitions

web-comp-none = There is no competition yet.
web-comp-new = Create a competition
web-comp-name = Name of the competition
web-comp-site = Place
web-comp-no-draws = No draw agreed before move
web-comp-delay = Broadcast delay in minutes
web-comp-watch = Who watches flags and illegal moves?
web-comp-people = players and arbiters
web-comp-hall = the hall
web-comp-refuses = Boards refuse illegal moves
web-comp-announce = Create
web-comp-pair = Pair round { $round }
web-comp-pair-lead = One board per line, White first: “Anna – Bert”, or “Cecil – bye” for a player without an opponent (“bye ½” and “bye 0” for half a point and none). Board numbers, titles, ratings and tab-separated columns are understood; so is a file from your pairing program (CSV or TRF).
web-comp-pairings = Pairings
web-comp-pairings-example = Anna – Bert
web-comp-bye =
    { $player } has no opponent ({ $worth ->
        [half] ½ point
        [zero] 0 points
       *[full] 1 point
    })
web-comp-new-name = new
web-comp-new-near = or is it { $name }?
web-comp-new-all =
    { $count ->
        [one] The list of players is empty: one is entered with this round.
       *[other] The list of players is empty: { $count } are entered with this round.
    }
web-comp-new-title = New players?
web-comp-new-words = Nobody in the list of players has these names. Nothing has been saved yet.
web-comp-new-yes = Enter as new players
web-comp-no-opponent = no opponent
web-comp-fault =
    { $kind ->
        [one_name] Line { $line }: “{ $found }” does not name two players. Put a dash between them: Anna – Bert
        [many_names] Line { $line }: { $found } names; a board has two players.
        [twice] Line { $line }: { $player } is already on line { $before }.
        [comma] Line { $line }: “{ $found }”: two players, or one name with a comma? Put a dash between two players: Anna – Bert
        [board_twice] Line { $line }: board { $board } is already on line { $before }.
        [no_opponent] Line { $line }: after “{ $found }” the opponent is missing. Without an opponent, write: { $found } – bye
       *[no_name] Line { $line }: a name is missing before the dash.
    }
web-comp-pair-yes = Pair the round
web-comp-file = From a file
web-comp-paired = Round { $round } is paired.
web-comp-left-out = left out: { $what }
web-comp-start = Start round { $round }
web-comp-start-words = White's clock is started at every board that has not begun. Mark the boards that are played on wood: for those the start is only noted.
web-comp-start-wood = Board { $board }, { $names }: wooden board
web-comp-still-playing = These boards of earlier rounds are still playing. The wall shows them beside the new round until they are over.
web-comp-still-board = Round { $round }, board { $board }: { $names }
web-comp-start-anyway = Start round { $round } anyway
web-comp-start-later = Board { $board }, { $names }: not now, one of them is still playing
web-comp-started = Round { $round }: { $started } with a clock here, { $noted } at wooden boards.
web-comp-not-started =
    { $why ->
        [unreadable] Board { $board }, { $names }: not started, its log cannot be read
        [over] Board { $board }, { $names }: not started, the game is over
        [begun] Board { $board }, { $names }: not started, it has already begun
        [playing] Board { $board }, { $names }: not started, one of them is still playing in an earlier round. Start the round again when that game is over
       *[impossible] Board { $board }, { $names }: not started
    }
web-comp-none-to-start = Every board of round { $round } has begun.
web-comp-correct = Correct the pairings of round { $round }
web-comp-correct-words = One board per line, as it should be; a line that you remove is deleted. Games that have begun must stay as they are. Links that were handed out stay with their players.
web-comp-correct-yes = Save
web-comp-corrected = Round { $round } is corrected.
web-comp-unpair = Delete round { $round }
web-comp-unpair-words = All its boards are withdrawn, and links that were handed out stop working.
web-comp-unpair-yes = Delete
web-comp-rename = Rename
web-comp-rename-player = Correct the name of { $who }
web-comp-right-name = Correct name
web-comp-board = board
web-comp-wooden = wooden board
web-comp-standings = Standings
web-comp-place = Place
web-comp-player = Player
web-comp-rating = Rating
web-comp-points = Points
web-comp-handouts = Links and QR codes for the players
web-comp-handouts-yes = Make new links
web-comp-handouts-words = Both players of every board of round { $round } get a new link, to print and hand out. Links of this round that were handed out before stop working; players who are already at a board stay there.
web-comp-results-at-once = Publish results at once; only the moves are delayed
web-comp-event-links = Links for the whole event
web-comp-event-links-words = Every player gets one link for all rounds, to print and hand out once. Links of this kind that were handed out before stop working.
web-comp-player-link = Link
web-comp-player-link-words = { $who } gets a link for the whole event. An earlier one stops working; the links of the others stay.
web-comp-qr = QR code for { $who }
web-comp-downloads = Downloads
web-comp-games = Games (PGN)
web-comp-report = Report (TRF)
web-comp-tie-breaks = Tie-breaks, in order
web-comp-system = System
web-comp-swiss = Swiss
web-comp-round-robin = Round robin
web-comp-rounds-planned = Number of rounds
web-comp-explain = Explain the tie-breaks of { $who }
web-comp-explain-title = Tie-breaks: { $who }
web-comp-report-pairing = Report for a pairing program
web-comp-report-pairing-lead = It contains the finished rounds. The list of players says who does not play in the next one.
web-comp-plays = plays
web-comp-absent = absent
web-comp-half-bye = half-point bye
web-comp-download = Download
web-desk-ending = How the game ended
web-desk-ending-normal = Over the board
web-desk-ending-time = On time
web-desk-ending-forfeit = Not played (forfeit)
web-desk-ending-decision = Decided by the arbiter
web-comp-no-players = Players are added with the pairings.
web-comp-not-paired = Not paired: { $names }
web-comp-players = Players
web-comp-players-lead = One player per line, with title and rating if there are any. Players who are named in a pairing are entered with it.
web-comp-players-enter = Enter players
web-comp-players-entered =
    { $count ->
        [0] Nobody new was entered.
        [one] { $count } player was entered.
       *[other] { $count } players were entered.
    }
web-comp-attends = Does { $who } play in round { $round }?
web-comp-withdrawn = withdrawn
web-comp-default-time = Default time { $minutes } min
web-comp-lateness = How late a player may arrive (default time), in minutes

web-unreadable = This game cannot be read
web-console-otherwise = This version would rule differently on entry { $entry }: { $act }
web-console-otherwise-stands = What was ruled stands until you change it.
web-console-otherwise-then = Ruled by { $build }
web-console-otherwise-now = This version would rule
web-console-otherwise-nothing = nothing
web-checkpoint = Checkpoints
web-checkpoint-make = Make a checkpoint
web-checkpoint-words = A checkpoint signs the end of every log. Print it or save the file, and keep it away from this computer: it shows later whether anything was deleted or changed.
web-checkpoint-after = { $name }, after round { $round }
web-checkpoint-made = Made
web-checkpoint-logs = Logs
web-checkpoint-key = Public key
web-checkpoint-root = Root
web-checkpoint-signature = Signature
web-checkpoint-file = Save the file
web-checkpoint-verify = Check with
web-checkpoint-none = There is no checkpoint yet. One is made when all games of a round are over.

web-sessions = Your sessions
web-sessions-lead = Every browser in which you are logged in, or which shares your place at a board. End any that you do not recognize.
web-sessions-current = This browser
web-sessions-shared = It shares your place at a board.
web-sessions-times = Since { $since }, until { $until }
web-sessions-end = End this session
web-sessions-end-words = That browser or device can no longer act and has to log in again.
web-sessions-end-others = End all other sessions
web-sessions-end-others-words =
    { $count ->
        [one] One session ends at once.
       *[other] { $count } sessions end at once.
    }
web-sessions-ended = Ended.
web-sessions-alone = There are no other sessions.
web-sessions-log-out = Log out
