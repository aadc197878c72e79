// Bodies that list more than twenty-five views; those with fewer stand in ViewBuilder+Many.

extension ViewBuilder {
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View,
    C11: View, C12: View, C13: View, C14: View, C15: View, C16: View, C17: View, C18: View, C19: View, C20: View,
    C21: View, C22: View, C23: View, C24: View, C25: View
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10,
    _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15, _ c16: C16, _ c17: C17, _ c18: C18, _ c19: C19,
    _ c20: C20, _ c21: C21, _ c22: C22, _ c23: C23, _ c24: C24, _ c25: C25
  ) -> TupleView<
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21, C22, C23,
      C24, C25
    )
  > {
    TupleView(
      (
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25
      ),
      [
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25,
      ])
  }
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View,
    C11: View, C12: View, C13: View, C14: View, C15: View, C16: View, C17: View, C18: View, C19: View, C20: View,
    C21: View, C22: View, C23: View, C24: View, C25: View, C26: View
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10,
    _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15, _ c16: C16, _ c17: C17, _ c18: C18, _ c19: C19,
    _ c20: C20, _ c21: C21, _ c22: C22, _ c23: C23, _ c24: C24, _ c25: C25, _ c26: C26
  ) -> TupleView<
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21, C22, C23,
      C24, C25, C26
    )
  > {
    TupleView(
      (
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26
      ),
      [
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26,
      ])
  }
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View,
    C11: View, C12: View, C13: View, C14: View, C15: View, C16: View, C17: View, C18: View, C19: View, C20: View,
    C21: View, C22: View, C23: View, C24: View, C25: View, C26: View, C27: View
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10,
    _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15, _ c16: C16, _ c17: C17, _ c18: C18, _ c19: C19,
    _ c20: C20, _ c21: C21, _ c22: C22, _ c23: C23, _ c24: C24, _ c25: C25, _ c26: C26, _ c27: C27
  ) -> TupleView<
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21, C22, C23,
      C24, C25, C26, C27
    )
  > {
    TupleView(
      (
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27
      ),
      [
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27,
      ])
  }
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View,
    C11: View, C12: View, C13: View, C14: View, C15: View, C16: View, C17: View, C18: View, C19: View, C20: View,
    C21: View, C22: View, C23: View, C24: View, C25: View, C26: View, C27: View, C28: View
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10,
    _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15, _ c16: C16, _ c17: C17, _ c18: C18, _ c19: C19,
    _ c20: C20, _ c21: C21, _ c22: C22, _ c23: C23, _ c24: C24, _ c25: C25, _ c26: C26, _ c27: C27, _ c28: C28
  ) -> TupleView<
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21, C22, C23,
      C24, C25, C26, C27, C28
    )
  > {
    TupleView(
      (
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27, c28
      ),
      [
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27, c28,
      ])
  }
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View,
    C11: View, C12: View, C13: View, C14: View, C15: View, C16: View, C17: View, C18: View, C19: View, C20: View,
    C21: View, C22: View, C23: View, C24: View, C25: View, C26: View, C27: View, C28: View, C29: View
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10,
    _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15, _ c16: C16, _ c17: C17, _ c18: C18, _ c19: C19,
    _ c20: C20, _ c21: C21, _ c22: C22, _ c23: C23, _ c24: C24, _ c25: C25, _ c26: C26, _ c27: C27, _ c28: C28,
    _ c29: C29
  ) -> TupleView<
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21, C22, C23,
      C24, C25, C26, C27, C28, C29
    )
  > {
    TupleView(
      (
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27, c28, c29
      ),
      [
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27, c28, c29,
      ])
  }
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View,
    C11: View, C12: View, C13: View, C14: View, C15: View, C16: View, C17: View, C18: View, C19: View, C20: View,
    C21: View, C22: View, C23: View, C24: View, C25: View, C26: View, C27: View, C28: View, C29: View, C30: View
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10,
    _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15, _ c16: C16, _ c17: C17, _ c18: C18, _ c19: C19,
    _ c20: C20, _ c21: C21, _ c22: C22, _ c23: C23, _ c24: C24, _ c25: C25, _ c26: C26, _ c27: C27, _ c28: C28,
    _ c29: C29, _ c30: C30
  ) -> TupleView<
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21, C22, C23,
      C24, C25, C26, C27, C28, C29, C30
    )
  > {
    TupleView(
      (
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27, c28, c29, c30
      ),
      [
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27, c28, c29, c30,
      ])
  }
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View,
    C11: View, C12: View, C13: View, C14: View, C15: View, C16: View, C17: View, C18: View, C19: View, C20: View,
    C21: View, C22: View, C23: View, C24: View, C25: View, C26: View, C27: View, C28: View, C29: View, C30: View,
    C31: View
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10,
    _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15, _ c16: C16, _ c17: C17, _ c18: C18, _ c19: C19,
    _ c20: C20, _ c21: C21, _ c22: C22, _ c23: C23, _ c24: C24, _ c25: C25, _ c26: C26, _ c27: C27, _ c28: C28,
    _ c29: C29, _ c30: C30, _ c31: C31
  ) -> TupleView<
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21, C22, C23,
      C24, C25, C26, C27, C28, C29, C30, C31
    )
  > {
    TupleView(
      (
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27, c28, c29, c30, c31
      ),
      [
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27, c28, c29, c30, c31,
      ])
  }
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View,
    C11: View, C12: View, C13: View, C14: View, C15: View, C16: View, C17: View, C18: View, C19: View, C20: View,
    C21: View, C22: View, C23: View, C24: View, C25: View, C26: View, C27: View, C28: View, C29: View, C30: View,
    C31: View, C32: View
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10,
    _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15, _ c16: C16, _ c17: C17, _ c18: C18, _ c19: C19,
    _ c20: C20, _ c21: C21, _ c22: C22, _ c23: C23, _ c24: C24, _ c25: C25, _ c26: C26, _ c27: C27, _ c28: C28,
    _ c29: C29, _ c30: C30, _ c31: C31, _ c32: C32
  ) -> TupleView<
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21, C22, C23,
      C24, C25, C26, C27, C28, C29, C30, C31, C32
    )
  > {
    TupleView(
      (
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27, c28, c29, c30, c31, c32
      ),
      [
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27, c28, c29, c30, c31, c32,
      ])
  }
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View,
    C11: View, C12: View, C13: View, C14: View, C15: View, C16: View, C17: View, C18: View, C19: View, C20: View,
    C21: View, C22: View, C23: View, C24: View, C25: View, C26: View, C27: View, C28: View, C29: View, C30: View,
    C31: View, C32: View, C33: View
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10,
    _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15, _ c16: C16, _ c17: C17, _ c18: C18, _ c19: C19,
    _ c20: C20, _ c21: C21, _ c22: C22, _ c23: C23, _ c24: C24, _ c25: C25, _ c26: C26, _ c27: C27, _ c28: C28,
    _ c29: C29, _ c30: C30, _ c31: C31, _ c32: C32, _ c33: C33
  ) -> TupleView<
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21, C22, C23,
      C24, C25, C26, C27, C28, C29, C30, C31, C32, C33
    )
  > {
    TupleView(
      (
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33
      ),
      [
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33,
      ])
  }
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View,
    C11: View, C12: View, C13: View, C14: View, C15: View, C16: View, C17: View, C18: View, C19: View, C20: View,
    C21: View, C22: View, C23: View, C24: View, C25: View, C26: View, C27: View, C28: View, C29: View, C30: View,
    C31: View, C32: View, C33: View, C34: View
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10,
    _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15, _ c16: C16, _ c17: C17, _ c18: C18, _ c19: C19,
    _ c20: C20, _ c21: C21, _ c22: C22, _ c23: C23, _ c24: C24, _ c25: C25, _ c26: C26, _ c27: C27, _ c28: C28,
    _ c29: C29, _ c30: C30, _ c31: C31, _ c32: C32, _ c33: C33, _ c34: C34
  ) -> TupleView<
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21, C22, C23,
      C24, C25, C26, C27, C28, C29, C30, C31, C32, C33, C34
    )
  > {
    TupleView(
      (
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34
      ),
      [
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34,
      ])
  }
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View,
    C11: View, C12: View, C13: View, C14: View, C15: View, C16: View, C17: View, C18: View, C19: View, C20: View,
    C21: View, C22: View, C23: View, C24: View, C25: View, C26: View, C27: View, C28: View, C29: View, C30: View,
    C31: View, C32: View, C33: View, C34: View, C35: View
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10,
    _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15, _ c16: C16, _ c17: C17, _ c18: C18, _ c19: C19,
    _ c20: C20, _ c21: C21, _ c22: C22, _ c23: C23, _ c24: C24, _ c25: C25, _ c26: C26, _ c27: C27, _ c28: C28,
    _ c29: C29, _ c30: C30, _ c31: C31, _ c32: C32, _ c33: C33, _ c34: C34, _ c35: C35
  ) -> TupleView<
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21, C22, C23,
      C24, C25, C26, C27, C28, C29, C30, C31, C32, C33, C34, C35
    )
  > {
    TupleView(
      (
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35
      ),
      [
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35,
      ])
  }
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View,
    C11: View, C12: View, C13: View, C14: View, C15: View, C16: View, C17: View, C18: View, C19: View, C20: View,
    C21: View, C22: View, C23: View, C24: View, C25: View, C26: View, C27: View, C28: View, C29: View, C30: View,
    C31: View, C32: View, C33: View, C34: View, C35: View, C36: View
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10,
    _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15, _ c16: C16, _ c17: C17, _ c18: C18, _ c19: C19,
    _ c20: C20, _ c21: C21, _ c22: C22, _ c23: C23, _ c24: C24, _ c25: C25, _ c26: C26, _ c27: C27, _ c28: C28,
    _ c29: C29, _ c30: C30, _ c31: C31, _ c32: C32, _ c33: C33, _ c34: C34, _ c35: C35, _ c36: C36
  ) -> TupleView<
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21, C22, C23,
      C24, C25, C26, C27, C28, C29, C30, C31, C32, C33, C34, C35, C36
    )
  > {
    TupleView(
      (
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36
      ),
      [
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36,
      ])
  }
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View,
    C11: View, C12: View, C13: View, C14: View, C15: View, C16: View, C17: View, C18: View, C19: View, C20: View,
    C21: View, C22: View, C23: View, C24: View, C25: View, C26: View, C27: View, C28: View, C29: View, C30: View,
    C31: View, C32: View, C33: View, C34: View, C35: View, C36: View, C37: View
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10,
    _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15, _ c16: C16, _ c17: C17, _ c18: C18, _ c19: C19,
    _ c20: C20, _ c21: C21, _ c22: C22, _ c23: C23, _ c24: C24, _ c25: C25, _ c26: C26, _ c27: C27, _ c28: C28,
    _ c29: C29, _ c30: C30, _ c31: C31, _ c32: C32, _ c33: C33, _ c34: C34, _ c35: C35, _ c36: C36, _ c37: C37
  ) -> TupleView<
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21, C22, C23,
      C24, C25, C26, C27, C28, C29, C30, C31, C32, C33, C34, C35, C36, C37
    )
  > {
    TupleView(
      (
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37
      ),
      [
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37,
      ])
  }
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View,
    C11: View, C12: View, C13: View, C14: View, C15: View, C16: View, C17: View, C18: View, C19: View, C20: View,
    C21: View, C22: View, C23: View, C24: View, C25: View, C26: View, C27: View, C28: View, C29: View, C30: View,
    C31: View, C32: View, C33: View, C34: View, C35: View, C36: View, C37: View, C38: View
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10,
    _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15, _ c16: C16, _ c17: C17, _ c18: C18, _ c19: C19,
    _ c20: C20, _ c21: C21, _ c22: C22, _ c23: C23, _ c24: C24, _ c25: C25, _ c26: C26, _ c27: C27, _ c28: C28,
    _ c29: C29, _ c30: C30, _ c31: C31, _ c32: C32, _ c33: C33, _ c34: C34, _ c35: C35, _ c36: C36, _ c37: C37,
    _ c38: C38
  ) -> TupleView<
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21, C22, C23,
      C24, C25, C26, C27, C28, C29, C30, C31, C32, C33, C34, C35, C36, C37, C38
    )
  > {
    TupleView(
      (
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38
      ),
      [
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38,
      ])
  }
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View,
    C11: View, C12: View, C13: View, C14: View, C15: View, C16: View, C17: View, C18: View, C19: View, C20: View,
    C21: View, C22: View, C23: View, C24: View, C25: View, C26: View, C27: View, C28: View, C29: View, C30: View,
    C31: View, C32: View, C33: View, C34: View, C35: View, C36: View, C37: View, C38: View, C39: View
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9, _ c10: C10,
    _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14, _ c15: C15, _ c16: C16, _ c17: C17, _ c18: C18, _ c19: C19,
    _ c20: C20, _ c21: C21, _ c22: C22, _ c23: C23, _ c24: C24, _ c25: C25, _ c26: C26, _ c27: C27, _ c28: C28,
    _ c29: C29, _ c30: C30, _ c31: C31, _ c32: C32, _ c33: C33, _ c34: C34, _ c35: C35, _ c36: C36, _ c37: C37,
    _ c38: C38, _ c39: C39
  ) -> TupleView<
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21, C22, C23,
      C24, C25, C26, C27, C28, C29, C30, C31, C32, C33, C34, C35, C36, C37, C38, C39
    )
  > {
    TupleView(
      (
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39
      ),
      [
        c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22,
        c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39,
      ])
  }
}
