import Glibc
import Learning
import enum Machine.HostLimits
import Words

/// What `zoetrope doctest` does: runs the code of pages, and compares what comes with what stands there.
public struct HandoutTest {
  public enum Ending {
    case same, differs, unreadable
    case cannotWrite
    case outputFailed(String)
  }

  private let report: Report
  private let records: Bool
  private static let mostShown = 12

  public init(report: Report, records: Bool) { (self.report, self.records) = (report, records) }

  public func run(_ files: [String]) -> Ending {
    var blocks = 0
    var outputs = 0
    var problems = 0
    for file in files {
      let text: String
      do throws(ScriptFile.Problem) {
        text = String(decoding: try ScriptFile.read(file).text, as: UTF8.self)
      } catch {
        switch error {
        case .unreadable(let words): report.error("can't read `\(file)`: \(words)")
        case .binary: report.error("`\(file)` is a binary file, not a page")
        }
        return .unreadable
      }
      let name = String((file.split(separator: "/").last ?? "page").prefix { $0 != "." })
      let folder = OutputFile.folder(of: file)
      HostLimits.folder = folder
      let handout = Handout(text, named: name) { OwnProcess.run($0, in: folder) }
      (blocks, outputs) = (blocks + handout.blockCount, outputs + handout.outputCount)
      if records, handout.recorded != text {
        let problem = OutputFile.write(handout.recorded, to: file)
        guard problem == 0 else {
          report.error("can't write `\(file)`: \(OutputFile.words(for: problem))")
          return .cannotWrite
        }
        Stream.output.write(spoken("\(file.shown): written anew") + "\n")
      }
      for finding in handout.findings where !records || finding.difference == nil {
        problems += 1
        show(finding, file)
      }
    }
    if problems > 0 { return .differs }
    if blocks == 0 { report.note("there is nothing to run: code stands in blocks ```swift", help: []) }
    let problem = Stream.output.write(
      spoken("\(blocks) blocks run, \(outputs) outputs compared: all is as it stands there") + "\n")
    return problem == 0 ? .same : .outputFailed(String(cString: strerror(problem)))
  }

  private func show(_ finding: Handout.Finding, _ file: String) {
    var text = "\(file.shown):\(finding.line): \(spoken(finding.words).shown)\n"
    if let (expected, got) = finding.difference {
      let same = zip(expected, got).prefix { $0 == $1 }.count
      if same > 0 { text += "    \(expected[same - 1].shown)\n" }
      for line in expected.dropFirst(same).prefix(HandoutTest.mostShown) { text += "  - \(line.shown)\n" }
      for line in got.dropFirst(same).prefix(HandoutTest.mostShown) { text += "  + \(line.shown)\n" }
    }
    Stream.error.write(text)
  }
}

/// The program itself, run once more.
private enum OwnProcess {
  /// What it prints, errors as well, with nothing to read and without colours; nil where it can't be run.
  static func run(_ arguments: [String], in folder: String) -> String? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    var words: [UnsafeMutablePointer<CChar>?] = (["zoetrope"] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var settings = variables.map { strdup($0) } + [nil]
    defer { for setting in settings { free(setting) } }
    // The child begins where the page is.
    let here = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(here) }
    guard here >= 0, chdir(folder) == 0 else { return nil }
    defer { _ = fchdir(here) }
    var child = pid_t()
    let problem = posix_spawn(&child, "/proc/self/exe", &actions, nil, &words, &settings)
    close(ends[1])
    guard problem == 0 else { return nil }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(ends[0], &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      bytes += buffer.prefix(count)
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The environment, but for what says how the terminal is.
  private static var variables: [String] {
    var result = ["NO_COLOR=1"]
    var next = environ
    while let variable = next.pointee {
      let text = String(cString: variable)
      if !["NO_COLOR=", "FORCE_COLOR=", "COLUMNS="].contains(where: text.hasPrefix) { result.append(text) }
      next += 1
    }
    return result
  }
}
