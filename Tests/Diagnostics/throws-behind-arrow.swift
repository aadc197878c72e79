enum BankError: Error { case tooLittle }
func withdraw(_ amount: Int, from balance: Int) -> Int throws {  // error(zoetrope): `throws` belongs before the arrow
  if amount > balance { throw BankError.tooLittle }
  return balance - amount
}
print(try withdraw(1, from: 2))
