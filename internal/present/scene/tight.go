package scene

import "strings"

// Tight writes a name in the width there is: in a narrow face where it is long, then smaller, then in two lines about y.
func (d Pen) Tight(x, y, width float64, f Face, size float64, col, s string) {
	if d.Wide(f, size, s) > width {
		f = CondMedium
	}
	if d.Wide(f, size, s) > width {
		size = min(size, 13)
	}
	if lines := d.Wrap(f, size, width, s); len(lines) > 1 {
		d.Text(x, y-8, f, size, col, d.Fit(f, size, width, lines[0]))
		s, y = strings.TrimPrefix(s, lines[0]+" "), y+7
	}
	d.Text(x, y, f, size, col, d.Fit(f, size, width, s))
}

// Slim fits s to a width in the body face, else in the condensed one, else in smaller letters down to least, before it is cut.
func (d Pen) Slim(size, least, width float64, s string) (Face, float64, string) {
	if d.Wide(Body, size, s) <= width {
		return Body, size, s
	}
	for size > least && d.Wide(Cond, size, s) > width {
		size -= .5
	}
	return Cond, size, d.Fit(Cond, size, width, s)
}
