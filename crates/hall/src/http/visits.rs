//! Logging in and out.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};

use super::Context;
use super::asked::Path;
use super::body::JsonBody;
use super::pass::Shown;
use super::problem::Problem;
use super::visitor::{COOKIE, FAMILIAR_COOKIE, Visitor, familiar};
use crate::access::{Entrant, Epoch, Grant, Link, Session};
use crate::board::Seat;
use crate::secret::Secret;

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Me {
    #[serde(skip_serializing_if = "Option::is_none")]
    arbiter: Option<String>,
    must_change_password: bool,
    boards: Vec<Link>,
    /// The players of competitions whose games are this visitor's.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    events: Vec<Entrant>,
    /// For a link to a whole event that was just followed: whose it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    entered: Option<Entrant>,
    lang: &'static str,
}

fn describe(session: &Session, lang: &'static str) -> Me {
    let boards = session.grants.iter().filter_map(|grant| match grant {
        Grant::Board(link) => Some(link.clone()),
        _ => None,
    });
    Me {
        arbiter: session.arbiter().map(str::to_owned),
        must_change_password: session.grants.iter().any(|grant| matches!(grant, Grant::ChangePassword(_))),
        boards: boards.collect(),
        events: session.entrants().cloned().collect(),
        entered: None,
        lang,
    }
}

pub(crate) async fn me(visitor: Visitor) -> Json<Me> {
    Json(describe(&visitor.session, visitor.locale.tag()))
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Login {
    name: String,
    password: String,
}

/// Gives the session its new secret in a cookie.
pub(super) async fn enter(context: &Context, visitor: &Visitor, session: Session) -> Result<Response, Problem> {
    let me = describe(&session, visitor.locale.tag());
    enter_as(context, visitor, session, me).await
}

async fn enter_as(context: &Context, visitor: &Visitor, session: Session, me: Me) -> Result<Response, Problem> {
    let earlier = match &visitor.shown {
        Shown::Cookie(secret) => Some(secret),
        Shown::Nothing | Shown::Bearer(_) => None,
    };
    let secret = context.sessions.renew(earlier, session).await?;
    Ok(([(header::SET_COOKIE, set_cookie(context, &secret))], Json(me)).into_response())
}

fn set_cookie(context: &Context, secret: &Secret) -> String {
    let lifetime = crate::access::LIFETIME.as_secs();
    let secure = if context.address.is_secure() { "; Secure" } else { "" };
    format!("{COOKIE}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={lifetime}{secure}")
}

/// The cookie of a known browser. It lasts longer than any session, and survives logging out.
fn familiar_cookie(context: &Context, browser: &Secret) -> String {
    let secure = if context.address.is_secure() { "; Secure" } else { "" };
    format!("{FAMILIAR_COOKIE}={browser}; Path=/api/v1/login; HttpOnly; SameSite=Strict; Max-Age=15552000{secure}")
}

pub(super) fn too_often() -> Problem {
    Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_often", "too many attempts from this address; wait a little")
}

pub(crate) async fn login(
    State(context): State<Context>,
    visitor: Visitor,
    headers: HeaderMap,
    JsonBody(login): JsonBody<Login>,
) -> Result<Response, Problem> {
    let browser = familiar(&headers);
    let now = crate::date::now();
    // A browser that has logged in before is not slowed down by strangers at the same address.
    let own = match &browser {
        Some(secret) => context.familiar.knows_browser(&login.name, secret, now).await?.then(|| secret.to_string()),
        None => None,
    };
    let may_try = match own {
        Some(secret) => context.limits.owner(&login.name, &secret),
        None => context.limits.door(visitor.address),
    };
    if !may_try {
        return Err(too_often());
    }
    let known = context.familiar.knows(&login.name, visitor.address, browser.as_ref(), now).await?;
    if !known && !context.limits.stranger(&login.name) {
        let why =
            "too many attempts to log in to this account; wait a little, or use a browser that has logged in before";
        return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_often", why));
    }
    let checked = context.accounts.check(&login.name, &login.password).await;
    match &checked {
        Ok(_) => tracing::info!(account = login.name, address = %visitor.address, "logged in"),
        // Do not log the name: it may be a password entered by mistake.
        Err(error) => tracing::warn!(address = %visitor.address, %error, "could not log in"),
    }
    let checked = checked?;
    // A cookie from an unknown place may have been planted.
    let browser = browser.filter(|_| known).unwrap_or_else(Secret::draw);
    context.familiar.remember(&login.name, visitor.address, &browser, now).await?;
    let mut session = visitor.session.clone();
    session.grants.retain(|grant| matches!(grant, Grant::Board(_) | Grant::Entrant(_)));
    session.log_in(login.name, checked);
    let mut response = enter(&context, &visitor, session).await?;
    if let Ok(cookie) = HeaderValue::from_str(&familiar_cookie(&context, &browser)) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

pub(crate) async fn logout(State(context): State<Context>, visitor: Visitor) -> Result<Response, Problem> {
    match &visitor.shown {
        Shown::Cookie(secret) | Shown::Bearer(secret) => context.sessions.end(secret).await?,
        Shown::Nothing => {}
    }
    let gone = format!("{COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, gone)]).into_response())
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPassword {
    old: String,
    new: String,
}

pub(crate) async fn password(
    State(context): State<Context>,
    visitor: Visitor,
    JsonBody(change): JsonBody<NewPassword>,
) -> Result<Response, Problem> {
    let account = visitor.session.grants.iter().find_map(|grant| match grant {
        Grant::Arbiter(account) | Grant::ChangePassword(account) => Some(account.clone()),
        Grant::Board(_) | Grant::Entrant(_) => None,
    });
    let account = account.ok_or_else(|| Problem::forbidden("log in first"))?;
    if !context.limits.owner(&account, &visitor.session.name) {
        return Err(too_often());
    }
    let old = context.accounts.check(&account, &change.old).await?;
    let new = context.accounts.replace(&account, &old, &change.new).await?;
    context.sessions.end_others(&account, &visitor.session).await?;
    let mut session = visitor.session.clone();
    session.grants.retain(|grant| matches!(grant, Grant::Board(_) | Grant::Entrant(_)));
    session.log_in(account, new);
    enter(&context, &visitor, session).await
}

/// Redirects a player from a board that was paired wrongly to the correct one.
pub(crate) async fn follow(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Response, Problem> {
    let mut session = visitor.session.clone();
    for grant in &visitor.session.grants {
        if let Grant::Board(link) = grant
            && link.game == game
            && let Some(to) = context.links.led(link).await?
        {
            session.grants.retain(|other| other != grant);
            let epoch = context.links.epoch(&to).await?;
            if context.sessions.is_good(&visitor.session, grant).await? {
                context.sessions.seat(&mut session, to, epoch)?;
            }
        }
    }
    if session == visitor.session {
        return Err(Problem::new(StatusCode::NOT_FOUND, "unknown_link", "no place at this board leads to another one"));
    }
    enter(&context, &visitor, session).await
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Join {
    /// The secret of the link. Links carry it after a `#`, so that it is not sent to servers or written to logs.
    token: String,
    /// What to do if another browser has the seat of a player.
    #[serde(default)]
    taken: Taken,
}

/// What to do if another browser has the seat of a player.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "WhenTaken"))]
#[serde(rename_all = "snake_case")]
enum Taken {
    /// Both have it.
    #[default]
    Share,
    /// Refuse, so that the page can ask.
    Ask,
    /// The other browser loses it.
    TakeOver,
}

pub(super) fn unknown_link() -> Problem {
    Problem::new(StatusCode::UNAUTHORIZED, "unknown_link", "this link is unknown or was revoked")
}

fn seat_held() -> Problem {
    Problem::new(StatusCode::CONFLICT, "seat_held", "another browser has this seat")
}

/// Notes who has the seat of a player, unless another browser has it and may keep it.
/// Returns the epoch of the place, which is a new one if the other browser loses it.
async fn sit_down(
    context: &Context,
    session: &mut Session,
    link: &Link,
    epoch: Epoch,
    taken: Taken,
) -> Result<Epoch, Problem> {
    if !matches!(link.role, Seat::White | Seat::Black) || session.grants.contains(&Grant::Board(link.clone())) {
        return Ok(epoch);
    }
    session.give_name();
    let held = context.links.holder(link).await?.is_some_and(|holder| holder != session.name);
    let epoch = match taken {
        Taken::Ask if held => return Err(seat_held()),
        // Somebody else did the same at the same moment, or the link was just revoked: the page asks again.
        Taken::TakeOver if held => context.links.take_over(link, &epoch).await?.ok_or_else(seat_held)?,
        Taken::Share | Taken::Ask | Taken::TakeOver => epoch,
    };
    context.links.hold(link, &session.name).await?;
    Ok(epoch)
}

pub(crate) async fn join(
    State(context): State<Context>,
    visitor: Visitor,
    JsonBody(join): JsonBody<Join>,
) -> Result<Response, Problem> {
    let secret = Secret::parse(&join.token);
    let link = match &secret {
        Some(secret) => context.links.open(secret).await?,
        None => None,
    };
    let entry = match &secret {
        Some(secret) if link.is_none() => context.entries.follow(secret).await?,
        _ => None,
    };
    let mut session = visitor.session.clone();
    match (link, entry) {
        (Some((link, epoch)), _) => {
            let epoch = sit_down(&context, &mut session, &link, epoch, join.taken).await?;
            context.sessions.seat(&mut session, link, epoch)?;
        }
        (None, Some(entry)) => {
            let entered = Some(entry.entrant.clone());
            session.add(Grant::Entrant(entry));
            let me = Me { entered, ..describe(&session, visitor.locale.tag()) };
            return enter_as(&context, &visitor, session, me).await;
        }
        // Only wrong links count: a whole round may come from one address at once.
        (None, None) => {
            return Err(if context.limits.door(visitor.address) { unknown_link() } else { too_often() });
        }
    }
    enter(&context, &visitor, session).await
}
