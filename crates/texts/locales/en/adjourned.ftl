### Guideline I: adjourned games, and what stands on the envelope.

## What was found

adjourned-session = the session is announced by the arbiter's clock
adjourned-session-end-missing = the end of the session has to be announced as well
adjourned-session-not-over = the session is not over, nobody has to seal yet
adjourned-must-seal = the session is over, { color } has to seal a move
adjourned-seals-early = { color } seals early and bears the time until the session ends
adjourned-sealed = { color } has sealed a move
adjourned-changed = { color } has changed the sealed move before stopping the clock
adjourned-too-late-to-change = the clock has been stopped, { color } can no longer change the sealed move
adjourned-not-on-paper = { color } has to write the sealed move on a paper scoresheet
adjourned-played-instead = { color } has made { $move } on the board, which is now the sealed move
adjourned-pressed-instead = { color } has pressed the clock, which has to be stopped without starting the other
adjourned-still-to-seal = { color } has stopped the clock, but the move made on the board still has to be written down and sealed
adjourned-adjourned = { color } has sealed and stopped the clock; the game is adjourned
adjourned-envelope-lacks = missing on the envelope: { envelope-item }
adjourned-envelope-wrong = wrong on the envelope: { envelope-item }
envelope-item =
    { $item ->
        [names] the names of the players
        [position] the position before the sealed move
        [times] the times used
        [sealer] the name of the player who sealed
        [number] the number of the sealed move
        [offer] the offer of a draw
       *[resumption] date, time and place of the resumption
    }
adjourned-envelope-in-order = everything that must stand on the envelope does
adjourned-envelope-kept = the arbiter has checked the envelope and keeps it
adjourned-offered = { color } offers a draw while the game is adjourned; the offer stands until it is answered
adjourned-ended-before = the game has ended before the resumption, the envelope stays closed
adjourned-set-up-again = the position before the sealed move and the times used are set up for the resumption
adjourned-replier-absent = { color } has to reply and is not there
adjourned-both-absent = neither player is there; { color } has to reply and loses the time until arrival
adjourned-stopped-on-arrival = { color } has come and stopped the clock to call the arbiter
adjourned-opened = the envelope is opened; { color } had sealed “{ $text }”
adjourned-goes-on = the sealed move of { color } is on the board and the game goes on
adjourned-other-than-played = { color } had sealed another move than the one made on the board, which counts
adjourned-ambiguous = what { color } had sealed, “{ $text }”, can mean several moves
adjourned-unclear = what { color } had sealed, “{ $text }”, makes no sense by itself
adjourned-illegal = what { color } had sealed, “{ $text }”, is an illegal move
adjourned-faulty = a faulty sealed move loses the game for { color }, unless the opponent cannot mate
adjourned-reply-sealed = { color } seals the reply in a new envelope, because the opponent is not there
adjourned-reply-made = the sealed reply of { color } is on the board
adjourned-late = { color } is too late for the resumption
adjourned-late-until-opened = { color } is too late for the resumption; what follows from it is known when the envelope has been opened
adjourned-not-late = { color } is not late for the resumption
adjourned-ended-by-sealed-move = the sealed move has ended the game, and that counts
adjourned-out-of-time = { color } was there but has run out of time
adjourned-envelope-missing = the envelope is missing; the game goes on from what was noted, with the move that the player states
adjourned-position-unknown = the envelope is missing and nobody knows the position; the game is annulled
adjourned-stated = { color } states that “{ $text }” was sealed
adjourned-times-corrected = { color } has pointed out wrong times before moving; they are corrected
adjourned-times-right = the times that { color } complains of are those that were noted
adjourned-times-late = { color } has pointed out wrong times only after moving

## What the arbiter is asked

adjourned-asked-late = does { color } lose, being late for the resumption
adjourned-asked-meaning = can the meaning of the move that { color } sealed be established
adjourned-asked-times = are the times corrected all the same

## What cannot have happened

adjourned-impossible-adjourned = the game is adjourned
adjourned-impossible-not-adjourned = the game is not adjourned, or not so far
adjourned-impossible-annulled = the game has been annulled
adjourned-impossible-session-end = the end of the session is not known; it has to be announced first
adjourned-impossible-written-openly = a move to be sealed is not written openly; it has to be sealed
adjourned-impossible-replier-absent = the envelope is opened only when the player who has to reply is there
adjourned-impossible-sealer-absent = the sealed reply is opened only when the absent player has come
adjourned-impossible-unopened = the sealed reply has to be opened first
adjourned-impossible-not-sealed = this is not what was sealed: text and nonce do not agree with the commitment { $commitment }
adjourned-impossible-language = “{ $found }” is not the code of a known language
adjourned-impossible-nothing-to-state = there is nothing to state: the envelope is not missing
adjourned-impossible-nothing-unclear = there is no sealed move whose meaning has to be established

## The envelope

envelope-title = SEALED MOVE
envelope-players = White: { $white }   Black: { $black }
envelope-position = Position before the sealed move:
envelope-used = Time used: White { $white }, Black { $black }
envelope-sealer = Sealed by: { $name } ({ color })
envelope-sealer-open = Sealed by: { $name }
envelope-number = Number of the move: { $number }
envelope-offer = Draw offered by: { $name } ({ color })
envelope-no-offer = Draw offered by: nobody
envelope-resumption = Resumption: { $date }, { $time }, { $place }
envelope-checked = Checked and kept by the arbiter: { $name }

## The command `play`

play-no-envelope = There is no envelope at hand to be opened. If it is lost: { "arbiter lose envelope" }, then: { "state MOVE" }
play-no-chance = Nothing can be sealed without chance from the system: { $why }.
play-nothing-sealed = No move has been sealed.
play-keys-kept = What was sealed is in { $path }, not in the log.
play-bad-key = { $path }, line { $line }: this is not a sealed move with its key
typed-sealed = the sealed move, such as { "Nf3" }
help-session = the session ends then, by the arbiter's clock
help-adjourn = asks the player who has the move to seal (a player: { "adjourn early" })
help-seal = seals a move, or another instead; then: { "stop" }
help-envelope = what stands on the envelope, to be copied
help-resume = the adjourned game goes on with whoever has arrived
help-open-envelope = opens the envelope ({ "arbiter lose envelope" }, then: { "state Nf3" })
play-envelope = { $form }
