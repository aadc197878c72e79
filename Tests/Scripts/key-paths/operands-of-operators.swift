// A key path literal without a root as the operand of an operator: what the operator is used for says of what it is one.

struct Person {
  var name = "Ada"
  var age = 36
  var isKnown = true
}
let people = [Person(), Person(name: "Bo", age: 5, isKnown: false)]

prefix operator ^
prefix func ^ <Root, Value>(path: KeyPath<Root, Value>) -> (Root) -> Value { { $0[keyPath: path] } }
print(people.map(^\.name), people.map(^\Person.age), ["a", "bb"].map(^\.count))
let count: (String) -> Int = ^\.count
print(count("abc"))

infix operator |>: AdditionPrecedence
func |> <A, B>(value: A, change: (A) -> B) -> B { change(value) }
infix operator %%: AdditionPrecedence
func %% <Root, Value>(root: Root, path: KeyPath<Root, Value>) -> Value { root[keyPath: path] }
print("abc" |> \.count, people[0] %% \.age, [1, 2] %% \.first!)

infix operator >>>: MultiplicationPrecedence
func >>> <A, B, C>(first: @escaping (A) -> B, second: @escaping (B) -> C) -> (A) -> C { { second(first($0)) } }
print(people.map(^\.name >>> { $0.count }), people.map(^\.name >>> ^\.count))

// Predicates.
prefix func ! <T>(path: KeyPath<T, Bool>) -> (T) -> Bool { { !$0[keyPath: path] } }
func == <T, V: Equatable>(path: KeyPath<T, V>, value: V) -> (T) -> Bool { { $0[keyPath: path] == value } }
func > <T, V: Comparable>(path: KeyPath<T, V>, value: V) -> (T) -> Bool { { $0[keyPath: path] > value } }
func && <T>(one: @escaping (T) -> Bool, other: @escaping (T) -> Bool) -> (T) -> Bool { { one($0) && other($0) } }
print(people.filter(!\.isKnown).count, ["", "a"].filter(!\.isEmpty))
print(people.filter(\.age == 5).map(\.name), people.filter(\.age > 5).map(\.name))
print(people.filter(\.age == 36 && \.name == "Ada").count)

infix operator <~: AssignmentPrecedence
func <~ <Root, Value>(path: WritableKeyPath<Root, Value>, value: Value) -> (inout Root) -> Void {
  { $0[keyPath: path] = value }
}
func with(_ person: Person, _ change: (inout Person) -> Void) -> Person {
  var result = person
  change(&result)
  return result
}
print(with(people[0], \.age <~ 37).age)

// The library's own.
let age = \Person.age
let part: PartialKeyPath<Person> = \.name
print(age == \.age, part == \.name, part == \.age, [age].contains(\.age))
switch part {
case \.age: print("age")
case \.name: print("name")
default: print("other")
}
