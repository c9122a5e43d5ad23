package front

import (
	"awaw/engine"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// This file asks whoever reads an invitation whether he takes a side, and whether his save is to be under a passphrase.

// Accept takes a side in the invitation that was read.
type Accept struct{}

// Do names it.
func (Accept) Do() string { return "mail.accept" }

// TakeSide chooses the side to be taken in an invitation that leaves several.
type TakeSide struct{ Side string }

// Do names it.
func (TakeSide) Do() string { return "mail.side" }

// Named gives it the value a control has.
func (a TakeSide) Named(s string) scene.Act { a.Side = s; return a }

// AskAccept asks.
func (m *Front) AskAccept(o program.Offer, letter string) {
	m.keys.first, m.keys.fault = "", ""
	m.state.ask = &question{kind: "accept", id: letter, side: o.Sides[0].Side, seats: o.Sides, list: []string{o.Title}}
	if o.Kept {
		m.state.ask.list = append(m.state.ask.list, m.Say("mail.accept.kept"))
	}
	if o.Hides {
		m.state.ask.list = append(m.state.ask.list, m.Word(engine.Say("mail.hides")))
	}
	if o.Open {
		m.state.ask.list = append(m.state.ask.list, m.Word(engine.Say("mail.open")))
	}
	if o.Early {
		m.state.ask.list = append(m.state.ask.list, m.Word(engine.Say("mail.early")))
	}
	if o.Other {
		m.state.ask.list = append(m.state.ask.list, m.Word(engine.Say("mail.other")))
	}
	m.Stale = true
}

// Accepted gives the invitation, the side and the passphrase, and puts the question away; ok is false where none was asked, and where the passphrase is
// to be written once more.
func (m *Front) Accepted() (letter string, side engine.Side, passphrase string, ok bool) {
	q := m.state.ask
	if q == nil || q.kind != "accept" {
		return "", engine.NoSide, "", false
	}
	if q.text != "" || m.keys.first != "" {
		if passphrase, ok = m.writtenTwice(q); !ok {
			return "", engine.NoSide, "", false
		}
	}
	m.Forget()
	return q.id, q.side, passphrase, true
}

// acceptForm asks it.
func (m *Front) acceptForm(f *scene.Form, q *question) {
	f.Title, f.Under = m.Say("mail.accept.title", engine.Arg{Kind: engine.ArgName, S: q.list[0]}), "wide"
	f.Body = m.seatsOffered(q)
	f.Body = append(append(f.Body, scene.Node{Kind: scene.NodePara, Text: m.Say("mail.accept.how")}), m.passphraseField(q)...)
	for _, text := range q.list[1:] {
		f.Body = append(f.Body, scene.Node{Kind: scene.NodePara, Text: text})
	}
	k, ok := m.keeps()
	f.Foot = []scene.Node{{Kind: scene.NodeGap, Grow: 1}, {Kind: scene.NodeButton, Text: m.Say("front.cancel"), Key: "Esc", Act: f.Back},
		{Kind: scene.NodeButton, Text: m.Say("mail.accept.do"), Key: "Enter", Main: true, Off: q.text != "" && (!ok || k.CheckPassphrase(q.text) != nil), Act: Accept{}}}
}

// seatsOffered says which side is taken, with the others to choose from.
func (m *Front) seatsOffered(q *question) []scene.Node {
	if len(q.seats) == 1 {
		return []scene.Node{{Kind: scene.NodePara, Text: m.Say("mail.accept.side", engine.Arg{Kind: engine.ArgName, S: q.seats[0].Name})}}
	}
	var sides []scene.Choice
	for _, s := range q.seats {
		sides = append(sides, scene.Choice{S: scene.Itoa(int(s.Side)), Text: s.Name})
	}
	return []scene.Node{{Kind: scene.NodePara, Text: m.Say("mail.accept.sides")}, {Kind: scene.NodeChips, ID: "accept.side", S: scene.Itoa(int(q.side)), Choices: sides, Act: TakeSide{}}}
}

// takeSide chooses one of them.
func (m *Front) takeSide(a TakeSide) {
	q := m.state.ask
	if q == nil || q.kind != "accept" {
		return
	}
	for _, s := range q.seats {
		if scene.Itoa(int(s.Side)) == a.Side {
			q.side, m.Stale = s.Side, true
		}
	}
}
