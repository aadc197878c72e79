// A tuple is cast part by part; a label matches itself and none.
class Animal { deinit { print("gone") } }
class Dog: Animal {}
let pair: Any = (1, 2)
print(pair as? (Any, Any) as Any, pair as? (a: Int, b: Int) as Any, pair is (Int, String), pair is (Int, Int, Int))
let labelled: Any = (a: 1, b: 2)
print(labelled is (Int, Int), labelled as? (a: Any, b: Int?) as Any, labelled as? (x: Int, y: Int) as Any)
print(labelled as? (a: Int, y: Int) as Any, labelled as? (a: Int, Int) as Any)
for child in Mirror(reflecting: ["k": 1]).children {
  print(child.value as? (key: AnyHashable, value: Any) as Any, child.value as? (String, Int) as Any)
}
let list: Any = [(1, "a")]
print(list as? [(Int, Any)] as Any, list as? [(Any, Any)] as Any, list as? [(n: Int, s: String)] as Any)
let nested: Any = ((1, 2), "x")
print(nested as? ((Any, Int?), Any) as Any, nested as? ((Int, String), String) as Any)
let known = (1, "a")
print(known as? (Any, Any) as Any, known is (Any, String), pair as! (Any, Int?))
switch pair {
case let (a, b) as (Int, String): print("text", a, b)
case let (a, b) as (Any, Int): print("any", a, b)
default: print("neither")
}
func animals() {
  let both: Any = (Dog(), Dog() as Animal)
  print(both is (Animal, Dog), both as? (Dog, Animal) == nil, both is (AnyObject, Any))
  let one: Any = (Animal(), 3)
  print(one as? (AnyObject, String) == nil, (one as? (AnyObject, Any)) != nil)
}
animals()
print("end")
