// Buttons, chips, choices and the prompt: what a player presses.
package art

import "math"

// ButtonState is how a button looks now.
type ButtonState uint8

// The states of a button.
const (
	ButtonNormal ButtonState = iota
	ButtonHover
	ButtonPressed
	ButtonDisabled
	ButtonPrimary // the one thing that moves the game on
	ButtonPrimaryHover
)

// Button is a button's words, its key and its state.
type Button struct {
	Label string
	Key   string // "" for none
	State ButtonState
	Focus bool
}

// ButtonWidth is the width a button needs: its words, its key and 12 pixels on each side.
func (k *Kit) ButtonWidth(b Button) float64 {
	w := k.Width(b.Label, Style{Face: BodyMedium, Size: 14}) + 24
	if b.Key != "" {
		w += keyWidth(k, b.Key) + 8
	}
	return math.Ceil(w)
}

func keyWidth(k *Kit, key string) float64 {
	return max(16, k.Width(key, Style{Face: CondMedium, Size: 11})+10)
}

func (c *Canvas) buttonColours(s ButtonState) ButtonColours {
	b := c.Pal().Button
	switch s {
	case ButtonHover:
		return b.Hover
	case ButtonPressed:
		return b.Pressed
	case ButtonDisabled:
		return b.Disabled
	case ButtonPrimary, ButtonPrimaryHover:
		return b.Primary
	}
	return b.Normal
}

// plate draws a button's body and gives its ink.
func (c *Canvas) plate(r Rect, s ButtonState, focus bool) RGB {
	q := c.buttonColours(s)
	if s == ButtonPrimary || s == ButtonPrimaryHover {
		top, foot := c.Pal().Accent.LampTop, c.Pal().Accent.LampFoot
		if s == ButtonPrimaryHover {
			top, foot = top.Lighten(.03), foot.Lighten(.03)
		}
		c.Fill(r.Round(4).Move(0, 1.5), Solid(q.Edge, 1))
		c.Fill(r.Round(4), VGrad(r.Y, r.Foot(), top, foot, 1))
		c.Box(r.X+4, r.Y, r.W-8, 1, RGB{1, 1, 1}, .5)
	} else {
		c.Fill(r.Round(4), Solid(q.Edge, 1))
		c.Fill(r.Inset(1).Round(3), Solid(q.Fill, 1))
		if s == ButtonNormal {
			c.Box(r.X+4, r.Y+1, r.W-8, 1, RGB{1, 1, 1}, .07)
		}
	}
	if focus {
		c.Stroke(r.Inset(-2.5).Round(6.5), 2, c.Pal().Button.FocusRing, 1)
	}
	return q.Ink
}

// Button draws a button; the key stands in it.
func (c *Canvas) Button(r Rect, b Button) {
	ink := c.plate(r, b.State, b.Focus)
	st := Style{Face: BodyMedium, Size: 14, Color: ink, Align: Centre}
	x, kw := r.MidX(), 0.0
	if b.Key != "" {
		kw = keyWidth(c.kit, b.Key)
		x -= (kw + 6) / 2
	}
	label := c.kit.Fit(b.Label, st, r.W-12-kw)
	w := c.kit.Width(label, st)
	c.TextMid(label, x, r.MidY(), st)
	if b.Key != "" {
		c.KeyCap(x+w/2+8, r.MidY(), b.Key, ink)
	}
}

// KeyCap draws a key with its left edge at x and its middle on y, and gives its width.
func (c *Canvas) KeyCap(x, y float64, key string, ink RGB) float64 {
	w := keyWidth(c.kit, key)
	c.Stroke(Rect{c.snapX(x) + .5, c.snapY(y-8) + .5, w - 1, 15}.Round(3), 1, ink, .45)
	c.TextMid(key, c.snapX(x)+w/2, y, Style{Face: CondMedium, Size: 11, Color: ink, Alpha: .85, Align: Centre})
	return w
}

// IconButton draws a button that carries a sign.
func (c *Canvas) IconButton(r Rect, k Icon, s ButtonState) {
	ink := c.plate(r, s, false)
	c.Icon(k, r.MidX(), r.MidY(), min(r.W, r.H)*.25, ink)
}

// Chip draws a round-ended switch 28 high with its upper left corner at x, y, and gives its rectangle.
func (c *Canvas) Chip(x, y float64, label string, on bool) Rect {
	st := Style{Face: CondMedium, Size: 13, Color: c.Pal().Text.OnDarkSecond, Align: Centre}
	fill := c.Pal().Chrome.Raised
	if on {
		fill, st.Color = c.Pal().Paper.Sheet, c.Pal().Text.OnPaper
	}
	r := Rect{x, y, math.Ceil(c.kit.Width(label, st)) + 24, 28}
	c.Fill(r.Round(14), Solid(fill, 1))
	c.TextMid(label, r.MidX(), r.MidY(), st)
	return r
}

// Choice is one of the things a player may decide.
type Choice struct {
	Title, Key string
	Lines      []string // what it leads to
	Cite       string
	Chosen     bool // pointed at, or chosen by key
}

// Choice draws a choice card and gives the rectangle of its cite.
func (c *Canvas) Choice(r Rect, k Choice) Rect {
	pal := c.Pal()
	fill, edge := pal.Chrome.Raised, pal.Chrome.Line
	c.Fill(r.Round(4).Move(0, 2), Solid(RGB{}, .5))
	if k.Chosen {
		fill, edge = pal.Chrome.RaisedHover, pal.Accent.Lamp
		c.Fill(r.Inset(-1).Round(5), Solid(edge, 1))
	}
	c.Fill(r.Round(4), Solid(edge, 1))
	c.Fill(r.Inset(1).Round(3), Solid(fill, 1))
	head := Style{Face: BodyBold, Size: 15, Color: pal.Text.OnDark}
	c.TextMid(c.kit.Fit(k.Title, head, r.W-60), r.X+16, r.Y+19, head)
	if k.Key != "" {
		w := max(22, keyWidth(c.kit, k.Key))
		c.Stroke(Rect{r.Right() - 16 - w + .5, r.Y + 10.5, w, 17}.Round(3), 1, pal.Text.OnDark, .5)
		c.TextMid(k.Key, r.Right()-16-w/2, r.Y+19.5, Style{Face: CondMedium, Size: 12, Color: pal.Text.OnDark, Align: Centre})
	}
	y := r.Y + 42
	for _, l := range k.Lines {
		c.TextMid(l, r.X+16, y, Style{Face: Body, Size: 13, Color: pal.Text.OnDarkSecond})
		y += 18
	}
	if k.Cite == "" {
		return Rect{}
	}
	return c.Cite(k.Cite, r.Right()-16, max(r.Y+42, y-18), 13, Right, false)
}

// Prompt is what the side to act is asked.
type Prompt struct {
	Side   Side
	Ask    string // line 1
	Limits string // line 2, before the cite
	Cite   string
	More   string // line 2, after the cite
}

// Prompt draws the prompt bar without its buttons and gives the rectangle of its cite. Words are cut at width w,
// which leaves room for the buttons.
func (c *Canvas) Prompt(r Rect, w float64, p Prompt) Rect {
	c.FloatPanel(r, 4)
	c.Box(r.X+1, r.Y+1, 4, r.H-2, c.Pal().Accent.Lamp, 1)
	c.SideMark(p.Side, r.X+34, r.MidY(), 13, c.Pal().Side(p.Side).Chart, c.Pal().Text.OnAmber, true)
	x := r.X + 62
	ask := Style{Face: BodyMedium, Size: 16, Color: c.Pal().Text.OnDark}
	c.TextMid(c.kit.Fit(p.Ask, ask, w-62), x, r.Y+20, ask)
	small := Style{Face: Body, Size: 13, Color: c.Pal().Text.OnDarkSecond}
	y := r.Y + 40
	x += c.TextMid(c.kit.Fit(p.Limits, small, w-62), x, y, small)
	var cite Rect
	if p.Cite != "" {
		if p.Limits != "" {
			x += 6
		}
		cite = c.Cite(p.Cite, x, y, 13, Left, false)
		x = cite.Right() + 8
	}
	if room := r.X + w - x; p.More != "" && room > 40 {
		c.TextMid(c.kit.Fit(p.More, small, room), x, y, small)
	}
	return cite
}
