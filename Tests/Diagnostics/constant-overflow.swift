let a = 9223372036854775807 + 1 // error: overflow
