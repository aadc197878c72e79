struct Missing: Error { var name = "" }
func need(_ value: Int?) throws -> Int { try value ?? { throw Missing() }() }
print(try need(1))
do { _ = try need(nil) } catch { print(error) }
func surely(_ value: Int?) -> Int { value ?? { fatalError("no value") }() }
print(surely(2))
func loud(_ value: String?) throws -> String {
  return try value ?? {
    print("nothing")
    throw Missing(name: "loud")
  }()
}
print(try loud("a"), (try? loud(nil)) as Any)
print((try? Int("x") ?? { throw Missing() }()) as Any)
func attempt<T>(_ body: () throws -> T) -> String { "\(T.self)" }
print(attempt { throw Missing() }, attempt { fatalError() })
let stop = { fatalError() }
let fail = { throw Missing() }
print(type(of: stop), type(of: fail))
