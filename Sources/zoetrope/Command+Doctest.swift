import Console
import Session

extension Command {
  func testPages(_ files: [String]) -> Int32 {
    Interrupts.install(exitingAtSecondWith: ExitCode.interrupted.rawValue)
    return switch HandoutTest(report: report, records: arguments.records).run(files) {
    case .same: ExitCode.success.rawValue
    case .differs: ExitCode.testsFailed.rawValue
    case .unreadable: ExitCode.noSuchFile.rawValue
    case .cannotWrite: ExitCode.cannotWrite.rawValue
    case .outputFailed(let words): outputFailed(words).rawValue
    }
  }
}
