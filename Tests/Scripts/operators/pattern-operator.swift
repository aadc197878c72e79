// Overloading ~= makes new kinds of patterns for switch, if case and catch.
struct Prefix { let text: String }
struct Suffix { let text: String }
struct Multiple { let of: Int }

func ~= (pattern: Prefix, value: String) -> Bool { value.hasPrefix(pattern.text) }
func ~= (pattern: Suffix, value: String) -> Bool { value.hasSuffix(pattern.text) }
func ~= (pattern: Multiple, value: Int) -> Bool { value % pattern.of == 0 }
func ~= <T>(pattern: (T) -> Bool, value: T) -> Bool { pattern(value) }
func ~= <T: Equatable>(pattern: [T], value: T) -> Bool { pattern.contains(value) }

func starts(_ text: String) -> Prefix { Prefix(text: text) }

func kind(of file: String) -> String {
  switch file {
  case "README": return "exact"
  case starts("test"): return "test"
  case Suffix(text: ".swift"), Suffix(text: ".c"): return "source"
  case ["LICENSE", "NOTICE"]: return "legal"
  case { $0.count > 12 }: return "long"
  default: return "other"
  }
}
for file in ["README", "test_a.swift", "main.swift", "x.c", "NOTICE", "a-very-long-name", "notes"] {
  print(file, "->", kind(of: file))
}

func isPrime(_ n: Int) -> Bool { n > 1 && !(2..<n).contains { n % $0 == 0 } }

func fizz(_ n: Int) -> String {
  switch n {
  case Multiple(of: 15): "FizzBuzz"
  case Multiple(of: 3): "Fizz"
  case Multiple(of: 5): "Buzz"
  case isPrime: "prime"
  default: "\(n)"
  }
}
print((1...15).map(fizz).joined(separator: " "))

if case starts("he") = "hello" { print("greeting") }
if case 1..<10 = 7, case Multiple(of: 7) = 7 { print("lucky") }
for case Multiple(of: 4) in 1...12 { print("a fourth") }
print(1...3 ~= 2, "a" ~= "a", Prefix(text: "x") ~= "y")

// Patterns inside tuples and enum payloads use it as well.
enum Command { case open(String), go(Int) }
for command in [Command.open("test.txt"), .open("a.txt"), .go(21), .go(22)] {
  switch command {
  case .open(starts("test")): print("open a test")
  case .open: print("open")
  case .go(Multiple(of: 7)): print("go week-wise")
  case .go(let n): print("go", n)
  }
}
switch (9, "swift") {
case (isPrime, _): print("prime first")
case (Multiple(of: 3), starts("sw")): print("both match")
default: print("none")
}
