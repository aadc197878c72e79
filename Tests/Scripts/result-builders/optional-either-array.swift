// if without else, if/else chains, switch and for in a builder: buildOptional, buildEither, buildArray.
@resultBuilder
enum Menu {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ dish: String) -> [String] { [dish] }
  static func buildExpression(_ dishes: [String]) -> [String] { dishes }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["(nothing)"] }
  static func buildEither(first part: [String]) -> [String] { part.map { "<" + $0 } }
  static func buildEither(second part: [String]) -> [String] { part.map { ">" + $0 } }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } + ["(\(parts.count) rounds)"] }
}

enum Season { case spring, summer, autumn, winter }

@Menu
func dinner(_ season: Season, guests: Int, vegan: Bool = false) -> [String] {
  "bread"
  if guests > 4 {
    "long table"
  }
  if vegan {
    "bean stew"
  } else {
    "fish"
    "lemon"
  }
  switch season {
  case .spring: "asparagus"
  case .summer, .autumn: "plums"
  case .winter: "kale"
  }
  for guest in 1...guests where guest % 2 == 1 {
    "plate \(guest)"
  }
  ["tea", "coffee"]
}

print(dinner(.winter, guests: 2))
print(dinner(.spring, guests: 5, vegan: true))
print(dinner(.autumn, guests: 1))

func menu(@Menu _ make: () -> [String]) -> Int {
  let dishes = make()
  print(dishes.joined(separator: ", "))
  return dishes.count
}

let special: String? = "truffles"
let missing: String? = nil
let hour = 13
print(menu {
  if let special {
    special
  }
  if let missing {
    missing
  }
  if hour < 10 {
    "porridge"
  } else if hour < 15 {
    "soup"
  } else {
    "roast"
  }
})
