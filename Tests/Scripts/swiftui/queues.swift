// What an action puts on the main queue is done before the next frame is drawn; what takes longer is drawn when time has gone by.
import SwiftUI

final class TimerModel: ObservableObject {
  @Published var seconds = 0
  @Published var message = "stopped"
  private var timer: Timer?

  func start() {
    message = "running"
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.seconds += 1 }
  }

  func stop() {
    timer?.invalidate()
    DispatchQueue.main.async { self.message = "stopped at \(self.seconds)" }
  }
}

struct TimerView: View {
  @StateObject private var model = TimerModel()

  var body: some View {
    VStack {
      Text(model.message)
      Text("\(model.seconds)")
      Button("Start") { model.start() }
      Button("Stop") { model.stop() }
    }
    .onAppear { DispatchQueue.main.async { model.message = "appeared" } }
  }
}

let screen = show(TimerView())
screen.refresh()
screen.tap("Start")
RunLoop.main.run(until: Date() + 2.5)
screen.refresh()
screen.tap("Stop")
RunLoop.main.run(until: Date() + 2)
screen.refresh()
