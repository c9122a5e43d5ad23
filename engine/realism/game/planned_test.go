package game_test

import (
	"math"
	"testing"

	"awaw/engine"
	"awaw/engine/realism/game"
	"awaw/engine/sortie"
)

// In every position of games by chance each flight that is told of can be sent by its commands, and its chances sum to 1.
func TestFlightsToldCanBeSent(t *testing.T) {
	for _, id := range starts {
		s := system(t, id, nil)
		start, err := game.Rules{}.Setup(s.Kit, s.Doc)
		if err != nil {
			t.Fatal(err)
		}
		p := start
		dice := engine.NewFast(7)
		told, sent := 0, 0
		for range 1500 {
			side := p.ToAct()
			if len(side) == 0 {
				break
			}
			if planner := p.(sortie.Planner); planner.Planning() {
				n, m := flightsOf(t, planner)
				told, sent = told+n, sent+m
			}
			legal := p.Legal(side[0], nil)
			next, _, err := p.Apply(legal[dice.Intn(len(legal))], dice)
			if err != nil {
				t.Fatal(err)
			}
			p = next
		}
		if told == 0 || sent != told {
			t.Errorf("%s: %d flights told, %d sent", id, told, sent)
		}
	}
}

func flightsOf(t *testing.T, p sortie.Planner) (told, sent int) {
	for at := range 128 {
		for _, target := range p.Targets(engine.SpaceRef(at)) {
			for base, picks := range picksOf(target) {
				for _, f := range p.Ways(target, picks) {
					told++
					if f.From != base || f.To != target.At || len(f.Out) == 0 || len(f.Out) != len(f.Back) {
						t.Fatalf("from %v to %v: %+v", base, target.At, f)
					}
					zonesToldRight(t, target.Raid, f)
					for _, c := range f.Charts {
						sides := map[engine.Side]float64{}
						for _, b := range c.Bars {
							sides[b.Side] += b.P
						}
						for _, sum := range sides {
							if math.Abs(sum-1) > 1e-9 {
								t.Fatalf("chances sum to %v: %+v", sum, c)
							}
						}
					}
					var now engine.Position = p
					ok := true
					for _, c := range f.Commands {
						next, _, err := now.Apply(c, engine.NewFast(1))
						if err != nil {
							t.Errorf("%v: %v", c, err)
							ok = false
							break
						}
						now = next
					}
					if ok {
						sent++
					}
				}
			}
		}
	}
	return told, sent
}

// Who is bound by one zone is told so, also bombers while an escort is with them; bombers alone that raid are free (er.osz.1 to er.osz.3).
func zonesToldRight(t *testing.T, raid bool, f sortie.Flight) {
	t.Helper()
	for _, list := range [2][]sortie.Stop{f.Out, f.Back} {
		for i, s := range list {
			if s.Zones == 0 {
				continue
			}
			with := s.Escort == sortie.Goes || s.Escort == sortie.Waits || s.Escort == sortie.Joins
			want := 1
			if raid && !with {
				want = sortie.Any
			}
			if s.Of != want || want > 0 && s.Zones > want {
				t.Errorf("stop %d of a flight to %v is zone %d of %d, want of %d (raid %v, escorted %v)", i, f.To, s.Zones, s.Of, want, raid, with)
			}
		}
	}
}

// Where a way without the escort meets fewer fighters than any with it, it is told as well, and that the escort stays (er.escort.4).
func TestBombersMayLeaveTheirEscort(t *testing.T) {
	s := system(t, "world-1942", nil)
	p, err := game.Rules{}.Setup(s.Kit, s.Doc)
	if err != nil {
		t.Fatal(err)
	}
	dice, alone := engine.NewFast(3), 0
	for range 3000 {
		side := p.ToAct()
		if len(side) == 0 {
			break
		}
		if planner := p.(sortie.Planner); planner.Planning() {
			alone += aloneOf(t, planner)
		}
		legal := p.Legal(side[0], nil)
		if p, _, err = p.Apply(legal[dice.Intn(len(legal))], dice); err != nil {
			t.Fatal(err)
		}
	}
	if alone == 0 {
		t.Error("no way without an escort was told")
	}
}

// aloneOf counts the ways of bombers without the escort that was picked for them.
func aloneOf(t *testing.T, p sortie.Planner) (n int) {
	t.Helper()
	for at := range 128 {
		for _, target := range p.Targets(engine.SpaceRef(at)) {
			for _, picks := range picksOf(target) {
				if len(picks) < 2 || !target.Raid {
					continue
				}
				for _, f := range p.Ways(target, picks) {
					if f.Limits[len(f.Limits)-1].Cite == "er.escort.4" {
						n++
						if len(f.Units) != 1 {
							t.Errorf("%d kinds fly where the escort stays", len(f.Units))
						}
					}
				}
			}
		}
	}
	return n
}

// picksOf are all who reach a target, by their base.
func picksOf(target sortie.Target) map[engine.Ref][]sortie.Pick {
	out := map[engine.Ref][]sortie.Pick{}
	for _, r := range target.Reach {
		out[r.Unit.Space] = append(out[r.Unit.Space], sortie.Pick{Unit: r.Unit.Ref, N: r.Most})
	}
	return out
}
