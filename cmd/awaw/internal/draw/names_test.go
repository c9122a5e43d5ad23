package draw

import (
	"testing"

	"awaw/internal/art"
	"awaw/internal/present/scene"
)

// painter lays the names of a scene of 800 by 600 round a place of the Channel.
func painter(t *testing.T, m *scene.MapScene, at string) *overlayPainter {
	t.Helper()
	kit, sheet := testKit(t), testSheet(t)
	m.Board, m.Hover, m.Cursor = "channel", -1, -1
	x, y := sheet.Board.Middle(sheet.Board.Find(at))
	v := art.View{X0: x - 400/m.HexW, Y0: y - 300/m.HexW, W: m.HexW}
	return &overlayPainter{c: kit.Scaled(800, 600, 1), kit: kit, s: sheet, m: m, v: v, dv: v, w: 800, h: 600, size: scene.CardSize(m.HexW)}
}

// named lays the names and gives the painter.
func (p *overlayPainter) named() *overlayPainter {
	p.names()
	return p
}

// under is how much of the name of a space lies under a rectangle, from 0 to 1.
func under(p *overlayPainter, space int, r art.Rect) float64 {
	for _, l := range p.labels {
		if l.Space == space && !l.Hidden {
			w := p.kit.Width(l.Text, art.Style{Face: art.CondMedium, Size: l.Size})
			name := art.Rect{X: l.X - w/2, Y: l.Y - 10, W: w, H: 12}
			return name.Overlap(r) / (name.W * name.H)
		}
	}
	return 0
}

// Names of places keep clear of the badge of a target and of counters that are planned there; the words of an arrow keep clear
// of such a counter even where the way is short.
func TestNamesKeepClearOfBadgesAndGhosts(t *testing.T) {
	sheet := testSheet(t)
	tried, struck := 0, 0
	for i := range sheet.Board.Len() {
		sp := hexesOf(sheet).Space(i)
		if sp.Box || sp.Sea || !sp.Named() || tried > 40 {
			continue
		}
		tried++
		m := &scene.MapScene{HexW: 60}
		p := painter(t, m, sp.Hex.String())
		p.names()
		k := scene.SpaceMark{Space: i, Kind: "objective", Style: "axis"}
		for _, n := range []int{i, hexesOf(sheet).Next(i, 0), hexesOf(sheet).Next(i, 3)} {
			if k.Space = n; n < 0 {
				continue
			}
			bx, by, _ := p.middle(n)
			badge := badgeRect(k, bx, by, p.size)
			if under(p, i, badge) == 0 {
				continue
			}
			struck++
			m.Marks = []scene.SpaceMark{k}
			if q := painter(t, m, sp.Hex.String()); under(q.named(), i, badge) > .06 {
				t.Errorf("%s lies under the badge of %d", sp.Name, n)
			}
		}
	}
	if struck == 0 {
		t.Fatal("no badge lies on a name")
	}
	from, near := sheet.Board.Find("J24"), hexesOf(sheet).Next(sheet.Board.Find("J24"), 2)
	near = hexesOf(sheet).Next(near, 2)
	ghost := scene.Ghost{Space: near, DX: .4, DY: -.5}
	shown := &scene.MapScene{HexW: 60, Arrows: []scene.Arrow{{From: from, To: near, Kind: "mission", Tag: "Counterair 4", Planned: true}}}
	shown.Ghosts = []scene.Ghost{ghost}
	p := painter(t, shown, "J24")
	p.names()
	if p.arrows[0].Tag == "" {
		t.Fatal("the arrow has no words")
	}
	x, y, _ := p.middle(near)
	card := art.Rect{X: x + ghost.DX*p.size - p.size/2, Y: y + ghost.DY*p.size - p.size/2, W: p.size, H: p.size}
	if tag := p.kit.ArrowTagRect(p.arrows[0]); tag.Overlap(card) > .06*tag.W*tag.H {
		t.Errorf("the words at %+v lie under the counter planned at %+v", tag, card)
	}
}
