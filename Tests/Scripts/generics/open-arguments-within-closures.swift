// Of meanings that fit equally well, one is better by the arguments that a generic type's bare name leaves open, in closures as well.
func run(_ f: () -> Void) { f() }
struct Job<Success, Failure> {
  @discardableResult
  static func start(_ f: @escaping () -> Success) -> Job<Success, Never> where Failure == Never {
    print("plain")
    return Job<Success, Never>()
  }
  @discardableResult
  static func start(_ f: @escaping () throws -> Success) -> Job<Success, any Error> where Failure == any Error {
    print("throws")
    return Job<Success, any Error>()
  }
}
run { Job.start { 1 } }
run { Job.start { throw CancellationError() } }
[1, 2].forEach { n in Job.start { n } }
Job.start { 2 }
