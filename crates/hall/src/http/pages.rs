//! The pages of `jadoube-web`, in the language of the visitor.

use std::io::Write;

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use jadoube_lawbook::Edition;
use jadoube_texts::Locale;
use jadoube_web::file as read;
use sha2::{Digest, Sha256};

use super::Context;
use super::asked::Path;
use super::problem::Problem;
use super::texts;
use super::visitor::Visitor;

/// The addresses of pages, and the file of each.
const PAGES: &[(&str, &str)] = &[
    ("/", "pages/home.html"),
    ("/join", "pages/join.html"),
    ("/friend", "pages/friend.html"),
    ("/my-games", "pages/my-games.html"),
    ("/play/{game}", "pages/play.html"),
    ("/desk", "pages/desk.html"),
    ("/desk/{game}", "pages/desk.html"),
    ("/console", "pages/console.html"),
    ("/console/{game}", "pages/console.html"),
    ("/sessions", "pages/sessions.html"),
    ("/screen", "pages/screen.html"),
    ("/screen/{competition}", "pages/screen.html"),
    ("/screen/game/{game}", "pages/screen.html"),
    ("/competitions", "pages/competitions.html"),
    ("/competitions/{competition}", "pages/competitions.html"),
    ("/laws", "pages/laws.html"),
    ("/laws/{edition}", "pages/laws.html"),
    ("/laws/{edition}/{number}", "pages/laws.html"),
];

/// The page for unknown addresses.
const LOST: &str = "pages/lost.html";

const HTML: &str = "text/html; charset=utf-8";
/// The content type of texts.
pub(crate) const JSON: &str = "application/json";

/// The content type of a file, by its extension.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => HTML,
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json" | "webmanifest") => JSON,
        _ => "application/octet-stream",
    }
}

/// Something that changes only with the program or when a page is edited.
pub(crate) struct Sent {
    kind: &'static str,
    bytes: Vec<u8>,
}

/// Shorter content is not worth compressing.
const SHORT: usize = 600;

impl Sent {
    pub(crate) fn new(kind: &'static str, bytes: Vec<u8>) -> Sent {
        Sent { kind, bytes }
    }

    /// The content, compressed if the browser accepts that; or only that it has not changed.
    pub(crate) fn answer(self, asked: &HeaderMap) -> Response {
        let named = |name| asked.get(name).and_then(|value: &HeaderValue| value.to_str().ok()).unwrap_or_default();
        let tag = format!("\"{}\"", &crate::hex::write(&Sha256::digest(&self.bytes))[..24]);
        let unchanged =
            named(header::IF_NONE_MATCH).split(',').any(|known| known.trim().trim_start_matches("W/") == tag);
        let mut response = Response::new(Body::empty());
        let packs =
            self.kind != "image/png" && self.bytes.len() > SHORT && named(header::ACCEPT_ENCODING).contains("gzip");
        if unchanged {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
        } else {
            let packed = if packs { gzip(&self.bytes) } else { None };
            if packed.is_some() {
                response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            }
            *response.body_mut() = Body::from(packed.unwrap_or(self.bytes));
        }
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(self.kind));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding, accept-language, cookie"));
        if let Ok(tag) = HeaderValue::from_str(&tag) {
            headers.insert(header::ETAG, tag);
        }
        response
    }
}

fn gzip(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    packer.write_all(bytes).ok()?;
    packer.finish().ok()
}

/// A page in a language: `{{web-home-title}}` is a message, `{{lang}}` the tag of the language, `{{> parts/head.html}}` another file,
/// `{{editions}}` the names of the editions separated by spaces, `{{edition-options}}` the options to choose one, `{{languages}}` a link to
/// this page in each language. `{{pocket? parts/door.html}}` is another file in a hall that has the arbiter's pocket.
fn fill(page: &str, locale: Locale, has_pocket: bool) -> String {
    let mut filled = String::with_capacity(page.len() * 2);
    let mut rest = page;
    while let Some((before, after)) = rest.split_once("{{") {
        let Some((name, after)) = after.split_once("}}") else { break };
        filled.push_str(before);
        let for_pocket = name.strip_prefix("pocket? ");
        match name.strip_prefix("> ").or(for_pocket) {
            Some(_) if for_pocket.is_some() && !has_pocket => {}
            Some(file) => {
                let part = read(file).unwrap_or_default();
                filled.push_str(&fill(&String::from_utf8_lossy(&part), locale, has_pocket));
            }
            None if name == "lang" => filled.push_str(locale.tag()),
            None if name == "editions" => filled.push_str(&editions().join(" ")),
            None if name == "edition-options" => {
                filled.extend(editions().iter().map(|edition| format!("<option>{edition}</option>")));
            }
            None if name == "languages" => filled.push_str(&languages(locale)),
            None => filled.push_str(&escaped(&texts::plain(locale, name))),
        }
        rest = after;
    }
    filled + rest
}

/// The names of the editions, the newest first.
fn editions() -> Vec<&'static str> {
    Edition::all().iter().rev().map(|edition| edition.name()).collect()
}

/// A link to a page in each language, under the language's own name.
fn languages(chosen: Locale) -> String {
    let link = |locale: Locale| {
        let current = if locale == chosen { " aria-current=\"true\"" } else { "" };
        let (tag, name) = (locale.tag(), escaped(locale.name()));
        format!("<a href=\"?lang={tag}\" lang=\"{tag}\" hreflang=\"{tag}\"{current}>{name}</a>\n")
    };
    Locale::all().map(link).collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

fn send_page(name: &str, context: &Context, visitor: &Visitor, asked: &HeaderMap) -> Response {
    let Some(page) = read(name) else { return unknown(name) };
    let text = fill(&String::from_utf8_lossy(&page), visitor.locale, context.pocket.has_pocket());
    Sent::new(HTML, text.into_bytes()).answer(asked)
}

fn unknown(name: &str) -> Response {
    Problem::new(StatusCode::NOT_FOUND, "unknown_page", format!("there is no page {name}")).into_response()
}

/// All pages and the files that they load.
pub(crate) fn routes() -> Router<Context> {
    let mut routes = Router::new();
    for &(address, file) in PAGES {
        let page = move |State(context): State<Context>, visitor: Visitor, headers: HeaderMap| async move {
            send_page(file, &context, &visitor, &headers)
        };
        routes = routes.route(address, get(page));
    }
    routes.route("/web/{*file}", get(file)).route("/texts/{file}", get(texts::file))
}

async fn file(Path(name): Path<String>, headers: HeaderMap) -> Response {
    // Pages are served at their own addresses, in the language of the visitor.
    match read(&name).filter(|_| kind(&name) != HTML) {
        Some(bytes) => Sent::new(kind(&name), bytes.into_owned()).answer(&headers),
        None => unknown(&name),
    }
}

/// Whether a person asks, with a browser, and not a program.
pub(crate) fn wants_page(headers: &HeaderMap) -> bool {
    headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).is_some_and(|types| types.contains("text/html"))
}

/// The page that people get instead of one that is not there.
pub(crate) fn instead(name: &str, context: &Context, visitor: &Visitor, headers: &HeaderMap) -> Response {
    let mut response = send_page(name, context, visitor, headers);
    *response.status_mut() = StatusCode::NOT_FOUND;
    response
}

/// People get a page with a link back, programs get a problem.
pub(crate) async fn not_found(State(context): State<Context>, visitor: Visitor, headers: HeaderMap) -> Response {
    if !wants_page(&headers) {
        return Problem::new(StatusCode::NOT_FOUND, "unknown_page", "there is no such page").into_response();
    }
    instead(LOST, &context, &visitor, &headers)
}

/// There is something at this address, but not for this method. The router adds the methods that there are, as `Allow`.
pub(crate) async fn no_such_method() -> Problem {
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed", "this address does not support this method")
}

/// The process answers.
pub(crate) async fn alive() -> &'static str {
    "alive\n"
}

/// The process answers, and its store can be read and written.
pub(crate) async fn ready(State(context): State<Context>) -> Response {
    if !context.hall.is_ready() {
        let why = "this node is about to leave, or the database has not heard of it lately";
        return Problem::new(StatusCode::SERVICE_UNAVAILABLE, "not_ready", why).into_response();
    }
    let read = context.hall.store().get("account", String::new()).await.map(drop);
    let written = context.hall.can_write().await;
    match read.and(written) {
        Ok(()) => "ready\n".into_response(),
        Err(error) => Problem::from(error).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_is_complete_in_every_language() {
        for locale in Locale::all_and_pseudo() {
            for (address, file) in PAGES.iter().chain(&[("", LOST), ("/pocket", "pages/no-pocket.html")]) {
                let page = read(file).unwrap_or_else(|| panic!("{address}: no {file}"));
                let text = fill(&String::from_utf8_lossy(&page), locale, true);
                assert!(text.contains(&format!("<html lang=\"{locale}\"")), "{address} in {locale}");
                assert!(!text.contains("{{") && !text.contains("[web-"), "{address} in {locale}: {text}");
            }
        }
    }

    #[test]
    fn pages_have_the_editions_of_the_lawbook() {
        let names = editions();
        assert_eq!((names[0], names.len()), (Edition::newest().name(), Edition::all().len()));
        let filled = fill("{{editions}}: {{edition-options}}", Locale::EN, true);
        let options: String = names.iter().map(|name| format!("<option>{name}</option>")).collect();
        assert_eq!(filled, format!("{}: {options}", names.join(" ")));
    }

    #[test]
    fn only_a_hall_with_a_pocket_has_a_door_to_it() {
        let home = String::from_utf8(read("pages/home.html").unwrap().into_owned()).unwrap();
        assert!(fill(&home, Locale::EN, true).contains("href=\"/pocket\""));
        assert!(!fill(&home, Locale::EN, false).contains("pocket"));
    }

    #[test]
    fn cached_files_are_not_sent_again() {
        let sent = || Sent::new(JSON, vec![b' '; 2_000]);
        let mut asked = HeaderMap::new();
        let first = sent().answer(&asked);
        assert_eq!((first.status(), first.headers().get(header::CONTENT_ENCODING)), (StatusCode::OK, None));
        asked.insert(header::ACCEPT_ENCODING, HeaderValue::from_static("gzip, br"));
        assert_eq!(sent().answer(&asked).headers()[header::CONTENT_ENCODING], "gzip");
        asked.insert(header::IF_NONE_MATCH, first.headers()[header::ETAG].clone());
        assert_eq!(sent().answer(&asked).status(), StatusCode::NOT_MODIFIED);
    }
}
