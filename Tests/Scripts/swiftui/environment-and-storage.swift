// Values of the environment, Apple's and one's own, what is kept under a name, and what views tell those around them.
import SwiftUI

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = "plain"
}

private struct ActionKey: EnvironmentKey {
  static var defaultValue: (String) -> Void { { _ in } }
}

extension EnvironmentValues {
  var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
  var report: (String) -> Void {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
}

extension View {
  func theme(_ theme: String) -> some View { environment(\.theme, theme) }
}

struct Themed: View {
  let name: String
  @Environment(\.theme) private var theme
  @Environment(\.report) private var report
  var body: some View {
    HStack {
      Text("\(name) is \(theme)")
      Button("Report \(name)") { report(name) }
    }
  }
}

struct Phone: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height
  @Environment(\.scenePhase) private var phase
  @Environment(\.colorScheme) private var scheme
  @Environment(\.sizeCategory) private var category
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.layoutDirection) private var direction
  @Environment(\.displayScale) private var scale
  @Environment(\.locale) private var locale
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reduces
  @Environment(\.controlSize) private var size
  @Environment(\.lineLimit) private var limit

  var body: some View {
    Text(width == .compact && height == .regular ? "a phone" : "no phone")
    Text(phase == .active ? "active" : "not active")
    Text(scheme == .dark ? "dark" : "light")
    Text(category < .accessibilityMedium && !typeSize.isAccessibilitySize ? "letters as usual" : "large letters")
    Text(direction == .leftToRight ? "to the right" : "to the left")
    Text("\(Int(scale)) \(locale.identifier) \(isEnabled) \(reduces) \(String(describing: size)) \(limit ?? 0)")
  }
}

struct Total: PreferenceKey {
  static var defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Title: PreferenceKey {
  static var defaultValue: String?
  static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

enum Mode: String, CaseIterable {
  case easy, hard
}

struct Settings: View {
  @AppStorage("name") private var name = "Gru"
  @AppStorage("volume") private var volume = 0.5
  @AppStorage("mode") private var mode = Mode.easy
  @AppStorage("nick") private var nick: String?
  @SceneStorage("tab") private var tab = 1

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Picker("Mode", selection: $mode) {
        ForEach(Mode.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(SegmentedPickerStyle())
      Slider(value: $volume, in: 0...1) { Text("Volume") }
      Stepper("Tab \(tab)", value: $tab)
      Button("Nickname") { nick = nick == nil ? "G" : nil }
      Text("\(name) \(volume) \(mode.rawValue) \(nick ?? "-") \(tab)")
    }
  }
}

struct Same: View {
  @AppStorage("name") private var name = "nobody"
  var body: some View { Text("Hello, \(name)") }
}

struct ContentView: View {
  @State private var log: [String] = []
  @State private var count = 1
  @State private var total = 0
  @State private var title = ""
  @State private var version = 1

  var body: some View {
    VStack {
      Group {
        Themed(name: "first")
        Themed(name: "second").theme("bold")
        VStack { Themed(name: "third") }.environment(\.theme, "round").transformEnvironment(\.theme) { $0 += "er" }
      }
      .environment(\.report) { log.append($0) }
      Phone().environment(\.lineLimit, 2).preferredColorScheme(.dark).controlSize(.small)
      VStack {
        ForEach(0..<count, id: \.self) { Text("row \($0)").preference(key: Total.self, value: $0 + 1) }
      }
      .preference(key: Title.self, value: "\(count) rows")
      .onPreferenceChange(Total.self) { total = $0 }
      Text("total \(total), \(title)")
      Button("More") { count += 1 }
      Counter().id(version)
      Button("Anew") { version += 1 }
      Same()
      ForEach(log.indices, id: \.self) { Text(log[$0]) }
    }
    .onPreferenceChange(Title.self) { title = $0 ?? "none" }
    .onChange(of: count) { new in log.append("count \(new)") }
    .onChange(of: total) { log.append("total changed") }
    .onChange(of: version, initial: true) { old, new in log.append("version \(old) \(new)") }
  }
}

struct Counter: View {
  @State private var taps = 0
  var body: some View { Button("Taps: \(taps)") { taps += 1 } }
}

let screen = show(ContentView())
screen.tap("Report first")
screen.tap("Report third")
screen.tap("More")
screen.tap("Taps: 0")
screen.tap("Anew")

let settings = show(Settings())
settings.type("Dru", into: "Name")
settings.tap("hard")
settings.slide("Volume", to: 0.75)
settings.tap("Tab 1 +")
settings.tap("Nickname")
show(Settings())
show(Same())
