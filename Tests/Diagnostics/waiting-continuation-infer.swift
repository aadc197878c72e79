func run() async {
    let x = await withCheckedContinuation { c in  // error: generic parameter `T` could not be inferred
        print("nothing here")
    }
    print(x)
}
