class Tally {
  private(set) static var total = 0
  private(set) static var all = [0]
  private(set) class var computed: Int {
    get { total }
    set { total = newValue }
  }
  private(set) subscript(index: Int) -> Int {
    get { index }
    set { Tally.total = newValue }
  }
  fileprivate(set) static var ofFile = 0
  static func reset(_ list: inout [Int]) { total = 0 }
}

struct Board {
  private(set) static var shared = Board()
  var size = 3
}

extension Tally {
  static func more() { total += 1 }
}

let tally = Tally()
Tally.total = 3  // error: cannot assign to value: `total` setter is inaccessible, being private
Tally.total += 1  // error: left side of mutating operator isn't mutable: `total` setter is inaccessible, being private
Tally.all.append(2)  // error: cannot use mutating member on immutable value: `all` setter is inaccessible, being private
Tally.all[0] = 2  // error: cannot assign through subscript: `all` setter is inaccessible, being private
Tally.reset(&Tally.all)  // error: cannot pass immutable value as inout argument: `all` setter is inaccessible, being private
Tally.computed = 1  // error: cannot assign to value: `computed` setter is inaccessible, being private
tally[0] = 1  // error: cannot assign through subscript: `subscript` setter is inaccessible, being private
tally[0] += 1  // error: left side of mutating operator isn't mutable: `subscript` setter is inaccessible, being private
Board.shared.size = 4  // error: cannot assign to property: `shared` setter is inaccessible, being private
Tally.ofFile = 2
print(Tally.total, Tally.all, Tally.computed, tally[0], Board.shared.size)
