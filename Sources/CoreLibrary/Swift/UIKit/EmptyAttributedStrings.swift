extension NSAttributedString {
  /// On Apple's systems one is made without a word, as any object is.
  public convenience init() { self.init(string: "") }
}
