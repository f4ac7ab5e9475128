//! What the command is built from: licences, bans and sources as `deny.toml` has them, also where cargo-deny is not installed.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// The strings of a list in `deny.toml`, from its key to the bracket that ends it.
fn strings(toml: &str, section: &str, key: &str) -> Vec<String> {
    let section = toml.split(&format!("[{section}]\n")).nth(1).unwrap();
    let section = section.split("\n[").next().unwrap();
    let list = section.split(&format!("{key} = [")).nth(1).unwrap().split(']').next().unwrap();
    list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Whether an SPDX expression can be met: `AND` binds more than `OR`, and older crates write a slash.
fn is_met(expression: &str, allowed: &[String]) -> bool {
    let flat = expression.replace('/', " OR ");
    if let Some(open) = flat.rfind('(') {
        let Some(close) = flat[open..].find(')').map(|close| open + close) else { return false };
        let met = if is_met(&flat[open + 1..close], allowed) { allowed[0].as_str() } else { "not met" };
        return is_met(&format!("{}{met}{}", &flat[..open], &flat[close + 1..]), allowed);
    }
    let one = |licence: &str| allowed.iter().any(|known| known == licence.trim());
    flat.split(" OR ").any(|all| all.split(" AND ").all(one))
}

/// Everything that is compiled for the command on this machine, without what only tests need: names and licences.
fn shipped(root: &Path) -> BTreeSet<(String, String)> {
    // What was built is here already, so that nothing has to be fetched.
    let asked = Command::new(env!("CARGO"))
        .args(["tree", "--package=jadoube-cli", "--offline", "--locked", "--edges=normal,build"])
        .args(["--prefix=none", "--format={p}\t{l}"])
        .current_dir(root)
        .output()
        .unwrap();
    assert!(asked.status.success(), "{}", String::from_utf8_lossy(&asked.stderr));
    let text = String::from_utf8(asked.stdout).unwrap();
    let parts = text.lines().filter_map(|line| line.split_once('\t'));
    let name = |package: &str| package.split(' ').next().unwrap_or_default().to_owned();
    // A package that was shown before has a star.
    parts.map(|(package, licence)| (name(package), licence.trim_end_matches(" (*)").to_owned())).collect()
}

#[test]
fn licences_bans_and_sources_are_those_of_deny_toml() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let toml = std::fs::read_to_string(root.join("deny.toml")).unwrap();
    let (allowed, registries) = (strings(&toml, "licenses", "allow"), strings(&toml, "sources", "allow-registry"));
    let banned = strings(&toml, "bans", "deny");
    assert!(allowed.len() > 5 && registries.len() == 1 && banned.len() == 4, "deny.toml was not understood");

    let packages = shipped(&root);
    assert!(packages.len() > 100, "{} packages", packages.len());
    for (name, licence) in packages {
        assert!(is_met(&licence, &allowed), "{name} is under {licence:?}, which deny.toml does not allow");
        assert!(!banned.contains(&name), "{name} is banned in deny.toml");
    }
    let lock = std::fs::read_to_string(root.join("Cargo.lock")).unwrap();
    let sources = lock.lines().filter_map(|line| line.strip_prefix("source = \"")?.strip_suffix('"'));
    for source in sources {
        let known = registries.iter().any(|registry| source == format!("registry+{registry}"));
        assert!(known, "{source} is not a source that deny.toml allows");
    }
}

/// How many crates a library brings with its default features and perhaps one more, itself included.
fn count(root: &Path, name: &str, feature: Option<&str>) -> usize {
    let package = format!("jadoube-{name}");
    let asked = Command::new(env!("CARGO"))
        .args(["tree", "--offline", "--locked", "--edges=normal", "--prefix=none", "--package", &package])
        .args(feature.map(|feature| format!("--features={feature}")))
        .current_dir(root)
        .output()
        .unwrap();
    assert!(asked.status.success(), "{}", String::from_utf8_lossy(&asked.stderr));
    let text = String::from_utf8(asked.stdout).unwrap();
    text.lines().map(|line| line.trim_end_matches(" (*)")).collect::<BTreeSet<_>>().len()
}

#[test]
fn the_numbers_of_crates_are_those_of_the_table() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = std::fs::read_to_string(root.join("docs/DEPENDENCIES.md")).unwrap();
    let mut rows: Vec<(&str, Option<&str>, usize)> = Vec::new();
    for line in page.lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, name, listed, remark, _] = cells[..] else { continue };
        let Ok(listed) = listed.parse() else { continue };
        rows.push((name, None, listed));
        // `16 with the feature `texts``
        if let Some((before, feature)) = remark.split_once(" with the feature `") {
            let listed = before.rsplit(' ').next().and_then(|number| number.parse().ok()).expect(remark);
            rows.push((name, feature.strip_suffix('`'), listed));
        }
    }
    assert!(rows.len() > 14, "docs/DEPENDENCIES.md has no table of crates: {rows:?}");
    let wrong: Vec<String> = rows
        .iter()
        .map(|&(name, feature, listed)| (name, feature, listed, count(&root, name, feature)))
        .filter(|(_, _, listed, counted)| listed != counted)
        .map(|(name, feature, listed, counted)| {
            format!("{name} {}: {counted} crates, not {listed}", feature.unwrap_or_default())
        })
        .collect();
    assert!(wrong.is_empty(), "docs/DEPENDENCIES.md: {wrong:?}");
    // Reading PGN must stay small, and the board needs nothing.
    assert_eq!((count(&root, "board", None), count(&root, "notation", None)), (1, 3));
}

#[test]
fn an_expression_is_met_by_what_is_allowed() {
    let allowed = ["MIT", "Apache-2.0 WITH LLVM-exception", "Unicode-3.0"].map(str::to_owned);
    for met in ["MIT", "GPL-3.0 OR MIT", "Apache-2.0 WITH LLVM-exception", "(GPL-3.0 OR MIT) AND Unicode-3.0", "X/MIT"]
    {
        assert!(is_met(met, &allowed), "{met}");
    }
    for not in ["GPL-3.0", "MIT AND GPL-3.0", "(GPL-3.0 OR X) AND MIT", "none", "", "(MIT"] {
        assert!(!is_met(not, &allowed), "{not}");
    }
}
