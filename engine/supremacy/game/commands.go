package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/areagame"
)

// This file holds the verbs, the phases, the questions of a battle, and how a command is taken.

// ID names the system.
const ID engine.SystemID = "supremacy"

// The verbs. They are never renumbered.
const (
	VerbBuy      engine.Verb = iota + 1 // A, N: a kind
	VerbFrom                            // units in A are to move
	VerbSail                            // N: a kind, 0 for all, from A to B
	VerbMarch                           // N: a kind, 0 for all, from A to B
	VerbLift                            // N: a kind that a transport in C carries from A to B
	VerbSortie                          // N: a kind that flies from A to attack in B
	VerbPass                            // the fleet in A goes on to B after a round
	VerbRedeploy                        // N: a kind that moves its base from A to B
	VerbPlace                           // N: a kind that A built, in B
	VerbEnd                             // no more from the space units move from
	VerbDone                            // no more in this step
	VerbPress                           // the battle in A goes on
	VerbCallOff                         // the battle in A is called off; ships leave for B
	VerbWithdraw                        // the attacker's aircraft leave the landing in A
	VerbDispatch                        // N: a kind of the power C is sent from A to B
	VerbGround                          // N: a kind of the power C stays down in A
	VerbLeave                           // N: a kind of the power C leaves A for B
	VerbRecall                          // N: a kind of the power C that was sent from B leaves the battle in A
	VerbRetreat                         // ships or armies that defend A leave for B
	VerbAim                             // N: a kind shoots at aircraft next
	VerbSpare                           // N: one more of a kind shoots at land and sea at once
	VerbRoll                            // dice
	VerbLose                            // N: a kind and state, of the power C, from B, lost in A
	VerbPlain                           // the rest falls in the plain order
)

// Phase is a step of a player turn.
type Phase uint8

// The steps, in order.
const (
	Production Phase = iota
	CombatMove
	Battles
	Noncombat
	Placement
	Income
)

var phaseWords = [...]string{"production", "combat", "battles", "noncombat", "placement", "income"}

// String is the step's word in saves and message keys.
func (f Phase) String() string { return phaseWords[f] }

// stage is what is asked in the battles.
type stage uint8

const (
	stNone    stage = iota // nothing yet: a round begins
	stPress                // the attacker goes on, or does not
	stDeclare              // the defenders send, ground, leave, retreat
	stFight                // the battles of the round are fought in turn
	stAim0                 // the attacker aims
	stAim1                 // the defender aims
	stLose1                // the defender gives up
	stLose0                // the attacker gives up
	stages
)

// defends tells whether a question goes to the defender.
func (s stage) defends() bool { return s == stDeclare || s == stAim1 || s == stLose1 }

// kindN is how a command numbers a kind; 0 is all of them.
func kindN(k Kind) int16 { return int16(k) + 1 }

// kindOf is the kind that a number means; the first if it means none.
func kindOf(n int16) Kind { return Kind(max(n-1, 0)) }

// kindRef is how it names one that is bought.
func kindRef(k Kind) engine.Ref { return engine.NewRef(engine.KindSystem, int(k)+1) }

// kindOfRef is the kind such a reference names.
func kindOfRef(r engine.Ref) (Kind, bool) {
	k := r.Index() - 1
	return Kind(max(k, 0)), k >= 0 && k < int(kindCount)
}

func ref(at int) engine.Ref { return engine.SpaceRef(at) }

func nation(i int) engine.Ref { return engine.NationRef(i) }

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
	switch p.phase {
	case Production:
		l.production()
	case Battles:
		l.questions()
	case Placement:
		l.placements()
	default:
		l.moves()
	}
	return l.Out
}

// mostOffered is how many commands are listed at most without asking for more room; there are seldom more.
const mostOffered = 16

// lister gathers commands.
type lister struct {
	areagame.Lister
	p *Position
}

// turn is what a command changes: a position of its own, and what happened.
type turn struct {
	*Position
	areagame.Teller
	ownCraft, ownLanes bool
	room               [mostOffered]engine.Command // to list in
}

// crafts gives the aircraft away to be written on.
func (t *turn) crafts() []craft {
	if !t.ownCraft {
		t.craft, t.ownCraft = slices.Clone(t.craft), true
	}
	return t.craft
}

// battle gives a battle to be written on.
func (t *turn) battle(i int) *lane {
	if !t.ownLanes {
		t.lanes, t.sky, t.ownLanes = slices.Clone(t.lanes), slices.Clone(t.sky), true
	}
	return &t.lanes[i]
}

// Apply gives the position after a command.
func (p *Position) Apply(c engine.Command, d engine.Dice) (engine.Position, []engine.Event, error) {
	if p.Over() || c.Side != p.asked() {
		return nil, nil, p.refuse(c)
	}
	t := &turn{Position: p, Teller: areagame.Teller{Dice: d}}
	list := p.Offered()
	if list == nil {
		list = t.open()
	}
	if !slices.Contains(list, c) {
		return nil, nil, p.refuse(c)
	}
	q := *p
	q.Own()
	q.Thrown = nil
	t.Position = &q
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
	if t.phase == Battles {
		t.answer(c)
		return
	}
	k := kindOf(c.N)
	t.stirred = t.stirred || c.Verb >= VerbSail && c.Verb <= VerbRedeploy
	switch c.Verb {
	case VerbBuy:
		t.Bought[k]++
		t.Money[t.Now] -= int16(t.w.Cost[k])
	case VerbFrom:
		t.Focus, t.stirred = c.A.Index(), false
	case VerbSail:
		t.sail(c.A.Index(), c.B.Index(), c.N)
	case VerbMarch:
		t.march(c.A.Index(), c.B.Index(), c.N)
	case VerbLift:
		t.lift(c.A.Index(), c.B.Index(), c.C.Index(), k)
	case VerbSortie:
		t.sortie(c.A.Index(), c.B.Index(), k)
	case VerbPass:
		t.bound[c.A.Index()] = int8(c.B.Index())
		t.Say(engine.EventMove, "as.dispatch.21", engine.Say("supremacy.game.passes", nation(t.Now), c.A, c.B), c.A, c.B)
	case VerbRedeploy:
		t.redeploy(c.A.Index(), c.B.Index(), k)
	case VerbPlace:
		t.Bought[k]--
		t.Units[c.B.Index()][t.Now][k]++
		t.Say(engine.EventChoice, engine.House, engine.Say("supremacy.game.placed", kindText(k), c.B), c.B)
		t.Raise(t.Side(t.Now), c.B)
	case VerbEnd:
		if !t.stirred { // who has moved some may come back for the others
			t.Idle.Add(t.Focus)
		}
		t.Focus = nobody
	case VerbDone:
		t.next()
	}
}

// run goes on until somebody is asked, and lists what may be answered.
func (t *turn) run() ([]engine.Command, error) {
	for !t.Over() {
		switch t.phase {
		case Battles:
			asks, err := t.lead()
			if err != nil {
				return nil, err
			}
			if asks {
				return t.open(), nil
			}
		case Income:
			t.income()
		default:
			list := t.open()
			switch {
			case len(list) > 1:
				return list, nil
			case t.Focus != nobody:
				if !t.stirred { // it was taken up for nothing
					t.Say(engine.EventNews, engine.House, engine.Say("supremacy.game.stuck", ref(t.Focus)), ref(t.Focus))
				}
				t.Idle.Add(t.Focus)
				t.Focus = nobody
			default:
				t.next()
			}
		}
	}
	return nil, nil
}
