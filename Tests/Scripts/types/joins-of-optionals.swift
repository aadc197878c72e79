// What two values have in common that have nothing to do with each other is no answer, unless it lies two optionals deep.
let flag = CommandLine.arguments.count == 1
func show<T>(_ value: T) { print(T.self, value) }
func both(_ number: Float, _ text: Int??, _ optional: Float?, _ any: Any, _ maybe: Any?, _ function: @escaping (String) -> Int) {
  let first = flag ? number : text
  show(first)
  let second = flag ? optional : text
  show(second)
  let third = flag ? any : maybe
  show(third)
  let fourth = flag ? maybe : any
  show(fourth)
  let fifth = Optional(text) ?? number
  show(fifth)
  let sixth = Optional(text) ?? function
  show(sixth)
}
both(1.5, 2, 2.5, 3, 4, { $0.count })
