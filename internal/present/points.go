package present

import (
	"slices"

	"awaw/engine"
)

// This file reads the history of the game on the table into points, one for each node: what was told, what changed, how
// the dice fell. Log, timeline, biographies and the luck ledger are made of them, and of nothing the viewer may not know.

// point is one node on the timeline.
type point struct {
	node     int
	turn     int
	phase    int         // index of the present phase
	side     engine.Side // whose player turn
	by       engine.Side // who gave the command
	date     engine.Text
	glyph    string // "dot", "battle", "triangle", "flag"
	text     string // what happened, in the names of that moment
	cite     engine.Cite
	barrier  bool   // dice fell here
	shown    bool   // something hidden was shown here, so that nothing goes back behind it
	of       string // what all that is done belongs to: a round of naval combat
	events   []engine.Event
	words    []string // of each event
	changes  []change
	fortunes []engine.Fortune
}

// lastRead is the position the newest point was read from, as far as the next one is held against it.
type lastRead struct {
	node     int
	viewer   engine.Side
	counters []engine.CounterView
}

// readPoints makes the points for the nodes not yet read.
func (m *Model) readPoints() {
	t := m.t
	keep := 0
	for keep < len(t.points) && keep < len(t.path) && t.points[keep].node == t.path[keep] {
		keep++
	}
	t.points = t.points[:keep]
	for i := keep; i < len(t.path); i++ {
		n := t.path[i]
		pos, err := t.game.At(n, t.viewer)
		if err != nil {
			continue
		}
		v := pos.View()
		p := point{node: n, glyph: "dot", turn: v.Turn, date: v.Date, side: v.Prompt.Side, phase: phaseNow(v)}
		if i > 0 && len(t.points) == i && t.points[i-1].turn == p.turn && t.points[i-1].phase <= p.phase {
			p.side = t.points[i-1].side // a player turn goes on until its phases begin again
		}
		if l, ok := t.game.Line(n); ok {
			p.barrier, p.shown, p.by = l.Rolled(), l.Shown || len(l.Orders) > 0, l.Side
		}
		names, _ := pos.(engine.Namer)
		p.of = m.roundOf(v, names)
		if n > 0 {
			m.tellPoint(&p, pos)
			if before, ok := m.countersBefore(i); ok {
				p.changes = changesOf(before, v.Counters)
			}
		}
		if g, ok := pos.(engine.Gambler); ok && p.barrier {
			p.fortunes = g.Fortunes()
		}
		t.last = lastRead{n, t.viewer, v.Counters}
		t.points = append(t.points, p)
	}
}

// knownSteps is a path without the steps of other sides of which the viewer knows nothing: where something is hidden, not
// even their number is told.
func (m *Model) knownSteps(path []int) []int {
	t := m.t
	if !m.hidesFrom(t.viewer) {
		return path
	}
	var out []int
	for _, n := range path {
		l, ok := t.game.Line(n)
		events, err := t.game.Events(n, t.viewer)
		if n == 0 || !ok || err != nil || l.Side == t.viewer || l.Rolled() || len(events) > 0 {
			out = append(out, n)
		}
	}
	return out
}

// tellPoint words the events of a point in the names of its moment.
func (m *Model) tellPoint(p *point, pos engine.Position) {
	events, err := m.t.game.Events(p.node, m.t.viewer)
	if err != nil {
		return
	}
	p.events = events
	names, _ := pos.(engine.Namer)
	for _, e := range events {
		word := m.words.Word(e.Text, names)
		p.words = append(p.words, word)
		if p.text == "" || rank(e.Kind) > 0 && p.glyph == "dot" {
			p.text, p.cite = word, e.Cite
		}
		switch {
		case e.Kind == engine.EventLoss:
			p.glyph = "triangle"
		case e.Kind == engine.EventBattle && p.glyph == "dot":
			p.glyph = "battle"
		case e.Kind == engine.EventBase && p.glyph == "dot":
			p.glyph = "flag"
		}
	}
}

// countersBefore are the counters as the viewer knew them one node before node i of the path.
func (m *Model) countersBefore(i int) ([]engine.CounterView, bool) {
	t := m.t
	if t.last.node == t.path[i-1] && t.last.viewer == t.viewer {
		return t.last.counters, true
	}
	pos, err := t.game.At(t.path[i-1], t.viewer)
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

// changeKind tells what became of a counter in one step.
type changeKind uint8

// The kinds of change, as a biography tells them.
const (
	changeCame  changeKind = iota + 1 // it is on the board for the first time
	changeGone                        // it is no longer there
	changeMoved                       // it bases elsewhere: From, To
	changeFlew                        // it flies to To
	changeHome                        // it is back from its mission
	changeDown                        // it was inverted
	changeUp                          // and is ready again
	changeLost                        // N factors fewer
	changeGrown                       // N factors more
)

// change is what became of one counter in one step.
type change struct {
	ref      engine.Ref
	kind     changeKind
	from, to engine.Ref
	n        int
	now      engine.CounterView // as it is after the step, or was before when it is gone
	mate     engine.Ref         // the counter it was broken off, or merged into; NoRef for none
}

// changesOf holds the counters of two moments against each other; both lists are sorted by Ref.
func changesOf(before, after []engine.CounterView) []change {
	var out []change
	i, j := 0, 0
	for i < len(before) || j < len(after) {
		switch {
		case j == len(after) || i < len(before) && before[i].Ref < after[j].Ref:
			out = append(out, change{ref: before[i].Ref, kind: changeGone, from: before[i].Space, n: before[i].Size, now: before[i]})
			i++
		case i == len(before) || after[j].Ref < before[i].Ref:
			out = append(out, change{ref: after[j].Ref, kind: changeCame, to: after[j].Space, n: after[j].Size, now: after[j]})
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
func compared(out []change, a, b engine.CounterView) []change {
	add := func(k changeKind, from, to engine.Ref, n int) {
		out = append(out, change{ref: b.Ref, kind: k, from: from, to: to, n: n, now: b})
	}
	if b.Size < a.Size {
		add(changeLost, a.Space, b.Space, a.Size-b.Size)
	} else if b.Size > a.Size {
		add(changeGrown, a.Space, b.Space, b.Size-a.Size)
	}
	if a.Space != b.Space {
		add(changeMoved, a.Space, b.Space, 0)
	}
	if b.Mission != a.Mission {
		if b.Mission != engine.NoRef {
			add(changeFlew, b.Space, b.Mission, 0)
		} else {
			add(changeHome, a.Mission, b.Space, 0)
		}
	}
	if b.Is(engine.Turned) != a.Is(engine.Turned) {
		if b.Is(engine.Turned) {
			add(changeDown, b.Space, b.Space, 0)
		} else {
			add(changeUp, b.Space, b.Space, 0)
		}
	}
	return out
}

// pairUp finds what was only broken off or merged: one counter shrank by what another of its kind came with, or grew by what
// one went with.
func pairUp(list []change) {
	match := func(i int, kinds ...changeKind) {
		c := &list[i]
		for k := range list {
			d := &list[k]
			like := d.now.Nation == c.now.Nation && d.now.Kind == c.now.Kind && d.now.Side == c.now.Side
			if k != i && like && d.mate == engine.NoRef && d.n == c.n && slices.Contains(kinds, d.kind) {
				c.mate, d.mate = d.ref, c.ref
				return
			}
		}
	}
	for i := range list {
		switch {
		case list[i].mate != engine.NoRef:
		case list[i].kind == changeCame:
			match(i, changeLost)
		case list[i].kind == changeGone:
			match(i, changeGrown)
		}
	}
	for i := range list {
		if c := &list[i]; c.mate == engine.NoRef && (c.kind == changeLost || c.kind == changeGone) {
			pool(list, c)
		}
	}
}

// pool finds what several counters of a kind that stand together made of themselves: nothing is lost when they are worth as
// much as before. What has no mate yet then goes with one that grew or came.
func pool(list []change, c *change) {
	var mate engine.Ref
	sum := 0
	var less []*change
	for k := range list {
		d := &list[k]
		if d.now.Nation != c.now.Nation || d.now.Kind != c.now.Kind || d.now.Side != c.now.Side {
			continue
		}
		switch {
		case (d.kind == changeLost || d.kind == changeGone) && d.from == c.from:
			sum -= d.n
			less = append(less, d)
		case d.kind == changeGrown && d.to == c.from, d.kind == changeCame && d.to == c.from:
			sum += d.n
			mate = d.ref
		}
	}
	if sum != 0 || mate == engine.NoRef {
		return
	}
	for _, d := range less {
		if d.mate == engine.NoRef {
			d.mate = mate
		}
	}
}
