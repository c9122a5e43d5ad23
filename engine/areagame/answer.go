package areagame

import (
	"slices"

	"awaw/engine"
)

// Axis is the second side of such games, which has to hold a number of places at the end.
const Axis engine.Side = 2

// Ask answers whether a command could be given, and where what stands in a space may go; fault tells what forbids a command.
func Ask(p engine.Position, side engine.Side, q engine.Query, fault func(engine.Command) (engine.Cite, engine.Text)) (engine.Answer, error) {
	list := p.Legal(side, nil)
	switch q.Kind {
	case engine.QueryCommand:
		if q.Cmd.Side == side && slices.Contains(list, q.Cmd) {
			return engine.Answer{Verdict: engine.Yes}, nil
		}
		cite, why := fault(q.Cmd)
		no := engine.Answer{Verdict: engine.No, Text: why}
		if cite != "" {
			no.Cites = []engine.Cite{cite}
		}
		return no, nil
	case engine.QueryRange, engine.QueryMoves:
		var out engine.Answer
		for _, c := range list {
			if c.B != engine.NoRef && (c.A == q.At || c.A == engine.NoRef) {
				out.Spaces = append(out.Spaces, engine.SpaceAnswer{Ref: c.B, Room: -1})
			}
		}
		slices.SortFunc(out.Spaces, func(a, b engine.SpaceAnswer) int { return int(a.Ref) - int(b.Ref) })
		out.Spaces = slices.Compact(out.Spaces)
		return out, nil
	}
	return engine.Answer{}, engine.ErrNoAnswer
}
