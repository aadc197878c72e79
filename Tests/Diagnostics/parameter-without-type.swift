func f(n) {} // error: type
