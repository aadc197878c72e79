// What has been promised to call back becomes what can be waited for.

final class _Promise<T> {
  var result: Result<T, any Error>?
  private let task: _TaskState?
  private let function: String

  init(_ function: String) {
    task = _TaskState.current
    self.function = function
  }

  func resume(_ result: Result<T, any Error>) {
    if self.result != nil {
      switch result {
      case .success(let value):
        fatalError(
          "SWIFT TASK CONTINUATION MISUSE: \(function) tried to resume its continuation more than once, returning \(value)!"
        )
      case .failure(let error):
        fatalError(
          "SWIFT TASK CONTINUATION MISUSE: \(function) tried to resume its continuation more than once, throwing \(error)!"
        )
      }
    }
    self.result = result
    task?.wake()
  }

  func wait() -> Result<T, any Error> {
    while result == nil {
      if let task { task.pause() } else { _ = _Turns.wait(until: Int.max) { self.result != nil } }
    }
    return result!
  }
}

public struct CheckedContinuation<T, E: Error> {
  let _promise: _Promise<T>
  public func resume(returning value: T) { _promise.resume(.success(value)) }
  public func resume(throwing error: E) { _promise.resume(.failure(error)) }
}

extension CheckedContinuation {
  public func resume<Er: Error>(with result: Result<T, Er>) where E == any Error {
    _promise.resume(result.mapError { $0 })
  }

  public func resume(with result: Result<T, E>) { _promise.resume(result.mapError { $0 }) }
  public func resume() where T == () { resume(returning: ()) }
}

public struct UnsafeContinuation<T, E: Error> {
  let _promise: _Promise<T>
  public func resume(returning value: T) where E == Never { _promise.resume(.success(value)) }
  public func resume(returning value: T) { _promise.resume(.success(value)) }
  public func resume(throwing error: E) { _promise.resume(.failure(error)) }
}

extension UnsafeContinuation {
  public func resume<Er: Error>(with result: Result<T, Er>) where E == any Error {
    _promise.resume(result.mapError { $0 })
  }

  public func resume(with result: Result<T, E>) { _promise.resume(result.mapError { $0 }) }
  public func resume() where T == () { resume(returning: ()) }
}

nonisolated(nonsending) public func withCheckedContinuation<T>(
  function: String = #function, _ body: (CheckedContinuation<T, Never>) -> Void
) async -> T {
  let promise = _Promise<T>(function)
  body(CheckedContinuation(_promise: promise))
  return try! promise.wait().get()
}

nonisolated(nonsending) public func withCheckedThrowingContinuation<T>(
  function: String = #function, _ body: (CheckedContinuation<T, any Error>) -> Void
) async throws -> T {
  let promise = _Promise<T>(function)
  body(CheckedContinuation(_promise: promise))
  return try promise.wait().get()
}

nonisolated(nonsending) public func withUnsafeContinuation<T>(
  _ body: (UnsafeContinuation<T, Never>) -> Void
) async -> T {
  let promise = _Promise<T>("")
  body(UnsafeContinuation(_promise: promise))
  return try! promise.wait().get()
}

nonisolated(nonsending) public func withUnsafeThrowingContinuation<T>(
  _ body: (UnsafeContinuation<T, any Error>) -> Void
) async throws -> T {
  let promise = _Promise<T>("")
  body(UnsafeContinuation(_promise: promise))
  return try promise.wait().get()
}
