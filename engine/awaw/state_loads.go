// 18.1: how full every base is.

package awaw

import "awaw/units"

// maxSpaces bounds a board, so that surveys live on the stack.
const maxSpaces = 8192

// loads is how full every base is, in thirds of a factor.
type loads struct {
	used    [maxSpaces]int16
	nas     [maxSpaces]int16 // of these, naval air
	written []int16          // the spaces that are not as they were on a blank sheet
}

// counted is how full every base is, on a sheet from the desk: whoever asks gives it back.
func (p *Position) counted() *loads {
	l := p.desk.counts.Swap(nil)
	if l == nil {
		l = new(loads)
	}
	l.fill(p)
	return l
}

// close wipes the sheet and gives it back.
func (l *loads) close(d *desk) {
	l.wipe()
	d.counts.Store(l)
}

// wipe makes the sheet blank: there are many spaces, and few of them are bases.
func (l *loads) wipe() {
	for _, s := range l.written {
		l.used[s], l.nas[s] = 0, 0
	}
	l.written = l.written[:0]
}

// fill counts every counter where it is based, and where it flees to.
func (l *loads) fill(p *Position) {
	for i, c := range p.air() {
		switch {
		case !c.based() || c.onDeck() || c.has(offDeck):
		case c.has(fleeing):
			l.add(int(c.target), p.leaver(i), 1)
		default:
			l.add(int(c.base), c, 1)
		}
	}
}

func (l *loads) add(space int, c counter, sign int16) {
	t := sign * int16(c.thirds())
	if l.used[space] == 0 {
		l.written = append(l.written, int16(space))
	}
	l.used[space] += t
	if c.kind == units.NAS {
		l.nas[space] += t
	}
}

func (p *Position) load() *loads {
	l := new(loads)
	l.fill(p)
	return l
}

// leaver is a defending counter at the size it can have left when it leaves: of squadrons that fight for factors, every
// three and a remnant make one at most (23.14). Any other counter is as it stands.
func (p *Position) leaver(i int) counter {
	c := p.counters[i]
	if f := p.fight(); f != nil && f.scale(c.kind) > 1 {
		if s, k := f.find(i); s == defender {
			c.size = uint8(min(int(c.size), (int(f.force[s][k].units)+2)/3))
		}
	}
	return c
}

func thirdsOf(kind units.Type, size int) int {
	if kind == units.NAS {
		return size
	}
	return 3 * size
}

// thirdsIn is what counters come to together in thirds of a factor: a naval air squadron is one (17.31, 18.554A, 18.614A).
func thirdsIn(list []counter) (n int) {
	for _, c := range list {
		n += c.thirds()
	}
	return n
}

// thirds is the load on a base in squadrons: three a factor, one a naval air squadron (17.31, 18.11).
func (c counter) thirds() int { return thirdsOf(c.kind, int(c.size)) }
