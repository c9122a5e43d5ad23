package mail

import (
	"errors"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
)

// FuzzLetter reads whatever comes: it is a paper of this program or an error, and nothing else happens.
func FuzzLetter(f *testing.F) {
	_, text, err := Invite(Invitation{Title: "a game", Sides: 2, From: 1}, engine.OpenSeed(1))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	body := Paper{Kind: KindLetter, Letter: &Letter{Game: "ab", From: 1, Number: 1, Heard: []int{1, 0}, Items: []Item{{Cmd: "1 pass"}, {Link: "00"}}}}
	if text, err = body.write(secret{engine.OpenSeed(2)}); err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	own := secret{engine.OpenSeed(3)}
	box, err := own.box()
	if err != nil {
		f.Fatal(err)
	}
	sealed, err := paperOf(body.Letter, &play.LinksMark{Side: 1, Boxes: []string{box, box}}, own)
	if err != nil {
		f.Fatal(err)
	}
	if text, err = sealed.write(secret{engine.OpenSeed(2)}); err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Add([]byte("-----BEGIN AWAW MAIL-----\nAAAA\n-----END AWAW MAIL-----\n"))
	inv, sum := fuzzedBegin(f)
	f.Fuzz(func(t *testing.T, text []byte) {
		p, err := Read(text)
		if err != nil {
			var fault *Fault
			if !errors.As(err, &fault) {
				t.Errorf("an error without words: %v", err)
			}
			return
		}
		if p.Invitation == nil && p.Acceptance == nil && p.Start == nil && p.Letter == nil && p.Sealed == nil {
			t.Error("a paper of nothing")
		}
		var fault *Fault
		if p.Acceptance != nil {
			if err := p.answers(inv, sum); err != nil && !errors.As(err, &fault) {
				t.Errorf("an error without words: %v", err)
			}
		}
		if p.Start != nil {
			if _, err := p.Start.told(inv, sum); err != nil && !errors.As(err, &fault) {
				t.Errorf("an error without words: %v", err)
			}
		}
		if p.Sealed != nil {
			var fault *Fault
			if _, err := own.unseal(p.Sealed); err != nil && !errors.As(err, &fault) {
				t.Errorf("an error without words: %v", err)
			}
		}
		if p.Kind == KindInvitation {
			if d, _, err := Accept(p, string(text), 2, engine.OpenSeed(3)); err == nil {
				if _, err := d.Keep(); err != nil {
					t.Error(err)
				}
			}
		}
	})
}

// fuzzedBegin adds the answers and the last paper of a game of three, and gives its invitation.
func fuzzedBegin(f *testing.F) (inv Invitation, sum string) {
	host, offer, err := Invite(Invitation{Title: "a game", Sides: 3, From: 1}, engine.OpenSeed(4))
	if err != nil {
		f.Fatal(err)
	}
	inv, sum = host.Invited()
	start := &Start{Of: sum}
	for side := engine.Side(2); side <= 3; side++ {
		p, err := Read(offer)
		if err != nil {
			f.Fatal(err)
		}
		_, back, err := Accept(p, string(offer), side, engine.OpenSeed(uint64(side)))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(back)
		if p, err = Read(back); err != nil {
			f.Fatal(err)
		}
		start.Answers = append(start.Answers, p.raw)
	}
	text, err := (&Paper{Kind: KindStart, Start: start}).write(secret{engine.OpenSeed(4)})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	return inv, sum
}
