//! The words that cases use for Articles 10 to 12 and for the competition beyond one game.

use jadoube_board::Color;
use jadoube_lawbook::{Edition, Matter, PenaltyKind};
use jadoube_laws::competition::{Announced, Award, Log, Points, Scoring};
use jadoube_laws::game::Game;
use jadoube_laws::ruling::{Answer, Asked, ConductQuestion, Ruling};
use jadoube_laws::vocabulary::{self, Sample, Scene, Slot, Words, phrase};

use crate::problem::{CaseWords, Expected, ReadError};
use crate::reader::{color, read_color, read_number};
use crate::{Round, Wanted};

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
}

/// Settings of a case about points, conduct and penalties.
pub(crate) const SETTINGS: &[&str] =
    &["scoring", "fines", "devices in bags", "device penalty", "leaving reported", "no appeals"];

pub(crate) fn read_setting(words: &mut Words<'_>, name: &str, announced: &mut Announced) -> Result<(), ReadError> {
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
            let before = words.missing(Expected::MilderPenalty);
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
    let mut scoring = words.word(Expected::Scoring, |word| {
        let mut parts = word.split('-').map(|part| part.parse::<Points>().ok());
        let (win, draw, loss) = (parts.next()??, parts.next()??, parts.next()??);
        parts.next().is_none().then(|| Scoring::of(win, draw, loss)).filter(Scoring::is_in_order)
    })?;
    if words.eat("forfeit") {
        scoring.forfeit = words.word(Expected::Forfeit, |word| word.parse().ok().filter(|&own| own <= scoring.loss))?;
    }
    Ok(scoring)
}

/// `round 2: Anna - Bert`.
pub(crate) fn read_round(words: &mut Words<'_>) -> Result<Round, ReadError> {
    let place = words.place();
    words.must("round")?;
    let number = words.parse(vocabulary::Expected::Number, |word| word.strip_suffix(':')?.parse().ok())?;
    let name = |words: &mut Words<'_>| {
        words.word(Expected::Name, |word| word.starts_with(char::is_uppercase).then(|| word.to_owned()))
    };
    let white = name(words)?;
    words.must("-")?;
    let black = name(words)?;
    words.end()?;
    Ok(Round { place, number, white, black })
}

fn read_kind(words: &mut Words<'_>) -> Result<PenaltyKind, ReadError> {
    let found = PenaltyKind::samples().into_iter().find(|kind| words.eat(&phrase(&Answer::Penalty(*kind))));
    found.ok_or_else(|| words.missing(Expected::Penalty))
}

/// An item about points, penalties or the competition, if the words begin one.
pub(crate) fn read_wanted(words: &mut Words<'_>) -> Result<Option<Wanted>, ReadError> {
    let wanted = if words.eat("points") {
        CompetitionWanted::Points(words.parse(vocabulary::Expected::Points, |word| {
            let (white, black) = word.split_once('-')?;
            Some(Award { white: white.parse().ok()?, black: black.parse().ok()? })
        })?)
    } else if words.eat("standings") {
        let mut table = Vec::new();
        loop {
            let name = words.word(Expected::Name, |word| Some(word.to_owned()))?;
            table.push((name, Points::read(words, &Scene::default())?));
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
        let player = words.parse(vocabulary::Expected::Color, |word| color(word.strip_suffix(':')?))?;
        let mut kinds = vec![read_kind(words)?];
        while words.eat(",") {
            kinds.push(read_kind(words)?);
        }
        CompetitionWanted::Penalties(player, kinds)
    } else {
        return Ok(None);
    };
    Ok(Some(Wanted::Competition(wanted)))
}

/// `white: 2`.
fn read_count<T: std::str::FromStr>(words: &mut Words<'_>) -> Result<(Color, T), ReadError> {
    let player = words.parse(vocabulary::Expected::Color, |word| color(word.strip_suffix(':')?))?;
    Ok((player, read_number(words)?))
}

/// The same of a player who was named.
pub(crate) fn read_of_player(words: &mut Words<'_>, player: Color) -> Result<Option<Wanted>, ReadError> {
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
pub(crate) struct Table<'a> {
    pub(crate) log: &'a Log,
    /// The number of the game that is played.
    pub(crate) number: u32,
}

/// Whether it is so, with this Article cited if one is named.
pub(crate) fn is_met(
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
                .find(|question| question.about == Asked::Conduct(ConductQuestion::Penalty(*color)))
                .is_some_and(|question| question.answers == answers)
        }
    };
    so && (article.is_none() || rulings.iter().any(cited))
}

/// The number of the Article that makes something impossible.
pub(crate) fn article_of(why: &jadoube_laws::ruling::Impossible, edition: Edition) -> Option<&'static str> {
    match why {
        jadoube_laws::ruling::Impossible::Conduct(barred) => {
            barred.matter().map(|matter| matter.article(edition).number)
        }
        jadoube_laws::ruling::Impossible::AfterTheEnd { article, .. } => Some(article.number),
        _ => None,
    }
}
