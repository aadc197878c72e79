import Foundation
func run(_ task: Process, _ names: [String]) -> Int { names.count }  // unsupported: `Process`
final class Runner: Process {  // unsupported: `Process`
  var count = 0
}
print(run(.init(), ["a"]))
let runner = Runner()
runner.launchPath = "x"
print(runner.count)
