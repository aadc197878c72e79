// Orders of texts that only Apple's systems have. The compiled library cannot add them to Foundation's type.

extension String.StandardComparator {
  public static let localizedStandard = String.StandardComparator(_comparison: { $0.localizedStandardCompare($1) })
  public static let localized = String.StandardComparator(_comparison: { $0.localizedCompare($1) })
}

extension SortComparator where Self == String.StandardComparator {
  public static var localizedStandard: String.StandardComparator { .localizedStandard }
  public static var localized: String.StandardComparator { .localized }
}
