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
		Complexity int      `toml:"complexity"`
		Minutes    int      `toml:"minutes"`
		Teaches    string   `toml:"teaches"`
		Blurb      string   `toml:"blurb"`
		Default    bool     `toml:"default"`
		GlobalWar  bool     `toml:"global_war"` // the opening of a Global War (18.141)
		Sources    []string `toml:"sources"`
		Notes      string   `toml:"notes"`
		Strength   string   `toml:"strength"`
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
	Research []struct {
		Nation   string `toml:"nation"`
		AirRange int    `toml:"air_range"`
		Jets     int    `toml:"jets"`
		AirDRM   int    `toml:"air_drm"`
		Radar    int    `toml:"radar"`
		Airbases int    `toml:"airbases"`
	} `toml:"research"`
	Reinforcement []struct {
		Turn     int    `toml:"turn"`
		Nation   string `toml:"nation"`
		Type     string `toml:"type"`
		N        int    `toml:"n"`
		At       string `toml:"at"`
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
	AtPeace []struct { // nations not yet at war in this theatre (18.72D)
		Nation string `toml:"nation"`
		Until  int    `toml:"until_turn"`
	} `toml:"at_peace"`
	Options map[string]string `toml:"options"`
	Victory struct {
		House     bool `toml:"house"`
		Kill      int  `toml:"kill"` // points a factor of enemy air eliminated
		Objective []struct {
			Place  string `toml:"place"`
			Side   string `toml:"side"`
			Points int    `toml:"points"`
			Within int    `toml:"within"`
		} `toml:"objective"`
		Level []struct {
			Margin int    `toml:"margin"`
			Winner string `toml:"winner"`
			Name   string `toml:"name"`
		} `toml:"level"`
	} `toml:"victory"`
	Lesson []struct {
		Text string `toml:"text"`
		Cite string `toml:"cite"`
	} `toml:"lesson"`

	sides    map[string]engine.Side
	neutrals map[string]bool
}

// neutral tells whether air may not cross a country (18.22). Countries the scenario does not name are held by no
// one, and may be crossed.
func (s *scenario) neutral(country string) bool { return s.neutrals[country] }
