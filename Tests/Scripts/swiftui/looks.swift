// Modifiers, shapes, styles and grids that view files are full of: what a terminal cannot show is taken, and left out.
import SwiftUI

struct Landmark: Identifiable {
  let id: Int
  var name: String
  var isFavorite: Bool
  var price: Double
}

struct Arrow: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
    path.closeSubpath()
    return path
  }
}

struct Badge: View {
  var body: some View {
    GeometryReader { geometry in
      let width = min(geometry.size.width, geometry.size.height)
      Path { path in
        path.move(to: CGPoint(x: width * 0.5, y: 0))
        path.addQuadCurve(to: CGPoint(x: width, y: width), control: .zero)
      }
      .fill(LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom))
      Text("Badge").kerning(2).rotationEffect(.degrees(10)).scaleEffect(0.5)
    }
    .aspectRatio(1, contentMode: .fit)
  }
}

struct Row: View {
  var landmark: Landmark
  var body: some View {
    HStack {
      Image(systemName: "star.fill")
        .resizable()
        .renderingMode(.template)
        .frame(width: 20, height: 20)
        .foregroundColor(landmark.isFavorite ? .yellow : Color(.systemGray4))
        .clipShape(Circle())
        .overlay(Circle().stroke(Color.white, lineWidth: 4))
        .shadow(color: .gray, radius: 7, x: 0, y: 2)
      VStack(alignment: .leading) {
        Text(landmark.name).font(.headline).underline()
        Text(landmark.price, format: .number)
          .foregroundStyle(LinearGradient(colors: [.red, .orange], startPoint: .leading, endPoint: .trailing))
      }
      Spacer()
      Text("★").accessibilityLabel(Text("favourite")).accessibilityHidden(!landmark.isFavorite)
    }
    .padding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
    .background(Color("Card"))
    .background(LinearGradient(colors: [.white, .gray], startPoint: .top, endPoint: .bottom))
    .background(Color(red: 0.9, green: 0.9, blue: 0.9).opacity(0.5))
  }
}

struct ContentView: View {
  @State private var landmarks = [
    Landmark(id: 1, name: "Lake", isFavorite: true, price: 1234.5),
    Landmark(id: 2, name: "Hill", isFavorite: false, price: 2),
  ]
  @State private var name = ""
  let columns = [GridItem(.flexible()), GridItem(.flexible(), spacing: 4)]

  var body: some View {
    NavigationView {
      ScrollView(.vertical, showsIndicators: false) {
        TextField("Name", text: $name)
          .keyboardType(.emailAddress)
          .autocapitalization(.none)
          .disableAutocorrection(true)
          .submitLabel(.done)
        ForEach(landmarks) { landmark in
          Row(landmark: landmark)
        }
        LazyVGrid(columns: columns, spacing: 10) {
          ForEach(0..<3) { Text("cell \($0)").background(.blue) }
        }
        Badge().frame(height: 50)
        Arrow().fill(.red).frame(width: 10)
        Arrow().stroke(style: StrokeStyle(lineWidth: 2, dash: [4]))
        Capsule().fill(Color(hue: 0.5, saturation: 1, brightness: 1))
        ScrollView(.horizontal, showsIndicators: false) { HStack { Text("a"); Text("b") } }
      }
      .navigationBarTitle(Text("Landmarks"), displayMode: .inline)
    }
    .edgesIgnoringSafeArea(.all)
    .ignoresSafeArea(.keyboard, edges: .bottom)
  }
}

let screen = show(ContentView())
screen.type("Ada", into: "Name")
