//! The arbiter's pocket: at `/pocket` as it is, and as downloads for places without a network.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use jadoube_pocket::{MODULE, Pocket, page, site};
use jadoube_texts::{Locale, Message, PerLocale};

use super::Context;
use super::asked::Path;
use super::pages::{self, Sent};
use super::problem::Problem;
use super::visitor::Visitor;
use crate::tar;

const HTML: &str = "text/html; charset=utf-8";

/// The page for people who ask for a pocket that this hall does not have.
const MISSING: &str = "pages/no-pocket.html";

/// The WebAssembly module of this hall, and the pages that were made with it.
#[derive(Clone)]
pub(crate) struct Shelf {
    given: Option<Arc<[u8]>>,
    pages: Arc<PerLocale<Arc<String>>>,
}

impl Shelf {
    /// A module that is given replaces the one that this program was built with.
    pub(crate) fn new(given: Option<Arc<[u8]>>) -> Shelf {
        Shelf { given, pages: Arc::default() }
    }

    fn module(&self) -> Option<&[u8]> {
        self.given.as_deref().or(MODULE)
    }

    /// Whether this hall has a pocket to offer.
    pub(crate) fn has_pocket(&self) -> bool {
        self.module().is_some()
    }

    fn pocket(&self, locales: Vec<Locale>, locale: Locale) -> Result<Pocket<'_>, Problem> {
        let message = || Message::new("web-pocket-missing").text(locale);
        let module = self.module().ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "no_pocket", message()))?;
        Ok(Pocket { module, locales })
    }

    /// The page in a language. It is made once: packing the module takes a while.
    fn page(&self, locale: Locale) -> Result<Arc<String>, Problem> {
        if let Some(known) = self.pages.get(locale).filter(|_| jadoube_web::is_embedded()) {
            return Ok(Arc::clone(known));
        }
        let html = Arc::new(page(&self.pocket(vec![locale], locale)?).map_err(|error| unwritable(&error))?);
        Ok(Arc::clone(self.pages.get_or_init(locale, || html)))
    }
}

fn unwritable(error: &jadoube_pocket::PocketError) -> Problem {
    Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", error.to_string())
}

/// `/pocket`: the page, which is complete in itself and has its own policy.
pub(crate) async fn show(
    State(context): State<Context>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if !context.pocket.has_pocket() && pages::wants_page(&headers) {
        return Ok(pages::instead(MISSING, &context, &visitor, &headers));
    }
    let html = making(move || context.pocket.page(visitor.locale)).await??;
    let policy = html.split("content=\"default-src").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default();
    let policy = HeaderValue::from_str(&format!("default-src{policy}; frame-ancestors 'none'"));
    let mut response = Sent::new(HTML, html.as_bytes().to_vec()).answer(&headers);
    if let Ok(policy) = policy {
        response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    Ok(response)
}

/// `/pocket/jadoube-pocket.html`, `/pocket/jadoube-pocket.tar.gz`: the file for a phone, and the site for a static host.
pub(crate) async fn download(
    State(context): State<Context>,
    visitor: Visitor,
    Path(file): Path<String>,
) -> Result<Response, Problem> {
    let (locale, shelf) = (visitor.locale, context.pocket);
    let (kind, content) = match file.as_str() {
        "jadoube-pocket.html" => (HTML, making(move || shelf.page(locale)).await??.as_bytes().to_vec()),
        "jadoube-pocket.tar.gz" => {
            let packed = move || {
                // The first language is that of the visitor.
                let others = Locale::all().filter(|other| *other != locale);
                let all = shelf.pocket([locale].into_iter().chain(others).collect(), locale)?;
                let files = site(&all).map_err(|error| unwritable(&error))?;
                Ok::<_, Problem>(tar::packed("jadoube-pocket", &files))
            };
            ("application/gzip", making(packed).await??)
        }
        _ => return Err(Problem::new(StatusCode::NOT_FOUND, "unknown_page", format!("there is no page {file}"))),
    };
    let attachment = format!("attachment; filename=\"{file}\"");
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, attachment.as_str())], content).into_response())
}

/// Packing takes a while and must not hold up boards.
async fn making<T: Send + 'static>(make: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
    let gone = |_| Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", "the pocket could not be made");
    tokio::task::spawn_blocking(make).await.map_err(gone)
}
