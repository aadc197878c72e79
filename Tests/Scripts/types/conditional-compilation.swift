// #if: operating systems, flags, compiler and language versions, in types, switches and chains.
#if os(Linux)
let system = "Linux"
#elseif os(macOS) || os(iOS)
let system = "Apple"
#else
let system = "other"
#endif
print(system)

#if MY_SPECIAL_FLAG
print("the flag is set")
let unknown: NoSuchType = noSuchFunction() // parsed, but never checked
#else
print("the flag is not set")
#endif

#if swift(>=5.0) && !swift(>=99)
print("a Swift from 5 on")
#endif
#if compiler(<4)
this is not even Swift, and ( does not parse
#else
print("a modern compiler")
#endif
#if arch(x86_64) || arch(arm64)
print(Int.bitWidth, "bits")
#endif

struct Logger {
  var lines: [String] = []
  #if !MY_SPECIAL_FLAG
  let prefix = "release"
  #else
  let prefix = "special"
  #endif

  mutating func log(_ text: String) {
    #if os(Windows)
    lines.append("win \(text)")
    #else
    lines.append("\(prefix): \(text)")
    #endif
  }

}
var logger = Logger()
logger.log("start")
print(logger.lines)

enum Store: CaseIterable {
  case file
  #if os(Linux)
  case socket
  #endif
  case memory
}
func name(_ store: Store) -> String {
  switch store {
  case .file: return "f"
  #if os(Linux)
  case .socket: return "s"
  #endif
  case .memory: return "m"
  }
}
print(Store.allCases.map(name))
let chain = [3, 1, 2]
  .sorted()
  #if !DEBUG_ORDER
  .reversed()
  #endif
  .map { $0 * 10 }
print(chain)
if #available(macOS 10.15, *) { print("available here") } else { print("not available") }

// Behind a condition about the version, what does not count may be written in another Swift, `#else` too.
#if compiler(>=5.9)
  print("this compiler")
#else
  let x = = 3
#endif
#if swift(>=5.0)
  print("this language")
#elseif os(Linux)
  let x = = 3
#else
  let z = ! !
#endif
#if os(Windows)
  print("windows")
#elseif swift(>=5.0)
  print("elsewhere")
#else
  ) ( } {
#endif
#if _compiler_version("5.3") && !swift(<4.0)
  print("both")
#else
  let y = = 4
#endif
