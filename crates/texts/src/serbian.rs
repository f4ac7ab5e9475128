/// Serbian text from Latin to Cyrillic script, letter for letter; `lj`, `nj` and `dž` are one letter each.
///
/// Letters that Serbian does not have (q, w, x, y) stay. The texts of `sr-Cyrl` are made with this from those of
/// `sr-Latn`, so that the two never say different things.
///
/// ```
/// assert_eq!(jadoube_texts::to_cyrillic("Konj i Džez, ljubav"), "Коњ и Џез, љубав");
/// ```
pub fn to_cyrillic(latin: &str) -> String {
    let mut cyrillic = String::with_capacity(latin.len() * 2);
    let mut rest = latin.chars().peekable();
    while let Some(letter) = rest.next() {
        let pair = match (letter, rest.peek()) {
            ('l', Some('j')) => Some('љ'),
            ('L', Some('j' | 'J')) => Some('Љ'),
            ('n', Some('j')) => Some('њ'),
            ('N', Some('j' | 'J')) => Some('Њ'),
            ('d', Some('ž')) => Some('џ'),
            ('D', Some('ž' | 'Ž')) => Some('Џ'),
            _ => None,
        };
        if pair.is_some() {
            rest.next();
        }
        cyrillic.push(pair.unwrap_or_else(|| single(letter)));
    }
    cyrillic
}

fn single(letter: char) -> char {
    const LATIN: &str = "abvgdđežzijklmnoprstćufhcčšABVGDĐEŽZIJKLMNOPRSTĆUFHCČŠ";
    const CYRILLIC: &str = "абвгдђежзијклмнопрстћуфхцчшАБВГДЂЕЖЗИЈКЛМНОПРСТЋУФХЦЧШ";
    LATIN.chars().zip(CYRILLIC.chars()).find(|&(latin, _)| latin == letter).map_or(letter, |(_, cyrillic)| cyrillic)
}
