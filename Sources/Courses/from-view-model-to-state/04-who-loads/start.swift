struct NoNetwork: Error {}

// The bank's server. It answers when it likes, and today it doesn't.
struct Server {
  func accounts() throws -> [String] { throw NoNetwork() }
}

enum State {
  case loading, loaded([String]), empty, failed
}

class AccountsViewModel {
  private(set) var state = State.loading
  private let loader: Server

  init(loader: Server) { self.loader = loader }

  func load() {
    do {
      state = .loaded(try loader.accounts())
    } catch {
      state = .failed
    }
  }
}

let model = AccountsViewModel(loader: Server())
model.load()
print(model.state)
