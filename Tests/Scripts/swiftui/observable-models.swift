import SwiftUI

@Observable class Model {
  var name = "Gru"
  var count = 0
  var items: [String] = ["a"]
  @ObservationIgnored var hidden = 0
  init(name: String) { self.name = name }
}

struct Detail: View {
  @Bindable var model: Model
  var body: some View {
    TextField("Name", text: $model.name)
    Button("Add") { model.count += 1; model.items.append("b") }
  }
}

struct Deep: View {
  @Environment(Model.self) private var model
  @Environment(Model.self) private var maybe: Model?
  var body: some View {
    @Bindable var model = model
    Text("\(model.count) \(maybe == nil)")
    Toggle("Big", isOn: Binding(get: { model.count > 3 }, set: { _ in }))
    TextField("Again", text: $model.name)
  }
}

struct Content: View {
  @State private var model = Model(name: "Dru")
  var body: some View {
    VStack {
      Text("Hello \(model.name)")
      Detail(model: model)
      Deep().environment(model)
      TextField("State", text: $model.name)
    }
  }
}
let s = show(Content())
s.tap("Add")
s.type("Agnes", into: "Name")
