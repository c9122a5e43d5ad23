package post

import (
	"bytes"
	"compress/flate"
	"crypto/ed25519"
	"encoding/hex"
	"encoding/json"
	"encoding/pem"
	"errors"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/mail"
)

// rewritten is an invitation as somebody else makes one of it, signed by a key of his own.
func rewritten(t *testing.T, text []byte, do func(*mail.Invitation)) []byte {
	t.Helper()
	p, err := mail.Read(text)
	if err != nil {
		t.Fatal(err)
	}
	hand := ed25519.NewKeyFromSeed(bytes.Repeat([]byte{7}, ed25519.SeedSize))
	inv := *p.Invitation
	inv.Key = hex.EncodeToString(hand.Public().(ed25519.PublicKey))
	do(&inv)
	body, err := json.Marshal(&mail.Paper{Format: mail.Format, Kind: mail.KindInvitation, Invitation: &inv})
	if err != nil {
		t.Fatal(err)
	}
	packed := bytes.NewBuffer(ed25519.Sign(hand, body))
	w, err := flate.NewWriter(packed, flate.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(body); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return pem.EncodeToMemory(&pem.Block{Type: "AWAW MAIL", Bytes: packed.Bytes()})
}

// An invitation without a key that letters are sealed to begins a game with open letters, and says so; one with it does not.
func TestOpenLettersAreSaid(t *testing.T) {
	host, _ := office(t, "")
	sent := invites(t, host, "channel-1940", 1)
	guest, _ := office(t, "")
	if told := reads(t, guest, rewritten(t, sent.Text, func(inv *mail.Invitation) { inv.Box, inv.Bind = "", false }), engine.NoSide); !told.Open {
		t.Error("open letters are not said")
	}
	third, _ := office(t, "")
	told := reads(t, third, sent.Text, engine.NoSide)
	if told.Open || reads(t, host, told.Text, engine.NoSide).Open {
		t.Error("sealed letters are called open")
	}
}

// An invitation that brings what the reader's own desk brought to a game is refused, while that waits and after it has begun.
func TestAnInvitationThatEchoesItsReader(t *testing.T) {
	host, _ := office(t, "")
	sent := invites(t, host, "channel-1940", 1)
	forged := rewritten(t, sent.Text, func(*mail.Invitation) {})
	tip := rewritten(t, sent.Text, func(inv *mail.Invitation) { inv.Box, inv.Bind = "", false })
	refuses := func(when string) {
		t.Helper()
		before := files(t, host)
		for _, text := range [][]byte{forged, tip} {
			if _, err := host.Read(text, engine.NoSide, nil); !errors.Is(err, mail.ErrEcho) {
				t.Errorf("%s: %v", when, err)
			}
		}
		same(t, when, before, files(t, host))
	}
	refuses("waiting")
	guest, _ := office(t, "")
	reads(t, host, reads(t, guest, sent.Text, engine.NoSide).Text, engine.NoSide)
	refuses("begun")
}

// Refused letters are kept under numbers that can come next or came last, and under no others.
func TestRefusedLettersAreBounded(t *testing.T) {
	host, _ := office(t, "")
	guest, _ := office(t, "")
	path := reads(t, host, reads(t, guest, invites(t, host, "channel-1940", 1).Text, engine.NoSide).Text, engine.NoSide).Save
	for number, kept := range map[int]int{-1: 0, 0: 0, 2: 0, 1e9: 0, 1: 1} {
		before := len(files(t, host))
		err := host.at(path, nil, func(g *play.Game) error {
			return host.refuse(g, &mail.Letter{From: 2, Number: number}, []byte("a letter"), mail.ErrStrange)
		})
		if more := len(files(t, host)) - before; !errors.Is(err, mail.ErrStrange) || more != kept {
			t.Errorf("letter %d: %d files more, want %d: %v", number, more, kept, err)
		}
	}
}

// Who carries the invitation and answers it first takes the place of the one it was meant for. That one's answer and letters are told as what they
// are, change nothing, and the two numbers differ.
func TestAnAnswerThatCameFirst(t *testing.T) {
	host, _ := office(t, "")
	sent := invites(t, host, "wings-two-1901", 1)
	thief, _ := office(t, "")
	guest, _ := office(t, "")
	first := reads(t, thief, sent.Text, engine.NoSide)
	meant := reads(t, guest, sent.Text, engine.NoSide)
	begun := reads(t, host, first.Text, engine.NoSide)
	if begun.Number == "" || begun.Number != first.Number || begun.Number == meant.Number {
		t.Errorf("numbers %q, %q and %q", begun.Number, first.Number, meant.Number)
	}
	gives(t, guest, meant.Save, "Germany: seal")
	letter := packs(t, guest, meant.Save)
	before := files(t, host)
	for what, x := range map[string]struct {
		text []byte
		want error
	}{"the true answer": {meant.Text, mail.ErrRival}, "its writer's letter": {letter, mail.ErrDesks}, "the first answer": {first.Text, mail.ErrHad}} {
		if _, err := host.Read(x.text, engine.NoSide, nil); !errors.Is(err, x.want) {
			t.Errorf("%s: %v, want %v", what, err, x.want)
		}
	}
	same(t, "what came later", before, files(t, host))
	other, _ := office(t, "")
	if _, err := other.Read(letter, engine.NoSide, nil); !errors.Is(err, mail.ErrOther) {
		t.Errorf("a letter at a desk that was never invited: %v", err)
	}
}
