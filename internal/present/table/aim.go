package table

import (
	"errors"
	"slices"

	"awaw/engine"
)

// This file holds what is aimed at: a place or a force somebody may be sent against, who reaches it, who is ticked, and what would come of
// it. Nothing of that is done before it is sent; what it would lead to the position itself says.

// Aim is a target with those ticked to go for it.
type Aim struct {
	At     engine.Ref // a space, or an enemy counter
	Ticked []engine.Ref
	asked  engine.Prompt       // what was asked when it was opened
	known  map[string]Prospect // by who goes, until the position changes
	able   map[engine.Ref]bool // who may be ticked
	with   map[string]bool     // by whom beside those ticked: whether all of them may go
}

// Ticks tells whether a counter is ticked.
func (a *Aim) Ticks(r engine.Ref) bool { return a != nil && slices.Contains(a.Ticked, r) }

// Reacher is one own counter that may be sent to a target, by which command; or one that has been sent.
type Reacher struct {
	Counter engine.CounterView
	Cmd     engine.Command
	Far     int        // spaces from where it stands, or from where it sets out; -1 where none lie between
	From    engine.Ref // of what waits in a box beside the map: where it sets out; NoRef for all else
	Sent    bool
}

// goes tells whether a command sends a counter against a target.
func (m *Surface) goes(c engine.Command, at engine.Ref) bool {
	return c.B == at && c.A.Kind() == engine.KindCounter && m.Label(c).Sends
}

// AimOf is what a click on something aims at: it, or the space it stands in; NoRef where nobody may be sent.
func (m *Surface) AimOf(r engine.Ref, space int) engine.Ref {
	could := []engine.Ref{r, engine.SpaceRef(space)}
	for _, c := range m.Sight.CountersAt(space) {
		if c.Side != m.Actor() {
			could = append(could, c.Ref)
		}
	}
	for _, at := range could {
		if at != engine.NoRef && slices.ContainsFunc(m.Reachers(at), func(x Reacher) bool { return !x.Sent }) {
			return at
		}
	}
	at := engine.SpaceRef(space)
	if len(m.Reachers(at)) > 0 || m.Sought(at) { // nobody more, but somebody has been sent; or something is begun there before anybody is
		return at
	}
	return engine.NoRef
}

// Sought tells whether something begins at a place where the other side's counters stand before anybody is sent there: ships are sought.
func (m *Surface) Sought(at engine.Ref) bool {
	if !m.Live() || m.Actor() == engine.NoSide || m.Seat(m.Actor()) != "person" || at.Kind() != engine.KindSpace {
		return false
	}
	foe := func(c engine.CounterView) bool { return c.Side != m.Actor() }
	return slices.ContainsFunc(m.Sight.Legal, func(c engine.Command) bool { return begins(c, at) && m.Label(c).Begins }) &&
		slices.ContainsFunc(m.Sight.CountersAt(at.Index()), foe)
}

// begins tells whether a command is of the form of those that begin something at a place.
func begins(c engine.Command, at engine.Ref) bool {
	return c.A == engine.NoRef && c.B == at && c.C == engine.NoRef
}

// Reachers lists who may be sent to a target and who has been, the largest first.
func (m *Surface) Reachers(at engine.Ref) (out []Reacher) {
	if !m.Live() || m.Actor() == engine.NoSide || m.Seat(m.Actor()) != "person" {
		return nil
	}
	able := false
	for _, c := range m.Sight.Legal {
		if !m.goes(c, at) || slices.ContainsFunc(out, func(r Reacher) bool { return r.Counter.Ref == c.A }) {
			continue
		}
		if v, ok := m.Sight.Counter(c.A); ok && v.Side == m.Actor() {
			out, able = append(out, Reacher{Counter: v, Cmd: c}), true
		}
	}
	if open := m.Sight.Aim; !able && (open == nil || open.At != at) && !slices.ContainsFunc(m.Sight.Legal, func(c engine.Command) bool { return m.Label(c).Sends }) {
		return nil // nobody is sent out in this step
	}
	for _, v := range m.Sight.View.Counters {
		if v.Side == m.Actor() && v.Mission != engine.NoRef && (v.Mission == at || v.Mission == m.spaceOf(at)) && !slices.ContainsFunc(out, func(r Reacher) bool { return r.Counter.Ref == v.Ref }) {
			out = append(out, Reacher{Counter: v, Sent: true})
		}
	}
	return m.ordered(out, m.spaceOf(at))
}

// Within lists the viewer's own that would reach a space from where they stand, whatever is asked now, the largest first.
func (m *Surface) Within(space int) (out []Reacher) {
	for _, c := range m.Sight.View.Counters {
		if c.Side != m.Sight.Viewer || !c.Flies() || c.Range == 0 {
			continue
		}
		a, ok := m.Ask(engine.Query{Kind: engine.QueryRange, At: c.Ref})
		if ok && slices.ContainsFunc(a.Spaces, func(s engine.SpaceAnswer) bool { return s.Ref.Index() == space }) {
			out = append(out, Reacher{Counter: c})
		}
	}
	return m.ordered(out, engine.SpaceRef(space))
}

// Aimed tells whether a counter may be ticked for the target shown.
func (m *Surface) Aimed(r engine.Ref) bool {
	a := m.Sight.Aim
	return a != nil && a.able[r]
}

func compareBools(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}

// spaceOf is the space a reference stands for or stands in.
func (m *Surface) spaceOf(r engine.Ref) engine.Ref {
	if c, ok := m.Sight.Counter(r); ok {
		return c.Space
	}
	return r
}

// AimSpace is the space of what is aimed at, -1 for none.
func (m *Surface) AimSpace() int {
	if m.Sight == nil || m.Sight.Aim == nil {
		return -1
	}
	if at := m.spaceOf(m.Sight.Aim.At); at.Kind() == engine.KindSpace {
		return at.Index()
	}
	return -1
}

// Fits tells whether a counter may go together with those ticked for the target.
func (m *Surface) Fits(r Reacher) bool {
	a := m.Sight.Aim
	if a == nil || r.Sent || a.Ticks(r.Counter.Ref) {
		return true
	}
	key := ""
	for _, t := range append(slices.Clone(a.Ticked), r.Counter.Ref) {
		key += t.String() + " "
	}
	fits, known := a.with[key]
	if !known {
		_, _, err := m.after(m.Sending()).Apply(r.Cmd, uncast{})
		fits = err == nil || errors.Is(err, errDice)
		a.with[key] = fits
	}
	return fits
}

// Escorts tells whether a counter only goes along with those ticked or sent, and strikes at nothing itself.
func (m *Surface) Escorts(r Reacher) bool {
	if m.Sight.Aim == nil || r.Sent {
		return false
	}
	before := slices.DeleteFunc(m.Sending(), func(c engine.Command) bool { return c.A == r.Counter.Ref })
	t, tells := m.after(before).(engine.Teller)
	return tells && t.Tell(r.Cmd).Escorts
}

// Sending lists the commands that send who is ticked, and the one that begins it where that is the last.
func (m *Surface) Sending() (out []engine.Command) {
	a := m.Sight.Aim
	if a == nil {
		return nil
	}
	for _, r := range m.Reachers(a.At) {
		if !r.Sent && a.Ticks(r.Counter.Ref) {
			out = append(out, r.Cmd)
		}
	}
	return out
}

// reaim keeps a target in sight of a new position only while somebody may still be sent to it or has been.
func (m *Surface) reaim() {
	a := m.Sight.Aim
	if a == nil {
		m.Sight.aims = nil // of another position
		return
	}
	a.known, a.with = map[string]Prospect{}, map[string]bool{}
	list := m.Reachers(a.At)
	p := m.Sight.View.Prompt
	over := p.Ask.Key != a.asked.Ask.Key && !slices.ContainsFunc(list, func(r Reacher) bool { return !r.Sent }) // something else is asked
	if over && !m.Sought(a.At) || len(list) == 0 && !m.Sought(a.At) || p.Cite != a.asked.Cite || p.Side != a.asked.Side {
		m.Sight.Aim = nil
		return
	}
	a.able = map[engine.Ref]bool{}
	for _, r := range list {
		if !r.Sent {
			a.able[r.Counter.Ref] = true
		}
	}
	a.Ticked = slices.DeleteFunc(a.Ticked, func(r engine.Ref) bool { return !a.able[r] })
}

// AimAt opens a target; what was ticked for another is kept for as long as the position stands.
func (m *Surface) AimAt(at engine.Ref) {
	t := m.Sight
	if t.Aim != nil && t.Aim.At == at {
		return
	}
	m.NoAim()
	t.Aim = &Aim{At: at, Ticked: slices.Clone(t.aims[at]), asked: t.View.Prompt, known: map[string]Prospect{}}
	m.reaim()
	m.Stale = true
}

// NoAim puts the target away; who was ticked for it is kept for when it is looked at again.
func (m *Surface) NoAim() {
	t := m.Sight
	if t.Aim == nil {
		return
	}
	if t.aims == nil {
		t.aims = map[engine.Ref][]engine.Ref{}
	}
	t.aims[t.Aim.At], t.Aim = t.Aim.Ticked, nil
}

// Tick ticks a counter for the target, or takes the tick off.
func (m *Surface) Tick(r engine.Ref) {
	a := m.Sight.Aim
	if a == nil {
		return
	}
	if i := slices.Index(a.Ticked, r); i >= 0 {
		a.Ticked = slices.Delete(a.Ticked, i, i+1)
	} else {
		a.Ticked = append(a.Ticked, r)
	}
	m.Stale = true
}
