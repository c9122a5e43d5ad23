// The odds command: the exact distribution of a fight's ends, what to expect of it, and when to leave it.
package main

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"awaw/aircombat"
)

type oddsCommand struct {
	Attacker string `required:"" placeholder:"FORCE"`
	Defender string `required:"" placeholder:"FORCE"`
	Rounds   *int   `placeholder:"N"`
	CAP      bool   `name:"cap"`
	Radar    *int   `placeholder:"N"`
	Silent   bool
	Policy   string `default:"first" placeholder:"WORD[,WORD]"`
	Scope    string `default:"all" placeholder:"WORD"`
	StayAtt  int    `placeholder:"N"`
	StayDef  int    `placeholder:"N"`
	Reserve  string `placeholder:"FORCE"`
	Send     int    `placeholder:"N"`
	Relief   bool
	Best     bool
	BestAtt  bool
	BestDef  bool
	Weights  []string `sep:"," placeholder:"NAME=NUMBER"`
	Detail   string   `enum:"totals,aborts,groups" default:"totals" placeholder:"WORD"`
	Boundary bool
	JSON     bool
}

// Help are examples; the words round them stand under ctl.help.
func (oddsCommand) Help() string {
	return `  awawctl odds --attacker '8 Germany AAF' --defender '6 Britain AAF'
  awawctl odds --attacker '20 Germany AAF' --defender '20 Russia AAF' --rounds 2 --detail aborts --json
  awawctl odds --attacker '9 Germany AAF' --defender '6 Britain AAF' --stay-att 4 --stay-def 3
  awawctl odds --attacker '9 Germany AAF' --defender '9 France AAF' --best --weights kill=1,loss=1,turn=0.3,clear=2`
}

// question is what the flags ask.
func (c *oddsCommand) question(rules *aircombat.Rules) (aircombat.Question, error) {
	q := aircombat.Question{Conditions: aircombat.Conditions{CAP: c.CAP, Bombing: c.Radar != nil, Silent: c.Silent}, Boundary: c.Boundary || c.Best || c.BestAtt || c.BestDef}
	var err error
	if q.Attacker, err = rules.ParseForce(c.Attacker); err != nil {
		return q, fmt.Errorf("attacker: %w", err)
	}
	if q.Defender, err = rules.ParseForce(c.Defender); err != nil {
		return q, fmt.Errorf("defender: %w", err)
	}
	if c.Radar != nil {
		q.Conditions.Radar = *c.Radar
		if c.CAP || *c.Radar < 0 || *c.Radar > 20 {
			return q, fmt.Errorf("radar: expected 0 to 20 results, and no --cap beside it")
		}
	}
	if c.Rounds != nil {
		if q.Rounds = *c.Rounds; q.Rounds < 1 || q.Rounds > aircombat.OddsRounds {
			return q, fmt.Errorf("rounds %d: expected 1 to %d; leave --rounds out to fight to the finish", q.Rounds, aircombat.OddsRounds)
		}
	}
	return q, c.policies(rules, &q)
}

func (c *oddsCommand) policies(rules *aircombat.Rules, q *aircombat.Question) error {
	words := strings.Split(c.Policy, ",")
	if len(words) > 2 {
		return fmt.Errorf("policy %q: expected one word, or two for attacker and defender", c.Policy)
	}
	var err error
	for side := range q.Ties {
		if q.Ties[side], err = aircombat.ParseTie(strings.TrimSpace(words[min(side, len(words)-1)])); err != nil {
			return err
		}
	}
	if q.Scope, err = aircombat.ParseScope(c.Scope); err != nil {
		return err
	}
	q.Stay[aircombat.OfAttacker] = aircombat.Stay{AtLeast: c.StayAtt, Best: c.Best || c.BestAtt}
	q.Stay[aircombat.OfDefender] = aircombat.Stay{AtLeast: c.StayDef, Best: c.Best || c.BestDef}
	q.Detail = map[string]aircombat.Detail{"aborts": aircombat.Aborts, "groups": aircombat.ByGroup}[c.Detail]
	if c.Reserve == "" && (c.Send != 0 || c.Relief) {
		return fmt.Errorf("--send and --relief are about a reserve; expected --reserve beside them")
	}
	if c.Reserve != "" {
		q.Reserve = aircombat.Reserve{Below: c.Send, Relief: c.Relief}
		if q.Reserve.Force, err = rules.ParseForce(c.Reserve); err != nil {
			return fmt.Errorf("reserve: %w", err)
		}
		if c.Send == 0 && !q.Stay[aircombat.OfAttacker].Best {
			return fmt.Errorf("a reserve that nobody sends; expected --send N, or --best-att")
		}
	}
	return c.weights(q)
}

func (c *oddsCommand) weights(q *aircombat.Question) error {
	if len(c.Weights) == 0 {
		return nil
	}
	q.Weights = aircombat.Weights{Kill: 1, Loss: 1}
	at := map[string]*float64{"kill": &q.Weights.Kill, "loss": &q.Weights.Loss, "turn": &q.Weights.Turn, "turned": &q.Weights.Turned, "flee": &q.Weights.Flee, "clear": &q.Weights.Clear, "quiet": &q.Weights.Quiet}
	for _, item := range c.Weights {
		name, text, _ := strings.Cut(strings.TrimSpace(item), "=")
		n, err := strconv.ParseFloat(text, 64)
		if at[name] == nil || err != nil {
			return fmt.Errorf("weight %q: expected kill, loss, turn, turned, flee, clear or quiet, = and a number", item)
		}
		*at[name] = n
	}
	return nil
}

// Run prints the answer.
func (c *oddsCommand) Run(a *app) error {
	rules, err := a.combatRules()
	if err != nil {
		return err
	}
	q, err := c.question(rules)
	if err != nil {
		return err
	}
	out, err := rules.Odds(&q)
	if err != nil {
		return err
	}
	if c.JSON {
		return json.NewEncoder(a.out).Encode(oddsAnswerOf(a.plain(), rules, &q, out))
	}
	return printOdds(a, rules, &q, out)
}
