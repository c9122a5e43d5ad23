package front

import (
	"errors"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// This file asks for passphrases: those that a new game is to be under, a side after another, and those that open a save.

// LockSeat says whether a side of a new game has a passphrase.
type LockSeat struct{ Side, On int }

// PassphraseGiven takes the passphrase that is written.
type PassphraseGiven struct{}

// Do names it.
func (LockSeat) Do() string { return "seat.lock" }

// Do names it.
func (PassphraseGiven) Do() string { return "passphrase" }

// Counted puts a number into it.
func (a LockSeat) Counted(n int) scene.Act { a.On = n; return a }

// keyring is what is asked about passphrases.
type keyring struct {
	locked map[int]bool      // sides of a new game that are to have one
	begin  bool              // it is a new game that is asked for
	asks   []program.Awaited // who is still asked, the first of them now
	given  []program.Passkey // for a new game
	replay bool              // the save is only looked at
	letter string            // what is read once the passphrases are given, instead of a save; "" for none
	first  string            // a new passphrase that has to be written once more
	fault  string            // why the last was refused, worded
}

// keeps tells whether saves can be put under passphrases.
func (m *Front) keeps() (program.Keeper, bool) {
	k, ok := m.Desk.(program.Keeper)
	return k, ok
}

// lockCheck offers a person's side a passphrase.
func (m *Front) lockCheck(s program.Scenario, side int) []scene.Node {
	if _, ok := m.keeps(); !ok || m.seatChoice(s, side) != play.SeatPerson {
		return nil
	}
	help := ""
	if m.keys.locked[side] {
		help = m.Say("setup.lock.how")
	}
	return []scene.Node{{Kind: scene.NodeCheck, ID: "lock" + scene.Itoa(side), Text: m.Say("setup.lock"), Help: help, On: m.keys.locked[side], Act: LockSeat{Side: side}}}
}

// askNewPassphrases asks the sides of a new game that are to have one; it tells whether anybody is asked.
func (m *Front) askNewPassphrases(s program.Scenario) bool {
	if _, ok := m.keeps(); !ok {
		return false
	}
	var asks []program.Awaited
	for i, name := range s.Sides {
		if m.keys.locked[i] && m.seatChoice(s, i) == play.SeatPerson {
			asks = append(asks, program.Awaited{Side: engine.Side(i + 1), Name: name})
		}
	}
	if len(asks) == 0 {
		return false
	}
	m.keys.begin, m.keys.asks, m.keys.given, m.keys.fault, m.keys.first = true, asks, nil, "", ""
	m.state.ask = &question{kind: "lock"}
	m.Stale = true
	return true
}

// AskPassphrases asks for the passphrases of a save that was refused for want of them; it tells whether it was that.
func (m *Front) AskPassphrases(id string, replay bool, refused error) bool {
	k, ok := m.keeps()
	if !ok || !errors.As(refused, new(*play.LockedError)) {
		return false
	}
	asks := k.Awaited(id)
	if len(asks) == 0 {
		return false
	}
	m.keys.begin, m.keys.asks, m.keys.replay, m.keys.fault, m.keys.letter = false, asks, replay, "", ""
	m.state.ask = &question{kind: "unlock", id: id}
	m.Stale = true
	return true
}

// AskForLetter asks for the passphrases of a game that waits to begin, with the letter that lets it; it tells whether there are any.
func (m *Front) AskForLetter(id, letter string, refused error) bool {
	if id == "" || !m.AskPassphrases(id, false, refused) {
		return false
	}
	m.keys.letter = letter
	return true
}

// Opened gives the letter that can be read now, once; ok is false while passphrases are awaited, and where there is none.
func (m *Front) Opened() (letter string, ok bool) {
	if m.state.ask != nil || len(m.keys.asks) > 0 {
		return "", false
	}
	letter, m.keys.letter = m.keys.letter, ""
	return letter, letter != ""
}

// lockForm asks one side for its passphrase.
func (m *Front) lockForm(f *scene.Form, q *question) {
	who := m.keys.asks[0].Name
	f.Title, f.Under = m.Say("front."+q.kind+".title", engine.Arg{Kind: engine.ArgName, S: who}), "wide"
	f.Body = []scene.Node{{Kind: scene.NodePara, Text: m.Say("front.lock.alone", engine.Arg{Kind: engine.ArgName, S: who})}}
	if q.kind == "lock" {
		f.Body = append(f.Body, scene.Node{Kind: scene.NodePara, Text: m.Say("front.lock.forgotten")})
	}
	f.Body = append(f.Body, m.passphraseField(q)...)
	k, _ := m.keeps()
	f.Foot = []scene.Node{{Kind: scene.NodeGap, Grow: 1}, {Kind: scene.NodeButton, Text: m.Say("front.cancel"), Key: "Esc", Act: f.Back},
		{Kind: scene.NodeButton, Text: m.Say("front." + q.kind + ".do"), Key: "Enter", Main: true, Off: k.CheckPassphrase(q.text) != nil, Act: PassphraseGiven{}}}
}

// passphraseField is where a passphrase is written, and what is to be known of it: that it is asked for once more, why the last was refused.
func (m *Front) passphraseField(q *question) []scene.Node {
	var out []scene.Node
	if m.keys.first != "" {
		out = append(out, scene.Node{Kind: scene.NodePara, Strong: true, Text: m.Say("front.lock.again")})
	}
	out = append(out, scene.Node{Kind: scene.NodeInput, ID: "passphrase", S: q.text, Masked: true, Text: m.Say("front.lock.hint"), Act: Write{}})
	if m.keys.fault != "" {
		out = append(out, scene.Node{Kind: scene.NodePara, Strong: true, Text: m.keys.fault})
		if q.kind == "unlock" {
			out = append(out, scene.Node{Kind: scene.NodePara, Muted: true, Text: m.Say("front.unlock.forgotten")})
		}
	}
	return out
}

// writtenTwice takes a new passphrase, which nobody sees while it is written, and has it written once more; ok when both are the same.
func (m *Front) writtenTwice(q *question) (text string, ok bool) {
	first := m.keys.first
	text, q.text, m.keys.first, m.keys.fault, m.Stale = q.text, "", "", "", true
	switch {
	case first == "":
		m.keys.first = text
	case first != text:
		m.keys.fault = m.Say("front.lock.differ")
	default:
		return text, true
	}
	return "", false
}

// doLocks carries out what is asked about passphrases; it tells whether it was that.
func (m *Front) doLocks(a scene.Act) bool {
	switch a := a.(type) {
	case LockSeat:
		if m.keys.locked == nil {
			m.keys.locked = map[int]bool{}
		}
		m.keys.locked[a.Side] = a.On == 1
	case PassphraseGiven:
		m.passphrase()
	default:
		return false
	}
	return true
}

// passphrase takes what was written, and asks the next or goes on.
func (m *Front) passphrase() {
	q := m.state.ask
	k, ok := m.keeps()
	if q == nil || !ok || len(m.keys.asks) == 0 || k.CheckPassphrase(q.text) != nil {
		return
	}
	side := m.keys.asks[0].Side
	if m.keys.begin {
		text, ok := m.writtenTwice(q)
		if !ok {
			return
		}
		m.keys.given = append(m.keys.given, program.Passkey{Side: side, Text: text})
	} else {
		text := q.text
		q.text, m.keys.fault, m.Stale = "", "", true
		if err := k.GivePassphrase(q.id, side, text); err != nil {
			m.keys.fault = m.Worded(err)
			return
		}
	}
	if m.keys.asks = m.keys.asks[1:]; len(m.keys.asks) > 0 {
		return
	}
	m.state.ask = nil
	switch {
	case m.keys.begin:
	case m.keys.letter != "":
		return
	default:
		m.OpenSave(q.id, m.keys.replay)
		return
	}
	given := m.keys.given
	m.keys = keyring{}
	m.start(given)
}
