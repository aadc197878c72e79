// The balance view model: a raw amount in the model, text in the view model.
struct Account { var balance: Double }
extension Double {
  var grouped: String {
    let cents = Int((self * 100).rounded())
    let whole = String(abs(cents) / 100)
    var text = ""
    for (i, digit) in whole.enumerated() {
      if i > 0 && (whole.count - i) % 3 == 0 { text += "," }
      text.append(digit)
    }
    let fraction = abs(cents) % 100
    return (cents < 0 ? "-$" : "$") + text + "." + (fraction < 10 ? "0" : "") + String(fraction)
  }
}
struct AccountViewModel {
  let displayBalance: String
  init(model: Account) { displayBalance = "Your balance is \(model.balance.grouped)" }
}
for amount in [6729383.99, 0, 5, 999.999, -1234.5, 1000, 0.05, 123456.789, -0.5] {
  print(AccountViewModel(model: Account(balance: amount)).displayBalance)
}
