package table

import (
	"slices"

	"awaw/engine"
	"awaw/engine/play"
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
	Power    int         // whose player turn among powers that have their own
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
	Fights   []engine.FightID   // those that stood then, outermost first
	Battle   *engine.BattleView // the innermost, if there is a panel of it
	Decided  *engine.BattleView // the one its command decided
	Score    []engine.Score
}

// lastRead is the position the newest point was read from, as far as the next one is held against it.
type lastRead struct {
	node     int
	counters []engine.CounterView
}

// reading is how far one side's eyes have read the history.
type reading struct {
	points []Point
	last   lastRead
}

// LookAs lets another side look from the next Refresh on. What its eyes have read before is kept, so that handing over a long game
// reads only what is new; what is over is read afresh, for then everything is open.
func (t *Sight) LookAs(viewer engine.Side) {
	if t.Game.Outcome().Over {
		t.Forget()
	} else {
		if t.read == nil {
			t.read = map[engine.Side]reading{}
		}
		t.read[t.Viewer] = reading{t.Points, t.last}
	}
	r := t.read[viewer]
	t.Viewer, t.Points, t.last, t.Path = viewer, r.points, r.last, nil
}

// Forget drops all that has been read of the history: the next Refresh reads it again.
func (t *Sight) Forget() { t.read, t.Points, t.last, t.Path = nil, nil, lastRead{}, nil }

// Relay lays the same game on the table again, after its save was read anew. What had only been planned is read afresh; it gives how many points stay.
func (t *Sight) Relay() int {
	told := len(t.Points)
	for ; told > 0; told-- {
		if l, ok := t.Game.Line(t.Points[told-1].Node); !ok || l.Kind == play.LineSeen {
			break
		}
	}
	t.Game, t.read, t.Path = t.Play.Game, nil, nil
	t.Points, t.last = t.Points[:told], lastRead{}
	return told
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
		p := Point{Node: n, Glyph: "dot", Turn: v.Turn, Date: v.Date, Side: v.Prompt.Side, Power: v.Acting, phase: phaseNow(v)}
		if i > 0 && len(t.Points) == i && t.Points[i-1].Turn == p.Turn && t.Points[i-1].phase <= p.phase {
			p.Side = t.Points[i-1].Side // a player turn goes on until its phases begin again
		}
		if len(pos.ToAct()) > 1 {
			p.Side = engine.NoSide // all are on at once
		}
		if l, ok := t.Game.Line(n); ok {
			p.Barrier, p.Shown, p.By = l.Rolled(), l.Shown || len(l.Orders) > 0, l.Side
			p.Opened = l.Kind == play.LineReveal
		}
		names := m.namer(pos)
		p.Of = m.roundOf(v, names)
		p.Fights, p.Battle, p.Decided, p.Score = v.Fights, v.Battle, v.Decided, pos.Outcome().Score
		if n > 0 {
			m.tellPoint(&p, pos)
			if before, ok := m.countersBefore(i); ok {
				p.Changes = changesOf(before, v.Counters)
			}
		}
		p.Fortunes = engine.FortunesOf(pos, p.Barrier, p.Events)
		t.last = lastRead{n, v.Counters}
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
	names := m.namer(pos)
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

// phaseNow is the index of the present phase, past the last when the game is over.
func phaseNow(v engine.View) int {
	for i, p := range v.Track {
		if p.State == engine.PhaseNow {
			return i
		}
	}
	return len(v.Track)
}

// roundOf names the round of naval combat a position is in, or what else all that is done then belongs to; "" for nothing.
func (m *Surface) roundOf(v engine.View, names engine.Namer) string {
	if len(v.Trail) == 0 {
		return ""
	}
	return m.Catalog.Word(v.Trail[0], names)
}

// Pace is how far one step of the player goes.
type Pace uint8

// The paces.
const (
	ByEvent Pace = iota
	ByPhase
	ByTurn
	Paces
)

// Seek is the point where the next phase or player turn begins, or the present or the one before began.
func (t *Sight) Seek(dir int, p Pace) int {
	if p == ByEvent || len(t.Points) == 0 {
		return t.Cursor + dir
	}
	same := func(i, k int) bool {
		a, b := t.Points[i], t.Points[k]
		return a.Turn == b.Turn && a.Side == b.Side && (p == ByTurn || a.phase == b.phase)
	}
	last := len(t.Points) - 1
	i := min(t.Cursor, last)
	if dir > 0 {
		for k := i; i < last && same(i, k); i++ {
		}
		return i
	}
	if i > 0 {
		i--
	}
	for i > 0 && same(i, i-1) {
		i--
	}
	return i
}

// PointAt is the point that shows a node of the journal, or the last before it of which this side knows.
func (t *Sight) PointAt(node int) int {
	at := 0
	for i, n := range t.Path {
		if n <= node {
			at = i
		}
	}
	return at
}

// SinceOwn is the point of the last order of the side that looks in its last turn before this one, and whether another side has acted
// since, so that there is something to tell at the start of its turn.
func (m *Surface) SinceOwn() (from int, due bool) {
	t := m.Sight
	at := t.Cursor
	if at >= len(t.Points) || t.Points[at].Side != t.Viewer {
		return 0, false
	}
	for from = at; from > 0 && !(t.Points[from].By == t.Viewer && t.Points[from-1].Side == t.Viewer); {
		from--
	}
	for i := from + 1; i <= at; i++ {
		due = due || t.Points[i].By != t.Viewer && t.Points[i-1].Side != t.Viewer
	}
	return from, due
}
