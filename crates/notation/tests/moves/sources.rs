//! The game at the end of Appendix C, as five translations of the Laws write it, in each of their spellings.

use std::fs;

use jadoube_board::Position;
use jadoube_notation::{Form, Language, Style, read, translate, write};

/// After 11. Kb1.
const END: &str = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11";

const STANDARD: &str = "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 O-O O-O-O Re8 Kb1";

/// The lines with the game: from the one that holds the end of it back to the one with its beginning.
fn games(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let mut games = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        if line.contains("11.") && line.contains("(=)") {
            let whole = line.contains("e5 2.") || line.contains("ε5 2.");
            games.push(if whole { (*line).to_owned() } else { format!("{} {line}", lines[index - 1]) });
        }
    }
    games
}

/// Moves, with the marks that stand apart put to the move before them.
fn moves(game: &str) -> Vec<String> {
    let mut moves: Vec<String> = Vec::new();
    let start = game.find(['e', 'ε']).unwrap();
    // The Swedish and Greek lines begin with words.
    let start = game.find("1.").map_or(start, |number| if number < 40 { number } else { start });
    for token in game[start..].split_whitespace() {
        let after_number = token.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start_matches('.');
        let token = if token.starts_with("0-0") { token } else { after_number };
        match token {
            "" => {}
            "e.p." | "(=)" => moves.last_mut().unwrap().push_str(token),
            other => moves.push(other.to_owned()),
        }
    }
    moves
}

fn language_of(text: &str) -> Language {
    let code = if text.contains("Szabály") || text.contains("ELŐSZÓ") {
        "hu"
    } else if text.contains("SCHACKFÖRBUND") {
        "sv"
    } else if text.contains("ΣΚΑΚΙΟΥ") {
        "el"
    } else {
        "sr"
    };
    Language::find(code).unwrap()
}

fn sources() -> Vec<(Language, Vec<String>)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/sources");
    let Ok(entries) = fs::read_dir(folder) else {
        println!("skipped: the translations of the Laws are not at hand");
        return Vec::new();
    };
    let texts = entries.filter_map(|entry| fs::read_to_string(entry.unwrap().path()).ok());
    texts.map(|text| (language_of(&text), games(&text))).collect()
}

#[test]
fn each_translation_reads_to_the_same_position_and_writes_back() {
    let sources = sources();
    let end: Position = END.parse().unwrap();
    let mut spellings = 0;
    for (language, games) in &sources {
        assert!(!games.is_empty(), "no game in {language}");
        for game in games {
            // The Greek Laws give the game in English letters as well.
            let language = if game.contains("Nf3") { Language::ENGLISH } else { *language };
            let moves = moves(game);
            let mut position = Position::standard();
            let mut standard = Vec::new();
            for (index, text) in moves.iter().enumerate() {
                let reading =
                    read(&position, text, language).unwrap_or_else(|error| panic!("{text} in {language}: {error}"));
                assert_eq!(reading.draw_offer, index + 1 == moves.len(), "{text}");
                standard.push(jadoube_notation::write_san(&position, reading.played));
                // Written as the source writes it, apart from its misprints and its choice of marks.
                let plain: String =
                    text.replace("(=)", "").replace('κ', "x").replace("+3", "+").replace(".e.p.", " e.p.");
                let plain = plain.replace("6e.p.", "6 e.p.").replace("6 e.p.", "6").replace("e.p.", "");
                let marked = Style { en_passant: false, ..Style::fide(language) };
                let written = [marked, Style::fide_bare(language)]
                    .map(|style| write(&position, reading.played, &Form::Algebraic(style)));
                assert!(written.contains(&plain), "{plain} against {written:?} in {language}");
                position = position.after(reading.played);
            }
            assert_eq!(standard.join(" "), STANDARD, "{language}");
            assert_eq!(position, end);
            spellings += 1;
        }
    }
    assert!(sources.is_empty() || spellings >= 8, "{spellings} spellings");
}

#[test]
fn each_translation_is_turned_into_every_other_language() {
    for (language, games) in sources() {
        for game in games {
            let language = if game.contains("Nf3") { Language::ENGLISH } else { language };
            let game = game[game.find("1.").filter(|&number| number < 40).unwrap_or(0)..].to_owned();
            for &other in Language::all() {
                let form = Form::Algebraic(Style::fide(other));
                let there = translate(&game, language, &form);
                assert!(there.faults.is_empty(), "{language} to {other}: {:?}", there.faults);
                let back = translate(&there.text, other, &Form::Algebraic(Style::fide(language)));
                assert!(back.faults.is_empty(), "{other} to {language}: {:?} in {}", back.faults, there.text);
                let again = translate(&back.text, language, &form);
                assert_eq!(again.text, there.text);
            }
        }
    }
}
