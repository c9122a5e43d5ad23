package battle

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file lays the foot of a sheet at sea: what is asked, and what may be chosen.

// askedTall is the room for what is asked over those who may pay.
const askedTall = 56.0

// seaFoot is how high the foot is: a button beside what is asked, or choices under it.
func (m *Battle) seaFoot() float64 {
	if _, waits := m.Mail(); waits {
		return mailTall
	}
	if who, _ := m.Paying(); len(who) > 0 {
		return askedTall + m.payersTall(len(who)) + 46
	}
	_, alone := m.mainChoice()
	if !m.Live() || alone || len(m.footChoices()) == 0 {
		return 96 + m.seaAsks()
	}
	h := 88 + m.stepperHigh()
	if len(m.footChoices()) > 4 {
		h += 26
	}
	return h + 62
}

// seaAsks is how much more room what is asked wants beside a button, two lines of it and two of how far it goes at most.
func (m *Battle) seaAsks() float64 {
	if m.Compact() || m.theirs(m.PanelView()) { // in a small window the chances want the room
		return 0
	}
	p, d, wide := m.Sight.View.Prompt, m.Probe(), m.SeaWide()-40-250-38
	asks, limits := len(d.Wrap(scene.BodyMedium, 15, wide, m.Word(p.Ask))), len(d.Wrap(scene.Body, 13, wide, m.Word(p.Limit)))
	return math.Max(0, 19*float64(min(2, asks))+18*float64(min(2, limits))-46)
}

// stepperHigh is the room for setting how many are meant, 0 where that is not asked.
func (m *Battle) stepperHigh() float64 {
	if lo, hi := m.Span(); hi > lo {
		return 32
	}
	return 0
}

// seaChoices says who is asked what, and under it, or beside it where there is but one thing to do, what may be chosen.
func (m *Battle) seaChoices(d scene.Pen, b *engine.BattleView, r scene.Rect) {
	if m.seaMail(d, r) {
		return
	}
	if who, owed := m.Paying(); len(who) > 0 {
		m.layAsked(d, b, scene.R(r.X, r.Y-6, r.W, askedTall+6), r.W)
		m.layPayersNamed(d, who, scene.R(r.X, r.Y+askedTall, r.W, r.H-askedTall-46))
		m.layPayButtons(d, owed, scene.R(r.X, r.Y+r.H-42, r.W, 36))
		return
	}
	if _, alone := m.mainChoice(); alone || !m.Live() || len(m.footChoices()) == 0 || r.H < 120 {
		who := r.W - 250
		m.layAsked(d, b, scene.R(r.X, r.Y-6, r.W, r.H), who)
		m.chooseIn(d, b, scene.R(r.X+who+16, r.Y-10, r.W-who-16, r.H))
		return
	}
	more := m.stepperHigh()
	m.layAsked(d, b, scene.R(r.X, r.Y-6, r.W, 80+more), r.W)
	m.chooseIn(d, b, scene.R(r.X, r.Y+62+more, r.W, r.H-62-more))
}
