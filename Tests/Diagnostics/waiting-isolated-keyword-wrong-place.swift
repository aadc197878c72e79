struct S {
    isolated func f() {}  // error: `isolated` on a function is not allowed
    isolated let x = 1  // error: `isolated` on a `let` is not allowed
}
