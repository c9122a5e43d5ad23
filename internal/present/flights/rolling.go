package flights

import (
	"errors"

	"awaw/engine"
	"awaw/engine/sortie"
)

// This file tells beforehand where a move lets dice fall, and asks once where a click on the map would: who is sent there is the last who can go, and
// nobody is asked anything first.

// Falls tells whether dice fall at once if those who are ticked are sent to a space.
func (m *Flights) Falls(space int) bool {
	v, ok := m.moving()
	at := engine.SpaceRef(space)
	if !ok || !m.leads(v, at) {
		return false
	}
	picks, _ := m.going(v)
	_, rolls := m.sent(v, picks, at)
	return rolls
}

// leads tells whether anybody who is ticked may go to a space.
func (m *Flights) leads(v sortie.Moving, at engine.Ref) bool {
	picks, _ := m.going(v)
	for _, p := range picks {
		if _, ok := way(v, p.Unit, at); ok {
			return true
		}
	}
	return false
}

// ends tells whether dice fall at once if no more go from the space that is taken up.
func (m *Flights) ends(v sortie.Moving) bool {
	p, ok := m.mine()
	return ok && rolls(p, v.End)
}

// rolls tells whether a command lets dice fall.
func rolls(p sortie.Mover, c engine.Command) bool {
	_, _, err := p.Apply(c, engine.NewTyped())
	return errors.Is(err, engine.ErrNeedDice)
}

// clickTo sends those who are ticked to a space that was clicked; where dice would fall it asks first.
func (m *Flights) clickTo(at engine.Ref) bool {
	v, ok := m.moving()
	if !ok || !m.leads(v, at) {
		return false
	}
	if !m.Falls(at.Index()) {
		return m.goTo(at)
	}
	picks, _ := m.going(v)
	n := count(picks)
	if going, _ := m.sent(v, picks, at); len(going) > 0 {
		n = count(going)
	}
	m.AskFirst(m.Say("move.rolls", v.From, at), m.Say("muster.send.rolls", n), To{at})
	return true
}
