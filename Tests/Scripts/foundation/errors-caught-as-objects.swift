import Foundation
struct P: Error {}
enum Q: Int, Error, CustomNSError { case a }
struct L: LocalizedError { var errorDescription: String? { "x" } }
let all: [any Error] = [CocoaError(.fileNoSuchFile), NSError(domain: "d", code: 3), P(), Q.a, L(), DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "")), CancellationError()]
for e in all {
  print(type(of: e), e is NSError, (e as? NSError)?.code ?? -1, (e as NSError).code, e is CocoaError)
  do { throw e } catch let x as NSError { print("caught", x.code, x.domain) } catch { print("other") }
}
do { _ = try String(contentsOfFile: "/tmp/nofile.txt", encoding: .utf8) } catch let e as NSError { print(e.code, e.domain) }
do { try FileManager.default.removeItem(atPath: "/tmp/nofile.txt") } catch let e as NSError { print(e.code, e.domain, type(of: e)) }
do { try FileManager.default.createDirectory(atPath: "/tmp", withIntermediateDirectories: false) } catch { print(type(of: error), error is NSError, error is CocoaError) }
do { _ = try Data(contentsOf: URL(fileURLWithPath: "/tmp/nofile.txt")) } catch let e as CocoaError { print(e.code == .fileReadNoSuchFile, e.errorCode) }
let n: Any = CocoaError(.fileNoSuchFile)
print(n is NSError, n is Error, (n as? NSError) != nil)
let ns: any Error = NSError(domain: NSCocoaErrorDomain, code: 4)
print(ns is CocoaError, (ns as? CocoaError)?.code == .fileNoSuchFile)
let ns2: any Error = NSError(domain: "other", code: 4)
print(ns2 is CocoaError)
switch CocoaError(.fileNoSuchFile) as any Error { case let e as NSError: print("ns", e.code); default: print("no") }
switch P() as any Error { case let e as NSError: print("ns", e.code); default: print("no") }
