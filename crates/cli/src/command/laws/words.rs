//! The words of the command for treatments of Articles and differences between editions.

use jadoube_lawbook::{Change, Treatment};
use jadoube_texts::Message;

/// A word for a treatment.
pub(super) const fn treatment(treatment: Treatment) -> Message {
    match treatment {
        Treatment::Enforced => Message::new("treatment-enforced"),
        Treatment::Ruled => Message::new("treatment-ruled"),
        Treatment::Asked => Message::new("treatment-asked"),
        Treatment::Recorded => Message::new("treatment-recorded"),
        Treatment::Guidance => Message::new("treatment-guidance"),
        Treatment::Pending => Message::new("treatment-pending"),
    }
}

/// What Jadoube does, in a sentence.
pub(super) const fn does(treatment: Treatment) -> Message {
    match treatment {
        Treatment::Enforced => Message::new("treatment-enforced-does"),
        Treatment::Ruled => Message::new("treatment-ruled-does"),
        Treatment::Asked => Message::new("treatment-asked-does"),
        Treatment::Recorded => Message::new("treatment-recorded-does"),
        Treatment::Guidance => Message::new("treatment-guidance-does"),
        Treatment::Pending => Message::new("treatment-pending-does"),
    }
}

/// The heading over matters of one kind of difference.
pub(super) fn change(change: Change, count: usize) -> Message {
    let heading = match change {
        Change::New => Message::new("change-new"),
        Change::Removed => Message::new("change-removed"),
        Change::Meaning => Message::new("change-meaning"),
        Change::Number => Message::new("change-number"),
        Change::Wording => Message::new("change-wording"),
        Change::Moved => Message::new("change-moved"),
        Change::Same => Message::new("change-same"),
    };
    heading.with("count", count)
}
