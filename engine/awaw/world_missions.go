// missions.toml: what missions over the ground add, how much of them may count, and what air transport costs (18.5, 18.6).

package awaw

import (
	"strconv"

	"awaw/tables"
)

// missionRules is missions.toml.
type missionRules struct {
	Since   int `toml:"since"`
	Support struct {
		PerAttacker         int `toml:"per_attacker"`
		PerDefender         int `toml:"per_defender"`
		EscortsPerInvader   int `toml:"escorts_per_invader"`
		Squadrons           int `toml:"squadrons"`
		ArmyAgainstLanding  int `toml:"army_against_landing"`
		NavalAgainstLanding int `toml:"naval_against_landing"`
		OwnHexWinter        int `toml:"own_hex_winter"`
	} `toml:"support"`
	Transport struct {
		HexesEurope       int `toml:"hexes_europe"`
		HexesPacific      int `toml:"hexes_pacific"`
		EmbarkZoneEurope  int `toml:"embark_zone_europe"`
		EmbarkZonePacific int `toml:"embark_zone_pacific"`
		Debark            int `toml:"debark"`
		DebarkRough       int `toml:"debark_rough"`
	} `toml:"transport"`
}

const missionFile = "awaw/missions.toml"

// loadMissions reads missions.toml; a number that would divide by nothing or count against itself is refused.
func (w *world) loadMissions() error {
	m := &missionRules{}
	if err := w.kit.Tables.Decode(missionFile, m); err != nil {
		return err
	}
	for _, x := range []struct {
		key      string
		n, least int
	}{
		{"support.per_attacker", m.Support.PerAttacker, 1}, {"support.per_defender", m.Support.PerDefender, 1},
		{"support.escorts_per_invader", m.Support.EscortsPerInvader, 0}, {"support.squadrons", m.Support.Squadrons, 1},
		{"support.army_against_landing", m.Support.ArmyAgainstLanding, 1}, {"support.naval_against_landing", m.Support.NavalAgainstLanding, 1},
		{"support.own_hex_winter", m.Support.OwnHexWinter, 1}, {"transport.hexes_europe", m.Transport.HexesEurope, 1},
		{"transport.hexes_pacific", m.Transport.HexesPacific, 1}, {"transport.embark_zone_europe", m.Transport.EmbarkZoneEurope, 0},
		{"transport.embark_zone_pacific", m.Transport.EmbarkZonePacific, 0}, {"transport.debark", m.Transport.Debark, 0},
		{"transport.debark_rough", m.Transport.DebarkRough, 0},
	} {
		if x.n < x.least || x.n > mostPool {
			return &tables.Error{File: missionFile, Key: x.key, Expected: "a number from " + strconv.Itoa(x.least) + " to " + strconv.Itoa(mostPool), Do: "correct it"}
		}
	}
	w.missions = m
	return nil
}

// liftHexes is how far an air transport flies from base to base (18.541).
func (w *world) liftHexes() int {
	if w.theatre == "pacific" {
		return w.missions.Transport.HexesPacific
	}
	return w.missions.Transport.HexesEurope
}

// embarkZone is the movement to embark in an enemy zone of control (18.547A).
func (w *world) embarkZone() int {
	if w.theatre == "pacific" {
		return w.missions.Transport.EmbarkZonePacific
	}
	return w.missions.Transport.EmbarkZoneEurope
}
