### Questions as JSON: what is wrong with one.

api-an-edition = kiadás: { $names }
api-bad-encoding = ez UTF-16, a várt kódolás UTF-8 vagy Latin-1
api-unknown-language = „{ $found }” nem egy írásmód nyelve; lehetséges: { $known }
api-unknown-form = „{ $found }” nem egy írásmód; lehetséges: { $known }
api-form-not-in-language = a(z) „{ $form }” forma nincs meg a(z) „{ $language }” nyelven
