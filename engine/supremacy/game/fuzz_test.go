package game_test

import (
	"testing"

	"awaw/engine"
	"awaw/internal/nets"
)

// scenes gives positions along a game by chance of every scenario, with what they are played with.
func scenes(tb testing.TB, every int) (out []scene) {
	tb.Helper()
	for _, id := range starts {
		s := system(tb, id, nil)
		p, err := s.Rules.Setup(s.Kit, s.Doc)
		if err != nil {
			tb.Fatal(err)
		}
		chance := engine.NewFast(3)
		for n := 0; len(p.ToAct()) > 0; n++ {
			if n%every == 0 {
				out = append(out, scene{s, p})
			}
			legal := p.Legal(p.ToAct()[0], nil)
			if p, _, err = p.Apply(legal[chance.Intn(len(legal))], chance); err != nil {
				tb.Fatal(err)
			}
		}
	}
	return out
}

type scene struct {
	s nets.System
	p engine.Position
}

// Saves in which one thing is changed open as a position that can be played, or are refused.
func TestDamagedPositions(t *testing.T) {
	chance := engine.NewFast(11)
	opened := 0
	for _, x := range scenes(t, 53) {
		text, err := x.p.(engine.Encoder).Encode()
		if err != nil {
			t.Fatal(err)
		}
		nets.Damaged(t, text, 40, map[string]int{}, chance, func(what string, text []byte) {
			if p, err := x.s.Rules.Restore(x.s.Kit, text); err == nil {
				opened++
				nets.Asked(t, x.s, p)
			}
		})
	}
	if opened == 0 {
		t.Error("nothing opened")
	}
}

// What is read is written and read back equal, and the rules answer it.
func FuzzNotation(f *testing.F) {
	all := scenes(f, 61)
	for i, x := range all {
		for _, side := range x.p.ToAct() {
			f.Add(uint8(i), x.s.Rules.FormatCommand(x.p, x.p.Legal(side, nil)[0]))
		}
	}
	f.Fuzz(func(t *testing.T, where uint8, text string) {
		at := all[int(where)%len(all)]
		nets.ReadBack(t, at.s.Rules, at.p, text)
	})
}

// Scenarios and positions from strangers.
func FuzzStart(f *testing.F) {
	all := scenes(f, 61)
	for i, x := range all {
		f.Add(uint8(i), false, x.s.Doc.Data)
		text, err := x.p.(engine.Encoder).Encode()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(uint8(i), true, text)
	}
	f.Fuzz(func(t *testing.T, which uint8, saved bool, data []byte) {
		s := all[int(which)%len(all)].s
		if saved {
			if p, err := s.Rules.Restore(s.Kit, data); err == nil {
				nets.Asked(t, s, p)
			}
			return
		}
		s.Doc = engine.Doc{Name: "fuzz.toml", Data: data}
		if p, err := s.Rules.Setup(s.Kit, s.Doc); err == nil {
			nets.Looked(t, s, p)
		}
	})
}
