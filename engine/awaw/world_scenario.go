// The scenario file: what an air scenario may say, strictly decoded.

package awaw

import (
	"awaw/engine"
)

// scenario mirrors the TOML of scenarios/*.toml; docs/scenarios.md explains every key.
type scenario struct {
	Scenario struct {
		ID         string   `toml:"id"`
		System     string   `toml:"system"`
		Edition    int      `toml:"edition"`
		Name       string   `toml:"name"`
		Dates      string   `toml:"dates"`
		Map        string   `toml:"map"`
		Turns      int      `toml:"turns"`
		FirstTurn  string   `toml:"first_turn"`
		TurnDays   []string `toml:"turn_days"` // the days of each turn, where turns are not seasons
		Complexity int      `toml:"complexity"`
		Minutes    int      `toml:"minutes"`
		Teaches    string   `toml:"teaches"`
		Blurb      string   `toml:"blurb"`
		Default    bool     `toml:"default"`
		GlobalWar  bool     `toml:"global_war"` // the opening of a Global War (18.141)
		Sources    []string `toml:"sources"`
		Notes      string   `toml:"notes"`
		Strength   string   `toml:"strength"`
		Date       string   `toml:"date"`    // who holds what at the start, as the map has it: "1941-06"
		View       []string `toml:"view"`    // two hexes between which the window opens
		Area       []string `toml:"area"`    // two hexes at the corners of the part of the map that is in play
		Decides    []string `toml:"decides"` // paragraphs that decide it
	} `toml:"scenario"`
	Side []struct {
		Name    string   `toml:"name"`
		Style   string   `toml:"style"`
		Nations []string `toml:"nations"`
	} `toml:"side"`
	Faction []struct {
		Nations []string `toml:"nations"`
		Refuses []string `toml:"refuses"` // nations that let no partner place airbases on their ground (18.142C)
	} `toml:"faction"`
	Homes     map[string]string `toml:"homes"`
	Countries map[string]string `toml:"countries"`
	Control   []struct {
		Place string `toml:"place"`
		Side  string `toml:"side"`
	} `toml:"control"`
	Air []struct {
		Nation   string `toml:"nation"`
		Type     string `toml:"type"`
		At       string `toml:"at"`
		Counters []int  `toml:"counters"`
		Inverted bool   `toml:"inverted"`
		Elite    bool   `toml:"elite"`
		Front    string `toml:"front"`   // of bombers and interceptors (17.71, 17.81)
		Pacific  bool   `toml:"pacific"` // American strategic bombers of the Pacific (17.75)
	} `toml:"air"`
	Airbase []struct {
		Nation string `toml:"nation"`
		At     string `toml:"at"`
	} `toml:"airbase"`
	Supply []struct {
		Place string `toml:"place"`
		State string `toml:"state"`
		From  int    `toml:"from_turn"`
		To    int    `toml:"to_turn"`
	} `toml:"supply"`
	Oil []struct {
		Nation string `toml:"nation"`
		From   int    `toml:"from_turn"`
		To     int    `toml:"to_turn"`
	} `toml:"oil"`
	Winter []struct {
		Turn   int `toml:"turn"`
		Result int `toml:"result"`
	} `toml:"winter"`
	Offensive []struct {
		Side  string `toml:"side"`
		Turns []int  `toml:"turns"`
		House bool   `toml:"house"`
	} `toml:"offensive"`
	Research      []research     `toml:"research"`
	Laboratories  map[string]int `toml:"laboratories"` // research points a year for the air war, by nation (41)
	Reinforcement []struct {
		Turn     int    `toml:"turn"`
		Nation   string `toml:"nation"`
		Type     string `toml:"type"`
		N        int    `toml:"n"`
		At       string `toml:"at"`
		Front    string `toml:"front"` // of bombers and interceptors
		Pool     bool   `toml:"pool"`
		Withdraw bool   `toml:"withdraw"`
	} `toml:"reinforcement"`
	Production []struct {
		Side  string `toml:"side"`
		BRP   []int  `toml:"brp"` // per turn
		House bool   `toml:"house"`
	} `toml:"production"`
	Pool []struct {
		Nation string `toml:"nation"`
		Type   string `toml:"type"`
		N      int    `toml:"n"`
	} `toml:"pool"`
	Redeploy []struct {
		Side    string `toml:"side"`
		Factors int    `toml:"factors"` // a turn
		House   bool   `toml:"house"`
	} `toml:"redeploy"`
	Capture []struct {
		Turn  int    `toml:"turn"`
		Half  string `toml:"during"` // side whose player turn it is
		Place string `toml:"place"`
		Side  string `toml:"side"`
	} `toml:"capture"`
	Activation []struct { // minors that join: their bases may be used, but get no airbase that movement phase
		Country string `toml:"country"`
		Turn    int    `toml:"turn"`
		Side    string `toml:"side"`
	} `toml:"activation"`
	NoAirbases []struct { // nations that may not yet place airbases (18.141)
		Nation string `toml:"nation"`
		Until  int    `toml:"until_turn"`
	} `toml:"no_airbases"`
	Relation []relation `toml:"relation"` // dated changes of who is at war, neutral, or helps whom
	AtPeace  []struct { // nations not yet at war in this theatre (18.72D)
		Nation string `toml:"nation"`
		Until  int    `toml:"until_turn"`
	} `toml:"at_peace"`
	Apart []struct { // nations that do not help one another (53)
		Nations []string `toml:"nations"`
	} `toml:"apart"`
	Troops []struct {
		Nation string   `toml:"nation"`
		Type   string   `toml:"type"`
		At     string   `toml:"at"`
		Units  []string `toml:"units"` // factors and movement of each: "3-4"
		Turn   int      `toml:"turn"`  // of arrival; 0 or 1 from the start
		Worth  int      `toml:"worth"` // victory points a factor of them costs, instead of victory.ground
		Afloat bool     `toml:"afloat"`
		Sailed bool     `toml:"sailed"` // comes by sea transport in the movement phase of its first turn (18.547C)
		Name   string   `toml:"name"`
	} `toml:"troops"`
	Ship []struct {
		Nation   string `toml:"nation"`
		Type     string `toml:"type"` // CV, CVE or FLT
		At       string `toml:"at"`
		Factors  int    `toml:"factors"` // of a carrier, the naval air squadrons it holds
		Name     string `toml:"name"`
		Force    string `toml:"force"` // the task force it sails with, instead of a place
		Slow     bool   `toml:"slow"`
		Damaged  bool   `toml:"damaged"`
		Inverted bool   `toml:"inverted"`
	} `toml:"ship"`
	Force []struct { // task forces: markers under which ships sail
		Side  string `toml:"side"`
		Name  string `toml:"name"`
		At    string `toml:"at"`    // empty: the marker lies beside the map
		Known bool   `toml:"known"` // everybody knows from the start what sails with it
	} `toml:"force"`
	Naval struct { // house: how far task forces sail and meet in this scenario's turns
		House bool `toml:"house"`
		Speed int  `toml:"speed"` // hexes a movement phase; 0 for the standard
		Reach int  `toml:"reach"` // hexes from which a task force may intercept; 0 for the standard
	} `toml:"naval"`
	Surprise *struct { // the Pearl Harbor Surprise Table is thrown for before anything else (51.31)
		Patrol   string `toml:"patrol"`   // the task force distances are counted from
		Harbor   string `toml:"harbor"`   // where the forces are set up
		Away     string `toml:"away"`     // the box of those that are not there
		Tensions int    `toml:"tensions"` // of the United States with Japan
		Force    []struct {
			Name   string `toml:"name"`
			Toward string `toml:"toward"` // the side of the patrol on which it lies if at sea: house
		} `toml:"force"`
	} `toml:"surprise"`
	Source []struct { // what supplies a side (30.5)
		Side  string `toml:"side"`
		Place string `toml:"place"`
		State string `toml:"state"` // full or partial
	} `toml:"source"`
	Lane []struct { // a sea lane that carries supply
		Side  string `toml:"side"`
		From  string `toml:"from"`
		To    string `toml:"to"`
		Units int    `toml:"units"` // ground units it supplies; 0 for any number, and for bases
		House bool   `toml:"house"`
	} `toml:"lane"`
	Roadless []struct { // hexsides over which no supply is traced on land
		Sides []string `toml:"sides"` // two neighbouring hexes each, as "Q13 Q14"
		House bool     `toml:"house"`
	} `toml:"roadless"`
	TurnedBack []struct { // landings the enemy's ships turn back (18.5552)
		Turn    int    `toml:"turn"`
		Side    string `toml:"side"`
		At      string `toml:"at"`
		Factors int    `toml:"factors"`
		House   bool   `toml:"house"`
	} `toml:"turned_back"`
	Hump []struct { // flights over the Himalaya (40.85)
		From []string `toml:"from"`
		To   string   `toml:"to"`
	} `toml:"hump"`
	Target []struct { // what there is to bomb (26)
		Place  string `toml:"place"`
		Kind   string `toml:"kind"`
		Points int    `toml:"points"`
		Worth  int    `toml:"worth"` // victory points for each, instead of victory.bombing
	} `toml:"target"`
	FlyingBombs []struct {
		Side  string `toml:"side"`
		From  string `toml:"from"`  // a target of the kind rockets
		Bombs []int  `toml:"bombs"` // per turn
		House bool   `toml:"house"`
	} `toml:"flying_bombs"`
	Training *struct { // naval air training counts, and kamikazes may be invoked (17.35, 17.4)
		Carried map[string]int `toml:"carried"` // results of the games before the war, by nation
		Raised  []struct {
			Nation string `toml:"nation"`
			Turn   int    `toml:"turn"` // from which the rate is higher
			N      int    `toml:"n"`
		} `toml:"raised"`
	} `toml:"training"`
	Options map[string]string         `toml:"options"`
	Words   map[string]map[string]any `toml:"words"` // the head in other languages, read by package scenarios
	Victory struct {
		House     bool `toml:"house"`
		Kill      int  `toml:"kill"`   // points a factor of enemy air eliminated
		Ground    int  `toml:"ground"` // points a ground factor eliminated
		Delivered int  `toml:"hump"`   // points a BRP brought over the Hump
		Ship      int  `toml:"ship"`   // points a factor of enemy ships sunk; damaged counts half
		Convoy    []struct {
			Side   string   `toml:"side"`
			Place  string   `toml:"place"`  // where transports unload
			Points int      `toml:"points"` // a factor of them
			From   []string `toml:"from"`   // ports where they load again

			at int // the space of Place
		} `toml:"convoy"`
		Bombing int `toml:"bombing"` // points for each point of a target bombed
		Hold    []struct {
			Place  string `toml:"place"`
			Side   string `toml:"side"`
			Points int    `toml:"points"`
			// Guarded: only with a ground unit of the side there.
			Guarded bool `toml:"guarded"`

			at int // the space of Place
		} `toml:"hold"`
		Objective []struct {
			Place  string `toml:"place"`
			Side   string `toml:"side"`
			Points int    `toml:"points"`
			Within int    `toml:"within"`

			at int // the space of Place
		} `toml:"objective"`
		Level []level `toml:"level"`
	} `toml:"victory"`
	Lesson []struct {
		Text string `toml:"text"`
		Cite string `toml:"cite"`
	} `toml:"lesson"`

	sides    map[string]engine.Side
	neutrals map[string]bool
}

// level is a result, and the first side's lead from which it counts.
type level struct {
	Margin int    `toml:"margin"`
	Winner string `toml:"winner"`
	Name   string `toml:"name"`
}

// neutral tells whether air may not cross a country (18.22). Countries the scenario does not name are held by no
// one, and may be crossed.
func (s *scenario) neutral(country string) bool { return s.neutrals[country] }

// research is what a scenario says of one nation's research.
type research struct {
	Nation   string `toml:"nation"`
	AirRange int    `toml:"air_range"`
	Jets     int    `toml:"jets"`
	AirDRM   int    `toml:"air_drm"`
	Radar    int    `toml:"radar"`
	Airbases int    `toml:"airbases"`
	Bombers  int    `toml:"bombers"` // 1: the nation may build strategic bombers
}
