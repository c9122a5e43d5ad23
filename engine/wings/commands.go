package wings

import (
	"slices"

	"awaw/engine"
	"awaw/engine/diplomacy"
)

// This file translates between orders, as the adjudicator reads them, and commands, as a game carries them. What may be written onto
// the order of a wing (a way, powers a patrol lets pass, provinces an escort covers) are commands of their own after it.

// The verbs.
const (
	VerbHold    engine.Verb = iota + 1 // A: a unit
	VerbMove                           // A to B; N: the coast, and how an army goes
	VerbSupport                        // A helps the unit in C to go to B, without B to hold
	VerbConvoy                         // A carries the army in C to B
	VerbPatrol                         // A over B
	VerbRaid                           // A on B
	VerbAttack                         // A on B
	VerbAirlift                        // A carries the army in C to B
	VerbEscort                         // A goes with the wing based in C
	VerbVia                            // A flies by way of B
	VerbIgnore                         // A lets wings of side B pass
	VerbCover                          // A covers its charge over B
	VerbRetreat                        // A to B; N: the coast
	VerbDisband                        // A does not retreat
	VerbBuild                          // in B; N: kind and coast
	VerbRemove                         // A
	VerbSeal
	VerbEnd // asks for the end of the game: side C wins it; its own: a draw, or with N whatever the others agree on
)

// verbs that are orders of a unit, by the adjudicator's verb.
var verbOf = [diplomacy.VerbCount]engine.Verb{
	diplomacy.Hold: VerbHold, diplomacy.Move: VerbMove, diplomacy.Support: VerbSupport, diplomacy.Convoy: VerbConvoy, diplomacy.Patrol: VerbPatrol,
	diplomacy.Raid: VerbRaid, diplomacy.Attack: VerbAttack, diplomacy.Airlift: VerbAirlift, diplomacy.Escort: VerbEscort,
	diplomacy.Retreat: VerbRetreat, diplomacy.Disband: VerbDisband, diplomacy.Build: VerbBuild, diplomacy.Remove: VerbRemove,
}

// doOf is the adjudicator's verb of an order's; NoVerb for what is no order of its own.
func doOf(verb engine.Verb) diplomacy.Verb {
	if i := slices.Index(verbOf[:], verb); i > 0 {
		return diplomacy.Verb(i)
	}
	return diplomacy.NoVerb
}

// coastStep is what one coast counts in the number of a command, beside the way or the kind.
const coastStep = 8

// spaceOf is the space of a place, NoRef for Nowhere.
func (w *world) spaceOf(p diplomacy.Place) engine.Ref {
	if p == diplomacy.Nowhere {
		return engine.NoRef
	}
	return engine.SpaceRef(int(w.board.Province(p)))
}

// coastOf numbers the coast a place is, from 1; 0 for a whole province.
func (w *world) coastOf(p diplomacy.Place) int {
	if w.board.Province(p) == p {
		return 0
	}
	return 1 + slices.Index(w.board.Coasts(p), p)
}

// command is the command that writes an order without what is written onto it.
func (p *Position) command(o diplomacy.Order) engine.Command {
	if o.Do == diplomacy.Build {
		return engine.Command{Side: p.w.sideOf(o.Power), Verb: VerbBuild, B: p.w.spaceOf(o.At), N: int16(int(o.Kind) + coastStep*p.w.coastOf(o.At))}
	}
	return p.commandOf(p.numberAt(o), o)
}

// commandOf is the command for an order of entry number i.
func (p *Position) commandOf(i int, o diplomacy.Order) engine.Command {
	c := engine.Command{Side: p.w.sideOf(o.Power), Verb: verbOf[o.Do], A: p.refOf(i), B: p.w.spaceOf(o.To), C: p.w.spaceOf(o.Of)}
	if o.Do == diplomacy.Move || o.Do == diplomacy.Retreat {
		c.N = int16(int(o.By) + coastStep*p.w.coastOf(o.To))
	}
	return c
}

// numberAt is the entry of orders, or the unit, that an order is for; -1 for none.
func (p *Position) numberAt(o diplomacy.Order) int {
	is := func(u diplomacy.Unit) bool {
		return p.w.board.Province(u.At) == p.w.board.Province(o.At) && (o.Kind == u.Kind || o.Kind == diplomacy.AnyKind && u.Kind != diplomacy.Wing) &&
			(o.Power == diplomacy.Nobody || o.Power == u.Power)
	}
	if p.phase == Retreats {
		return slices.IndexFunc(p.at.Out, func(x diplomacy.Ousted) bool { return is(x.Unit) })
	}
	return slices.IndexFunc(p.at.Units, is)
}

// refOf is the counter an entry of orders is for.
func (p *Position) refOf(i int) engine.Ref {
	if p.phase == Retreats {
		return engine.CounterRef(p.outs[i])
	}
	return engine.CounterRef(p.ids[i])
}

// entry is the entry of orders for a counter, -1 for none.
func (p *Position) entry(r engine.Ref) int {
	ids := p.ids
	if p.phase == Retreats {
		ids = p.outs
	}
	return slices.IndexFunc(ids, func(id int) bool { return engine.CounterRef(id) == r })
}

// rider is the command that writes onto an order what with has more than o.
func (p *Position) rider(o, with diplomacy.Order) engine.Command {
	c := engine.Command{Side: p.w.sideOf(o.Power), A: p.refOf(p.numberAt(o))}
	switch {
	case with.Via != o.Via:
		c.Verb, c.B = VerbVia, p.w.spaceOf(with.Via)
	case with.Ignore != o.Ignore:
		c.Verb = VerbIgnore
		for i, power := range p.w.powers {
			if with.Ignore.Has(power) && !o.Ignore.Has(power) {
				c.B = engine.NewRef(engine.KindSide, i+1)
			}
		}
	default:
		c.Verb, c.B = VerbCover, p.w.spaceOf(with.Cover.Minus(o.Cover).First())
	}
	return c
}
