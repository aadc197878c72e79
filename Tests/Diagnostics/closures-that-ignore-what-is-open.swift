// What a closure that takes nothing is given is `()`, also where that is not known yet.
func each<T>(_ t: T, _ f: (T) -> Void) {}
let a = 1, xs = [1, 2]
each(a) { print("a") } // error: contextual closure type
each(xs) { print("a") } // error: contextual closure type
each(xs.count) { print("a") } // error: contextual closure type
func mk<T>(_ t: T) -> [T] { [t] }
_ = mk(a).map { 3 } // error: contextual closure type
_ = mk(3).map { 3 } // error: contextual closure type
_ = xs.map { $0 + 1 }.filter { true }
_ = xs.map { $0 }.filter { true }
_ = xs.sorted { $0 < $1 }.map { 1 } // error: contextual closure type
_ = xs.reversed().map { 1 } // error: contextual closure type
_ = xs.enumerated().map { 1 } // error: contextual closure type
_ = zip(xs, xs).map { 1 } // error: contextual closure type
_ = Array(xs).map { 1 } // error: contextual closure type
_ = (0..<a).map { 1 } // error: contextual closure type
_ = (0..<3).map { 1 } // error: contextual closure type
_ = [a].map { 1 } // error: contextual closure type
_ = ["k": a].map { 1 } // error: contextual closure type
_ = Optional(a).map { 1 } // error: contextual closure type
_ = String(a).map { 1 } // error: contextual closure type
each((1, 2)) { print("a") } // error: contextual closure type
each(a as Int) { print("a") } // error: contextual closure type
