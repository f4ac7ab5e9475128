//! Parses bytes as the body of every request, for fuzzing: with the same parsers as the hall.

use jadoube_api::desk::HandedOver;
use serde::de::DeserializeOwned;

use super::body::{LIST, LONGEST, check, read};
use super::{Incoming, at_once, competitions, consider, games, log, pairings, qr, rounds, staff, visits, wooden};

fn is_read<T: DeserializeOwned>(bytes: &[u8], longest: usize) -> bool {
    check(bytes, longest).is_ok() && read::<T>(bytes).is_ok()
}

/// Parses bytes as the body of every request, and returns how many accept them.
pub fn read_as_every_body(bytes: &[u8]) -> usize {
    let accepted = [
        is_read::<Incoming>(bytes, LONGEST),
        is_read::<games::NewGame>(bytes, LONGEST),
        is_read::<games::NewLink>(bytes, LONGEST),
        is_read::<games::Sealing>(bytes, LONGEST),
        is_read::<games::Opened>(bytes, LONGEST),
        is_read::<log::Typed>(bytes, LONGEST),
        is_read::<competitions::NewCompetition>(bytes, LONGEST),
        is_read::<pairings::Draft>(bytes, LIST),
        is_read::<pairings::Pairings>(bytes, LIST),
        is_read::<pairings::Correction>(bytes, LIST),
        is_read::<rounds::Start>(bytes, LONGEST),
        is_read::<jadoube_api::desk::Inquiry>(bytes, LONGEST),
        is_read::<wooden::Writing>(bytes, LONGEST),
        check(bytes, LIST).is_ok() && read(bytes).is_ok_and(|document| HandedOver::read(document).is_ok()),
        is_read::<visits::Login>(bytes, LONGEST),
        is_read::<visits::NewPassword>(bytes, LONGEST),
        is_read::<visits::Join>(bytes, LONGEST),
        is_read::<qr::Inside>(bytes, LONGEST),
        is_read::<consider::Considering>(bytes, LONGEST),
        is_read::<at_once::Stopping>(bytes, LONGEST),
        is_read::<at_once::Announcing>(bytes, LONGEST),
        is_read::<staff::NewMember>(bytes, LONGEST),
        is_read::<staff::NewSectors>(bytes, LONGEST),
    ];
    accepted.into_iter().filter(|accepted| *accepted).count()
}
