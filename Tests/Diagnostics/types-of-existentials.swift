// `any P.Type` is the type of some type that conforms, `(any P).Type` that of `any P` itself: neither is the other.
protocol Shape {}
protocol Round: Shape {}
struct Circle: Round {}
func name<Value>(_ type: Value.Type) -> String { "\(type)" }
func types(_ some: any Shape.Type, _ itself: (any Shape).Type, _ round: any Round.Type, _ any: Any.Type) {
  let first: any Shape.Type = round
  let second: (any Shape).Type = some  // error: cannot convert value of type `any Shape.Type` to specified type `(any Shape).Type`
  let third: any Shape.Type = itself  // error: cannot convert value of type `(any Shape).Type` to specified type `any Shape.Type`
  let fourth: (any Shape).Type = Circle.self  // error: cannot convert value of type `Circle.Type` to specified type `(any Shape).Type`
  let fifth: any Shape.Type = Round.self  // error: cannot convert value of type `(any Round).Type` to specified type `any Shape.Type`
  let sixth: [Any.Type] = [some, itself, any, Shape.self, (any Shape).self]
  let seventh: Shape.Protocol = itself
  print(first, second, third, fourth, fifth, sixth, seventh)
  print(name(some))  // error: cannot convert value of type `any Shape.Type`
  print(name(any))  // error: cannot convert value of type `any Any.Type`
  print(name(Shape.self), name(Circle.self))
}
func generic<Value: Shape>(_ type: Value.Type) -> (any Shape).Type {
  type  // error: cannot convert return expression of type `Value.Type` to return type `(any Shape).Type`
}
