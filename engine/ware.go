package engine

// Ware is something that may be bought.
type Ware struct {
	Buy    Command // buys one
	Open   bool    // it can be paid for
	Card   CounterView
	Price  int
	Bought int    // in this step
	Values []Text // one for each of the market's heads
	Use    Text   // what it is good for
}

// Wares are what is sold.
type Wares struct {
	Heads []Text // of the columns of values
	Where Text   // where what is bought will stand
	Money int
	List  []Ware
}

// Market is implemented by positions in which units are bought from a list. All that is sold is listed, also what cannot be paid for.
type Market interface{ Wares() Wares }
