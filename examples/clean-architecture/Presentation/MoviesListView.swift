import Presentables

struct MovieRow: Presentable {
  let item: MoviesListItemViewModel
  var pieces: [Piece] { [.label(item.title), .space, .label(item.releaseYear, color: .gray)] }
}

struct SearchBar: TextFieldPresentable {
  var placeholder: String { "search movies" }
  var text: String
  mutating func onTextFieldDidEndEditing(textField: TextField) {}
}

struct Note: TextPresentable {
  let text: String
  let textColor: Color
}

/// Draws what the view model says, and tells it what happens. There is no movie here, and no network.
final class MoviesListView {
  private let viewModel: MoviesListViewModel
  private var items: [MoviesListItemViewModel] = []
  private var loading: MoviesListViewModelLoading?
  private var error = ""

  init(viewModel: MoviesListViewModel) {
    self.viewModel = viewModel
    viewModel.items.observe { [weak self] in self?.items = $0 }
    viewModel.loading.observe { [weak self] in self?.loading = $0 }
    viewModel.error.observe { [weak self] in self?.error = $0 }
    viewModel.viewDidLoad()
  }

  func search(_ text: String) {
    viewModel.didSearch(query: text)
    draw()
  }

  func cancel() {
    viewModel.didCancelSearch()
    draw()
  }

  func draw() {
    let sheet = Sheet("Movies")
    sheet.add(SearchBar(text: viewModel.query.value))
    switch loading {
    case .fullScreen: sheet.add(Note(text: "loading…", textColor: .gray))
    case .refresh: sheet.add(Note(text: "from the cache, asking again…", textColor: .gray))
    case nil: break
    }
    if !error.isEmpty { sheet.add(Note(text: error, textColor: .red)) }
    for item in items { sheet.add(MovieRow(item: item)) }
    sheet.draw()
  }
}
