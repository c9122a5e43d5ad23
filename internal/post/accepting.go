package post

import (
	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/locks"
	"awaw/internal/mail"
	"awaw/scenarios"
)

// This file accepts invitations, and brings to its end what was broken off.

// accept takes a side in an invitation. Where that was broken off before, for the program was killed or the disk was full, it is brought to its end.
// Of several programs that read one invitation at once one accepts it.
func (o *Office) accept(p *mail.Paper, text []byte, side engine.Side) (Told, error) {
	var (
		d    *mail.Desk
		back []byte
		key  play.Cipher
	)
	half, err := o.half(p, side)
	if err != nil {
		return Told{}, err
	}
	t := o.offered(p.Invitation)
	if half == nil {
		if d, back, err = o.sits(p, text, side); err != nil {
			return Told{}, err
		}
		if key, err = o.lock(d); err != nil {
			return t, err
		}
	}
	release, err := o.alone()
	if err != nil {
		return t, err
	}
	defer release()
	half, err = o.half(p, side) // another program may have accepted it meanwhile
	switch {
	case err != nil:
		return t, err
	case half != nil:
		return o.finish(p, text, half)
	case d == nil:
		return t, ErrBusy
	}
	if err := o.ruined(d); err != nil {
		return t, err
	}
	if err := o.keep(d); err != nil {
		return t, err
	}
	return o.answer(t, d, key, back)
}

// half finds the desk that has accepted an invitation by halves, and that is to be brought to its end; an invitation that was accepted wholly is refused.
func (o *Office) half(p *mail.Paper, side engine.Side) (*mail.Desk, error) {
	d, err := o.broken(p)
	if err != nil || d != nil && (side == engine.NoSide || side == d.Side) {
		return d, err
	}
	return nil, o.Known(p)
}

// sits makes a desk that takes a side in an invitation, and its answer; nothing of it is written down.
func (o *Office) sits(p *mail.Paper, text []byte, side engine.Side) (*mail.Desk, []byte, error) {
	if side == engine.NoSide {
		side = Free(*p.Invitation)
	}
	if err := o.tries(p.Invitation); err != nil {
		return nil, nil, err
	}
	seed, err := freshSeed()
	if err != nil {
		return nil, nil, err
	}
	return mail.Accept(p, string(text), side, seed)
}

// offered is what is told of an invitation.
func (o *Office) offered(inv *mail.Invitation) Told {
	t := Told{Kind: mail.KindInvitation, Title: inv.Title, From: inv.From, Writer: seatOf(inv, inv.From), Open: inv.Box == "", Other: !scenarios.Shipped([]byte(inv.Scenario))}
	t.Hides = !inv.Kept() && o.Hides(engine.Doc{Name: inv.Name, Data: []byte(inv.Scenario)}, inv.Options)
	t.Early = t.Hides && !inv.Ending
	return t
}

// seatOf is what the scenario of an invitation calls a side; "" where it has none.
func seatOf(inv *mail.Invitation, side engine.Side) string {
	info, err := scenarios.Read(inv.Name, []byte(inv.Scenario))
	if err != nil || side < 1 || int(side) > len(info.Sides) {
		return "" // whether it can be played is told elsewhere
	}
	return info.Sides[side-1].Name
}

// answer writes the answer of a desk that is kept, and begins its game if that can begin.
func (o *Office) answer(t Told, d *mail.Desk, key play.Cipher, back []byte) (_ Told, err error) {
	t.Text = back
	if t.Letter, err = o.write(d.Key(), t.Title, which(d.Side, 0), back); err != nil {
		return t, err
	}
	return t, o.begin(d, key, &t)
}

// broken finds the desk that accepted an invitation and came no further: its answer does not lie here, or its game has not begun though it can.
func (o *Office) broken(p *mail.Paper) (*mail.Desk, error) {
	for _, d := range o.Waiting() {
		if !d.Knows(p) || d.Side == p.Invitation.From {
			continue
		}
		path, err := o.lies(d.Key(), which(d.Side, 0))
		if err != nil || path == "" || d.Links() != nil {
			return d, err
		}
	}
	return nil, nil
}

// finish gives the same answer that a desk gave, or was about to give, to its invitation, and begins its game if that can begin.
func (o *Office) finish(p *mail.Paper, text []byte, d *mail.Desk) (Told, error) {
	t := o.offered(p.Invitation)
	key, err := o.keyOf(d)
	if err != nil {
		_, sum := d.Invited()
		t.Desk = o.deskPath(sum, d.Side)
		return t, err
	}
	_, back, err := mail.Accept(p, string(text), d.Side, d.Secret())
	if err != nil {
		return t, err
	}
	return o.answer(t, d, key, back)
}

// keyOf gives the key of the save that the game of a desk is to have, and opens the desk's secret with it; nil where it is under no passphrase.
func (o *Office) keyOf(d *mail.Desk) (play.Cipher, error) {
	switch {
	case d.Plain != "":
		return locks.Known(d.Locks, d.Plain)
	case d.IsShut():
		return o.unshut(d)
	}
	return nil, nil
}

// tries begins the game of an invitation and lets it go again: what is refused then is refused before anything is written.
func (o *Office) tries(inv *mail.Invitation) error {
	rules, kit, err := o.fits(inv)
	if err != nil {
		return err
	}
	opt := play.Options{}
	if opt.Seed, err = freshSeed(); err != nil {
		return err
	}
	if opt.Values, err = o.tables.Values(string(rules.ID())); err != nil {
		return err
	}
	g, err := play.New(rules, kit, engine.Doc{Name: inv.Name, Data: []byte(inv.Scenario)}, opt)
	if err == nil && inv.Kept() {
		err = keepable(g.Position(), inv.Sides)
	}
	return err
}

// Free is the side that whoever reads an invitation takes if he does not choose.
func Free(inv mail.Invitation) engine.Side {
	if inv.From == 1 {
		return 2
	}
	return 1
}
