// The combat command: one round of air combat, from the command line or as JSON lines.
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"awaw/aircombat"
	"awaw/engine"
)

type combatCommand struct {
	Attacker string `help:"Attacking force: comma-separated items N Nation TYPE [flags]." placeholder:"FORCE"`
	Defender string `help:"Defending force." placeholder:"FORCE"`
	Dice     string `help:"The attacker's two dice, then the defender's." placeholder:"A,B,C,D"`
	CAP      bool   `name:"cap" help:"The defender flies combat air patrol over a naval force at sea."`
	Radar    *int   `help:"Strategic bombing of a defender with N radar results." placeholder:"N"`
	Spare    bool   `help:"The attacker applies results to uninverted defenders only (19.64)."`
	JSON     bool   `name:"json" help:"Print the result as JSON."`
	Batch    bool   `help:"Read requests as JSON lines on standard input and answer a line each."`
}

// Help shows examples under the flags.
func (combatCommand) Help() string {
	return `Every listed unit is engaged. TYPE is AAF, NAS, EliteNAS, Jet, AT, SB or INT; flags are winter, partial, oil, inverted.

Examples:
  awawctl combat --attacker '6 Germany AAF, 2 Italy AAF winter' --defender '5 Britain AAF' --dice 4,3,6,2
  awawctl combat --attacker '4 Japan EliteNAS' --defender '3 United States NAS' --dice 5,5,2,6 --cap --json
  echo '{"attacker":"3 Britain SB","defender":"2 Germany INT","dice":[4,4,3,5],"radar":1}' | awawctl combat --batch`
}

// combatRequest is one line of --batch.
type combatRequest struct {
	Attacker string   `json:"attacker"`
	Defender string   `json:"defender"`
	Dice     diceList `json:"dice"`
	CAP      bool     `json:"cap"`
	Radar    *int     `json:"radar"`
	Spare    bool     `json:"spare"`
}

// diceList is four faces, as a JSON list or as the text of --dice.
type diceList [4]int

// UnmarshalJSON reads [4,3,6,2] or "4,3,6,2".
func (d *diceList) UnmarshalJSON(b []byte) error {
	text := strings.Trim(string(b), `[]" `)
	got, err := parseDice(text)
	*d = got
	return err
}

func parseDice(s string) (diceList, error) {
	var d diceList
	parts := strings.Split(s, ",")
	if len(parts) != len(d) {
		return d, fmt.Errorf("dice %q: expected four faces, the attacker's pair and the defender's, like 4,3,6,2", s)
	}
	for i, p := range parts {
		n, err := strconv.Atoi(strings.TrimSpace(p))
		if err != nil || n < 1 || n > 6 {
			return d, fmt.Errorf("dice %q: expected faces from 1 to 6, like 4,3,6,2", s)
		}
		d[i] = n
	}
	return d, nil
}

// Run resolves one request, or one a line.
func (c *combatCommand) Run(a *app) error {
	rules, err := a.combatRules()
	if err != nil {
		return err
	}
	if c.Batch {
		return combatBatch(a, rules, a.words)
	}
	for _, need := range [][2]string{{"--attacker", c.Attacker}, {"--defender", c.Defender}, {"--dice", c.Dice}} {
		if need[1] == "" {
			return fmt.Errorf("missing %s; awawctl combat --help shows examples", need[0])
		}
	}
	dice, err := parseDice(c.Dice)
	if err != nil {
		return err
	}
	answer, err := resolve(rules, a.words, combatRequest{c.Attacker, c.Defender, dice, c.CAP, c.Radar, c.Spare})
	if err != nil {
		return err
	}
	if c.JSON {
		return json.NewEncoder(a.out).Encode(answer)
	}
	return answer.print(a.out)
}

func combatBatch(a *app, rules *aircombat.Rules, catalog engine.Catalog) error {
	lines := bufio.NewScanner(a.in)
	lines.Buffer(nil, 1<<20)
	out := bufio.NewWriter(a.out)
	enc := json.NewEncoder(out)
	var first error
	for n := 1; lines.Scan(); n++ {
		if len(bytes.TrimSpace(lines.Bytes())) == 0 {
			continue
		}
		answer, err := combatLine(rules, catalog, lines.Bytes())
		if err != nil {
			first = cmpErr(first, fmt.Errorf("standard input:%d: %w", n, err))
			err = enc.Encode(map[string]string{"error": err.Error()})
		} else {
			err = enc.Encode(answer)
		}
		if err != nil {
			return err
		}
	}
	return errors.Join(first, lines.Err(), out.Flush())
}

func cmpErr(first, next error) error {
	if first != nil {
		return first
	}
	return next
}

func combatLine(rules *aircombat.Rules, catalog engine.Catalog, line []byte) (*combatAnswer, error) {
	var q combatRequest
	dec := json.NewDecoder(bytes.NewReader(line))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&q); err != nil {
		return nil, fmt.Errorf("expected a JSON object with attacker, defender, dice, cap, radar: %w", err)
	}
	if _, err := dec.Token(); !errors.Is(err, io.EOF) {
		return nil, fmt.Errorf("expected one JSON object a line")
	}
	return resolve(rules, catalog, q)
}

type combatAnswer struct {
	Squadrons bool       `json:"squadrons"`
	Net       int        `json:"net"`
	Attacker  sideAnswer `json:"attacker"`
	Defender  sideAnswer `json:"defender"`
}

type sideAnswer struct {
	Strength int          `json:"strength"`
	Roll     int          `json:"roll"`
	Modified int          `json:"modified"`
	Result   resultAnswer `json:"result"`
	Ledger   []lineAnswer `json:"ledger"`
	Losses   []lossAnswer `json:"losses"`
	Choice   bool         `json:"choice"`
	rolls    bool
}

type resultAnswer struct {
	Eliminated int `json:"eliminated"`
	Aborted    int `json:"aborted"`
}

type lineAnswer struct {
	Cite engine.Cite `json:"cite"`
	Why  string      `json:"why"`
	N    int         `json:"n"`
}

type lossAnswer struct {
	Nation     string `json:"nation"`
	Type       string `json:"type"`
	Of         int    `json:"of"`
	Eliminated int    `json:"eliminated"`
	Aborted    int    `json:"aborted"`
}

func resolve(rules *aircombat.Rules, catalog engine.Catalog, q combatRequest) (*combatAnswer, error) {
	if q.Dice == (diceList{}) {
		return nil, fmt.Errorf("missing dice; expected four faces, like [4,3,6,2]")
	}
	att, err := rules.ParseForce(q.Attacker)
	if err != nil {
		return nil, fmt.Errorf("attacker: %w", err)
	}
	def, err := rules.ParseForce(q.Defender)
	if err != nil {
		return nil, fmt.Errorf("defender: %w", err)
	}
	cond := aircombat.Conditions{CAP: q.CAP, Bombing: q.Radar != nil}
	if q.Radar != nil {
		cond.Radar = *q.Radar
		switch {
		case q.CAP:
			return nil, fmt.Errorf("cap and radar exclude each other: ships are attacked, or targets bombed; leave one out")
		case cond.Radar < 0 || cond.Radar > 20:
			return nil, fmt.Errorf("radar %d: expected 0 to 20 results", cond.Radar)
		}
	}
	r, err := rules.ResolveRound(att, def, cond, q.Dice, aircombat.Choices{UninvertedOnly: q.Spare})
	if err != nil {
		return nil, err
	}
	return &combatAnswer{r.Squadrons, r.Net, tellSide(rules, catalog, r.Attacker), tellSide(rules, catalog, r.Defender)}, nil
}

func tellSide(rules *aircombat.Rules, catalog engine.Catalog, s aircombat.SideRound) sideAnswer {
	out := sideAnswer{
		Strength: s.Strength, Roll: s.Roll, Modified: s.Modified, Choice: s.Choice, rolls: s.Rolls,
		Result: resultAnswer{s.Result.Eliminated, s.Result.Aborted}, Ledger: []lineAnswer{}, Losses: []lossAnswer{},
	}
	for _, l := range s.Ledger.Lines {
		out.Ledger = append(out.Ledger, lineAnswer{l.Cite, catalog.Word(l.Why, nil), l.N})
	}
	at := map[aircombat.TypeName]int{}
	for i, g := range s.Force {
		k, ok := at[g.Name()]
		if !ok {
			k = len(out.Losses)
			at[g.Name()] = k
			out.Losses = append(out.Losses, lossAnswer{Nation: rules.Units().Info(g.Nation).Name, Type: g.TypeWord()})
		}
		x := &out.Losses[k]
		x.Of += g.N
		x.Eliminated += s.Losses[i].Eliminated
		x.Aborted += s.Losses[i].Aborted
	}
	return out
}

// print writes the round for a reader.
func (c *combatAnswer) print(w io.Writer) error {
	var b strings.Builder
	unit := "air factors"
	if c.Squadrons {
		unit = "squadrons"
	}
	fmt.Fprintf(&b, "Counted in %s; net modifier of the attacker %+d.\n", unit, c.Net)
	c.Attacker.print(&b, "Attacker")
	c.Defender.print(&b, "Defender")
	_, err := io.WriteString(w, b.String())
	return err
}

func (s sideAnswer) print(b *strings.Builder, name string) {
	if s.rolls {
		fmt.Fprintf(b, "%s: strength %d, rolls %d, modified %d: %d/%d\n", name, s.Strength, s.Roll, s.Modified, s.Result.Eliminated, s.Result.Aborted)
	} else {
		fmt.Fprintf(b, "%s: strength 0, does not roll\n", name)
	}
	for _, l := range s.Ledger {
		fmt.Fprintf(b, "  %+3d  %s (%s)\n", l.N, l.Why, l.Cite)
	}
	for _, l := range s.Losses {
		fmt.Fprintf(b, "  %d %s %s: %d eliminated, %d aborted\n", l.Of, l.Nation, l.Type, l.Eliminated, l.Aborted)
	}
	if s.Choice {
		b.WriteString("  The owner may choose among equals; the first listed took it.\n")
	}
}
