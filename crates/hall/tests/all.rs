//! All tests of the hall in one binary, which is linked once. `competitions`, `random` and `page_types` are binaries of their own.

mod common;

mod absence;
mod abuse;
mod alarms;
mod answers;
mod api;
mod arbiter_acts;
mod arbiter_api;
mod boards;
mod controls;
mod disk;
mod faults;
mod flood;
mod friends;
mod live_and_stored;
mod logins;
mod nodes;
mod nul;
mod personal;
mod player_api;
mod postgres_tls;
mod revocation;
mod roles;
mod silence;
mod staff;
mod store;
mod stored;
mod tls;
mod unreadable;
mod upgrade;
mod verify;

/// A file that nothing names would not be run.
#[test]
fn every_file_is_part_of_a_test() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");
    let manifest = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")).unwrap();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        let is_test = path.extension().is_some_and(|extension| extension == "rs") || path.join("main.rs").exists();
        let is_named = include_str!("all.rs").contains(&format!("\nmod {name};\n"))
            || manifest.contains(&format!("[[test]]\nname = \"{name}\"\n"));
        assert!(!is_test || is_named, "tests/{name} is neither in tests/all.rs nor in Cargo.toml");
    }
}
