import Foundation

// What nobody asks for is not looked at closely: that is how Foundation reads, too.

struct O: Codable { var a: Int }
for z in [
    "01", "1.", "-", ".5", "1e400", "1e", "+1", "\"a\nb\"", "\"\\x\"", "\"\\ud800\"", "tru", "[1,,2]", "[,]", "{,}",
    "{\"a\":1,,}", "1.2.3", "0x10", "--1", "\"\\u12\"", "-01", "1e5.5", "{\"\\x\":1}", "Infinity", "1a",
] {
    do { print(z, try JSONDecoder().decode(O.self, from: Data("{\"a\":1,\"z\":\(z)}".utf8))) } catch { print(z, "ERR", error) }
}
do { print(try JSONDecoder().decode(O.self, from: Data("{\"a\":1,\"\\x\":1}".utf8))) } catch { print("ERR", error) }
do { print(try JSONDecoder().decode(String.self, from: Data("\"\\ud800\"".utf8))) } catch { print("ERR", error) }
do { print(try JSONDecoder().decode(String.self, from: Data("\"\\ud800x\"".utf8))) } catch { print("ERR", error) }
do { print(try JSONDecoder().decode([Int].self, from: Data(("[" + String(repeating: "[", count: 600)).utf8))) } catch {
    print("ERR", error)
}
