package chance

import "testing"

// Each game counts once, a chance falls into the part it lies in, and one of certainty into the last.
func TestCalibrationCountsGames(t *testing.T) {
	cases := []Case{{Game: 1, Won: 1, Plain: 0.62}, {Game: 1, Won: 1, Plain: 0.68}, {Game: 2, Won: 0, Plain: 0.65}, {Game: 3, Won: 0.5, Plain: 1}, {Game: 4, Won: 0, Plain: 0}}
	got := Calibration(cases, func(c *Case) float64 { return c.Plain })
	want := map[int]Bin{0: {1, 0, 0}, 6: {2, 0.65, 0.5}, 9: {1, 1, 0.5}}
	const close = 1e-12
	for i, b := range got {
		w := want[i]
		for _, d := range [...]float64{b.Games - w.Games, b.Said - w.Said, b.Won - w.Won} {
			if d > close || d < -close {
				t.Errorf("part %d: %+v, want %+v", i, b, w)
			}
		}
	}
}
