import Foundation
let q = OperationQueue()
q.maxConcurrentOperationCount = 1
for i in 1...3 { q.addOperation { print("block", i) } }
q.waitUntilAllOperationsAreFinished()
let a = BlockOperation { print("a") }
let b = BlockOperation { print("b") }
let c = BlockOperation { print("c") }
a.addDependency(b); b.addDependency(c)
print(a.isReady, c.isReady, a.dependencies.count)
q.addOperations([a, b, c], waitUntilFinished: true)
print(a.isFinished, b.isFinished, c.isExecuting)
class Square: Operation, @unchecked Sendable {
  let n: Int; var result = 0
  init(_ n: Int) { self.n = n }
  override func main() { if isCancelled { print("cancelled", n); return }; result = n * n; print("square", n) }
}
let ops = (1...4).map(Square.init)
ops[2].cancel()
q.addOperations(ops, waitUntilFinished: true)
print(ops.map { $0.result }, ops.map { $0.isFinished }, ops.map { $0.isCancelled })
let done = BlockOperation { print("all", ops.reduce(0) { $0 + $1.result }) }
let completed = DispatchSemaphore(value: 0)
done.completionBlock = { print("completed"); completed.signal() }
let fresh = (1...2).map(Square.init)
fresh.forEach { done.addDependency($0) }
q.addOperation(done)
fresh.forEach { q.addOperation($0) }
q.waitUntilAllOperationsAreFinished()
completed.wait()
class Later: Operation, @unchecked Sendable {
  private var _executing = false, _finished = false
  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { _executing }
  override var isFinished: Bool { _finished }
  override func start() {
    willChangeValue(for: \.isExecuting); _executing = true; didChangeValue(for: \.isExecuting)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) {
      print("later")
      self.willChangeValue(for: \.isFinished); self._executing = false; self._finished = true; self.didChangeValue(for: \.isFinished)
    }
  }
}
let later = Later(), after = BlockOperation { print("after later") }
after.addDependency(later)
q.addOperations([after, later], waitUntilFinished: true)
q.isSuspended = true
q.addOperation { print("suspended") }
print(q.operationCount, q.isSuspended)
q.isSuspended = false
q.waitUntilAllOperationsAreFinished()
let p = OperationQueue(); p.maxConcurrentOperationCount = 1; p.isSuspended = true
let low = BlockOperation { print("low") }; low.queuePriority = .low
let high = BlockOperation { print("high") }; high.queuePriority = .veryHigh
p.addOperation(low); p.addOperation { print("normal") }; p.addOperation(high)
p.isSuspended = false
p.waitUntilAllOperationsAreFinished()
let alone = BlockOperation { print("alone") }; alone.addExecutionBlock { print("more") }
print(alone.executionBlocks.count)
let s = Square(9); s.start(); print(s.result, s.isFinished)
print(p.operationCount, OperationQueue.main === OperationQueue.main)
