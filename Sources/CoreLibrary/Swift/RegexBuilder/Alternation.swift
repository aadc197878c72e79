// The ways among which a regular expression chooses: what one of them captures may be missing.

extension AlternationBuilder {
  public static func buildPartialBlock(
    accumulated: some RegexComponent, next: some RegexComponent
  ) -> ChoiceOf<Substring> {
    ChoiceOf(Regex(_choosing: accumulated, next, isFirstSeen: false, isNextSeen: false))
  }
  public static func buildPartialBlock<W, C1>(first component: some RegexComponent<(W, C1)>) -> ChoiceOf<(W, C1?)> {
    ChoiceOf(Regex(_leaving: component))
  }
  public static func buildPartialBlock<W1, C1>(
    accumulated: some RegexComponent, next: some RegexComponent<(W1, C1)>
  ) -> ChoiceOf<(Substring, C1?)> {
    ChoiceOf(Regex(_choosing: accumulated, next, isFirstSeen: false))
  }
  public static func buildPartialBlock<W, C1, C2>(
    first component: some RegexComponent<(W, C1, C2)>
  ) -> ChoiceOf<(W, C1?, C2?)> {
    ChoiceOf(Regex(_leaving: component))
  }
  public static func buildPartialBlock<W1, C1, C2>(
    accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2)>
  ) -> ChoiceOf<(Substring, C1?, C2?)> {
    ChoiceOf(Regex(_choosing: accumulated, next, isFirstSeen: false))
  }
  public static func buildPartialBlock<W, C1, C2, C3>(
    first component: some RegexComponent<(W, C1, C2, C3)>
  ) -> ChoiceOf<(W, C1?, C2?, C3?)> {
    ChoiceOf(Regex(_leaving: component))
  }
  public static func buildPartialBlock<W1, C1, C2, C3>(
    accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2, C3)>
  ) -> ChoiceOf<(Substring, C1?, C2?, C3?)> {
    ChoiceOf(Regex(_choosing: accumulated, next, isFirstSeen: false))
  }
  public static func buildPartialBlock<W, C1, C2, C3, C4>(
    first component: some RegexComponent<(W, C1, C2, C3, C4)>
  ) -> ChoiceOf<(W, C1?, C2?, C3?, C4?)> {
    ChoiceOf(Regex(_leaving: component))
  }
  public static func buildPartialBlock<W1, C1, C2, C3, C4>(
    accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2, C3, C4)>
  ) -> ChoiceOf<(Substring, C1?, C2?, C3?, C4?)> {
    ChoiceOf(Regex(_choosing: accumulated, next, isFirstSeen: false))
  }
  public static func buildPartialBlock<W, C1, C2, C3, C4, C5>(
    first component: some RegexComponent<(W, C1, C2, C3, C4, C5)>
  ) -> ChoiceOf<(W, C1?, C2?, C3?, C4?, C5?)> {
    ChoiceOf(Regex(_leaving: component))
  }
  public static func buildPartialBlock<W1, C1, C2, C3, C4, C5>(
    accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2, C3, C4, C5)>
  ) -> ChoiceOf<(Substring, C1?, C2?, C3?, C4?, C5?)> {
    ChoiceOf(Regex(_choosing: accumulated, next, isFirstSeen: false))
  }
  public static func buildPartialBlock<W, C1, C2, C3, C4, C5, C6>(
    first component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>
  ) -> ChoiceOf<(W, C1?, C2?, C3?, C4?, C5?, C6?)> {
    ChoiceOf(Regex(_leaving: component))
  }
  public static func buildPartialBlock<W1, C1, C2, C3, C4, C5, C6>(
    accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6)>
  ) -> ChoiceOf<(Substring, C1?, C2?, C3?, C4?, C5?, C6?)> {
    ChoiceOf(Regex(_choosing: accumulated, next, isFirstSeen: false))
  }
  public static func buildPartialBlock<W, C1, C2, C3, C4, C5, C6, C7>(
    first component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>
  ) -> ChoiceOf<(W, C1?, C2?, C3?, C4?, C5?, C6?, C7?)> {
    ChoiceOf(Regex(_leaving: component))
  }
  public static func buildPartialBlock<W1, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6, C7)>
  ) -> ChoiceOf<(Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?)> {
    ChoiceOf(Regex(_choosing: accumulated, next, isFirstSeen: false))
  }
  public static func buildPartialBlock<W, C1, C2, C3, C4, C5, C6, C7, C8>(
    first component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>
  ) -> ChoiceOf<(W, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?)> {
    ChoiceOf(Regex(_leaving: component))
  }
  public static func buildPartialBlock<W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6, C7, C8)>
  ) -> ChoiceOf<(Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?)> {
    ChoiceOf(Regex(_choosing: accumulated, next, isFirstSeen: false))
  }
  public static func buildPartialBlock<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    first component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  ) -> ChoiceOf<(W, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)> {
    ChoiceOf(Regex(_leaving: component))
  }
  public static func buildPartialBlock<W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  ) -> ChoiceOf<(Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)> {
    ChoiceOf(Regex(_choosing: accumulated, next, isFirstSeen: false))
  }
  public static func buildPartialBlock<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    first component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
  ) -> ChoiceOf<(W, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)> {
    ChoiceOf(Regex(_leaving: component))
  }
  public static func buildPartialBlock<W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
  ) -> ChoiceOf<(Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)> {
    ChoiceOf(Regex(_choosing: accumulated, next, isFirstSeen: false))
  }
  public static func buildPartialBlock<W0, C1>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent
  ) -> ChoiceOf<(Substring, C1)> {
    ChoiceOf(Regex(_choosing: accumulated, next, isNextSeen: false))
  }
  public static func buildPartialBlock<W0, W1, C1, C2>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2)>
  ) -> ChoiceOf<(Substring, C1, C2?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3)>
  ) -> ChoiceOf<(Substring, C1, C2?, C3?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4)>
  ) -> ChoiceOf<(Substring, C1, C2?, C3?, C4?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5)>
  ) -> ChoiceOf<(Substring, C1, C2?, C3?, C4?, C5?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6)>
  ) -> ChoiceOf<(Substring, C1, C2?, C3?, C4?, C5?, C6?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6, C7)>
  ) -> ChoiceOf<(Substring, C1, C2?, C3?, C4?, C5?, C6?, C7?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6, C7, C8)>
  ) -> ChoiceOf<(Substring, C1, C2?, C3?, C4?, C5?, C6?, C7?, C8?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6, C7, C8, C9)>
  ) -> ChoiceOf<(Substring, C1, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
  ) -> ChoiceOf<(Substring, C1, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, C1, C2>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent
  ) -> ChoiceOf<(Substring, C1, C2)> {
    ChoiceOf(Regex(_choosing: accumulated, next, isNextSeen: false))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3)>
  ) -> ChoiceOf<(Substring, C1, C2, C3?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4)>
  ) -> ChoiceOf<(Substring, C1, C2, C3?, C4?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5)>
  ) -> ChoiceOf<(Substring, C1, C2, C3?, C4?, C5?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6)>
  ) -> ChoiceOf<(Substring, C1, C2, C3?, C4?, C5?, C6?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6, C7)>
  ) -> ChoiceOf<(Substring, C1, C2, C3?, C4?, C5?, C6?, C7?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6, C7, C8)>
  ) -> ChoiceOf<(Substring, C1, C2, C3?, C4?, C5?, C6?, C7?, C8?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6, C7, C8, C9)>
  ) -> ChoiceOf<(Substring, C1, C2, C3?, C4?, C5?, C6?, C7?, C8?, C9?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6, C7, C8, C9, C10)>
  ) -> ChoiceOf<(Substring, C1, C2, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, C1, C2, C3>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent
  ) -> ChoiceOf<(Substring, C1, C2, C3)> {
    ChoiceOf(Regex(_choosing: accumulated, next, isNextSeen: false))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4?, C5?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4?, C5?, C6?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6, C7)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4?, C5?, C6?, C7?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6, C7, C8)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4?, C5?, C6?, C7?, C8?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6, C7, C8, C9)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4?, C5?, C6?, C7?, C8?, C9?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6, C7, C8, C9, C10)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4?, C5?, C6?, C7?, C8?, C9?, C10?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, C1, C2, C3, C4>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4)> {
    ChoiceOf(Regex(_choosing: accumulated, next, isNextSeen: false))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5?, C6?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6, C7)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5?, C6?, C7?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6, C7, C8)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5?, C6?, C7?, C8?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6, C7, C8, C9)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5?, C6?, C7?, C8?, C9?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6, C7, C8, C9, C10)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5?, C6?, C7?, C8?, C9?, C10?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, C1, C2, C3, C4, C5>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5)> {
    ChoiceOf(Regex(_choosing: accumulated, next, isNextSeen: false))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6, C7)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6?, C7?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6, C7, C8)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6?, C7?, C8?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6, C7, C8, C9)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6?, C7?, C8?, C9?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6, C7, C8, C9, C10)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6?, C7?, C8?, C9?, C10?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6)> {
    ChoiceOf(Regex(_choosing: accumulated, next, isNextSeen: false))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent<(W1, C7)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent<(W1, C7, C8)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7?, C8?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent<(W1, C7, C8, C9)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7?, C8?, C9?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent<(W1, C7, C8, C9, C10)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7?, C8?, C9?, C10?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7)>, next: some RegexComponent
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7)> {
    ChoiceOf(Regex(_choosing: accumulated, next, isNextSeen: false))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7)>, next: some RegexComponent<(W1, C8)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7)>, next: some RegexComponent<(W1, C8, C9)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8?, C9?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7)>, next: some RegexComponent<(W1, C8, C9, C10)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8?, C9?, C10?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8)>, next: some RegexComponent
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)> {
    ChoiceOf(Regex(_choosing: accumulated, next, isNextSeen: false))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8)>, next: some RegexComponent<(W1, C9)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8)>, next: some RegexComponent<(W1, C9, C10)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9?, C10?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, next: some RegexComponent
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)> {
    ChoiceOf(Regex(_choosing: accumulated, next, isNextSeen: false))
  }
  public static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, next: some RegexComponent<(W1, C10)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10?)> {
    ChoiceOf(Regex(_choosing: accumulated, next))
  }
  public static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>, next: some RegexComponent
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)> {
    ChoiceOf(Regex(_choosing: accumulated, next, isNextSeen: false))
  }
}
