// The naval command: exact odds of an air attack on ships, through the air over them and their fire to what is sunk.

package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/aircombat"
	"awaw/units"
)

type navalCommand struct {
	Attacker string `required:"" placeholder:"FORCE"`
	Ships    string `required:"" placeholder:"SHIPS"`
	Guard    string `placeholder:"FORCE"`
	CAP      bool   `name:"cap"`
	Port     bool
	Surprise int `placeholder:"N"`
	Growth   int `placeholder:"N"`
	JSON     bool
}

// Help are examples; the words round them stand under ctl.help.
func (navalCommand) Help() string {
	return `  awawctl naval --attacker '5 Japan EliteNAS' --ships '5 United States CV, 4 United States CA, 1 United States DD'
  awawctl naval --attacker '10 Japan NAS' --guard '5 United States NAS' --cap --ships '5 United States CV' --surprise 1
  awawctl naval --attacker '4 Japan KAM' --ships '2 Britain CVE' --json`
}

// vessel is one item of the ships attacked.
type vessel struct {
	nation units.Nation
	called string // the nation
	name   string
	hull   aircombat.Hull
}

type navalAnswer struct {
	Defense int        `json:"air_defense"`
	Level   []float64  `json:"squadrons"`
	Shot    [2]float64 `json:"eliminated"`
	Turned  [2]float64 `json:"turned_back"`
	Guard   float64    `json:"guard_eliminated"`
	Ships   []navalHit `json:"ships"`
}

type navalHit struct {
	Ship     string `json:"ship"` // as it was asked
	nation   string
	Effects  []float64 `json:"effects"`
	Damaged  float64   `json:"damaged"` // of counted ships: any factor lost
	Sunk     float64   `json:"sunk"`
	Expected float64   `json:"expected"`
	Modifier int       `json:"modifier"`
	Counted  bool      `json:"counted,omitempty"`
}

// vessels reads the ships attacked. Errors name the item and what could stand there.
func vessels(n *aircombat.Naval, u *units.Rules, text string) (out []vessel, err error) {
	var codes []string
	for _, c := range n.Classes() {
		codes = append(codes, c.Code)
	}
	for i, item := range strings.Split(text, ",") {
		fail := func(format string, args ...any) error {
			return fmt.Errorf("ships: item %d, %q: %w", i+1, strings.TrimSpace(item), fmt.Errorf(format, args...))
		}
		words := strings.Fields(item)
		damaged := len(words) > 0 && words[len(words)-1] == "damaged"
		if damaged {
			words = words[:len(words)-1]
		}
		if len(words) < 3 {
			return nil, fail("expected factors, a nation and a class, as in \"5 Japan CV\"")
		}
		size, err := strconv.Atoi(words[0])
		if err != nil || size < 1 || size > aircombat.MaxUnits {
			return nil, fail("%q is no number of factors; expected 1 to %d", words[0], aircombat.MaxUnits)
		}
		code, nation := words[len(words)-1], strings.Join(words[1:len(words)-1], " ")
		class, ok := n.Class(code)
		if !ok {
			return nil, fail("%q is no class of ship; expected one of %s", code, strings.Join(codes, ", "))
		}
		if damaged && n.Classes()[class].Counted {
			return nil, fail("counted ships are sunk or whole, never damaged; leave the word out")
		}
		of, ok := u.Nation(nation)
		if !ok {
			return nil, fail("%q is no nation; expected one as in \"5 Japan CV\"", nation)
		}
		out = append(out, vessel{of, nation, strings.Join(strings.Fields(item), " "), aircombat.Hull{Class: class, Size: size, Damaged: damaged}})
	}
	return out, nil
}

// Run prints the answer.
func (c *navalCommand) Run(a *app) error {
	rules, err := a.combatRules()
	if err != nil {
		return err
	}
	u := rules.Units()
	n, err := aircombat.LoadNaval(a.tables, rules)
	if err != nil {
		return err
	}
	list, err := vessels(n, u, c.Ships)
	if err != nil {
		return err
	}
	q := aircombat.StrikeQuestion{Strike: aircombat.Strike{Port: c.Port, Surprise: c.Surprise, Growth: c.Growth}}
	if q.Strike.Force, err = rules.ParseForce(c.Attacker); err != nil {
		return fmt.Errorf("attacker: %w", err)
	}
	if n.Level(q.Strike.Force, c.Port) == 0 {
		return fmt.Errorf("attacker: %q attacks no ships; expected AAF, NAS, EliteNAS or KAM, and of army air squadrons only attack squadrons", c.Attacker)
	}
	if c.Guard != "" {
		if q.Guard, err = rules.ParseForce(c.Guard); err != nil {
			return fmt.Errorf("guard: %w", err)
		}
		q.Conditions = aircombat.Conditions{CAP: c.CAP, Cover: !c.CAP && !c.Port, Surprise: n.Surprises(c.Surprise)}
	}
	switch {
	case c.CAP && c.Guard == "":
		return fmt.Errorf("--cap is about air over the ships; expected --guard FORCE beside it")
	case c.CAP && c.Port:
		return fmt.Errorf("carriers in port fly no combat air patrol; expected --cap or --port, not both")
	case c.Port && c.Surprise != 0:
		return fmt.Errorf("surprise belongs to naval combat at sea; expected --surprise or --port, not both")
	}
	if err := c.refusal(n, u, q.Strike.Force, q.Guard, list); err != nil {
		return err
	}
	var hulls []aircombat.Hull
	for _, v := range list {
		hulls = append(hulls, v.hull)
	}
	q.Defense = n.AirDefense(hulls)
	out := navalAnswer{Defense: q.Defense}
	for _, v := range list {
		q.Strike.Against = []units.Nation{v.nation}
		o, err := n.StrikeOdds(&q)
		if err != nil {
			return err
		}
		hit := navalHit{Ship: v.name, nation: v.called, Effects: slices.Clone(o.Effects), Expected: o.Mean(), Modifier: n.Net(q.Strike)}
		hit.Damaged, hit.Sunk = n.Fate(o, v.hull)
		if n.Classes()[v.hull.Class].Counted {
			hit.Counted, hit.Damaged = true, o.AtLeast(1)
		}
		out.Level, out.Shot, out.Turned, out.Guard = slices.Clone(o.Level), o.Shot, o.Turned, o.Guard
		out.Ships = append(out.Ships, hit)
	}
	if c.JSON {
		return json.NewEncoder(a.out).Encode(out)
	}
	return c.print(a, n, &out)
}

// print says the answer in lines.
func (c *navalCommand) print(a *app, n *aircombat.Naval, out *navalAnswer) error {
	var b strings.Builder
	_, house := n.DefenseCite()
	fmt.Fprintln(&b, a.house(a.word("ctl.naval.defense", out.Defense), house))
	for i, by := range []string{"ctl.naval.by.air", "ctl.naval.by.fire"} {
		fmt.Fprintln(&b, a.word(by, fixed(out.Shot[i], 2), fixed(out.Turned[i], 2)))
	}
	if c.Guard != "" {
		fmt.Fprintln(&b, a.word("ctl.naval.guard", fixed(out.Guard, 2)))
	}
	fmt.Fprintln(&b, a.word("ctl.naval.level", a.chances(out.Level)))
	for _, s := range out.Ships {
		word := "ctl.naval.damaged"
		if s.Counted {
			word = "ctl.naval.any"
		}
		fmt.Fprintln(&b, a.word("ctl.naval.ship", strings.Replace(s.Ship, s.nation, a.words.Name(s.nation), 1), fmt.Sprintf("%+d", s.Modifier), a.chances(s.Effects), fixed(s.Expected, 2), a.word(word),
			fixed(100*s.Damaged, 1), fixed(100*s.Sunk, 1)))
	}
	_, err := fmt.Fprint(a.out, b.String())
	return err
}

// chances lists numbers with their chance in percent, those that hardly happen left out.
func (a *app) chances(p []float64) string {
	var out []string
	for n, x := range p {
		if x >= .0005 {
			out = append(out, strconv.Itoa(n)+": "+fixed(100*x, 1).In(a.words)+" %")
		}
	}
	return strings.Join(out, ", ")
}
