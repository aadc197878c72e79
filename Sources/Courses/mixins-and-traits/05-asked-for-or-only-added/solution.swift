import Presentables

protocol Host {
  var name: String { get }
  var greeting: String { get }
}

extension Host {
  var greeting: String { "Hello from \(name)" }
}

struct Gru: Host {
  var name: String { "Gru" }
  var greeting: String { "What do you want?" }
}

let host: any Host = Gru()
print(host.greeting)
