package mail

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
)

// This file binds what stands before a game: an answer to the invitation that its writer has read, the last paper to the answers themselves,
// and all of it to a number that people can compare by voice.
//
// Whoever carries an answer knows of the invitation no more than its hash, so he cannot make the proof that one of his own would need. Who
// carries both can; him the number finds, for it comes of the invitation and of every desk's keys.

// longestAnswer bounds an answer as it stands in a last paper, in bytes.
const longestAnswer = 2048

// proof shows that whoever answers has read the invitation: its mark is the key.
func (a Acceptance) proof(inv Invitation) string {
	mac := hmac.New(sha256.New, []byte("awaw answer "+inv.Mark))
	fmt.Fprintf(mac, "%s %d %s %s %s", a.Of, a.From, a.Tip, a.Key, a.Box)
	return hex.EncodeToString(mac.Sum(nil))
}

// answers refuses what is no answer to an invitation that a game can begin with.
func (p *Paper) answers(inv Invitation, sum string) error {
	a := p.Acceptance
	switch {
	case p.Kind != KindAcceptance:
		return ErrStrange
	case a.Of != sum:
		return ErrOther
	case !p.SignedBy(a.Key) || a.From < 1 || int(a.From) > inv.Sides:
		return ErrForged
	case a.From == inv.From:
		return ErrTaken
	case (a.Box == "") != (inv.Box == "") || len(p.raw) > longestAnswer:
		return ErrStrange
	case inv.Bind && !hmac.Equal([]byte(a.Proof), []byte(a.proof(inv))):
		return ErrProof
	}
	return nil
}

// told gives who has accepted by the last paper before a game, whoever invited among them: each by the answer that he signed, where answers
// are bound, else as whoever invited tells it.
func (s *Start) told(inv Invitation, sum string) ([]Acceptance, error) {
	all := make([]Acceptance, inv.Sides)
	if !inv.Kept() {
		all[inv.From-1] = inv.own(sum)
	}
	if !inv.Bind {
		return all, s.listed(inv, sum, all)
	}
	if len(s.Answers) != inv.desks() || len(s.Tips)+len(s.Keys)+len(s.Boxes) > 0 {
		return nil, ErrStrange
	}
	for _, raw := range s.Answers {
		if len(raw) > longestAnswer {
			return nil, ErrLong
		}
		p, err := readRaw(raw)
		if err != nil {
			return nil, err
		}
		if err := p.answers(inv, sum); errors.Is(err, ErrProof) {
			return nil, ErrLast
		} else if err != nil {
			return nil, err
		}
		if all[p.Acceptance.From-1] != (Acceptance{}) {
			return nil, ErrStrange
		}
		all[p.Acceptance.From-1] = *p.Acceptance
	}
	return all, nil
}

// listed reads the lists of a last paper of older programs.
func (s *Start) listed(inv Invitation, sum string, all []Acceptance) error {
	switch {
	case len(s.Tips) != inv.Sides || len(s.Keys) != inv.Sides:
		return ErrForged
	case len(s.Answers) > 0, inv.Box == "" && len(s.Boxes) > 0, inv.Box != "" && (len(s.Boxes) != inv.Sides || slices.Contains(s.Boxes, "")):
		return ErrStrange
	}
	for i := range all {
		a := Acceptance{Of: sum, From: engine.Side(i + 1), Tip: s.Tips[i], Key: s.Keys[i]}
		if inv.Box != "" {
			a.Box = s.Boxes[i]
		}
		if a.From == inv.From && a != all[i] {
			return ErrStrange
		}
		all[i] = a
	}
	return nil
}

// gameOf names the game of an invitation, by its hash, and of the desks that take part in it.
func gameOf(sum string, m *play.LinksMark) string {
	text := []byte("awaw game " + sum)
	for i := range m.Tips {
		text = fmt.Appendf(text, " %s %s", m.Tips[i], m.Keys[i])
		if m.Boxes != nil {
			text = fmt.Appendf(text, " %s", m.Boxes[i])
		}
	}
	game := sha256.Sum256(text)
	return hex.EncodeToString(game[:])
}

// Begun tells whether a game began with the invitation that a paper before the game, or a letter, names.
func (p *Paper) Begun(m *play.LinksMark) bool {
	switch {
	case p.Acceptance != nil:
		return gameOf(p.Acceptance.Of, m) == m.Game
	case p.Start != nil:
		return gameOf(p.Start.Of, m) == m.Game
	case p.Sealed != nil:
		return p.Sealed.Of != "" && p.Sealed.Of == m.Of
	}
	return false
}

// Brings tells whether an answer, or the last paper before a game, brings a desk to the game that is not among those it began with.
func (p *Paper) Brings(m *play.LinksMark) bool {
	keys := []string{}
	switch {
	case p.Acceptance != nil:
		keys = append(keys, p.Acceptance.Key)
	case p.Start != nil:
		keys = append(keys, p.Start.Keys...)
		for _, raw := range p.Start.Answers {
			if a, err := readRaw(raw); err == nil && a.Acceptance != nil {
				keys = append(keys, a.Acceptance.Key)
			}
		}
	}
	return slices.ContainsFunc(keys, func(key string) bool { return !slices.Contains(m.Keys, key) })
}

// Number is what players compare by voice: five groups of five digits, the same at every desk of a game as long as nobody has put keys of his own
// between them. To find keys that give the same number takes some 2^83 tries.
func Number(m *play.LinksMark) string {
	sum := sha256.Sum256([]byte("awaw compare " + m.Game))
	n := new(big.Int).SetBytes(sum[:])
	digits := fmt.Sprintf("%025d", n.Mod(n, new(big.Int).Exp(big.NewInt(10), big.NewInt(25), nil)))
	var groups []string
	for group := range slices.Chunk([]byte(digits), 5) {
		groups = append(groups, string(group))
	}
	return strings.Join(groups, " ")
}
