package engine

// Ledger is a sum with its reasons: each line a paragraph, why, and a signed number.
type Ledger struct {
	Lines []LedgerLine
}

// LedgerLine is one reason. N is in the unit of its ledger (dice modifiers, factors).
type LedgerLine struct {
	Cite Cite
	Why  Text
	N    int
	Kind string `json:",omitempty"` // the system's word for what the line counts, where others look for it: "air"
	Most int    `json:",omitempty"` // how much of it may count, where that is limited
}

// Add appends a line; lines of zero are kept, for they tell what was looked at.
func (l *Ledger) Add(cite Cite, n int, why Text) {
	l.Lines = append(l.Lines, LedgerLine{Cite: cite, Why: why, N: n})
}

// Net is the sum of all lines.
func (l Ledger) Net() int {
	sum := 0
	for _, x := range l.Lines {
		sum += x.N
	}
	return sum
}
