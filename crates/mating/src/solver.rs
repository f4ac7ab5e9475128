//! The layers in their order, cheapest first, and the memory that they share.

use jadoube_board::{Bitboard, Color, Move, Position, Role};

use crate::groups::Groups;
use crate::mobility::{Known, Mobility};
use crate::rollout::{self, Means, Plan, Temper};
use crate::search::{Outcome, Walk};
use crate::short::Short;
use crate::verdict::{Argument, Budget, Layer, Stats, Verdict};
use crate::{CanMate, Deadness, bare, bystanders, material};

/// With a smaller budget short mates are not looked for.
const SKETCH: u64 = 200;
/// With so few moves a line may be forced, and a short search sees its end.
const FEW: usize = 4;
/// Positions that the short search may visit.
const GLANCE: u64 = 60;
/// Plies of a rollout in an ordinary and in an unusual position.
const PLIES: usize = 120;
const MANY_PLIES: usize = 160;
/// How often a search asks for mobility before it may ask less often, and how rare success must be for that.
const TRIAL: u32 = 200;
const SELDOM: u32 = 16;
const SELDOM_BY_CASES: u32 = 4;
const PAUSE: u32 = 32;
/// The same for a search in groups, whose positions cost less.
const TRIAL_OF_GROUPS: u32 = 8;
const SELDOM_OF_GROUPS: u32 = 2;
const PAUSE_OF_GROUPS: u32 = 128;
/// How many rollouts a search in groups starts from one position.
const PROBES: u32 = 2;

/// What is tried where the cheap layers fail.
#[derive(Copy, Clone)]
enum Effort {
    /// Rollouts with random tempers, until there were this many.
    Rollouts(u32),
    /// The search in groups, until it has found this many of them.
    Groups(usize),
    /// The same if the first groups differ in pawns and material, as in a pawn race: then no other effort is better.
    Race(usize),
    /// The closure without bystanders.
    Bystanders,
    /// The search of single positions, until it has found this many.
    Walk(u64),
}

/// The efforts in their order. Each goes on where it stopped.
const EFFORTS: [Effort; 10] = [
    Effort::Rollouts(40),
    Effort::Groups(1_000),
    Effort::Bystanders,
    Effort::Race(MANY_GROUPS),
    Effort::Walk(3_000),
    Effort::Groups(5_000),
    Effort::Rollouts(400),
    Effort::Walk(300_000),
    Effort::Groups(MANY_GROUPS),
    Effort::Rollouts(1_000),
];
/// A group needs more memory than a single position.
const MANY_GROUPS: usize = 400_000;
/// A race has more than this many different pawns and numbers of men in its first groups.
const RACING: usize = 50;

/// The working memory of its questions. It grows as far as a budget requires and is then reused.
#[derive(Default)]
pub struct Solver {
    short: Short,
    walk: Walk,
    groups: Groups,
    mobility: Mobility,
    known: Known,
    hunt: Hunt,
    roundup: Hunt,
    line: Vec<Move>,
    stats: Stats,
}

/// Whether to look for a short mate.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sketch {
    /// Yes.
    Wanted,
    /// There was none.
    Failed,
}

/// An answer, the layer that gave it, and its cost.
struct Answer {
    verdict: Verdict,
    layer: Layer,
}

impl Answer {
    fn unwinnable(argument: Argument, layer: Layer) -> Option<Answer> {
        Some(Answer { verdict: Verdict::Unwinnable { argument }, layer })
    }
}

impl Solver {
    /// An empty solver.
    pub fn new() -> Solver {
        Solver::default()
    }

    /// The questions to this solver so far, and which layer decided them.
    pub fn stats(&self) -> &Stats {
        &self.stats
    }

    /// The part that looks for short mates.
    pub(crate) fn short(&mut self) -> &mut Short {
        &mut self.short
    }

    /// Whether `winner` can still mate: see [`can_mate`](crate::can_mate).
    pub fn can_mate(&mut self, position: &Position, winner: Color, budget: Budget) -> Verdict {
        self.decide(position, winner, budget, Sketch::Wanted)
    }

    /// Whether `winner` can still mate, for callers that need neither a line nor an argument. If a mate is known to exist, its moves are
    /// not worked out.
    ///
    /// ```
    /// use jadoube_board::{Color, Position};
    /// use jadoube_mating::{Budget, CanMate, Solver};
    /// let position: Position = "8/8/3k4/8/8/2K5/8/BN6 b - - 0 1".parse()?;
    /// assert_eq!(Solver::new().can_ever_mate(&position, Color::White, Budget::DEFAULT), CanMate::Yes);
    /// # Ok::<(), jadoube_board::PositionError>(())
    /// ```
    pub fn can_ever_mate(&mut self, position: &Position, winner: Color, budget: Budget) -> CanMate {
        if self.mates_bare_king(position, winner) {
            return CanMate::Yes;
        }
        let sketch = if budget.nodes >= SKETCH { Sketch::Failed } else { Sketch::Wanted };
        if sketch == Sketch::Failed && self.mates_shortly(&[seen_by(position, winner)]) {
            return CanMate::Yes;
        }
        self.decide(position, winner, budget, sketch).can_mate()
    }

    /// Whether two minor pieces against a bare king are known to mate.
    fn mates_bare_king(&mut self, position: &Position, winner: Color) -> bool {
        let known = !position.board().color(!winner).many() && bare::mates(&seen_by(position, winner));
        if known {
            self.stats.count(Layer::Material, 0);
        }
        known
    }

    /// The answer of [`can_mate`](Solver::can_mate), given whether a short mate was already looked for.
    pub(crate) fn decide(&mut self, position: &Position, winner: Color, budget: Budget, sketch: Sketch) -> Verdict {
        let view = seen_by(position, winner);
        let mut left = budget.nodes;
        let answer = self.answer(&view, sketch, &mut left);
        let nodes = budget.nodes - left;
        let Answer { mut verdict, layer } =
            answer.unwrap_or(Answer { verdict: Verdict::Undecided { nodes }, layer: Layer::OutOfBudget });
        self.stats.count(layer, nodes);
        if let Verdict::Winnable { line } = &mut verdict {
            debug_assert!(mates(&view, line), "{view:?} {line:?}");
            if winner == Color::Black {
                line.iter_mut().for_each(|m| *m = m.mirrored());
            }
        }
        verdict
    }

    /// Whether the position is dead: see [`is_dead`](crate::is_dead).
    pub fn is_dead(&mut self, position: &Position, budget: Budget) -> Deadness {
        let [first, second] = by_strength(position);
        if self.mates_bare_king(position, first) {
            return Deadness::Alive;
        }
        // If either side can mate the position is alive, and usually one of the two can soon.
        let sketch = if budget.nodes >= SKETCH { Sketch::Failed } else { Sketch::Wanted };
        if sketch == Sketch::Failed && self.mates_shortly(&[first, second].map(|side| seen_by(position, side))) {
            return Deadness::Alive;
        }
        match self.decide(position, first, budget, sketch) {
            Verdict::Winnable { .. } => Deadness::Alive,
            verdict => match self.decide(position, second, budget, sketch) {
                Verdict::Winnable { .. } => Deadness::Alive,
                Verdict::Unwinnable { .. } if verdict.is_unwinnable() => Deadness::Dead,
                _ => Deadness::Undecided,
            },
        }
    }

    /// Whether one of these is seen to mate without a search, White in each view.
    fn mates_shortly(&mut self, views: &[Position]) -> bool {
        let before = self.short.met();
        let layer = self.short.seen(views, &mut self.line);
        if let Some(layer) = layer {
            self.stats.count(layer, self.short.met() - before);
        }
        layer.is_some()
    }

    /// White is the winner from here on.
    fn answer(&mut self, view: &Position, sketch: Sketch, left: &mut u64) -> Option<Answer> {
        let moves = view.count_moves();
        if moves == 0 {
            return if view.turn() == Color::Black && view.is_check() {
                Some(Answer { verdict: Verdict::Winnable { line: Vec::new() }, layer: Layer::GameOver })
            } else {
                Answer::unwinnable(Argument::GameOver, Layer::GameOver)
            };
        }
        if let Some(shortage) = material::shortage(view.board()) {
            return Answer::unwinnable(Argument::Material(shortage), Layer::Material);
        }
        if *left >= SKETCH {
            let before = self.short.met();
            let found = sketch == Sketch::Wanted && (self.short.find(view) || self.short.find_farther(view))
                || self.short.find_cornered(view);
            *left = left.saturating_sub(self.short.met() - before);
            if found {
                let line = self.short.line().to_vec();
                return Some(Answer { verdict: Verdict::Winnable { line }, layer: Layer::Short });
            }
        }
        let glance = if moves <= FEW { self.glance(view, left) } else { None };
        if glance.is_some() {
            return glance;
        }
        let (plans, count) = rollout::plans(view);
        let plans = &plans[..count];
        let blocked = looks_blocked(view);
        if blocked {
            // One attempt costs less than the proof, and even here it usually succeeds.
            let nearest = plans.first().and_then(|plan| self.rollout(view, plan, &Temper::USUAL, PLIES, 0, left));
            if nearest.is_some() {
                return nearest;
            }
            if self.mobility.refutes_mate(view) {
                return Answer::unwinnable(Argument::Mobility, Layer::Mobility);
            }
        }
        let rounds = if Means::of(view.board()) == Means::Minors { 2 } else { 1 };
        for round in 0..rounds {
            for plan in &plans[(blocked && round == 0) as usize..] {
                if let Some(answer) = self.rollout(view, plan, &Temper::USUAL, PLIES, round * 77, left) {
                    return Some(answer);
                }
            }
        }
        if !blocked && self.mobility.refutes_mate(view) {
            return Answer::unwinnable(Argument::Mobility, Layer::Mobility);
        }
        self.walk.start(view);
        self.known.clear();
        self.hunt = Hunt::new(TRIAL, SELDOM, SELDOM_BY_CASES, PAUSE);
        self.roundup = Hunt::new(TRIAL_OF_GROUPS, SELDOM_OF_GROUPS, SELDOM_OF_GROUPS, PAUSE_OF_GROUPS);
        // Without pawns that hold each other up a few men can be nearly everywhere, and groups only cost time.
        let grouped = view.board().role(Role::Pawn).many() && self.groups.start(view);
        let mut tried = 0;
        let decided = EFFORTS.into_iter().find_map(|effort| match effort {
            Effort::Rollouts(until) => self.rollouts(view, plans, std::mem::replace(&mut tried, until)..until, left),
            Effort::Groups(limit) if grouped => self.gather(view, limit, left),
            Effort::Race(limit) if grouped && self.groups.structures() > RACING => self.gather(view, limit, left),
            Effort::Groups(_) | Effort::Race(_) => None,
            Effort::Bystanders => self.leave_out_bystanders(view, left),
            Effort::Walk(limit) => self.walk(limit, left),
        });
        decided.or_else(|| self.walk(u64::MAX, left))
    }

    fn leave_out_bystanders(&mut self, view: &Position, left: &mut u64) -> Option<Answer> {
        let positions = bystanders::refute_mate(view, &mut self.mobility, left)?;
        Answer::unwinnable(Argument::Bystanders { positions }, Layer::Closure)
    }

    fn rollouts(
        &mut self,
        view: &Position,
        plans: &[Plan],
        tries: std::ops::Range<u32>,
        left: &mut u64,
    ) -> Option<Answer> {
        tries.into_iter().find_map(|seed| {
            let plan = &plans[seed as usize % plans.len()];
            self.rollout(view, plan, &Temper::drawn(seed), MANY_PLIES, seed * 77, left)
        })
    }

    fn rollout(
        &mut self,
        view: &Position,
        plan: &Plan,
        temper: &Temper,
        plies: usize,
        seed: u32,
        left: &mut u64,
    ) -> Option<Answer> {
        let plies = plies.min(usize::try_from(*left).unwrap_or(plies));
        self.line.clear();
        let mates = rollout::play(view, plan, temper, plies, seed, &mut self.line);
        *left = left.saturating_sub(self.line.len() as u64);
        mates.then(|| Answer { verdict: Verdict::Winnable { line: self.line.clone() }, layer: Layer::Rollout })
    }

    /// A short search without any other argument.
    fn glance(&mut self, view: &Position, left: &mut u64) -> Option<Answer> {
        self.walk.start(view);
        let outcome = self.walk.run(GLANCE.min(*left) as usize, |_| false, |_| None);
        *left = left.saturating_sub(self.walk.met() as u64);
        self.found(outcome, self.walk.met() as u64)
    }

    /// Goes on with the search until it has found `limit` positions.
    fn walk(&mut self, limit: u64, left: &mut u64) -> Option<Answer> {
        let before = self.walk.met() as u64;
        let limit = usize::try_from(limit.min(before.saturating_add(*left))).unwrap_or(usize::MAX);
        let (mobility, known, hunt) = (&mut self.mobility, &mut self.known, &mut self.hunt);
        let Hunt { at_once, by_cases, probes } = hunt;
        let hopeless = |next: &Position| {
            if let Some(refuted) = known.about(next) {
                return refuted;
            }
            if !at_once.allows() {
                return false;
            }
            let refuted = at_once.record(mobility.refutes_mate_at_once(next))
                || by_cases.allows() && by_cases.record(mobility.refutes_mate_by_cases(next));
            known.remember(next, mobility, refuted);
            refuted
        };
        let line = &mut self.line;
        let probe = |next: &Position| {
            *probes += 1;
            let (plans, count) = rollout::plans(next);
            let plan = &plans[*probes as usize % count];
            let temper = if *probes % 2 == 0 { Temper::USUAL } else { Temper::drawn(*probes) };
            line.clear();
            rollout::play(next, plan, &temper, PLIES, *probes * 77, line).then(|| line.clone())
        };
        let outcome = self.walk.run(limit, hopeless, probe);
        *left = left.saturating_sub(self.walk.met() as u64 - before);
        self.found(outcome, self.walk.met() as u64)
    }

    /// Goes on with the search in groups until it has found `limit` of these.
    fn gather(&mut self, view: &Position, limit: usize, left: &mut u64) -> Option<Answer> {
        let before = self.groups.found();
        let limit = limit.min(usize::try_from(before.saturating_add(*left)).unwrap_or(usize::MAX));
        let Hunt { at_once, by_cases, probes } = &mut self.roundup;
        let (mobility, known) = (&mut self.mobility, &mut self.known);
        let hopeless = |next: &Position, wanderer: Color| {
            if let Some(about) = known.about_all(next, wanderer) {
                return about;
            }
            if !at_once.allows() {
                return (false, Bitboard::EMPTY);
            }
            let refuted = at_once.record(mobility.refutes_mate_at_once(next))
                || by_cases.allows() && by_cases.record(mobility.refutes_mate_by_cases(next));
            known.remember(next, mobility, refuted);
            let alike = if next.en_passant().is_some() { Bitboard::EMPTY } else { mobility.alike(wanderer) };
            (refuted, alike)
        };
        let (short, line) = (&mut self.short, &mut self.line);
        let probe = |next: &Position| {
            if short.find(next) || short.find_farther(next) {
                return Some(short.line().to_vec());
            }
            let (plans, count) = rollout::plans(next);
            (0..PROBES).find_map(|_| {
                *probes += 1;
                let plan = &plans[*probes as usize % count];
                let temper = if *probes % 2 == 0 { Temper::USUAL } else { Temper::drawn(*probes) };
                line.clear();
                rollout::play(next, plan, &temper, PLIES, *probes * 77, line).then(|| line.clone())
            })
        };
        let outcome = self.groups.run(view, limit, hopeless, probe);
        *left = left.saturating_sub(self.groups.found() - before);
        self.found(outcome, self.groups.met())
    }

    fn found(&self, outcome: Outcome, positions: u64) -> Option<Answer> {
        match outcome {
            Outcome::Mate(line) => Some(Answer { verdict: Verdict::Winnable { line }, layer: Layer::Search }),
            Outcome::Closed => Answer::unwinnable(Argument::Closure { positions }, Layer::Closure),
            Outcome::Limit => None,
        }
    }
}

/// The position in which White is the one who wants to mate.
fn seen_by(position: &Position, winner: Color) -> Position {
    match winner {
        Color::White => *position,
        Color::Black => position.mirrored(),
    }
}

/// How often the search has asked for other arguments and for rollouts.
struct Hunt {
    at_once: Throttle,
    by_cases: Throttle,
    probes: u32,
}

impl Hunt {
    fn new(trial: u32, seldom: u32, seldom_by_cases: u32, pause: u32) -> Hunt {
        let by_cases = Throttle::new(trial, seldom_by_cases, pause);
        Hunt { at_once: Throttle::new(trial, seldom, pause), by_cases, probes: 0 }
    }
}

impl Default for Hunt {
    fn default() -> Hunt {
        Hunt::new(TRIAL, SELDOM, SELDOM_BY_CASES, PAUSE)
    }
}

/// Limits how often a search tries an argument: if it hardly ever applies, trying it costs more than the positions that
/// it saves, so it is then tried less often.
struct Throttle {
    /// One refutation in this many is enough to keep trying it every time.
    seldom: u32,
    asked: u32,
    refuted: u32,
    skipped: u32,
    /// It is tried this many times in any case. If it hardly ever applies, only one attempt in `pause` is made after
    /// that.
    trial: u32,
    pause: u32,
}

impl Throttle {
    fn new(trial: u32, seldom: u32, pause: u32) -> Throttle {
        Throttle { seldom, asked: 0, refuted: 0, skipped: 0, trial, pause }
    }

    fn allows(&mut self) -> bool {
        if self.asked > self.trial
            && self.refuted * self.seldom < self.asked
            && !self.skipped.is_multiple_of(self.pause)
        {
            self.skipped = self.skipped.wrapping_add(1);
            return false;
        }
        self.skipped = 1;
        true
    }

    fn record(&mut self, refuted: bool) -> bool {
        self.asked += 1;
        self.refuted += refuted as u32;
        refuted
    }
}

/// Both colors, beginning with the one that is more likely to be able to mate.
pub(crate) fn by_strength(position: &Position) -> [Color; 2] {
    let board = position.board();
    let strength = |color: Color| {
        let ours = board.color(color);
        let queens = board.role(Role::Queen) & ours;
        7 * queens.len() + 4 * (board.role(Role::Rook) & ours).len() + ours.len()
    };
    // With only bishops and knights it can be a long search.
    let strong = board.role(Role::Queen) | board.role(Role::Rook) | board.role(Role::Pawn);
    let chances = |color: Color| (board.color(color).meets(strong), strength(color));
    if chances(Color::Black) > chances(Color::White) { [Color::Black, Color::White] } else { Color::ALL }
}

/// Whether the mobility argument should come first: no queen, rook or knight, and most pawns face each other.
fn looks_blocked(view: &Position) -> bool {
    let board = view.board();
    if (board.role(Role::Queen) | board.role(Role::Rook) | board.role(Role::Knight)).any() {
        return false;
    }
    let pawns = board.role(Role::Pawn);
    let white = pawns & board.color(Color::White);
    let black = pawns & board.color(Color::Black);
    let facing = Bitboard(white.0 << 8) & black;
    2 * facing.len() >= white.len().min(black.len()) && facing.any()
}

/// Whether the line is legal from `view` and ends with Black mated.
pub(crate) fn mates(view: &Position, line: &[Move]) -> bool {
    let mut now = *view;
    for &m in line {
        if !now.is_legal(m) {
            return false;
        }
        now = now.after(m);
    }
    now.turn() == Color::Black && now.is_checkmate()
}
