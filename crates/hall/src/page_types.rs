//! The types of what the hall sends about a board, for the checker of the pages. Needs the feature `schema`.

use jadoube_laws::schema::{Imports, declarations, for_pages, written};

use crate::board::{Frame, Seat, Snapshot};
use crate::http::log::Entry;

/// The file `web/lib/hall.d.ts`.
pub fn page_types() -> String {
    let schemas = [written::<Snapshot>(), written::<Frame<'_>>(), written::<Entry>(), written::<Seat>()];
    let imports = Imports { schemas: &for_pages(), from: "/web/lib/laws.js" };
    declarations("what the hall sends about a board", &schemas, &imports)
}
