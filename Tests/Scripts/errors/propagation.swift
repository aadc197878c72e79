// An error passes through functions that do not catch it; inner catches may handle, rethrow or translate it.
enum KitchenError: Error, Equatable {
  case burnt(String)
  case missing(String)
}

enum ServiceError: Error {
  case apology(cause: any Error)
}

func fetch(_ ingredient: String) throws -> String {
  if ingredient == "saffron" { throw KitchenError.missing(ingredient) }
  return "fresh \(ingredient)"
}

func cook(_ ingredient: String, minutes: Int) throws -> String {
  print("  cooking \(ingredient)")
  let item = try fetch(ingredient)
  print("  got \(item)")
  if minutes > 20 { throw KitchenError.burnt(ingredient) }
  return "cooked \(item)"
}

func serve(_ ingredient: String, minutes: Int) throws -> String {
  do {
    return try cook(ingredient, minutes: minutes)
  } catch KitchenError.missing("saffron") {
    return try cook("turmeric", minutes: minutes)
  } catch let error as KitchenError {
    throw ServiceError.apology(cause: error)
  }
}

func table(_ ingredient: String, minutes: Int) {
  do {
    print("served:", try serve(ingredient, minutes: minutes))
  } catch ServiceError.apology(let cause) {
    print("sorry:", cause)
    if let kitchen = cause as? KitchenError { print("was it the rice?", kitchen == .burnt("rice")) }
  } catch {
    print("not translated:", error)
  }
}

table("beans", minutes: 10)
table("saffron", minutes: 10)
table("rice", minutes: 30)
table("saffron", minutes: 21)

// A catch that does not fit the error lets it go on outwards.
func narrow() throws {
  do {
    throw KitchenError.burnt("toast")
  } catch KitchenError.missing {
    print("not this one")
  }
}
do { try narrow() } catch { print("outer caught", error) }
