/// Where the cells of a collection are. A terminal has its own way; of a layout it heeds whether there are headers
/// and footers.
open class UICollectionViewLayout: NSObject {
  weak var shownBy: UICollectionView?
  public override init() { super.init() }
  public init?(coder: NSCoder) { super.init() }
  open var collectionView: UICollectionView? { shownBy }
  open func invalidateLayout() {}
  open func prepare() {}
  func shows(_ kind: String, in section: Int) -> Bool { false }
  var list: UICollectionLayoutListConfiguration? { nil }
}

open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public class var automaticSize: CGSize { CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308) }
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var sectionInset = UIEdgeInsets.zero
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false

  override func shows(_ kind: String, in section: Int) -> Bool {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    var size = isHeader ? headerReferenceSize : footerReferenceSize
    if let view = shownBy, let delegate = view.delegate as? UICollectionViewDelegateFlowLayout {
      size =
        isHeader
        ? delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        : delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
    }
    return scrollDirection == .vertical ? size.height > 0 : size.width > 0
  }
}

extension UICollectionView {
  public enum ScrollDirection: Int {
    case vertical, horizontal
  }
}

/// Sections that are put together of groups of items.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let section: (Int) -> NSCollectionLayoutSection?
  private var configured: UICollectionLayoutListConfiguration?

  public init(section: NSCollectionLayoutSection) {
    self.section = { _ in section }
    super.init()
  }

  public init(
    sectionProvider: @escaping (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) {
    section = { sectionProvider($0, NSCollectionLayoutEnvironment()) }
    super.init()
  }

  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection())
    layout.configured = configuration
    return layout
  }

  override var list: UICollectionLayoutListConfiguration? { configured }

  override func shows(_ kind: String, in section: Int) -> Bool {
    if let configured {
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      return isHeader ? configured.headerMode == .supplementary : configured.footerMode == .supplementary
    }
    return self.section(section)?.boundarySupplementaryItems.contains { $0.elementKind == kind } ?? false
  }
}

/// A list that looks like a table.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  public enum HeaderMode: Int {
    case none, supplementary
  }

  public enum FooterMode: Int {
    case none, supplementary
  }

  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  public var appearance: Appearance
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) { self.appearance = appearance }

  func swipes(at path: IndexPath, on view: UIView) -> [ScreenElement] {
    let leading = leadingSwipeActionsConfigurationProvider?(path)?.actions ?? []
    let trailing = trailingSwipeActionsConfigurationProvider?(path)?.actions ?? []
    return (leading + trailing).map { $0.button { view } }
  }
}

open class NSCollectionLayoutEnvironment: NSObject {
  open var traitCollection: UITraitCollection { .current }
}

open class NSCollectionLayoutDimension: NSObject {
  public let dimension: CGFloat

  private init(_ dimension: CGFloat) {
    self.dimension = dimension
    super.init()
  }

  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalWidth)
  }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalHeight)
  }
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(absoluteDimension)
  }
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(estimatedDimension)
  }
}

open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }
}

open class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat

  private init(_ spacing: CGFloat) {
    self.spacing = spacing
    super.init()
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing)
  }
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing)
  }
}

open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }
}

open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  open var interItemSpacing: NSCollectionLayoutSpacing?

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
}

open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var pinToVisibleBounds = false

  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
}

public enum NSRectAlignment: Int {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

open class NSCollectionLayoutSection: NSObject {
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  override init() { super.init() }

  public init(group: NSCollectionLayoutGroup) { super.init() }
}
