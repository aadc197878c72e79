func take(_ value: Double, or other: Float = 16_777_217) -> Double {  // warning: it becomes `16777216`
  value
}

let whole: Double = 9_007_199_254_740_993  // warning: `9007199254740993` is not exactly representable as `Double`
let single: Float = 0x1000001  // warning: it becomes `16777216`
let asked = Double(9_007_199_254_740_993)
let exact: Double = 9_007_199_254_740_992
let far: Double? = 123_456_789_012_345_678_901_234_567_890  // warning: it becomes `123456789012345677877719597056`
let sums = [1.5, 2].map { $0 + 9_007_199_254_740_993 }  // warning: not exactly representable
let several = [1.5, 2].map { value -> Double in
  let more = value + take(-9_007_199_254_740_993)  // warning: it becomes `-9007199254740992`
  return more
}
for number in [0.5, 9_007_199_254_740_993] {  // warning: not exactly representable
  print(number, whole, single, asked, exact, far as Any, sums, several)
}
