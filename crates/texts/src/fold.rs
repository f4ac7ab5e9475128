/// A text for comparing what people type with what is written: in small letters and without accents, Serbian Cyrillic in
/// Latin letters.
///
/// ```
/// use jadoube_texts::fold;
/// assert_eq!(fold("Szabálytalan LÉPÉS"), "szabalytalan lepes");
/// assert_eq!(fold("Νεκρή Θέση, λόγος"), "νεκρη θεση, λογοσ");
/// assert_eq!(fold("Ковертирани"), fold("kovertirani"));
/// ```
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match bare(letter) {
            Some(letters) => folded.push_str(letters),
            None => folded.push(letter),
        }
    }
    folded
}

/// What a small letter is without its accent, or in Latin script.
const fn bare(letter: char) -> Option<&'static str> {
    Some(match letter {
        'á' | 'ä' | 'å' | 'à' | 'â' | 'ã' | 'ą' => "a",
        'é' | 'è' | 'ê' | 'ë' | 'ě' | 'ę' => "e",
        'í' | 'î' | 'ï' | 'ì' => "i",
        'ó' | 'ö' | 'ő' | 'ô' | 'õ' | 'ò' => "o",
        'ú' | 'ü' | 'ű' | 'û' | 'ù' | 'ů' => "u",
        'ý' | 'ÿ' => "y",
        'č' | 'ć' | 'ç' => "c",
        'ď' => "d",
        'ĝ' | 'ğ' => "g",
        'ĥ' => "h",
        'ĵ' => "j",
        'ķ' => "k",
        'ļ' | 'ľ' | 'ĺ' | 'ł' => "l",
        'ñ' | 'ň' | 'ń' => "n",
        'ř' | 'ŕ' => "r",
        'š' | 'ś' | 'ş' => "s",
        'ť' | 'ţ' => "t",
        'ŵ' => "w",
        'ž' | 'ź' | 'ż' => "z",
        'đ' => "dj",
        'ά' => "α",
        'έ' => "ε",
        'ή' => "η",
        'ί' | 'ϊ' | 'ΐ' => "ι",
        'ό' => "ο",
        'ύ' | 'ϋ' | 'ΰ' => "υ",
        'ώ' => "ω",
        'ς' => "σ",
        'а' => "a",
        'б' => "b",
        'в' => "v",
        'г' => "g",
        'д' => "d",
        'ђ' => "dj",
        'е' => "e",
        'ж' | 'з' => "z",
        'и' => "i",
        'ј' => "j",
        'к' => "k",
        'л' => "l",
        'љ' => "lj",
        'м' => "m",
        'н' => "n",
        'њ' => "nj",
        'о' => "o",
        'п' => "p",
        'р' => "r",
        'с' | 'ш' => "s",
        'т' => "t",
        'ћ' | 'ц' | 'ч' => "c",
        'у' => "u",
        'ф' => "f",
        'х' => "h",
        'џ' => "dz",
        // Accents that stand by themselves, and marks that people type in several ways.
        '\u{300}'..='\u{36f}' => "",
        '’' | '‘' | '΄' => "'",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::fold;
    use crate::to_cyrillic;

    #[test]
    fn both_scripts_of_serbian_fold_alike() {
        let pangram = "Gojazni đačić s biciklom drži hmelj i finu vatu u džepu nošnje, ljut";
        assert_eq!(fold(pangram), fold(&to_cyrillic(pangram)));
    }

    #[test]
    fn accents_that_stand_alone_go_too() {
        assert_eq!(fold("e\u{301}p"), "ep");
    }
}
