func f() -> Int {
    lazy var x = 3  // unsupported: lazy local variables
    return x
}
print(f())
