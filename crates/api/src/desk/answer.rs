//! The answer to an inquiry: what happened, the rulings, what to do, and what the arbiter has to decide.

use jadoube_board::Color;
use jadoube_cases::Heard;
use jadoube_clock::Rate;
use jadoube_lawbook::{BothFlags, Edition, Matter, Quickplay};
use jadoube_laws::competition::Competition;
use jadoube_laws::event::Score;
use jadoube_laws::ruling::{
    Answer as Decision, Asked, ClockFinding, ClockRemark, ConductQuestion, DecisionFinding, DrawFinding, Effect,
    Finding, Illegality, IrregularityFinding, MovingFinding, Question, RecordingFinding, RecordingQuestion, Remark,
    Ruling, SheetFinding, Writing,
};
use jadoube_laws::telling;
use jadoube_laws::vocabulary::{Class, Vocabulary};
use jadoube_texts::{Locale, Message};
use serde::Serialize;

use super::incidents::GUIDELINES;
use super::inquiry::read;
use super::procedure::{Kind, Standing, Step, steps};
use super::{Inquiry, Need, Unanswerable, Variant};
use crate::{ArticleRef, Headline, QuestionText};

/// The answer of the desk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DeskAnswer"))]
pub struct Answered {
    /// Standard, rapid or blitz under the edition.
    pub rate: Rate,
    /// What the arbiter does, in one line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub headline: Option<Headline>,
    /// What happened, one sentence each.
    pub happened: Vec<String>,
    /// The rulings.
    pub rulings: Vec<DeskRuling>,
    /// What the arbiter does, in order.
    pub steps: Vec<Step>,
    /// What the Laws leave to the arbiter.
    pub questions: Vec<QuestionText>,
    /// The illegal moves that now count against White and Black.
    pub illegal_moves: [u8; 2],
    /// Warnings that White and Black receive for it.
    pub warnings: [u8; 2],
    /// The score, if it ends the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
    /// What White's and Black's clocks show afterwards, in milliseconds, if the inquiry says what they showed before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clocks: Option<[u64; 2]>,
    /// The position afterwards, as FEN, if the inquiry gives the one before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Whether it is based on the stand-in position of the catalogue.
    pub stand_in: bool,
    /// Whether the actual position, which the arbiter has not given, might change the answer.
    pub position_matters: bool,
    /// Whether the arbiter has decided to correct a wrong result that was signed (8.7).
    pub result_corrected: bool,
    /// The rulings to be stored, without details of the stand-in.
    #[serde(skip)]
    pub judged: Vec<Ruling>,
    /// The whole inquiry as a case.
    pub case: String,
}

/// A ruling in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeskRuling {
    /// Finding and effects, beginning with the Article.
    pub text: String,
    /// The Article.
    pub article: ArticleRef,
    /// A one-line summary of the Article.
    pub summary: String,
}

/// Answers an inquiry in a language.
pub fn answer(inquiry: &Inquiry, locale: Locale) -> Result<Answered, Unanswerable> {
    let (_, variant) = inquiry.variant()?;
    let case = read(inquiry)?;
    let report = jadoube_cases::run(&case, inquiry.edition).map_err(|error| Unanswerable::Run(error.problem))?;
    let stand_in = inquiry.is_stand_in();
    let mut happened = Vec::new();
    let mut rulings: Vec<Ruling> = Vec::new();
    let mut position = None;
    for (index, heard) in report.heard.iter().enumerate() {
        let Heard::Happened { happening, rulings: ruled, refused, stands, .. } = heard else { continue };
        if let Some(why) = refused {
            return Err(Unanswerable::Impossible(why.clone()));
        }
        position = (!stand_in).then(|| stands.position.to_string());
        if is_told(variant, index, stand_in) {
            happened.push(happening.sentence(locale));
        }
        if !leads_there(variant, index) {
            rulings.extend(ruled.iter().filter(|ruling| !is_ordinary(ruling)).cloned());
        }
    }
    let rulings = without_superseded(rulings);
    let questions = open_questions(&rulings, inquiry);
    let mut illegal_moves = inquiry.earlier;
    let mut warnings = [0, 0];
    let mut score = None;
    let mut clocks = inquiry.clocks;
    for effect in rulings.iter().flat_map(|ruling| &ruling.effects) {
        match effect {
            Effect::IllegalMoves(side, count) => illegal_moves[*side as usize] = *count,
            Effect::Warned(side) => warnings[*side as usize] += 1,
            Effect::Over(outcome) => score = Some(outcome.score),
            Effect::TimeAdded(side, time) => {
                clocks = clocks.map(|shown| changed(shown, *side, |left| left.saturating_add(time.0)));
            }
            Effect::TimeTaken(side, time) => {
                clocks = clocks.map(|shown| changed(shown, *side, |left| left.saturating_sub(time.0)));
            }
            _ => {}
        }
    }
    // The case ends with the question whether it is White's move.
    let white = report.verdicts().last().is_some_and(|verdict| verdict.met);
    let to_move = if white { Color::White } else { Color::Black };
    let over_before = variant.lines.iter().any(|line| line.starts_with('^'));
    let announced = rests_on_an_announcement(inquiry.edition, variant, &rulings);
    let bound = stand_in.then_some(variant.bound);
    let standing = Standing { bound, to_move, over_before, announced, open: &questions };
    let mut steps = steps(&rulings, &standing, locale);
    #[cfg(feature = "legality")]
    steps.splice(0..0, super::legality::told(inquiry, locale));
    steps.extend(inquiry.since.iter().filter_map(|since| signed(since, locale)));
    Ok(Answered {
        rate: rate(inquiry),
        headline: headline(&rulings, &steps, stand_in, locale),
        happened,
        steps,
        judged: rulings.iter().map(|ruling| without_the_stand_in(ruling, stand_in)).collect(),
        rulings: rulings.iter().map(|ruling| desk_ruling(ruling, inquiry, locale)).collect(),
        questions: questions.iter().map(|question| QuestionText::of(question, locale)).collect(),
        illegal_moves,
        warnings,
        score,
        clocks,
        position,
        stand_in,
        position_matters: stand_in
            && variant.id != "bare-king"
            && (variant.needs.contains(&Need::Position) || score.is_some()),
        result_corrected: inquiry
            .since
            .iter()
            .any(|since| matches!(since, super::Since::Decides { answer: Decision::Corrected, .. })),
        case: inquiry.case()?,
    })
}

/// Whether a line only leads up to the incident.
fn leads_there(variant: &Variant, index: usize) -> bool {
    variant.lines.get(index).is_some_and(|line| line.starts_with('^'))
}

/// Whether a line is shown: a made-up line is shown only if the real one is known.
fn is_told(variant: &Variant, index: usize, stand_in: bool) -> bool {
    let made_up = variant.lines.get(index).is_some_and(|line| line.starts_with('~'));
    let left_out = leads_there(variant, index) || (made_up && stand_in);
    !left_out
}

/// The minutes of an incident and its rulings, line by line, in any language. The rulings are not judged again.
pub fn minutes(inquiry: &Inquiry, rulings: &[Ruling], locale: Locale) -> Result<Vec<String>, Unanswerable> {
    let (_, variant) = inquiry.variant()?;
    let happened = read(inquiry)?.steps.into_iter().filter_map(|step| match step {
        jadoube_cases::Step::Happens(happening) => Some(happening),
        _ => None,
    });
    let told = happened.enumerate().filter(|(index, _)| is_told(variant, *index, inquiry.is_stand_in()));
    let lines = told.map(|(_, happening)| happening.sentence(locale));
    Ok(lines.chain(rulings.iter().map(|ruling| told_as_decided(ruling, inquiry, locale))).collect())
}

/// 8.7: what to do about a wrong result once it is decided whether it stands.
fn signed(since: &super::Since, locale: Locale) -> Option<Step> {
    let message = match since {
        super::Since::Decides { answer: Decision::Stands, .. } => "desk-step-signed-stands",
        super::Since::Decides { answer: Decision::Corrected, .. } => "desk-step-signed-corrected",
        _ => return None,
    };
    Some(Step { kind: Kind::Over, text: Message::new(message).text(locale) })
}

/// Both clocks with one of them changed.
fn changed(mut shown: [u64; 2], side: Color, change: impl Fn(u64) -> u64) -> [u64; 2] {
    shown[side as usize] = change(shown[side as usize]);
    shown
}

fn rate(inquiry: &Inquiry) -> Rate {
    inquiry.control.read().map_or(Rate::Standard, |control| Competition::new(inquiry.edition, control).rate())
}

/// The ordinary course of a game needs no ruling at the desk.
pub(super) fn is_ordinary(ruling: &Ruling) -> bool {
    matches!(ruling.finding.form().class, Class::Course | Class::Clerk) && !ruling.has_consequences()
}

/// Leaves out rulings that a later one on the same matter supersedes: that an illegal move could still be corrected, that a player who then
/// violated touch-move was bound by it, that a claim which was correct counts as an offer.
fn without_superseded(rulings: Vec<Ruling>) -> Vec<Ruling> {
    let is_current = |index: usize| {
        let later = &rulings[index + 1..];
        let illegal = |side: Color| {
            later.iter().any(|later| matches!(later.finding, Finding::Irregularity(IrregularityFinding::Illegal(by, _)) if by == side))
        };
        let broken = |side: Color| {
            later.iter().any(|later| later.finding == Finding::Moving(MovingFinding::TouchMoveBroken(side)))
        };
        let claimed = |right: bool| {
            later.iter().any(|later| match later.finding {
                Finding::Draw(DrawFinding::ClaimRight(..)) => true,
                Finding::Draw(DrawFinding::Claimed(..)) => !right,
                _ => false,
            })
        };
        !match rulings[index].finding {
            Finding::Moving(MovingFinding::ReleasedIllegally(side, _))
            | Finding::Clock(ClockFinding::ClockMishandled(side)) => illegal(side),
            Finding::Moving(MovingFinding::Bound(side)) => illegal(side) || broken(side),
            Finding::Moving(MovingFinding::TouchMoveBroken(side)) => broken(side),
            Finding::Recording(RecordingFinding::SignedWrongly(_)) => {
                let both = |later: &Ruling| matches!(later.finding, Finding::Sheet(SheetFinding::WrongResultSigned(_)));
                later.iter().any(both)
            }
            Finding::Remark(Remark::Clock(ClockRemark::FlagOrderUnknown)) => {
                later.iter().any(|later| later.finding == Finding::Clock(ClockFinding::BothFlags))
            }
            Finding::Recording(RecordingFinding::RecordedAhead(_)) => claimed(false),
            Finding::Draw(DrawFinding::Offered(_)) => claimed(true),
            _ => false,
        }
    };
    let kept: Vec<bool> = (0..rulings.len()).map(is_current).collect();
    rulings.into_iter().zip(kept).filter_map(|(ruling, kept)| kept.then_some(ruling)).collect()
}

/// The open questions.
fn open_questions(rulings: &[Ruling], inquiry: &Inquiry) -> Vec<Question> {
    let asked = rulings.iter().flat_map(|ruling| &ruling.effects).filter_map(|effect| match effect {
        Effect::Asked(question) => Some(question.clone()),
        _ => None,
    });
    let answered = |question: &Question| {
        inquiry.since.iter().any(|since| match since {
            super::Since::Decides { question: number, .. } => *number == question.number,
            super::Since::Penalizes { player, .. } => {
                question.about == Asked::Conduct(ConductQuestion::Penalty(*player))
            }
        })
    };
    let over = rulings.iter().flat_map(|ruling| &ruling.effects).any(|effect| matches!(effect, Effect::Over(_)));
    let after_the_end = |question: &Question| {
        matches!(
            question.about,
            Asked::Recording(RecordingQuestion::SignedResult) | Asked::Conduct(ConductQuestion::Penalty(_))
        )
    };
    asked.filter(|question| !answered(question) && (!over || after_the_end(question))).collect()
}

/// The headline. Next to the most important finding it has the steps, which only say what is known without a position.
fn headline(rulings: &[Ruling], steps: &[Step], stand_in: bool, locale: Locale) -> Option<Headline> {
    let headline = Headline::of(rulings, locale)?;
    let Some(ruling) = headline.ruling.and_then(|index| rulings.get(index)) else { return Some(headline) };
    let bare = Ruling { effects: Vec::new(), ..without_the_stand_in(ruling, stand_in) };
    let finding = telling::says(&bare, locale);
    let worth = |step: &&Step| !matches!(step.kind, Kind::Stop | Kind::Count | Kind::GoOn);
    let done = steps.iter().filter(worth).take(3).map(|step| step.text.as_str());
    let says = std::iter::once(finding.as_str()).chain(done).collect::<Vec<_>>().join(" ");
    Some(Headline { says, ..headline })
}

/// A ruling in words. Questions are shown elsewhere.
fn desk_ruling(ruling: &Ruling, inquiry: &Inquiry, locale: Locale) -> DeskRuling {
    let general = without_the_stand_in(ruling, inquiry.is_stand_in());
    let summary = ruling.article.entry().map_or_else(String::new, |entry| entry.headline(locale).into_owned());
    DeskRuling { text: told_as_decided(&general, inquiry, locale), article: ruling.article.into(), summary }
}

/// A ruling with its Article, and with the arbiter's decision if there is one.
fn told_as_decided(ruling: &Ruling, inquiry: &Inquiry, locale: Locale) -> String {
    let decision = inquiry.since.iter().find_map(|since| match since {
        super::Since::Decides { question, answer }
            if ruling.finding == Finding::Decision(DecisionFinding::Decided(*question)) =>
        {
            Some(answer)
        }
        _ => None,
    });
    let told = telling::ruling_openly(ruling, locale);
    let Some(decision) = decision else { return told };
    let plain = Message::new("finding-decided-openly").text(locale);
    let exact = Message::new("desk-decided").with("answer", decision.message()).text(locale);
    told.replacen(&plain, &exact, 1)
}

/// Whether it applies only if the guidelines on games without increment were announced (III.2.1): the desk assumes that they were.
fn rests_on_an_announcement(edition: Edition, variant: &Variant, rulings: &[Ruling]) -> bool {
    let rules = edition.rules();
    let by_guideline = |ruling: &Ruling| match ruling.matter {
        Matter::BothFlagsGoOn | Matter::BothFlagsDraw | Matter::ReducedBothFlags => {
            rules.both_flags == BothFlags::InTheGuidelines
        }
        Matter::QuickplayClaim | Matter::FiveSeconds => rules.quickplay == Quickplay::WhenAnnounced,
        _ => false,
    };
    variant.settings.contains(&GUIDELINES) && rulings.iter().any(by_guideline)
}

/// A ruling without details of the stand-in.
fn without_the_stand_in(ruling: &Ruling, stand_in: bool) -> Ruling {
    let mut told = ruling.clone();
    told.effects.retain(|effect| match effect {
        Effect::Asked(_) | Effect::Event(_) => false,
        Effect::MustPlay(..) | Effect::Restored(_) | Effect::Became(..) => !stand_in,
        _ => true,
    });
    if stand_in {
        told.finding = match told.finding {
            Finding::Irregularity(IrregularityFinding::Illegal(
                side,
                Illegality::Move(_) | Illegality::PawnNotPromoted(_),
            )) => Finding::Irregularity(IrregularityFinding::Illegal(side, Illegality::Move(None))),
            Finding::Moving(MovingFinding::ReleasedIllegally(side, _)) => {
                Finding::Moving(MovingFinding::ReleasedIllegally(side, None))
            }
            Finding::Recording(RecordingFinding::RecordedAhead(Writing { by, .. })) => {
                Finding::Recording(RecordingFinding::RecordedAhead(Writing { by, text: "\u{2026}".to_owned() }))
            }
            Finding::Sheet(SheetFinding::WrongResultSigned(_)) => Finding::Sheet(SheetFinding::WrongResultSigned(None)),
            finding => finding,
        };
    }
    told
}
