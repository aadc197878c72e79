/// On standard error, with the time and who says it.
public func NSLog(_ format: String, _ args: any CVarArg...) {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
  _writeErrorOutput(formatter.string(from: Date()) + " zoetrope: " + String(format: format, arguments: args) + "\n")
}
