// More of what view files say about looks: a terminal shows weight, colours of text and large letters; the rest is taken.
import SwiftUI

extension VerticalAlignment {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }
  static let middle = VerticalAlignment(Middle.self)
}

struct Wave: Shape {
  var phase: Double
  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: .zero)
      for x in stride(from: 0.0, through: 10.0, by: 2.0) { path.addLine(to: CGPoint(x: x, y: sin(x + phase))) }
    }
  }
}

struct Shake: AnimatableModifier {
  var animatableData: Double
  func body(content: Content) -> some View { content.offset(x: sin(animatableData)) }
}

struct Texts: View {
  let title: LocalizedStringKey = "Localized"
  @ScaledMetric(relativeTo: .body) private var size = 20.0

  var body: some View {
    Group {
      Text(title).bold(true).italic(true).monospaced().fontDesign(.rounded).fontWidth(.condensed)
      Text("shout").textCase(.uppercase)
      Text("Whisper").textCase(.lowercase).multilineTextAlignment(.center).lineSpacing(4)
      Text("a").foregroundStyle(.tertiary) + Text(" b").foregroundStyle(Color.red) + Text(Image(systemName: "star"))
      Text("tint").foregroundStyle(.tint)
      Text("custom").font(.custom("Avenir", size: size)).baselineOffset(2).kerning(1)
      Text("styled").font(.system(.title, design: .serif).weight(.heavy).monospacedDigit().leading(.tight))
      Text("sized").font(.system(size: 40, weight: .bold, design: .rounded))
    }
    Group {
      Text("lines").lineLimit(1...3).textSelection(.enabled).minimumScaleFactor(0.5).truncationMode(.middle)
      Text("struck").strikethrough(true, pattern: .dash, color: .red).underline(pattern: .dot)
      Label(title, systemImage: "gear").symbolVariant(.fill).symbolRenderingMode(.hierarchical).imageScale(.large)
      Text(verbatim: "verbatim").redacted(reason: .placeholder).unredacted().privacySensitive()
      Button(title) {}.buttonBorderShape(.capsule).controlSize(.large).keyboardShortcut("k", modifiers: [.command, .shift])
      Text(Text("x") == Text("x") ? "equal" : "different")
      Text("badge").badge(3)
      Text("new").badge("NEW")
      Text("none").badge(0)
    }
  }
}

struct Shapes: View {
  @State private var isOn = true
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Wave(phase: 1).stroke(.red, lineWidth: 2).frame(height: 20)
      Text("card")
        .padding(.horizontal)
        .padding([.top, .bottom], 8)
        .background(.regularMaterial, in: .rect(cornerRadius: 12))
        .background(.thinMaterial)
        .background(in: Capsule())
        .backgroundStyle(Color.blue.gradient)
        .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
        .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(.gray, lineWidth: 1))
        .clipShape(.rect(topLeadingRadius: 8, topTrailingRadius: 8))
        .clipShape(UnevenRoundedRectangle(cornerRadii: .init(topLeading: 4)))
        .contentShape(.interaction, Rectangle())
        .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
        .border(.secondary)
        .shadow(radius: 3)
      Text("gradients")
        .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        .background(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 10))
        .background(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center))
        .background(EllipticalGradient(colors: [.red, .blue]))
      Text("both").foregroundStyle(isOn ? .red : .secondary).foregroundStyle(.secondary, .blue)
      Rectangle().fill(.quaternary).frame(maxWidth: .infinity, minHeight: 1, maxHeight: 1)
      AnyShape(isOn ? AnyShape(Circle()) : AnyShape(Capsule())).fill(AnyShapeStyle(.tint))
      Ellipse().trim(from: 0, to: 0.5).rotation(.degrees(90)).scale(0.5).offset(x: 3).stroke(style: StrokeStyle(lineWidth: 2))
      Text("moved")
        .alignmentGuide(.leading) { dimensions in dimensions[.trailing] }
        .modifier(Shake(animatableData: 1))
        .animation(.easeInOut(duration: 0.3).repeatForever(autoreverses: true), value: isOn)
        .transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity.combined(with: .scale(scale: 0.5))))
        .transaction { $0.animation = nil }
        .contentTransition(.numericText())
        .symbolEffect(.bounce, value: isOn)
        .sensoryFeedback(.success, trigger: isOn)
    }
  }
}

struct Scrolling: View {
  let items = Array(1...3)
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView([.vertical, .horizontal], showsIndicators: false) {
        LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) {
          Section {
            ForEach(items, id: \.self) { Text("item \($0)").id($0) }
          } header: {
            Text("Header")
          } footer: {
            Text("Footer")
          }
        }
        .scrollTargetLayout()
        LazyHStack(alignment: .middle) { Text("a"); Text("b") }
        Grid(alignment: .leading, horizontalSpacing: 4) {
          GridRow { Text("wide").gridCellColumns(2); Text("c") }
          Divider().gridCellUnsizedAxes(.horizontal)
        }
        Button("Down") { withAnimation { proxy.scrollTo(3, anchor: .bottom) } }
      }
      .scrollIndicators(.hidden)
      .scrollBounceBehavior(.basedOnSize)
      .scrollDismissesKeyboard(.interactively)
      .scrollTargetBehavior(.paging)
      .contentMargins(.horizontal, 16, for: .scrollContent)
      .safeAreaInset(edge: .bottom) { Text("at the bottom") }
      .coordinateSpace(name: "scroll")
    }
  }
}

struct Rows: View {
  var body: some View {
    List {
      Section(header: Text("First"), footer: Text("Below")) {
        Text("row").listRowSeparator(.hidden, edges: .bottom).listRowBackground(Color.clear).listRowInsets(EdgeInsets())
      }
      .listSectionSeparator(.hidden)
      .headerProminence(.increased)
      Section { Text("plain") } footer: { Text("only a footer") }
    }
    .listStyle(InsetGroupedListStyle())
    .listRowSpacing(4)
    .scrollContentBackground(.hidden)
    .environment(\.defaultMinListRowHeight, 10)
    ViewThatFits(in: .horizontal) {
      HStack { Text("wide"); Text("enough") }
      Text("narrow")
    }
    ContentUnavailableView("Nothing here", systemImage: "tray", description: Text("Add something."))
    ContentUnavailableView {
      Label("No results", systemImage: "magnifyingglass")
    } actions: {
      Button("Try again") {}
    }
    EquatableView(content: Badge(count: 3))
    Badge(count: 4).equatable()
  }
}

struct Badge: View, Equatable {
  let count: Int
  var body: some View { Text("count \(count)") }
}

draw(Texts())
draw(Shapes())
draw(Scrolling())
draw(Rows())
