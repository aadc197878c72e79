// How far work has come: alone, in parts, and cancelled.
import Foundation

let work = Progress(totalUnitCount: 10)
print(work.totalUnitCount, work.completedUnitCount, work.fractionCompleted, work.isFinished, work.isIndeterminate)
print(work.isCancelled, work.isCancellable, work.isPausable, work.isPaused, work.userInfo.count)
for units in [3, 10, 12] as [Int64] {
  work.completedUnitCount = units
  print(work.fractionCompleted, work.isFinished)
}
work.totalUnitCount = 20
print(work.fractionCompleted, work.isFinished)
let unknown = Progress(totalUnitCount: 0)
print(unknown.fractionCompleted, unknown.isIndeterminate, unknown.isFinished)
unknown.completedUnitCount = 1
print(unknown.fractionCompleted, unknown.isIndeterminate, unknown.isFinished)
print(Progress(totalUnitCount: -1).isIndeterminate)

// Parts of it count when they are finished, and before that as far as they are.
let whole = Progress(totalUnitCount: 2)
let first = Progress(totalUnitCount: 4, parent: whole, pendingUnitCount: 1)
let second = Progress(totalUnitCount: 10)
whole.addChild(second, withPendingUnitCount: 1)
func show() { print(whole.fractionCompleted, whole.completedUnitCount, whole.isFinished) }
first.completedUnitCount = 1
show()
second.completedUnitCount = 5
show()
first.completedUnitCount = 4
show()
first.completedUnitCount = 2
show()
second.completedUnitCount = 10
show()
let thirds = Progress(totalUnitCount: 3)
for _ in 0..<3 {
  let part = Progress(totalUnitCount: 3, parent: thirds, pendingUnitCount: 1)
  for _ in 0..<3 {
    part.completedUnitCount += 1
    print(thirds.fractionCompleted)
  }
}
let top = Progress(totalUnitCount: 1)
let middle = Progress(totalUnitCount: 2, parent: top, pendingUnitCount: 1)
let leaf = Progress(totalUnitCount: 4, parent: middle, pendingUnitCount: 2)
leaf.completedUnitCount = 1
print(top.fractionCompleted, middle.fractionCompleted)
leaf.completedUnitCount = 4
print(top.fractionCompleted, top.isFinished, middle.completedUnitCount)
let late = Progress(totalUnitCount: 4)
late.completedUnitCount = 4
let longer = Progress(totalUnitCount: 2)
longer.addChild(late, withPendingUnitCount: 1)
print(longer.fractionCompleted, longer.completedUnitCount)
longer.totalUnitCount = 4
print(longer.fractionCompleted)

// What begins while one is the current one is a part of it.
let current = Progress(totalUnitCount: 10)
current.becomeCurrent(withPendingUnitCount: 4)
let part = Progress(totalUnitCount: 2)
part.completedUnitCount = 1
print(Progress.current() === current, Progress.discreteProgress(totalUnitCount: 3).fractionCompleted)
current.resignCurrent()
print(current.fractionCompleted, Progress.current() == nil, current.completedUnitCount)
part.completedUnitCount = 2
print(current.fractionCompleted, current.completedUnitCount)
current.becomeCurrent(withPendingUnitCount: 3)
current.resignCurrent()
print(current.completedUnitCount, current.fractionCompleted)

// Cancelling reaches the parts.
let told = DispatchSemaphore(value: 0)
let parent = Progress(totalUnitCount: 1)
let child = Progress(totalUnitCount: 1, parent: parent, pendingUnitCount: 1)
child.cancellationHandler = {
  print("cancelled")
  told.signal()
}
parent.cancel()
told.wait()
print(child.isCancelled, parent.isCancelled, parent.isFinished)
child.isPausable = true
child.pausingHandler = { told.signal() }
child.resumingHandler = { told.signal() }
child.pause()
told.wait()
print(child.isPaused, parent.isPaused)
child.resume()
told.wait()
print(child.isPaused)
child.setUserInfoObject(3, forKey: .throughputKey)
print(child.userInfo[.throughputKey] as? Int ?? 0)
