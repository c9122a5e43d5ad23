// Coordinates: axial, as printed on the boards (lettered rows, numbered diagonals leaning down and to the right).
package hexmap

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Hex is a place on the hex grid. Q is the number of its diagonal, R its row: A is 0, Z 25, AA 26, BB 27;
// rows north of A are ours: -A is -1, -B is -2.
type Hex struct{ Q, R int16 }

// steps are the six neighbours: E, SE, SW, W, NW, NE.
var steps = [6]Hex{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}

// The directions of Neighbor, clockwise from east.
const (
	East = iota
	SouthEast
	SouthWest
	West
	NorthWest
	NorthEast
)

// Opposite is the direction that leads back.
func Opposite(dir int) int { return (dir + 3) % 6 }

// Parse reads printed coordinates: "K24", "AA3", "-A31", "H-2". Letters may be small.
func Parse(s string) (Hex, error) {
	text := strings.TrimSpace(s)
	north := strings.HasPrefix(text, "-")
	if north {
		text = text[1:]
	}
	n := 0
	for n < len(text) && isLetter(text[n]) {
		n++
	}
	if n == 0 {
		return Hex{}, fmt.Errorf("hex %q: expected row letters, then a number, as in K24", s)
	}
	for i := 1; i < n; i++ {
		if text[i]|0x20 != text[0]|0x20 {
			return Hex{}, fmt.Errorf("hex %q: expected the same letter repeated (Z is followed by AA, then BB)", s)
		}
	}
	row := (n-1)*26 + int(text[0]|0x20-'a')
	if north {
		row = -row - 1
	}
	number := text[n:]
	if number == "" || number[0] == '+' {
		return Hex{}, fmt.Errorf("hex %q: expected a number after the row letters, as in K24", s)
	}
	q, err := strconv.ParseInt(number, 10, 16)
	if err != nil {
		return Hex{}, fmt.Errorf("hex %q: expected a number from %d to %d after the row letters", s, math.MinInt16, math.MaxInt16)
	}
	if row > math.MaxInt16 || row < math.MinInt16 {
		return Hex{}, fmt.Errorf("hex %q: expected fewer row letters", s)
	}
	return Hex{Q: int16(q), R: int16(row)}, nil
}

func isLetter(b byte) bool { return b|0x20 >= 'a' && b|0x20 <= 'z' }

// Row is the printed name of h's row: "K", "AA", "-A".
func (h Hex) Row() string {
	r, sign := int(h.R), ""
	if r < 0 {
		r, sign = -r-1, "-"
	}
	return sign + strings.Repeat(string(rune('A'+r%26)), r/26+1)
}

// String writes h as printed; Parse reads it back.
func (h Hex) String() string { return h.Row() + strconv.Itoa(int(h.Q)) }

// Distance counts the hexes from h to o, the last one included: neighbours are 1 apart.
func (h Hex) Distance(o Hex) int {
	dq, dr := int(h.Q)-int(o.Q), int(h.R)-int(o.R)
	return max(abs(dq), abs(dr), abs(dq+dr))
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

// Neighbor is the next hex in direction 0 to 5: E, SE, SW, W, NW, NE.
func (h Hex) Neighbor(dir int) Hex {
	d := steps[dir]
	return Hex{Q: h.Q + d.Q, R: h.R + d.R}
}

// Toward is the direction from h to its neighbour o, or -1 if they are not neighbours.
func (h Hex) Toward(o Hex) int {
	for dir := range steps {
		if h.Neighbor(dir) == o {
			return dir
		}
	}
	return -1
}

// Plane is the middle of h in plane units: one unit is the width of a hex from flat to flat, x grows
// eastwards, y southwards.
func (h Hex) Plane() (x, y float64) {
	return float64(h.Q) + float64(h.R)/2, float64(h.R) * math.Sqrt(3) / 2
}

// Corner is the corner of h between side dir-1 and side dir, in plane units: side dir runs from Corner(dir) to
// Corner(dir+1). Corner 0 is the north-eastern one and they go clockwise.
func (h Hex) Corner(dir int) (x, y float64) {
	x, y = h.Plane()
	c := corners[((dir%6)+6)%6]
	return x + c[0], y + c[1]
}

var corners = [6][2]float64{
	{0.5, -0.5 / sqrt3}, {0.5, 0.5 / sqrt3}, {0, 1 / sqrt3}, {-0.5, 0.5 / sqrt3}, {-0.5, -0.5 / sqrt3}, {0, -1 / sqrt3},
}

const sqrt3 = 1.7320508075688772

// HexAt is the hex that holds a point of the plane.
func HexAt(x, y float64) Hex {
	r := y * 2 / sqrt3
	q := x - r/2
	s := -q - r
	rq, rr, rs := math.Round(q), math.Round(r), math.Round(s)
	dq, dr, ds := math.Abs(rq-q), math.Abs(rr-r), math.Abs(rs-s)
	switch {
	case dq > dr && dq > ds:
		rq = -rr - rs
	case dr > ds:
		rr = -rq - rs
	}
	return Hex{Q: int16(rq), R: int16(rr)}
}
