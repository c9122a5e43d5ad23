// The map file: what the TOML holds, letter by letter. docs/maps.md describes it for people.
package hexmap

// document is a map file as written.
type document struct {
	ID      string       `toml:"id"`
	Edition int          `toml:"edition"`
	Theatre string       `toml:"theatre"`
	Country []docCountry `toml:"country"`
	Front   []docFront   `toml:"front"`
	Row     []docRow     `toml:"row"`
	Place   []docPlace   `toml:"place"`
	Strait  []docSides   `toml:"strait"`
	River   []docSides   `toml:"river"`
	Lake    []docSides   `toml:"lake"`
	Box     []docBox     `toml:"box"`
	Holding []docHolding `toml:"holding"`

	built *Map // what Faults made of it
}

type docCountry struct {
	ID   string `toml:"id"`
	Name string `toml:"name"`
	Code string `toml:"code"` // one letter, used in the rows

	NoAir bool `toml:"no_air"` // air units never cross it
}

// docFront is a front of the theatre.
type docFront struct {
	ID   string `toml:"id"`
	Name string `toml:"name"`
	Code string `toml:"code"` // one letter, used in the rows
}

// docRow is one lettered row, one character for each hex.
type docRow struct {
	Row     string    `toml:"row"`
	First   int       `toml:"first"`   // number of its first hex
	Terrain string    `toml:"terrain"` // see terrainCodes
	Shore   string    `toml:"shore"`   // - none, c coast, i one-hex island
	Country string    `toml:"country"` // country codes, - at sea
	Front   string    `toml:"front"`   // front codes, - none; may be left out
	Land    string    `toml:"land"`    // 0-7: hexsides of nothing but land, E 1, SE 2, SW 4
	Lat     []float64 `toml:"lat"`
	Lon     []float64 `toml:"lon"`
}

type docPlace struct {
	ID          string  `toml:"id"`
	Name        string  `toml:"name"`
	Hex         string  `toml:"hex"`
	Cities      int     `toml:"cities"`
	Port        bool    `toml:"port"`
	Capital     bool    `toml:"capital"`
	Objective   bool    `toml:"objective"`
	IslandGroup string  `toml:"island_group"`
	Lat         float64 `toml:"lat"`
	Lon         float64 `toml:"lon"`
}

// docSides is a named chain of hexsides, each written as its two hexes: "K24 K25".
type docSides struct {
	ID    string   `toml:"id"`
	Name  string   `toml:"name"`
	Sides []string `toml:"sides"`
}

type docBox struct {
	ID      string    `toml:"id"`
	Name    string    `toml:"name"`
	Country string    `toml:"country"`
	Cities  int       `toml:"cities"`
	Parts   []string  `toml:"parts"` // ids of fronts
	House   bool      `toml:"house"` // of our own making, not printed
	Links   []docLink `toml:"link"`
}

type docLink struct {
	To    string `toml:"to"`
	Dist  int    `toml:"dist"`
	House bool   `toml:"house"`
}

// docHolding tells who holds what from a month on.
type docHolding struct {
	Date    string   `toml:"date"`    // "1941-06"
	Neutral []string `toml:"neutral"` // country ids
	By      []docBy  `toml:"by"`
}

// docBy is what a country holds beside its own land; later entries win.
type docBy struct {
	Country   string   `toml:"country"`
	Countries []string `toml:"countries"` // whole countries of 1939
	Hexes     []string `toml:"hexes"`     // "M30", or a stretch of a row: "L31-35"
}

// terrainCodes are the letters of a row's terrain, by Terrain.
const terrainCodes = "~.rmfsdjJ"

// Code is the letter of t in map files.
func (t Terrain) Code() byte { return terrainCodes[t] }
