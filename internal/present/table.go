package present

import (
	"slices"

	"awaw/engine"
)

// This file holds the game on the table as the screen sees it: whose eyes, which line, what is legal, what is selected.

type table struct {
	play   *Play
	game   *engine.Game
	viewer engine.Side
	pos    engine.Position // as viewer sees it, at line cursor
	view   engine.View
	legal  []engine.Command
	named  map[engine.Ref]bool // what the legal commands mention that do more than part and merge counters
	path   []int               // nodes from the set-up on; the last is the present
	cursor int                 // index into path of what is shown
	points []point
	last   lastRead // the position the newest point was read from
	branch int      // the end of a branch that was taken back and is looked at, 0 for the line of play

	sel     engine.Ref // selected counter or space
	space   int        // space whose stack the panel shows, -1 none
	keyAt   int        // space of the keyboard's cursor, -1 while the mouse is used
	n       int16      // number chosen on the stepper, 0 for all
	battle  bool       // the combat panel is not put aside
	planned bool       // the panel of what is planned on the map is open
	memo    map[memoKey]engine.Answer
	ferry   map[engine.Ref][]ferry
}

type memoKey struct {
	kind engine.QueryKind
	at   engine.Ref
	cmd  engine.Command
	with engine.Ref
}

// Put lays a game on the table.
func (m *Model) Put(p *Play) {
	m.clear()
	m.t = &table{play: p, game: p.Game, space: -1, keyAt: -1, battle: true}
	m.freshMap()
	m.freshBattle()
	m.freshHistory()
	m.freshPanels()
	m.freshBots()
	m.screen, m.sheet, m.menu, m.proof = ScreenGame, nil, nil, nil
	m.camSet = false
	m.t.viewer = m.firstViewer()
	m.refresh()
	if p.Replay {
		m.showAt(0)
	}
	if p.Notice != "" {
		m.sheet = &sheet{title: m.say("notice.title"), body: p.Notice, buttons: []sheetButton{{m.say("button.close"), "Enter", CloseSheet{}, true}}}
	}
	m.fit()
	m.besideBattle(nil)
	m.beginGuide()
	if m.veils(m.t.viewer) && !p.Replay && (m.t.game.Head() != 0 || m.secrets()) {
		m.drawCurtain(m.t.viewer) // whoever sits here, at the start or after a break, need not be the side asked
	}
	m.dirty = true
}

// clear takes the game off the table; its map stays behind the start screen.
func (m *Model) clear() {
	if m.t != nil {
		m.backdrop = m.t.play.Board
		if m.t.play.Close != nil {
			m.t.play.Close()
		}
	}
	m.t, m.menu, m.proof, m.cards, m.moving = nil, nil, nil, nil, nil
	m.dirty = true
}

// Table gives the game on the table, nil for none.
func (m *Model) Table() *engine.Game {
	if m.t == nil {
		return nil
	}
	return m.t.game
}

func (m *Model) seat(s engine.Side) string {
	if m.t == nil || int(s) < 1 || int(s) > len(m.t.play.Seats) {
		return "person"
	}
	return m.t.play.Seats[s-1]
}

func (m *Model) persons() int {
	n := 0
	for _, s := range m.t.play.Seats {
		if s == "person" {
			n++
		}
	}
	return n
}

func (m *Model) firstViewer() engine.Side {
	for _, s := range m.t.game.ToAct() {
		if m.seat(s) == "person" {
			return s
		}
	}
	for i, s := range m.t.play.Seats {
		if s == "person" {
			return engine.Side(i + 1)
		}
	}
	return 1
}

// refresh reads the present position again after anything happened.
func (m *Model) refresh() {
	t := m.t
	old := t.path
	t.path, t.branch = m.knownSteps(t.game.Path()), 0
	if !slices.Equal(old, t.path) {
		m.readPoints()
	}
	t.cursor = len(t.path) - 1
	t.pos = t.game.Seen(t.viewer)
	m.look()
}

// look reads view and legal commands of the position shown.
func (m *Model) look() {
	t := m.t
	old := t.view.Battle
	t.view = t.pos.View()
	m.besideBattle(old)
	t.legal = t.legal[:0]
	if m.live() {
		if s := m.actor(); s != engine.NoSide && m.seat(s) == "person" {
			t.legal = t.game.Legal(s, t.legal)
		}
	}
	t.named = map[engine.Ref]bool{}
	for _, c := range t.legal {
		if c.A.Kind() != engine.KindCounter || c.B.Kind() == engine.KindSpace || !m.tell(c).Sorts {
			t.named[c.A], t.named[c.B], t.named[c.C] = true, true, true
		}
	}
	t.memo, t.ferry = map[memoKey]engine.Answer{}, nil
	if t.sel.Kind() == engine.KindCounter {
		if c, ok := t.counter(t.sel); !ok {
			t.sel = engine.NoRef
		} else {
			t.space = c.Space.Index()
		}
	}
	t.n = 0
	m.dirty = true
}

// live tells whether the present is shown, not the past.
func (m *Model) live() bool {
	return m.t != nil && m.t.cursor == len(m.t.path)-1 && !m.t.play.Replay && m.t.branch == 0
}

// actor is the side that is asked now: the viewer if it owes something, else the first that does.
func (m *Model) actor() engine.Side {
	acting := m.t.game.ToAct()
	if slices.Contains(acting, m.t.viewer) {
		return m.t.viewer
	}
	if len(acting) == 0 {
		return engine.NoSide
	}
	return acting[0]
}

// showAt shows the position after the i-th node of the path.
func (m *Model) showAt(i int) {
	t := m.t
	i = max(0, min(i, len(t.path)-1))
	if i == len(t.path)-1 && !t.play.Replay && t.branch == 0 {
		m.refresh()
		return
	}
	pos, err := t.game.At(t.path[i], t.viewer)
	if err != nil {
		m.fail(err)
		return
	}
	t.cursor, t.pos = i, pos
	m.menu, m.proof = nil, nil
	m.look()
}

func (t *table) counter(r engine.Ref) (engine.CounterView, bool) {
	for _, c := range t.view.Counters {
		if c.Ref == r {
			return c, true
		}
	}
	return engine.CounterView{}, false
}

func (t *table) spaceView(i int) (engine.SpaceView, bool) {
	for _, s := range t.view.Spaces {
		if s.Ref == engine.SpaceRef(i) {
			return s, true
		}
	}
	return engine.SpaceView{}, false
}

// countersAt lists the counters in a space by side: air before ground, ready before inverted, then the larger.
func (t *table) countersAt(i int) []engine.CounterView {
	var out []engine.CounterView
	at := engine.SpaceRef(i)
	for k := range t.view.Counters {
		if t.view.Counters[k].Space == at {
			out = append(out, t.view.Counters[k])
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

func (t *table) sideView(s engine.Side) engine.SideView {
	for _, v := range t.view.Sides {
		if v.Side == s {
			return v
		}
	}
	return engine.SideView{Side: s, Style: "neutral"}
}

func (t *table) style(s engine.Side) string { return t.sideView(s).Style }

// ask asks the position, once for each question until it changes.
func (m *Model) ask(q engine.Query) (engine.Answer, bool) {
	t := m.t
	k := memoKey{kind: q.Kind, at: q.At, cmd: q.Cmd}
	if len(q.With) > 0 {
		k.with = q.With[0]
	}
	if a, ok := t.memo[k]; ok {
		return a, true
	}
	asker, ok := t.pos.(engine.Asker)
	if !ok {
		return engine.Answer{}, false
	}
	a, err := asker.Ask(t.viewer, q)
	if err != nil {
		return engine.Answer{}, false
	}
	t.memo[k] = a
	return a, true
}
