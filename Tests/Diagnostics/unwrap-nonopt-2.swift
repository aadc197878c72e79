struct Car { var wheels = 4; var owner: String? }
let car = Car(wheels: 4, owner: "Ann")

if let o = car.owner { print(o.count) }

func f(_ n: Int) -> Int {
    guard let m = n else { return 0 } // error: initializer for conditional
    return m
}
let text = "hello"
print(text?.count as Any, f(2)) // error: cannot use optional
while let x = car.owner?.count { print(x); break }
let arr = [1, 2]
if let first = arr[0] { print(first) } // error: initializer for conditional
