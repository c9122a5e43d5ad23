// The map file: what the TOML holds, letter by letter. docs/maps.md describes it for people.
package hexmap

// document is a map file as written.
type document struct {
	ID      string       `toml:"id"`
	Edition int          `toml:"edition"`
	Theatre string       `toml:"theatre"`
	Country []docCountry `toml:"country"`
	Row     []docRow     `toml:"row"`
	Place   []docPlace   `toml:"place"`
	Strait  []docSides   `toml:"strait"`
	River   []docSides   `toml:"river"`
	Box     []docBox     `toml:"box"`

	built *Map // what Faults made of it
}

type docCountry struct {
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
	Links   []docLink `toml:"link"`
}

type docLink struct {
	To   string `toml:"to"`
	Dist int    `toml:"dist"`
}

// terrainCodes are the letters of a row's terrain, by Terrain.
const terrainCodes = "~.rmfsdjJ"

// Code is the letter of t in map files.
func (t Terrain) Code() byte { return terrainCodes[t] }
