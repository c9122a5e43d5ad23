package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/engine/supremacy"
)

// This file follows aircraft that may be sent through the rounds, one bar each.

// span adds a round to the bars of aircraft: one that was sent takes the bar of one like it that stood at its base.
func (p *Position) span(t *lanes.Table, n int, list []flown) {
	for _, f := range list {
		s := lanes.Span{Round: n, Doing: doings[f.State], At: engine.NoRef}
		if f.To >= 0 {
			s.At = ref(int(f.To))
		}
		switch {
		case f.Serial == 0:
			s.Doing, s.Cite = lanes.Barred, "as.dispatch.9"
		case s.Doing == lanes.Fighting && idle(t, n, s.At):
			s.Doing = lanes.Idle
		}
		b := p.bar(t, n, &f)
		b.Spans = append(b.Spans, s)
	}
}

// late tells, once all battles are over, of aircraft whose battle, the last of the turn, was over before they came: as.dispatch.15, they turn back in the round that is not fought.
func (p *Position) late(t *lanes.Table) {
	for i := range t.Bars {
		b := &t.Bars[i]
		if last := b.Spans[len(b.Spans)-1]; p.phase > Battles && last.Doing == lanes.Sent && last.Round == t.Round {
			b.Spans = append(b.Spans, lanes.Span{Round: t.Round + 1, Doing: lanes.Idle, At: last.At})
		}
	}
}

// idle tells whether nothing was fought in a space in a round, and no more is: its battles were over before the dice.
func idle(t *lanes.Table, n int, at engine.Ref) bool {
	return !slices.ContainsFunc(t.Lanes, func(l lanes.Lane) bool {
		return l.At == at && (l.Fate == lanes.GoesOn || n <= len(l.Cells) && l.Cells[n-1].Fought)
	})
}

// bar finds the bar of an aircraft, or begins it.
func (p *Position) bar(t *lanes.Table, n int, f *flown) *lanes.Bar {
	nation, kind, from := p.code(int(f.Power)), counterKinds[f.Kind], ref(int(f.From))
	var found *lanes.Bar
	for i := range t.Bars {
		b := &t.Bars[i]
		last := b.Spans[len(b.Spans)-1]
		if b.Nation != nation || b.Kind != kind || b.From != from || last.Round >= n {
			continue
		}
		onward := last.Round == n-1 && follows(last.Doing, f)
		if onward {
			return b
		}
		if found == nil && (last.Doing == lanes.Barred || last.Doing == lanes.Returning || last.Doing == lanes.Sent && last.Round < n-1) && (f.Serial == 0 || doings[f.State] == lanes.Sent) {
			found = b
		}
	}
	if found != nil {
		return found
	}
	send := engine.Command{Side: p.sideOf(1), Verb: VerbDispatch, N: kindN(f.Kind), A: from, C: engine.NationRef(int(f.Power))}
	t.Bars = append(t.Bars, lanes.Bar{Nation: nation, Kind: kind, Value: p.figure(1, f.Kind), From: from, Send: send})
	return &t.Bars[len(t.Bars)-1]
}

// follows tells whether what an aircraft did in a round leads to what is told of the next.
func follows(before lanes.Doing, f *flown) bool {
	if f.Serial == 0 {
		return before == lanes.Barred
	}
	switch doings[f.State] {
	case lanes.Fighting:
		return before == lanes.Sent || before == lanes.Fighting
	case lanes.Returning:
		return before == lanes.Sent || before == lanes.Fighting || before == lanes.Idle
	case lanes.Out:
		return before == lanes.Fighting || before == lanes.Idle || before == lanes.Out
	}
	return false
}

// free adds bars of aircraft that may be sent now.
func (p *Position) free(t *lanes.Table) {
	var l lister
	l.p = p
	l.declarations()
	seen := map[engine.Command]bool{}
	for _, c := range l.Out {
		c.Verb, c.B = 0, engine.NoRef
		if k := kindOf(c.N); k.flies() && c.C != engine.NoRef && !seen[c] && p.battleAt(c.A.Index()) < 0 {
			seen[c] = true
			for range p.Units[c.A.Index()][c.C.Index()][k] {
				f := flown{Serial: 255, Power: uint8(c.C.Index()), Kind: k, From: int8(c.A.Index()), State: supremacy.Dispatched, To: nobody}
				b := p.bar(t, p.bout, &f)
				b.Spans = append(b.Spans, lanes.Span{Round: p.bout, Doing: lanes.Free})
			}
		}
	}
}
