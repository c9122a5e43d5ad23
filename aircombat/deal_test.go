package aircombat

import (
	"testing"

	"pgregory.net/rapid"

	"awaw/units"
)

func drawForce(t *rapid.T, label string) Force {
	n := rapid.IntRange(1, 7).Draw(t, label+" groups")
	f := make(Force, n)
	for i := range f {
		f[i] = Group{
			Nation:   units.Nation(rapid.IntRange(1, 5).Draw(t, "nation")),
			Type:     []units.Type{units.AAF, units.NAS, units.Jet, units.Transport}[rapid.IntRange(0, 3).Draw(t, "type")],
			Inverted: rapid.IntRange(0, 3).Draw(t, "inverted") == 0,
			Kind:     Kind(rapid.IntRange(0, 3).Draw(t, "kind")),
			N:        rapid.IntRange(0, 9).Draw(t, "n"),
		}
		f[i].Squadrons = true
	}
	return f
}

// Whatever the owner chooses, nothing is lost or invented, no unit suffers twice, and types share evenly.
func TestDealShares(t *testing.T) {
	r := shipped(t)
	rapid.Check(t, func(t *rapid.T) {
		f := drawForce(t, "f")
		res := Result{rapid.IntRange(0, 12).Draw(t, "e"), rapid.IntRange(0, 12).Draw(t, "a")}
		d := r.NewDeal(f, res, Options{})
		for n := 0; !d.Done(); n++ {
			owed := d.Owed()
			if len(owed) < 2 || n > 100 {
				t.Fatalf("owed %v after %d choices", owed, n)
			}
			if x := d.Give(MaxGroups - 1); len(f) < MaxGroups-1 && x != d {
				t.Fatal("a group that is not there took an effect")
			}
			d = d.Give(owed[rapid.IntRange(0, len(owed)-1).Draw(t, "pick")])
		}
		total, e, all := f.Total(), 0, 0
		effects, count := map[TypeName]int{}, map[TypeName]int{}
		for i, x := range d.out[:len(f)] {
			lost := int(x.eliminated + x.aborted)
			if lost > f[i].N || x.eliminated < 0 || x.aborted < 0 {
				t.Fatalf("group %d of %d suffers %v", i, f[i].N, x)
			}
			e += int(x.eliminated)
			all += lost
			effects[f[i].Name()] += lost
			count[f[i].Name()] += f[i].N
			if l := d.Losses()[i]; f[i].Inverted && l.Aborted != 0 {
				t.Fatal("an inverted unit aborted")
			}
		}
		if e != min(res.Eliminated, total) || all != min(res.Eliminated+res.Aborted, total) {
			t.Fatalf("dealt %d eliminations, %d effects of %v on %d units", e, all, res, total)
		}
		for a, x := range effects {
			for b, y := range effects {
				if x > y+1 && y < count[b] {
					t.Fatalf("%v has %d effects, %v only %d of %d", a, x, b, y, count[b])
				}
				if x > y && y < count[b] && count[a] < count[b] {
					t.Fatalf("the remnant fell on the smaller type: %d of %d, %d of %d", x, count[a], y, count[b])
				}
			}
		}
	})
}

func TestDealSparesInverted(t *testing.T) {
	r := shipped(t)
	rapid.Check(t, func(t *rapid.T) {
		f := drawForce(t, "f")
		res := Result{rapid.IntRange(0, 12).Draw(t, "e"), rapid.IntRange(0, 12).Draw(t, "a")}
		l := r.NewDeal(f, res, Options{UninvertedOnly: true}).Default().Losses()
		up, down, turned := 0, 0, 0
		for i, g := range f {
			if g.Inverted {
				down += l[i].Eliminated
			} else {
				up += l[i].Eliminated
				turned += g.N
			}
		}
		if up != min(turned, res.Eliminated) {
			t.Fatalf("%d uninverted lost of %d", up, turned)
		}
		if down > 0 && up < turned {
			t.Fatal("inverted units were hit while uninverted ones were left")
		}
	})
}

func TestDealIsSizedForManyGroups(t *testing.T) {
	r := shipped(t)
	f := make(Force, MaxGroups)
	for i := range f {
		f[i] = Group{Nation: units.Nation(i + 1), Type: units.AAF, N: MaxUnits}
	}
	d := r.NewDeal(f, Result{1 << 20, 5}, Options{}).Default()
	for i, l := range d.Losses() {
		if l != (Loss{MaxUnits, 0}) {
			t.Errorf("group %d: %v", i, l)
		}
	}
	if err := append(f, Group{Nation: 1, Type: units.Jet, N: 1}).Check(); err == nil {
		t.Error("one group too many was accepted")
	}
	if err := (Force{{Nation: 1, Type: units.AAF, N: -1}}).Check(); err == nil {
		t.Error("a negative group was accepted")
	}
	if err := (Force{{Nation: 1, N: 1}}).Check(); err == nil {
		t.Error("a group without type was accepted")
	}
}

// Only types of exactly equal size and DRM are a tie (19.62): which of one type suffers, those under winter or the
// others, is the owner's to say without one, and three against one is no choice at all.
func TestChosenMeansTied(t *testing.T) {
	r := shipped(t)
	for _, c := range []struct {
		force string
		res   Result
		tied  bool
	}{
		{"3 Germany AAF, 1 Germany AAF winter", Result{1, 1}, false},
		{"2 Germany AAF, 2 Germany AAF winter", Result{1, 0}, false},
		{"2 Germany AAF, 2 Britain AAF", Result{1, 0}, true},
		{"2 Germany AAF, 2 Britain AAF", Result{2, 0}, false},
		{"2 Germany AAF, 2 Britain AAF", Result{1, 1}, true},
		{"2 Germany AAF, 2 Britain AAF winter", Result{1, 1}, false},
		{"3 Germany AAF, 1 Britain AAF", Result{1, 1}, false},
	} {
		if d := r.NewDeal(force(t, r, c.force), c.res, Options{}).Default(); d.Chosen() != c.tied {
			t.Errorf("%s, %v: tied %v, want %v", c.force, c.res, d.Chosen(), c.tied)
		}
	}
}
