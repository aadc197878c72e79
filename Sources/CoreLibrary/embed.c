#include "CoreLibrary.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The sources, each an array of its bytes. A new file is added twice: its text, and its row in the table of its module.

#define TEXT static const unsigned char

TEXT swift_Adapters[] = {
#embed "Swift/Adapters.swift"
};
TEXT swift_Array[] = {
#embed "Swift/Array.swift"
};
TEXT swift_ArraySlice[] = {
#embed "Swift/ArraySlice.swift"
};
TEXT swift_BidirectionalCollection[] = {
#embed "Swift/BidirectionalCollection.swift"
};
TEXT swift_Bool[] = {
#embed "Swift/Bool.swift"
};
TEXT swift_Character[] = {
#embed "Swift/Character.swift"
};
TEXT swift_Codable[] = {
#embed "Swift/Codable.swift"
};
TEXT swift_CodableValues[] = {
#embed "Swift/CodableValues.swift"
};
TEXT swift_Collection[] = {
#embed "Swift/Collection.swift"
};
TEXT swift_Dictionary[] = {
#embed "Swift/Dictionary.swift"
};
TEXT swift_Double[] = {
#embed "Swift/Double.swift"
};
TEXT swift_Dump[] = {
#embed "Swift/Dump.swift"
};
TEXT swift_Equatable[] = {
#embed "Swift/Equatable.swift"
};
TEXT swift_FixedWidth[] = {
#embed "Swift/FixedWidth.swift"
};
TEXT swift_Functions[] = {
#embed "Swift/Functions.swift"
};
TEXT swift_HashTable[] = {
#embed "Swift/HashTable.swift"
};
TEXT swift_Int[] = {
#embed "Swift/Int.swift"
};
TEXT swift_Interpolation[] = {
#embed "Swift/Interpolation.swift"
};
TEXT swift_KeyPaths[] = {
#embed "Swift/KeyPaths.swift"
};
TEXT swift_Lazy[] = {
#embed "Swift/Lazy.swift"
};
TEXT swift_Literals[] = {
#embed "Swift/Literals.swift"
};
TEXT swift_Mirror[] = {
#embed "Swift/Mirror.swift"
};
TEXT swift_MutableCollection[] = {
#embed "Swift/MutableCollection.swift"
};
TEXT swift_Numbers[] = {
#embed "Swift/Numbers.swift"
};
TEXT swift_Optional[] = {
#embed "Swift/Optional.swift"
};
TEXT swift_Output[] = {
#embed "Swift/Output.swift"
};
TEXT swift_Ranges[] = {
#embed "Swift/Ranges.swift"
};
TEXT swift_Sequence[] = {
#embed "Swift/Sequence.swift"
};
TEXT swift_Set[] = {
#embed "Swift/Set.swift"
};
TEXT swift_Slice[] = {
#embed "Swift/Slice.swift"
};
TEXT swift_Sorting[] = {
#embed "Swift/Sorting.swift"
};
TEXT swift_StaticString[] = {
#embed "Swift/StaticString.swift"
};
TEXT swift_Stride[] = {
#embed "Swift/Stride.swift"
};
TEXT swift_String[] = {
#embed "Swift/String.swift"
};
TEXT swift_StringProtocol[] = {
#embed "Swift/StringProtocol.swift"
};
TEXT swift_StringViews[] = {
#embed "Swift/StringViews.swift"
};
TEXT swift_Random[] = {
#embed "Swift/Random.swift"
};
TEXT foundation_Objects[] = {
#embed "Swift/Foundation/Objects.swift"
};
TEXT foundation_Geometry[] = {
#embed "Swift/Foundation/Geometry.swift"
};
TEXT foundation_Math[] = {
#embed "Swift/Foundation/Math.swift"
};
TEXT foundation_Data[] = {
#embed "Swift/Foundation/Data.swift"
};
TEXT foundation_JSON[] = {
#embed "Swift/Foundation/JSON.swift"
};
TEXT foundation_JSONDecoder[] = {
#embed "Swift/Foundation/JSONDecoder.swift"
};
TEXT foundation_JSONEncoder[] = {
#embed "Swift/Foundation/JSONEncoder.swift"
};
TEXT foundation_IndexSet[] = {
#embed "Swift/Foundation/IndexSet.swift"
};
TEXT foundation_Queues[] = {
#embed "Swift/Foundation/Queues.swift"
};
TEXT foundation_Pattern[] = {
#embed "Swift/Foundation/Pattern.swift"
};
TEXT foundation_Text[] = {
#embed "Swift/Foundation/Text.swift"
};
TEXT foundation_Time[] = {
#embed "Swift/Foundation/Time.swift"
};
TEXT swift_Float[] = {
#embed "Swift/Float.swift"
};
TEXT swift_FloatingPoint[] = {
#embed "Swift/FloatingPoint.swift"
};
TEXT swift_LazyWhile[] = {
#embed "Swift/LazyWhile.swift"
};
TEXT swift_Flatten[] = {
#embed "Swift/Flatten.swift"
};
TEXT swift_Unfold[] = {
#embed "Swift/Unfold.swift"
};
TEXT swift_SmallCollections[] = {
#embed "Swift/SmallCollections.swift"
};
TEXT swift_Erasure[] = {
#embed "Swift/Erasure.swift"
};
TEXT swift_Difference[] = {
#embed "Swift/Difference.swift"
};
TEXT swift_ContiguousArray[] = {
#embed "Swift/ContiguousArray.swift"
};
TEXT swift_Differing[] = {
#embed "Swift/Differing.swift"
};
TEXT swift_Unicode[] = {
#embed "Swift/Unicode.swift"
};
TEXT swift_SubstringViews[] = {
#embed "Swift/SubstringViews.swift"
};
TEXT stage_Stage[] = {
#embed "Swift/Stage/Stage.swift"
};
TEXT presentables_Cell[] = {
#embed "../Presentables/Cell.swift"
};
TEXT presentables_Color[] = {
#embed "../Presentables/Color.swift"
};
TEXT presentables_Composing[] = {
#embed "../Presentables/Composing.swift"
};
TEXT presentables_Drawing[] = {
#embed "../Presentables/Drawing.swift"
};
TEXT presentables_Font[] = {
#embed "../Presentables/Font.swift"
};
TEXT presentables_Frame[] = {
#embed "../Presentables/Frame.swift"
};
TEXT presentables_ImagePresentable[] = {
#embed "../Presentables/ImagePresentable.swift"
};
TEXT presentables_Piece[] = {
#embed "../Presentables/Piece.swift"
};
TEXT presentables_Sheet[] = {
#embed "../Presentables/Sheet.swift"
};
TEXT presentables_Staging[] = {
#embed "../Presentables/Staging.swift"
};
TEXT presentables_SwitchPresentable[] = {
#embed "../Presentables/SwitchPresentable.swift"
};
TEXT presentables_TapPresentable[] = {
#embed "../Presentables/TapPresentable.swift"
};
TEXT presentables_TextField[] = {
#embed "../Presentables/TextField.swift"
};
TEXT presentables_TextFieldPresentable[] = {
#embed "../Presentables/TextFieldPresentable.swift"
};
TEXT presentables_TextPresentable[] = {
#embed "../Presentables/TextPresentable.swift"
};
TEXT combine_AnyPublisher[] = {
#embed "../Combine/AnyPublisher.swift"
};
TEXT combine_Cancellable[] = {
#embed "../Combine/Cancellable.swift"
};
TEXT combine_Choosing[] = {
#embed "../Combine/Choosing.swift"
};
TEXT combine_CombiningLatest[] = {
#embed "../Combine/CombiningLatest.swift"
};
TEXT combine_Conduit[] = {
#embed "../Combine/Conduit.swift"
};
TEXT combine_Ending[] = {
#embed "../Combine/Ending.swift"
};
TEXT combine_Failing[] = {
#embed "../Combine/Failing.swift"
};
TEXT combine_Flattening[] = {
#embed "../Combine/Flattening.swift"
};
TEXT combine_Future[] = {
#embed "../Combine/Future.swift"
};
TEXT combine_HandlingEvents[] = {
#embed "../Combine/HandlingEvents.swift"
};
TEXT combine_MainQueue[] = {
#embed "../Combine/MainQueue.swift"
};
TEXT combine_Merging[] = {
#embed "../Combine/Merging.swift"
};
TEXT combine_ObservableObject[] = {
#embed "../Combine/ObservableObject.swift"
};
TEXT combine_Outlet[] = {
#embed "../Combine/Outlet.swift"
};
TEXT combine_Published[] = {
#embed "../Combine/Published.swift"
};
TEXT combine_Publisher[] = {
#embed "../Combine/Publisher.swift"
};
TEXT combine_Scheduler[] = {
#embed "../Combine/Scheduler.swift"
};
TEXT combine_Sharing[] = {
#embed "../Combine/Sharing.swift"
};
TEXT combine_Sink[] = {
#embed "../Combine/Sink.swift"
};
TEXT combine_Sources[] = {
#embed "../Combine/Sources.swift"
};
TEXT combine_Subjects[] = {
#embed "../Combine/Subjects.swift"
};
TEXT combine_Succession[] = {
#embed "../Combine/Succession.swift"
};
TEXT combine_Summing[] = {
#embed "../Combine/Summing.swift"
};
TEXT combine_Timing[] = {
#embed "../Combine/Timing.swift"
};
TEXT combine_Transforming[] = {
#embed "../Combine/Transforming.swift"
};
TEXT combine_Zipping[] = {
#embed "../Combine/Zipping.swift"
};
TEXT streams_Delaying[] = {
#embed "../Streams/Delaying.swift"
};
TEXT streams_Disposable[] = {
#embed "../Streams/Disposable.swift"
};
TEXT streams_Observable[] = {
#embed "../Streams/Observable.swift"
};
TEXT streams_ObservableCombining[] = {
#embed "../Streams/ObservableCombining.swift"
};
TEXT streams_ObservableOperators[] = {
#embed "../Streams/ObservableOperators.swift"
};
TEXT streams_ObservableSources[] = {
#embed "../Streams/ObservableSources.swift"
};
TEXT streams_ObservableSubjects[] = {
#embed "../Streams/ObservableSubjects.swift"
};
TEXT streams_Property[] = {
#embed "../Streams/Property.swift"
};
TEXT streams_Signal[] = {
#embed "../Streams/Signal.swift"
};
TEXT streams_SignalCombining[] = {
#embed "../Streams/SignalCombining.swift"
};
TEXT streams_SignalOperators[] = {
#embed "../Streams/SignalOperators.swift"
};
TEXT streams_SignalProducer[] = {
#embed "../Streams/SignalProducer.swift"
};
TEXT streams_TestClock[] = {
#embed "../Streams/TestClock.swift"
};
TEXT xctest_Assertions[] = {
#embed "Swift/XCTest/Assertions.swift"
};
TEXT xctest_TestCase[] = {
#embed "Swift/XCTest/TestCase.swift"
};
TEXT xctest_TestRun[] = {
#embed "Swift/XCTest/TestRun.swift"
};
TEXT screens_Screen[] = {
#embed "../Screens/Screen.swift"
};
TEXT screens_ScreenElement[] = {
#embed "../Screens/ScreenElement.swift"
};
TEXT screens_ScreenFrame[] = {
#embed "../Screens/ScreenFrame.swift"
};
TEXT screens_Staging[] = {
#embed "../Screens/Staging.swift"
};
TEXT uikit_NSLayoutConstraint[] = {
#embed "../UIKit/NSLayoutConstraint.swift"
};
TEXT uikit_Showing[] = {
#embed "../UIKit/Showing.swift"
};
TEXT uikit_UIActivityIndicatorView[] = {
#embed "../UIKit/UIActivityIndicatorView.swift"
};
TEXT uikit_UIAlertController[] = {
#embed "../UIKit/UIAlertController.swift"
};
TEXT uikit_UIBarButtonItem[] = {
#embed "../UIKit/UIBarButtonItem.swift"
};
TEXT uikit_UIButton[] = {
#embed "../UIKit/UIButton.swift"
};
TEXT uikit_UIColor[] = {
#embed "../UIKit/UIColor.swift"
};
TEXT uikit_UIControl[] = {
#embed "../UIKit/UIControl.swift"
};
TEXT uikit_UIFont[] = {
#embed "../UIKit/UIFont.swift"
};
TEXT uikit_UIImage[] = {
#embed "../UIKit/UIImage.swift"
};
TEXT uikit_UILabel[] = {
#embed "../UIKit/UILabel.swift"
};
TEXT uikit_UINavigationController[] = {
#embed "../UIKit/UINavigationController.swift"
};
TEXT uikit_UISearchBar[] = {
#embed "../UIKit/UISearchBar.swift"
};
TEXT uikit_UISegmentedControl[] = {
#embed "../UIKit/UISegmentedControl.swift"
};
TEXT uikit_UISlider[] = {
#embed "../UIKit/UISlider.swift"
};
TEXT uikit_UIStackView[] = {
#embed "../UIKit/UIStackView.swift"
};
TEXT uikit_UISwitch[] = {
#embed "../UIKit/UISwitch.swift"
};
TEXT uikit_UITableView[] = {
#embed "../UIKit/UITableView.swift"
};
TEXT uikit_UITableViewCell[] = {
#embed "../UIKit/UITableViewCell.swift"
};
TEXT uikit_UITableViewController[] = {
#embed "../UIKit/UITableViewController.swift"
};
TEXT uikit_UITextField[] = {
#embed "../UIKit/UITextField.swift"
};
TEXT uikit_UIView[] = {
#embed "../UIKit/UIView.swift"
};
TEXT uikit_UIViewController[] = {
#embed "../UIKit/UIViewController.swift"
};
TEXT swiftui_Adjusting[] = {
#embed "../SwiftUI/Adjusting.swift"
};
TEXT swiftui_Animating[] = {
#embed "../SwiftUI/Animating.swift"
};
TEXT swiftui_Binding[] = {
#embed "../SwiftUI/Binding.swift"
};
TEXT swiftui_Choosing[] = {
#embed "../SwiftUI/Choosing.swift"
};
TEXT swiftui_Color[] = {
#embed "../SwiftUI/Color.swift"
};
TEXT swiftui_Controls[] = {
#embed "../SwiftUI/Controls.swift"
};
TEXT swiftui_Environment[] = {
#embed "../SwiftUI/Environment.swift"
};
TEXT swiftui_FieldFormats[] = {
#embed "../SwiftUI/FieldFormats.swift"
};
TEXT swiftui_Font[] = {
#embed "../SwiftUI/Font.swift"
};
TEXT swiftui_Graph[] = {
#embed "../SwiftUI/Graph.swift"
};
TEXT swiftui_Grouping[] = {
#embed "../SwiftUI/Grouping.swift"
};
TEXT swiftui_Lists[] = {
#embed "../SwiftUI/Lists.swift"
};
TEXT swiftui_Modifiers[] = {
#embed "../SwiftUI/Modifiers.swift"
};
TEXT swiftui_Navigation[] = {
#embed "../SwiftUI/Navigation.swift"
};
TEXT swiftui_ObservedObjects[] = {
#embed "../SwiftUI/ObservedObjects.swift"
};
TEXT swiftui_Presenting[] = {
#embed "../SwiftUI/Presenting.swift"
};
TEXT swiftui_Previews[] = {
#embed "../SwiftUI/Previews.swift"
};
TEXT swiftui_Receiving[] = {
#embed "../SwiftUI/Receiving.swift"
};
TEXT swiftui_Shapes[] = {
#embed "../SwiftUI/Shapes.swift"
};
TEXT swiftui_Showing[] = {
#embed "../SwiftUI/Showing.swift"
};
TEXT swiftui_Stacks[] = {
#embed "../SwiftUI/Stacks.swift"
};
TEXT swiftui_State[] = {
#embed "../SwiftUI/State.swift"
};
TEXT swiftui_Tabs[] = {
#embed "../SwiftUI/Tabs.swift"
};
TEXT swiftui_Text[] = {
#embed "../SwiftUI/Text.swift"
};
TEXT swiftui_Toolbar[] = {
#embed "../SwiftUI/Toolbar.swift"
};
TEXT swiftui_View[] = {
#embed "../SwiftUI/View.swift"
};
TEXT swiftui_ViewBuilder[] = {
#embed "../SwiftUI/ViewBuilder.swift"
};

TEXT public_names[] = {
#embed "public-names.txt"
};

#define ROW(path, array) {path, (const char *)array, sizeof array}

static const ZoetropeLibraryFile swift_files[] = {
    ROW("Swift/Adapters.swift", swift_Adapters),
    ROW("Swift/Array.swift", swift_Array),
    ROW("Swift/ArraySlice.swift", swift_ArraySlice),
    ROW("Swift/BidirectionalCollection.swift", swift_BidirectionalCollection),
    ROW("Swift/Bool.swift", swift_Bool),
    ROW("Swift/Character.swift", swift_Character),
    ROW("Swift/Codable.swift", swift_Codable),
    ROW("Swift/CodableValues.swift", swift_CodableValues),
    ROW("Swift/Collection.swift", swift_Collection),
    ROW("Swift/Dictionary.swift", swift_Dictionary),
    ROW("Swift/Double.swift", swift_Double),
    ROW("Swift/Dump.swift", swift_Dump),
    ROW("Swift/Equatable.swift", swift_Equatable),
    ROW("Swift/FixedWidth.swift", swift_FixedWidth),
    ROW("Swift/Float.swift", swift_Float),
    ROW("Swift/Functions.swift", swift_Functions),
    ROW("Swift/HashTable.swift", swift_HashTable),
    ROW("Swift/Int.swift", swift_Int),
    ROW("Swift/Interpolation.swift", swift_Interpolation),
    ROW("Swift/KeyPaths.swift", swift_KeyPaths),
    ROW("Swift/Lazy.swift", swift_Lazy),
    ROW("Swift/Literals.swift", swift_Literals),
    ROW("Swift/Mirror.swift", swift_Mirror),
    ROW("Swift/MutableCollection.swift", swift_MutableCollection),
    ROW("Swift/Numbers.swift", swift_Numbers),
    ROW("Swift/Optional.swift", swift_Optional),
    ROW("Swift/Output.swift", swift_Output),
    ROW("Swift/Random.swift", swift_Random),
    ROW("Swift/Ranges.swift", swift_Ranges),
    ROW("Swift/Sequence.swift", swift_Sequence),
    ROW("Swift/Set.swift", swift_Set),
    ROW("Swift/Slice.swift", swift_Slice),
    ROW("Swift/Sorting.swift", swift_Sorting),
    ROW("Swift/StaticString.swift", swift_StaticString),
    ROW("Swift/Stride.swift", swift_Stride),
    ROW("Swift/String.swift", swift_String),
    ROW("Swift/StringProtocol.swift", swift_StringProtocol),
    ROW("Swift/StringViews.swift", swift_StringViews),
    ROW("Swift/FloatingPoint.swift", swift_FloatingPoint),
    ROW("Swift/LazyWhile.swift", swift_LazyWhile),
    ROW("Swift/Flatten.swift", swift_Flatten),
    ROW("Swift/Unfold.swift", swift_Unfold),
    ROW("Swift/SmallCollections.swift", swift_SmallCollections),
    ROW("Swift/Erasure.swift", swift_Erasure),
    ROW("Swift/Difference.swift", swift_Difference),
    ROW("Swift/ContiguousArray.swift", swift_ContiguousArray),
    ROW("Swift/Differing.swift", swift_Differing),
    ROW("Swift/Unicode.swift", swift_Unicode),
    ROW("Swift/SubstringViews.swift", swift_SubstringViews),
};

static const ZoetropeLibraryFile foundation_files[] = {
    ROW("Foundation/Objects.swift", foundation_Objects),
    ROW("Foundation/Geometry.swift", foundation_Geometry),
    ROW("Foundation/Data.swift", foundation_Data),
    ROW("Foundation/JSON.swift", foundation_JSON),
    ROW("Foundation/JSONDecoder.swift", foundation_JSONDecoder),
    ROW("Foundation/JSONEncoder.swift", foundation_JSONEncoder),
    ROW("Foundation/Math.swift", foundation_Math),
    ROW("Foundation/IndexSet.swift", foundation_IndexSet),
    ROW("Foundation/Queues.swift", foundation_Queues),
    ROW("Foundation/Pattern.swift", foundation_Pattern),
    ROW("Foundation/Text.swift", foundation_Text),
    ROW("Foundation/Time.swift", foundation_Time),
};

static const ZoetropeLibraryFile stage_files[] = {
    ROW("Stage/Stage.swift", stage_Stage),
};

static const ZoetropeLibraryFile presentables_files[] = {
    ROW("Presentables/Cell.swift", presentables_Cell),
    ROW("Presentables/Color.swift", presentables_Color),
    ROW("Presentables/Composing.swift", presentables_Composing),
    ROW("Presentables/Drawing.swift", presentables_Drawing),
    ROW("Presentables/Font.swift", presentables_Font),
    ROW("Presentables/Frame.swift", presentables_Frame),
    ROW("Presentables/ImagePresentable.swift", presentables_ImagePresentable),
    ROW("Presentables/Piece.swift", presentables_Piece),
    ROW("Presentables/Sheet.swift", presentables_Sheet),
    ROW("Presentables/Staging.swift", presentables_Staging),
    ROW("Presentables/SwitchPresentable.swift", presentables_SwitchPresentable),
    ROW("Presentables/TapPresentable.swift", presentables_TapPresentable),
    ROW("Presentables/TextField.swift", presentables_TextField),
    ROW("Presentables/TextFieldPresentable.swift", presentables_TextFieldPresentable),
    ROW("Presentables/TextPresentable.swift", presentables_TextPresentable),
};

static const ZoetropeLibraryFile combine_files[] = {
    ROW("Combine/AnyPublisher.swift", combine_AnyPublisher),
    ROW("Combine/Cancellable.swift", combine_Cancellable),
    ROW("Combine/Choosing.swift", combine_Choosing),
    ROW("Combine/CombiningLatest.swift", combine_CombiningLatest),
    ROW("Combine/Conduit.swift", combine_Conduit),
    ROW("Combine/Ending.swift", combine_Ending),
    ROW("Combine/Failing.swift", combine_Failing),
    ROW("Combine/Flattening.swift", combine_Flattening),
    ROW("Combine/Future.swift", combine_Future),
    ROW("Combine/HandlingEvents.swift", combine_HandlingEvents),
    ROW("Combine/MainQueue.swift", combine_MainQueue),
    ROW("Combine/Merging.swift", combine_Merging),
    ROW("Combine/ObservableObject.swift", combine_ObservableObject),
    ROW("Combine/Outlet.swift", combine_Outlet),
    ROW("Combine/Published.swift", combine_Published),
    ROW("Combine/Publisher.swift", combine_Publisher),
    ROW("Combine/Scheduler.swift", combine_Scheduler),
    ROW("Combine/Sharing.swift", combine_Sharing),
    ROW("Combine/Sink.swift", combine_Sink),
    ROW("Combine/Sources.swift", combine_Sources),
    ROW("Combine/Subjects.swift", combine_Subjects),
    ROW("Combine/Succession.swift", combine_Succession),
    ROW("Combine/Summing.swift", combine_Summing),
    ROW("Combine/Timing.swift", combine_Timing),
    ROW("Combine/Transforming.swift", combine_Transforming),
    ROW("Combine/Zipping.swift", combine_Zipping),
};

static const ZoetropeLibraryFile streams_files[] = {
    ROW("Streams/Delaying.swift", streams_Delaying),
    ROW("Streams/Disposable.swift", streams_Disposable),
    ROW("Streams/Observable.swift", streams_Observable),
    ROW("Streams/ObservableCombining.swift", streams_ObservableCombining),
    ROW("Streams/ObservableOperators.swift", streams_ObservableOperators),
    ROW("Streams/ObservableSources.swift", streams_ObservableSources),
    ROW("Streams/ObservableSubjects.swift", streams_ObservableSubjects),
    ROW("Streams/Property.swift", streams_Property),
    ROW("Streams/Signal.swift", streams_Signal),
    ROW("Streams/SignalCombining.swift", streams_SignalCombining),
    ROW("Streams/SignalOperators.swift", streams_SignalOperators),
    ROW("Streams/SignalProducer.swift", streams_SignalProducer),
    ROW("Streams/TestClock.swift", streams_TestClock),
};

static const ZoetropeLibraryFile xctest_files[] = {
    ROW("XCTest/Assertions.swift", xctest_Assertions),
    ROW("XCTest/TestCase.swift", xctest_TestCase),
    ROW("XCTest/TestRun.swift", xctest_TestRun),
};

static const ZoetropeLibraryFile screens_files[] = {
    ROW("Screens/Screen.swift", screens_Screen),
    ROW("Screens/ScreenElement.swift", screens_ScreenElement),
    ROW("Screens/ScreenFrame.swift", screens_ScreenFrame),
    ROW("Screens/Staging.swift", screens_Staging),
};

static const ZoetropeLibraryFile uikit_files[] = {
    ROW("UIKit/NSLayoutConstraint.swift", uikit_NSLayoutConstraint),
    ROW("UIKit/Showing.swift", uikit_Showing),
    ROW("UIKit/UIActivityIndicatorView.swift", uikit_UIActivityIndicatorView),
    ROW("UIKit/UIAlertController.swift", uikit_UIAlertController),
    ROW("UIKit/UIBarButtonItem.swift", uikit_UIBarButtonItem),
    ROW("UIKit/UIButton.swift", uikit_UIButton),
    ROW("UIKit/UIColor.swift", uikit_UIColor),
    ROW("UIKit/UIControl.swift", uikit_UIControl),
    ROW("UIKit/UIFont.swift", uikit_UIFont),
    ROW("UIKit/UIImage.swift", uikit_UIImage),
    ROW("UIKit/UILabel.swift", uikit_UILabel),
    ROW("UIKit/UINavigationController.swift", uikit_UINavigationController),
    ROW("UIKit/UISearchBar.swift", uikit_UISearchBar),
    ROW("UIKit/UISegmentedControl.swift", uikit_UISegmentedControl),
    ROW("UIKit/UISlider.swift", uikit_UISlider),
    ROW("UIKit/UIStackView.swift", uikit_UIStackView),
    ROW("UIKit/UISwitch.swift", uikit_UISwitch),
    ROW("UIKit/UITableView.swift", uikit_UITableView),
    ROW("UIKit/UITableViewCell.swift", uikit_UITableViewCell),
    ROW("UIKit/UITableViewController.swift", uikit_UITableViewController),
    ROW("UIKit/UITextField.swift", uikit_UITextField),
    ROW("UIKit/UIView.swift", uikit_UIView),
    ROW("UIKit/UIViewController.swift", uikit_UIViewController),
};

static const ZoetropeLibraryFile swiftui_files[] = {
    ROW("SwiftUI/Adjusting.swift", swiftui_Adjusting),
    ROW("SwiftUI/Animating.swift", swiftui_Animating),
    ROW("SwiftUI/Binding.swift", swiftui_Binding),
    ROW("SwiftUI/Choosing.swift", swiftui_Choosing),
    ROW("SwiftUI/Color.swift", swiftui_Color),
    ROW("SwiftUI/Controls.swift", swiftui_Controls),
    ROW("SwiftUI/Environment.swift", swiftui_Environment),
    ROW("SwiftUI/FieldFormats.swift", swiftui_FieldFormats),
    ROW("SwiftUI/Font.swift", swiftui_Font),
    ROW("SwiftUI/Graph.swift", swiftui_Graph),
    ROW("SwiftUI/Grouping.swift", swiftui_Grouping),
    ROW("SwiftUI/Lists.swift", swiftui_Lists),
    ROW("SwiftUI/Modifiers.swift", swiftui_Modifiers),
    ROW("SwiftUI/Navigation.swift", swiftui_Navigation),
    ROW("SwiftUI/ObservedObjects.swift", swiftui_ObservedObjects),
    ROW("SwiftUI/Presenting.swift", swiftui_Presenting),
    ROW("SwiftUI/Previews.swift", swiftui_Previews),
    ROW("SwiftUI/Receiving.swift", swiftui_Receiving),
    ROW("SwiftUI/Shapes.swift", swiftui_Shapes),
    ROW("SwiftUI/Showing.swift", swiftui_Showing),
    ROW("SwiftUI/Stacks.swift", swiftui_Stacks),
    ROW("SwiftUI/State.swift", swiftui_State),
    ROW("SwiftUI/Tabs.swift", swiftui_Tabs),
    ROW("SwiftUI/Text.swift", swiftui_Text),
    ROW("SwiftUI/Toolbar.swift", swiftui_Toolbar),
    ROW("SwiftUI/View.swift", swiftui_View),
    ROW("SwiftUI/ViewBuilder.swift", swiftui_ViewBuilder),
};

const ZoetropeLibraryFile zoetrope_public_names = ROW("public-names.txt", public_names);

#define MODULE(name, uses, exports, files) {name, uses, exports, files, sizeof files / sizeof *files}

static const ZoetropeLibraryModule modules[] = {
    MODULE("Swift", "", "", swift_files),
    MODULE("Foundation", "", "", foundation_files),
    // Declarations whose bodies are the interpreter's.
    MODULE("Stage", "", "", stage_files),
    // The very files that compiled programs link.
    MODULE("Presentables", "Stage", "", presentables_files),
    MODULE("Combine", "Foundation", "", combine_files),
    MODULE("Streams", "Combine", "", streams_files),
    MODULE("XCTest", "Foundation", "Foundation", xctest_files),
    MODULE("Screens", "Stage", "", screens_files),
    MODULE("UIKit", "Foundation Screens", "Foundation Screens", uikit_files),
    MODULE("SwiftUI", "Combine Foundation Screens", "Combine Foundation Screens", swiftui_files),
};

const ZoetropeLibraryModule *zoetrope_modules(void) { return modules; }
const size_t zoetrope_module_count = sizeof modules / sizeof *modules;
