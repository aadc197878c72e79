protocol TextPresentable {}
protocol SwitchPresentable {}
class Cell<T where T: TextPresentable, T: SwitchPresentable> { // error: where
}
