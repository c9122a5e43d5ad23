package mail

import (
	"fmt"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/play/chain"
)

// This file holds what the letters of a side brought against the whole journal: its commands, its standing orders and its links.

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
	orders, _ := ordersGiven(h.desk)
	var left []ordersAt // the standing orders that its letters left, and where
	for i, cmds := range sentFrom(h.desk) {
		if i == len(answers) {
			break
		}
		a := answers[i]
		at := -1
		if orders[i] != nil && len(had) > 0 {
			left = append(left, ordersAt{had[0].Parent, *orders[i]})
		}
		if len(had) > 0 && !h.knew(told[i], had[0].N) {
			h.untrue(had[0].N, engine.Say("mail.untrue.late"))
		}
		for _, text := range cmds[:min(a.Done, len(cmds))] {
			if len(had) == 0 || !is(h.whole, had[0], text) {
				h.untrue(0, engine.Say("mail.untrue.left", engine.Arg{Kind: engine.ArgName, S: quoted(text)}))
				return
			}
			if _, _, follows := h.whole.Following(had[0]); follows && had[0].Parent > 0 {
				h.untrue(had[0].N, engine.Say("mail.untrue.asked"))
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
	h.orders(left)
	h.answered()
	if len(had) > 0 {
		h.untrue(had[0].N, engine.Say("mail.untrue.command", engine.Arg{Kind: engine.ArgName, S: quoted(had[0].Cmd)}))
	}
}

// ordersAt are standing orders that were left while play stood at a node.
type ordersAt struct {
	node   int
	orders string
}

// orders looks that the side's standing orders are those that its letters left, where each was read, and no others.
func (h *holding) orders(left []ordersAt) {
	node := 0
	for n := 1; n <= h.whole.Len(); n++ {
		l, _ := h.whole.Line(n)
		switch {
		case l.Node():
			node = n
		case l.Kind != play.LineSetting || l.Key != StandingKey(h.desk.ByMail().Side):
		case len(left) == 0 || left[0] != ordersAt{node, l.Value}:
			h.untrue(n, engine.Say("mail.untrue.orders"))
			return
		default:
			left = left[1:]
		}
	}
	if len(left) > 0 {
		h.untrue(left[0].node, engine.Say("mail.untrue.orders"))
	}
}

// answered looks that what the journal says of the side's standing orders, which of them gave a command, is so.
func (h *holding) answered() {
	last := play.Line{}
	for n := 1; n <= h.whole.Len(); n++ {
		l, _ := h.whole.Line(n)
		switch {
		case l.Node():
			last = l
		case l.Kind != play.LineSetting || l.Key != AnsweredKey(h.desk.ByMail().Side):
		default:
			_, by, ok := h.whole.Following(last)
			if want := fmt.Sprintf("%d %s", last.N, engine.StandingOrders{by}); !ok || by.Kind == "" || l.Value != want {
				h.untrue(n, engine.Say("mail.untrue.answered"))
			}
		}
	}
}

// from is the command that what a line gives follows from: the line's own, where its side gave it.
func (h *holding) from(l play.Line) int {
	for l.Parent > 0 && h.whole.Followed(l) {
		l, _ = h.whole.Line(l.Parent)
	}
	return l.N
}

// links looks that each command of the side, and what followed of it, was thrown for with the link that its own letter brought: of those before it the
// keeper knew more.
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
		number := letters[h.from(l)]
		if x, err := chain.Parse(link); link != "" && (err != nil || number == 0 || !x.Is(number, m.Tips[m.Side-1])) {
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
	end := at // with what followed of itself
	for _, n := range h.whole.Path() {
		if l, _ := h.whole.Line(n); at > 0 && n > at && l.Parent == end && h.whole.Followed(l) {
			end = n
		}
	}
	switch {
	case a.Why == nil && at > 0:
		first, _ := h.whole.Line(at)
		for n := end - 1; n > first.Parent; n-- {
			if l, _ := h.whole.Line(n); l.Kind == play.LineLink {
				return ""
			}
		}
		return untrueRefused
	case a.Why == nil:
		return untrueRefused
	case at < 0 && len(had) > 0:
		end = had[0].Parent
	case at < 0 && h.whole.Outcome().Over:
		return ""
	case at < 0:
		return untrueRefused
	}
	me := h.desk.ByMail().Side
	p, err := h.whole.At(end, me)
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
