//! The vocabulary of Article 11: acts and findings about the conduct of the players.

use jadoube_board::Color;
use jadoube_texts::Message;
use serde::{Deserialize, Serialize};

use crate::event::Score;
use crate::vocabulary::{Expected, ReadError, Sample, Scene, Slot, Tell, Vocabulary, Words, write_word};

/// Conduct of the players (Article 11).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Arbiter), during(NotBegun, Playing, Over), class = Incident)]
pub enum ConductAct {
    /// A player leaves the venue or the playing area.
    #[says("leaves {place}", leave = Leave::Unasked, by(Player))]
    #[says("leaves {place} after reporting", leave = Leave::Reported, message = "act-leaves-reported", by(Player))]
    #[says("leaves {place} with permission", leave = Leave::Permitted, message = "act-leaves-permitted", by(EnteredByArbiter))]
    Leaves {
        /// The area.
        place: Place,
        /// Whether the arbiter knows.
        leave: Leave,
    },
    /// A person who is neither a player nor an arbiter enters the playing area.
    #[says("enters the playing area", permitted = false, args(permitted), by(Spectator))]
    #[says("enters the playing area with permission", permitted = true, args(permitted), by(Spectator))]
    Enters {
        /// With the arbiter's permission.
        permitted: bool,
    },
    /// The arbiter finds that a player broke the rules of conduct.
    #[says("finds {player} {what}", args(color, what))]
    Finds {
        /// The player.
        player: Color,
        /// The breach.
        what: Misconduct,
    },
    /// The arbiter finds a phone or another electronic device, `on the body`, `in the bag` or `elsewhere in the venue`.
    /// It is switched off unless `switched on` or `sounding` follows; `with permission` may come last. After the game, for
    /// example in a search, it means that the player had the device during the game.
    #[says("finds {player}'s phone {device}")]
    FindsDevice {
        /// The player.
        player: Color,
        /// Where it is, and in which state.
        device: Device,
    },
    /// A player hands a phone or another electronic device over to the arbiter. Before the player's first move
    /// that is in order; later it shows that the player had it during the game (11.3.2).
    #[says("hands over a phone", message = "act-hands-over-device", by(Player))]
    HandsOverDevice,
    /// The arbiter asks a player to allow a search, in private and by a person of the same gender.
    #[says("asks to search {player}'s bags", body = false, args(color, body))]
    #[says("asks to search {player}'s body", body = true, args(color, body))]
    AsksToSearch {
        /// The player.
        player: Color,
        /// The body as well as clothes and bags.
        body: bool,
    },
    /// A player allows the search.
    #[says("allows the search", by(Player))]
    AllowsSearch,
    /// A player refuses the search.
    #[says("refuses the search", by(Player))]
    RefusesSearch,
    /// The arbiter finds that a player persistently refuses to comply with the Laws (11.7).
    #[says("finds {player} persistently refusing")]
    FindsRefusing {
        /// The player.
        player: Color,
    },
    /// A player asks the arbiter to explain the Laws.
    #[says("asks for an explanation", by(Player))]
    AsksExplanation,
    /// A player appeals against a decision.
    #[says("appeals", against = Appealed::Decision, by(Player))]
    #[says("appeals against the quickplay decision", against = Appealed::Quickplay, message = "act-appeals-in-quickplay", by(Player))]
    Appeals {
        /// What the appeal is against.
        against: Appealed,
    },
    /// The appeals committee decides on the oldest open appeal.
    #[says("upholds the appeal", upheld = true, args(upheld), by(Committee))]
    #[says("rejects the appeal", upheld = false, args(upheld), by(Committee))]
    DecidesAppeal {
        /// The appeal is upheld.
        upheld: bool,
    },
    /// The appeals committee upholds the oldest open appeal and gives the game this result (11.10).
    #[says("upholds the appeal: {score}", by(Committee))]
    UpholdsWith {
        /// The result.
        score: Score,
    },
    /// A player helps to reconstruct the game.
    #[says("helps to reconstruct the game", message = "act-helps", by(Player))]
    HelpsReconstruct,
    /// A player refuses to help with the reconstruction.
    #[says("refuses to help", by(Player))]
    RefusesToHelp,
    /// A player or the arbiter checks a draw claim.
    #[says("checks the claim", by(Player, Arbiter))]
    ChecksClaim,
}

/// How a player broke the rules of conduct.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Misconduct {
    /// Bringing the game of chess into disrepute.
    #[says("bringing chess into disrepute")]
    Disrepute,
    /// Using notes or another source of information.
    #[says("using notes")]
    Notes,
    /// Taking advice.
    #[says("taking advice")]
    Advice,
    /// Analyzing on another board.
    #[says("analyzing on another board")]
    OtherBoard,
    /// Smoking outside the designated area.
    #[says("smoking")]
    Smoking,
    /// Using an electronic cigarette outside the designated area.
    #[says("vaping")]
    Vaping,
    /// Distracting or annoying the opponent.
    #[says("disturbing the opponent")]
    Disturbing,
    /// Making noise.
    #[says("making noise")]
    Noise,
    /// Offering draws unreasonably.
    #[says("offering draws unreasonably")]
    Offers,
    /// Making unreasonable claims.
    #[says("claiming unreasonably")]
    Claims,
    /// Writing notes on the scoresheet or misusing it in another way.
    #[says("misusing the scoresheet")]
    Sheet,
    /// Opening the bag with the device without permission.
    #[says("using the bag")]
    Bag,
}

/// What a player can leave.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Place {
    /// The playing venue, including rest rooms and refreshment areas.
    #[says("the venue")]
    Venue,
    /// The playing area, where the boards are.
    #[says("the playing area")]
    Area,
}

/// Whether the arbiter knows that a player leaves.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Leave {
    /// The arbiter does not know.
    #[says("unasked")]
    Unasked,
    /// The arbiter was told.
    #[says("after reporting")]
    Reported,
    /// The arbiter has permitted it.
    #[says("with permission")]
    Permitted,
}

/// A phone or another electronic device.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Device {
    /// Where it is.
    pub held: Held,
    /// Whether it is switched on.
    pub power: Power,
    /// The arbiter has approved it.
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
    /// In a bag that is kept where the arbiter agreed.
    #[says("in the bag")]
    Bag,
    /// Neither, for example under the chair or on a window sill.
    #[says("elsewhere in the venue", message = "elsewhere")]
    Elsewhere,
}

/// Whether a device is switched on.
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

/// What a player appeals against.
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

/// Conduct of the players (Article 11).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "conduct", class = Incident)]
pub enum ConductFinding {
    /// A player broke the rules of conduct.
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
    /// Neither the edition nor the competition has a rule against it.
    #[says("no rule against it", args(color, what))]
    NoRule(Color, Misconduct),
    /// A player left with permission or after reporting to the arbiter.
    #[says("left with leave")]
    LeftWithLeave(Color, Place),
    /// A player left and did not need permission.
    #[says("left freely")]
    LeftFreely(Color, Place),
    /// A player left without the required permission.
    #[says("left without permission")]
    LeftWithout(Color, Place),
    /// A player left without reporting to the arbiter.
    #[says("left unreported")]
    LeftUnreported(Color),
    /// A person entered the playing area with permission, or did not need it.
    #[says("outsider admitted")]
    OutsiderAdmitted,
    /// A person entered the playing area without permission.
    #[says("outsider entered")]
    OutsiderEntered,
    /// A device is allowed.
    #[says("device allowed")]
    DeviceAllowed(Color),
    /// A player handed a device over to the arbiter before moving.
    #[says("device handed over")]
    DeviceHandedOver(Color),
    /// A device is forbidden.
    #[says("device forbidden")]
    DeviceForbidden(Color),
    /// A player loses the game because of a device.
    #[says("lost by device")]
    DeviceLoses(Color),
    /// A device brings the milder penalty that the competition announced.
    #[says("device costs less")]
    DeviceMilder(Color),
    /// The arbiter asked for a search.
    #[says("search asked")]
    SearchAsked(Color),
    /// The edition does not allow the arbiter to ask for that search.
    #[says("search beyond right", message = "conduct-search-beyond")]
    SearchBeyondRight(Color),
    /// A player allowed the search.
    #[says("search allowed")]
    SearchAllowed(Color),
    /// A player refused the search.
    #[says("search refused")]
    SearchRefused(Color),
    /// A player refused a search and had the right to.
    #[says("search rightly refused")]
    SearchRightlyRefused(Color),
    /// A player persistently refuses to comply with the Laws (11.7).
    #[says("refuses to comply")]
    Refuses(Color),
    /// Both players persistently refuse to comply with the Laws.
    #[says("both refuse to comply")]
    BothRefuse,
    /// The arbiter must explain the Laws to a player.
    #[says("explanation due")]
    ExplanationDue(Color),
    /// The edition does not give players a right to an explanation.
    #[says("explanation not due")]
    ExplanationNotDue(Color),
    /// A player appealed.
    #[says("appealed")]
    Appealed(Color),
    /// An appeal is not possible.
    #[says("appeal barred")]
    AppealBarred(Color),
    /// The appeals committee decided.
    #[says("appeal upheld", bool = true, args(upheld))]
    #[says("appeal rejected", bool = false, args(upheld))]
    AppealDecided(bool),
    /// A player helps to reconstruct the game.
    #[says("helps")]
    Helps(Color),
    /// A player refuses to help with the reconstruction.
    #[says("refuses to help")]
    RefusesToHelp(Color),
    /// A draw claim was checked by the people who must check it.
    #[says("claim checked")]
    ClaimChecked,
    /// A draw claim was checked by other people than those who must check it.
    #[says("claim checked by others")]
    ClaimCheckedByOthers,
    /// A player whose game is over counts as a spectator.
    #[says("counts as spectator")]
    Spectator(Color),
}

/// Questions about the conduct of a player (Article 11).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(question, message = "asked")]
pub enum ConductQuestion {
    /// Which penalty does this player get (11.3.3, 11.6)?
    #[says("penalty for {color}")]
    Penalty(Color),
    /// The opponent's device has sounded: could this player still win (12.3.b in 2009)?
    #[says("can {color} win", message = "asked-can-win")]
    CanWinAfterDevice(Color),
    /// This player has lost by refusing to comply with the Laws: what does the opponent score (11.7)?
    #[says("score against refusing {color}", message = "asked-score-against")]
    ScoreAgainstRefusing(Color),
}

/// `on the body switched on with permission`; without the words a device is switched off.
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
        let approved = |(held, power)| [false, true].map(|approved| Device { held, power, approved });
        powered.flat_map(approved).collect()
    }
}
