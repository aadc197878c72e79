// Timers fire in the run loop, each at its time; the clock goes on with them.
import Foundation

final class Countdown {
  private(set) var remaining: Int
  private var timer: Timer?
  var onTick: ((Int) -> Void)?
  var onEnd: (() -> Void)?
  init(from start: Int) { remaining = start }
  func begin() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      self.remaining -= 1
      self.onTick?(self.remaining)
      if self.remaining == 0 {
        timer.invalidate()
        self.onEnd?()
      }
    }
  }
  deinit { print("countdown gone") }
}
var countdown: Countdown? = Countdown(from: 3)
countdown?.onTick = { print("remaining", $0) }
countdown?.onEnd = { print("go") }
countdown?.begin()
RunLoop.main.run(until: Date() + 0.75)
countdown = nil

print("-- once")
let once = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { timer in print("once", timer.isValid) }
print(once.isValid, once.timeInterval)
RunLoop.main.run(until: Date() + 0.25)
print(once.isValid)
let stopped = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in print("never") }
stopped.invalidate()
let late = Timer(fire: Date() - 1, interval: 0, repeats: false) { _ in print("late") }
RunLoop.main.add(late, forMode: .common)
let idle = Timer(timeInterval: 0.05, repeats: true) { _ in print("not in the loop") }
RunLoop.main.add(Timer(timeInterval: 0.05, repeats: true) { _ in print("never") }, forMode: RunLoop.Mode("other"))
RunLoop.main.run(until: Date() + 0.15)

print("-- fired by hand")
idle.fire()
print(idle.isValid, idle.timeInterval)
idle.invalidate()
idle.fire()
let single = Timer(timeInterval: 1, repeats: false) { _ in print("single") }
single.fire()
single.fire()
print(single.isValid)
let endless = Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in print("no interval") }
RunLoop.main.run(until: Date() + 0.15)
print(endless.isValid, endless.timeInterval)

print("-- moved")
let moved = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in print("moved") }
moved.fireDate = Date() + 1.5
RunLoop.main.run(until: Date() + 0.5)
print("not yet", (moved.fireDate.timeIntervalSinceNow * 10).rounded())
moved.fireDate = Date() + 0.05
RunLoop.main.run(until: Date() + 0.2)
moved.invalidate()

print("-- with the main queue")
Timer.scheduledTimer(withTimeInterval: 0.15, repeats: false) { _ in
  print("timer")
  DispatchQueue.main.async { print("from the timer") }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { print("before it") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.35) { print("behind it") }
print(RunLoop.main.run(mode: .default, before: Date() + 1))
RunLoop.main.run(until: Date() + 0.5)
DispatchQueue.global().async { Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in print("no loop") } }
RunLoop.main.run(until: Date() + 0.25)

print("-- a loop within")
var order = ""
Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
  order += "1"
  RunLoop.main.run(until: Date() + 0.3)
  order += "3"
}
Timer.scheduledTimer(withTimeInterval: 0.15, repeats: false) { _ in order += "2" }
RunLoop.main.run(until: Date() + 0.6)
print(order, RunLoop.Mode.default.rawValue, RunLoop.Mode.common)
