import Foundation
import FoundationNetworking

/// An answer byte by byte, or line by line. Of Foundation's, but only Apple's has it.
extension URLSession {
  public struct AsyncBytes: AsyncSequence {
    public typealias Element = UInt8
    public typealias Failure = any Error
    fileprivate let data: Data

    public struct AsyncIterator: AsyncIteratorProtocol {
      public typealias Element = UInt8
      public typealias Failure = any Error
      fileprivate var bytes: Data.Iterator
      public mutating func next() async throws -> UInt8? { bytes.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: data.makeIterator()) }
    public var lines: AsyncLines { AsyncLines(data: data) }
  }

  public struct AsyncLines: AsyncSequence {
    public typealias Element = String
    public typealias Failure = any Error
    fileprivate let data: Data

    public struct AsyncIterator: AsyncIteratorProtocol {
      public typealias Element = String
      public typealias Failure = any Error
      fileprivate var lines: Array<String>.Iterator
      public mutating func next() async throws -> String? { lines.next() }
    }

    /// Empty lines are passed over.
    public func makeAsyncIterator() -> AsyncIterator {
      let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map { String($0) }
      return AsyncIterator(lines: lines.makeIterator())
    }
  }

  public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url))
  }
  public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request)
    return (AsyncBytes(data: data), response)
  }
}
