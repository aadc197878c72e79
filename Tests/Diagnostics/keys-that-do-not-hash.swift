struct Plain {}
struct Holder {
  var table: [Plain: Int] = [:]  // error: generic type `Dictionary` requires that `Plain` conform to `Hashable`
}
func take(_ table: [Plain: Int]) {}  // error: generic type `Dictionary` requires that `Plain` conform to `Hashable`
let nested: [Set<Plain>] = []  // error: generic type `Set` requires that `Plain` conform to `Hashable`
let literal = [Plain(): 1]  // error: generic type `Dictionary` requires that `Plain` conform to `Hashable`
func generic<T>(_ table: [T: Int]) {}
