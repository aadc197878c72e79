import Diagnostics

/// Finding the tests that a script declares.
extension Checker {
  /// The classes that inherit from XCTestCase and have functions `test…`, those that they inherit among them.
  public func testClasses() -> [(name: String, tests: [String], waiting: Set<String>)] {
    let types = main.names.values.joined().compactMap { member -> Nominal? in
      if case .type(let nominal) = member, nominal.kind == .class, nominal.generics.parameters.isEmpty {
        nominal
      } else {
        nil
      }
    }
    return types.sorted { ($0.span.source.name, $0.span.start) < ($1.span.source.name, $1.span.start) }
      .compactMap { nominal in
        let tests = testFunctions(of: nominal)
        return tests.isEmpty ? nil : (nominal.name, tests, waiting(tests, of: nominal))
      }
  }

  private func waiting(_ tests: [String], of nominal: Nominal) -> Set<String> {
    Set(
      tests.filter { name in
        members(named: name, of: nominal.selfType, isMetatype: false, in: nominal.generics).contains { found in
          if case .function(let function) = found.member { function.isAsync } else { false }
        }
      })
  }

  private func testFunctions(of nominal: Nominal) -> [String] {
    prepare(nominal)
    guard case .nominal(let superclass, _)? = nominal.superclass else { return [] }
    if superclass.name == "XCTestCase", superclass.module.name == "XCTest" { return ownTestFunctions(of: nominal) }
    guard isTestCase(superclass) else { return [] }
    let inherited = testFunctions(of: superclass)
    return inherited + ownTestFunctions(of: nominal).filter { !inherited.contains($0) }
  }

  private func isTestCase(_ nominal: Nominal) -> Bool {
    prepare(nominal)
    guard case .nominal(let superclass, _)? = nominal.superclass else { return false }
    return superclass.name == "XCTestCase" && superclass.module.name == "XCTest" || isTestCase(superclass)
  }

  private func ownTestFunctions(of nominal: Nominal) -> [String] {
    nominal.memberOrder.compactMap { member in
      guard case .function(let function) = member, function.kind == .function, function.name.hasPrefix("test"),
        !function.isStatic, function.access > .fileprivate
      else { return nil }
      prepare(function)
      return function.parameters.isEmpty ? function.name : nil
    }
  }
}
