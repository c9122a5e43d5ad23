package frame

import (
	"math"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/present/hand"
	"awaw/internal/present/history"
	"awaw/internal/present/panels"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the prompt: what is asked, of whom, with the buttons that move the game on.

// asking is what the prompt says, and the commands it offers.
type asking struct {
	ask, limit string
	cite       engine.Cite
	style      string
	cmds       []engine.Command
}

// asks tells what the prompt says now.
func (m *Frame) asks() asking {
	t := m.Sight
	p := t.View.Prompt
	a := asking{ask: m.Word(p.Ask), limit: m.Word(p.Limit), cite: p.Cite, style: t.Style(p.Side)}
	post, mail := m.Mail()
	switch {
	case t.Branch != 0:
		return asking{ask: m.Say("time.branch.ask"), limit: m.Say("time.branch.how")}
	case !m.Live():
		return asking{ask: m.Say("prompt.past", m.Word(t.View.Date)), limit: m.Say("prompt.past.how")}
	case mail:
		ask, limit, side := m.MailAsk(post)
		return asking{ask: ask, limit: limit, style: t.Style(side)}
	case p.Side == engine.NoSide && t.Game.Outcome().Over: // the mark of who has won, none for nobody
		a.style = ""
		if won := t.Game.Outcome().Winner; won != engine.NoSide {
			a.style = t.Style(won)
		}
	case m.waits():
		a = asking{ask: m.Say("writing.sealed.ask"), limit: m.Say("writing.sealed.how"), style: t.Style(t.Viewer)}
		if m.bots.Paused && m.botActs() {
			a.limit = m.Say("prompt.bot.paused")
		}
	case m.bots.BotToMove() || m.bots.Paused && m.botActs():
		a.ask, a.limit = m.bots.BotLines(m.Word(t.SideView(p.Side).Name))
		if s := m.bots.Heard(); s != engine.NoSide {
			a.style = t.Style(s)
		}
		a.cite = ""
	default:
		if m.Warned > 0 {
			a.limit += " " + m.Say("order.warned", m.Warned)
		}
		if m.vain() {
			a.ask = m.Say("prompt.vain")
		}
		if m.hand.AimShown() && len(m.hand.Whole()) > 0 {
			a.ask = m.Word(engine.Say("screen.target.ask", t.Aim.At))
		}
		a.cmds = m.Loose()
		at := m.Placed()
		if len(a.cmds)+len(at) > table.MostLoose {
			at = slices.DeleteFunc(at, func(c engine.Command) bool { return !m.Label(c).Agreed })
		}
		a.cmds = append(a.cmds, at...)
	}
	return a
}

// waits tells whether the person who looks has sealed secret orders and waits for the others.
func (m *Frame) waits() bool {
	t := m.Sight
	return m.Live() && t.Game.Sealed(t.Viewer) && m.Seat(t.Viewer) == "person"
}

// botActs tells whether the side that is asked is played by an opponent.
func (m *Frame) botActs() bool { return m.Actor() != engine.NoSide && m.Plays(m.Actor()) }

// LayPrompt says what is asked, of whom, with the buttons that move on.
func (m *Frame) LayPrompt() {
	free := m.FreeMap()
	top, _, _, _ := m.Bars()
	a := m.asks()
	w, h := math.Min(m.promptWide(a), free.W-24), 56.0
	if m.Compact() {
		h = 48
	}
	d, mine := m.Panel("prompt", scene.R(free.X+(free.W-w)/2, top+14, w, h)), len(m.Hits)-1
	d.Panel.Shadow = true
	x, y, w := d.Panel.Rect.X, d.Panel.Rect.Y, d.Panel.Rect.W
	d.Frame(x, y, w, h, 4, "chrome.panel", "chrome.line")
	d.Box(x, y, 4, h, "accent.lamp")
	if a.style != "" {
		d.Mark(a.style, x+33, y+h/2, 13, true)
	}
	b, items, hits := row{d, x + w - 12, y + (h-promptButton)/2}, len(d.Panel.Items), len(m.Hits)
	m.promptButtons(&b, a.cmds, x, w)
	grow := func(by float64) { // the sheet grows by a line rather than break off
		for i := range 2 {
			d.Panel.Items[i].H += by
		}
		d.Panel.Rect.H += by
		m.Hits[mine].Rect.H += by
	}
	if room := b.x - x - 62 - 12; m.Compact() && d.Wide(scene.BodyMedium, 14, a.ask) > 2*math.Max(0, room-30) { // the buttons leave no room: they go below
		for i := range d.Panel.Items[items:] {
			d.Panel.Items[items+i].Y += promptLine
		}
		for i := range m.Hits[hits:] {
			m.Hits[hits+i].Rect.Y += promptLine
		}
		grow(promptLine)
		m.promptShort(d, a, x+62, y+23, w-62-12)
	} else {
		m.promptWords(d, a, x+62, y+h/2, room, grow)
	}
	if m.fight.Trailed() {
		m.fight.LayTrail(x, y+d.Panel.Rect.H+6, w)
	}
}

// promptWords writes what is asked and how far it goes, each in two lines at most.
func (m *Frame) promptWords(d scene.Pen, a asking, x, mid, room float64, grow func(by float64)) {
	if m.Compact() {
		m.promptShort(d, a, x, mid, room)
		return
	}
	asks := d.Wrap(scene.BodyMedium, 16, room, a.ask)
	if len(asks) > 1 {
		asks = []string{asks[0], d.Fit(scene.BodyMedium, 16, room, strings.Join(asks[1:], " "))}
		grow(20)
	}
	for i, l := range asks {
		d.Text(x, mid-4+20*float64(i), scene.BodyMedium, 16, "text.on_dark", l)
	}
	cw := 0.0
	if a.cite != "" {
		cw = d.Wide(scene.CondMedium, 13, string(a.cite)) + 10
	}
	lines := d.Wrap(scene.Body, 13, room-cw, a.limit)
	if len(lines) > 1 {
		lines = []string{lines[0], d.Fit(scene.Body, 13, room-cw, strings.Join(lines[1:], " "))}
		grow(18)
	}
	ty, lw := mid+16+20*float64(max(0, len(asks)-1)), 0.0
	for i, l := range lines {
		lw = d.Text(x, ty+18*float64(i), scene.Body, 13, "text.on_dark_second", l)
	}
	if a.cite != "" {
		d.Cite(x+lw+8, ty+18*float64(len(lines)-1), a.cite, false)
	}
}

// promptButton is how tall the buttons of the prompt are.
const promptButton = 34.0

// row lays buttons from right to left; the next one ends at x.
type row struct {
	d    scene.Pen
	x, y float64
}

// button lays a button of a width.
func (b *row) button(w float64, word, key, kind string, a scene.Act) {
	b.x -= w
	b.d.Button(b.x, b.y, w, promptButton, word, key, kind, a)
	b.x -= 8
}

// fitted lays a button as wide as its word and some air.
func (b *row) fitted(air float64, word, key string, a scene.Act) {
	b.button(math.Round(b.d.Wide(scene.BodyMedium, 14, word)+air), word, key, "", a)
}

// promptButtons lays what may be done at the right end of the prompt.
func (m *Frame) promptButtons(b *row, cmds []engine.Command, x, w float64) {
	t := m.Sight
	post, mail := m.Mail()
	switch {
	case !m.Live() && !t.Play.Replay:
		b.button(150, m.Say("button.now"), "End", "primary", history.Present{})
		if why, _ := t.Game.Blocked(t.Path[t.Cursor]); why.IsZero() && b.x+8-150 > x+w*.45 {
			b.button(130, m.Say("time.here"), "", "", GoHere{})
		}
	case !m.Live():
		return
	case mail:
		b.x = m.LayMail(b.d, post, b.x, b.y, promptButton, false)
		if m.waits() && post.Due {
			b.fitted(54, m.Say("writing.unseal"), "Z", panels.Unseal{})
		}
	case len(cmds) == 0 && (m.botActs() || m.waits()):
		if m.waits() {
			b.fitted(54, m.Say("writing.unseal"), "Z", panels.Unseal{})
		}
		if !m.botActs() {
			return
		}
		word, kind := m.Say("button.stop"), ""
		if m.bots.Paused {
			word, kind = m.Say("button.goon"), "primary"
		}
		b.button(130, word, "Esc", kind, table.Pause{})
		if m.bots.Thinking() {
			b.button(130, m.Say("button.hurry"), "Enter", "primary", Hurry{})
		}
	case m.Asked():
		b.button(170, m.Say("button.battle"), "C", "", table.ShowBattle{})
		cmds = slices.DeleteFunc(cmds, func(c engine.Command) bool { return !m.Label(c).Main })
		b.x = m.loosely(b.d, cmds, b.x, b.y, promptButton) // what was chosen on the map is carried out there
		return
	default:
		m.promptOffers(b, cmds, x, w)
		return
	}
	b.x += 8 // the words come closer to a button that stands alone
}

// promptOffers lays what a person may do: what leads to panels and places, the commands themselves, and taking back.
func (m *Frame) promptOffers(b *row, cmds []engine.Command, x, w float64) {
	t := m.Sight
	if t.View.Plan != nil {
		b.fitted(62, m.Say("sea.plan"), "C", table.ShowBattle{})
	}
	if len(m.Stock()) > 0 {
		b.fitted(32, m.Say("stock"), "", panels.ShowStock{})
	}
	if r, ok := m.hand.Quarry(); ok {
		b.fitted(32, m.Say("quarry"), "", hand.ShowQuarry{Ref: r})
	}
	b.x = m.loosely(b.d, cmds, b.x, b.y, promptButton)
	if len(m.Places()) > 0 {
		b.fitted(32, m.Say("places"), "", hand.ShowPlaces{})
	}
	if m.Live() && m.Pane != "study" && len(m.Projects()) > 0 {
		b.fitted(40, m.Say("study.title"), "", table.Open{Pane: "study"})
	}
	if _, stop := t.Game.UndoList(m.UndoSide()); stop.IsZero() && t.Game.Head() != 0 {
		word := m.Say("button.back")
		if bw := math.Round(b.d.Wide(scene.BodyMedium, 14, word) + 54); b.x-bw > x+w*.52 {
			b.button(bw, word, "Z", "", table.Undo{})
			b.x += 8
		}
	}
}

// loosely lays the first of the commands out as buttons that end at bx, and gives where the next one ends.
func (m *Frame) loosely(d scene.Pen, cmds []engine.Command, bx, y, h float64) float64 {
	widest, bw := 260.0, 0.0
	if len(cmds) == 1 {
		widest = 330
	}
	cmds = cmds[:min(len(cmds), table.MostLoose)]
	for _, c := range cmds { // choices are equal, in width too
		key := d.Wide(scene.CondMedium, 12, scene.KeyWord(m.Label(c).Key))
		if m.IsAmber(c) {
			key = d.Wide(scene.CondMedium, 12, m.Say("keyname.space"))
		}
		bw = math.Max(bw, math.Round(math.Min(widest, d.Wide(scene.BodyMedium, 14, m.called(cmds, c))+key+56)))
	}
	for i := len(cmds) - 1; i >= 0; i-- {
		l := m.Label(cmds[i])
		word, key, kind := m.called(cmds, cmds[i]), scene.KeyWord(l.Key), ""
		if m.IsAmber(cmds[i]) {
			kind, key = "primary", m.Say("keyname.space")
		}
		bx -= bw
		d.Button(bx, y, bw, h, word, key, kind, table.Give{Cmd: cmds[i]})
		if l.Shows != engine.NoRef {
			d.Tip(m.Say("target.shows", m.NameOf(l.Shows)))
		} else if b := m.Chance(cmds[i]); b != nil {
			d.Tip(m.Say("prompt.chance", engine.Arg{Kind: engine.ArgName, S: m.Word(b.Name)}, engine.Arg{Kind: engine.ArgName, S: m.Percent(b.P)}))
		} else if !l.Detail.IsZero() {
			d.Tip(m.Word(l.Detail))
		}
		bx -= 8
	}
	return bx
}

// called is what a button calls one of several commands, with word of it where it shows the other side something, and how likely it comes
// to what it is for.
func (m *Frame) called(cmds []engine.Command, c engine.Command) string {
	word := m.CalledAmong(cmds, c)
	if m.Label(c).Shows != engine.NoRef {
		return m.Say("prompt.seen", word)
	}
	if b := m.Chance(c); b != nil {
		return word + ": " + m.Percent(b.P)
	}
	return word
}
