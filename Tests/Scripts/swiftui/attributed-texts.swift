import SwiftUI

// Texts with attributes, put together for a view.

struct Notice: View {
    @State private var word = "world"

    var greeting: AttributedString {
        var text = AttributedString("Hello, world of words")
        text.font = .title
        if let range = text.range(of: word) {
            text[range].foregroundColor = .red
            text[range].underlineStyle = .single
            text[range].link = URL(string: "https://example.org")
        }
        return text
    }

    var body: some View {
        VStack {
            Text(greeting)
            Text("price: ") + Text(marked("12 €"))
            Text(AttributedString())
            Text(AttributedString("\(greeting.runs.count) parts"))
            Button("Words") { word = "words" }
        }
    }

    func marked(_ text: String) -> AttributedString {
        var marks = AttributeContainer()
        marks.foregroundColor = .green
        marks.backgroundColor = .yellow
        marks.kern = 2
        return AttributedString(text, attributes: marks.font(.headline))
    }
}

let screen = show(Notice())
screen.tap("Words")

var text = AttributedString("red and not")
text[text.range(of: "red")!].foregroundColor = .red
for (color, range) in text.runs[\.foregroundColor] {
    print(color == .red, String(text[range].characters))
}
for run in text.runs { print(run.foregroundColor == nil, run.font == nil) }
text.mergeAttributes(AttributeContainer().foregroundColor(.blue).font(.body))
print(text.foregroundColor == .blue, text.font == .body, text.runs.count)
text.foregroundColor = nil
text.strikethroughStyle = Text.LineStyle(pattern: .dot, color: .red)
print(text.foregroundColor == nil, text.strikethroughStyle == .single, text.runs.count)
