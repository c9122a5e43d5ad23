package recap

// This file holds what can be asked of the recap.

// Begin puts it away: the turn begins.
type Begin struct{}

// Again draws its arrows once more, slowly.
type Again struct{}

// FullLog puts it away and opens the log.
type FullLog struct{}

// Do names it.
func (Begin) Do() string { return "recap.begin" }

// Do names it.
func (Again) Do() string { return "recap.again" }

// Do names it.
func (FullLog) Do() string { return "recap.log" }

// Visit looks at the places of the nth sentence.
type Visit struct{ Nth int }

// Do names it.
func (Visit) Do() string { return "recap.visit" }
