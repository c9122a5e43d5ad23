package tests

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/play/chain"
	"awaw/internal/mail"
)

// A keeper who asks for links where a command has dice already, so as to have two throws to choose from, is found out: by that, whatever the dice are.
func TestAKeeperWhoThrowsAnew(t *testing.T) {
	for seed := range uint64(8) {
		w := keptWorlds(t, "pearl-harbor-1941", 5000+seed)[0]
		chance := engine.NewFast(seed)
		for range 400 {
			g := w.desks[0]
			if n := servedTwice(g); n > 0 {
				faults := w.thrownAnew(n)
				if !slices.ContainsFunc(faults, func(f play.Fault) bool { return f.Why.Key == "game.fault.anew" }) {
					t.Errorf("entry %d was thrown for anew: %+v", n, faults)
				}
				if r := g.Verify(); !r.OK() {
					t.Errorf("the game as it was: %+v", r.Faults)
				}
				return
			}
			if len(g.ToAct()) == 0 {
				break
			}
			side := g.ToAct()[0]
			p, ends := mail.Before(w.desks[side])
			if !ends {
				legal := p.Legal(side, nil)
				w.gives(side, legal[chance.Intn(len(legal))])
				_, ends = mail.Before(w.desks[side])
			}
			if ends {
				w.sends(side)
			}
		}
	}
	t.Error("no dice served more than one command")
}

// servedTwice is the last node, if its dice came with links that were given for one before it; 0 otherwise.
func servedTwice(g *play.Game) int {
	l, ok := g.Line(g.Head())
	if !ok || !l.Rolled() {
		return 0
	}
	for n := l.N - 1; n > 0; n-- {
		switch before, _ := g.Line(n); {
		case before.Kind == play.LineLink:
			return 0
		case before.Node():
			return l.N
		}
	}
	return 0
}

// letters counts the letters of a side that the keeper has read.
func (w *keptWorld) letters(side engine.Side) (n int) {
	for i := 1; i <= w.desks[0].Len(); i++ {
		if l, _ := w.desks[0].Line(i); l.Kind == play.LineLetter && l.Side == side {
			n++
		}
	}
	return n
}

// thrownAnew is what is wrong with the keeper's journal up to entry n, if he has asked for links for that.
func (w *keptWorld) thrownAnew(n int) []play.Fault {
	w.t.Helper()
	g := w.desks[0]
	l, _ := g.Line(n)
	link := func(own engine.Seed, hand engine.Side) string {
		given := 0
		for i := 1; i < n; i++ {
			if x, _ := g.Line(i); x.Kind == play.LineLink && x.Side == hand {
				given++
			}
		}
		if hand == l.Side { // each of its letters brings one
			given = w.letters(l.Side)
		}
		next, err := chain.Of(own, given+1)
		if err != nil {
			w.t.Fatal(err)
		}
		return next.String()
	}
	keeper := l.Side + engine.Side(len(g.ByMail().Keys))
	more := []play.Line{
		{Kind: play.LineOwed, Side: l.Side, Cmd: l.Cmd},
		{Kind: play.LineLink, Side: l.Side, Link: link(w.seeds[l.Side], l.Side)},
		{Kind: play.LineLink, Side: keeper, Link: link(chain.Keeper(w.seeds[0], l.Side), keeper)},
		l,
	}
	first, rest, _ := bytes.Cut(w.kept[0].Bytes(), []byte{'\n'})
	out := append(bytes.Clone(first), '\n')
	chain := first[len(first)-66 : len(first)-2]
	for row := range bytes.Lines(rest) {
		if bytes.HasPrefix(row, []byte(`{"private"`)) {
			continue
		}
		if bytes.HasPrefix(row, fmt.Appendf(nil, `{"n":%d,`, n)) {
			break
		}
		out = append(out, row...)
		chain = row[len(row)-67 : len(row)-3]
	}
	for i, x := range more {
		x.N, x.Parent = n+i, l.Parent
		body, err := json.Marshal(x)
		before, also := hex.DecodeString(string(chain))
		if err != nil || also != nil {
			w.t.Fatal(err, also)
		}
		body = body[:len(body)-1]
		sum := sha256.Sum256(append(before, body...))
		chain = fmt.Appendf(nil, "%x", sum)
		out = fmt.Appendf(out, "%s,\"chain\":\"%s\"}\n", body, chain)
	}
	j, err := play.ReadJournal("keeper", bytes.NewReader(out))
	if err != nil {
		w.t.Fatal(err)
	}
	forged, err := play.Resume(g.Rules(), g.Kit(), j, nil)
	if err != nil {
		w.t.Fatal(err)
	}
	return forged.Verify().Faults
}
