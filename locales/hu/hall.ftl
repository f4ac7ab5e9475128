### A terem: amit a fatáblákról feljegyeztek.

noted-started = a forduló elkezdődött
noted-arrived = { color } megérkezett
noted-offered = { color } döntetlent ajánl
noted-result = az eredményt kihirdették: { $score }
noted-struck = törölve
pairing-begun = a(z) { $round }. forduló { $board }. táblája már elkezdődött: { $white } – { $black } nem változhat. Ha tévedésből indult, előbb törölje az indítását a bírói asztalnál.
