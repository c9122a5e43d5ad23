package result

import (
	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file words what either side lost in a sentence: all of theirs, some of ours.

// share is how much of a side is lost, for the words that tell it.
func share(l Losses) string {
	switch {
	case l.Lost == 0:
		return "none"
	case l.Lost >= l.Began && l.Lost == 1:
		return "one"
	case l.Lost >= l.Began && l.Lost == 2:
		return "both"
	case l.Lost >= l.Began:
		return "all"
	case l.Lost == 1:
		return "lone"
	}
	return "some"
}

// things is what losses are counted in, and how what is lost is told.
func things(f *table.Fought) (thing, gone string) {
	thing, gone = "factors", "air"
	switch {
	case f.InUnits():
		gone = "lost"
	case f.What.OnGround():
		gone = "ground"
	case f.Parts > 1:
		thing = "squadrons"
	}
	if f.InUnits() || f.ByUnit {
		thing = "units"
	}
	return thing, gone
}

// clause tells what a side has lost of what it brought, without its full stop: of is "theirs" or "yours".
func (m *Result) clause(f *table.Fought, of string, l Losses) string {
	thing, gone := things(f)
	l.Began = max(l.Began, l.Lost)
	how := share(l)
	noun := "sum.many." + thing
	if how == "one" {
		noun = "sum.only." + thing
	}
	return scene.Capital(m.Say("sum."+of+"."+how, table.Count(l.Lost), table.Count(l.Began), name(m.Say(noun)), name(m.Say("sum.gone."+gone)), name(m.Say("sum.one."+thing))))
}

// lossLine tells what either side lost: theirs first, unless they lost nothing.
func (m *Result) lossLine(f *table.Fought, x Facts) string {
	if x.Foe.Lost == 0 {
		return m.clause(f, "yours", x.Own) + m.Say("sum.yours.end")
	}
	thing, _ := things(f)
	x.Own.Began = max(x.Own.Began, x.Own.Lost)
	return m.clause(f, "theirs", x.Foe) + m.Say("sum.for."+share(x.Own), table.Count(x.Own.Lost), table.Count(x.Own.Began), name(m.Say("sum.for.one."+thing)), name(m.Say("sum.for.only."+thing)))
}

// struck tells what a strike on ships did, and what it cost those who flew it.
func (m *Result) struck(f *table.Fought, x Facts) string {
	did := m.Say("sum.hits", m.count(x.Hits))
	if x.Hits == 0 {
		did = m.Say("sum.hits.none")
	}
	if down := f.Forces[1].Drowned(); down > 0 {
		did = m.Say("sum.drowned", m.count(down))
	}
	out := scene.Capital(did)
	air := lossesOf(&f.Forces[0])
	air.Began = max(air.Began, air.Lost)
	if air.Began == 0 || f.Forces[0].Side == engine.NoSide {
		return out
	}
	of := "theirs"
	if x.Attacks {
		of = "yours"
	}
	if air.Lost == 0 {
		return out + " " + m.Say("sum.struck."+of+".none")
	}
	return out + " " + m.clause(f, of, air) + m.Say("sum.stop")
}
