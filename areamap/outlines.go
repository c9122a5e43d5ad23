// Outlines: the borders of a board of hexes as they are drawn, where a file beside the board has them. Without one they follow the hexes.
package areamap

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"slices"

	"awaw/board"
	"awaw/tables"
)

// Stretch is a border from one meeting of borders to the next, or a closed line whose last point is its first. Going along it one has an
// area on either hand.
type Stretch struct {
	Left, Right int
	Points      [][2]int // in parts of a hex, Fineness to its width
}

// What may lie beside a stretch that is no area.
const (
	Nowhere = -1 // off the board
	Waste   = -2 // land that nobody enters
)

// Fineness is how many parts of a hex points are told apart by.
const Fineness = 512

const (
	outlineMagic  = "awaw outlines 1\n"
	mostStretches = 1 << 14
	mostPoints    = 1 << 18
)

// WriteOutlines writes the file that lies beside a board: all borders, and for every area where counters stand, or no such points, and then
// they stand in the widest spot.
func WriteOutlines(w io.Writer, id string, edition int, all []Stretch, middles [][2]int) error {
	b := binary.AppendUvarint(nil, uint64(len(id)))
	b = append(b, id...)
	b = binary.AppendUvarint(b, uint64(edition))
	b = binary.AppendUvarint(b, uint64(len(all)))
	for _, s := range all {
		b = binary.AppendVarint(b, int64(s.Left))
		b = binary.AppendVarint(b, int64(s.Right))
		b = binary.AppendUvarint(b, uint64(len(s.Points)))
		var x, y int
		for _, p := range s.Points {
			b = binary.AppendVarint(b, int64(p[0]-x))
			b = binary.AppendVarint(b, int64(p[1]-y))
			x, y = p[0], p[1]
		}
	}
	b = binary.AppendUvarint(b, uint64(len(middles)))
	for _, p := range middles {
		b = binary.AppendVarint(b, int64(p[0]))
		b = binary.AppendVarint(b, int64(p[1]))
	}
	if _, err := io.WriteString(w, outlineMagic); err != nil {
		return err
	}
	z, err := gzip.NewWriterLevel(w, gzip.BestCompression)
	if err != nil {
		return err
	}
	if _, err := z.Write(b); err != nil {
		return err
	}
	return z.Close()
}

// errOutlines is what is said of any file that is not whole.
var errOutlines = errors.New("outlines: damaged; write them again with cmd/mapgen")

// readOutlines reads what WriteOutlines wrote for a board with so many areas.
func readOutlines(data []byte, id string, edition, areas int) ([]Stretch, [][2]int, error) {
	rest, ok := bytes.CutPrefix(data, []byte(outlineMagic))
	if !ok {
		return nil, nil, errOutlines
	}
	z, err := gzip.NewReader(bytes.NewReader(rest))
	if err != nil {
		return nil, nil, errOutlines
	}
	plain, err := io.ReadAll(io.LimitReader(z, 8*mostPoints))
	if err != nil || z.Close() != nil {
		return nil, nil, errOutlines
	}
	r := bytes.NewReader(plain)
	count := func(most int) int {
		n, err := binary.ReadUvarint(r)
		if err != nil || n > uint64(most) {
			ok = false
			return 0
		}
		return int(n)
	}
	number := func(least, most int64) int {
		n, err := binary.ReadVarint(r)
		ok = ok && err == nil && n >= least && n <= most
		return int(n)
	}
	name := make([]byte, count(64))
	if _, err := io.ReadFull(r, name); err != nil {
		return nil, nil, errOutlines
	}
	if n := count(1 << 20); ok && (string(name) != id || n != edition) {
		return nil, nil, fmt.Errorf("outlines: of board %s, edition %d, and not of %s, edition %d; write them again with cmd/mapgen", name, n, id, edition)
	}
	all := make([]Stretch, 0, min(count(mostStretches), len(plain)))
	left := mostPoints
	for range cap(all) {
		s := Stretch{Left: number(Waste, int64(areas)-1), Right: number(Waste, int64(areas)-1)}
		n := count(left)
		if left -= n; !ok || n < 2 || n > len(plain) {
			return nil, nil, errOutlines
		}
		s.Points = make([][2]int, n)
		var x, y int
		for k := range s.Points {
			x, y = x+number(-1<<24, 1<<24), y+number(-1<<24, 1<<24)
			s.Points[k] = [2]int{x, y}
		}
		all = append(all, s)
	}
	middles := make([][2]int, min(count(areas), len(plain)))
	for i := range middles {
		middles[i] = [2]int{number(-1<<24, 1<<24), number(-1<<24, 1<<24)}
	}
	if !ok || r.Len() > 0 || len(middles) != 0 && len(middles) != areas {
		return nil, nil, errOutlines
	}
	return all, middles, nil
}

// draw takes the outlines of areas from stretches, and where counters stand.
func (b *builder) draw(all []Stretch, middles [][2]int) {
	for i, p := range middles {
		if len(b.doc.Area[i].At) == 0 {
			b.doc.Area[i].At = []float64{float64(p[0]) * b.m.grain / Fineness, float64(p[1]) * b.m.grain / Fineness}
		}
	}
	for i := range b.m.areas {
		tables.Rest()
		b.m.areas[i].rim = b.rimOf(all, i)
		if len(b.m.areas[i].rim) == 0 {
			b.faults.Add(fmt.Sprintf("area[%d].hexes", i), "an outline in the file beside the board", "write it again with cmd/mapgen")
		}
	}
	b.m.barred = b.rimOf(all, Waste)
}

// rimOf strings the stretches of an area together to closed lines, the area on their right.
func (b *builder) rimOf(all []Stretch, i int) (rim []board.Edge) {
	type run struct {
		points [][2]int
		beyond int
		used   bool
	}
	from := map[[2]int][]*run{}
	var runs []*run
	for _, s := range all {
		if i != s.Right && i != s.Left {
			continue
		}
		r := &run{points: s.Points, beyond: max(s.Left, Nowhere)}
		if i != s.Right {
			r.points = slices.Clone(s.Points)
			slices.Reverse(r.points)
			r.beyond = max(s.Right, Nowhere)
		}
		runs = append(runs, r)
		from[r.points[0]] = append(from[r.points[0]], r)
	}
	k := b.m.grain / Fineness
	for _, start := range runs {
		for r := start; r != nil && !r.used; {
			r.used = true
			for n, p := range r.points[1:] {
				o := r.points[n]
				rim = append(rim, board.Edge{X0: float64(o[0]) * k, Y0: float64(o[1]) * k, X1: float64(p[0]) * k, Y1: float64(p[1]) * k, Beyond: r.beyond})
			}
			at := r.points[len(r.points)-1]
			r = nil
			for _, next := range from[at] {
				if !next.used {
					r = next
					break
				}
			}
		}
	}
	return rim
}
