// A type may not be declared where the code around is generic.
func generic<T>(_ value: T) {
  struct Local { var value = 1 } // error: a type declared where the code around is generic
  print(Local.self)
}
struct Box<T> {
  func method() {
    enum Local { case a } // error: a type declared where the code around is generic
    print(Local.a)
  }
}
struct Plain {
  func method() {
    struct Local { var value = 1 }
    print(Local())
  }
}
extension Sequence {
  func each() {
    let run = {
      final class Local {} // error: a type declared where the code around is generic
      _ = Local()
    }
    run()
  }
}
generic(1)
