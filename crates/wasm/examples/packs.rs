//! Writes the packs of the npm package into a folder: `cargo run -p jadoube-wasm --example packs -- DIR`.

use std::path::PathBuf;
use std::{env, fs, io};

use jadoube_texts::Locale;
use jadoube_wasm::packs::Pack;

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "packs".to_owned()));
    fs::create_dir_all(&folder)?;
    let own: Vec<Locale> = Locale::all().filter(|locale| locale.base() == *locale).collect();
    for &locale in &own {
        if locale != Locale::EN {
            fs::write(folder.join(format!("messages-{locale}.json")), Pack::messages(locale).to_json())?;
        }
        fs::write(folder.join(format!("articles-{locale}.json")), Pack::articles(&[locale]).to_json())?;
    }
    fs::write(folder.join("articles.json"), Pack::articles(&own).to_json())
}
