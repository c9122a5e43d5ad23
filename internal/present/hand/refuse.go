package hand

import (
	"cmp"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file says why a counter may not do at a place what the step is about.

// refuse shows why, for what comes nearest to what was tried. It tells whether there was an answer.
func (m *Hand) refuse(a, b engine.Ref, x, y float64) bool {
	if !m.Live() || m.Actor() == engine.NoSide || m.Seat(m.Actor()) != "person" {
		return false
	}
	c, ok := m.Sight.Counter(a)
	if !ok || c.Side != m.Actor() {
		return false
	}
	for _, q := range append(m.attempts(c, b), engine.Command{Side: m.Actor(), A: a, B: b}) { // the last: whatever is meant by it
		ans, ok := m.Ask(engine.Query{Kind: engine.QueryCommand, Cmd: q})
		if !ok || ans.Verdict != engine.No {
			continue
		}
		m.Proof = &scene.Proof{X: x, Y: y, Verdict: engine.No, Title: m.Say("refused.at", b), Body: m.Refusal(ans.Text, ans.House), Cites: ans.Cites, Nearest: ans.Nearest, Pinned: true}
		m.Stale = true
		return true
	}
	return false
}

// reaches tells whether nothing stands against what a counter would mean by being let go over a place.
func (m *Hand) reaches(a, b engine.Ref) bool {
	ans, ok := m.Ask(engine.Query{Kind: engine.QueryCommand, Cmd: engine.Command{Side: m.Actor(), A: a, B: b}})
	return !ok || ans.Verdict != engine.No
}

// attempts are the commands a player may have meant by pointing from a counter at a place: what this counter may do
// elsewhere, then what others of its arm may do.
func (m *Hand) attempts(c engine.CounterView, at engine.Ref) []engine.Command {
	type attempt struct {
		cmd  engine.Command
		rank int
	}
	var out []attempt
	for _, l := range m.Sight.Legal {
		if at.Kind() != engine.KindSpace || l.B.Kind() != engine.KindSpace || l.C != engine.NoRef {
			continue
		}
		if l.A == engine.NoRef && l.N == 0 && c.Flies() { // what air does at a place, whoever flies
			if k := slices.IndexFunc(out, func(o attempt) bool { return o.cmd.Verb == l.Verb }); k < 0 {
				l.B = at
				out = append(out, attempt{l, 2})
			}
			continue
		}
		if l.A.Kind() != engine.KindCounter {
			continue
		}
		other, _ := m.Sight.Counter(l.A)
		x := attempt{cmd: l}
		switch {
		case l.A == c.Ref:
		case other.Flies() == c.Flies():
			x.rank = 1
		default:
			continue // what walks does not fly
		}
		if x.rank > 0 && l.N > 0 {
			x.cmd.N = int16(c.Size)
		}
		x.cmd.A, x.cmd.B, x.cmd.C = c.Ref, at, engine.NoRef
		k := slices.IndexFunc(out, func(o attempt) bool { return o.cmd.Verb == l.Verb })
		if k < 0 {
			out = append(out, x)
		} else if x.rank < out[k].rank {
			out[k] = x
		}
	}
	slices.SortStableFunc(out, func(a, b attempt) int { return cmp.Compare(a.rank, b.rank) })
	cmds := make([]engine.Command, len(out))
	for i, o := range out {
		cmds[i] = o.cmd
	}
	return cmds
}
