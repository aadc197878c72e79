struct Car { var wheels = 4; var owner: String? }
let car = Car(wheels: 4, owner: "Ann")

if let w = car.wheels { print(w) } // error: initializer for conditional
print(car.wheels!) // error: cannot force unwrap
print(car?.wheels as Any) // error: cannot use optional
if let o = car.owner { print(o.count) }

func f(_ n: Int) -> Int {
    let m = n
    return m
}
let text = "hello"
print(f(2))
while let x = car.owner?.count { print(x); break }
let arr = [1, 2]
