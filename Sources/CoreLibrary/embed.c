#include "CoreLibrary.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The files of each module: what a file is called, and what stands in it.

#define TEXT(name) {name, (const char *)(const unsigned char[]) {
#define END , 0}},

static const ZoetropeLibraryFile swift_files[] = {
TEXT("Swift/Actor.swift")
#embed "Swift/Actor.swift"
END
TEXT("Swift/Adapters.swift")
#embed "Swift/Adapters.swift"
END
TEXT("Swift/Array.swift")
#embed "Swift/Array.swift"
END
TEXT("Swift/ArraySlice.swift")
#embed "Swift/ArraySlice.swift"
END
TEXT("Swift/AsyncStream.swift")
#embed "Swift/AsyncStream.swift"
END
TEXT("Swift/Clock.swift")
#embed "Swift/Clock.swift"
END
TEXT("Swift/Duration.swift")
#embed "Swift/Duration.swift"
END
TEXT("Swift/AsyncSequence.swift")
#embed "Swift/AsyncSequence.swift"
END
TEXT("Swift/AsyncAdapters.swift")
#embed "Swift/AsyncAdapters.swift"
END
TEXT("Swift/BidirectionalCollection.swift")
#embed "Swift/BidirectionalCollection.swift"
END
TEXT("Swift/Bool.swift")
#embed "Swift/Bool.swift"
END
TEXT("Swift/Character.swift")
#embed "Swift/Character.swift"
END
TEXT("Swift/Codable.swift")
#embed "Swift/Codable.swift"
END
TEXT("Swift/CodableValues.swift")
#embed "Swift/CodableValues.swift"
END
TEXT("Swift/Collection.swift")
#embed "Swift/Collection.swift"
END
TEXT("Swift/Continuations.swift")
#embed "Swift/Continuations.swift"
END
TEXT("Swift/Dictionary.swift")
#embed "Swift/Dictionary.swift"
END
TEXT("Swift/Double.swift")
#embed "Swift/Double.swift"
END
TEXT("Swift/Dump.swift")
#embed "Swift/Dump.swift"
END
TEXT("Swift/Equatable.swift")
#embed "Swift/Equatable.swift"
END
TEXT("Swift/FixedWidth.swift")
#embed "Swift/FixedWidth.swift"
END
TEXT("Swift/Float.swift")
#embed "Swift/Float.swift"
END
TEXT("Swift/Functions.swift")
#embed "Swift/Functions.swift"
END
TEXT("Swift/HashTable.swift")
#embed "Swift/HashTable.swift"
END
TEXT("Swift/Int.swift")
#embed "Swift/Int.swift"
END
TEXT("Swift/IntegerOperators.swift")
#embed "Swift/IntegerOperators.swift"
END
TEXT("Swift/Interpolation.swift")
#embed "Swift/Interpolation.swift"
END
TEXT("Swift/KeyPaths.swift")
#embed "Swift/KeyPaths.swift"
END
TEXT("Swift/Lazy.swift")
#embed "Swift/Lazy.swift"
END
TEXT("Swift/Literals.swift")
#embed "Swift/Literals.swift"
END
TEXT("Swift/Mirror.swift")
#embed "Swift/Mirror.swift"
END
TEXT("Swift/Pointers.swift")
#embed "Swift/Pointers.swift"
END
TEXT("Swift/BufferPointers.swift")
#embed "Swift/BufferPointers.swift"
END
TEXT("Swift/RawBuffers.swift")
#embed "Swift/RawBuffers.swift"
END
TEXT("Swift/SIMD.swift")
#embed "Swift/SIMD.swift"
END
TEXT("Swift/MemoryLayout.swift")
#embed "Swift/MemoryLayout.swift"
END
TEXT("Swift/MutableCollection.swift")
#embed "Swift/MutableCollection.swift"
END
TEXT("Swift/Numbers.swift")
#embed "Swift/Numbers.swift"
END
TEXT("Swift/Optional.swift")
#embed "Swift/Optional.swift"
END
TEXT("Swift/Output.swift")
#embed "Swift/Output.swift"
END
TEXT("Swift/Random.swift")
#embed "Swift/Random.swift"
END
TEXT("Swift/Ranges.swift")
#embed "Swift/Ranges.swift"
END
TEXT("Swift/RegexMatcher.swift")
#embed "Swift/StringProcessing/RegexMatcher.swift"
END
TEXT("Swift/RegexNode.swift")
#embed "Swift/StringProcessing/RegexNode.swift"
END
TEXT("Swift/RegexProgram.swift")
#embed "Swift/StringProcessing/RegexProgram.swift"
END
TEXT("Swift/RegexScripts.swift")
#embed "Swift/StringProcessing/RegexScripts.swift"
END
TEXT("Swift/RegexSet.swift")
#embed "Swift/StringProcessing/RegexSet.swift"
END
TEXT("Swift/Regex.swift")
#embed "Swift/StringProcessing/Regex.swift"
END
TEXT("Swift/RegexOutput.swift")
#embed "Swift/StringProcessing/RegexOutput.swift"
END
TEXT("Swift/RegexPattern.swift")
#embed "Swift/StringProcessing/RegexPattern.swift"
END
TEXT("Swift/RegexCharacters.swift")
#embed "Swift/StringProcessing/RegexCharacters.swift"
END
TEXT("Swift/RegexAlgorithms.swift")
#embed "Swift/StringProcessing/RegexAlgorithms.swift"
END
TEXT("Swift/OwnFormats.swift")
#embed "Swift/OwnFormats.swift"
END
TEXT("Swift/RangeSet.swift")
#embed "Swift/RangeSet.swift"
END
TEXT("Swift/Sequence.swift")
#embed "Swift/Sequence.swift"
END
TEXT("Swift/Set.swift")
#embed "Swift/Set.swift"
END
TEXT("Swift/Slice.swift")
#embed "Swift/Slice.swift"
END
TEXT("Swift/Sorting.swift")
#embed "Swift/Sorting.swift"
END
TEXT("Swift/StaticString.swift")
#embed "Swift/StaticString.swift"
END
TEXT("Swift/Stride.swift")
#embed "Swift/Stride.swift"
END
TEXT("Swift/String.swift")
#embed "Swift/String.swift"
END
TEXT("Swift/StringProtocol.swift")
#embed "Swift/StringProtocol.swift"
END
TEXT("Swift/StringViews.swift")
#embed "Swift/StringViews.swift"
END
TEXT("Swift/FloatingPoint.swift")
#embed "Swift/FloatingPoint.swift"
END
TEXT("Swift/LazyWhile.swift")
#embed "Swift/LazyWhile.swift"
END
TEXT("Swift/Flatten.swift")
#embed "Swift/Flatten.swift"
END
TEXT("Swift/Task.swift")
#embed "Swift/Task.swift"
END
TEXT("Swift/TaskGroup.swift")
#embed "Swift/TaskGroup.swift"
END
TEXT("Swift/TaskLocal.swift")
#embed "Swift/TaskLocal.swift"
END
TEXT("Swift/Turns.swift")
#embed "Swift/Turns.swift"
END
TEXT("Swift/Unfold.swift")
#embed "Swift/Unfold.swift"
END
TEXT("Swift/SmallCollections.swift")
#embed "Swift/SmallCollections.swift"
END
TEXT("Swift/Erasure.swift")
#embed "Swift/Erasure.swift"
END
TEXT("Swift/Difference.swift")
#embed "Swift/Difference.swift"
END
TEXT("Swift/ContiguousArray.swift")
#embed "Swift/ContiguousArray.swift"
END
TEXT("Swift/Differing.swift")
#embed "Swift/Differing.swift"
END
TEXT("Swift/UInt128.swift")
#embed "Swift/UInt128.swift"
END
TEXT("Swift/Int128.swift")
#embed "Swift/Int128.swift"
END
TEXT("Swift/ManagedBuffer.swift")
#embed "Swift/ManagedBuffer.swift"
END
TEXT("Swift/WideIntegers.swift")
#embed "Swift/WideIntegers.swift"
END
TEXT("Swift/Unicode.swift")
#embed "Swift/Unicode.swift"
END
TEXT("Swift/SubstringViews.swift")
#embed "Swift/SubstringViews.swift"
END
};

static const ZoetropeLibraryFile observation_files[] = {
TEXT("Observation/Observation.swift")
#embed "Swift/Observation/Observation.swift"
END
};

static const ZoetropeLibraryFile dispatch_files[] = {
TEXT("Dispatch/Times.swift")
#embed "Swift/Dispatch/Times.swift"
END
TEXT("Dispatch/DispatchQueue.swift")
#embed "Swift/Dispatch/DispatchQueue.swift"
END
TEXT("Dispatch/DispatchSource.swift")
#embed "Swift/Dispatch/DispatchSource.swift"
END
TEXT("Dispatch/DispatchWorkItem.swift")
#embed "Swift/Dispatch/DispatchWorkItem.swift"
END
};

static const ZoetropeLibraryFile glibc_files[] = {
TEXT("Glibc/Math.swift")
#embed "Swift/Glibc/Math.swift"
END
TEXT("Glibc/StandardStreams.swift")
#embed "Swift/Glibc/StandardStreams.swift"
END
TEXT("Glibc/Process.swift")
#embed "Swift/Glibc/Process.swift"
END
TEXT("Glibc/Clocks.swift")
#embed "Swift/Glibc/Clocks.swift"
END
TEXT("Glibc/Random.swift")
#embed "Swift/Glibc/Random.swift"
END
TEXT("Glibc/Characters.swift")
#embed "Swift/Glibc/Characters.swift"
END
};

static const ZoetropeLibraryFile foundation_files[] = {
TEXT("Foundation/Comparing.swift")
#embed "Swift/Foundation/Comparing.swift"
END
TEXT("Foundation/Logging.swift")
#embed "Swift/Foundation/Logging.swift"
END
TEXT("Foundation/Objects.swift")
#embed "Swift/Foundation/Objects.swift"
END
TEXT("Foundation/Geometry.swift")
#embed "Swift/Foundation/Geometry.swift"
END
TEXT("Foundation/Data.swift")
#embed "Swift/Foundation/Data.swift"
END
TEXT("Foundation/DataMemory.swift")
#embed "Swift/Foundation/DataMemory.swift"
END
TEXT("Foundation/StringHash.swift")
#embed "Swift/Foundation/StringHash.swift"
END
TEXT("Foundation/SortComparator.swift")
#embed "Swift/Foundation/SortComparator.swift"
END
TEXT("Foundation/TextEncoding.swift")
#embed "Swift/Foundation/TextEncoding.swift"
END
TEXT("Foundation/CharacterSet.swift")
#embed "Swift/Foundation/CharacterSet.swift"
END
TEXT("Foundation/Collation.swift")
#embed "Swift/Foundation/Collation.swift"
END
TEXT("Foundation/Decomposition.swift")
#embed "Swift/Foundation/Decomposition.swift"
END
TEXT("Foundation/TextComparing.swift")
#embed "Swift/Foundation/TextComparing.swift"
END
TEXT("Foundation/TextFolding.swift")
#embed "Swift/Foundation/TextFolding.swift"
END
TEXT("Foundation/FileHandle.swift")
#embed "Swift/Foundation/FileHandle.swift"
END
TEXT("Foundation/PropertyListEncoder.swift")
#embed "Swift/Foundation/PropertyListEncoder.swift"
END
TEXT("Foundation/PropertyListDecoder.swift")
#embed "Swift/Foundation/PropertyListDecoder.swift"
END
TEXT("Foundation/EnumerateSubstrings.swift")
#embed "Swift/Foundation/EnumerateSubstrings.swift"
END
TEXT("Foundation/TextFormat.swift")
#embed "Swift/Foundation/TextFormat.swift"
END
TEXT("Foundation/TextSearch.swift")
#embed "Swift/Foundation/TextSearch.swift"
END
TEXT("Foundation/TextTitles.swift")
#embed "Swift/Foundation/TextTitles.swift"
END
TEXT("Foundation/JSON.swift")
#embed "Swift/Foundation/JSON.swift"
END
TEXT("Foundation/JSONDecoder.swift")
#embed "Swift/Foundation/JSONDecoder.swift"
END
TEXT("Foundation/JSONEncoder.swift")
#embed "Swift/Foundation/JSONEncoder.swift"
END
TEXT("Foundation/JSONObjectReader.swift")
#embed "Swift/Foundation/JSONObjectReader.swift"
END
TEXT("Foundation/JSONSerialization.swift")
#embed "Swift/Foundation/JSONSerialization.swift"
END
TEXT("Foundation/Locale.swift")
#embed "Swift/Foundation/Locale.swift"
END
TEXT("Foundation/Decimal.swift")
#embed "Swift/Foundation/Decimal.swift"
END
TEXT("Foundation/DecimalArithmetic.swift")
#embed "Swift/Foundation/DecimalArithmetic.swift"
END
TEXT("Foundation/DecimalDigits.swift")
#embed "Swift/Foundation/DecimalDigits.swift"
END
TEXT("Foundation/DecimalNumber.swift")
#embed "Swift/Foundation/DecimalNumber.swift"
END
TEXT("Foundation/Number.swift")
#embed "Swift/Foundation/Number.swift"
END
TEXT("Foundation/NumberDigits.swift")
#embed "Swift/Foundation/NumberDigits.swift"
END
TEXT("Foundation/NumberFormatter.swift")
#embed "Swift/Foundation/NumberFormatter.swift"
END
TEXT("Foundation/NumberFormatting.swift")
#embed "Swift/Foundation/NumberFormatting.swift"
END
TEXT("Foundation/NumberPatterns.swift")
#embed "Swift/Foundation/NumberPatterns.swift"
END
TEXT("Foundation/NumberSymbols.swift")
#embed "Swift/Foundation/NumberSymbols.swift"
END
TEXT("Foundation/DecimalFormatStyle.swift")
#embed "Swift/Foundation/DecimalFormatStyle.swift"
END
TEXT("Foundation/FloatingPointFormatStyle.swift")
#embed "Swift/Foundation/FloatingPointFormatStyle.swift"
END
TEXT("Foundation/FormatStyle.swift")
#embed "Swift/Foundation/FormatStyle.swift"
END
TEXT("Foundation/IntegerFormatStyle.swift")
#embed "Swift/Foundation/IntegerFormatStyle.swift"
END
TEXT("Foundation/ListFormatStyle.swift")
#embed "Swift/Foundation/ListFormatStyle.swift"
END
TEXT("Foundation/NumberOptions.swift")
#embed "Swift/Foundation/NumberOptions.swift"
END
TEXT("Foundation/ByteCount.swift")
#embed "Swift/Foundation/ByteCount.swift"
END
TEXT("Foundation/DurationTimeStyle.swift")
#embed "Swift/Foundation/DurationTimeStyle.swift"
END
TEXT("Foundation/DurationUnitsStyle.swift")
#embed "Swift/Foundation/DurationUnitsStyle.swift"
END
TEXT("Foundation/NumberWords.swift")
#embed "Swift/Foundation/NumberWords.swift"
END
TEXT("Foundation/Files.swift")
#embed "Swift/Foundation/Files.swift"
END
TEXT("Foundation/Enumerator.swift")
#embed "Swift/Foundation/Enumerator.swift"
END
TEXT("Foundation/FileKeys.swift")
#embed "Swift/Foundation/FileKeys.swift"
END
TEXT("Foundation/FileManager.swift")
#embed "Swift/Foundation/FileManager.swift"
END
TEXT("Foundation/KnownFolders.swift")
#embed "Swift/Foundation/KnownFolders.swift"
END
TEXT("Foundation/WrittenFiles.swift")
#embed "Swift/Foundation/WrittenFiles.swift"
END
TEXT("Foundation/Fixture.swift")
#embed "Swift/Foundation/Fixture.swift"
END
TEXT("Foundation/URLRequest.swift")
#embed "Swift/Foundation/URLRequest.swift"
END
TEXT("Foundation/URLResponse.swift")
#embed "Swift/Foundation/URLResponse.swift"
END
TEXT("Foundation/URLSession.swift")
#embed "Swift/Foundation/URLSession.swift"
END
TEXT("Foundation/URLSessionTask.swift")
#embed "Swift/Foundation/URLSessionTask.swift"
END
TEXT("Foundation/Measurement.swift")
#embed "Swift/Foundation/Measurement.swift"
END
TEXT("Foundation/Units.swift")
#embed "Swift/Foundation/Units.swift"
END
TEXT("Foundation/TechnicalUnits.swift")
#embed "Swift/Foundation/TechnicalUnits.swift"
END
TEXT("Foundation/IndexSet.swift")
#embed "Swift/Foundation/IndexSet.swift"
END
TEXT("Foundation/Errors.swift")
#embed "Swift/Foundation/Errors.swift"
END
TEXT("Foundation/CocoaError.swift")
#embed "Swift/Foundation/CocoaError.swift"
END
TEXT("Foundation/URLErrorNumbers.swift")
#embed "Swift/Foundation/URLErrorNumbers.swift"
END
TEXT("Foundation/NSIndexPath.swift")
#embed "Swift/Foundation/NSIndexPath.swift"
END
TEXT("Foundation/NSAttributedString.swift")
#embed "Swift/Foundation/NSAttributedString.swift"
END
TEXT("Foundation/AttributeContainer.swift")
#embed "Swift/Foundation/AttributeContainer.swift"
END
TEXT("Foundation/AttributedString.swift")
#embed "Swift/Foundation/AttributedString.swift"
END
TEXT("Foundation/AttributedStringViews.swift")
#embed "Swift/Foundation/AttributedStringViews.swift"
END
TEXT("Foundation/NSValue.swift")
#embed "Swift/Foundation/NSValue.swift"
END
TEXT("Foundation/PredicateFormat.swift")
#embed "Swift/Foundation/PredicateFormat.swift"
END
TEXT("Foundation/ClassNames.swift")
#embed "Swift/Foundation/ClassNames.swift"
END
TEXT("Foundation/NotificationCenter.swift")
#embed "Swift/Foundation/NotificationCenter.swift"
END
TEXT("Foundation/UserDefaults.swift")
#embed "Swift/Foundation/UserDefaults.swift"
END
TEXT("Foundation/Locking.swift")
#embed "Swift/Foundation/Locking.swift"
END
TEXT("Foundation/URL.swift")
#embed "Swift/Foundation/URL.swift"
END
TEXT("Foundation/URLParts.swift")
#embed "Swift/Foundation/URLParts.swift"
END
TEXT("Foundation/URLComponents.swift")
#embed "Swift/Foundation/URLComponents.swift"
END
TEXT("Foundation/RunLoop.swift")
#embed "Swift/Foundation/RunLoop.swift"
END
TEXT("Foundation/Thread.swift")
#embed "Swift/Foundation/Thread.swift"
END
TEXT("Foundation/Operation.swift")
#embed "Swift/Foundation/Operation.swift"
END
TEXT("Foundation/NSRange.swift")
#embed "Swift/Foundation/NSRange.swift"
END
TEXT("Foundation/NSRegularExpression.swift")
#embed "Swift/Foundation/NSRegularExpression.swift"
END
TEXT("Foundation/NSString.swift")
#embed "Swift/Foundation/NSString.swift"
END
TEXT("Foundation/NSStringPaths.swift")
#embed "Swift/Foundation/NSStringPaths.swift"
END
TEXT("Foundation/RegexText.swift")
#embed "Swift/Foundation/RegexText.swift"
END
TEXT("Foundation/RegexReader.swift")
#embed "Swift/Foundation/RegexReader.swift"
END
TEXT("Foundation/AffineTransform.swift")
#embed "Swift/Foundation/AffineTransform.swift"
END
TEXT("Foundation/Bundle.swift")
#embed "Swift/Foundation/Bundle.swift"
END
TEXT("Foundation/CGColor.swift")
#embed "Swift/Foundation/CGColor.swift"
END
TEXT("Foundation/SelectorUses.swift")
#embed "Swift/Foundation/SelectorUses.swift"
END
TEXT("Foundation/Selector.swift")
#embed "Swift/Foundation/Selector.swift"
END
TEXT("Foundation/Text.swift")
#embed "Swift/Foundation/Text.swift"
END
TEXT("Foundation/Time.swift")
#embed "Swift/Foundation/Time.swift"
END
TEXT("Foundation/Calendar.swift")
#embed "Swift/Foundation/Calendar.swift"
END
TEXT("Foundation/NSCalendar.swift")
#embed "Swift/Foundation/NSCalendar.swift"
END
TEXT("Foundation/PersonNameComponents.swift")
#embed "Swift/Foundation/PersonNameComponents.swift"
END
TEXT("Foundation/CalendarAdding.swift")
#embed "Swift/Foundation/CalendarAdding.swift"
END
TEXT("Foundation/CalendarFields.swift")
#embed "Swift/Foundation/CalendarFields.swift"
END
TEXT("Foundation/CalendarSearching.swift")
#embed "Swift/Foundation/CalendarSearching.swift"
END
TEXT("Foundation/CalendarSpans.swift")
#embed "Swift/Foundation/CalendarSpans.swift"
END
TEXT("Foundation/DateComponents.swift")
#embed "Swift/Foundation/DateComponents.swift"
END
TEXT("Foundation/DateFormatStyle.swift")
#embed "Swift/Foundation/DateFormatStyle.swift"
END
TEXT("Foundation/DateFormatter.swift")
#embed "Swift/Foundation/DateFormatter.swift"
END
TEXT("Foundation/DateInterval.swift")
#embed "Swift/Foundation/DateInterval.swift"
END
TEXT("Foundation/DateParts.swift")
#embed "Swift/Foundation/DateParts.swift"
END
TEXT("Foundation/DatePattern.swift")
#embed "Swift/Foundation/DatePattern.swift"
END
TEXT("Foundation/DateRelativeStyle.swift")
#embed "Swift/Foundation/DateRelativeStyle.swift"
END
TEXT("Foundation/DateSymbols.swift")
#embed "Swift/Foundation/DateSymbols.swift"
END
TEXT("Foundation/DateReader.swift")
#embed "Swift/Foundation/DateReader.swift"
END
TEXT("Foundation/DateWords.swift")
#embed "Swift/Foundation/DateWords.swift"
END
TEXT("Foundation/DateWordsEnglish.swift")
#embed "Swift/Foundation/DateWordsEnglish.swift"
END
TEXT("Foundation/DateWordsOthers.swift")
#embed "Swift/Foundation/DateWordsOthers.swift"
END
TEXT("Foundation/ISO8601DateFormatter.swift")
#embed "Swift/Foundation/ISO8601DateFormatter.swift"
END
TEXT("Foundation/ISO8601FormatStyle.swift")
#embed "Swift/Foundation/ISO8601FormatStyle.swift"
END
TEXT("Foundation/ObjCBool.swift")
#embed "Swift/Foundation/ObjCBool.swift"
END
TEXT("Foundation/ParseStrategy.swift")
#embed "Swift/Foundation/ParseStrategy.swift"
END
TEXT("Foundation/Progress.swift")
#embed "Swift/Foundation/Progress.swift"
END
TEXT("Foundation/Days.swift")
#embed "Swift/Foundation/Days.swift"
END
TEXT("Foundation/Scanner.swift")
#embed "Swift/Foundation/Scanner.swift"
END
TEXT("Foundation/TimeZone.swift")
#embed "Swift/Foundation/TimeZone.swift"
END
TEXT("Foundation/ZoneNames.swift")
#embed "Swift/Foundation/ZoneNames.swift"
END
TEXT("Foundation/ZoneTable.swift")
#embed "Swift/Foundation/ZoneTable.swift"
END
TEXT("Foundation/ZoneWords.swift")
#embed "Swift/Foundation/ZoneWords.swift"
END
};

static const ZoetropeLibraryFile foundationnetworking_files[] = {
TEXT("FoundationNetworking/FoundationNetworking.swift")
#embed "Swift/FoundationNetworking/FoundationNetworking.swift"
END
};

static const ZoetropeLibraryFile stage_files[] = {
TEXT("Stage/Stage.swift")
#embed "Swift/Stage/Stage.swift"
END
};

static const ZoetropeLibraryFile presentables_files[] = {
TEXT("Presentables/Cell.swift")
#embed "../Presentables/Cell.swift"
END
TEXT("Presentables/Color.swift")
#embed "../Presentables/Color.swift"
END
TEXT("Presentables/Composing.swift")
#embed "../Presentables/Composing.swift"
END
TEXT("Presentables/Drawing.swift")
#embed "../Presentables/Drawing.swift"
END
TEXT("Presentables/Font.swift")
#embed "../Presentables/Font.swift"
END
TEXT("Presentables/Frame.swift")
#embed "../Presentables/Frame.swift"
END
TEXT("Presentables/ImagePresentable.swift")
#embed "../Presentables/ImagePresentable.swift"
END
TEXT("Presentables/Piece.swift")
#embed "../Presentables/Piece.swift"
END
TEXT("Presentables/Sheet.swift")
#embed "../Presentables/Sheet.swift"
END
TEXT("Presentables/Staging.swift")
#embed "../Presentables/Staging.swift"
END
TEXT("Presentables/SwitchPresentable.swift")
#embed "../Presentables/SwitchPresentable.swift"
END
TEXT("Presentables/TapPresentable.swift")
#embed "../Presentables/TapPresentable.swift"
END
TEXT("Presentables/TextField.swift")
#embed "../Presentables/TextField.swift"
END
TEXT("Presentables/TextFieldPresentable.swift")
#embed "../Presentables/TextFieldPresentable.swift"
END
TEXT("Presentables/TextPresentable.swift")
#embed "../Presentables/TextPresentable.swift"
END
};

static const ZoetropeLibraryFile combine_files[] = {
TEXT("Combine/AnyPublisher.swift")
#embed "../Combine/AnyPublisher.swift"
END
TEXT("Combine/AsyncPublisher.swift")
#embed "../Combine/AsyncPublisher.swift"
END
TEXT("Combine/Cancellable.swift")
#embed "../Combine/Cancellable.swift"
END
TEXT("Combine/Choosing.swift")
#embed "../Combine/Choosing.swift"
END
TEXT("Combine/Coding.swift")
#embed "../Combine/Coding.swift"
END
TEXT("Combine/CombiningLatest.swift")
#embed "../Combine/CombiningLatest.swift"
END
TEXT("Combine/Conduit.swift")
#embed "../Combine/Conduit.swift"
END
TEXT("Combine/DataTaskPublisher.swift")
#embed "Swift/Combine/DataTaskPublisher.swift"
END
TEXT("Combine/Ending.swift")
#embed "../Combine/Ending.swift"
END
TEXT("Combine/Failing.swift")
#embed "../Combine/Failing.swift"
END
TEXT("Combine/Flattening.swift")
#embed "../Combine/Flattening.swift"
END
TEXT("Combine/FoundationPublishers.swift")
#embed "../Combine/FoundationPublishers.swift"
END
TEXT("Combine/Future.swift")
#embed "../Combine/Future.swift"
END
TEXT("Combine/HandlingEvents.swift")
#embed "../Combine/HandlingEvents.swift"
END
TEXT("Combine/MainQueue.swift")
#embed "../Combine/MainQueue.swift"
END
TEXT("Combine/Merging.swift")
#embed "../Combine/Merging.swift"
END
TEXT("Combine/ObservableObject.swift")
#embed "../Combine/ObservableObject.swift"
END
TEXT("Combine/Outlet.swift")
#embed "../Combine/Outlet.swift"
END
TEXT("Combine/Published.swift")
#embed "../Combine/Published.swift"
END
TEXT("Combine/Publisher.swift")
#embed "../Combine/Publisher.swift"
END
TEXT("Combine/Record.swift")
#embed "../Combine/Record.swift"
END
TEXT("Combine/Scheduler.swift")
#embed "../Combine/Scheduler.swift"
END
TEXT("Combine/Sharing.swift")
#embed "../Combine/Sharing.swift"
END
TEXT("Combine/Sink.swift")
#embed "../Combine/Sink.swift"
END
TEXT("Combine/Sources.swift")
#embed "../Combine/Sources.swift"
END
TEXT("Combine/Subjects.swift")
#embed "../Combine/Subjects.swift"
END
TEXT("Combine/Succession.swift")
#embed "../Combine/Succession.swift"
END
TEXT("Combine/Summing.swift")
#embed "../Combine/Summing.swift"
END
TEXT("Combine/Timeout.swift")
#embed "../Combine/Timeout.swift"
END
TEXT("Combine/Timing.swift")
#embed "../Combine/Timing.swift"
END
TEXT("Combine/Transforming.swift")
#embed "../Combine/Transforming.swift"
END
TEXT("Combine/Trying.swift")
#embed "../Combine/Trying.swift"
END
TEXT("Combine/Zipping.swift")
#embed "../Combine/Zipping.swift"
END
};

static const ZoetropeLibraryFile rxswift_files[] = {
TEXT("RxSwift/Combining.swift")
#embed "../RxSwift/Combining.swift"
END
TEXT("RxSwift/CurrentThreadScheduler.swift")
#embed "../RxSwift/CurrentThreadScheduler.swift"
END
TEXT("RxSwift/Disposable.swift")
#embed "../RxSwift/Disposable.swift"
END
TEXT("RxSwift/Event.swift")
#embed "../RxSwift/Event.swift"
END
TEXT("RxSwift/Failing.swift")
#embed "../RxSwift/Failing.swift"
END
TEXT("RxSwift/Filtering.swift")
#embed "../RxSwift/Filtering.swift"
END
TEXT("RxSwift/Flattening.swift")
#embed "../RxSwift/Flattening.swift"
END
TEXT("RxSwift/Observable.swift")
#embed "../RxSwift/Observable.swift"
END
TEXT("RxSwift/ObserverType.swift")
#embed "../RxSwift/ObserverType.swift"
END
TEXT("RxSwift/PrimitiveSequence.swift")
#embed "../RxSwift/PrimitiveSequence.swift"
END
TEXT("RxSwift/Producer.swift")
#embed "../RxSwift/Producer.swift"
END
TEXT("RxSwift/Reactive.swift")
#embed "../RxSwift/Reactive.swift"
END
TEXT("RxSwift/Schedulers.swift")
#embed "../RxSwift/Schedulers.swift"
END
TEXT("RxSwift/Sharing.swift")
#embed "../RxSwift/Sharing.swift"
END
TEXT("RxSwift/Sources.swift")
#embed "../RxSwift/Sources.swift"
END
TEXT("RxSwift/Subjects.swift")
#embed "../RxSwift/Subjects.swift"
END
TEXT("RxSwift/Timing.swift")
#embed "../RxSwift/Timing.swift"
END
TEXT("RxSwift/Transforming.swift")
#embed "../RxSwift/Transforming.swift"
END
TEXT("RxSwift/Watching.swift")
#embed "../RxSwift/Watching.swift"
END
};

static const ZoetropeLibraryFile rxrelay_files[] = {
TEXT("RxRelay/Relays.swift")
#embed "../RxRelay/Relays.swift"
END
};

static const ZoetropeLibraryFile rxsharing_files[] = {
TEXT("RxSharing/CombiningShared.swift")
#embed "../RxSharing/CombiningShared.swift"
END
TEXT("RxSharing/SharedSequence.swift")
#embed "../RxSharing/SharedSequence.swift"
END
};

static const ZoetropeLibraryFile rxcocoa_files[] = {
TEXT("RxCocoa/Controls.swift")
#embed "../RxCocoa/Controls.swift"
END
TEXT("RxCocoa/Requests.swift")
#embed "Swift/RxCocoa/Requests.swift"
END
TEXT("RxCocoa/Signal.swift")
#embed "../RxCocoa/Signal.swift"
END
};

static const ZoetropeLibraryFile reactiveswift_files[] = {
TEXT("ReactiveSwift/Action.swift")
#embed "../ReactiveSwift/Action.swift"
END
TEXT("ReactiveSwift/Disposable.swift")
#embed "../ReactiveSwift/Disposable.swift"
END
TEXT("ReactiveSwift/Flattening.swift")
#embed "../ReactiveSwift/Flattening.swift"
END
TEXT("ReactiveSwift/ProducerOperators.swift")
#embed "../ReactiveSwift/ProducerOperators.swift"
END
TEXT("ReactiveSwift/Property.swift")
#embed "../ReactiveSwift/Property.swift"
END
TEXT("ReactiveSwift/Scheduling.swift")
#embed "../ReactiveSwift/Scheduling.swift"
END
TEXT("ReactiveSwift/Signal.swift")
#embed "../ReactiveSwift/Signal.swift"
END
TEXT("ReactiveSwift/SignalCombining.swift")
#embed "../ReactiveSwift/SignalCombining.swift"
END
TEXT("ReactiveSwift/SignalOperators.swift")
#embed "../ReactiveSwift/SignalOperators.swift"
END
TEXT("ReactiveSwift/SignalProducer.swift")
#embed "../ReactiveSwift/SignalProducer.swift"
END
};

static const ZoetropeLibraryFile reactivecocoa_files[] = {
TEXT("ReactiveCocoa/Controls.swift")
#embed "../ReactiveCocoa/Controls.swift"
END
TEXT("ReactiveCocoa/Requests.swift")
#embed "Swift/ReactiveCocoa/Requests.swift"
END
};

static const ZoetropeLibraryFile streams_files[] = {
TEXT("Streams/Schedulers.swift")
#embed "../Streams/Schedulers.swift"
END
TEXT("Streams/TestClock.swift")
#embed "../Streams/TestClock.swift"
END
};

static const ZoetropeLibraryFile xctest_files[] = {
TEXT("XCTest/Assertions.swift")
#embed "Swift/XCTest/Assertions.swift"
END
TEXT("XCTest/TestCase.swift")
#embed "Swift/XCTest/TestCase.swift"
END
TEXT("XCTest/TestRun.swift")
#embed "Swift/XCTest/TestRun.swift"
END
};

static const ZoetropeLibraryFile screens_files[] = {
TEXT("Screens/Screen.swift")
#embed "../Screens/Screen.swift"
END
TEXT("Screens/ScreenElement.swift")
#embed "../Screens/ScreenElement.swift"
END
TEXT("Screens/ScreenFrame.swift")
#embed "../Screens/ScreenFrame.swift"
END
TEXT("Screens/Staging.swift")
#embed "../Screens/Staging.swift"
END
};

static const ZoetropeLibraryFile uikit_files[] = {
TEXT("UIKit/AppFolders.swift")
#embed "../UIKit/AppFolders.swift"
END
TEXT("UIKit/AsyncBytes.swift")
#embed "../UIKit/AsyncBytes.swift"
END
TEXT("UIKit/Markdown.swift")
#embed "../UIKit/Markdown.swift"
END
TEXT("UIKit/DateComponentsFormatter.swift")
#embed "../UIKit/DateComponentsFormatter.swift"
END
TEXT("UIKit/MeasurementFormat.swift")
#embed "../UIKit/MeasurementFormat.swift"
END
TEXT("UIKit/PersonNames.swift")
#embed "../UIKit/PersonNames.swift"
END
TEXT("UIKit/RelativeDateTimeFormatter.swift")
#embed "../UIKit/RelativeDateTimeFormatter.swift"
END
TEXT("UIKit/CAAnimation.swift")
#embed "../UIKit/CAAnimation.swift"
END
TEXT("UIKit/CAKinds.swift")
#embed "../UIKit/CAKinds.swift"
END
TEXT("UIKit/CATransform3D.swift")
#embed "../UIKit/CATransform3D.swift"
END
TEXT("UIKit/CGContext.swift")
#embed "../UIKit/CGContext.swift"
END
TEXT("UIKit/NSParagraphStyle.swift")
#embed "../UIKit/NSParagraphStyle.swift"
END
TEXT("UIKit/UIAccessibility.swift")
#embed "../UIKit/UIAccessibility.swift"
END
TEXT("UIKit/UIBackground.swift")
#embed "../UIKit/UIBackground.swift"
END
TEXT("UIKit/UIBarAppearance.swift")
#embed "../UIKit/UIBarAppearance.swift"
END
TEXT("UIKit/UICollectionViewCompositionalLayout.swift")
#embed "../UIKit/UICollectionViewCompositionalLayout.swift"
END
TEXT("UIKit/UIContextMenu.swift")
#embed "../UIKit/UIContextMenu.swift"
END
TEXT("UIKit/UIDatePicker.swift")
#embed "../UIKit/UIDatePicker.swift"
END
TEXT("UIKit/UIFontDescriptor.swift")
#embed "../UIKit/UIFontDescriptor.swift"
END
TEXT("UIKit/UIGraphics.swift")
#embed "../UIKit/UIGraphics.swift"
END
TEXT("UIKit/UIImagePickerController.swift")
#embed "../UIKit/UIImagePickerController.swift"
END
TEXT("UIKit/UIPageViewController.swift")
#embed "../UIKit/UIPageViewController.swift"
END
TEXT("UIKit/UISplitViewController.swift")
#embed "../UIKit/UISplitViewController.swift"
END
TEXT("UIKit/UIStoryboard.swift")
#embed "../UIKit/UIStoryboard.swift"
END
TEXT("UIKit/UITouch.swift")
#embed "../UIKit/UITouch.swift"
END
TEXT("UIKit/UIViewControllerTransitioning.swift")
#embed "../UIKit/UIViewControllerTransitioning.swift"
END
TEXT("UIKit/UIViewPropertyAnimator.swift")
#embed "../UIKit/UIViewPropertyAnimator.swift"
END
TEXT("UIKit/VisualFormat.swift")
#embed "../UIKit/VisualFormat.swift"
END
TEXT("UIKit/NSValue+Geometry.swift")
#embed "../UIKit/NSValue+Geometry.swift"
END
TEXT("UIKit/Previews.swift")
#embed "../UIKit/Previews.swift"
END
TEXT("UIKit/UITextInput.swift")
#embed "../UIKit/UITextInput.swift"
END
TEXT("UIKit/UIDynamicAnimator.swift")
#embed "../UIKit/UIDynamicAnimator.swift"
END
TEXT("UIKit/NSDiffableDataSourceSectionSnapshot.swift")
#embed "../UIKit/NSDiffableDataSourceSectionSnapshot.swift"
END
TEXT("UIKit/CALayer.swift")
#embed "../UIKit/CALayer.swift"
END
TEXT("UIKit/CGPath+Areas.swift")
#embed "../UIKit/CGPath+Areas.swift"
END
TEXT("UIKit/CGPath.swift")
#embed "../UIKit/CGPath.swift"
END
TEXT("UIKit/Hosting.swift")
#embed "../UIKit/Hosting.swift"
END
TEXT("UIKit/ListChanges.swift")
#embed "../UIKit/ListChanges.swift"
END
TEXT("UIKit/NSDiffableDataSourceSnapshot.swift")
#embed "../UIKit/NSDiffableDataSourceSnapshot.swift"
END
TEXT("UIKit/NSLayoutConstraint.swift")
#embed "../UIKit/NSLayoutConstraint.swift"
END
TEXT("UIKit/Showing.swift")
#embed "../UIKit/Showing.swift"
END
TEXT("UIKit/UIActivityIndicatorView.swift")
#embed "../UIKit/UIActivityIndicatorView.swift"
END
TEXT("UIKit/UIAlertController.swift")
#embed "../UIKit/UIAlertController.swift"
END
TEXT("UIKit/UIAppearance.swift")
#embed "../UIKit/UIAppearance.swift"
END
TEXT("UIKit/UIApplication.swift")
#embed "../UIKit/UIApplication.swift"
END
TEXT("UIKit/UIBarButtonItem.swift")
#embed "../UIKit/UIBarButtonItem.swift"
END
TEXT("UIKit/UIBezierPath.swift")
#embed "../UIKit/UIBezierPath.swift"
END
TEXT("UIKit/UIButton+Configuration.swift")
#embed "../UIKit/UIButton+Configuration.swift"
END
TEXT("UIKit/UIButton.swift")
#embed "../UIKit/UIButton.swift"
END
TEXT("UIKit/UICollectionView.swift")
#embed "../UIKit/UICollectionView.swift"
END
TEXT("UIKit/UICollectionViewCell.swift")
#embed "../UIKit/UICollectionViewCell.swift"
END
TEXT("UIKit/UICellAccessory.swift")
#embed "../UIKit/UICellAccessory.swift"
END
TEXT("UIKit/KeyValueObserving.swift")
#embed "../UIKit/KeyValueObserving.swift"
END
TEXT("UIKit/AttributedLooks.swift")
#embed "../UIKit/AttributedLooks.swift"
END
TEXT("UIKit/UIConfigurationTransformers.swift")
#embed "../UIKit/UIConfigurationTransformers.swift"
END
TEXT("UIKit/UIContentUnavailableConfiguration.swift")
#embed "../UIKit/UIContentUnavailableConfiguration.swift"
END
TEXT("UIKit/UIDragAndDrop.swift")
#embed "../UIKit/UIDragAndDrop.swift"
END
TEXT("UIKit/UndoManager.swift")
#embed "../UIKit/UndoManager.swift"
END
TEXT("UIKit/EmptyAttributedStrings.swift")
#embed "Swift/UIKit/EmptyAttributedStrings.swift"
END
TEXT("UIKit/FormattedObjects.swift")
#embed "Swift/UIKit/FormattedObjects.swift"
END
TEXT("UIKit/LocalizedComparators.swift")
#embed "Swift/UIKit/LocalizedComparators.swift"
END
TEXT("UIKit/LocalizedStringResource.swift")
#embed "../UIKit/LocalizedStringResource.swift"
END
TEXT("UIKit/WordsAndSentences.swift")
#embed "../UIKit/WordsAndSentences.swift"
END
TEXT("UIKit/UIViewController+Restoring.swift")
#embed "../UIKit/UIViewController+Restoring.swift"
END
TEXT("UIKit/UIDocumentPickerViewController.swift")
#embed "../UIKit/UIDocumentPickerViewController.swift"
END
TEXT("UIKit/NSUserActivity.swift")
#embed "../UIKit/NSUserActivity.swift"
END
TEXT("UIKit/UTType.swift")
#embed "../UIKit/UTType.swift"
END
TEXT("UIKit/UICollectionViewController.swift")
#embed "../UIKit/UICollectionViewController.swift"
END
TEXT("UIKit/UICollectionViewDiffableDataSource.swift")
#embed "../UIKit/UICollectionViewDiffableDataSource.swift"
END
TEXT("UIKit/UICollectionViewLayout.swift")
#embed "../UIKit/UICollectionViewLayout.swift"
END
TEXT("UIKit/UICollectionViewProtocols.swift")
#embed "../UIKit/UICollectionViewProtocols.swift"
END
TEXT("UIKit/UIColor.swift")
#embed "../UIKit/UIColor.swift"
END
TEXT("UIKit/UIContentConfiguration.swift")
#embed "../UIKit/UIContentConfiguration.swift"
END
TEXT("UIKit/UIControl.swift")
#embed "../UIKit/UIControl.swift"
END
TEXT("UIKit/UIFeedbackGenerator.swift")
#embed "../UIKit/UIFeedbackGenerator.swift"
END
TEXT("UIKit/UIFont.swift")
#embed "../UIKit/UIFont.swift"
END
TEXT("UIKit/UIGeometry.swift")
#embed "../UIKit/UIGeometry.swift"
END
TEXT("UIKit/UIGestureRecognizer.swift")
#embed "../UIKit/UIGestureRecognizer.swift"
END
TEXT("UIKit/UIImage.swift")
#embed "../UIKit/UIImage.swift"
END
TEXT("UIKit/UILabel.swift")
#embed "../UIKit/UILabel.swift"
END
TEXT("UIKit/UIMenu.swift")
#embed "../UIKit/UIMenu.swift"
END
TEXT("UIKit/UINavigationController.swift")
#embed "../UIKit/UINavigationController.swift"
END
TEXT("UIKit/UINavigationItem.swift")
#embed "../UIKit/UINavigationItem.swift"
END
TEXT("UIKit/UINotifications.swift")
#embed "../UIKit/UINotifications.swift"
END
TEXT("UIKit/UIPageControl.swift")
#embed "../UIKit/UIPageControl.swift"
END
TEXT("UIKit/UIPasteboard.swift")
#embed "../UIKit/UIPasteboard.swift"
END
TEXT("UIKit/UIPickerView.swift")
#embed "../UIKit/UIPickerView.swift"
END
TEXT("UIKit/UIPresentationController.swift")
#embed "../UIKit/UIPresentationController.swift"
END
TEXT("UIKit/UIProgressView.swift")
#embed "../UIKit/UIProgressView.swift"
END
TEXT("UIKit/UIResponder.swift")
#embed "../UIKit/UIResponder.swift"
END
TEXT("UIKit/UIScrollView.swift")
#embed "../UIKit/UIScrollView.swift"
END
TEXT("UIKit/UISearchBar.swift")
#embed "../UIKit/UISearchBar.swift"
END
TEXT("UIKit/UISearchController.swift")
#embed "../UIKit/UISearchController.swift"
END
TEXT("UIKit/UISegmentedControl.swift")
#embed "../UIKit/UISegmentedControl.swift"
END
TEXT("UIKit/UISlider.swift")
#embed "../UIKit/UISlider.swift"
END
TEXT("UIKit/UIStackView.swift")
#embed "../UIKit/UIStackView.swift"
END
TEXT("UIKit/UISwitch.swift")
#embed "../UIKit/UISwitch.swift"
END
TEXT("UIKit/UITabBarController.swift")
#embed "../UIKit/UITabBarController.swift"
END
TEXT("UIKit/UITableView+Rows.swift")
#embed "../UIKit/UITableView+Rows.swift"
END
TEXT("UIKit/UITableView.swift")
#embed "../UIKit/UITableView.swift"
END
TEXT("UIKit/UITableViewCell.swift")
#embed "../UIKit/UITableViewCell.swift"
END
TEXT("UIKit/UITableViewController.swift")
#embed "../UIKit/UITableViewController.swift"
END
TEXT("UIKit/UITableViewDiffableDataSource.swift")
#embed "../UIKit/UITableViewDiffableDataSource.swift"
END
TEXT("UIKit/UITableViewProtocols.swift")
#embed "../UIKit/UITableViewProtocols.swift"
END
TEXT("UIKit/UITextField.swift")
#embed "../UIKit/UITextField.swift"
END
TEXT("UIKit/UITextInputTraits.swift")
#embed "../UIKit/UITextInputTraits.swift"
END
TEXT("UIKit/UITextView.swift")
#embed "../UIKit/UITextView.swift"
END
TEXT("UIKit/UITraitCollection.swift")
#embed "../UIKit/UITraitCollection.swift"
END
TEXT("UIKit/UIView+Looks.swift")
#embed "../UIKit/UIView+Looks.swift"
END
TEXT("UIKit/UIView.swift")
#embed "../UIKit/UIView.swift"
END
TEXT("UIKit/UIViewController.swift")
#embed "../UIKit/UIViewController.swift"
END
TEXT("UIKit/UIVisualEffectView.swift")
#embed "../UIKit/UIVisualEffectView.swift"
END
TEXT("UIKit/UIWindow.swift")
#embed "../UIKit/UIWindow.swift"
END
};

static const ZoetropeLibraryFile swiftui_files[] = {
TEXT("SwiftUI/UIApplicationDelegateAdaptor.swift")
#embed "Swift/SwiftUI/UIApplicationDelegateAdaptor.swift"
END
TEXT("SwiftUI/Accessibility.swift")
#embed "../SwiftUI/Accessibility.swift"
END
TEXT("SwiftUI/Adjusting.swift")
#embed "../SwiftUI/Adjusting.swift"
END
TEXT("SwiftUI/Alignment.swift")
#embed "../SwiftUI/Alignment.swift"
END
TEXT("SwiftUI/Animating.swift")
#embed "../SwiftUI/Animating.swift"
END
TEXT("SwiftUI/App.swift")
#embed "../SwiftUI/App.swift"
END
TEXT("SwiftUI/AppStorage.swift")
#embed "../SwiftUI/AppStorage.swift"
END
TEXT("SwiftUI/AsyncImage.swift")
#embed "../SwiftUI/AsyncImage.swift"
END
TEXT("SwiftUI/Binding.swift")
#embed "../SwiftUI/Binding.swift"
END
TEXT("SwiftUI/ButtonStyles.swift")
#embed "../SwiftUI/ButtonStyles.swift"
END
TEXT("SwiftUI/Canvas.swift")
#embed "../SwiftUI/Canvas.swift"
END
TEXT("SwiftUI/Changes.swift")
#embed "../SwiftUI/Changes.swift"
END
TEXT("SwiftUI/Choosing.swift")
#embed "../SwiftUI/Choosing.swift"
END
TEXT("SwiftUI/Color.swift")
#embed "../SwiftUI/Color.swift"
END
TEXT("SwiftUI/ColorPicker.swift")
#embed "../SwiftUI/ColorPicker.swift"
END
TEXT("SwiftUI/Controls.swift")
#embed "../SwiftUI/Controls.swift"
END
TEXT("SwiftUI/CustomLayouts.swift")
#embed "../SwiftUI/CustomLayouts.swift"
END
TEXT("SwiftUI/DatePicker.swift")
#embed "../SwiftUI/DatePicker.swift"
END
TEXT("SwiftUI/Editing.swift")
#embed "../SwiftUI/Editing.swift"
END
TEXT("SwiftUI/Effects.swift")
#embed "../SwiftUI/Effects.swift"
END
TEXT("SwiftUI/Environment.swift")
#embed "../SwiftUI/Environment.swift"
END
TEXT("SwiftUI/EnvironmentKeys.swift")
#embed "../SwiftUI/EnvironmentKeys.swift"
END
TEXT("SwiftUI/FieldFormats.swift")
#embed "../SwiftUI/FieldFormats.swift"
END
TEXT("SwiftUI/FieldStyles.swift")
#embed "../SwiftUI/FieldStyles.swift"
END
TEXT("SwiftUI/Fields.swift")
#embed "../SwiftUI/Fields.swift"
END
TEXT("SwiftUI/Focus.swift")
#embed "../SwiftUI/Focus.swift"
END
TEXT("SwiftUI/FocusedValues.swift")
#embed "../SwiftUI/FocusedValues.swift"
END
TEXT("SwiftUI/Commands.swift")
#embed "../SwiftUI/Commands.swift"
END
TEXT("SwiftUI/Transferable.swift")
#embed "../SwiftUI/Transferable.swift"
END
TEXT("SwiftUI/Font.swift")
#embed "../SwiftUI/Font.swift"
END
TEXT("SwiftUI/Geometry.swift")
#embed "../SwiftUI/Geometry.swift"
END
TEXT("SwiftUI/Gestures.swift")
#embed "../SwiftUI/Gestures.swift"
END
TEXT("SwiftUI/Gradients.swift")
#embed "../SwiftUI/Gradients.swift"
END
TEXT("SwiftUI/Graph.swift")
#embed "../SwiftUI/Graph.swift"
END
TEXT("SwiftUI/Grids.swift")
#embed "../SwiftUI/Grids.swift"
END
TEXT("SwiftUI/Grouping.swift")
#embed "../SwiftUI/Grouping.swift"
END
TEXT("SwiftUI/Image.swift")
#embed "../SwiftUI/Image.swift"
END
TEXT("SwiftUI/KnownShapes.swift")
#embed "../SwiftUI/KnownShapes.swift"
END
TEXT("SwiftUI/LabeledContent.swift")
#embed "../SwiftUI/LabeledContent.swift"
END
TEXT("SwiftUI/Layout.swift")
#embed "../SwiftUI/Layout.swift"
END
TEXT("SwiftUI/Links.swift")
#embed "../SwiftUI/Links.swift"
END
TEXT("SwiftUI/List.swift")
#embed "../SwiftUI/List.swift"
END
TEXT("SwiftUI/Lists.swift")
#embed "../SwiftUI/Lists.swift"
END
TEXT("SwiftUI/LocalizedStringKey.swift")
#embed "../SwiftUI/LocalizedStringKey.swift"
END
TEXT("SwiftUI/Looks.swift")
#embed "../SwiftUI/Looks.swift"
END
TEXT("SwiftUI/Menus.swift")
#embed "../SwiftUI/Menus.swift"
END
TEXT("SwiftUI/Modifiers.swift")
#embed "../SwiftUI/Modifiers.swift"
END
TEXT("SwiftUI/MoreForms.swift")
#embed "../SwiftUI/MoreForms.swift"
END
TEXT("SwiftUI/MoreGestures.swift")
#embed "../SwiftUI/MoreGestures.swift"
END
TEXT("SwiftUI/MoreLooks.swift")
#embed "../SwiftUI/MoreLooks.swift"
END
TEXT("SwiftUI/MoreModifiers.swift")
#embed "../SwiftUI/MoreModifiers.swift"
END
TEXT("SwiftUI/MoreSearching.swift")
#embed "../SwiftUI/MoreSearching.swift"
END
TEXT("SwiftUI/MoreValues.swift")
#embed "../SwiftUI/MoreValues.swift"
END
TEXT("SwiftUI/Namespace.swift")
#embed "../SwiftUI/Namespace.swift"
END
TEXT("SwiftUI/NewerModifiers.swift")
#embed "../SwiftUI/NewerModifiers.swift"
END
TEXT("SwiftUI/PasteButton.swift")
#embed "../SwiftUI/PasteButton.swift"
END
TEXT("SwiftUI/NavigationPathCoding.swift")
#embed "../SwiftUI/NavigationPathCoding.swift"
END
TEXT("SwiftUI/Navigation.swift")
#embed "../SwiftUI/Navigation.swift"
END
TEXT("SwiftUI/NavigationLink.swift")
#embed "../SwiftUI/NavigationLink.swift"
END
TEXT("SwiftUI/ObservableModels.swift")
#embed "../SwiftUI/ObservableModels.swift"
END
TEXT("SwiftUI/ObservedObjects.swift")
#embed "../SwiftUI/ObservedObjects.swift"
END
TEXT("SwiftUI/OwnStyles.swift")
#embed "../SwiftUI/OwnStyles.swift"
END
TEXT("SwiftUI/Path.swift")
#embed "../SwiftUI/Path.swift"
END
TEXT("SwiftUI/Phases.swift")
#embed "../SwiftUI/Phases.swift"
END
TEXT("SwiftUI/PlainStyles.swift")
#embed "../SwiftUI/PlainStyles.swift"
END
TEXT("SwiftUI/Preferences.swift")
#embed "../SwiftUI/Preferences.swift"
END
TEXT("SwiftUI/Presenting.swift")
#embed "../SwiftUI/Presenting.swift"
END
TEXT("SwiftUI/Previews.swift")
#embed "../SwiftUI/Previews.swift"
END
TEXT("SwiftUI/Progress.swift")
#embed "../SwiftUI/Progress.swift"
END
TEXT("SwiftUI/Questions.swift")
#embed "../SwiftUI/Questions.swift"
END
TEXT("SwiftUI/Receiving.swift")
#embed "../SwiftUI/Receiving.swift"
END
TEXT("SwiftUI/HostingConfiguration.swift")
#embed "../SwiftUI/HostingConfiguration.swift"
END
TEXT("SwiftUI/Representables.swift")
#embed "../SwiftUI/Representables.swift"
END
TEXT("SwiftUI/Searching.swift")
#embed "../SwiftUI/Searching.swift"
END
TEXT("SwiftUI/Shapes.swift")
#embed "../SwiftUI/Shapes.swift"
END
TEXT("SwiftUI/Showing.swift")
#embed "../SwiftUI/Showing.swift"
END
TEXT("SwiftUI/Slider.swift")
#embed "../SwiftUI/Slider.swift"
END
TEXT("SwiftUI/Stacks.swift")
#embed "../SwiftUI/Stacks.swift"
END
TEXT("SwiftUI/State.swift")
#embed "../SwiftUI/State.swift"
END
TEXT("SwiftUI/Styles.swift")
#embed "../SwiftUI/Styles.swift"
END
TEXT("SwiftUI/Symbols.swift")
#embed "../SwiftUI/Symbols.swift"
END
TEXT("SwiftUI/TabEntries.swift")
#embed "../SwiftUI/TabEntries.swift"
END
TEXT("SwiftUI/Tabs.swift")
#embed "../SwiftUI/Tabs.swift"
END
TEXT("SwiftUI/Text.swift")
#embed "../SwiftUI/Text.swift"
END
TEXT("SwiftUI/AttributedTexts.swift")
#embed "../SwiftUI/AttributedTexts.swift"
END
TEXT("SwiftUI/TextLooks.swift")
#embed "../SwiftUI/TextLooks.swift"
END
TEXT("SwiftUI/TextOfDates.swift")
#embed "../SwiftUI/TextOfDates.swift"
END
TEXT("SwiftUI/Timelines.swift")
#embed "../SwiftUI/Timelines.swift"
END
TEXT("SwiftUI/Toolbar.swift")
#embed "../SwiftUI/Toolbar.swift"
END
TEXT("SwiftUI/Transitions.swift")
#embed "../SwiftUI/Transitions.swift"
END
TEXT("SwiftUI/Various.swift")
#embed "../SwiftUI/Various.swift"
END
TEXT("SwiftUI/View.swift")
#embed "../SwiftUI/View.swift"
END
TEXT("SwiftUI/ViewBuilder+Many.swift")
#embed "../SwiftUI/ViewBuilder+Many.swift"
END
TEXT("SwiftUI/ViewBuilder+More.swift")
#embed "../SwiftUI/ViewBuilder+More.swift"
END
TEXT("SwiftUI/ViewBuilder.swift")
#embed "../SwiftUI/ViewBuilder.swift"
END
TEXT("SwiftUI/ViewModifier.swift")
#embed "../SwiftUI/ViewModifier.swift"
END
};

static const ZoetropeLibraryFile coregraphics_files[] = {
TEXT("CoreGraphics/CoreGraphics.swift")
#embed "Swift/CoreGraphics/CoreGraphics.swift"
END
};

static const ZoetropeLibraryFile quartzcore_files[] = {
TEXT("QuartzCore/QuartzCore.swift")
#embed "Swift/QuartzCore/QuartzCore.swift"
END
};

static const ZoetropeLibraryFile os_files[] = {
TEXT("os/os.swift")
#embed "Swift/os/os.swift"
END
};

static const ZoetropeLibraryFile usernotifications_files[] = {
TEXT("UserNotifications/UserNotifications.swift")
#embed "Swift/UserNotifications/UserNotifications.swift"
END
};

static const ZoetropeLibraryFile corelocation_files[] = {
TEXT("CoreLocation/CoreLocation.swift")
#embed "Swift/CoreLocation/CoreLocation.swift"
END
};

static const ZoetropeLibraryFile safariservices_files[] = {
TEXT("SafariServices/SafariServices.swift")
#embed "Swift/SafariServices/SafariServices.swift"
END
};

static const ZoetropeLibraryFile webkit_files[] = {
TEXT("WebKit/WebKit.swift")
#embed "Swift/WebKit/WebKit.swift"
END
};

static const ZoetropeLibraryFile storekit_files[] = {
TEXT("StoreKit/StoreKit.swift")
#embed "Swift/StoreKit/StoreKit.swift"
END
};

static const ZoetropeLibraryFile messageui_files[] = {
TEXT("MessageUI/MessageUI.swift")
#embed "Swift/MessageUI/MessageUI.swift"
END
};

static const ZoetropeLibraryFile localauthentication_files[] = {
TEXT("LocalAuthentication/LocalAuthentication.swift")
#embed "Swift/LocalAuthentication/LocalAuthentication.swift"
END
};

static const ZoetropeLibraryFile uniformtypeidentifiers_files[] = {
TEXT("UniformTypeIdentifiers/UniformTypeIdentifiers.swift")
#embed "Swift/UniformTypeIdentifiers/UniformTypeIdentifiers.swift"
END
};

static const ZoetropeLibraryFile synchronization_files[] = {
TEXT("Synchronization/Synchronization.swift")
#embed "Swift/Synchronization/Synchronization.swift"
END
};

static const unsigned char public_names[] = {
#embed "public-names.txt"
,
#embed "newer-names.txt"
};

const char *zoetrope_public_names(void) { return (const char *)public_names; }
const size_t zoetrope_public_names_count = sizeof public_names;

static const unsigned char used_names[] = {
#embed "used-names.txt"
};

const char *zoetrope_used_names(void) { return (const char *)used_names; }
const size_t zoetrope_used_names_count = sizeof used_names;

#define LISTED(files) files, sizeof files / sizeof *files
#define MODULE(name, uses, exports, files) {name, uses, exports, 1, LISTED(files)}
#define MODULE_IN_PART(name, uses, exports, files) {name, uses, exports, 2, LISTED(files)}
#define INNER_MODULE(name, files) {name, "", "", 0, LISTED(files)}
#define INNER_MODULE_USING(name, uses, files) {name, uses, "", 0, LISTED(files)}

static const ZoetropeLibraryFile regexbuilder_files[] = {
TEXT("RegexBuilder/Alternation.swift")
#embed "Swift/RegexBuilder/Alternation.swift"
END
TEXT("RegexBuilder/Capture.swift")
#embed "Swift/RegexBuilder/Capture.swift"
END
TEXT("RegexBuilder/Concatenation.swift")
#embed "Swift/RegexBuilder/Concatenation.swift"
END
TEXT("RegexBuilder/Local.swift")
#embed "Swift/RegexBuilder/Local.swift"
END
TEXT("RegexBuilder/OneOrMore.swift")
#embed "Swift/RegexBuilder/OneOrMore.swift"
END
TEXT("RegexBuilder/Optionally.swift")
#embed "Swift/RegexBuilder/Optionally.swift"
END
TEXT("RegexBuilder/RegexComponents.swift")
#embed "Swift/RegexBuilder/RegexComponents.swift"
END
TEXT("RegexBuilder/RegexMatching.swift")
#embed "Swift/RegexBuilder/RegexMatching.swift"
END
TEXT("RegexBuilder/RegexParts.swift")
#embed "Swift/RegexBuilder/RegexParts.swift"
END
TEXT("RegexBuilder/Repeat.swift")
#embed "Swift/RegexBuilder/Repeat.swift"
END
TEXT("RegexBuilder/TryCapture.swift")
#embed "Swift/RegexBuilder/TryCapture.swift"
END
TEXT("RegexBuilder/ZeroOrMore.swift")
#embed "Swift/RegexBuilder/ZeroOrMore.swift"
END
};

static const ZoetropeLibraryModule modules[] = {
    MODULE("Swift", "", "", swift_files),
    MODULE("Dispatch", "", "", dispatch_files),
    // What C has for numbers, texts and files, as far as a script may have it.
    MODULE("Glibc", "", "", glibc_files),
    MODULE("Foundation", "Dispatch Glibc", "Dispatch Glibc", foundation_files),
    // Foundation has it, as on Apple's systems.
    MODULE("FoundationNetworking", "Foundation", "", foundationnetworking_files),
    MODULE("Observation", "", "", observation_files),
    MODULE("Synchronization", "", "", synchronization_files),
    // Declarations whose bodies are the interpreter's.
    INNER_MODULE("Stage", stage_files),
    // The very files that compiled programs link.
    MODULE("RegexBuilder", "", "", regexbuilder_files),
    MODULE("Presentables", "Stage", "", presentables_files),
    MODULE("Combine", "Foundation", "", combine_files),
    MODULE("RxSwift", "Foundation", "", rxswift_files),
    MODULE("RxRelay", "RxSwift", "", rxrelay_files),
    // What RxCocoa and Streams have in common.
    INNER_MODULE_USING("RxSharing", "RxRelay RxSwift", rxsharing_files),
    MODULE("ReactiveSwift", "Foundation", "", reactiveswift_files),
    MODULE("Streams", "Combine Foundation RxSwift RxRelay RxSharing ReactiveSwift", "RxSwift RxRelay RxSharing ReactiveSwift", streams_files),
    MODULE("XCTest", "Foundation", "Dispatch Foundation Glibc", xctest_files),
    MODULE("Screens", "Stage", "", screens_files),
    MODULE("UIKit", "Foundation FoundationNetworking Screens", "Dispatch Foundation Glibc Screens", uikit_files),
    // Of these views use what Foundation and UIKit have.
    MODULE("CoreGraphics", "Foundation", "Foundation Glibc", coregraphics_files),
    MODULE("QuartzCore", "UIKit", "Dispatch Foundation Glibc Screens UIKit", quartzcore_files),
    // What systems have besides, of which a terminal has little to show: most of it is kept and never asked for.
    MODULE_IN_PART("os", "Foundation", "Dispatch Foundation Glibc", os_files),
    MODULE_IN_PART("OSLog", "Foundation", "Dispatch Foundation Glibc", os_files),
    MODULE_IN_PART("UserNotifications", "Foundation Dispatch", "Dispatch Foundation Glibc", usernotifications_files),
    MODULE_IN_PART("CoreLocation", "Foundation Dispatch", "Dispatch Foundation Glibc", corelocation_files),
    MODULE_IN_PART("UniformTypeIdentifiers", "UIKit", "Dispatch Foundation Glibc Screens UIKit", uniformtypeidentifiers_files),
    MODULE_IN_PART("SafariServices", "Foundation UIKit", "Dispatch Foundation Glibc Screens UIKit", safariservices_files),
    MODULE_IN_PART("WebKit", "Foundation UIKit", "Dispatch Foundation Glibc Screens UIKit", webkit_files),
    MODULE_IN_PART("MessageUI", "Foundation UIKit", "Dispatch Foundation Glibc Screens UIKit", messageui_files),
    MODULE_IN_PART("LocalAuthentication", "Foundation Dispatch UIKit", "Dispatch Foundation Glibc", localauthentication_files),
    MODULE("RxCocoa", "RxSwift RxRelay RxSharing UIKit Foundation Screens", "RxRelay RxSharing", rxcocoa_files),
    MODULE("ReactiveCocoa", "ReactiveSwift UIKit Foundation Screens", "ReactiveSwift", reactivecocoa_files),
    MODULE("SwiftUI", "Combine Foundation Observation Screens UIKit", "Combine Dispatch Foundation Glibc Observation Screens UIKit", swiftui_files),
    MODULE_IN_PART("StoreKit", "Foundation UIKit SwiftUI", "Dispatch Foundation Glibc", storekit_files),
};

const ZoetropeLibraryModule *zoetrope_modules(void) { return modules; }
const size_t zoetrope_module_count = sizeof modules / sizeof *modules;
