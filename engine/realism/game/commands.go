package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/areagame"
)

// This file holds the verbs, the phases, and how a command is taken.

// ID names the system.
const ID engine.SystemID = "realism"

// The verbs. They are never renumbered.
const (
	VerbBuy       engine.Verb = iota + 1 // A: a kind
	VerbRaid                             // begins a flight of bombers from A
	VerbStrike                           // begins a flight on units from A
	VerbAdd                              // A: units that one joins the flight of
	VerbStep                             // the flight goes to B
	VerbLeave                            // its fighters wait where it is
	VerbLaunch                           // where it is, is its target
	VerbStandDown                        // nobody flies from there in this step
	VerbIntercept                        // N: fighters that rise
	VerbBombers                          // N: bombers that rise against ships
	VerbJoin                             // N: fighters that help ships
	VerbPick                             // A: a kind of the enemy's that is lost
	VerbLose                             // A: a kind of one's own that is lost
	VerbPress                            // on
	VerbTurnBack                         // a flight that was met goes home
	VerbRetreat                          // to B
	VerbStand                            // ships stay
	VerbWithdraw                         // ships leave for B
	VerbBack                             // a flight on its way home goes to B
	VerbLand                             // and lands
	VerbFrom                             // units in A are to move
	VerbSail                             // one of the units A, or all that can from A, to B
	VerbMarch                            // one of the units A, or all that can from A, to B
	VerbLift                             // a transport in C carries of the units A to B
	VerbSupport                          // one of the units A flies to the battle in B
	VerbRedeploy                         // one of the units A moves its base to B
	VerbPlace                            // A: a kind that C built, in B
	VerbEmbark                           // a fighter in A goes aboard the new carrier in B
	VerbEnd                              // no more from the space units move from
	VerbDone                             // no more in this step
)

// Phase is a step of a player turn.
type Phase uint8

// The steps, in order.
const (
	Purchase Phase = iota
	AirMove
	AirCombat
	Return
	SeaMove
	SeaCombat
	LandMove
	LandCombat
	Noncombat
	Placement
	Income
)

var phaseWords = [...]string{"purchase", "air", "aircombat", "return", "sea", "seacombat", "land", "landcombat", "noncombat", "placement", "income"}

// String is the step's word in saves and message keys.
func (f Phase) String() string { return phaseWords[f] }

// kindRef is how a command names a kind of what stands nowhere yet, or is in a fight.
func kindRef(k Kind) engine.Ref { return engine.NewRef(engine.KindSystem, int(k)+1) }

// inFight is how a command names units of a kind of one side of a fight.
func inFight(side int, k Kind) engine.Ref {
	return engine.NewRef(engine.KindSystem, forceRefs*(side+1)+int(k)+1)
}

// forceRefs parts references to kinds, to the force that attacks, and to the one that defends.
const forceRefs = 16

// kindOfRef is the kind such references name.
func kindOfRef(r engine.Ref) (Kind, bool) {
	i := r.Index() % forceRefs
	if i < 1 || i > int(kindCount) || r.Index() >= 3*forceRefs {
		return 0, false
	}
	return Kind(i - 1), true
}

// kindIn is the kind a command is about; not ok where it is about all, or about none.
func (p *Position) kindIn(c engine.Command) (Kind, bool) {
	switch c.A.Kind() {
	case engine.KindSystem:
		return kindOfRef(c.A)
	case engine.KindCounter:
		_, _, k, ok := p.CounterAt(counters, c.A)
		return k, ok
	}
	return 0, false
}

// fromIn is the space a command begins in: that of its counter, the complex of what is placed, or the space it names.
func (p *Position) fromIn(c engine.Command) engine.Ref {
	switch c.A.Kind() {
	case engine.KindSystem:
		return c.C
	case engine.KindCounter:
		if at, _, _, ok := p.CounterAt(counters, c.A); ok {
			return ref(at)
		}
	}
	return c.A
}

// mine refers to units of the power in turn.
func (p *Position) mine(at int, k Kind) engine.Ref { return counterOf(at, p.Now, k) }

func ref(at int) engine.Ref { return engine.SpaceRef(at) }

// Legal lists every command of a side in this step, sorted.
func (p *Position) Legal(side engine.Side, buf []engine.Command) []engine.Command {
	if p.Over() || side != p.asked() {
		return buf
	}
	n := len(buf)
	if buf = append(buf, p.Offered()...); len(buf) == n {
		buf = p.list(buf)
	}
	slices.SortFunc(buf[n:], engine.Command.Compare)
	return buf
}

// list lists the commands of the side that is asked, in no order.
func (p *Position) list(buf []engine.Command) []engine.Command {
	l := lister{p: p, Lister: areagame.Lister{Side: p.asked(), Out: buf}}
	switch {
	case p.fight.stage != stNone:
		l.questions()
	case p.phase == Purchase:
		l.purchase()
	case p.phase == AirMove && p.draft.mission != noMission:
		l.drafted()
	case p.phase == AirMove && p.Focus == nobody:
		l.departures()
	case p.phase == Return:
		l.homeward()
	case p.phase == Placement:
		l.placements()
	default:
		l.moves()
	}
	return l.Out
}

// lister gathers commands.
type lister struct {
	areagame.Lister
	p *Position
}

// turn is what a command changes: a position of its own, and what happened.
type turn struct {
	*Position
	areagame.Teller
	owns bool                        // what is on the board is its own, to be written on
	room [mostOffered]engine.Command // to list in
}

// listed is what may be answered; what was listed before is written over.
func (t *turn) listed() []engine.Command { return t.list(t.room[:0]) }

// write makes what is on the board the turn's own; until then it is that of the position before.
func (t *turn) write() {
	if !t.owns {
		t.own()
		t.owns = true
	}
}

// planning tells whether a verb changes nothing on the board by itself.
func planning(v engine.Verb) bool {
	return v <= VerbStandDown && v != VerbLaunch || v == VerbFrom || v == VerbEnd
}

// mostOffered is how many commands are listed at most without asking for more room; there are seldom more.
const mostOffered = 24

// Apply gives the position after a command.
func (p *Position) Apply(c engine.Command, d engine.Dice) (engine.Position, []engine.Event, error) {
	if p.Over() || c.Side != p.asked() {
		return nil, nil, p.refuse(c, nil)
	}
	t := &turn{Position: p, Teller: areagame.Teller{Dice: d}}
	list := p.Offered()
	if list == nil {
		list = t.listed()
	}
	if !slices.Contains(list, c) {
		return nil, nil, p.refuse(c, list)
	}
	q := *p
	q.last, q.Thrown = nil, nil
	t.Position = &q
	if !planning(c.Verb) {
		t.write()
	}
	t.do(c)
	list, err := t.run()
	if err != nil {
		return nil, nil, err
	}
	q.Offer(list)
	q.Thrown = t.Rounds
	return &q, t.Told(), nil
}

// do carries out a command that is legal.
func (t *turn) do(c engine.Command) {
	if t.fight.stage != stNone {
		t.answer(c)
		return
	}
	k, one := t.kindIn(c)
	t.stirred = t.stirred || c.Verb >= VerbSail && c.Verb <= VerbRedeploy
	from := t.fromIn(c).Index()
	switch c.Verb {
	case VerbBuy:
		t.Bought[k]++
		t.Money[t.Now] -= int16(t.w.Cost[k])
	case VerbRaid, VerbStrike, VerbAdd, VerbStep, VerbLeave, VerbLaunch, VerbStandDown:
		t.plan(c)
	case VerbBack, VerbLand:
		t.fly(c)
	case VerbFrom:
		t.Focus, t.stirred = c.A.Index(), false
	case VerbSail:
		t.sail(from, c.B.Index(), k, one)
	case VerbMarch:
		t.march(from, c.B.Index(), k, one)
	case VerbLift:
		t.lift(from, c.B.Index(), c.C.Index(), k)
	case VerbSupport:
		t.support(from, c.B.Index(), k)
	case VerbRedeploy:
		t.redeploy(from, c.B.Index(), k)
	case VerbPlace:
		t.place(from, c.B.Index(), k)
	case VerbEmbark:
		t.embark(c.A.Index(), c.B.Index())
	case VerbEnd:
		if !t.stirred && t.phase != AirMove { // who has moved some may come back for the others
			t.Idle.Add(t.Focus)
		}
		t.Focus = nobody
	case VerbDone:
		t.next()
	}
}
