### Appendix C and D: why a written move cannot be read, and moves in speech.

## What is wrong with the writing

move-empty = expected a move, found nothing
move-unexpected = column { $column }: expected { $expected }, found “{ $found }”
move-fault = line { $line }, column { $column }, “{ $text }”: { $error }
move-unfinished = the move ends too early: expected { $expected }
expected-move = a move
expected-square = a square
expected-file = a file
expected-rank = a rank (1 to 8)
expected-promotion = the piece that the pawn becomes
expected-end = the end of the move

## What is wrong with the game

fault-unclosed-comment = the comment that begins here is never closed: everything up to the next game stays as it is
fault-unclosed-variation = the variation that begins here is never closed
fault-too-deep = variations nested deeper than { $limit } stay as they are
fault-bad-fen = the FEN cannot be read; the game stays as it is: { $error }
fault-bad-position = this position cannot be played on; the game stays as it is: { $error }
fault-other-variant = a variant with other rules than those of chess: the game stays as it is

## What is wrong with the move

move-no-such-piece = { color } has no { piece }
move-none-on-file = { color } has no { piece } on the { $file }-file
move-none-on-rank = { color } has no { piece } on rank { $rank }
move-none-on-square = { color } has no { piece } on { $square }
move-none-reaches = no { piece } can get to { $square }
move-barred = { piece } { $from }–{ $to }: { $reason }
move-barred-bare = { $from }–{ $to }: { $reason }
move-write-castling = write { $writing } for castling
move-each-barred = { $reasons }
move-blocked = the { side } { blocker } on { $square } is in the way
move-ambiguous = more than one { piece } can go to { $square }: write { $choices }
move-unclear = this can mean several moves: write { $choices }
move-promotion-missing = the pawn that reaches { $square } must become a queen, rook, bishop or knight: write { $choices }

side =
    { $side ->
        [white] white
       *[black] black
    }
blocker =
    { $blocker ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    }

## Moves in plain speech

speech-move = { piece } from { $from } to { $to }
speech-capture = { piece } from { $from } takes { victim } on { $to }
speech-en-passant = pawn from { $from } takes en passant on { $to }
speech-castling =
    { $wing ->
        [king] castles kingside
       *[queen] castles queenside
    }
speech-promotion = becomes a { piece }
speech-check = check
speech-mate = checkmate

victim =
    { $victim ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    }
