// What each element becomes says what the literals in the sequence are.
for i: UInt32 in 0..<3 { print(i, type(of: i), terminator: " ") }
for i: UInt8 in 1...3 { print(i, type(of: i), terminator: " ") }
for i: Int16 in (0..<3).reversed() { print(i, type(of: i), terminator: " ") }
for i: Double in stride(from: 0, to: 3, by: 1) { print(i, terminator: " ") }
for i: Float in [1, 2] + [3] { print(i, terminator: " ") }
for i: Int? in [1, nil] { print(i as Any, terminator: " ") }
for (i, x): (Int, Float) in [(1, 2)] { print(i, x, terminator: " ") }
for i: Int in 0..<2 where i > 0 { print(i) }
