package advise

import (
	"math"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the panel of plans, and shows the chosen one on the map.

// Lay lays the panel that is open; it tells whether it is one of its own.
func (m *Advise) Lay(d scene.Pen, r scene.Rect) bool {
	switch m.Pane {
	case PaneHint:
		m.layHint(d, r)
	case PaneReview:
		m.layReview(d, r)
	default:
		return false
	}
	return true
}

// head writes a panel's title, and gives the y below it.
func (m *Advise) top(d scene.Pen, r scene.Rect, title, under string) float64 {
	d.Text(r.X+12, r.Y+33, scene.SerifSemi, 20, "text.on_dark", d.Fit(scene.SerifSemi, 20, r.W-60, title))
	d.IconButton("close", r.X+r.W-38, r.Y+12, 28, true, table.Fold{}, m.Say("tip.fold"))
	return d.Para(r.X+12, r.Y+53, r.W-24, scene.Cond, 13, 16, "text.on_dark_second", under, 3) + 4
}

// layThinking lays how far it is, with the button that ends it, and gives the y below.
func (m *Advise) layThinking(d scene.Pen, x, y, w, share float64) float64 {
	d.Text(x, y+14, scene.Body, 13, "text.on_dark", m.Say("hint.thinks", int(100*share)))
	d.Frame(x, y+24, w, 8, 3, "chrome.well", "chrome.line")
	d.Box(x+1, y+25, math.Round((w-2)*share), 6, "accent.lamp")
	d.Button(x, y+44, w, 32, m.Say("hint.stop"), "Esc", "", Stop{})
	return y + 92
}

func (m *Advise) layHint(d scene.Pen, r scene.Rect) {
	under := m.Say("hint.under")
	if len(m.Sight.View.Sides) > 2 {
		under = m.Say("hint.under.shared")
	}
	y := m.top(d, r, m.Say("hint.title"), under)
	x, w := r.X+12, r.W-24
	say := func(key string) {
		y = d.Para(x, y+14, w, scene.Body, 13, 18, "text.on_dark_second", m.Say(key), 6) - 4
	}
	switch {
	case !m.Offered():
		say("hint.persons")
		return
	case m.asked != nil:
		m.layThinking(d, x, y, w, m.asked.Share())
		return
	case !m.may():
		say("hint.wait")
		return
	case !m.current():
		if m.known {
			say("hint.old")
		}
		d.Button(x, y+8, w, 32, m.Say("hint.ask"), m.KeyLabel(m.Prefs.Keys.KeyOf("hint")), "", Ask{})
		return
	}
	bottom := r.Y + r.H - 8
	for i, p := range m.hint.Plans {
		if y = m.layPlan(d, x, y, w, bottom, i+1, p); y > bottom-60 {
			return
		}
	}
	last := m.Say("hint.games", m.hint.Games)
	if m.hint.Cut {
		last = m.Say("hint.cut", m.hint.Games)
	}
	d.Para(x, y+12, w, scene.Cond, 12, 15, "text.on_dark_muted", last, 2)
}

// words puts several in a row, what is worded alike once with how often.
func (m *Advise) words(list []engine.Text) string {
	var out []string
	times := map[string]int{}
	for _, t := range list {
		word := strings.TrimRight(m.Word(t), ".")
		if times[word]++; times[word] == 1 {
			out = append(out, word)
		}
	}
	for i, word := range out {
		if n := times[word]; n > 1 {
			out[i] = m.Say("hint.times", engine.Arg{Kind: engine.ArgName, S: word}, n)
		}
	}
	return strings.Join(out, "; ")
}

// layPlan lays one plan, and gives the y below it.
func (m *Advise) layPlan(d scene.Pen, x, y, w, bottom float64, n int, p program.Advised) float64 {
	on := m.shown == n
	begun, at := y, len(d.Panel.Items)
	lines := 3
	if on {
		lines = 7
	}
	style := m.Sight.Style(m.Sight.Viewer)
	y += 8
	col := "text.on_dark_second"
	if on {
		col = "accent.lamp"
	}
	d.Text(x+8, y+20, scene.CondBold, 16, col, scene.Itoa(n))
	at2 := d.Text(x+28, y+21, scene.CondBold, 20, "text.on_dark", m.Percent(p.Chance.Of))
	d.Text(x+34+at2, y+20, scene.Cond, 13, "text.on_dark_muted", m.Say("hint.error", int(math.Round(100*p.Chance.Error))))
	m.layBar(d, x+132, y+8, w-140, style, p.Chance)
	y += 30
	y = d.Para(x+28, y+12, w-36, scene.Body, 13, 16, "text.on_dark", m.words(m.steps(p)), lines)
	if len(p.Meant) > 0 {
		y = d.Para(x+28, y+1, w-36, scene.Cond, 13, 15, "text.on_dark_second", m.words(p.Meant), 2)
	}
	y = d.Para(x+28, y+1, w-36, scene.Cond, 13, 15, "text.on_dark_second", m.Say("hint.brings", engine.Signed(int(math.Round(p.Gain))), m.tenths(p.Own), m.tenths(p.Theirs)), 2)
	if n > 1 {
		key := "hint.behind"
		if p.Level {
			key = "hint.level"
		}
		y = d.Para(x+28, y+1, w-36, scene.Cond, 13, 15, "text.on_dark_muted", m.Say(key, int(math.Round(100*p.Behind.Of)), int(math.Round(100*p.Behind.Error))), 2)
	}
	if p.Chosen {
		y = d.Para(x+28, y+1, w-36, scene.Cond, 13, 15, "text.on_dark_muted", m.Say("hint.chosen"), 1)
	}
	if on && y+40 < bottom {
		d.Button(x+28, y, w-36, 32, m.Say("hint.do"), "Q", "", Make{N: n})
		y += 40
	}
	hit := scene.R(x, begun, w, y-begun-2)
	fill, edge := "chrome.panel", "chrome.line"
	if on {
		fill, edge = "chrome.raised", "accent.lamp"
	} else if d.Hot(hit) {
		fill = "chrome.raised_hover"
	}
	ground := scene.Item{Kind: scene.ItemBox, X: hit.X, Y: hit.Y, W: hit.W, H: hit.H, R: 4, Fill: fill, Edge: edge, Line: 1}
	d.Panel.Items = slices.Insert(d.Panel.Items, at, ground)
	room := hit
	if on {
		room.H = math.Max(28, hit.H-42)
	}
	d.Hit(room.X, room.Y, room.W, room.H, Show{N: n}, m.Say("hint.show"))
	return y + 6
}

// steps are what a plan does, without the seal of written orders, which is left to the player.
func (m *Advise) steps(p program.Advised) []engine.Text {
	if n := len(p.Steps); n > 1 && n == len(p.Commands) && len(m.Writing()) > 0 && m.Label(p.Commands[n-1]).Main {
		return p.Steps[:n-1]
	}
	return p.Steps
}

// layBar lays a chance as a bar, with its error as a paler end.
func (m *Advise) layBar(d scene.Pen, x, y, w float64, style string, c program.Chance) {
	d.Frame(x, y, w, 12, 3, "chrome.well", "chrome.line")
	at := func(p float64) float64 { return math.Round((w - 2) * math.Min(1, math.Max(0, p))) }
	low, high := at(c.Of-c.Error), at(c.Of+c.Error)
	d.Box(x+1, y+1, low, 10, "side."+style+".chart")
	d.Add(scene.Item{Kind: scene.ItemBox, X: x + 1 + low, Y: y + 1, W: math.Max(1, high-low), H: 10, Fill: "side." + style + ".chart", Alpha: .45})
	d.Box(x+1+at(c.Of)-1, y-1, 2, 14, "text.on_dark")
}

// tenths words a number with one place.
func (m *Advise) tenths(x float64) string {
	n := int(math.Round(10 * x))
	return m.Say("number.decimal", scene.Itoa(n/10), scene.Itoa(n%10))
}

// Dress shows the chosen plan on the map: an arrow from everybody who goes somewhere by it.
func (m *Advise) Dress() {
	list := m.Plan(m.shown)
	ms := m.Drawn.Map
	if ms == nil || m.Pane != PaneHint || m.Folded {
		return
	}
	sizes, order := map[[2]int]int{}, [][2]int{}
	for _, c := range list {
		from, to, n := m.journey(c)
		if from < 0 || to < 0 || from == to {
			continue
		}
		key := [2]int{from, to}
		if sizes[key] == 0 {
			order = append(order, key)
		}
		sizes[key] += n
	}
	for _, k := range order {
		ms.Arrows = append(ms.Arrows, scene.Arrow{From: k[0], To: k[1], Kind: "mission", Style: m.Sight.Style(m.Sight.Viewer), Tag: scene.Itoa(sizes[k]), Planned: true})
	}
}

// journey is from which space to which a command sends how much, -1 for nowhere.
func (m *Advise) journey(c engine.Command) (from, to, n int) {
	from, to = -1, -1
	who, at := c.A, c.B
	if w, ok := m.Sight.Pos.(ordered.Writer); ok {
		o := w.OrderOf(c)
		who, at = o.Unit, o.To
	}
	place := func(r engine.Ref) int {
		if x, ok := m.Sight.Counter(r); ok {
			r = x.Space
		}
		if r.Kind() != engine.KindSpace || m.Board().Code(r.Index()) == "" {
			return -1
		}
		return r.Index()
	}
	if who.Kind() == engine.KindSpace {
		return place(who), place(at), max(1, int(c.N))
	}
	x, ok := m.Sight.Counter(who)
	if !ok {
		return from, to, 0
	}
	n = x.Size
	if c.N > 0 {
		n = int(c.N)
	}
	return place(x.Ref), place(at), n
}
