import Combine
final class VM: ObservableObject { @Published var q = "a" }
let vm = VM()
// A value that comes before the one in front of it has been taken would be lost.
let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
let t = Task {
  var seen: [String] = []
  for await v in vm.$q.values {
    seen.append(v)
    arrived.yield()
    if seen.count == 3 { break }
  }
  return seen
}
var next = arrivals.makeAsyncIterator()
await next.next()
try await Task.sleep(for: .milliseconds(5))
vm.q = "b"
await next.next()
try await Task.sleep(for: .milliseconds(5))
vm.q = "c"
print(await t.value)
for await n in [1,2,3].publisher.values { print(n) }
struct E: Error {}
do { for try await n in Fail<Int, E>(error: E()).values { print(n) } } catch { print("error", error) }
let f = Future<Int, Never> { p in p(.success(9)) }
print(await f.value)
