struct NoNetwork: Error {}

protocol AccountLoading {
  func accounts() throws -> [String]
}

// The bank's server. It answers when it likes, and today it doesn't.
struct Server: AccountLoading {
  func accounts() throws -> [String] { throw NoNetwork() }
}

struct StubLoader: AccountLoading {
  let answer: [String]
  func accounts() throws -> [String] { answer }
}

enum State {
  case loading, loaded([String]), empty, failed
}

class AccountsViewModel {
  private(set) var state = State.loading
  private let loader: any AccountLoading

  init(loader: any AccountLoading) { self.loader = loader }

  func load() {
    do {
      let accounts = try loader.accounts()
      state = accounts.isEmpty ? .empty : .loaded(accounts)
    } catch {
      state = .failed
    }
  }
}

let model = AccountsViewModel(loader: StubLoader(answer: ["Savings"]))
model.load()
print(model.state)
