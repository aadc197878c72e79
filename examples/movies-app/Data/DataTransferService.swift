import Foundation

/// What is asked for, and what the answer is made into.
struct Endpoint<Response: Decodable> {
  let path: String
}

protocol DataTransferService {
  func request<Response>(
    with endpoint: Endpoint<Response>, completion: @escaping (Result<Response, Error>) -> Void
  ) -> Cancellable?
}

/// Makes what comes over the wire into something with a type.
final class DefaultDataTransferService: DataTransferService {
  private let network: NetworkService
  private let decoder = JSONDecoder()

  init(network: NetworkService) {
    self.network = network
    decoder.keyDecodingStrategy = .convertFromSnakeCase
  }

  func request<Response>(
    with endpoint: Endpoint<Response>, completion: @escaping (Result<Response, Error>) -> Void
  ) -> Cancellable? {
    network.request(path: endpoint.path) { [decoder] result in
      completion(result.flatMap { data in Result { try decoder.decode(Response.self, from: data) } })
    }
  }
}
