var names = ["Ann", "Bob", "Cy"]
names.append(4) // error: cannot convert value
names.append("Dee")

let primes: [Int] = [2, 3, "5", 7] // error: cannot convert value
print(primes.count)

var ages: [String: Int] = ["Ann": 20]
ages["Bob"] = "twenty" // error: cannot assign value
ages[3] = 4 // error: cannot convert value
for (name, age) in ages.sorted(by: { $0.key < $1.key }) {
    print(name, age)
}

let letters: Set<Character> = ["a", "b"]
print(letters.contains("c"), names)
