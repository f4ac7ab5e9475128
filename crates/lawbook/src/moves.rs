//! Under which number each edition has the rules of Articles 1 to 3 and of Appendix C that a written move can break.

use jadoube_board::{Breach, Rule};

use crate::{Article, Edition};

/// What Appendix C and 3.10 say about moves and positions in writing.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Writing {
    /// Which of two pieces of a kind moves must be told.
    WhichPiece,
    /// The sign for a capture.
    Capture,
    /// The sign for check.
    Check,
    /// The sign for mate.
    Mate,
    /// A position that legal moves cannot reach.
    IllegalPosition,
}

/// The Article that a move breaks.
pub const fn article_of_rule(rule: Rule, edition: Edition) -> Article {
    let [y2009, y2014, y2018, y2023] = match rule {
        Rule::OwnMen => ["1.1", "1.1", "1.1", "1.1"],
        Rule::KingCapture => ["1.2", "1.2", "1.4.1", "1.4.1"],
        Rule::OwnPiece => ["3.1", "3.1", "3.1", "3.1"],
        Rule::Bishop => ["3.2", "3.2", "3.2", "3.2"],
        Rule::Rook => ["3.3", "3.3", "3.3", "3.3"],
        Rule::Queen => ["3.4", "3.4", "3.4", "3.4"],
        Rule::Jump => ["3.5", "3.5", "3.5", "3.5"],
        Rule::Knight => ["3.6", "3.6", "3.6", "3.6"],
        Rule::PawnForward => ["3.7.a", "3.7.a", "3.7.1", "3.7.1"],
        Rule::PawnDouble => ["3.7.b", "3.7.b", "3.7.2", "3.7.2"],
        Rule::PawnCapture => ["3.7.c", "3.7.c", "3.7.3", "3.7.3"],
        Rule::EnPassant => ["3.7.d", "3.7.d", "3.7.4.2", "3.7.3.2"],
        Rule::Promotion => ["3.7.e", "3.7.e", "3.7.5.1", "3.7.3.3"],
        Rule::King => ["3.8.a", "3.8.a", "3.8.1", "3.8.1"],
        Rule::CastlingLost => ["3.8.b.1", "3.8.b.1", "3.8.2.1", "3.8.2.1"],
        Rule::CastlingPrevented => ["3.8.b.2", "3.8.b.2", "3.8.2.2", "3.8.2.2"],
        Rule::Check => ["3.9", "3.9", "3.9.2", "3.9.2"],
    };
    in_edition([y2009, y2014, y2018, y2023], edition)
}

/// The Article that a move breaks, as exactly as the position alone tells: of castling also which of the reasons it is.
pub const fn article_of_breach(breach: Breach, edition: Edition) -> Article {
    let numbers = match breach {
        Breach::CastlingBlocked(..) => ["3.8.b.2.b", "3.8.b.2.b", "3.8.2.2.2", "3.8.2.2.2"],
        Breach::CastlingOutOfCheck(..) | Breach::CastlingThroughCheck(..) | Breach::CastlingIntoCheck(..) => {
            ["3.8.b.2.a", "3.8.b.2.a", "3.8.2.2.1", "3.8.2.2.1"]
        }
        _ => return article_of_rule(breach.rule(), edition),
    };
    in_edition(numbers, edition)
}

/// What has moved, so that castling with it is lost for good.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Moved {
    /// The king.
    King,
    /// The rook on the wing in question.
    Rook,
}

/// The Article by which castling is lost, for those who know the game: [`article_of_breach`] can only tell that it is.
pub const fn article_of_lost_castling(moved: Moved, edition: Edition) -> Article {
    in_edition(
        match moved {
            Moved::King => ["3.8.b.1.a", "3.8.b.1.a", "3.8.2.1.1", "3.8.2.1.1"],
            Moved::Rook => ["3.8.b.1.b", "3.8.b.1.b", "3.8.2.1.2", "3.8.2.1.2"],
        },
        edition,
    )
}

impl Writing {
    /// The Article on it. The oldest edition does not speak of illegal positions; there it is Article 3 as a whole.
    pub const fn article(self, edition: Edition) -> Article {
        in_edition(
            match self {
                Writing::WhichPiece => ["C.10", "C.10", "C.10", "C.10"],
                Writing::Capture => ["C.13.+1", "C.13", "C.13.+3", "C.13.3"],
                Writing::Check => ["C.13.+1", "C.13", "C.13.+4", "C.13.4"],
                Writing::Mate => ["C.13.+1", "C.13", "C.13.+5", "C.13.5"],
                Writing::IllegalPosition => ["3", "3.10.c", "3.10.3", "3.10.3"],
            },
            edition,
        )
    }
}

const fn in_edition([y2009, y2014, y2018, y2023]: [&'static str; 4], edition: Edition) -> Article {
    let number = match edition {
        Edition::Y2009 => y2009,
        Edition::Y2014 => y2014,
        Edition::Y2017 | Edition::Y2018 => y2018,
        Edition::Y2023 => y2023,
    };
    Article { edition, number }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_board::{Square, Wing};

    #[test]
    fn every_number_is_in_the_list_of_its_edition() {
        let rules = [
            Rule::OwnMen,
            Rule::KingCapture,
            Rule::OwnPiece,
            Rule::Bishop,
            Rule::Rook,
            Rule::Queen,
            Rule::Jump,
            Rule::Knight,
            Rule::PawnForward,
            Rule::PawnDouble,
            Rule::PawnCapture,
            Rule::EnPassant,
            Rule::Promotion,
            Rule::King,
            Rule::CastlingLost,
            Rule::CastlingPrevented,
            Rule::Check,
        ];
        let writing = [Writing::WhichPiece, Writing::Capture, Writing::Check, Writing::Mate, Writing::IllegalPosition];
        for edition in Edition::ALL {
            let numbers = rules.map(|rule| article_of_rule(rule, edition).number).into_iter();
            let castling =
                [Breach::CastlingBlocked(Wing::King, Square::F1), Breach::CastlingIntoCheck(Wing::King, Square::G1)];
            let numbers = numbers.chain(castling.map(|breach| article_of_breach(breach, edition).number));
            let lost = [Moved::King, Moved::Rook].map(|moved| article_of_lost_castling(moved, edition).number);
            let numbers = numbers.chain(lost);
            for number in numbers.chain(writing.map(|writing| writing.article(edition).number)) {
                let known = edition.catalogue().entries().iter().any(|entry| entry.number == number);
                assert!(known, "{number} ({edition})");
            }
        }
    }
}
