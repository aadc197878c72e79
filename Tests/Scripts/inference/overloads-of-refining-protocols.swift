// Of two functions, one of which takes what conforms to a protocol and the other what conforms to one that refines it, the
// second goes first.

protocol Event {}
protocol UserEvent: Event {}
protocol Named { var name: String { get } }
struct Login: UserEvent {}
struct Tick: Event, Named { let name = "tick" }

func handle(_ event: Event) -> String { "event" }
func handle(_ event: UserEvent) -> String { "user event" }
func handle<T: Event>(_ event: T, _ times: Int = 1) -> String { "generic" }
func handle(_ event: any Event & Named) -> String { event.name }

let user: UserEvent = Login()
let event: Event = Login()
let both: any Event & Named = Tick()
print(handle(user), handle(event), handle(Login()), handle(both), handle(Tick()))

struct Log {
  let lines: [String]
  init(_ event: any Event) { lines = [handle(event)] }
  init(_ event: any UserEvent) { lines = [handle(event), "who"] }
  func add(_ event: any Event) -> Int { 1 }
  func add(_ event: any UserEvent) -> Int { 2 }
  func pair(_ one: any Event, _ other: any Event) -> String { "events" }
  func pair(_ one: any Event, _ other: any UserEvent) -> String { "event and user event" }
}
print(Log(user), Log(event), Log(user).add(user), Log(user).add(event), Log(user).pair(user, user))

func maybe(_ event: Event?) -> String { "event?" }
func maybe(_ event: UserEvent?) -> String { "user event?" }
let none: UserEvent? = nil
print(maybe(user), maybe(none))
