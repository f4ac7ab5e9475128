//! Names that may belong to one person: a typo, a missing accent, half a name.

use jadoube_laws::vocabulary::distance;

use super::Player;

/// Whether one name may be a misspelling or a part of the other: `Ana` and `Anna`, `Anna` and `Kovács Anna`. A shared surname alone does
/// not count: siblings have that.
pub fn are_alike(one: &str, other: &str) -> bool {
    let [one, other] = [one, other].map(str::to_lowercase);
    let words = |name: &str| -> Vec<String> {
        name.split([' ', ',', '.']).filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    let (these, those) = (words(&one), words(&other));
    let is_within = |some: &[String], others: &[String]| some.iter().all(|word| others.contains(word));
    let near = |(one, other): (&String, &String)| {
        let letters = one.chars().count().min(other.chars().count());
        distance(one, other) <= (letters / 3).max(1)
    };
    is_within(&these, &those)
        || is_within(&those, &these)
        || (these.len() == those.len() && these.iter().zip(&those).all(near))
}

/// A name that is not in the list of players, and the listed name that may be meant.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewName {
    /// As it was written.
    pub name: String,
    /// The name of a listed player who is not named elsewhere in the text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub near: Option<String>,
}

/// Those of these names that nobody in the list has, in their order.
pub fn new_names(names: &[String], players: &[Player]) -> Vec<NewName> {
    let mut found: Vec<NewName> = Vec::new();
    for name in names {
        let is_known = players.iter().any(|player| player.name == *name);
        if is_known || found.iter().any(|other| other.name == *name) {
            continue;
        }
        let free = players.iter().filter(|player| !names.contains(&player.name) && are_alike(&player.name, name));
        let nearest = free.min_by_key(|player| distance(&player.name.to_lowercase(), &name.to_lowercase()));
        found.push(NewName { name: name.clone(), near: nearest.map(|player| player.name.clone()) });
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_misspelled_name_is_distinguished_from_another_person() {
        for (one, other, alike) in [
            ("Ana", "Anna", true),
            ("Anna", "Kovács Anna", true),
            ("Szabó, Péter", "Péter Szabó", true),
            ("Szabo Peter", "Szabó Péter", true),
            ("Lindkvist Bo", "Lindqvist Bo", true),
            ("Παπαδακης", "Παπαδάκης", true),
            ("Eva", "Ida", false),
            ("Anna", "Zoe", false),
            ("Hugo", "Zsolt", false),
            ("Kovács Anna", "Kovács Béla", false),
        ] {
            assert_eq!(are_alike(one, other), alike, "{one}, {other}");
            assert_eq!(are_alike(other, one), alike, "{other}, {one}");
        }
    }

    #[test]
    fn new_names_come_with_the_nearest_unused_name() {
        let players: Vec<Player> = ["Szabó, Péter", "Kovács Anna", "Ana", "Bert"]
            .map(|name| Player { name: name.to_owned(), ..Player::default() })
            .into();
        let names: Vec<String> =
            ["Szabo Peter", "Bert", "Anna Kovács", "Zoe", "Berta", "Zoe"].map(str::to_owned).into();
        let found: Vec<(String, Option<String>)> =
            new_names(&names, &players).into_iter().map(|new| (new.name, new.near)).collect();
        let near = |name: &str, near: &str| (name.to_owned(), Some(near.to_owned()));
        assert_eq!(
            found,
            [
                near("Szabo Peter", "Szabó, Péter"),
                near("Anna Kovács", "Kovács Anna"),
                ("Zoe".to_owned(), None),
                ("Berta".to_owned(), None),
            ]
        );
    }
}
