// `{ $item in … }`: the closure is handed the projection, and `item` is the value behind it.
@propertyWrapper
struct Link<Value> {
  let read: () -> Value
  let write: (Value) -> Void
  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }
  init(projectedValue: Link<Value>) { self = projectedValue }
  var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  var projectedValue: Link<Value> { self }
}

var numbers = [1, 2, 3]

func forEachLink(_ body: (Link<Int>) -> Void) {
  for index in numbers.indices {
    body(Link(read: { numbers[index] }, write: { numbers[index] = $0 }))
  }
}

forEachLink { $number in
  number *= 10
  if number > 10 { $number.wrappedValue += 1 }
}
print(numbers)
forEachLink { $number in print(number, $number.read() == number) }

func mapLinks<Result>(_ body: (Link<Int>, String) -> Result) -> [Result] {
  numbers.indices.map { index in
    body(Link(read: { numbers[index] }, write: { numbers[index] = $0 }), "n\(index)")
  }
}
print(mapLinks { $number, name in "\(name) = \(number)" })
let changes: [() -> Void] = mapLinks { ($number: Link<Int>, _) in { number -= 1 } }
for change in changes { change() }
print(numbers)
