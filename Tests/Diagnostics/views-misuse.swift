import SwiftUI

struct WithoutBody: View { // error: add: var body: some View
    var title = "Banana"
}

struct OfAnyType: View { // error: say that it is one type: `var body: some View`
    var body: View { Text("Banana") }
}

struct Counter: View {
    var count = 0
    @State private var isOn = false

    var body: some View {
        Button("One more") { count += 1 } // error: `@State private var count`
    }

    var coloured: some View {
        Text("x").forgroundColor(.red).tapped { _ in } // error: did you mean `foregroundColor`
    }

    var mislabelled: some View {
        Toggle("Ripe", on: $isOn) // error: write `isOn:`
    }

    var unbound: some View {
        Toggle("Ripe", isOn: isOn) // error: write `$` in front
    }

    var looped: some View {
        VStack {
            for index in 0..<3 { Text("\(index)") } // error: ForEach
        }
    }

    var stated: some View {
        VStack {
            isOn = true // error: leave it out
            Text("\(count)")
        }
    }

    func reset() { count = 0 } // error: `@State private var count`
}

struct Rows: View {
    let names = ["Kevin", "Bob"]
    let count = 2

    var body: some View {
        List(names) { name in Text(name) } // error: say what each is known by, `id: \.self`
    }

    var counted: some View {
        Text(count) // error: write it into a text
    }
}
