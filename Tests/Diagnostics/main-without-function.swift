struct Oops: Error {}
@main struct App { func main() {} }  // error: must provide a static function `main()`
