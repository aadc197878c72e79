let x: any TextOutputStreamable = "a"
let y: any TextOutputStreamable = Character("a")
func f<T: TextOutputStreamable>(_ t: T) { print(T.self) }
f("a"); f("a" as Substring); f(Unicode.Scalar("a"))
var s = ""
x.write(to: &s)
print(s)
let all: [any TextOutputStreamable] = ["s", "sub".dropLast(), Character("c"), Unicode.Scalar("u")]
for one in all { one.write(to: &s); s += " " }
print(s)
struct Log: TextOutputStream { var parts: [String] = []; mutating func write(_ t: String) { parts.append(t) } }
var log = Log()
"abc".dropFirst().write(to: &log)
print("x", 1.5, "abc".dropLast(), Character("z"), to: &log)
debugPrint("x", 1.5, "abc".dropLast(), Character("z"), to: &log)
dump("abc".dropLast(), to: &log)
print(log.parts)
