import SwiftUI

// Where lines lead, what they enclose, and what is written on a canvas.

struct Wave: Shape {
    var phase: Double
    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        for x in stride(from: rect.minX, through: rect.maxX, by: 10) {
            path.addLine(to: CGPoint(x: x, y: rect.midY + rect.height / 2 * sin(x / 20 + phase)))
        }
        return path
    }
}

struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}

struct Slice: InsettableShape {
    var end: Angle
    var amount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        path.move(to: center)
        path.addArc(
            center: center, radius: rect.width / 2 - amount, startAngle: .degrees(0), endAngle: end, clockwise: false)
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var slice = self
        slice.amount += amount
        return slice
    }
}

func rounded(_ rect: CGRect) -> String {
    let parts = [rect.minX, rect.minY, rect.width, rect.height].map { Double(($0 * 100).rounded() / 100) }
    return parts.map { "\($0)" }.joined(separator: " ")
}

let square = CGRect(x: 0, y: 0, width: 100, height: 100)
print("circle", rounded(Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 60)).boundingRect))
print("ellipse", rounded(Path(ellipseIn: square).boundingRect))
print("capsule", rounded(Capsule().path(in: square).boundingRect))

let slice = Slice(end: .degrees(90)).path(in: square)
print(
    "slice", rounded(slice.boundingRect), slice.contains(CGPoint(x: 60, y: 60)), slice.contains(CGPoint(x: 40, y: 40)))
print("inset", rounded(Slice(end: .degrees(180)).inset(by: 10).path(in: square).boundingRect))

let curve = Path { path in
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 80), control2: CGPoint(x: 100, y: 80))
}
print("curve", rounded(curve.boundingRect), curve.currentPoint == CGPoint(x: 100, y: 0), curve.isEmpty, Path().isEmpty)

var corner = Path()
corner.move(to: CGPoint(x: 0, y: 50))
corner.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 50, y: 0), radius: 20)
print("corner", rounded(corner.boundingRect), corner.contains(CGPoint(x: 1, y: 1)))

let doughnut = Path { path in
    path.addEllipse(in: square)
    path.addEllipse(in: square.insetBy(dx: 30, dy: 30))
}
let middle = CGPoint(x: 50, y: 50)
print("doughnut", doughnut.contains(middle), doughnut.contains(middle, eoFill: true))

let moved = Path(square).applying(CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 1))
print("moved", rounded(moved.boundingRect), rounded(Path(square).offsetBy(dx: 5, dy: -5).boundingRect))

var steps: [String] = []
moved.forEach { element in
    switch element {
    case .move(let point): steps.append("move \(Double(point.x)) \(Double(point.y))")
    case .line(let point): steps.append("line \(Double(point.x)) \(Double(point.y))")
    case .closeSubpath: steps.append("close")
    default: steps.append("curve")
    }
}
print(steps.joined(separator: ", "))

let corners = RoundedCorner(radius: 20, corners: [.topLeft, .bottomRight]).path(in: square)
print(
    "corners", corners.contains(CGPoint(x: 2, y: 2)), corners.contains(CGPoint(x: 98, y: 2)),
    corners.contains(CGPoint(x: 98, y: 98)), corners.contains(CGPoint(x: 2, y: 98)))

struct Board: View {
    @State private var taps = 0

    var body: some View {
        VStack {
            Canvas { context, size in
                context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.yellow))
                context.stroke(Wave(phase: 1).path(in: square), with: .color(.red), lineWidth: 2)
                context.translateBy(x: 10, y: 10)
                context.drawLayer { layer in
                    layer.opacity = 0
                    layer.draw(Text("not seen"), at: .zero)
                }
                context.draw(Text("\(taps) bananas").bold(), at: CGPoint(x: size.width / 2, y: 20))
                context.draw(context.resolve(Image(systemName: "star")), at: .zero)
                if let symbol = context.resolveSymbol(id: "kevin") { context.draw(symbol, at: .zero) }
                if context.resolveSymbol(id: "bob") != nil { print("no such symbol") }
            } symbols: {
                Label("Kevin", systemImage: "person").tag("kevin")
            }
            Wave(phase: 0).stroke(.blue, lineWidth: 2).frame(height: 40)
            Circle().fill(.yellow).stroke(.orange, lineWidth: 2).overlay { Text("in a circle") }
            TimelineView(.everyMinute) { context in
                Text(context.cadence == .live ? "live" : "seldom")
            }
            Button("One more") { taps += 1 }
        }
        .clipShape(RoundedCorner(radius: 10, corners: [.topLeft]))
    }
}

let screen = show(Board())
screen.tap("One more")
