package mail

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"slices"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/play/chain"
)

// This file is how a game by mail begins: one desk invites, every other takes a side. With two sides the game begins at the second desk as it
// accepts, and at the first as it reads so; with more the first tells everybody once all have accepted.

// Desk is a game by mail that has not begun at this desk. It is kept as JSON, and holds the desk's secret.
type Desk struct {
	Seed       string       `json:"seed,omitempty"` // the secret; "" where Shut holds it
	Side       engine.Side  `json:"side"`
	Invitation string       `json:"invitation"` // its text, as it was sent
	Accepted   []Acceptance `json:"accepted,omitempty"`
	Answers    [][]byte     `json:"answers,omitempty"` // at the desk that invited: the same as they came, where they are bound

	// What the save of the game is put under, once it begins; no keys where it is under no passphrase. The secret is encrypted to the same key.
	Locks *play.LocksMark `json:"locks,omitempty"`
	Shut  string          `json:"shut,omitempty"`
	Plain string          `json:"key,omitempty"` // the key of the save, at desks that an older program wrote

	secret engine.Seed // zero while it is shut
}

// fresh makes what a desk shows of its secret.
func fresh(seed engine.Seed) (tip, key, box string, err error) {
	if seed == (engine.Seed{}) {
		return "", "", "", errors.New("mail: a desk needs a secret of 32 random bytes")
	}
	l, err := chain.Of(seed, 0)
	if err != nil {
		return "", "", "", err
	}
	own := secret{seed}
	box, err = own.box()
	return l.String(), own.key(), box, err
}

// Invite offers a game; seed is this desk's secret, 32 random bytes. Where the invitation is from no side, its writer keeps the game. It fills in what of the invitation comes from the secret, and gives the
// text to send.
func Invite(inv Invitation, seed engine.Seed) (*Desk, []byte, error) {
	var err error
	if inv.Tip, inv.Key, inv.Box, err = fresh(seed); err != nil {
		return nil, nil, err
	}
	mark := sha256.Sum256(append([]byte("awaw invitation"), seed[:]...))
	inv.Mark, inv.Bind = hex.EncodeToString(mark[:]), true
	if inv.Ending, inv.Onward = inv.From != engine.NoSide, inv.From != engine.NoSide; !inv.Ending {
		if inv.Keeper, err = keeperTips(seed, inv.Sides); err != nil {
			return nil, nil, err
		}
	}
	if !inv.sides() {
		return nil, nil, ErrSides
	}
	text, err := (&Paper{Kind: KindInvitation, Invitation: &inv}).write(secret{seed})
	if err != nil {
		return nil, nil, err
	}
	return &Desk{Seed: seed.String(), Side: inv.From, Invitation: string(text), secret: seed}, text, nil
}

// Accept takes a side in an invitation, and gives the text to send back.
func Accept(p *Paper, text string, side engine.Side, seed engine.Seed) (*Desk, []byte, error) {
	inv := p.Invitation
	switch {
	case p.Kind != KindInvitation:
		return nil, nil, ErrOther
	case !p.SignedBy(inv.Key) || !inv.sides():
		return nil, nil, ErrForged
	case side < 1 || int(side) > inv.Sides:
		return nil, nil, ErrSide
	case side == inv.From:
		return nil, nil, ErrTaken
	}
	a := Acceptance{Of: p.sum(), From: side}
	var err error
	if a.Tip, a.Key, a.Box, err = fresh(seed); err != nil {
		return nil, nil, err
	}
	if inv.Box == "" { // the game of an older program, whose letters are open
		a.Box = ""
	}
	if inv.Bind {
		a.Proof = a.proof(*inv)
	}
	out, err := (&Paper{Kind: KindAcceptance, Acceptance: &a}).write(secret{seed})
	if err != nil {
		return nil, nil, err
	}
	return &Desk{Seed: seed.String(), Side: side, Invitation: text, Accepted: []Acceptance{a}, secret: seed}, out, nil
}

// ReadDesk reads a desk that was kept.
func ReadDesk(data []byte) (*Desk, error) {
	d := &Desk{}
	if err := json.Unmarshal(data, d); err != nil {
		return nil, ErrDesk
	}
	if d.Shut == "" || d.Locks == nil {
		var err error
		if d.secret, err = engine.ParseSeed(d.Seed); err != nil {
			return nil, ErrDesk
		}
	}
	if p, err := Read([]byte(d.Invitation)); err != nil || p.Kind != KindInvitation || !d.sound(*p.Invitation) {
		return nil, ErrDesk
	}
	return d, nil
}

// sound tells whether what a desk says of itself holds together: sides that there are, and a secret that is the one its papers were written with.
func (d *Desk) sound(inv Invitation) bool {
	for _, a := range d.Accepted {
		if a.From < 1 || int(a.From) > inv.Sides {
			return false
		}
	}
	own := d.own()
	if d.Side == inv.From {
		own = inv.own("")
	}
	if d.IsShut() {
		return own.From == d.Side
	}
	tip, key, _, err := fresh(d.secret)
	return err == nil && own.From == d.Side && own.Tip == tip && own.Key == key
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

// Secret is the desk's own secret; zero while it is shut.
func (d *Desk) Secret() engine.Seed { return d.secret }

// Links gives what the header of the game holds, once everything is known at this desk; nil before.
func (d *Desk) Links() *play.LinksMark {
	inv, sum := d.Invited()
	m := &play.LinksMark{Of: sum, Side: d.Side, Ending: inv.Ending, Onward: inv.Onward, Tips: make([]string, inv.Sides), Keys: make([]string, inv.Sides)}
	all := d.Accepted
	if inv.Kept() {
		m.Keeper = &play.KeeperMark{Tips: inv.Keeper, Key: inv.Key, Box: inv.Box}
	} else {
		all = append([]Acceptance{inv.own(sum)}, all...)
	}
	if inv.Box != "" {
		m.Boxes = make([]string, inv.Sides)
	}
	for _, a := range all {
		m.Tips[a.From-1], m.Keys[a.From-1] = a.Tip, a.Key
		if m.Boxes != nil {
			m.Boxes[a.From-1] = a.Box
		}
	}
	if slices.Contains(m.Tips, "") {
		return nil
	}
	m.Game = gameOf(sum, m)
	return m
}
