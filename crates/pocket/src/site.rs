//! The pocket as the files of a site that any static host can serve and a phone can install.

use jadoube_texts::Locale;
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::page::{base64, document, files, of_notices};
use crate::{Pocket, PocketError, page_texts, script, styles, web_file};

/// Scripts and data come from the site itself, and nothing from anywhere else.
fn policy() -> String {
    format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' {}; connect-src 'self'; \
         img-src 'self' data:; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'",
        of_notices()
    )
}

/// Name and content of every file. All addresses are relative, so that the site works under any path.
pub fn site(pocket: &Pocket<'_>) -> Result<Vec<(String, Vec<u8>)>, PocketError> {
    pocket.check()?;
    let languages = pocket.languages();
    let head = format!(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"{}\">\n\
         <link rel=\"icon\" href=\"icon.svg\">\n<link rel=\"apple-touch-icon\" href=\"icon.png\">\n<link rel=\"manifest\" href=\"manifest.webmanifest\">\n\
         <link rel=\"stylesheet\" href=\"pocket.css\">",
        policy()
    );
    let end = "<script type=\"module\" src=\"pocket.js\"></script>";
    let mut all = vec![
        ("index.html".to_owned(), document(pocket, &head, end)?.into_bytes()),
        ("pocket.js".to_owned(), script()?.into_bytes()),
        ("pocket.css".to_owned(), styles()?.into_bytes()),
        ("icon.svg".to_owned(), web_file("icon.svg")?.into_bytes()),
        ("icon.png".to_owned(), picture("icon.png")?),
        ("manifest.webmanifest".to_owned(), manifest(languages[0])),
    ];
    all.extend(files(pocket)?);
    let worker = worker(&all, languages[0])?;
    all.push(("worker.js".to_owned(), worker.into_bytes()));
    Ok(all)
}

/// A file of `jadoube-web` as it is.
fn picture(name: &str) -> Result<Vec<u8>, PocketError> {
    let content = jadoube_web::file(name).ok_or_else(|| PocketError::Missing(name.to_owned()))?;
    Ok(content.into_owned())
}

fn manifest(locale: Locale) -> Vec<u8> {
    let manifest = json!({
        "name": page_texts::plain(locale, "web-pocket-title"),
        "short_name": "Jadoube",
        "lang": locale.tag(),
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#f5f1e8",
        "theme_color": "#2f2a25",
        // Some phones take no SVG.
        "icons": [
            { "src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any" },
            { "src": "icon.png", "sizes": "512x512", "type": "image/png", "purpose": "any" },
            { "src": "icon.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable" },
        ],
    });
    serde_json::to_vec_pretty(&manifest).unwrap_or_default()
}

/// The service worker: it keeps the files of this version, those of the first language at once and the others when they are asked for.
fn worker(all: &[(String, Vec<u8>)], first: Locale) -> Result<String, PocketError> {
    let mut hash = Sha256::new();
    for (name, content) in all {
        hash.update(name.as_bytes());
        hash.update(content);
    }
    let version: String = base64(&hash.finalize()).chars().filter(char::is_ascii_alphanumeric).take(16).collect();
    let is_first = |name: &str| match name.strip_suffix(".json").and_then(|name| name.split_once('-')) {
        Some((_, tag)) => tag == first.tag() || tag == first.base().tag(),
        None => true,
    };
    let names: Vec<&str> = all.iter().map(|(name, _)| name.as_str()).filter(|name| is_first(name)).collect();
    let kept =
        json!(["./"].into_iter().chain(names.into_iter().filter(|name| *name != "index.html")).collect::<Vec<_>>());
    let template = web_file("pocket/worker.js")?;
    Ok(template.replace("\"{{version}}\"", &json!(version).to_string()).replace("\"{{files}}\"", &kept.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_site_has_its_files_under_relative_addresses() {
        let pocket = Pocket { module: b"\0asm\x01\0\0\0", locales: vec![Locale::EN, Locale::EL] };
        let all = site(&pocket).unwrap();
        let text = |name: &str| {
            let (_, content) = all.iter().find(|(known, _)| known == name).unwrap_or_else(|| panic!("{name}"));
            String::from_utf8_lossy(content).into_owned()
        };
        assert!(text("index.html").contains("src=\"pocket.js\"") && !text("index.html").contains("=\"/"));
        let worker = text("worker.js");
        assert!(worker.contains("\"articles-en.json\"") && !worker.contains("\"articles-el.json\""), "{worker}");
        assert!(!worker.contains("{{"));
        assert!(text("manifest.webmanifest").contains("\"start_url\": \"./\""));
        assert!(text("index.html").contains("rel=\"apple-touch-icon\" href=\"icon.png\""));
        let (_, icon) = all.iter().find(|(name, _)| name == "icon.png").unwrap();
        // The width and the height of a PNG are at a fixed place.
        assert_eq!((&icon[..4], &icon[16..24]), (b"\x89PNG".as_slice(), [0, 0, 2, 0, 0, 0, 2, 0].as_slice()));
        assert!(text("texts-el.json").contains("web-pocket-title"));
    }
}
