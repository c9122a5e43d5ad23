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
			if l.Key == play.SettingSeats || l.Key == play.SettingPassed { // neither is part of the story
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

// commands looks that the side's own commands are those that its letters gave, no other, and none left out that the rules would have taken.
func (h *holding) commands() {
	var had []play.Line // the side's own commands in the journal, but for those that followed of themselves
	me := h.desk.ByMail().Side
	for _, n := range h.whole.Path() {
		if l, _ := h.whole.Line(n); l.Kind == play.LineCommand && l.Side == me && !h.whole.Followed(l) {
			had = append(had, l)
		}
	}
	answers, told := answersTo(h.desk), toldBefore(h.desk)
	letters := map[int]int{} // by entry, which letter of the side gave it
	for i, cmds := range sentFrom(h.desk) {
		if i == len(answers) {
			break
		}
		a := answers[i]
		at := -1
		if len(had) > 0 && !h.knew(told[i], had[0].N) {
			h.untrue(had[0].N, engine.Say("mail.untrue.late"))
		}
		for _, text := range cmds[:min(a.Done, len(cmds))] {
			if len(had) == 0 || !is(h.whole, had[0], text) {
				h.untrue(0, engine.Say("mail.untrue.left", engine.Arg{Kind: engine.ArgName, S: quoted(text)}))
				return
			}
			at, had = had[0].N, had[1:]
			letters[at] = i + 1
		}
		if a.Done < len(cmds) {
			if key := h.ended(at, had, a, cmds[a.Done]); key != "" {
				h.untrue(max(at, 0), engine.Say(key, engine.Arg{Kind: engine.ArgName, S: quoted(cmds[a.Done])}))
			}
		}
	}
	h.links(letters)
	if len(had) > 0 {
		h.untrue(had[0].N, engine.Say("mail.untrue.command", engine.Arg{Kind: engine.ArgName, S: quoted(had[0].Cmd)}))
	}
}

// links looks that each command of the side was thrown for with the link that its own letter brought: of those before it the keeper knew more.
func (h *holding) links(letters map[int]int) {
	m, link := h.desk.ByMail(), ""
	for n := 1; n <= h.whole.Len(); n++ {
		l, _ := h.whole.Line(n)
		if l.Kind == play.LineLink && l.Side == m.Side {
			link = l.Link
		}
		if !l.Node() {
			continue
		}
		if x, err := play.ParseLink(link); link != "" && (err != nil || letters[n] == 0 || !m.LinkIs(m.Side, letters[n], x)) {
			h.untrue(n, engine.Say("mail.untrue.link"))
		}
		link = ""
	}
}

// What is untrue of a command that was told as not carried out.
const (
	untrueRefused = "mail.untrue.refused" // the rules take it
	untrueReason  = "mail.untrue.reason"  // the rules refuse it for another reason
)

// ended tells what is untrue in that a letter ended before the command text: "" where it had to, since dice had fallen by its link or the rules refuse
// that as it was told. The last command before it is entry at, -1 for none; had are those that came later.
func (h *holding) ended(at int, had []play.Line, a Answer, text string) string {
	if a.Why == nil {
		for n := at - 1; n > 0; n-- {
			if l, _ := h.whole.Line(n); l.Kind == play.LineLink {
				return ""
			} else if l.Node() {
				break
			}
		}
		return untrueRefused
	}
	if at < 0 && len(had) == 0 {
		if h.whole.Outcome().Over {
			return ""
		}
		return untrueRefused
	}
	if at < 0 {
		at = had[0].Parent
	} else {
		for _, n := range h.whole.Path() { // and what followed of itself
			if l, _ := h.whole.Line(n); n > at && l.Parent == at && h.whole.Followed(l) {
				at = n
			}
		}
	}
	me := h.desk.ByMail().Side
	p, err := h.whole.At(at, me)
	if err != nil {
		return untrueRefused
	}
	c, err := h.whole.Rules().ParseCommand(p, text)
	why := engine.Say("mail.kept.strange")
	if err == nil && c.Side == me {
		if why = engine.Say("mail.kept.over"); !p.Outcome().Over {
			_, _, err = p.Apply(c, noDice{})
			no, ok := refusal(err)
			if !ok {
				return untrueRefused
			}
			why = *no
		}
	}
	if sumOf(why) != sumOf(*a.Why) {
		return untrueReason
	}
	return ""
}

// knew tells whether a side that had been told so many moments knew all that was to see before an entry, and no more.
func (h *holding) knew(told, entry int) bool {
	n := 0
	for _, at := range h.nodes {
		if at < entry {
			n++
		}
	}
	return n == told
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
