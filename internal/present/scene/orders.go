package scene

// This file holds what a map shows of written orders.

// Spot is where something stands: in a space, off its middle by so many card widths.
type Spot struct {
	Space  int
	DX, DY float64
}

// OrderLine is one order as it is drawn.
type OrderLine struct {
	Kind          string // as package ordered words it
	From, To, Mid Spot   // Mid: the fleet that carries, of a convoy
	Of            Spot   // whom it supports, if that goes to To
	Joins         bool   // it ends on the line from Of to To
	Style         string
	Own, Hot, Dim bool
	Word, Ignores string  // of a patrol: its plate, and the sides it lets pass, joined by spaces; of an escort the plate where it turns back
	Along         []Spot  // of an escort: from where to where goes what it goes with
	Far           float64 // and how much of that way it goes, from 0 to 1
	Fate          string  // what became of it, "" for nothing yet
	Number        string  // of a cause
}

// FateMark is what became of a unit.
type FateMark struct {
	Spot
	Fate, Number string
}

// Written is what a map shows of written orders.
type Written struct {
	Orders  []OrderLine
	Watched []int // by patrols
	Covered []int // by escorts
	Warned  []int // where an enemy wing could watch
	Lamps   []int // explained
	Bases   []int // where wings may be based, if they need more than land
	Fates   []FateMark
}

// Motion is an order that draws itself as its step settles it.
type Motion struct {
	OrderLine
	T     float64 // how much of it is drawn, from 0 to 1
	After float64 // and how far what comes then has come: a burst, a spring back, a break
}

// FlownWay is the way of a flight from its base, out over its stops and home again.
type FlownWay struct {
	From      Spot
	Out, Home []FlownStop
	Other     bool // not the way that is chosen: in dashes
}

// FlownStop is a space such a way comes through.
type FlownStop struct {
	Spot
	Number string
	Escort bool        // the escort is with the flight from the stop before to this one
	Slip   [][2]string // what is written on a slip beside a bar across the way to this stop: sentences with their clauses
	Waits  string      // what is written where the escort waits, "" elsewhere
}
