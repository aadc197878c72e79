// What the business speaks of. No import stands in this folder.

struct Movie: Equatable {
  let id: Int
  let title: String
  let year: Int?
  let overview: String
}

struct MoviesPage: Equatable {
  let page: Int
  let totalPages: Int
  let movies: [Movie]
}

struct MovieQuery: Equatable {
  let query: String
}
