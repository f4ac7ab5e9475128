//! Builds tests/program.c against the header and both libraries, with AddressSanitizer, and runs it.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Where cargo has put the libraries, beside this test.
fn libraries() -> PathBuf {
    std::env::current_exe().unwrap().parent().unwrap().to_owned()
}

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// `cc` with the warnings of a careful C programmer.
fn cc(output: &Path, arguments: &[&str]) -> std::io::Result<Output> {
    let mut cc = Command::new("cc");
    cc.args(["-std=c11", "-Wall", "-Wextra", "-Werror", "-pedantic", "-g", "-I"]).arg(here().join("include"));
    cc.arg("-o").arg(output).args(arguments).output()
}

fn text(output: &Output) -> String {
    [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes).into_owned()).concat()
}

/// Whether programs can be built and run with AddressSanitizer here; why not otherwise.
fn sanitizer() -> Result<(), String> {
    let (source, program) = (scratch("empty.c"), scratch("empty"));
    std::fs::write(&source, "int main(void) { return 0; }\n").unwrap();
    let built =
        cc(&program, &["-fsanitize=address", source.to_str().unwrap()]).map_err(|error| format!("cc: {error}"))?;
    if !built.status.success() {
        return Err(format!("cc has no AddressSanitizer: {}", text(&built).lines().next().unwrap_or_default()));
    }
    let run = Command::new(&program).output().map_err(|error| error.to_string())?;
    match run.status.success() {
        true => Ok(()),
        false => Err(format!("AddressSanitizer does not run: {}", text(&run).lines().next().unwrap_or_default())),
    }
}

fn runs(program: &Path, libraries: &Path) {
    let run = Command::new(program).env("LD_LIBRARY_PATH", libraries).output().unwrap();
    assert!(run.status.success(), "{}", text(&run));
    let passed: u32 = text(&run).split(' ').next().unwrap().parse().unwrap();
    assert!(passed > 100, "{}", text(&run));
}

#[test]
fn a_c_program_runs_under_address_sanitizer() {
    if let Err(reason) = sanitizer() {
        println!("skipped: the C library is not tested under AddressSanitizer: {reason}");
        return;
    }
    let program = scratch("program-static");
    let source = here().join("tests/program.c");
    let library = libraries().join("libjadoube.a");
    let arguments =
        ["-fsanitize=address", source.to_str().unwrap(), library.to_str().unwrap(), "-lpthread", "-ldl", "-lm"];
    let built = cc(&program, &arguments).unwrap();
    assert!(built.status.success(), "{}", text(&built));
    runs(&program, &libraries());
}

#[test]
fn the_shared_library_serves_the_same_program() {
    let program = scratch("program-shared");
    let source = here().join("tests/program.c");
    let folder = libraries();
    let arguments = [source.to_str().unwrap(), "-L", folder.to_str().unwrap(), "-ljadoube"];
    let built = match cc(&program, &arguments) {
        Ok(built) => built,
        Err(error) => {
            println!("skipped: the shared C library is not tested: cc: {error}");
            return;
        }
    };
    assert!(built.status.success(), "{}", text(&built));
    runs(&program, &folder);
}

/// The programs of a document: the text of each ```c block, and of the ```text block after it, which it prints.
fn programs(document: &str) -> Vec<(String, String)> {
    let block = |text: &str, open: &str| -> Option<(String, usize)> {
        let start = text.find(&format!("```{open}\n"))? + open.len() + 4;
        let end = start + text[start..].find("\n```")? + 1;
        Some((text[start..end].to_owned(), end))
    };
    let mut found = Vec::new();
    let mut rest = document;
    while let Some((program, end)) = block(rest, "c") {
        let (printed, length) = block(&rest[end..], "text").expect("what the program prints");
        found.push((program, printed));
        rest = &rest[end + length..];
    }
    found
}

#[test]
fn the_programs_of_the_documents_print_what_is_shown() {
    if let Err(error) = Command::new("cc").arg("--version").output() {
        println!("skipped: the C programs of the documents are not run: cc: {error}");
        return;
    }
    let root = here().join("../..");
    for name in ["README.md", "docs/C.md"] {
        let programs = programs(&std::fs::read_to_string(root.join(name)).unwrap());
        assert!(!programs.is_empty(), "{name} has no program");
        for (index, (text_of_program, printed)) in programs.into_iter().enumerate() {
            let stem = format!("{}-{index}", name.replace(['/', '.'], "-"));
            let (source, program) = (scratch(&format!("{stem}.c")), scratch(&stem));
            std::fs::write(&source, text_of_program).unwrap();
            let folder = libraries();
            let arguments = [source.to_str().unwrap(), "-L", folder.to_str().unwrap(), "-ljadoube"];
            let built = cc(&program, &arguments).unwrap();
            assert!(built.status.success(), "{name}: {}", text(&built));
            let run = Command::new(&program).env("LD_LIBRARY_PATH", &folder).output().unwrap();
            assert_eq!(text(&run), printed, "{name}");
        }
    }
}
