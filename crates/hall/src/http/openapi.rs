//! The OpenAPI document of the interface.

use std::sync::LazyLock;

use axum::http::header;
use axum::response::{IntoResponse, Response};
use jadoube_lawbook::Edition;

/// The document, with the existing editions filled in. A test compares it with the routes.
pub(crate) static DOCUMENT: LazyLock<String> = LazyLock::new(|| {
    let names = |editions: &[Edition]| -> String {
        editions.iter().map(|edition| format!("\"{edition}\"")).collect::<Vec<_>>().join(", ")
    };
    include_str!("../../openapi.json")
        .replace("\"{{editions}}\"", &names(Edition::all()))
        .replace("\"{{editions with interim texts}}\"", &names(Edition::known()))
});

pub(crate) async fn document() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], DOCUMENT.as_str()).into_response()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    #[test]
    fn exactly_the_routes_are_described() {
        let document: serde_json::Value = serde_json::from_str(&super::DOCUMENT).unwrap();
        let described: BTreeSet<&str> = document["paths"].as_object().unwrap().keys().map(String::as_str).collect();
        let source = include_str!("mod.rs");
        let routes = source.split(".route(\"").skip(1).filter_map(|rest| rest.split('"').next());
        let routes: BTreeSet<String> = routes.map(|route| route.replace("{*", "{")).collect();
        assert_eq!(routes.iter().map(String::as_str).collect::<BTreeSet<_>>(), described);
    }

    #[test]
    fn every_schema_that_is_named_exists() {
        let document: serde_json::Value = serde_json::from_str(&super::DOCUMENT).unwrap();
        let schemas = document["components"]["schemas"].as_object().unwrap();
        for name in super::DOCUMENT.split("#/components/schemas/").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(schemas.contains_key(name), "{name}");
        }
    }

    #[test]
    fn the_editions_are_those_of_the_lawbook() {
        let document: serde_json::Value = serde_json::from_str(&super::DOCUMENT).unwrap();
        let named = &document["paths"]["/api/laws/{edition}"]["get"]["parameters"][0]["schema"]["enum"];
        assert_eq!(*named, serde_json::to_value(jadoube_lawbook::Edition::all()).unwrap());
        assert!(!super::DOCUMENT.contains("{{"));
    }
}
