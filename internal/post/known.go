package post

import (
	"fmt"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/mail"
	"awaw/scenarios"
)

// This file knows papers again that came before: a second game is not begun, and an answer that was given stands.

// Accepted says that an invitation was accepted at this desk before.
type Accepted struct {
	Side   engine.Side
	Letter string // the path of the answer, "" if it does not lie there any more
}

func (e *Accepted) Error() string {
	return fmt.Sprintf("post: the invitation was accepted for side %d before; the answer is %q", e.Side, e.Letter)
}

// Said is the refusal in the player's language.
func (e *Accepted) Said() engine.Text {
	if e.Letter == "" {
		return engine.Say("mail.fault.accepted.gone", int(e.Side))
	}
	return engine.Say("mail.fault.accepted", int(e.Side), engine.Arg{Kind: engine.ArgName, S: e.Letter})
}

// Known refuses an invitation that was written here, or accepted here before.
func (o *Office) Known(p *mail.Paper) error {
	inv := p.Invitation
	side, key := engine.NoSide, ""
	for _, d := range o.Waiting() {
		if d.Knows(p) {
			side, key = d.Side, d.Key()
		}
	}
	begun, err := o.games(func(m *play.LinksMark) bool {
		if m.Keeper != nil {
			return inv.Kept() && m.Keeper.Key == inv.Key
		}
		return inv.From >= 1 && int(inv.From) <= len(m.Keys) && m.Keys[inv.From-1] == inv.Key && m.Tips[inv.From-1] == inv.Tip
	})
	if err != nil {
		return err
	}
	if begun != nil {
		side, key = begun.Side, deskKey(begun)
	}
	switch {
	case key == "":
		return o.echoed(inv)
	case side == inv.From:
		return mail.ErrOwn
	}
	e := &Accepted{Side: side}
	e.Letter, err = o.lies(key, which(side, 0))
	if err != nil {
		return err
	}
	return e
}

// echoed refuses an invitation that brings what this desk brought to another game: its writer would have no secret of his own.
func (o *Office) echoed(inv *mail.Invitation) error {
	for _, d := range o.Waiting() {
		if d.Echoes(inv) {
			return mail.ErrEcho
		}
	}
	begun, err := o.games(func(m *play.LinksMark) bool {
		i := int(m.Side) - 1
		if i < 0 {
			return m.Keeper.Key == inv.Key || m.Keeper.Box == inv.Box
		}
		return m.Tips[i] == inv.Tip || m.Keys[i] == inv.Key || inv.Box != "" && i < len(m.Boxes) && m.Boxes[i] == inv.Box
	})
	if err == nil && begun != nil {
		err = mail.ErrEcho
	}
	return err
}

// Hides tells whether anything is hidden in a scenario with these options, beside orders that are written at once: every desk carries the whole
// game out, so by mail that is a matter of trust.
func (o *Office) Hides(doc engine.Doc, options map[string]string) bool {
	rules, kit, err := systems.Open(doc, o.tables, options)
	if err != nil {
		return false
	}
	p, err := rules.Setup(kit, doc)
	if err != nil {
		return false
	}
	h, ok := p.(engine.Hider)
	info, err := scenarios.Read(doc.Name, doc.Data)
	if !ok || err != nil {
		return false
	}
	for i := range info.Sides {
		if h.Hides(engine.Side(i + 1)) {
			return true
		}
	}
	return false
}

// late tells what a paper is that no waiting game takes: of a game that has begun, or of none here.
func (o *Office) late(p *mail.Paper) error {
	begun, err := o.games(p.Begun)
	switch {
	case err != nil:
		return err
	case begun == nil:
		return mail.ErrOther
	case p.SignedBy(deskKey(begun)):
		return mail.ErrOwn
	case p.Brings(begun) && p.Acceptance != nil:
		return mail.ErrRival
	case p.Brings(begun):
		return mail.ErrDesks
	}
	return mail.ErrHad
}

// strange tells what a letter is whose game is not kept here: of the same invitation with other desks, or of none here.
func (o *Office) strange(p *mail.Paper) error {
	begun, err := o.games(p.Begun)
	switch {
	case err != nil:
		return err
	case begun == nil:
		return mail.ErrOther
	}
	return mail.ErrDesks
}

// games finds the first game by mail that has begun here and is meant; nil if none is.
func (o *Office) games(meant func(*play.LinksMark) bool) (*play.LinksMark, error) {
	list, err := o.store.List()
	if err != nil {
		return nil, err
	}
	for _, i := range list {
		if m := i.Header.Links; i.Err == nil && IsDesk(&i.Header) && len(m.Keys) == len(m.Tips) && (m.Side >= 1 || m.Keeper != nil) && int(m.Side) <= len(m.Keys) && meant(m) {
			return m, nil
		}
	}
	return nil, nil
}
