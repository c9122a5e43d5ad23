package result

import (
	"slices"

	"awaw/engine"
)

// This file holds the ladder of headlines: the first rung that fits is taken.

// Verdict is what a battle came to in a word; every one has words of its own.
type Verdict string

// The verdicts.
const (
	Sighted    Verdict = "sighted"     // a search found somebody
	Seen       Verdict = "seen"        // the other side found us, and we nobody
	Unseen     Verdict = "unseen"      // nobody found anybody
	Bombed     Verdict = "bombed"      // bombs did harm
	BombsMiss  Verdict = "bombs.miss"  // and none
	WasEmpty   Verdict = "was.empty"   // we came, and nobody was there
	FoundEmpty Verdict = "found.empty" // they came, and nobody of ours was there
	Swept      Verdict = "swept"       // all of theirs are gone, against the odds
	Emptied    Verdict = "emptied"     // and as could be expected
	Dear       Verdict = "dear"        // and it cost too much
	Overrun    Verdict = "overrun"     // all of ours are gone
	GoneOne    Verdict = "gone.one"    // the only one we had is
	WipedOut   Verdict = "wiped.out"   // nobody of those we sent came back
	LostOne    Verdict = "lost.one"    // the only one we sent did not
	Repelled   Verdict = "repelled"    // nobody of those they sent went home
	Taken      Verdict = "taken"       // troops took the place
	TakenDear  Verdict = "taken.dear"  // and lost as much as they took
	Fallen     Verdict = "fallen"      // troops lost it
	Stands     Verdict = "stands"      // their attack has failed
	NotTaken   Verdict = "not.taken"   // ours has
	SunkTheirs Verdict = "sunk"
	SunkOurs   Verdict = "sunk.ours"
	TheyLeft   Verdict = "they.left"
	RaidOff    Verdict = "raid.off"      // they turned all of our raid back
	RaidOffUs  Verdict = "raid.off.ours" // we all of theirs
	RaidThin   Verdict = "raid.thin"     // of our raid less than half flies on
	RaidThinUs Verdict = "raid.thin.ours"
	Barred     Verdict = "barred" // of those who were to strike ships nobody came to it
	BarredUs   Verdict = "barred.us"
	WeLeft     Verdict = "we.left"
	WeLeftLate Verdict = "we.left.late" // with half of us gone, and a round in which we could have gone
	WeGotAway  Verdict = "we.got.away"  // with half of us gone, as soon as we could
	WeStopped  Verdict = "we.stopped"
	TheyStop   Verdict = "they.stop"
	Burns      Verdict = "burns"
	BurnsOurs  Verdict = "burns.ours"
	Cover      Verdict = "cover"      // a strike that cost their cover more than us, and did their ships no harm
	CoverOurs  Verdict = "cover.ours" // ours
	Guns       Verdict = "guns"       // the ships' fire cost us more than one
	GunsOurs   Verdict = "guns.ours"  // our ships' fire cost them that
	Scratched  Verdict = "hit"        // a strike that hit and did no harm
	ScratchUs  Verdict = "hit.us"     // theirs
	Missed     Verdict = "missed"
	MissedUs   Verdict = "missed.us"
	RoutTheirs Verdict = "rout"      // half of theirs or more, and far more than could be expected
	RoutOurs   Verdict = "rout.ours" // of ours
	GoodDay    Verdict = "good"      // far more of theirs than could be expected
	BadDay     Verdict = "bad"       // of ours
	Cheap      Verdict = "cheap"     // far fewer of ours
	Meagre     Verdict = "meagre"    // of theirs
	Even       Verdict = "even"      // as many of either
	Long       Verdict = "long"      // after three rounds or more
	Reckoned   Verdict = "reckoned"  // about what could be expected
	Nothing    Verdict = "nothing"   // nobody was lost
)

// Verdicts lists all of them, in the order of the ladder.
func Verdicts() []Verdict {
	return []Verdict{Sighted, Seen, Unseen, Bombed, BombsMiss, WasEmpty, FoundEmpty, Swept, Emptied, Dear, Overrun, GoneOne, WipedOut, LostOne, Repelled, Taken, TakenDear, Fallen,
		Stands, NotTaken, SunkTheirs, SunkOurs, TheyLeft, RaidOff, RaidOffUs, RaidThin, RaidThinUs, Barred, BarredUs, WeLeft, WeLeftLate, WeGotAway, WeStopped, TheyStop, Burns, BurnsOurs, Cover, CoverOurs, Guns, GunsOurs, Scratched, ScratchUs, Missed, MissedUs,
		RoutTheirs, RoutOurs, GoodDay, BadDay, Cheap, Meagre, Even, Long, Reckoned, Nothing}
}

// ofFoe tells whether a headline speaks of what the other side lost, ofOwn of what this side did.
func (v Verdict) ofFoe() bool {
	return slices.Contains([]Verdict{Swept, Emptied, Dear, Repelled, RoutTheirs, GoodDay, Meagre}, v)
}

func (v Verdict) ofOwn() bool {
	return slices.Contains([]Verdict{Overrun, GoneOne, WipedOut, LostOne, RoutOurs, BadDay, Cheap}, v)
}

// ofShips tells whether it speaks of ships.
func (v Verdict) ofShips() bool {
	return slices.Contains([]Verdict{SunkTheirs, SunkOurs, Burns, BurnsOurs}, v)
}

// Rare is the greatest chance of which a sheet speaks: one in five.
const Rare = .2

// Judge finds the verdict on a battle: nobody met, a base emptied, a ship sunk, a side gone, losses far over or far under what could be
// expected, even, nothing.
func Judge(f Facts) Verdict {
	switch {
	case f.What == engine.FightSearch:
		return first(f.Got[0] > 0, Sighted, first(f.Got[1] > 0, Seen, Unseen))
	case f.What == engine.FightBombing:
		return first(f.Got[0] > 0, Bombed, BombsMiss)
	case f.What.OnGround():
		return judgeGround(f)
	case f.How == engine.EndNobody:
		return first(f.Attacks, WasEmpty, FoundEmpty)
	case f.What.AtShips():
		return judgeStrike(f)
	case f.How == engine.EndCleared || f.How == engine.EndBoth || f.How == engine.EndRepelled:
		return judgeGone(f)
	case f.Raid && f.Through == 0:
		return first(f.Attacks, RaidOff, RaidOffUs)
	}
	v := judgeRound(f)
	if f.thinned() && slices.Contains(quiet, v) { // what a raid comes to is what flies on of it
		return first(f.Attacks, RaidThin, RaidThinUs)
	}
	return v
}

// quiet are the verdicts of losses that leave more to be told.
var quiet = []Verdict{Cheap, Meagre, Even, Long, Reckoned, Nothing}

// thinned tells whether some of a raid turned back, and less than half of it flies on.
func (f Facts) thinned() bool {
	return f.Raid && f.Back > 0 && 2*f.Through < f.strikers().Began
}

// first is a if it is so, otherwise b.
func first(so bool, a, b Verdict) Verdict {
	if so {
		return a
	}
	return b
}

// judgeGround judges a battle on the ground.
func judgeGround(f Facts) Verdict {
	won := f.How == engine.EndCleared || f.How == engine.EndLeft
	switch {
	case won && f.Attacks:
		return first(f.Own.Lost > 0 && f.Own.Lost >= f.Foe.Lost, TakenDear, Taken)
	case won:
		return Fallen
	case f.Attacks:
		return NotTaken
	}
	return Stands
}

// cover is the side whose ships are struck, strikers the side that strikes: what each brought and lost in the air.
func (f Facts) cover() Losses {
	if f.Attacks {
		return f.Foe
	}
	return f.Own
}

func (f Facts) strikers() Losses {
	if f.Attacks {
		return f.Own
	}
	return f.Foe
}

// judgeStrike judges a strike on ships.
func judgeStrike(f Facts) Verdict {
	ours := func(a, b Verdict) Verdict { return first(f.Attacks, a, b) }
	switch {
	case f.Sunk[1] > 0 && f.Sunk[1] >= f.Sunk[0]:
		return SunkTheirs
	case f.Sunk[0] > 0:
		return SunkOurs
	case f.Attacks && f.Own.Began > 0 && f.Own.Lost == f.Own.Began:
		return first(f.Own.Lost > f.Parts, WipedOut, LostOne)
	case !f.Attacks && f.Foe.Began > 0 && f.Foe.Lost == f.Foe.Began && f.Foe.Lost > f.Parts:
		return Repelled
	case f.Damaged[1] > 0:
		return Burns
	case f.Damaged[0] > 0:
		return BurnsOurs
	case !f.Struck:
		return ours(Barred, BarredUs)
	case f.cover().Lost > f.Parts && f.cover().Lost >= f.strikers().Lost:
		return ours(Cover, CoverOurs)
	case f.Flak >= 2:
		return ours(Guns, GunsOurs)
	case f.Hits > 0:
		return ours(Scratched, ScratchUs)
	}
	return ours(Missed, MissedUs)
}

// judgeGone judges a fight in the air of which one side has nobody left.
func judgeGone(f Facts) Verdict {
	mine := f.How == engine.EndBoth || f.Attacks == (f.How == engine.EndRepelled) // of ours nobody is left
	switch {
	case mine && f.Attacks:
		return first(f.Own.Lost > f.Parts, WipedOut, LostOne)
	case mine:
		return first(f.Own.Lost > f.Parts, Overrun, GoneOne)
	case !f.Attacks:
		return first(f.Foe.Lost > f.Parts, Repelled, judgeLosses(f))
	case f.Own.heavy(f.Parts):
		return Dear
	}
	return first(f.Chance > 0 && f.Chance <= Rare && f.Foe.Lost > f.Parts, Swept, Emptied)
}

// judgeRound judges a fight in the air that leaves some on both sides.
func judgeRound(f Facts) Verdict {
	switch {
	case f.How == engine.EndLeft && f.Attacks:
		return TheyLeft
	case f.How == engine.EndLeft && f.Own.broken():
		return first(f.Rounds > 1, WeLeftLate, WeGotAway)
	case f.How == engine.EndLeft:
		return WeLeft
	case f.How == engine.EndStopped:
		return first(f.Attacks, WeStopped, TheyStop)
	}
	return judgeLosses(f)
}

// judgeLosses judges a fight by its losses alone. A loss of one is no triumph.
func judgeLosses(f Facts) Verdict {
	switch foe, own := f.Foe.heavy(f.Parts), f.Own.heavy(f.Parts); {
	case foe && (!own || f.Foe.Lost >= f.Own.Lost):
		return first(f.Foe.broken(), RoutTheirs, GoodDay)
	case own:
		return first(f.Own.broken(), RoutOurs, BadDay)
	case f.Own.light(f.Parts) && f.Foe.Lost >= f.Own.Lost && f.Foe.Lost > 0:
		return Cheap
	case f.Foe.light(f.Parts) && f.Own.Lost >= f.Foe.Lost && f.Own.Lost > 0:
		return Meagre
	case f.Own.Lost == 0 && f.Foe.Lost == 0:
		return Nothing
	case f.Rounds >= 3:
		return Long
	case f.Own.Lost == f.Foe.Lost:
		return Even
	}
	return Reckoned
}
