// For the compiled library; what Zoetrope's gives on is in the table of modules.
@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import Screens
