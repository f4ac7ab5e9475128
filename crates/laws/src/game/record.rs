//! The record of a game: the moves with the positions between them, the offences and the scoresheets.
//!
//! It grows with the game, so it is too large to copy before every act. It keeps a journal instead: every change goes
//! through a method here, which records how to undo it.

use jadoube_board::{Color, Position, Setup};
use jadoube_clock::{Instant, Sides};

use super::state::Ply;
use crate::competition::irregularities::Offence;
use crate::competition::recording::{Recount, Sheet};
use crate::competition::repetition::Occurrences;
use crate::event::Score;

/// What was played, what was wrong with it, and what was written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Record {
    plies: Vec<Ply>,
    /// The position at the start and after each ply.
    positions: Occurrences,
    offences: Vec<Offence>,
    illegal_moves: Sides<u8>,
    sheets: Sides<Sheet>,
    /// Counts of moves that the arbiter has settled (8.6).
    recounts: Sides<Option<Recount>>,
    /// The wrong result that both players signed (8.7), whether or not the game is over.
    registered: Option<Score>,
    /// Positions that the arbiter has set up, whether or not the game has gone back to before them since.
    set_up: Vec<Setup>,
    /// How to undo what has changed since the first mark; empty between acts.
    journal: Vec<Undo>,
}

/// How to undo a change.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Undo {
    /// A ply was added, with its position.
    Made,
    /// These were cut off, with their positions.
    Cut(Vec<Ply>, Vec<Option<Position>>),
    /// A ply was completed, or it no longer is.
    Completed(usize, Option<Instant>),
    /// The right to complain about a ply was lost.
    ComplaintLost(usize, bool),
    /// A ply was changed in another way.
    Ply(usize, Box<Ply>),
    /// The last position was replaced.
    Position(Option<Position>),
    /// An offence was noted.
    Noted,
    /// An offence was changed.
    Offence(usize, Offence),
    /// Some offences were dropped.
    Offences(Vec<Offence>),
    IllegalMoves(Sides<u8>),
    /// A line was written on a scoresheet.
    Written(Color),
    /// Lines of a scoresheet were crossed out.
    CrossedOut(Color, Vec<String>),
    /// An offer was noted on a scoresheet.
    OfferNoted(Color),
    Duties(Color, Duties),
    Recounts(Sides<Option<Recount>>),
    Registered(Option<Score>),
    SetUp,
}

/// What else is recorded about a scoresheet, and what its player has to do about it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Duties {
    pub(crate) signed: Option<Score>,
    pub(crate) exempt_in: Option<u32>,
    pub(crate) gap_seen: bool,
    pub(crate) must_update: bool,
    pub(crate) borrowed: bool,
}

impl Duties {
    fn of(sheet: &Sheet) -> Duties {
        let Sheet { moves: _, offers: _, signed, exempt_in, gap_seen, must_update, borrowed } = *sheet;
        Duties { signed, exempt_in, gap_seen, must_update, borrowed }
    }

    fn put_on(self, sheet: &mut Sheet) {
        let Duties { signed, exempt_in, gap_seen, must_update, borrowed } = self;
        (sheet.signed, sheet.exempt_in) = (signed, exempt_in);
        (sheet.gap_seen, sheet.must_update, sheet.borrowed) = (gap_seen, must_update, borrowed);
    }
}

/// A place in the journal of a record.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct RecordMark(usize);

impl Record {
    /// A record without moves.
    pub(crate) fn starting_at(start: Option<Position>, illegal_moves: Sides<u8>) -> Record {
        Record {
            plies: Vec::new(),
            positions: Occurrences::starting_at(start),
            offences: Vec::new(),
            illegal_moves,
            sheets: Sides { white: Sheet::default(), black: Sheet::default() },
            recounts: Sides::default(),
            registered: None,
            set_up: Vec::new(),
            journal: Vec::new(),
        }
    }

    pub(crate) fn plies(&self) -> &[Ply] {
        &self.plies
    }

    pub(crate) fn positions(&self) -> &Occurrences {
        &self.positions
    }

    pub(crate) fn offences(&self) -> &[Offence] {
        &self.offences
    }

    pub(crate) fn illegal_moves(&self, color: Color) -> u8 {
        self.illegal_moves[color]
    }

    pub(crate) fn sheet(&self, color: Color) -> &Sheet {
        &self.sheets[color]
    }

    pub(crate) fn recount(&self, color: Color) -> Option<Recount> {
        self.recounts[color]
    }

    pub(crate) fn registered(&self) -> Option<Score> {
        self.registered
    }

    pub(crate) fn set_up(&self) -> &[Setup] {
        &self.set_up
    }

    /// Adds a ply and the position that it leads to; `None` if that is not a legal position.
    pub(crate) fn push(&mut self, ply: Ply, position: Option<Position>) {
        self.plies.push(ply);
        self.positions.push(position);
        self.journal.push(Undo::Made);
    }

    /// Goes back to the position before the ply with this number, counted from 0. Open offences of the undone moves are
    /// dropped. The scoresheets stay as they are: see [`Record::cross_out`].
    pub(crate) fn truncate(&mut self, number: usize) {
        if number < self.plies.len() {
            let positions = self.positions.split_off(number);
            self.journal.push(Undo::Cut(self.plies.split_off(number), positions));
        }
        self.retain_offences(|offence| offence.settled || offence.ply.is_none_or(|ply| ply < number));
    }

    /// Removes the last ply.
    pub(crate) fn pop(&mut self) -> Option<Ply> {
        let last = self.plies.last().cloned()?;
        self.truncate(self.plies.len() - 1);
        Some(last)
    }

    /// Replaces the current position by one that the last move did not lead to.
    pub(crate) fn set_position(&mut self, position: Option<Position>) {
        self.journal.push(Undo::Position(self.positions.last().copied()));
        self.positions.set_last(position);
    }

    /// A move was completed.
    pub(crate) fn complete(&mut self, number: usize, at: Instant) {
        if let Some(ply) = self.plies.get_mut(number) {
            self.journal.push(Undo::Completed(number, ply.completed));
            ply.completed = Some(at);
        }
    }

    /// It is too late to complain about how a move was made (4.8).
    pub(crate) fn lose_complaint(&mut self, number: usize) {
        if let Some(ply) = self.plies.get_mut(number) {
            self.journal.push(Undo::ComplaintLost(number, ply.complaint_lost));
            ply.complaint_lost = true;
        }
    }

    /// A ply, mutable.
    pub(crate) fn ply_mut(&mut self, number: usize) -> Option<&mut Ply> {
        let ply = self.plies.get_mut(number)?;
        self.journal.push(Undo::Ply(number, Box::new(ply.clone())));
        Some(ply)
    }

    /// The last ply, mutable.
    pub(crate) fn last_mut(&mut self) -> Option<&mut Ply> {
        self.ply_mut(self.plies.len().checked_sub(1)?)
    }

    pub(crate) fn note_offence(&mut self, offence: Offence) {
        self.offences.push(offence);
        self.journal.push(Undo::Noted);
    }

    /// An offence, mutable.
    pub(crate) fn offence_mut(&mut self, index: usize) -> Option<&mut Offence> {
        let offence = self.offences.get_mut(index)?;
        self.journal.push(Undo::Offence(index, *offence));
        Some(offence)
    }

    /// Drops the other offences.
    pub(crate) fn retain_offences(&mut self, keep: impl Fn(&Offence) -> bool) {
        if !self.offences.iter().all(&keep) {
            self.journal.push(Undo::Offences(self.offences.clone()));
            self.offences.retain(keep);
        }
    }

    /// Counts another illegal move of a player.
    pub(crate) fn count_illegal_move(&mut self, by: Color) -> u8 {
        self.journal.push(Undo::IllegalMoves(self.illegal_moves));
        self.illegal_moves[by] = self.illegal_moves[by].saturating_add(1);
        self.illegal_moves[by]
    }

    /// Sets the number of a player's illegal moves.
    pub(crate) fn set_illegal_moves(&mut self, by: Color, count: u8) {
        self.journal.push(Undo::IllegalMoves(self.illegal_moves));
        self.illegal_moves[by] = count;
    }

    /// A player writes a move.
    pub(crate) fn write(&mut self, player: Color, text: String) {
        self.sheets[player].moves.push(text);
        self.journal.push(Undo::Written(player));
    }

    /// A player notes a draw offer after this many moves.
    pub(crate) fn note_offer(&mut self, player: Color, after: u16) {
        self.sheets[player].offers.push(after);
        self.journal.push(Undo::OfferNoted(player));
    }

    /// Crosses out the moves from this one on, counted from 0, on a player's scoresheet.
    pub(crate) fn cross_out(&mut self, player: Color, from: usize) {
        let moves = &mut self.sheets[player].moves;
        if from < moves.len() {
            self.journal.push(Undo::CrossedOut(player, moves.split_off(from)));
        }
    }

    /// Changes what else is recorded about a scoresheet.
    pub(crate) fn change_duties(&mut self, player: Color, change: impl FnOnce(&mut Duties)) {
        let before = Duties::of(&self.sheets[player]);
        let mut duties = before;
        change(&mut duties);
        if duties != before {
            self.journal.push(Undo::Duties(player, before));
            duties.put_on(&mut self.sheets[player]);
        }
    }

    /// The arbiter has settled how many moves a player has completed (8.6).
    pub(crate) fn settle_count(&mut self, player: Color, recount: Recount) {
        self.journal.push(Undo::Recounts(self.recounts));
        self.recounts[player] = Some(recount);
    }

    /// The result that both players signed, or `None` if it no longer stands.
    pub(crate) fn register(&mut self, score: Option<Score>) {
        self.journal.push(Undo::Registered(self.registered));
        self.registered = score;
    }

    /// The arbiter has set up a position.
    pub(crate) fn note_set_up(&mut self, setup: Setup) {
        self.set_up.push(setup);
        self.journal.push(Undo::SetUp);
    }

    /// The place in the journal to roll back to.
    pub(crate) fn mark(&self) -> RecordMark {
        RecordMark(self.journal.len())
    }

    /// Accepts the changes so far: they can no longer be undone.
    pub(crate) fn keep(&mut self) {
        self.journal.clear();
    }

    /// Undoes the changes since the mark.
    pub(crate) fn roll_back(&mut self, mark: RecordMark) {
        while self.journal.len() > mark.0 {
            match self.journal.pop() {
                Some(change) => self.undo(change),
                None => return,
            }
        }
    }

    fn undo(&mut self, change: Undo) {
        match change {
            Undo::Made => {
                self.plies.pop();
                self.positions.truncate(self.plies.len());
            }
            Undo::Cut(plies, positions) => {
                self.plies.extend(plies);
                positions.into_iter().for_each(|position| self.positions.push(position));
            }
            Undo::Completed(number, completed) => self.plies[number].completed = completed,
            Undo::ComplaintLost(number, lost) => self.plies[number].complaint_lost = lost,
            Undo::Ply(number, ply) => self.plies[number] = *ply,
            Undo::Position(position) => self.positions.set_last(position),
            Undo::Noted => drop(self.offences.pop()),
            Undo::Offence(index, offence) => self.offences[index] = offence,
            Undo::Offences(offences) => self.offences = offences,
            Undo::IllegalMoves(counts) => self.illegal_moves = counts,
            Undo::Written(player) => drop(self.sheets[player].moves.pop()),
            Undo::CrossedOut(player, moves) => self.sheets[player].moves.extend(moves),
            Undo::OfferNoted(player) => drop(self.sheets[player].offers.pop()),
            Undo::Duties(player, duties) => duties.put_on(&mut self.sheets[player]),
            Undo::Recounts(recounts) => self.recounts = recounts,
            Undo::Registered(score) => self.registered = score,
            Undo::SetUp => drop(self.set_up.pop()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruling::Illegality;
    use jadoube_board::{Coordinates, Square};

    /// Random numbers from a seed (splitmix64).
    struct Chance(u64);

    impl Chance {
        fn below(&mut self, bound: usize) -> usize {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut word = self.0;
            word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            ((word ^ word >> 31) % bound as u64) as usize
        }
    }

    fn ply(at: u64) -> Ply {
        let (before, e4) =
            (Setup::from(Position::standard()), Coordinates { from: Square::E2, to: Square::E4, promotion: None });
        let played = before.judge(e4).map_err(|breach| Illegality::Move(Some(breach)));
        let after = played.map_or(before, |m| before.after(m));
        Ply {
            by: Color::White,
            before,
            after,
            played,
            at: Instant(at),
            completed: None,
            should_have: None,
            bound: None,
            both_hands: false,
            touches: Vec::new(),
            complaint_lost: false,
        }
    }

    /// A random change of any kind.
    fn change(record: &mut Record, chance: &mut Chance) {
        let (number, player) = (chance.below(record.plies.len() + 1), Color::ALL[chance.below(2)]);
        let at = Instant(chance.below(1_000) as u64);
        match chance.below(18) {
            0..=2 => record.push(ply(at.0), Some(Position::standard()).filter(|_| chance.below(2) == 0)),
            3 => record.truncate(number),
            4 => drop(record.pop()),
            5 => record.set_position(None),
            6 => record.complete(number, at),
            7 => record.lose_complaint(number),
            8 => drop(record.last_mut().map(|ply| ply.both_hands = true)),
            9 => {
                let (kind, after) = (Illegality::TwoHands, record.plies.len());
                record.note_offence(Offence { by: player, kind, ply: Some(number), after, at, settled: false });
            }
            10 => drop(record.offence_mut(number).map(|offence| offence.settled = true)),
            11 => drop(record.count_illegal_move(player)),
            12 => record.write(player, at.to_string()),
            13 => record.cross_out(player, number),
            14 => record.note_offer(player, 1),
            15 => record.change_duties(player, |duties| duties.borrowed ^= true),
            16 => record.settle_count(player, Recount { at, moves: 3 }),
            _ => {
                record.register(Some(Score::DRAW).filter(|_| chance.below(2) == 0));
                record.note_set_up(Setup::EMPTY);
            }
        }
    }

    #[test]
    fn rolling_back_restores_the_record_at_the_mark() {
        for seed in 0..500 {
            let chance = &mut Chance(seed);
            let mut record = Record::starting_at(Some(Position::standard()), Sides::default());
            let mut marks = vec![(record.mark(), record.clone())];
            for _ in 0..60 {
                match chance.below(8) {
                    0 => marks.push((record.mark(), record.clone())),
                    1 => {
                        let (mark, before) = &marks[marks.len() - 1];
                        record.roll_back(*mark);
                        assert_eq!(&record, before, "seed {seed}");
                    }
                    _ => change(&mut record, chance),
                }
            }
            let (mark, start) = marks.swap_remove(0);
            record.roll_back(mark);
            assert_eq!(record, start, "seed {seed}");
        }
    }
}
