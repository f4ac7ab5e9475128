//! What goes out: lines on standard output, tables, corrected games.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;

use jadoube_audit::{Batch, Games, Summary, Tables, json_line, text_block};
use jadoube_texts::Locale;
use miette::{IntoDiagnostic, Result, WrapErr};

use super::Arguments;
use crate::output::{put, put_bytes};

pub(super) struct Output {
    json: bool,
    locale: Locale,
    file: String,
    summary: Summary,
    tables: Option<(PathBuf, Tables<File>)>,
    corrected: Option<(PathBuf, BufWriter<File>)>,
}

impl Output {
    pub(super) fn open(arguments: &Arguments, locale: Locale) -> Result<Output> {
        let tables = match &arguments.parquet {
            Some(folder) => {
                let failed = || format!("cannot write tables into {}", folder.display());
                std::fs::create_dir_all(folder).into_diagnostic().wrap_err_with(failed)?;
                let create = |name: &str| File::create(folder.join(name)).into_diagnostic().wrap_err_with(failed);
                let tables = Tables::new(create("games.parquet")?, create("findings.parquet")?);
                Some((folder.clone(), tables.into_diagnostic().wrap_err_with(failed)?))
            }
            None => None,
        };
        let corrected = match &arguments.fix {
            Some(path) => {
                let failed = || format!("cannot write {}", path.display());
                let file = File::create(path).into_diagnostic().wrap_err_with(failed)?;
                Some((path.clone(), BufWriter::with_capacity(1 << 18, file)))
            }
            None => None,
        };
        Ok(Output { json: arguments.json, locale, file: String::new(), summary: Summary::default(), tables, corrected })
    }

    pub(super) fn put(&mut self, batch: Batch) -> Result<()> {
        match batch {
            Batch::Begins(file) => {
                self.file = file;
                Ok(())
            }
            Batch::Games(games) => self.games(&games),
            Batch::Trouble { .. } => Ok(()),
        }
    }

    fn games(&mut self, games: &Games) -> Result<()> {
        self.summary.count(games.count, &games.found);
        if let Some((folder, tables)) = &mut self.tables {
            let failed = || format!("cannot write tables into {}", folder.display());
            tables.add(&self.file, games).into_diagnostic().wrap_err_with(failed)?;
        }
        if let Some((path, file)) = &mut self.corrected {
            let failed = || format!("cannot write {}", path.display());
            file.write_all(&games.corrected).into_diagnostic().wrap_err_with(failed)?;
        }
        let mut texts = &games.texts[..];
        let mut lines = String::new();
        for game in &games.found {
            let (of_game, rest) = texts.split_at(game.findings.len());
            texts = rest;
            if self.json {
                let findings = game.findings.iter().zip(of_game);
                lines.extend(findings.map(|(finding, text)| json_line(&self.file, game, finding, text)));
            } else {
                lines.push_str(&text_block(&self.file, game, of_game, self.locale));
            }
        }
        if lines.is_empty() { Ok(()) } else { put_bytes(lines.as_bytes()) }
    }

    /// Writes what must come last: the summary, and the ends of files without which they are none.
    pub(super) fn close(&mut self) -> Result<()> {
        if let Some((folder, tables)) = self.tables.take() {
            let failed = || format!("cannot write tables into {}", folder.display());
            tables.close().into_diagnostic().wrap_err_with(failed)?;
        }
        if let Some((path, mut file)) = self.corrected.take() {
            file.flush().into_diagnostic().wrap_err_with(|| format!("cannot write {}", path.display()))?;
        }
        if self.json { Ok(()) } else { put(&self.summary.text(self.locale)) }
    }

    pub(super) fn is_clean(&self) -> bool {
        self.summary.is_clean()
    }
}
