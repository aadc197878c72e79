// Styles and modifiers of one's own, with states and values of the environment.
import SwiftUI

struct Filled: ButtonStyle {
  var mark = "*"
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(mark)
      configuration.label.foregroundColor(configuration.role == .destructive ? .red : .green)
      if !isEnabled { Text("(off)") }
    }
    .padding()
    .background(Capsule().fill(Color.blue))
    .scaleEffect(configuration.isPressed ? 0.9 : 1)
  }
}

extension ButtonStyle where Self == Filled {
  static var filled: Filled { Filled() }
  static func filled(_ mark: String) -> Filled { Filled(mark: mark) }
}

struct TwoTaps: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2) { configuration.trigger() }
  }
}

struct Stacked: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title.bold()
    }
  }
}

struct Checkbox: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
  }
}

struct Underlined: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    VStack {
      configuration.padding(4)
      Text("--------")
    }
  }
}

struct Bar: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    let done = Int((configuration.fractionCompleted ?? 0) * 10)
    return HStack {
      configuration.label
      Text(String(repeating: "#", count: done) + String(repeating: ".", count: 10 - done))
    }
  }
}

struct Card: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      Text("=====")
      configuration.content
    }
  }
}

struct Plainly: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

struct Counted: ViewModifier {
  let step: Int
  @State private var taps = 0
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    HStack {
      content
      Text("\(taps)\(isEnabled ? "" : ", off")")
    }
    .onTapGesture { taps += step }
  }
}

extension View {
  func counted(by step: Int = 1) -> some View { modifier(Counted(step: step)) }
}

struct ContentView: View {
  @State private var isOn = false
  @State private var isOff = true
  @State private var name = ""
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Group {
        Button("Plain") { log.append("plain") }
        Button("Filled") { log.append("filled") }.buttonStyle(.filled)
        Button("Off", role: .destructive) { log.append("off") }.buttonStyle(.filled("!")).disabled(isOff)
        Button("Twice") { log.append("twice") }.buttonStyle(TwoTaps())
        Button("Bordered") { log.append("bordered") }.buttonStyle(.borderedProminent).buttonStyle(PlainButtonStyle())
      }
      Group {
        Label("Rain", systemImage: "cloud")
        Label("Rain", systemImage: "cloud").labelStyle(.titleOnly)
        Label("Rain", systemImage: "cloud").labelStyle(IconOnlyLabelStyle())
        Label("Snow", systemImage: "snow").labelStyle(Stacked())
      }
      Toggle("Agreed", isOn: $isOn).toggleStyle(Checkbox())
      Toggle("Off button", isOn: $isOff).toggleStyle(.switch)
      TextField("Name", text: $name).textFieldStyle(Underlined())
      TextField("Nick", text: $name).textFieldStyle(.roundedBorder)
      Group {
        ProgressView("Copying", value: 0.3).progressViewStyle(Bar())
        GroupBox("Card") { Text("inside") }.groupBoxStyle(Card())
        LabeledContent("Left", value: "right").labeledContentStyle(Plainly())
        Text("Counted").counted()
        Text("By two").counted(by: 2).disabled(true)
        Text("Both").modifier(Counted(step: 5)).modifier(EmptyModifier())
      }
      Text(log.joined(separator: " "))
    }
  }
}

let screen = show(ContentView())
screen.tap("Plain")
screen.tap("Filled")
screen.tap("Off")
screen.toggle("Off button")
screen.tap("Off")
screen.doubleTap("Twice")
screen.tap("Agreed")
screen.type("Bob", into: "Name")
screen.tap("Counted")
screen.tap("Counted")
screen.tap("By two")
screen.tap("Both")
