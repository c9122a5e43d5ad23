package mail

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"

	"awaw/engine"
	"awaw/engine/play"
)

// This file is how a game by mail begins: one desk invites, every other takes a side. With two sides the game begins at the second desk as it
// accepts, and at the first as it reads so; with more the first tells everybody once all have accepted.

// Desk is a game by mail that has not begun at this desk. It is kept as JSON, and holds the desk's secret.
type Desk struct {
	Seed       string       `json:"seed"`
	Side       engine.Side  `json:"side"`
	Invitation string       `json:"invitation"` // its text, as it was sent
	Accepted   []Acceptance `json:"accepted,omitempty"`

	// What the save of the game is put under, once it begins; no keys where it is under no passphrase.
	Locks *play.LocksMark `json:"locks,omitempty"`
	Key   string          `json:"key,omitempty"`
}

// fresh makes what a desk shows of its secret.
func fresh(seed engine.Seed) (tip, key string, err error) {
	if seed == (engine.Seed{}) {
		return "", "", errors.New("mail: a desk needs a secret of 32 random bytes")
	}
	l, err := play.LinkOf(seed, 0)
	return l.String(), secret{seed}.key(), err
}

// Invite offers a game; seed is this desk's secret, 32 random bytes. It fills in what of the invitation comes from the secret, and gives the
// text to send.
func Invite(inv Invitation, seed engine.Seed) (*Desk, []byte, error) {
	if inv.Sides < 2 || inv.Sides > 7 || inv.From < 1 || int(inv.From) > inv.Sides {
		return nil, nil, ErrSides
	}
	var err error
	if inv.Tip, inv.Key, err = fresh(seed); err != nil {
		return nil, nil, err
	}
	mark := sha256.Sum256(append([]byte("awaw invitation"), seed[:]...))
	inv.Mark = hex.EncodeToString(mark[:])
	text, err := (&Paper{Kind: KindInvitation, Invitation: &inv}).write(secret{seed})
	if err != nil {
		return nil, nil, err
	}
	return &Desk{Seed: seed.String(), Side: inv.From, Invitation: string(text)}, text, nil
}

// Accept takes a side in an invitation, and gives the text to send back.
func Accept(p *Paper, text string, side engine.Side, seed engine.Seed) (*Desk, []byte, error) {
	inv := p.Invitation
	switch {
	case p.Kind != KindInvitation:
		return nil, nil, ErrOther
	case !p.signedBy(inv.Key) || inv.Sides < 2 || inv.Sides > 7 || inv.From < 1 || int(inv.From) > inv.Sides:
		return nil, nil, ErrForged
	case side < 1 || int(side) > inv.Sides:
		return nil, nil, ErrSide
	case side == inv.From:
		return nil, nil, ErrTaken
	}
	a := Acceptance{Of: p.sum(), From: side}
	var err error
	if a.Tip, a.Key, err = fresh(seed); err != nil {
		return nil, nil, err
	}
	out, err := (&Paper{Kind: KindAcceptance, Acceptance: &a}).write(secret{seed})
	if err != nil {
		return nil, nil, err
	}
	return &Desk{Seed: seed.String(), Side: side, Invitation: text, Accepted: []Acceptance{a}}, out, nil
}

// ReadDesk reads a desk that was kept.
func ReadDesk(data []byte) (*Desk, error) {
	d := &Desk{}
	if err := json.Unmarshal(data, d); err != nil {
		return nil, ErrStrange
	}
	if _, err := engine.ParseSeed(d.Seed); err != nil {
		return nil, err
	}
	if p, err := Read([]byte(d.Invitation)); err != nil || p.Kind != KindInvitation {
		return nil, ErrStrange
	}
	return d, nil
}

// Keep is the desk as it is kept.
func (d *Desk) Keep() ([]byte, error) { return json.Marshal(d) }

// Invited is the invitation, and the hash that other papers name it by.
func (d *Desk) Invited() (inv Invitation, sum string) {
	p, err := Read([]byte(d.Invitation))
	if err != nil {
		return inv, ""
	}
	return *p.Invitation, p.sum()
}

// Secret is the desk's own secret.
func (d *Desk) Secret() engine.Seed {
	s, _ := engine.ParseSeed(d.Seed) // ReadDesk looked at it
	return s
}

// Links gives what the header of the game holds, once everything is known at this desk; nil before.
func (d *Desk) Links() *play.LinksMark {
	inv, sum := d.Invited()
	tips, keys := make([]string, inv.Sides), make([]string, inv.Sides)
	tips[inv.From-1], keys[inv.From-1] = inv.Tip, inv.Key
	for _, a := range d.Accepted {
		tips[a.From-1], keys[a.From-1] = a.Tip, a.Key
	}
	text := []byte("awaw game " + sum)
	for i := range tips {
		if tips[i] == "" {
			return nil
		}
		text = fmt.Appendf(text, " %s %s", tips[i], keys[i])
	}
	game := sha256.Sum256(text)
	return &play.LinksMark{Game: hex.EncodeToString(game[:]), Side: d.Side, Tips: tips, Keys: keys}
}

// Take reads an acceptance at the desk that invited, or the start of a game at another. Where others must be told that all are there, it
// gives the text to send to them.
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
	case d.Side != inv.From:
		return nil, ErrOwn
	case !p.signedBy(a.Key) || a.From < 1 || int(a.From) > inv.Sides:
		return nil, ErrForged
	case a.From == inv.From:
		return nil, ErrTaken
	}
	if _, err := play.ParseLink(a.Tip); err != nil {
		return nil, ErrStrange
	}
	for _, had := range d.Accepted {
		switch {
		case had == a:
			return nil, d.startText(inv, sum, nil)
		case had.From == a.From:
			return nil, ErrTaken
		}
	}
	d.Accepted = append(d.Accepted, a)
	var text []byte
	return text, d.startText(inv, sum, &text)
}

// startText tells everybody else that all are there, where there are more than two.
func (d *Desk) startText(inv Invitation, sum string, text *[]byte) error {
	m := d.Links()
	if m == nil || inv.Sides == 2 || text == nil {
		return nil
	}
	var err error
	*text, err = (&Paper{Kind: KindStart, Start: &Start{Of: sum, Tips: m.Tips, Keys: m.Keys}}).write(secret{d.Secret()})
	return err
}

func (d *Desk) started(p *Paper, inv Invitation, sum string) error {
	s := p.Start
	switch {
	case s.Of != sum:
		return ErrOther
	case !p.signedBy(inv.Key) || len(s.Tips) != inv.Sides || len(s.Keys) != inv.Sides:
		return ErrForged
	}
	tip, key, err := fresh(d.Secret())
	if err != nil {
		return err
	}
	if s.Tips[d.Side-1] != tip || s.Keys[d.Side-1] != key {
		return ErrTaken // somebody else was taken for this side
	}
	d.Accepted = nil
	for i := range s.Tips {
		if side := engine.Side(i + 1); side != inv.From {
			if _, err := play.ParseLink(s.Tips[i]); err != nil {
				return ErrStrange
			}
			d.Accepted = append(d.Accepted, Acceptance{Of: sum, From: side, Tip: s.Tips[i], Key: s.Keys[i]})
		}
	}
	return nil
}
