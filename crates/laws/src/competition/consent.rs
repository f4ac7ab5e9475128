//! 9.1.1: draws by agreement that need the arbiter's consent; and offers and claims, which cannot be withdrawn (9.1.2.1,
//! 9.5.1).

use jadoube_board::Color;
use jadoube_clock::{Instant, Sides};
use jadoube_lawbook::Matter;

use crate::event::Actor;
use crate::game::state::State;
use crate::ruling::{DrawFinding, Effect, Finding, Impossible, Ruling};

/// The arbiter's consent to a draw, and what waits for it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Consent {
    given: bool,
    /// Who has offered or accepted a draw that cannot be agreed without it.
    wanted: Sides<bool>,
}

impl Consent {
    pub(crate) fn want(&mut self, player: Color) {
        self.wanted[player] = true;
    }

    pub(crate) fn wants(self, player: Color) -> bool {
        self.wanted[player]
    }

    /// The opponent plays on, so this player's wish for a draw has lapsed.
    pub(crate) fn forget(&mut self, player: Color) {
        self.wanted[player] = false;
    }

    /// The offer of this player, for which the arbiter may have given consent, was declined.
    pub(crate) fn lapse(&mut self, player: Color) {
        self.given = false;
        self.forget(player);
    }
}

impl State {
    /// 9.1.1: the competition may forbid agreements, for some moves or entirely, unless the arbiter consents.
    pub(crate) fn agreement_barred(&self) -> bool {
        self.agreement_restricted() && !self.play().is_some_and(|play| play.consent.given)
    }

    fn agreement_restricted(&self) -> bool {
        self.made(Color::White).min(self.made(Color::Black)) < self.setting.competition.no_agreement_before
    }

    /// The arbiter consents to a draw by agreement, or refuses to.
    pub(crate) fn consents(&mut self, at: Instant, given: bool) -> Result<Vec<Ruling>, Impossible> {
        let consent = |finding| (Matter::AgreementRestricted, Finding::Draw(finding));
        if !self.agreement_restricted() {
            let (matter, finding) = consent(DrawFinding::ConsentNotNeeded);
            return Ok(vec![self.ruling(matter, finding, vec![])]);
        }
        let play = self.play_mut()?;
        let Consent { wanted, .. } = std::mem::replace(&mut play.consent, Consent { given, ..Consent::default() });
        if !given {
            let offers = std::mem::take(&mut play.offers);
            let (matter, finding) = consent(DrawFinding::ConsentRefused);
            let gone = offers.first().map(|_| Effect::OfferGone);
            return Ok(vec![self.ruling(matter, finding, gone.into_iter().collect())]);
        }
        // The earlier offer becomes valid now.
        let offering: Vec<Color> = Color::ALL.into_iter().filter(|&player| wanted[player]).collect();
        offering.iter().for_each(|&player| play.offers.add(player));
        let agreed = offering.len() == 2;
        let stands = offering.into_iter().filter(|_| !agreed).map(Effect::OfferStands).collect();
        let (matter, finding) = consent(DrawFinding::ConsentGiven);
        let mut rulings = vec![self.ruling(matter, finding, stands)];
        if agreed {
            rulings.extend(self.agree(at)?);
        }
        Ok(rulings)
    }

    /// 9.1.2.1: an offer cannot be withdrawn.
    pub(crate) fn withdraws_offer(&mut self, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        let (finding, effects) = if self.offers().stands(player) {
            (DrawFinding::OfferNotWithdrawn(player), vec![Effect::OfferStands(player)])
        } else {
            (DrawFinding::NothingToWithdraw(player), vec![])
        };
        Ok(vec![self.ruling(Matter::Offer, Finding::Draw(finding), effects)])
    }

    /// 9.5.1: a claim cannot be withdrawn, and its consequences stand.
    pub(crate) fn withdraws_claim(&mut self, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        let finding = if self.memory.draw_claimed[player] {
            DrawFinding::ClaimNotWithdrawn(player)
        } else {
            DrawFinding::NothingToWithdraw(player)
        };
        let stands = self.offers().stands(player).then_some(Effect::OfferStands(player));
        Ok(vec![self.ruling(Matter::ClaimStops, Finding::Draw(finding), stands.into_iter().collect())])
    }
}
