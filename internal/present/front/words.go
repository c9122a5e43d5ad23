package front

import (
	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present/scene"
)

// This file asks the players for the words that each may add to the dice: the commitment to the seed is shown, and no die has fallen.

// GiveWords asks for the players' words, one after the other.
type GiveWords struct{}

// Do names it.
func (GiveWords) Do() string { return "dice.words" }

// WordsGiven adds what is written, and NoWords goes on without.
type (
	WordsGiven struct{}
	NoWords    struct{}
)

// Do names it.
func (WordsGiven) Do() string { return "dice.words.given" }

// Do names it.
func (NoWords) Do() string { return "dice.words.none" }

// askWords asks the next side after one; nobody is left, and play goes on.
func (m *Front) askWords(after engine.Side) {
	m.state.ask = nil
	m.Stale = true
	if s := m.NextWords(after); s != engine.NoSide {
		m.state.ask = &question{kind: "words", side: s}
	}
}

// wordsForm asks one side for its words.
func (m *Front) wordsForm(f *scene.Form, q *question) {
	g := m.Sight.Game
	f.Title, f.Under = m.Say("front.words.title", m.sideCalled(q.side)), "wide"
	f.Back = NoWords{}
	f.Body = []scene.Node{
		{Kind: scene.NodePara, Text: m.Say("front.words.how")},
		{Kind: scene.NodePara, Muted: true, Text: m.Say("front.words.commit", g.Header().Seed.Commit)},
	}
	for _, w := range g.Words() {
		f.Body = append(f.Body, scene.Node{Kind: scene.NodeFact, Text: m.sideCalled(w.Side), Right: w.Text})
	}
	f.Body = append(f.Body, scene.Node{Kind: scene.NodeInput, ID: "words", S: q.text, Text: m.Say("front.words.hint"), Act: Write{}})
	f.Foot = []scene.Node{{Kind: scene.NodeGap, Grow: 1}, {Kind: scene.NodeButton, Text: m.Say("front.words.none"), Key: "Esc", Act: f.Back},
		{Kind: scene.NodeButton, Text: m.Say("front.words.do"), Key: "Enter", Main: true, Off: play.CheckWords(q.text) != nil, Act: WordsGiven{}}}
}

// sideCalled is what a side is called.
func (m *Front) sideCalled(side engine.Side) string {
	for _, s := range m.Sight.View.Sides {
		if s.Side == side {
			return m.Word(s.Name)
		}
	}
	return ""
}

// doWords carries out what is asked about words; it tells whether it was that.
func (m *Front) doWords(a scene.Act) bool {
	q := m.state.ask
	switch a.(type) {
	case GiveWords:
		m.Sheet = nil
		m.askWords(engine.NoSide)
	case WordsGiven:
		if q == nil || q.kind != "words" {
			return true
		}
		if err := m.Sight.Game.GiveWords(q.side, q.text); err != nil {
			m.state.ask = nil
			m.Fail(err)
			return true
		}
		m.askWords(q.side)
	case NoWords:
		if q != nil {
			m.askWords(q.side)
		}
	default:
		return false
	}
	return true
}
