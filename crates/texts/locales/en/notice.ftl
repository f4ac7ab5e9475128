# A ruling as a notice to print.

notice-title = Arbiter's ruling
notice-competition = Competition
notice-round = Round
notice-board = Board
notice-white = White
notice-black = Black
notice-date = Date
notice-laws = Laws of Chess
notice-edition = edition { $edition }, { $regime }
notice-happened = What happened
notice-ruling = Ruling
notice-after = After the ruling
notice-over = the game is over: { $score }; White has { $white } and Black { $black } on the clock
notice-over-untimed = the game is over: { $score }
notice-clocks = White has { $white } and Black { $black } on the clock
notice-running =
    White has { $white } and Black { $black } on the clock; { color } is to move and { $running ->
        [white] White's
       *[black] Black's
    } clock is running
notice-stopped = White has { $white } and Black { $black } on the clock; the clocks are stopped; { color } is to move
notice-appeals = Appeal
notice-appeal = A player may appeal against this decision unless the rules of the competition say otherwise (Article { $article }). The time limit and the form of an appeal are announced by the competition.
notice-no-appeal = The rules of this competition do not provide for appeals.
notice-time-and-place = Date and time
notice-signature = Arbiter
