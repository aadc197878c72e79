protocol MoviesResponseStorage {
  func getResponse(
    for request: MoviesRequestDTO, completion: @escaping (Result<MoviesResponseDTO?, Error>) -> Void)
  func save(response: MoviesResponseDTO, for request: MoviesRequestDTO)
}

final class MemoryMoviesResponseStorage: MoviesResponseStorage {
  private var responses: [MoviesRequestDTO: MoviesResponseDTO] = [:]

  func getResponse(
    for request: MoviesRequestDTO, completion: @escaping (Result<MoviesResponseDTO?, Error>) -> Void
  ) {
    completion(.success(responses[request]))
  }

  func save(response: MoviesResponseDTO, for request: MoviesRequestDTO) { responses[request] = response }
}
