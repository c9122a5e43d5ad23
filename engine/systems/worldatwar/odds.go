// Package worldatwar holds what the program offers of A World at War beside its rules: the odds desk and the puzzles.
package worldatwar

import (
	"fmt"

	"awaw/aircombat"
	"awaw/engine"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/tables"
	"awaw/units"
)

// This file works out the fights of the odds desk with the tables in force.

// OddsDesk works fights out. It implements program.Reckoner.
type OddsDesk struct {
	fights *aircombat.Rules
	words  engine.Catalog
}

// NewOddsDesk reads the rules of fights.
func NewOddsDesk(set tables.Set, words engine.Catalog) (program.Reckoner, error) {
	r, err := Fights(set)
	if err != nil {
		return nil, err
	}
	return &OddsDesk{r, words}, nil
}

// Fights reads chapters 17 and 19, once for values that never change.
func Fights(set tables.Set) (*aircombat.Rules, error) {
	return engine.Kept(set, "rules of fights", func() (*aircombat.Rules, error) {
		u, err := units.Load(set)
		if err != nil {
			return nil, err
		}
		return aircombat.Load(set, u)
	})
}

func (d *OddsDesk) word(key string) string { return d.words.Word(engine.Say(key), nil) }

// oddsFirst are the nations that head the list; the others follow as the table has them.
var oddsFirst = []string{"Germany", "Britain", "United States", "Russia", "Japan", "Italy", "France"}

// OddsNations lists nations with the best known first.
func (d *OddsDesk) OddsNations() []scene.Choice {
	r := d.fights
	var out []scene.Choice
	seen := map[string]bool{}
	add := func(name string) {
		if name != "" && !seen[name] {
			seen[name] = true
			out = append(out, scene.Choice{S: name, Text: d.words.Name(name)})
		}
	}
	for _, n := range oddsFirst {
		if _, ok := r.Units().Nation(n); ok {
			add(n)
		}
	}
	for _, n := range r.Units().Nations {
		add(n.Name)
	}
	return out
}

// OddsKinds lists the types of air unit; elite naval air is Japan's alone.
func (d *OddsDesk) OddsKinds(nation string) []scene.Choice {
	var out []scene.Choice
	for _, t := range units.Types() {
		if t == units.Kamikaze && nation != "Japan" {
			continue
		}
		out = append(out, scene.Choice{S: t.Code(), Text: d.word("awaw.arm." + t.Code())})
		if t == units.NAS && nation == "Japan" {
			out = append(out, scene.Choice{S: EliteCode, Text: d.word("window.odds.elite")})
		}
	}
	return out
}

// EliteCode stands, as a kind of unit on the odds desk, for elite Japanese naval air (17.352).
const EliteCode = "ELITE"

// force reads a side of the odds desk; like units are joined.
func force(r *aircombat.Rules, list []program.OddsForce) aircombat.Force {
	var out aircombat.Force
next:
	for _, f := range list {
		g := aircombat.Group{N: f.N}
		g.Nation, _ = r.Units().Nation(f.Nation)
		if f.Kind == EliteCode {
			g.Type, g.Elite = units.NAS, true
		} else {
			g.Type, _ = units.ParseType(f.Kind)
		}
		for i := range out {
			if same := out[i]; same.Nation == g.Nation && same.Type == g.Type && same.Elite == g.Elite {
				out[i].N += g.N
				continue next
			}
		}
		out = append(out, g)
	}
	return out
}

// The switches of the desk.
const (
	oddsBestAttacker = "best.attacker"
	oddsBestDefender = "best.defender"
	oddsCAP          = "cap"
	oddsBombing      = "bomb"
)

// OddsPlan lays the desk out: an attacker and a defender (chapter 19), who may leave, and what changes their modifiers.
func (d *OddsDesk) OddsPlan() program.OddsPlan {
	p := program.OddsPlan{Sides: []string{d.word("window.odds.attacker"), d.word("window.odds.defender")}}
	for _, x := range []program.OddsSwitch{{ID: oddsBestAttacker, Cite: "18.522B"}, {ID: oddsBestDefender, Cite: "18.523"},
		{ID: oddsCAP, Cite: "19.31C", Not: oddsBombing}, {ID: oddsBombing, Not: oddsCAP}} {
		x.Text = d.word("window.odds." + x.ID)
		p.Switches = append(p.Switches, x)
	}
	return p
}

// Odds works a fight out.
func (d *OddsDesk) Odds(a program.OddsAsk) (program.OddsAnswer, error) {
	r := d.fights
	if len(a.Sides) != 2 {
		return program.OddsAnswer{}, fmt.Errorf("a fight of %d sides: expected an attacker and a defender", len(a.Sides))
	}
	q := aircombat.Question{Attacker: force(r, a.Sides[0]), Defender: force(r, a.Sides[1]), Rounds: a.Rounds,
		Conditions: aircombat.Conditions{CAP: a.Has(oddsCAP), Bombing: a.Has(oddsBombing)}}
	for side, best := range []string{oddsBestAttacker, oddsBestDefender} {
		q.Stay[side] = aircombat.Stay{Best: a.Has(best)}
	}
	o, err := r.Odds(&q)
	if err != nil {
		return program.OddsAnswer{}, err
	}
	out := program.OddsAnswer{Squadrons: o.Squadrons, Sides: make([]program.OddsSide, 2), Rounds: o.Rounds, Pairs: o.Pairs}
	forces := [2]aircombat.Force{q.Attacker, q.Defender}
	la, ld := r.Modifiers(q.Attacker, q.Defender, q.Conditions)
	for side, l := range []engine.Ledger{la, ld} {
		x := &out.Sides[side]
		x.Net, x.Mean, x.Cost = l.Net(), o.Factors[side], o.BRP[side]
		for _, line := range l.Lines {
			x.Ledger = append(x.Ledger, program.OddsRow{Text: d.words.Word(line.Why, nil), Cite: line.Cite, N: line.N})
		}
		if o.Squadrons {
			forces[side] = r.Convert(forces[side])
		}
	}
	for e, share := range o.Ends {
		if share > 0 {
			out.Ends = append(out.Ends, program.OddsRow{Text: d.word("window.odds.end." + endKeys[e]), Share: share})
		}
	}
	for side, f := range forces {
		n := f.Engaged()
		rows := make([]program.OddsRow, n+1)
		for i := range rows {
			rows[i].N = i
		}
		for _, s := range o.States {
			left := s.Attacker
			if side == aircombat.OfDefender {
				left = s.Defender
			}
			if lost := n - left; lost >= 0 && lost <= n {
				rows[lost].Share += s.P
			}
		}
		out.Sides[side].Lost = rows
	}
	return out, nil
}

// endKeys name the ends of a fight in message keys, by aircombat.End.
var endKeys = [aircombat.EndCount]string{"defender", "attacker", "both", "left", "stopped", "rounds", "stalemate"}

// Check reads the values of units and fights, with all that is read beside them.
func Check(set tables.Set) error {
	_, err := Fights(set)
	return err
}
