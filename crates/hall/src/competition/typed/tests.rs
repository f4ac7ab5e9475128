use super::*;

fn board(board: u16, white: &str, black: &str) -> Read {
    let (white, black) = (white.to_owned(), black.to_owned());
    Read::Board(Box::new(Board { board, white, black, ..Board::default() }))
}

fn bye(player: &str) -> Read {
    Read::Bye(Bye { player: player.to_owned(), ..Bye::default() })
}

fn worth(player: &str, worth: ByeWorth) -> Read {
    Read::Bye(Bye { player: player.to_owned(), worth, ..Bye::default() })
}

/// `GM Anna (2500) – Bert [1-0]`, as it was understood.
fn told(written: &str) -> String {
    let person = |title: &str, name: &str, rating: Option<u16>| {
        let rating = rating.map_or(String::new(), |rating| format!(" ({rating})"));
        format!("{title} {name}{rating}").trim_start().to_owned()
    };
    match &read(written)[0].read {
        Read::Board(seats) => {
            let white = person(&seats.white_title, &seats.white, seats.white_rating);
            let black = person(&seats.black_title, &seats.black, seats.black_rating);
            let left = if seats.left_out.is_empty() { String::new() } else { format!(" {:?}", seats.left_out) };
            format!("{} {white} – {black}{left}", seats.board)
        }
        Read::Bye(bye) => format!("{} –", person(&bye.title, &bye.player, bye.rating)),
        Read::Fault(fault) => format!("{fault:?}"),
    }
}

#[test]
fn titles_and_ratings_are_recognized_and_results_ignored() {
    for (written, expected) in [
        ("Anna – Bert 1-0", r#"1 Anna – Bert ["1-0"]"#),
        ("Anna – Bert 1 - 0", r#"1 Anna – Bert ["1 - 0"]"#),
        ("Anna – Bert ½–½", r#"1 Anna – Bert ["½–½"]"#),
        ("Anna – Bert 1/2-1/2", r#"1 Anna – Bert ["1/2-1/2"]"#),
        ("Anna – Bert +--", r#"1 Anna – Bert ["+--"]"#),
        ("Anna – Bert *", "1 Anna – Bert"),
        ("Anna 1-0 Bert", r#"1 Anna – Bert ["1-0"]"#),
        ("Anna 1 : 0 Bert", r#"1 Anna – Bert ["1 : 0"]"#),
        ("GM Anna 2500 – WFM Bert (2100)", "1 GM Anna (2500) – WFM Bert (2100)"),
        ("4. IM Szabó, Péter [2401] - Kis Éva 950", "4 IM Szabó, Péter (2401) – Kis Éva (950)"),
        ("Team 2 - Team 11", "1 Team 2 – Team 11"),
        ("Anna 2100 - bye", "Anna (2100) –"),
        ("1,Anna,Bert", "1 Anna – Bert"),
        ("3, Anna, Bert, 0-1", r#"3 Anna – Bert ["0-1"]"#),
        ("2,\"Szabó, Péter\",\"Kis, Éva\"", "2 Szabó, Péter – Kis, Éva"),
        ("2,Anna,2100,Bert,1950", "2 Anna (2100) – Bert (1950)"),
        ("Anna,bye", "Anna –"),
        ("Anna,Bert", r#"Comma { found: "Anna,Bert" }"#),
        ("Szabó, Péter", r#"Comma { found: "Szabó, Péter" }"#),
        ("1,Szabó, Péter,Kis, Éva", "ManyNames { found: 4 }"),
        ("1\tAnna\tBert\t1-0", r#"1 Anna – Bert ["1-0"]"#),
        ("1\tIM\tAnna\t2400\t1½\t-\t1\tGM\tBert\t2500", r#"1 IM Anna (2400) – GM Bert (2500) ["1½", "1"]"#),
        ("Lindqvist-Berg Bo – GM", r#"OneName { found: "Lindqvist-Berg Bo – GM" }"#),
    ] {
        assert_eq!(told(written), expected, "{written:?}");
    }
    let lines = read("GM Anna 2500 – Bert\nCecil 1900 – bye\n");
    let list = list(&lines).unwrap();
    assert_eq!((list[0].white_title.as_str(), list[0].white_rating), ("GM", Some(2500)));
    assert_eq!((list[1].white.as_str(), list[1].white_rating), ("Cecil", Some(1900)));
}

#[test]
fn lines_are_read_as_people_and_programs_write_them() {
    for (written, expected) in [
        ("Anna - Bela", board(1, "Anna", "Bela")),
        ("Anna – Bela", board(1, "Anna", "Bela")),
        ("3. Anna - Bela", board(3, "Anna", "Bela")),
        ("3) Anna - Bela", board(3, "Anna", "Bela")),
        ("3 Anna - Bela", board(3, "Anna", "Bela")),
        ("3\tAnna\tBela", board(3, "Anna", "Bela")),
        ("3.\tAnna\t-\tBela\t", board(3, "Anna", "Bela")),
        ("Anna\tBela", board(1, "Anna", "Bela")),
        ("Szabó, Péter ; Åkesson Maja", board(1, "Szabó, Péter", "Åkesson Maja")),
        ("Kovács-Nagy Anna — Lindqvist-Berg Bo", board(1, "Kovács-Nagy Anna", "Lindqvist-Berg Bo")),
        ("Anna vs Bela", board(1, "Anna", "Bela")),
        ("Anna - bye", bye("Anna")),
        ("Anna -", Read::Fault(Fault::NoOpponent { found: "Anna".to_owned() })),
        ("3. Doe Jane – ", Read::Fault(Fault::NoOpponent { found: "Doe Jane".to_owned() })),
        ("Anna\t-", bye("Anna")),
        ("Anna – full-point bye", worth("Anna", ByeWorth::Granted)),
        ("Anna - -", bye("Anna")),
        ("2\tAnna\tBYE", bye("Anna")),
        ("bye - Anna", bye("Anna")),
        ("Anna bye", bye("Anna")),
        ("Άννα – ρεπό", bye("Άννα")),
        ("Anna Bela", Read::Fault(Fault::OneName { found: "Anna Bela".to_owned() })),
        ("Anna – bye ½", worth("Anna", ByeWorth::Half)),
        ("Anna - ½ bye", worth("Anna", ByeWorth::Half)),
        ("Anna – half-point bye", worth("Anna", ByeWorth::Half)),
        ("Anna half-point bye", worth("Anna", ByeWorth::Half)),
        ("Anna\tbye\t½", worth("Anna", ByeWorth::Half)),
        ("Anna\t-\t½", worth("Anna", ByeWorth::Half)),
        ("4\tAnna\t1½\tbye", worth("Anna", ByeWorth::Full)),
        ("4\tAnna\t\t½\tbye", worth("Anna", ByeWorth::Full)),
        ("Anna,bye 0,5", worth("Anna", ByeWorth::Half)),
        ("Anna – zero-point bye", worth("Anna", ByeWorth::Zero)),
        ("Anna – bye 0", worth("Anna", ByeWorth::Zero)),
        ("Anna – not paired", worth("Anna", ByeWorth::Zero)),
        ("Anna – bye 1-0", worth("Anna", ByeWorth::Full)),
        ("Anna – bye ½-0", worth("Anna", ByeWorth::Half)),
        ("Anna – bye (1 point)", worth("Anna", ByeWorth::Full)),
        ("half-point bye: Anna", worth("Anna", ByeWorth::Half)),
        ("Kis Anna – félpontos bye", worth("Kis Anna", ByeWorth::Half)),
        ("Άννα – ρεπό ½", worth("Άννα", ByeWorth::Half)),
        ("Anna Bye – Bert", board(1, "Anna Bye", "Bert")),
        ("- Bela", Read::Fault(Fault::NoName)),
        ("Anna - Bela - Cili", Read::Fault(Fault::ManyNames { found: 3 })),
    ] {
        assert_eq!(read(written)[0].read, expected, "{written:?}");
    }
}

#[test]
fn headings_of_columns_and_pages_are_skipped() {
    for head in [
        "White Black Result",
        "White\tResult\tBlack",
        "Board White - Black",
        "Bo. No. Name Rtg Pts. Result Pts. Name Rtg No.",
        "Round 3",
        "3. forduló",
        "Világos Sötét Eredmény",
        "Vit Svart Resultat",
        "Λευκά Μαύρα Αποτέλεσμα",
        "Beli Crni Rezultat",
    ] {
        let lines = read(&format!("{head}\nAnna – Bela\n"));
        assert_eq!(lines.len(), 1, "{head:?}: {lines:?}");
        assert_eq!((lines[0].line, &lines[0].read), (2, &board(1, "Anna", "Bela")), "{head:?}");
    }
    assert_eq!(read("White\n12\n").len(), 2, "one word is not a heading, nor is a number");
    assert_eq!(names(&read("Anna – Bela\nCili – bye\nDora\n")), ["Anna", "Bela", "Cili"]);
}

#[test]
fn board_numbers_continue_and_faults_point_at_their_line() {
    let lines =
        read("\nAnna - Bela\n\nCili - Dora\n7. Emma - Fanni\nGerda - Hella\nAnna - Ida\n7. Jana - Kata\nLili - Lili\n");
    let numbers: Vec<usize> = lines.iter().map(|line| line.line).collect();
    assert_eq!(numbers, [2, 4, 5, 6, 7, 8, 9]);
    assert_eq!(lines[3].read, board(8, "Gerda", "Hella"));
    assert_eq!(lines[4].read, Read::Fault(Fault::Twice { player: "Anna".to_owned(), before: 2 }));
    assert_eq!(lines[5].read, Read::Fault(Fault::BoardTwice { board: 7, before: 5 }));
    assert_eq!(lines[6].read, Read::Fault(Fault::Twice { player: "Lili".to_owned(), before: 9 }));
    assert_eq!(list(&lines), None);
    assert_eq!(list(&lines[..3]).map(|list| list.len()), Some(3));
}
