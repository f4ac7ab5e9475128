//! Runs the tests in Python against the module that cargo has built, and compares the answers on all cases with those of Rust.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The interpreter: the one that `PYTHON` names, or `python3`; why it cannot be used otherwise.
fn interpreter() -> Result<String, String> {
    let python = env::var("PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let asked =
        Command::new(&python).args(["-c", "import sys; print(sys.version_info >= (3, 11), sys.version)"]).output();
    match asked {
        Err(error) => Err(format!("{python}: {error}")),
        Ok(output) if output.stdout.starts_with(b"True") => Ok(python),
        Ok(output) => Err(format!("{python} is too old: {}", String::from_utf8_lossy(&output.stdout).trim())),
    }
}

/// The package as it is installed: the files of `python/`, and the module beside them.
fn package() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("python");
    let package = folder.join("jadoube");
    fs::create_dir_all(&package).unwrap();
    for file in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("python/jadoube")).unwrap() {
        let file = file.unwrap().path();
        if file.is_file() {
            fs::copy(&file, package.join(file.file_name().unwrap())).unwrap();
        }
    }
    let module = env::current_exe().unwrap().parent().unwrap().join("lib_jadoube.so");
    fs::copy(&module, package.join("_jadoube.abi3.so")).unwrap_or_else(|error| panic!("{}: {error}", module.display()));
    folder
}

#[test]
#[cfg(target_os = "linux")]
fn python_tests_pass() {
    let python = match interpreter() {
        Ok(python) => python,
        Err(reason) => {
            println!("skipped: the Python package is not tested: {reason}: expected Python 3.11 or newer");
            return;
        }
    };
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (package, cases) = (package(), here.join("../../cases"));
    let answers = package.join("answers.tsv");
    let _ = fs::remove_file(&answers);
    let run = Command::new(&python)
        .args(["-X", "dev", "-m", "unittest", "discover", "-s"])
        .arg(here.join("tests"))
        .env("PYTHONPATH", &package)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("PYTHONUTF8", "1")
        .env("JADOUBE_ROOT", here.join("../.."))
        .env("JADOUBE_CASES", &cases)
        .env("JADOUBE_ANSWERS", &answers)
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{told}");
    println!("{}", told.lines().find(|line| line.starts_with("Ran ")).unwrap_or_default());

    // What Python was given is, to the byte, what Rust gives.
    let answers: BTreeMap<String, String> = fs::read_to_string(&answers)
        .unwrap()
        .lines()
        .filter_map(|line| line.split_once('\t'))
        .map(|(file, answer)| (file.to_owned(), answer.to_owned()))
        .collect();
    assert!(answers.len() > 20, "{} files", answers.len());
    for (file, answer) in answers {
        let text = fs::read_to_string(cases.join(&file)).unwrap();
        let rule = jadoube_api::rule(&text, &[], jadoube_texts::Locale::EN);
        assert_eq!(answer, jadoube_api::json(jadoube_api::Answer::Rule(rule)).trim_end(), "{file}");
    }
}
