/// How two values are ordered.
public enum ComparisonResult: Int {
  case orderedAscending = -1
  case orderedSame = 0
  case orderedDescending = 1
}
