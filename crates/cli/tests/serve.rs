//! `jadoube serve` as the person who looks after it meets it: its log, its certificate, its complaints.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};

struct Hall {
    process: Child,
    address: SocketAddr,
    password: String,
    folder: tempfile::TempDir,
}

fn command(folder: &tempfile::TempDir) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    command.arg("serve").args(["--listen", "127.0.0.1:0"]).current_dir(folder.path());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

impl Hall {
    fn open(log: &str, level: &str) -> Hall {
        let folder = tempfile::tempdir().unwrap();
        let mut process = command(&folder).args(["--log", log]).env("JADOUBE_LOG", level).spawn().unwrap();
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
        let (mut address, mut password) = (None, None);
        while address.is_none() || password.is_none() {
            let line = lines.next().unwrap().unwrap();
            if let Some(url) = line.strip_prefix("The hall is open: http://") {
                address = Some(url.parse().unwrap());
            } else if line.contains("one-time password") {
                password = line.split_whitespace().last().map(str::to_owned);
            }
        }
        Hall { process, address: address.unwrap(), password: password.unwrap(), folder }
    }

    fn post(&self, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(self.address).unwrap();
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
            self.address,
            body.len()
        );
        stream.write_all(head.as_bytes()).unwrap();
        stream.write_all(body.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Ends the hall and gives what it has logged.
    fn log(mut self) -> String {
        self.process.kill().unwrap();
        let mut log = String::new();
        self.process.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        self.process.wait().unwrap();
        drop(self.folder);
        log
    }
}

#[test]
fn the_log_is_json_where_that_is_asked_for_and_holds_no_secret() {
    let hall = Hall::open("json", "jadoube_hall=trace");
    let password = hall.password.clone();
    assert!(
        hall.post("/api/v1/login", "{\"name\":\"arbiter\",\"password\":\"wrong guess\"}").starts_with("HTTP/1.1 401")
    );
    let answer = hall.post("/api/v1/login", &format!("{{\"name\":\"arbiter\",\"password\":\"{password}\"}}"));
    let session = answer.split("jadoube=").nth(1).unwrap().split(';').next().unwrap().to_owned();
    let board = hall.post("/api/v1/games", "{\"control\":\"90+30\"}");
    let board: serde_json::Value = serde_json::from_str(board.split_once("\r\n\r\n").unwrap().1).unwrap();
    let token = |key: &str| board[key].as_str().unwrap().to_owned();
    let join = format!("{{\"token\":\"{}\"}}", token("white"));
    assert!(hall.post("/api/v1/join", &join).starts_with("HTTP/1.1 200"));

    let log = hall.log();
    let lines: Vec<serde_json::Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let said = |message: &str| lines.iter().find(|line| line["message"] == message);
    assert_eq!(said("logged in").expect(&log)["account"], "arbiter");
    assert_eq!(said("could not log in").expect(&log)["level"], "WARN");
    assert_eq!(said("answered").expect(&log)["path"], "/api/v1/login");
    for secret in [&password, &session, &token("white"), &token("black"), &token("arbiter"), &"wrong guess".to_owned()]
    {
        assert!(!log.contains(secret.as_str()), "{secret} is in the log:\n{log}");
    }
}

#[test]
fn a_quiet_log_says_nothing_while_all_is_well() {
    let hall = Hall::open("text", "warn");
    hall.post("/api/v1/games", "{\"control\":\"90+30\"}");
    assert_eq!(hall.log(), "");
}

#[test]
fn invalid_options_are_refused_before_the_server_listens() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("empty.pem"), "").unwrap();
    let complaint = |command: &mut Command| {
        let output = command.output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    let said = complaint(command(&folder).env("JADOUBE_LOG", "jadoube_hall=loud"));
    assert!(said.contains("JADOUBE_LOG") && said.contains("loud"), "{said}");
    let said = complaint(command(&folder).args(["--tls-cert", "empty.pem"]));
    assert!(said.contains("--tls-key"), "{said}");
    let said = complaint(command(&folder).args(["--tls-cert", "empty.pem", "--tls-key", "empty.pem"]));
    assert!(said.contains("empty.pem") && said.contains("certificate"), "{said}");
    let said = complaint(command(&folder).args(["--wasm", "empty.pem"]));
    assert!(said.contains("empty.pem") && said.contains("WebAssembly"), "{said}");
    assert!(!folder.path().join("jadoube.db").exists(), "nothing was made");
}
