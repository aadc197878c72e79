// Another name for a generic type, which leaves its arguments open.
struct Box<T> { var content: T }
typealias Carton = Box
typealias Lexicon = Dictionary
let numbers: Carton<Int> = Carton(content: 3)
print(numbers, Carton(content: "x"), [Carton(content: 1.5)].map { $0.content })
extension Carton { func twice() -> [T] { [content, content] } }
print(numbers.twice())
func spelled(_ box: Carton<Int>) -> Carton<String> { Carton(content: "\(box.content)") }
print(spelled(numbers))
var words: Lexicon<String, Int> = [:]
words["one", default: 0] += 1
print(words, Carton<Double>.self)
enum Outer { typealias Inner = Array; static func first<T>(_ list: Inner<T>) -> T? { list.first } }
print(Outer.first([7, 8]) ?? 0)
