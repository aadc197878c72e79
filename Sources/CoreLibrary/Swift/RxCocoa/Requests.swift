import Foundation
import RxSwift

/// Why a request gave no element.
public enum RxCocoaURLError: Error, CustomDebugStringConvertible {
  case unknown
  case nonHTTPResponse(response: URLResponse)
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)
  case deserializationError(error: any Error)

  public var debugDescription: String {
    switch self {
    case .unknown: return "Unknown error has occurred."
    case .nonHTTPResponse(let response): return "Response is not NSHTTPURLResponse `\(response)`."
    case .httpRequestFailed(let response, _): return "HTTP request failed with `\(response.statusCode)`."
    case .deserializationError(let error): return "Error during deserialization of the response: \(error)"
    }
  }
}

extension Reactive where Base: URLSession {
  /// Whatever a server answers, each time it is subscribed to.
  public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
    let session = base
    return Observable.create { observer in
      let task = session.dataTask(with: request) { data, response, error in
        guard let response, let data else { return observer.on(.error(error ?? RxCocoaURLError.unknown)) }
        guard let answer = response as? HTTPURLResponse else {
          return observer.on(.error(RxCocoaURLError.nonHTTPResponse(response: response)))
        }
        observer.on(.next((response: answer, data: data)))
        observer.on(.completed)
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }

  /// What comes with a status that says that all is well.
  public func data(request: URLRequest) -> Observable<Data> {
    response(request: request).map { response, data in
      if (200..<300).contains(response.statusCode) { return data }
      throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
    }
  }

  public func json(
    request: URLRequest, options: JSONSerialization.ReadingOptions = []
  ) -> Observable<Any> {
    data(request: request).map { data in
      do {
        return try JSONSerialization.jsonObject(with: data, options: options)
      } catch {
        throw RxCocoaURLError.deserializationError(error: error)
      }
    }
  }

  public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
}
