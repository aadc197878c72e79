// Notice: several patterns of one case may each cast; what they bind is the same name of the same type.
class Animal {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("goodbye", name) }
}
final class Dog: Animal {}

func tell(_ value: Any) -> String {
  switch value {
  case is Int, is Double: return "number"
  case let text as String where text.count > 3, let text as String where text.hasPrefix("x"): return "text \(text)"
  case is String, is Character: return "short"
  case let dog as Dog where dog.name == "Rex", let dog as Dog where dog.name == "Bello": return "known dog \(dog.name)"
  case let animal as Animal: return "animal \(animal.name)"
  default: return "?"
  }
}
for value in [1, 2.5, "long text", "xy", "ab", "c" as Character, Dog("Rex"), Dog("Fifi"), Animal("Tom"), [1]] as [Any] {
  print(tell(value))
}

enum Event { case typed(String), pasted(String), cleared }
var undo: [() -> String] = []
for event in [Event.typed("a"), .pasted("b"), .cleared] {
  switch event {
  case .typed(var text), .pasted(var text):
    undo.append {
      text += "!"
      return text
    }
  case .cleared: print("cleared")
  }
}
for step in undo { print(step(), step()) }

enum Tree { case leaf(Any), twig(Any) }
for tree in [Tree.leaf(1), .twig(2), .leaf("x"), .twig(Dog("Waldi"))] {
  switch tree {
  case .leaf(let n as Int), .twig(let n as Int): print("number", n)
  case .leaf(let any), .twig(let any): print("other", any is Animal)
  }
}
