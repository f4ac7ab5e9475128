//! What is stored about one person, outside the logs.

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::Player;
use crate::secret::Secret;
use crate::store::chain::Hash;

/// What is stored about a person under an id.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Person {
    /// The name. Records of earlier versions have none: it is in the log.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) name: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    title: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rating: Option<u16>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    federation: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    fide_id: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    born: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    sex: String,
    /// When it was entered or last paired, in milliseconds since 1970.
    #[serde(default)]
    pub(crate) at: u64,
    /// 128 random bits that are erased with the rest, so that a name cannot be guessed from its seal.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    salt: String,
}

impl Person {
    /// Everything that is known of a player.
    pub(crate) fn of(player: &Player, at: u64) -> Person {
        let Player { name, title, rating, federation, fide_id, born, sex, person: _, in_chain: _ } = player.clone();
        Person { name, title, rating, federation, fide_id, born, sex, at, salt: Secret::draw().to_string() }
    }

    /// Fills in the stored details of a player.
    pub(crate) fn fill(&self, player: &mut Player) {
        let Person { fide_id, born, sex, .. } = self.clone();
        *player = Player { fide_id, born, sex, ..player.clone() };
        if !self.name.is_empty() {
            let Person { name, title, rating, federation, .. } = self.clone();
            *player = Player { name, title, rating, federation, ..player.clone() };
        }
    }

    /// The same under another name.
    pub(crate) fn renamed(self, name: &str) -> Person {
        Person { name: name.to_owned(), ..self }
    }

    /// The same, last seen at this time.
    pub(crate) fn seen(self, at: u64) -> Person {
        Person { at, ..self }
    }

    /// The same without what a pairing list does not show.
    pub(crate) fn without_details(&self) -> Person {
        let nothing = String::new;
        Person { fide_id: nothing(), born: nothing(), sex: nothing(), ..self.clone() }
    }

    /// The seal of a person in a checkpoint: it changes with name, title, rating and federation. `None` for a record of earlier versions,
    /// whose name is in the log.
    pub(crate) fn seal(&self) -> Option<Hash> {
        let Person { name, title, rating, federation, salt, .. } = self;
        let fields = serde_json::to_vec(&(salt, name, title, rating, federation)).ok()?;
        (!salt.is_empty()).then(|| Hash(Sha256::digest(fields).into()))
    }

    pub(crate) fn read(text: &str) -> Person {
        serde_json::from_str(text).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_depends_on_the_person_and_cannot_be_guessed() {
        let player = Player { name: "Kis, Anna".to_owned(), rating: Some(1650), ..Player::default() };
        let anna = Person::of(&player, 7);
        assert_ne!(anna.seal(), Person::of(&player, 7).seal(), "the same fields get another seal");
        let renamed = Person { name: "Kis, Ana".to_owned(), ..anna.clone() };
        assert_ne!(anna.seal(), renamed.seal());
        let later = Person { at: 8, born: "2014/05/17".to_owned(), ..anna.clone() };
        assert_eq!(anna.seal(), later.seal());
        assert_eq!(Person::read(r#"{"born":"2014/05/17","at":3}"#).seal(), None);
    }
}
