// In a closure of several statements the first that is wrong ends the search for types; names are looked for in all.
let mixed = { (x: Int) -> Int in
  let a: String = x  // error: cannot convert value of type `Int` to specified type `String`
  let b: Bool = x
  print(a, b)
  return x
}
func remembered<Key: Hashable>(_ work: @escaping (Key) -> Int) -> (String) -> Int {
  var known: [Key: Int] = [:]
  return { key in
    if let value = known[key] { return value }  // error: cannot convert value of type `String` to expected argument type `Key`
    let value = work(key)
    known[key] = value
    return value
  }
}
func each() {
  [1].forEach { x in
    unknown(x)  // error: cannot find `unknown` in scope
    let a: String = x
    print(a)
    neither(x)  // error: cannot find `neither` in scope
  }
  [1].forEach { x in
    if x > 0 {
      let a: String = x  // error: cannot convert value of type `Int` to specified type `String`
      let b: String = x
      print(a, b)
    } else {
      let c: String = x
      print(c)
    }
    [2].forEach { y in
      let d: String = y
      print(d)
    }
  }
  [1].forEach { x in
    [2].forEach { y in
      let e: String = y  // error: cannot convert value of type `Int` to specified type `String`
      print(e)
    }
    let f: String = x
    print(f)
  }
}
