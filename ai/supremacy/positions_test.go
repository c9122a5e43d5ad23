package supremacy_test

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"awaw/ai"
	"awaw/ai/supremacy"
	"awaw/engine"
	"awaw/engine/supremacy/game"
	"awaw/internal/rulecase"
	"awaw/tables"
)

// decision is a position in which one answer decides: what is given and ordered, what must be among the answers, what must not.
type decision struct {
	name          string
	given, orders []string
	dice          []int
	must, never   []string // beginnings of commands as they are written
}

// The ten positions: a dispatch, a grounding or a retreat decides each. In two more, that were found later, a landing is fought on under its aircraft, and is not.
var decisions = []decision{
	{name: "The fighters at home go to the carrier, whose battle they turn, not to the transport, which is lost.",
		given: []string{"Germany owns GER FRA", "Germany has 1 battleship 1 destroyer at NSE", "Germany has 4 fighter at FRA", "U.K. owns GBR ICE", "U.K. has 1 infantry 2 fighter at GBR",
			"U.K. has 1 carrier 1 destroyer at SCO", "U.K. has 1 transport at BIS"},
		orders: []string{"from NSE", "sail all NSE SCO", "from FRA", "sortie fighter FRA BIS", "sortie fighter FRA BIS", "sortie fighter FRA BIS", "sortie fighter FRA BIS", "done"},
		must:   []string{"dispatch fighter GBR SCO U.K.", "dispatch fighter GBR SCO U.K."}, never: []string{"dispatch fighter GBR BIS"}},
	{name: "Where the carriers are safe, the fighters go to the fleet that is not.",
		given: []string{"Germany owns GER FRA", "Germany has 1 destroyer at NSE", "Germany has 1 battleship at CHA", "U.K. owns GBR ICE", "U.K. has 1 infantry 2 fighter at GBR",
			"U.K. has 3 battleship 2 destroyer at SCO", "U.K. has 1 battleship at BIS"},
		orders: []string{"from NSE", "sail all NSE SCO", "from CHA", "sail all CHA BIS", "done"},
		must:   []string{"dispatch fighter GBR BIS U.K.", "dispatch fighter GBR BIS U.K."}, never: []string{"dispatch fighter GBR SCO"}},
	{name: "One American fighter, two battles: it goes where it turns one.",
		given: []string{"Germany owns GER FRA", "Germany has 1 battleship at NSE", "Germany has 2 fighter at FRA", "U.K. owns GBR ICE", "U.K. has 1 infantry at GBR", "U.K. has 1 battleship 1 carrier at SCO",
			"U.K. has 1 transport at BIS", "U.S.A. has 1 carrier 1 fighter at NA5"},
		orders: []string{"from NSE", "sail all NSE SCO", "from FRA", "sortie fighter FRA BIS", "sortie fighter FRA BIS", "done"},
		must:   []string{"dispatch fighter NA5 SCO U.S.A."}},
	{name: "A bomber among infantry, two fighters over it: it stays on the ground.",
		given:  []string{"Germany owns GER FRA", "Germany has 2 fighter at FRA", "Germany has 1 infantry at GER", "U.K. owns GBR ICE", "U.K. has 8 infantry 1 gun 1 bomber at GBR"},
		orders: []string{"from FRA", "sortie fighter FRA GBR", "sortie fighter FRA GBR", "done"},
		must:   []string{"ground bomber GBR U.K."}},
	{name: "Four fighters against a bomber: they stay up.",
		given:  []string{"Germany owns GER FRA", "Germany has 1 bomber at FRA", "Germany has 1 infantry at GER", "U.K. owns GBR ICE", "U.K. has 2 infantry 4 fighter at GBR"},
		orders: []string{"from FRA", "sortie bomber FRA GBR", "done"},
		never:  []string{"ground fighter", "leave fighter"}},
	{name: "A transport and a destroyer do not wait for two battleships.",
		given:  []string{"Germany owns GER FRA", "Germany has 2 battleship 2 destroyer at NSE", "U.K. owns GBR ICE", "U.K. has 1 infantry at GBR", "U.K. has 1 transport 1 destroyer at SCO"},
		orders: []string{"from NSE", "sail all NSE SCO", "done"},
		must:   []string{"retreat SCO"}},
	{name: "Two battleships do not run from a destroyer.",
		given:  []string{"Germany owns GER FRA", "Germany has 1 destroyer at NSE", "U.K. owns GBR ICE", "U.K. has 1 infantry 1 fighter at GBR", "U.K. has 2 battleship 1 destroyer at SCO"},
		orders: []string{"from NSE", "sail all NSE SCO", "done"},
		never:  []string{"retreat SCO"}},
	{name: "What is left of the attack calls it off.",
		given:  []string{"Germany owns GER FRA", "Germany has 3 destroyer at NSE", "U.K. owns GBR ICE", "U.K. has 1 infantry at GBR", "U.K. has 2 battleship at SCO"},
		orders: []string{"from NSE", "sail all NSE SCO", "done", "done"}, dice: []int{12, 12, 12, 1, 1},
		must: []string{"call-off SCO"}},
	{name: "Two battleships against the last destroyer go on.",
		given:  []string{"Germany owns GER FRA", "Germany has 2 battleship at NSE", "U.K. owns GBR ICE", "U.K. has 1 infantry at GBR", "U.K. has 2 destroyer at SCO"},
		orders: []string{"from NSE", "sail all NSE SCO", "done", "done"}, dice: []int{1, 12, 12, 12},
		must: []string{"press SCO"}},
	{name: "A fighter that was sent leaves a battle that is lost.",
		given: []string{"Germany owns GER FRA", "Germany has 5 fighter at FRA", "Germany has 1 infantry at GER", "U.K. owns GBR ICE", "U.K. has 1 infantry at GBR", "U.K. has 2 transport at BIS", "U.S.A. has 1 carrier 1 fighter at NA5"},
		orders: []string{"from FRA", "sortie fighter FRA BIS", "sortie fighter FRA BIS", "sortie fighter FRA BIS", "sortie fighter FRA BIS", "sortie fighter FRA BIS", "done",
			"dispatch fighter NA5 BIS U.S.A.", "done", "press BIS", "done", "roll BIS", "press BIS"},
		dice: []int{12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12},
		must: []string{"recall fighter BIS NA5 U.S.A."}},
	{name: "Aircraft do not leave a landing that would be lost without them.",
		given:  []string{"Germany owns GER FRA", "Germany has 1 infantry at GER", "Germany has 2 infantry 3 fighter at FRA", "Germany has 1 transport at CHA", "U.K. owns GBR ICE", "U.K. has 6 infantry at GBR"},
		orders: []string{"from FRA", "lift infantry FRA GBR CHA", "sortie fighter FRA GBR", "sortie fighter FRA GBR", "sortie fighter FRA GBR", "done"},
		dice:   []int{12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12},
		must:   []string{"press GBR"}},
	{name: "Aircraft leave a landing that is lost with them as well.",
		given:  []string{"Germany owns GER FRA", "Germany has 1 infantry at GER", "Germany has 2 infantry 3 fighter at FRA", "Germany has 1 transport at CHA", "U.K. owns GBR ICE", "U.K. has 9 infantry at GBR"},
		orders: []string{"from FRA", "lift infantry FRA GBR CHA", "sortie fighter FRA GBR", "sortie fighter FRA GBR", "sortie fighter FRA GBR", "done"},
		dice:   []int{12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12},
		must:   []string{"withdraw GBR"}},
}

// mirrored is a line with the sides exchanged.
func mirrored(lines []string) (out []string) {
	swap := strings.NewReplacer("Germany", "U.K.", "U.K.", "Germany", "Italy", "U.S.A.", "U.S.A.", "Italy")
	for _, l := range lines {
		out = append(out, swap.Replace(l))
	}
	return out
}

func quoted(list []string) string {
	out := make([]string, len(list))
	for i, s := range list {
		out[i] = strconv.Quote(s)
	}
	return "[" + strings.Join(out, ", ") + "]"
}

// reach plays a decision up to its question, as it is or with the sides exchanged.
func reach(t *testing.T, d decision, mirror bool) *game.Position {
	t.Helper()
	given, orders := d.given, d.orders
	if mirror {
		given, orders = mirrored(given), mirrored(orders)
	}
	text := fmt.Sprintf("system = \"supremacy\"\n[[case]]\nrule = [\"as.dispatch.1\"]\nname = %q\ngiven = %s\norders = %s\ndice = %s\nexpect = [\"phase battles\"]\n",
		d.name, quoted(given), quoted(orders), strings.Join(strings.Fields(fmt.Sprint(d.dice)), ", "))
	f, err := game.Grammar().Parse("decision.toml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	pos, err := rulecase.Kit{Boards: game.ReadBoard, Tables: tables.Embedded()}.Position(&f.Cases[0])
	if err != nil {
		t.Fatalf("%s: %v", d.name, err)
	}
	return pos.(*game.Position)
}

// written is a command as it stands in a journal, without its side.
func written(p *game.Position, c engine.Command) string {
	_, word, _ := strings.Cut(game.Rules{}.FormatCommand(p, c), ": ")
	return word
}

// Each position comes to the question it is about, and what must be answered may be, also with the sides exchanged.
func TestDecisionsStand(t *testing.T) {
	for _, d := range decisions {
		for _, mirror := range []bool{false, true} {
			p := reach(t, d, mirror)
			must, all := d.must, append(slices.Clone(d.must), d.never...)
			if mirror {
				must, all = mirrored(must), mirrored(all)
			}
			acts := p.ToAct()
			if len(acts) != 1 {
				t.Errorf("%s: %v are asked", d.name, acts)
				continue
			}
			var words []string
			for _, c := range p.Legal(acts[0], nil) {
				words = append(words, written(p, c))
			}
			for _, m := range must {
				if !slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, m) }) {
					t.Errorf("%s: %q is none of %q", d.name, m, words)
				}
			}
			if len(words) < 2 || len(all) == 0 {
				t.Errorf("%s: nothing is decided by %q", d.name, words)
			}
		}
	}
}

// Cadets, Pilots and Commanders answer each position as it must be, also with the sides exchanged.
func TestDecisions(t *testing.T) {
	for _, level := range []string{"cadet", "pilot", "commander"} {
		for _, d := range decisions {
			for _, mirror := range []bool{false, true} {
				p := reach(t, d, mirror)
				must, never := slices.Clone(d.must), d.never
				if mirror {
					must, never = mirrored(must), mirrored(never)
				}
				given := answers(t, p, level)
				for _, g := range given {
					if i := slices.IndexFunc(must, func(m string) bool { return strings.HasPrefix(g, m) }); i >= 0 {
						must = slices.Delete(must, i, i+1)
					}
					if slices.ContainsFunc(never, func(n string) bool { return strings.HasPrefix(g, n) }) {
						t.Errorf("%s: %s (mirrored: %t) gives %q", level, d.name, mirror, g)
					}
				}
				if len(must) > 0 {
					t.Errorf("%s: %s (mirrored: %t) gives %q, not %q", level, d.name, mirror, given, must)
				}
			}
		}
	}
}

// answers are what a player gives until it moves on.
func answers(t *testing.T, p *game.Position, level string) (out []string) {
	t.Helper()
	side := p.ToAct()[0]
	player, err := ai.Roster{{Player: supremacy.Player, Mind: supremacy.Mind}}.New(level, 1)
	if err != nil {
		t.Fatal(err)
	}
	for range 20 {
		c := player.Choose(p, side)
		out = append(out, written(p, c))
		if c.Verb == game.VerbDone || c.Verb == game.VerbPress || c.Verb == game.VerbCallOff {
			return out
		}
		next, _, err := p.Apply(c, &engine.Typed{})
		if errors.Is(err, engine.ErrNeedDice) { // nothing is left to declare
			return out
		} else if err != nil {
			t.Fatal(err)
		}
		p = next.(*game.Position)
		if acts := p.ToAct(); len(acts) != 1 || acts[0] != side {
			return out
		}
	}
	return out
}
