//! Games and findings as tables in Apache Parquet, for DuckDB, Polars, Spark and similar tools.
//!
//! Rows are written in groups, so that memory does not grow with the input. A table is complete once it is closed.

use std::io::Write;
use std::sync::Arc;

use parquet::basic::{Compression, ZstdLevel};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, Int32Type, Int64Type};
use parquet::errors::Result;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;

use crate::{Finding, GameFindings, GameRow, Games};

const GAMES: &str = "message games {
    required binary file (UTF8);
    required int64 game;
    required int64 line;
    required binary event (UTF8);
    required binary site (UTF8);
    required binary date (UTF8);
    required binary round (UTF8);
    required binary white (UTF8);
    required binary black (UTF8);
    required binary result (UTF8);
    optional int32 white_elo;
    optional int32 black_elo;
    required binary time_control (UTF8);
    required binary termination (UTF8);
    required binary edition (UTF8);
    required int32 plies;
    required int32 findings;
    optional binary worst (UTF8);
}";

const FINDINGS: &str = "message findings {
    required binary file (UTF8);
    required int64 game;
    required int32 ply;
    optional int32 move;
    optional binary color (UTF8);
    required binary kind (UTF8);
    required binary severity (UTF8);
    optional binary article (UTF8);
    optional binary edition (UTF8);
    required int64 line;
    required int64 byte;
    required binary text (UTF8);
}";

/// How many rows are buffered before they are written.
const GROUP: usize = 1 << 15;

/// The two tables while they are being written.
pub struct Tables<W: Write + Send> {
    games: SerializedFileWriter<W>,
    findings: SerializedFileWriter<W>,
    game_rows: Vec<(Arc<str>, u64, GameRow)>,
    finding_rows: Vec<FindingRow>,
    file: Arc<str>,
}

struct FindingRow {
    file: Arc<str>,
    game: u64,
    finding: Finding,
    text: String,
}

impl<W: Write + Send> Tables<W> {
    /// Begins both tables.
    pub fn new(games: W, findings: W) -> Result<Tables<W>> {
        Ok(Tables {
            games: begin(games, GAMES)?,
            findings: begin(findings, FINDINGS)?,
            game_rows: Vec::new(),
            finding_rows: Vec::new(),
            file: Arc::from(""),
        })
    }

    /// Adds the games of one batch; the options of the run must have requested rows.
    pub fn add(&mut self, file: &str, games: &Games) -> Result<()> {
        if &*self.file != file {
            self.file = Arc::from(file);
        }
        for (index, row) in games.rows.iter().enumerate() {
            self.game_rows.push((Arc::clone(&self.file), games.before + index as u64 + 1, row.clone()));
        }
        let mut texts = games.texts.iter();
        for GameFindings { game, findings, .. } in &games.found {
            for (finding, text) in findings.iter().zip(&mut texts) {
                self.finding_rows.push(FindingRow {
                    file: Arc::clone(&self.file),
                    game: *game,
                    finding: finding.clone(),
                    text: text.clone(),
                });
            }
        }
        if self.game_rows.len() >= GROUP {
            self.write_games()?;
        }
        if self.finding_rows.len() >= GROUP {
            self.write_findings()?;
        }
        Ok(())
    }

    /// Writes the remaining rows and the ends of both tables.
    pub fn close(mut self) -> Result<()> {
        self.write_games()?;
        self.write_findings()?;
        self.games.close()?;
        self.findings.close()?;
        Ok(())
    }

    fn write_games(&mut self) -> Result<()> {
        let rows = std::mem::take(&mut self.game_rows);
        if rows.is_empty() {
            return Ok(());
        }
        let mut group = self.games.next_row_group()?;
        let text = |pick: fn(&GameRow) -> &str| -> Vec<ByteArray> {
            rows.iter().map(|(_, _, row)| ByteArray::from(pick(row))).collect()
        };
        column::<_, ByteArrayType>(
            &mut group,
            &rows.iter().map(|(file, ..)| ByteArray::from(&**file)).collect::<Vec<_>>(),
        )?;
        column::<_, Int64Type>(&mut group, &rows.iter().map(|(_, game, _)| signed(*game)).collect::<Vec<_>>())?;
        column::<_, Int64Type>(&mut group, &rows.iter().map(|(.., row)| signed(row.heading.line)).collect::<Vec<_>>())?;
        let texts: [fn(&GameRow) -> &str; 7] = [
            |row| &row.heading.event,
            |row| &row.site,
            |row| &row.heading.date,
            |row| &row.heading.round,
            |row| &row.heading.white,
            |row| &row.heading.black,
            |row| &row.heading.result,
        ];
        for pick in texts {
            column::<_, ByteArrayType>(&mut group, &text(pick))?;
        }
        optional::<_, Int32Type>(&mut group, rows.iter().map(|(.., row)| row.white_elo))?;
        optional::<_, Int32Type>(&mut group, rows.iter().map(|(.., row)| row.black_elo))?;
        column::<_, ByteArrayType>(&mut group, &text(|row| &row.time_control))?;
        column::<_, ByteArrayType>(&mut group, &text(|row| &row.termination))?;
        column::<_, ByteArrayType>(&mut group, &text(|row| row.edition.name()))?;
        let numbers: [fn(&GameRow) -> u32; 2] = [|row| row.plies, |row| row.findings];
        for pick in numbers {
            column::<_, Int32Type>(&mut group, &rows.iter().map(|(.., row)| small(pick(row))).collect::<Vec<_>>())?;
        }
        let worst = rows.iter().map(|(.., row)| row.worst.map(|worst| ByteArray::from(worst.name())));
        optional::<_, ByteArrayType>(&mut group, worst)?;
        group.close()?;
        Ok(())
    }

    fn write_findings(&mut self) -> Result<()> {
        let rows = std::mem::take(&mut self.finding_rows);
        if rows.is_empty() {
            return Ok(());
        }
        let mut group = self.findings.next_row_group()?;
        let all = || rows.iter().map(|row| &row.finding);
        column::<_, ByteArrayType>(
            &mut group,
            &rows.iter().map(|row| ByteArray::from(&*row.file)).collect::<Vec<_>>(),
        )?;
        column::<_, Int64Type>(&mut group, &rows.iter().map(|row| signed(row.game)).collect::<Vec<_>>())?;
        column::<_, Int32Type>(&mut group, &all().map(|finding| small(finding.ply)).collect::<Vec<_>>())?;
        optional::<_, Int32Type>(&mut group, all().map(|finding| finding.moved.map(|(number, _)| small(number))))?;
        let color = all().map(|finding| finding.moved.map(|(_, color)| ByteArray::from(color.pick("white", "black"))));
        optional::<_, ByteArrayType>(&mut group, color)?;
        column::<_, ByteArrayType>(&mut group, &all().map(|finding| finding.kind.name().into()).collect::<Vec<_>>())?;
        let severity: Vec<_> = all().map(|finding| finding.severity.name().into()).collect();
        column::<_, ByteArrayType>(&mut group, &severity)?;
        let article = all().map(|finding| finding.article.map(|article| ByteArray::from(article.number)));
        optional::<_, ByteArrayType>(&mut group, article)?;
        let edition = all().map(|finding| finding.article.map(|article| ByteArray::from(article.edition.name())));
        optional::<_, ByteArrayType>(&mut group, edition)?;
        column::<_, Int64Type>(&mut group, &all().map(|finding| signed(finding.place.line)).collect::<Vec<_>>())?;
        column::<_, Int64Type>(&mut group, &all().map(|finding| signed(finding.place.byte)).collect::<Vec<_>>())?;
        column::<_, ByteArrayType>(&mut group, &rows.iter().map(|row| row.text.as_str().into()).collect::<Vec<_>>())?;
        group.close()?;
        Ok(())
    }
}

fn begin<W: Write + Send>(file: W, schema: &str) -> Result<SerializedFileWriter<W>> {
    let properties = WriterProperties::builder().set_compression(Compression::ZSTD(ZstdLevel::default())).build();
    SerializedFileWriter::new(file, Arc::new(parse_message_type(schema)?), Arc::new(properties))
}

fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn small(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// Writes the next column, without missing values.
fn column<W: Write + Send, T: DataType>(group: &mut SerializedRowGroupWriter<'_, W>, values: &[T::T]) -> Result<()> {
    write::<W, T>(group, values, None)
}

/// Writes the next column, with missing values.
fn optional<W: Write + Send, T: DataType>(
    group: &mut SerializedRowGroupWriter<'_, W>,
    values: impl Iterator<Item = Option<T::T>>,
) -> Result<()> {
    let values: Vec<Option<T::T>> = values.collect();
    let there: Vec<i16> = values.iter().map(|value| i16::from(value.is_some())).collect();
    let values: Vec<T::T> = values.into_iter().flatten().collect();
    write::<W, T>(group, &values, Some(&there))
}

fn write<W: Write + Send, T: DataType>(
    group: &mut SerializedRowGroupWriter<'_, W>,
    values: &[T::T],
    there: Option<&[i16]>,
) -> Result<()> {
    // The schema has as many columns as are written.
    if let Some(mut column) = group.next_column()? {
        column.typed::<T>().write_batch(values, there, None)?;
        column.close()?;
    }
    Ok(())
}
