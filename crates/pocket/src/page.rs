//! The pocket as one HTML file.

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use jadoube_lawbook::Edition;
use jadoube_laws::telling::NOTICE_STYLE;
use jadoube_texts::Locale;
use jadoube_wasm::packs::Pack;
use sha2::{Digest, Sha256};

use crate::{Pocket, PocketError, page_texts, script, styles, web_file};

/// The pocket as one file that needs nothing else. Module, messages and Articles are packed inside; scripts and styles are allowed by their
/// hashes and nothing else is.
pub fn page(pocket: &Pocket<'_>) -> Result<String, PocketError> {
    pocket.check()?;
    // `</script>` in a string would end the element.
    let script = script()?.replace("</script", "<\\/script");
    let styles = styles()?;
    let policy = format!(
        "default-src 'none'; script-src 'sha256-{}' 'wasm-unsafe-eval'; style-src 'sha256-{}' {}; img-src data:; base-uri 'none'; form-action 'none'",
        base64(&Sha256::digest(script.as_bytes())),
        base64(&Sha256::digest(styles.as_bytes())),
        of_notices(),
    );
    let mut data = String::new();
    for (name, content) in files(pocket)? {
        data.push_str(&format!(
            "<script type=\"application/gzip\" data-file=\"{name}\">{}</script>\n",
            base64(&gzip(&content))
        ));
    }
    let head = format!(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\n\
         <link rel=\"icon\" href=\"data:image/svg+xml;base64,{}\">\n<style>{styles}</style>",
        base64(web_file("icon.svg")?.as_bytes()),
    );
    let end = format!("{data}<script type=\"module\">{script}</script>");
    document(pocket, &head, &end)
}

/// Allows the styles of notices, which are pages that this one makes and that inherit its policy.
pub(crate) fn of_notices() -> String {
    format!("'sha256-{}'", base64(&Sha256::digest(format!("\n{NOTICE_STYLE}").as_bytes())))
}

/// The page with what its head and its end need.
pub(crate) fn document(pocket: &Pocket<'_>, head: &str, end: &str) -> Result<String, PocketError> {
    let languages = pocket.languages();
    let tags: Vec<&str> = languages.iter().map(|locale| locale.tag()).collect();
    let editions: Vec<&str> = Edition::all().iter().rev().map(|edition| edition.name()).collect();
    let page = web_file("pocket/pocket.html")?;
    let filled = page
        .replace("{{lang}}", tags[0])
        .replace("{{locales}}", &tags.join(" "))
        .replace("{{editions}}", &editions.join(" "))
        .replace("{{title}}", &page_texts::plain(languages[0], "web-pocket-title"))
        .replace("{{noscript}}", &page_texts::plain(languages[0], "web-pocket-noscript"))
        .replace("{{head}}", head);
    Ok(filled.replace("{{end}}", end))
}

/// What the script loads, by name: the module, the messages of the page, and packs.
pub(crate) fn files(pocket: &Pocket<'_>) -> Result<Vec<(String, Vec<u8>)>, PocketError> {
    let languages = pocket.languages();
    let script = script()?;
    let mut files = vec![("jadoube.wasm".to_owned(), pocket.module.to_vec())];
    for &locale in &languages {
        files.push((format!("texts-{locale}.json"), page_texts::json_for(locale, &script)));
        let base = locale.base();
        let messages = format!("messages-{base}.json");
        if base != Locale::EN && !files.iter().any(|(name, _)| *name == messages) {
            files.push((messages, Pack::messages(base).to_json().into_bytes()));
        }
        let articles = format!("articles-{base}.json");
        if !files.iter().any(|(name, _)| *name == articles) {
            files.push((articles, Pack::articles(&[base]).to_json().into_bytes()));
        }
    }
    Ok(files)
}

pub(crate) fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    // Memory takes everything.
    let _ = packer.write_all(bytes);
    packer.finish().unwrap_or_default()
}

/// Base64 with padding (RFC 4648).
pub(crate) fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let group = chunk.iter().fold(0_u32, |sum, byte| sum << 8 | u32::from(*byte)) << (8 * (3 - chunk.len()));
        for place in 0..4 {
            let letter = LETTERS[(group >> (18 - 6 * place) & 63) as usize];
            text.push(if place <= chunk.len() { char::from(letter) } else { '=' });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODULE: &[u8] = b"\0asm\x01\0\0\0";

    #[test]
    fn base64_is_that_of_the_standard() {
        for (plain, coded) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
            assert_eq!(base64(plain.as_bytes()), coded);
        }
    }

    #[test]
    fn the_page_needs_nothing_from_elsewhere() {
        let html = page(&Pocket { module: MODULE, locales: vec![Locale::SR_CYRL, Locale::SV] }).unwrap();
        assert!(html.contains("<html lang=\"sr-Cyrl\""));
        for file in ["jadoube.wasm", "texts-sr-Cyrl.json", "messages-sr-Latn.json", "articles-sv.json"] {
            assert!(html.contains(&format!("data-file=\"{file}\"")), "{file}");
        }
        let mut parts = html.split("<script");
        let mut markup = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (tag, rest) = part.split_once('>').unwrap();
            assert!(!tag.contains("src="), "{tag}");
            markup.push_str(rest.split_once("</script>").unwrap().1);
        }
        assert!(!markup.contains(" src=") && !markup.contains("{{"));
        assert!(!html.contains("'unsafe-inline'") && !html.contains("'unsafe-eval'"));
    }

    #[test]
    fn a_script_is_allowed_by_its_hash_alone() {
        let html = page(&Pocket { module: MODULE, locales: vec![] }).unwrap();
        let script = html.split("<script type=\"module\">").nth(1).unwrap().split("</script>").next().unwrap();
        assert!(html.contains(&format!("'sha256-{}'", base64(&Sha256::digest(script.as_bytes())))));
        let style = html.split("<style>").nth(1).unwrap().split("</style>").next().unwrap();
        assert!(html.contains(&format!("'sha256-{}'", base64(&Sha256::digest(style.as_bytes())))));
    }

    #[test]
    fn something_else_than_a_module_is_refused() {
        let other = Pocket { module: b"<html>", locales: vec![] };
        assert_eq!(page(&other).unwrap_err(), PocketError::NotAModule);
    }
}
