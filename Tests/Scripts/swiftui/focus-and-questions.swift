// Which field has the focus, and questions of all forms, sheets and covers that go by themselves.
import SwiftUI

struct Login: View {
  enum Field {
    case name, password
  }
  @FocusState private var focus: Field?
  @FocusState private var isCommenting: Bool
  @State private var name = ""
  @State private var password = ""
  @State private var comment = ""
  @State private var log: [String] = []

  var body: some View {
    VStack {
      TextField("Name", text: $name)
        .focused($focus, equals: .name)
        .onSubmit { focus = .password }
      SecureField("Password", text: $password, prompt: Text("at least 8"))
        .focused($focus, equals: .password)
        .onSubmit { log.append("log in") }
        .submitLabel(.go)
      TextField(text: $comment, prompt: Text("What do you think?")) { Text("Comment") }.focused($isCommenting)
      TextField("Old", text: $name, onEditingChanged: { log.append($0 ? "began" : "ended") }, onCommit: { log.append("committed") })
      Text(focus == .name ? "name" : focus == .password ? "password" : isCommenting ? "comment" : "nothing")
      ForEach(log.indices, id: \.self) { Text(log[$0]) }
      Button("Leave") { focus = nil; isCommenting = false }
    }
  }
}

let login = show(Login())
login.type("gru", into: "Name")
login.submit("Name")
login.type("secret", into: "Password")
login.submit("Password")
login.type("good", into: "Comment")
login.type("dru", into: "Old")
login.submit("Old")
login.tap("Leave")

struct Failure: LocalizedError {
  var errorDescription: String? { "The moon is too heavy" }
}

struct Item: Identifiable {
  let id: Int
}

struct Asking: View {
  @State private var asks = false
  @State private var chooses = false
  @State private var fails = false
  @State private var names = false
  @State private var sheet = false
  @State private var item: Item?
  @State private var covers = false
  @State private var old = false
  @State private var data: String? = "moon"
  @State private var name = ""
  @State private var log: [String] = []
  @Environment(\.presentationMode) private var outer

  var body: some View {
    VStack {
      Button("Ask") { asks = true }
        .alert("Sure?", isPresented: $asks, presenting: data) { what in
          Button("Steal \(what)") { log.append("stole \(what)") }
        } message: { what in
          Text("The \(what) is big.")
        }
      Button("Choose") { chooses = true }
        .confirmationDialog(Text("Which?"), isPresented: $chooses, titleVisibility: .visible) {
          Button("Red") { log.append("red") }
          Button("Blue") { log.append("blue") }
        } message: {
          Text("Both are nice.")
        }
      Button("Fail") { fails = true }
        .alert(isPresented: $fails, error: fails ? Failure() : nil) {}
      Button("Name it") { names = true }
        .alert("Name", isPresented: $names) {
          TextField("new name", text: $name)
          Button("Save") { log.append("named \(name)") }
          Button("Cancel", role: .cancel) {}
        }
      Button("Old") { old = true }
        .actionSheet(isPresented: $old) {
          ActionSheet(title: Text("Old"), message: Text("style"), buttons: [.default(Text("One")) { log.append("one") }, .cancel()])
        }
      Button("Sheet") { sheet = true }
      Button("Item") { item = Item(id: 3) }
      Button("Cover") { covers = true }
      ForEach(log.indices, id: \.self) { Text(log[$0]) }
      Text(outer.wrappedValue.isPresented ? "presented" : "root")
    }
    .sheet(isPresented: $sheet, onDismiss: { log.append("sheet gone") }) {
      Sheet(title: "Sheet").presentationDetents([.medium, .fraction(0.3)])
    }
    .popover(item: $item) { Sheet(title: "Item \($0.id)") }
    .fullScreenCover(isPresented: $covers, onDismiss: { log.append("cover gone") }) { Sheet(title: "Cover") }
  }
}

struct Sheet: View {
  let title: String
  @Environment(\.presentationMode) var mode
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text(title + (mode.wrappedValue.isPresented ? ", presented" : ""))
    Button("Old way") { mode.wrappedValue.dismiss() }
    Button("New way") { dismiss() }
  }
}

let asking = show(Asking())
asking.tap("Ask")
asking.tap("Steal moon")
asking.tap("Choose")
asking.tap("Cancel")
asking.tap("Choose")
asking.tap("Blue")
asking.tap("Fail")
asking.tap("OK")
asking.tap("Name it")
asking.type("Kevin", into: "new name")
asking.tap("Save")
asking.tap("Old")
asking.tap("One")
asking.tap("Sheet")
asking.tap("Old way")
asking.tap("Item")
asking.tap("New way")
asking.tap("Cover")
asking.tap("New way")
