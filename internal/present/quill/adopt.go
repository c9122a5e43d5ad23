package quill

import (
	"errors"
	"slices"

	"awaw/engine"
	"awaw/engine/ordered"
)

// This file holds orders that came as text against the rules, and writes them.

// ours tells whether orders of a side may be written here now.
func (m *Quill) ours(side engine.Side) bool {
	return side == m.Sight.Viewer || m.Sight.Play.Trial && slices.Contains(m.Writing(), side)
}

// check tries what was read, in its order and what was refused once more at the end, and notes what is wrong with each line.
func (m *Quill) check() {
	t := m.Sight
	at := map[engine.Side]engine.Position{}
	later := []int{}
	for i := range m.letter.lines {
		l := &m.letter.lines[i]
		switch {
		case l.Fault != "":
			continue
		case !m.ours(l.Side):
			l.Fault = m.Say("letter.others")
			continue
		}
		if at[l.Side] == nil {
			pos, err := t.Game.At(t.Game.Head(), l.Side)
			if err != nil {
				l.Fault = engine.Worded(err, m.Catalog)
				continue
			}
			at[l.Side] = pos
		}
		if !m.try(at, l) {
			later = append(later, i)
		}
	}
	for _, i := range later {
		m.letter.lines[i].Fault = ""
		m.try(at, &m.letter.lines[i])
	}
}

// try carries a line out on a position of its side; it tells whether that could be done.
func (m *Quill) try(at map[engine.Side]engine.Position, l *ordered.SheetLine) bool {
	pos := at[l.Side]
	if w, ok := pos.(ordered.Writer); ok && len(m.Writing()) == 0 && l.Cmds[0].A != engine.NoRef {
		pos = w.Without(l.Cmds[0].A) // where orders lie open one more takes the place of the first
	}
	for _, c := range l.Cmds {
		next, _, err := pos.Apply(c, nil)
		var no *engine.Illegal
		switch {
		case errors.As(err, &no):
			l.Fault = m.Refusal(no.Reason, no.House)
			return false
		case err != nil:
			l.Fault = engine.Worded(err, m.Catalog)
			return false
		}
		pos = next
	}
	at[l.Side] = pos
	return true
}

// adoptable counts the lines of the letter that can be written.
func (m *Quill) adoptable() (n int) {
	if !m.letter.came || !m.Writes() {
		return 0
	}
	for _, l := range m.letter.lines {
		if l.Fault == "" {
			n++
		}
	}
	return n
}

// Adopt writes the orders of the letter in place of those the units have; of builds and removals in place of all.
func (m *Quill) Adopt() error {
	n := m.adoptable()
	if n == 0 {
		return nil
	}
	var todo [][]engine.Command
	for _, l := range m.letter.lines {
		if l.Fault == "" {
			todo = append(todo, l.Cmds)
		}
	}
	for _, cmds := range todo {
		if err := m.makeRoom(cmds[0]); err != nil {
			return err
		}
	}
	for range 2 { // what leans on another line comes after it
		var later [][]engine.Command
		for _, cmds := range todo {
			var no *engine.Illegal
			switch err := m.giveAll(cmds); {
			case errors.As(err, &no):
				later = append(later, cmds)
			case err != nil:
				return err
			}
		}
		todo = later
	}
	m.Wrote()
	m.letter = letter{}
	m.Cue("pencil")
	return nil
}

// makeRoom takes back what stands in the way of a command.
func (m *Quill) makeRoom(c engine.Command) error {
	switch {
	case len(m.Writing()) > 0:
		return m.clearDraft(c.Side, func(d engine.Command) bool { return d.A == c.A })
	case c.A == engine.NoRef:
		return nil
	}
	return m.clearOpen(c.A)
}

// giveAll gives commands, as many as are taken.
func (m *Quill) giveAll(cmds []engine.Command) error {
	for _, c := range cmds {
		if _, err := m.Sight.Game.Do(c); err != nil {
			return err
		}
	}
	return nil
}
