//! Texts in SVG and HTML.

/// A text as XML and HTML take it between tags and in quoted attributes. Control characters, which XML cannot hold at all, become
/// spaces.
///
/// ```
/// assert_eq!(jadoube_notation::escape_xml("Anna & <Bert>\u{7}"), "Anna &amp; &lt;Bert&gt; ");
/// ```
pub fn escape_xml(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            _ if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => safe.push(' '),
            _ => safe.push(letter),
        }
    }
    safe
}
