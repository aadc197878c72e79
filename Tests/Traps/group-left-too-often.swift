import Foundation

let group = DispatchGroup()
group.enter()
group.leave()
print("balanced")
group.leave() // trap
