//! The connection to PostgreSQL over TLS: encrypted, and verified by name.

use crate::common;

use common::postgres::{Certificate, Server};
use jadoube_hall::store::postgres::Postgres;
use jadoube_hall::store::{Store as _, StoreError};

fn certificate(name: &str) -> Certificate {
    let made = rcgen::generate_simple_self_signed(vec![name.to_owned()]).unwrap();
    Certificate { certificate: made.cert.pem(), key: made.signing_key.serialize_pem() }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_reached_over_tls_if_its_certificate_is_right() {
    let folder = tempfile::tempdir().unwrap();
    let (right, wrong) = (certificate("localhost"), certificate("localhost"));
    let [right_file, wrong_file] = ["right.pem", "wrong.pem"].map(|name| folder.path().join(name));
    std::fs::write(&right_file, &right.certificate).unwrap();
    std::fs::write(&wrong_file, &wrong.certificate).unwrap();
    let Some(server) = Server::start_tls(folder.path(), &right) else { return };
    let local = server.loopback("localhost");

    for mode in ["verify-full", "require"] {
        let url = format!("{local} sslmode={mode} sslrootcert={}", right_file.display());
        let store = Postgres::open(&url, 2).await.unwrap();
        store.put("kind", "name".to_owned(), Some("value".to_owned())).await.unwrap();
        assert_eq!(store.get("kind", "name".to_owned()).await.unwrap().as_deref(), Some("value"));
    }

    let refused = async |url: String| match Postgres::open(&url, 2).await {
        Ok(_) => panic!("{url} was let in"),
        Err(StoreError::Unavailable(why)) => why,
        Err(error) => panic!("{url}: {error}"),
    };
    // The server refuses connections without TLS, so the ones above were encrypted.
    let why = refused(format!("{local} sslmode=disable")).await;
    assert!(why.contains("pg_hba"), "{why}");
    let why = refused(format!("{local} sslmode=verify-full sslrootcert={}", wrong_file.display())).await;
    assert!(why.contains("TLS"), "{why}");
    let other_name = server.loopback("db.example");
    let why = refused(format!("{other_name} sslmode=require sslrootcert={}", right_file.display())).await;
    assert!(why.contains("TLS"), "{why}");
    let plain = format!("{} sslmode=require sslrootcert={}", server.url(), right_file.display());
    refused(plain).await;
}
