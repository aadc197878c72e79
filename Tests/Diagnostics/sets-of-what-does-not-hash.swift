struct Plain {}
struct Named: Hashable {}

let first = Set([Plain()])  // error: generic type `Set` requires that `Plain` conform to `Hashable`
let second = Set([1].map { _ in Plain() })  // error: generic type `Set` requires that `Plain` conform to `Hashable`
var third = Set(arrayLiteral: Plain())  // error: generic type `Set` requires that `Plain` conform to `Hashable`
let fine = Set([Named()])
let fourth: Set<Plain> = []  // error: generic type `Set` requires that `Plain` conform to `Hashable`
