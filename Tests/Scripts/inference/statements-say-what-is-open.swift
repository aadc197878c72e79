// Where nothing else says what a closure of several statements takes, the first statement that uses it does.
final class Box<T> {
  var v: T?
  init() {}
}

func fill<T>(_ body: (Box<T>) -> Void) -> Box<T> {
  let box = Box<T>()
  body(box)
  return box
}

func collect<T>(_ body: (inout [T]) -> Void) -> [T] {
  var all: [T] = []
  body(&all)
  return all
}

print(collect { a in a.append(1); a.append(2) })
let doubled = collect { a in
  let n = 3
  a.append(n * 2)
  print(a.count)
}
print(doubled)
let three = fill { b in print("a"); b.v = 3 }
print(three.v as Any)
let text = fill { b in
  if doubled.count == 1 { b.v = "x" }
}
print(text.v as Any)
let number = fill { b in
  guard true else { return }
  b.v = 2.5
  print(b.v!)
}
let word = fill { b in
  let x = "hi"
  b.v = x
  print(x)
}
print(word.v as Any, number.v as Any)
let chosen = fill { b in
  switch doubled[0] {
  case 6: b.v = [1]
  default: b.v = [2]
  }
}
print(chosen.v as Any)

func later(_ done: @escaping (Result<String, Error>) -> Void) { done(.success("later")) }

let streamed = AsyncStream { continuation in
  Task {
    for i in 1...3 { continuation.yield(i) }
    continuation.finish()
  }
}
for await n in streamed { print(n) }
let waited = await withCheckedContinuation { continuation in
  print("go")
  continuation.resume(returning: 5)
}
print(waited + 1)
let result = try await withCheckedThrowingContinuation { continuation in
  later { result in
    switch result {
    case .success(let text): continuation.resume(returning: text)
    case .failure(let error): continuation.resume(throwing: error)
    }
  }
}
print(result.count)

actor Waiter {
  private var waiting: CheckedContinuation<Void, Never>?
  func wait() async {
    await withCheckedContinuation { continuation in
      print("set")
      waiting = continuation
      waiting?.resume()
    }
    print("woke")
  }
}
await Waiter().wait()
