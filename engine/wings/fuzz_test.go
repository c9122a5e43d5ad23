package wings_test

import (
	"testing"

	"awaw/engine"
	"awaw/internal/nets"
)

// Notation of both systems: what is read is written and read back equal, and the rules answer it.
func FuzzNotation(f *testing.F) {
	type place struct {
		s nets.System
		p engine.Position
	}
	var places []place
	for _, id := range []string{"wings-1901", "air-units-1901"} {
		s := system(f, id, nil)
		p, err := s.Rules.Setup(s.Kit, s.Doc)
		if err != nil {
			f.Fatal(err)
		}
		dice := engine.NewFast(3)
		for n := range 200 {
			acting := p.ToAct()
			if len(acting) == 0 {
				break
			}
			legal := p.Legal(acting[n%len(acting)], nil)
			c := legal[dice.Intn(len(legal))]
			if n%40 == 0 {
				places = append(places, place{s, p})
			}
			if n%5 == 0 {
				f.Add(uint8(len(places)-1), s.Rules.FormatCommand(p, c))
			}
			if p, _, err = p.Apply(c, dice); err != nil {
				f.Fatal(err)
			}
		}
	}
	f.Fuzz(func(t *testing.T, where uint8, text string) {
		at := places[int(where)%len(places)]
		nets.ReadBack(t, at.s.Rules, at.p, text)
	})
}

// Scenarios and positions of both systems from strangers.
func FuzzStart(f *testing.F) {
	var all []nets.System
	for n, id := range []string{"wings-1901", "air-units-1901"} {
		s := system(f, id, nil)
		all = append(all, s)
		f.Add(uint8(n), s.Doc.Data)
		p, err := s.Rules.Setup(s.Kit, s.Doc)
		if err != nil {
			f.Fatal(err)
		}
		text, err := p.(engine.Encoder).Encode()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(uint8(n+2), text)
	}
	f.Fuzz(func(t *testing.T, which uint8, data []byte) {
		s := all[which%2]
		if which%4 > 1 {
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
