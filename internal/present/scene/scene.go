// Package scene is the ground of the screen: what a window shows as values, text measured and written on panels, forms, boards and
// what is pressed on them. It knows no game.
package scene

import "strings"

// This file holds what a Model shows: a Scene of a map and of panels, as values that can be compared.

// MakeRoom tells counters of the badge on their corner, and the badge what else hangs there.
func (ms *MapScene) MakeRoom() {
	for i := range ms.Marks {
		k := &ms.Marks[i]
		if k.Kind != "objective" || k.Tag != "" {
			continue
		}
		var upper *Stack
		for j := range ms.Stacks {
			if st := &ms.Stacks[j]; st.Space == k.Space && (upper == nil || st.DY < upper.DY) {
				upper = st
			}
		}
		if upper != nil {
			upper.Cards[0].Marked = true
			k.Free, k.DX, k.DY = false, upper.DX, upper.DY
			k.Under = len(strings.Fields(upper.Cards[0].Badges))
		}
	}
}

// Rect is a rectangle in logical pixels.
type Rect struct{ X, Y, W, H float64 }

// Has tells whether the point lies inside.
func (r Rect) Has(x, y float64) bool { return x >= r.X && x < r.X+r.W && y >= r.Y && y < r.Y+r.H }

// Meets tells whether two rectangles share anything.
func (r Rect) Meets(o Rect) bool {
	return r.X < o.X+o.W && o.X < r.X+r.W && r.Y < o.Y+o.H && o.Y < r.Y+r.H
}

// Inset is r made smaller by d on every side.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Scene is everything on the window, back to front: the map, then the panels.
type Scene struct {
	W, H, Scale float64
	Map         *MapScene // nil: nothing but desk
	Panels      []Panel
	Form        *Form // nil: none. It lies over the first Under panels and below the others
	Under       int
	Shut        bool // something lies over the form: it takes no input
}

// Panel is a part of the window that is painted as one picture and kept until its items change.
type Panel struct {
	ID     string
	Rect   Rect
	Alpha  float64 // 0 means 1
	Shadow bool
	Items  []Item
}

// ItemKind tells what an Item paints.
type ItemKind uint8

// The kinds of item. Which fields count is said beside each.
const (
	ItemBox     ItemKind = iota + 1 // Rect filled with Fill at Alpha, edged with Edge, Line wide; corners R
	ItemText                        // Text at X, baseline Y, in Face, Size, Fill; aligned in nothing: N -1 left, 0 centre, 1 right
	ItemLine                        // X, Y to W, H (a point), Edge, Line wide; N 1: dotted
	ItemCard                        // Card at X, Y, W wide
	ItemMark                        // side mark Style at centre X, Y, radius R; N 1: with its letter
	ItemIcon                        // icon Text at centre X, Y, radius R, Fill
	ItemDie                         // die with N pips at X, Y, W wide, Style's corners
	ItemHatch                       // Rect hatched with Fill
	ItemPlane                       // silhouette of kind Text at centre X, Y, box W, Fill; N 1: turned over
	ItemMini                        // the minimap in Rect, or a part of it magnified R times
	ItemPicture                     // the picture Text in Rect, as the window can paint it
)

// Item is one thing painted on a panel, in window coordinates.
type Item struct {
	Kind       ItemKind
	X, Y, W, H float64
	R, Line    float64
	Alpha      float64 // 0 means 1
	Fill, Edge string  // palette roles: "chrome.panel"
	Text       string
	Face       Face
	Size       float64
	Track      float64
	N          int
	Style      string
	Card       Card
	Corner     [2]float64 // of ItemMini: the point of the small map, magnified R times, that lies in the corner
}

// Face is a voice of the three families of look.md section 2.
type Face uint8

// The faces.
const (
	Body Face = iota
	BodyMedium
	BodyBold
	Cond
	CondMedium
	CondBold
	Serif
	SerifItalic
	SerifSemi
	SerifBold
)

// Metrics measures text, so that panels can be laid out without painting.
type Metrics interface {
	// Width is in logical pixels.
	Width(f Face, size float64, s string) float64
}

// Card is a counter as drawn. It is comparable: pictures are kept by it.
type Card struct {
	Nation, Kind, Style    string
	Size, Range            int
	Inverted, Partial      bool
	Damaged, Unknown       bool // Unknown: its size is nobody's of this side to know
	Selected, Legal, Hover bool
	Ghost                  bool   // where it would be
	Badges                 string // names joined by a space
	Marked                 bool   // a badge of its space lies on its corner
	Token                  bool   // a unit without numbers
	Bare                   bool   // its kind has no letters
}

// MapScene is the board with everything on it. Positions are in plane units: see Board.
type MapScene struct {
	Board     string  // id of the board, to choose its sheet
	CX, CY    float64 // plane point in the middle of the window
	HexW      float64 // logical pixels a hex
	Free      Rect    // the part no bar covers
	Covers    []Rect  // what lies on it and stays there: the prompt, the small map
	Astir     bool    // the camera is on its way, or held by a hand
	Pool      []int   // spaces within range of what is selected
	PoolTag   string
	Staging   []StagingHex
	Reach     []int // spaces the other side can reach
	Lit       []int // spaces that may be chosen now
	Hover     int   // space under the pointer, -1 none
	Called    []int // spaces that are named whatever lies there
	Cursor    int   // space of the keyboard's cursor, -1 none
	Arrows    []Arrow
	Pips      []Pips
	Stacks    []Stack
	Marks     []SpaceMark
	Moving    []Moving
	Area      Area // what is in play; what lies beyond is dimmed
	Held      Card // a counter carried by the pointer
	HeldX     float64
	HeldY     float64
	HeldCount int    // how many Held stands for, 0 for nothing held
	Numbers   bool   // print hex numbers
	Occupied  []bool // by space: a counter stands there, so its name goes below
	Tokens    bool   // counters are tokens: who holds what is tinted without patterns, and its mark stands before each name
	Fine      bool   // spaces are groups of many small hexes
	Codes     func(space int) string
	Beside
	Written
}

// Area is a part of a board: these spaces, or without any all that lies between two at its corners; without either all of the board.
type Area struct {
	Corners [2]int
	Spaces  []int
}

// StagingHex is a base that could be moved to; Full ones are outlined only.
type StagingHex struct {
	Space int
	Full  bool
	Why   string // what its outline means, told under the pointer
}

// Arrow is a movement or mission on the map.
type Arrow struct {
	From, To int
	Kind     string // as engine.ArrowView
	Task     string // as engine.ArrowView, and "attack" for one on the ground
	Style    string // palette side
	Tag      string
	Planned  bool    // not yet confirmed
	Grown    float64 // how much of it is drawn, from 0 to 1; 0 for all
}

// Pips shows how full a base is, in facility rows.
type Pips struct {
	Space                     int
	Ready, Inverted, Arriving int
	Rows                      []int
	Raised                    bool    // above a counter
	Lift                      float64 // how far that counter stands above the middle, in card widths
}

// Stack is counters of one side in one space. Cards[0] is on top.
type Stack struct {
	Space  int
	DX, DY float64 // off the centre of the space, in card widths
	Cards  []Card
	Count  int
	Fan    bool
	FanX   float64 // where in the window the first card of a fan begins
}

// MarkCentre is the kind of a mark that stands before the name of its space.
const MarkCentre = "centre"

// SpaceMark is a badge on a space.
type SpaceMark struct {
	Space int
	Kind  string
	Style string
	Tag   string // "4/9"
	Under int    // badges of the counter there that it lies under
	Worth int    // points the space earns, of an objective
	Free  bool   // no counter stands there
	// Where the counters stand on whose corner it lies, from the middle of the space, in widths of a counter.
	DX, DY float64
}

// Moving is a counter on its way, at T from 0 to 1.
type Moving struct {
	From, To int
	T        float64
	Card     Card
}

// Beside is the rest of a MapScene.
type Beside struct {
	MiniFrame Rect // what of the minimap the window shows; drawn over that panel, for it moves with every drag

	Holders []string // palette side of who holds a space, by space; nil when it is not shown
	Control bool     // tint what each side holds
	Ghosts  []Ghost
	Front   bool // draw the line between the sides
	Rings   []Ring

	Live []Motion // orders that draw themselves, over all that lies still

	Ways   [][]int  // the ways of what is in the air
	Way    []WayHex // the way to the space under the pointer, its base first
	WayTag string
	Flown  []FlownWay // flights that are planned, stop by stop
	// FlownTop is where the prompt ends over them: slips lie below it.
	FlownTop float64
	Yields   []Yield
}

// Yield is what is printed behind the name of a space: what it earns, and before it a sign where units are made.
type Yield struct {
	Space  int
	Income string
	Works  bool
}

// WayHex is one space of a way; Met ones are in reach of enemy air.
type WayHex struct {
	Space int
	Met   bool
}

// Ghost is a counter where it would be.
type Ghost struct {
	Space  int
	DX, DY float64 // off the middle of the space, in card widths
	Card   Card
}

// Ring is what flies over the ships in a hex: a patrol from carriers close in, cover from land farther out. One of no side is what a
// lesson points at.
type Ring struct {
	Space int
	Cover bool
	Style string
	N     int  // squadrons
	Found bool // it marks what a search has found: two rings of light, of no side
}
