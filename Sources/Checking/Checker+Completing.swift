extension Checker {
  public func complete(_ nominal: Nominal) {
    prepareMembers(of: nominal)
    for property in nominal.storedProperties { prepare(property) }
    for enumCase in nominal.cases { prepare(enumCase) }
  }
}
