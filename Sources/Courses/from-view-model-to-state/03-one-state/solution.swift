import Presentables

// What the screen knows of loading its accounts.
enum State {
  case loading
  case loaded([String])
  case empty
  case failed(String)
}

struct Screen: TextPresentable {
  var state = State.loading

  var text: String {
    switch state {
    case .loading: "loading"
    case .loaded(let accounts): accounts.joined(separator: ", ")
    case .empty: "no accounts"
    case .failed(let reason): "error: \(reason)"
    }
  }
}

var screen = Screen()
show(screen)
screen.state = .loaded(["Savings", "Bananas"])
show(screen)
