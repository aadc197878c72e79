import Foundation
import ReactiveSwift

extension Reactive where Base: URLSession {
  /// Whatever a server answers, each time it is started.
  public func data(with request: URLRequest) -> SignalProducer<(Data, URLResponse), any Error> {
    let session = base
    return SignalProducer { observer, lifetime in
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response {
          observer.send(value: (data, response))
          observer.sendCompleted()
        } else {
          observer.send(error: error ?? URLError(.unknown))
        }
      }
      lifetime.observeEnded { task.cancel() }
      task.resume()
    }
  }
}
