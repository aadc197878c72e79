// The innermost layer knows nothing of the others: no screen, no network, no storage, not even an import.

struct Movie: Equatable {
  let id: Int
  let title: String
  let year: Int?
}

struct MoviesPage: Equatable {
  let page: Int
  let totalPages: Int
  let movies: [Movie]
}

struct MovieQuery: Equatable {
  let query: String
}
