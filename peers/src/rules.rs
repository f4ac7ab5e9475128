//! The published crates, each through the fastest way that its public interface offers.

use std::hint::black_box;
use std::marker::PhantomData;
use std::str::FromStr;

use shakmaty::Position as _;

use crate::positions::Case;
use crate::program::{Mode, Program};

/// A position of a rules library: all that counting move paths needs.
trait Rules: Sized {
    const NAME: &'static str;
    const CHESS960: bool;

    fn load(case: &Case) -> Result<Self, String>;

    /// How many legal moves there are, without playing them.
    fn count(&self) -> u64;

    /// Plays every legal move and shows the resulting position.
    fn for_each_child(&self, visit: impl FnMut(&Self));
}

fn perft_bulk<R: Rules>(position: &R, depth: u8) -> u64 {
    if depth == 1 {
        return position.count();
    }
    let mut nodes = 0;
    position.for_each_child(|child| nodes += perft_bulk(child, depth - 1));
    nodes
}

fn perft_each<R: Rules>(position: &R, depth: u8) -> u64 {
    let mut nodes = 0;
    if depth == 1 {
        position.for_each_child(|child| {
            black_box(child);
            nodes += 1;
        });
    } else {
        position.for_each_child(|child| nodes += perft_each(child, depth - 1));
    }
    nodes
}

/// The published crates.
pub fn crates() -> Vec<Box<dyn Program>> {
    vec![
        Box::new(Library::<shakmaty::Chess>(PhantomData)),
        Box::new(Library::<cozy_chess::Board>(PhantomData)),
        Box::new(Library::<chess::Board>(PhantomData)),
        Box::new(Library::<eschac::position::Position>(PhantomData)),
    ]
}

struct Library<R>(PhantomData<R>);

impl<R: Rules> Program for Library<R> {
    fn name(&self) -> String {
        R::NAME.to_owned()
    }

    fn can(&self, case: &Case, _: Mode) -> bool {
        R::CHESS960 || !case.chess960
    }

    fn perft(&mut self, case: &Case, depth: u8, mode: Mode) -> Result<u64, String> {
        let position = R::load(case)?;
        Ok(match mode {
            Mode::Bulk => perft_bulk(&position, depth),
            Mode::Each => perft_each(&position, depth),
        })
    }
}

impl Rules for shakmaty::Chess {
    const NAME: &'static str = "shakmaty";
    const CHESS960: bool = true;

    fn load(case: &Case) -> Result<Self, String> {
        let fen = shakmaty::fen::Fen::from_str(case.fen).map_err(|error| error.to_string())?;
        fen.into_position(shakmaty::CastlingMode::from_chess960(case.chess960)).map_err(|error| error.to_string())
    }

    #[inline]
    fn count(&self) -> u64 {
        self.legal_moves().len() as u64
    }

    #[inline]
    fn for_each_child(&self, mut visit: impl FnMut(&Self)) {
        for &mv in &self.legal_moves() {
            let mut child = self.clone();
            child.play_unchecked(mv);
            visit(&child);
        }
    }
}

impl Rules for cozy_chess::Board {
    const NAME: &'static str = "cozy-chess";
    const CHESS960: bool = true;

    fn load(case: &Case) -> Result<Self, String> {
        Self::from_fen(case.fen, case.chess960).map_err(|error| error.to_string())
    }

    #[inline]
    fn count(&self) -> u64 {
        let mut nodes = 0;
        self.generate_moves(|moves| {
            nodes += moves.len() as u64;
            false
        });
        nodes
    }

    #[inline]
    fn for_each_child(&self, mut visit: impl FnMut(&Self)) {
        self.generate_moves(|moves| {
            for mv in moves {
                let mut child = self.clone();
                child.play_unchecked(mv);
                visit(&child);
            }
            false
        });
    }
}

impl Rules for chess::Board {
    const NAME: &'static str = "chess";
    const CHESS960: bool = false;

    fn load(case: &Case) -> Result<Self, String> {
        Self::from_str(case.fen).map_err(|error| error.to_string())
    }

    #[inline]
    fn count(&self) -> u64 {
        chess::MoveGen::new_legal(self).len() as u64
    }

    #[inline]
    fn for_each_child(&self, mut visit: impl FnMut(&Self)) {
        // One buffer for all children measures 10% faster than `make_move_new`.
        let mut child = *self;
        for mv in chess::MoveGen::new_legal(self) {
            self.make_move(mv, &mut child);
            visit(&child);
        }
    }
}

impl Rules for eschac::position::Position {
    const NAME: &'static str = "eschac";
    const CHESS960: bool = false;

    fn load(case: &Case) -> Result<Self, String> {
        // It reads the first four fields of a FEN and wants no others.
        let fields: Vec<_> = case.fen.split(' ').take(4).collect();
        let setup = eschac::setup::Setup::from_text_record(&fields.join(" ")).map_err(|error| format!("{error:?}"))?;
        setup.into_position().map_err(|error| format!("{error:?}"))
    }

    #[inline]
    fn count(&self) -> u64 {
        self.count_legal_moves() as u64
    }

    #[inline]
    fn for_each_child(&self, mut visit: impl FnMut(&Self)) {
        self.for_each_move(|mv| visit(&mv.make()));
    }
}
