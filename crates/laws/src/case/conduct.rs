//! The words that cases use for Articles 10 to 12 and for the competition beyond one game.

use jadoube_board::Color;

use super::reader::{color, possessive, read_amount, read_color};
use crate::vocabulary::text::{Expected, ReadError, Words, lines};
use super::{Round, Wanted};
use crate::competition::announced::Announced;
use crate::competition::arbiter::{ArbiterAct, ArbiterFinding, Duty, Penalty, Said};
use crate::competition::conduct::{
    Appealed, ConductAct, ConductFinding, Device, Held, Leave, Misconduct, Place as Where, Power,
};
use crate::competition::log::Log;
use crate::competition::points::{Award, Points, Scoring};
use crate::edition::{Edition, Matter, PenaltyKind};
use crate::event::Act;
use crate::game::Game;
use crate::ruling::{Answer, Asked, Effect, Ruling};

/// Something wanted of points, penalties or the log of the competition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CompetitionWanted {
    /// What the game is worth.
    Points(Award),
    /// All players with their points, in order.
    Standings(Vec<(String, Points)>),
    /// The warnings of the player of this color, carried over.
    Warnings(Color, u16),
    /// The fines of the player of this color, added up.
    Fines(Color, u64),
    /// The player of this color is expelled.
    Expelled(Color),
    /// The player of this color is excluded through this round.
    ExcludedThrough(Color, u16),
    /// The last appeal of the player of this color waits, or was upheld or not.
    Appeal(Color, Option<bool>),
    /// The arbiter is asked to choose among these penalties for this player.
    Penalties(Color, Vec<PenaltyKind>),
    /// The arbiter may send somebody out.
    MaySendOut,
}

/// Settings of a case about points, conduct and penalties.
pub(super) const SETTINGS: &[&str] =
    &["scoring", "fines", "devices in bags", "device penalty", "leaving reported", "no appeals"];

pub(super) fn read_setting(words: &mut Words<'_>, name: &str, announced: &mut Announced) -> Result<(), ReadError> {
    match name {
        "scoring" => announced.scoring = read_scoring(words)?,
        "fines" => {
            announced.fines = vec![read_number(words)?];
            while words.eat(",") {
                announced.fines.push(read_number(words)?);
            }
        }
        "devices in bags" => announced.devices_in_bags = true,
        "device penalty" => {
            let before = words.error(Expected::MilderPenalty);
            let kind = read_kind(words)?;
            // 11.3.2.2: less than the game, and a fine only of an amount that was announced.
            if !kind.is_milder_than_loss() || kind == PenaltyKind::Fine && announced.fines.is_empty() {
                return Err(before);
            }
            announced.device_penalty = Some(kind);
        }
        "leaving reported" => announced.leaving_reported = true,
        _ => announced.no_appeals = true,
    }
    Ok(())
}

/// `3-1-0`, `3-1-0 forfeit 0` or `armageddon`.
fn read_scoring(words: &mut Words<'_>) -> Result<Scoring, ReadError> {
    if words.eat("armageddon") {
        return Ok(Scoring::ARMAGEDDON);
    }
    let mut scoring = words.parse(Expected::Scoring, |word| {
        let mut parts = word.split('-').map(|part| part.parse::<Points>().ok());
        let (win, draw, loss) = (parts.next()??, parts.next()??, parts.next()??);
        parts.next().is_none().then(|| Scoring::of(win, draw, loss)).filter(Scoring::is_in_order)
    })?;
    if words.eat("forfeit") {
        scoring.forfeit =
            words.parse(Expected::Forfeit, |word| word.parse().ok().filter(|&own| own <= scoring.loss))?;
    }
    Ok(scoring)
}

/// `round 2: Anna - Bert`.
pub(super) fn read_round(words: &mut Words<'_>) -> Result<Round, ReadError> {
    let place = words.place();
    words.must("round")?;
    let number = words.parse(Expected::Number, |word| word.strip_suffix(':')?.parse().ok())?;
    let name = |words: &mut Words<'_>| {
        words.parse(Expected::Name, |word| word.starts_with(char::is_uppercase).then(|| word.to_owned()))
    };
    let white = name(words)?;
    words.must("-")?;
    let black = name(words)?;
    words.end()?;
    Ok(Round { place, number, white, black })
}

fn read_number<T: std::str::FromStr>(words: &mut Words<'_>) -> Result<T, ReadError> {
    words.parse(Expected::Number, |word| word.parse().ok())
}

fn read_points(words: &mut Words<'_>) -> Result<Points, ReadError> {
    words.parse(Expected::Points, |word| word.parse().ok())
}

fn read_kind(words: &mut Words<'_>) -> Result<PenaltyKind, ReadError> {
    let found = Answer::WORDS.iter().find_map(|(name, answer)| match answer {
        Answer::Penalty(kind) if words.eat(name) => Some(*kind),
        _ => None,
    });
    found.ok_or_else(|| words.error(Expected::Penalty))
}

const MISCONDUCT: &[(&str, Misconduct)] = &[
    ("bringing chess into disrepute", Misconduct::Disrepute),
    ("using notes", Misconduct::Notes),
    ("taking advice", Misconduct::Advice),
    ("analyzing on another board", Misconduct::OtherBoard),
    ("smoking", Misconduct::Smoking),
    ("vaping", Misconduct::Vaping),
    ("disturbing the opponent", Misconduct::Disturbing),
    ("making noise", Misconduct::Noise),
    ("offering draws unreasonably", Misconduct::Offers),
    ("claiming unreasonably", Misconduct::Claims),
    ("misusing the scoresheet", Misconduct::Sheet),
    ("using the bag", Misconduct::Bag),
];

const DUTIES: &[(&str, Duty)] = &[
    ("the observance of the Laws", Duty::Observance),
    ("fair play", Duty::FairPlay),
    ("the interest of the competition", Duty::BestInterest),
    ("the playing conditions", Duty::Conditions),
    ("the quiet of the players", Duty::Undisturbed),
    ("the progress of the competition", Duty::Progress),
    ("special needs", Duty::SpecialNeeds),
    ("the rules against cheating", Duty::AntiCheating),
    ("the games", Duty::Games),
];

const fn leaves(place: Where, leave: Leave) -> Act {
    Act::Conduct(ConductAct::Leaves { place, leave })
}

/// Acts without anything to fill in, the longer ones first.
const ACTS: &[(&str, Act)] = &[
    ("leaves the venue with permission", leaves(Where::Venue, Leave::Permitted)),
    ("leaves the venue after reporting", leaves(Where::Venue, Leave::Reported)),
    ("leaves the venue", leaves(Where::Venue, Leave::Unasked)),
    ("leaves the playing area with permission", leaves(Where::Area, Leave::Permitted)),
    ("leaves the playing area after reporting", leaves(Where::Area, Leave::Reported)),
    ("leaves the playing area", leaves(Where::Area, Leave::Unasked)),
    ("enters the playing area with permission", Act::Conduct(ConductAct::Enters { permitted: true })),
    ("enters the playing area", Act::Conduct(ConductAct::Enters { permitted: false })),
    ("asks for an explanation", Act::Conduct(ConductAct::AsksExplanation)),
    ("appeals against the quickplay decision", Act::Conduct(ConductAct::Appeals { against: Appealed::Quickplay })),
    ("appeals", Act::Conduct(ConductAct::Appeals { against: Appealed::Decision })),
    ("upholds the appeal", Act::Conduct(ConductAct::DecidesAppeal { upheld: true })),
    ("rejects the appeal", Act::Conduct(ConductAct::DecidesAppeal { upheld: false })),
    ("allows the search", Act::Conduct(ConductAct::AllowsSearch)),
    ("refuses the search", Act::Conduct(ConductAct::RefusesSearch)),
    ("helps to reconstruct the game", Act::Conduct(ConductAct::HelpsReconstruct)),
    ("refuses to help", Act::Conduct(ConductAct::RefusesToHelp)),
    ("checks the claim", Act::Conduct(ConductAct::ChecksClaim)),
    ("interferes", Act::Arbiter(ArbiterAct::Interferes)),
    ("reports an irregularity", Act::Arbiter(ArbiterAct::Reports)),
    ("uses a phone with permission", Act::Arbiter(ArbiterAct::UsesPhone { authorized: true })),
    ("uses a phone", Act::Arbiter(ArbiterAct::UsesPhone { authorized: false })),
    ("says the number of moves", Act::Arbiter(ArbiterAct::Says(Said::MoveCount))),
    ("appoints assistants", Act::Arbiter(ArbiterAct::AppointsAssistants)),
    ("sends the offender out", Act::Arbiter(ArbiterAct::SendsOut)),
];

/// An act under Articles 11 and 12, if the words begin one.
pub(super) fn read_act(words: &mut Words<'_>) -> Result<Option<Act>, ReadError> {
    if let Some((_, act)) = ACTS.iter().find(|(phrase, _)| words.eat(phrase)) {
        return Ok(Some(act.clone()));
    }
    let mut ahead = *words;
    let finds_player =
        ahead.eat("finds") && ahead.peek().is_some_and(|word| color(word).or(possessive(word)).is_some());
    Ok(Some(if finds_player && words.eat("finds") {
        Act::Conduct(read_finds(words)?)
    } else if words.eat("asks to search") {
        let player = words.parse(Expected::Color, possessive)?;
        let body = words.eat("body");
        if !body {
            words.must("bags")?;
        }
        Act::Conduct(ConductAct::AsksToSearch { player, body })
    } else if words.eat("penalizes") {
        let player = words.parse(Expected::Color, |word| color(word.strip_suffix(':').unwrap_or(word)))?;
        Act::Arbiter(ArbiterAct::Penalizes { player, penalty: read_penalty(words)? })
    } else if words.eat("gives") {
        let player = read_color(words)?;
        let time = words.parse(Expected::Amount, read_amount)?;
        words.must("for a disturbance")?;
        Act::Arbiter(ArbiterAct::GivesTime { player, time })
    } else if words.eat("tells") {
        let player = read_color(words)?;
        let said = if words.eat("that the opponent has moved") {
            Said::OpponentMoved(player)
        } else {
            words.must("that the clock is not pressed")?;
            Said::NotPressed(player)
        };
        Act::Arbiter(ArbiterAct::Says(said))
    } else if words.eat("sees to") {
        let found = DUTIES.iter().find(|(name, _)| words.eat(name));
        Act::Arbiter(ArbiterAct::SeesTo(found.ok_or_else(|| words.error(Expected::Duty))?.1))
    } else {
        return Ok(None);
    }))
}

/// An act under Articles 11 and 12 in the words of cases, such as `penalizes white: warning`; `None` if it begins none.
pub fn read_conduct(text: &str) -> Option<Result<Act, ReadError>> {
    let lines = lines(text);
    let [line] = &lines[..] else { return None };
    let mut words = line.words();
    let act = read_act(&mut words).transpose()?;
    Some(act.and_then(|act| words.end().map(|()| act)))
}

fn read_finds(words: &mut Words<'_>) -> Result<ConductAct, ReadError> {
    if let Some(player) = words.peek().and_then(possessive) {
        words.take();
        words.must("phone")?;
        let held = if words.eat("in the bag") {
            Held::Bag
        } else {
            words.must("on the body")?;
            Held::Body
        };
        let power = if words.eat("sounding") {
            Power::Sounding
        } else if words.eat("switched on") {
            Power::On
        } else {
            words.eat("switched off");
            Power::Off
        };
        let approved = words.eat("with permission");
        return Ok(ConductAct::FindsDevice { player, device: Device { held, power, approved } });
    }
    let player = read_color(words)?;
    if words.eat("persistently refusing") {
        return Ok(ConductAct::FindsRefusing { player });
    }
    let found = MISCONDUCT.iter().find(|(name, _)| words.eat(name));
    let what = found.ok_or_else(|| words.error(Expected::Misconduct))?.1;
    Ok(ConductAct::Finds { player, what })
}

fn read_penalty(words: &mut Words<'_>) -> Result<Penalty, ReadError> {
    let amount = |words: &mut Words<'_>| words.parse(Expected::Amount, read_amount);
    Ok(match read_kind(words)? {
        PenaltyKind::Warning => Penalty::Warning,
        PenaltyKind::OpponentsTime => Penalty::OpponentsTime(amount(words)?),
        PenaltyKind::OffendersTime => Penalty::OffendersTime(amount(words)?),
        PenaltyKind::OpponentsPoints => Penalty::OpponentsPoints(read_points(words)?),
        PenaltyKind::OffendersPoints => Penalty::OffendersPoints(read_points(words)?),
        PenaltyKind::Loss => Penalty::Loss,
        PenaltyKind::Fine => Penalty::Fine(read_number(words)?),
        PenaltyKind::Rounds => Penalty::Rounds(read_number(words)?),
        PenaltyKind::Expulsion => Penalty::Expulsion,
    })
}

/// The words for a finding of Article 11.
pub(super) fn of_conduct(finding: &ConductFinding) -> (&'static str, Option<Color>) {
    match *finding {
        ConductFinding::Breach(color, what) => (
            match what {
                Misconduct::Disrepute => "disrepute",
                Misconduct::Notes => "used notes",
                Misconduct::Advice => "took advice",
                Misconduct::OtherBoard => "used another board",
                Misconduct::Smoking => "smoked",
                Misconduct::Vaping => "vaped",
                Misconduct::Disturbing => "disturbed the opponent",
                Misconduct::Noise => "noisy",
                Misconduct::Offers => "unreasonable offers",
                Misconduct::Claims => "unreasonable claims",
                Misconduct::Sheet => "scoresheet misused",
                Misconduct::Bag => "bag used",
            },
            Some(color),
        ),
        ConductFinding::NoRule(color, _) => ("no rule against it", Some(color)),
        ConductFinding::LeftWithLeave(color, _) => ("left with leave", Some(color)),
        ConductFinding::LeftFreely(color, _) => ("left freely", Some(color)),
        ConductFinding::LeftWithout(color, _) => ("left without permission", Some(color)),
        ConductFinding::LeftUnreported(color) => ("left unreported", Some(color)),
        ConductFinding::OutsiderAdmitted => ("outsider admitted", None),
        ConductFinding::OutsiderEntered => ("outsider entered", None),
        ConductFinding::DeviceAllowed(color) => ("device allowed", Some(color)),
        ConductFinding::DeviceForbidden(color) => ("device forbidden", Some(color)),
        ConductFinding::DeviceLoses(color) => ("lost by device", Some(color)),
        ConductFinding::DeviceMilder(color) => ("device costs less", Some(color)),
        ConductFinding::SearchAsked(color) => ("search asked", Some(color)),
        ConductFinding::SearchBeyondRight(color) => ("search beyond right", Some(color)),
        ConductFinding::SearchAllowed(color) => ("search allowed", Some(color)),
        ConductFinding::SearchRefused(color) => ("search refused", Some(color)),
        ConductFinding::SearchRightlyRefused(color) => ("search rightly refused", Some(color)),
        ConductFinding::Refuses(color) => ("refuses to comply", Some(color)),
        ConductFinding::BothRefuse => ("both refuse to comply", None),
        ConductFinding::ExplanationDue(color) => ("explanation due", Some(color)),
        ConductFinding::ExplanationNotDue(color) => ("explanation not due", Some(color)),
        ConductFinding::Appealed(color) => ("appealed", Some(color)),
        ConductFinding::AppealBarred(color) => ("appeal barred", Some(color)),
        ConductFinding::AppealDecided(true) => ("appeal upheld", None),
        ConductFinding::AppealDecided(false) => ("appeal rejected", None),
        ConductFinding::Helps(color) => ("helps", Some(color)),
        ConductFinding::RefusesToHelp(color) => ("refuses to help", Some(color)),
        ConductFinding::ClaimChecked => ("claim checked", None),
        ConductFinding::ClaimCheckedByOthers => ("claim checked by others", None),
        ConductFinding::Spectator(color) => ("counts as spectator", Some(color)),
    }
}

/// The words for a finding of Article 12.
pub(super) fn of_arbiter(finding: &ArbiterFinding) -> (&'static str, Option<Color>) {
    match *finding {
        ArbiterFinding::Penalized(color, kind) => (
            match kind {
                PenaltyKind::Warning => "penalized by a warning",
                PenaltyKind::OpponentsTime => "penalized by opponent's time",
                PenaltyKind::OffendersTime => "penalized by offender's time",
                PenaltyKind::OpponentsPoints => "penalized by opponent's points",
                PenaltyKind::OffendersPoints => "penalized by offender's points",
                PenaltyKind::Loss => "penalized by loss",
                PenaltyKind::Fine => "penalized by a fine",
                PenaltyKind::Rounds => "penalized by rounds",
                PenaltyKind::Expulsion => "penalized by expulsion",
            },
            Some(color),
        ),
        ArbiterFinding::CannotPlayOn(color) => ("cannot play on", Some(color)),
        ArbiterFinding::Disturbed(color) => ("disturbed from outside", Some(color)),
        ArbiterFinding::MaySay(_) => ("the arbiter may say it", None),
        ArbiterFinding::MustNotSay(_) => ("the arbiter must not say it", None),
        ArbiterFinding::SeenTo(_) => ("duty noted", None),
        ArbiterFinding::AssistantsAppointed => ("assistants appointed", None),
        ArbiterFinding::Interfered => ("interfered", None),
        ArbiterFinding::Reported => ("reported to the arbiter", None),
        ArbiterFinding::SentOut => ("sent out", None),
        ArbiterFinding::PhoneUsed => ("phone used", None),
        ArbiterFinding::PhoneAuthorized => ("phone authorized", None),
    }
}

/// All that [`of_conduct`] and [`of_arbiter`] can say.
pub(super) const FINDINGS: &[&str] = &[
    "disrepute",
    "used notes",
    "took advice",
    "used another board",
    "smoked",
    "vaped",
    "disturbed the opponent",
    "noisy",
    "unreasonable offers",
    "unreasonable claims",
    "scoresheet misused",
    "bag used",
    "no rule against it",
    "left with leave",
    "left freely",
    "left without permission",
    "left unreported",
    "outsider admitted",
    "outsider entered",
    "device allowed",
    "device forbidden",
    "lost by device",
    "device costs less",
    "search asked",
    "search beyond right",
    "search allowed",
    "search refused",
    "search rightly refused",
    "refuses to comply",
    "both refuse to comply",
    "explanation due",
    "explanation not due",
    "appealed",
    "appeal barred",
    "appeal upheld",
    "appeal rejected",
    "helps",
    "refuses to help",
    "claim checked",
    "claim checked by others",
    "counts as spectator",
    "penalized by a warning",
    "penalized by opponent's time",
    "penalized by offender's time",
    "penalized by opponent's points",
    "penalized by offender's points",
    "penalized by loss",
    "penalized by a fine",
    "penalized by rounds",
    "penalized by expulsion",
    "cannot play on",
    "disturbed from outside",
    "the arbiter may say it",
    "the arbiter must not say it",
    "duty noted",
    "assistants appointed",
    "interfered",
    "reported to the arbiter",
    "sent out",
    "phone used",
    "phone authorized",
];

/// The words for a question of Articles 11 and 12.
pub(super) fn of_question(asked: Asked) -> String {
    match asked {
        Asked::Penalty(color) => format!("penalty for {color}"),
        Asked::CanWinAfterDevice(color) => format!("can {color} win"),
        Asked::ScoreAgainstRefusing(color) => format!("score against refusing {color}"),
        Asked::ScoreAgainstPenalized(color) => format!("score against penalized {color}"),
        _ => String::new(),
    }
}

/// The questions of Articles 11 and 12 about a player.
pub(super) fn questions(color: Color) -> [Asked; 4] {
    [
        Asked::Penalty(color),
        Asked::CanWinAfterDevice(color),
        Asked::ScoreAgainstRefusing(color),
        Asked::ScoreAgainstPenalized(color),
    ]
}

/// An item about points, penalties or the competition, if the words begin one.
pub(super) fn read_wanted(words: &mut Words<'_>) -> Result<Option<Wanted>, ReadError> {
    let wanted = if words.eat("points") {
        CompetitionWanted::Points(words.parse(Expected::Points, |word| {
            let (white, black) = word.split_once('-')?;
            Some(Award { white: white.parse().ok()?, black: black.parse().ok()? })
        })?)
    } else if words.eat("standings") {
        let mut table = Vec::new();
        loop {
            let name = words.parse(Expected::Name, |word| Some(word.to_owned()))?;
            table.push((name, read_points(words)?));
            if !words.eat(",") {
                break CompetitionWanted::Standings(table);
            }
        }
    } else if words.eat("warnings of") {
        let (player, count) = read_count(words)?;
        CompetitionWanted::Warnings(player, count)
    } else if words.eat("fines of") {
        let (player, sum) = read_count(words)?;
        CompetitionWanted::Fines(player, sum)
    } else if words.eat("appeal of") {
        let player = read_color(words)?;
        let upheld = if words.eat("waits") {
            None
        } else if words.eat("rejected") {
            Some(false)
        } else {
            words.must("upheld")?;
            Some(true)
        };
        CompetitionWanted::Appeal(player, upheld)
    } else if words.eat("penalties for") {
        let player = words.parse(Expected::Color, |word| color(word.strip_suffix(':')?))?;
        let mut kinds = vec![read_kind(words)?];
        while words.eat(",") {
            kinds.push(read_kind(words)?);
        }
        CompetitionWanted::Penalties(player, kinds)
    } else if words.eat("the offender may be sent out") {
        CompetitionWanted::MaySendOut
    } else {
        return Ok(None);
    };
    Ok(Some(Wanted::Competition(wanted)))
}

/// `white: 2`.
fn read_count<T: std::str::FromStr>(words: &mut Words<'_>) -> Result<(Color, T), ReadError> {
    let player = words.parse(Expected::Color, |word| color(word.strip_suffix(':')?))?;
    Ok((player, read_number(words)?))
}

/// The same of a player who was named.
pub(super) fn read_of_player(words: &mut Words<'_>, player: Color) -> Result<Option<Wanted>, ReadError> {
    let wanted = if words.eat("expelled") {
        CompetitionWanted::Expelled(player)
    } else if words.eat("excluded through round") {
        CompetitionWanted::ExcludedThrough(player, read_number(words)?)
    } else {
        return Ok(None);
    };
    Ok(Some(Wanted::Competition(wanted)))
}

/// Where the competition of a case stands.
pub(super) struct Table<'a> {
    pub(super) log: &'a Log,
    /// The number of the game that is played.
    pub(super) number: u32,
}

/// Whether it is so, with this Article cited if one is named.
pub(super) fn is_met(
    wanted: &CompetitionWanted,
    article: Option<&str>,
    table: &Table<'_>,
    game: &Game,
    rulings: &[Ruling],
) -> bool {
    let standing = table.log.standing();
    let name = |color: Color| {
        standing.game(table.number).map_or("", |game| if color == Color::White { &game.white } else { &game.black })
    };
    let player = |color: Color| standing.player(name(color));
    let cited = |ruling: &Ruling| article.is_none_or(|article| ruling.article.number == article);
    if let CompetitionWanted::Points(award) = wanted {
        let number = Matter::Points.article(game.competition().edition).number;
        return game.state().points() == Some(*award)
            && standing.game(table.number).and_then(|game| game.award) == Some(*award)
            && article.is_none_or(|article| article == number);
    }
    let so = match wanted {
        CompetitionWanted::Points(_) => false,
        CompetitionWanted::Standings(wanted) => standing
            .table()
            .into_iter()
            .map(|(name, player)| (name, player.points))
            .eq(wanted.iter().map(|(name, points)| (&name[..], *points))),
        CompetitionWanted::Warnings(color, count) => player(*color).is_some_and(|player| player.warnings == *count),
        CompetitionWanted::Fines(color, sum) => player(*color).is_some_and(|player| player.fines == *sum),
        CompetitionWanted::Expelled(color) => player(*color).is_some_and(|player| player.expelled),
        CompetitionWanted::ExcludedThrough(color, round) => {
            player(*color).is_some_and(|player| player.excluded_through == Some(*round))
        }
        CompetitionWanted::Appeal(color, upheld) => {
            let last = standing.appeals().iter().rev().find(|appeal| appeal.player == name(*color));
            last.is_some_and(|appeal| appeal.upheld == *upheld)
        }
        CompetitionWanted::Penalties(color, kinds) => {
            let answers: Vec<Answer> = kinds.iter().copied().map(Answer::Penalty).collect();
            let open = game.state().questions().iter();
            open.rev()
                .find(|question| question.about == Asked::Penalty(*color))
                .is_some_and(|question| question.answers == answers)
        }
        CompetitionWanted::MaySendOut => rulings.iter().any(|ruling| ruling.effects.contains(&Effect::MaySendOut)),
    };
    so && (article.is_none() || rulings.iter().any(cited))
}

/// The number of the Article that makes something impossible.
pub(super) fn article_of(why: &crate::ruling::Impossible, edition: Edition) -> Option<&'static str> {
    match why {
        crate::ruling::Impossible::Conduct(barred) => barred.matter().map(|matter| matter.article(edition).number),
        crate::ruling::Impossible::AfterTheEnd { article, .. } => Some(article.number),
        _ => None,
    }
}
