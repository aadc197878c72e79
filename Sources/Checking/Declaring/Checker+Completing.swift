extension Checker {
  public func complete(_ nominal: Nominal) {
    // What a library type stores, it declares.
    if nominal.module.isLibrary, nominal.kind != .class { prepare(nominal) } else { prepareMembers(of: nominal) }
    for property in nominal.storedProperties { prepare(property) }
    for enumCase in nominal.cases { prepare(enumCase) }
  }
}
