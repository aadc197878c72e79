// What goes over the wire, as the wire has it. `Decodable` is said here, and nowhere else.

struct MoviesRequestDTO: Hashable {
  let query: String
  let page: Int

  var endpoint: Endpoint<MoviesResponseDTO> {
    Endpoint(path: "/search/movie?query=\(query)&page=\(page)")
  }
}

struct MoviesResponseDTO: Decodable {
  struct MovieDTO: Decodable {
    let id: Int
    let title: String?
    let overview: String?
    let releaseDate: String?
  }

  let page: Int
  let totalPages: Int
  let results: [MovieDTO]
}

extension MoviesResponseDTO {
  func toDomain() -> MoviesPage {
    MoviesPage(page: page, totalPages: totalPages, movies: results.map { $0.toDomain() })
  }
}

extension MoviesResponseDTO.MovieDTO {
  /// What is missing is made good here, once.
  func toDomain() -> Movie {
    Movie(
      id: id, title: title ?? "(no title)", year: releaseDate.flatMap { Int($0.prefix(4)) },
      overview: overview ?? "Nothing is known of it.")
  }
}
