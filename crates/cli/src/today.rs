//! The day, which no rule of the Laws reads and people want all the same.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use jadoube_lawbook::Date;

/// The date by Greenwich, so much later than now; `None` where the machine's clock makes no sense.
pub(crate) fn date(later: Duration) -> Option<Date> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).ok()? + later;
    u32::try_from(since.as_secs() / 86_400).ok().map(Date::after_1970)
}
