//! Without the feature `std` the crate builds where there is no standard library.
//!
//! The program brings its own panic handler. The standard library has one too, so the compiler refuses the program if anything in it still
//! uses `std`, on every target.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

const MANIFEST: &str = r#"
[package]
name = "without-std"
edition = "2024"

[lib]
path = "lib.rs"
crate-type = ["staticlib"]

[dependencies]
jadoube-board = { path = "BOARD", default-features = false FEATURES }

[profile.dev]
panic = "abort"

[workspace]
"#;

const PROGRAM: &str = r#"
#![no_std]

extern crate alloc;

use alloc::string::{String, ToString};
use core::alloc::{GlobalAlloc, Layout};

struct NoMemory;

unsafe impl GlobalAlloc for NoMemory {
    unsafe fn alloc(&self, _: Layout) -> *mut u8 {
        core::ptr::null_mut()
    }
    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
}

#[global_allocator]
static MEMORY: NoMemory = NoMemory;

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}

#[unsafe(no_mangle)]
pub extern "C" fn count_paths(depth: u8) -> u64 {
    jadoube_board::perft::perft(&jadoube_board::Position::standard(), depth)
}

pub fn why_not(fen: &str) -> Option<String> {
    fen.parse::<jadoube_board::Position>().err().map(|error| error.to_string())
}
"#;

/// Builds a program without `std` on top of this crate; what the compiler says if that fails.
fn build(name: &str, features: &str) -> Result<(), String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    let board = env!("CARGO_MANIFEST_DIR").replace('\\', "/");
    let manifest = MANIFEST.replace("BOARD", &board).replace("FEATURES", features);
    fs::write(folder.join("Cargo.toml"), manifest).unwrap();
    fs::write(folder.join("lib.rs"), PROGRAM).unwrap();
    let built = Command::new(env!("CARGO"))
        .args(["build", "--offline", "--quiet", "--target-dir=target"])
        .env_remove("RUSTFLAGS")
        .current_dir(&folder)
        .output()
        .unwrap();
    if built.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&built.stderr).into_owned()) }
}

#[test]
fn builds_without_the_standard_library() {
    build("without-std", "").unwrap();
}

#[test]
fn the_feature_std_needs_the_standard_library() {
    let refused = build("with-std", ", features = [\"std\"]").unwrap_err();
    assert!(refused.contains("panic_impl"), "{refused}");
}
