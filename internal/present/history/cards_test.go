package history

import "testing"

// Where something else tells of what has happened, its cards go, those that count others in among them; notes of the program stay.
func TestNewsThatIsToldGoes(t *testing.T) {
	m := &History{Cards: []Card{{Text: "lost"}, {Text: "saved", icon: "disk"}, {Text: "and more", more: 3}}}
	m.DropNews()
	if len(m.Cards) != 1 || m.Cards[0].Text != "saved" {
		t.Errorf("left are %+v", m.Cards)
	}
}
