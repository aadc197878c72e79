print((3 as AnyObject) is Int) // unsupported: a `Int` as `AnyObject`
