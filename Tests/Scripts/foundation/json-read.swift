import Foundation

// What JSONDecoder reads, and in which words it says what is wrong.

struct Person: Codable { var name: String; var age: Int; var tags: [String] = []; var nick: String? }
struct Empty: Codable {}
enum Kind: String, Codable { case a, b }
enum Number: Int, Codable { case one = 1, two }
enum Shape: Codable { case circle(radius: Double), rect(Int, Int), none, wide(x: Int = 3) }
struct Inner: Codable { var v: Int }
struct Outer: Codable { var inner: [String: [Inner]] }

let decoder = JSONDecoder()
func read<T: Decodable>(_ type: T.Type, _ text: String) {
    do { print(try decoder.decode(type, from: Data(text.utf8))) } catch { print("error:", error) }
}

read(Person.self, #"{"name":"x","age":1,"tags":["q"]}"#)
read(Person.self, #" { "name" : "x" , "age" : 1.0 , "tags" : [ ] , "nick" : "n", "more": {} } "#)
read(Person.self, #"{"name":"x","age":1}"#)
read(Person.self, #"{"name":1,"age":1,"tags":[]}"#)
read(Person.self, #"{"name":null,"age":1,"tags":[]}"#)
read(Person.self, #"{"name":"x","age":1.5,"tags":[]}"#)
read(Person.self, #"{"name":"x","age":1,"tags":[1]}"#)
read(Person.self, #"{"name":"x","age":"1","tags":[1]}"#)
read(Person.self, "[1]")
read([Person].self, "{}")
read([Person].self, "[{}]")
for text in ["", "{", "{\"name\": }", "{\"name\" 1}", "{name:1}", "[1", "tru", "\"a", "\"a\nb\"", #""\x""#] {
    read(Person.self, text)
}
for text in ["[1,]", "[1 2]", "[1] x", "null", "5", "\"a\"", "[300]", "[-1]", "[1e2]"] { read([UInt8].self, text) }
for text in ["5", " 5 \n", "-0", "1e3", "01", "1.", ".5", "-", "null", "true", "[]", "{}"] { read(Int.self, text) }
for text in ["3", "1e400", "-2.5e-3", "\"1\""] { read(Double.self, text) }
for text in ["true", "1", "null"] { read(Bool.self, text) }
read(Float.self, "0.1")
read(String.self, #""a\u00e9\ud83d\ude00\n\/\"\\""#)
read(String.self, "5")
read(Int?.self, "null")
read([Int?].self, "[1,null]")
read([String: Int].self, #"{"a":1,}"#)
read([String: Int].self, #"{"a":1,"a":2}"#)
read([Int: Int].self, #"{"1":1}"#)
read([Int: Int].self, #"{"x":1}"#)
read([String: [Int]].self, #"{"x":[1,"y"]}"#)
read([Kind].self, #"["a","b"]"#)
read([Kind].self, #"["a","c"]"#)
read([Number].self, "[1,3]")
read(Empty.self, "{}")
read(Empty.self, "1")
read(Shape.self, #"{"circle":{"radius":2}}"#)
read(Shape.self, #"{"rect":{"_0":2,"_1":3}}"#)
for text in [#"{"none":{}}"#, "{}", #"{"other":{}}"#, #"{"none":{},"rect":{}}"#, #"{"wide":{}}"#] { read(Shape.self, text) }

func path<T: Decodable>(_ type: T.Type, _ text: String) {
    do {
        print(try decoder.decode(type, from: Data(text.utf8)))
    } catch let DecodingError.typeMismatch(type, context) {
        print("type", type, context.codingPath, context.debugDescription, context.underlyingError as Any)
    } catch let DecodingError.dataCorrupted(context) {
        print("data", context)
    } catch let DecodingError.valueNotFound(type, context) {
        print("value", type, context.codingPath)
    } catch let DecodingError.keyNotFound(key, context) {
        print("key", key, context.codingPath.map(\.stringValue))
    } catch {
        print("other", error)
    }
}
path(Outer.self, #"{"inner":{"a":[{"v":1},{"v":"x"}]}}"#)
path(Outer.self, #"{"inner":{"a":[{"v":1},{"v":2.5}]}}"#)
path(Outer.self, #"{"inner":{"a":[{}]}}"#)
path(Outer.self, #"{"inner":{"a":[null]}}"#)
path(Outer.self, #"{"inner":null}"#)
path([Kind].self, #"["x"]"#)

struct Names: Codable { var firstName: String; var aUrl: Int?; var _lead: Int?; var trail_: Int?; var plain: [String: Int]? }
decoder.keyDecodingStrategy = .convertFromSnakeCase
read(Names.self, #"{"first_name":"x","a_url":1,"_lead":2,"trail_":4,"plain":{"as_it_is":1}}"#)
read(Names.self, #"{"a_url":1}"#)
