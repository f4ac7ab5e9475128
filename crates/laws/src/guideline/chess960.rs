//! Guideline II (Appendix F in 2009 and 2014): Chess960. Drawing lots for the array, and castling by hand. The arrays
//! themselves and the moves are in `jadoube_board`.

use std::sync::Arc;

use jadoube_board::{ArrayNumber, Color, Move, Role, Square, Throw, Wing};
use jadoube_lawbook::Matter;
use serde::{Deserialize, Serialize};

use super::chess960_slots::{Deals, Throws, Tosses, drawn};
use crate::event::Actor;
use crate::game::state::{Binding, State, Turn};
use crate::ruling::{Effect, Finding, Impossible, MovingFinding, Ruling};
use crate::vocabulary::Vocabulary;

/// The outcome of drawing lots, by one of the methods of the guideline. Each can give all 960 arrays, with equal
/// probability if the lots are fair.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Lots {
    /// A number from 0 to 959 that a computer has drawn.
    #[says("computer {u16}")]
    Computer(u16),
    /// Throws of a die, as [`ArrayNumber::from_dice`] reads them.
    #[says("dice {u8 as Throws}")]
    Dice(Vec<u8>),
    /// Tosses of a coin, heads being `true`, as [`ArrayNumber::from_coins`] reads them.
    #[says("coins {bool as Tosses}")]
    Coins(Vec<bool>),
    /// Deals of eight shuffled cards, one for each piece, from White's left: the first deal that is an array counts, and
    /// after any other the cards are shuffled again. Every array corresponds to eight of the 40,320 orders of the cards, so
    /// all are equally likely; about one deal in five is an array.
    #[says("cards {0 as Deals}")]
    Cards(Vec<[Role; 8]>),
}

/// Why lots did not give an array.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NoArray {
    /// A number without an array.
    #[error("expected a number from 0 to 959, found {0}")]
    Number(u16),
    /// A number that is not on a die.
    #[error("expected a throw from 1 to 6, found {0}")]
    Throw(u8),
    /// The cards of a deal are not the eight pieces of a player.
    #[error("expected a king, a queen, two rooks, two bishops and two knights among the cards")]
    Cards,
    /// There were not enough lots.
    #[error("too few throws, tosses or deals for an array")]
    TooFew,
}

/// The array that was drawn by lot.
///
/// ```
/// use jadoube_board::{ArrayNumber, Role::*};
/// use jadoube_laws::event::Lots;
/// use jadoube_laws::moves::draw;
/// use jadoube_laws::ruling::NoArray;
///
/// assert_eq!(draw(&Lots::Dice(vec![3, 5, 2, 3, 2, 3])), Ok(ArrayNumber::STANDARD)); // the 5 is thrown again
/// let king_in_the_corner = [King, Rook, Knight, Bishop, Queen, Bishop, Knight, Rook];
/// let array = [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook];
/// assert_eq!(draw(&Lots::Cards(vec![king_in_the_corner, array])), Ok(ArrayNumber::STANDARD));
/// assert_eq!(draw(&Lots::Cards(vec![king_in_the_corner])), Err(NoArray::TooFew));
/// ```
pub fn draw(lots: &Lots) -> Result<ArrayNumber, NoArray> {
    match lots {
        Lots::Computer(number) => ArrayNumber::new(*number).ok_or(NoArray::Number(*number)),
        Lots::Dice(pips) => {
            let throws: Result<Vec<Throw>, NoArray> =
                pips.iter().map(|&pips| Throw::new(pips).ok_or(NoArray::Throw(pips))).collect();
            ArrayNumber::from_dice(throws?).ok_or(NoArray::TooFew)
        }
        Lots::Coins(heads) => ArrayNumber::from_coins(heads.iter().copied()).ok_or(NoArray::TooFew),
        Lots::Cards(deals) => {
            if deals.iter().any(|deal| !is_a_players_men(deal)) {
                return Err(NoArray::Cards);
            }
            deals.iter().find_map(|deal| ArrayNumber::of_first_rank(deal).ok()).ok_or(NoArray::TooFew)
        }
    }
}

fn is_a_players_men(deal: &[Role; 8]) -> bool {
    let count = |role| deal.iter().filter(|card| **card == role).count();
    let men = [(Role::King, 1), (Role::Queen, 1), (Role::Rook, 2), (Role::Bishop, 2), (Role::Knight, 2)];
    men.into_iter().all(|(role, number)| count(role) == number)
}

/// Chess960 (Guideline II).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Player), during(NotBegun, Playing), class = Incident)]
pub enum Chess960Act {
    /// Lots are drawn for the array before the round is started. `h` is heads and `t` tails; cards are dealt
    /// from White's left and may be dealt again.
    #[says("draws lots by {lots}", args(means), by(Arbiter, Organizer))]
    DrawsLots(Lots),
    /// A player says "I am about to castle". A king released on its castling square is then the first half of
    /// castling.
    #[says("announces castling")]
    AnnouncesCastling,
}

/// Chess960 (Guideline II).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "chess960", class = Incident)]
pub enum Chess960Finding {
    /// An array was drawn by lot.
    #[says("array drawn", args(fn drawn))]
    Drawn(u16),
    /// A player announced castling.
    #[says("about to castle")]
    AboutToCastle(Color),
    /// A player castles by hand: the king is off the board, and the rook is on its castling square.
    #[says("castling by hand", args(color, _), message = "chess960-by-hand")]
    CastlingByHand(Color, Wing),
}

impl State {
    pub(crate) fn chess960_act(&mut self, by: Actor, act: &Chess960Act) -> Result<Vec<Ruling>, Impossible> {
        match act {
            Chess960Act::DrawsLots(lots) => {
                if by.player().is_some() || self.started().is_some() {
                    return Err(Impossible::NotForThem);
                }
                let number = draw(lots).map_err(Impossible::NoArray)?;
                self.start_from(number);
                let finding = Chess960Finding::Drawn(number.get());
                Ok(vec![self.ruling(Matter::ArrayDrawn, Finding::Chess960(finding), vec![])])
            }
            Chess960Act::AnnouncesCastling => {
                // The announcement itself requires nothing, touches do; but it says what the king is released for.
                let player = by.player().ok_or(Impossible::NotForThem)?;
                self.turn.castling_announced |= player == self.turn.mover();
                let finding = Chess960Finding::AboutToCastle(player);
                Ok(vec![self.ruling(Matter::CastlingAnnounced, Finding::Chess960(finding), vec![])])
            }
        }
    }

    /// No move was made yet, and the game starts from this array.
    fn start_from(&mut self, number: ArrayNumber) {
        self.setting = Arc::new(self.setting.with_array(number));
        self.table = self.setting.start;
        self.turn = Turn::new(self.setting.start);
        self.record.set_position(Some(number.position()));
    }

    /// After an announcement, a king released on its castling square has not moved there: castling on that side must follow
    /// (4.7.2), though a move of the king alone would look the same.
    pub(crate) fn first_half_of_castling(&mut self, m: Move) -> Option<Vec<Ruling>> {
        let player = self.turn.mover();
        let before = self.turn.before;
        if !self.turn.castling_announced || m.castling().is_some() || before.board.king(player) != Some(m.from()) {
            return None;
        }
        let wing = [Wing::King, Wing::Queen].into_iter().find(|wing| wing.king_to(player) == m.to())?;
        let castling =
            before.judge_castling(wing).ok().filter(|castling| self.permission().moves.contains(castling))?;
        self.turn.bound = Some(Binding { matter: Matter::CastlingMade, moves: vec![castling] });
        let effects = vec![Effect::MustPlay(player, vec![castling])];
        Some(vec![self.ruling(Matter::CastlingMade, Finding::Moving(MovingFinding::Bound(player)), effects)])
    }

    /// The rook is released on its castling square while the king is off the board: castling must follow (4.7.2), and the
    /// king still has to be put on its square (II.3.2.5.1).
    pub(crate) fn castling_by_hand(&mut self, from: Square, on: Square, role: Role) -> Option<Vec<Ruling>> {
        let player = self.turn.mover();
        let king = self.turn.before.board.king(player)?;
        if role != Role::Rook || self.table.board.king(player).is_some() {
            return None;
        }
        let wing = if from > king { Wing::King } else { Wing::Queen };
        let castling = self.turn.before.judge_castling(wing).ok()?;
        let rook = self.turn.before.castling.rook(player, wing, king);
        if on != wing.rook_to(player) || rook != Some(from) {
            return None;
        }
        // Rook before king forfeits castling on that side (4.4.2); then the touches decide what must be played.
        if !self.permission().moves.contains(&castling) {
            return None;
        }
        self.turn.bound = Some(Binding { matter: Matter::CastlingByHand, moves: vec![castling] });
        let finding = Finding::Chess960(Chess960Finding::CastlingByHand(player, wing));
        Some(vec![self.ruling(Matter::CastlingByHand, finding, vec![Effect::MustPlay(player, vec![castling])])])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All orders of the cards, one card for each piece.
    fn orders(left: &mut Vec<Role>, deal: &mut Vec<Role>, seen: &mut dyn FnMut(&[Role])) {
        if left.is_empty() {
            return seen(deal);
        }
        for index in 0..left.len() {
            let card = left.remove(index);
            deal.push(card);
            orders(left, deal, seen);
            deal.pop();
            left.insert(index, card);
        }
    }

    #[test]
    fn cards_give_every_array_eight_times() {
        use Role::{Bishop, King, Knight, Queen, Rook};
        let mut counts = vec![0u32; usize::from(ArrayNumber::COUNT)];
        let mut none = 0u32;
        let mut men = vec![King, Queen, Rook, Rook, Bishop, Bishop, Knight, Knight];
        orders(&mut men, &mut Vec::new(), &mut |deal| {
            let mut cards = [King; 8];
            cards.copy_from_slice(deal);
            match draw(&Lots::Cards(vec![cards])) {
                Ok(number) => counts[usize::from(number.get())] += 1,
                Err(_) => none += 1,
            }
        });
        assert!(counts.iter().all(|&count| count == 8), "{counts:?}");
        assert_eq!(none, 40_320 - 8 * 960);
    }

    #[test]
    fn coins_and_dice_give_every_array_equally_often() {
        let mut by_coins = vec![0u32; 960];
        for number in 0..1024u16 {
            let heads = (0..10).rev().map(|digit| number >> digit & 1 == 1).collect();
            if let Ok(array) = draw(&Lots::Coins(heads)) {
                by_coins[usize::from(array.get())] += 1;
            }
        }
        assert!(by_coins.iter().all(|&count| count == 1));
        let mut by_dice = vec![0u32; 960];
        for light in 1..=4 {
            for dark in 1..=4 {
                for queen in 1..=6 {
                    for knights in 0..20 {
                        let throws = vec![light, dark, queen, knights / 4 + 1, knights % 4 + 1];
                        by_dice[usize::from(draw(&Lots::Dice(throws)).unwrap().get())] += 1;
                    }
                }
            }
        }
        assert!(by_dice.iter().all(|&count| count == 2));
    }

    #[test]
    fn invalid_lots_are_explained() {
        assert_eq!(draw(&Lots::Computer(960)), Err(NoArray::Number(960)));
        assert_eq!(draw(&Lots::Dice(vec![7])), Err(NoArray::Throw(7)));
        assert_eq!(draw(&Lots::Dice(vec![1, 1])), Err(NoArray::TooFew));
        assert_eq!(draw(&Lots::Cards(vec![[Role::King; 8]])), Err(NoArray::Cards));
    }
}
