package supremacy

import (
	"awaw/ai"
	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/engine/supremacy/game"
)

// This file answers what battles ask: on or not, who is sent, who stays down, who leaves.

// gain is what an answer must be worth more than none, in what units cost: less is chance.
const gain = .05

// fights answers the question of the battles.
func (s *staff) fights(v *view) []engine.Command {
	if ai.First(v.legal, game.VerbPress) != nil {
		return s.presses(v)
	}
	if v.p.Defends() && ai.First(v.legal, game.VerbDone) != nil {
		return s.declares(v)
	}
	if s.aims {
		return s.throws(v)
	}
	return nil
}

// presses goes on unless it is worth more that those leave who may: all of them, or aircraft and who has marched, after whom the landed fight on alone.
func (s *staff) presses(v *view) []engine.Command {
	out := ai.First(v.legal, game.VerbPress)
	b, ok := v.p.Battle(v.p.Lanes().Now)
	if !ok {
		return out
	}
	least, ok := s.value(b)
	if !ok {
		return out
	}
	for _, c := range v.legal {
		if c.Verb != game.VerbCallOff && c.Verb != game.VerbWithdraw {
			continue
		}
		if left, ok := s.value(b.Then(c)); ok && left < least {
			least, out = left, []engine.Command{c}
		}
	}
	return out
}

// worth is what a battle comes to for the defender.
func worth(b *game.Battle, x game.Prospect) float64 {
	return x.Lost[0] - x.Lost[1] - x.Won*float64(b.Prize())
}

// declares takes the answer that is worth most, as long as one is worth enough. Who is sent is weighed with all others who may be sent there:
// two fighters may turn what one does not. Ships and armies leave where even those would not help.
func (s *staff) declares(v *view) []engine.Command {
	t := v.p.Lanes()
	var best []engine.Command
	most := gain
	for i := range t.Lanes {
		b, ok := v.p.Battle(i)
		if !ok {
			continue
		}
		c, n, _ := s.answer(t, i, b)
		if n > most {
			most, best = n, []engine.Command{c}
		}
	}
	if best == nil {
		return ai.First(v.legal, game.VerbDone)
	}
	return best
}

// answer is the best that may be declared of a battle, what it is worth more than nothing, and all that was weighed.
func (s *staff) answer(t *lanes.Table, at int, b *game.Battle) (best engine.Command, most float64, weighed []ai.Option) {
	now, ok := s.value(b)
	if !ok {
		return best, 0, nil
	}
	help, first := b, engine.Command{}
	one := -1e9
	for _, o := range t.Offers {
		if o.Lane != at || o.Deed == lanes.Onward || o.Command.Verb == game.VerbRetreat {
			continue
		}
		then, ok := s.value(b.Then(o.Command))
		if ok {
			weighed = append(weighed, ai.Option{Commands: []engine.Command{o.Command}, Worth: then - now})
		}
		if n := then - now; ok && n > most {
			most, best = n, o.Command
		}
		if o.Deed == lanes.Sends && ok {
			for range o.N {
				help = help.Then(o.Command)
			}
			if then > one {
				one, first = then, o.Command
			}
		}
	}
	if all, ok := s.value(help); ok && all-now > most {
		most, best = all-now, first
	}
	for _, o := range t.Offers {
		if o.Lane != at || o.Command.Verb != game.VerbRetreat {
			continue
		}
		then, ok := s.value(b.Then(o.Command))
		if !ok {
			continue
		}
		n := then - now
		weighed = append(weighed, ai.Option{Commands: []engine.Command{o.Command}, Worth: n})
		if n > most+gain {
			most, best = n, o.Command
		}
	}
	return best, most, weighed
}

// value is what a battle comes to for the defender; not ok for one beyond what is calculated.
func (s *staff) value(b *game.Battle) (float64, bool) {
	x, ok := s.prospect(b)
	return worth(b, x), ok
}
