func login(user: String?, age: Int?) -> String {
    if let user = user {
        print(user)
    }
    guard let age = age else {
        print(age)
        return "no age"
    }
    print(user.count) // error: value of optional
    do {
        let inner = age * 2
        print(inner)
    }
    for i in 0..<3 { let last = i; print(last) }
    print(inner) // error: cannot find
    return "\(last) \(age)" // error: cannot find
}
print(login(user: "a", age: 3))
