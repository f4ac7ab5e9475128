/// The edit distance between two words: how many letters must be inserted, left out or replaced.
///
/// ```
/// use jadoube_texts::distance;
/// assert_eq!((distance("flag", "flags"), distance("", "abc"), distance("kitten", "sitting")), (1, 3, 3));
/// ```
pub fn distance(one: &str, other: &str) -> usize {
    // Input that is longer than any word or name is far from all of them.
    const LONGEST: usize = 60;
    let other: Vec<char> = other.chars().take(LONGEST).collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (index, letter) in one.chars().take(LONGEST).enumerate() {
        let mut diagonal = row[0];
        row[0] = index + 1;
        for (column, &against) in other.iter().enumerate() {
            let exchanged = diagonal + usize::from(letter != against);
            diagonal = row[column + 1];
            row[column + 1] = exchanged.min(row[column] + 1).min(diagonal + 1);
        }
    }
    row[other.len()]
}
