//! Random damage to valid input, the same on every machine.

/// Numbers that look random (splitmix64).
pub struct Dice(pub u64);

/// Input that does the most damage: delimiters, huge and negative numbers, invisible characters.
const TOKENS: [&str; 28] = [
    "\"",
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\n",
    "\r\n",
    "\t",
    "\0",
    "\\u0000",
    "\\ud800",
    "null",
    "-1",
    "0",
    "65536",
    "18446744073709551616",
    "1e999",
    "\u{202e}",
    "\u{2028}",
    "\u{feff}",
    "é",
    "🜁",
    "001",
    ";",
    "bye",
    " - ",
];

impl Dice {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below a limit, or 0 if the limit is 0.
    pub fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.next() % limit.max(1) as u64).unwrap_or(0)
    }

    pub fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    /// A text with some of it deleted, duplicated, moved, replaced or inserted.
    pub fn damaged(&mut self, good: &str) -> String {
        let mut letters: Vec<char> = good.chars().collect();
        for _ in 0..1 + self.below(6) {
            let from = self.below(letters.len() + 1);
            let to = (from + self.below(12)).min(letters.len());
            let token: Vec<char> = self.of(&TOKENS).chars().collect();
            match self.below(8) {
                0 => drop(letters.drain(from..to)),
                1 => {
                    let again: Vec<char> = letters[from..to].to_vec();
                    letters.splice(from..from, again);
                }
                2 => letters.truncate(from),
                3 => letters[from..to].reverse(),
                4 => {
                    let letter = char::from_u32(self.below(0x11_0000) as u32).unwrap_or('\u{fffd}');
                    letters.splice(from..to.min(from + 1), [letter]);
                }
                5 => drop(letters.splice(from..to, token)),
                _ => drop(letters.splice(from..from, token)),
            }
        }
        letters.into_iter().collect()
    }
}

/// This many rounds by default, and a multiple with `JADOUBE_FULL=1`.
pub fn rounds(few: u64, times: u64) -> u64 {
    if std::env::var_os("JADOUBE_FULL").is_some_and(|value| value == "1") { few * times } else { few }
}
