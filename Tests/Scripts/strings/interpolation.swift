// String interpolation.
let name = "Bob"
let count = 3
print("Hello, \(name)!")
print("\(name) has \(count) bananas")
print("sum: \(1 + 2), product: \(count * 7)")
print("nested: \("inner \(count)")")
print("bool \(count > 2), double \(1.5), array \([1, 2])")
print("call: \(name.uppercased())")
print("ternary: \(count == 1 ? "one" : "many")")
print("\(name)\(name)")
print("tuple \((1, "x"))")
print("optional \(Optional(5) as Any)")
struct Point { var x = 1; var y = 2 }
print("point \(Point())")
print("escaped \\(name) \"quoted\" \t|")
print(#"raw \(name) "quoted" \n"#)
print(#"raw with \#(name)"#)
let block = """
  first \(name)
    indented
  "quotes" stay
  joined \
  line
  """
print(block)
print("""
one

three
""")
print("a" + "b" + String(count) + "\(count)")
var text = "x"
text += "y"
text += "\(count)"
print(text)
print("\(text.count) \(text.isEmpty)")
