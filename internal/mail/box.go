package mail

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"io"
	"reflect"

	"filippo.io/age"

	"awaw/engine"
	"awaw/engine/play"
)

// This file seals letters: only the desks that a letter is for can read it. Each desk has an X25519 key for it, which comes from its secret as
// the key it signs with does. The format is that of age. The signature is over what is sealed, so it is looked at first.

// Sealed is a letter that only the desks it is for can read.
type Sealed struct {
	Game string      `json:"game"`
	Of   string      `json:"of,omitempty"` // the hash of the invitation to it
	From engine.Side `json:"from"`
	Text []byte      `json:"text"`
	Mine []byte      `json:"mine,omitempty"` // by which its writer knows it again: not even he can read it
}

// letterPiece is what a letter is filled up to a multiple of, so that its length tells next to nothing.
const letterPiece = 512

// mostSeals bounds the desks that a letter is sealed to.
const mostSeals = 7

// paperOf puts a letter of a game into a paper: sealed to all other desks where these have keys for it.
func paperOf(l *Letter, m *play.LinksMark, own secret) (*Paper, error) {
	if len(m.Boxes) == 0 {
		return &Paper{Kind: KindLetter, Letter: l}, nil
	}
	var to []string
	for i, box := range m.Boxes {
		if i != int(m.Side)-1 {
			to = append(to, box)
		}
	}
	text, err := sealTo(to, l)
	return &Paper{Kind: KindLetter, Sealed: &Sealed{Game: l.Game, Of: m.Of, From: l.From, Text: text, Mine: own.mark(l)}}, err
}

// sealTo writes what a letter holds so that the owners of some boxes can read it, and nobody else.
func sealTo(boxes []string, what any) ([]byte, error) {
	var to []age.Recipient
	for _, box := range boxes {
		r, err := age.ParseX25519Recipient(box)
		if err != nil {
			return nil, err
		}
		to = append(to, r)
	}
	body, err := json.Marshal(what)
	if err != nil {
		return nil, err
	}
	packed, err := pack(body)
	if err != nil {
		return nil, err
	}
	packed = append(packed, make([]byte, letterPiece-len(packed)%letterPiece)...) // behind the end of what is packed
	var out bytes.Buffer
	w, err := age.Encrypt(&out, to...)
	if err == nil {
		_, err = w.Write(packed)
	}
	if err == nil {
		err = w.Close()
	}
	return out.Bytes(), err
}

// mark is what a desk knows a letter of its own by: nobody else can tell from it what the letter holds. Words to the reader are not in it.
func (s secret) mark(l *Letter) []byte {
	bare := *l
	bare.Words = ""
	return s.markOf(bare)
}

// markOf is the mark of what a letter holds beside words.
func (s secret) markOf(what any) []byte {
	text, err := json.Marshal(what)
	if err != nil {
		return nil
	}
	mac := hmac.New(sha256.New, append([]byte("awaw mine"), s.seed[:]...))
	mac.Write(text)
	return mac.Sum(nil)
}

// Same tells whether two papers of one desk are the same letter, but for words to the reader and how they are sealed.
func (p *Paper) Same(other *Paper) bool {
	switch {
	case p.Sealed != nil && other.Sealed != nil:
		return len(p.Sealed.Mine) == sha256.Size && hmac.Equal(p.Sealed.Mine, other.Sealed.Mine)
	case p.Letter != nil && other.Letter != nil:
		a, b := *p.Letter, *other.Letter
		a.Words, b.Words = "", ""
		return reflect.DeepEqual(a, b)
	}
	return false
}

// letterOf gives the letter that a paper holds, if it is one to this desk of this game, signed by the side it names.
func letterOf(g *play.Game, p *Paper) (*Letter, error) {
	m, from := g.ByMail(), int(p.From())
	switch {
	case m == nil || p.Kind != KindLetter || p.Game() != m.Game:
		return nil, ErrOther
	case from < 1 || from > len(m.Keys) || !p.SignedBy(m.Keys[from-1]):
		return nil, ErrForged
	case from == int(m.Side):
		return nil, ErrOwn
	case (p.Sealed == nil) != (len(m.Boxes) == 0):
		return nil, ErrStrange
	case p.Sealed == nil:
		return p.Letter, nil
	}
	seed, ok := g.Secret()
	if !ok {
		return nil, ErrFor
	}
	l, err := secret{seed}.unseal(p.Sealed)
	if err == nil && (l.Game != p.Game() || l.From != p.From()) {
		err = ErrForged // another's letter in an envelope of one's own
	}
	return l, err
}

// unseal reads a letter.
func (s secret) unseal(x *Sealed) (*Letter, error) {
	l := &Letter{}
	if err := s.unsealInto(x, l); err != nil {
		return nil, err
	}
	if !l.sound() {
		return nil, ErrStrange
	}
	return l, nil
}

// unsealInto reads what a letter holds.
func (s secret) unsealInto(x *Sealed, what any) error {
	if len(x.Text) > LongestText || bytes.Count(x.Text, []byte("\n-> ")) > mostSeals {
		return ErrLong
	}
	key, err := s.identity()
	if err != nil {
		return err
	}
	r, err := age.Decrypt(bytes.NewReader(x.Text), key)
	if errors.As(err, new(*age.NoIdentityMatchError)) {
		return ErrFor
	}
	if err != nil {
		return ErrStrange
	}
	packed, err := io.ReadAll(r)
	if err != nil {
		return ErrStrange
	}
	body, err := unpack(packed)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(body, what); err != nil {
		return ErrStrange
	}
	return nil
}
