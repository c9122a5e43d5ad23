package mail

import (
	"bytes"
	"encoding/pem"
	"errors"
	"fmt"
	"testing"

	"awaw/engine/play"
	"awaw/engine/play/chain"
)

// Cheats by a reader who knew what is promised of games by mail, and not how it is done.

// Who tells two desks of three two stories is found out as soon as they hear of each other, whichever writes first.
func TestTwoStoriesToTwoDesks(t *testing.T) {
	all := begun(t, hands, 3)
	for _, d := range all {
		d.gives(fmt.Sprintf("%d pick 9", d.side), fmt.Sprintf("%d confirm", d.side))
	}
	a, b, c := all[0], all[1], all[2]
	other := a.twin() // who seals otherwise, and tells that to the third desk
	if err := other.game.Unseal(1); err != nil {
		t.Fatal(err)
	}
	other.gives("1 confirm")
	toB, toC := a.packs(), other.packs()
	if a.letter(toB).Items[0].Seal == a.letter(toC).Items[0].Seal {
		t.Fatal("both desks are told the same")
	}
	ofB, ofC := b.packs(), c.packs()
	b.takes(toB)
	b.takes(ofC)
	c.takes(toC)
	c.takes(ofB)
	if err := b.reads(toC); !errors.Is(err, ErrStory) {
		t.Errorf("both seals at one desk: %v", err)
	}
	if err := b.reads(toB); !errors.As(err, new(*Double)) {
		t.Errorf("the same seal twice: %v", err)
	}
	for _, d := range []*table{a, other} {
		d.takes(ofB)
		d.takes(ofC)
	}
	open := a.packs()
	b.takes(open)
	if err := c.reads(open); !errors.Is(err, play.ErrSeal) {
		t.Errorf("orders are opened that another seal was given for: %v", err)
	}
	open = other.packs()
	c.takes(open)
	if err := b.reads(open); !errors.Is(err, ErrStory) {
		t.Errorf("other orders are opened under the number of those that were read: %v", err)
	}
	c.takes(b.packs()) // nothing is carried out at either desk before the last has opened
	if err := b.reads(c.packs()); !errors.Is(err, ErrStory) {
		t.Errorf("who was told the first story hears of the second: %v", err)
	}
}

// Who seals what another has sealed, without knowing it, cannot open it as his own when the other has.
func TestASealIsNotEchoed(t *testing.T) {
	all := begun(t, hands, 3)
	a, b, c := all[0], all[1], all[2]
	a.gives("1 pick 9", "1 confirm")
	b.gives("2 pick 9", "2 confirm")
	c.gives("3 pick 9", "3 confirm")
	first, second := a.packs(), b.packs()
	seal := a.letter(first).Items[0].Seal
	third := c.forged(c.packs(), func(l *Letter) { l.Items[0].Seal = seal })
	a.takes(second)
	b.takes(first)
	if err := a.reads(third); err == nil {
		if err = b.reads(third); err != nil {
			t.Fatal(err)
		}
		opened := a.packs()
		b.takes(opened)
		o := *a.letter(opened).Items[0].Open
		echo := c.forged(opened, func(l *Letter) {
			l.From, l.Number, l.Heard, l.Items = 3, 2, []int{2, 1, 2}, []Item{{Open: &o}}
		})
		if err := b.reads(echo); err == nil {
			t.Error("the orders of another were opened as one's own")
		}
	} else if !errors.Is(err, ErrStory) {
		t.Errorf("a seal that another has given: %v", err)
	}
}

// An answer without the link that is owed, with too many, or with something chosen before the link brings no dice.
func TestAnswersThatKeepTheLink(t *testing.T) {
	all := begun(t, buckets, 2)
	a, b := all[0], all[1]
	a.gives("1 attack 0")
	b.takes(a.packs())
	answer := b.packs()
	next, err := chain.Of(b.own.seed, 2)
	if err != nil {
		t.Fatal(err)
	}
	orders := "intercept=55"
	for what, change := range map[string]func(*Letter){
		"nothing in it":                func(l *Letter) { l.Items = nil },
		"words alone":                  func(l *Letter) { l.Items, l.Words = nil, "later" },
		"a command without the link":   func(l *Letter) { l.Items = []Item{{Cmd: "2 pass"}} },
		"orders left before the link":  func(l *Letter) { l.Items = append([]Item{{Standing: &orders}}, l.Items...) },
		"the link twice":               func(l *Letter) { l.Items = append(l.Items, l.Items[0]) },
		"the next link with it":        func(l *Letter) { l.Items = append(l.Items, Item{Link: next.String()}) },
		"the next link instead":        func(l *Letter) { l.Items[0].Link = next.String() },
		"this desk's link given again": func(l *Letter) { own, _ := a.game.OwnLink(); l.Items[0].Link = own.String() },
	} {
		twin := a.twin()
		if err := twin.reads(b.forged(answer, change)); err == nil {
			if l, _ := twin.game.Line(twin.game.Head()); l.Rolled() || twin.game.Len() > a.game.Len()+1 {
				t.Errorf("%s brings dice or more", what)
			}
			if _, _, owed := twin.game.Owed(); !owed {
				t.Errorf("%s: nothing is owed any more", what)
			}
		}
		if len(twin.game.Legal(1, nil)) != 0 {
			t.Errorf("%s: who waits for dice may go on", what)
		}
	}
	a.takes(answer)
}

// What a letter has told cannot be taken back, nor what its dice brought.
func TestNothingIsTakenBackBehindALetter(t *testing.T) {
	all := begun(t, buckets, 2)
	a, b := all[0], all[1]
	a.gives("1 attack 0")
	text := a.packs()
	var barrier *play.Barrier
	if err := a.game.TakeBack(1); !errors.As(err, &barrier) {
		t.Errorf("a command that a letter told: %v", err)
	}
	b.takes(text)
	a.takes(b.packs())
	before := a.game.Story()
	if err := a.game.TakeBack(1); !errors.As(err, &barrier) || a.game.Story() != before {
		t.Errorf("dice that fell: %v", err)
	}
	if err := b.game.TakeBack(2); err == nil || b.game.Story() != before {
		t.Errorf("the other side's command: %v", err)
	}
}

// Two games of the same people and scenario take no letters of each other, not under the other's name either.
func TestLettersOfATwinGame(t *testing.T) {
	one, two := begun(t, buckets, 2), begunFrom(t, buckets, 2, 40)
	for _, g := range [][]*table{one, two} {
		g[0].gives("1 attack 0")
	}
	text, game := one[0].packs(), two[0].letter(two[0].packs()).Game
	if err := two[1].reads(text); !errors.Is(err, ErrOther) {
		t.Errorf("a letter of another game: %v", err)
	}
	if err := two[1].reads(one[0].forged(text, func(l *Letter) { l.Game = game })); !errors.Is(err, ErrForged) {
		t.Errorf("a letter of another game under the name of this one: %v", err)
	}
	if err := one[1].reads(one[1].forged(text, func(*Letter) {})); !errors.Is(err, ErrForged) {
		t.Errorf("a side's letter signed by the other side: %v", err)
	}
}

// No bit of what a letter says can be changed on its way; how it is packed is no part of that.
func TestEveryBitOfALetter(t *testing.T) {
	all := begun(t, buckets, 2)
	a, b := all[0], all[1]
	a.gives("1 attack 0")
	text := a.packs()
	block, _ := pem.Decode(text)
	whole := paper(t, text)
	for i := range len(block.Bytes) * 8 {
		raw := bytes.Clone(block.Bytes)
		raw[i/8] ^= 1 << (i % 8)
		changed := pem.EncodeToMemory(&pem.Block{Type: pemType, Bytes: raw})
		if p, err := Read(changed); err == nil && bytes.Equal(p.body, whole.body) && bytes.Equal(p.sig, whole.sig) {
			continue
		}
		if err := b.reads(changed); err == nil {
			t.Fatalf("bit %d may be changed", i)
		}
	}
	for n := range len(text) - 1 {
		if p, err := Read(text[:n]); err == nil {
			t.Fatalf("the first %d bytes of %d are a letter: %+v", n, len(text), p)
		}
	}
	quoted := bytes.ReplaceAll(append([]byte("\nSomebody wrote:\n"), text...), []byte("\n"), []byte("\n> > "))
	b.takes(quoted)
}

// What a desk's commands say beside what they do cannot be used to choose dice: one command has one text.
func TestACommandHasOneText(t *testing.T) {
	all := begun(t, buckets, 2)
	a, b := all[0], all[1]
	a.gives("1 attack 0")
	text := a.packs()
	for _, line := range []string{" 1 attack 0", "1 attack 0 ", "1  attack 0", "1 ATTACK 0", "1 attack 00", "01 attack 0"} {
		twin := b.twin()
		err := twin.reads(a.forged(text, func(l *Letter) { l.Items[0].Cmd = line }))
		if err == nil && twin.game.Story() == b.game.Story() {
			t.Errorf("%q was taken and told nothing", line)
		}
		if _, cmd, owed := twin.game.Owed(); owed && cmd != "1 attack 0" {
			t.Errorf("%q owes the dice of %+v", line, cmd)
		}
		if err != nil {
			continue
		}
		if l, _ := twin.game.Line(firstOwed(twin.game)); l.Cmd != "1 attack 0" {
			t.Errorf("%q stands in the story as %q", line, l.Cmd)
		}
	}
}

// firstOwed is the line of the first command that owed dice.
func firstOwed(g *play.Game) int {
	for n := 1; n <= g.Len(); n++ {
		if l, ok := g.Line(n); ok && l.Kind == play.LineOwed {
			return n
		}
	}
	return 0
}
