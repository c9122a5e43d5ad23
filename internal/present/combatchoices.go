package present

import (
	"math"
	"strings"

	"awaw/engine"
)

// This file offers the choices of a fight.

// footChoices lists what the foot of the panel offers: all choices, or those of a plan that do not stand under its table.
func (m *Model) footChoices() []engine.Command {
	plan := m.plan()
	if plan == nil {
		return m.choices()
	}
	out := m.loose()
	for _, c := range m.placed() {
		if c.B == plan.Where { // the fight that is planned is begun here as well
			out = append(out, c)
		}
	}
	return out
}

// mainChoice is the only thing the foot offers to a person, if it is one that moves the game on.
func (m *Model) mainChoice() (engine.Command, bool) {
	if !m.live() || m.actor() == engine.NoSide || m.seat(m.actor()) != "person" {
		return engine.Command{}, false
	}
	cmds := m.footChoices()
	if len(cmds) != 1 || !m.tell(cmds[0]).Main {
		return engine.Command{}, false
	}
	return cmds[0], true
}

// mostCardsOf is how many choices the foot lists, two rows of them; more that point at counters are looked for on the map.
const mostCardsOf = 8

// layChoices says who must choose, what cannot be undone, and offers the choices as cards.
func (m *Model) layChoices(d pen, b *engine.BattleView, r Rect) {
	t := m.t
	p := t.view.Prompt
	style := t.style(p.Side)
	d.mark(style, r.X+12, r.Y+30, 13, true)
	who := 226.0
	if one, alone := m.mainChoice(); alone && m.tell(one).Detail.IsZero() {
		who = math.Max(who, r.W-280) // nothing else wants the room
	}
	if b.Over && m.live() {
		p = engine.Prompt{Ask: b.Name, Cite: b.Cite, Side: p.Side}
	}
	ty := d.para(r.X+38, r.Y+28, who-38, BodyMedium, 15, 19, "text.on_dark", m.word(p.Ask), 4)
	if lines := d.wrap(Body, 13, who-38, m.word(p.Limit)); ty+18*float64(len(lines)) < r.Y+r.H-16 {
		for _, l := range lines {
			d.text(r.X+38, ty, Body, 13, "text.on_dark_second", l)
			ty += 17
		}
	}
	if p.Cite != "" {
		cw := d.cite(r.X+38, ty, p.Cite, false)
		if b.Rolled {
			d.icon("lock", r.X+38+cw+18, ty-4, 5, "text.on_dark_muted")
			d.text(r.X+38+cw+28, ty, Body, 12, "text.on_dark_muted", d.fit(Body, 12, who-54-cw, m.say("combat.noundo")))
		}
	}
	if lo, hi := m.span(); hi > lo && m.live() && !b.Over && b != m.plan() && ty+34 < r.Y+r.H {
		n := t.n
		if n == 0 {
			n = hi
		}
		sy := r.Y + r.H - 36
		d.text(r.X+38, sy+19, Body, 13, "text.on_dark_second", m.say("combat.many"))
		d.iconButton("minus", r.X+who-92, sy, 28, n > lo, Number{N: int(max(lo, n-1))}, "")
		d.centre(r.X+who-48, sy+20, CondBold, 18, "text.on_dark", itoa(int(n)))
		d.iconButton("plus", r.X+who-32, sy, 28, n < hi, Number{N: int(min(hi, n+1))}, "")
	}
	x := r.X + who + 16
	w := r.X + r.W - x
	if !m.live() {
		d.button(x, r.Y+42, 180, 34, m.say("replay.next"), "]", "primary", Step{By: 1})
		return
	}
	if b.Over && !m.botToMove() {
		d.button(x+w-220, r.Y+36, 220, 46, m.say("combat.tomap"), m.say("keyname.space"), "primary", ShowBattle{})
		d.para(x, r.Y+56, w-250, Body, 13, 18, "text.on_dark_second", m.say("combat.over"), 2)
		return
	}
	if m.actor() != engine.NoSide && m.seat(m.actor()) != "person" {
		d.text(x, r.Y+64, Body, 13, "text.on_dark_second", m.say("prompt.bot", m.word(t.sideView(m.actor()).Name)))
		word := m.say("button.stop")
		if m.paused {
			word = m.say("button.goon")
		}
		d.button(x+w-130, r.Y+42, 130, 34, word, "Esc", "", Pause{})
		return
	}
	cmds := m.footChoices()
	if len(cmds) == 0 {
		d.text(x, r.Y+64, Body, 13, "text.on_dark_second", m.say("combat.wait"))
		return
	}
	if one, alone := m.mainChoice(); alone {
		l, kind := m.tell(one), "primary"
		if m.reading() {
			kind = ""
		}
		d.button(x+w-220, r.Y+36, 220, 46, m.word(l.Name), keyWord(l.Key), kind, Give{Cmd: one})
		d.para(x, r.Y+56, w-250, Body, 13, 18, "text.on_dark_second", m.word(l.Detail), 2)
		return
	}
	// loose choices first, then those that point at something
	ordered := append([]engine.Command{}, m.loose()...)
	for _, c := range cmds {
		if c.A != engine.NoRef || c.B != engine.NoRef || c.C != engine.NoRef {
			ordered = append(ordered, c)
		}
	}
	loose := len(m.loose())
	if rest := len(ordered) - loose; loose > 0 && loose < 4 && rest > 1 && (len(ordered) > mostCardsOf || m.cutsChoices(d, ordered, w)) { // who goes where is seen on the map
		gap := 12.0
		cw := (w - gap*float64(loose)) / float64(loose+1)
		for i, c := range ordered[:loose] {
			m.choiceCard(d, m.tell(c), i, Rect{math.Round(x + float64(i)*(cw+gap)), r.Y + 11, math.Round(cw), r.H - 22}, Give{Cmd: c})
		}
		some := ordered[loose]
		for _, c := range ordered[loose:] {
			if c.B.Kind() == engine.KindSpace { // better an example that leads somewhere
				some = c
				break
			}
		}
		l := engine.Label{Name: engine.Say("screen.combat.map"), Detail: engine.Say("screen.combat.map.how", rest, engine.Arg{Kind: engine.ArgName, S: m.word(m.tell(some).Name)}), Cite: m.tell(some).Cite, Key: 'c'}
		m.choiceCard(d, l, loose, Rect{math.Round(x + float64(loose)*(cw+gap)), r.Y + 11, math.Round(cw), r.H - 22}, ShowBattle{})
		return
	}
	per := 3
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
		first = int(m.scroll["choices"])
		if first >= len(ordered) {
			first, m.scroll["choices"] = 0, 0
		}
	}
	gap := 12.0
	cw := (w - gap*float64(per-1)) / float64(per)
	ch := (r.H - 22 - gap*float64(rows-1)) / float64(rows)
	at := func(i int) (float64, float64) {
		return math.Round(x + float64(i%per)*(cw+gap)), math.Round(r.Y + 11 + float64(i/per)*(ch+gap))
	}
	last := min(len(ordered), first+page)
	for i, c := range ordered[first:last] {
		cx, cy := at(i)
		l := m.tell(c)
		m.choiceCard(d, l, i+first, Rect{cx, cy, math.Round(cw), math.Round(ch)}, Give{Cmd: c})
	}
	if len(ordered) > per*rows {
		cx, cy := at(per*rows - 1)
		d.button(cx, cy, math.Round(cw), math.Round(ch), m.say("combat.more", len(ordered)), "", "", TurnChoices{By: page})
	}
}

// cutsChoices tells whether cards in two rows would cut what choices are called or lead to.
func (m *Model) cutsChoices(d pen, ordered []engine.Command, w float64) bool {
	per := min((len(ordered)+1)/2, 4)
	if len(ordered) <= 4 {
		return false
	}
	cw := (w - 12*float64(per-1)) / float64(per)
	for _, c := range ordered {
		l := m.tell(c)
		if d.wide(CondMedium, 13, m.word(l.Name)) > cw-52 || d.wide(Cond, 12, m.word(l.Detail)) > cw-32-d.wide(CondMedium, 13, string(l.Cite)) {
			return true
		}
	}
	return false
}

func (m *Model) choiceCard(d pen, l engine.Label, i int, r Rect, a Act) {
	fill, edge := "chrome.raised", "chrome.line"
	if d.hot(r) {
		fill, edge = "chrome.raised_hover", "accent.lamp"
	}
	d.frame(r.X, r.Y, r.W, r.H, 4, fill, edge)
	key := keyWord(l.Key)
	if key == "" && i < 9 {
		key = itoa(i + 1)
	}
	kw := 24.0
	ky := r.Y + 8.0
	if r.H < 60 { // the paragraph stands close below it
		ky = r.Y + 3
	}
	if key != "" {
		d.frame(r.X+r.W-kw-8, ky, kw, 19, 3, fill, "text.on_dark_second")
		d.centre(r.X+r.W-8-kw/2, ky+14, CondMedium, 12, "text.on_dark", key)
	}
	name, tip := m.word(l.Name), ""
	if r.H < 60 {
		face, short := BodyMedium, name
		if d.wide(face, 13, name) > r.W-kw-28 {
			face = CondMedium
			short = d.fit(face, 13, r.W-kw-28, name)
		}
		cw := d.wide(CondMedium, 13, string(l.Cite))
		plain, detail := d.snug(12, r.W-24-cw-8, m.word(l.Detail))
		if short != name || detail != m.word(l.Detail) {
			tip = strings.TrimRight(sentence(name)+" "+m.word(l.Detail), " ")
		}
		d.hit(r.X, r.Y, r.W, r.H, a, tip)
		d.text(r.X+12, r.Y+22, face, 13, "text.on_dark", short)
		d.text(r.X+12, r.Y+38, plain, 12, "text.on_dark_second", detail)
		d.citeRight(r.X+r.W-10, r.Y+r.H-5, l.Cite, false)
		return
	}
	d.hit(r.X, r.Y, r.W, r.H, a, "")
	lines := d.wrap(BodyMedium, 15, r.W-kw-32, name)
	ty := r.Y + 26
	for k, l := range lines {
		if k < 2 {
			d.text(r.X+14, ty, BodyMedium, 15, "text.on_dark", l)
			ty += 18
		}
	}
	cw := d.wide(CondMedium, 13, string(l.Cite))
	d.para(r.X+14, ty+1, r.W-28-cw-6, Body, 13, 16, "text.on_dark_second", m.word(l.Detail), max(1, int((r.Y+r.H-ty+2)/16)))
	d.citeRight(r.X+r.W-12, r.Y+r.H-10, l.Cite, false)
}
