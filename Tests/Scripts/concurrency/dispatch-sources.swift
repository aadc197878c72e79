// Timers and data of queues.
import Foundation
import Dispatch
let queue = DispatchQueue(label: "timer")
let done = DispatchSemaphore(value: 0)
var ticks = 0
let timer = DispatchSource.makeTimerSource(queue: queue)
timer.schedule(deadline: .now() + .milliseconds(10), repeating: .milliseconds(20), leeway: .milliseconds(1))
timer.setEventHandler {
  ticks += 1
  print("tick", ticks)
  if ticks == 3 { timer.cancel() }
}
timer.setCancelHandler {
  print("cancelled"); done.signal()
}
timer.resume()
done.wait()
print(timer.isCancelled)
class Countdown {
  private var left: Int
  private var source: DispatchSourceTimer?
  init(_ n: Int) { left = n }
  func start(_ finish: @escaping () -> Void) {
    let source = DispatchSource.makeTimerSource(flags: [], queue: .main)
    source.schedule(deadline: .now(), repeating: 0.5)
    source.setEventHandler { [weak self] in
      guard let self else { return }
      print("left", self.left)
      self.left -= 1
      if self.left < 0 { self.source?.cancel(); self.source = nil; finish() }
    }
    source.activate()
    self.source = source
  }
}
let c = Countdown(2)
c.start { print("liftoff");  }
let once = DispatchSource.makeTimerSource()
once.schedule(deadline: .now() + 0.7)
once.setEventHandler { print("once") }
once.resume()
RunLoop.main.run(until: Date().addingTimeInterval(1.4))
let adder = DispatchSource.makeUserDataAddSource(queue: .main)
adder.setEventHandler { print("added", adder.data) }
adder.resume()
for i in 1...4 { adder.add(data: UInt(i)) }
RunLoop.main.run(until: Date().addingTimeInterval(0.1))
