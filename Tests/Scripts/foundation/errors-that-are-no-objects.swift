// An error is an object where that is written, and where it is one.
import Foundation
struct E1: Error {}
let e: Error = E1()
do { do { throw e } catch let x as NSError { print("nserror", x.code) } } catch { print("other", error) }
print(e is NSError, (e as? NSError) == nil, (e as Any) is NSError, (e as NSError).code)
switch e { case let n as NSError: print("ns", n.code); default: print("no") }
let o: Error = NSError(domain: "d", code: 3)
do { throw o } catch let x as NSError { print("nserror", x.code) } catch { print("other") }
