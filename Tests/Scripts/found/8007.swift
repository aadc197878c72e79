enum Suit8007: Int, CaseIterable {
  case clubs, diamonds, spades
  static func of(_ x: Int) -> Suit8007 { allCases[abs(x % allCases.count)] }
}
    var suit = Suit8007.of(96)
    switch suit { case .clubs: print("black"); case .diamonds, .spades: print("other") @unknown default: break }