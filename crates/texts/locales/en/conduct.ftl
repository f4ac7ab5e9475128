### Articles 10 to 12: points, conduct, the arbiter; and the log of a competition.

misconduct =
    { $what ->
        [disrepute] bringing the game of chess into disrepute
        [notes] using notes or another source of information
        [advice] taking advice
        [other-board] analyzing on another board
        [smoking] smoking outside the designated area
        [vaping] using an electronic cigarette outside the designated area
        [disturbing] distracting or annoying the opponent
        [noise] bringing a source of noise into the playing area
        [offers] making unreasonable draw offers
        [claims] making unreasonable claims
        [sheet] writing something on the scoresheet that does not belong there
       *[bag] using the bag with the device without permission
    }
place =
    { $place ->
        [venue] the playing venue
       *[area] the playing area
    }
penalty =
    { $kind ->
        [warning] a warning
        [opponents-time] extra time for the opponent
        [offenders-time] less time for the offender
        [opponents-points] more points for the opponent from this game
        [offenders-points] fewer points for the offender from this game
        [loss] loss of the game
        [fine] a fine announced in advance
        [rounds] exclusion from one or more rounds
       *[expulsion] expulsion from the competition
    }
said =
    { $said ->
        [count] the number of moves made
        [moved] that the opponent has moved
       *[pressed] that the clock has not been pressed
    }
duty =
    { $duty ->
        [observance] ensures that the Laws are strictly observed
        [fair-play] ensures fair play
        [interest] acts in the best interest of the competition
        [conditions] maintains a good playing environment
        [undisturbed] ensures that the players are not disturbed
        [progress] supervises the progress of the competition
        [needs] attends to the needs of disabled players and of players who need medical attention
        [anti-cheating] follows the anti-cheating regulations
       *[games] watches the games, especially when players are in time trouble
    }

conduct-breach = { color } was found { misconduct }
conduct-no-rule = { color } was found { misconduct }; no rule forbids it here
conduct-left-with-leave = { color } leaves { place } with the arbiter's permission
conduct-left-freely = { color } leaves { place }, which needs no permission here
conduct-left-without = { color } leaves { place } without the arbiter's permission
conduct-left-unreported = { color } leaves the playing area without telling the arbiter
conduct-outsider-admitted = someone who is neither a player nor an arbiter is in the playing area, which is permitted
conduct-outsider-entered = someone who is neither a player nor an arbiter is in the playing area without the arbiter's permission
conduct-device-allowed = { color } has an electronic device, which is allowed here
conduct-device-handed-over = { color } hands an electronic device over before moving, which is in order
conduct-device-forbidden = { color } has an electronic device in the playing venue, which is forbidden
conduct-device-loses = { color } loses the game because of an electronic device
conduct-device-milder = { color } has an electronic device, for which the competition has announced a milder penalty
conduct-search-asked = { color } is asked to allow a search, in private, by a person of the same gender
conduct-search-beyond = the arbiter has no right to ask { color } for this search
conduct-search-allowed = { color } allows the search
conduct-search-refused = { color } refuses the search
conduct-search-rightly-refused = { color } refuses the search and is entitled to do so
conduct-refuses = { color } persistently refuses to comply with the Laws and loses the game
conduct-both-refuse = both players persistently refuse to comply with the Laws, and both lose the game
conduct-explanation-due = { color } is entitled to an explanation of particular points of the Laws
conduct-explanation-not-due = { color } asks for an explanation, but these Laws give no right to one
conduct-appealed = { color } appeals against a decision of the arbiter
conduct-appeal-barred = { color } cannot appeal against this decision
conduct-appeal-decided =
    { $upheld ->
        [yes] the appeal is upheld
       *[no] the appeal is rejected
    }
conduct-helps = { color } helps reconstruct the game
conduct-refuses-to-help = { color } refuses to help reconstruct the game
conduct-claim-checked = the claim is checked by someone who is authorized to check it
conduct-claim-checked-by-others = the claim is checked by someone who is not authorized to check it
conduct-spectator = { color } has finished the game and is now regarded as a spectator

arbiter-penalized = { color } is penalized: { penalty }
arbiter-cannot-play-on = { color } is out of the competition and has lost the game
arbiter-disturbed = the game was disturbed from outside, so { color } gets extra time
arbiter-time-made-up = the clock was defective or set incorrectly, so { color } gets extra time
arbiter-time-by-judgment = { color } gets extra time for a reason that no Article covers
arbiter-announced = announcement: “{ $text }”
arbiter-may-say = the arbiter tells a player { said }, which is allowed
arbiter-must-not-say = the arbiter must not tell a player { said }
arbiter-seen-to = the arbiter { duty }
arbiter-assistants = the arbiter appoints assistants to watch the games
arbiter-interfered = someone who is not a player interferes in the game
arbiter-reported = an irregularity is reported to the arbiter
arbiter-sent-out = the arbiter expels the person who interfered from the venue
arbiter-phone-used = someone uses a telephone in the venue without the arbiter's permission
arbiter-phone-authorized = someone uses a telephone in the venue with the arbiter's permission

effect-may-send-out = the arbiter may expel the offender from the venue
event-ended = the game ended { $score } and scores { $points } points
event-points = the game now scores { $points } points
event-warned = { color }'s warning is entered in the competition log
event-fined = { color } is fined { $amount }
event-excluded =
    { $rounds ->
        [one] { color } does not play in the next round
       *[other] { color } does not play in the next { $rounds } rounds
    }
event-expelled = { color } is expelled from the competition
event-appealed = { color }'s appeal is entered in the competition log
event-appeal-decided =
    { $upheld ->
        [yes] the competition log now shows that the appeal was upheld
       *[no] the competition log now shows that the appeal was rejected
    }
event-fide-asked = the question to FIDE is entered in the competition log

asked-penalty = which penalty does { color } get
asked-can-win = could { color } still win by any series of legal moves
asked-score-against = what does { color }'s opponent score
answer-penalty =
    { $kind ->
        [warning] warning
        [opponents-time] opponent's time
        [offenders-time] offender's time
        [opponents-points] opponent's points
        [offenders-points] offender's points
        [loss] loss
        [fine] fine
        [rounds] rounds
       *[expulsion] expulsion
    }
answer-opponent-wins = opponent wins
answer-opponent-draws = opponent draws
answer-opponent-loses = opponent loses

number-of-points =
    { $count ->
        [half] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }
barred-no-such-penalty = { penalty } is not among the penalties in Article { $article } of { $edition }
barred-amount-missing = { penalty }: the amount is missing
barred-fine-not-announced = no fine of { $amount } was announced in advance
barred-not-over = points from the game can be changed only when it is over
barred-no-time = extra time must be more than zero
barred-too-few-points = the player has only { number-of-points } from this game to lose
barred-above-maximum = a player cannot get more than { number-of-points } from this game
barred-together = the players together would have { number-of-points }, but the game gives at most { $most }
barred-unusual = no result of a game gives { number-of-points }
barred-not-asked = the player has not been asked to allow a search
barred-found-already = the arbiter has already recorded this against { color }
barred-no-appeal = there is no appeal to decide
barred-nobody-interfered = nobody has interfered, so nobody can be expelled

refused-not-in-advance = this had to be announced before the first game was paired
refused-scoring = a draw cannot be worth more than a win, nor a loss more than a draw
refused-device-penalty = { penalty } cannot be announced for devices under the Laws of { $edition }: it must be one of the penalties they list and milder than loss of the game
refused-game-paired = there is already a game { $game }
refused-no-game = there is no game { $game }
refused-with-themselves = { $player } cannot be paired with themselves
refused-expelled = { $player } is expelled from the competition
refused-excluded = { $player } is excluded up to and including round { $round }
refused-no-appeal = there is no appeal from game { $game } to decide
refused-no-question = there is no open question { $question } to FIDE

expected-scoring = points for a win, a draw and a loss, none higher than the one before it, such as { "3-1-0" }, or { "armageddon" }
expected-forfeit = points for a forfeit loss, not more than for a loss over the board
expected-points = points such as { "1, 1/2" } or { "2.5" }
expected-player-name = the name of a player in one word with a capital, such as { "Anna" }
expected-penalty = { "warning, opponent's time, offender's time, opponent's points, offender's points, loss, fine, rounds" } or { "expulsion" }
expected-milder-penalty = a penalty milder than the loss of the game, such as { "warning" }; a { "fine" } only after the line { "fines" }

help-penalize = a penalty ({ "opponent's time 2:00, offender's time 2:00, loss, fine 50" }, …)
help-disturbance = extra time because the game was disturbed from outside
help-phone = a telephone is found ({ "in the bag, switched on, sounding" })
help-conduct = a player breaks the rules of conduct ({ "using notes, disturbing the opponent" }, …)
help-appeal = a player appeals against a decision of the arbiter

held =
    { $held ->
        [body] on the body
        [elsewhere] elsewhere in the venue
       *[bag] in a bag
    }
power =
    { $power ->
        [off] switched off
        [on] switched on
       *[sounding] making a sound
    }
round-begins = round { $number }: { $players }
act-leaves = { actor } leaves { place }
act-leaves-reported = { actor } leaves { place } after telling the arbiter
act-leaves-permitted = { actor } leaves { place } with permission
act-enters =
    { $permitted ->
        [yes] { actor } enters the playing area with permission
       *[no] { actor } enters the playing area
    }
act-finds = { actor } finds { color } { misconduct }
act-finds-device = { actor } finds that { color } has an electronic device: { held }, { power }
act-hands-over-device = { actor } hands an electronic device over to the arbiter
act-asks-to-search =
    { $body ->
        [yes] { actor } asks to search { color }'s body
       *[no] { actor } asks to search { color }'s bags and clothes
    }
act-allows-search = { actor } allows the search
act-refuses-search = { actor } refuses the search
act-finds-refusing = { actor } finds that { color } persistently refuses to comply with the Laws
act-asks-explanation = { actor } asks for points of the Laws to be explained
act-appeals = { actor } appeals
act-appeals-in-quickplay = { actor } appeals against a decision on a claim in the last period
act-decides-appeal =
    { $upheld ->
        [yes] { actor } upholds the appeal
       *[no] { actor } rejects the appeal
    }
act-upholds-with = { actor } upholds the appeal and decides the result: { $score }
act-helps = { actor } helps reconstruct the game
act-refuses-to-help = { actor } refuses to help reconstruct the game
act-checks-claim = { actor } checks the claim
act-penalizes = { actor } penalizes { color }: { penalty }
act-penalizes-by = { actor } penalizes { color }: { penalty } ({ $amount })
act-gives-time = { actor } gives { color } { $time } for a disturbance
act-gives-time-for-clock = { actor } gives { color } { $time } because of the clock
act-gives-time-by-judgment = { actor } gives { color } { $time } for another reason
act-announces = { actor } announces: “{ $text }”
act-says = { actor } tells a player { said }
act-sees-to = { actor } { duty }
act-appoints-assistants = { actor } appoints assistants
act-sends-out = { actor } expels the offender from the venue
act-interferes = { actor } interferes in the game
act-reports = { actor } reports an irregularity to the arbiter
act-uses-phone =
    { $authorized ->
        [yes] { actor } uses a telephone with permission
       *[no] { actor } uses a telephone
    }
