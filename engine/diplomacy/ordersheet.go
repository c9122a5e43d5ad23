// Orders written out, and whole sheets of them.
package diplomacy

import (
	"fmt"
	"strings"
)

// WriteOrder writes an order so that ReadOrder reads it back.
func (b *Board) WriteOrder(o Order) string {
	who := strings.TrimSpace(o.Kind.Letter() + " " + b.codes[o.At%places])
	whom := ""
	if o.Of != Nowhere {
		whom = strings.TrimSpace(o.OfKind.Letter() + " " + b.codes[o.Of])
	}
	text := who + " " + verbWords[o.Do]
	switch o.Do {
	case Move:
		text = who + " - " + b.Code(o.To)
	case Hold:
		text = who + " holds"
	case Support, Convoy, Airlift:
		text = who + " " + verbWords[o.Do] + "s " + whom
		if o.To != Nowhere {
			text += " - " + b.Code(o.To)
		}
	case Patrol, Raid, Attack:
		text = who + " " + verbWords[o.Do] + "s " + b.Code(o.To)
	case Retreat:
		text = who + " retreats - " + b.Code(o.To)
	case Escort:
		text = who + " escorts " + whom
		if o.Covers {
			text += " [" + strings.Join(b.Codes(o.Cover), ", ") + "]"
		}
	case Build, Remove, Disband:
		text = verbWords[o.Do] + " " + who
	case Waive:
		text = "waive"
	}
	if o.Via != Nowhere && o.Do != Escort {
		text += " via " + b.Code(o.Via)
	}
	switch o.By {
	case ByConvoy:
		text += " via convoy"
	case ByAir:
		text += " by air"
	}
	for p := Austria; p <= Turkey; p++ {
		if o.Ignore.Has(p) {
			if !strings.Contains(text, "ignore") {
				text += ", ignore"
			} else {
				text += ","
			}
			text += " " + p.Code()
		}
	}
	return text
}

// ReadSheet reads a sheet of orders: one a line, under the name of the power that gives them ("Germany:"). Lines that begin
// with # are passed over. An army's move that a wing of the sheet is to airlift goes by air. Everything that could not be read
// is told, line by line.
func (b *Board) ReadSheet(text string) ([]Order, []error) {
	orders, _, faults := b.ReadLines(text, Nobody)
	return orders, faults
}

// ReadLines reads a sheet as ReadSheet does, with the line each order stands in; what stands above the first name of a power is given by
// power.
func (b *Board) ReadLines(text string, power Power) (orders []Order, lines []int, faults []error) {
	if len(text) > MostBytes {
		return nil, nil, []error{fmt.Errorf("%d bytes, and a sheet of orders may have %d", len(text), MostBytes)}
	}
	n := 0
	for line := range strings.Lines(text) {
		n++
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		if p, ok := PowerNamed(strings.TrimSuffix(line, ":")); ok {
			power = p
			continue
		}
		if len(orders) == MostOrders || len(faults) == MostFaults {
			return orders, lines, append(faults, fmt.Errorf("line %d: too much: a sheet takes %d orders", n, MostOrders))
		}
		o, err := b.ReadOrder(line, power)
		if m, ok := err.(*Misread); ok {
			m.Line = n
		}
		if err != nil {
			faults = append(faults, err)
			continue
		}
		orders, lines = append(orders, o), append(lines, n)
	}
	b.linkAirlifts(orders)
	return orders, lines, faults
}

// MostBytes is how long a sheet of orders, a turn or a line of a batch may be, MostOrders how many orders a phase may have, MostFaults how
// many faults of one sheet are told.
const (
	MostBytes  = 4 << 20
	MostOrders = 10_000
	MostFaults = 50
)

// linkAirlifts lets the armies fly that wings are ordered to carry.
func (b *Board) linkAirlifts(orders []Order) {
	lifted := map[[2]Place]bool{}
	for _, o := range orders {
		if o.Do == Airlift {
			lifted[[2]Place{b.of[o.Of], b.of[o.To]}] = true
		}
	}
	for i := range orders {
		if o := &orders[i]; o.Do == Move && o.By == AnyWay && o.Kind != Wing && o.Kind != Fleet && lifted[[2]Place{b.of[o.At], b.of[o.To]}] {
			o.By = ByAir
		}
	}
}

// WriteSheet writes orders as a sheet, power by power.
func (b *Board) WriteSheet(orders []Order) string {
	var out strings.Builder
	for p := Nobody; p <= Turkey; p++ {
		headed := false
		for _, o := range orders {
			if o.Power != p {
				continue
			}
			if !headed && p != Nobody {
				out.WriteString(p.Code() + ":\n")
			}
			headed = true
			out.WriteString(b.WriteOrder(o) + "\n")
		}
	}
	return out.String()
}

// Speaking is the board with more names for its places, as another language has them: pairs of a code and a name.
func (b *Board) Speaking(names [][2]string) (*Board, error) {
	more := *b
	more.also = append([]spelling(nil), b.also...)
	for _, n := range names {
		p, ok := b.Named(n[0])
		if !ok {
			return nil, b.NoSuchPlace("names", n[0])
		}
		if _, taken := b.spelled(fold(n[1])); !taken {
			more.also = append(more.also, spelling{fold(n[1]), p})
		}
	}
	more.sort()
	return &more, nil
}
