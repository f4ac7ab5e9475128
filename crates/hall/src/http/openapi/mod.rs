//! The OpenAPI document of the interface. It is made from the types of the hall (feature `schema`) and kept in the repository.

#[cfg(feature = "schema")]
mod document;
#[cfg(feature = "schema")]
mod markdown;
#[cfg(feature = "schema")]
mod operation;
#[cfg(feature = "schema")]
mod operations;
#[cfg(feature = "schema")]
mod shapes;

use axum::http::header;
use axum::response::{IntoResponse, Response};

#[cfg(feature = "schema")]
pub use document::openapi_json;
#[cfg(feature = "schema")]
pub use markdown::api_md;

/// The document.
const DOCUMENT: &str = include_str!("../../../openapi.json");

pub(crate) async fn document() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], DOCUMENT).into_response()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    fn document() -> Value {
        serde_json::from_str(super::DOCUMENT).unwrap()
    }

    /// The methods of a route as the source names them: `get(visits::me)`, `get(a::b).post(c::d)`, `lists(post(e::f))`.
    fn methods(handlers: &str) -> impl Iterator<Item = &'static str> {
        ["get", "post", "delete"].into_iter().filter(move |method| {
            let called = format!("{method}(");
            handlers.split(&called).nth(1).is_some_and(|_| {
                let before = handlers.split(&called).next().and_then(|before| before.chars().next_back());
                before.is_none_or(|c| !c.is_alphanumeric() && c != '_')
            })
        })
    }

    #[test]
    fn exactly_the_routes_are_described() {
        let document = document();
        let paths = document["paths"].as_object().unwrap().iter();
        let described: BTreeSet<String> = paths
            .flat_map(|(path, methods)| {
                methods.as_object().unwrap().keys().map(move |method| format!("{method} {path}"))
            })
            .collect();
        let source = include_str!("../mod.rs");
        let routes = source.split(".route(\"").skip(1).filter_map(|rest| rest.split_once("\", "));
        let routes: BTreeSet<String> = routes
            .flat_map(|(path, rest)| {
                let handlers = rest.lines().next().unwrap_or_default();
                methods(handlers).map(move |method| format!("{method} {path}"))
            })
            .collect();
        assert_eq!(routes, described);
    }

    #[test]
    fn every_operation_has_an_id_of_its_own_and_a_schema_for_its_answer() {
        let document = document();
        let mut ids = BTreeSet::new();
        for (path, methods) in document["paths"].as_object().unwrap() {
            for (method, operation) in methods.as_object().unwrap() {
                let id = operation["operationId"].as_str().unwrap();
                assert!(ids.insert(id), "{id} twice");
                assert!(operation["security"].is_array(), "{method} {path}");
                let (_, done) = operation["responses"].as_object().unwrap().iter().next().unwrap();
                let described =
                    done["content"].as_object().into_iter().flatten().all(|(_, one)| one["schema"].is_object());
                assert!(described, "{method} {path}");
            }
        }
        assert!(ids.len() > 70);
    }

    #[test]
    fn every_schema_that_is_named_exists() {
        let document = document();
        for place in super::DOCUMENT.split("\"#/").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(document.pointer(&format!("/{place}")).is_some(), "{place}");
        }
    }

    #[test]
    fn the_editions_are_those_of_the_lawbook() {
        let document = document();
        let named = &document["paths"]["/api/v1/laws/{edition}"]["get"]["parameters"][0]["schema"]["enum"];
        assert_eq!(*named, serde_json::to_value(jadoube_lawbook::Edition::all()).unwrap());
    }
}
