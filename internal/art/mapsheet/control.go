// Who holds what at a date: a quiet tint on land that has changed hands, with the holder's letters, and an edge where
// two holders meet.
package mapsheet

import (
	"awaw/hexmap"
	"awaw/internal/art"
)

// holderHatch is the pattern of a holder, so that tints that look alike to some eyes stay apart: its lean and its closeness
// go by the holder's letters.
func holderHatch(h art.Holder) art.Paint {
	n := 0
	for _, b := range []byte(h.Code) {
		n = n*7 + int(b)
	}
	return art.Hatch(h.Col, .3, [...]float64{9, 14}[n/4%2], 1.5, [...]float64{45, -45, 0, 90}[n%4])
}

// control draws a holding on a window. show tells how a country is shown; countries it does not know get no tint.
func (s *Sheet) control(c *art.Canvas, v art.View, w, h int, land ground, hold hexmap.Holding, show func(country string) (art.Holder, bool)) {
	taken, edges := map[string]*art.Path{}, map[string]*art.Path{}
	var order []string
	seen := map[string]bool{}
	grow := func(set map[string]*art.Path, country string) *art.Path {
		if set[country] == nil {
			set[country] = art.NewPath()
		}
		return set[country]
	}
	line := art.NewPath()
	type letters struct {
		x, y float64
		who  art.Holder
	}
	var codes []letters
	s.eachHex(v, w, h, func(i int, sp *hexmap.Space, cx, cy float64) {
		holder := hold.Holder(i)
		who, ok := show(holder)
		if !ok {
			return
		}
		if !seen[holder] {
			seen[holder] = true
			order = append(order, holder)
		}
		if holder != sp.Country {
			grow(taken, holder).Add(v.HexPath(sp.Hex, 0))
			codes = append(codes, letters{cx, cy, who})
		}
		for d := range 6 {
			j := s.m.Next(i, d)
			if j < 0 || s.m.Space(j).Sea || hold.Holder(j) == holder {
				continue
			}
			a, b := v.Corner(sp.Hex, d), v.Corner(sp.Hex, d+1)
			const in = .8
			grow(edges, holder).Add(art.Poly(a.X, a.Y, b.X, b.Y, cx+(b.X-cx)*in, cy+(b.Y-cy)*in, cx+(a.X-cx)*in, cy+(a.Y-cy)*in).Union())
			line.M(a.X, a.Y).L(b.X, b.Y)
		}
	})
	land.keepToLand(c)
	for _, country := range order {
		who, _ := show(country)
		if p := taken[country]; p != nil {
			c.Fill(p, art.Solid(who.Col, .24))
			if !c.Vector() {
				c.Fill(p, holderHatch(who))
			}
		}
		if p := edges[country]; p != nil {
			c.Fill(p, art.Solid(who.Col, .24))
		}
	}
	c.StrokeButt(line, 1.1, c.Pal().Map.Border, .8)
	c.PopClip()
	for _, q := range codes {
		c.Text(q.who.Code, q.x, q.y+v.W*.46, art.Style{Face: art.CondBold, Size: v.W * .15, Color: q.who.Col, Alpha: .75, Align: art.Centre})
	}
}
