//! Judges games one by one while they are read.

mod clock_comment;
mod clocks;
mod control;
mod draws;
mod ending;
mod history;
mod marks;
mod moves;
mod numbers;
mod start;
mod steps;
mod tags;
mod termination;

use std::ops::ControlFlow;

use jadoube_board::Color;
use jadoube_lawbook::{Article, Date, Edition, Matter};
use jadoube_mating::{CanMate, Solver};
use jadoube_notation::Kings;
use jadoube_notation::pgn::{self, Outcome, Place, Problem, ProblemKind, Replay, Run, Text, Token, Visitor};
use jadoube_texts::Message;

use crate::editions::{Candidates, read_date};
use crate::fix::Fix;
use crate::{Finding, GameFindings, GameRow, Heading, Kind, Severity};
use clocks::Clocks;
use control::Control;
use draws::{Claims, Ended};
use ending::Over;
use history::History;
use marks::Marks;
use numbers::Numbers;
use tags::{Tag, Tags, is_same};
use termination::Termination;

/// What to look for.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Judge every game by this edition instead of the one in force on its date.
    pub edition: Option<Edition>,
    /// Only findings of these kinds; all if empty.
    pub only: Vec<Kind>,
    /// Only findings of at least this severity; all if `None`.
    pub severity: Option<Severity>,
    /// Keep a row about every game, for tables.
    pub rows: bool,
    /// Keep corrections that are certain.
    pub fixes: bool,
    /// A game with a later date than this has not been played yet; `None` accepts any date.
    pub latest: Option<Date>,
}

/// Judges the games that a [`pgn::Reader`] reads, and keeps the findings until they are [taken](Judge::take).
pub struct Judge {
    options: Options,
    solver: Solver,
    games: u64,
    found: Vec<GameFindings>,
    rows: Vec<GameRow>,
    fix: Fix,

    // The current game.
    begin: Place,
    tags: Tags,
    editions: Candidates,
    last_date: (Vec<u8>, Option<Candidates>),
    control: Control,
    clocks: Clocks,
    findings: Vec<Finding>,
    board: Replay,
    history: History,
    /// The king of the side to move on `board`.
    kings: Kings,
    numbers: Numbers,
    ply: u32,
    state: State,
    pending: Option<moves::Pending>,
    ended: Option<Ended>,
    /// How the game ended on the board, if moves follow.
    over: Option<Over>,
    claims: Claims,
    /// Who can still mate from the last position, if already computed.
    can_mate: [Option<CanMate>; 2],
    /// How the game ended by its tags, if already read.
    terminations: Option<[Termination; 2]>,
    outcome: Option<Outcome>,
    /// The last illegal move that stood.
    breach_ply: Option<u32>,
    number_findings: u8,
    marks: Marks,
}

/// How far the game can be followed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum State {
    Followed,
    /// The moves make no sense any more, which was reported.
    Lost,
    /// The end of the text is unknown: something was not closed.
    Open,
    /// Not judged at all.
    Skipped,
}

/// The findings of a judge since the last call.
#[derive(Clone, Debug, Default)]
pub struct Judged {
    /// How many games.
    pub games: u64,
    /// The games with findings.
    pub found: Vec<GameFindings>,
    /// All games, if asked for.
    pub rows: Vec<GameRow>,
}

const NOWHERE: Place = Place { byte: 0, line: 1, column: 1 };

impl Judge {
    /// A judge that has judged nothing yet.
    pub fn new(options: Options) -> Judge {
        Judge {
            options,
            solver: Solver::new(),
            games: 0,
            found: Vec::new(),
            rows: Vec::new(),
            fix: Fix::default(),
            begin: NOWHERE,
            tags: Tags::default(),
            editions: Candidates::on(read_date(b"")),
            last_date: (Vec::new(), None),
            control: Control::default(),
            clocks: Clocks::default(),
            findings: Vec::new(),
            board: Replay::default(),
            history: History::default(),
            kings: Kings::Unknown,
            numbers: Numbers::default(),
            ply: 0,
            state: State::Followed,
            pending: None,
            ended: None,
            over: None,
            claims: Claims::default(),
            can_mate: [None; 2],
            terminations: None,
            outcome: None,
            breach_ply: None,
            number_findings: 0,
            marks: Marks::default(),
        }
    }

    /// The findings since the last call; games are counted from 1 again.
    pub fn take(&mut self) -> Judged {
        Judged {
            games: std::mem::take(&mut self.games),
            found: std::mem::take(&mut self.found),
            rows: std::mem::take(&mut self.rows),
        }
    }

    /// The certain corrections in the last game; empty if they were not requested.
    pub fn last_fix(&self) -> &Fix {
        &self.fix
    }

    pub(crate) fn fix_mut(&mut self) -> &mut Fix {
        &mut self.fix
    }

    pub(crate) fn ply(&self) -> u32 {
        self.ply
    }

    fn report(
        &mut self,
        kind: Kind,
        severity: Severity,
        ply: u32,
        place: Place,
        article: Option<Article>,
        message: Message,
    ) {
        let moved = (ply > 0).then(|| {
            let (number, black) = self.numbers.of_ply(ply);
            (number, if black { Color::Black } else { Color::White })
        });
        self.findings.push(Finding { kind, severity, ply, moved, place, article, message });
    }

    /// A finding on the game as a whole.
    fn report_game(&mut self, kind: Kind, severity: Severity, article: Option<Article>, message: Message) {
        self.report(kind, severity, 0, self.begin, article, message);
    }

    /// A finding on the last move.
    fn report_last(&mut self, kind: Kind, severity: Severity, article: Option<Article>, message: Message) {
        self.report(kind, severity, self.ply, self.begin, article, message);
    }

    fn heading(&self) -> Heading {
        Heading {
            line: self.begin.line,
            white: self.tags.text(Tag::White),
            black: self.tags.text(Tag::Black),
            date: self.tags.text(Tag::Date),
            event: self.tags.text(Tag::Event),
            round: self.tags.text(Tag::Round),
            result: self.result_text(),
        }
    }

    fn result_text(&self) -> String {
        match self.result() {
            Some(outcome) => outcome.as_str().to_owned(),
            None => self.tags.text(Tag::Result),
        }
    }

    /// The result that counts: that at the end of the moves, or that of the tag if there is none.
    fn result(&self) -> Option<Outcome> {
        let at_the_end = self.outcome.filter(|outcome| *outcome != Outcome::Unknown);
        at_the_end.or_else(|| self.tag_result()).or(self.outcome)
    }

    fn tag_result(&self) -> Option<Outcome> {
        match self.tags.get(Tag::Result)? {
            b"1-0" => Some(Outcome::WhiteWins),
            b"0-1" => Some(Outcome::BlackWins),
            b"1/2-1/2" => Some(Outcome::Draw),
            value => Outcome::of_tag(&Text(value).decode()),
        }
    }

    fn is_asked_for(&self, finding: &Finding) -> bool {
        (self.options.only.is_empty() || self.options.only.contains(&finding.kind))
            && self.options.severity.is_none_or(|least| finding.severity >= least)
    }

    fn finish(&mut self) {
        let mut findings = std::mem::take(&mut self.findings);
        findings.retain(|finding| self.is_asked_for(finding));
        if self.options.rows {
            let row = GameRow {
                heading: self.heading(),
                site: self.tags.text(Tag::Site),
                white_elo: self.tags.text(Tag::WhiteElo).parse().ok(),
                black_elo: self.tags.text(Tag::BlackElo).parse().ok(),
                time_control: self.tags.text(Tag::TimeControl),
                termination: self.tags.text(Tag::Termination),
                edition: self.editions.cited(),
                plies: self.ply,
                findings: u32::try_from(findings.len()).unwrap_or(u32::MAX),
                worst: findings.iter().map(|finding| finding.severity).max(),
            };
            self.rows.push(row);
        }
        if findings.is_empty() {
            self.findings = findings;
            return;
        }
        // Findings on the whole game come last, the others in the order of the moves.
        findings.sort_by_key(|finding| if finding.ply == 0 { u32::MAX } else { finding.ply });
        self.found.push(GameFindings { game: self.games, heading: self.heading(), findings });
    }
}

impl Visitor for Judge {
    fn begin(&mut self, place: Place) {
        self.games += 1;
        self.begin = place;
        self.tags.clear();
        self.clocks = Clocks::default();
        self.ply = 0;
        self.history.clear();
        self.kings = Kings::Unknown;
        self.can_mate = [None; 2];
        self.terminations = None;
        self.state = State::Followed;
        self.pending = None;
        self.ended = None;
        self.over = None;
        self.claims = Claims::default();
        self.outcome = None;
        self.breach_ply = None;
        self.number_findings = 0;
        self.marks = Marks::default();
        self.fix.begin(place.byte);
    }

    #[inline]
    fn tag(&mut self, name: Text<'_>, value: Text<'_>) -> ControlFlow<()> {
        if let Some(tag) = Tag::named(name.0) {
            self.tags.set(tag, value.0);
        }
        ControlFlow::Continue(())
    }

    fn start(&mut self, start: &pgn::Start) -> ControlFlow<()> {
        self.settle_editions();
        self.control.set(self.tags.get(Tag::TimeControl));
        self.begin_at(start);
        self.begin_clocks();
        if self.state == State::Skipped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    #[inline(always)]
    fn number(&mut self, number: u32, dots: usize) {
        if self.state != State::Followed || self.pending.is_some() || !self.numbers.is_due(number, dots, self.ply + 1) {
            self.number_in_doubt(number, dots);
        }
    }

    #[inline(always)]
    fn run(&mut self, run: Run<'_>) -> ControlFlow<()> {
        if self.options.fixes {
            self.steps::<true>(run)
        } else {
            self.steps::<false>(run)
        }
        ControlFlow::Continue(())
    }

    fn played(&mut self, token: Token<'_>) -> ControlFlow<()> {
        self.ply += 1;
        self.played_unusually(token);
        ControlFlow::Continue(())
    }

    fn is_score(&mut self, is_numbered: bool) -> bool {
        self.board.ends_with_score(self.tag_result(), is_numbered)
    }

    fn unreadable(&mut self, text: Text<'_>) -> ControlFlow<()> {
        self.ply += 1;
        self.written_as_unreadable(text);
        ControlFlow::Continue(())
    }

    fn remark(&mut self, token: Token<'_>) -> ControlFlow<()> {
        self.remarked(token);
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn comment(&mut self, text: Text<'_>) -> ControlFlow<()> {
        self.clock_in(text);
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, _bracket: Token<'_>) -> ControlFlow<()> {
        ControlFlow::Break(())
    }

    fn outcome(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }

    fn problem(&mut self, problem: Problem) {
        let recording = self.editions.matter(Matter::Recording);
        let (kind, severity, article) = match &problem.kind {
            ProblemKind::UnclosedTag => (Kind::UnclosedTag, Severity::Warning, None),
            ProblemKind::NotAGame => (Kind::NotAGame, Severity::Warning, None),
            ProblemKind::UnclosedComment => (Kind::UnclosedComment, Severity::Error, recording),
            ProblemKind::UnclosedVariation => (Kind::UnclosedVariation, Severity::Error, recording),
            ProblemKind::NothingToVary | ProblemKind::NothingToClose(_) => {
                (Kind::StrayBracket, Severity::Warning, recording)
            }
            ProblemKind::Noise(_) => (Kind::Noise, Severity::Warning, recording),
            ProblemKind::TooDeep => (Kind::TooDeep, Severity::Note, None),
            ProblemKind::TooLong => (Kind::TooLong, Severity::Error, None),
            // The reader does not report these.
            ProblemKind::Unreadable(_)
            | ProblemKind::Illegal(_)
            | ProblemKind::BadFen(_)
            | ProblemKind::OtherVariant(_) => return,
        };
        if matches!(kind, Kind::UnclosedComment | Kind::UnclosedVariation | Kind::TooLong)
            && self.state == State::Followed
        {
            self.state = State::Open;
        }
        let ply = self.ply;
        self.report(kind, severity, ply, problem.place, article, Message::from(&problem.kind));
    }

    fn end(&mut self) {
        self.settle(None);
        if self.state != State::Skipped {
            self.judge_tags();
            self.judge_end();
        }
        self.finish();
    }
}

impl Judge {
    fn settle_editions(&mut self) {
        if let Some(edition) = self.options.edition {
            self.editions = Candidates::only(edition);
            return;
        }
        let date = self.tags.get(Tag::Date).unwrap_or_default();
        let (known, candidates) = &mut self.last_date;
        if candidates.is_none() || !is_same(known, date) {
            known.clear();
            known.extend_from_slice(date);
            *candidates = Some(Candidates::on(read_date(date)));
        }
        if let Some(candidates) = candidates {
            self.editions.clone_from(candidates);
        }
    }
}
