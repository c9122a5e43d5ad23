package panels

import (
	"math"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/present/hand"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the card of a target: what stands there, what is at stake, who reaches it, with ticks, and the buttons that send.

// sizes of the card: the tray, its counters, a row, the chart; smaller in a small window.
type cardSizes struct{ tray, counter, row, chart float64 }

func (m *Panels) cardSizes() cardSizes {
	if m.Compact() {
		return cardSizes{54, 40, 26, 104}
	}
	return cardSizes{76, 56, 32, 118}
}

// leastRows is how many who reach a target are seen at once at least, as far as the chart can give way; leastBars is how low that gets.
const (
	leastRows = 4
	leastBars = 98.0
)

// footHigh is how high the foot of the card is.
const footHigh = 56.0

// layTarget lays the card.
func (m *Panels) layTarget(d scene.Pen, r scene.Rect) {
	a, at, sz := m.Sight.Aim, m.AimSpace(), m.cardSizes()
	if at < 0 {
		return
	}
	list := m.Reachers(a.At)
	sought := len(list) == 0 && m.Sought(a.At)
	if sought { // nobody is sent yet: who could be
		list = m.Within(at)
	}
	y := m.targetHead(d, r, at)
	p := m.Prospect(engine.NoRef)
	y = m.targetTray(d, r, y, at, sz, p)
	y = m.targetStakes(d, r, y, at, list)
	walks := slices.ContainsFunc(list, func(x table.Reacher) bool { return !x.Counter.Flies() })
	foot := r.Y + r.H - footHigh
	rows := float64(len(list)) * sz.row
	if spare := foot - 8 - m.oddsHigh(p, sz) - y - 28 - rows; spare > 0 && !walks { // the chart takes what the rows leave
		sz.chart += math.Min(spare, 56)
	} else if want := math.Min(rows, leastRows*sz.row) - (rows + spare); want > 0 && !walks { // and gives way to the first of them
		if sz.chart -= want; sz.chart < leastBars {
			sz.chart = 0 // what is to be expected stands above it in numbers
		}
	}
	odds := m.oddsHigh(p, sz)
	if sought {
		y = m.layWithin(d, r.X+12, y, foot-odds-8, r)
		m.layProspect(d, scene.R(r.X+12, math.Max(y+6, foot-odds-4), r.W-24, odds), p, list, at, sz)
		m.soughtFoot(d, scene.R(r.X+1, foot, r.W-1, footHigh))
		return
	}
	y = m.layReachers(d, r, y, foot-odds-8, list, p, sz, walks)
	low := math.Max(y+6, foot-odds-4)
	m.layLessons(d, r.X+12, y+2, r.W-24, low)
	m.layProspect(d, scene.R(r.X+12, low, r.W-24, odds), p, list, at, sz)
	m.targetFoot(d, scene.R(r.X+1, foot, r.W-1, footHigh), list, p, walks)
}

// targetHead names the target, and what it is worth.
func (m *Panels) targetHead(d scene.Pen, r scene.Rect, at int) float64 {
	t := m.Sight
	v, known := t.SpaceView(at)
	name, code, under := m.Board().Name(at), m.Board().Code(at), m.OpenWord(at)
	if known {
		name, code, under = v.Name, v.Code, m.Word(v.Kind)
		if v.Owner != engine.NoSide {
			under = m.Say("space.held", under, m.Word(t.SideView(v.Owner).Name))
		}
	}
	if name != code {
		name = m.Say("ref", name)
	}
	if c, ok := t.Counter(t.Aim.At); ok {
		if under, name = name, m.NameOf(c.Ref); under == code {
			under = m.OpenWord(at)
		}
	} else if near := m.Near(engine.SpaceRef(at)); name == code && near != "" {
		name = scene.Capital(near)
	} else if name == code {
		code = ""
	}
	y := m.head(d, r, name, code, under)
	m.worth(d, v, r, name, code)
	d.Hit(r.X+r.W-38, r.Y+12, 28, 28, hand.CloseAim{}, m.Say("target.close")) // the cross closes the card, not the panel
	return y
}

// worth lays behind the title the plate that the map has for a place that earns points, where there is room.
func (m *Panels) worth(d scene.Pen, v engine.SpaceView, r scene.Rect, name, code string) {
	i := slices.IndexFunc(v.Marks, func(k engine.MarkView) bool { return k.Earns() && k.Points > 0 && k.Of == 0 })
	if i < 0 {
		return
	}
	k := v.Marks[i]
	x := r.X + 22 + math.Min(r.W-110, d.Wide(scene.SerifSemi, 20, name))
	if code != "" {
		x += d.Wide(scene.CondMedium, 14, code) + 10
	}
	if x+40 > r.X+r.W-44 {
		return
	}
	d.Frame(x, r.Y+17, 36, 20, 10, "chrome.scrim", "paper.sheet")
	d.Icon("flag", x+11, r.Y+27, 6, "side."+m.Sight.Style(k.Side)+".chart")
	d.Centre(x+24, r.Y+32, scene.CondBold, 14, "text.on_dark", scene.Itoa(k.Points))
}

// stakesAt are the sentences of what is to be won at a place, or lost by it, by those who reach it.
func (m *Panels) stakesAt(at int, list []table.Reacher) (words []string) {
	v, _ := m.Sight.SpaceView(at)
	for _, k := range v.Marks {
		if k.Earns() && !k.Text.IsZero() {
			words = append(words, m.Told(k.Text, k.Side))
		}
	}
	for _, x := range m.Sight.View.Stakes { // what is there to be bombed
		if x.At == engine.SpaceRef(at) && x.When == engine.StakeDeed && !x.Harm && x.Side != v.Owner && len(words) > 0 {
			key := "target.stake.bombed"
			if x.Side != m.Actor() {
				key = "target.stake.bombed.theirs"
			}
			words = append(words, m.Say(key, x.Points))
		}
	}
	there := m.Sight.CountersAt(at)
	if list, ok := m.meeting(); ok {
		there = list
	}
	helps := slices.ContainsFunc(v.Marks, func(k engine.MarkView) bool { return k.Kind == engine.MarkSupport && k.Side == m.Actor() }) // those who fly there fight beside troops
	for _, x := range m.Sight.View.Stakes {
		met := slices.ContainsFunc(there, func(c engine.CounterView) bool { return c.Side != m.Actor() && c.Class() == x.Class }) &&
			slices.ContainsFunc(list, func(who table.Reacher) bool { return helps || who.Counter.Flies() != (x.Class == engine.ClassGround) })
		if x.Harm && x.Side == m.Actor() && met {
			words = append(words, m.Say("target.stake.each", x.Points, m.Told(x.Text, x.Side)))
		}
		if own := func(c engine.CounterView) bool { return c.Side == m.Actor() && c.Class() == x.Class }; x.Harm && x.Side != m.Actor() && v.Owner == m.Actor() && slices.ContainsFunc(there, own) {
			words = append(words, m.Say("target.stake.theirs", x.Points, m.Told(x.Text, x.Side)))
		}
	}
	return words
}

// targetStakes says what is to be won there.
func (m *Panels) targetStakes(d scene.Pen, r scene.Rect, y float64, at int, list []table.Reacher) float64 {
	words := m.stakesAt(at, list)
	if len(words) == 0 {
		return y
	}
	if r.H <= tightCard { // one sentence, its label before it; the rest under the pointer
		d.Label(r.X+12, y+14, m.Say("target.stake"))
		x, top := r.X+12+1.2*d.Wide(scene.CondBold, 13, m.Say("target.stake"))+10, y+14
		if len(d.Wrap(scene.Cond, 13, r.X+r.W-12-x, words[0])) > 2 { // a long one has the whole width, below
			x, top = r.X+12, y+29
		}
		low := d.Para(x, top, r.X+r.W-12-x, scene.Cond, 13, 15, "text.on_dark", words[0], 2)
		d.Hit(r.X+12, y, r.W-24, low-y-11, scene.Nothing{}, strings.Join(words, " "))
		return low - 9
	}
	d.Label(r.X+12, y+12, m.Say("target.stake"))
	y += 30
	for _, w := range words[:min(m.mostStakes(), len(words))] {
		y = d.Para(r.X+12, y, r.W-24, scene.Body, 13, 18, "text.on_dark", w, 4)
	}
	return y - 6
}

// tightCard is how high a card is at most in which what is at stake has one sentence.
const tightCard = 560.0

// mostStakes is how many lines tell what is to be won, fewer in a small window.
func (m *Panels) mostStakes() int {
	if m.Compact() {
		return 2
	}
	return 3
}

// soughtFoot lays the one button where nobody is ticked: what begins there, by its name. It is a choice, so it is not lit.
func (m *Panels) soughtFoot(d scene.Pen, r scene.Rect) {
	d.Box(r.X, r.Y, r.W, r.H, "chrome.well")
	c, _ := m.Begins(nil)
	word, enter := m.Called(c), m.Say("keyname.enter")
	if d.Wide(scene.BodyMedium, 14, word)+d.Wide(scene.CondMedium, 12, enter)+44 > r.W-24 {
		enter = ""
	}
	d.Button(r.X+12, r.Y+11, r.W-24, 34, d.Fit(scene.BodyMedium, 14, r.W-40, word), enter, "", hand.Send{})
}

// targetFoot lays the buttons: how many are sent, and who else may be ticked.
func (m *Panels) targetFoot(d scene.Pen, r scene.Rect, list []table.Reacher, p table.Prospect, walks bool) {
	d.Box(r.X, r.Y, r.W, r.H, "chrome.well")
	open, n := len(m.hand.Whole()), len(m.Sight.Aim.Ticked)
	word, kind := m.Say("target.tick"), "disabled"
	if walks {
		word = m.Say("target.tick.ground")
	}
	if m.hand.Sendable() {
		word, kind = m.Say("target.send", n), "primary"
		if n == 1 {
			word = m.Say("target.send.one")
		}
		if m.hand.Shown() != engine.NoRef {
			word = m.Say("target.send.seen", n)
		}
		if odds := oddsWord(p); odds != "" {
			word = m.Say("target.attack", odds)
		}
		if n < m.Lacking() { // a lesson asks for more than that
			kind = ""
		}
	}
	if open == 0 && kind == "disabled" {
		d.Button(r.X+12, r.Y+11, r.W-24, 34, m.Say("target.over"), "", "disabled", scene.Nothing{})
		return
	}
	other, key, act := m.Say("target.all", open), "A", scene.Act(hand.TickAll{})
	if n == open && n > 0 {
		other = m.Say("target.none")
	}
	ow := math.Round(math.Max(112, d.Wide(scene.BodyMedium, 14, other)+58))
	w := r.W - 24 - 10 - ow
	enter := ""
	if kind != "disabled" {
		enter = m.Say("keyname.enter")
	}
	var send scene.Act = hand.Send{}
	if kind == "disabled" {
		send = scene.Nothing{}
	}
	if enter != "" && d.Wide(scene.BodyMedium, 14, word)+d.Wide(scene.CondMedium, 12, enter)+44 > w { // the words are worth more than the key
		enter = ""
	}
	d.Button(r.X+12, r.Y+11, w, 34, d.Fit(scene.BodyMedium, 14, w-16, word), enter, kind, send)
	if f := m.hand.Shown(); f != engine.NoRef {
		d.Tip(m.Say("target.shows", m.NameOf(f)))
	}
	d.Button(r.X+12+w+10, r.Y+11, ow, 34, other, key, "", act)
}
