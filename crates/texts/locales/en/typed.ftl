# What pairing lists that people paste are understood by: words, with spaces between. A language leaves empty what it has
# no words for.
#
# Above columns and pages.
typed-heads = white black result results score board boards bo no nr name names player players rating rtg elo pts points title fed round rd table opponent vs
# "Bye" itself, and in one word with how many points it is worth.
typed-bye = bye byes
typed-bye-half = { "" }
typed-bye-zero = unpaired absent withdrawn
typed-bye-granted = { "" }
# How many points, beside "bye".
typed-worth-half = half halfpoint
typed-worth-full = one
typed-worth-granted = full fullpoint
typed-worth-zero = zero zeropoint no
# What goes with the others and says nothing by itself.
typed-beside = point points pt pts requested allocated
# Sayings of several words for a bye without points, with semicolons between.
typed-not-paired = not paired
