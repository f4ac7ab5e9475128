//! The date, which no rule of the Laws reads but people want.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use jadoube_lawbook::Date;

/// The date in UTC, this much later than now; `None` if the machine's clock makes no sense.
pub(crate) fn date(later: Duration) -> Option<Date> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).ok()? + later;
    u32::try_from(since.as_secs() / 86_400).ok().map(Date::after_1970)
}
