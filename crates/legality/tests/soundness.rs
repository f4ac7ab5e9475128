//! Positions that were reached by legal moves are never called illegal. `JADOUBE_FIRST` and `JADOUBE_POSITIONS` choose some of
//! them (common/sound.rs).
#![allow(clippy::print_stdout, reason = "how much was checked is told")]

mod common;
#[path = "common/sound.rs"]
mod sound;

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, DefaultHasher};

use common::{Dice, Style, full, random_move};
use jadoube_board::{ArrayNumber, Position, Setup};
use jadoube_legality::{Budget, Start, legality};
use sound::{REFUTE, STATIC, Slice, must_not_be_illegal};

#[test]
fn positions_from_random_play_are_never_called_illegal() {
    let mut slice = Slice::of("random play", if full() { 1_000_000 } else { 3_000 });
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    let mut game = 0u64;
    while !slice.is_over() {
        let style = dice.pick(&Style::ALL);
        let start = match game % 4 {
            3 => Start::Chess960(ArrayNumber::new(dice.roll(960) as u16).unwrap()),
            _ => Start::Standard,
        };
        game += 1;
        let mut position = start.position();
        for _ in 0..dice.roll(200) + 10 {
            let Some(m) = random_move(&position, style, &mut dice) else { break };
            position = position.after(m);
            if dice.roll(8) == 0 {
                slice.ask(&position, start, REFUTE);
            }
        }
        slice.ask(&position, start, REFUTE);
    }
    slice.report();
    println!("random play: {game} games");
    assert!(slice.asked() > 0, "nothing was asked");
}

/// A queen on its third rank that came from a pawn of that file does not stand in the way of a rook, as a pawn would.
#[test]
fn a_promoted_piece_is_no_pawn_on_its_file() {
    let moves = "f2f4 b8c6 g1f3 c6d4 f3e5 d4f5 e5f7 f5g3 f7g5 g3f1 h1f1 d7d6 f4f5 e7e6 f5f6 f8e7 f6f7 e8d7 f7f8q a7a6 \
                 f1f4 a6a5 f4a4 b7b6 f8f3";
    let mut position = Position::standard();
    for played in moves.split_whitespace() {
        let played = position.judge(played.parse().unwrap()).unwrap_or_else(|breach| panic!("{played}: {breach}"));
        position = position.after(played);
    }
    must_not_be_illegal(&position, Start::Standard, REFUTE);
}

/// In the same order in every run, so that a slice says which positions it has.
type Positions = HashSet<Position, BuildHasherDefault<DefaultHasher>>;

/// All positions after so many plies, six in a full run, are not called illegal, and a sample of them is shown to be legal.
/// Moves are taken back in all positions of five plies and in a twentieth of the nine million of six.
#[test]
fn all_positions_near_the_start_are_legal() {
    let plies = if full() { 6 } else { 3 };
    let mut slice = Slice::of("near the start", usize::MAX);
    let mut level = Positions::from_iter([Position::standard()]);
    let bare = |position: Position| Setup { halfmoves: 0, fullmoves: 1, ..position.into() };
    let mut shown = 0;
    for ply in 1..=plies {
        let mut next = Positions::default();
        for position in level.drain() {
            for m in &position.legal_moves() {
                next.extend(Position::try_from(bare(position.after(m))));
            }
        }
        println!("ply {ply}: {} positions, the first of them with the number {}", next.len(), slice.next());
        let every = next.len().div_ceil(30);
        for (index, position) in next.iter().enumerate() {
            let budget = if ply < 6 || index % 20 == 0 { REFUTE } else { STATIC };
            if slice.ask(position, Start::Standard, budget) && index % every == 0 {
                let verdict = legality(&Setup::from(*position), Start::Standard, Budget::DEFAULT);
                assert!(verdict.is_legal(), "{}: {verdict:?}", position.fen());
                shown += 1;
            }
        }
        level = next;
    }
    slice.report();
    println!("near the start: {shown} positions shown to be legal");
    assert!(slice.asked() > 0, "nothing was asked");
}
