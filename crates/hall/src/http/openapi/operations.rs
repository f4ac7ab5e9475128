//! Every operation of the interface. A test compares the list with the routes, and other tests compare real answers with these types.

use jadoube_api::desk::{Answered, Catalogue, Inquiry};

use super::operation::{Content, Operation, Role, delete, get, post};
use crate::board::{Frame, Snapshot};
use crate::http::{
    acted, at_once, checkpoints, competitions, consider, console, downloads, events, friends, games, lawbook, line,
    log, notice, pairings, players, qr, replay, rounds, screen, sessions, socket, staff, tie_breaks, visits, wooden,
};

/// A group of operations under a heading.
pub(super) type Group = (&'static str, Vec<Operation>);

/// All operations.
pub(super) fn operations() -> Vec<Group> {
    vec![
        ("Games", games()),
        ("Friends", friends()),
        ("Visitors", visitors()),
        ("Competitions", competitions()),
        ("Arbiters", arbiters()),
        ("Laws", laws()),
        ("Hall", hall()),
    ]
}

fn games() -> Vec<Operation> {
    vec![
        post("/api/v1/games", "createGame", "Set up a board without a competition. The answer has the secret links")
            .takes::<games::NewGame>()
            .creates::<games::NewBoard>()
            .refuses(429, "too many games from this address"),
        get("/api/v1/games/{game}", "getGame", "The state of the game, the moves so far and the clock")
            .query::<games::As>()
            .gives::<Snapshot>(),
        post(
            "/api/v1/games/{game}/acts",
            "act",
            "Do something at the board: one to eight acts, all or none. Sent twice under one id, it happens once. The answer has the rulings",
        )
        .role(Role::Seated)
        .query::<games::As>()
        .takes::<socket::Said>()
        .gives::<acted::Acted>()
        .refuses(403, "this role may not do that")
        .refuses(409, "it cannot have happened, or another command was sent under this id")
        .refuses(429, "too many acts"),
        get("/api/v1/games/{game}/feed", "followGame", "Follow the board by server-sent events; Last-Event-ID resumes")
            .query::<socket::Wanted>()
            .sends(Content::Events(jadoube_laws::schema::written::<Frame<'_>>())),
        get("/api/v1/games/{game}/socket", "openSocket", "Follow the board and act over a WebSocket")
            .query::<socket::Wanted>()
            .sends(Content::Socket(Some((
                jadoube_laws::schema::read::<socket::Said>(),
                jadoube_laws::schema::written::<socket::Outgoing<'_>>(),
            )))),
        get("/api/v1/games/{game}/log", "getLog", "What has happened, with the rulings in words")
            .query::<log::As>()
            .gives::<log::Log>(),
        get(
            "/api/v1/games/{game}/sheet",
            "getScoresheet",
            "The scoresheet in a language of notation: moves, (=) and the time left, and what the players have written as far as the role may see it",
        )
        .query::<log::Written>()
        .gives::<log::Sheet>(),
        get(
            "/api/v1/games/{game}/replay",
            "getReplay",
            "Every position of the game so far, with the move that led to it, the clocks and the rulings",
        )
        .query::<log::Written>()
        .gives::<replay::Replay>(),
        post("/api/v1/games/{game}/read", "readMove", "What a typed or dictated move means on this board, as an act")
            .takes::<log::Typed>()
            .gives::<log::Meant>()
            .refuses(400, "this is not a move here"),
        get("/games/{file}", "getPgn", "A game as PGN, at an address that does not change: NAME.pgn")
            .sends(Content::Text("application/x-chess-pgn")),
        post("/api/v1/games/{game}/seal", "sealMove", "Seal a move. The log gets only a commitment")
            .role(Role::Player)
            .query::<games::As>()
            .takes::<games::Sealing>()
            .gives::<games::Sealed>(),
        post("/api/v1/games/{game}/open", "openEnvelope", "Open the envelope with the sealed move")
            .role(Role::Arbiter)
            .takes::<games::Opened>()
            .gives::<acted::Acted>(),
        get("/api/v1/games/{game}/envelope", "getEnvelope", "What must stand on the envelope, as a form to print")
            .role(Role::Arbiter)
            .sends(Content::Text("text/plain")),
        post(
            "/api/v1/games/{game}/again",
            "playAgain",
            "The same game again with colors reversed, for two players at one device; Chess960 gets another position",
        )
        .role(Role::Player)
        .creates::<games::NewBoard>(),
        post(
            "/api/v1/games/{game}/links",
            "createLink",
            "A new secret link for a role. Earlier links are revoked, with the sessions and sockets that came by them",
        )
        .role(Role::Arbiter)
        .takes::<games::NewLink>()
        .gives::<games::Drawn>(),
        get("/api/v1/games/{game}/screen", "getBoardOnScreen", "A board as spectators may see it now")
            .gives::<screen::Line>(),
        get("/api/v1/notations", "listNotations", "The languages in which moves can be written and typed")
            .gives::<Vec<log::Notation>>(),
        get("/api/v1/claims", "listClaims", "What a player can claim, in words, and which claims may name a move")
            .gives::<Vec<log::ClaimOffer>>(),
    ]
}

fn friends() -> Vec<Operation> {
    vec![
        post(
            "/api/v1/friends",
            "inviteFriend",
            "Set up a game of two friends without an arbiter. The invitation is for both",
        )
        .takes::<games::NewGame>()
        .creates::<friends::Invited>(),
        post("/api/v1/invitation", "readInvitation", "Which colors an invitation still offers")
            .takes::<friends::Asked>()
            .gives::<friends::FreeSeats>()
            .refuses(401, "the invitation is not known"),
        post(
            "/api/v1/invitation/seat",
            "acceptInvitation",
            "Take a seat by an invitation: the color that is asked for, or either",
        )
        .takes::<friends::SitsDown>()
        .gives::<visits::Me>()
        .refuses(401, "the invitation is not known")
        .refuses(409, "the seat is taken"),
        post(
            "/api/v1/games/{game}/rematch",
            "rematch",
            "Take a seat in the rematch of a game without an arbiter, with colors reversed; both players get the same game",
        )
        .role(Role::Player)
        .gives::<visits::Me>(),
    ]
}

fn visitors() -> Vec<Operation> {
    vec![
        get("/api/v1/me", "getMe", "Who am I, and which boards are mine").gives::<visits::Me>(),
        post("/api/v1/join", "join", "Come to a board, or to an event, by a secret link. The session is in the cookie")
            .takes::<visits::Join>()
            .gives::<visits::Me>()
            .refuses(401, "the link is unknown or was revoked")
            .refuses(409, "another browser has the seat"),
        get("/api/v1/my-games", "listMyGames", "The games of the events whose links the visitor has used")
            .gives::<Vec<events::MyEvent>>(),
        post("/api/v1/games/{game}/seat", "takeSeat", "Take the seat at a board that a link for the event leads to")
            .role(Role::Player)
            .gives::<visits::Me>(),
        post(
            "/api/v1/games/{game}/follow",
            "followToNewBoard",
            "Go from a board that was withdrawn to the one that took its place",
        )
        .role(Role::Player)
        .gives::<visits::Me>(),
        post("/api/v1/login", "logIn", "Log in to an arbiter's account. The session is in the cookie")
            .takes::<visits::Login>()
            .gives::<visits::Me>()
            .refuses(401, "wrong name or password")
            .refuses(429, "too many attempts"),
        post(
            "/api/v1/logout",
            "logOut",
            "End the session, by cookie or in the header, with its sockets. A link stays good",
        ),
        post("/api/v1/password", "changePassword", "Change the password. Other sessions of the account end")
            .role(Role::Arbiter)
            .takes::<visits::NewPassword>()
            .gives::<visits::Me>()
            .refuses(400, "the new password is too short or too long"),
        get(
            "/api/v1/sessions",
            "listSessions",
            "The sessions of the same account, and those with the same seat at a board",
        )
        .gives::<Vec<sessions::Line>>(),
        delete("/api/v1/sessions", "endOtherSessions", "End all of them but the one that asks, with their sockets"),
        delete(
            "/api/v1/sessions/{session}",
            "endSession",
            "End one of them, with its sockets. A session that only shares a seat at a board loses that seat",
        )
        .refuses(404, "there is no such session"),
    ]
}

fn competitions() -> Vec<Operation> {
    vec![
        get("/api/v1/competitions", "listCompetitions", "All competitions").gives::<Vec<competitions::Named>>(),
        post("/api/v1/competitions", "createCompetition", "Announce a competition")
            .role(Role::Arbiter)
            .takes::<competitions::NewCompetition>()
            .creates::<competitions::Named>(),
        get("/api/v1/competitions/{competition}", "getCompetition", "Players, rounds, results and standings")
            .gives::<competitions::Overview>(),
        post("/api/v1/competitions/{competition}/players", "enterPlayers", "Enter players, one per line")
            .role(Role::Arbiter)
            .takes::<players::NewPlayers>()
            .gives::<players::PlayersEntered>(),
        post(
            "/api/v1/competitions/{competition}/players/{player}",
            "setAttendance",
            "Say whether a player plays in a round that is not paired yet",
        )
        .role(Role::Arbiter)
        .takes::<players::NewAttendance>(),
        post("/api/v1/pairings/read", "readPairings", "What a typed list of pairings says, line by line, before a round is paired")
            .role(Role::Arbiter)
            .takes::<pairings::Draft>()
            .gives::<pairings::PairingsRead>(),
        post("/api/v1/competitions/{competition}/pairings", "pairRound", "Pair the next round from a typed list, CSV or a TRF report")
            .role(Role::Arbiter)
            .takes::<pairings::Pairings>()
            .creates::<pairings::RoundPaired>(),
        post(
            "/api/v1/competitions/{competition}/corrections",
            "correctCompetition",
            "Correct a name, a player's name or the pairings of a round before its games begin",
        )
        .role(Role::Arbiter)
        .takes::<pairings::Correction>()
        .refuses(409, "the games have begun"),
        post("/api/v1/competitions/{competition}/rounds/{round}/start", "startRound", "Start all boards of a round that can be started")
            .role(Role::Arbiter)
            .takes::<rounds::Start>()
            .gives::<rounds::RoundStarted>(),
        post(
            "/api/v1/competitions/{competition}/rounds/{round}/present",
            "notePresent",
            "Note everybody at the wooden boards of a round as arrived",
        )
        .role(Role::Arbiter)
        .gives::<rounds::AllPresent>(),
        post("/api/v1/competitions/{competition}/handouts", "createHandouts", "New links with QR codes for all players of the last round")
            .role(Role::Arbiter)
            .gives::<Vec<rounds::Handout>>(),
        post("/api/v1/competitions/{competition}/entrants", "createEntrantLinks", "New links with QR codes for all players, for the whole event")
            .role(Role::Arbiter)
            .gives::<Vec<events::EntrantLink>>(),
        post(
            "/api/v1/competitions/{competition}/entrants/{player}",
            "createEntrantLink",
            "A new link for one player, for the whole event. The old one is revoked",
        )
        .role(Role::Arbiter)
        .gives::<events::EntrantLink>(),
        get("/api/v1/competitions/{competition}/tie-breaks/{player}", "explainTieBreaks", "How the tie-breaks of a player came about")
            .gives::<Vec<tie_breaks::TieBreakExplained>>(),
        get(
            "/api/v1/competitions/{competition}/screen",
            "getScreen",
            "The boards of the last round as spectators may see them now, and those of earlier rounds that are still being played",
        )
        .gives::<screen::Screen>(),
        get("/api/v1/competitions/{competition}/games.pgn", "getGamesPgn", "All games as PGN")
            .sends(Content::Text("application/x-chess-pgn")),
        get("/api/v1/competitions/{competition}/report.trf", "getReport", "The results as TRF26 or TRF16")
            .query::<downloads::ReportWanted>()
            .sends(Content::Text("text/plain")),
        get("/api/v1/competitions/{competition}/incidents.txt", "getIncidentsText", "Incidents and notes of wooden boards in words")
            .role(Role::Arbiter)
            .query::<downloads::Place>()
            .sends(Content::Text("text/plain")),
        get("/api/v1/competitions/{competition}/incidents.json", "getIncidents", "Incidents for programs")
            .role(Role::Arbiter)
            .gives::<Vec<downloads::GameIncidents>>(),
        get(
            "/api/v1/competitions/{competition}/checkpoint",
            "getCheckpoint",
            "The last checkpoint, to print and keep elsewhere; null if there is none",
        )
        .role(Role::Arbiter)
        .gives::<Option<checkpoints::Printed>>(),
        post("/api/v1/competitions/{competition}/checkpoint", "createCheckpoint", "Make a checkpoint now: the ends of all logs, signed")
            .role(Role::Arbiter)
            .gives::<checkpoints::Printed>(),
    ]
}

fn arbiters() -> Vec<Operation> {
    vec![
        get("/api/v1/console", "getConsole", "All boards that the visitor arbitrates, the most urgent first")
            .role(Role::Arbiter)
            .gives::<Vec<console::Watched>>(),
        get("/api/v1/console/acts", "listArbiterActs", "What arbiters do and find, in words, each with the act to send")
            .gives::<Vec<console::Offered>>(),
        get("/api/v1/games/{game}/watch", "watchGame", "A board as its arbiter watches it")
            .role(Role::Arbiter)
            .gives::<console::Watched>(),
        get("/api/v1/games/{game}/offered", "listOfferedActs", "What an arbiter can do or find at a board now, in words")
            .role(Role::Arbiter)
            .gives::<Vec<console::Offered>>(),
        post(
            "/api/v1/games/{game}/consider",
            "considerActs",
            "What would follow from acts of the arbiter, without doing them: the rulings, how result and clocks would change, whether a confirmation or a reason is needed",
        )
        .role(Role::Arbiter)
        .takes::<consider::Considering>()
        .gives::<consider::Considered>(),
        get("/api/v1/games/{game}/line", "getLine", "Every position of the game from the start, with the move that led to it")
            .role(Role::Arbiter)
            .gives::<Vec<line::Stood>>(),
        get(
            "/api/v1/games/{game}/entries/{entry}/notice",
            "getNotice",
            "The ruling on an entry of the log as a page to print and sign",
        )
        .role(Role::Arbiter)
        .sends(Content::Text("text/html")),
        get(
            "/api/v1/games/{game}/notes/{note}/notice",
            "getNoticeOfNote",
            "A ruling noted at a wooden board as a page to print and sign",
        )
        .role(Role::Arbiter)
        .sends(Content::Text("text/html")),
        get("/api/v1/games/{game}/wooden", "getWoodenBoard", "What has been noted of a game on a wooden board, with its counts")
            .role(Role::Arbiter)
            .gives::<wooden::WoodenBoard>(),
        post("/api/v1/games/{game}/wooden", "noteAtWoodenBoard", "One more note, or the last one taken back")
            .role(Role::Arbiter)
            .query::<wooden::Shown>()
            .takes::<wooden::Writing>()
            .gives::<wooden::WoodenBoard>()
            .refuses(409, "the note contradicts a ruling, or somebody else has noted something"),
        post(
            "/api/v1/games/{game}/handed",
            "handOverEntries",
            "Takes in what an arbiter kept on a phone, with its times: all entries or none",
        )
        .role(Role::Arbiter)
        .takes::<jadoube_api::desk::HandedOver>()
        .gives::<wooden::WoodenBoard>()
        .refuses(409, "an entry has been noted at this board already"),
        get("/api/v1/alarms", "listAlarms", "The alarms whose boards are stopped")
            .role(Role::Arbiter)
            .gives::<Vec<at_once::AlarmLine>>(),
        post(
            "/api/v1/alarms",
            "stopAllClocks",
            "Stop all running clocks of a competition or of the hall. The answer lists the boards where it was not done, and why. Sent twice under one id, it happens once",
        )
        .role(Role::Arbiter)
        .takes::<at_once::Stopping>()
        .gives::<at_once::AtOnce>(),
        post(
            "/api/v1/alarms/{alarm}/restart",
            "restartClocks",
            "Restart the clocks that an alarm stopped. Boards that were stopped for another reason stay stopped",
        )
        .role(Role::Arbiter)
        .gives::<at_once::AtOnce>()
        .refuses(404, "there is no such alarm"),
        post("/api/v1/announcements", "announce", "Announce something at all boards of a competition or of the hall whose games are not over")
            .role(Role::Arbiter)
            .takes::<at_once::Announcing>()
            .gives::<at_once::AtOnce>(),
        get("/api/v1/staff", "listStaff", "The arbiters of the hall, with the boards that each of them looks after")
            .role(Role::Arbiter)
            .gives::<Vec<staff::Line>>(),
        post("/api/v1/staff", "addArbiter", "Add an arbiter. The password is generated and shown once")
            .role(Role::ChiefArbiter)
            .takes::<staff::NewMember>()
            .creates::<staff::OneTimePassword>()
            .refuses(409, "there is an account with this name"),
        delete("/api/v1/staff/{name}", "removeArbiter", "Remove an arbiter, whose sessions end")
            .role(Role::ChiefArbiter)
            .refuses(409, "this is your own account"),
        post("/api/v1/staff/{name}/password", "resetPassword", "A new generated password, shown once. All sessions of the account end")
            .role(Role::ChiefArbiter)
            .gives::<staff::OneTimePassword>()
            .refuses(409, "this is your own account; use changePassword"),
        post(
            "/api/v1/staff/{name}/sectors",
            "setSectors",
            "Set the boards that an arbiter looks after: one's own, or anybody's as chief arbiter",
        )
        .role(Role::Arbiter)
        .takes::<staff::NewSectors>(),
    ]
}

fn laws() -> Vec<Operation> {
    vec![
        get("/api/v1/desk", "listIncidents", "What can be asked at the ruling desk").gives::<Catalogue>(),
        post("/api/v1/desk", "rule", "What the Laws make of an incident. Nothing is stored")
            .takes::<Inquiry>()
            .gives::<Answered>(),
        get("/api/v1/desk/notice", "getDeskNotice", "The answer of the ruling desk as a page to print and sign")
            .query::<notice::Asked>()
            .sends(Content::Text("text/html")),
        get(
            "/api/v1/laws/{edition}",
            "getEdition",
            "All Articles of an edition in our words, compared with another one on request",
        )
        .query::<lawbook::Beside>()
        .gives::<lawbook::Book>(),
        get(
            "/api/v1/laws/{edition}/search",
            "searchLaws",
            "The Articles that match a few words in any supported language, best match first",
        )
        .query::<lawbook::Asked>()
        .gives::<lawbook::SearchResult>(),
        get(
            "/api/v1/laws/{edition}/{number}",
            "getArticle",
            "An Article with what Jadoube does about it, the other editions, terms and cases",
        )
        .gives::<lawbook::Page>()
        .refuses(404, "the edition has no such Article"),
    ]
}

fn hall() -> Vec<Operation> {
    vec![
        post(
            "/api/v1/qr",
            "getQrCode",
            "The whole address of a link of this hall, as others in the room reach it, and its QR code as SVG",
        )
        .takes::<qr::Inside>()
        .gives::<qr::Pictured>(),
        get("/api/v1/openapi.json", "getOpenApi", "This document").sends(Content::Text("application/json")),
        get("/api/v1/nodes/line", "linkNodes", "The connection between two nodes of one hall")
            .role(Role::Node)
            .sends(Content::Socket(None)),
        get("/pocket", "getPocket", "The arbiter's pocket, a page that works without the hall")
            .sends(Content::Text("text/html"))
            .refuses(404, "this hall has no pocket"),
        get("/pocket/{file}", "downloadPocket", "The pocket as a file for a phone, or as a site for a static host")
            .sends(Content::Text("application/octet-stream"))
            .refuses(404, "this hall has no pocket"),
        get("/healthz", "isAlive", "The process answers").sends(Content::Text("text/plain")),
        get("/readyz", "isReady", "The store answers, too")
            .sends(Content::Text("text/plain"))
            .refuses(503, "it does not"),
        get(
            "/metrics",
            "getMetrics",
            "Counters for Prometheus: on the same machine, with the token of --metrics-token, or for arbiters",
        )
        .role(Role::Arbiter)
        .sends(Content::Text("text/plain")),
    ]
}
