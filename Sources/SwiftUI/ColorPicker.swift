/// A colour to choose. It stands in a field, as `#FF3B30`, and is typed there in that form.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let label: Label

  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    let title = label._drawn(in: place.inner("label"))
    let selection = self.selection
    let shown = selection.wrappedValue.onScreen
    let figures = [shown.red, shown.green, shown.blue].map { part -> String in
      let figure = String(part, radix: 16, uppercase: true)
      return figure.count < 2 ? "0" + figure : figure
    }
    var field = ScreenElement(
      .field("#" + figures.joined(), placeholder: "", isSecret: false, isEnabled: place.environment.isEnabled))
    field.name = title.flatMap { $0.labels }.joined(separator: " ")
    field.onType = { text in
      let figures = text.hasPrefix("#") ? String(text.dropFirst()) : text
      guard figures.count == 6, let number = Int(figures, radix: 16), number >= 0 else { return }
      selection.wrappedValue = Color(
        red: Double(number / 65_536) / 255, green: Double(number / 256 % 256) / 255, blue: Double(number % 256) / 255)
    }
    return [.row(title + [.space, field])]
  }
}

extension ColorPicker where Label == Text {
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: { Text(title) })
  }
}
