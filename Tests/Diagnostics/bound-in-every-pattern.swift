enum Shape { case circle(Double), square(Double), line(Double, Double), point }

func size(_ shape: Shape) -> Double {
  switch shape {
  case .circle(let size), .square(let size): return size
  case .line(let length, _), .point:  // error: `length` must be bound in every pattern
    return length
  }
}
func tell(_ value: Any) {
  switch value {
  case let number as Int, is String: print(number)  // error: `number` must be bound in every pattern
  default: break
  }
}
enum Failure: Error { case code(Int), text(String) }
do { throw Failure.code(1) } catch Failure.code(let n), Failure.text {  // error: `n` must be bound in every pattern
  print(n)
} catch {}
