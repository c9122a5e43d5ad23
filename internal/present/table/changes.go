package table

import (
	"slices"

	"awaw/engine"
)

// This file tells what changed between two positions: what came, moved, flew, was lost.

// countersBefore are the counters as the viewer knew them one node before node i of the path.
func (m *Surface) countersBefore(i int) ([]engine.CounterView, bool) {
	t := m.Sight
	if t.last.counters != nil && t.last.node == t.Path[i-1] {
		return t.last.counters, true
	}
	pos, err := t.Game.At(t.Path[i-1], t.Viewer)
	if err != nil {
		return nil, false
	}
	return pos.View().Counters, true
}

func rank(k engine.EventKind) int {
	switch k {
	case engine.EventLoss, engine.EventBattle, engine.EventBase, engine.EventOutcome:
		return 1
	}
	return 0
}

// ChangeKind tells what became of a counter in one step.
type ChangeKind uint8

// The kinds of change, as a biography tells them.
const (
	ChangeCame  ChangeKind = iota + 1 // it is on the board for the first time
	ChangeGone                        // it is no longer there
	ChangeMoved                       // it bases elsewhere: From, To
	ChangeFlew                        // it flies to To
	ChangeHome                        // it is back from its mission
	ChangeDown                        // it was inverted
	ChangeUp                          // and is ready again
	ChangeLost                        // N factors fewer
	ChangeGrown                       // N factors more
)

// Change is what became of one counter in one step.
type Change struct {
	Ref      engine.Ref
	Kind     ChangeKind
	From, To engine.Ref
	N        int
	Now      engine.CounterView // as it is after the step, or was before when it is gone
	Mate     engine.Ref         // the counter it was broken off, or merged into; NoRef for none
}

// changesOf holds the counters of two moments against each other; both lists are sorted by Ref.
func changesOf(before, after []engine.CounterView) []Change {
	var out []Change
	i, j := 0, 0
	for i < len(before) || j < len(after) {
		switch {
		case j == len(after) || i < len(before) && before[i].Ref < after[j].Ref:
			out = append(out, Change{Ref: before[i].Ref, Kind: ChangeGone, From: before[i].Space, N: before[i].Size, Now: before[i]})
			i++
		case i == len(before) || after[j].Ref < before[i].Ref:
			out = append(out, Change{Ref: after[j].Ref, Kind: ChangeCame, To: after[j].Space, N: after[j].Size, Now: after[j]})
			j++
		default:
			out = compared(out, before[i], after[j])
			i, j = i+1, j+1
		}
	}
	pairUp(out)
	return out
}

// compared adds what changed of one counter.
func compared(out []Change, a, b engine.CounterView) []Change {
	add := func(k ChangeKind, from, to engine.Ref, n int) {
		out = append(out, Change{Ref: b.Ref, Kind: k, From: from, To: to, N: n, Now: b})
	}
	if b.Size < a.Size {
		add(ChangeLost, a.Space, b.Space, a.Size-b.Size)
	} else if b.Size > a.Size {
		add(ChangeGrown, a.Space, b.Space, b.Size-a.Size)
	}
	if a.Space != b.Space {
		add(ChangeMoved, a.Space, b.Space, 0)
	}
	if b.Mission != a.Mission {
		if b.Mission != engine.NoRef {
			add(ChangeFlew, b.Space, b.Mission, 0)
		} else {
			add(ChangeHome, a.Mission, b.Space, 0)
		}
	}
	if b.Is(engine.Turned) != a.Is(engine.Turned) {
		if b.Is(engine.Turned) {
			add(ChangeDown, b.Space, b.Space, 0)
		} else {
			add(ChangeUp, b.Space, b.Space, 0)
		}
	}
	return out
}

// pairUp finds what was only broken off or merged: one counter shrank by what another of its kind came with, or grew by what
// one went with.
func pairUp(list []Change) {
	match := func(i int, kinds ...ChangeKind) {
		c := &list[i]
		for k := range list {
			d := &list[k]
			like := d.Now.Nation == c.Now.Nation && d.Now.Kind == c.Now.Kind && d.Now.Side == c.Now.Side
			if k != i && like && d.Mate == engine.NoRef && d.N == c.N && slices.Contains(kinds, d.Kind) {
				c.Mate, d.Mate = d.Ref, c.Ref
				return
			}
		}
	}
	for i := range list {
		switch {
		case list[i].Mate != engine.NoRef:
		case list[i].Kind == ChangeCame:
			match(i, ChangeLost)
		case list[i].Kind == ChangeGone:
			match(i, ChangeGrown)
		}
	}
	for i := range list {
		if c := &list[i]; c.Mate == engine.NoRef && (c.Kind == ChangeLost || c.Kind == ChangeGone) {
			pool(list, c)
		}
	}
}

// pool finds what several counters of a kind that stand together made of themselves: nothing is lost when they are worth as
// much as before. What has no mate yet then goes with one that grew or came.
func pool(list []Change, c *Change) {
	sum := 0
	var less, more []*Change
	for k := range list {
		d := &list[k]
		if d.Now.Nation != c.Now.Nation || d.Now.Kind != c.Now.Kind || d.Now.Side != c.Now.Side {
			continue
		}
		switch {
		case (d.Kind == ChangeLost || d.Kind == ChangeGone) && d.From == c.From:
			sum -= d.N
			less = append(less, d)
		case d.Kind == ChangeGrown && d.To == c.From, d.Kind == ChangeCame && d.To == c.From:
			sum += d.N
			more = append(more, d)
		}
	}
	if sum != 0 || len(more) == 0 {
		return
	}
	room := make([]int, len(more)) // what each of those that grew has not been given yet
	for i, d := range more {
		room[i] = d.N
	}
	for _, d := range less {
		best := 0
		for i := range room {
			if room[i] > room[best] {
				best = i
			}
		}
		room[best] -= d.N
		if d.Mate == engine.NoRef {
			d.Mate = more[best].Ref
		}
	}
	for _, d := range more {
		if d.Mate == engine.NoRef {
			d.Mate = less[0].Ref
		}
	}
}
