import SwiftUI

// Layouts of one's own, views of UIKit among these, anchors, and gestures made of others.

struct Flow: Layout {
    var spacing: CGFloat = 8
    var width: CGFloat = 200

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: width, height: 100)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var (x, y) = (bounds.minX, bounds.minY)
        for index in subviews.indices {
            let size = subviews[index].sizeThatFits(.unspecified)
            if x + size.width > bounds.maxX {
                x = bounds.minX
                y += 30
            }
            subviews[index].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
            x += size.width + spacing
        }
    }
}

struct Places: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] = [:]
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

struct Field: UIViewRepresentable {
    @Binding var text: String

    final class Coordinator {
        let field: Field
        init(_ field: Field) { self.field = field }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.textColor = .systemBlue
        return label
    }

    func updateUIView(_ view: UILabel, context: Context) {
        view.text = "\(text), made for \(context.coordinator.field.text)"
    }
}

struct Page: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        let controller = UIViewController()
        let label = UILabel()
        label.text = "in a controller"
        controller.view.addSubview(label)
        return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct Board: View {
    @State private var text = "Kevin"
    @State private var isAcross = false
    @State private var isPressed = false
    @GestureState private var pull = CGSize.zero
    @Environment(\.openURL) private var openURL
    let words = ["banana", "bello", "poopaye", "tulaliloo", "para tu"]

    var body: some View {
        let layout = isAcross ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout())
        VStack {
            Flow(spacing: 10).callAsFunction { ForEach(words, id: \.self) { Text($0) } }
            layout.callAsFunction {
                Text("first").anchorPreference(key: Places.self, value: .bounds) { ["first": $0] }
                Text("second")
            }
            .overlayPreferenceValue(Places.self) { places in
                GeometryReader { proxy in
                    if let first = places["first"] { Text("as wide as \(Int(proxy[first].width))") }
                }
            }
            Field(text: $text)
            Page()
            Text("press, then drag")
                .gesture(
                    LongPressGesture().sequenced(before: DragGesture()).updating($pull) { value, state, _ in
                        if case .second(true, let drag?) = value { state = drag.translation }
                    }
                    .onEnded { value in
                        if case .second(let pressed, let drag) = value {
                            print(pressed, Double(drag?.translation.width ?? 0))
                        }
                    })
            Text("tap or hold")
                .gesture(
                    TapGesture().exclusively(before: LongPressGesture()).onEnded { value in
                        switch value {
                        case .first: print("tapped")
                        case .second: print("held")
                        }
                    })
            Image("banana").gesture(MagnificationGesture().onChanged { print($0) })
            AsyncImage(url: URL(string: "https://example.com/minions/bob.png")) { image in
                image.resizable()
            } placeholder: {
                ProgressView()
            }
            AsyncImage(url: nil) { phase in Text(phase.image == nil ? "no image" : "an image") }
            Link("Minions", destination: URL(string: "https://example.com")!)
            Button("Turn") {
                withAnimation(.bouncy) { isAcross.toggle() }
                text = "Bob"
            }
        }
        .environment(\.openURL, OpenURLAction { url in
            print("open", url)
            return .handled
        })
        .scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0.5) }
        .transition(.blurReplace)
    }
}

let screen = show(Board())
screen.tap("Turn")
screen.hold("press, then drag")
screen.drag("press, then drag", x: 30, y: 0)
screen.tap("tap or hold")
screen.hold("tap or hold")
screen.tap("Minions")

let hosting = UIHostingController(rootView: Text("among those of UIKit").onAppear { print("appeared") })
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = hosting
show(hosting)
