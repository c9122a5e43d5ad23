package game

import (
	"awaw/engine"
	"awaw/engine/areagame"
	"awaw/engine/supremacy"
	"awaw/engine/volley"
)

// This file is what opponents and reckonings see of a position at a glance.

// Battle is a battle with all that is on its way to it.
type Battle struct {
	Matter
	p     *Position
	prize int // what the land is worth that is taken with it
}

// Matter is what the odds of a battle hang on.
type Matter struct {
	force  [2]volley.Force
	coming volley.Force
	flees  string // the defender's ships leave after this round: its pieces, packed; empty where they stay
	decks  [2]deck
}

// Prospect is what is likely to come of a battle.
type Prospect struct {
	Won  float64    // how likely the attacker drives the defender out
	None float64    // how likely nobody of either is left
	Lost [2]float64 // what each side loses on average, in what it cost
}

// Battle is one of the battles that are fought now; not ok for one that is not.
func (p *Position) Battle(i int) (*Battle, bool) {
	if p.phase != Battles || i < 0 || i >= len(p.lanes) || !p.live(i) || p.stage > stAim0 || p.stage == stAim0 && p.cur != i {
		return nil, false
	}
	return p.standing(i), true
}

// Throws tells whether it is asked who shoots at what, or who falls.
func (p *Position) Throws() bool {
	return p.phase == Battles && p.stage >= stAim0 && p.cur < len(p.lanes)
}

// Weigh reckons the battle at hand after a command that aims or says who falls, none for as it stands, and tells what land is taken with it; not ok
// when no such thing is asked, and for a battle beyond what is calculated.
func (p *Position) Weigh(c engine.Command) (x Prospect, prize int, ok bool) {
	if !p.Throws() {
		return x, 0, false
	}
	x, ok = p.prospect(p.cur, c)
	return x, p.standing(p.cur).prize, ok
}

// standing is a battle as its round finds it.
func (p *Position) standing(i int) *Battle {
	b := &Battle{p: p, Matter: Matter{coming: p.coming(i)}}
	at := int(p.lanes[i].at)
	for s := range b.force {
		list := p.pieces(i, s, new([32]piece))
		b.force[s], b.decks[s] = counted(list), p.deckOf(at, s, list)
		if s == defending && p.flees[at] > 0 {
			b.flees = packed(list)
		}
	}
	if p.Units[at][p.Now].Some(Kind.lands) {
		b.prize = p.worth(at)
	}
	return b
}

// coming is what has been sent to a battle and is on its way.
func (p *Position) coming(i int) (out volley.Force) {
	for j := range p.craft {
		if d := &p.craft[j]; !d.attack && d.State == supremacy.Dispatched && d.Lane == i {
			out[p.plain(d.kind)]++
		}
	}
	return out
}

// plain is where a kind is counted that fights.
func (p *Position) plain(k Kind) int { return p.w.arena.Slot(int(k), supremacy.Plain) }

// workWorth is what works are reckoned at, in what units cost.
const workWorth = 14

// worth is what land is reckoned at, in what units cost.
func (p *Position) worth(at int) int {
	n := 2 * p.w.Value[at]
	if p.w.Works.Has(at) {
		n += workWorth
	}
	return n
}

// Prospect reckons a battle to its end; not ok for one beyond what is calculated.
func (b *Battle) Prospect() (x Prospect, ok bool) {
	for s := range x.Lost {
		x.Lost[s] = b.p.drowned(&b.decks[s], b.force[s], b.p.guests(&b.decks[s], b.force[s]))
	}
	switch none := [2]bool{b.force[0].Total() == 0, b.force[1].Total() == 0}; {
	case none[0] && none[1]:
		x.None = 1
		return x, true
	case none[1]:
		x.Won = 1
		return x, true
	case none[0]:
		return x, true
	case b.flees != "" || b.decks != [2]deck{} || !empty(b.p.leaving(b.force[attacking])):
		return b.parting()
	}
	x.Lost = [2]float64{}
	f := supremacy.Fight{Start: b.force, InTurn: b.p.w.inTurn}
	came := 0.0
	gone := b.p.leaving(b.force[1])
	var first supremacy.Ends
	if b.coming.Total() > 0 || gone.Total() > 0 {
		f.Rounds = 1
		var err error
		if first, err = b.p.w.arena.Chances(f); err != nil {
			return x, false
		}
		came = 1 - first.Won - first.Held - first.None
		f.Rounds = 0
		if b.coming.Total() > 0 {
			f.Coming = []supremacy.Coming{{Round: 2, Units: b.coming}}
		}
	}
	e, err := b.p.w.arena.Chances(f)
	if err != nil {
		return x, false
	}
	x.Won, x.None = e.Won, e.None
	for s := range x.Lost {
		for i := range b.p.w.arena.Slots() {
			k, _ := b.p.w.arena.Of(i)
			n := float64(b.force[s][i]) - e.Left[s][i]
			if s == defending {
				n += came * float64(b.coming[i])
				if gone[i] > 0 {
					n = float64(gone[i]) - first.Left[1][i]
				}
			}
			x.Lost[s] += n * float64(b.p.w.Cost[k])
		}
	}
	return x, true
}

// leaving is what of a side leaves in this round.
func (p *Position) leaving(f volley.Force) (out volley.Force) {
	for k := Fighter; k <= Bomber; k++ {
		i := p.w.arena.Slot(int(k), supremacy.Leaving)
		out[i] = f[i]
	}
	return out
}

// Prize is what the land of a battle is worth to whoever has it in the end.
func (b *Battle) Prize() int { return b.prize }

// Attack is the battle that the power in turn would fight in a space with those who have gone there; not ok where nobody has, or nobody is.
func (p *Position) Attack(at int) (*Battle, bool) {
	b := &Battle{p: p}
	for k, n := range p.Units[at][p.Now] {
		b.force[0][p.plain(Kind(k))] += int32(n)
	}
	for i := range p.craft {
		if int(p.craft[i].to) == at {
			b.force[0][p.plain(p.craft[i].kind)]++
		}
	}
	for k, n := range p.Enemies(at) {
		b.force[1][p.plain(Kind(k))] += int32(n)
	}
	if p.Sea(at) {
		for s := range b.decks {
			b.decks[s] = p.deckOf(at, s, p.berthed(at, s))
		}
	}
	if p.hostile(at) && p.Units[at][p.Now].Some(Kind.lands) {
		b.prize = p.worth(at)
	}
	return b, b.force[0].Total() > 0 && (b.force[1].Total() > 0 || b.prize > 0)
}

// Space is one space as the power in turn sees it.
type Space struct {
	Near           []int
	Sea, Works     bool
	Hostile, Ours  bool // land of the other side, or of the side in turn
	Foes, Infantry int  // enemies there; infantry of the power in turn that may still go on
	Worth          int
}

// Spaces gives all of them.
func (p *Position) Spaces() (out []Space) {
	for at := range p.w.Area.Len() {
		e := p.Enemies(at)
		out = append(out, Space{Near: p.w.near[at], Sea: p.Sea(at), Works: p.w.Works.Has(at), Hostile: p.hostile(at), Ours: p.Ours(at, p.Now), Foes: e.Total(),
			Infantry: max(0, p.Left(at, Infantry)), Worth: p.worth(at)})
	}
	return out
}

// Turn is the palette's code of the power whose turn it is.
func (p *Position) Turn() string { return p.code(p.Now) }

// Step is what tells steps apart: the round, the power in turn and the phase.
func (p *Position) Step() (round, power int, phase Phase) { return p.Round, p.Now, p.phase }

// Funds is what the power in turn has to spend, and what a unit of a kind costs.
func (p *Position) Funds(k Kind) (money, cost int) { return int(p.Money[p.Now]), p.w.Cost[k] }

// Defends tells whether the side that is asked defends.
func (p *Position) Defends() bool { return p.asked() == areagame.Foe(p.Side(p.Now)) }
