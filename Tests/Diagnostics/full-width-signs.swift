let numbers = [1，2，3]  // error: the full-width sign `，` is not Swift's `,`
let total＝numbers。count  // error: the full-width sign `＝` is not Swift's `=`
if numbers。isEmpty ＆＆ ！true ｛  // error: the full-width sign `。` is not Swift's `.`
  print(“none”)  // error: the typographic quotation mark `“` is not Swift's `"`
｝
for number in 1…3 { print(number – 1, "注意，“这里”没有问题。") }  // error: the single sign `…` is not Swift's `...`
