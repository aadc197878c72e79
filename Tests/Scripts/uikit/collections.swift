// A collection is drawn as a list of its cells, whatever its layout; its headers are there where the layout has room for them.
import UIKit

final class PhotoCell: UICollectionViewCell {
  private let imageView = UIImageView(frame: .zero)
  private let nameLabel = UILabel()

  override var isSelected: Bool {
    didSet { nameLabel.textColor = isSelected ? .systemRed : .label }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(imageView)
    contentView.addSubview(nameLabel)
    contentView.layer.cornerRadius = 6
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with name: String) {
    imageView.image = UIImage(named: name)
    nameLabel.text = name.uppercased()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = nil
  }
}

final class SectionHeader: UICollectionReusableView {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class PhotosViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var albums = [["beach", "forest"], ["city"]]
  private(set) lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.minimumLineSpacing = 4
    layout.scrollDirection = .vertical
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 8, bottom: 8, right: 8)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.dataSource = self
    view.delegate = self
    view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    view.register(
      SectionHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    return view
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    view.addSubview(collectionView)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { albums.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    albums[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    print("asked for", indexPath)
    guard
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) as? PhotoCell
    else { return UICollectionViewCell() }
    cell.configure(with: albums[indexPath.section][indexPath.item])
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? SectionHeader)?.label.text = "Album \(indexPath.section + 1)"
    return view
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    albums[indexPath.section][indexPath.item] != "city"
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    print("selected", albums[indexPath.section][indexPath.item])
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    print("deselected", indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: collectionView.bounds.width / 3, height: 100) }
}

let photos = PhotosViewController()
let screen = show(photos)
screen.tap("FOREST")
screen.tap("BEACH")
screen.tap("CITY")
let view = photos.collectionView
photos.albums[0].insert("desert", at: 0)
photos.albums[1].append("night")
view.performBatchUpdates {
  view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 1)])
}
print(view.indexPathsForSelectedItems ?? [], view.numberOfItems(inSection: 0), view.numberOfSections)
photos.albums[0].remove(at: 2)
view.deleteItems(at: [IndexPath(item: 2, section: 0)])
photos.albums.remove(at: 1)
view.deleteSections([1])
screen.refresh()

// A list, with cells that are registered by what they show, and a snapshot.
struct Person: Hashable {
  let name: String
  var isHere = true
}

final class PeopleViewController: UICollectionViewController {
  typealias Source = UICollectionViewDiffableDataSource<Int, Person>
  private var source: Source!

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .none
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "People"
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Person> { cell, _, person in
      var content = cell.defaultContentConfiguration()
      content.text = person.name
      cell.contentConfiguration = content
      cell.accessories = person.isHere ? [.checkmark()] : [.disclosureIndicator()]
    }
    source = Source(collectionView: collectionView) { collectionView, indexPath, person in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: person)
    }
    apply(["Ada", "Grace"])
  }

  func apply(_ names: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Person>()
    snapshot.appendSections([0])
    snapshot.appendItems(names.map { Person(name: $0, isHere: $0 != "Grace") })
    source.apply(snapshot, animatingDifferences: true)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    print("met", source.itemIdentifier(for: indexPath)?.name ?? "nobody")
  }
}

let people = PeopleViewController()
let list = show(people)
list.tap("Grace")
list.perform { people.apply(["Barbara", "Grace", "Ada"]) }

// A layout that is put together of sizes.
func gallery() -> UICollectionViewCompositionalLayout {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
  item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
    subitems: [item, item])
  group.interItemSpacing = .fixed(4)
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 8
  section.orthogonalScrollingBehavior = .continuous
  return UICollectionViewCompositionalLayout(section: section)
}
let grid = UICollectionView(frame: .zero, collectionViewLayout: gallery())
print(grid.numberOfSections, grid.collectionViewLayout is UICollectionViewCompositionalLayout, grid.visibleCells.count)
