### Questions as JSON: what is wrong with one.

api-an-edition = an edition: { $names }
api-bad-encoding = this is UTF-16, expected UTF-8 or Latin-1
api-unknown-language = “{ $found }” is not a language of notation, expected one of { $known }
api-unknown-form = “{ $found }” is not a form of notation, expected one of { $known }
api-form-not-in-language = the form “{ $form }” does not exist in the language “{ $language }”
