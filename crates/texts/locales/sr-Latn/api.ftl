### Questions as JSON: what is wrong with one.

api-an-edition = izdanje: { $names }
api-bad-encoding = ovo je { "UTF-16" }, očekuje se { "UTF-8" } ili { "Latin-1" }
api-unknown-language = „{ $found }“ nije jezik notacije; moguće: { $known }
api-unknown-form = „{ $found }“ nije oblik notacije; moguće: { $known }
api-form-not-in-language = oblik „{ $form }“ ne postoji na jeziku „{ $language }“
