//! The tables are read back with the reader of the parquet crate and say what the lines of JSON say.

use std::collections::BTreeMap;
use std::fs::File;
use std::path::PathBuf;

use jadoube_audit::{Batch, Finding, GameFindings, GameRow, Options, Settings, Source, Tables, Watch, run};
use jadoube_texts::Locale;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;
use serde_json::{Map, Value};

/// Findings with and without move, Article and edition; games with and without ratings.
const GAMES: &str = concat!(
    "[Event \"Első\"]\n[Site \"?\"]\n[Date \"2024.05.01\"]\n[Round \"1\"]\n[White \"Ő\"]\n[Black \"B\"]\n",
    "[Result \"1-0\"]\n[WhiteElo \"2100\"]\n[TimeControl \"300+3\"]\n[Termination \"Normal\"]\n\n",
    "1. f3 e5 2. g4 Qh4# 1-0\n\n",
    "[White \"Same\"]\n[Black \"Same\"]\n[Result \"*\"]\n\n1. e4 e5 2. Bb6 a6 3. d3 *\n\n",
    "[Event \"2\"]\n[Site \"?\"]\n[Date \"1851.??.??\"]\n[Round \"-\"]\n[White \"A\"]\n[Black \"B\"]\n",
    "[Result \"1/2-1/2\"]\n[BlackElo \"1999\"]\n\n1. e4 e5 1/2-1/2\n\n",
);

fn read(path: &PathBuf) -> (usize, Vec<Map<String, Value>>) {
    let reader = SerializedFileReader::new(File::open(path).unwrap()).unwrap();
    let value = |field: &Field| match field {
        Field::Null => Value::Null,
        Field::Str(text) => text.as_str().into(),
        Field::Int(number) => (*number).into(),
        Field::Long(number) => (*number).into(),
        other => panic!("a column of another type: {other:?}"),
    };
    let rows = reader.get_row_iter(None).unwrap().map(|row| {
        row.unwrap().get_column_iter().map(|(name, field)| (name.clone(), value(field))).collect::<Map<_, _>>()
    });
    (reader.num_row_groups(), rows.collect())
}

#[test]
fn tables_say_what_json_says() {
    let folder = std::env::temp_dir().join(format!("jadoube-audit-tables-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let [few, many] = ["few.pgn", "many.pgn"].map(|name| folder.join(name));
    std::fs::write(&few, GAMES).unwrap();
    // So many that the rows do not fit into one group.
    std::fs::write(&many, GAMES.repeat(12_000)).unwrap();
    let [games, findings] = ["games.parquet", "findings.parquet"].map(|name| folder.join(name));

    let mut tables = Tables::new(File::create(&games).unwrap(), File::create(&findings).unwrap()).unwrap();
    let settings = Settings { options: Options { rows: true, ..Options::default() }, locale: Locale::SV, threads: 2 };
    let (mut lines, mut rows, mut file) = (Vec::new(), Vec::<(String, u64, GameRow)>::new(), String::new());
    run(&[Source::File(few), Source::File(many)], &settings, &Watch::default(), |batch| {
        match batch {
            Batch::Begins(name) => file = name,
            Batch::Games(batch) => {
                tables.add(&file, &batch)?;
                let mut texts = batch.texts.iter();
                for game in &batch.found {
                    let of_game = game.findings.iter().zip(&mut texts);
                    lines.extend(of_game.map(|(finding, text)| row_of(&file, game, finding, text)));
                }
                let numbered = batch.rows.iter().zip(batch.before + 1..);
                rows.extend(numbered.map(|(row, number)| (file.clone(), number, row.clone())));
            }
            Batch::Trouble { source, error, .. } => panic!("{source}: {error}"),
        }
        Ok::<(), parquet::errors::ParquetError>(())
    })
    .unwrap();
    tables.close().unwrap();

    let (groups, found) = read(&findings);
    assert!(groups > 1, "all findings are in one group");
    assert_eq!(found.len(), lines.len());
    let mut by_game = BTreeMap::<(String, u64), Vec<String>>::new();
    for (row, line) in found.iter().zip(&lines) {
        let json: &Map<String, Value> = line.as_object().unwrap();
        assert_eq!(row.len(), 12);
        for (column, value) in row {
            assert_eq!(Some(value), json.get(column), "{column} in {line}");
        }
        let key = (json["file"].as_str().unwrap().to_owned(), json["game"].as_u64().unwrap());
        by_game.entry(key).or_default().push(json["severity"].as_str().unwrap().to_owned());
    }

    let (groups, table) = read(&games);
    assert!(groups > 1, "all games are in one group");
    assert_eq!(table.len(), 3 * 12_001);
    assert_eq!(table.len(), rows.len());
    for (row, (file, number, game)) in table.iter().zip(&rows) {
        let heading = &game.heading;
        let of_game = by_game.get(&(file.clone(), *number)).map_or(&[][..], Vec::as_slice);
        let worst = ["error", "warning", "note"].into_iter().find(|name| of_game.iter().any(|other| other == name));
        let expected = serde_json::json!({
            "file": file, "game": number, "line": heading.line, "event": heading.event, "site": game.site,
            "date": heading.date, "round": heading.round, "white": heading.white, "black": heading.black,
            "result": heading.result, "white_elo": game.white_elo, "black_elo": game.black_elo,
            "time_control": game.time_control, "termination": game.termination, "edition": game.edition.name(),
            "plies": game.plies, "findings": of_game.len(), "worst": worst,
        });
        assert_eq!(expected.as_object(), Some(row), "game {number} of {file}");
    }
    // What stands in the file, and not only what the judge made of it.
    let first = &table[0];
    assert_eq!((&first["event"], &first["white"]), (&"Első".into(), &"Ő".into()));
    assert_eq!((&first["white_elo"], &first["black_elo"]), (&2100.into(), &Value::Null));
    assert_eq!(
        (&first["plies"], &first["time_control"], &first["worst"]),
        (&4.into(), &"300+3".into(), &"error".into())
    );
    assert_eq!((&table[1]["line"], &table[2]["worst"]), (&14.into(), &Value::Null));
    std::fs::remove_dir_all(&folder).unwrap();
}

/// A finding as its row should be.
fn row_of(file: &str, game: &GameFindings, finding: &Finding, text: &str) -> Value {
    serde_json::json!({
        "file": file,
        "game": game.game,
        "ply": finding.ply,
        "move": finding.moved.map(|(number, _)| number),
        "color": finding.moved.map(|(_, color)| color.pick("white", "black")),
        "kind": finding.kind.name(),
        "severity": finding.severity.name(),
        "article": finding.article.map(|article| article.number),
        "edition": finding.article.map(|article| article.edition.name()),
        "line": finding.place.line,
        "byte": finding.place.byte,
        "text": text,
    })
}
