### Questions as JSON: what is wrong with one.

api-an-edition = en utgåva: { $names }
api-bad-encoding = detta är UTF-16, väntade UTF-8 eller Latin-1
api-unknown-language = ”{ $found }” är inte ett notationsspråk, väntade något av { $known }
api-unknown-form = ”{ $found }” är inte en notationsform, väntade någon av { $known }
api-form-not-in-language = formen ”{ $form }” finns inte på språket ”{ $language }”
