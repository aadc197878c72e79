import foundation  // error: no such module `foundation`
import SwiftUi  // error(zoetrope): no such module `SwiftUi`
import Presentable  // error(zoetrope): no such module `Presentable`
