//! Article 11 in words: what is done and found about the conduct of the players.

use jadoube_board::Color;
use jadoube_texts::Message;
use serde::{Deserialize, Serialize};

use crate::vocabulary::{Expected, ReadError, Sample, Scene, Slot, Tell, Vocabulary, Words, write_word};

/// Acts that Article 11 is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Arbiter), during(NotBegun, Playing, Over), class = Incident)]
pub enum ConductAct {
    /// A player leaves.
    #[says("leaves {place}", leave = Leave::Unasked, by(Player))]
    #[says("leaves {place} after reporting", leave = Leave::Reported, message = "act-leaves-reported", by(Player))]
    #[says("leaves {place} with permission", leave = Leave::Permitted, message = "act-leaves-permitted", by(EnteredByArbiter))]
    Leaves {
        /// What.
        place: Place,
        /// With whose knowledge.
        leave: Leave,
    },
    /// Somebody who is neither player nor arbiter comes into the playing area.
    #[says("enters the playing area", permitted = false, args(permitted), by(Spectator))]
    #[says("enters the playing area with permission", permitted = true, args(permitted), by(Spectator))]
    Enters {
        /// With the arbiter's permission.
        permitted: bool,
    },
    /// The arbiter finds that a player has acted against the rules of conduct.
    #[says("finds {player} {what}", args(color, what))]
    Finds {
        /// Who.
        player: Color,
        /// What.
        what: Misconduct,
    },
    /// The arbiter finds a telephone or another electronic device.
    #[says("finds {player}'s phone {device}")]
    FindsDevice {
        /// Whose.
        player: Color,
        /// Where, and how.
        device: Device,
    },
    /// The arbiter asks a player to allow a search, in private and by somebody of the same sex.
    #[says("asks to search {player}'s bags", body = false, args(color, body))]
    #[says("asks to search {player}'s body", body = true, args(color, body))]
    AsksToSearch {
        /// Whom.
        player: Color,
        /// The body, and not only clothes and bags.
        body: bool,
    },
    /// A player allows the search that was asked for.
    #[says("allows the search", by(Player))]
    AllowsSearch,
    /// A player refuses the search that was asked for.
    #[says("refuses the search", by(Player))]
    RefusesSearch,
    /// The arbiter finds that a player persistently refuses to comply with the Laws.
    #[says("finds {player} persistently refusing")]
    FindsRefusing {
        /// Who.
        player: Color,
    },
    /// A player asks to have points of the Laws explained.
    #[says("asks for an explanation", by(Player))]
    AsksExplanation,
    /// A player appeals.
    #[says("appeals", against = Appealed::Decision, by(Player))]
    #[says("appeals against the quickplay decision", against = Appealed::Quickplay, message = "act-appeals-in-quickplay", by(Player))]
    Appeals {
        /// Against what.
        against: Appealed,
    },
    /// The appeals committee decides on the appeal that has waited longest.
    #[says("upholds the appeal", upheld = true, args(upheld), by(Committee))]
    #[says("rejects the appeal", upheld = false, args(upheld), by(Committee))]
    DecidesAppeal {
        /// The appeal is upheld.
        upheld: bool,
    },
    /// A player helps to reconstruct the game.
    #[says("helps to reconstruct the game", message = "act-helps", by(Player))]
    HelpsReconstruct,
    /// A player refuses to help.
    #[says("refuses to help", by(Player))]
    RefusesToHelp,
    /// Somebody checks a claim of a draw: a player, or the arbiter alone.
    #[says("checks the claim", by(Player, Arbiter))]
    ChecksClaim,
}

/// What the arbiter finds against a player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Misconduct {
    /// Something that brings the game of chess into disrepute.
    #[says("bringing chess into disrepute")]
    Disrepute,
    /// Notes or another source of information.
    #[says("using notes")]
    Notes,
    /// Advice from somebody.
    #[says("taking advice")]
    Advice,
    /// Analysis on another board.
    #[says("analyzing on another board")]
    OtherBoard,
    /// Smoking outside the place for it.
    #[says("smoking")]
    Smoking,
    /// An electronic cigarette outside the place for smoking.
    #[says("vaping")]
    Vaping,
    /// Distracting or annoying the opponent.
    #[says("disturbing the opponent")]
    Disturbing,
    /// A source of noise.
    #[says("making noise")]
    Noise,
    /// Unreasonable offers of a draw.
    #[says("offering draws unreasonably")]
    Offers,
    /// Unreasonable claims.
    #[says("claiming unreasonably")]
    Claims,
    /// Something on the scoresheet that does not belong there.
    #[says("misusing the scoresheet")]
    Sheet,
    /// Using the bag with the device without permission.
    #[says("using the bag")]
    Bag,
}

/// What a player can leave.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Place {
    /// The playing venue, with the rest rooms and whatever belongs to it.
    #[says("the venue")]
    Venue,
    /// The playing area, where the boards are.
    #[says("the playing area")]
    Area,
}

/// With whose knowledge a player leaves.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Leave {
    /// Nobody's.
    #[says("unasked")]
    Unasked,
    /// The arbiter was told.
    #[says("after reporting")]
    Reported,
    /// The arbiter has permitted it.
    #[says("with permission")]
    Permitted,
}

/// A telephone or another electronic device.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Device {
    /// Where it is.
    pub held: Held,
    /// How it is.
    pub power: Power,
    /// The arbiter has approved of it.
    pub approved: bool,
}

/// Where a device is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Held {
    /// On the player's body.
    #[says("on the body")]
    Body,
    /// In a bag that stands where the arbiter wants it.
    #[says("in the bag")]
    Bag,
}

/// How a device is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Power {
    /// Completely switched off.
    #[says("switched off")]
    Off,
    /// On, or not completely off.
    #[says("switched on")]
    On,
    /// It makes a sound.
    #[says("sounding")]
    Sounding,
}

/// Against what a player appeals.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Appealed {
    /// A decision of the arbiter.
    #[says("the decision")]
    Decision,
    /// A decision on a claim in the last period without increment (10.2 and Appendix D in 2009).
    #[says("the quickplay decision")]
    Quickplay,
}

/// What is found under Article 11.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "conduct", class = Incident)]
pub enum ConductFinding {
    /// A player has acted against the rules of conduct.
    #[says("disrepute", misconduct = Misconduct::Disrepute, args(color, what))]
    #[says("used notes", misconduct = Misconduct::Notes, args(color, what))]
    #[says("took advice", misconduct = Misconduct::Advice, args(color, what))]
    #[says("used another board", misconduct = Misconduct::OtherBoard, args(color, what))]
    #[says("smoked", misconduct = Misconduct::Smoking, args(color, what))]
    #[says("vaped", misconduct = Misconduct::Vaping, args(color, what))]
    #[says("disturbed the opponent", misconduct = Misconduct::Disturbing, args(color, what))]
    #[says("noisy", misconduct = Misconduct::Noise, args(color, what))]
    #[says("unreasonable offers", misconduct = Misconduct::Offers, args(color, what))]
    #[says("unreasonable claims", misconduct = Misconduct::Claims, args(color, what))]
    #[says("scoresheet misused", misconduct = Misconduct::Sheet, args(color, what))]
    #[says("bag used", misconduct = Misconduct::Bag, args(color, what))]
    Breach(Color, Misconduct),
    /// The edition or the competition has no rule against it.
    #[says("no rule against it", args(color, what))]
    NoRule(Color, Misconduct),
    /// A player left with permission, or having reported.
    #[says("left with leave")]
    LeftWithLeave(Color, Place),
    /// A player left and need not have asked.
    #[says("left freely")]
    LeftFreely(Color, Place),
    /// A player left without the permission that was needed.
    #[says("left without permission")]
    LeftWithout(Color, Place),
    /// A player did not report before leaving.
    #[says("left unreported")]
    LeftUnreported(Color),
    /// Somebody came into the playing area, with permission or where none was needed.
    #[says("outsider admitted")]
    OutsiderAdmitted,
    /// Somebody came into the playing area without permission.
    #[says("outsider entered")]
    OutsiderEntered,
    /// A device is in order.
    #[says("device allowed")]
    DeviceAllowed(Color),
    /// A device is forbidden.
    #[says("device forbidden")]
    DeviceForbidden(Color),
    /// A device costs the game.
    #[says("lost by device")]
    DeviceLoses(Color),
    /// A device costs what the competition has announced.
    #[says("device costs less")]
    DeviceMilder(Color),
    /// A search is asked for.
    #[says("search asked")]
    SearchAsked(Color),
    /// The edition does not let the arbiter ask for that search.
    #[says("search beyond right", message = "conduct-search-beyond")]
    SearchBeyondRight(Color),
    /// The search is allowed.
    #[says("search allowed")]
    SearchAllowed(Color),
    /// The search is refused.
    #[says("search refused")]
    SearchRefused(Color),
    /// The search could be refused.
    #[says("search rightly refused")]
    SearchRightlyRefused(Color),
    /// A player persistently refuses to comply.
    #[says("refuses to comply")]
    Refuses(Color),
    /// Both players do.
    #[says("both refuse to comply")]
    BothRefuse,
    /// An explanation is due.
    #[says("explanation due")]
    ExplanationDue(Color),
    /// The edition gives no right to one.
    #[says("explanation not due")]
    ExplanationNotDue(Color),
    /// An appeal is admitted.
    #[says("appealed")]
    Appealed(Color),
    /// There is no appeal.
    #[says("appeal barred")]
    AppealBarred(Color),
    /// The appeal was upheld, or not.
    #[says("appeal upheld", bool = true, args(upheld))]
    #[says("appeal rejected", bool = false, args(upheld))]
    AppealDecided(bool),
    /// A player helps.
    #[says("helps")]
    Helps(Color),
    /// A player refuses to help.
    #[says("refuses to help")]
    RefusesToHelp(Color),
    /// A claim was checked by those who have to.
    #[says("claim checked")]
    ClaimChecked,
    /// A claim was checked by somebody who has not to.
    #[says("claim checked by others")]
    ClaimCheckedByOthers,
    /// With the game over a player is a spectator.
    #[says("counts as spectator")]
    Spectator(Color),
}

/// `on the body switched on with permission`; a device is switched off unless it is said.
impl Slot for Device {
    const EXPECTED: Expected = <Held as Slot>::EXPECTED;

    fn read(words: &mut Words<'_>, scene: &Scene) -> Result<Device, ReadError> {
        let held = Held::read(words, scene)?;
        let mut ahead = *words;
        let power = match Power::read(&mut ahead, scene) {
            Ok(power) => {
                *words = ahead;
                power
            }
            Err(_) => Power::Off,
        };
        Ok(Device { held, power, approved: words.eat("with permission") })
    }

    fn write(value: &Device, line: &mut String) {
        <Held as Slot>::write(&value.held, line);
        if value.power != Power::Off {
            <Power as Slot>::write(&value.power, line);
        }
        if value.approved {
            write_word(line, "with permission");
        }
    }
}

impl Tell for Device {
    fn tell(&self, _: &'static str, message: Message) -> Message {
        Tell::tell(&self.power, "power", Tell::tell(&self.held, "held", message))
    }
}

impl Sample for Device {
    fn samples() -> Vec<Device> {
        let held = Held::samples().into_iter();
        let powered = held.flat_map(|held| Power::samples().into_iter().map(move |power| (held, power)));
        let approved = |(held, power)| [true, false].map(|approved| Device { held, power, approved });
        powered.flat_map(approved).collect()
    }
}
