actor Account: CustomStringConvertible {  // error: conformance of `Account` to protocol `CustomStringConvertible` crosses into actor-isolated code and can cause data races
    var balance = 10
    var description: String { "Account(\(balance))" }
}
print(Account())
