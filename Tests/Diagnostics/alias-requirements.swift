// A type alias asks as much of its arguments as a type does.
typealias Pair<T: Equatable> = (T, T)
typealias Listed<T: CustomStringConvertible> = [T] where T: Hashable
class Plain {}
let some: Listed<Plain> = []  // error: requires that `Plain` conform to `CustomStringConvertible`
let pair: Pair<Plain> = (Plain(), Plain())  // error: requires that `Plain` conform to `Equatable`
let numbers: Listed<Int> = [1]
