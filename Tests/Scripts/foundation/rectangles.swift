import Foundation
let r = CGRect(x: 1, y: 2, width: 10, height: 20)
print(r.minX, r.midX, r.maxX, r.minY, r.midY, r.maxY, r.isEmpty)
print(r.insetBy(dx: 1, dy: 2), r.offsetBy(dx: -1, dy: 3), r.contains(CGPoint(x: 1, y: 2)), r.contains(CGPoint(x: 11, y: 2)))
let n = CGRect(x: 0, y: 0, width: -4, height: 3)
print(n.minX, n.midX, n.maxX, n.width, n.standardized, n.insetBy(dx: 1, dy: 1), CGRect.zero.contains(CGPoint.zero), r.union(n), r.contains(CGRect(x: 2, y: 3, width: 1, height: 1)), r.contains(n), CGRect(x: 0, y: 0, width: 0, height: 1).isEmpty)
