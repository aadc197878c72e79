// What is made of the latest, or of one each, of several streams.

/// What several sources have come to, for one subscriber: which have said something, and which are over.
private final class Latest<Result> {
  private let sink: Sink<Result>
  private let make: () throws -> Result
  private var hasValue: [Bool]
  private var isOver: [Bool]
  let all = CompositeDisposable()

  init(_ count: Int, _ sink: Sink<Result>, _ make: @escaping () throws -> Result) {
    self.sink = sink
    self.make = make
    hasValue = Array(repeating: false, count: count)
    isOver = Array(repeating: false, count: count)
  }

  func add<Source: ObservableConvertibleType>(
    _ index: Int, _ source: Source, _ keep: @escaping (Source.Element) -> Void
  ) {
    _ = all.insert(
      source.listen { event in
        switch event {
        case .next(let element):
          keep(element)
          self.next(index)
        case .error(let error): self.sink.fail(error)
        case .completed: self.done(index)
        }
      })
  }

  private func next(_ index: Int) {
    hasValue[index] = true
    if hasValue.allSatisfy({ $0 }) {
      do { sink.next(try make()) } catch { sink.fail(error) }
    } else if isOver.indices.allSatisfy({ $0 == index || isOver[$0] }) {
      sink.complete()
    }
  }

  private func done(_ index: Int) {
    isOver[index] = true
    if isOver.allSatisfy({ $0 }) { sink.complete() }
  }
}

/// Likewise, with what waits for its partners.
private final class Pairing<Result> {
  private let sink: Sink<Result>
  private let make: () throws -> Result
  private let isReady: () -> Bool
  private var isOver: [Bool]
  let all = CompositeDisposable()

  init(
    _ count: Int, _ sink: Sink<Result>, _ isReady: @escaping () -> Bool, _ make: @escaping () throws -> Result
  ) {
    self.sink = sink
    self.isReady = isReady
    self.make = make
    isOver = Array(repeating: false, count: count)
  }

  func add<Source: ObservableConvertibleType>(
    _ index: Int, _ source: Source, _ keep: @escaping (Source.Element) -> Void
  ) {
    _ = all.insert(
      source.listen { event in
        switch event {
        case .next(let element):
          keep(element)
          if self.isReady() {
            do { self.sink.next(try self.make()) } catch { self.sink.fail(error) }
          }
        case .error(let error): self.sink.fail(error)
        case .completed:
          self.isOver[index] = true
          if self.isOver.allSatisfy({ $0 }) { self.sink.complete() }
        }
      })
  }
}

extension ObservableType {
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2, resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    Producer { sink in
      var value1: O1.Element!
      var value2: O2.Element!
      let latest = Latest<Element>(2, sink) { try resultSelector(value1, value2) }
      latest.add(0, source1) { value1 = $0 }
      latest.add(1, source2) { value2 = $0 }
      return latest.all
    }
  }

  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2, resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    Producer { sink in
      var values1: [O1.Element] = []
      var values2: [O2.Element] = []
      let pairing = Pairing<Element>(2, sink, { !values1.isEmpty && !values2.isEmpty }) {
        try resultSelector(values1.removeFirst(), values2.removeFirst())
      }
      pairing.add(0, source1) { values1.append($0) }
      pairing.add(1, source2) { values2.append($0) }
      return pairing.all
    }
  }
}

extension ObservableType where Element == Any {
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(_ source1: O1, _ source2: O2) -> Observable<
    (O1.Element, O2.Element)
  > {
    Observable.combineLatest(source1, source2) { ($0, $1) }
  }

  public static func zip<O1: ObservableType, O2: ObservableType>(_ source1: O1, _ source2: O2) -> Observable<
    (O1.Element, O2.Element)
  > {
    Observable.zip(source1, source2) { ($0, $1) }
  }
}

extension ObservableType {
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    Producer { sink in
      var value1: O1.Element!
      var value2: O2.Element!
      var value3: O3.Element!
      let latest = Latest<Element>(3, sink) { try resultSelector(value1, value2, value3) }
      latest.add(0, source1) { value1 = $0 }
      latest.add(1, source2) { value2 = $0 }
      latest.add(2, source3) { value3 = $0 }
      return latest.all
    }
  }

  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    Producer { sink in
      var values1: [O1.Element] = []
      var values2: [O2.Element] = []
      var values3: [O3.Element] = []
      let pairing = Pairing<Element>(3, sink, { !values1.isEmpty && !values2.isEmpty && !values3.isEmpty }) {
        try resultSelector(values1.removeFirst(), values2.removeFirst(), values3.removeFirst())
      }
      pairing.add(0, source1) { values1.append($0) }
      pairing.add(1, source2) { values2.append($0) }
      pairing.add(2, source3) { values3.append($0) }
      return pairing.all
    }
  }
}

extension ObservableType where Element == Any {
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    Observable.combineLatest(source1, source2, source3) { ($0, $1, $2) }
  }

  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    Observable.zip(source1, source2, source3) { ($0, $1, $2) }
  }
}

extension ObservableType {
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    Producer { sink in
      var value1: O1.Element!
      var value2: O2.Element!
      var value3: O3.Element!
      var value4: O4.Element!
      let latest = Latest<Element>(4, sink) { try resultSelector(value1, value2, value3, value4) }
      latest.add(0, source1) { value1 = $0 }
      latest.add(1, source2) { value2 = $0 }
      latest.add(2, source3) { value3 = $0 }
      latest.add(3, source4) { value4 = $0 }
      return latest.all
    }
  }

  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    Producer { sink in
      var values1: [O1.Element] = []
      var values2: [O2.Element] = []
      var values3: [O3.Element] = []
      var values4: [O4.Element] = []
      let pairing = Pairing<Element>(
        4, sink, { !values1.isEmpty && !values2.isEmpty && !values3.isEmpty && !values4.isEmpty }
      ) {
        try resultSelector(values1.removeFirst(), values2.removeFirst(), values3.removeFirst(), values4.removeFirst())
      }
      pairing.add(0, source1) { values1.append($0) }
      pairing.add(1, source2) { values2.append($0) }
      pairing.add(2, source3) { values3.append($0) }
      pairing.add(3, source4) { values4.append($0) }
      return pairing.all
    }
  }
}

extension ObservableType where Element == Any {
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    Observable.combineLatest(source1, source2, source3, source4) { ($0, $1, $2, $3) }
  }

  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    Observable.zip(source1, source2, source3, source4) { ($0, $1, $2, $3) }
  }
}

extension ObservableType {
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> {
    Producer { sink in
      var value1: O1.Element!
      var value2: O2.Element!
      var value3: O3.Element!
      var value4: O4.Element!
      var value5: O5.Element!
      let latest = Latest<Element>(5, sink) { try resultSelector(value1, value2, value3, value4, value5) }
      latest.add(0, source1) { value1 = $0 }
      latest.add(1, source2) { value2 = $0 }
      latest.add(2, source3) { value3 = $0 }
      latest.add(3, source4) { value4 = $0 }
      latest.add(4, source5) { value5 = $0 }
      return latest.all
    }
  }

  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> {
    Producer { sink in
      var values1: [O1.Element] = []
      var values2: [O2.Element] = []
      var values3: [O3.Element] = []
      var values4: [O4.Element] = []
      var values5: [O5.Element] = []
      let pairing = Pairing<Element>(
        5, sink, { !values1.isEmpty && !values2.isEmpty && !values3.isEmpty && !values4.isEmpty && !values5.isEmpty }
      ) {
        try resultSelector(
          values1.removeFirst(), values2.removeFirst(), values3.removeFirst(), values4.removeFirst(),
          values5.removeFirst())
      }
      pairing.add(0, source1) { values1.append($0) }
      pairing.add(1, source2) { values2.append($0) }
      pairing.add(2, source3) { values3.append($0) }
      pairing.add(3, source4) { values4.append($0) }
      pairing.add(4, source5) { values5.append($0) }
      return pairing.all
    }
  }
}

extension ObservableType where Element == Any {
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5) -> Observable<
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)
  > {
    Observable.combineLatest(source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
  }

  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5) -> Observable<
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)
  > {
    Observable.zip(source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
  }
}

extension ObservableType {
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
  ) -> Observable<Element> {
    Producer { sink in
      var value1: O1.Element!
      var value2: O2.Element!
      var value3: O3.Element!
      var value4: O4.Element!
      var value5: O5.Element!
      var value6: O6.Element!
      let latest = Latest<Element>(6, sink) { try resultSelector(value1, value2, value3, value4, value5, value6) }
      latest.add(0, source1) { value1 = $0 }
      latest.add(1, source2) { value2 = $0 }
      latest.add(2, source3) { value3 = $0 }
      latest.add(3, source4) { value4 = $0 }
      latest.add(4, source5) { value5 = $0 }
      latest.add(5, source6) { value6 = $0 }
      return latest.all
    }
  }

  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
  ) -> Observable<Element> {
    Producer { sink in
      var values1: [O1.Element] = []
      var values2: [O2.Element] = []
      var values3: [O3.Element] = []
      var values4: [O4.Element] = []
      var values5: [O5.Element] = []
      var values6: [O6.Element] = []
      let pairing = Pairing<Element>(
        6, sink,
        {
          !values1.isEmpty && !values2.isEmpty && !values3.isEmpty && !values4.isEmpty && !values5.isEmpty
            && !values6.isEmpty
        }
      ) {
        try resultSelector(
          values1.removeFirst(), values2.removeFirst(), values3.removeFirst(), values4.removeFirst(),
          values5.removeFirst(), values6.removeFirst())
      }
      pairing.add(0, source1) { values1.append($0) }
      pairing.add(1, source2) { values2.append($0) }
      pairing.add(2, source3) { values3.append($0) }
      pairing.add(3, source4) { values4.append($0) }
      pairing.add(4, source5) { values5.append($0) }
      pairing.add(5, source6) { values6.append($0) }
      return pairing.all
    }
  }
}

extension ObservableType where Element == Any {
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6) -> Observable<
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)
  > {
    Observable.combineLatest(source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
  }

  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6) -> Observable<
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)
  > {
    Observable.zip(source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
  }
}

extension ObservableType {
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    Producer { sink in
      var values = [Collection.Element.Element?](repeating: nil, count: collection.count)
      let latest = Latest<Element>(values.count, sink) { try resultSelector(values.map { $0! }) }
      if collection.isEmpty { sink.complete() }
      for (index, source) in collection.enumerated() { latest.add(index, source) { values[index] = $0 } }
      return latest.all
    }
  }

  public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection) { $0 }
  }

  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    Producer { sink in
      var values = [[Collection.Element.Element]](repeating: [], count: collection.count)
      let pairing = Pairing<Element>(values.count, sink, { values.allSatisfy { !$0.isEmpty } }) {
        try resultSelector(values.indices.map { values[$0].removeFirst() })
      }
      if collection.isEmpty { sink.complete() }
      for (index, source) in collection.enumerated() { pairing.add(index, source) { values[index].append($0) } }
      return pairing.all
    }
  }

  public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }

  /// Whenever this one has something: what the other one had last.
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
    withLatestFrom(second) { $1 }
  }

  public func withLatestFrom<Source: ObservableConvertibleType, Result>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
  ) -> Observable<Result> {
    Producer { sink in
      var latest: Source.Element?
      let other = SingleAssignmentDisposable()
      other.setDisposable(
        second.listen { event in
          switch event {
          case .next(let element): latest = element
          case .error(let error): sink.fail(error)
          case .completed: other.dispose()
          }
        })
      let source = self.listen { event in
        switch event {
        case .next(let element):
          guard let latest else { return }
          do { sink.next(try resultSelector(element, latest)) } catch { sink.fail(error) }
        case .error(let error): sink.fail(error)
        case .completed: sink.complete()
        }
      }
      return Disposables.create(source, other)
    }
  }

  /// With an object, as long as it is there.
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }

  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    relaying { [weak object] sink in
      { element in
        if let object { sink.next(resultSelector(object, element)) } else { sink.complete() }
      }
    }
  }
}
