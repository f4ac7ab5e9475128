/// The folders and files of `data/` that are read on demand and that no ruling needs.
pub(crate) const SEPARATE: [&str; 4] = ["texts", "glossary", "everyday", "departures.tsv"];
