package table

import (
	"slices"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present/program"
)

// This file holds the game on the table as the screen sees it: whose eyes, which line, what is legal, what is selected.

type Sight struct {
	Play   *program.Play
	Game   *play.Game
	Viewer engine.Side
	Pos    engine.Position // as viewer sees it, at line cursor
	View   engine.View
	Legal  []engine.Command
	Named  map[engine.Ref]bool // what the legal commands mention that do more than part and merge counters
	Path   []int               // nodes from the set-up on; the last is the present
	Cursor int                 // index into path of what is shown
	Points []Point
	last   lastRead                // the position the newest point was read from
	read   map[engine.Side]reading // what other eyes have read
	Branch int                     // the end of a branch that was taken back and is looked at, 0 for the line of play

	Sel     engine.Ref           // selected counter or space
	Space   int                  // space whose stack the panel shows, -1 none
	KeyAt   int                  // space of the keyboard's cursor, -1 while the mouse is used
	N       int16                // number chosen on the stepper, 0 for all
	Battle  bool                 // the combat panel is not put aside
	Resumed bool                 // it was just taken up again, and what has happened is still to be told
	fights  []*engine.BattleView // decided together, or the one that is fought
	nth     int                  // and which of them is shown, from 0
	planned bool                 // the panel of what is planned on the map is open
	Memo    map[MemoKey]engine.Answer
	labels  map[engine.Command]engine.Label // what commands that point at nothing are called
	goals   []int                           // where somebody may be sent now; nil until somebody asks
	Aim     *Aim                            // what somebody is to be sent against, and who is ticked for it; nil for nothing
	aims    map[engine.Ref][]engine.Ref     // who was ticked for targets looked at before
	Steered bool                            // the keyboard's cursor was moved since the last command
	ferry   map[engine.Ref][]ferry
	reasons map[int][]engine.Text // how opponents came to what they did, by node
}

type MemoKey struct {
	Kind engine.QueryKind
	at   engine.Ref
	Cmd  engine.Command
	With engine.Ref
}

// Refresh reads the present position again after anything happened.
func (m *Surface) Refresh() {
	t := m.Sight
	old := t.Path
	t.Path, t.Branch = m.KnownSteps(t.Game.Path()), 0
	if !slices.Equal(old, t.Path) {
		m.ReadPoints()
	}
	t.Cursor = len(t.Path) - 1
	t.Pos = t.Game.Seen(t.Viewer)
	m.look()
}

// look reads view and legal commands of the position shown.
func (m *Surface) look() {
	t := m.Sight
	old, asked := t.View.Battle, t.View.Prompt.Ask.Key
	t.View, t.labels = t.Pos.View(), map[engine.Command]engine.Label{}
	m.Rested = m.Rested || t.View.Prompt.Ask.Key != asked
	t.readFights()
	m.BesideBattle(old)
	if t.View.Battle == nil && t.View.Plan == nil {
		m.Beside = false
	}
	t.Legal = t.Legal[:0]
	if m.Live() && !m.KeeperWrites() {
		if s := m.Actor(); s != engine.NoSide && m.Seat(s) == "person" && (s == t.Viewer || len(m.Writing()) == 0) { // another side's draft is its own
			t.Legal = t.Game.Legal(s, t.Legal)
		}
	}
	if m.Beside && len(t.Legal) > 0 && t.Game.Head() != m.BesideAt && t.View.Battle != nil && m.Asked() {
		m.Beside = false // what was asked since comes forward
		m.Opens()
	}
	t.Named = map[engine.Ref]bool{}
	for _, c := range t.Legal {
		if c.A.Kind() != engine.KindCounter || c.B.Kind() == engine.KindSpace || !m.Label(c).Sorts {
			t.Named[c.A], t.Named[c.B], t.Named[c.C] = true, true, true
		}
	}
	t.Memo, t.ferry, t.goals = map[MemoKey]engine.Answer{}, nil, nil
	if t.Sel.Kind() == engine.KindCounter {
		if c, ok := t.Counter(t.Sel); !ok {
			t.Sel = engine.NoRef
		} else {
			t.Space = c.Space.Index()
		}
	}
	t.N = 0
	m.reaim()
	m.Stale = true
}

// ShowAt shows the position after the i-th node of the path.
func (m *Surface) ShowAt(i int) {
	t := m.Sight
	i = max(0, min(i, len(t.Path)-1))
	if i == len(t.Path)-1 && !t.Play.Replay && t.Branch == 0 {
		m.Refresh()
		return
	}
	pos, err := t.Game.At(t.Path[i], t.Viewer)
	if err != nil {
		m.Fail(err)
		return
	}
	t.Cursor, t.Pos, t.nth = i, pos, 0
	m.Menu, m.Proof = nil, nil
	m.look()
}

// Counter finds a counter in what is shown.
func (t *Sight) Counter(r engine.Ref) (engine.CounterView, bool) {
	for _, c := range t.View.Counters {
		if c.Ref == r {
			return c, true
		}
	}
	return engine.CounterView{}, false
}

// SpaceView finds what is told of a space; ok is false where there is nothing.
func (t *Sight) SpaceView(i int) (engine.SpaceView, bool) {
	for _, s := range t.View.Spaces {
		if s.Ref == engine.SpaceRef(i) {
			return s, true
		}
	}
	return engine.SpaceView{}, false
}

// CountersAt lists the counters in a space by side: air before ground, ready before inverted, then the larger.
func (t *Sight) CountersAt(i int) []engine.CounterView {
	var out []engine.CounterView
	at := engine.SpaceRef(i)
	for k := range t.View.Counters {
		if t.View.Counters[k].Space == at {
			out = append(out, t.View.Counters[k])
		}
	}
	slices.SortStableFunc(out, func(a, b engine.CounterView) int {
		switch {
		case a.Side != b.Side:
			return int(a.Side) - int(b.Side)
		case a.Flies() != b.Flies(): // air first
			if !a.Flies() {
				return 1
			}
			return -1
		case a.Is(engine.Turned) != b.Is(engine.Turned):
			if a.Is(engine.Turned) {
				return 1
			}
			return -1
		case (a.Mission != engine.NoRef) != (b.Mission != engine.NoRef): // who can still be sent lies on top
			if a.Mission != engine.NoRef {
				return 1
			}
			return -1
		}
		return b.Size - a.Size
	})
	return out
}

// SideView finds what is told of a side.
func (t *Sight) SideView(s engine.Side) engine.SideView {
	for _, v := range t.View.Sides {
		if v.Side == s {
			return v
		}
	}
	return engine.SideView{Side: s, Style: "neutral"}
}

// Style is the palette side of a side.
func (t *Sight) Style(s engine.Side) string { return t.SideView(s).Style }

// Reasoned notes how an opponent came to what it did at a node, and Reasons gives it.
func (t *Sight) Reasoned(node int, why []engine.Text) {
	if t.reasons == nil {
		t.reasons = map[int][]engine.Text{}
	}
	t.reasons[node] = why
}

// Reasons is how an opponent came to what it did at a node, as far as this program was there when it did.
func (t *Sight) Reasons(node int) []engine.Text { return t.reasons[node] }

// Ask asks the position, once for each question until it changes.
func (m *Surface) Ask(q engine.Query) (engine.Answer, bool) {
	t := m.Sight
	k := MemoKey{Kind: q.Kind, at: q.At, Cmd: q.Cmd}
	if len(q.With) > 0 {
		k.With = q.With[0]
	}
	if a, ok := t.Memo[k]; ok {
		return a, true
	}
	asker, ok := t.Pos.(engine.Asker)
	if !ok {
		return engine.Answer{}, false
	}
	a, err := asker.Ask(t.Viewer, q)
	if err != nil {
		return engine.Answer{}, false
	}
	t.Memo[k] = a
	return a, true
}
