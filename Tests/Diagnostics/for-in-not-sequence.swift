for x in 5 { print(x) } // error: Sequence
struct S {}
for y in S() { print(y) } // error: Sequence
for (a, b) in [1, 2] { print(a, b) } // error: Int
for c in nil { print(c) } // error: nil
