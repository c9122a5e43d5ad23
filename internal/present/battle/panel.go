package battle

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the combat panel: rounds, forces, ledgers, dice and results.

// LayBattle lays the panel of a fight: who is in it, its table, what it cost, its chances, and what may be chosen.
func (m *Battle) LayBattle(b *engine.BattleView) {
	m.layFallen(b)
	if m.Staying() {
		m.layStay(b)
		return
	}
	if m.docked() {
		m.laySea(b)
		return
	}
	top, rail, _, foot := m.Bars()
	w, h := 1216.0, math.Min(656, m.H-top-12)
	if m.H-top-foot >= 680 || !m.Live() {
		h = math.Min(656, m.H-top-foot-24)
	}
	room := m.FreeMap()
	x := m.W - w - 16
	if room.W < w+32 {
		w = math.Min(1216, m.W-rail-16)
		x = rail + (m.W-rail-w)/2
	}
	if len(b.Charts) == 0 {
		h = math.Min(h, 500) // no chances left to show
	}
	y := top + 12
	if m.Trailed() {
		m.LayTrail(x, top+6, w)
		y = top + 6 + trailHeight
		h = math.Min(h, m.H-y-6)
		if !m.Live() { // the timeline stays in sight
			h = math.Min(h, m.H-foot-y-8)
		}
	}
	d := m.Panel("battle", scene.R(x, y, w, h))
	d.Panel.Shadow = true
	x, y, w = d.Panel.Rect.X, d.Panel.Rect.Y, d.Panel.Rect.W
	d.Frame(x, y, w, h, 4, "chrome.panel", "chrome.line")
	// header
	d.Box(x+1, y+1, w-2, 46, "chrome.raised")
	d.Box(x, y+47, w, 1, "chrome.line")
	d.Icon("battle", x+26, y+24, 10, "accent.lamp")
	name := m.Word(b.Name)
	if nth, of := m.Together(); of > 1 && b != m.Plan() {
		name = m.Say("combat.together", name, nth, of)
	}
	tw := d.Text(x+48, y+31, scene.SerifSemi, 20, "text.on_dark", name)
	d.Cite(x+48+tw+16, y+30, b.Cite, false)
	m.layRounds(d, b, x, y, w, x+48+tw+16+d.Wide(scene.CondMedium, 13, string(b.Cite))+20)
	d.IconButton("close", x+w-42, y+10, 28, true, table.ShowBattle{}, m.Say("tip.battle.away"))

	_, inAir := m.wayOf(b).(air)
	m.short = inAir && !b.Rolled && h < 600 && len(b.Charts) > 0
	pad := 20.0
	m.layForces(d, b, x, y, w, pad)

	cy := y + 378
	if _, ok := m.wayOf(b).(volley); ok && !b.Rolled {
		cy = y + 190
	}
	if m.short {
		cy = y + 280
	}
	d.Box(x, cy, w, 1, "chrome.line")
	fh := 118.0
	if !m.Live() {
		fh = 84 // nothing is chosen, and the chances want the room
	}
	fy := y + h - fh
	m.charts.LayCharts(d, b, scene.R(x+pad, cy+8, w-2*pad, fy-cy-12))
	d.Box(x+1, fy, w-2, fh-1, "chrome.well")
	m.layChoices(d, b, scene.R(x+pad, fy, w-2*pad, fh))
}

// layForces lays the sides: two columns with what lies between them, or a column for each where nothing does.
func (m *Battle) layForces(d scene.Pen, b *engine.BattleView, x, y, w, pad float64) {
	how := m.wayOf(b)
	if v, ok := how.(volley); ok {
		h := 316.0
		if !b.Rolled {
			h = 128 // no dice lie there yet
		}
		v.columns(d, b, scene.R(x+pad, y+56, w-2*pad, h))
		return
	}
	colW := 290.0
	if w < 1180 {
		colW = 250
	}
	mid := x + pad + colW + pad
	midW := w - 2*(pad+colW+pad)
	high := map[bool]float64{false: 300, true: 206}[m.short]
	d.Box(mid-10, y+62, 1, high, "chrome.line_soft")
	d.Box(mid+midW+10, y+62, 1, high, "chrome.line_soft")
	m.layForce(d, how, b, 0, scene.R(x+pad, y+56, colW, 0))
	if len(b.Sides) > 1 {
		m.layForce(d, how, b, 1, scene.R(mid+midW+pad, y+56, colW, 0))
	}
	how.middle(d, b, scene.R(mid, y+62, midW, 310))
}

func (m *Battle) layRounds(d scene.Pen, b *engine.BattleView, x, y, w, from float64) {
	total := 0.0
	steps := b.Steps
	if len(steps) > 4 { // the last ones, but never without the present one
		first := max(0, min(len(steps)-4, lastReached(steps)-1))
		steps = steps[first : first+4]
	}
	for _, s := range steps {
		total += d.Wide(scene.CondMedium, 13, m.Word(s.Name)) + 28 + 22
	}
	cx := math.Max(from, x+(w-total)/2)
	for i, s := range steps {
		name := m.Word(s.Name)
		cw := math.Round(d.Wide(scene.CondMedium, 13, name) + 28)
		fill, edge, ink := "chrome.raised", "text.on_dark_second", "text.on_dark_second"
		if s.State != engine.PhaseLater && i == lastReached(steps) {
			fill, edge, ink = "paper.sheet", "paper.sheet", "text.on_paper"
		}
		d.Frame(math.Round(cx), y+10, cw, 28, 14, fill, edge)
		d.Centre(cx+cw/2, y+28, scene.CondMedium, 13, ink, name)
		cx += cw
		if i < len(steps)-1 {
			d.Icon("next", cx+11, y+24, 4, "text.on_dark_second")
		}
		cx += 22
	}
}

func lastReached(steps []engine.PhaseView) int {
	n := 0
	for i, s := range steps {
		if s.State != engine.PhaseLater {
			n = i
		}
	}
	return n
}

// layForce is one side's column: who, how many, which counters, what is added up, the dice, the result.
func (m *Battle) layForce(d scene.Pen, how way, b *engine.BattleView, k int, r scene.Rect) {
	s := &b.Sides[k]
	m.layWho(d, how, b, s, r)
	m.layCounters(d, b, s, r.X, r.Y+46, r.W)
	how.sum(d, b, s, r.X, r.Y+126, r.W)
	y := r.Y + 126
	if b.Kind != engine.BattleBombs || len(s.Ledger.Lines) > 0 {
		y = m.layLedger(d, s, how.total(), r.X, r.Y+144, r.W)
	}
	how.result(d, b, k, r.X, y, r.W)
}

// layWho names a side, what it does in the fight, and how strong it is.
func (m *Battle) layWho(d scene.Pen, how way, b *engine.BattleView, s *engine.BattleSide, r scene.Rect) {
	style := m.Sight.Style(s.Side)
	x, y, w := r.X, r.Y, r.W
	d.Mark(style, x+13, y+16, 13, true)
	d.Text(x+36, y+14, scene.BodyMedium, 14, "text.on_dark", d.Fit(scene.BodyMedium, 14, w-130, m.Word(s.Name)))
	role := w - 36
	if n := how.strength(s); n != "" {
		unit := m.Word(b.Unit)
		if !s.Unit.IsZero() {
			unit = m.Word(s.Unit)
		}
		nw := d.Wide(scene.CondBold, 30, n)
		if per := m.perFactor(s); per > 1 {
			if long := m.Say("combat.per", engine.Arg{Kind: engine.ArgName, S: unit}, per); role-nw-18-d.Wide(scene.Cond, 13, long) >= d.Wide(scene.Cond, 13, m.Word(s.Role)) {
				unit = long
			}
		}
		d.Right(x+w, y+27, scene.CondBold, 30, "side."+style+".chart", n)
		uw, uy := d.Wide(scene.Cond, 13, unit), y+26
		if role-nw-18-uw >= d.Wide(scene.Cond, 13, m.Word(s.Role)) {
			role -= nw + 18 + uw
		} else { // no room for both in a line: it stands beside the name
			uy = y + 12
			role -= nw + 12
		}
		d.Right(x+w-nw-6, uy, scene.Cond, 13, "text.on_dark_second", unit)
	}
	face, as := d.Snug(13, role, m.Word(s.Role))
	d.Text(x+36, y+31, face, 13, "text.on_dark_second", as)
}

// perFactor is how many of what a fight counts make one of what the counters on the map count; 1 where both count alike.
func (m *Battle) perFactor(s *engine.BattleSide) int {
	for _, c := range s.Counters {
		if v, ok := m.Sight.Counter(c.Ref); ok && v.Size > 0 && c.Size > v.Size && c.Size%v.Size == 0 {
			return c.Size / v.Size
		}
	}
	return 1
}

// layCounters lays a side's counters in the well of its column; a side of which nothing is left is shown as it was, struck out.
func (m *Battle) layCounters(d scene.Pen, b *engine.BattleView, s *engine.BattleSide, x, y, w float64) {
	style := m.Sight.Style(s.Side)
	d.Box(x, y, w, 64, "chrome.well")
	list := s.Counters
	gone := len(list) == 0 && b.Rolled
	if len(list) == 0 {
		list = s.Before
	}
	size, step := 48.0, 58.0
	if float64(len(list))*58 > w-60 {
		size, step = 32, 38
	}
	per, rows := len(list), 1
	if float64(len(list))*step > w-60 { // two rows of small cards, which overlap only when even those are too few
		size, step, rows = 27, 31, 2
		per = max((len(list)+1)/2, int((w-60)/step))
		step = math.Min(step, (w-60-size)/float64(max(1, per-1)))
	}
	for i, c := range list {
		cx, cy := x+10+float64(i%max(1, per))*step, y+32-size/2-1
		if rows == 2 {
			cy = y + 3 + float64(i/per)*30
		}
		card := scene.PlainCard(c, style)
		card.Legal = len(m.LegalWith(c.Ref, engine.NoRef)) > 0 && m.Live()
		card.Ghost = gone
		d.Add(scene.Item{Kind: scene.ItemCard, X: cx, Y: cy, W: size, Card: card})
		if c.Is(engine.Aborted) {
			d.Frame(cx-6, cy+size-12, 18, 18, 9, "chrome.scrim", "status.warning")
			d.Icon("undo", cx+3, cy+size-3, 5, "status.warning")
		}
		tip := m.Word(c.Note)
		if gone {
			d.Icon("cross", cx+size/2, cy+size/2, size*.32, "status.refused")
			tip = m.Say("combat.gone")
		}
		d.Hit(cx, cy+1, math.Min(size, step), size, Force{Ref: c.Ref}, tip)
	}
}

// Do carries out what is asked of a fight; it tells whether it was that.
func (m *Battle) Do(a scene.Act) bool {
	switch a := a.(type) {
	case table.ShowBattle:
		m.ToggleBattle()
	case Pick:
		m.pick(a.Ref)
	case Pay:
		m.pay()
	case Force:
		if who, _ := m.Paying(); len(who) > 0 {
			m.pick(a.Ref)
		} else if cands := m.LegalWith(a.Ref, engine.NoRef); len(cands) > 0 {
			m.hand.Resolve(cands, m.Mx, m.My)
		}
	case Fly:
		m.fly(a)
	case FleeTo:
		m.fleeTo(a.Space)
	case NextRefuge:
		m.refuge++
	case Table:
		m.table, m.tableAt = true, m.Sight.Game.Head()
		m.Docked = 0
	case Sheet:
		m.table = false
	case TurnSorties:
		m.Scroll["sorties"] += float64(a.By)
	case TurnChoices:
		m.Scroll["choices"] += float64(a.By)
	case ClearDice:
		m.Thrown = Throws{}
	default:
		return false
	}
	return true
}
