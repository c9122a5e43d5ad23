// The numbers of the rules.
package realism

import (
	"fmt"
	"slices"

	"awaw/engine"
	"awaw/engine/volley"
	"awaw/tables"
)

// Values are the numbers of the rules.
type Values struct {
	Table *volley.Table

	moves                       []int // by kind
	fighter, bomber, artillery  int
	missions                    []mission
	seas                        int
	carrierSpaces, carrierMoves int
	rounds                      map[string]int // by form
	barrage, damage             int

	// UsedStay tells that aircraft of the air step join no ships from the coast in that turn (er.phase.4). Games begun before it was asked
	// go on without.
	UsedStay bool

	// DecksFirst tells that carriers sail in the air step to launch, and move no more when they have (er.carrier.3, er.carrier.4). Games
	// begun before they did go on without.
	DecksFirst bool

	// DecksCounted tells that fighters that have taken off hold their carriers though they are shot down (er.carrier.4), and that new carriers
	// take fighters of their own complex alone (er.place.1, er.place.3). Games begun before they did go on without.
	DecksCounted bool

	// DecksApart tells that carriers which two complexes have built into one zone in a turn each take fighters of their own complex (er.place.1,
	// er.place.3). In games begun before they did, all of them count as the last one's.
	DecksApart bool
}

// mission is what aircraft may be sent to do.
type mission struct {
	ID     string
	Spaces int
	Cite   engine.Cite
	free   bool // of the limit of sea zones
}

type unitsDoc struct {
	Dice int
	Unit []unitDoc
}

type unitDoc struct {
	ID, Class       string
	Attack, Defence int
	Picks           bool
	Move            int
}

func (d *unitsDoc) has(id string) bool {
	return slices.ContainsFunc(d.Unit, func(u unitDoc) bool { return u.ID == id })
}

// needed are the units that rules speak of.
var needed = []string{fighterID, bomberID, artilleryID}

const (
	fighterID   = "fighter"
	bomberID    = "bomber"
	artilleryID = "artillery"
)

// Faults implements tables.Checker.
func (d *unitsDoc) Faults() []tables.Fault {
	var out []tables.Fault
	fault := func(key, expected, do string) { out = append(out, tables.Fault{Key: key, Expected: expected, Do: do}) }
	if d.Dice < 2 || d.Dice > 20 {
		fault("dice", "2 to 20 sides", "give the dice of the system")
	}
	if len(d.Unit) > volley.MostKinds {
		fault("unit", fmt.Sprintf("at most %d kinds", volley.MostKinds), "take some out")
	}
	for i, u := range d.Unit {
		key := fmt.Sprintf("unit[%d]", i)
		if u.ID == "" || slices.IndexFunc(d.Unit, func(v unitDoc) bool { return v.ID == u.ID }) < i {
			fault(key+".id", "a name of its own", "name the unit")
		}
		if !slices.Contains(volley.Classes, u.Class) {
			fault(key+".class", "land, sea or air", "name where it fights")
		}
		if min(u.Attack, u.Defence) < 0 || max(u.Attack, u.Defence) > d.Dice {
			fault(key, "values from 0 to the sides of the dice", "correct attack and defence")
		}
		if u.Move < 0 || u.Move > 20 {
			fault(key+".move", "0 to 20 spaces", "correct it")
		}
	}
	for _, id := range needed {
		if !d.has(id) {
			fault("unit", "a unit "+id, "rules speak of it: keep it")
		}
	}
	return out
}

type missionsDoc struct {
	Seas    int
	Free    []string `toml:"free_of_seas"`
	Mission []mission
	Carrier struct {
		Spaces, Moves int
		First         bool
		Counted       bool
		Apart         bool
	}
	Rounds struct {
		Interception    int
		SeaInterception int `toml:"sea_interception"`
		Strike          int
	}
	Bombing struct{ Barrage, Damage int }
	Coast   struct {
		UsedStay bool `toml:"used_stay"`
	}
}

// Missions that rules speak of.
const (
	bombing  = "strategic-bombing"
	escort   = "escort"
	redeploy = "redeploy"
	sail     = "sail"
)

// Faults implements tables.Checker.
func (d *missionsDoc) Faults() []tables.Fault {
	var out []tables.Fault
	for i, m := range d.Mission {
		if m.Spaces < 1 || m.Spaces > 20 || m.ID == "" || m.Cite == "" {
			out = append(out, tables.Fault{Key: fmt.Sprintf("mission[%d]", i), Expected: "id, cite and 1 to 20 spaces", Do: "fill them in"})
		}
	}
	for _, n := range []int{d.Seas, d.Carrier.Spaces, d.Carrier.Moves, d.Rounds.Interception, d.Rounds.SeaInterception, d.Rounds.Strike, d.Bombing.Damage} {
		if n < 1 || n > 20 {
			out = append(out, tables.Fault{Expected: "1 to 20 everywhere under seas, carrier, rounds and bombing.damage", Do: "correct the number"})
			break
		}
	}
	if d.Bombing.Barrage < 0 || d.Bombing.Barrage > 20 {
		out = append(out, tables.Fault{Key: "bombing.barrage", Expected: "0 to the sides of the dice", Do: "correct it"})
	}
	return out
}

// Load reads the numbers, a player's laid over them.
func Load(t engine.Tables) (*Values, error) {
	var u unitsDoc
	if err := t.Decode("realism/units.toml", &u); err != nil {
		return nil, err
	}
	var m missionsDoc
	if err := t.Decode("realism/missions.toml", &m); err != nil {
		return nil, err
	}
	v := &Values{Table: &volley.Table{Sides: u.Dice}, missions: m.Mission, seas: m.Seas, carrierSpaces: m.Carrier.Spaces, carrierMoves: m.Carrier.Moves,
		barrage: m.Bombing.Barrage, damage: m.Bombing.Damage, UsedStay: m.Coast.UsedStay, DecksFirst: m.Carrier.First, DecksCounted: m.Carrier.Counted, DecksApart: m.Carrier.Apart,
		rounds: map[string]int{formInterception: m.Rounds.Interception, formSea: m.Rounds.SeaInterception, formStrike: m.Rounds.Strike}}
	for _, k := range u.Unit {
		v.Table.Kinds = append(v.Table.Kinds, volley.Kind{ID: k.ID, Class: volley.Class(slices.Index(volley.Classes, k.Class)),
			Values: [2]int{k.Attack, k.Defence}, Picks: k.Picks})
		v.moves = append(v.moves, k.Move)
	}
	v.fighter, _ = v.Table.Find(fighterID)
	v.bomber, _ = v.Table.Find(bomberID)
	v.artillery, _ = v.Table.Find(artilleryID)
	for i := range v.missions {
		v.missions[i].free = slices.Contains(m.Free, v.missions[i].ID)
	}
	return v, nil
}

// mission finds a mission of aircraft other than redeployment.
func (v *Values) mission(id string) (mission, bool) {
	i := slices.IndexFunc(v.missions, func(m mission) bool { return m.ID == id })
	if i < 0 {
		return mission{}, false
	}
	return v.missions[i], true
}

// air tells whether a kind flies.
func (v *Values) air(kind int) bool { return v.Table.Kinds[kind].Class == volley.Air }

// Spaces is how far a kind goes when no mission limits it.
func (v *Values) Spaces(kind int) int { return v.moves[kind] }

// Barrage is what a die of artillery brings an aircraft down at.
func (v *Values) Barrage() int { return v.barrage }

// Damage is the sides of a bomber's die of damage.
func (v *Values) Damage() int { return v.damage }

// The missions that games give.
const (
	Bombing     = bombing
	Escort      = escort
	Strike      = "air-attack"
	AtSea       = "naval-attack"
	LandSupport = "land-support"
	Amphibious  = "amphibious-support"
	Redeploy    = redeploy
)
