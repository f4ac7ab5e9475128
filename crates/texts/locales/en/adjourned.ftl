### Guideline I: adjourned games, and what stands on the envelope.

## What was found

adjourned-session = the session is announced; the arbiter's clock measures it
adjourned-session-end-missing = the end of the session has to be announced as well
adjourned-session-not-over = the session is not over, so nobody has to seal yet
adjourned-must-seal = the session is over and { color } must seal a move
adjourned-seals-early = { color } seals early and loses the time until the session ends
adjourned-sealed = { color } has sealed a move
adjourned-changed = { color } has changed the sealed move before stopping the clock
adjourned-too-late-to-change = the clock has been stopped, so { color } can no longer change the sealed move
adjourned-not-on-paper = { color } must write the sealed move on a paper scoresheet
adjourned-played-instead = { color } made { $move } on the board, which is now the sealed move
adjourned-pressed-instead = { color } pressed the clock instead of stopping it without starting the opponent's
adjourned-still-to-seal = { color } has stopped the clock, but must still write down and seal the move made on the board
adjourned-adjourned = { color } has sealed a move and stopped the clock; the game is adjourned
adjourned-envelope-lacks = missing from the envelope: { envelope-item }
adjourned-envelope-wrong = wrong on the envelope: { envelope-item }
envelope-item =
    { $item ->
        [names] the names of the players
        [position] the position before the sealed move
        [times] the times used
        [sealer] the name of the player who sealed
        [number] the number of the sealed move
        [offer] the draw offer
       *[resumption] the date, time and place of resumption
    }
adjourned-envelope-in-order = everything required is on the envelope
adjourned-envelope-kept = the arbiter has checked the envelope and keeps it
adjourned-offered = { color } offers a draw while the game is adjourned; the offer stands until it is answered
adjourned-ended-before = the game ended before the resumption, so the envelope stays closed
adjourned-set-up-again = the position before the sealed move and the times used are set up for the resumption
adjourned-replier-absent = { color } must reply but is not present
adjourned-both-absent = neither player is present; { color } must reply and loses the time until arrival
adjourned-stopped-on-arrival = { color } has arrived and stopped the clock to call the arbiter
adjourned-opened = the envelope is opened; { color } had sealed “{ $text }”
adjourned-goes-on = { color }'s sealed move is made on the board and the game continues
adjourned-other-than-played = { color } had sealed a different move from the one made on the board, which counts
adjourned-ambiguous = { color }'s sealed move, “{ $text }”, is ambiguous
adjourned-unclear = { color }'s sealed move, “{ $text }”, cannot be understood
adjourned-illegal = { color }'s sealed move, “{ $text }”, is illegal
adjourned-faulty = { color } loses because of the faulty sealed move; if the opponent cannot checkmate, the game is drawn
adjourned-reply-sealed = { color } seals the reply in a new envelope because the opponent is not present
adjourned-reply-made = { color }'s sealed reply is made on the board
adjourned-late = { color } is late for the resumption
adjourned-late-until-opened = { color } is late for the resumption; the consequence depends on the sealed move, once the envelope has been opened
adjourned-not-late = { color } is not late for the resumption
adjourned-ended-by-sealed-move = the sealed move ended the game, and that result stands
adjourned-out-of-time = { color } was present but has run out of time
adjourned-envelope-missing = the envelope is missing; the game continues from what was noted, with the move that the player states
adjourned-position-unknown = the envelope is missing and the position is not known; the game is annulled
adjourned-stated = { color } states that “{ $text }” was sealed
adjourned-times-corrected = { color } pointed out wrong times before moving; they are corrected
adjourned-times-right = the times that { color } disputes are the ones that were noted
adjourned-times-late = { color } pointed out wrong times only after moving

## What the arbiter is asked

adjourned-asked-late = does { color } lose for being late for the resumption
adjourned-asked-meaning = can the meaning of { color }'s sealed move be established
adjourned-asked-times = are the times corrected anyway

## What cannot have happened

adjourned-impossible-adjourned = the game is adjourned
adjourned-impossible-not-adjourned = the game is not adjourned, or has not got that far
adjourned-impossible-annulled = the game has been annulled
adjourned-impossible-session-end = the end of the session is not known: announce it first
adjourned-impossible-replier-absent = the envelope is opened only when the player who must reply is present
adjourned-impossible-sealer-absent = the sealed reply is opened only when the absent player has arrived
adjourned-impossible-unopened = the sealed reply must be opened first
adjourned-impossible-not-sealed = this is not what was sealed: text and nonce do not match the commitment { $commitment }
adjourned-impossible-language = “{ $found }” is not the code of a known language
adjourned-impossible-nothing-to-state = there is nothing to state: the envelope is not missing
adjourned-impossible-nothing-unclear = there is no sealed move whose meaning must be established
adjourned-while-adjourned = { color } acts at the board while the game is adjourned, which has no effect

## The envelope

envelope-title = SEALED MOVE
envelope-players = White: { $white }   Black: { $black }
envelope-position = Position before the sealed move:
envelope-used = Time used: White { $white }, Black { $black }
envelope-sealer = Sealed by: { $name } ({ color })
envelope-sealer-open = Sealed by: { $name }
envelope-number = Move number: { $number }
envelope-offer = Draw offered by: { $name } ({ color })
envelope-no-offer = Draw offered by: nobody
envelope-resumption = Resumption: { $date }, { $time }, { $place }
envelope-checked = Checked and kept by the arbiter: { $name }

## The command `play`

play-no-envelope = There is no envelope to open. If it is lost: { "arbiter lose envelope" }, then: { "state MOVE" }
play-no-chance = Cannot seal: the system provides no random numbers: { $why }.
play-nothing-sealed = No move has been sealed.
play-keys-kept = The sealed move is in { $path }, not in the log.
play-bad-key = { $path }, line { $line }: this is not a sealed move with its key
typed-sealed = the sealed move, such as { "Nf3" }
help-session = announces when the session ends, by the arbiter's clock
help-adjourn = asks the player to move to seal (a player: { "adjourn early" })
help-seal = seals a move, or replaces the sealed one; then: { "stop" }
help-envelope = what to write on the envelope
help-resume = resumes the adjourned game with the players who have arrived
help-open-envelope = opens the envelope ({ "arbiter lose envelope" }, then: { "state Nf3" })
play-envelope = { $form }
