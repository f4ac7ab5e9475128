//! The codes of tie-breaks, as records 202 and 212 have them.

use std::fmt;
use std::str::FromStr;

/// What a tie-break counts.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Kind {
    /// PTS: the points. They come first unless a list has them elsewhere.
    Points,
    /// DE: direct encounter (6).
    DirectEncounter,
    /// WIN: rounds that brought as much as a win (7.1).
    Wins,
    /// WON: games won at the board (7.2).
    Won,
    /// BPG: games played with Black (7.3).
    BlackGames,
    /// BWG: games won with Black (7.4).
    BlackWins,
    /// PS: the sum of the scores after each round (7.5).
    Progressive,
    /// REP: rounds in which the player elected to play (7.6).
    RoundsPlayed,
    /// STD: the score as if a win were one point and a draw half a point (7.7).
    Standard,
    /// TPN: the pairing number (7.8).
    PairingNumber,
    /// BH: Buchholz (8.1).
    Buchholz,
    /// AOB: the mean Buchholz of the opponents (8.2).
    AverageBuchholz,
    /// FB: fore Buchholz (8.3).
    ForeBuchholz,
    /// SB: Sonneborn-Berger (9.1).
    SonnebornBerger,
    /// KS: Koya (9.2).
    Koya,
    /// ARO: the mean rating of the opponents (10.1).
    AverageRating,
    /// TPR: the performance rating (10.2).
    Performance,
    /// PTP: the perfect performance (10.3).
    PerfectPerformance,
    /// APRO: the mean performance rating of the opponents (10.4).
    AveragePerformance,
    /// APPO: the mean perfect performance of the opponents (10.5).
    AveragePerfectPerformance,
    /// RTNG: the player's rating (10.6).
    Rating,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 21] = [
        Kind::Points,
        Kind::DirectEncounter,
        Kind::Wins,
        Kind::Won,
        Kind::BlackGames,
        Kind::BlackWins,
        Kind::Progressive,
        Kind::RoundsPlayed,
        Kind::Standard,
        Kind::PairingNumber,
        Kind::Buchholz,
        Kind::AverageBuchholz,
        Kind::ForeBuchholz,
        Kind::SonnebornBerger,
        Kind::Koya,
        Kind::AverageRating,
        Kind::Performance,
        Kind::PerfectPerformance,
        Kind::AveragePerformance,
        Kind::AveragePerfectPerformance,
        Kind::Rating,
    ];

    /// The code.
    pub const fn code(self) -> &'static str {
        match self {
            Kind::Points => "PTS",
            Kind::DirectEncounter => "DE",
            Kind::Wins => "WIN",
            Kind::Won => "WON",
            Kind::BlackGames => "BPG",
            Kind::BlackWins => "BWG",
            Kind::Progressive => "PS",
            Kind::RoundsPlayed => "REP",
            Kind::Standard => "STD",
            Kind::PairingNumber => "TPN",
            Kind::Buchholz => "BH",
            Kind::AverageBuchholz => "AOB",
            Kind::ForeBuchholz => "FB",
            Kind::SonnebornBerger => "SB",
            Kind::Koya => "KS",
            Kind::AverageRating => "ARO",
            Kind::Performance => "TPR",
            Kind::PerfectPerformance => "PTP",
            Kind::AveragePerformance => "APRO",
            Kind::AveragePerfectPerformance => "APPO",
            Kind::Rating => "RTNG",
        }
    }

    /// The Article of C.07.
    pub const fn article(self) -> &'static str {
        match self {
            Kind::Points => "4",
            Kind::DirectEncounter => "6",
            Kind::Wins => "7.1",
            Kind::Won => "7.2",
            Kind::BlackGames => "7.3",
            Kind::BlackWins => "7.4",
            Kind::Progressive => "7.5",
            Kind::RoundsPlayed => "7.6",
            Kind::Standard => "7.7",
            Kind::PairingNumber => "7.8",
            Kind::Buchholz => "8.1",
            Kind::AverageBuchholz => "8.2",
            Kind::ForeBuchholz => "8.3",
            Kind::SonnebornBerger => "9.1",
            Kind::Koya => "9.2",
            Kind::AverageRating => "10.1",
            Kind::Performance => "10.2",
            Kind::PerfectPerformance => "10.3",
            Kind::AveragePerformance => "10.4",
            Kind::AveragePerfectPerformance => "10.5",
            Kind::Rating => "10.6",
        }
    }

    /// Whether it needs ratings.
    pub const fn is_by_rating(self) -> bool {
        matches!(
            self,
            Kind::AverageRating
                | Kind::Performance
                | Kind::PerfectPerformance
                | Kind::AveragePerformance
                | Kind::AveragePerfectPerformance
                | Kind::Rating
        )
    }

    const fn takes_cut(self) -> bool {
        matches!(
            self,
            Kind::Progressive | Kind::Buchholz | Kind::ForeBuchholz | Kind::SonnebornBerger | Kind::AverageRating
        )
    }

    const fn takes_forfeits(self) -> bool {
        matches!(
            self,
            Kind::DirectEncounter | Kind::Buchholz | Kind::ForeBuchholz | Kind::AverageBuchholz | Kind::SonnebornBerger
        )
    }
}

/// How many values are left out (Article 14).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Cut {
    /// None.
    #[default]
    Nothing,
    /// `/C1`: this many of the least significant ones.
    Least(u8),
    /// `/M1`: this many of the least and as many of the most significant ones.
    Median(u8),
}

/// A tie-break with its modifiers.
///
/// ```
/// use jadoube_tournament::tie_breaks::{Cut, Kind, TieBreak};
/// let cut: TieBreak = "bh/c1".parse()?;
/// assert_eq!((cut.kind, cut.cut), (Kind::Buchholz, Cut::Least(1)));
/// assert_eq!(cut.to_string(), "BH/C1");
/// assert!("WIN/C1".parse::<TieBreak>().is_err());
/// # Ok::<(), jadoube_tournament::tie_breaks::BadCode>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct TieBreak {
    /// What it counts.
    pub kind: Kind,
    /// What is left out.
    pub cut: Cut,
    /// `/L+1`: the limit of Koya, in half points above or below half of the maximum.
    pub limit: i8,
    /// `/P`: forfeits count as games.
    pub forfeits: bool,
    /// `/F`: with fore Buchholz.
    pub fore: bool,
    /// `/R`: the other way round.
    pub reversed: bool,
    /// `/U1400`: the rating that unrated players count with.
    pub unrated: Option<u16>,
}

impl TieBreak {
    /// A tie-break without modifiers.
    pub const fn new(kind: Kind) -> TieBreak {
        let cut = Cut::Nothing;
        TieBreak { kind, cut, limit: 0, forfeits: false, fore: false, reversed: false, unrated: None }
    }

    /// The same with a cut.
    #[must_use]
    pub const fn with_cut(self, cut: Cut) -> TieBreak {
        TieBreak { cut, ..self }
    }

    /// A value as a table shows it: points with one decimal, products and means with two, counts and ratings with none.
    pub fn show(&self, value: super::Value) -> String {
        let decimals = match self.kind {
            Kind::SonnebornBerger | Kind::AverageBuchholz => 2,
            Kind::Points | Kind::Progressive | Kind::Standard | Kind::Buchholz | Kind::ForeBuchholz | Kind::Koya => 1,
            _ => 0,
        };
        format!("{value:.decimals$}")
    }

    /// Whether the lower value is better.
    pub const fn low_is_better(&self) -> bool {
        matches!(self.kind, Kind::PairingNumber | Kind::DirectEncounter) != self.reversed
    }
}

/// Why a code is not accepted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadCode {
    /// No tie-break of C.07 has this code.
    #[error("{0} is not a tie-break of C.07")]
    Unknown(String),
    /// It exists for teams only.
    #[error("{0} is a tie-break for teams")]
    Teams(String),
    /// A modifier that this tie-break does not take.
    #[error("{code} does not take the modifier /{modifier}")]
    Modifier {
        /// The code without modifiers.
        code: String,
        /// The modifier.
        modifier: String,
    },
    /// Too many tie-breaks.
    #[error("a list has at most {} tie-breaks", MAX_LIST)]
    TooMany,
}

/// The longest list.
pub(super) const MAX_LIST: usize = 20;

/// Codes of teams.
const TEAMS: [&str; 17] = [
    "MPVGP", "ESB", "EMMSB", "EMGSB", "EGMSB", "EGGSB", "EDE", "EDEBT", "EDEBB", "EDET", "EDEB", "BC", "TBR", "BBE",
    "SSSC", "MPTS", "GPTS",
];

impl FromStr for TieBreak {
    type Err = BadCode;

    /// Any case; also names of earlier editions and of other programs: `GE`, `AROC1`, `MBH`, `BH-C1`.
    fn from_str(text: &str) -> Result<TieBreak, BadCode> {
        let upper = text.trim().to_ascii_uppercase();
        let upper = match upper.as_str() {
            "AROC1" => "ARO/C1".to_owned(),
            "MBH" | "MEDIAN" => "BH/M1".to_owned(),
            other => other.replace("-C", "/C").replace("-M", "/M"),
        };
        let mut parts = upper.split('/');
        let code = parts.next().unwrap_or("");
        let kind = match code {
            "GE" => Kind::RoundsPlayed,
            _ if TEAMS.contains(&code) || code.contains(':') => return Err(BadCode::Teams(code.to_owned())),
            _ => Kind::ALL
                .into_iter()
                .find(|kind| kind.code() == code)
                .ok_or_else(|| BadCode::Unknown(text.trim().chars().take(40).collect()))?,
        };
        let mut found = TieBreak::new(kind);
        for part in parts {
            if !found.modify(part) {
                let modifier = part.chars().take(20).collect();
                return Err(BadCode::Modifier { code: code.to_owned(), modifier });
            }
        }
        Ok(found)
    }
}

impl TieBreak {
    /// Takes in a modifier; `false` if it does not fit.
    fn modify(&mut self, modifier: &str) -> bool {
        let Some(letter) = modifier.chars().next() else { return false };
        let rest = &modifier[letter.len_utf8()..];
        let count = || rest.parse::<u8>().ok().filter(|count| *count > 0 && rest.bytes().all(|b| b.is_ascii_digit()));
        match letter {
            'C' if self.kind.takes_cut() => count().map(|count| self.cut = Cut::Least(count)).is_some(),
            'M' if self.kind.takes_cut() && self.kind != Kind::Progressive => {
                count().map(|count| self.cut = Cut::Median(count)).is_some()
            }
            'L' if self.kind == Kind::Koya && rest.starts_with(['+', '-']) => {
                rest.parse().ok().filter(|limit| *limit != 0).map(|limit| self.limit = limit).is_some()
            }
            'P' if rest.is_empty() && self.kind.takes_forfeits() => {
                self.forfeits = true;
                true
            }
            'F' if rest.is_empty() && self.kind == Kind::AverageBuchholz => {
                self.fore = true;
                true
            }
            'R' if rest.is_empty() && matches!(self.kind, Kind::PairingNumber | Kind::Rating) => {
                self.reversed = true;
                true
            }
            'U' if self.kind.is_by_rating() => {
                let rating = rest.parse().ok().filter(|rating| (1..=9_999).contains(rating));
                rating.map(|rating| self.unrated = Some(rating)).is_some()
            }
            _ => false,
        }
    }
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.code())?;
        match self.cut {
            Cut::Nothing => {}
            Cut::Least(count) => write!(f, "/C{count}")?,
            Cut::Median(count) => write!(f, "/M{count}")?,
        }
        if self.limit != 0 {
            write!(f, "/L{:+}", self.limit)?;
        }
        for (is, letter) in [(self.forfeits, "/P"), (self.fore, "/F"), (self.reversed, "/R")] {
            if is {
                f.write_str(letter)?;
            }
        }
        self.unrated.map_or(Ok(()), |rating| write!(f, "/U{rating}"))
    }
}

/// Reads a list as records 202 and 212 have it: codes between commas.
pub fn read_list(text: &str) -> Result<Vec<TieBreak>, BadCode> {
    let codes: Vec<&str> = text.split([',', ' ']).map(str::trim).filter(|code| !code.is_empty()).collect();
    if codes.len() > MAX_LIST {
        return Err(BadCode::TooMany);
    }
    codes.into_iter().map(str::parse).collect()
}

/// Writes a list for record 202 or 212.
pub fn write_list(list: &[TieBreak]) -> String {
    list.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_and_written() {
        let round = |text: &str| read_list(text).map(|list| write_list(&list));
        let list = "BH/C1,BH,SB/M1,DE/P,KS/L+1,KS/L-2,ARO/C1/U1400,AOB/F,TPN/R,RTNG/R,PS/C2,FB/C1/P,PTS";
        assert_eq!(round(list).unwrap(), list);
        assert_eq!(round("bhx ").unwrap_err(), BadCode::Unknown("bhx".to_owned()));
        assert_eq!(round("BH-C1, GE AROC1,mbh").unwrap(), "BH/C1,REP,ARO/C1,BH/M1");
        for (text, code) in [("WIN/C1", "WIN"), ("BH/C0", "BH"), ("BH/", "BH"), ("BH/Cé", "BH"), ("KS/L1", "KS")] {
            assert!(matches!(round(text), Err(BadCode::Modifier { code: found, .. }) if found == code), "{text}");
        }
        assert_eq!(round("EDE"), Err(BadCode::Teams("EDE".to_owned())));
        assert_eq!(round("BH:MP"), Err(BadCode::Teams("BH:MP".to_owned())));
        assert!(round(&"BH,".repeat(21)).is_err() && round("OTHER_X").is_err() && round("").unwrap().is_empty());
        for kind in Kind::ALL {
            assert_eq!(kind.code().parse::<TieBreak>().unwrap().kind, kind);
        }
    }
}
