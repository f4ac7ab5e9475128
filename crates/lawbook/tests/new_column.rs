//! A complete edition is added as data: a folder of its own, and a column in the tables beside it.

use std::path::Path;

use jadoube_lawbook::{Change, Edition, Matter, add_files, compare};

fn data(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A table with one more column, which says what the last one does, but for some cells.
fn with_column(table: &str, head: &str, changes: &[(&str, &str)]) -> String {
    let mut wider = String::new();
    for (index, line) in table.lines().enumerate() {
        let last = line.rsplit('\t').next().unwrap_or_default();
        let changed = changes.iter().find(|(old, _)| *old == last).map(|(_, new)| *new);
        let cell = if index == 0 { head } else { changed.unwrap_or(last) };
        wider += &format!("{line}\t{cell}\n");
    }
    wider
}

/// The English texts, of which the new edition has those of the edition before under its own numbers.
fn with_texts(old: &str, new: &str, changes: &[(&str, &str)]) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/texts/en");
    let mut files = Vec::new();
    for entry in std::fs::read_dir(&folder).unwrap() {
        let name = format!("texts/en/{}", entry.unwrap().file_name().to_string_lossy());
        let mut text = String::new();
        let mut is_head = true;
        for line in data(&name).lines() {
            text += line;
            if let Some(number) = line.split("; ").filter(|_| is_head).find_map(|place| place.strip_prefix(old)) {
                let number = number.trim();
                let number = changes.iter().find(|(before, _)| *before == number).map_or(number, |(_, after)| after);
                text += &format!("; {new} {number}");
            }
            text.push('\n');
            is_head = line.is_empty();
        }
        files.push((name, text));
    }
    files
}

#[test]
fn a_complete_edition_is_a_folder_and_a_column() {
    let changes = [("7.5.5", "7.5.6")];
    let articles = data("2023/articles.tsv").replace("\n7.5.5\t", "\n7.5.6\t");
    let edition = data("2023/edition.txt").replace("in_force = 2023-01-01", "in_force = 2031-07-01");
    let matters = with_column(&data("matters.tsv"), "2031", &changes);
    let concordance = with_column(&data("concordance.tsv"), "2031", &changes);
    let texts = with_texts("2023", "2031", &changes);
    let mut files = vec![
        ("2031/articles.tsv", &articles[..]),
        ("2031/edition.txt", &edition),
        ("matters.tsv", &matters),
        ("concordance.tsv", &concordance),
    ];
    files.extend(texts.iter().map(|(name, text)| (&name[..], &text[..])));
    add_files(files).unwrap();
    let new = Edition::newest();
    assert_eq!(new.name(), "2031");
    assert_eq!(Matter::IllegalMovePenalty.article(new).number, "7.5.6");
    let old: Edition = "2023".parse().unwrap();
    assert_eq!(new.rules(), old.rules());
    let changed: Vec<_> = compare(old, new).into_iter().filter(|it| it.change != Change::Same).collect();
    assert_eq!(changed.len(), 1);
    assert_eq!((changed[0].from[0].number, changed[0].to[0].number), ("7.5.5", "7.5.6"));
}
