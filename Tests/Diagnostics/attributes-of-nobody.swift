@weakLinked func one() {} // error: unknown attribute `weakLinked`
@specialize func two() {} // error: unknown attribute `specialize`
