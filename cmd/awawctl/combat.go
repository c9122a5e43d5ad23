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
	Attacker string `placeholder:"FORCE"`
	Defender string `placeholder:"FORCE"`
	Dice     string `placeholder:"A,B,C,D"`
	CAP      bool   `name:"cap"`
	Radar    *int   `placeholder:"N"`
	Spare    bool
	JSON     bool `name:"json"`
	Batch    bool
}

// Help are examples; the words round them stand under ctl.help.
func (combatCommand) Help() string {
	return `  awawctl combat --attacker '6 Germany AAF, 2 Italy AAF winter' --defender '5 Britain AAF' --dice 4,3,6,2
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
	return answer.print(a)
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
func (c *combatAnswer) print(a *app) error {
	var b strings.Builder
	unit := "ctl.combat.counted.factors"
	if c.Squadrons {
		unit = "ctl.combat.counted.squadrons"
	}
	fmt.Fprintln(&b, a.word(unit, fmt.Sprintf("%+d", c.Net)))
	c.Attacker.print(a, &b, a.word("ctl.combat.attacker"), a.word("ctl.combat.defender.on"))
	c.Defender.print(a, &b, a.word("ctl.combat.defender"), a.word("ctl.combat.attacker.on"))
	_, err := io.WriteString(a.out, b.String())
	return err
}

// print tells what a side inflicts on the other, by which modifiers, and what it suffers itself.
func (s sideAnswer) print(a *app, b *strings.Builder, name, other string) {
	if s.rolls {
		fmt.Fprintln(b, a.word("ctl.combat.rolls", name, s.Strength, s.Roll, strconv.Itoa(s.Modified), s.Result.Eliminated, s.Result.Aborted, other))
	} else {
		fmt.Fprintln(b, a.word("ctl.combat.silent", name))
	}
	for _, l := range s.Ledger {
		fmt.Fprintf(b, "  %+3d  %s (%s)\n", l.N, l.Why, l.Cite)
	}
	fmt.Fprintln(b, a.word("ctl.combat.suffers", name))
	for _, l := range s.Losses {
		fmt.Fprintf(b, "  %s\n", a.word("ctl.combat.loses", l.Of, a.words.Name(l.Nation), a.words.Name(l.Type), l.Eliminated, l.Aborted))
	}
	if s.Choice {
		fmt.Fprintf(b, "  %s\n", a.word("ctl.combat.choice"))
	}
}
