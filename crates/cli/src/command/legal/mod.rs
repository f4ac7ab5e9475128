//! `jadoube legal`: can this position arise from the initial position by legal moves?

mod pgn;

use std::path::PathBuf;

use jadoube_api::{Answer, legal_message, legal_verdict};
use jadoube_board::ArrayNumber;
use jadoube_legality::{Budget, DeadPositions, Rules, Start, Verdict, legality};
use jadoube_texts::Locale;
use miette::{Result, miette};

use crate::Outcome;
use crate::input::{given_or_stdin, read_setup, read_text, unreadable};
use crate::locale;
use crate::output::{complain, json_line, put};

/// Find out whether a position is legal: whether a series of legal moves can reach it (Article 3.10.3).
///
/// A legal position is answered with a game that leads to it, as PGN; an illegal one with the reason. The side to move, the castling rights
/// and the en passant square are part of the position. The exit code is 0 if the position is legal, 1 if it is illegal or the question stayed
/// open within the budget, and 2 if a line of a batch could not be read.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The position, in quotes or as several words; `-` for standard input
    #[arg(required_unless_present = "batch", conflicts_with = "batch")]
    fen: Vec<String>,

    /// Answer the FENs of a file (standard input without one), one verdict per line; what follows a tab, remarks (`#`) and a heading are skipped
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "-")]
    batch: Option<PathBuf>,

    /// The game began from this Chess960 array, by its number from 0 to 959
    #[arg(long, value_name = "NUMBER", value_parser = read_array)]
    chess960: Option<ArrayNumber>,

    /// The game ended with the first dead position (5.2.2), so that no move followed one
    #[arg(long)]
    dead_ends_game: bool,

    /// How many positions the search for a game may visit
    #[arg(long, value_name = "NODES", default_value_t = Budget::DEFAULT.nodes)]
    budget: u64,

    /// The language of the answer by its tag, such as hu or sr-Latn; that of the environment by default
    #[arg(long, value_name = "LOCALE")]
    lang: Option<Locale>,

    /// Print JSON: one object, or one per line with --batch
    #[arg(long)]
    json: bool,
}

fn read_array(text: &str) -> Result<ArrayNumber, String> {
    let number = text.parse().ok().and_then(ArrayNumber::new);
    number.ok_or_else(|| "expected a number from 0 to 959".into())
}

pub(crate) fn run(arguments: &Arguments) -> Result<Outcome> {
    let asker = Asker {
        rules: Rules {
            start: arguments.chess960.map_or(Start::Standard, Start::Chess960),
            dead: if arguments.dead_ends_game { DeadPositions::EndedGame } else { DeadPositions::PlayedOn },
        },
        budget: Budget::nodes(arguments.budget),
        locale: locale::chosen(arguments.lang),
        json: arguments.json,
    };
    match &arguments.batch {
        Some(path) => asker.answer_batch(path),
        None => asker.answer_one(&given_or_stdin(&arguments.fen.join(" "))?),
    }
}

/// What is the same for all questions.
struct Asker {
    rules: Rules,
    budget: Budget,
    locale: Locale,
    json: bool,
}

impl Asker {
    fn answer_one(&self, fen: &str) -> Result<Outcome> {
        let setup = read_setup("FEN", fen, 0, fen)?;
        let verdict = legality(&setup, self.rules, self.budget);
        if self.json {
            put(&json_line(Answer::Legal(legal_verdict(&setup, &verdict, self.locale))))?;
        } else {
            put(&format!("{}\n", legal_message(&setup, &verdict).text(self.locale)))?;
            if let Verdict::Legal(game) = &verdict {
                put(&format!("\n{}", pgn::game(game)))?;
            }
        }
        Ok(outcome(&verdict))
    }

    /// Answers every readable line. An unreadable one is reported and answered with `unreadable`, so that each line has its answer.
    fn answer_batch(&self, path: &std::path::Path) -> Result<Outcome> {
        let name = path.display().to_string();
        let text = read_text(path)?;
        let mut start = 0;
        let mut result = Outcome::Well;
        let (mut asked, mut bad) = (0u64, 0u64);
        for (index, line) in text.split('\n').enumerate() {
            let fen = line.trim_end_matches('\r').split('\t').next().unwrap_or_default();
            let is_remark = fen.trim().is_empty() || fen.starts_with('#');
            let is_head = index == 0 && !fen.contains('/');
            if !is_remark && !is_head {
                match read_setup(&name, &text, start, fen) {
                    Ok(setup) => {
                        let verdict = legality(&setup, self.rules, self.budget);
                        asked += 1;
                        if result == Outcome::Well {
                            result = outcome(&verdict);
                        }
                        put(&if self.json {
                            json_line(Answer::Legal(legal_verdict(&setup, &verdict, self.locale)))
                        } else {
                            format!("{verdict}\n")
                        })?;
                    }
                    Err(error) => {
                        bad += 1;
                        result = Outcome::Trouble;
                        put(&if self.json { unreadable(index, start, &error) } else { "unreadable\n".to_owned() })?;
                        if bad <= MOST_REPORTED {
                            complain(&[format!("{error:?}")]);
                        }
                    }
                }
            }
            start += line.len() + 1;
        }
        if bad > MOST_REPORTED {
            complain(&[format!("{name}: {bad} lines could not be read; the first {MOST_REPORTED} are reported above")]);
        }
        if asked + bad == 0 {
            return Err(miette!("{name} has no line to answer: expected a FEN in each line"));
        }
        Ok(result)
    }
}

fn outcome(verdict: &Verdict) -> Outcome {
    if verdict.is_legal() { Outcome::Well } else { Outcome::Found }
}

/// How many unreadable lines are reported with their location.
const MOST_REPORTED: u64 = 20;
