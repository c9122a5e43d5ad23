// Panels and small print: grounds, section labels, cites, tooltips, proofs, scroll bars.
package art

import "math"

// Panel fills a fixed panel with a line along its top.
func (c *Canvas) Panel(r Rect) {
	c.Box(r.X, r.Y, r.W, r.H, c.Pal().Chrome.Panel, 1)
	c.Box(r.X, r.Y, r.W, 1, c.Pal().Chrome.Line, 1)
}

// FloatPanel draws a panel that lies over the map, with shadow and edge.
func (c *Canvas) FloatPanel(r Rect, radius float64) {
	ch := c.Pal().Chrome
	c.Shadow(r.Round(radius), 0, 4, 7, RGB{}, .55)
	c.Fill(r.Inset(-1).Round(radius+1), Solid(ch.Scrim, .9))
	c.Fill(r.Round(radius), Solid(ch.Line, 1))
	c.Fill(r.Inset(1).Round(radius-1), Solid(ch.Panel, 1))
}

// Tray fills a sunken area.
func (c *Canvas) Tray(r Rect) { c.Box(r.X, r.Y, r.W, r.H, c.Pal().Chrome.Well, 1) }

// Rule draws a hairline across a panel.
func (c *Canvas) Rule(x, y, w float64) { c.Box(x, y, w, 1, c.Pal().Chrome.LineSoft, 1) }

// Paper lays a printed sheet with shadow; edge colours its left 4 pixels.
func (c *Canvas) Paper(r Rect, edge RGB) {
	c.Shadow(r.Round(3), 0, 4, 7, RGB{}, .6)
	c.Fill(r.Inset(-1).Round(4), Solid(c.Pal().Chrome.Scrim, 1))
	c.Fill(r.Round(3), Solid(c.Pal().Paper.Sheet, 1))
	c.Box(r.X, r.Y, 4, r.H, edge, 1)
}

// SectionLabel writes a small capital heading with its middle on y, and a cite at the right end of w. It gives the
// rectangle of the cite.
func (c *Canvas) SectionLabel(x, y, w float64, label, cite string) Rect {
	c.TextMid(label, x, y, Style{Face: CondBold, Size: 12, Color: c.Pal().Text.OnDarkMuted, Track: .6})
	if cite == "" {
		return Rect{}
	}
	return c.Cite(cite, x+w, y, 12, Right, false)
}

// Cite writes a paragraph number with its dotted line, its middle on y, and gives its rectangle for the pointer.
func (c *Canvas) Cite(s string, x, y, size float64, align Align, onPaper bool) Rect {
	st := Style{Face: CondMedium, Size: size, Color: c.Pal().Text.Cite}
	if onPaper {
		st.Color = c.Pal().Text.CiteOnPaper
	}
	w := c.kit.Width(s, st)
	switch align {
	case Centre:
		x -= w / 2
	case Right:
		x -= w
	}
	c.TextMid(s, x, y, st)
	dot := max(1, math.Round(c.k)) / c.k
	yy := c.snapY(c.capBase(y, size) + 2.5)
	for d := 0.0; d < w-1; d += 3 {
		c.Box(c.snapX(x+d), yy, dot, dot, st.Color, .75)
	}
	return Rect{x, y - size*.7, w, size * 1.4}
}

// House writes the sign and words of a house value with its middle on y and gives its width.
func (c *Canvas) House(x, y float64, words string) float64 {
	col := c.Pal().Status.House
	c.Icon(IconHouse, x+6, y, 6, col)
	return 17 + c.TextMid(words, x+17, y, Style{Face: CondMedium, Size: 13, Color: col})
}

// Tip draws a plain one-line tooltip with its upper left corner at x, y and gives its rectangle.
func (c *Canvas) Tip(x, y float64, text string) Rect {
	st := Style{Face: Body, Size: 12, Color: c.Pal().Text.OnDark}
	r := Rect{x, y, math.Ceil(c.kit.Width(text, st)) + 16, 24}
	c.FloatPanel(r, 4)
	c.TextMid(text, x+8, r.MidY(), st)
	return r
}

// Verdict says whether something may be done.
type Verdict uint8

// The verdicts; each has its own sign.
const (
	No Verdict = iota
	Now
	Later
	Warn
)

// Sign draws a verdict's sign on a dark panel.
func (c *Canvas) Sign(v Verdict, cx, cy, r float64) {
	switch v {
	case Now:
		c.Icon(IconTick, cx, cy, r, c.Pal().Status.Legal)
	case Later:
		c.Icon(IconClock, cx, cy, r, c.Pal().Text.OnDarkSecond)
	case Warn:
		c.Icon(IconTriangle, cx, cy, r*.9, c.Pal().Status.Warning)
	default:
		c.Icon(IconCross, cx, cy, r*.85, c.Pal().Status.Refused)
	}
}

// Proof is a slip of paper that says why: a verdict, the reason, the paragraphs, the nearest legal act.
type Proof struct {
	Verdict Verdict
	Title   string
	Reason  string
	Cites   []string
	Nearest string  // without the words before it
	Before  string  // "Nearest legal: " in the player's language
	Nub     float64 // where its point stands on the right edge, from the top; 0 for none
}

const proofWidth = 318

// ProofHeight measures a proof.
func (k *Kit) ProofHeight(p Proof) float64 {
	h := 37.0 + 18*float64(len(k.Wrap(p.Reason, Style{Face: Body, Size: 13}, proofWidth-56)))
	if len(p.Cites) > 0 {
		h += 26
	}
	if p.Nearest != "" {
		h += 12 + 18*float64(len(k.Wrap(p.Before+p.Nearest, Style{Face: BodyMedium, Size: 13}, proofWidth-56)))
	}
	return h + 10
}

// Proof draws a proof with its upper left corner at x, y and gives its rectangle.
func (c *Canvas) Proof(x, y float64, p Proof) Rect {
	pal := c.Pal()
	r := Rect{x, y, proofWidth, c.kit.ProofHeight(p)}
	edge, ink, icon := pal.Status.Refused, pal.Status.RefusedOnPaper, IconCross
	switch p.Verdict {
	case Now:
		edge, ink, icon = pal.Status.LegalOnPaper, pal.Status.LegalOnPaper, IconTick
	case Later:
		edge, ink, icon = pal.Text.OnPaperSecond, pal.Text.OnPaperSecond, IconClock
	case Warn:
		edge, ink, icon = pal.Status.Warning, pal.Status.WarningOnPaper, IconTriangle
	}
	c.Paper(r, edge)
	if p.Nub > 0 {
		n := min(max(p.Nub, 14), r.H-14) + y
		c.Stroke(Line(r.Right(), n-9, r.Right()+10, n, r.Right(), n+9), 2, pal.Chrome.Scrim, 1)
		c.Fill(Poly(r.Right()-1, n-9, r.Right()+9, n, r.Right()-1, n+9), Solid(pal.Paper.Sheet, 1))
	}
	c.Icon(icon, x+24, y+22, 6.5, ink)
	tx, tw := x+40, r.W-56
	title := Style{Face: BodyMedium, Size: 14, Color: pal.Text.OnPaper}
	c.TextMid(c.kit.Fit(p.Title, title, tw), tx, y+22, title)
	body := Style{Face: Body, Size: 13, Color: pal.Text.OnPaper}
	yy := c.Para(p.Reason, tx, y+46, tw, 18, body) - 5
	if len(p.Cites) > 0 {
		cx := tx
		for _, s := range p.Cites {
			q := c.Cite(s, cx, yy+8, 13, Left, true)
			cx = q.Right() + 12
		}
		yy += 26
	}
	if p.Nearest != "" {
		c.Box(tx, yy-3, tw, 1, pal.Paper.Rule, 1)
		yy += 17
		second := body
		second.Color = pal.Text.OnPaperSecond
		lead := c.Text(p.Before, tx, yy, second)
		strong := Style{Face: BodyMedium, Size: 13, Color: pal.Text.OnPaper}
		lines := c.kit.Wrap(p.Nearest, strong, tw-lead)
		c.Text(lines[0], tx+lead, yy, strong)
		rest := ""
		for _, l := range lines[1:] {
			rest += l + " "
		}
		if rest != "" {
			c.Para(rest, tx, yy+18, tw, 18, strong)
		}
	}
	return r
}

// ScrollBar draws a bar in r for a list of total rows of which shown are seen from first on; nothing if all are seen.
func (c *Canvas) ScrollBar(r Rect, first, shown, total float64) {
	if total <= shown || total <= 0 {
		return
	}
	c.Fill(r.Round(r.W/2), Solid(c.Pal().Chrome.Well, 1))
	h := max(24, r.H*shown/total)
	y := r.Y + (r.H-h)*min(1, max(0, first/(total-shown)))
	c.Fill(Rect{r.X, y, r.W, h}.Round(r.W/2), Solid(c.Pal().Chrome.Line, 1))
}
