//! Who sends a request: identified by a cookie from a browser, by `Authorization: Bearer` from a program.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use jadoube_texts::Locale;

use super::Context;
use super::pass::Shown;
use super::problem::Problem;
use crate::access::Session;
use crate::board::Seat;
use crate::competition::Eyes;
use crate::secret::Secret;

/// The name of the cookie.
pub(crate) const COOKIE: &str = "jadoube";

/// The sender of a request.
pub(crate) struct Visitor {
    pub(crate) session: Session,
    /// The secret that was presented.
    pub(crate) shown: Shown,
    pub(crate) address: IpAddr,
    pub(crate) locale: Locale,
}

impl Visitor {
    /// Whether this visitor may see results before the broadcast has shown them.
    pub(crate) fn eyes(&self) -> Eyes {
        if self.session.arbiter().is_some() { Eyes::Arbiters } else { Eyes::Everybody }
    }

    /// The role in which a visitor acts at a board: the requested one, if they have it, or their most powerful one.
    pub(crate) fn role(&self, game: &str, wanted: Option<Seat>) -> Result<Seat, Problem> {
        let roles = self.session.roles(game);
        match wanted {
            None => Ok(roles[0]),
            Some(role) if roles.contains(&role) => Ok(role),
            Some(_) => Err(Problem::forbidden("this role at this board is not yours")),
        }
    }

    /// The account, or a refusal.
    pub(crate) fn arbiter(&self) -> Result<&str, Problem> {
        self.session.arbiter().ok_or_else(|| Problem::forbidden("only an arbiter can do this"))
    }
}

fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='))
}

/// The secret in the cookie.
pub(crate) fn cookie(headers: &HeaderMap) -> Option<Secret> {
    cookies(headers).find_map(|(name, value)| (name == COOKIE).then(|| Secret::parse(value))?)
}

/// The cookie of a browser with which an arbiter has logged in. It grants no access; it only shows that the browser is known.
pub(crate) const FAMILIAR_COOKIE: &str = "jadoube-familiar";

/// The secret in that cookie.
pub(crate) fn familiar(headers: &HeaderMap) -> Option<Secret> {
    cookies(headers).find_map(|(name, value)| (name == FAMILIAR_COOKIE).then(|| Secret::parse(value))?)
}

/// The token in the header of a program, if any.
pub(crate) fn token(headers: &HeaderMap) -> Option<&str> {
    let shown = headers.get(header::AUTHORIZATION)?.to_str().unwrap_or("Bearer ?");
    let (scheme, token) = shown.split_once(' ').unwrap_or((shown, ""));
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// The secret in the header of a program.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<Secret> {
    Secret::parse(token(headers)?)
}

fn unknown_token() -> Problem {
    Problem::new(StatusCode::UNAUTHORIZED, "unknown_token", "the token is unknown or no longer valid")
}

/// Where the request came from.
pub(crate) fn address(parts: &Parts, behind_proxy: bool) -> IpAddr {
    let forwarded = || {
        let said = parts.headers.get("x-forwarded-for")?.to_str().ok()?;
        // Our own proxy added the last one; the client could have forged those before it.
        said.rsplit(',').next()?.trim().parse().ok()
    };
    let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let forwarded = if behind_proxy { forwarded() } else { None };
    forwarded.or(direct).unwrap_or(IpAddr::from([0, 0, 0, 0]))
}

impl FromRequestParts<Context> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, context: &Context) -> Result<Visitor, Problem> {
        let address = address(parts, context.address.behind_proxy);
        let locale = context.address.everybody_reads.unwrap_or_else(|| locale(parts));
        if let Some(token) = token(&parts.headers) {
            let secret = Secret::parse(token).ok_or_else(unknown_token)?;
            let shown = Shown::Bearer(secret);
            let session = shown.session(context).await?.ok_or_else(unknown_token)?;
            return Ok(Visitor { session, shown, address, locale });
        }
        let shown = cookie(&parts.headers).map_or(Shown::Nothing, Shown::Cookie);
        let mut session = shown.session(context).await?.unwrap_or_default();
        let agent = parts.headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
        agent.unwrap_or_default().clone_into(&mut session.agent);
        Ok(Visitor { session, shown, address, locale })
    }
}

/// The cookie with the chosen language. Pages set it themselves; it is not secret.
const LANGUAGE_COOKIE: &str = "jadoube-lang";

/// `?lang=`, or the language chosen on a page, or what the browser prefers, or English.
fn locale(parts: &Parts) -> Locale {
    let asked = parts.uri.query().into_iter().flat_map(|query| query.split('&'));
    let asked = asked.filter_map(|pair| pair.strip_prefix("lang=")).find_map(Locale::from_lang);
    let preferred = || {
        let header = parts.headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
        header.split(',').filter_map(|part| part.split(';').next()).find_map(|tag| Locale::from_lang(tag.trim()))
    };
    let chosen = || {
        cookies(&parts.headers).find_map(|(name, value)| (name == LANGUAGE_COOKIE).then(|| Locale::from_lang(value))?)
    };
    asked.or_else(chosen).or_else(preferred).unwrap_or(Locale::EN)
}
