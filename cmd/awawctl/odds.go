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
	Attacker string   `help:"Attacking force: comma-separated items N Nation TYPE [flags]." required:"" placeholder:"FORCE"`
	Defender string   `help:"Defending force." required:"" placeholder:"FORCE"`
	Rounds   *int     `help:"Rounds to fight; without it, until the fight ends by itself, aborted units fighting on." placeholder:"N"`
	CAP      bool     `name:"cap" help:"The defender flies combat air patrol over a naval force at sea."`
	Radar    *int     `help:"Strategic bombing of a defender with N radar results." placeholder:"N"`
	Silent   bool     `help:"The defender does not roll: an attack on air transports (18.623)."`
	Policy   string   `help:"Whom owners let suffer where they choose among equals (19.62): first (listed), keep (the best), spend (the best first); two words for attacker and defender." default:"first" placeholder:"WORD[,WORD]"`
	Scope    string   `help:"Where inverted defenders fight beside others (19.64), results fall on: all, ready (uninverted), enough (uninverted while they can take all)." default:"all" placeholder:"WORD"`
	StayAtt  int      `help:"The attacker goes on while he has N units engaged." placeholder:"N"`
	StayDef  int      `help:"The defender stays while he has N units engaged." placeholder:"N"`
	Reserve  string   `help:"What the attacker may still send." placeholder:"FORCE"`
	Send     int      `help:"The reserve comes before another round once fewer than N attackers are left." placeholder:"N"`
	Relief   bool     `help:"The reserve may come even when all attackers are gone (18.5634, 18.622)."`
	Best     bool     `help:"Both sides play best by the weights."`
	BestAtt  bool     `help:"The attacker plays best by the weights, the defender by his number."`
	BestDef  bool     `help:"The defender plays best by the weights, the attacker by his number."`
	Weights  []string `help:"Weights of the value, as kill=1,loss=1,turn=0,turned=0,flee=0,clear=0,quiet=0." sep:"," placeholder:"NAME=NUMBER"`
	Detail   string   `help:"How finely ends are told apart: totals, aborts or groups." enum:"totals,aborts,groups" default:"totals" placeholder:"WORD"`
	Boundary bool     `help:"Print who would end the fight at every number of units; always printed for best play."`
	JSON     bool     `help:"Print the answer as JSON."`
}

// Help shows examples under the flags.
func (oddsCommand) Help() string {
	return `The states give the totals left, in squadrons when squadrons fight. docs/odds.md says what is worked out and how.

Examples:
  awawctl odds --attacker '8 Germany AAF' --defender '6 Britain AAF'
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
		return json.NewEncoder(a.out).Encode(oddsAnswerOf(rules, &q, out))
	}
	return printOdds(a.out, rules, &q, out)
}
