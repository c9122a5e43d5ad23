// Counters: the card, its band, silhouette, factor and range, in three layouts and a chip by size.
package art

import (
	"image"
	"math"
)

// CounterSpec is everything a counter shows. It is comparable, so it can be the key of an atlas.
type CounterSpec struct {
	Nation  string // palette code; an unknown one gets the neutral card
	Side    Side   // "" takes the nation's own side
	Kind    Kind
	Letters string // under the silhouette from 64 px; "" takes the kind's
	Factor  string
	Range   string // "" leaves the card without a range

	Inverted bool   // turned over
	Damaged  bool   // ships and bases
	House    bool   // a house value was used
	Token    bool   // a unit without numbers: its outline tells its kind, its mark whose it is
	Tag      string // beside a token: the coast it lies on

	Selected bool // the chosen stack
	May      bool // may be chosen: four brackets
	Hover    bool
	Ghost    bool // where a mission would be: half there, no shadow
	Flat     bool // no shadow: in rows of a panel
	Marked   bool // a badge of its space lies on its corner

	Badges [2]Badge
	Count  int     // counters in the stack, shown from 2
	As     float64 // lay out as for this size: enlarged diagrams; 0 takes the size
}

// card is one counter being drawn.
type card struct {
	c        *Canvas
	x, y, s  float64
	k        CounterSpec
	n        NationColours
	l        layout
	inkAlpha float64
}

// Counter draws a counter with its card's upper left corner at x, y and width s.
func (c *Canvas) Counter(x, y, s float64, k CounterSpec) {
	n := c.Pal().Nation(k.Nation)
	if k.Side != "" {
		n.Side = k.Side
	}
	if k.Token {
		c.token(x, y, s, k, n)
		return
	}
	if s < 24 && k.As == 0 {
		c.chip(x, y, s, k, n)
		return
	}
	switch {
	case k.Ghost:
		k.Ghost, k.Flat = false, true
		c.through(x, y, s, k, .55, nil)
		return
	case k.Damaged:
		c.through(x, y, s, k, 1, tear)
		return
	}
	c.whole(x, y, s, k, n)
}

func (c *Canvas) whole(x, y, s float64, k CounterSpec, n NationColours) {
	as := s
	if k.As > 0 {
		as = k.As
	}
	d := &card{c: c, x: x, y: y, s: s, k: k, n: n, l: layoutOf(as), inkAlpha: 1}
	if k.Inverted {
		d.n, d.inkAlpha = n.Inverted(), .92
	}
	d.ground()
	d.bandText()
	d.figures()
	d.rim()
	d.overlays()
}

// through draws the counter on a picture of its own, works on it, and lays it with opacity a.
func (c *Canvas) through(x, y, s float64, k CounterSpec, a float64, work func(t *Canvas, x, y, s float64, k CounterSpec)) {
	damaged := k.Damaged
	k.Damaged = false
	x0, y0 := math.Floor(x*c.k+c.ox-s*c.k*.6), math.Floor(y*c.k+c.oy-s*c.k*.6)
	side := int(math.Ceil(s * c.k * 2.3))
	t := c.kit.Canvas(side, side)
	t.k, t.ox, t.oy = c.k, c.ox-x0, c.oy-y0
	n := c.Pal().Nation(k.Nation)
	if k.Side != "" {
		n.Side = k.Side
	}
	if damaged && layoutOf(s).full {
		k.Letters = " "
	}
	if k.Token {
		t.token(x, y, s, k, n)
	} else {
		t.whole(x, y, s, k, n)
	}
	if work != nil {
		work(t, x, y, s, k)
	}
	c.BlitAlpha(t.Img, (x0-c.ox)/c.k, (y0-c.oy)/c.k, a)
}

func (d *card) shape(g float64) *Path { return cardShape(d.c.Pal().Side(d.n.Side), d.x, d.y, d.s, g) }

// ground lays shadow, edge, card, hatch and band.
func (d *card) ground() {
	c, s, x, y := d.c, d.s, d.x, d.y
	scrim := c.Pal().Chrome.Scrim
	black, white := RGB{}, RGB{1, 1, 1}
	thick := max(1, math.Round(s/32))
	if d.k.Selected {
		c.Shadow(d.shape(s*.10), 0, 0, math.Floor(s*.12)+2, c.Pal().Accent.LampGlow, .55)
	}
	if !d.k.Flat {
		drop := s / 24
		if d.k.Selected {
			drop = s / 12
		}
		c.Shadow(d.shape(0), drop*.3, drop+thick, max(1, math.Floor(s/24)), black, .50)
	}
	c.Fill(d.shape(.9), Solid(scrim, .85))
	c.Fill(d.shape(0).Move(0, thick), Solid(scrim, .9))
	c.Fill(d.shape(0).Move(0, thick*.75), Solid(Mix(d.n.Ground, black, .45), 1))
	c.Fill(d.shape(0), VGrad(y, y+s, d.n.Ground.Lighten(.022), d.n.Ground.Lighten(-.022), 1))
	c.PushClip(d.shape(0))
	defer c.PopClip()
	all, band := Rect{x, y, s, s}, Rect{x, y, s, d.bandHeight()}
	period := max(4, s/9)
	t := c.Shift(x, y) // the hatch belongs to the card, not to the map
	if d.k.Inverted {
		col, a := black, .20
		if d.n.dark() {
			col, a = c.Pal().Paper.Sheet, .17
		}
		t.Fill(all.Path().Move(-x, -y), Hatch(col, a, period, max(1.4, s/26), 45))
	}
	c.Fill(band.Path(), Solid(d.n.Band, 1))
	if d.k.Inverted {
		t.Fill(band.Path().Move(-x, -y), Hatch(d.n.Ground, .55, period, max(1.2, s/30), 45))
	}
	c.Fill(Rect{x, band.Foot(), s, max(1, s/64)}.Path(), Solid(black, .28))
	c.Fill(Rect{x, y, s, 1}.Path(), Solid(white, .45))
}

func (d *card) bandHeight() float64 { return math.Round(d.s * d.l.band) }

func (d *card) bandText() {
	c, s, bh := d.c, d.s, d.bandHeight()
	size, pad := s*d.l.code, s*.115
	if d.n.dark() {
		pad = s * .14
	}
	c.Text(d.n.Code, c.snapX(d.x+pad), c.snapY(d.y+bh/2+size*capHeight/2),
		Style{Face: CondBold, Size: size, Color: d.n.BandInk, Track: size * .03})
	r := s * d.l.markR
	mx := d.x + s - pad - r*.9
	if d.k.Badges[0] != NoBadge || d.k.Marked {
		mx -= s * .13
	}
	c.SideMark(d.n.Side, mx, d.y+bh/2+.2, r, d.n.BandInk, d.n.Band, d.l.letter)
}

// figures lays silhouette, factor, range and letters.
func (d *card) figures() {
	c, s, x, y := d.c, d.s, d.x, d.y
	bh := d.bandHeight()
	body := s - bh
	cx, cy := x+s*.32, y+bh+body*.5
	size, fx := s*.64, x+s*.785
	top := y + bh + (body-size*capHeight)/2
	switch {
	case d.l.full:
		cx, cy, size, fx, top = x+s*.325, y+bh+s*.302, s*.60, x+s*.775, y+bh+s*.075
	case !d.l.small:
		cx, cy, size, fx, top = x+s*.335, y+bh+body*.49, s*.54, x+s*.79, y+bh+s*.062
	}
	if d.k.Range == "" && !d.l.small {
		top, cy = y+bh+(body-size*capHeight)/2, y+bh+body*.5
		if d.l.full {
			top, cy = top-s*.03, cy-s*.05
		}
	}
	d.plane(cx, cy, s*d.l.box)
	tall := size * capHeight
	if len(d.k.Factor) > 1 {
		size *= .76
		fx -= s * .02
	}
	if len(d.k.Factor) > 2 {
		size *= .8
	}
	base := c.snapY(top + tall - (tall-size*capHeight)/2)
	foot := c.snapY(y + s - s*.075)
	factor := d.ink(size, .03)
	if d.l.small && len(d.k.Factor) > 1 { // it reaches over the silhouette
		factor.Halo, factor.HaloColor = max(1.2, s*.06), d.n.Ground
	}
	c.Text(d.k.Factor, fx, base, factor)
	if !d.l.small && d.k.Range != "" {
		c.Text(d.k.Range, fx, foot, d.ink(s*.215, .02))
	}
	if d.l.full {
		letters := d.k.Letters
		if letters == "" {
			letters = d.k.Kind.Code()
		}
		st := d.ink(s*.16, .02)
		st.Alpha *= .92
		st.Track = s * .16 * .05
		c.Text(letters, cx, foot, st)
	}
}

func (d *card) ink(size, halo float64) Style {
	st := Style{Face: CondBold, Size: size, Color: d.n.Ink, Alpha: d.inkAlpha, Align: Centre}
	if d.k.Inverted {
		st.Halo, st.HaloColor = max(1, d.s*halo), d.n.Ground
	}
	return st
}

// plane draws the silhouette: solid nose up, or hollow nose down when the card is turned over.
func (d *card) plane(cx, cy, box float64) {
	c := d.c
	if !d.k.Inverted {
		c.Silhouette(d.k.Kind, cx, cy, box, 0, d.n.Ink, 1)
		return
	}
	p := c.kit.silhouetteAt(d.k.Kind, cx, cy, box*.96, 180)
	c.Stroke(p, max(2.4, d.s*.062), d.n.Ground, 1)
	c.Stroke(p, max(1.15, d.s*.030), d.n.Ink, .95)
	c.Fill(p, Solid(d.n.Ground, 1))
	c.Fill(p, Solid(d.n.Ink, .12))
}

func (d *card) rim() {
	c, w := d.c, max(1, d.s/56)
	switch {
	case d.k.Hover:
		c.Stroke(d.shape(-.5), max(1.5, w), c.Pal().Accent.Lamp, 1)
	case d.n.dark():
		c.Stroke(d.shape(-.5), w, c.Pal().Paper.Sheet, .85)
	default:
		c.Stroke(d.shape(-.5), w, RGB{1, 1, 1}, .40)
	}
}

// snapX brings a logical position to a whole device pixel.
func (c *Canvas) snapX(x float64) float64 { return (math.Round(x*c.k+c.ox) - c.ox) / c.k }

// snapY brings a logical position to a whole device pixel.
func (c *Canvas) snapY(y float64) float64 { return (math.Round(y*c.k+c.oy) - c.oy) / c.k }

// CounterSprite draws a counter of width s device pixels on a picture of its own; at is the card's corner inside it.
func (k *Kit) CounterSprite(s int, spec CounterSpec) (img *image.RGBA, at image.Point) {
	m := s*2/5 + 8
	c := k.Canvas(s+2*m, s+2*m)
	c.Counter(float64(m), float64(m), float64(s), spec)
	return c.Img, image.Pt(m, m)
}
