// For the compiled library; what Zoetrope's gives on is in the table of modules.
@_exported import ReactiveSwift
