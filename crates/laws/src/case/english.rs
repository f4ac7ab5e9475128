//! Rulings as an arbiter would say them in English. All sentences stand here, until the language files take them over.

use jadoube_board::{Color, Move, Role};
use jadoube_clock::Millis;

use crate::competition::conduct_texts;
use crate::edition::Matter;
use crate::event::Claim;
use crate::ruling::{Answer, Asked, Effect, Finding, Illegality, Question, Ruling};

/// A ruling in sentences, the Article first.
///
/// ```
/// # use jadoube_board::Color;
/// # use jadoube_laws::edition::{Edition, Matter};
/// # use jadoube_laws::event::Claim;
/// # use jadoube_laws::ruling::{Effect, Finding, Ruling};
/// # use jadoube_laws::case::english::say;
/// # use jadoube_clock::Millis;
/// let matter = Matter::ClaimWrong;
/// let effects = vec![Effect::TimeAdded(Color::Black, Millis::from_minutes(2))];
/// let finding = Finding::ClaimWrong(Color::White, Claim::Repetition, 2);
/// let ruling = Ruling { article: matter.article(Edition::Y2023), matter, finding, effects };
/// let said = "9.5.3: White's claim of a repetition is wrong, the count is 2. Black gets 2:00 more.";
/// assert_eq!(say(&ruling), said);
/// ```
pub fn say(ruling: &Ruling) -> String {
    let found = match (&ruling.finding, &ruling.effects[..]) {
        (Finding::Bound(color), [Effect::FreeToPlay(_)]) => {
            format!("nothing that {} has touched can be moved or captured", player(*color))
        }
        (Finding::Illegal(color, _), _) if is_penalty(ruling.matter) => format!("what it costs {}", player(*color)),
        (other, _) => finding(other),
    };
    let mut text = format!("{}: {found}.", ruling.article);
    for said in ruling.effects.iter().map(effect) {
        text.push(' ');
        text.push_str(&said);
        text.push('.');
    }
    text
}

fn is_penalty(matter: Matter) -> bool {
    matches!(matter, Matter::IllegalMovePenalty | Matter::ReducedIllegalMove | Matter::ReducedBlitzIllegalMove)
}

fn player(color: Color) -> &'static str {
    color.pick("White", "Black")
}

fn plural(count: impl Into<u32>, one: &str, more: &str) -> String {
    let count = count.into();
    format!("{count} {}", if count == 1 { one } else { more })
}

/// `m:ss` below an hour, `h:mm:ss` from there on.
fn amount(time: Millis) -> String {
    let text = time.to_string();
    let text = text.strip_prefix("0:").unwrap_or(&text);
    text.strip_prefix('0').unwrap_or(text).to_owned()
}

/// A move without its position: `Ng1-f3`, `O-O`.
pub fn say_move(m: Move) -> String {
    if let Some(wing) = m.castling() {
        return wing.to_string();
    }
    let letter = match m.role() {
        Role::Pawn => String::new(),
        role => role.to_char().to_ascii_uppercase().to_string(),
    };
    let promotion = m.promotion().map_or(String::new(), |role| format!("={}", role.to_char().to_ascii_uppercase()));
    format!("{letter}{}-{}{promotion}", m.from(), m.to())
}

fn moves(list: &[Move]) -> String {
    const SHOWN: usize = 8;
    let mut said: Vec<String> = list.iter().take(SHOWN).copied().map(say_move).collect();
    if list.len() > SHOWN {
        said.push(plural(u32::try_from(list.len() - SHOWN).unwrap_or(u32::MAX), "other", "others"));
    }
    let Some(last) = said.pop() else { return "nothing".to_owned() };
    if said.is_empty() { last } else { format!("{} or {last}", said.join(", ")) }
}

fn claim(claim: Claim) -> &'static str {
    match claim {
        Claim::Repetition => "a repetition",
        Claim::Fifty => "fifty moves",
        Claim::Flag => "a fallen flag",
        Claim::IllegalMove => "an illegal move",
        Claim::TouchMove => "a touch-move breach",
        Claim::TwoHands => "two hands",
    }
}

fn illegality(kind: Illegality) -> String {
    match kind {
        Illegality::Move(Some(breach)) => format!("an illegal move: {breach}"),
        Illegality::Move(None) => "an illegal move".to_owned(),
        Illegality::PawnNotPromoted(square) => format!("a pawn left on {square} without promotion"),
        Illegality::PressWithoutMove => "the clock pressed without a move".to_owned(),
        Illegality::TwoHands => "a move with both hands".to_owned(),
    }
}

/// What was found, without a full stop.
pub fn finding(finding: &Finding) -> String {
    let of = |color: &Color| player(*color);
    match finding {
        Finding::Started => "the game begins".to_owned(),
        Finding::Arrived(color) => format!("{} has arrived", of(color)),
        Finding::Late(color) => format!("{} was not there when the default time was over", of(color)),
        Finding::BothAbsent => "neither player was there; White bears the time until now".to_owned(),
        Finding::Bound(color) => format!("{} is bound by what was touched", of(color)),
        Finding::AdjustedWrongly(color) => format!("{} may not touch the pieces now", of(color)),
        Finding::Adjusted(color) => format!("{} adjusts, which binds to nothing", of(color)),
        Finding::Made(color, m) => format!("{} has made the move {}", of(color), say_move(*m)),
        Finding::ReleasedIllegally(color, Some(breach)) => {
            format!("what {} has let go of is no legal move ({breach}); it can still be corrected", of(color))
        }
        Finding::ReleasedIllegally(color, None) => {
            format!("what {} has let go of is no legal move; it can still be corrected", of(color))
        }
        Finding::TouchMoveBroken(color) => format!("{}'s move is none that the touched pieces allow", of(color)),
        Finding::ComplaintTooLate(color) => format!("{} has touched a piece and can no longer complain", of(color)),
        Finding::ComplaintUnfounded(color, about) => {
            format!("{}'s complaint of {} is unfounded", of(color), claim(*about))
        }
        Finding::Completed(color) => format!("{}'s move is completed", of(color)),
        Finding::Checkmate(color) => format!("{} has given checkmate", of(color)),
        Finding::Stalemate => "stalemate".to_owned(),
        Finding::Dead => "neither player can mate any more".to_owned(),
        Finding::Resigned(color) => format!("{} resigns", of(color)),
        Finding::Agreed => "a draw is agreed".to_owned(),
        Finding::AgreementBarred => "a draw cannot be agreed now".to_owned(),
        Finding::Offered(color) => format!("{} offers a draw", of(color)),
        Finding::OfferedWrongly(color) => {
            format!("{} offers a draw at the wrong moment; the offer is valid", of(color))
        }
        Finding::ConditionVoid(color) => format!("no condition can be attached to {}'s offer", of(color)),
        Finding::Declined(color) => format!("{} declines the draw", of(color)),
        Finding::NoOffer => "there is no offer to accept or decline".to_owned(),
        Finding::FlagFell(color, done, Some(required)) => {
            format!("{}'s flag has fallen with {done} of {required} moves completed", of(color))
        }
        Finding::FlagFell(color, ..) => format!("{}'s flag has fallen", of(color)),
        Finding::FlagUp(color) => format!("{}'s flag does not count as fallen", of(color)),
        Finding::BothFlags => "both flags are down".to_owned(),
        Finding::TimeLost(color) => format!("{} has not completed the moves in time", of(color)),
        Finding::Illegal(color, kind) => format!("{}: {}", of(color), illegality(*kind)),
        Finding::IllegalStands(color) => format!("{}'s illegal move stands", of(color)),
        Finding::ClockMishandled(color) => format!("{} handles the clock wrongly", of(color)),
        Finding::PressIdle(color) => format!("{}'s press changes nothing", of(color)),
        Finding::Stopped(color, true) => format!("{} has stopped the clocks", of(color)),
        Finding::Stopped(color, false) => format!("{} has stopped the clocks without a valid reason", of(color)),
        Finding::StoppedByArbiter => "the arbiter has stopped the clocks".to_owned(),
        Finding::Restarted(color) => format!("the game goes on with {}'s clock", of(color)),
        Finding::Claimed(color, about) => format!("{} claims {}", of(color), claim(*about)),
        Finding::TakenBack(color) => format!("{} takes the move back", of(color)),
        Finding::ClaimRight(color, about) => format!("{}'s claim of {} is right", of(color), claim(*about)),
        Finding::ClaimWrong(color, about, count) => {
            format!("{}'s claim of {} is wrong, the count is {count}", of(color), claim(*about))
        }
        Finding::ClaimNotOnMove(color, about) => {
            format!("{} does not have the move and cannot claim {}", of(color), claim(*about))
        }
        Finding::ClaimAfterTouch(color, about) => {
            format!("{} has touched a piece and cannot claim {} on this move", of(color), claim(*about))
        }
        Finding::Fivefold => "the same position has appeared five times".to_owned(),
        Finding::SeventyFive => "seventy-five moves by each player without capture or pawn move".to_owned(),
        Finding::ColorsReversed(moves) => {
            format!("the colors are reversed, after {} by each", plural(*moves, "move", "moves"))
        }
        Finding::WrongSetUp => "the initial position was wrong".to_owned(),
        Finding::BoardTurned => {
            "the board stands the wrong way; the position is carried over to a right one".to_owned()
        }
        Finding::Displaced(color) => format!("{} has displaced pieces and puts them right on the own time", of(color)),
        Finding::DisplacedLater => "pieces had been displaced".to_owned(),
        Finding::ClockWrong => "the clock is not right".to_owned(),
        Finding::Recorded(color) => format!("{} writes", of(color)),
        Finding::RecordedAhead(color) => {
            format!("{} writes a move before making it, which only a claim allows", of(color))
        }
        Finding::NotRecorded(color) => format!("{} has not kept the scoresheet up to date", of(color)),
        Finding::NeedNotRecord(color) => format!("{} need not record", of(color)),
        Finding::Signed(color) => format!("{} signs", of(color)),
        Finding::SignedWrongly(color) => format!("{} signs a result that is not that of the game", of(color)),
        Finding::Decided(number) => format!("question {number} is decided"),
        Finding::ClockSet(color) => format!("{}'s clock is set", of(color)),
        Finding::Declared => "the arbiter declares the result".to_owned(),
        Finding::MovedTwice(color) => format!("{} has moved twice in a row", of(color)),
        Finding::Conduct(found) => found.message().to_string(),
        Finding::Arbiter(found) => found.message().to_string(),
    }
}

/// What follows, without a full stop.
pub fn effect(effect: &Effect) -> String {
    let of = |color: &Color| player(*color);
    match effect {
        Effect::TimeAdded(color, time) => format!("{} gets {} more", of(color), amount(*time)),
        Effect::TimeTaken(color, time) => format!("{} loses {}", of(color), amount(*time)),
        Effect::ClocksStopped => "The clocks stand".to_owned(),
        Effect::ClockRuns(color) => format!("{}'s clock runs", of(color)),
        Effect::Restored(0) => "The board goes back to the beginning".to_owned(),
        Effect::Restored(ply) => {
            format!("The board goes back to where it stood after {}", plural(*ply, "move by either", "moves by either"))
        }
        Effect::MustPlay(color, list) => format!("{} must play {}", of(color), moves(list)),
        Effect::FreeToPlay(color) => format!("{} may play any legal move", of(color)),
        Effect::Became(square, role) => format!("The pawn on {square} becomes a {role}"),
        Effect::IllegalMoves(color, count) => {
            format!("{} against {}", plural(*count, "illegal move counts", "illegal moves count"), of(color))
        }
        Effect::OfferStands(color) => format!("{}'s offer of a draw stands", of(color)),
        Effect::OfferGone => "There is no offer any more".to_owned(),
        Effect::MayPenalize(color) => format!("The arbiter may penalize {}", of(color)),
        Effect::Warned(color) => format!("{} is warned", of(color)),
        Effect::MustUpdate(color) => format!("{} must complete the scoresheet before moving", of(color)),
        Effect::Asked(asked) => question(asked),
        Effect::NewGame => "A new game is played".to_owned(),
        Effect::Over(outcome) => format!("The game is over: {}", outcome.score),
        Effect::Event(event) => event.message().to_string(),
        Effect::MaySendOut => conduct_texts::may_send_out().to_string(),
    }
}

/// A question with its answers.
pub fn question(question: &Question) -> String {
    let about = match question.about {
        Asked::LateArrival(color) => format!("does {} lose the game", player(color)),
        Asked::CanMate(color) => format!("can {} still mate", player(color)),
        Asked::ColorsReversed => "does the game go on with these colors".to_owned(),
        Asked::MovedTwice(color) => format!("what becomes of {}'s two moves", player(color)),
        Asked::Times => "which times do the clocks show".to_owned(),
        other => conduct_texts::question(other).map_or(String::new(), |message| message.to_string()),
    };
    let answers: Vec<String> = question.answers.iter().map(|answer| say_answer(*answer)).collect();
    format!("The arbiter decides (question {}): {about}? Answers: {}", question.number, answers.join(", "))
}

fn say_answer(answer: Answer) -> String {
    let word = match answer {
        Answer::Yes => "yes",
        Answer::No => "no",
        Answer::Lost => "lost",
        Answer::MayPlay => "may play",
        Answer::GoOn => "go on",
        Answer::NewGame => "new game",
        Answer::TakeBack => "take back",
        Answer::LeaveTimes => "leave times",
        other => return conduct_texts::answer(other).map_or(String::new(), |message| message.to_string()),
    };
    word.to_owned()
}
