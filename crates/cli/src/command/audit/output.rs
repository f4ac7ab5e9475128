//! The output: lines on standard output, tables, corrected games.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;

use jadoube_api::{Answer, AuditSummary, Finding};
use jadoube_audit::{Batch, Games, Joiner, Summary, Tables, text_block};
use jadoube_texts::{Locale, Message};
use miette::{IntoDiagnostic, Result, WrapErr};

use super::Arguments;
use super::draft::Draft;
use crate::output::{json_line, put, put_bytes};

pub(super) struct Output {
    json: bool,
    locale: Locale,
    file: String,
    summary: Summary,
    tables: Option<(PathBuf, [Draft; 2], Tables<File>)>,
    corrected: Option<Corrected>,
}

/// The file of corrected games.
struct Corrected {
    path: PathBuf,
    draft: Draft,
    file: BufWriter<File>,
    joiner: Joiner,
}

/// Whether all games of all sources were read.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Read {
    All,
    Some,
}

impl Output {
    pub(super) fn open(arguments: &Arguments, locale: Locale) -> Result<Output> {
        let tables = match &arguments.parquet {
            Some(folder) => {
                let failed = || format!("cannot write tables into {}", folder.display());
                std::fs::create_dir_all(folder).into_diagnostic().wrap_err_with(failed)?;
                let create = |name: &str| Draft::create(&folder.join(name)).into_diagnostic().wrap_err_with(failed);
                let (games, games_file) = create("games.parquet")?;
                let (findings, findings_file) = create("findings.parquet")?;
                let tables = Tables::new(games_file, findings_file).into_diagnostic().wrap_err_with(failed)?;
                Some((folder.clone(), [games, findings], tables))
            }
            None => None,
        };
        let corrected = match &arguments.fix {
            Some(path) => {
                let failed = || format!("cannot write {}", path.display());
                let (draft, file) = Draft::create(path).into_diagnostic().wrap_err_with(failed)?;
                let file = BufWriter::with_capacity(1 << 18, file);
                Some(Corrected { path: path.clone(), draft, file, joiner: Joiner::default() })
            }
            None => None,
        };
        Ok(Output { json: arguments.json, locale, file: String::new(), summary: Summary::default(), tables, corrected })
    }

    pub(super) fn put(&mut self, batch: Batch) -> Result<()> {
        match batch {
            Batch::Begins(file) => {
                self.file = file;
                if let Some(corrected) = &mut self.corrected {
                    corrected.joiner.begin();
                }
                Ok(())
            }
            Batch::Games(games) => self.games(games),
            Batch::Trouble { .. } => Ok(()),
        }
    }

    fn games(&mut self, mut games: Games) -> Result<()> {
        self.summary.count(games.count, &games.found);
        if let Some((folder, _, tables)) = &mut self.tables {
            let failed = || format!("cannot write tables into {}", folder.display());
            tables.add(&self.file, &games).into_diagnostic().wrap_err_with(failed)?;
        }
        if let Some(Corrected { path, file, joiner, .. }) = &mut self.corrected {
            let failed = || format!("cannot write {}", path.display());
            joiner.add(std::mem::take(&mut games.corrected), file).into_diagnostic().wrap_err_with(failed)?;
        }
        let mut texts = &games.texts[..];
        let mut lines = String::new();
        for game in &games.found {
            let (of_game, rest) = texts.split_at(game.findings.len());
            texts = rest;
            if self.json {
                let findings = game.findings.iter().zip(of_game);
                lines.extend(findings.map(|(finding, text)| {
                    json_line(Answer::Finding(Finding::new(Some(&self.file), game, finding, text)))
                }));
            } else {
                lines.push_str(&text_block(&self.file, game, of_game, self.locale));
            }
        }
        if lines.is_empty() { Ok(()) } else { put_bytes(lines.as_bytes()) }
    }

    /// Writes what must come last: the summary, and the ends of the files, which are unusable without them. Tables hold what was read; a
    /// file of corrected games would lack the others, and is not kept if not all games were read. Returns a message in that case.
    pub(super) fn close(&mut self, read: Read) -> Result<Option<String>> {
        let mut left_away = None;
        if let Some((folder, drafts, tables)) = self.tables.take() {
            let failed = || format!("cannot write tables into {}", folder.display());
            tables.close().into_diagnostic().wrap_err_with(failed)?;
            for draft in drafts {
                draft.put_in_place().into_diagnostic().wrap_err_with(failed)?;
            }
        }
        if let Some(Corrected { path, draft, mut file, .. }) = self.corrected.take() {
            let failed = || format!("cannot write {}", path.display());
            file.flush().into_diagnostic().wrap_err_with(failed)?;
            match read {
                Read::All => draft.put_in_place().into_diagnostic().wrap_err_with(failed)?,
                Read::Some => {
                    let message = Message::new("audit-fix-left-away").with("file", path.display().to_string());
                    left_away = Some(message.text(self.locale));
                }
            }
        }
        put(&if self.json {
            json_line(Answer::AuditSummary(AuditSummary::new(&self.summary, read == Read::All)))
        } else {
            self.summary.text(self.locale)
        })?;
        Ok(left_away)
    }

    pub(super) fn is_clean(&self) -> bool {
        self.summary.is_clean()
    }
}
