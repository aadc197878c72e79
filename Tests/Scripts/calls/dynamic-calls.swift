// A value that takes any call: its arguments come in an array, or with their labels in a dictionary.
@dynamicCallable struct Adder {
  var base = 0
  func dynamicallyCall(withArguments numbers: [Int]) -> Int { numbers.reduce(base, +) }
}
let add = Adder(base: 100)
print(add(), add(1), add(1, 2, 3))

@dynamicCallable struct Command {
  let name: String
  func dynamicallyCall(withKeywordArguments options: KeyValuePairs<String, Any>) -> String {
    name + options.map { $0.key.isEmpty ? " \($0.value)" : " --\($0.key)=\($0.value)" }.joined()
  }
}
let git = Command(name: "git")
print(git("commit", message: "first", amend: true))
print(git(depth: 1), git("status"), git())

// Both: labels ask for the dictionary, none for the array.
@dynamicCallable class Both {
  func dynamicallyCall(withArguments all: [String]) -> String { "array \(all)" }
  func dynamicallyCall(withKeywordArguments all: [String: Double]) -> Int { all.count }
}
let both = Both()
print(both("a", "b"), both(x: 1, y: 2.5), both())

// What it can be called as otherwise goes first.
@dynamicCallable struct Either {
  func callAsFunction(_ x: Int) -> String { "callAsFunction \(x)" }
  func dynamicallyCall(withArguments all: [Int]) -> String { "dynamically \(all)" }
}
print(Either()(1))

@dynamicCallable struct Failing {
  struct Problem: Error {}
  func dynamicallyCall(withArguments all: [Int]) throws -> Int {
    if all.isEmpty { throw Problem() }
    return all[0]
  }
}
do { print(try Failing()(7)); print(try Failing()()) } catch { print("caught", error) }
let chained: Adder? = add
print(chained?(5) as Any)
