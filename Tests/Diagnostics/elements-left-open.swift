// A type that leaves its arguments to the value says nothing of the elements of a literal.
let a: Array = []  // error: empty collection literal requires an explicit type
let b: Dictionary = [:]  // error: empty collection literal requires an explicit type
let c: Array = [1, "a"]  // error: the elements of this literal have only `Any` in common
func local() {
  let d: Array = []  // error: empty collection literal requires an explicit type
  print(d)
}
let e: [Any] = []
let f: Any = []
let g: Array? = []
let h = [] as Array
let i: Array = [1, 2]
let j: Any = [1, "a"]
