package table

// Pace is how far one step of the player goes.
type Pace uint8

// The paces.
const (
	ByEvent Pace = iota
	ByPhase
	ByTurn
	Paces
)

// Seek is the point where the next phase or player turn begins, or the present or the one before began.
func (t *Sight) Seek(dir int, p Pace) int {
	if p == ByEvent || len(t.Points) == 0 {
		return t.Cursor + dir
	}
	same := func(i, k int) bool {
		a, b := t.Points[i], t.Points[k]
		return a.Turn == b.Turn && a.Side == b.Side && (p == ByTurn || a.phase == b.phase)
	}
	last := len(t.Points) - 1
	i := min(t.Cursor, last)
	if dir > 0 {
		for k := i; i < last && same(i, k); i++ {
		}
		return i
	}
	if i > 0 {
		i--
	}
	for i > 0 && same(i, i-1) {
		i--
	}
	return i
}
