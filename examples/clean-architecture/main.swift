// Clean architecture: three layers, a folder each, and this file, the only one that knows all of them.
//
// Notice: the arrows of dependency point inwards. The domain asks for a repository by a protocol of its own; the data layer
// implements it, and turns what the wire says (DTOs) into what the domain speaks of (entities). The view model has a use case and no
// repository. The repository answers twice: from its cache at once (`cached`), then from the network (`completion`).

typealias Answer = MoviesResponseDTO

let network = FakeNetwork(answers: [
  "cat": Answer(
    page: 1, total_pages: 1,
    results: [
      Answer.MovieDTO(id: 1, title: "The Cat Returns", release_date: "2002-07-19"),
      Answer.MovieDTO(id: 2, title: "Cat Soup", release_date: "2001-02-21"),
      Answer.MovieDTO(id: 3, title: nil, release_date: nil),
    ]),
  "castle": Answer(
    page: 1, total_pages: 1,
    results: [Answer.MovieDTO(id: 4, title: "Howl's Moving Castle", release_date: "2004-11-20")]),
])
let queries = DefaultMoviesQueriesRepository()
let view = MoviesListView(
  viewModel: DefaultMoviesListViewModel(
    searchMoviesUseCase: DefaultSearchMoviesUseCase(
      moviesRepository: DefaultMoviesRepository(
        dataTransferService: network, cache: MemoryMoviesResponseStorage()),
      moviesQueriesRepository: queries)))

print("— The first search: nothing is cached.")
view.search("cat")
network.deliver()
view.draw()

print("— Another one, and before its answer is there, a third: the second is cancelled.")
view.search("castle")
view.search("cat")
print("— The cache has answered at once; now the network does.")
network.deliver()
view.draw()

print("— Nobody knows this one.")
view.search("dog")
network.deliver()
view.draw()

print("— What was answered is remembered, the latest first.")
view.search("castle")
network.deliver()
let recent = FetchRecentMovieQueriesUseCase(
  requestValue: FetchRecentMovieQueriesUseCase.RequestValue(maxCount: 5),
  completion: { result in
    if case .success(let found) = result { print("recent queries:", found.map { $0.query }) }
  },
  moviesQueriesRepository: queries)
recent.start()
