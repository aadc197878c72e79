// Any error as an NSError: its domain and its code, which for an enum is the number of the case.
import Foundation

enum Fault: Error { case a, b(Int), c, d(String) }
enum Alone: Error { case only }
enum Named: String, Error { case x = "one", y = "two" }
enum Numbered: Int, Error { case x = 7, y = 9 }
struct Plain: Error { let reason: String }
struct Told: LocalizedError { var errorDescription: String? { "told" } }

for error in [Fault.a, Fault.b(3), Fault.c, Fault.d("x"), Alone.only, Named.x, Named.y, Numbered.y, Plain(reason: "r"), Told()] as [any Error] {
  print(error.localizedDescription)
  let object = error as NSError
  print(object.domain, object.code, object.userInfo, object.localizedDescription, object)
}
do { throw Fault.b(1) } catch { print((error as NSError).code, (error as NSError).domain) }
print((Fault.a as NSError).code)
do { throw NSError(domain: "own", code: 5) } catch { print(error as NSError === error as NSError, (error as NSError).code) }
do { _ = try JSONDecoder().decode(Int.self, from: Data("{".utf8)) } catch { print((error as NSError).domain, (error as NSError).code) }
print((URLError(.timedOut) as NSError).code, (CocoaError(.fileNoSuchFile) as NSError).domain)
let result: Result<Int, Fault> = .failure(.c)
if case .failure(let fault) = result { print(fault.localizedDescription) }
