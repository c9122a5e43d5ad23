package present_test

import (
	"testing"

	"awaw/engine/ordered"
	"awaw/internal/present/quill"
)

// Whoever chooses to move by convoy may go wherever fleets can carry the army: there the plain move is written.
func TestMoveByConvoyReachesFarShores(t *testing.T) {
	m := overEurope(t, "wings-kiel-1904", nil, "person", "person", "person", "person", "person", "person", "person")
	x, y, ok := m.CounterOnScreen("England army, London")
	if !ok {
		t.Fatal("the army of London is not on the screen")
	}
	click(m, x, y)
	do(t, m, quill.Choose{Kind: ordered.Shipped})
	if x, y, ok = m.PlaceOnScreen("Holland"); !ok {
		t.Fatal("Holland is not on the screen")
	}
	click(m, x, y)
	if d := m.Table().Draft(1); len(d) != 1 || d[0] != "England: A lon - hol" {
		t.Errorf("the draft is %v", d)
	}
}
