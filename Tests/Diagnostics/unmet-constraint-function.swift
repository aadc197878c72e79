protocol SwitchPresentable { var switchOn: Bool { get } }
struct Plain {}
func flip<T: SwitchPresentable>(_ t: T) -> Bool { !t.switchOn }
print(flip(Plain())) // error: SwitchPresentable
print(flip(3)) // error: SwitchPresentable
