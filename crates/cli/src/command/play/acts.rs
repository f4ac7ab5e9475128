//! The meaning of a line at this moment: who acts, and the resulting events for the engine, in order.

use jadoube_board::{Color, Coordinates, Move, Position, Role, Setup, Square};
use jadoube_clock::Instant;
use jadoube_laws::adjourned::Phase;
use jadoube_laws::event::{
    Act, Actor, AdjournedAct, Claim, ClockAct, DecisionAct, DrawAct, Hands, Medium, MovingAct, RecordingAct, SheetAct,
};
use jadoube_laws::vocabulary::{Person, Scene, Vocabulary};
use jadoube_notation::{Language, ReadError, read};
use jadoube_texts::Message;

use super::sealed::Key;
use super::session::{Request, Session};
use super::unknown;
use super::words::{Misread, Problem, Typed, Wish, Written};

/// A line as it was understood: the events for the engine, in order.
#[derive(Default)]
pub(super) struct Prepared {
    pub(super) acts: Vec<(Actor, Act)>,
    /// The actor, if the line does not name one.
    by: Option<Actor>,
    pub(super) request: Option<Request>,
    /// A message after the acts.
    pub(super) note: Option<Message>,
    /// The key of the envelope that the line seals.
    pub(super) key: Option<Key>,
    /// Why nothing is done.
    pub(super) refuse: Option<Message>,
}

impl Prepared {
    fn request(request: Request) -> Prepared {
        Prepared { request: Some(request), ..Prepared::default() }
    }

    /// The line with its actor.
    pub(super) fn text(&self, line: &str) -> String {
        let name = self.by.map_or("", |by| match by {
            Actor::White => "white ",
            Actor::Black => "black ",
            Actor::WhitesAssistant => "white's assistant ",
            Actor::BlacksAssistant => "black's assistant ",
            Actor::Spectator => "spectator ",
            Actor::Appeals => "appeals committee ",
            _ => "arbiter ",
        });
        if self.key.is_some() {
            return format!("{name}seals");
        }
        // What is typed is printed, and must not control the terminal.
        let line: String = line.trim().chars().map(|letter| if letter.is_control() { '?' } else { letter }).collect();
        format!("{name}{line}")
    }
}

impl Session {
    pub(super) fn prepare(&self, at: Instant, typed: Typed) -> Result<Prepared, Misread> {
        let Typed { by: named, wish } = typed;
        let mover = Actor::of(self.state().side_to_move());
        let mut prepared = Prepared::default();
        match wish {
            Wish::Start => {
                prepared.by = Some(Actor::Arbiter);
                prepared.acts = vec![
                    (Actor::White, Act::Clock(ClockAct::Arrives)),
                    (Actor::Black, Act::Clock(ClockAct::Arrives)),
                    (Actor::Arbiter, Act::Clock(ClockAct::StartsRound)),
                ];
                if self.has_started() {
                    prepared.acts.drain(..2);
                }
            }
            Wish::Acts(acts) => {
                let by = named.or_else(|| acts.first().map(|act| self.usual_actor(at, act))).unwrap_or(mover);
                prepared.by = named.is_none().then_some(by);
                prepared.acts = acts.into_iter().map(|act| (by, act)).collect();
            }
            Wish::Move { written, hands, press, is_bare } => {
                let by = named.unwrap_or(mover);
                prepared.by = named.is_none().then_some(by);
                self.prepare_move(&mut prepared, at, by, &written, hands, press).map_err(|misread| {
                    let is_none = matches!(misread.problem, Problem::Expected { .. });
                    match is_bare && is_none {
                        // Without a verb it may not have been meant as a move.
                        true => Misread { column: written.column, problem: unknown::problem(named, &written.text) },
                        false => misread,
                    }
                })?;
            }
            Wish::ClaimDraw { claim, intended } => {
                let by = named.unwrap_or(mover);
                prepared.by = named.is_none().then_some(by);
                self.prepare_claim(&mut prepared, by, claim, intended)?;
            }
            Wish::Seal(text) => {
                let sealer = self.state().adjournment().filter(|it| it.phase() == Phase::Sealing).map(|it| it.sealer());
                let by = named.unwrap_or(sealer.map_or(mover, Actor::of));
                prepared.by = Some(by);
                match Key::seal(&text) {
                    Ok(key) => {
                        let seals = AdjournedAct::Seals { commitment: key.commitment, on: Medium::Paper };
                        prepared.acts = vec![(by, Act::Adjourned(seals))];
                        prepared.key = Some(key);
                    }
                    Err(error) => prepared.refuse = Some(Message::new("play-no-chance").with("why", error.to_string())),
                }
            }
            Wish::Open => {
                prepared.by = named.is_none().then_some(Actor::Arbiter);
                match self.key_of_envelope() {
                    Some(Key { text, nonce, .. }) => {
                        let language = self.table.language.code().to_owned();
                        let opens = AdjournedAct::Opens { text, nonce, language };
                        prepared.acts = vec![(named.unwrap_or(Actor::Arbiter), Act::Adjourned(opens))];
                    }
                    None => prepared.refuse = Some(Message::new("play-no-envelope")),
                }
            }
            Wish::Envelope => prepared = Prepared::request(Request::Envelope),
            Wish::Compare => prepared = Prepared::request(Request::Compare),
            Wish::Correct(entry) => {
                prepared.by = named.is_none().then_some(Actor::Arbiter);
                let by = named.unwrap_or(Actor::Arbiter);
                let entries = entry.map_or_else(|| self.last_line(), |entry| vec![entry]);
                if entries.is_empty() {
                    prepared.refuse = Some(Message::new("play-nothing-to-correct"));
                }
                prepared.acts =
                    entries.into_iter().map(|entry| (by, Act::Decision(DecisionAct::Corrects { entry }))).collect();
            }
            Wish::Show => prepared = Prepared::request(Request::Show),
            Wish::Flip => prepared = Prepared::request(Request::Flip),
            Wish::Help => prepared = Prepared::request(Request::Help),
            Wish::Export(path) => prepared = Prepared::request(Request::Export(path)),
            Wish::Save(path) => prepared = Prepared::request(Request::Save(path)),
            Wish::Quit => prepared = Prepared::request(Request::Quit),
        }
        Ok(prepared)
    }

    /// The context for reading a line.
    pub(super) fn scene(&self) -> Scene {
        let (state, board) = (self.state(), self.board_before());
        let mut scene = Scene::default();
        scene.board = Some(board);
        scene.before_last = Some(state.plies().last().map_or(board, |last| last.before));
        scene.sealed_on = Some(board);
        scene.envelope = state.envelope();
        scene
    }

    /// The actor if nobody is named: the person who may do this according to its declaration, or the player who would normally do it now.
    fn usual_actor(&self, at: Instant, act: &Act) -> Actor {
        let mover = self.state().side_to_move();
        let by = act.form().by;
        match act {
            Act::Draw(DrawAct::Accepts | DrawAct::Declines) => {
                Actor::of(self.state().offer().map_or(mover, |offered| !offered))
            }
            Act::Draw(DrawAct::Claims { claim: Claim::Flag, .. }) => {
                let reading = self.state().reading(at);
                let down = |side: &Color| reading.is_some_and(|reading| reading.sides[*side].flag.is_down());
                Actor::of(Color::ALL.into_iter().find(down).map_or(mover, |side| !side))
            }
            Act::Clock(ClockAct::Presses { .. }) => Actor::of(self.presser(at)),
            // The arbiter may stop the clocks too, but it is usually a player who does it to call the arbiter.
            Act::Clock(ClockAct::StopsClocks { .. }) => Actor::of(self.at_the_clock(at)),
            Act::Adjourned(AdjournedAct::StatesMove { .. }) => {
                Actor::of(self.state().adjournment().map_or(mover, |adjournment| adjournment.sealer()))
            }
            _ if by.contains(Person::Arbiter) => Actor::Arbiter,
            Act::Clock(_)
            | Act::Completion(_)
            | Act::Recording(_)
            | Act::Sheet(_)
            | Act::Draw(DrawAct::OffersDraw { .. }) => Actor::of(self.at_the_clock(at)),
            _ if by.contains(Person::Player) => Actor::of(mover),
            _ if by.contains(Person::Assistant) => match mover {
                Color::White => Actor::WhitesAssistant,
                Color::Black => Actor::BlacksAssistant,
            },
            _ if by.contains(Person::Spectator) => Actor::Spectator,
            _ if by.contains(Person::Committee) => Actor::Appeals,
            _ => Actor::of(mover),
        }
    }

    /// Who presses the clock: the player whose clock is running, unless that player has only just got the move. Then it is an extra press
    /// by the opponent, whose move was typed with its press.
    fn presser(&self, at: Instant) -> Color {
        let (state, running) = (self.state(), self.at_the_clock(at));
        let untouched = state.touched().is_empty() && state.table().board == state.before_turn().board;
        let just_pressed = state.plies().last().is_some_and(|ply| ply.by != running && ply.completed.is_some());
        if untouched && just_pressed { !running } else { running }
    }

    fn prepare_move(
        &self,
        prepared: &mut Prepared,
        at: Instant,
        by: Actor,
        written: &Written,
        hands: Hands,
        press: bool,
    ) -> Result<(), Misread> {
        if !self.has_started() {
            // First report what cannot be a move.
            self.read_move(written)?;
            prepared.refuse = Some(Message::new("play-not-begun"));
            return Ok(());
        }
        let (played, offers) = self.read_move(written)?;
        prepared.acts.push((by, Act::Moving(MovingAct::Plays { played, hands })));
        if offers {
            prepared.acts.push((by, Act::Draw(DrawAct::OffersDraw { conditional: false })));
        }
        if !press {
            return Ok(());
        }
        let clock = self.state().reading(at).map(|reading| reading.state);
        match clock.and_then(|clock| clock.running()) {
            Some(running) if by.player() == Some(running) => {
                prepared.acts.push((by, Act::Clock(ClockAct::Presses { hand: Hands::One })))
            }
            Some(running) => {
                prepared.note = Some(Message::new("play-only-clock").with("color", running));
            }
            None if self.state().outcome().is_none() => {
                prepared.acts.clear();
                prepared.refuse = Some(Message::new("play-standing-clocks"));
            }
            None => {}
        }
        Ok(())
    }

    fn prepare_claim(
        &self,
        prepared: &mut Prepared,
        by: Actor,
        claim: Claim,
        intended: Option<Written>,
    ) -> Result<(), Misread> {
        let sheet = by.player().map(|player| &self.state().sheet(player).moves);
        let made = self.state().plies().len();
        // 9.2.1: a move that is already on the scoresheet is the one that the claim is about.
        let ahead = sheet.filter(|moves| moves.len() == made + 1).and_then(|moves| moves.last());
        let named = intended.as_ref().map(|written| self.read_move(written)).transpose()?.map(|(played, _)| played);
        let first = ahead.and_then(|text| self.read_sheet(text));
        let intends = match (first, named) {
            // 9.2 and 9.3 (2014 on): once written, it cannot be changed.
            (Some(OnSheet::Move(first)), Some(named)) if first != named => {
                prepared.acts.push((by, Act::Sheet(SheetAct::NamesOther { claim, written: first })));
                Some(named)
            }
            (Some(OnSheet::Kind(role)), named) => {
                if named.is_none() || self.game().competition().rules().written_move_stands {
                    prepared.acts.push((by, Act::Sheet(SheetAct::WroteImpossible { claim, role })));
                }
                named
            }
            (Some(OnSheet::Move(first)), None) => Some(first),
            (_, named) => named,
        };
        if let Some(written) = intended
            && ahead.is_none()
            && sheet.is_some_and(|moves| made > 0 && moves.len() == made)
        {
            prepared.acts.push((by, Act::Recording(RecordingAct::Records { text: written.text })));
        }
        prepared.acts.push((by, Act::Draw(DrawAct::Claims { claim, intends })));
        Ok(())
    }

    /// The meaning of a move on the scoresheet in this position; `None` if it is not a move, or is ambiguous.
    fn read_sheet(&self, text: &str) -> Option<OnSheet> {
        if let Ok((played, _)) = self.read_move(&Written { text: text.to_owned(), column: 1 }) {
            return Some(OnSheet::Move(played));
        }
        let position = Position::try_from(self.board_before()).ok()?;
        Some(match read(&position, text, self.table.language).err()? {
            ReadError::Barred(barred) => {
                OnSheet::Move(Coordinates { from: barred.from, to: barred.to, promotion: None })
            }
            ReadError::Castling(_) => OnSheet::Kind(Role::King),
            ReadError::NoSuchPiece(_, role) | ReadError::NoneThere(_, role, _) | ReadError::NoneReaches(role, _) => {
                OnSheet::Kind(role)
            }
            ReadError::EachBarred(all) => OnSheet::Kind(all.first()?.role?),
            _ => return None,
        })
    }

    /// The entries of the last typed line that still count, the last first.
    fn last_line(&self) -> Vec<u32> {
        let counts = |entry: &u32| {
            let kept = usize::try_from(*entry).ok().and_then(|index| self.game().log().get(index));
            kept.is_some_and(|kept| !kept.corrected)
        };
        let lines = self.lines().iter().rev();
        let found = lines.map(|line| line.iter().rev().copied().filter(counts).collect::<Vec<u32>>());
        found.into_iter().find(|line| !line.is_empty()).unwrap_or_default()
    }

    /// The squares of a move as written. A move with both squares is taken as it is, legal or not.
    fn read_move(&self, written: &Written) -> Result<(Coordinates, bool), Misread> {
        let before = self.board_before();
        let no_move = |why: Message, hint| Misread {
            column: written.column,
            problem: Problem::NoMove { text: written.text.clone(), why, hint },
        };
        let squares = both_squares(&before, &written.text, self.table.language);
        let Ok(position) = Position::try_from(before) else {
            let found = squares.or_else(|| read_on_any_board(&before, &written.text, self.table.language));
            let why = Message::new("play-unlawful-board");
            return found.map(|squares| (squares, false)).ok_or_else(|| no_move(why, None));
        };
        let error = match read(&position, &written.text, self.table.language) {
            Ok(reading) => return Ok((reading.played.to_coordinates(&position), reading.draw_offer)),
            Err(error) => error,
        };
        if self.table.language != Language::ENGLISH
            && let Ok(reading) = read(&position, &written.text, Language::ENGLISH)
        {
            return Ok((reading.played.to_coordinates(&position), reading.draw_offer));
        }
        if let Some(squares) = squares {
            return Ok((squares, false));
        }
        Err(match &error {
            // Where the letters stop being a move is no help to somebody who did not mean one.
            ReadError::Unexpected { .. } => Misread {
                column: written.column,
                problem: Problem::Expected { found: Some(written.text.clone()), expected: A_MOVE },
            },
            ReadError::Unfinished(_) | ReadError::Empty => Misread {
                column: written.column + written.text.chars().count(),
                problem: Problem::Expected { found: None, expected: A_MOVE },
            },
            _ => no_move(Message::from(&error), hint(&error)),
        })
    }
}

/// What is written for a claim: a move, or one that no piece of that kind can make.
enum OnSheet {
    Move(Coordinates),
    Kind(Role),
}

const A_MOVE: &str = "typed-move";

/// How to type something that the reader does not accept as a legal move.
fn hint(error: &ReadError) -> Option<Message> {
    match error {
        ReadError::Barred(barred) => {
            Some(Message::new("play-nevertheless").with("command", format!("{}{}", barred.from, barred.to)))
        }
        ReadError::Castling(_) => Some(Message::new("play-nevertheless-castle")),
        _ => None,
    }
}

/// The only move under Article 3 that matches a short text, on a board that the position reader rejects.
fn read_on_any_board(board: &Setup, text: &str, language: Language) -> Option<Coordinates> {
    let bare = |text: &str| text.replace(['x', ':', '=', '+', '#', '!', '?', '-'], "").replace('O', "0");
    let wanted = bare(text.trim());
    let fits = |m: &Move| {
        if let Some(wing) = m.castling() {
            return bare(&wing.to_string()) == wanted;
        }
        let letter = if m.role() == Role::Pawn { "" } else { language.symbol(m.role()) };
        let becomes = m.promotion().map_or("", |role| language.symbol(role));
        let from = m.from();
        let origins = [String::new(), from.file().to_string(), from.rank().to_string(), from.to_string()];
        origins.iter().any(|origin| bare(&format!("{letter}{origin}{}{becomes}", m.to())) == wanted)
    };
    let moves: Vec<Move> = board.moves().into_iter().filter(fits).collect();
    let [m] = moves[..] else { return None };
    Some(Coordinates { from: m.from(), to: m.to(), promotion: m.promotion() })
}

/// `e2e5`, `Ng1-g3`, `e7xd8=Q`: a move with both squares, legal or not.
fn both_squares(board: &Setup, text: &str, language: Language) -> Option<Coordinates> {
    let plain: String = text.trim().chars().filter(|letter| !matches!(letter, '-' | '–' | 'x' | ':' | '=')).collect();
    let square_at = |at: usize| plain.get(at..at + 2)?.parse::<Square>().ok();
    let letter = plain.find(|letter: char| ('a'..='h').contains(&letter))?;
    let (from, to) = (square_at(letter)?, square_at(letter + 2)?);
    let role = board.board.role_at(from)?;
    if letter > 0 && plain[..letter] != *language.symbol(role) {
        return None;
    }
    let promotion = match &plain[letter + 4..] {
        "" => None,
        symbol => Some(
            Role::PROMOTIONS
                .into_iter()
                .find(|role| language.symbol(*role) == symbol || symbol.chars().eq([role.to_char()]))?,
        ),
    };
    Some(Coordinates { from, to, promotion })
}
