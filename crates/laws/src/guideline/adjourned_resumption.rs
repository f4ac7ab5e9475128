//! The resumption: who is present, what was in the envelope, who is late, and what to do if something is missing or wrong.

use jadoube_board::{Color, Coordinates, Move, Position};
use jadoube_clock::{ClockEvent, Instant, Millis};
use jadoube_lawbook::{LateAtResumption, Matter, ResumptionGrace};
use jadoube_notation::{Language, ReadError, read};

use super::adjourned::{AdjournedAsked, AdjournedFinding, AdjournedImpossible, Nonce, Phase};
use crate::event::Actor;
use crate::game::state::State;
use crate::ruling::{
    Answer, Asked, ClockFinding, DrawFinding, Effect, Finding, Impossible, IrregularityQuestion, Ruling,
};

/// The meaning of a sealed text.
enum Text {
    Legal(Move, bool),
    Ambiguous,
    Illegal,
    Unclear,
}

fn language(code: &str) -> Result<Language, Impossible> {
    Language::find(code).ok_or_else(|| Impossible::Adjourned(AdjournedImpossible::NoLanguage(code.to_owned())))
}

impl State {
    /// I.5, I.9 and I.11: the game is resumed.
    pub(super) fn resumes(&mut self, at: Instant) -> Result<Vec<Ruling>, Impossible> {
        let shown = self.reading(at).map(|reading| reading.sides.map(|side| side.main));
        let adjournment = self.adjournment_in(&[Phase::Closed])?;
        adjournment.resumed = Some(at);
        adjournment.shown = shown.unwrap_or(adjournment.noted);
        let (replier, present) = (!adjournment.sealer, adjournment.present);
        adjournment.waited = !present[replier];
        self.enter_step(Phase::Resumed);
        let set_up = AdjournedFinding::SetUpAgain;
        let mut rulings = vec![self.adjourned_ruling(Matter::SetUpForResumption, set_up, vec![])];
        if !present[replier] {
            self.clock_event(at, ClockEvent::Start(replier))?;
            // I.11: only if a default time is allowed at all.
            let both = !present[!replier] && self.resumption_grace().is_some_and(|grace| !grace.is_zero());
            let (matter, finding) = if both {
                (Matter::ResumptionBothAbsent, AdjournedFinding::BothAbsent(replier))
            } else {
                (Matter::ReplierAbsent, AdjournedFinding::ReplierAbsent(replier))
            };
            rulings.push(self.adjourned_ruling(matter, finding, vec![Effect::ClockRuns(replier)]));
        }
        Ok(rulings)
    }

    /// How late a player may arrive for the resumption.
    fn resumption_grace(&self) -> Option<Millis> {
        match self.rules().resumption_grace {
            ResumptionGrace::Fixed(grace) => Some(grace),
            ResumptionGrace::DefaultTime => self.setting.competition.default_time(),
        }
    }

    /// A player arrives, or is found absent (I.10).
    pub(super) fn arrives_to_resume(
        &mut self,
        at: Instant,
        player: Color,
        comes: bool,
    ) -> Result<Vec<Ruling>, Impossible> {
        let grace = self.resumption_grace();
        let rule = self.rules().late_at_resumption;
        let adjournment = self.adjournment_in(&[Phase::Closed, Phase::Resumed, Phase::Opened])?;
        let was_there = adjournment.present[player];
        adjournment.present[player] |= comes;
        let excused = adjournment.excused[player];
        let (sealer, phase, resumed) = (adjournment.sealer, adjournment.phase, adjournment.resumed);
        let late = resumed.zip(grace).is_some_and(|(resumed, grace)| at.since(resumed) > grace);
        if was_there || excused || !late {
            let finding = if comes {
                Finding::Clock(ClockFinding::Arrived(player))
            } else {
                Finding::Adjourned(AdjournedFinding::NotLate(player))
            };
            return Ok(vec![self.ruling(Matter::ResumptionLate, finding, vec![])]);
        }
        adjournment.late[player] = true;
        // The sealed move may have ended the game, which takes precedence; that is known once it has been opened.
        let waits = phase == Phase::Resumed
            && match rule {
                LateAtResumption::SealerExcepted => player == sealer,
                LateAtResumption::SealedEndStands => true,
            };
        let late = AdjournedFinding::Late(player);
        if waits {
            let late = AdjournedFinding::LateUntilOpened(player);
            return Ok(vec![self.adjourned_ruling(Matter::ResumptionLate, late, vec![])]);
        }
        if rule == LateAtResumption::SealerExcepted && player == sealer {
            let down = self.reading(at).is_some_and(|reading| reading.sides[!player].flag.is_down());
            let mut lost = if down { self.flag(at, Actor::Arbiter, !player)? } else { Vec::new() };
            if self.is_over() {
                // The late player does not lose against an opponent who has already lost on time.
                let finding = AdjournedFinding::OpponentOutOfTime(!player);
                lost.insert(0, self.adjourned_ruling(Matter::LateOpponentOutOfTime, finding, vec![]));
                return Ok(lost);
            }
        }
        let asked = self.ask_of_late(player);
        Ok(vec![self.adjourned_ruling(Matter::ResumptionLate, late, asked.into_iter().collect())])
    }

    /// Asked once, until it is answered.
    fn ask_of_late(&mut self, player: Color) -> Option<Effect> {
        let asked = Asked::Adjourned(AdjournedAsked::Late(player));
        let open = self.desk.asks(|about| *about == asked);
        (!open).then(|| self.ask(asked, vec![Answer::Lost, Answer::MayPlay]))
    }

    /// I.7 to I.9: the envelope is opened and its contents are read.
    pub(super) fn opens(
        &mut self,
        at: Instant,
        text: &str,
        nonce: Nonce,
        code: &str,
    ) -> Result<Vec<Ruling>, Impossible> {
        let language = language(code)?;
        let impossible = |why| Err(Impossible::Adjourned(why));
        let adjournment = self.adjournment_in(&[Phase::Resumed, Phase::Opened])?;
        let (sealer, present) = (adjournment.sealer, adjournment.present);
        if adjournment.unclear.is_some() {
            return impossible(AdjournedImpossible::NotAdjourned);
        }
        let (player, sealed) = match (adjournment.phase, adjournment.reply) {
            (Phase::Opened, Some(_)) if !present[sealer] => return impossible(AdjournedImpossible::SealerAbsent),
            (Phase::Opened, Some(reply)) => (!sealer, Some(reply.commitment)),
            (Phase::Opened, None) => return impossible(AdjournedImpossible::NotAdjourned),
            // A player who is too late has no right to see it opened.
            _ if !present[!sealer] && !adjournment.late[!sealer] => {
                return impossible(AdjournedImpossible::ReplierAbsent);
            }
            // An envelope that was found again counts as if it had never been missing.
            _ => (sealer, adjournment.sealed),
        };
        match sealed {
            None => return impossible(AdjournedImpossible::NotAdjourned),
            Some(sealed) if !sealed.is_to(text, nonce) => {
                return impossible(AdjournedImpossible::NotWhatWasSealed(sealed));
            }
            Some(_) => {}
        }
        if let Some(adjournment) = self.adjournment_mut() {
            adjournment.missing = false;
        }
        let opened = AdjournedFinding::Opened(player, text.to_owned());
        let mut rulings = vec![self.adjourned_ruling(Matter::EnvelopeOpened, opened, vec![])];
        rulings.extend(self.sealed_text(at, player, text, language)?);
        Ok(rulings)
    }

    /// I.12.1: the player states what was in the missing envelope.
    pub(super) fn states_move(
        &mut self,
        at: Instant,
        player: Color,
        text: &str,
        code: &str,
    ) -> Result<Vec<Ruling>, Impossible> {
        let language = language(code)?;
        let adjournment = self.adjournment_in(&[Phase::Resumed])?;
        if player != adjournment.sealer {
            return Err(Impossible::NotForThem);
        }
        if !adjournment.missing || adjournment.unclear.is_some() {
            return Err(Impossible::Adjourned(AdjournedImpossible::NothingToState));
        }
        let stated = AdjournedFinding::Stated(player, text.to_owned());
        let mut rulings = vec![self.adjourned_ruling(Matter::EnvelopeMissing, stated, vec![])];
        rulings.extend(self.sealed_text(at, player, text, language)?);
        Ok(rulings)
    }

    /// I.12: the envelope is missing.
    pub(super) fn misses_envelope(
        &mut self,
        at: Instant,
        position: bool,
        times: bool,
    ) -> Result<Vec<Ruling>, Impossible> {
        let adjournment = self.adjournment_in(&[Phase::Closed, Phase::Resumed])?;
        adjournment.missing = true;
        if !position {
            self.enter_step(Phase::Annulled);
            let effects = vec![self.stop(at)?, Effect::NewGame];
            let finding = AdjournedFinding::PositionUnknown;
            return Ok(vec![self.adjourned_ruling(Matter::PositionUnknown, finding, effects)]);
        }
        let asked =
            (!times).then(|| self.ask(Asked::Irregularity(IrregularityQuestion::Times), vec![Answer::LeaveTimes]));
        let finding = AdjournedFinding::EnvelopeMissing;
        Ok(vec![self.adjourned_ruling(Matter::EnvelopeMissing, finding, asked.into_iter().collect())])
    }

    fn read_sealed(&self, text: &str, language: Language) -> Text {
        let Ok(position) = Position::try_from(self.turn.before) else { return Text::Unclear };
        match read(&position, text, language) {
            Ok(reading) => Text::Legal(reading.played, reading.draw_offer),
            Err(ReadError::Ambiguous { .. } | ReadError::Unclear { .. } | ReadError::PromotionMissing { .. }) => {
                Text::Ambiguous
            }
            Err(
                ReadError::NoSuchPiece(..)
                | ReadError::NoneThere(..)
                | ReadError::NoneReaches(..)
                | ReadError::Barred(_)
                | ReadError::EachBarred(_)
                | ReadError::Castling(_),
            ) => {
                // Players use the letters of their own language (Appendix C): `Fb5` may be a bishop's move.
                if may_be_a_piece(text, language) { Text::Unclear } else { Text::Illegal }
            }
            Err(
                ReadError::Empty
                | ReadError::Unexpected { .. }
                | ReadError::Unfinished(_)
                | ReadError::WriteCastling(_),
            ) => Text::Unclear,
        }
    }

    /// I.8: the text makes a move, or loses, or has to be interpreted by the arbiter.
    fn sealed_text(
        &mut self,
        at: Instant,
        player: Color,
        text: &str,
        language: Language,
    ) -> Result<Vec<Ruling>, Impossible> {
        let found = self.read_sealed(text, language);
        let played = self.adjournment().filter(|it| it.sealer == player).and_then(|it| it.played);
        if let Some(played) = played {
            // I.1.1: the move on the board is the sealed move, whatever was written.
            let same = matches!(found, Text::Legal(m, _) if m == played);
            let finding = AdjournedFinding::OtherThanPlayed(player);
            let effects = vec![Effect::MayPenalize(player)];
            let mut rulings = Vec::new();
            if !same {
                rulings.push(self.adjourned_ruling(Matter::Sealing, finding, effects));
            }
            rulings.extend(self.make_sealed(at, player, played, false)?);
            return Ok(rulings);
        }
        match found {
            Text::Legal(m, offer) => self.make_sealed(at, player, m, offer),
            Text::Ambiguous => {
                let finding = AdjournedFinding::Ambiguous(player, text.to_owned());
                self.sealed_faultily(at, player, Matter::SealedAmbiguous, finding)
            }
            Text::Illegal => {
                let finding = AdjournedFinding::Illegal(player, text.to_owned());
                self.sealed_faultily(at, player, Matter::SealedIllegal, finding)
            }
            Text::Unclear => {
                if let Some(adjournment) = self.adjournment_mut() {
                    adjournment.unclear = Some(player);
                }
                let asked = AdjournedAsked::Meaning(player);
                let effects = vec![self.stop(at)?, self.ask(Asked::Adjourned(asked), vec![Answer::Yes, Answer::No])];
                let finding = AdjournedFinding::Unclear(player, text.to_owned());
                Ok(vec![self.adjourned_ruling(Matter::SealedUnclear, finding, effects)])
            }
        }
    }

    /// I.8.2: the arbiter has established the meaning.
    pub(super) fn reads_sealed(&mut self, at: Instant, played: Coordinates) -> Result<Vec<Ruling>, Impossible> {
        let adjournment = self.adjournment_in(&[Phase::Resumed, Phase::Opened])?;
        let nothing = Impossible::Adjourned(AdjournedImpossible::NothingUnclear);
        let player = adjournment.unclear.take().ok_or(nothing)?;
        self.desk.drop_all(|about| *about == Asked::Adjourned(AdjournedAsked::Meaning(player)));
        match self.turn.before.judge(played) {
            Ok(m) => self.make_sealed(at, player, m, false),
            Err(_) => {
                let finding = AdjournedFinding::Illegal(player, played.to_string());
                self.sealed_faultily(at, player, Matter::SealedIllegal, finding)
            }
        }
    }

    /// I.8: lost, unless the opponent cannot checkmate by any series of legal moves (5, 6.9, 9.6).
    fn sealed_faultily(
        &mut self,
        at: Instant,
        player: Color,
        matter: Matter,
        finding: AdjournedFinding,
    ) -> Result<Vec<Ruling>, Impossible> {
        let fault = self.adjourned_ruling(matter, finding, vec![]);
        let from = self.turn.before;
        let over = self.win_unless_unmateable(at, Matter::SealedFaulty, !player, &from)?;
        let lost = self.adjourned_ruling(Matter::SealedFaulty, AdjournedFinding::Faulty(player), vec![over]);
        Ok(vec![fault, lost])
    }

    /// The sealed move, or the sealed reply, is made on the board and the right clock is started.
    fn make_sealed(&mut self, at: Instant, player: Color, m: Move, offer: bool) -> Result<Vec<Ruling>, Impossible> {
        let adjournment = self.adjournment_in(&[Phase::Resumed, Phase::Opened])?;
        let (sealer, waited, missing, late) =
            (adjournment.sealer, adjournment.waited, adjournment.missing, adjournment.late);
        let reply = adjournment.reply.take();
        self.enter_step(Phase::Opened);
        let mut rulings = self.move_made(at, m);
        let made = self.record.plies().len();
        if let Some(adjournment) = self.adjournment_mut() {
            adjournment.made = made;
        }
        if let Some(outcome) = self.outcome() {
            if late.white || late.black {
                // I.10: that end of the game stands.
                let matter = match outcome.reason {
                    Matter::Checkmate => Matter::LateSealedMate,
                    _ => Matter::LateSealedDraw,
                };
                let by_sealer = self.adjourned_ruling(Matter::LateSealer, AdjournedFinding::Late(sealer), vec![]);
                rulings.extend(late[sealer].then_some(by_sealer));
                rulings.push(self.adjourned_ruling(matter, AdjournedFinding::EndedBySealedMove, vec![]));
            }
            return Ok(rulings);
        }
        self.complete_last(reply.and_then(|reply| reply.pressed).unwrap_or(at));
        if offer && self.offers().first().is_none() {
            self.play_mut()?.offers.add(player);
            rulings.push(self.ruling(
                Matter::Offer,
                Finding::Draw(DrawFinding::Offered(player)),
                vec![Effect::OfferStands(player)],
            ));
        }
        let (matter, finding) = if player == sealer {
            let matter = match (missing, waited) {
                (true, _) => Matter::EnvelopeMissing,
                (_, true) => Matter::ReplierAbsent,
                _ => Matter::ReplierPresent,
            };
            (matter, AdjournedFinding::GoesOn(sealer))
        } else {
            (Matter::SealerAbsent, AdjournedFinding::ReplyMade(player))
        };
        if reply.is_none_or(|reply| reply.pressed.is_none()) {
            // As if the player had pressed now: the move counts and brings the increment.
            self.clock_event(at, ClockEvent::Start(player))?;
            self.clock_event(at, ClockEvent::Press(player))?;
        }
        self.clock_event(at, ClockEvent::Start(!player))?;
        rulings.push(self.adjourned_ruling(matter, finding, vec![Effect::ClockRuns(!player)]));
        for player in [player, !player].into_iter().filter(|&player| late[player]) {
            if let Some(asked) = self.ask_of_late(player) {
                let finding = AdjournedFinding::Late(player);
                rulings.push(self.adjourned_ruling(Matter::ResumptionLate, finding, vec![asked]));
            }
        }
        Ok(rulings)
    }

    /// I.13: wrong times are corrected if a player points them out before their first move.
    pub(super) fn points_out_times(&mut self, at: Instant, player: Color) -> Result<Vec<Ruling>, Impossible> {
        let adjournment = self.adjournment_in(&[Phase::Resumed, Phase::Opened])?;
        let (wrong, made) = (adjournment.shown != adjournment.noted, adjournment.made);
        let opened = adjournment.phase == Phase::Opened;
        let moved = opened && self.record.plies().iter().skip(made).any(|ply| ply.by == player);
        let (finding, effects) = match (wrong, moved) {
            (false, _) => (AdjournedFinding::TimesRight(player), vec![]),
            (true, false) => (AdjournedFinding::TimesCorrected(player), self.correct_times(at)?),
            (true, true) => {
                let asked = self.ask(Asked::Adjourned(AdjournedAsked::Times), vec![Answer::Yes, Answer::No]);
                (AdjournedFinding::TimesPointedOutLate(player), vec![asked])
            }
        };
        Ok(vec![self.adjourned_ruling(Matter::ResumptionTimes, finding, effects)])
    }

    /// Adds and subtracts the time by which the clocks were wrong when the game was resumed.
    pub(super) fn correct_times(&mut self, at: Instant) -> Result<Vec<Effect>, Impossible> {
        let Some(adjournment) = self.adjournment_mut() else { return Ok(Vec::new()) };
        let (noted, shown) = (adjournment.noted, adjournment.shown);
        adjournment.shown = noted;
        let mut effects = Vec::new();
        for side in Color::ALL {
            if noted[side] > shown[side] {
                effects.push(self.add_time(at, side, noted[side].minus(shown[side]))?);
            } else if noted[side] < shown[side] {
                let time = shown[side].minus(noted[side]);
                self.clock_event(at, ClockEvent::Take { side, time })?;
                effects.push(Effect::TimeTaken(side, time));
            }
        }
        Ok(effects)
    }
}

/// Whether a text begins with a capital letter that names a file and not a piece here: in another language it may name a
/// piece.
fn may_be_a_piece(text: &str, language: Language) -> bool {
    let first = text.trim_start().chars().next();
    let known =
        |letter: char| jadoube_board::Role::ALL.into_iter().any(|role| language.symbol(role).starts_with(letter));
    first.is_some_and(|letter| matches!(letter, 'A'..='H') && !known(letter))
}
