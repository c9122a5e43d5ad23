// The odds command: the exact distribution of survivors.
package main

import (
	"encoding/json"
	"fmt"

	"awaw/aircombat"
)

type oddsCommand struct {
	Attacker string `help:"Attacking force: comma-separated items N Nation TYPE [flags]." required:"" placeholder:"FORCE"`
	Defender string `help:"Defending force." required:"" placeholder:"FORCE"`
	Rounds   *int   `help:"Rounds to fight; without it, until a side is gone, aborted units fighting on." placeholder:"N"`
	CAP      bool   `name:"cap" help:"The defender flies combat air patrol over a naval force at sea."`
	Radar    *int   `help:"Strategic bombing of a defender with N radar results." placeholder:"N"`
	JSON     bool   `name:"json" help:"Print the distribution as JSON."`
}

// Help shows examples under the flags.
func (oddsCommand) Help() string {
	return `The states give the totals left, in squadrons when squadrons fight. Where an owner may choose, the item listed first
takes the loss.

Examples:
  awawctl odds --attacker '8 Germany AAF' --defender '6 Britain AAF'
  awawctl odds --attacker '20 Germany AAF' --defender '20 Russia AAF' --rounds 2 --json`
}

type oddsState struct {
	Attacker int     `json:"attacker"`
	Defender int     `json:"defender"`
	P        float64 `json:"p"`
}

// The bounds of an odds request: fights beyond them take minutes and tell nobody anything.
const (
	oddsRounds = 1000
	oddsUnits  = 600
)

// Run prints the distribution.
func (c *oddsCommand) Run(a *app) error {
	rules, err := a.combatRules()
	if err != nil {
		return err
	}
	att, err := rules.ParseForce(c.Attacker)
	if err != nil {
		return fmt.Errorf("attacker: %w", err)
	}
	def, err := rules.ParseForce(c.Defender)
	if err != nil {
		return fmt.Errorf("defender: %w", err)
	}
	if att.Total() > oddsUnits || def.Total() > oddsUnits {
		return fmt.Errorf("forces of %d and %d; expected at most %d units a side", att.Total(), def.Total(), oddsUnits)
	}
	cond := aircombat.Conditions{CAP: c.CAP, Bombing: c.Radar != nil}
	if c.Radar != nil {
		cond.Radar = *c.Radar
		if c.CAP || cond.Radar < 0 || cond.Radar > 20 {
			return fmt.Errorf("radar: expected 0 to 20 results, and no --cap beside it")
		}
	}
	rounds := 0
	if c.Rounds != nil {
		rounds = *c.Rounds
		if rounds < 1 || rounds > oddsRounds {
			return fmt.Errorf("rounds %d: expected 1 to %d; leave --rounds out to fight to the finish", rounds, oddsRounds)
		}
	}
	states, err := rules.Odds(att, def, cond, rounds)
	if err != nil {
		return err
	}
	if c.JSON {
		out := make([]oddsState, len(states))
		for i, s := range states {
			out[i] = oddsState{s.Attacker, s.Defender, s.P}
		}
		return json.NewEncoder(a.out).Encode(map[string][]oddsState{"states": out})
	}
	won, lost, both := 0.0, 0.0, 0.0
	fmt.Fprintln(a.out, "attacker  defender  probability")
	for _, s := range states {
		fmt.Fprintf(a.out, "%8d  %8d  %.6f\n", s.Attacker, s.Defender, s.P)
		switch {
		case s.Defender == 0 && s.Attacker > 0:
			won += s.P
		case s.Attacker == 0 && s.Defender > 0:
			lost += s.P
		case s.Attacker == 0:
			both += s.P
		}
	}
	ea, ed := aircombat.Expected(states)
	_, err = fmt.Fprintf(a.out, "Defender gone %.4f, attacker gone %.4f, both gone %.4f; on average %.2f and %.2f left.\n", won, lost, both, ea, ed)
	return err
}
