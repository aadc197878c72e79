// Notice: rules that combine with operators, a fluent builder that checks at the end, and a result that comes in pages.
struct Rule<Value> {
  let problems: (Value) -> [String]
  init(problems: @escaping (Value) -> [String]) { self.problems = problems }
  init(_ message: String, _ isValid: @escaping (Value) -> Bool) { problems = { isValid($0) ? [] : [message] } }

  static func && (a: Rule, b: Rule) -> Rule { Rule { a.problems($0) + b.problems($0) } }
  static func || (a: Rule, b: Rule) -> Rule {
    Rule { value in
      let first = a.problems(value), second = b.problems(value)
      return first.isEmpty || second.isEmpty ? [] : [(first + second).joined(separator: " or ")]
    }
  }
  static prefix func ! (rule: Rule) -> Rule { Rule("must not be so") { !rule.problems($0).isEmpty } }
  func on<Root>(_ path: KeyPath<Root, Value>, _ name: String) -> Rule<Root> {
    Rule<Root> { root in problems(root[keyPath: path]).map { "\(name) \($0)" } }
  }
  var optional: Rule<Value?> { Rule<Value?> { $0.map(problems) ?? [] } }
}
extension Rule where Value: Collection {
  static var notEmpty: Rule { Rule("is empty") { !$0.isEmpty } }
  static func count(_ range: ClosedRange<Int>) -> Rule { Rule("has not \(range) parts") { range ~= $0.count } }
}
extension Rule where Value: Comparable {
  static func atLeast(_ low: Value) -> Rule { Rule("is below \(low)") { $0 >= low } }
  static func among(_ values: Value...) -> Rule { Rule("is not one of \(values)") { values.contains($0) } }
}
extension Rule where Value == String {
  static let email = Rule("is no address") { text in
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
  }
}

struct User: Equatable {
  var name: String
  var age: Int
  var mail: String?
  var role: String
  static let rules: Rule<User> = Rule.notEmpty.on(\.name, "name") && Rule.count(2...8).on(\.name, "name")
    && Rule.atLeast(18).on(\.age, "age") && Rule.email.optional.on(\.mail, "mail")
    && (Rule.among("guest", "admin") || Rule { $0.hasPrefix("x-") ? [] : ["has no x-"] }).on(\.role, "role")

  struct Builder {
    private var user = User(name: "", age: 0, mail: nil, role: "guest")
    private func with(_ change: (inout User) -> Void) -> Builder {
      var copy = self
      change(&copy.user)
      return copy
    }
    func name(_ name: String) -> Builder { with { $0.name = name } }
    func age(_ age: Int) -> Builder { with { $0.age = age } }
    func mail(_ mail: String?) -> Builder { with { $0.mail = mail } }
    func role(_ role: String) -> Builder { with { $0.role = role } }
    func build() -> Result<User, Invalid> {
      let problems = User.rules.problems(user)
      return problems.isEmpty ? .success(user) : .failure(Invalid(problems: problems))
    }
  }
  struct Invalid: Error { let problems: [String] }
}

let base = User.Builder().name("Ada").age(36)
for builder in [base, base.mail("ada@"), base.mail("ada@x.org").role("admin"), User.Builder(), base.role("x-ray"),
                base.name("A").role("boss").age(3)] {
  switch builder.build() {
  case .success(let user): print("fine:", user.name, user.age, user.mail ?? "-", user.role)
  case .failure(let invalid): print("wrong:", invalid.problems)
  }
}
print(try base.build().get() == User(name: "Ada", age: 36, mail: nil, role: "guest"))
print((!Rule<String>.notEmpty).problems("x"), (!Rule<String>.notEmpty).problems(""))
do { _ = try base.age(1).build().get() } catch { print("thrown:", error) }
let shown = base.age(5).build().map(\.name)
  .flatMapError { Result<String, Never>.success("\($0.problems.count) problem") }
print(shown.get())

// Pages of anything that can be indexed.
struct Page<Item> { let items: [Item], number: Int, isLast: Bool }
struct Pages<Source: RandomAccessCollection>: Sequence {
  let source: Source, size: Int
  var count: Int { (source.count + size - 1) / size }
  subscript(number: Int) -> Page<Source.Element>? {
    guard size > 0, 0..<count ~= number else { return nil }
    let items = source.dropFirst(number * size).prefix(size)
    return Page(items: Array(items), number: number, isLast: number == count - 1)
  }
  func makeIterator() -> AnyIterator<Page<Source.Element>> {
    var number = 0
    return AnyIterator {
      defer { number += 1 }
      return self[number]
    }
  }
}
extension RandomAccessCollection { func pages(of size: Int) -> Pages<Self> { Pages(source: self, size: size) } }
for page in Array("pagination").pages(of: 4) { print(page.number, String(page.items), page.isLast) }
print((1...9).pages(of: 3).map { $0.items.reduce(0, +) }, [Int]().pages(of: 5).count, (1...3).pages(of: 2)[2] == nil)
