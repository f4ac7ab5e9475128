//! Random incidents: competitions of every kind, and acts of everybody that may happen or not.

use super::*;

/// Chance from a seed (splitmix64).
pub(super) struct Chance(pub(super) u64);

impl Chance {
    pub(super) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((word ^ word >> 31) % bound as u64) as usize
    }

    pub(super) fn square(&mut self) -> Square {
        Square::ALL[self.below(64)]
    }

    pub(super) fn role(&mut self) -> Role {
        Role::ALL[self.below(6)]
    }

    pub(super) fn hands(&mut self) -> Hands {
        [Hands::One, Hands::One, Hands::One, Hands::Both, Hands::Other][self.below(5)]
    }
}

pub(super) fn competition(chance: &mut Chance) -> Competition {
    let edition = Edition::known()[chance.below(Edition::known().len())];
    let control = ["40/90+30, 30+30", "5", "3+2", "15+10", "25", "40/120, 60"][chance.below(6)];
    let mut competition = Competition::new(edition, control.parse().unwrap());
    if chance.below(2) == 0 {
        competition.supervision = Supervision::Reduced;
    }
    let start = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/P6k/8/8/8/8/p6K/8 w - - 90 80",
        "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
        // King and queen exchanged, and a rook where a knight belongs.
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBNR w HBkq - 0 1",
    ];
    competition.announced = conduct::announced(chance);
    competition.start = start[chance.below(5)].parse().unwrap();
    competition.without_increment = chance.below(2) == 0;
    competition.no_agreement_before = [0, 0, 2, u16::MAX][chance.below(4)];
    if chance.below(3) == 0 {
        let games_per_arbiter = 1 + chance.below(4) as u8;
        competition.arrangement = Some(Arrangement { games_per_arbiter, recorded: chance.below(2) == 0 });
    }
    if chance.below(4) == 0 {
        let rules = vec![OwnRule::IllegalMovesLoseAt(1 + chance.below(3) as u8)];
        let (own_territory, fide_event) = (chance.below(2) == 0, chance.below(2) == 0);
        competition.federation = Some(Federation { name: "HUN".into(), rules, own_territory, fide_event });
    }
    competition
}

pub(super) fn act(chance: &mut Chance, game: &Game) -> (Actor, Act) {
    let state = game.state();
    let player = if chance.below(5) == 0 { !state.side_to_move() } else { state.side_to_move() };
    let by = Actor::of(player);
    let permitted = state.permission().moves;
    let sensible = (!permitted.is_empty()).then(|| permitted[chance.below(permitted.len())]);
    let arbiter = Actor::Arbiter;
    if chance.below(4) == 0
        && let Some(act) = adjourned_act(chance, game, by)
    {
        return act;
    }
    if chance.below(5) == 0 {
        return blind_act(chance, game, by);
    }
    if chance.below(6) == 0 {
        return rarer_act(chance, by, player);
    }
    match chance.below(44) {
        0..=9 => match sensible {
            Some(m) => {
                let played = Coordinates { from: m.from(), to: m.to(), promotion: m.promotion() };
                (by, Act::Moving(MovingAct::Plays { played, hands: chance.hands() }))
            }
            None => (by, Act::Completion(CompletionAct::Resigns)),
        },
        10..=15 => (by, Act::Clock(ClockAct::Presses { hand: chance.hands() })),
        16 => {
            let played = Coordinates { from: chance.square(), to: chance.square(), promotion: None };
            (by, Act::Moving(MovingAct::Plays { played, hands: Hands::One }))
        }
        17 => (by, Act::Moving(MovingAct::Touches { square: chance.square(), contact: Contact::Deliberate })),
        18 => (by, Act::Moving(MovingAct::Releases { on: chance.square() })),
        19 => (by, Act::Moving(MovingAct::TakesOff { square: chance.square() })),
        20 => (
            by,
            Act::Moving(MovingAct::Places {
                role: chance.role(),
                on: chance.square(),
                color: [None, None, Some(player), Some(!player)][chance.below(4)],
            }),
        ),
        21 => (by, Act::Moving(MovingAct::LetsGo)),
        22 => (by, Act::Moving(MovingAct::Castles { wing: Wing::ALL[chance.below(2)], hands: chance.hands() })),
        23 => {
            let claims =
                [Claim::Repetition, Claim::Fifty, Claim::Flag, Claim::IllegalMove, Claim::TouchMove, Claim::TwoHands];
            let intends = sensible.filter(|_| chance.below(2) == 0).map(|m| Coordinates {
                from: m.from(),
                to: m.to(),
                promotion: m.promotion(),
            });
            (by, Act::Draw(DrawAct::Claims { claim: claims[chance.below(6)], intends }))
        }
        24 => (by, Act::Draw(DrawAct::OffersDraw { conditional: chance.below(4) == 0 })),
        25 => match chance.below(8) {
            0..=1 => (by, Act::Draw(DrawAct::Accepts)),
            2 => (by, Act::Draw(DrawAct::WithdrawsOffer)),
            3 => (by, Act::Draw(DrawAct::WithdrawsClaim)),
            4 => (arbiter, Act::Draw(DrawAct::Consents { given: chance.below(3) > 0 })),
            _ => (by, Act::Draw(DrawAct::Declines)),
        },
        26 => (arbiter, Act::Clock(ClockAct::Restarts { side: None })),
        27 => (arbiter, Act::Decision(DecisionAct::Observes(Observation::IllegalMove))),
        28 => (arbiter, Act::Decision(DecisionAct::Observes(Observation::Flag(player)))),
        29 => (by, Act::Recording(RecordingAct::Records { text: "Nf3".into() })),
        30 => (by, Act::Clock(ClockAct::StopsClocks { reason: StopReason::CallArbiter })),
        31 => {
            let what = [Observation::DisplacedSince(2), Observation::ColorsReversed, Observation::BothFlags];
            (arbiter, Act::Decision(DecisionAct::Observes(what[chance.below(3)])))
        }
        32 => {
            // Mostly a question that is open, and one of its answers.
            let open = state.questions();
            let (question, answers) = match open.get(chance.below(open.len().max(1))) {
                Some(question) if chance.below(4) > 0 => (question.number, question.answers.clone()),
                _ => (chance.below(4) as u16, Answer::samples()),
            };
            (arbiter, Act::Decision(DecisionAct::Decides { question, answer: answers[chance.below(answers.len())] }))
        }
        33 => {
            let acts = [
                RapidAct::AsksForSheet,
                RapidAct::AsksToSeeSheet,
                RapidAct::ClaimsSetUp(SetUpPart::Pieces),
                RapidAct::ClaimsSetUp(SetUpPart::Clock),
                RapidAct::AgreesToCorrect,
            ];
            (by, Act::Rapid(acts[chance.below(5)]))
        }
        34 => (arbiter, Act::Rapid(RapidAct::SeesIllegalPosition)),
        35 => {
            let acts = [
                QuickplayAct::AsksForFiveSeconds(Mode::Increment),
                QuickplayAct::Claims(Grounds::Both),
                QuickplayAct::Claims(Grounds::CannotWin),
                QuickplayAct::ClaimsWithoutArbiter(Grounds::CannotWin),
                QuickplayAct::WritesPosition { text: "anything".into() },
                QuickplayAct::SubmitsSheet,
                QuickplayAct::Verifies(Evidence::Position, chance.below(2) == 0),
                QuickplayAct::Verifies(Evidence::Sheet, true),
            ];
            (by, Act::Quickplay(acts[chance.below(8)].clone()))
        }
        36 => {
            let like = ["6.9", "7.5.5", "99"][..chance.below(3)].iter().map(|&number| number.to_owned()).collect();
            let acts = [
                Act::Preface(PrefaceAct::ReportsUncovered { text: "anything".into(), like }),
                Act::Preface(PrefaceAct::AsksFide {
                    text: "anything".into(),
                    through_federation: chance.below(2) == 0,
                }),
                Act::Chess960(Chess960Act::DrawsLots(Lots::Computer(chance.below(961) as u16))),
                Act::Chess960(Chess960Act::AnnouncesCastling),
                Act::Quickplay(QuickplayAct::DeclaresDraw),
            ];
            (if chance.below(3) == 0 { by } else { arbiter }, acts[chance.below(5)].clone())
        }
        37..=42 => conduct::act(chance, player),
        _ => (by, Act::Recording(RecordingAct::Signs { score: Score::DRAW })),
    }
}

/// Sealed texts, most of them faulty: what the tests seal and open.
pub(super) const SEALED: [&str; 8] = ["Nf3", "O-O", "e4 (=)", "Rd1", "Zz9", "Qxh9", "a8", ""];
pub(super) const NONCE: Nonce = Nonce([9; 16]);

/// Positions that arbiters set up; the last two cannot be played on.
pub(super) const SET_UP: [&str; 5] = [
    "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "8/P3k3/8/8/8/8/4K2p/8 b - - 0 60",
    "7k/5K2/6Q1/8/8/8/8/8 b - - 0 80",
    "4k3/8/8/8/8/8/8/8 w - - 0 1",
];

/// What happens around the board, and the irregularities that are seldom.
pub(super) fn rarer_act(chance: &mut Chance, by: Actor, player: Color) -> (Actor, Act) {
    let arbiter = Actor::Arbiter;
    let moves = chance.below(60) as u16;
    match chance.below(20) {
        0 => (by, Act::Irregularity(IrregularityAct::Displaces { squares: vec![chance.square()] })),
        1 => (by, Act::Irregularity(IrregularityAct::PutsBack)),
        2 | 3 => (by, Act::Moving(MovingAct::TakesBack)),
        4 => (by, Act::Moving(MovingAct::TouchesTogether { squares: vec![chance.square(), chance.square()] })),
        5 => (arbiter, Act::Decision(DecisionAct::Observes(Observation::LastIdentifiable(chance.below(6) as u16)))),
        6 => (arbiter, Act::Decision(DecisionAct::Observes(Observation::FlagUncounted(player)))),
        7 => (arbiter, Act::Decision(DecisionAct::Observes(Observation::DeadPosition))),
        8 => (arbiter, Act::Sheet(SheetAct::FoundIncomplete { flag: player })),
        9 => (arbiter, Act::Sheet(SheetAct::Evidence { player, moves })),
        10 => {
            let written = Coordinates { from: chance.square(), to: chance.square(), promotion: None };
            let acts = [
                SheetAct::Borrows,
                SheetAct::Returns,
                SheetAct::Hides,
                SheetAct::NamesOther { claim: Claim::Repetition, written },
                SheetAct::WroteImpossible { claim: Claim::Fifty, role: chance.role() },
            ];
            (by, Act::Sheet(acts[chance.below(5)]))
        }
        11 => (arbiter, Act::Decision(DecisionAct::Observes(Observation::NotRecording(player)))),
        12 => (by, Act::Arranges(Surroundings::ClaimsFromScreen { claim: Claim::Flag })),
        13 => {
            let task = jadoube_laws::ruling::Task::samples()[chance.below(3)];
            (arbiter, Act::Arranges(Surroundings::AgreesToAssistant { player, task, disability: false }))
        }
        14 => {
            let assistant = player_assistant(player);
            (assistant, Act::Clock(ClockAct::Presses { hand: Hands::One }))
        }
        15 => {
            let answers = [Answer::Overstepped, Answer::Reached, Answer::Unproved, Answer::Stands, Answer::MayPlay];
            (
                arbiter,
                Act::Decision(DecisionAct::Decides {
                    question: chance.below(6) as u16,
                    answer: answers[chance.below(5)],
                }),
            )
        }
        16 => (
            arbiter,
            Act::Decision(DecisionAct::Observes([Observation::TouchMove, Observation::TwoHands][chance.below(2)])),
        ),
        17 => (
            arbiter,
            Act::Decision(DecisionAct::Observes(
                [Observation::Absent(player), Observation::ClockMisset][chance.below(2)],
            )),
        ),
        18 => match chance.below(5) {
            0 => (arbiter, Act::Clock(ClockAct::SetsClock { side: player, time: Millis::ZERO })),
            1 => (
                arbiter,
                Act::Irregularity(IrregularityAct::SetsPosition {
                    position: SET_UP[chance.below(SET_UP.len())].parse().unwrap(),
                }),
            ),
            _ => (arbiter, Act::Clock(ClockAct::SetsCounter { side: player, moves })),
        },
        _ => (by, Act::Moving(MovingAct::Touches { square: chance.square(), contact: Contact::Careless })),
    }
}

pub(super) const fn player_assistant(player: Color) -> Actor {
    match player {
        Color::White => Actor::WhitesAssistant,
        Color::Black => Actor::BlacksAssistant,
    }
}

/// Something about an adjournment that fits how far it has come; now and then something that does not.
pub(super) fn adjourned_act(chance: &mut Chance, game: &Game, by: Actor) -> Option<(Actor, Act)> {
    let arbiter = Actor::Arbiter;
    let adjournment = game.state().adjournment();
    let sealer = adjournment.map_or(by, |adjournment| Actor::of(adjournment.sealer()));
    let text = SEALED[chance.below(8)];
    let seals = AdjournedAct::Seals { commitment: Commitment::to(text, NONCE), on: Medium::Paper };
    let opens = AdjournedAct::Opens { text: text.into(), nonce: NONCE, language: "en".into() };
    let states = AdjournedAct::StatesMove { text: text.into(), language: "en".into() };
    let misses = AdjournedAct::MissesEnvelope { position: chance.below(4) > 0, times: chance.below(2) == 0 };
    let phase = if chance.below(6) == 0 { None } else { adjournment.map(|adjournment| adjournment.phase()) };
    let (by, act) = match (phase, chance.below(6)) {
        (None, 0) => (arbiter, AdjournedAct::AnnouncesSession { starts: None, ends: Some(Instant(3_600_000)) }),
        (None, 1) => (by, AdjournedAct::AdjournsEarly),
        (None, 2) => (arbiter, AdjournedAct::AsksToSeal),
        (Some(Phase::Sealing), 0..=2) => (sealer, seals),
        (Some(Phase::Sealing), 3..=4) => {
            return Some((sealer, Act::Clock(ClockAct::StopsClocks { reason: StopReason::CallArbiter })));
        }
        (Some(Phase::Closed), 0) => (arbiter, AdjournedAct::ChecksEnvelope(Envelope::default())),
        (Some(Phase::Closed), 1..=3) => (arbiter, AdjournedAct::Resumes),
        (Some(Phase::Closed | Phase::Resumed), 4) => (arbiter, misses),
        (Some(Phase::Resumed), 0..=1) => (arbiter, opens),
        (Some(Phase::Resumed), 2) => (sealer, states),
        (Some(Phase::Resumed), 3) => {
            let played = Coordinates { from: chance.square(), to: chance.square(), promotion: None };
            (arbiter, AdjournedAct::Reads { played })
        }
        (Some(Phase::Resumed | Phase::Opened), 5) => return Some((by, Act::Clock(ClockAct::Arrives))),
        (Some(Phase::Opened), 0) => (by, seals),
        (Some(Phase::Opened), 1) => (arbiter, opens),
        (Some(Phase::Opened), 2) => (by, AdjournedAct::PointsOutTimes),
        (Some(Phase::Opened), 3) => {
            return Some((arbiter, Act::Decision(DecisionAct::Observes(Observation::Absent(Color::White)))));
        }
        _ => return None,
    };
    Some((by, Act::Adjourned(act)))
}

/// Something in a game with a player who does not see, with or without one.
pub(super) fn blind_act(chance: &mut Chance, game: &Game, by: Actor) -> (Actor, Act) {
    let state = game.state();
    let permitted = state.permission().moves;
    let assistants = [Actor::WhitesAssistant, Actor::BlacksAssistant];
    let by = if chance.below(6) == 0 { assistants[chance.below(2)] } else { by };
    let last = state.plies().last().and_then(|ply| ply.played.ok());
    let said = |m: Option<jadoube_board::Move>| m.map_or("Dame".to_owned(), jadoube_notation::write_announcement);
    let square = chance.square();
    let act = match chance.below(14) {
        0 => {
            let disability = if chance.below(4) == 0 { Disability::Hearing } else { Disability::Visual };
            let act = BlindAct::Registers { player: Color::ALL[chance.below(2)], disability };
            return (Actor::Arbiter, Act::Blind(act));
        }
        1..=2 => BlindAct::DemandsTwoBoards,
        3 => BlindAct::Lifts { square },
        4..=7 => {
            let m = (!permitted.is_empty()).then(|| permitted[chance.below(permitted.len())]);
            BlindAct::Announces { text: said(if chance.below(2) == 0 { last } else { m }) }
        }
        8 => BlindAct::Repeats { text: said(last) },
        9 => {
            let (from, to) = last.map_or((square, chance.square()), |m| (m.from(), m.to()));
            let to = if chance.below(4) == 0 { chance.square() } else { to };
            BlindAct::Copies { played: Coordinates { from, to, promotion: last.and_then(|m| m.promotion()) } }
        }
        10 => BlindAct::TakesAssistant { tasks: Task::ALL[..chance.below(7)].to_vec() },
        11 => BlindAct::ReportsTouch { square },
        12 => return (Actor::Arbiter, Act::Blind(BlindAct::ComparesBoards)),
        _ => BlindAct::KeepsScore { by: Means::Braille },
    };
    (by, Act::Blind(act))
}

/// Acts of Articles 11 and 12, and what can be announced about them.
mod conduct {
    use jadoube_lawbook::PenaltyKind;
    use jadoube_laws::competition::{Announced, Points, Scoring};
    use jadoube_laws::event::{
        Appealed, ArbiterAct, ConductAct, Device, Duty, Held, Leave, Misconduct, Penalty, Place, Power, Statement,
    };

    use super::*;

    pub(super) fn announced(chance: &mut Chance) -> Announced {
        let football = Scoring::of(Points::whole(3), Points::whole(1), Points::whole(0));
        let penalties = [None, Some(PenaltyKind::Warning), Some(PenaltyKind::OpponentsTime)];
        Announced {
            scoring: [Scoring::default(), football, Scoring::ARMAGEDDON][chance.below(3)],
            leaving_reported: chance.below(2) == 0,
            devices_in_bags: chance.below(2) == 0,
            device_penalty: penalties[chance.below(3)],
            fines: vec![50; chance.below(2)],
            no_appeals: chance.below(4) == 0,
        }
    }

    fn penalty(chance: &mut Chance) -> Penalty {
        let time = Millis([0, 60_000, 7_200_000][chance.below(3)]);
        let points = Points { halves: chance.below(4) as u16 };
        [
            Penalty::Warning,
            Penalty::OpponentsTime(time),
            Penalty::OffendersTime(time),
            Penalty::OpponentsPoints(points),
            Penalty::OffendersPoints(points),
            Penalty::Loss,
            Penalty::Fine(50),
            Penalty::Rounds(chance.below(3) as u16),
            Penalty::Expulsion,
        ][chance.below(9)]
    }

    fn device(chance: &mut Chance) -> Device {
        Device {
            held: [Held::Body, Held::Bag][chance.below(2)],
            power: [Power::Off, Power::On, Power::Sounding][chance.below(3)],
            approved: chance.below(3) == 0,
        }
    }

    pub(super) fn act(chance: &mut Chance, player: Color) -> (Actor, Act) {
        let by = Actor::of(player);
        let (place, leave) = ([Place::Venue, Place::Area][chance.below(2)], Leave::Unasked);
        let what = Misconduct::ALL[chance.below(12)];
        let body = chance.below(2) == 0;
        let conduct = [
            (by, ConductAct::Leaves { place, leave }),
            (Actor::Arbiter, ConductAct::Finds { player, what }),
            (Actor::Arbiter, ConductAct::Finds { player, what }),
            (Actor::Arbiter, ConductAct::FindsDevice { player, device: device(chance) }),
            (Actor::Arbiter, ConductAct::AsksToSearch { player, body }),
            (by, ConductAct::RefusesSearch),
            (Actor::Arbiter, ConductAct::FindsRefusing { player }),
            (by, ConductAct::AsksExplanation),
            (by, ConductAct::Appeals { against: Appealed::Decision }),
            (Actor::Appeals, ConductAct::DecidesAppeal { upheld: body }),
            (by, ConductAct::RefusesToHelp),
            (by, ConductAct::ChecksClaim),
        ];
        let arbiter = [
            (
                Actor::Arbiter,
                ArbiterAct::GivesTime {
                    player,
                    time: Millis(60_000),
                    ground: jadoube_laws::event::TimeGround::Disturbance,
                },
            ),
            (Actor::Arbiter, ArbiterAct::Says(Statement::MoveCount)),
            (Actor::Arbiter, ArbiterAct::SeesTo(Duty::ALL[chance.below(9)])),
            (Actor::Spectator, ArbiterAct::Interferes),
            (Actor::Arbiter, ArbiterAct::SendsOut),
            (by, ArbiterAct::Interferes),
        ];
        match chance.below(3) {
            0 => {
                let (by, act) = conduct[chance.below(conduct.len())].clone();
                (by, Act::Conduct(act))
            }
            1 => {
                let (by, act) = arbiter[chance.below(arbiter.len())].clone();
                (by, Act::Arbiter(act))
            }
            _ => (Actor::Arbiter, Act::Arbiter(ArbiterAct::Penalizes { player, penalty: penalty(chance) })),
        }
    }
}
