package aircombat

import (
	"testing"

	"pgregory.net/rapid"
)

// The worked case of 17.43: at rate 6 twelve, then twelve more; at rate 7 the second step is fourteen.
func TestKamikazePool(t *testing.T) {
	n := shippedNaval(t)
	if a := n.KamikazePool(6); a != 12 || a+n.KamikazePool(6) != 24 || a+n.KamikazePool(7) != 26 {
		t.Errorf("pools %d, %d, %d", a, a+n.KamikazePool(6), a+n.KamikazePool(7))
	}
	if n.KamikazePool(0) != 0 || n.KamikazePool(-1) != 0 || n.KamikazesFrom(3, 1) != 6 || n.KamikazesFrom(1, 2) != 7 || n.KamikazeWave() != 15 {
		t.Error("conversion, or the wave")
	}
	for k, row := range []int{0, 2, 4, 6} {
		if n.KamikazeLevel(k) != row {
			t.Errorf("%d kamikazes read row %d, want %d", k, n.KamikazeLevel(k), row)
		}
	}
}

// 17.47F.1 to F.3, every face.
func TestDraw(t *testing.T) {
	n := shippedNaval(t)
	for _, c := range []struct {
		p    Present
		want [6]Category
	}{
		{Present{2, 0, 0}, [6]Category{}},
		{Present{0, 0, 1}, [6]Category{2, 2, 2, 2, 2, 2}},
		{Present{1, 0, 1}, [6]Category{0, 0, 0, 2, 2, 2}},
		{Present{1, 3, 0}, [6]Category{0, 0, 0, 1, 1, 1}},
		{Present{0, 1, 1}, [6]Category{1, 1, 1, 2, 2, 2}},
		{Present{1, 1, 1}, [6]Category{0, 0, 1, 1, 2, 2}},
	} {
		for die := 1; die <= 6; die++ {
			if got, ok := n.Draw(c.p, die); got != c.want[die-1] || !ok {
				t.Errorf("%v, die %d: %d, want %d", c.p, die, got, c.want[die-1])
			}
		}
	}
	if _, ok := n.Draw(Present{}, 3); ok {
		t.Error("nobody there, and aimed at")
	}
}

func TestPresent(t *testing.T) {
	n := shippedNaval(t)
	p := n.PresentIn([]Hull{hull(t, n, "CV", 4), hull(t, n, "CVL", 2), hull(t, n, "BB", 4), hull(t, n, "DD", 3), hull(t, n, "CA", 4), {}})
	if p != (Present{2, 1, 1}) || p.Categories() != 3 {
		t.Errorf("%v", p)
	}
	if p := n.PresentIn([]Hull{hull(t, n, "CVE", 2)}); p != (Present{0, 0, 1}) || p.Categories() != 1 {
		t.Errorf("escort carriers are light: %v", p)
	}
}

func TestAim(t *testing.T) {
	three := Aim{Present: Present{2, 0, 1}, Drawn: [CategoryCount]int{3, 0, 0}}
	if three.Own(FastCarriers) != 2 || three.Surplus() != 1 {
		t.Errorf("3 on 2 carriers: %d of their own, %d surplus", three.Own(FastCarriers), three.Surplus())
	}
	if short := (Aim{Present: Present{4, 0, 0}, Drawn: [CategoryCount]int{3}}); short.Own(FastCarriers) != 3 || short.Surplus() != 0 {
		t.Error("3 on 4 carriers have a surplus")
	}
	two := Aim{Present: Present{0, 3, 0}, Drawn: [CategoryCount]int{0, 2, 0}}
	if !two.May(CapitalShips, 0) {
		t.Error("the first may not")
	}
	if two = two.Send(CapitalShips); two.May(CapitalShips, 1) || !two.May(CapitalShips, 0) {
		t.Error("both on one ship, or not one each (17.47F.4.1)")
	}
	four := Aim{Present: Present{2, 1, 1}, Drawn: [CategoryCount]int{4, 0, 0}}
	if four.May(LightShips, 0) || four.May(CapitalShips, 0) {
		t.Error("a surplus before the carriers have one each")
	}
	four = four.Send(FastCarriers).Send(FastCarriers)
	for c := range CategoryCount {
		if !four.May(c, 1) {
			t.Errorf("a surplus kamikaze may not go to category %d (17.47F.4.3)", c)
		}
	}
	if four = four.Send(LightShips).Send(CapitalShips); four.May(FastCarriers, 0) || four.Send(FastCarriers) != four {
		t.Error("a fifth of four")
	}
	light := Aim{Present: Present{1, 0, 1}, Drawn: [CategoryCount]int{0, 0, 3}}
	for k := range 3 {
		if !light.May(LightShips, k) || light.May(FastCarriers, 0) {
			t.Errorf("%d coming: light ships take all that drew them (17.47F.4.4)", k)
		}
		light = light.Send(LightShips)
	}
}

// However they are sent, everyone is sent, no ship has two but by surplus, and someone may always be sent until nobody is left.
func TestAimSendsAll(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var a Aim
		all := 0
		for c := range CategoryCount {
			a.Present[c] = rapid.IntRange(0, 3).Draw(t, "targets")
			if c == LightShips {
				a.Present[c] = min(a.Present[c], 1)
			}
			if a.Present[c] > 0 {
				a.Drawn[c] = rapid.IntRange(0, 5).Draw(t, "drawn")
			}
			all += a.Drawn[c]
		}
		coming := [CategoryCount][]int{}
		for c := range coming {
			coming[c] = make([]int, a.Present[c])
		}
		extra := 0
		for k := range all {
			var may [][2]int
			for c := range coming {
				for i, n := range coming[c] {
					if a.May(Category(c), n) {
						may = append(may, [2]int{c, i})
					}
				}
			}
			if len(may) == 0 {
				t.Fatalf("%d of %d sent, and the next may go nowhere: %+v", k, all, a)
			}
			if _, surplus, _ := a.Next(); surplus {
				extra++
			}
			x := may[rapid.IntRange(0, len(may)-1).Draw(t, "target")]
			coming[x[0]][x[1]]++
			a = a.Send(Category(x[0]))
		}
		if _, _, done := a.Next(); !done {
			t.Fatalf("all %d are sent, and %+v is not done", all, a)
		}
		doubled := 0
		for _, list := range coming[:LightShips] {
			for _, n := range list {
				doubled += max(n-1, 0)
			}
		}
		if doubled > extra {
			t.Fatalf("%d beyond one a ship, with %d surplus", doubled, extra)
		}
	})
}
