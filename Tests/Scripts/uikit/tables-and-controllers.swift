import UIKit

struct Monster { let name: String; let food: String; var isFavourite: Bool }

final class MonsterCell: UITableViewCell {
    static let id = "MonsterCell"
    var drawn = 1
    func perform(_ x: () -> Void) { print("own perform") }
    private lazy var star: UILabel = {
        let label = UILabel()
        label.text = "★"
        label.textColor = .orange
        contentView.addSubview(label)
        return label
    }()
    func configure(_ monster: Monster) {
        textLabel?.text = monster.name
        star.isHidden = !monster.isFavourite
        accessoryType = monster.isFavourite ? .checkmark : .disclosureIndicator
    }
    override func prepareForReuse() { super.prepareForReuse(); print("reuse", textLabel?.text ?? "") }
}

class MonstersViewController: UITableViewController {
    var monsters = [Monster(name: "Kevin", food: "banana", isFavourite: true), Monster(name: "Bob", food: "apple", isFavourite: false)]
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Monsters"
        tableView.register(MonsterCell.self, forCellReuseIdentifier: MonsterCell.id)
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { monsters.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: MonsterCell.id, for: indexPath) as! MonsterCell
        cell.configure(monsters[indexPath.row])
        return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "All" }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        monsters[indexPath.row].isFavourite.toggle()
        tableView.reloadData()
        tableView.deselectRow(at: indexPath, animated: true)
        if monsters[indexPath.row].isFavourite {
            let detail = DetailViewController(monster: monsters[indexPath.row])
            navigationController?.pushViewController(detail, animated: true)
        }
    }
}

class DetailViewController: UIViewController {
    let monster: Monster
    init(monster: Monster) { self.monster = monster; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewDidLoad() {
        title = monster.name
        let image = UIImageView(image: UIImage(named: "monster"))
        let name = UILabel(); name.text = monster.name; name.font = .boldSystemFont(ofSize: 20)
        let food = UILabel(); food.text = "eats \(monster.food) all day long, and nothing else at all for ever and ever"; food.numberOfLines = 0; food.textColor = .gray
        let column = UIStackView(arrangedSubviews: [name, food]); column.axis = .vertical
        let row = UIStackView(arrangedSubviews: [image, column])
        view.addSubview(row)
        view.backgroundColor = .white
        print(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor.red, view.subviews.count, row.superview === view)
    }
    override func viewWillDisappear(_ animated: Bool) { print("will disappear") }
    deinit { print("gone") }
}
let screen = show(UINavigationController(rootViewController: MonstersViewController()))
screen.tap("Bob")
screen.tap("Back")
screen.tap("Kevin")
let plain = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
plain.textLabel?.text = "title"
plain.detailTextLabel?.text = "a detail"
plain.imageView?.image = UIImage(named: "pic")
plain.accessoryType = .checkmark
show(plain)
let v1 = UITableViewCell(style: .value1, reuseIdentifier: nil)
v1.textLabel?.text = "title"; v1.detailTextLabel?.text = "a detail"
show(v1)
let path: IndexPath = [1, 2]
print(path.row, path.section, path, IndexPath(row: 3, section: 0) < path)
let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { a in print("go", a.title) })
let s = show(button)
s.tap("Go")
button.isEnabled = false
s.tap("Go")
button.sendActions(for: .primaryActionTriggered)
let alone = UISwitch(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
alone.onTintColor = .purple
alone.setOn(true, animated: false)
alone.tag = 4
let box = UIView(); box.addSubview(alone)
print(box.viewWithTag(4) === alone, alone.frame.width, box.bounds)
show(box)
let tf = UITextField()
print(tf.text == "", tf.isFirstResponder, tf.becomeFirstResponder(), tf.isFirstResponder, tf.resignFirstResponder())
var e: UIControl.Event = [.touchUpInside, .valueChanged]
print(e.contains(.valueChanged), UIControl.State.normal.isEmpty)
print(UIFont.systemFont(ofSize: 20, weight: .bold).pointSize, UIFont.preferredFont(forTextStyle: .title1).withSize(3).pointSize)
