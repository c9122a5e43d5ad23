// Raids by script: the most that can go to one target, and the most that can meet it.

package scripted

import "awaw/engine"

// missions plans a raid, or the defence against one, from what the position offers whole; nothing when it offers none.
func (s *player) missions(kind string) []engine.Command {
	acting := s.p.ToAct()
	if len(acting) == 0 {
		return nil
	}
	var best []engine.Command
	ties := 0
	for _, x := range s.p.Plans(acting[0]) {
		switch {
		case x.Kind != kind || len(x.Commands) < len(best):
			continue
		case len(x.Commands) > len(best):
			ties = 0
		}
		if ties++; s.dice.Intn(ties) == 0 {
			best = x.Commands
		}
	}
	return best
}
