//! Any text is a question in JSON, or an error that says what is wrong with it; so is any line of the Model Context Protocol.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = jadoube_api::answer_json(text);
    let _ = jadoube_api::mcp::answer_line(text);
});
