// For the compiled library; what Zoetrope's gives on is in the table of modules.
@_exported import ReactiveSwift
@_exported import RxRelay
@_exported import RxSharing
@_exported import RxSwift
