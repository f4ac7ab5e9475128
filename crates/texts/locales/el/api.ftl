### Questions as JSON: what is wrong with one.

api-an-edition = μία έκδοση: { $names }
api-bad-encoding = αυτό είναι UTF-16, αναμενόταν UTF-8 ή Latin-1
api-unknown-language = το «{ $found }» δεν είναι γλώσσα γραφής κινήσεων· αναμενόταν ένα από τα { $known }
api-unknown-form = το «{ $found }» δεν είναι μορφή γραφής κινήσεων· αναμενόταν ένα από τα { $known }
api-form-not-in-language = η μορφή «{ $form }» δεν υπάρχει στη γλώσσα «{ $language }»
