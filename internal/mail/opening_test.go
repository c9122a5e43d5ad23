package mail

import (
	"errors"
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/toys"
)

// sealedBy seals orders at every desk and brings the seals to all of them.
func sealedBy(t *testing.T, all []*table) {
	t.Helper()
	var seals [][]byte
	for _, d := range all {
		for _, c := range []engine.Command{{Side: d.side, Verb: toys.VerbPick, N: 9}, {Side: d.side, Verb: toys.VerbConfirm}} {
			if _, err := d.game.Do(c); err != nil {
				t.Fatal(err)
			}
		}
		seals = append(seals, d.packs())
	}
	for _, d := range all {
		for i, text := range seals {
			if all[i] != d {
				d.takes(text)
			}
		}
	}
}

// Who has opened its sealed orders and awaits those of others has nothing new to write, though the orders are not open yet.
func TestAnOpeningIsWrittenOnce(t *testing.T) {
	all := begun(t, hands, 3)
	sealedBy(t, all)
	a := all[0]
	if s := StateOf(a.game); !s.Pack || len(s.Waiting) != 2 {
		t.Errorf("before it opens: %+v", s)
	}
	opened := a.packs()
	if s := StateOf(a.game); s.Pack || s.Decide || !slices.Equal(s.Waiting, []engine.Side{2, 3}) {
		t.Errorf("when it has opened: %+v", s)
	}
	lines := a.game.Len()
	if _, err := Pack(a.game, a.own.seed, "", func(int, []byte) error { return nil }); !errors.Is(err, ErrNothing) || a.game.Len() != lines {
		t.Errorf("a second letter with the same opening: %v, %d lines", err, a.game.Len()-lines)
	}
	second := all[1].packs()
	a.takes(second)
	if s := StateOf(a.game); s.Pack || !slices.Equal(s.Waiting, []engine.Side{3}) {
		t.Errorf("when another has opened: %+v", s)
	}
	all[2].takes(opened)
	all[2].takes(second)
	a.takes(all[2].packs())
	if items := all[2].letter(a.packs()).Items; len(items) != 1 || items[0].Link == "" { // they open with dice
		t.Errorf("when all have opened its letter holds %+v", items)
	}
}

// Who seals last opens in the same letter, and has nothing to write after it.
func TestWhoSealsLastOpensOnce(t *testing.T) {
	all := begun(t, hands, 3)
	last := all[2]
	for _, d := range all {
		for _, c := range []engine.Command{{Side: d.side, Verb: toys.VerbPick, N: 9}, {Side: d.side, Verb: toys.VerbConfirm}} {
			if _, err := d.game.Do(c); err != nil {
				t.Fatal(err)
			}
		}
		if d != last {
			last.takes(d.packs())
		}
	}
	if items := all[0].letter(last.packs()).Items; len(items) != 2 || items[0].Seal == "" || items[1].Open == nil {
		t.Errorf("its letter holds %+v", items)
	}
	if s := StateOf(last.game); s.Pack || !slices.Equal(s.Waiting, []engine.Side{1, 2}) {
		t.Errorf("behind it: %+v", s)
	}
}

// Older programs wrote an opening again with every letter until all had opened. Such a letter brings nothing new, before the orders are open and
// after; another opening than was brought before is refused.
func TestAnOpeningThatComesAgain(t *testing.T) {
	all := begun(t, hands, 3)
	sealedBy(t, all)
	a, b, c := all[0], all[1], all[2]
	opened := a.packs()
	again := func(number int, change func(*Letter)) []byte {
		return a.forged(opened, func(l *Letter) {
			l.Number = number
			l.Heard[0] = number
			change(l)
		})
	}
	same := func(*Letter) {}
	b.takes(opened)
	for what, change := range map[string]func(*Letter){
		"another salt": func(l *Letter) { l.Items[0].Open.Salt = "00112233445566778899aabbccddeeff" },
		"other orders": func(l *Letter) { l.Items[0].Open.Cmds = l.Items[0].Open.Cmds[1:] },
	} {
		if err := b.reads(again(3, change)); err == nil {
			t.Errorf("%s are taken", what)
		}
	}
	second := b.packs()
	b.takes(again(3, same)) // the orders of the third are awaited
	c.takes(opened)
	c.takes(second)
	third := c.packs()
	b.takes(third)
	b.takes(again(4, same)) // all orders are open
	c.takes(again(3, same))
	c.takes(again(4, same))
	a.takes(second)
	a.takes(third)
	for _, d := range all {
		if d.game.Story() != a.game.Story() || len(d.game.Stories()) < 2 {
			t.Errorf("side %d tells another story", d.side)
		}
	}
}
