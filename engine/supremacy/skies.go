// Aircraft between battles: where one may be sent, when it arrives, when it is free again.
package supremacy

// Lane is a battle of a turn: where it is, and the rounds in which it is fought.
type Lane struct {
	At          int
	Attacked    uint64 // the powers attacked there
	First, Last int
	Pass        bool // the second space of a pass-through
}

// GoesOn is the last round of a battle that is not decided yet.
const GoesOn = 1 << 30

// Stands tells whether it is fought in a round.
func (l *Lane) Stands(round int) bool { return l.First <= round && round <= l.Last }

// came tells whether the attack came at all.
func (l *Lane) came() bool { return l.First <= l.Last }

// Away is what an aircraft does in a round.
type Away uint8

// The states of an aircraft.
const (
	Home Away = iota
	Dispatched
	Engaged
	Returning
	Out
)

var awayWords = [...]string{"home", "dispatched", "engaged", "returning", "out"}

// String is the state's word in answers and message keys.
func (a Away) String() string { return awayWords[a] }

// Craft is an aircraft through the rounds of an enemy turn.
type Craft struct {
	Power, From int
	State       Away
	Lane        int  // it is sent to or fights in
	Since       int  // the round it was sent, or arrived
	Late        bool // it returns because the battle was over before it came
}

// Skies are the battles of a turn, and what lies round them: they judge aircraft that are sent.
type Skies struct {
	Touch func(a, b int) bool
	Sea   func(at int) bool
	// Helps gives the powers that one may help, and the clause that keeps it from helping others.
	Helps func(power int) (friends uint64, cite string)
	Lanes []Lane
}

// Begin moves an aircraft on to a round (as.dispatch.8, as.dispatch.14 to as.dispatch.16, as.dispatch.21).
func (s *Skies) Begin(c *Craft, round int) {
	switch c.State {
	case Dispatched:
		switch at := &s.Lanes[c.Lane]; {
		case at.Stands(round):
			c.State, c.Since = Engaged, round
		case at.Pass && !at.came():
			c.State = Home
		default:
			c.State, c.Late = Returning, true
		}
	case Engaged:
		if !s.Lanes[c.Lane].Stands(round) {
			c.State, c.Late = Returning, false
		}
	case Returning:
		c.State = Home
	}
}

// attacked tells whether a space is attacked in a round.
func (s *Skies) attacked(at, round int) bool {
	for i := range s.Lanes {
		if s.Lanes[i].At == at && s.Lanes[i].Stands(round) {
			return true
		}
	}
	return false
}

// Grounded is the clause that keeps an aircraft from being sent anywhere in a round; empty if it may be sent.
func (s *Skies) Grounded(c *Craft, round int) string {
	switch {
	case c.State == Dispatched:
		return "as.dispatch.13"
	case c.State == Engaged || c.State == Returning && !c.Late:
		return "as.dispatch.14"
	case c.State == Returning:
		return "as.dispatch.15"
	case c.State == Out:
		return "as.dispatch.17"
	case s.attacked(c.From, round):
		return "as.dispatch.9"
	}
	return ""
}

// Send judges a dispatch by its clause, and sends the aircraft if it may go.
func (s *Skies) Send(c *Craft, round, to int) (legal bool, clause string) {
	if no := s.Grounded(c, round); no != "" {
		return false, no
	}
	if !s.Touch(c.From, to) {
		return false, "as.dispatch.1"
	}
	friends, cite := s.Helps(c.Power)
	there := false
	for i := range s.Lanes {
		b := &s.Lanes[i]
		if b.At != to || !b.Stands(round) && !(b.Pass && round == 1) {
			continue
		}
		there = true
		if b.Attacked&friends == 0 {
			continue
		}
		c.State, c.Lane, c.Since = Dispatched, i, round
		switch {
		case b.Stands(round):
			return true, "as.dispatch.8"
		case s.Sea(to):
			return true, "as.dispatch.21"
		}
		return true, "as.dispatch.22"
	}
	if there {
		return false, cite
	}
	return false, "as.dispatch.4"
}

// Retreat judges a retreat, and takes the aircraft out of the turn if it may leave.
func (s *Skies) Retreat(c *Craft, round int) (legal bool, clause string) {
	switch {
	case c.State != Engaged:
		return false, "as.dispatch.17"
	case c.Since == round:
		return false, "as.dispatch.11"
	}
	c.State = Out
	return true, "as.dispatch.17"
}
