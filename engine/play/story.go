package play

import (
	"crypto/sha256"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// This file tells a game by mail as all its desks know it. Journals of one game differ from desk to desk: each has its own drafts, settings and
// steps taken back. Its story has only what every desk knows, in an order that is the same at each.

// Story is SHA-256 of the game so far as every desk tells it: the game's name, the commands that led here, the orders that were opened,
// standing orders, links, and the command that owes dice.
func (g *Game) Story() [sha256.Size]byte {
	all := g.Stories()
	return all[len(all)-1].Sum
}

// Chapter is the story up to a node, or up to a command there that owed dice.
type Chapter struct {
	Node int
	Sum  [sha256.Size]byte
}

// Stories is the story up to each node that led here and each command that owed dice on the way, from the set-up on.
func (g *Game) Stories() []Chapter { return g.tell(g.head, len(g.lines)) }

// commitment stands for a command that owes dice, and for all that came before it.
func (g *Game) commitment(owed Line) [sha256.Size]byte {
	all := g.tell(owed.Parent, owed.N)
	return all[len(all)-1].Sum
}

// seals are the commitments to the orders for whose opening a line owes dice, by side.
func (g *Game) seals(owed Line) string {
	commit := map[int]string{}
	for _, l := range g.lines[:owed.N] {
		if l.Kind == LineContribution && l.Parent == owed.Parent {
			commit[int(l.Side)] = l.Commit
		}
	}
	var b strings.Builder
	for _, side := range slices.Sorted(maps.Keys(commit)) {
		fmt.Fprintf(&b, "seal %d %s\n", side, commit[side])
	}
	return b.String()
}

// tell tells the story up to node head, of the lines up to number last.
func (g *Game) tell(head, last int) []Chapter {
	text := []byte("awaw story")
	if m := g.header.Links; m != nil {
		text = append(text, m.Game...)
	}
	sum := sha256.Sum256(text) // up to the node before
	out := []Chapter{{Sum: sum}}
	on := make([]bool, len(g.lines)+1)
	for _, n := range g.path(head) {
		on[n] = true
	}
	var links []string              // those of an exchange, until the command they were for
	standing := map[string]string{} // left since the node before
	for _, l := range g.lines[:last] {
		switch {
		case l.Kind == LineOwed && on[l.Parent]:
			links = links[:0]
			if !l.owes() { // it was taken back
				out = out[:len(out)-1]
				continue
			}
			text = append(append(text[:0], "awaw owed"...), sum[:]...)
			text = fmt.Appendf(text, "%d %s\n", l.Side, l.Cmd)
			if l.Text == owesOpening {
				text = append(text, g.seals(l)...)
			}
			out = append(out, Chapter{l.Parent, sha256.Sum256(text)})
		case l.Kind == LineLink:
			links = append(links, fmt.Sprintf("link %d %s\n", l.Side, l.Link))
		case l.Kind == LineSetting && strings.HasPrefix(l.Key, settingOrders):
			standing[l.Key] = l.Value
		case l.Node() && on[l.N]:
			text = append(text[:0], sum[:]...)
			for _, key := range slices.Sorted(maps.Keys(standing)) {
				text = fmt.Appendf(text, "standing %s %s\n", strings.TrimPrefix(key, settingOrders), standing[key])
			}
			slices.Sort(links)
			text = append(text, strings.Join(links, "")...)
			if l.Kind == LineCommand {
				text = fmt.Appendf(text, "command %d %s\n", l.Side, l.Cmd)
			}
			for _, o := range l.Orders {
				text = fmt.Appendf(text, "orders %d %s %q\n", o.Side, o.Salt, o.Cmds)
			}
			sum = sha256.Sum256(text)
			out = append(out, Chapter{l.N, sum})
			clear(standing)
			links = links[:0]
		}
	}
	return out
}
