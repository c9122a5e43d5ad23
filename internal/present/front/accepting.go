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

// AskAccept asks.
func (m *Front) AskAccept(o program.Offer, letter string) {
	m.keys.first, m.keys.fault = "", ""
	m.state.ask = &question{kind: "accept", id: letter, list: []string{o.Side, o.Title}}
	if o.Hides {
		m.state.ask.list = append(m.state.ask.list, m.Word(engine.Say("mail.hides")))
	}
	if o.Open {
		m.state.ask.list = append(m.state.ask.list, m.Word(engine.Say("mail.open")))
	}
	m.Stale = true
}

// Accepted gives the invitation and the passphrase, and puts the question away; ok is false where none was asked, and where the passphrase is
// to be written once more.
func (m *Front) Accepted() (letter, passphrase string, ok bool) {
	q := m.state.ask
	if q == nil || q.kind != "accept" {
		return "", "", false
	}
	if q.text != "" || m.keys.first != "" {
		if passphrase, ok = m.writtenTwice(q); !ok {
			return "", "", false
		}
	}
	m.Forget()
	return q.id, passphrase, true
}

// acceptForm asks it.
func (m *Front) acceptForm(f *scene.Form, q *question) {
	f.Title, f.Under = m.Say("mail.accept.title", engine.Arg{Kind: engine.ArgName, S: q.list[1]}), "wide"
	f.Body = append([]scene.Node{{Kind: scene.NodePara, Text: m.Say("mail.accept.side", engine.Arg{Kind: engine.ArgName, S: q.list[0]})}, {Kind: scene.NodePara, Text: m.Say("mail.accept.how")}}, m.passphraseField(q)...)
	for _, text := range q.list[2:] {
		f.Body = append(f.Body, scene.Node{Kind: scene.NodePara, Text: text})
	}
	k, ok := m.keeps()
	f.Foot = []scene.Node{{Kind: scene.NodeGap, Grow: 1}, {Kind: scene.NodeButton, Text: m.Say("front.cancel"), Key: "Esc", Act: f.Back},
		{Kind: scene.NodeButton, Text: m.Say("mail.accept.do"), Key: "Enter", Main: true, Off: q.text != "" && (!ok || k.CheckPassphrase(q.text) != nil), Act: Accept{}}}
}
