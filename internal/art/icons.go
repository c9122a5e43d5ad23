// Icons: line drawings in a circle of radius r, for verdicts, the rail, the player and panels.
package art

import "strconv"

// Icon is a small sign.
type Icon uint8

// The icons.
const (
	IconNone Icon = iota
	IconTick
	IconCross
	IconClock
	IconTriangle
	IconHouse
	IconUnits
	IconBases
	IconOdds
	IconLog
	IconLayers
	IconRules
	IconMenu
	IconHelp
	IconDice
	IconUndo
	IconLock
	IconEye
	IconPin
	IconClose
	IconNote
	IconBattle
	IconFlag
	IconPlay
	IconPause
	IconStepBack
	IconStepOn
	IconTurnBack
	IconTurnOn
	IconMore
	IconNext
	IconRedo
	IconPlus
	IconMinus
	IconFit
	IconShield
	IconLuck
	IconTime
	IconOrders
	IconDieHit
	IconDieMiss
	iconCount
)

func itoa(n int) string { return strconv.Itoa(n) }

// Icon draws a sign centred on a point.
func (c *Canvas) Icon(k Icon, cx, cy, r float64, col RGB) {
	g := glyphist{c: c, cx: cx, cy: cy, r: r, w: max(1.4, r*.18), col: col}
	switch {
	case k >= IconTick && k <= IconHouse:
		g.verdict(k)
	case k >= IconUnits && k <= IconRules:
		g.rail(k)
	case k >= IconPlay && k <= IconTurnOn:
		g.player(k)
	default:
		g.panel(k)
	}
}

// Chevron draws an arrow head of radius r pointing right, turned by deg.
func (c *Canvas) Chevron(cx, cy, r, deg, w float64, col RGB) {
	c.Stroke(Line(-r*.4, -r*.8, r*.4, 0, -r*.4, r*.8).Rotate(deg).Move(cx, cy), w, col, 1)
}

// glyphist draws in units of the icon's radius.
type glyphist struct {
	c            *Canvas
	cx, cy, r, w float64
	col          RGB
}

func (g glyphist) at(p *Path) *Path {
	return p.Map(func(t Pt) Pt { return Pt{g.cx + t.X*g.r, g.cy + t.Y*g.r} })
}
func (g glyphist) line(w float64, xy ...float64) { g.c.Stroke(g.at(Line(xy...)), w, g.col, 1) }
func (g glyphist) pen(p *Path)                   { g.c.Stroke(g.at(p), g.w, g.col, 1) }
func (g glyphist) fill(p *Path)                  { g.c.Fill(g.at(p), Solid(g.col, 1)) }

func (g glyphist) verdict(k Icon) {
	switch k {
	case IconTick:
		g.line(max(1.6, g.r*.36), -.8, .05, -.2, .65, .9, -.65)
	case IconCross:
		w := max(1.5, g.r*.32)
		g.line(w, -.62, -.62, .62, .62)
		g.line(w, .62, -.62, -.62, .62)
	case IconClock:
		w := max(1.2, g.r*.22)
		g.c.Stroke(Circle(g.cx, g.cy, g.r*.85), w, g.col, 1)
		g.line(w, 0, -.5, 0, 0, .42, .2)
	case IconTriangle:
		g.fill(Poly(-1, .8, 0, -.95, 1, .8))
	case IconHouse:
		g.fill(Poly(0, -.9, 1, -.05, 1, .95, -1, .95, -1, -.05))
	}
}

func (g glyphist) rail(k Icon) {
	switch k {
	case IconUnits:
		g.pen(Rect{-.9, -.9, 1.8, 1.8}.Round(.25))
		g.c.Silhouette(Interceptor, g.cx, g.cy, g.r*1.35, 0, g.col, 1)
	case IconBases:
		g.pen(Circle(0, 0, .9))
		g.line(g.w*1.4, -.5, .5, .5, -.5)
		g.line(g.w*1.4, -.5, -.5, .5, .5)
	case IconLog:
		for _, y := range []float64{-.62, 0, .62} {
			g.fill(Rect{-.9, y - .13, .26, .26}.Path())
			g.fill(Rect{-.45, y - .1, 1.35, .2}.Path())
		}
	case IconOdds:
		for i, h := range []float64{.5, 1.2, 1.8, 1.1, .4} {
			g.fill(Rect{-.95 + float64(i)*.4, .9 - h, .28, h}.Path())
		}
	case IconLayers:
		g.pen(Poly(-.95, -.35, 0, -.85, .95, -.35, 0, .15))
		g.pen(Line(-.95, .05, 0, .5, .95, .05))
		g.pen(Line(-.95, .45, 0, .9, .95, .45))
	case IconRules:
		g.pen(Line(0, -.7, 0, .85))
		g.pen(Line(0, -.7, -.5, -.85, -.95, -.75, -.95, .75, -.5, .65, 0, .85, .5, .65, .95, .75, .95, -.75, .5, -.85, 0, -.7))
	}
}

func (g glyphist) player(k Icon) {
	on := func(x float64) *Path { return Poly(x-.7, -.8, x+.7, 0, x-.7, .8) }
	switch k {
	case IconPlay:
		g.fill(on(.15))
	case IconPause:
		g.fill(Rect{-.65, -.8, .45, 1.6}.Path())
		g.fill(Rect{.2, -.8, .45, 1.6}.Path())
	case IconStepOn:
		g.fill(Poly(-.55, -.8, .55, 0, -.55, .8))
		g.fill(Rect{.6, -.8, .25, 1.6}.Path())
	case IconStepBack:
		g.fill(Poly(.55, -.8, -.55, 0, .55, .8))
		g.fill(Rect{-.85, -.8, .25, 1.6}.Path())
	case IconTurnOn:
		g.fill(Poly(-.05, -.7, .85, 0, -.05, .7))
		g.fill(Poly(-.9, -.7, 0, 0, -.9, .7))
	case IconTurnBack:
		g.fill(Poly(.05, -.7, -.85, 0, .05, .7))
		g.fill(Poly(.9, -.7, 0, 0, .9, .7))
	}
}

func (g glyphist) panel(k Icon) {
	switch k {
	case IconMenu:
		for _, y := range []float64{-.6, 0, .6} {
			g.fill(Rect{-.9, y - .1, 1.8, .2}.Path())
		}
	case IconHelp:
		g.pen(Circle(0, 0, .9))
		g.c.TextMid("?", g.cx, g.cy, Style{Face: CondBold, Size: g.r * 1.4, Color: g.col, Align: Centre})
	case IconDice:
		g.pen(Rect{-.85, -.85, 1.7, 1.7}.Round(.3))
		for _, q := range []float64{-.4, 0, .4} {
			g.c.Fill(Circle(g.cx+q*g.r, g.cy+q*g.r, g.r*.17), Solid(g.col, 1))
		}
	case IconUndo:
		g.pen(NewPath().M(-.8, -.25).L(.3, -.25).C(1.1, -.25, 1.1, .8, .3, .8).L(-.4, .8))
		g.pen(Line(-.4, -.65, -.85, -.25, -.4, .15))
	case IconLock:
		g.fill(Rect{-.7, -.1, 1.4, 1.05}.Round(.15))
		g.pen(NewPath().M(-.42, -.1).L(-.42, -.45).C(-.42, -1.05, .42, -1.05, .42, -.45).L(.42, -.1))
	case IconEye:
		g.pen(NewPath().M(-1, 0).Q(0, -1.15, 1, 0).Q(0, 1.15, -1, 0).Z())
		g.c.Fill(Circle(g.cx, g.cy, g.r*.33), Solid(g.col, 1))
	case IconPin:
		g.pen(Line(0, .1, 0, .95))
		g.fill(Poly(-.55, .15, .55, .15, .3, -.2, .3, -.75, .5, -.95, -.5, -.95, -.3, -.75, -.3, -.2))
	case IconClose:
		g.pen(Line(-.6, -.6, .6, .6))
		g.pen(Line(.6, -.6, -.6, .6))
	case IconNote:
		g.pen(Line(-.7, -.8, .7, -.8, .7, .4, .2, .9, -.7, .9, -.7, -.8))
	case IconBattle:
		g.line(g.w*1.25, -.8, -.8, .8, .8)
		g.line(g.w*1.25, .8, -.8, -.8, .8)
		g.pen(Line(-.9, .35, -.35, .9))
		g.pen(Line(.9, .35, .35, .9))
	case IconShield:
		g.fill(NewPath().M(-.85, -.9).L(.85, -.9).L(.85, .1).Q(.75, .7, 0, 1.05).Q(-.75, .7, -.85, .1).Z())
	default:
		g.button(k)
	}
}

// button draws the signs of buttons and rows.
func (g glyphist) button(k Icon) {
	switch k {
	case IconLuck:
		g.pen(Line(-.9, -.9, -.9, .9, .95, .9))
		g.pen(Line(-.6, .35, -.2, -.1, .2, .2, .85, -.65))
	case IconTime:
		g.pen(Circle(0, 0, .9))
		g.pen(Line(0, -.5, 0, .05, .4, .3))
	case IconOrders:
		g.pen(Line(-.7, -.9, .35, -.9, .7, -.55, .7, .9, -.7, .9, -.7, -.9))
		g.pen(Line(-.35, .0, -.05, .35, .4, -.3))
	case IconDieHit:
		g.fill(Poly(0, -1, .95, -.31, .59, .81, -.59, .81, -.95, -.31))
	case IconDieMiss:
		g.pen(Poly(0, -1, .95, -.31, .59, .81, -.59, .81, -.95, -.31))
	case IconFlag:
		g.pen(Line(-.55, -.9, -.55, .95))
		g.fill(Poly(-.55, -.9, .8, -.45, -.55, .05))
	case IconNext:
		g.pen(Line(-.35, -.75, .35, 0, -.35, .75))
	case IconRedo:
		g.pen(NewPath().M(.8, -.25).L(-.3, -.25).C(-1.1, -.25, -1.1, .8, -.3, .8).L(.4, .8))
		g.pen(Line(.4, -.65, .85, -.25, .4, .15))
	case IconPlus:
		g.pen(Line(-.75, 0, .75, 0))
		g.pen(Line(0, -.75, 0, .75))
	case IconMinus:
		g.pen(Line(-.75, 0, .75, 0))
	case IconFit:
		for _, x := range []float64{-1, 1} {
			for _, y := range []float64{-1, 1} {
				g.pen(Line(x*.85, y*.35, x*.85, y*.85, x*.35, y*.85))
			}
		}
	case IconMore:
		for _, x := range []float64{-.7, 0, .7} {
			g.c.Fill(Circle(g.cx+x*g.r, g.cy, g.r*.2), Solid(g.col, 1))
		}
	}
}
