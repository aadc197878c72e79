// Which modules there are decides what is compiled: those that scripts import, and those that come with Swift.
import Combine

#if canImport(Darwin)
  import Darwin
#endif

struct Source {
  #if canImport(UIKit)
    let view = "UIKit"
  #elseif canImport(AppKit)
    let view = "AppKit"
  #endif
}

func known() -> [String] {
  var result: [String] = []
  #if canImport(Streams) && canImport(SwiftUI)
    result.append("Streams and SwiftUI")
  #endif
  #if canImport(Observation)
    result.append("Observation")
  #endif
  #if canImport(Darwin) || !canImport(Foundation)
    result.append("Darwin")
  #endif
  return result
}

#if canImport(Combine) && !canImport(Nowhere)
  _ = Just(Source().view).sink { print($0) }
#else
  print("no Combine")
#endif
print(known())
