package front

import "awaw/internal/present/scene"

// This file asks for the words that go with a letter.

// WriteWithWords writes the letter with the words that are written.
type WriteWithWords struct{ Text string }

// Do names it.
func (WriteWithWords) Do() string { return "mail.write.words" }

// AskLetterWords asks what is to be said with the letter.
func (m *Front) AskLetterWords() {
	m.state.ask = &question{kind: "letter"}
	m.Stale = true
}

// letterForm asks for them.
func (m *Front) letterForm(f *scene.Form, q *question) {
	f.Title, f.Under = m.Say("mail.words.title"), "wide"
	f.Body = []scene.Node{{Kind: scene.NodePara, Text: m.Say("mail.words.how")},
		{Kind: scene.NodeInput, ID: "letter", S: q.text, Text: m.Say("mail.words.hint"), Act: Write{}}}
	f.Foot = []scene.Node{{Kind: scene.NodeGap, Grow: 1}, {Kind: scene.NodeButton, Text: m.Say("front.cancel"), Key: "Esc", Act: f.Back},
		{Kind: scene.NodeButton, Text: m.Say("mail.write"), Key: "Enter", Main: true, Act: WriteWithWords{Text: q.text}}}
}
