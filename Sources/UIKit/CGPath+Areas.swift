import Foundation

// How far a path reaches, and what lies in it.

extension _PathSteps {
  /// The smallest rectangle with every point of the path in it; the handles of curves may lie outside.
  public var bounds: CGRect? {
    var xs: [CGFloat] = []
    var ys: [CGFloat] = []
    var now = CGPoint.zero
    var start = CGPoint.zero
    func reach(_ point: CGPoint) {
      xs.append(point.x)
      ys.append(point.y)
    }
    for step in all {
      switch step {
      case .move(let end):
        start = end
        reach(end)
        now = end
      case .line(let end):
        reach(end)
        now = end
      case .quad(let end, let control):
        reach(end)
        xs += extremes(now.x, control.x, end.x)
        ys += extremes(now.y, control.y, end.y)
        now = end
      case .curve(let end, let first, let second):
        reach(end)
        xs += extremes(now.x, first.x, second.x, end.x)
        ys += extremes(now.y, first.y, second.y, end.y)
        now = end
      case .close: now = start
      }
    }
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// How often the path goes round a point says whether it is in it.
  public func encloses(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var (turns, crossings) = (0, 0)
    func cross(_ from: CGPoint, _ to: CGPoint) {
      guard (from.y <= point.y) != (to.y <= point.y) else { return }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      guard x > point.x else { return }
      crossings += 1
      turns += to.y > from.y ? 1 : -1
    }
    for part in flattened { for index in part.indices { cross(part[index], part[(index + 1) % part.count]) } }
    return evenOdd ? crossings % 2 == 1 : turns != 0
  }

  /// The parts of the path, with short lines for curves.
  var flattened: [[CGPoint]] {
    var parts: [[CGPoint]] = []
    var part: [CGPoint] = []
    let pieces = 32
    for step in all {
      let now = part.last ?? .zero
      switch step {
      case .move(let end):
        if part.count > 1 { parts.append(part) }
        part = [end]
      case .line(let end): part.append(end)
      case .quad(let end, let control):
        for piece in 1...pieces {
          let t = CGFloat(piece) / CGFloat(pieces)
          part.append(
            CGPoint(x: curve(now.x, control.x, end.x, at: t), y: curve(now.y, control.y, end.y, at: t)))
        }
      case .curve(let end, let first, let second):
        for piece in 1...pieces {
          let t = CGFloat(piece) / CGFloat(pieces)
          part.append(
            CGPoint(
              x: curve(now.x, first.x, second.x, end.x, at: t), y: curve(now.y, first.y, second.y, end.y, at: t)))
        }
      case .close:
        if part.count > 1 { parts.append(part) }
        part = part.isEmpty ? [] : [part[0]]
      }
    }
    if part.count > 1 { parts.append(part) }
    return parts
  }
}

private func curve(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, at t: CGFloat) -> CGFloat {
  let rest = 1 - t
  return rest * rest * a + 2 * rest * t * b + t * t * c
}

private func curve(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, at t: CGFloat) -> CGFloat {
  let rest = 1 - t
  return rest * rest * rest * a + 3 * rest * rest * t * b + 3 * rest * t * t * c + t * t * t * d
}

/// Where a curve turns back on its way.
private func extremes(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
  let below = a - 2 * b + c
  if below == 0 { return [] }
  let t = (a - b) / below
  return t > 0 && t < 1 ? [curve(a, b, c, at: t)] : []
}

private func extremes(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
  let (square, linear, fixed) = (-a + 3 * b - 3 * c + d, 2 * (a - 2 * b + c), b - a)
  var times: [CGFloat] = []
  if abs(square) < 1e-12 {
    if linear != 0 { times = [-fixed / linear] }
  } else {
    let inner = linear * linear - 4 * square * fixed
    if inner >= 0 {
      let root = inner.squareRoot()
      times = [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
    }
  }
  return times.filter { $0 > 0 && $0 < 1 }.map { curve(a, b, c, d, at: $0) }
}
