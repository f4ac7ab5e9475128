//! The header of crates/c is what cbindgen makes of its source. `JADOUBE_BLESS=1` writes it anew.

use std::path::Path;
use std::{env, fs};

#[test]
fn the_c_header_is_current() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/c");
    let config = cbindgen::Config::from_file(folder.join("cbindgen.toml")).unwrap();
    let mut builder = cbindgen::Builder::new().with_config(config);
    for file in ["status", "moves", "border"] {
        builder = builder.with_src(folder.join(format!("src/{file}.rs")));
    }
    let mut made = Vec::new();
    builder.generate().unwrap().write(&mut made);
    let made = String::from_utf8(made).unwrap();
    let file = folder.join("include/jadoube.h");
    if env::var_os("JADOUBE_BLESS").is_some() {
        fs::write(&file, &made).unwrap();
    }
    let header = fs::read_to_string(&file).unwrap_or_default();
    assert!(header == made, "crates/c/include/jadoube.h is out of date: run this test with JADOUBE_BLESS=1");
}
