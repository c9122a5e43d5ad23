// One round (19.2, 19.4): both sides roll at once, both results are read, then both are dealt. And how many rounds
// a fight may last (19.11, 19.12).
package aircombat

import (
	"cmp"
	"fmt"

	"awaw/engine"
)

// Choices are the decisions of a round. The zero value decides by default.
type Choices struct {
	UninvertedOnly bool // the attacker spares inverted defenders (19.64)
	// Pick names one of d.Owed() for the side that owns the force; nil takes the first listed.
	Pick func(attacker bool, d Deal) int
}

// SideRound is one side of a resolved round.
type SideRound struct {
	Force    Force // as it fought, converted to squadrons if the round was
	Strength int
	Rolls    bool // a side of strength 0 does not
	Roll     int  // sum of the dice thrown
	Modified int  // roll and net, before it is held to the table
	Ledger   engine.Ledger
	Result   Result // printed result of this side's roll
	Losses   []Loss // what this side suffers, by group
	Choice   bool   // types were exactly equal, and the owner had to choose (19.62)
}

// Survivors is the force after its losses; aborted units are still in it.
func (s SideRound) Survivors() Force { return After(s.Force, s.Losses) }

// Round is a resolved round.
type Round struct {
	Squadrons          bool
	Net                int // the attacker's net modifier; the defender's is its opposite (19.31)
	Attacker, Defender SideRound
}

// After takes eliminated units out of a force. Groups stay, even empty, so that indices hold.
func After(f Force, losses []Loss) Force {
	out := make(Force, len(f))
	copy(out, f)
	for i, l := range losses {
		out[i].N -= l.Eliminated
	}
	return out
}

// ResolveRound resolves one round between the forces as they stand (19.21, 19.41). Dice are the attacker's pair,
// then the defender's; the pair of a side that does not roll is not looked at. Errors say what is wrong with the input.
func (r *Rules) ResolveRound(att, def Force, c Conditions, dice [4]int, ch Choices) (Round, error) {
	if err := att.Check(); err != nil {
		return Round{}, fmt.Errorf("attacker: %w", err)
	}
	if err := def.Check(); err != nil {
		return Round{}, fmt.Errorf("defender: %w", err)
	}
	if err := cmp.Or(r.known(att), r.known(def)); err != nil {
		return Round{}, err
	}
	out := Round{Squadrons: r.InSquadrons(att, def, c)}
	if out.Squadrons {
		att, def = r.Convert(att), r.Convert(def)
	}
	out.Net = r.Net(att, def, c)
	a, d := &out.Attacker, &out.Defender
	a.Ledger, d.Ledger = r.Modifiers(att, def, c)
	a.Force, d.Force = att, def
	if err := r.roll(a, out.Squadrons, dice[0], dice[1], out.Net); err != nil {
		return Round{}, err
	}
	d.Strength = r.Strength(def, out.Squadrons)
	if !c.Silent {
		if err := r.roll(d, out.Squadrons, dice[2], dice[3], -out.Net); err != nil {
			return Round{}, err
		}
	}
	toAtt := r.NewDeal(att, d.Result, Options{Bombing: c.Bombing})
	toDef := r.NewDeal(def, a.Result, Options{UninvertedOnly: ch.UninvertedOnly, NoAborts: c.DefenderStays(), Bombing: c.Bombing})
	a.settle(toAtt, true, ch)
	d.settle(toDef, false, ch)
	return out, nil
}

func (r *Rules) roll(s *SideRound, sq bool, d1, d2, net int) error {
	s.Strength = r.Strength(s.Force, sq)
	s.Rolls = s.Strength > 0
	if !s.Rolls {
		return nil
	}
	if min(d1, d2) < 1 || max(d1, d2) > 6 {
		return fmt.Errorf("dice %d and %d: expected faces from 1 to 6", d1, d2)
	}
	s.Roll = d1 + d2
	s.Modified = s.Roll + net
	s.Result = r.Read(s.Strength, s.Modified)
	return nil
}

func (s *SideRound) settle(d Deal, attacker bool, ch Choices) {
	for !d.Done() {
		pick := d.First()
		if ch.Pick != nil {
			pick = ch.Pick(attacker, d)
			if next := d.Give(pick); next != d {
				d = next
				continue
			}
			pick = d.First()
		}
		d = d.Give(pick)
	}
	s.Losses, s.Choice = d.Losses(), d.Chosen()
}

// Rounds is how many rounds a kind of fight may last, 0 for no limit, and the paragraph (19.11, 19.12). Kinds are
// those of aircombat.toml: counterair, interception, transport, ships, strike, patrol, bombing.
func (r *Rules) Rounds(kind string) (rounds int, cite engine.Cite, known bool) {
	for _, f := range r.fights {
		if f.kind == kind {
			return f.rounds, f.cite, true
		}
	}
	return
}

// Another tells whether a fight of that kind may go on after so many rounds, or the paragraph that ends it: a side
// is gone (19.11) or the rounds are used up (19.12).
func (r *Rules) Another(kind string, fought int, att, def Force) (bool, engine.Cite) {
	if limit, cite, ok := r.Rounds(kind); ok && limit > 0 && fought >= limit {
		return false, cite
	}
	if att.Engaged() == 0 || def.Engaged() == 0 {
		return false, "19.11"
	}
	return true, "19.11"
}
