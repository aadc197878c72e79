import Console
import Film
import Glibc
import Session
import Stage

extension Command {
  /// Runs a script, and writes what it has shown once it has come to its end.
  func film(_ files: [String], _ outputs: [FilmFile]) throws(UsageProblem) -> Int32 {
    let script: Script
    do throws(Script.Unreadable) {
      script = try Script(files)
    } catch {
      return say(error.problem, of: error.path).rawValue
    }
    guard script.top != nil else { throw .missingMain(files: script.sources.count) }
    for output in outputs where !output.isStandardOutput {
      if let same = script.sources.first(where: { isSameFile($0.name, output.path) }) {
        throw .outputIsScript(same.name)
      }
      if let problem = OutputFile.problem(with: output.path) { return cannotWrite(output, problem) }
    }
    let filmed = FilmedScript(commandLine: [files[0]] + arguments.scriptArguments)
    _ = Unmanaged.passRetained(filmed)
    Interrupts.install(exitingAtSecondWith: ExitCode.interrupted.rawValue)
    let outcome = filmed.run(script.sources, top: script.top)
    report.diagnostics(outcome.diagnostics)
    var code = ExitCode.success.rawValue
    switch outcome.ending {
    case .finished: break
    case .exited(let own): code = own
    case .incomplete, .rejected: return ExitCode.doesNotCompile.rawValue
    case .trapped(let trap):
      report.trap(trap)
      report.note("no film is made of a script that stops half-way", help: [])
      return ExitCode(of: trap).rawValue
    case .interrupted where HostTimeLimit.isReached:
      report.error(HostTimeLimit.words)
      report.note("no film is made of a script that stops half-way", help: [])
      return ExitCode.timeIsOver.rawValue
    case .interrupted:
      report.note("stopped; no film is made", help: [])
      return ExitCode.interrupted.rawValue
    case .outputFailed(let words): return outputFailed(words).rawValue
    case .fault(let words):
      report.fault(words)
      return ExitCode.ownFault.rawValue
    }
    let film = filmed.film(named: name(of: files[0]), top: script.top)
    guard film.count > 0 else {
      report.error(
        "the script shows nothing",
        help: ["a film has what `show`, `draw` and sheets draw: `show(MinionMode())` puts a cell on the stage"])
      return ExitCode.nothingShown.rawValue
    }
    let problem = write(film, to: outputs, imagesIn: FilmFile.folder(of: files[0]))
    return problem == ExitCode.success.rawValue ? code : problem
  }

  private func write(_ film: Film, to outputs: [FilmFile], imagesIn folder: String) -> Int32 {
    for output in outputs {
      let content = output.content(
        of: film, imagesIn: folder, width: StageSettings.standard.width, ascii: StageSettings.standard.ascii)
      let part = output.part(of: film)
      if output.isStandardOutput {
        let code = print(content)
        if code != ExitCode.success.rawValue { return code }
        continue
      }
      let problem = OutputFile.write(content, to: output.path)
      if problem != 0 { return cannotWrite(output, problem) }
      let said = part.omission ?? "\(part.count) frame\(part.count == 1 ? "" : "s")"
      // Standard output may be the film itself.
      if !outputs.contains(where: \.isStandardOutput) {
        let code = print("\(printable(output.path)): \(said)\n")
        if code != ExitCode.success.rawValue { return code }
      }
    }
    return ExitCode.success.rawValue
  }

  private func cannotWrite(_ output: FilmFile, _ problem: Int32) -> Int32 {
    report.error("can't write `\(printable(output.path))`: \(OutputFile.words(for: problem))")
    return ExitCode.cannotWrite.rawValue
  }

  /// A script's name without the folders around it and the ending.
  private func name(of path: String) -> String {
    if path == "-" { return "Standard input" }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  private func isSameFile(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(one, &first) == 0, stat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }
}
