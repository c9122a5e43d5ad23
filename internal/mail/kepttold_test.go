package mail

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/plain"
)

// A letter of a keeper that answers another than was sent, or is none, is refused at once and changes nothing.
func TestAKeeperWhoAnswersOtherwise(t *testing.T) {
	begun, _ := keptTables(t, 0)
	p, err := begun.game.At(0, 1)
	if err != nil {
		t.Fatal(err)
	}
	first, err := p.(engine.Encoder).Encode()
	if err != nil {
		t.Fatal(err)
	}
	for what, change := range map[string]func(*Sights){
		"heard more":       func(l *Sights) { l.Heard++ },
		"no answer":        func(l *Sights) { l.Answer = nil },
		"more than sent":   func(l *Sights) { l.Answer.Done = 9 },
		"to another":       func(l *Sights) { l.To = 2 },
		"no position":      func(l *Sights) { l.Moments[0].Text = "AAAA" },
		"a place in words": func(l *Sights) { l.Words = strings.Repeat("x", longestWords+1) },
		"none carried out": func(l *Sights) { l.Moments = nil },
		"an answer early":  func(l *Sights) { l.More = true },
		"more that ends":   func(l *Sights) { l.Answer, l.More, l.Whole = nil, false, "AAAA" },

		"words that steer":  func(l *Sights) { l.Moments[0].Told = []play.Told{{Text: engine.Say("a\x1b[2Jb")}} },
		"words that turn":   func(l *Sights) { l.Moments[0].Told = []play.Told{{Text: engine.Say("a", "b\u202ec")}} },
		"a command of two":  func(l *Sights) { l.Moments[0].Cmd += "\n2 pass" },
		"a reason of lines": func(l *Sights) { l.Answer.Done, l.Answer.Why = 0, &engine.Text{Key: "no.\n  All is proved."} },
		"no reason":         func(l *Sights) { l.Answer.Done, l.Answer.Why = 0, &engine.Text{} },
		"long words":        func(l *Sights) { l.Moments[0].Told = []play.Told{{Text: engine.Say(strings.Repeat("x", 50_000))}} },
		"many words": func(l *Sights) {
			l.Moments[0].Told = slices.Repeat([]play.Told{{Text: engine.Say("a", 1, 2, 3)}}, 2000)
		},
		"a long command": func(l *Sights) { l.Moments[0].Cmd = strings.Repeat("x", longestGiven+1) },
		"of no side":     func(l *Sights) { l.Moments[0].Side = 0 },
		"of a third":     func(l *Sights) { l.Moments[0].Side, l.Moments[0].Cmd = 3, "" },
		"own and unsaid": func(l *Sights) { l.Moments[0].Cmd = "" },
		"the other's":    func(l *Sights) { l.Moments[0].Side = 2 },
		"many moments":   func(l *Sights) { l.Moments = slices.Repeat(l.Moments[:1], ofALetter.moments+1) },
		"a filled up position": func(l *Sights) {
			l.Moments[0].Text = fill(t, first, l.Moments[0].Text, " ")
		},
		"a long position": func(l *Sights) {
			l.Moments[0].Text = fill(t, first, l.Moments[0].Text, strings.Repeat(" ", mostGrown*len(first)))
		},
	} {
		keeper, sides := keptTables(t, 0)
		a := sides[0]
		a.gives("1 attack 0")
		if err := keeper.keeps(a.packs()); err != nil {
			t.Fatal(err)
		}
		kept := len(a.kept.Bytes())
		if _, err := Hear(a.game, paper(t, keeper.forgesSights(1, change))); err == nil || len(a.kept.Bytes()) != kept {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// A letter of the keeper that comes early is told as his.
func TestAnEarlyLetterOfTheKeeper(t *testing.T) {
	keeper, sides := keptTables(t, 0)
	a := sides[0]
	a.gives("1 attack 0")
	if err := keeper.keeps(a.packs()); err != nil {
		t.Fatal(err)
	}
	var early *Missing
	_, err := Hear(a.game, paper(t, keeper.forgesSights(1, func(l *Sights) { l.Number += 2 })))
	if !errors.As(err, &early) || early.Said().Key != "mail.fault.missing.keeper" {
		t.Errorf("%v", err)
	}
}

// A short letter that unpacks to megabytes brings no journal.
func TestAWholeOfNothing(t *testing.T) {
	keeper, sides := keptTables(t, 0)
	a := sides[0]
	a.gives("1 attack 0")
	if err := keeper.keeps(a.packs()); err != nil {
		t.Fatal(err)
	}
	zeros, err := plain.Packed([]byte(`{"awaw":1,`+strings.Repeat("0", 4<<20)), "")
	if err != nil {
		t.Fatal(err)
	}
	a.hears(keeper.forgesSights(1, func(l *Sights) { l.Whole = zeros }))
	if text, err := WholeOf(a.game); err == nil {
		t.Errorf("%d bytes come of %d: %v", len(text), len(zeros), err)
	}
}

// fill is a packed position that is written against another, with something behind it.
func fill(t *testing.T, was []byte, text, more string) string {
	t.Helper()
	position, err := plain.Unpacked(text, string(was), 1<<20)
	if err == nil {
		text, err = plain.Packed(append(position, more...), string(was))
	}
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// Where one letter does not hold what there is to tell, several do: no desk goes on between them, the answer comes with the last, and the journal in parts.
func TestAnAnswerInSeveralLetters(t *testing.T) {
	keeper, sides := keptTables(t, 0)
	chance := engine.NewFast(3)
	parts := map[engine.Side]int{}
	for n := 0; n == 0 || !keeper.game.Outcome().Over; n++ {
		s := sides[keeper.game.ToAct()[0]-1]
		for StateOf(s.game).Decide {
			p, _ := Before(s.game)
			legal := p.Legal(s.side, nil)
			s.gives(s.game.Rules().FormatCommand(p, legal[chance.Intn(len(legal))]))
		}
		if err := keeper.keeps(s.packs()); err != nil {
			t.Fatal(err)
		}
		for due := Due(keeper.game); len(due) > 0; due = Due(keeper.game) {
			side := due[0]
			d := sides[side-1]
			l, text := keeper.tellsIn(side, room{1, 6 << 20, 400})
			if keeper = keeper.twin(); len(l.Moments) > 1 || len(l.Whole) > 400 || l.More && l.Answer != nil {
				t.Fatalf("%d moments, %d bytes of the journal, answer %v", len(l.Moments), len(l.Whole), l.Answer)
			}
			d.hears(text)
			if parts[side]++; l.More {
				if s := StateOf(d.game); s.Decide || s.Pack || !slices.Contains(Due(keeper.game), side) {
					t.Fatalf("side %d goes on before all is told: %+v", side, s)
				}
			}
		}
	}
	text := keeper.wholly()
	for _, d := range sides {
		whole, err := WholeOf(d.twin().game)
		if err != nil || whole != text || parts[d.side] < 10 {
			t.Errorf("side %d has %d of %d bytes of the journal in %d letters: %v", d.side, len(whole), len(text), parts[d.side], err)
		}
		if h := held(t, d, text); len(h.Untrue) > 0 {
			t.Errorf("side %d: %+v", d.side, h.Untrue)
		}
	}
}

// tellsIn writes the keeper's next letter to a side, with less room than a letter has.
func (d *table) tellsIn(side engine.Side, most room) (l *Sights, text []byte) {
	d.t.Helper()
	l, up, err := sightsFor(d.game, side, most)
	if err != nil {
		d.t.Fatal(err)
	}
	m := d.game.ByMail()
	if text, err = sent(m, d.own.seed, m.Boxes[side-1], l, l); err == nil {
		note := `{}`
		if l.More {
			note = `{"more":true}`
		}
		err = d.game.Jot(play.Line{Kind: play.LineLetter, Side: toward(d.game, side), Letter: l.Number, To: up, Value: note})
	}
	if err != nil {
		d.t.Fatal(err)
	}
	return l, text
}

// FuzzKept gives a desk and its keeper letters that are sealed and signed as they should be, and hold whatever comes: they are read or refused, and what
// is refused changes nothing.
func FuzzKept(f *testing.F) {
	keeper, sides := keptTables(&testing.T{}, 0)
	a := sides[0]
	a.gives("1 attack 0")
	good := &Given{}
	text := a.forgesGiven(func(l *Given) { *good = *l })
	if keeper.keeps(text) != nil {
		f.Fatal("the letter is not read")
	}
	a.packs()
	told, _, err := sightsFor(keeper.game, 1, ofALetter)
	if err != nil {
		f.Fatal(err)
	}
	for _, x := range []any{good, told} {
		seed, err := json.Marshal(x)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(seed)
	}
	fresh, others := keptTables(&testing.T{}, 0)
	others[0].gives("1 attack 0")
	f.Fuzz(func(t *testing.T, body []byte) {
		var what json.RawMessage
		if json.Unmarshal(body, &what) != nil {
			return
		}
		m := a.game.ByMail()
		at := a.twin()
		text, err := sent(keeper.game.ByMail(), keeper.own.seed, m.Boxes[0], what, nil)
		if err != nil {
			return // longer than any letter
		}
		kept := len(at.kept.Bytes())
		if _, err := Hear(at.game, paper(t, text)); err != nil && len(at.kept.Bytes()) != kept {
			t.Errorf("a refused letter left something behind: %v", err)
		} else if err == nil {
			if _, _, err := at.again(); err != nil {
				t.Errorf("the save does not open after it: %v", err)
			}
		}
		if text, err = sent(others[0].game.ByMail(), others[0].own.seed, m.Keeper.Box, what, nil); err != nil {
			return
		}
		k := fresh.twin()
		k.t = t
		_ = k.keeps(text)
	})
}
