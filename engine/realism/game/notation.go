package game

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/engine"
	"awaw/engine/areagame"
)

// This file writes commands as text and reads them back:
//
//	Allies: buy fighter                      Allies: raid GBR             a flight begins in the United Kingdom
//	Allies: add bomber                       Allies: step Z01             spaces by their codes, or by name in quotes
//	Allies: march all GER WEU                Allies: lift infantry GBR NOR Z03
//	Axis: intercept 2                        Axis: lose fighter           Allies: done

// form is how a verb is written: its word, then what follows: k a kind, n a number, a, b and c spaces.
type form struct{ word, args string }

var forms = [...]form{
	VerbBuy: {"buy", "k"}, VerbRaid: {"raid", "a"}, VerbStrike: {"strike", "a"}, VerbAdd: {"add", "k"}, VerbStep: {"step", "b"}, VerbLeave: {"leave", ""},
	VerbLaunch: {"launch", ""}, VerbStandDown: {"stand-down", ""}, VerbIntercept: {"intercept", "n"}, VerbBombers: {"bombers", "n"}, VerbJoin: {"join", "n"},
	VerbPick: {"pick", "k"}, VerbLose: {"lose", "k"}, VerbPress: {"press", ""}, VerbTurnBack: {"turn-back", ""}, VerbRetreat: {"retreat", "b"},
	VerbStand: {"stand", ""}, VerbWithdraw: {"withdraw", "b"}, VerbBack: {"back", "b"}, VerbLand: {"land", ""}, VerbFrom: {"from", "a"},
	VerbSail: {"sail", "kab"}, VerbMarch: {"march", "kab"}, VerbLift: {"lift", "kabc"}, VerbSupport: {"support", "kab"}, VerbRedeploy: {"redeploy", "kab"},
	VerbPlace: {"place", "kab"}, VerbEmbark: {"embark", "ab"}, VerbEnd: {"end", "a"}, VerbDone: {"done", ""},
}

const allKinds = "all"

// FormatCommand writes a command.
func (Rules) FormatCommand(pos engine.Position, c engine.Command) string {
	p, ok := pos.(*Position)
	if !ok || c.Side < 1 || int(c.Side) > len(p.w.Sides) || c.Verb == 0 || int(c.Verb) >= len(forms) {
		return fmt.Sprintf("%+v", c)
	}
	f := forms[c.Verb]
	out := p.w.Sides[c.Side-1][0] + ": " + f.word
	for _, a := range f.args {
		word := allKinds
		switch a {
		case 'k':
			if k, one := p.kindIn(c); one {
				word = k.String()
			}
		case 'n':
			word = strconv.Itoa(int(c.N))
		default:
			r := map[rune]engine.Ref{'a': p.fromIn(c), 'b': c.B, 'c': c.C}[a]
			if r.Kind() != engine.KindSpace || r.Index() >= p.w.Area.Len() {
				return fmt.Sprintf("%+v", c)
			}
			word = p.w.Area.Code(r.Index())
		}
		out += " " + word
	}
	return out
}

// ParseCommand reads a command. Without a side in front, whoever is asked gives it.
func (Rules) ParseCommand(pos engine.Position, line string) (engine.Command, error) {
	p, ok := pos.(*Position)
	if !ok {
		return engine.Command{}, fmt.Errorf("a position of another system: %T", pos)
	}
	c := engine.Command{Side: p.asked()}
	what := line
	if who, rest, found := strings.Cut(line, ":"); found {
		side, err := p.w.SideNamed(who)
		if err != nil {
			return c, fmt.Errorf("%q: %w", line, err)
		}
		c.Side, what = side, rest
	}
	words := areagame.Split(what)
	if len(words) == 0 {
		return c, fmt.Errorf("%q: expected an order such as done", line)
	}
	verb := slices.IndexFunc(forms[:], func(f form) bool { return f.word != "" && f.word == words[0] })
	if verb < 0 {
		return c, fmt.Errorf("%q: expected an order, not %q", line, words[0])
	}
	c.Verb = engine.Verb(verb)
	args := forms[verb].args
	if len(words)-1 != len(args) {
		return c, fmt.Errorf("%q: expected %d words after %s", line, len(args), words[0])
	}
	r := reading{Command: c}
	for i, a := range args {
		if err := p.argument(&r, a, words[i+1]); err != nil {
			return c, fmt.Errorf("%q: %w", line, err)
		}
	}
	return p.assembled(r), nil
}

// reading is a command that is being read: its kind is put to its place when all of it is known.
type reading struct {
	engine.Command
	kind Kind
	one  bool // it names a kind
}

// assembled puts a kind where the command carries it: as units in a space, or beside the complex that built it.
func (p *Position) assembled(r reading) engine.Command {
	c := r.Command
	switch {
	case !r.one:
	case c.Verb == VerbPlace:
		c.C, c.A = c.A, kindRef(r.kind)
	case c.Verb == VerbAdd && p.draft.mission != noMission:
		c.A = p.mine(int(p.draft.from), r.kind)
	case (c.Verb == VerbPick || c.Verb == VerbLose) && p.fight.stage != stNone:
		_, victim, _ := p.fight.owed()
		c.A = inFight(victim, r.kind)
	case c.A.Kind() == engine.KindSpace:
		c.A = p.mine(c.A.Index(), r.kind)
	default:
		c.A = kindRef(r.kind)
	}
	return c
}

// argument reads one word of a command.
func (p *Position) argument(c *reading, a rune, word string) error {
	switch a {
	case 'k':
		if k, ok := kindNamed(word); ok {
			c.kind, c.one = k, true
			return nil
		}
		if word == allKinds && (c.Verb == VerbSail || c.Verb == VerbMarch) {
			return nil
		}
		return fmt.Errorf("expected a kind of unit, not %q; there are %s", word, strings.Join(kindWords[:], ", "))
	case 'n':
		n, err := strconv.ParseUint(word, 10, 8)
		if err != nil {
			return fmt.Errorf("expected a number, not %q", word)
		}
		c.N = int16(n)
		return nil
	}
	at := p.w.Area.Find(word)
	if at < 0 {
		return fmt.Errorf("expected a space of the board, not %q", word)
	}
	switch a {
	case 'a':
		c.A = ref(at)
	case 'b':
		c.B = ref(at)
	default:
		c.C = ref(at)
	}
	return nil
}
