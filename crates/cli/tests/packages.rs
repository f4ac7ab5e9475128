//! Every crate that is meant to be published can be packaged: nothing is missing from it, and it reads nothing outside itself. `./test`
//! packages them all, and builds some of them from their packages.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};
use std::process::Command;

use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn cargo(arguments: &[&str]) -> String {
    let asked = Command::new(env!("CARGO")).args(arguments).arg("--offline").current_dir(root()).output().unwrap();
    assert!(asked.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&asked.stderr));
    String::from_utf8(asked.stdout).unwrap()
}

/// The crates of the workspace that may be published, as `cargo metadata` describes them.
fn published() -> Vec<Value> {
    let metadata: Value = serde_json::from_str(&cargo(&["metadata", "--no-deps", "--format-version=1"])).unwrap();
    let packages = metadata["packages"].as_array().unwrap().iter();
    // `publish = false` is an empty list of registries.
    packages.filter(|package| package["publish"] != Value::Array(Vec::new())).cloned().collect()
}

fn folder(package: &Value) -> PathBuf {
    Path::new(package["manifest_path"].as_str().unwrap()).parent().unwrap().to_owned()
}

fn files(package: &Value) -> BTreeSet<String> {
    let name = package["name"].as_str().unwrap();
    let list = cargo(&["package", "--list", "--allow-dirty", "--package", name]);
    list.lines().map(|line| line.replace('\\', "/")).collect()
}

#[test]
fn every_crate_is_described_for_the_registry() {
    let packages = published();
    assert!(packages.len() > 15, "{} crates", packages.len());
    for package in packages {
        let name = package["name"].as_str().unwrap();
        for field in ["description", "license", "repository", "readme", "rust_version"] {
            assert!(package[field].is_string(), "{name} has no {field}");
        }
        // What the registry accepts.
        let keywords = package["keywords"].as_array().unwrap();
        let is_keyword = |word: &Value| word.as_str().is_some_and(|word| word.len() <= 20 && !word.contains(' '));
        assert!((1..=5).contains(&keywords.len()) && keywords.iter().all(is_keyword), "{name}: {keywords:?}");
        assert!((1..=5).contains(&package["categories"].as_array().unwrap().len()), "{name}");
        let same = package["version"].as_str().map(|version| format!("={version}"));
        for needed in package["dependencies"].as_array().unwrap() {
            let ours = needed["name"].as_str().is_some_and(|name| name.starts_with("jadoube-"));
            // What only tests need may have no version; it is then no part of the package.
            let left_out = needed["kind"] == "dev" && needed["req"] == "*";
            let exact = needed["req"].as_str() == same.as_deref();
            assert!(!ours || left_out || exact, "{name} needs {needed} in another version");
        }
    }
}

/// The files that a source names as its parts: `include_str!("x")`, `include_bytes!`, `#[path = "x"]`.
fn named_files(source: &str) -> Vec<&str> {
    let opened = ["include_str!(\"", "include_bytes!(\"", "include!(\"", "#[path = \"", "#![doc = include_str!(\""];
    let after = opened.iter().flat_map(|sign| source.split(sign).skip(1));
    after.filter_map(|rest| rest.split('"').next()).collect()
}

/// A path without `..`; `None` if it leaves the folder that it starts in.
fn within(path: &Path) -> Option<String> {
    let mut parts: Vec<&str> = Vec::new();
    for part in path.components() {
        match part {
            Component::ParentDir => drop(parts.pop()?),
            Component::Normal(name) => parts.push(name.to_str()?),
            _ => {}
        }
    }
    Some(parts.join("/"))
}

#[test]
fn packages_hold_all_that_they_need() {
    for package in published() {
        let (name, files) = (package["name"].as_str().unwrap(), files(&package));
        for needed in ["Cargo.toml", "README.md", "LICENSE-MIT", "LICENSE-APACHE"] {
            assert!(files.contains(needed), "the package {name} has no {needed}");
        }
        assert!(!files.iter().any(|file| file.starts_with("tests/")), "{name}: {files:?}");
        for file in files.iter().filter(|file| file.ends_with(".rs")) {
            let path = folder(&package).join(file);
            let source = std::fs::read_to_string(&path).unwrap();
            // Tests are not part of a package, and may read the workspace.
            let source = source.replace("#[cfg(test)]\n#[path = ", "");
            let source = source.split("test)]\nmod tests {").next().unwrap();
            for part in named_files(source) {
                let wanted = within(&Path::new(file).parent().unwrap().join(part));
                let held = wanted.as_ref().is_some_and(|wanted| files.contains(wanted));
                assert!(held, "{name}: {file} includes {part}, which is not in the package");
            }
        }
    }
}

#[test]
fn data_is_in_the_package_that_embeds_it() {
    let packages = published();
    let of = |name: &str| files(packages.iter().find(|package| package["name"] == name).unwrap());
    let count = |name: &str, ends: &str| of(name).iter().filter(|file| file.ends_with(ends)).count();
    assert_eq!(count("jadoube-corpus", ".case"), jadoube_corpus::FILES.len());
    // Types are for the checker alone.
    assert_eq!(count("jadoube-web", ".d.ts"), 0);
    assert!(count("jadoube-web", ".html") > 10 && count("jadoube-web", ".js") > 90);
    assert!(count("jadoube-texts", ".ftl") > 50 && count("jadoube-texts", "locale.toml") > 4);
    assert!(count("jadoube-lawbook", "edition.txt") > 3 && count("jadoube-hall", ".sql") > 0);
}

#[test]
fn paths_that_leave_a_package_are_seen() {
    assert_eq!(within(Path::new("src/../openapi.json")).as_deref(), Some("openapi.json"));
    assert_eq!(within(Path::new("src/../../README.md")), None);
    assert_eq!(named_files("a(include_str!(\"x.txt\")); #[path = \"../y.rs\"]"), ["x.txt", "../y.rs"]);
}
