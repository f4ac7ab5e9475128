//! Joins ES modules into one script: each becomes a function that runs once, in the order of the imports.
//!
//! It knows the forms that the pages use, and refuses what it does not know: `import "…"`, `import { a, b as c } from "…"`, and `export`
//! before a declaration. A binding that changes after it was exported could not be followed, so `export let` is refused; so is a text in
//! backquotes that goes over several lines, because indentation is left out.

use std::collections::HashSet;
use std::fmt::Write as _;

/// Why modules cannot be joined.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LinkError {
    /// There is no such module.
    #[error("{from} imports {name}, which is not there")]
    Missing {
        /// What was imported, as a path under `web/`.
        name: String,
        /// The module that imports it.
        from: String,
    },
    /// A line cannot be understood.
    #[error("{module}: found {found:?}, expected an import of names in braces, or an export of a declaration")]
    Unknown {
        /// The module.
        module: String,
        /// The line.
        found: String,
    },
    /// Modules import each other.
    #[error("{0} imports itself by way of others")]
    Circle(String),
}

/// One script from the module `entry` and everything that it imports. `read` gives the text of a module by its path under `web/`.
pub fn link(entry: &str, read: impl Fn(&str) -> Option<String>) -> Result<String, LinkError> {
    let mut linker =
        Linker { read, done: HashSet::new(), open: Vec::new(), out: String::from("const modules = {};\n") };
    linker.add(entry, entry)?;
    Ok(linker.out)
}

struct Linker<F> {
    read: F,
    done: HashSet<String>,
    open: Vec<String>,
    out: String,
}

/// A module taken apart.
#[derive(Default)]
struct Module {
    /// The imported modules, each with what it is destructured into.
    imports: Vec<(String, String)>,
    exports: Vec<String>,
    body: String,
}

/// The module that an address names: `/web/lib/dom.js` is `lib/dom.js`.
fn path(address: &str) -> &str {
    address.strip_prefix("/web/").unwrap_or(address)
}

fn take_apart(name: &str, text: &str) -> Result<Module, LinkError> {
    let mut module = Module::default();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let unknown = |found: &str| LinkError::Unknown { module: name.to_owned(), found: found.to_owned() };
        if line.starts_with("import ") {
            let mut whole = line.to_owned();
            while !whole.trim_end().ends_with(';') {
                let next = lines.next().ok_or_else(|| unknown(line))?;
                whole.push(' ');
                whole.push_str(next.trim());
            }
            let address = whole.split('"').nth(1).ok_or_else(|| unknown(&whole))?;
            let before = whole.split('"').next().unwrap_or_default();
            let names = match before.split_once('{') {
                Some((_, rest)) => rest.split('}').next().unwrap_or_default().replace(" as ", ": "),
                None if before.trim() == "import" => String::new(),
                None => return Err(unknown(&whole)),
            };
            module.imports.push((path(address).to_owned(), names.trim().trim_end_matches(',').to_owned()));
        } else if let Some(declared) = line.strip_prefix("export ") {
            if declared == "{};" {
                continue;
            }
            let words = declared.strip_prefix("async ").unwrap_or(declared);
            let Some(rest) = ["function ", "class ", "const "].iter().find_map(|kind| words.strip_prefix(kind)) else {
                return Err(unknown(line));
            };
            let exported: String = rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_' || *c == '$').collect();
            if exported.is_empty() {
                return Err(unknown(line));
            }
            module.exports.push(exported);
            module.body.push_str(declared);
            module.body.push('\n');
        } else if is_comment(line, &mut lines) || line.trim().is_empty() {
            // Nobody reads them there, and a phone would load them.
        } else if line.matches('`').count() % 2 == 1 {
            // Indentation inside a text over several lines would be part of it.
            return Err(unknown(line));
        } else {
            module.body.push_str(line.trim_start());
            module.body.push('\n');
        }
    }
    Ok(module)
}

/// Whether a line is a comment and nothing else. The rest of a comment over several lines is taken too.
fn is_comment(line: &str, rest: &mut std::str::Lines<'_>) -> bool {
    let text = line.trim();
    if text.starts_with("//") {
        return true;
    }
    if !text.starts_with("/**") {
        return false;
    }
    match text.find("*/") {
        // A type before an expression: `/** @type {…} */ (…)`.
        Some(end) => end + 2 == text.len(),
        None => {
            let _ = rest.find(|line| line.trim_end().ends_with("*/"));
            true
        }
    }
}

impl<F: Fn(&str) -> Option<String>> Linker<F> {
    fn add(&mut self, name: &str, from: &str) -> Result<(), LinkError> {
        if self.done.contains(name) {
            return Ok(());
        }
        if self.open.iter().any(|open| open == name) {
            return Err(LinkError::Circle(name.to_owned()));
        }
        let missing = || LinkError::Missing { name: name.to_owned(), from: from.to_owned() };
        let module = take_apart(name, &(self.read)(name).ok_or_else(missing)?)?;
        self.open.push(name.to_owned());
        for (imported, _) in &module.imports {
            self.add(imported, name)?;
        }
        self.open.pop();
        // Modules may wait for something at their top, as texts do for their messages.
        let _ = writeln!(self.out, "modules[{name:?}] = await (async () => {{");
        for (imported, names) in module.imports.iter().filter(|(_, names)| !names.is_empty()) {
            let _ = writeln!(self.out, "const {{ {names} }} = modules[{imported:?}];");
        }
        let _ = writeln!(self.out, "{}return {{ {} }};\n}})();", module.body, module.exports.join(", "));
        self.done.insert(name.to_owned());
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn linked(modules: &[(&str, &str)]) -> Result<String, LinkError> {
        link("a.js", |name| modules.iter().find(|(known, _)| *known == name).map(|(_, text)| (*text).to_owned()))
    }

    #[test]
    fn modules_come_once_and_before_those_that_import_them() {
        let a = "import \"/web/c.js\";\nimport {\n  one,\n  two as three,\n} from \"/web/b.js\";\nthree(one);\n";
        let b = "// A remark.\nimport { see } from \"/web/c.js\";\n/** @param {remark} a\n * a remark */\nexport const one = see;\nexport async function two() {}\n";
        let script = linked(&[("a.js", a), ("b.js", b), ("c.js", "export class see {}\n")]).unwrap();
        let order: Vec<_> =
            ["a.js", "b.js", "c.js"].map(|name| script.find(&format!("modules[{name:?}] = ")).unwrap()).into();
        assert!(order[2] < order[1] && order[1] < order[0]);
        assert_eq!(script.matches("modules[\"c.js\"] = ").count(), 1);
        assert!(script.contains("const { one, two: three } = modules[\"b.js\"];"), "{script}");
        assert!(!script.contains("remark"), "{script}");
        assert!(script.contains("return { one, two };") && !script.contains("export "), "{script}");
    }

    #[test]
    fn what_cannot_be_joined_is_named() {
        let missing = linked(&[("a.js", "import \"/web/b.js\";\n")]).unwrap_err();
        assert_eq!(missing.to_string(), "a.js imports b.js, which is not there");
        let circle = linked(&[("a.js", "import \"/web/b.js\";\n"), ("b.js", "import \"/web/a.js\";\n")]).unwrap_err();
        assert_eq!(circle, LinkError::Circle("a.js".to_owned()));
        for line in [
            "export let a = 1;",
            "export default 1;",
            "import * as a from \"/web/b.js\";",
            "export * from \"b\";",
            "const a = `one\n  two`;",
        ] {
            assert!(matches!(linked(&[("a.js", line)]), Err(LinkError::Unknown { .. })), "{line}");
        }
    }
}
