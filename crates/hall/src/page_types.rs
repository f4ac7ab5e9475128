//! The types of what the hall and the pages exchange, for type-checking the pages. Needs the feature `schema`.

use jadoube_api::desk::{Answered, Catalogue, Inquiry};
use jadoube_laws::schema::{Imports, declarations, for_pages, read, written};

use crate::board::{Done, Frame, Seat, Snapshot};
use crate::http::{
    acted, at_once, checkpoints, competitions, consider, console, events, friends, games, lawbook, line, log, pairings,
    players, replay, rounds, screen, sessions, socket, staff, tie_breaks, visits, wooden,
};

/// The file `web/lib/hall.d.ts`.
pub fn page_types() -> String {
    let schemas = [
        // A board.
        written::<Snapshot>(),
        written::<Frame<'_>>(),
        written::<Seat>(),
        written::<Done>(),
        written::<acted::Acted>(),
        read::<socket::Said>(),
        written::<socket::Outgoing<'_>>(),
        written::<log::Log>(),
        written::<log::Sheet>(),
        written::<log::Meant>(),
        written::<replay::Replay>(),
        written::<log::Notation>(),
        written::<log::ClaimOffer>(),
        written::<games::NewBoard>(),
        read::<games::NewGame>(),
        written::<friends::Invited>(),
        written::<friends::FreeSeats>(),
        written::<visits::Me>(),
        written::<sessions::Line>(),
        written::<staff::Line>(),
        written::<staff::OneTimePassword>(),
        // The console and the screen.
        written::<checkpoints::Printed>(),
        written::<console::Watched>(),
        written::<line::Stood>(),
        written::<at_once::AlarmLine>(),
        written::<at_once::AtOnce>(),
        written::<console::Offered>(),
        written::<consider::Considered>(),
        written::<screen::Screen>(),
        // The Laws.
        written::<lawbook::Book>(),
        written::<lawbook::Page>(),
        written::<lawbook::SearchResult>(),
        // The ruling desk and wooden boards.
        written::<Catalogue>(),
        written::<Answered>(),
        read::<Inquiry>(),
        written::<wooden::WoodenBoard>(),
        read::<wooden::Writing>(),
        read::<jadoube_api::desk::HandedOver>(),
        // Competitions.
        written::<competitions::Named>(),
        written::<competitions::Overview>(),
        written::<tie_breaks::TieBreakExplained>(),
        read::<competitions::NewCompetition>(),
        written::<pairings::PairingsRead>(),
        written::<pairings::RoundPaired>(),
        read::<pairings::Pairings>(),
        read::<pairings::Correction>(),
        written::<rounds::RoundStarted>(),
        written::<rounds::AllPresent>(),
        written::<rounds::Handout>(),
        written::<events::EntrantLink>(),
        written::<events::MyEvent>(),
        written::<players::PlayersEntered>(),
        read::<rounds::Start>(),
    ];
    let imports = Imports { schemas: &for_pages(), from: "/web/lib/laws.js" };
    declarations("what the hall sends and takes", &schemas, &imports)
}
