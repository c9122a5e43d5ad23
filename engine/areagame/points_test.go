package areagame

import (
	"testing"

	"awaw/areamap/areatest"
	"awaw/engine"
)

// Points by deeds: land at its value for who holds it, what is lost at its cost for the other side, and the lead decides on either side of the
// limit; by works the number of those alone.
func TestPoints(t *testing.T) {
	w := World{Cast: Cast{Rounds: 2, Wins: 2, Deeds: true, Lead: 3, Sides: [][2]string{{"Allies", "allies"}, {"Axis", "axis"}},
		Powers: []Power{{"U.K.", 1}, {"Germany", Axis}}}, Area: areatest.Board(t, "straits")}
	w.Value, w.Cost = [MostSpaces]int{4, 7, 2}, [MostKinds]int{3, 5}
	w.Works.Add(0)
	w.Works.Add(1)
	s := NewState[uint8](&w)
	s.Owner[0], s.Owner[1] = 0, 1
	s.Round = 3
	for _, x := range []struct {
		do     func()
		points [2]int
		winner engine.Side
	}{
		{func() {}, [2]int{4, 7}, Axis},               // ahead by 3
		{func() { s.Ruin(1, 0, 1) }, [2]int{7, 7}, 1}, // the Allies destroy what cost 3
		{func() { s.Ruin(0, 1, 2) }, [2]int{7, 17}, Axis},
		{func() { s.Owner[2] = 0 }, [2]int{9, 17}, Axis},
		{func() { s.Destroy(1, 6) }, [2]int{15, 17}, 1}, // ahead by 2
		{func() { w.Deeds = false }, [2]int{1, 1}, 1},
		{func() { s.Owner[0] = 1 }, [2]int{0, 2}, Axis},
	} {
		x.do()
		o := s.Outcome("held")
		if got := [2]int{s.Points(1), s.Points(Axis)}; got != x.points || o.Winner != x.winner {
			t.Errorf("%v points, won by %d; expected %v and %d", got, o.Winner, x.points, x.winner)
		}
	}
}
