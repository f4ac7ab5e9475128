//! The interface described for programs, as an OpenAPI document.

use axum::http::header;
use axum::response::{IntoResponse, Response};

/// The document. A test compares it with the routes.
pub(crate) const DOCUMENT: &str = include_str!("../../openapi.json");

pub(crate) async fn document() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], DOCUMENT).into_response()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    #[test]
    fn every_route_is_described_and_no_other() {
        let document: serde_json::Value = serde_json::from_str(super::DOCUMENT).unwrap();
        let described: BTreeSet<&str> = document["paths"].as_object().unwrap().keys().map(String::as_str).collect();
        let source = include_str!("mod.rs");
        let routes = source.split(".route(\"").skip(1).filter_map(|rest| rest.split('"').next());
        let routes: BTreeSet<String> = routes.map(|route| route.replace("{*", "{")).collect();
        assert_eq!(routes.iter().map(String::as_str).collect::<BTreeSet<_>>(), described);
    }

    #[test]
    fn every_schema_that_is_named_exists() {
        let document: serde_json::Value = serde_json::from_str(super::DOCUMENT).unwrap();
        let schemas = document["components"]["schemas"].as_object().unwrap();
        for name in super::DOCUMENT.split("#/components/schemas/").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(schemas.contains_key(name), "{name}");
        }
    }
}
