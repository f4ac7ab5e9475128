### Pages: what stands on them, besides rulings and questions.

## The bar

web-skip = Skip to content
web-nav = Pages
web-nav-desk = Ruling desk
web-nav-console = Arbiter
web-nav-screen = Screen
web-nav-competitions = Competitions
web-nav-laws = Laws

## Settings

web-settings = Settings
web-close = Close
web-cancel = Cancel
web-consider-follows = What follows:
web-consider-nothing = Neither the result nor the clocks change.
web-consider-reason =
    { $needed ->
        [yes] Reason
       *[no] Reason (optional)
    }
web-consider-reason-missing = Enter the reason. It is recorded in the log.
web-consider-changed = The board has changed. Check what follows now.
web-consider-yes = Confirm
web-setting-language = Language
web-setting-theme = Appearance
web-setting-system = System default
web-setting-light = Light
web-setting-dark = Dark
web-setting-size = Text size
web-setting-normal = Normal
web-setting-large = Large
web-setting-huge = Very large
web-setting-board = Board
web-setting-wood = Wood
web-setting-green = Green
web-setting-blue = Blue
web-setting-contrast = High contrast
web-setting-motion = Motion
web-setting-still = Reduce motion
web-setting-sound = Sound
web-setting-on = On
web-setting-off = Off
web-setting-speech = Moves for screen readers
web-setting-speech-plain = In plain words
web-setting-speech-laws = As the Laws announce them
web-setting-notation = Scoresheet notation
web-setting-notation-own = Same as the language
web-setting-figurine = Figurines
web-setting-record = Your scoresheet
web-setting-record-auto = Kept automatically
web-setting-record-hand = I keep it myself

## The front page

web-home-title = Chess by the Laws
web-home-lead = For friends who want a game, clubs that run a tournament, and arbiters who need a ruling.
web-home-caption = White touched the bishop and must move it (4.3.1): the dots are its legal moves.
web-home-control = Time control
web-home-two = Two players on one device
web-home-links = A link for each player
web-home-more = Names, edition, Chess960 and more
web-home-own-control = Another time control
web-home-edition = Edition of the Laws
web-home-chess960 = Chess960 number
web-home-watch = The hall watches flags and illegal moves
web-home-refuses = The board refuses illegal moves
web-home-unsupervised = Rapid or blitz without full supervision
web-home-desk = Say what happened at a wooden board and get the ruling.
web-home-console = The whole hall at a glance, most urgent first.
web-home-screen = Boards for spectators and the wall.
web-home-competitions = Players, rounds, pairings, links, standings.
web-home-laws = Every Article of every edition, in our words.
web-home-back = To the front page
web-white = White
web-black = Black
web-arbiter = Arbiter
web-spectators = Spectators
web-boards = Your boards
web-home-friend = Play a friend by link
web-friend-title = Play a friend
web-friend-send = Send this link to your friend, who gets the other color. The clock starts when both of you are ready. There is no arbiter: after a ruling, the clocks start again when you are both ready.
web-friend-choose = Choose your color
web-friend-left = The remaining color
web-friend-chance = Leave it to chance
web-friend-full = Both seats are taken.
web-friend-link = The link for your friend
web-ready = I am ready
web-ready-waiting = Waiting for your opponent to be ready.
web-ready-stopped = Clocks stopped. They start again when both players are ready.
web-ready-interrupted = The game was interrupted. The clocks start again when both players are ready.
web-stops-clocks =
    { $side ->
        [white] White stops the clocks
       *[black] Black stops the clocks
    }
web-rematch = Rematch
web-your-move = Your move
web-links = Links to share
web-links-explained = Anyone who opens a link takes that seat. The arbiter starts the clock.
web-copy = Copy
web-copy-for = Copy the link: { $who }
web-code-for = QR code of the link: { $who }
web-copied = Copied.
web-join = Taking you to your board …

## The board

web-board = Board
web-seat-near = This side of the board
web-seat-far = The other side of the board
web-piece = { piece }
web-square-with =
    { $square }, { $side ->
        [white] white
       *[black] black
    } { piece }
web-square-empty = { $square }, empty
web-square-touched = { $what }, touched
web-square-may = { $what }, allowed
web-promotion = Promote to which piece?
web-typed = Type a move
web-typed-hint = Enter makes the move; Enter on an empty line, or the space bar, presses the clock.
web-typed-illegal = { $move } is not legal.
web-typed-nevertheless = Make it anyway
web-typed-squares = Type the two squares of the move, for example g1f3.
web-not-your-move = It is not your move.
web-says =
    { $side ->
        [white] White
       *[black] Black
    }: { $words }.

## The clock

web-clock-press = Press the clock: { $who }, { $time }
web-clock-shows = { $who }: { $time }
web-clock-stands = This clock is not running.
web-press-unmoved = You have not made a move. Press the clock?
web-press-nevertheless = Press anyway
web-press-now = You have moved. Now press your clock.
web-press-label = Press
web-flag = flag down
web-moves-to-go =
    { $count ->
        [one] { $count } move to go
       *[other] { $count } moves to go
    }
web-moves-made =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
web-overtime = byo-yomi
web-overtime-left =
    { $count ->
        [1] byo-yomi: last period
       *[other] byo-yomi: { $count } periods left
    }
web-period = period { $number }
web-delay = delay { $seconds } s
web-illegal-count =
    { $count ->
        [one] { $count } illegal move
       *[other] { $count } illegal moves
    }
web-low =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
web-time-left = time left

## What a player says

web-adjust = I adjust
web-offer = Offer a draw
web-offer-title = Offer a draw?
web-offer-then-press = You have made your move: offer, then press the clock.
web-offer-early = By the Laws you move first, then offer, then press the clock. An offer now is still valid.
web-offered = A draw is offered.
web-accept = Accept
web-accept-title = Accept the draw?
web-decline = Decline
web-claim = Claim
web-claim-what = What do you claim?
web-claim-choose = Choose…
web-claim-repetition = Draw: threefold repetition
web-claim-fifty = Draw: fifty-move rule
web-claim-flag = The opponent's flag has fallen
web-claim-illegal = The opponent made an illegal move
web-claim-touch = The opponent did not move the touched piece
web-claim-hands = The opponent used both hands
web-claim-move = With this move, written down (may be empty)
web-claim-words = A claim stops the clocks. If a draw claim is incorrect, the opponent gets extra time.
web-claim-do = Claim
web-touch-broken =
    { $side ->
        [white] White touched one piece and moved another.
       *[black] Black touched one piece and moved another.
    }
web-call = Call the arbiter
web-call-title = Stop the clocks and call the arbiter?
web-call-words = Players may stop the clocks only to get the arbiter's help. What is it about?
web-call-about =
    { $about ->
        [illegal_move] Illegal move
        [clock] Clock
        [disturbance] Disturbance
        [claim] Claim
       *[other] Something else
    }
web-resign = Resign
web-resign-title = Resign the game?
web-more = More
web-more-words = More actions
web-take-back = Take the move back
web-note-offer = Write (=)
web-seal = Seal a move
web-seal-move = The move, as you would write it
web-seal-words = Nobody sees it until the envelope is opened. Sealing also stops the clock.
web-seal-paper = I have also written it on a paper scoresheet, as some editions require
web-sealed = The move is in the envelope.
web-seal-early = Adjourn early
web-seal-early-words = You lose the time until the session would have ended.
web-sign = Sign the result
web-new-game = New game
web-new-game-words = Same time control and rules; the players change colors.

## How things stand

web-rulings = Rulings
web-rulings-all = All rulings
web-rulings-none = No rulings so far.
web-sheet = Scoresheet
web-write = Write on your scoresheet
web-write-do = Write
web-flip = Turn the board
web-download = Download the game
web-replay = Replay
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-next = One move forward
web-replay-last = To the last move
web-replay-start = Initial position
web-replay-live = Back to the game
web-replay-earlier = You are looking at an earlier position.
web-replay-link = Copy a link to this position
web-number = Number
web-line-lost = Connection lost. What you do is kept and sent once it is back.
web-not-started = The game has not begun.
web-clocks-stopped = Clocks stopped, waiting for the arbiter.
web-must-seal = Seal your next move: write it down secretly, and do not make it on the board.
web-other-seals = The opponent is sealing a move. The game is then adjourned.
web-adjourned = The game is adjourned, with the sealed move in its envelope. It continues when the arbiter resumes it.
web-interrupted = The game was interrupted. Clocks stopped, waiting for the arbiter.
web-to-move =
    { $side ->
        [white] White has the move.
       *[black] Black has the move.
    }
web-not-pressed =
    { $side ->
        [white] White has moved but not pressed the clock.
       *[black] Black has moved but not pressed the clock.
    }
web-no-board = There is no such board.
web-withdrawn = This board was paired by mistake and has been withdrawn.
web-not-yours = This seat is not yours in this browser.
web-seat-held = This seat is open in another browser.
web-seat-held-words = If you take it over, the other browser can only watch.
web-seat-take = Take over the seat
web-look-on = Watch
web-lost-title = Page not found

## What the hall says against something

web-problem-link = This link is not known, or no longer valid.
web-problem-often = Too many attempts; wait a moment.
web-problem-too-many = This was done too often in this game.
web-problem-full = There are too many games here already; try again later.
web-problem-long = This text is too long.
web-problem-illegal = This board accepts legal moves only.
web-problem-forbidden = You may not do this here.
web-problem-unavailable = The hall cannot save this now; try again.
web-problem-password = Wrong name or password.
web-problem-game = There is no such board here.
web-problem-log = The log of this board cannot be read.
web-problem-competition = There is no such competition here.
web-problem-edition = There is no such edition of the Laws.
web-problem-article = This edition has no such Article.
web-problem-changed = Someone else has just added a note to this board.
web-problem-note = This note no longer exists.
web-problem-not-adjourned = This game is not adjourned.
web-problem-envelope = There is no such envelope here, or it cannot be opened.
web-problem-password-length = A password has at least 8 and at most 256 characters.
web-problem-unexpected = Something went wrong in the hall; try again.

## The arbiter at the board

web-start = Start the clock
web-start-absent = A player has not arrived. Start anyway?
web-restart = Restart the clocks
web-struck = Struck out by the arbiter
web-stop = Stop the clocks
web-to-console = Console

## My games

web-my-games = My games
web-my-games-none = Open the link that the arbiter gave you. Then your games are listed here.
web-my-games-play = Go to the board
web-my-games-waiting = The next round has not been paired yet.
