package program

// Linguist is implemented by a desk that knows which languages the program speaks.
type Linguist interface{ Languages() []string }
