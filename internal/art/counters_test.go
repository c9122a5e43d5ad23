// The counters' picture: every row of states, nations, marks and silhouettes that the look prescribes.
package art_test

import (
	"math"
	"testing"

	"awaw/internal/art"
)

// sheetHead sets a heading of a specimen sheet.
func sheetHead(c *art.Canvas, x, y float64, head, sub string) {
	w := c.TextMid(head, x, y, art.Style{Face: art.SerifSemi, Size: 20, Color: c.Pal().Text.OnDark})
	c.TextMid(sub, x+w+14, y+1, art.Style{Face: art.Body, Size: 13, Color: c.Pal().Text.OnDarkSecond})
}

func TestCountersByNation(t *testing.T) {
	k := kit(t)
	c := k.Canvas(888, 716)
	c.Box(0, 0, 888, 716, k.Pal.Terrain.Low, 1)
	nations := []string{"GE", "IT", "JA", "FI", "BR", "US", "RU", "FR"}
	rows := []struct {
		kind    art.Kind
		rng     string
		factors [8]string
	}{
		{art.AAF, "4", [8]string{"5", "3", "5", "2", "5", "5", "5", "4"}},
		{art.NAS, "3", [8]string{"1", "1", "3", "", "2", "4", "", ""}},
		{art.Jet, "2", [8]string{"2", "", "1", "", "1", "2", "1", ""}},
		{art.Kamikaze, "4", [8]string{"", "", "12", "", "", "", "", ""}},
		{art.Transport, "4", [8]string{"1", "1", "1", "", "1", "2", "1", ""}},
		{art.Strategic, "8", [8]string{"2", "", "1", "", "8", "10", "1", ""}},
		{art.Interceptor, "4", [8]string{"3", "", "2", "", "4", "6", "2", ""}},
	}
	for j, r := range rows {
		for i, n := range nations {
			if r.factors[i] == "" {
				continue
			}
			c.Counter(112+float64(i)*97, 34+float64(j)*97, 80,
				art.CounterSpec{Nation: n, Kind: r.kind, Factor: r.factors[i], Range: r.rng})
		}
	}
	samePicture(t, "counters-nations.png", c.Img)
}

func TestCounterStates(t *testing.T) {
	k := kit(t)
	c := k.Canvas(592, 1010)
	c.Box(0, 0, 340, 1010, k.Pal.Sea.Mid, 1)
	c.Box(340, 0, 252, 1010, k.Pal.Terrain.Low, 1)
	rows := []struct {
		name string
		set  func(k *art.CounterSpec)
	}{
		{"Ready", func(*art.CounterSpec) {}},
		{"Inverted", func(k *art.CounterSpec) { k.Inverted = true }},
		{"Selected", func(k *art.CounterSpec) { k.Selected = true }},
		{"May be chosen", func(k *art.CounterSpec) { k.May = true }},
		{"Damaged", func(k *art.CounterSpec) { k.Damaged, k.Kind, k.Range = true, art.Carrier, "" }},
		{"Partial supply", func(k *art.CounterSpec) { k.Badges[0] = art.BadgePartial }},
		{"Stack of three", func(k *art.CounterSpec) { k.Count = 3 }},
		{"Hover", func(k *art.CounterSpec) { k.Hover = true }},
		{"Two badges, house", func(k *art.CounterSpec) {
			k.Badges, k.House = [2]art.Badge{art.BadgeOil, art.BadgeWinter}, true
		}},
		{"Mission ghost", func(k *art.CounterSpec) { k.Ghost = true }},
	}
	for j, r := range rows {
		y := 14 + float64(j)*100
		c.TextMid(r.name, 10, y+42, art.Style{Face: art.CondBold, Size: 13, Color: k.Pal.Text.OnDark})
		for b, n := range []string{"GE", "BR"} {
			x := 112 + 254*float64(b)
			spec := art.CounterSpec{Nation: n, Kind: art.AAF, Factor: "5", Range: "4"}
			r.set(&spec)
			for _, q := range [][3]float64{{x, y + 4, 80}, {x + 108, y + 20, 48}, {x + 180, y + 28, 32}} {
				if spec.Count > 1 {
					one := spec
					one.Count = 0
					c.Stack(q[0], q[1], q[2], []art.CounterSpec{one, one, one})
					continue
				}
				c.Counter(q[0], q[1], q[2], spec)
			}
		}
	}
	samePicture(t, "counters-states.png", c.Img)
}

func TestCountersOfOtherNations(t *testing.T) {
	k := kit(t)
	c := k.Canvas(900, 150)
	c.Box(0, 0, 450, 150, k.Pal.Sea.Shelf, 1)
	c.Box(450, 0, 450, 150, k.Pal.Terrain.Low, 1)
	for i, n := range []string{"JE", "HU", "RO", "BU", "VI", "CH", "AU", "IN", "PO", "FF", "SW", "NE", "XX"} {
		c.Counter(16+float64(i)*68, 10, 48, art.CounterSpec{Nation: n, Kind: art.AAF, Factor: "2", Range: "4"})
		c.Counter(16+float64(i)*68, 70, 32, art.CounterSpec{Nation: n, Kind: art.AAF, Factor: "2", Inverted: true})
		c.Counter(16+float64(i)*68, 116, 18, art.CounterSpec{Nation: n, Kind: art.AAF, Factor: "12"})
	}
	c.Counter(850, 76, 48, art.CounterSpec{Nation: "NE", Side: art.Third, Kind: art.Fleet, Factor: "3"})
	samePicture(t, "counters-others.png", c.Img)
}

func TestMarksAndSilhouettes(t *testing.T) {
	k := kit(t)
	c := k.Canvas(1180, 330)
	c.Box(0, 0, 1180, 330, k.Pal.Chrome.Panel, 1)
	for i := range 14 {
		x := 10 + float64(i)*83
		c.Box(x, 10, 75, 75, k.Pal.Paper.Sheet, 1)
		c.Silhouette(art.Kind(i), x+37.5, 47.5, 70, 0, k.Pal.Text.OnPaper, 1)
	}
	for i, b := range []art.Badge{art.BadgePartial, art.BadgeCut, art.BadgeOil, art.BadgeWinter, art.BadgeMore} {
		c.Badge(b, 24+float64(i)*34, 112, 10)
	}
	for i, s := range []art.Side{art.Axis, art.Allies, art.Third, art.Neutral} {
		c.SideMark(s, 220+float64(i)*40, 112, 10, k.Pal.Side(s).Chart, k.Pal.Text.OnAmber, true)
	}
	for i, p := range []art.Place{art.PlaceCapital, art.PlaceCity, art.PlacePort, art.PlaceAirbase} {
		c.Fill(art.Circle(400+float64(i)*40, 112, 12), art.Solid(k.Pal.Terrain.Low, 1))
		c.Place(p, 400+float64(i)*40, 112, 4.6)
	}
	for i, l := range []string{"A", "E", "F", "G", "I", "R", "T"} {
		c.PowerMark(l, 580+float64(i)*34, 112, 11)
	}
	pips := []art.Pips{{Ready: 3, Rows: []int{5}}, {Ready: 2, Inverted: 2, Rows: []int{5}}, {Ready: 3, Arriving: 1, Rows: []int{5}},
		{Ready: 8, Inverted: 1, Rows: []int{5, 5}}, {Ready: 5, Inverted: 2, Rows: []int{5}}, {Ready: 1, Rows: []int{3}}}
	for i, p := range pips {
		c.Pips(860+float64(i)*52, 112, p)
	}
	for i := range 6 {
		c.Die(14+float64(i)*54, 140, 42, i+1, []art.Side{art.Axis, art.Allies}[i%2])
	}
	for i := range 34 {
		c.Icon(art.Icon(i+1), 24+float64(i)*34, 220, 10, k.Pal.Text.OnDark)
	}
	for i := range 34 {
		c.Icon(art.Icon(i+1), 24+float64(i)*34, 260, 6.5, k.Pal.Text.OnDarkSecond)
	}
	sheetHead(c, 20, 304, "Roboto, STIX", "0123456789 – fi AVA To −1 “quoted” Zürich › … ½")
	samePicture(t, "marks.png", c.Img)
}

func BenchmarkCounter48(b *testing.B) {
	k := kit(b)
	c := k.Canvas(100, 100)
	for b.Loop() {
		c.Counter(26, 26, 48, art.CounterSpec{Nation: "GE", Kind: art.AAF, Factor: "5", Range: "4"})
	}
}

// A damaged ship is told from a whole one at every size a counter is drawn in, the chip of the widest view too.
func TestDamageIsSeenAtEverySize(t *testing.T) {
	k := kit(t)
	for _, s := range []float64{13, 16, 20, 23, 24, 32, 40, 48, 64, 80, 96} {
		for _, n := range []string{"JA", "US"} {
			for _, used := range []bool{false, true} {
				warned := func(damaged bool) (seen int) {
					c := k.Canvas(240, 240)
					c.Box(0, 0, 240, 240, k.Pal.Sea.Mid, 1)
					c.Counter(60, 60, s, art.CounterSpec{Nation: n, Kind: art.Carrier, Factor: "4", Damaged: damaged, Inverted: used})
					w := k.Pal.Status.Warning
					want := [3]float64{w.R, w.G, w.B}
					for i := 0; i < len(c.Img.Pix); i += 4 {
						off := 0.0
						for j, v := range want {
							off = max(off, math.Abs(float64(c.Img.Pix[i+j])/255-v))
						}
						if off < .03 {
							seen++
						}
					}
					return seen
				}
				if whole, torn := warned(false), warned(true); whole != 0 || float64(torn) < max(6, s*s*.012) {
					t.Errorf("%s %.0f wide, used %v: %d points of warning when whole, %d when damaged", n, s, used, whole, torn)
				}
			}
		}
	}
}
