//! Article 9: draw offers and draw claims.

use jadoube_board::{Color, Coordinates, Move, Position, Role};
use jadoube_clock::Instant;
use jadoube_lawbook::Matter;

use crate::basic::act_of_moving::{Touch, legal_moves};
use crate::event::{Actor, Claim, Score};
use crate::game::state::{Binding, State, WrittenMove};
use crate::ruling::{DrawFinding, DrawRemark, Effect, Finding, Impossible, Remark, Ruling, Unlike};

/// The move of a claim.
#[derive(Copy, Clone)]
enum Intended {
    Move(Coordinates),
    /// A move that no piece of this kind can make.
    Kind(Role),
}

/// The open draw offers. They cannot be withdrawn, so an offer in reply to another leaves both open (9.1.2.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Offers {
    first: Option<Color>,
    both: bool,
}

impl Claim {
    /// Whether it claims a draw (9.2, 9.3): such a claim may name the move that the player intends to make, and stops the
    /// clocks.
    pub const fn is_of_draw(self) -> bool {
        matches!(self, Claim::Repetition | Claim::Fifty)
    }
}

impl Offers {
    pub(crate) fn first(self) -> Option<Color> {
        self.first
    }

    pub(crate) fn stands(self, by: Color) -> bool {
        self.first == Some(by) || self.both
    }

    pub(crate) fn add(&mut self, by: Color) {
        self.both |= self.first == Some(!by);
        self.first = self.first.or(Some(by));
    }

    /// The opponent declines it.
    pub(crate) fn refuse(&mut self, of: Color) {
        self.first = match self.both {
            true => Some(!of),
            false => self.first.filter(|&by| by != of),
        };
        self.both = false;
    }
}

impl State {
    /// 9.1.2.1: made after a move and before the press; at other times the offer is valid, but may be a distraction.
    pub(crate) fn offers_draw(&mut self, at: Instant, by: Actor, conditional: bool) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        if self.agreement_barred() && self.rules().offers_restricted {
            self.play_mut()?.consent.want(player);
            let effects = vec![Effect::MayPenalize(player)];
            return Ok(vec![self.ruling(
                Matter::AgreementRestricted,
                Finding::Draw(DrawFinding::AgreementBarred),
                effects,
            )]);
        }
        let mut rulings = Vec::new();
        if conditional {
            rulings.push(self.ruling(Matter::Offer, Finding::Draw(DrawFinding::ConditionVoid(player)), vec![]));
        }
        self.play_mut()?.offers.add(player);
        let stands = Effect::OfferStands(player);
        let running = self.reading(at).and_then(|reading| reading.state.running());
        let made_not_pressed =
            self.record.plies().last().is_some_and(|ply| ply.by == player && ply.completed.is_none());
        rulings.push(if made_not_pressed && running == Some(player) {
            self.ruling(Matter::Offer, Finding::Draw(DrawFinding::Offered(player)), vec![stands])
        } else {
            let effects = vec![stands, Effect::MayPenalize(player)];
            self.ruling(Matter::Offer, Finding::Draw(DrawFinding::OfferedWrongly(player)), effects)
        });
        Ok(rulings)
    }

    /// 9.1.2.3: a draw claim is also an offer, whatever its outcome. If a draw cannot be agreed, it cannot be offered
    /// either (9.1.2).
    pub(crate) fn claim_is_offer(&mut self, player: Color) -> Result<Option<Ruling>, Impossible> {
        if self.agreement_barred() {
            return Ok(None);
        }
        self.play_mut()?.offers.add(player);
        let offered = Finding::Draw(DrawFinding::Offered(player));
        Ok(Some(self.ruling(Matter::ClaimIsOffer, offered, vec![Effect::OfferStands(player)])))
    }

    /// 5.2.3.
    pub(crate) fn accepts(&mut self, at: Instant, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        let barred = self.agreement_barred();
        let wanted = barred && self.play().is_some_and(|play| play.consent.wants(!player));
        if !self.offers().stands(!player) && !wanted {
            return Ok(vec![self.ruling(Matter::Offer, Finding::Draw(DrawFinding::NoOffer), vec![])]);
        }
        self.agree(at)
    }

    /// 5.2.3: both players want a draw, and get it unless something forbids it.
    pub(crate) fn agree(&mut self, at: Instant) -> Result<Vec<Ruling>, Impossible> {
        let moved = self.made(Color::White) > 0 && self.made(Color::Black) > 0;
        let barred = if self.agreement_barred() {
            // The arbiter's consent can still make it a draw.
            Color::ALL.into_iter().try_for_each(|player| self.play_mut().map(|play| play.consent.want(player)))?;
            Some(Matter::AgreementRestricted)
        } else {
            (self.rules().agreement_needs_moves && !moved).then_some(Matter::Agreement)
        };
        if let Some(matter) = barred {
            self.play_mut()?.offers = Offers::default();
            let finding = Finding::Draw(DrawFinding::AgreementBarred);
            return Ok(vec![self.ruling(matter, finding, vec![Effect::OfferGone])]);
        }
        let over = self.end(at, Matter::Agreement, Score::DRAW)?;
        Ok(vec![self.ruling(Matter::Agreement, Finding::Draw(DrawFinding::Agreed), vec![over])])
    }

    pub(crate) fn declines(&mut self, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        if !self.offers().stands(!player) {
            return Ok(vec![self.ruling(Matter::Offer, Finding::Draw(DrawFinding::NoOffer), vec![])]);
        }
        let play = self.play_mut()?;
        play.offers.refuse(!player);
        play.consent.lapse(!player);
        Ok(vec![self.ruling(Matter::Offer, Finding::Draw(DrawFinding::Declined(player)), vec![Effect::OfferGone])])
    }

    /// A player claims something; claims other than draws are passed to their Articles.
    pub(crate) fn claims(
        &mut self,
        at: Instant,
        by: Actor,
        claim: Claim,
        intends: Option<Coordinates>,
    ) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        match claim {
            Claim::Flag => self.flag(at, by, !player),
            Claim::IllegalMove => self.illegal_move_noticed(at, by),
            Claim::TouchMove => self.touch_move_noticed(at, by),
            Claim::TwoHands => self.two_hands_noticed(at, by),
            Claim::Repetition | Claim::Fifty => self.claims_draw(at, player, claim, intends),
        }
    }

    fn claims_draw(
        &mut self,
        at: Instant,
        player: Color,
        claim: Claim,
        intends: Option<Coordinates>,
    ) -> Result<Vec<Ruling>, Impossible> {
        let matter = if claim == Claim::Repetition { Matter::Repetition } else { Matter::Fifty };
        let written = self.turn.written.take();
        self.memory.draw_claimed[player] = true;
        let too_late = if player != self.turn.mover() {
            let effects = vec![Effect::MayPenalize(player)];
            Some(self.ruling(matter, Finding::Draw(DrawFinding::ClaimNotOnMove(player, claim)), effects))
        } else if !self.turn.touches.is_empty() {
            let finding = Finding::Draw(DrawFinding::ClaimAfterTouch(player, claim));
            Some(self.ruling(Matter::ClaimLostByTouch, finding, vec![]))
        } else {
            None
        };
        if let Some(too_late) = too_late {
            return Ok([Some(too_late), self.claim_is_offer(player)?].into_iter().flatten().collect());
        }
        // 9.5.1: the clocks stop, and the claim cannot be withdrawn; 9.1.2.3: it also counts as an offer.
        let stopped = self.stop(at)?;
        let mut rulings =
            vec![self.ruling(Matter::ClaimStops, Finding::Draw(DrawFinding::Claimed(player, claim)), vec![stopped])];
        rulings.extend(self.claim_is_offer(player)?);
        // The claim is checked by replaying the game: if that shows an illegal move, the check ends there and the claim is
        // not decided.
        if let Some(found) = self.illegal_move_replayed(at)? {
            rulings.extend(found);
            return Ok(rulings);
        }
        let intended = match (written, intends) {
            (Some(WrittenMove::Impossible(role)), _) => Some(Intended::Kind(role)),
            (Some(WrittenMove::Other(played)), _) if self.rules().written_move_stands => Some(Intended::Move(played)),
            (_, intends) => intends.map(Intended::Move),
        };
        let legal = match intended {
            Some(Intended::Move(played)) => self.turn.before.judge(played).ok(),
            _ => None,
        };
        let reached = self.reached_by(intended.map(|_| legal));
        let count = match (claim, &reached) {
            (_, None) => 0,
            (Claim::Repetition, Some(position)) => {
                let before = self.record.positions().count(position);
                if intended.is_some() { before + 1 } else { before }
            }
            (_, Some(position)) => self.quiet_plies(position, intended.is_none()) / 2,
        };
        let right = match claim {
            Claim::Repetition => count >= 3,
            _ => reached.is_some_and(|position| self.quiet_plies(&position, intended.is_none()) >= 100),
        };
        if right {
            let how = match (claim, intended.is_some()) {
                (Claim::Repetition, true) => Matter::RepetitionAbout,
                (Claim::Repetition, false) => Matter::RepetitionThere,
                (_, true) => Matter::FiftyAbout,
                (_, false) => Matter::FiftyThere,
            };
            let (draws, finding) = match claim {
                Claim::Repetition => (Matter::DrawByRepetition, Remark::Draw(DrawRemark::Appeared(count))),
                _ => (Matter::DrawByFifty, Remark::Draw(DrawRemark::QuietMoves(count))),
            };
            rulings.push(self.ruling(draws, Finding::Remark(finding), vec![]));
            let over = self.end(at, how, Score::DRAW)?;
            rulings.push(self.ruling(
                Matter::ClaimCorrect,
                Finding::Draw(DrawFinding::ClaimRight(player, claim)),
                vec![over],
            ));
            return Ok(rulings);
        }
        if let (Claim::Repetition, Some(position)) = (claim, &reached) {
            rulings.extend(self.look_alikes(position));
        }
        let time = self.rules().wrong_claim(self.setting.competition.rate());
        let mut effects = vec![self.add_time(at, !player, time)?];
        effects.extend(intended.map(|intended| self.bound_by_claim(player, intended)));
        rulings.push(self.ruling(
            Matter::ClaimWrong,
            Finding::Draw(DrawFinding::ClaimWrong(player, claim, count)),
            effects,
        ));
        rulings.extend(self.shorter_penalty(time, self.rules().wrong_claim.standard));
        Ok(rulings)
    }

    /// How many half-moves there have been without a capture or a pawn move. In some editions the opponent's last one
    /// counts only if it is completed (9.3.2).
    fn quiet_plies(&self, position: &Position, on_the_board: bool) -> u16 {
        let pending = self.record.plies().last().filter(|ply| ply.completed.is_none());
        match pending.filter(|_| on_the_board && self.rules().fifty_completed) {
            Some(pending) => pending.before.halfmoves,
            None => position.halfmoves(),
        }
    }

    /// 9.2.2 (9.2.3 in 2023): positions of the game that look like the claimed one but differ, and why.
    fn look_alikes(&self, claimed: &Position) -> Vec<Ruling> {
        let kinds = [
            (Unlike::Turn, Matter::Identity),
            (Unlike::EnPassant, Matter::IdentityEnPassant),
            (Unlike::Castling, Matter::IdentityCastling),
        ];
        let counted = kinds.map(|(unlike, matter)| (unlike, matter, self.record.positions().unlike(claimed, unlike)));
        let found = counted.into_iter().filter(|(.., count)| *count > 0);
        found
            .map(|(unlike, matter, count)| {
                self.ruling(matter, Finding::Remark(Remark::Draw(DrawRemark::LooksAlike(unlike, count))), vec![])
            })
            .collect()
    }

    /// The claimed position: the current one, or that after the intended move if it is legal.
    fn reached_by(&self, intended: Option<Option<Move>>) -> Option<Position> {
        let setup = match intended {
            None => self.table,
            Some(m) => self.turn.before.after(m?),
        };
        Position::try_from(setup).ok()
    }

    /// 9.5.3: the intended move must be played; if it is illegal, another move of that piece if there is one, or of any
    /// piece of that kind if the notation does not say which.
    fn bound_by_claim(&mut self, player: Color, intended: Intended) -> Effect {
        let moves: Vec<Move> = match intended {
            Intended::Move(played) => {
                if let Ok(m) = self.turn.before.judge(played) {
                    vec![m]
                } else {
                    if self.turn.before.board.color_at(played.from) == Some(player) {
                        self.turn.touches.push(Touch { square: played.from, order_unclear: false });
                    }
                    Vec::new()
                }
            }
            Intended::Kind(role) => legal_moves(&self.turn.before).into_iter().filter(|m| m.role() == role).collect(),
        };
        if !moves.is_empty() {
            self.turn.bound = Some(Binding { matter: Matter::ClaimWrong, moves });
        }
        let permission = self.permission();
        if permission.bound { Effect::MustPlay(player, permission.moves) } else { Effect::FreeToPlay(player) }
    }

    /// A claim with a written move that differs from the one named, or that no piece can make.
    pub(crate) fn written_for_claim(
        &mut self,
        by: Actor,
        claim: Claim,
        written: WrittenMove,
    ) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        if player != self.turn.mover() {
            // Such a claim is not possible anyway.
            return Ok(Vec::new());
        }
        self.turn.written = Some(written);
        let finding = match written {
            WrittenMove::Other(_) if self.rules().written_move_stands => {
                Remark::Draw(DrawRemark::WrittenMoveStands(player))
            }
            WrittenMove::Other(_) => Remark::Draw(DrawRemark::WrittenMoveChanged(player)),
            WrittenMove::Impossible(_) => Remark::Draw(DrawRemark::WrittenMoveImpossible(player)),
        };
        let matter = if claim == Claim::Fifty { Matter::FiftyAbout } else { Matter::RepetitionAbout };
        Ok(vec![self.ruling(matter, Finding::Remark(finding), vec![])])
    }

    /// 9.1.2.1: touching a piece with the intention of moving or capturing it declines the opponent's offer.
    pub(crate) fn declined_by_touch(&mut self, player: jadoube_board::Color) -> Option<Ruling> {
        let play = self.play_mut().ok()?;
        if !play.offers.stands(!player) {
            play.consent.forget(!player);
            return None;
        }
        play.offers.refuse(!player);
        play.consent.lapse(!player);
        Some(self.ruling(Matter::Offer, Finding::Draw(DrawFinding::Declined(player)), vec![Effect::OfferGone]))
    }
}
