package awaw

import (
	"fmt"
	"testing"

	"awaw/engine"
	"awaw/scenarios"
)

// pairsEach is how many games of each manner are played from each seat.
const pairsEach = 40

// BenchmarkDoctrines tells for every scenario and side how many of a hundred games each manner wins against the plain one, when neither side looks
// further than what it believes: what doctrines are chosen by. go test ./ai/awaw -run - -bench Doctrines -benchtime 1x
func BenchmarkDoctrines(b *testing.B) {
	for _, info := range scenarios.List() {
		start, ok := systemStart(b, info)
		if !ok {
			continue
		}
		for manner := range airManners {
			b.Run(fmt.Sprintf("%s/%d", info.ID, manner), func(b *testing.B) {
				for b.Loop() {
					for k, name := range []string{"first/%", "second/%"} {
						won := 0.0
						for seed := range pairsEach {
							manners := [sideCount]int{plain, plain}
							manners[k] = manner
							won += believed(b, start, manners, engine.Side(k+1), uint64(seed+1))
						}
						b.ReportMetric(100*won/pairsEach, name)
					}
				}
			})
		}
	}
}

// systemStart sets up a scenario of this game that is a contest.
func systemStart(b *testing.B, info scenarios.Info) (engine.Position, bool) {
	doc, err := scenarios.Doc(info.ID)
	if err != nil || info.System != "awaw" || len(info.Lessons) > 0 {
		return nil, false
	}
	return setUp(b, doc), true
}

// believed plays a game in which both do what their manner has them do, or what moves the game on, and tells what it is to one side: 1 for won.
func believed(b *testing.B, p engine.Position, manners [sideCount]int, side engine.Side, seed uint64) float64 {
	m := Mind(p)
	dice := engine.NewFast(seed)
	for acting := p.ToAct(); len(acting) > 0; acting = p.ToAct() {
		who := acting[0]
		moves := m.Moves(p.Seen(who), who, manners[who-1], nil)
		given := false
		for _, c := range moves {
			next, _, err := p.Apply(c, dice)
			if err != nil {
				break
			}
			if p, given = next, true; len(p.ToAct()) == 0 || p.ToAct()[0] != who {
				break
			}
		}
		if given {
			continue
		}
		legal := p.Legal(who, nil)
		next, _, err := p.Apply(legal[len(legal)-1], dice)
		if err != nil {
			b.Fatal(err)
		}
		p = next
	}
	switch o := p.Outcome(); o.Winner {
	case side:
		return 1
	case engine.NoSide:
		return 0.5
	}
	return 0
}

// What is best played in some manner can be: there is such a scenario, and such a manner.
func TestDoctrinesAreOfWhatThereIs(t *testing.T) {
	for id, d := range doctrines {
		scene(t, id)
		for _, k := range d.manners {
			if k < 0 || k >= len(airManners) {
				t.Errorf("%s: manner %d of %d", id, k, len(airManners))
			}
		}
	}
}
