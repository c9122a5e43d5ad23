package table

import (
	"slices"

	"awaw/engine"
)

// This file reads the history of the game on the table into points, one for each node: what was told, what changed, how
// the dice fell. Log, timeline, biographies and the luck ledger are made of them, and of nothing the viewer may not know.

// EventNaming is the event of a point that tells of a change of a counter by name, -1 for none.
func EventNaming(p *Point, c Change) int {
	for k, e := range p.Events {
		if !Names(e, c.Ref) {
			continue
		}
		switch c.Kind {
		case ChangeDown:
			if e.Kind == engine.EventTurned || len(e.Moves) > 0 {
				return k
			}
		case ChangeUp, ChangeHome:
		default:
			return k
		}
	}
	return -1
}

// Names tells whether an event names a counter.
func Names(e engine.Event, r engine.Ref) bool {
	return slices.Contains(e.Refs, r) || slices.ContainsFunc(e.Moves, func(v engine.Move) bool { return v.Counter == r })
}

// Point is one node on the timeline.
type Point struct {
	Node     int
	Turn     int
	phase    int         // index of the present phase
	Side     engine.Side // whose player turn, NoSide where all are on at once
	By       engine.Side // who gave the command
	Date     engine.Text
	Glyph    string // "dot", "battle", "triangle", "flag"
	Text     string // what happened, in the names of that moment
	Cite     engine.Cite
	Barrier  bool   // dice fell here
	Shown    bool   // something hidden was shown here, so that nothing goes back behind it
	Of       string // what all that is done belongs to: a round of naval combat
	Events   []engine.Event
	Words    []string // of each event
	Opened   bool     // secret orders were opened here
	Changes  []Change
	Fortunes []engine.Fortune
}

// lastRead is the position the newest point was read from, as far as the next one is held against it.
type lastRead struct {
	node     int
	viewer   engine.Side
	counters []engine.CounterView
}

// ReadPoints makes the points for the nodes not yet read.
func (m *Surface) ReadPoints() {
	t := m.Sight
	keep := 0
	for keep < len(t.Points) && keep < len(t.Path) && t.Points[keep].Node == t.Path[keep] {
		keep++
	}
	t.Points = t.Points[:keep]
	for i := keep; i < len(t.Path); i++ {
		n := t.Path[i]
		pos, err := t.Game.At(n, t.Viewer)
		if err != nil {
			continue
		}
		v := pos.View()
		p := Point{Node: n, Glyph: "dot", Turn: v.Turn, Date: v.Date, Side: v.Prompt.Side, phase: phaseNow(v)}
		if i > 0 && len(t.Points) == i && t.Points[i-1].Turn == p.Turn && t.Points[i-1].phase <= p.phase {
			p.Side = t.Points[i-1].Side // a player turn goes on until its phases begin again
		}
		if len(pos.ToAct()) > 1 {
			p.Side = engine.NoSide // all are on at once
		}
		if l, ok := t.Game.Line(n); ok {
			p.Barrier, p.Shown, p.By = l.Rolled(), l.Shown || len(l.Orders) > 0, l.Side
			p.Opened = l.Kind == engine.LineReveal
		}
		names, _ := pos.(engine.Namer)
		p.Of = m.roundOf(v, names)
		if n > 0 {
			m.tellPoint(&p, pos)
			if before, ok := m.countersBefore(i); ok {
				p.Changes = changesOf(before, v.Counters)
			}
		}
		if g, ok := pos.(engine.Gambler); ok && p.Barrier {
			p.Fortunes = g.Fortunes()
		}
		t.last = lastRead{n, t.Viewer, v.Counters}
		t.Points = append(t.Points, p)
	}
}

// KnownSteps is a path without the steps of other sides of which the viewer knows nothing: where something is hidden, not
// even their number is told.
func (m *Surface) KnownSteps(path []int) []int {
	t := m.Sight
	if !m.hidesFrom(t.Viewer) {
		return path
	}
	var out []int
	for _, n := range path {
		l, ok := t.Game.Line(n)
		events, err := t.Game.Events(n, t.Viewer)
		if n == 0 || !ok || err != nil || l.Side == t.Viewer || l.Rolled() || len(events) > 0 {
			out = append(out, n)
		}
	}
	return out
}

// tellPoint words the events of a point in the names of its moment.
func (m *Surface) tellPoint(p *Point, pos engine.Position) {
	events, err := m.Sight.Game.Events(p.Node, m.Sight.Viewer)
	if err != nil {
		return
	}
	p.Events = events
	names, _ := pos.(engine.Namer)
	for _, e := range events {
		word := m.Catalog.Word(e.Text, names)
		p.Words = append(p.Words, word)
		if p.Text == "" || rank(e.Kind) > 0 && p.Glyph == "dot" {
			p.Text, p.Cite = word, e.Cite
		}
		switch {
		case e.Kind == engine.EventLoss:
			p.Glyph = "triangle"
		case e.Kind == engine.EventBattle && p.Glyph == "dot":
			p.Glyph = "battle"
		case e.Kind == engine.EventBase && p.Glyph == "dot":
			p.Glyph = "flag"
		}
	}
}

// countersBefore are the counters as the viewer knew them one node before node i of the path.
func (m *Surface) countersBefore(i int) ([]engine.CounterView, bool) {
	t := m.Sight
	if t.last.node == t.Path[i-1] && t.last.viewer == t.Viewer {
		return t.last.counters, true
	}
	pos, err := t.Game.At(t.Path[i-1], t.Viewer)
	if err != nil {
		return nil, false
	}
	return pos.View().Counters, true
}

// phaseNow is the index of the present phase, past the last when the game is over.
func phaseNow(v engine.View) int {
	for i, p := range v.Track {
		if p.State == engine.PhaseNow {
			return i
		}
	}
	return len(v.Track)
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
	var mate engine.Ref
	sum := 0
	var less []*Change
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
			mate = d.Ref
		}
	}
	if sum != 0 || mate == engine.NoRef {
		return
	}
	for _, d := range less {
		if d.Mate == engine.NoRef {
			d.Mate = mate
		}
	}
}

// roundOf names the round of naval combat a position is in, or what else all that is done then belongs to; "" for nothing.
func (m *Surface) roundOf(v engine.View, names engine.Namer) string {
	if len(v.Trail) == 0 {
		return ""
	}
	return m.Catalog.Word(v.Trail[0], names)
}
