package game_test

import (
	"math"
	"testing"

	"awaw/engine"
	"awaw/engine/supremacy/game"
)

// While losses are chosen each has its chance, and what falls in the plain order has that of one of them.
func TestLossesHaveTheirChances(t *testing.T) {
	s := system(t, "channel-skies", nil)
	seen, differ := 0, 0
	for seed := uint64(23); seed < 63 && differ == 0; seed++ {
		p, err := s.Rules.Setup(s.Kit, s.Doc)
		if err != nil {
			t.Fatal(err)
		}
		lossesOf(t, p, engine.NewFast(seed), &seen, &differ)
	}
	if seen == 0 || differ == 0 {
		t.Errorf("%d losses looked at, of which %d matter", seen, differ)
	}
}

// kept is how likely a battle is not lost to the attacker after a command.
func kept(p *game.Position, lane int, c engine.Command) (float64, bool) {
	x, ok := p.Ending(lane, c)
	return x.Held + x.None, ok
}

// lossesOf plays a game by chance, and counts the choices of who falls, and those of them that matter.
func lossesOf(t *testing.T, p engine.Position, dice *engine.Fast, seen, differ *int) {
	t.Helper()
	for n := 0; n < 6000 && len(p.ToAct()) > 0; n++ {
		legal := p.Legal(p.ToAct()[0], nil)
		if q := p.(*game.Position); has(legal, game.VerbPlain) {
			at := q.Lanes().Now
			plain, ok := kept(q, at, engine.Command{})
			best, worst, meets := 0.0, 1.0, false
			for _, c := range legal {
				if h, known := kept(q, at, c); c.Verb == game.VerbLose && known {
					best, worst, meets = math.Max(best, h), math.Min(worst, h), meets || math.Abs(h-plain) < 1e-12
				}
			}
			if ok {
				*seen++
				if !meets {
					t.Fatalf("plainly held at %v, by choice from %v to %v", plain, worst, best)
				}
				if best > worst+1e-9 {
					*differ++
				}
			}
		}
		next, _, err := p.Apply(legal[dice.Intn(len(legal))], dice)
		if err != nil {
			t.Fatal(err)
		}
		p = next
	}
}

// While dice fall a battle is worth what it was before them on average: what both sides lose, and how likely the defender holds, keep their mean over all that
// the next dice may come to.
func TestChancesKeepTheirMean(t *testing.T) {
	s := system(t, "channel-skies", nil)
	tried := 0
	for seed := uint64(1); seed <= 40 && tried < 3; seed++ {
		p, err := s.Rules.Setup(s.Kit, s.Doc)
		if err != nil {
			t.Fatal(err)
		}
		dice := engine.NewFast(seed)
		for n := 0; n < 1000 && len(p.ToAct()) > 0; n++ {
			legal := p.Legal(p.ToAct()[0], nil)
			q := p.(*game.Position)
			if has(legal, game.VerbRoll) && throws(t, q, q.Lanes().Now) {
				tried++
			}
			if p, _, err = p.Apply(legal[dice.Intn(len(legal))], dice); err != nil {
				t.Fatal(err)
			}
		}
	}
	if tried == 0 {
		t.Error("no battle was thrown")
	}
}

// throws rolls the dice that are asked for many times, and holds the mean of what is then told against what was told before. It tells whether it did: not
// where the battle is as good as decided, or may be over with these dice.
func throws(t *testing.T, p *game.Position, lane int) bool {
	t.Helper()
	now, known := p.Ending(lane, engine.Command{})
	held, lost := now.Held, now.Lost
	if !known || held < .02 || held > .98 {
		return false
	}
	const most = 200
	var sum, square [3]float64
	for n := range most {
		dice := engine.NewFast(uint64(n + 1))
		var roll engine.Command
		for _, c := range p.Legal(p.ToAct()[0], nil) {
			if c.Verb == game.VerbRoll {
				roll = c
			}
		}
		next, _, err := p.Apply(roll, dice)
		if err != nil {
			t.Fatal(err)
		}
		q := next.(*game.Position)
		then, ok := q.Ending(lane, engine.Command{})
		l := then.Lost
		if x := q.Lanes(); !ok || x == nil || x.Now != lane || x.Round != p.Lanes().Round {
			return false
		}
		for i, x := range [3]float64{then.Held, l[0], l[1]} {
			sum[i] += x
			square[i] += x * x
		}
	}
	for i, want := range [3]float64{held, lost[0], lost[1]} {
		mean := sum[i] / most
		off := math.Sqrt(max(square[i]/most-mean*mean, 0) / most)
		if math.Abs(mean-want) > 4*off+1e-9 {
			t.Errorf("%d: %v on average of %d throws, and %v was told; a standard error is %v", i, mean, most, want, off)
		}
	}
	return true
}
