package result

import (
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds what is chosen on the sheet that tells of a sighting: how many of each deck go, against which force, or nobody.

// strike is who may be sent against what a search has found, and how many of each are chosen.
type strike struct {
	head    int // where the game stood
	targets []engine.Ref
	at      engine.Ref
	list    []table.Reacher
	plans   []table.Plan // the one chosen among them
	chosen  int
	row     int        // that the keys change
	ship    engine.Ref // whose fate is shown
}

// strikes is what may be sent against what the sheet tells of; nil where nobody may be, or somebody has been.
func (m *Result) strikes() *strike {
	if len(m.open) != 1 || m.open[0].What != engine.FightSearch || !m.Live() {
		m.deck = nil
		return nil
	}
	if head := m.Sight.Game.Head() + 1; m.deck == nil || m.deck.head != head {
		m.deck = &strike{head: head, targets: m.Targets()}
		if len(m.deck.targets) > 0 {
			m.deck.against(m, m.deck.targets[0])
		}
	}
	if len(m.deck.plans) == 0 {
		return nil
	}
	return m.deck
}

// against turns to a target.
func (x *strike) against(m *Result, at engine.Ref) {
	x.at, x.list, x.plans, x.chosen, x.row, x.ship = at, m.Reachers(at), nil, 0, 0, engine.NoRef
	if slices.ContainsFunc(x.list, func(r table.Reacher) bool { return r.Sent }) {
		return // planning has begun
	}
	x.plans = m.Plans(at, x.list)
	if len(x.plans) > 0 && len(x.plans[0].Fates) > 0 {
		x.ship = x.plans[0].Fates[0].Of
	}
}

// plan is the one chosen.
func (x *strike) plan() *table.Plan { return &x.plans[x.chosen] }

// crew sets how many go of one of those who reach the target: the next number up or down at which it may be parted. Where no plan that
// lies on the sheet is that, it takes the place of the last.
func (x *strike) crew(m *Result, nth, n int) {
	if nth < 0 || nth >= len(x.list) {
		return
	}
	of := slices.Clone(x.plan().Of)
	by := 1
	if n < of[nth] {
		by = -1
	}
	for n >= 0 && n <= x.list[nth].Counter.Size && !m.Parts(x.list[nth], n) {
		n += by
	}
	if n < 0 || n > x.list[nth].Counter.Size {
		return
	}
	of[nth] = n
	if i := slices.IndexFunc(x.plans, func(p table.Plan) bool { return slices.Equal(p.Of, of) }); i >= 0 {
		x.chosen = i
		return
	}
	p := m.PlanOf(x.at, x.list, of)
	if len(x.plans) < 3 {
		x.plans = append(x.plans, p)
		x.chosen = len(x.plans) - 1
		return
	}
	x.chosen = 2
	x.plans[2] = p
}

// ships lists whose fates are known, each once.
func (x *strike) ships() (out []engine.Ref) {
	for _, b := range x.plans[0].Fates {
		if !slices.Contains(out, b.Of) {
			out = append(out, b.Of)
		}
	}
	return out
}

// ending is the command that ends the choice; those sent by then fly.
func (m *Result) ending() (engine.Command, bool) {
	i := slices.IndexFunc(m.Sight.Legal, func(c engine.Command) bool {
		l := m.Label(c)
		return c.A == engine.NoRef && c.B == engine.NoRef && c.C == engine.NoRef && !l.Sorts && !l.Beside
	})
	if i < 0 {
		return engine.Command{}, false
	}
	return m.Sight.Legal[i], true
}

// doStrike carries out what is chosen on the sheet; it tells whether it was that.
func (m *Result) doStrike(a scene.Act) bool {
	x := m.strikes()
	if x == nil {
		return false
	}
	switch a := a.(type) {
	case Take:
		x.chosen = min(max(0, a.Nth), len(x.plans)-1)
	case Crew:
		x.row = a.Nth
		x.crew(m, a.Nth, a.N)
		m.Cue("card")
	case Against:
		x.against(m, a.At)
	case AimAt:
		x.ship = a.Ship
	case Launch:
		m.launch(x)
	case Nobody:
		c, ok := m.ending()
		m.Run(Close{})
		if ok {
			m.Give(c)
		}
	default:
		return false
	}
	m.Stale = true
	return true
}

// launch sends those chosen; where only their own target is left for anybody else, the choice is over.
func (m *Result) launch(x *strike) {
	list, at := x.plan().Give, x.at
	if len(list) == 0 {
		return
	}
	m.Run(Close{})
	for _, c := range list {
		head := m.Sight.Game.Head()
		if m.Give(c); m.Sight.Game.Head() == head {
			return // refused: the reason stands on the map
		}
	}
	if slices.ContainsFunc(m.Targets(), func(r engine.Ref) bool { return r != at }) {
		return
	}
	if c, ok := m.ending(); ok {
		m.Give(c)
	}
}

// strikeKey is the keyboard while something may be sent: no key that presses amber decides it.
func (m *Result) strikeKey(k scene.Key) bool {
	x := m.strikes()
	if x == nil || m.aside {
		return false
	}
	if n := strings.Index("123", k.Name); len(k.Name) == 1 && n >= 0 && n < len(x.plans) {
		m.Run(Take{Nth: n})
		return true
	}
	switch k.Name {
	case "space", "enter":
	case "up", "down":
		x.row += map[string]int{"up": -1, "down": 1}[k.Name]
		x.row = max(0, min(x.row, len(x.list)-1))
		m.Stale = true
	case "left", "right":
		m.Run(Crew{Nth: x.row, N: x.plan().Of[x.row] + map[string]int{"left": -1, "right": 1}[k.Name]})
	case "l":
		if !m.Hasty() {
			m.Run(Launch{})
		}
	case "n":
		if !m.Hasty() {
			m.Run(Nobody{})
		}
	case "esc":
		m.Run(Close{})
	default:
		return false
	}
	return true
}
