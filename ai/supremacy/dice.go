package supremacy

import (
	"awaw/engine"
	"awaw/engine/supremacy/game"
)

// This file aims dice and names who falls, by what the panel of a battle says that each answer is worth.

// throws answers what is asked between the dice of a battle: who shoots at what, and who falls. It takes what is worth most more than the plain
// order, one answer after the other, and none where nothing is worth enough or the battle is beyond what is calculated.
func (s *staff) throws(v *view) []engine.Command {
	sign := -1.0
	if v.p.Defends() {
		sign = 1
	}
	value := func(c engine.Command) (float64, bool) {
		x, prize, ok := v.p.Weigh(c)
		return sign * (x.Lost[0] - x.Lost[1] - x.Won*float64(prize)), ok
	}
	var best []engine.Command
	plain, ok := value(engine.Command{})
	if !ok {
		return nil
	}
	most := plain + gain
	for _, c := range v.legal {
		switch c.Verb {
		case game.VerbAim, game.VerbSpare, game.VerbLose:
			if n, ok := value(c); ok && n > most {
				most, best = n, []engine.Command{c}
			}
		}
	}
	return best
}
