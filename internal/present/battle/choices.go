package battle

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file offers the choices of a fight.

// footChoices lists what the foot of the panel offers: all choices, or those of a plan that do not stand under its table.
func (m *Battle) footChoices() []engine.Command {
	plan := m.Plan()
	if plan == nil {
		return m.Choices()
	}
	out := m.Loose()
	for _, c := range m.Placed() {
		if c.B == plan.Where { // the fight that is planned is begun here as well
			out = append(out, c)
		}
	}
	return out
}

// mainChoice is the only thing the foot offers to a person, if it is one that moves the game on.
func (m *Battle) mainChoice() (engine.Command, bool) {
	if !m.Live() || m.Actor() == engine.NoSide || m.Seat(m.Actor()) != "person" {
		return engine.Command{}, false
	}
	cmds := m.footChoices()
	if one, ok := m.Amber(); ok && slices.Contains(cmds, one) { // counters that could be parted first are no choice of the fight
		return one, true
	}
	if len(cmds) != 1 || !m.Label(cmds[0]).Main {
		return engine.Command{}, false
	}
	return cmds[0], true
}

// mostCardsOf is how many choices the foot lists, two rows of them; more that point at counters are looked for on the map.
const mostCardsOf = 8

// layChoices says who must choose, what cannot be undone, and offers the choices as cards.
func (m *Battle) layChoices(d scene.Pen, b *engine.BattleView, r scene.Rect) {
	who := 226.0
	if one, alone := m.mainChoice(); alone && m.Label(one).Detail.IsZero() {
		who = math.Max(who, r.W-280) // nothing else wants the room
	}
	m.layAsked(d, b, r, who)
	m.chooseIn(d, b, scene.R(r.X+who+16, r.Y, r.W-who-16, r.H))
}

// chooseIn offers the choices in a part of the foot.
func (m *Battle) chooseIn(d scene.Pen, b *engine.BattleView, room scene.Rect) {
	if m.layNoChoice(d, b, room) || m.layPay(d, room) {
		return
	}
	if one, alone := m.mainChoice(); alone {
		l, kind := m.Label(one), ""
		key := scene.KeyWord(l.Key)
		if m.IsAmber(one) {
			kind, key = "primary", m.Say("keyname.space")
		}
		word := m.Word(l.Name)
		w := math.Max(220, math.Min(room.W, d.Wide(scene.BodyMedium, 14, word)+d.Wide(scene.CondMedium, 12, key)+56))
		d.Button(room.X+room.W-w, room.Y+36, w, 46, word, key, kind, table.Give{Cmd: one})
		d.Para(room.X, room.Y+56, room.W-w-30, scene.Body, 13, 18, "text.on_dark_second", m.Word(l.Detail), 2)
		return
	}
	// loose choices first, then those that point at something
	ordered := append([]engine.Command{}, m.Loose()...)
	loose := len(ordered)
	for _, c := range m.footChoices() {
		if c.A != engine.NoRef || c.B != engine.NoRef || c.C != engine.NoRef {
			ordered = append(ordered, c)
		}
	}
	if rest := len(ordered) - loose; loose > 0 && loose < 4 && rest > 1 && (len(ordered) > mostCardsOf || m.cutsChoices(d, ordered, room.W)) {
		m.layOnMap(d, ordered, loose, room)
		return
	}
	m.layCards(d, ordered, room)
}

// askedIn is what is asked in a panel.
func (m *Battle) askedIn(b *engine.BattleView) engine.Prompt {
	p := m.Sight.View.Prompt
	if b.Over && m.Live() {
		p = engine.Prompt{Ask: b.Name, Cite: b.Cite, Side: p.Side}
	}
	if m.theirs(b) { // what they are asked is not ours to say
		p.Ask, p.Limit = engine.Say("screen.prompt.bot", engine.Arg{Kind: engine.ArgName, S: m.Word(m.Sight.SideView(p.Side).Name)}), p.Ask
	}
	if s, waits := m.Mail(); waits && s.Owed != engine.NoSide { // it is given: the letter says how it goes on
		p.Limit = engine.Text{}
	}
	if word, ok := m.besideButton(b); ok && m.docked() { // in a narrow sheet it has no room beside the button
		p.Limit = word
	}
	return p
}

// layAsked says who is asked what, whether it can be undone, and how many are meant.
func (m *Battle) layAsked(d scene.Pen, b *engine.BattleView, r scene.Rect, who float64) {
	t, p := m.Sight, m.askedIn(b)
	d.Mark(t.Style(p.Side), r.X+12, r.Y+30, 13, true)
	ty := d.Para(r.X+38, r.Y+28, who-38, scene.BodyMedium, 15, 19, "text.on_dark", m.Word(p.Ask), 4)
	lo, hi := m.Span()
	payers, _ := m.Paying() // picks count themselves
	steps := hi > lo && m.Live() && !b.Over && b != m.Plan() && len(payers) == 0
	face, lines := scene.Body, d.Wrap(scene.Body, 13, who-38, m.Word(p.Limit))
	foot := r.Y + r.H - 34 // how many are meant is set below it, and wants the room
	if cw := d.Wide(scene.CondMedium, 13, string(p.Cite)); steps && len(lines) > 1 && ty+17*float64(len(lines)) >= foot && p.Cite != "" && ty < r.Y+50 && d.Wide(scene.BodyMedium, 15, m.Word(p.Ask))+cw+50 < who {
		d.CiteRight(r.X+who, r.Y+28, p.Cite, false) // the paragraph stands beside what is asked
		p.Cite = ""
		face, lines = scene.Cond, d.Wrap(scene.Cond, 13, who-38, m.Word(p.Limit))
	}
	last := float64(len(lines))
	if p.Cite == "" {
		last--
	}
	if steps && len(lines) > 1 && ty+17*last >= foot {
		lines = []string{d.Fit(face, 13, who-38, m.Word(p.Limit))}
		d.Hit(r.X+38, ty-14, who-38, 18, scene.Nothing{}, m.Word(p.Limit))
	}
	if p.Limit.Key != "" && ty+18*float64(len(lines)) < r.Y+r.H-16 {
		for _, l := range lines {
			d.Text(r.X+38, ty, face, 13, "text.on_dark_second", l)
			ty += 17
		}
	}
	if p.Cite != "" {
		m.layAskedCite(d, b, p.Cite, r.X+38, ty, who-38)
	} else {
		ty -= 17
	}
	if !steps || ty >= foot {
		return
	}
	n := t.N
	if n == 0 {
		n = hi
	}
	sy := r.Y + r.H - 36
	d.Text(r.X+38, sy+19, scene.Body, 13, "text.on_dark_second", m.Say("combat.many"))
	d.IconButton("minus", r.X+who-92, sy, 28, n > lo, table.Number{N: int(max(lo, n-1))}, "")
	d.Centre(r.X+who-48, sy+20, scene.CondBold, 18, "text.on_dark", scene.Itoa(int(n)))
	d.IconButton("plus", r.X+who-32, sy, 28, n < hi, table.Number{N: int(min(hi, n+1))}, "")
}

// layAskedCite lays the paragraph of what is asked, and beside it that nothing goes back behind dice that lie there.
func (m *Battle) layAskedCite(d scene.Pen, b *engine.BattleView, cite engine.Cite, x, y, w float64) {
	cw := d.Cite(x, y, cite, false)
	if b.Rolled {
		d.Icon("lock", x+cw+18, y-4, 5, "text.on_dark_muted")
		d.Text(x+cw+28, y, scene.Body, 12, "text.on_dark_muted", d.Fit(scene.Body, 12, w-16-cw, m.Say("combat.noundo")))
	}
}

// theirs tells whether another side than the person's is asked now, and decides by itself.
func (m *Battle) theirs(b *engine.BattleView) bool {
	return m.Live() && !b.Over && !m.bots.Holds && m.Actor() != engine.NoSide && m.Seat(m.Actor()) != "person"
}

// layNoChoice lays the foot where nothing is chosen here: in replay, after a fight, while an opponent decides, or when there is
// nothing to choose. It tells whether that is so.
func (m *Battle) layNoChoice(d scene.Pen, b *engine.BattleView, r scene.Rect) bool {
	switch {
	case m.layMail(d, r):
	case !m.Live():
		d.Button(r.X, r.Y+42, 180, 34, m.Say("replay.next"), "]", "primary", table.Step{By: 1})
	case b.Over && !m.bots.BotToMove():
		away := "combat.tomap"
		if nth, of := m.Together(); nth < of {
			away = "combat.next"
		}
		d.Button(r.X+r.W-220, r.Y+36, 220, 46, m.Say(away), m.Say("keyname.space"), "primary", table.ShowBattle{})
		m.layBeside(d, b, scene.R(r.X, r.Y+56, r.W-250, 0), 2)
	case m.bots.Holds:
		word := m.Say("button.fall")
		w := math.Max(220, d.Wide(scene.BodyMedium, 14, word)+96)
		d.Button(r.X+r.W-w, r.Y+36, w, 46, word, m.Say("keyname.space"), "primary", LetFall{})
		m.layBeside(d, b, scene.R(r.X, r.Y+48, r.W-w-24, 0), 3)
	case m.Actor() != engine.NoSide && m.Seat(m.Actor()) != "person":
		word := m.Say("button.stop")
		if m.bots.Paused {
			word = m.Say("button.goon")
		}
		d.Button(r.X+r.W-130, r.Y+42, 130, 34, word, "Esc", "", table.Pause{})
	case len(m.footChoices()) == 0:
		d.Text(r.X, r.Y+64, scene.Body, 13, "text.on_dark_second", m.Say("combat.wait"))
	default:
		return false
	}
	return true
}

// layOnMap offers the loose choices and one card that leads to the map, for who goes where is seen there.
func (m *Battle) layOnMap(d scene.Pen, ordered []engine.Command, loose int, r scene.Rect) {
	const gap = 12.0
	cw := (r.W - gap*float64(loose)) / float64(loose+1)
	card := func(i int) scene.Rect {
		return scene.R(math.Round(r.X+float64(i)*(cw+gap)), r.Y+11, math.Round(cw), r.H-22)
	}
	for i, c := range ordered[:loose] {
		m.choice(d, c, i, card(i))
	}
	rest := ordered[loose:]
	some := rest[0]
	if k := slices.IndexFunc(rest, func(c engine.Command) bool { return c.B.Kind() == engine.KindSpace }); k >= 0 {
		some = rest[k] // better an example that leads somewhere
	}
	l := engine.Label{Name: engine.Say("screen.combat.map"), Detail: engine.Say("screen.combat.map.how", len(rest), engine.Arg{Kind: engine.ArgName, S: m.Word(m.Label(some).Name)}), Cite: m.Label(some).Cite, Key: 'c'}
	m.choiceCard(d, l, loose, card(loose), table.ShowBattle{})
}

// layCards lays choices as cards in one row or two; a button turns to those for which there is no room.
func (m *Battle) layCards(d scene.Pen, ordered []engine.Command, r scene.Rect) {
	per := max(2, min(3, len(ordered)))
	if len(ordered) > 3 {
		per = 4
	}
	rows := 1
	if len(ordered) > per {
		rows = 2
		per = min((len(ordered)+1)/2, 4)
	}
	page := per * rows
	first := 0
	if len(ordered) > page {
		page--
		first = int(m.Scroll["choices"])
		if first >= len(ordered) {
			first, m.Scroll["choices"] = 0, 0
		}
	}
	const gap = 12.0
	cw := (r.W - gap*float64(per-1)) / float64(per)
	ch := (r.H - 22 - gap*float64(rows-1)) / float64(rows)
	at := func(i int) scene.Rect {
		return scene.R(math.Round(r.X+float64(i%per)*(cw+gap)), math.Round(r.Y+11+float64(i/per)*(ch+gap)), math.Round(cw), math.Round(ch))
	}
	for i, c := range ordered[first:min(len(ordered), first+page)] {
		m.choice(d, c, i+first, at(i))
	}
	if len(ordered) > per*rows {
		last := at(per*rows - 1)
		d.Button(last.X, last.Y, last.W, last.H, m.Say("combat.more", len(ordered)), "", "", TurnChoices{By: page})
	}
}

// cutsChoices tells whether cards in two rows would cut what choices are called or lead to.
func (m *Battle) cutsChoices(d scene.Pen, ordered []engine.Command, w float64) bool {
	per := min((len(ordered)+1)/2, 4)
	if len(ordered) <= 4 {
		return false
	}
	cw := (w - 12*float64(per-1)) / float64(per)
	for _, c := range ordered {
		l := m.labelled(c)
		if d.Wide(scene.CondMedium, 13, m.Word(l.Name)) > cw-52 || d.Wide(scene.Cond, 12, m.Word(l.Detail)) > cw-32-d.Wide(scene.CondMedium, 13, string(l.Cite)) {
			return true
		}
	}
	return false
}
