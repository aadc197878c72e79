let a = 1 / 0 // error: zero
