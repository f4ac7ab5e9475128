list-and = { $others } en { $last }
