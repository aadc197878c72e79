import Console
import Learning

extension Command {
  func learn(_ request: LearnRequest) -> Int32 {
    switch request.perform(color: arguments.color, report) {
    case .done: ExitCode.success.rawValue
    case .wrongUsage: ExitCode.wrongUsage.rawValue
    case .faulty: ExitCode.testsFailed.rawValue
    case .cannotWrite: ExitCode.cannotWrite.rawValue
    case .outputFailed(let words): outputFailed(words).rawValue
    }
  }
}
