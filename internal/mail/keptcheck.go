package mail

import (
	"bytes"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
)

// This file holds what the desk of a side was told against the whole journal that the keeper publishes when the game is over. A keeper who told
// something else than what happened, changed a die or a command, or threw again, is found out here.

// Untrue is something that does not hold in a keeper's journal.
type Untrue struct {
	Entry int // of the journal; 0 for all of it
	Why   engine.Text
}

// Held is what a journal comes to against what a desk was told.
type Held struct {
	Moments int // that were as they were told
	Rolls   int // that come from the links
	Untrue  []Untrue
}

// mostUntrue bounds the list: what comes behind is false with it.
const mostUntrue = 20

type holding struct {
	desk, whole *play.Game
	nodes       []int // the entries of the moments that the side had
	out         Held
}

func (h *holding) untrue(entry int, why engine.Text) {
	if len(h.out.Untrue) < mostUntrue {
		h.out.Untrue = append(h.out.Untrue, Untrue{entry, why})
	}
}

// Hold holds a journal that a keeper gave out against what a desk of his game was told. desk is the game of the desk, whole that of the journal.
func Hold(desk, whole *play.Game) Held {
	h := &holding{desk: desk, whole: whole}
	if !h.sameGame() {
		h.untrue(0, engine.Say("mail.untrue.other"))
		return h.out
	}
	if !whole.Outcome().Over {
		h.untrue(0, engine.Say("mail.untrue.open"))
	}
	r := whole.Verify()
	h.out.Rolls = r.Drawn
	for _, f := range r.Faults {
		why := f.Why
		if why.IsZero() {
			why = engine.Say("mail.untrue.rules", engine.Arg{Kind: engine.ArgName, S: f.What})
		}
		h.untrue(f.Entry, why)
	}
	if r.OK() && r.Drawn < r.Rolls {
		h.untrue(0, engine.Say("mail.untrue.dice"))
	}
	h.lines()
	h.moments()
	h.commands()
	return h.out
}

// sameGame tells whether the journal is of the game of the desk: the same scenario and rules, under the same keys.
func (h *holding) sameGame() bool {
	a, b := h.desk.Header(), h.whole.Header()
	if !a.Kept() || !b.Keeps() {
		return false
	}
	x, y := *a.Links, *b.Links
	x.Side = engine.NoSide
	return sumOf(x) == sumOf(y) && a.System == b.System && a.Scenario == b.Scenario && a.Board == b.Board && a.Tables.Hash == b.Tables.Hash && sumOf(a.Options) == sumOf(b.Options)
}

// lines looks that nothing stands in the journal by which its writer could choose among dice: what a keeper's desk writes, in one line of play, and
// each exchange of links for the command that follows it.
func (h *holding) lines() {
	paid := "" // the command for which links were given
	owed := ""
	given := 0
	for n := 1; n <= h.whole.Len(); n++ {
		l, _ := h.whole.Line(n)
		switch l.Kind {
		case play.LineKeyframe, play.LineLetter:
			continue
		case play.LineSetting:
			name, _, _ := strings.Cut(l.Key, ".")
			if l.Key == play.SettingSeats || l.Key == play.SettingPassed || name == "orders" || name == "answered" { // orders are looked at by their side
				continue
			}
		case play.LineOwed:
			if owed = l.Cmd; given == 0 && paid == "" {
				continue
			}
		case play.LineLink:
			if given++; given == 2 {
				paid, given = owed, 0
			}
			continue
		case play.LineCommand:
			if given == 0 && (paid == "" || paid == l.Cmd) {
				paid = ""
				continue
			}
		}
		h.untrue(n, engine.Say("mail.untrue.line"))
	}
}

// is tells whether an entry is a command that was given.
func is(g *play.Game, l play.Line, text string) bool {
	if strings.TrimSpace(l.Cmd) == strings.TrimSpace(text) {
		return true
	}
	p, err := g.At(l.Parent, l.Side)
	if err != nil {
		return false
	}
	a, errA := g.Rules().ParseCommand(p, l.Cmd)
	b, errB := g.Rules().ParseCommand(p, text)
	return errA == nil && errB == nil && a == b
}

// moments holds each moment that was told against what the side saw.
func (h *holding) moments() {
	nodes, wrong, err := h.whole.Showed(h.desk)
	h.nodes, h.out.Moments = nodes, len(nodes)
	if err != nil {
		h.untrue(0, engine.Say("mail.untrue.rules", engine.Arg{Kind: engine.ArgName, S: err.Error()}))
	}
	for _, n := range wrong {
		if n <= len(nodes) {
			h.out.Moments--
		}
		h.untrue(0, engine.Say("mail.untrue.moment", n))
	}
}

// ReadWhole reads the journal that a keeper gave out with his last letter.
func ReadWhole(text string) (*play.Journal, error) {
	return play.ReadJournal("keeper", bytes.NewReader([]byte(text)))
}
