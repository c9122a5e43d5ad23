package table

import "awaw/internal/present/scene"

// This file numbers the rows of long lists by the keys 1 to 9: 0 goes on to the next nine.

// Nines are the rows that bear a number now. A list of another length begins anew.
type Nines struct{ from, of int }

// nine is how many rows bear a number at once.
const nine = 9

// Number is what row i of a list bears, "" for one whose turn is not now.
func (n Nines) Number(i, of int) string {
	if k := i - n.first(of); k >= 0 && k < nine {
		return scene.Itoa(k + 1)
	}
	return ""
}

// Key is the row of a list that a key names; -1 for none. 0 turns on in lists that are longer than nine; it tells whether the key was taken.
func (n *Nines) Key(k scene.Key, of int) (row int, taken bool) {
	if len(k.Name) != 1 || k.Name[0] < '0' || k.Name[0] > '9' || k.Shift {
		return -1, false
	}
	if k.Name == "0" {
		if of <= nine {
			return -1, false
		}
		if n.from = n.first(of) + nine; n.from >= of {
			n.from = 0
		}
		n.of = of
		return -1, true
	}
	row = n.first(of) + int(k.Name[0]-'1')
	if row >= of {
		return -1, true
	}
	return row, true
}

// first is the first row that bears a number.
func (n Nines) first(of int) int {
	if n.of != of {
		return 0
	}
	return n.from
}

// ninesHigh is how tall the line is that tells of the key.
const ninesHigh = 22.0

// LayNines tells under a list that is longer than nine how the other rows come by a number.
func (m *Surface) LayNines(l *Leaf, of int) {
	if of <= nine {
		return
	}
	if l.Seen(ninesHigh) {
		l.Pen.Text(l.X, l.Y+15, scene.Body, 12, "text.on_dark_muted", l.Pen.Fit(scene.Body, 12, l.W, m.Say("list.nines")))
	}
	l.Y += ninesHigh
}
