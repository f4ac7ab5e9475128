//! The tags of a game, kept without allocating, and faults in the tags alone.

use jadoube_texts::Argument;
use jadoube_texts::Message;

use super::Judge;
use crate::editions::{DateTag, is_later, read_date};
use crate::{Kind, Severity};

macro_rules! tags {
    ($($tag:ident = $name:literal),* $(,)?) => {
        /// The tags that the audit looks at.
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub(crate) enum Tag {
            $($tag,)*
        }

        impl Tag {
            const COUNT: usize = [$(Tag::$tag),*].len();

            const ALL: [Tag; Tag::COUNT] = [$(Tag::$tag),*];

            const NAMES: [&'static str; Tag::COUNT] = [$($name),*];

            pub(crate) const fn name(self) -> &'static str {
                Tag::NAMES[self as usize]
            }
        }
    };
}

tags! {
    Event = "Event",
    Site = "Site",
    Date = "Date",
    Round = "Round",
    White = "White",
    Black = "Black",
    Result = "Result",
    WhiteElo = "WhiteElo",
    BlackElo = "BlackElo",
    Fen = "FEN",
    SetUp = "SetUp",
    Variant = "Variant",
    TimeControl = "TimeControl",
    Termination = "Termination",
    TerminationDetails = "TerminationDetails",
    PlyCount = "PlyCount",
    EventDate = "EventDate",
}

/// The one tag that a name can be, by its length and its first and last letters: each has a place of its own.
const PLACES: [Option<Tag>; 64] = {
    let mut places = [None; 64];
    let mut index = 0;
    while index < Tag::COUNT {
        let place = &mut places[place_of(Tag::NAMES[index].as_bytes())];
        assert!(place.is_none());
        *place = Some(Tag::ALL[index]);
        index += 1;
    }
    places
};

const fn place_of(name: &[u8]) -> usize {
    match name {
        [first, .., last] => (*first as usize + *last as usize + 5 * name.len()) % 64,
        _ => 0,
    }
}

impl Tag {
    #[inline]
    pub(crate) fn named(name: &[u8]) -> Option<Tag> {
        PLACES[place_of(name)].filter(|tag| is_same(tag.name().as_bytes(), name))
    }
}

/// The seven tag roster, which every game in export format has.
const ROSTER: [Tag; 7] = [Tag::Event, Tag::Site, Tag::Date, Tag::Round, Tag::White, Tag::Black, Tag::Result];

/// The values of one game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tags {
    text: Vec<u8>,
    spans: [(u32, u32); Tag::COUNT],
    seen: u32,
    /// Tags that were repeated with another value.
    repeated: u32,
}

impl Tags {
    pub(crate) fn clear(&mut self) {
        self.text.clear();
        self.seen = 0;
        self.repeated = 0;
    }

    #[inline]
    pub(crate) fn set(&mut self, tag: Tag, value: &[u8]) {
        let bit = 1 << tag as u8;
        if self.seen & bit != 0 && self.get(tag) != Some(value) {
            self.repeated |= bit;
        }
        // An overlong value is truncated; nobody reads that far.
        let value = &value[..value.len().min(1 << 16)];
        let from = self.text.len() as u32;
        self.text.extend_from_slice(value);
        self.spans[tag as usize] = (from, self.text.len() as u32);
        self.seen |= bit;
    }

    #[inline]
    pub(crate) fn has(&self, tag: Tag) -> bool {
        self.seen & 1 << tag as u8 != 0
    }

    #[inline]
    pub(crate) fn get(&self, tag: Tag) -> Option<&[u8]> {
        let (from, to) = self.spans[tag as usize];
        self.has(tag).then(|| &self.text[from as usize..to as usize])
    }

    /// As text that can be shown; empty if it is missing.
    pub(crate) fn text(&self, tag: Tag) -> String {
        let value = jadoube_notation::pgn::Text(self.get(tag).unwrap_or_default()).decode();
        value.trim().replace(char::is_control, " ")
    }

    fn is_roster_whole(&self) -> bool {
        const ALL: u32 = (1 << 7) - 1;
        self.seen & ALL == ALL
    }
}

/// Whether these are the same bytes, compared by whole words: `==` reads what has just been copied in other parts than it was written
/// in, for which a processor has to wait.
#[inline]
pub(crate) fn is_same(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() || one.len() > 16 {
        return one == other;
    }
    if let (Some(first), Some(last)) = (one.first_chunk::<8>(), one.last_chunk::<8>()) {
        return Some(first) == other.first_chunk() && Some(last) == other.last_chunk();
    }
    if let (Some(first), Some(last)) = (one.first_chunk::<4>(), one.last_chunk::<4>()) {
        return Some(first) == other.first_chunk() && Some(last) == other.last_chunk();
    }
    one.iter().eq(other)
}

impl Judge {
    /// Judges the tags alone.
    pub(super) fn judge_tags(&mut self) {
        let tags = &self.tags;
        let mut found: Vec<(Kind, Severity, Message)> = Vec::new();
        if !tags.is_roster_whole() && tags.seen != 0 {
            let missing: Vec<String> =
                ROSTER.into_iter().filter(|tag| !tags.has(*tag)).map(|tag| tag.name().to_owned()).collect();
            let message = Message::new("audit-missing-tags").with("count", missing.len());
            found.push((Kind::MissingTag, Severity::Note, message.with("tags", Argument::All(missing))));
        }
        if tags.repeated != 0 {
            for tag in Tag::ALL.into_iter().filter(|&tag| tags.repeated & 1 << tag as u8 != 0) {
                let message = Message::new("audit-repeated-tag").with("tag", tag.name());
                found.push((Kind::RepeatedTag, Severity::Warning, message));
            }
        }
        if let (Some(white), Some(black)) = (tags.get(Tag::White), tags.get(Tag::Black))
            && is_same_name(white, black)
            && is_a_name(white)
        {
            let message = Message::new("audit-same-players").with("name", tags.text(Tag::White));
            found.push((Kind::SamePlayers, Severity::Warning, message));
        }
        for tag in [Tag::Date, Tag::EventDate] {
            let Some(value) = tags.get(tag) else { continue };
            let id = match (read_date(value), self.options.latest) {
                (DateTag::Bad, _) => "audit-bad-date",
                (DateTag::Known(date), Some(latest)) if is_later(date, latest) => "audit-future-date",
                _ => continue,
            };
            let message = Message::new(id).with("tag", tag.name()).with("value", tags.text(tag));
            found.push((Kind::BadDate, Severity::Warning, message));
        }
        for (tag, severity) in [
            (Tag::Result, Severity::Warning),
            (Tag::WhiteElo, Severity::Note),
            (Tag::BlackElo, Severity::Note),
            (Tag::SetUp, Severity::Warning),
            (Tag::TimeControl, Severity::Note),
            (Tag::PlyCount, Severity::Note),
        ] {
            let Some(value) = tags.get(tag) else { continue };
            let fits = match tag {
                Tag::Result => is_score(value),
                Tag::WhiteElo | Tag::BlackElo => is_rating(value),
                Tag::SetUp => matches!(value, b"0" | b"1"),
                Tag::TimeControl => !self.control.is_bad(),
                _ => matches!(value, b"" | b"?" | b"-") || value.iter().all(u8::is_ascii_digit),
            };
            if !fits {
                let message = Message::new("audit-bad-tag").with("tag", tag.name()).with("value", tags.text(tag));
                found.push((Kind::BadTag, severity, message));
            }
        }
        for (kind, severity, message) in found {
            self.report_game(kind, severity, None, message);
        }
    }
}

/// Not a placeholder for an unknown name.
fn is_a_name(name: &[u8]) -> bool {
    let letters: Vec<u8> = name.iter().filter(|byte| byte.is_ascii_alphanumeric() || **byte >= 128).copied().collect();
    !matches!(letters.to_ascii_lowercase().as_slice(), b"" | b"nn" | b"anonymous" | b"unknown" | b"noname" | b"guest")
}

/// Names are compared without regard to case and the number of blanks.
fn is_same_name(one: &[u8], other: &[u8]) -> bool {
    let first = |name: &[u8]| name.iter().find(|byte| byte.is_ascii_alphanumeric()).map(u8::to_ascii_lowercase);
    if first(one) != first(other) {
        return false;
    }
    let plain = |name: &[u8]| {
        let text = jadoube_notation::pgn::Text(name).decode().to_lowercase();
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    one == other || one.len().abs_diff(other.len()) < 8 && plain(one) == plain(other)
}

/// A result of PGN, or a score that the Laws allow and PGN has no token for.
fn is_score(value: &[u8]) -> bool {
    matches!(value, b"1-0" | b"0-1" | b"1/2-1/2" | b"*" | b"0-0" | b"1/2-0" | b"0-1/2")
}

/// No list has a higher rating, not even for a program.
const HIGHEST_RATING: u16 = 4999;

fn is_rating(value: &[u8]) -> bool {
    matches!(value, b"" | b"?" | b"-")
        || value.len() <= 4 && crate::editions::number(value).is_some_and(|rating| rating <= HIGHEST_RATING)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_compared_as_bytes_are() {
        let text: Vec<u8> = (0..40).collect();
        for length in 0..=20 {
            for other in 0..=20 {
                assert_eq!(is_same(&text[..length], &text[..other]), length == other);
            }
            for at in 0..length {
                let mut changed = text.clone();
                changed[at] ^= 0x40;
                assert!(!is_same(&text[..length], &changed[..length]), "{length} {at}");
            }
        }
    }

    #[test]
    fn every_tag_is_found_by_its_name() {
        for tag in Tag::ALL {
            assert_eq!(Tag::named(tag.name().as_bytes()), Some(tag));
            assert_eq!(Tag::named(&tag.name().as_bytes()[1..]), None);
            assert_eq!(Tag::named(tag.name().to_lowercase().as_bytes()), None);
        }
        assert_eq!(Tag::named(b""), None);
        assert_eq!(Tag::named(b"WhiteTitle"), None);
    }
}
