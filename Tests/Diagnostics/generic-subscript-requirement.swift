protocol Picking {
  subscript<I: Sequence>(all indices: I) -> [Int] where I.Element == Int { get }
}
struct AskingMore: Picking {  // error: does not conform
  subscript<I: Collection>(all indices: I) -> [Int] where I.Element == Int { [] }
}
struct GivingElse: Picking {  // error: does not conform
  subscript<I: Sequence>(all indices: I) -> [String] where I.Element == Int { [] }
}
