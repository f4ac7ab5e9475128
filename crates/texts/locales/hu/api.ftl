### Questions as JSON: what is wrong with one.

api-an-edition = kiadás: { $names }
api-bad-encoding = ez UTF-16, a várt kódolás UTF-8 vagy Latin-1
api-unknown-language = „{ $found }” nem ismert nyelve a lépések írásának; lehetséges: { $known }
api-unknown-form = „{ $found }” nem ismert írásmód; lehetséges: { $known }
api-form-not-in-language = „{ $form }” nevű írásmód nincs ezen a nyelven: „{ $language }”
