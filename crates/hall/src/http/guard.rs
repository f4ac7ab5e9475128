//! Checks and headers for every request: where it may come from, and what a browser may do with the answer.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::problem::Problem;
use super::visitor::{bearer, cookie};
use super::{Address, Context, cors};

/// Nothing from elsewhere, nothing inline, in no frame.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
     font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// A browser that has used TLS once uses only TLS for thirty days.
const SECURE_ONLY: &str = "max-age=2592000";

const HEADERS: [(HeaderName, HeaderValue); 4] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(CONTENT_POLICY)),
    // A secret link must not leak in a Referer header.
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
];

pub(crate) async fn guard(State(context): State<Context>, request: Request, next: Next) -> Response {
    context.metrics.request();
    let began = std::time::Instant::now();
    // The path without the query. Addresses never contain links or passwords.
    let asked =
        tracing::enabled!(tracing::Level::DEBUG).then(|| (request.method().clone(), request.uri().path().to_owned()));
    let origin = cors::allowed(request.uri().path(), request.headers(), &context.address);
    let mut response = if let Some(answer) = cors::preflight(&request, origin.as_ref()) {
        answer
    } else if is_from_elsewhere(&request, &context.address, origin.is_some()) {
        Problem::forbidden("this request comes from another site").into_response()
    } else if request.uri().path().contains("%00") {
        // Nothing has such a name, and not every store can look it up.
        Problem::bad("an address must not contain NUL").into_response()
    } else {
        next.run(request).await
    };
    if let Some((method, path)) = asked {
        let (status, micros) = (response.status().as_u16(), began.elapsed().as_micros());
        tracing::debug!(%method, path, status, micros, "answered");
    }
    let headers = response.headers_mut();
    cors::permit(headers, origin, &context.address);
    for (name, value) in HEADERS {
        // A page to be saved and printed contains its styles, and has a policy of its own that allows them.
        headers.entry(name).or_insert(value);
    }
    if context.address.is_secure() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(SECURE_ONLY));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Whether another site made a browser send this (CSRF): it carries our cookie, changes something, and has another origin. A site that was
/// named may send what has no cookie.
fn is_from_elsewhere(request: &Request, address: &Address, named: bool) -> bool {
    let headers = request.headers();
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD) || headers.contains_key(header::UPGRADE);
    changes && cookie(headers).is_some() && bearer(headers).is_none() && !is_own_origin(headers, address)
        || changes && headers.contains_key(header::ORIGIN) && !named && !is_own_origin(headers, address)
}

fn is_own_origin(headers: &HeaderMap, address: &Address) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else { return false };
    let public = address.public_url.as_deref().is_some_and(|url| url.trim_end_matches('/') == origin);
    let host = origin.split_once("://").map(|(_, host)| host);
    public || (host.is_some() && host == text(header::HOST))
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;

    fn request(method: Method, headers: &[(&'static str, &'static str)]) -> Request {
        let mut request = Request::new(Body::empty());
        *request.method_mut() = method;
        for (name, value) in headers {
            request.headers_mut().insert(*name, HeaderValue::from_static(value));
        }
        request
    }

    #[test]
    fn a_request_that_another_site_made_a_browser_send_is_refused() {
        const COOKIE: (&str, &str) = ("cookie", "jadoube=00112233445566778899aabbccddeeff");
        let (host, own, foreign) = (("host", "hall:80"), ("origin", "http://hall:80"), ("origin", "http://evil"));
        let address = Address::default();
        let refused = |method, headers: &[_]| is_from_elsewhere(&request(method, headers), &address, false);
        assert!(refused(Method::POST, &[host, COOKIE, foreign]));
        assert!(refused(Method::POST, &[host, COOKIE]), "a cookie without an origin");
        assert!(refused(Method::GET, &[host, COOKIE, foreign, ("upgrade", "websocket")]));
        assert!(refused(Method::POST, &[host, foreign]), "logging somebody in from another site");
        assert!(!refused(Method::POST, &[host, COOKIE, own]));
        assert!(!refused(Method::GET, &[host, COOKIE]));
        assert!(!refused(Method::POST, &[host]), "a program without a cookie");

        let address =
            Address { public_url: Some("https://hall.example/".to_owned()), behind_proxy: true, ..Address::default() };
        let through_proxy =
            request(Method::POST, &[("host", "127.0.0.1:8000"), COOKIE, ("origin", "https://hall.example")]);
        assert!(!is_from_elsewhere(&through_proxy, &address, false));
    }

    #[test]
    fn a_site_that_was_named_sends_tokens_and_no_cookies() {
        let from_site = [("host", "hall:80"), ("origin", "https://club.example")];
        let with_cookie = [&from_site[..], &[("cookie", "jadoube=00112233445566778899aabbccddeeff")]].concat();
        let address = Address::default();
        assert!(!is_from_elsewhere(&request(Method::POST, &from_site), &address, true));
        assert!(is_from_elsewhere(&request(Method::POST, &with_cookie), &address, true));
    }
}
