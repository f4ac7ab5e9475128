//! What is filled in sentences: moves, amounts of time, scores, numbers of Articles, reasons.

use jadoube_board::{Breach, File, Move, Role};
use jadoube_clock::Millis;
use jadoube_lawbook::{Article, Matter};
use jadoube_notation::Language;
use jadoube_texts::{Argument, Locale, Message};

use crate::event::Score;
use crate::vocabulary::MovePattern;

/// A move without its position, in the long form of Appendix C with the letters of the language: `Ng1-f3`, `Ιη1-ζ3`.
pub fn written_move(m: Move, locale: Locale) -> String {
    if let Some(wing) = m.castling() {
        return wing.to_string().replace('O', "0");
    }
    let language = Language::from(locale);
    let letter = |role: Role| if role == Role::Pawn { "" } else { language.symbol(role) };
    let (from, to) = (language.square(m.from()), language.square(m.to()));
    format!("{}{from}-{to}{}", letter(m.role()), m.promotion().map_or("", letter))
}

pub(crate) fn one_move(m: Move) -> Argument {
    Argument::in_each(move |locale| written_move(m, locale))
}

/// A move as a case writes it, with the letters of the language.
pub fn one_move_of(pattern: MovePattern) -> Argument {
    Argument::in_each(move |locale| written_pattern(pattern, locale))
}

/// An entry on a scoresheet: a move with the letters of the language and all its signs, anything else unchanged.
pub(crate) fn written_text(text: &str) -> Argument {
    let (written, sign) = text.split_once(' ').unwrap_or((text, ""));
    // Another capital is a piece of another language, and not a file.
    let is_english = !written.contains(|letter: char| letter.is_uppercase() && !"KQRBNO".contains(letter));
    match written.parse::<MovePattern>() {
        Ok(_) if is_english && matches!(sign, "" | "(=)" | "e.p.") => notation(text),
        _ => super::printable(text).into(),
    }
}

fn written_pattern(pattern: MovePattern, locale: Locale) -> String {
    let language = Language::from(locale);
    match pattern {
        MovePattern::Castles(wing) => wing.to_string().replace('O', "0"),
        MovePattern::Goes { role, file, rank, to, promotion } => {
            let letter = |role: Role| if role == Role::Pawn { "" } else { language.symbol(role) };
            let file_from = file.map_or(String::new(), |file| language.file(file).to_string());
            let rank_from = rank.map_or(String::new(), |rank| rank.to_char().to_string());
            let between = match (file, rank) {
                (Some(_), Some(_)) => "-",
                (Some(_), None) if role == Role::Pawn => "x",
                _ => "",
            };
            let promotion = promotion.map_or("", letter);
            format!("{}{file_from}{rank_from}{between}{}{promotion}", letter(role), language.square(to))
        }
    }
}

/// A move in English notation, perhaps with its number, with the letters of the language.
pub(super) fn notation(english: &str) -> Argument {
    let english = english.to_owned();
    Argument::in_each(move |locale| {
        let language = Language::from(locale);
        // `e.p.` is the same in all languages.
        let end = english.find(' ').unwrap_or(english.len());
        let mut written = String::new();
        for sign in english[..end].chars() {
            match (Role::from_char(sign.to_ascii_lowercase()).filter(|_| sign.is_uppercase()), File::from_char(sign)) {
                (Some(role), _) => written.push_str(language.symbol(role)),
                (None, Some(file)) => written.push(language.file(file)),
                (None, None) => written.push(sign),
            }
        }
        written + &english[end..]
    })
}

/// How many moves of a longer list are named.
pub(crate) const SHOWN: usize = 8;

/// The moves to choose from; of many only the first.
pub fn moves(list: &[Move]) -> Argument {
    some_of(list.iter().take(SHOWN).map(|&m| one_move(m)), list.len())
}

/// The first of a number of moves.
pub(super) fn some_of(written: impl ExactSizeIterator<Item = Argument>, all: usize) -> Argument {
    let shown = written.len();
    let mut told: Vec<Message> = written.map(|written| Message::new("move-written").with("move", written)).collect();
    if all > shown {
        told.push(Message::new("moves-more").with("count", all - shown));
    }
    if told.is_empty() {
        told.push(Message::new("moves-none"));
    }
    Argument::AnyOf(told)
}

/// An amount of time in hours, minutes and seconds.
pub fn amount(time: Millis) -> Argument {
    let (seconds, rest) = (time.0 / 1000, time.0 % 1000);
    if rest > 0 {
        return time.to_string().into();
    }
    let parts = [
        (Message::new("time-hours"), seconds / 3600),
        (Message::new("time-minutes"), seconds / 60 % 60),
        (Message::new("time-seconds"), seconds % 60),
    ];
    let counted = |(part, count): (Message, u64)| part.with("count", i64::try_from(count).unwrap_or(i64::MAX));
    let told: Vec<Message> = parts.into_iter().filter(|&(_, count)| count > 0).map(counted).collect();
    if told.is_empty() {
        Argument::AllOf(vec![counted((Message::new("time-seconds"), 0))])
    } else {
        Argument::AllOf(told)
    }
}

/// A score, with the decimal sign of the language.
pub fn score(score: Score) -> Argument {
    Argument::in_each(move |locale| locale.decimal(&score.to_string()))
}

/// The key by which messages select how a game ended.
pub(super) const fn ended_by(reason: Matter) -> &'static str {
    match reason {
        Matter::Checkmate => "checkmate",
        Matter::Resignation => "resignation",
        Matter::Stalemate => "stalemate",
        Matter::DeadPosition | Matter::DeadFound => "dead",
        Matter::Agreement => "agreement",
        Matter::LossOnTime | Matter::ReducedFlagLoss => "time",
        Matter::BothFlagsDraw | Matter::ReducedBothFlags => "both-flags",
        Matter::DefaultTime => "default-time",
        Matter::IllegalMovePenalty
        | Matter::TwoHandsPenalty
        | Matter::PressPenalty
        | Matter::ReducedIllegalMove
        | Matter::ReducedBlitzIllegalMove => "illegal-moves",
        Matter::ReducedIllegalPosition => "illegal-position",
        Matter::RepetitionAbout | Matter::RepetitionThere | Matter::Fivefold => "repetition",
        Matter::FiftyAbout | Matter::FiftyThere | Matter::SeventyFive => "quiet-moves",
        Matter::Signing => "signatures",
        _ => "decision",
    }
}

/// The number of an Article. Greek numbers subsections and appendices in Greek letters, parts with a name instead of a
/// number have it in the language, and passages that the Laws print without a number are described as such.
pub fn article(article: Article) -> Argument {
    Argument::in_each(move |locale| number(article.number, locale))
}

/// The number of an Article as a text of the language writes it.
pub fn number(written: &str, locale: Locale) -> String {
    let mut told = String::new();
    for (index, part) in written.split('.').enumerate() {
        if let Some(count) = part.strip_prefix('+') {
            let number = std::mem::take(&mut told);
            told =
                Message::new("article-unnumbered").with("number", number).with("count", count.to_owned()).text(locale);
            continue;
        }
        if index > 0 {
            told.push('.');
        }
        match named_part(part).filter(|_| index == 0) {
            Some(name) => told += &name.text(locale),
            None => told += &locale.counting_letter(part),
        }
    }
    told
}

fn named_part(part: &str) -> Option<Message> {
    Some(Message::new(match part {
        "ADJ" => "part-adjourned",
        "P" | "Preface" => "part-preface",
        "Introduction" => "part-introduction",
        "Guidelines" => "part-guidelines",
        _ => return None,
    }))
}

/// Why a move breaks Article 3.
pub fn reason(breach: Breach) -> Argument {
    Message::from(&breach).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_on_a_scoresheet_have_the_letters_of_the_reader() {
        let told = |text: &str, locale| Message::new("move-written").with("move", written_text(text)).text(locale);
        assert_eq!(told("Nxf3+", Locale::HU), "Hxf3+");
        assert_eq!(told("Qh5 (=)", Locale::SV), "Dh5 (=)");
        assert_eq!(told("exd6 e.p.", Locale::EL), "εxδ6 e.p.");
        assert_eq!(told("0-0", Locale::HU), "0-0");
        // What cannot be read as a move is quoted as it is.
        assert_eq!(told("Hf3", Locale::SV), "Hf3");
        assert_eq!(told("1:20 Nf3?", Locale::HU), "1:20 Nf3?");
    }

    #[test]
    fn articles_are_counted_in_the_letters_of_the_language() {
        for (written, english, greek, cyrillic, hungarian) in [
            ("7.5.5", "7.5.5", "7.5.5", "7.5.5", "7.5.5"),
            ("7.4.b", "7.4.b", "7.4.β", "7.4.b", "7.4.b"),
            // The letter г would be read as the fourth item.
            ("13.4.g", "13.4.g", "13.4.ζ", "13.4.g", "13.4.g"),
            ("F.1", "F.1", "ΣΤ.1", "F.1", "F.1"),
            ("II.3.2", "II.3.2", "II.3.2", "II.3.2", "II.3.2"),
            ("ADJ.13", "ADJ.13", "ΔΙΑΚΟΠΗ.13", "ПРЕКИД.13", "FÜGGŐ.13"),
        ] {
            assert_eq!(number(written, Locale::EN), english);
            assert_eq!(number(written, Locale::EL), greek);
            assert_eq!(number(written, Locale::SR_CYRL), cyrillic);
            assert_eq!(number(written, Locale::HU), hungarian);
        }
    }

    #[test]
    fn passages_without_a_number_are_not_shown_with_one() {
        assert_eq!(number("0.1.+1", Locale::EN), "0.1, unnumbered 1");
        assert_eq!(number("P.+3", Locale::EN), "Preface, unnumbered 3");
        assert_eq!(number("Preface.+1", Locale::EL), "Πρόλογος, χωρίς αριθμό 1");
        assert_eq!(number("4.6.+1", Locale::SR_CYRL), "4.6, без броја 1");
    }
}
