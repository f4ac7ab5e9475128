//! Extended Position Description, both ways.

use jadoube_board::{Position, Role};
use jadoube_notation::epd::Epd;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";

#[test]
fn errors_say_what_and_where() {
    for (operations, said) in [
        (" bm e4", "column 59: expected a semicolon at the end of the operation"),
        (" 4bm e4;", "column 54: expected an opcode"),
        (" ;", "column 54: expected an opcode"),
        (" a_very_long_opcode 1;", "column 54: expected an opcode"),
        (" id \"x", "column 57: the quotation mark is never closed"),
        (" id \"x\"y;", "column 60: expected a blank or a semicolon after the quotation mark, found 'y'"),
        (" id \"a\"; id \"b\";", "column 62: the operation id is there twice"),
        (" hmvc x;", "column 54: expected one number for hmvc"),
        (" hmvc 70000;", "column 54: expected one number for hmvc"),
        (" fmvn;", "column 54: expected one number for fmvn"),
    ] {
        let error = format!("{START}{operations}").parse::<Epd>().unwrap_err().to_string();
        assert!(error.starts_with(said), "{operations}: {error}");
    }
    let error = "8/8/8/8/8/8/8/Kxk5 w - - bm Ka2;".parse::<Epd>().unwrap_err().to_string();
    assert!(error.starts_with("column 16: expected a piece letter"), "{error}");
    assert!("8/8/8/8/8/8/8/K1k5 w -".parse::<Epd>().unwrap_err().to_string().contains("found 3"));
    assert!("".parse::<Epd>().unwrap_err().to_string().contains("found 0"));
    let epd: Epd = format!("{START} bm Ke2;").parse().unwrap();
    assert!(epd.moves("bm").unwrap_err().to_string().starts_with("Ke2: "));
}

#[test]
fn lines_come_back_as_they_were() {
    for operations in [
        "",
        " bm e4 d4; id \"the start\";",
        " acd 12; ce -30; pv e4 e5 Nf3;",
        " c0 \"a ; in a comment\"; c1 \"\"; noop;",
        " hmvc 3; fmvn 17; dm 4;",
    ] {
        let line = format!("{START}{operations}");
        let epd: Epd = line.parse().unwrap();
        assert_eq!(epd.to_string(), line);
        assert_eq!(epd.to_string().parse::<Epd>().unwrap(), epd);
    }
    let loose: Epd = format!("  {START}   bm   e4 ;id \"x\" ; ").parse().unwrap();
    assert_eq!(loose.to_string(), format!("{START} bm e4; id \"x\";"));
}

#[test]
fn counters_are_operations() {
    let epd: Epd = format!("{START} hmvc 3; fmvn 17;").parse().unwrap();
    assert_eq!((epd.setup.halfmoves, epd.setup.fullmoves), (3, 17));
    assert_eq!(epd.position().unwrap().fen().to_string(), format!("{START} 3 17"));
}

#[test]
fn moves_are_written_in_san() {
    let mut epd = Epd::new(Position::standard());
    let knight = epd
        .position()
        .unwrap()
        .legal_moves()
        .iter()
        .find(|m| m.to().to_string() == "f3" && m.role() != Role::Pawn)
        .unwrap();
    epd.set_moves("bm", &[knight]).unwrap();
    epd.set("id", ["say \"hi\""]);
    assert_eq!(epd.to_string(), format!("{START} bm Nf3; id \"say 'hi'\";"));
    assert_eq!(epd.moves("bm").unwrap(), [knight]);
    assert_eq!(epd.moves("am").unwrap(), []);
}
