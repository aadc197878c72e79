// Notice: services found by type in a container, and a chain of middleware that wraps a handler from the outside in.
final class Container {
  private var factories: [ObjectIdentifier: (Container) -> Any] = [:]
  private var shared: [ObjectIdentifier: Any] = [:]
  private(set) var made: [String] = []

  func register<Service>(_ type: Service.Type = Service.self, _ make: @escaping (Container) -> Service) {
    factories[ObjectIdentifier(type)] = make
  }
  func single<Service>(_ type: Service.Type = Service.self, _ make: @escaping (Container) -> Service) {
    register(type) { container in
      if let existing = container.shared[ObjectIdentifier(type)] as? Service { return existing }
      let service = make(container)
      container.shared[ObjectIdentifier(type)] = service
      return service
    }
  }
  func find<Service>(_ type: Service.Type = Service.self) -> Service? {
    guard let service = factories[ObjectIdentifier(type)]?(self) as? Service else { return nil }
    made.append("\(Service.self)")
    return service
  }
}

protocol Logger: AnyObject { func log(_ text: String) }
protocol UserStore { func name(for id: Int) -> String? }
final class MemoryLogger: Logger {
  private(set) var lines: [String] = []
  func log(_ text: String) { lines.append(text) }
}
struct FixedUsers: UserStore {
  var users = [1: "Ada", 2: "Bob"]
  func name(for id: Int) -> String? { users[id] }
}
final class Greeter {
  let users: any UserStore
  let logger: any Logger
  init(users: any UserStore, logger: any Logger) { (self.users, self.logger) = (users, logger) }
  func greet(_ id: Int) -> String {
    logger.log("greet \(id)")
    return users.name(for: id).map { "Hello \($0)" } ?? "Who is \(id)?"
  }
}

let container = Container()
container.single((any Logger).self) { _ in MemoryLogger() }
container.register((any UserStore).self) { _ in FixedUsers() }
container.register { c in Greeter(users: c.find()!, logger: c.find()!) }

let greeter: Greeter = container.find()!
print(greeter.greet(1), greeter.greet(3))
print(greeter === container.find(Greeter.self)!, greeter.logger === container.find((any Logger).self)!)
print(container.find(Int.self) as Any, container.made.count, (greeter.logger as? MemoryLogger)?.lines ?? [])
// A test swaps one part.
container.register((any UserStore).self) { _ in FixedUsers(users: [3: "Test"]) }
print(container.find(Greeter.self)!.greet(3))

struct Request { var path: String, user: Int? = nil }
struct Response: CustomStringConvertible {
  var status = 200, body = ""
  var description: String { "\(status) \(body)" }
}
typealias Handler = (Request) throws -> Response
typealias Middleware = (@escaping Handler) -> Handler
struct HTTPError: Error { let status: Int, reason: String }

func logging(_ logger: any Logger) -> Middleware {
  { next in
    { request in
      logger.log("> \(request.path)")
      let response = try next(request)
      logger.log("< \(response.status)")
      return response
    }
  }
}
let recovering: Middleware = { next in
  { request in
    do { return try next(request) } catch let error as HTTPError {
      return Response(status: error.status, body: error.reason)
    }
  }
}
func requireUser(except open: String...) -> Middleware {
  { next in { request in
    guard request.user != nil || open.contains(request.path) else {
      throw HTTPError(status: 401, reason: "who are you?")
    }
    return try next(request)
  } }
}
let shouting: Middleware = { next in
  { var response = try next($0); response.body = response.body.uppercased(); return response }
}
func chain(_ middleware: Middleware..., handler: @escaping Handler) -> Handler {
  middleware.reversed().reduce(handler) { $1($0) }
}

let memory = MemoryLogger()
let app = chain(logging(memory), recovering, requireUser(except: "/", "/crash"), shouting) { request in
  switch request.path {
  case "/": return Response(body: "welcome")
  case "/me": return Response(body: greeter.greet(request.user!))
  case let path where path.hasPrefix("/say/"): return Response(body: String(path.dropFirst(5)))
  default: throw HTTPError(status: 404, reason: "no \(request.path)")
  }
}
for request in [Request(path: "/"), Request(path: "/me"), Request(path: "/me", user: 2), Request(path: "/crash"),
                Request(path: "/say/it", user: 1)] {
  print(request.path, "->", try app(request))
}
print(memory.lines.joined(separator: " "))
let bare = chain { _ in throw HTTPError(status: 500, reason: "bare") }
do { print(try bare(Request(path: "x"))) } catch { print("not caught inside:", (error as? HTTPError)?.status ?? 0) }
