//! The words that cases use in rapid and blitz, in Chess960, in games without increment, and for the Preface.

use jadoube_board::{Color, Role};
use jadoube_clock::Rate;

use super::reader::{read_amount, read_square};
use crate::vocabulary::text::{Expected, ReadError, Words};
use super::{Deed, Wanted};
use crate::appendix::rapid::{Arrangement, RapidAct, RapidEffect, RapidFinding, RapidQuestion, SetUpPart};
use crate::edition::Supervision;
use crate::event::Act;
use crate::guideline::chess960::{Chess960Act, Chess960Finding, Lots};
use crate::guideline::without_increment::{
    Evidence, Grounds, Mode, QuickplayAct, QuickplayEffect, QuickplayFinding, QuickplayQuestion,
};
use crate::preface::{Federation, OwnRule, PrefaceAct, PrefaceFinding};
use crate::ruling::{Asked, Effect};

pub(super) type Told<'a> = (&'static str, Option<&'a Color>);

pub(super) fn of_rapid(finding: &RapidFinding) -> Told<'_> {
    match finding {
        RapidFinding::Rate(Rate::Blitz) => ("blitz", None),
        RapidFinding::Rate(_) => ("rapid", None),
        RapidFinding::NoRecording => ("no duty to record", None),
        RapidFinding::Announced(Supervision::Full) => ("full supervision announced", None),
        RapidFinding::Announced(Supervision::Reduced) => ("reduced supervision announced", None),
        RapidFinding::Arbiters(_, true) => ("enough arbiters", None),
        RapidFinding::Arbiters(_, false) => ("too few arbiters", None),
        RapidFinding::ArbiterRecords(true) => ("arbiter records", None),
        RapidFinding::ArbiterRecords(false) => ("arbiter does not record", None),
        RapidFinding::Regime(Supervision::Full) => ("competition rules in full", None),
        RapidFinding::Regime(Supervision::Reduced) => ("competition rules reduced", None),
        RapidFinding::AsRapid => ("played as rapid", None),
        RapidFinding::SheetGiven(color) => ("scoresheet given", Some(color)),
        RapidFinding::NoSheet(color) => ("no scoresheet given", Some(color)),
        RapidFinding::Look(color, _) => ("looked at the scoresheet", Some(color)),
        RapidFinding::NoLook(color) => ("no look at the scoresheet", Some(color)),
        RapidFinding::LooksUsedUp(color) => ("looks used up", Some(color)),
        RapidFinding::SetUpStands(SetUpPart::Pieces) => ("set-up stands", None),
        RapidFinding::SetUpStands(SetUpPart::Board) => ("board stands as it is", None),
        RapidFinding::SetUpStands(SetUpPart::Clock) => ("clock setting stands", None),
        RapidFinding::FlagLeftToPlayers(color) => ("flag left to the players", Some(color)),
        RapidFinding::IllegalLeftToPlayers(color) => ("illegal move left to the players", Some(color)),
        RapidFinding::TouchLeftToPlayers(color) => ("touch-move left to the players", Some(color)),
        RapidFinding::OwnFlagDown(color) => ("own flag down", Some(color)),
        RapidFinding::Waits => ("arbiter waits", None),
        RapidFinding::StillIllegal => ("illegal position stays", None),
        RapidFinding::LawfulAgain => ("illegal position gone", None),
        RapidFinding::NoIllegalPosition => ("no illegal position", None),
        RapidFinding::AgreesToCorrect(color) => ("agreed to correct", Some(color)),
        RapidFinding::Corrected => ("corrected by agreement", None),
        RapidFinding::NothingToCorrect(color) => ("no correction possible", Some(color)),
        RapidFinding::ShorterPenalty(_) => ("shorter penalty", None),
    }
}

pub(super) fn of_chess960(finding: &Chess960Finding) -> Told<'_> {
    match finding {
        Chess960Finding::Drawn(_) => ("array drawn", None),
        Chess960Finding::AboutToCastle(color) => ("about to castle", Some(color)),
        Chess960Finding::CastlingByHand(color, _) => ("castling by hand", Some(color)),
    }
}

pub(super) fn of_quickplay(finding: &QuickplayFinding) -> Told<'_> {
    match finding {
        QuickplayFinding::Announced => ("guidelines announced", None),
        QuickplayFinding::NotHere => ("guidelines not in force", None),
        QuickplayFinding::NotOnMove(color) => ("without the move", Some(color)),
        QuickplayFinding::TimeLeft(color) => ("too much time left", Some(color)),
        QuickplayFinding::FlagDown(color) => ("flag already down", Some(color)),
        QuickplayFinding::NoFiveSeconds(color) => ("no five seconds", Some(color)),
        QuickplayFinding::Asked(color, _) => ("asked for five seconds", Some(color)),
        QuickplayFinding::Granted(color, _) => ("five seconds granted", Some(color)),
        QuickplayFinding::Refused(color) => ("five seconds refused", Some(color)),
        QuickplayFinding::Claimed(color, _) => ("claimed by normal means", Some(color)),
        QuickplayFinding::Agreed(color) => ("claim granted", Some(color)),
        QuickplayFinding::Postponed(color) => ("decision postponed", Some(color)),
        QuickplayFinding::Rejected(color) => ("claim rejected", Some(color)),
        QuickplayFinding::Final => ("decision final", None),
        QuickplayFinding::FellAfterPostponing(color) => ("flag fell after postponing", Some(color)),
        QuickplayFinding::DeclaredDrawn => ("declared drawn", None),
        QuickplayFinding::Concluded(color) => ("game concluded by claim", Some(color)),
        QuickplayFinding::Ground(color, Grounds::CannotWin) => ("no win by normal means", Some(color)),
        QuickplayFinding::Ground(color, _) => ("no effort to win", Some(color)),
        QuickplayFinding::Given(color, Evidence::Position) => ("final position noted", Some(color)),
        QuickplayFinding::Given(color, Evidence::Sheet) => ("scoresheet submitted", Some(color)),
        QuickplayFinding::Verified(color, Evidence::Position, true) => ("final position confirmed", Some(color)),
        QuickplayFinding::Verified(color, Evidence::Position, false) => ("final position disputed", Some(color)),
        QuickplayFinding::Verified(color, Evidence::Sheet, true) => ("scoresheet confirmed", Some(color)),
        QuickplayFinding::Verified(color, Evidence::Sheet, false) => ("scoresheet disputed", Some(color)),
        QuickplayFinding::Referred(color) => ("claim referred", Some(color)),
    }
}

pub(super) fn of_preface(finding: &PrefaceFinding) -> Told<'_> {
    let words = match finding {
        PrefaceFinding::Uncovered(..) => "uncovered case",
        PrefaceFinding::DecidedLike(_) => "decided by analogy",
        PrefaceFinding::DecidedOtherwise => "decided otherwise",
        PrefaceFinding::PutToFide(_) => "put to fide",
        PrefaceFinding::OwnRule(..) => "own rule in force",
        PrefaceFinding::OwnRulesVoid(..) => "own rules void",
        PrefaceFinding::TriedOut => "rules tried out",
    };
    (words, None)
}

/// All that these can say.
pub(super) const FINDINGS: &[&str] = &[
    "blitz",
    "rapid",
    "no duty to record",
    "full supervision announced",
    "reduced supervision announced",
    "enough arbiters",
    "too few arbiters",
    "arbiter records",
    "arbiter does not record",
    "competition rules in full",
    "competition rules reduced",
    "played as rapid",
    "scoresheet given",
    "no scoresheet given",
    "looked at the scoresheet",
    "no look at the scoresheet",
    "looks used up",
    "set-up stands",
    "board stands as it is",
    "clock setting stands",
    "flag left to the players",
    "illegal move left to the players",
    "touch-move left to the players",
    "own flag down",
    "arbiter waits",
    "illegal position stays",
    "illegal position gone",
    "no illegal position",
    "agreed to correct",
    "corrected by agreement",
    "no correction possible",
    "shorter penalty",
    "array drawn",
    "about to castle",
    "castling by hand",
    "guidelines announced",
    "guidelines not in force",
    "without the move",
    "too much time left",
    "flag already down",
    "no five seconds",
    "asked for five seconds",
    "five seconds granted",
    "five seconds refused",
    "claimed by normal means",
    "claim granted",
    "decision postponed",
    "claim rejected",
    "decision final",
    "flag fell after postponing",
    "declared drawn",
    "game concluded by claim",
    "no win by normal means",
    "no effort to win",
    "final position noted",
    "scoresheet submitted",
    "final position confirmed",
    "final position disputed",
    "scoresheet confirmed",
    "scoresheet disputed",
    "claim referred",
    "uncovered case",
    "decided by analogy",
    "decided otherwise",
    "put to fide",
    "own rule in force",
    "own rules void",
    "rules tried out",
    "other notation",
];

pub(super) fn of_rapid_question(question: RapidQuestion) -> String {
    match question {
        RapidQuestion::Schedule => "schedule".to_owned(),
    }
}

pub(super) fn of_quickplay_question(question: QuickplayQuestion) -> String {
    match question {
        QuickplayQuestion::FiveSeconds(color) => format!("five seconds for {color}"),
        QuickplayQuestion::Claim(color) => format!("claim of {color}"),
        QuickplayQuestion::FinalPosition(color) => format!("final position after {color}'s flag"),
        QuickplayQuestion::OpponentOfFallen(color) => format!("opponent of {color} after the flag"),
        QuickplayQuestion::Referred(color) => format!("referred claim of {color}"),
    }
}

/// All questions of these.
pub(super) fn questions() -> Vec<Asked> {
    let of_players = Color::ALL.into_iter().flat_map(|color| {
        [
            QuickplayQuestion::FiveSeconds(color),
            QuickplayQuestion::Claim(color),
            QuickplayQuestion::FinalPosition(color),
            QuickplayQuestion::OpponentOfFallen(color),
            QuickplayQuestion::Referred(color),
        ]
    });
    of_players.map(Asked::Quickplay).chain([Asked::Rapid(RapidQuestion::Schedule), Asked::Uncovered]).collect()
}

/// What somebody does in rapid and blitz, in Chess960, in games without increment or about the Laws themselves, as cases
/// write it: `asks for five seconds`. `None` if the text is nothing of the kind.
///
/// ```
/// use jadoube_laws::appendix::rapid::RapidAct;
/// use jadoube_laws::event::Act;
/// assert_eq!(jadoube_laws::case::read_act("agrees to correct"), Some(Act::Rapid(RapidAct::AgreesToCorrect)));
/// assert_eq!(jadoube_laws::case::read_act("agrees to nothing"), None);
/// ```
pub fn read_act(text: &str) -> Option<Act> {
    let lines = crate::vocabulary::text::lines(text);
    let [line] = &lines[..] else { return None };
    let mut words = line.words();
    match read_deed(&mut words) {
        Ok(Some(Deed::Act(act))) if words.peek().is_none() => Some(act),
        _ => None,
    }
}

/// What somebody does, if it is one of these; the verb has not been taken.
pub(super) fn read_deed(words: &mut Words<'_>) -> Result<Option<Deed>, ReadError> {
    const PLAIN: &[(&str, Act)] = &[
        ("asks for a scoresheet", Act::Rapid(RapidAct::AsksForSheet)),
        ("asks to see the scoresheet", Act::Rapid(RapidAct::AsksToSeeSheet)),
        ("claims wrong set-up", Act::Rapid(RapidAct::ClaimsSetUp(SetUpPart::Pieces))),
        ("claims board turned", Act::Rapid(RapidAct::ClaimsSetUp(SetUpPart::Board))),
        ("claims clock misset", Act::Rapid(RapidAct::ClaimsSetUp(SetUpPart::Clock))),
        ("observes an illegal position", Act::Rapid(RapidAct::SeesIllegalPosition)),
        ("agrees to correct", Act::Rapid(RapidAct::AgreesToCorrect)),
        ("announces castling", Act::Chess960(Chess960Act::AnnouncesCastling)),
        ("asks for five seconds as delay", Act::Quickplay(QuickplayAct::AsksForFiveSeconds(Mode::Delay))),
        ("asks for five seconds", Act::Quickplay(QuickplayAct::AsksForFiveSeconds(Mode::Increment))),
        ("submits the scoresheet", Act::Quickplay(QuickplayAct::SubmitsSheet)),
        ("confirms the position", Act::Quickplay(QuickplayAct::Verifies(Evidence::Position, true))),
        ("disputes the position", Act::Quickplay(QuickplayAct::Verifies(Evidence::Position, false))),
        ("confirms the scoresheet", Act::Quickplay(QuickplayAct::Verifies(Evidence::Sheet, true))),
        ("disputes the scoresheet", Act::Quickplay(QuickplayAct::Verifies(Evidence::Sheet, false))),
        ("declares the postponed draw", Act::Quickplay(QuickplayAct::DeclaresDraw)),
    ];
    if let Some((_, act)) = PLAIN.iter().find(|(phrase, _)| words.eat(phrase)) {
        return Ok(Some(Deed::Act(act.clone())));
    }
    let act = if words.eat("claims that") {
        let grounds = read_grounds(words)?;
        Act::Quickplay(if words.eat("without an arbiter") {
            QuickplayAct::ClaimsWithoutArbiter(grounds)
        } else {
            QuickplayAct::Claims(grounds)
        })
    } else if words.eat("notes the position") {
        Act::Quickplay(QuickplayAct::WritesPosition { text: words.rest().to_owned() })
    } else if words.eat("draws lots by") {
        Act::Chess960(Chess960Act::DrawsLots(read_lots(words)?))
    } else if words.eat("puts the king on") {
        Act::Places { role: Role::King, on: read_square(words)? }
    } else if words.eat("asks fide") {
        let text = words.rest();
        let unquoted = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
        Act::Preface(PrefaceAct::AsksFide { text: unquoted.unwrap_or(text).to_owned() })
    } else if words.eat("reports uncovered") {
        Act::Preface(read_uncovered(words)?)
    } else {
        return Ok(None);
    };
    Ok(Some(Deed::Act(act)))
}

fn read_grounds(words: &mut Words<'_>) -> Result<Grounds, ReadError> {
    if words.eat("no effort is made") {
        return Ok(Grounds::NoEffort);
    }
    words.must("the game cannot be won")?;
    Ok(if words.eat("and no effort is made") { Grounds::Both } else { Grounds::CannotWin })
}

/// `computer 518`, `dice 3 2 3 2 3`, `coins hthtththth`, `cards RNBQKBNR`.
fn read_lots(words: &mut Words<'_>) -> Result<Lots, ReadError> {
    if words.eat("computer") {
        return words.parse(Expected::Number, |word| word.parse().ok()).map(Lots::Computer);
    }
    if words.eat("dice") {
        let mut throws = vec![words.parse(Expected::Number, |word| word.parse().ok())?];
        while words.peek().is_some() {
            throws.push(words.parse(Expected::Number, |word| word.parse().ok())?);
        }
        return Ok(Lots::Dice(throws));
    }
    if words.eat("coins") {
        let toss = |letter| match letter {
            'h' => Some(true),
            't' => Some(false),
            _ => None,
        };
        return words.parse(Expected::Lots, |word| word.chars().map(toss).collect()).map(Lots::Coins);
    }
    if !words.eat("cards") {
        return Err(words.error(Expected::Lots));
    }
    let mut deals = Vec::new();
    while deals.is_empty() || words.peek().is_some() {
        deals.push(words.parse(Expected::Lots, |word| {
            let men: Option<Vec<Role>> =
                word.chars().map(|letter| Role::from_char(letter.to_ascii_lowercase())).collect();
            men?.try_into().ok()
        })?);
    }
    Ok(Lots::Cards(deals))
}

/// What happened in words, then `like` and the numbers of Articles.
fn read_uncovered(words: &mut Words<'_>) -> Result<PrefaceAct, ReadError> {
    let start = *words;
    while words.peek().is_some_and(|word| word != "like") {
        words.take();
    }
    let text = words.since(&start).trim_matches('"').to_owned();
    let mut like = Vec::new();
    if words.eat("like") {
        loop {
            like.push(words.parse(Expected::Article, |word| Some(word.to_owned()))?);
            if !words.eat(",") {
                break;
            }
        }
    }
    Ok(PrefaceAct::ReportsUncovered { text, like })
}

/// `arbiter for 3 games`, `arbiter for 1 game, recorded`; the first word has been taken.
pub(super) fn read_arrangement(words: &mut Words<'_>) -> Result<Arrangement, ReadError> {
    words.must("for")?;
    let games_per_arbiter = words.parse(Expected::Number, |word| word.parse().ok())?;
    if !words.eat("game") {
        words.must("games")?;
    }
    let recorded = words.eat(",");
    if recorded {
        words.must("recorded")?;
    }
    Ok(Arrangement { games_per_arbiter, recorded })
}

/// `federation HUN: illegal moves lose at 1, wrong claims +5:00`; the first word has been taken.
pub(super) fn read_federation(words: &mut Words<'_>) -> Result<Federation, ReadError> {
    let name = words.parse(Expected::Federation, |word| word.strip_suffix(':').map(str::to_owned))?;
    let mut rules = Vec::new();
    loop {
        let time = |words: &mut Words<'_>| words.parse(Expected::Amount, |word| read_amount(word.strip_prefix('+')?));
        rules.push(if words.eat("illegal moves lose at") {
            OwnRule::IllegalMovesLoseAt(words.parse(Expected::Number, |word| word.parse().ok())?)
        } else if words.eat("illegal moves") {
            OwnRule::IllegalMoveTime(time(words)?)
        } else if words.eat("wrong claims") {
            OwnRule::WrongClaimTime(time(words)?)
        } else if words.eat("late arrival loses") {
            OwnRule::LateArrivalLoses
        } else if words.eat("two hands are illegal") {
            OwnRule::TwoHandsIllegal
        } else {
            return Err(words.error(Expected::OwnRule));
        });
        if !words.eat(",") {
            return Ok(Federation { name, rules, own_territory: true, fide_event: false });
        }
    }
}

/// Effects of these that a case can expect of a player; the player has been taken.
pub(super) fn read_effect_of(words: &mut Words<'_>, player: Color) -> Result<Option<Wanted>, ReadError> {
    if !words.eat("may not castle") {
        return Ok(None);
    }
    let rook = if words.eat("with") { Some(read_square(words)?) } else { None };
    Ok(Some(Wanted::Effect(Effect::Rapid(RapidEffect::CastlingBarred(player, rook)))))
}

/// Effects of these that a case can expect.
pub(super) fn read_effect(words: &mut Words<'_>) -> Option<Wanted> {
    let modes = [("increment of five seconds", Mode::Increment), ("delay of five seconds", Mode::Delay)];
    let (_, mode) = modes.into_iter().find(|(phrase, _)| words.eat(phrase))?;
    Some(Wanted::Effect(Effect::Quickplay(QuickplayEffect::FiveSeconds(mode))))
}

/// Findings of these that belong to the ordinary course of a game.
pub(super) fn is_ordinary(finding: &RapidFinding) -> bool {
    matches!(
        finding,
        RapidFinding::Rate(_)
            | RapidFinding::NoRecording
            | RapidFinding::Announced(_)
            | RapidFinding::Arbiters(..)
            | RapidFinding::ArbiterRecords(_)
            | RapidFinding::Regime(_)
            | RapidFinding::AsRapid
    )
}
