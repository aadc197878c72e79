// What goes over the wire, as the wire has it. Nobody outside this folder ever sees one of these.

struct MoviesRequestDTO: Hashable {
  let query: String
  let page: Int
}

struct MoviesResponseDTO {
  struct MovieDTO {
    let id: Int
    let title: String?
    let release_date: String?
  }
  let page: Int
  let total_pages: Int
  let results: [MovieDTO]
}

extension MoviesResponseDTO {
  func toDomain() -> MoviesPage {
    MoviesPage(page: page, totalPages: total_pages, movies: results.map { $0.toDomain() })
  }
}

extension MoviesResponseDTO.MovieDTO {
  func toDomain() -> Movie {
    Movie(id: id, title: title ?? "(no title)", year: release_date.flatMap { Int($0.prefix(4)) })
  }
}
