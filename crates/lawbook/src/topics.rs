//! Lists of topics: enums that know all their variants and are stored by name.

/// Declares an enum with the list of its variants.
macro_rules! topics {
    ($(#[$meta:meta])* $type:ident { $($(#[$doc:meta])* $name:ident,)* }) => {
        $(#[$meta])*
        #[serde(rename_all = "kebab-case")]
        pub enum $type {
            $($(#[$doc])* $name,)*
        }

        impl $type {
            /// All of them.
            pub const ALL: &'static [$type] = &[$($type::$name),*];
        }
    };
}

pub(crate) use topics;
