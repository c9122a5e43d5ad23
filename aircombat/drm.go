// The Air Nationality DRM of a unit and of a side (19.31A and the chart, 17.352A, 17.464, 17.75C, 17.85).
package aircombat

import (
	"awaw/engine"
	"awaw/units"
)

// The lines that change a nation's DRM for a unit; drmNames are their keys in aircombat.toml.
const (
	drmResearch = iota
	drmElite
	drmInterceptor
	drmPacificBomber
	drmNaval
	drmWinter
	drmSupply
	drmCount
)

var drmNames = [drmCount]string{"research", "elite", "interceptor", "pacific-bomber", "naval", "winter", "supply"}

// WinterBites tells whether a winter effect of so much lowers the DRM (19.31A): 8 or more.
func (r *Rules) WinterBites(effect int) bool { return effect >= r.drm[drmWinter].from }

// DRM is the Air Nationality DRM of one unit of the group (19.31A).
func (r *Rules) DRM(g Group) int {
	sum := r.units.Info(g.Nation).DRM
	for line := range drmCount {
		sum += r.drmLine(line, g)
	}
	return sum
}

// DRMLedger is the same sum with its reasons.
func (r *Rules) DRMLedger(g Group) engine.Ledger {
	var l engine.Ledger
	info := r.units.Info(g.Nation)
	l.Add("19.31A", info.DRM, engine.Say("aircombat.drm.nation", info.Name))
	for line := range drmCount {
		if n := r.drmLine(line, g); n != 0 {
			l.Add(r.drm[line].cite, n, engine.Say("aircombat.drm."+drmNames[line]))
		}
	}
	return l
}

// drmLine is what one line of the chart adds for a unit of the group. Each line applies once, and lines add up.
func (r *Rules) drmLine(line int, g Group) int {
	v := r.drm[line]
	applies := false
	switch line {
	case drmResearch:
		return v.n * g.Research
	case drmElite: // 17.352A; kamikazes fly as regulars in air combat (17.464)
		applies = g.Elite && g.Type == units.NAS && g.Nation == v.nation
	case drmInterceptor: // 17.85
		applies = g.Type == units.Interceptor
	case drmPacificBomber: // 17.75C
		applies = g.PacificSB && g.Type == units.StrategicBomber && g.Nation == v.nation
	case drmNaval: // the chart's British naval air
		applies = g.Type == units.NAS && g.Nation == v.nation
	case drmWinter:
		applies = g.Winter
	case drmSupply: // one line for both; kamikazes have no base and need no oil (17.45, 17.461)
		applies = (g.Partial || g.Oil) && g.Type != units.Kamikaze
	}
	if !applies {
		return 0
	}
	return v.n
}

// SideDRM is the lowest DRM among the units engaged, and whether there is any (19.31A). Inverted defenders and units
// aborted in an earlier round count; units left alone do not.
func (r *Rules) SideDRM(f Force) (int, bool) {
	best, found := 0, false
	for _, g := range f {
		if g.N <= 0 || g.Aside || g.Type == units.Transport && !r.transportsCount && !onlyTransports(f) {
			continue
		}
		if d := r.DRM(g); !found || d < best {
			best, found = d, true
		}
	}
	return best, found
}

func onlyTransports(f Force) bool {
	for _, g := range f {
		if g.N > 0 && !g.Aside && g.Type != units.Transport {
			return false
		}
	}
	return true
}
