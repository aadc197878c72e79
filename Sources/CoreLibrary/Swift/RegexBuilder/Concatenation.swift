// What stands in a row in a regular expression: what each part captures is handed on.

extension RegexComponentBuilder {
  public static func buildPartialBlock<W0>(
    accumulated: some RegexComponent<W0>, next: some RegexComponent
  ) -> Regex<Substring> {
    Regex(_joining: accumulated, next, isFirstSeen: false, isNextSeen: false)
  }
  public static func buildPartialBlock<W0, W1, C1>(
    accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1)>
  ) -> Regex<(Substring, C1)> {
    Regex(_joining: accumulated, next, isFirstSeen: false)
  }
  public static func buildPartialBlock<W0, W1, C1, C2>(
    accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2)>
  ) -> Regex<(Substring, C1, C2)> {
    Regex(_joining: accumulated, next, isFirstSeen: false)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3>(
    accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2, C3)>
  ) -> Regex<(Substring, C1, C2, C3)> {
    Regex(_joining: accumulated, next, isFirstSeen: false)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4>(
    accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2, C3, C4)>
  ) -> Regex<(Substring, C1, C2, C3, C4)> {
    Regex(_joining: accumulated, next, isFirstSeen: false)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5>(
    accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2, C3, C4, C5)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5)> {
    Regex(_joining: accumulated, next, isFirstSeen: false)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6>(
    accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6)> {
    Regex(_joining: accumulated, next, isFirstSeen: false)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6, C7)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7)> {
    Regex(_joining: accumulated, next, isFirstSeen: false)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6, C7, C8)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)> {
    Regex(_joining: accumulated, next, isFirstSeen: false)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)> {
    Regex(_joining: accumulated, next, isFirstSeen: false)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)> {
    Regex(_joining: accumulated, next, isFirstSeen: false)
  }
  public static func buildPartialBlock<W0, C1>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent
  ) -> Regex<(Substring, C1)> {
    Regex(_joining: accumulated, next, isNextSeen: false)
  }
  public static func buildPartialBlock<W0, W1, C1, C2>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2)>
  ) -> Regex<(Substring, C1, C2)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3)>
  ) -> Regex<(Substring, C1, C2, C3)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4)>
  ) -> Regex<(Substring, C1, C2, C3, C4)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6, C7)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6, C7, C8)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6, C7, C8, C9)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, C1, C2>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent
  ) -> Regex<(Substring, C1, C2)> {
    Regex(_joining: accumulated, next, isNextSeen: false)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3)>
  ) -> Regex<(Substring, C1, C2, C3)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4)>
  ) -> Regex<(Substring, C1, C2, C3, C4)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6, C7)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6, C7, C8)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6, C7, C8, C9)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6, C7, C8, C9, C10)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, C1, C2, C3>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent
  ) -> Regex<(Substring, C1, C2, C3)> {
    Regex(_joining: accumulated, next, isNextSeen: false)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4)>
  ) -> Regex<(Substring, C1, C2, C3, C4)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6, C7)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6, C7, C8)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6, C7, C8, C9)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6, C7, C8, C9, C10)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, C1, C2, C3, C4>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent
  ) -> Regex<(Substring, C1, C2, C3, C4)> {
    Regex(_joining: accumulated, next, isNextSeen: false)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6, C7)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6, C7, C8)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6, C7, C8, C9)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6, C7, C8, C9, C10)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, C1, C2, C3, C4, C5>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent
  ) -> Regex<(Substring, C1, C2, C3, C4, C5)> {
    Regex(_joining: accumulated, next, isNextSeen: false)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6, C7)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6, C7, C8)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6, C7, C8, C9)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6, C7, C8, C9, C10)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6)> {
    Regex(_joining: accumulated, next, isNextSeen: false)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent<(W1, C7)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent<(W1, C7, C8)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent<(W1, C7, C8, C9)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent<(W1, C7, C8, C9, C10)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7)>, next: some RegexComponent
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7)> {
    Regex(_joining: accumulated, next, isNextSeen: false)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7)>, next: some RegexComponent<(W1, C8)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7)>, next: some RegexComponent<(W1, C8, C9)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7)>, next: some RegexComponent<(W1, C8, C9, C10)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8)>, next: some RegexComponent
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)> {
    Regex(_joining: accumulated, next, isNextSeen: false)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8)>, next: some RegexComponent<(W1, C9)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8)>, next: some RegexComponent<(W1, C9, C10)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, next: some RegexComponent
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)> {
    Regex(_joining: accumulated, next, isNextSeen: false)
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, next: some RegexComponent<(W1, C10)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)> {
    Regex(_joining: accumulated, next)
  }
  public static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>, next: some RegexComponent
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)> {
    Regex(_joining: accumulated, next, isNextSeen: false)
  }
}
