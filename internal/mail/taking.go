package mail

import (
	"slices"

	"awaw/engine"
	"awaw/engine/play"
)

// This file reads the answers to an invitation.

// Take reads an acceptance at the desk that invited, or the start of a game at another. Where others must be told that all are there, it
// gives the text to send to them. A desk whose secret is shut takes all but what lets the game begin: for that it has to be opened, and says
// so by a play.LockedError.
func (d *Desk) Take(p *Paper) ([]byte, error) {
	inv, sum := d.Invited()
	switch p.Kind {
	case KindAcceptance:
		return d.accepted(p, inv, sum)
	case KindStart:
		return nil, d.started(p, inv, sum)
	}
	return nil, ErrOther
}

func (d *Desk) accepted(p *Paper, inv Invitation, sum string) ([]byte, error) {
	a := *p.Acceptance
	switch {
	case a.Of != sum:
		return nil, ErrOther
	case d.Side != inv.From && d.Accepted[0] == a:
		return nil, ErrOwn
	case d.Side != inv.From:
		return nil, ErrInviter
	}
	if err := p.answers(inv, sum); err != nil {
		return nil, err
	}
	for _, had := range d.Accepted {
		switch {
		case had == a && d.Links() != nil: // the game could not begin when it was read
			return d.startText(inv, sum)
		case had == a:
			return nil, ErrHad
		case had.From == a.From:
			return nil, ErrRival
		}
	}
	if !apart(append([]Acceptance{a, inv.own(sum)}, d.Accepted...)) {
		return nil, ErrEcho
	}
	if len(d.Accepted)+1 == inv.desks() {
		if err := d.open(); err != nil {
			return nil, err
		}
	}
	d.Accepted = append(d.Accepted, a)
	if inv.Bind {
		d.Answers = append(d.Answers, p.raw)
	}
	return d.startText(inv, sum)
}

// startText tells everybody else that all are there, where there are more than two.
func (d *Desk) startText(inv Invitation, sum string) ([]byte, error) {
	m := d.Links()
	if m == nil || inv.desks() == 1 {
		return nil, nil
	}
	if err := d.open(); err != nil {
		return nil, err
	}
	s := &Start{Of: sum, Answers: d.Answers}
	if !inv.Bind {
		s.Tips, s.Keys, s.Boxes = m.Tips, m.Keys, m.Boxes
	}
	return (&Paper{Kind: KindStart, Start: s}).write(secret{d.secret})
}

func (d *Desk) started(p *Paper, inv Invitation, sum string) error {
	switch {
	case p.Start.Of != sum:
		return ErrOther
	case d.Side == inv.From:
		return ErrOwn
	case !p.SignedBy(inv.Key):
		return ErrForged
	}
	all, err := p.Start.told(inv, sum)
	if err != nil {
		return err
	}
	if all[d.Side-1] != d.own() {
		return ErrNotYou
	}
	if !apart(append([]Acceptance{inv.own(sum)}, others(all, inv.From)...)) {
		return ErrEcho
	}
	if err := d.open(); err != nil {
		return err
	}
	if d.Accepted = all; !inv.Kept() {
		d.Accepted = slices.Delete(all, int(inv.From)-1, int(inv.From))
	}
	return nil
}

// desks counts the desks that answer an invitation.
func (inv Invitation) desks() int {
	if inv.Kept() {
		return inv.Sides
	}
	return inv.Sides - 1
}

// own is what the inviting desk brings to the game.
func (inv Invitation) own(sum string) Acceptance {
	return Acceptance{Of: sum, From: inv.From, Tip: inv.Tip, Key: inv.Key, Box: inv.Box}
}

// others are the answers but for what stands for the desk that invited.
func others(all []Acceptance, from engine.Side) []Acceptance {
	return slices.DeleteFunc(slices.Clone(all), func(a Acceptance) bool { return a.From == from })
}

// apart tells whether every desk brings a secret of its own: who echoes another's brings none to the dice.
func apart(all []Acceptance) bool {
	for i, a := range all {
		for _, b := range all[:i] {
			if a.Tip == b.Tip || a.Key == b.Key || a.Box != "" && a.Box == b.Box {
				return false
			}
		}
	}
	return true
}

// Echoes tells whether an invitation brings what this desk brought to a game of its own.
func (d *Desk) Echoes(inv *Invitation) bool {
	own := d.own()
	if first, sum := d.Invited(); d.Side == first.From {
		own = first.own(sum)
	}
	return !apart([]Acceptance{own, inv.own("")})
}

// own is what this desk accepted with.
func (d *Desk) own() Acceptance {
	for _, a := range d.Accepted {
		if a.From == d.Side {
			return a
		}
	}
	return Acceptance{}
}

// Knows tells whether the desk wrote this invitation, or has accepted it.
func (d *Desk) Knows(p *Paper) bool {
	_, sum := d.Invited()
	return p.Kind == KindInvitation && p.sum() == sum
}

// Key is the public half of the key that this desk signs with.
func (d *Desk) Key() string {
	if inv, _ := d.Invited(); d.Side == inv.From {
		return inv.Key
	}
	return d.own().Key
}

// Lock puts the game that is to begin under passphrases: from now on the desk as it is kept shows nothing of its secret.
func (d *Desk) Lock(m *play.LocksMark, c play.Cipher) error {
	text, err := c.Lock(d.secret[:])
	if err != nil {
		return err
	}
	d.Locks, d.Shut, d.Seed = m, text, ""
	return nil
}

// Open reads the secret of a desk that is shut.
func (d *Desk) Open(c play.Cipher) error {
	if !d.IsShut() {
		return nil
	}
	plain, err := c.Unlock(d.Shut)
	if err != nil || len(plain) != len(d.secret) {
		return ErrDesk
	}
	copy(d.secret[:], plain)
	if inv, _ := d.Invited(); !d.sound(inv) {
		d.secret = engine.Seed{}
		return ErrDesk
	}
	return nil
}

// open refuses a desk whose secret is shut.
func (d *Desk) open() error {
	if !d.IsShut() {
		return nil
	}
	e := &play.LockedError{}
	for _, s := range d.Locks.Sides {
		e.Sides = append(e.Sides, s.Side)
	}
	return e
}

// IsShut tells whether the desk's secret has to be opened before its game can begin.
func (d *Desk) IsShut() bool { return d.Shut != "" && d.secret == (engine.Seed{}) }
