import Presentables

// What the screen knows of loading its accounts.
struct Screen: TextPresentable {
  var accounts: [String]?
  var error: String?
  var isLoading = false
  var isEmpty = false

  var text: String {
    if isLoading { return "loading" }
    if let error { return "error: \(error)" }
    if isEmpty { return "no accounts" }
    return accounts?.joined(separator: ", ") ?? ""
  }
}

var screen = Screen()
screen.isLoading = true
show(screen)
screen.accounts = ["Savings", "Bananas"]
show(screen)
