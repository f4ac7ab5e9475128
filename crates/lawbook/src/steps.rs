//! What a breach costs the first time, the second time and so on.

use std::fmt;

use jadoube_clock::Millis;
use serde::de::{self, MapAccess, SeqAccess, Visitor};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What one breach costs.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The opponent gets this much more time.
    OpponentGains(Millis),
    /// The game is lost.
    Loss,
}

/// What each breach of a kind costs, in their order.
///
/// ```
/// use jadoube_clock::Millis;
/// use jadoube_lawbook::{Step, Steps};
/// let (two, one) = (Millis::from_minutes(2), Millis::from_minutes(1));
/// let steps = Steps::new(&[Step::OpponentGains(two), Step::OpponentGains(one), Step::Loss])?;
/// assert_eq!(steps.at(2), Step::OpponentGains(one));
/// assert_eq!(steps.at(3), Step::Loss);
/// assert_eq!(steps.lost_at(), Some(3));
/// # Ok::<(), jadoube_lawbook::BadSteps>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Steps {
    /// The time for the opponent, step by step; the last goes on until the loss.
    times: [Millis; MOST_TIMES],
    different: u8,
    /// The breach with which the game is lost; 0 if it never is.
    lost_at: u8,
}

/// So many steps can cost different times.
const MOST_TIMES: usize = 4;

/// The steps cannot follow each other.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BadSteps {
    /// There is none.
    None,
    /// One comes after the loss of the game.
    AfterLoss,
    /// More different times, or more steps, than [`Steps`] has room for.
    TooMany,
}

impl fmt::Display for BadSteps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadSteps::None => "expected at least one step",
            BadSteps::AfterLoss => "a step comes after the loss of the game",
            BadSteps::TooMany => "expected at most four steps before the loss of the game",
        })
    }
}

impl std::error::Error for BadSteps {}

impl Steps {
    /// These steps. After the last one every further breach costs the same as that one.
    pub fn new(steps: &[Step]) -> Result<Steps, BadSteps> {
        let mut times = Vec::new();
        let mut lost_at = 0;
        for (index, step) in steps.iter().enumerate() {
            match step {
                _ if lost_at > 0 => return Err(BadSteps::AfterLoss),
                Step::OpponentGains(time) => times.push(*time),
                Step::Loss => lost_at = u8::try_from(index + 1).map_err(|_| BadSteps::TooMany)?,
            }
        }
        if steps.is_empty() { Err(BadSteps::None) } else { Steps::of(&times, lost_at) }
    }

    fn of(gains: &[Millis], lost_at: u8) -> Result<Steps, BadSteps> {
        // What is repeated at the end need not be kept.
        let mut kept = gains;
        while let [rest @ .., before, last] = kept
            && before == last
        {
            kept = &kept[..=rest.len()];
        }
        if kept == [Millis::ZERO] {
            kept = &[];
        }
        let mut times = [Millis::ZERO; MOST_TIMES];
        times.get_mut(..kept.len()).ok_or(BadSteps::TooMany)?.copy_from_slice(kept);
        Ok(Steps { times, different: kept.len() as u8, lost_at })
    }

    fn times(&self) -> &[Millis] {
        &self.times[..usize::from(self.different)]
    }

    /// What the breach with this number costs, counted from 1.
    pub fn at(&self, number: u8) -> Step {
        if self.lost_at().is_some_and(|lost_at| number >= lost_at) {
            Step::Loss
        } else {
            Step::OpponentGains(self.time(number))
        }
    }

    /// The time that the breach with this number gives the opponent if it does not lose the game.
    pub fn time(&self, number: u8) -> Millis {
        let times = self.times();
        times.get(usize::from(number).saturating_sub(1)).or(times.last()).copied().unwrap_or(Millis::ZERO)
    }

    /// The longest time that a breach gives the opponent.
    pub fn longest_time(&self) -> Millis {
        self.times().iter().copied().max().unwrap_or(Millis::ZERO)
    }

    /// The breach with which the game is lost, if there is one.
    pub fn lost_at(&self) -> Option<u8> {
        (self.lost_at > 0).then_some(self.lost_at)
    }

    /// The same times, with the game lost at this breach.
    #[must_use]
    pub fn with_loss_at(self, number: u8) -> Steps {
        Steps { lost_at: number.max(1), ..self }
    }

    /// The same loss, with each time as `change` makes it.
    #[must_use]
    pub fn with_times(mut self, change: impl Fn(Millis) -> Millis) -> Steps {
        // A game that is lost at once has no times yet; they count if the loss is put off.
        self.different = self.different.max(1);
        let different = usize::from(self.different);
        self.times[..different].iter_mut().for_each(|time| *time = change(*time));
        // As short as before, so that equal steps are equal.
        Steps::of(&self.times[..different], self.lost_at).unwrap_or(self)
    }
}

/// Stored as the times and the number of the breach that loses.
impl Serialize for Steps {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut stored = serializer.serialize_struct("Steps", 2)?;
        stored.serialize_field("times", self.times())?;
        stored.serialize_field("lost_at", &self.lost_at())?;
        stored.end()
    }
}

impl<'de> Deserialize<'de> for Steps {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Steps, D::Error> {
        deserializer.deserialize_any(Stored)
    }
}

struct Stored;

impl<'de> Visitor<'de> for Stored {
    type Value = Steps;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the steps of a penalty")
    }

    /// As the data of an edition has it: step by step.
    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Steps, A::Error> {
        let mut steps = Vec::new();
        while let Some(step) = list.next_element()? {
            steps.push(step);
        }
        Steps::new(&steps).map_err(de::Error::custom)
    }

    /// As it is stored; `time` is how one time for all steps was stored once.
    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Steps, A::Error> {
        let mut times: Vec<Millis> = Vec::new();
        let mut lost_at = None;
        while let Some(key) = map.next_key::<String>()? {
            match &*key {
                "time" => times = vec![map.next_value()?],
                "times" => times = map.next_value()?,
                "lost_at" => lost_at = Some(map.next_value::<Option<u8>>()?),
                other => return Err(de::Error::unknown_field(other, &["times", "lost_at"])),
            }
        }
        let lost_at = lost_at.ok_or_else(|| de::Error::missing_field("lost_at"))?;
        // Lost before the first breach is lost with it.
        Steps::of(&times, lost_at.map_or(0, |number| number.max(1))).map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Step = Step::OpponentGains(Millis::from_minutes(1));
    const TWO: Step = Step::OpponentGains(Millis::from_minutes(2));

    #[test]
    fn steps_come_one_after_the_other_and_the_last_one_stays() {
        let steps = Steps::new(&[TWO, ONE, Step::Loss]).unwrap();
        assert_eq!([1, 2, 3, 4].map(|number| steps.at(number)), [TWO, ONE, Step::Loss, Step::Loss]);
        let never_lost = Steps::new(&[TWO, ONE]).unwrap();
        assert_eq!(([1, 2, 200].map(|number| never_lost.at(number)), never_lost.lost_at()), ([TWO, ONE, ONE], None));
        assert_eq!(Steps::new(&[TWO, TWO, TWO, Step::Loss]).unwrap(), Steps::new(&[TWO]).unwrap().with_loss_at(4));
    }

    #[test]
    fn steps_that_cannot_follow_each_other_are_refused() {
        assert_eq!(Steps::new(&[]), Err(BadSteps::None));
        assert_eq!(Steps::new(&[Step::Loss, ONE]), Err(BadSteps::AfterLoss));
        assert_eq!(Steps::new(&[ONE, TWO, ONE, TWO, ONE]), Err(BadSteps::TooMany));
    }

    #[test]
    fn times_can_be_changed_and_the_loss_put_off() {
        let at_once = Steps::new(&[Step::Loss]).unwrap();
        assert_eq!((at_once.at(1), at_once.longest_time()), (Step::Loss, Millis::ZERO));
        let milder = at_once.with_loss_at(3).with_times(|_| Millis::from_minutes(1));
        assert_eq!(milder, Steps::new(&[ONE, ONE, Step::Loss]).unwrap());
        let longer = Steps::new(&[TWO, ONE, Step::Loss]).unwrap().with_times(|time| time.max(Millis::from_minutes(2)));
        assert_eq!(longer, Steps::new(&[TWO, TWO, Step::Loss]).unwrap());
    }

    #[test]
    fn stored_steps_are_read_again_and_those_of_older_versions_too() {
        for steps in [&[Step::Loss][..], &[TWO, ONE, Step::Loss], &[TWO]] {
            let steps = Steps::new(steps).unwrap();
            let stored = serde_json::to_string(&steps).unwrap();
            assert_eq!(serde_json::from_str::<Steps>(&stored).unwrap(), steps, "{stored}");
        }
        let read = |text| serde_json::from_str::<Steps>(text);
        assert_eq!(read(r#"{"time":120000,"lost_at":3}"#).unwrap(), Steps::new(&[TWO, TWO, Step::Loss]).unwrap());
        assert_eq!(read(r#"{"time":0,"lost_at":1}"#).unwrap(), Steps::new(&[Step::Loss]).unwrap());
        assert!(read(r#"{"time":0}"#).is_err());
        assert!(read(r#"{"time":0,"lost_at":1,"more":1}"#).is_err());
    }
}
