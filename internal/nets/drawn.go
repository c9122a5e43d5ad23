package nets

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"hash/fnv"
	"os"
	"slices"
	"strings"
	"testing"

	"awaw/areamap"
	"awaw/engine"
)

// This file keeps games by chance over many drawn starts on a board of areas, each a line. They are cheaper than what Looks keeps, so that there
// may be many: what seldom comes about in a few games comes about in some of these.

// Scatter is what starts are drawn from, and how they are played.
type Scatter struct {
	Small            // powers and kinds; its spaces are drawn for each start
	Options          map[string][]string
	Over             [2]string                                          // what the second side may win by, as lines with a number to be put in
	Heart            []string                                           // spaces that half of the starts lie around
	Commands, Probes int                                                // of a game at most; at each position, of any kind
	Strays           int                                                // positions of each kind, in the first starts, where every command is tried with each of its parts changed in every way
	Start            func(board *areamap.Map, dice *engine.Fast) []byte // draws the starts instead; nil for starts anywhere
	Lead             func(legal []engine.Command) []engine.Command      // those that are to be given first, if there are any; nil for none
}

// scattered is how many starts make a part of a test.
const scattered = 10

// Keep holds games over starts drawn with the seeds up to a number to a file that keeps a line for each; parts are tests of their own, so that
// one may be run alone.
func (d Scatter) Keep(t *testing.T, s System, seeds uint64, file string, again bool) {
	t.Helper()
	var all []string
	for from := uint64(1); from <= seeds; from += scattered {
		t.Run(fmt.Sprint(from), func(t *testing.T) {
			var lines []string
			strayed := map[string]int{}
			for seed := from; seed < from+scattered; seed++ {
				lines = append(lines, d.line(t, s, seed, strayed))
			}
			all = append(all, lines...)
			if again {
				return
			}
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			kept := strings.Split(strings.TrimSuffix(string(data), "\n"), "\n")
			Differ(t, file, kept[from-1:from-1+scattered], lines)
		})
	}
	if again {
		Kept(t, file, all, true)
	}
}

func (d Scatter) line(t T, s System, seed uint64, strayed map[string]int) string {
	t.Helper()
	dice, start := engine.NewFast(seed), d.draw
	if d.Start != nil {
		start = d.Start
	}
	s.Doc = engine.Doc{Name: "drawn.toml", Data: start(s.Kit.Board.(*areamap.Map), dice)}
	p, err := s.Rules.Setup(s.Kit, s.Doc)
	if err != nil {
		return strings.ReplaceAll(fmt.Sprintf("drawn with %d: %v", seed, err), "\n", "; ")
	}
	c := &courseOf{t: t, s: s, dice: dice, lead: d.Lead, probes: d.Probes, games: fnv.New32a(), refused: fnv.New32a(), shown: fnv.New32a()}
	n := 0
	var before []engine.Command
	for done := map[engine.Verb]int{}; n < d.Commands && len(p.ToAct()) > 0; n++ {
		c.look(p, n)
		before = p.Legal(p.ToAct()[0], nil)
		if seed <= scattered {
			kind := fmt.Sprint(kindsOf(before))
			if strayed[kind]++; strayed[kind] <= d.Strays {
				c.strays(p, before)
			}
		}
		p = c.on(p, done)
	}
	c.look(p, 0)
	if len(p.ToAct()) == 0 {
		c.probe(p, 20*d.Probes)
		for _, l := range before { // nothing goes on when all is over
			c.stray(p, l)
		}
	}
	return fmt.Sprintf("drawn with %d: %d commands %08x refused %08x shown %08x", seed, n, c.games.Sum32(), c.refused.Sum32(), c.shown.Sum32())
}

// courseOf is one game that is kept.
type courseOf struct {
	t                     T
	s                     System
	dice                  *engine.Fast
	probes                int
	lead                  func([]engine.Command) []engine.Command
	refs                  []engine.Ref // some that are on the board
	games, refused, shown hash.Hash32
}

// on goes on by one command: mostly of the kind that was given least often of those there are.
func (c *courseOf) on(p engine.Position, done map[engine.Verb]int) engine.Position {
	c.t.Helper()
	legal := p.Legal(p.ToAct()[0], nil)
	fmt.Fprint(c.games, p.ToAct(), written(legal))
	pick := legal[c.dice.Intn(len(legal))]
	var first []engine.Command
	if c.lead != nil {
		first = c.lead(legal)
	}
	switch {
	case len(first) > 0:
		pick = first[c.dice.Intn(len(first))]
	case c.dice.Intn(3) > 0:
		kinds := kindsOf(legal)
		least := slices.MinFunc(kinds, func(a, b engine.Verb) int { return done[a] - done[b] })
		legal = slices.DeleteFunc(legal, func(l engine.Command) bool { return l.Verb != least })
		pick = legal[c.dice.Intn(len(legal))]
	}
	done[pick.Verb]++
	next, events, err := p.Apply(pick, noted{c.dice, c.games})
	if err != nil {
		c.t.Fatalf("%+v, offered as legal, is refused: %v", pick, err)
	}
	for _, e := range events {
		told, err := json.Marshal([]any{e, e.Fight, e.Facts()})
		if err != nil {
			c.t.Fatalf("%v", err)
		}
		c.games.Write(told)
	}
	d := next.Digest()
	c.games.Write(d[:])
	return next
}

// noted are dice that write down what they are asked for: by which key, how many, why.
type noted struct {
	dice engine.Dice
	into hash.Hash32
}

func (d noted) Roll(a engine.Ask) ([]int, error) {
	fmt.Fprint(d.into, a)
	return d.dice.Roll(a)
}

// look notes what is refused at a position, and now and then what it shows and that it reads back.
func (c *courseOf) look(p engine.Position, n int) {
	c.t.Helper()
	if n%12 == 0 {
		v := p.View()
		text, err := json.Marshal(v)
		if err != nil {
			c.t.Fatalf("%v", err)
		}
		c.shown.Write(text)
		c.refs = c.refs[:0]
		for _, x := range v.Counters {
			c.refs = append(c.refs, x.Ref, x.Space)
		}
		fmt.Fprint(c.shown, p.Outcome())
		if m, ok := p.(engine.PhaseMarker); ok {
			fmt.Fprint(c.shown, m.PhaseID())
		}
	}
	if n%60 == 0 {
		ReadsBack(c.t, c.s, p)
	}
	c.probe(p, c.probes)
}

// probe tries commands of any kind, and notes how they are worded and why they are refused.
func (c *courseOf) probe(p engine.Position, times int) {
	c.t.Helper()
	legal := p.Legal(1, p.Legal(2, nil))
	for range times {
		x := c.any(legal)
		if w, ok := p.(engine.Teller); ok {
			fmt.Fprint(c.shown, w.Tell(x))
		}
		if w, ok := p.(engine.Wordy); ok {
			fmt.Fprint(c.shown, fmt.Sprint(w.TextOf(x.A)))
		}
		if w, ok := p.(engine.Namer); ok {
			fmt.Fprint(c.shown, w.NameOf(x.A))
		}
		if a, ok := p.(engine.Asker); ok {
			answer, err := a.Ask(x.Side, engine.Query{Kind: engine.QueryCommand, Cmd: x})
			fmt.Fprint(c.refused, answer, said(err))
		}
		_, _, err := p.Apply(x, engine.NewFast(1))
		var no *engine.Illegal
		if errors.As(err, &no) {
			fmt.Fprint(c.refused, no.Cite, no.Reason, written(no.Nearest))
		}
	}
}

// any is a command of any kind: some of its parts are those of one that is legal.
func (c *courseOf) any(legal []engine.Command) (x engine.Command) {
	dice := c.dice
	if len(legal) > 0 {
		x = legal[dice.Intn(len(legal))]
	} else {
		x.Side = engine.Side(1 + dice.Intn(2))
	}
	ref := func(is engine.Ref) engine.Ref {
		switch dice.Intn(8) {
		case 0:
			return engine.SpaceRef(dice.Intn(130))
		case 1:
			return engine.NewRef(engine.KindSystem, dice.Intn(52))
		case 2:
			return engine.NationRef(dice.Intn(8))
		case 3:
			return engine.CounterRef(dice.Intn(9000))
		case 4:
			if len(c.refs) > 0 {
				return c.refs[dice.Intn(len(c.refs))]
			}
		case 5:
			if len(legal) > 0 {
				l := legal[dice.Intn(len(legal))]
				return [3]engine.Ref{l.A, l.B, l.C}[dice.Intn(3)]
			}
		}
		return is
	}
	if dice.Intn(3) > 0 {
		x.Verb = engine.Verb(dice.Intn(33))
	}
	if dice.Intn(2) == 0 {
		x.N = int16(dice.Intn(14) - 1)
	}
	x.A, x.B, x.C = ref(x.A), ref(x.B), ref(x.C)
	return x
}
