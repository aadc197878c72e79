import SwiftUI

final class Weather: ObservableObject {
    @Published var degrees = 20
}

let wind = PassthroughSubject<Int, Never>()
let rain = CurrentValueSubject<String, Never>("dry")
let weather = Weather()

struct Today: View {
    @State private var gusts: [Int] = []
    @State private var ground = "?"
    @State private var warmest = 0
    @State private var isShown = true

    var body: some View {
        VStack {
            if isShown {
                Text("gusts \(gusts.map(String.init).joined(separator: " "))")
                    .onReceive(wind) { gusts.append($0) }
            }
            Text("ground \(ground)").onReceive(rain) { ground = $0 }
            Text("up to \(warmest)")
                .onReceive(weather.$degrees.filter { $0 > 0 }) { warmest = max(warmest, $0) }
            Toggle("Wind", isOn: $isShown)
        }
    }
}

let screen = show(Today())
wind.send(5)
wind.send(7)
screen.refresh()
rain.send("wet")
weather.degrees = 25
weather.degrees = 15
screen.refresh()
screen.toggle("Wind")
wind.send(9)
screen.toggle("Wind")
wind.send(11)
screen.refresh()
