// Clean architecture, the whole app: JSON in the data layer, a coordinator for the ways, behaviours for the screens, recent queries, pages.
//
// Notice: no screen knows another; the coordinator does. No view model knows UIKit; what is to happen elsewhere is a closure in its
// `actions`. The last row in sight asks for the next page, so that a terminal, in which all rows are in sight, loads page after page.
// What the diary says (→ and ←) is written by a behaviour that each screen was given, and that none of them has in its class.

import UIKit

let network = FakeNetwork(answers: answers)
let container = AppDIContainer(network: network)
let navigationController = UINavigationController()
container.makeMoviesSearchFlowCoordinator(navigationController: navigationController).start()
let screen = show(navigationController)

print("— Two pages: the second is asked for when the end of the first is in sight.")
screen.type("cat", into: "Movie")
screen.submit("Movie")
network.deliver()
screen.refresh()
network.deliver()
screen.refresh()

print("— A movie, and back.")
screen.tap("The Cat Returns")
screen.tap("Back")

print("— While one search is under way, another.")
screen.type("castle", into: "Movie")
screen.submit("Movie")
screen.type("torn", into: "Movie")
screen.submit("Movie")
network.deliver()
screen.refresh()

print("— What was answered is remembered, and kept.")
screen.tap("Recent")
screen.tap("cat")
network.deliver()
screen.refresh()
network.deliver()
screen.refresh()
