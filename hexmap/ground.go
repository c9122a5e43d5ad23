// The ground: what a painter needs to draw the land under the hexes. Rules never look at it.
package hexmap

import "io"

// Point is a point of the plane, in plane units (see Hex.Plane).
type Point struct{ X, Y float32 }

// Ring is a closed line, its last point joined to its first. Rings are land by the even-odd rule: a lake is a
// ring within a ring.
type Ring []Point

// Grid is a field of samples. Sample (i, j) lies at X0 + i·Step, Y0 + j·Step in plane units.
type Grid struct {
	X0, Y0, Step float64
	W, H         int
	V            []int16 // metres above the sea, row by row, W×H of them
}

// At is the sample at column i and row j, the nearest one outside the grid, and 0 of an empty grid.
func (g *Grid) At(i, j int) int {
	if len(g.V) == 0 {
		return 0
	}
	i, j = min(max(i, 0), g.W-1), min(max(j, 0), g.H-1)
	return int(g.V[j*g.W+i])
}

// Height is the height at a point of the plane, in metres, interpolated.
func (g *Grid) Height(x, y float64) float64 {
	if len(g.V) == 0 {
		return 0
	}
	fx := min(max((x-g.X0)/g.Step, 0), float64(g.W-1))
	fy := min(max((y-g.Y0)/g.Step, 0), float64(g.H-1))
	i, j := int(fx), int(fy)
	tx, ty := fx-float64(i), fy-float64(j)
	top := float64(g.At(i, j))*(1-tx) + float64(g.At(i+1, j))*tx
	foot := float64(g.At(i, j+1))*(1-tx) + float64(g.At(i+1, j+1))*tx
	return top*(1-ty) + foot*ty
}

// LabelKind is what a label names.
type LabelKind uint8

// The kinds of label.
const (
	SeaLabel LabelKind = iota
	CountryLabel
)

// Label is a name spread over the map: centred at X, Y in plane units, turned by Angle degrees clockwise, letters
// Size plane units high and the whole about Span plane units long.
type Label struct {
	Kind  LabelKind
	ID    string // country id, or the sea's own
	Name  string
	X, Y  float64
	Angle float64
	Size  float64
	Span  float64
}

// Ground is the picture data of a map.
type Ground struct {
	MapID   string
	Edition int
	// X0, Y0, X1, Y1 bound the data in plane units: the map and a margin around it.
	X0, Y0, X1, Y1 float64
	Rings          []Ring
	Elev           Grid
	Seas           []Label // names of seas
	Lands          []Label // names of countries
}

// LoadGround reads assets/maps/<id>.ground. It refuses truncated and damaged data.
func LoadGround(r io.Reader) (*Ground, error) { return readGround(r) }
