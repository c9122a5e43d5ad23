// Package locks keeps saves under passphrases, with the formats of age. Each side that wants it has a key pair, the private half of which is
// wrapped by its passphrase. The save has a key pair of its own: every line is encrypted to its public half, which costs microseconds, and its
// private half is encrypted to the sides, one after another, so that it takes all their passphrases to open the save.
package locks

import (
	"bytes"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"unicode/utf8"

	"filippo.io/age"
	"golang.org/x/text/unicode/norm"

	"awaw/engine"
	"awaw/engine/play"
)

// WorkFactor is the logarithm of what a passphrase costs to try, for who knows it and for who guesses: 32 MB and some tenths of a second. A
// file that asks for more is refused.
const WorkFactor = 15

// LongestPassphrase bounds a passphrase, in characters.
const LongestPassphrase = 200

// longestKey bounds a wrapped key: those of seven sides, one in another, are shorter.
const longestKey = 16 << 10

// Passphrase is what a side keeps its secrets under.
type Passphrase struct {
	Side engine.Side
	Text string
}

// fault is something that is refused, with words for players of every language.
type fault struct{ key, what string }

func (e *fault) Error() string { return "locks: " + e.what }

// Said is the refusal in the player's language.
func (e *fault) Said() engine.Text { return engine.Say("locks." + e.key) }

// The errors of passphrases.
var (
	// ErrWrong refuses a passphrase that is not that of the side.
	ErrWrong error = &fault{"wrong", "this is not the passphrase of this side"}
	// ErrText refuses what can be no passphrase.
	ErrText error = &fault{"text", fmt.Sprintf("a passphrase has 1 to %d characters", LongestPassphrase)}
	// ErrHard refuses a file whose passphrases would cost too much to try.
	ErrHard error = &fault{"hard", fmt.Sprintf("the file asks for more work than 2^%d to try a passphrase; no save that this program wrote does", WorkFactor)}
	// ErrDamaged refuses keys that are none.
	ErrDamaged error = &fault{"damaged", "the keys in the first line of the save cannot be read; use an unchanged copy of it"}
)

// Check refuses what can be no passphrase.
func Check(text string) error {
	if n := utf8.RuneCountInString(text); n < 1 || n > LongestPassphrase || !utf8.ValidString(text) {
		return ErrText
	}
	return nil
}

// same is a passphrase as it is used: letters with marks come from keyboards in two forms.
func same(text string) string { return norm.NFC.String(text) }

// New makes the keys of a save that is to be under passphrases, by side; no keys where there are none.
func New(list []Passphrase) (*play.LocksMark, play.Cipher, error) {
	if len(list) == 0 {
		return nil, nil, nil
	}
	list = slices.Clone(list)
	slices.SortFunc(list, func(a, b Passphrase) int { return int(a.Side) - int(b.Side) })
	own, err := age.GenerateX25519Identity()
	if err != nil {
		return nil, nil, err
	}
	m := &play.LocksMark{Public: own.Recipient().String()}
	wrapped := []byte(own.String())
	for i, p := range list {
		if p.Side < 1 || i > 0 && list[i-1].Side == p.Side {
			return nil, nil, fmt.Errorf("locks: side %d has no passphrase of its own", p.Side)
		}
		if err := Check(p.Text); err != nil {
			return nil, nil, err
		}
		pair, err := age.GenerateX25519Identity()
		if err != nil {
			return nil, nil, err
		}
		lock := play.SideLock{Side: p.Side, Public: pair.Recipient().String()}
		by, err := age.NewScryptRecipient(same(p.Text))
		if err != nil {
			return nil, nil, err
		}
		by.SetWorkFactor(WorkFactor)
		if lock.Key, err = encrypt(by, []byte(pair.String())); err != nil {
			return nil, nil, err
		}
		runtime.GC()
		text, err := encrypt(pair.Recipient(), wrapped)
		if err != nil {
			return nil, nil, err
		}
		wrapped, m.Key = []byte(text), text
		m.Sides = append(m.Sides, lock)
	}
	return m, &cipher{to: own.Recipient(), key: own}, nil
}

// Opening opens the keys of a save, a side after another.
type Opening struct {
	mark *play.LocksMark
	keys []*age.X25519Identity // by the sides of the mark, nil until its passphrase was given
}

// Begin begins to open a save.
func Begin(m *play.LocksMark) (*Opening, error) {
	if m == nil || len(m.Sides) == 0 || len(m.Sides) > 7 || len(m.Key) > longestKey {
		return nil, ErrDamaged
	}
	for i, s := range m.Sides {
		if s.Side < 1 || len(s.Key) > longestKey || i > 0 && m.Sides[i-1].Side >= s.Side {
			return nil, ErrDamaged
		}
	}
	return &Opening{m, make([]*age.X25519Identity, len(m.Sides))}, nil
}

// Awaited lists the sides whose passphrases were not given.
func (o *Opening) Awaited() []engine.Side {
	var out []engine.Side
	for i, s := range o.mark.Sides {
		if o.keys[i] == nil {
			out = append(out, s.Side)
		}
	}
	return out
}

// Try takes a side's passphrase.
func (o *Opening) Try(side engine.Side, text string) error {
	i := slices.IndexFunc(o.mark.Sides, func(s play.SideLock) bool { return s.Side == side })
	if i < 0 {
		return fmt.Errorf("locks: side %d has no passphrase", side)
	}
	if err := Check(text); err != nil {
		return ErrWrong
	}
	by, err := age.NewScryptIdentity(same(text))
	if err != nil {
		return err
	}
	by.SetMaxWorkFactor(WorkFactor)
	lock := o.mark.Sides[i]
	plain, err := decrypt(by, lock.Key)
	runtime.GC() // what it took lies there no longer when the next side's is tried
	switch {
	case err == nil:
	case strings.Contains(err.Error(), "work factor too large"):
		return ErrHard
	case errors.As(err, new(*age.NoIdentityMatchError)):
		return ErrWrong
	default:
		return ErrDamaged
	}
	key, err := age.ParseX25519Identity(string(plain))
	if err != nil || key.Recipient().String() != lock.Public {
		return ErrDamaged
	}
	o.keys[i] = key
	return nil
}

// Cipher is what reads the save, once no side is awaited.
func (o *Opening) Cipher() (play.Cipher, error) {
	text := o.mark.Key
	for i, key := range slices.Backward(o.keys) {
		if key == nil {
			return nil, &play.LockedError{Sides: o.Awaited()}
		}
		plain, err := decrypt(key, text)
		if err != nil {
			return nil, ErrDamaged
		}
		if text = string(plain); i > 0 && len(text) > longestKey {
			return nil, ErrDamaged
		}
	}
	return Known(o.mark, text)
}

// Known makes the cipher of a save from its private key.
func Known(m *play.LocksMark, text string) (play.Cipher, error) {
	key, err := age.ParseX25519Identity(text)
	if err != nil || key.Recipient().String() != m.Public {
		return nil, ErrDamaged
	}
	return &cipher{to: key.Recipient(), key: key}, nil
}

// cipher reads and writes what is locked in a save.
type cipher struct {
	to  *age.X25519Recipient
	key *age.X25519Identity
}

// Lock encrypts to the key of the save.
func (c *cipher) Lock(plain []byte) (string, error) { return encrypt(c.to, plain) }

// Unlock reads it.
func (c *cipher) Unlock(text string) ([]byte, error) { return decrypt(c.key, text) }

// Key is the private key of the save.
func (c *cipher) Key() string { return c.key.String() }

func encrypt(to age.Recipient, plain []byte) (string, error) {
	var b bytes.Buffer
	w, err := age.Encrypt(&b, to)
	if err == nil {
		_, err = w.Write(plain)
	}
	if err == nil {
		err = w.Close()
	}
	return base64.StdEncoding.EncodeToString(b.Bytes()), err
}

func decrypt(by age.Identity, text string) ([]byte, error) {
	raw, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		return nil, err
	}
	r, err := age.Decrypt(bytes.NewReader(raw), by)
	if err != nil {
		return nil, err
	}
	return io.ReadAll(r)
}
