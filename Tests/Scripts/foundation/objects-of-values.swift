import Foundation
let u = URL(string: "https://a.b/c/d.txt")!
let n = u as NSURL
print(n, n.absoluteString, (n as URL) == u, n == (URL(string: "https://a.b/c/d.txt")! as NSURL), n.lastPathComponent!)
final class Box { let v: Int; init(_ v: Int) { self.v = v } }
let cache = NSCache<NSURL, Box>()
cache.setObject(Box(3), forKey: u as NSURL)
print(cache.object(forKey: URL(string: "https://a.b/c/d.txt")! as NSURL)!.v)
let d = Date(timeIntervalSinceReferenceDate: 5) as NSDate
print(d.timeIntervalSinceReferenceDate, (d as Date).timeIntervalSinceReferenceDate, d == NSDate(timeIntervalSinceReferenceDate: 5))
let id = UUID()
print((id as NSUUID).uuidString == id.uuidString, (id as NSUUID) as UUID == id)
