// Spaces: what a hex or a box is, and what its hexsides are.
package hexmap

// Terrain is what most of a space is.
type Terrain uint8

// The kinds of terrain.
const (
	Sea Terrain = iota
	Clear
	Rough
	Mountain
	Forest
	Swamp
	Desert
	Jungle
	JungleMountain
)

var terrainNames = [...]string{"sea", "clear", "rough", "mountain", "forest", "swamp", "desert", "jungle", "jungle-mountain"}

// String is the terrain's code, which is also the end of its message key: "terrain.clear".
func (t Terrain) String() string {
	if int(t) < len(terrainNames) {
		return terrainNames[t]
	}
	return "unknown"
}

// Key is the message key of the terrain's name.
func (t Terrain) Key() string { return "terrain." + t.String() }

// Space is one hex of a map, or one box beside it.
type Space struct {
	Hex     Hex    // where it lies; zero for a box
	Box     bool   // beside the map, reached by links only
	ID      string // the id of its first place, of the box, or the coordinates in small letters
	Name    string // the name of its first place, of the box, or the coordinates
	Others  []Place
	Country string // id of the country it lay in at the borders of 1939; empty at sea
	Front   string // id of the front it belongs to; empty for none
	NoAir   bool   // air units never enter it
	Terrain Terrain
	Sea     bool // all sea
	Coast   bool // land with water in it or beside it
	Island  bool // a one-hex island (18.13)
	// Cities counts the cities and objective cities, each a base for air units (18.12).
	Cities    int
	Port      bool
	Capital   bool // a national capital
	Objective bool
	// IslandGroup names the group that may hold one airbase counter (18.14), empty for none.
	IslandGroup string
	// Parts are the fronts a strategic warfare box is divided between (17.71).
	Parts []string
	// House: a box of our own making, not printed on any board.
	House bool
	// Lat and Lon are of the first place, or of the middle of the hex, in degrees north and east.
	Lat, Lon float32
}

// Named tells whether the space has a place or is a box: its Name is not just its coordinates.
func (s *Space) Named() bool { return s.Box || s.Name != s.Hex.String() }

// Place is a further named place of a space.
type Place struct {
	ID, Name string
	Lat, Lon float32
}

// Hexside is the border between two neighbouring hexes.
type Hexside struct {
	// AllLand: nothing but land on both sides of it, as 18.22 asks of neutral land.
	AllLand bool
	// Strait: land on both sides, water between.
	Strait bool
	// River: a great river runs along it.
	River bool
	// Lake: a great lake lies along it.
	Lake bool
	// Border: it parts two countries.
	Border bool
}

// Country is a country of the map. NoAir: air units never cross its land, whatever the game.
type Country struct {
	ID, Name string
	NoAir    bool
}

// Front is a front of the theatre.
type Front struct{ ID, Name string }

// River is a named river and the hexsides it runs along, each as a hex and a direction, from source to mouth.
type River struct {
	ID, Name string
	Sides    []SideRef
}

// Lake is a named lake and the hexsides it lies along.
type Lake struct {
	ID, Name string
	Sides    []SideRef
}

// SideRef points at a hexside from one of its two spaces.
type SideRef struct{ Space, Dir int }

// Link joins a box with a space at a distance in hexes (18.23). House: the distance is of our own making.
type Link struct {
	To, Dist int
	House    bool
}

// Step is one space that Reach found and its distance in hexes.
type Step struct{ Space, Dist int }
