// The domain: what a search is, and what it needs. Nothing else is known here.
protocol SongRepository {
  func songs(named term: String) -> [String]
}

final class SearchSongs {
  private let repository: any SongRepository

  init(_ repository: any SongRepository) { self.repository = repository }

  func callAsFunction(_ term: String) -> [String] {
    repository.songs(named: term)
  }
}

// The data: where songs come from.
struct Library: SongRepository {
  let all = ["Banana", "Underwear", "Banana Split"]
  func songs(named term: String) -> [String] { all.filter { $0.contains(term) } }
}

let search = SearchSongs(Library())
print(search("Banana"))
print(search("  "))
