// What is evaluated within a call sees the properties that have a value by then, before all of them have.

struct Row {
  let count: Int
  let cells: [Int]
  init(_ cells: [Int]) {
    count = cells.count
    precondition(count > 0, "a row of \(count)")
    assert(self.count == cells.count && cells.allSatisfy { [least = count] in $0 >= least })
    self.cells = cells
  }
}
print(Row([2, 3]))

func evaluated(_ value: @autoclosure () -> Int) -> Int { value() }
func kept(_ value: @escaping @autoclosure () -> Int) -> () -> Int { value }

class Account {
  let owner: String
  var balance: Int
  init(_ owner: String, _ balance: Int) {
    self.owner = owner
    guard !owner.isEmpty else { fatalError("no name: \(self.owner)") }
    self.balance = evaluated(balance + self.owner.count)
  }
}

class Savings: Account {
  let rate: Int
  let yields: Int
  init(rate: Int) {
    self.rate = rate
    assert(self.rate >= 0, "a rate of \(self.rate)")
    yields = kept(self.rate * 2)()
    super.init("me", rate)
    assert(self.balance == 2 + rate)
  }
}
print(Account("you", 1).balance, Savings(rate: 4).balance, Savings(rate: 4).yields)

enum Size {
  case some(Int)
  init(_ number: Int) {
    precondition(number > 0, "\(number) is none")
    self = .some(number)
  }
}
print(Size(3))
