// Voice: what an opponent says of its turn to the other side, as a commander and after the fact. It goes by the commands it gives, and
// speaks of nothing the other side does not see.

package awaw

import (
	"strings"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/awaw"
)

// voiced is what the verbs are for, as far as everybody sees them carried out.
var voiced = map[engine.Verb]ai.Purpose{awaw.VerbStay: ai.Stays, awaw.VerbLeave: ai.Leaves, awaw.VerbFlee: ai.Leaves, awaw.VerbStop: ai.Stops,
	awaw.VerbBuild: ai.Builds, awaw.VerbRaid: ai.Bombs, awaw.VerbAssign: ai.Attacks, awaw.VerbAssault: ai.Attacks, awaw.VerbOverrun: ai.Attacks, awaw.VerbMarch: ai.Marches,
	awaw.VerbDone: ai.Waits, awaw.VerbSail: ai.Sails, awaw.VerbHunt: ai.Hunts, awaw.VerbIntercept: ai.Meets, awaw.VerbPress: ai.Presses, awaw.VerbDive: ai.Dives}

// Veiled tells whether some force of the side sails under a marker of which the enemy does not know what it hides.
func (a *air) Veiled(p engine.Position, side engine.Side) bool {
	q, ok := p.(*awaw.Position)
	if !ok {
		return false
	}
	a.look(q, side)
	return a.sea.Dark()
}

// Speak finds the greatest thing some commands are for, and words it.
func (a *air) Speak(p engine.Position, side engine.Side, moves []engine.Command) (out ai.Saying) {
	q, ok := p.(*awaw.Position)
	if !ok || len(moves) == 0 {
		return out
	}
	s := &a.sight
	a.look(q, side)
	out.At = engine.NoRef
	sent := a.sent(moves)
	for _, c := range moves {
		x := ai.Saying{Purpose: voiced[c.Verb], At: c.B}
		switch c.Verb {
		case awaw.VerbFly:
			x.Purpose = a.strikePurpose(c, sent[c.B.Index()])
		case awaw.VerbStage, awaw.VerbRedeploy:
			x.Purpose = a.stagePurpose(c)
		case awaw.VerbStrike, awaw.VerbPress, awaw.VerbDive, awaw.VerbSail:
			x = a.seaSaying(c, x)
		case awaw.VerbStay, awaw.VerbLeave, awaw.VerbFlee, awaw.VerbStop:
			x.At = engine.SpaceRef(s.Fight.Space)
			switch {
			case s.Fight.On:
			case c.Verb == awaw.VerbStop && s.Sea.Asked == awaw.SeaContinues && s.Sea.Hex >= 0:
				x.Purpose, x.At = ai.Parts, engine.SpaceRef(s.Sea.Hex)
			default:
				x.Purpose = ai.Silent
			}
		case awaw.VerbMarch:
			x.At = engine.NoRef
		}
		if x.At.Kind() != engine.KindSpace {
			x.At = engine.NoRef
		}
		if x.Purpose > out.Purpose {
			out = x
		}
	}
	named := spoken(q, out)
	out.Text, out.Again = worded(named), again(named)
	if g := s.GroundAt(out.At.Index()); g != nil {
		switch few := g.Foe <= thin; {
		case out.Purpose == ai.Claims:
			out.Text = claimed(out, int(g.Prize), few, len(sent) > 1)
		case out.Purpose == ai.Reaps && !few && named.At == engine.NoRef:
			out.Text = engine.Say("ai.said.reaps.two.there")
		case out.Purpose == ai.Reaps && !few:
			out.Text = engine.Say("ai.said.reaps.two", named.At)
		}
	}
	return out
}

// again words a saying that was made of the last turn as well: nothing new is claimed by it.
func again(x ai.Saying) engine.Text {
	key, ok := repeated[x.Purpose]
	switch {
	case !ok:
		return engine.Text{}
	case x.At == engine.NoRef || strings.HasSuffix(sentences[x.Purpose][0], spokenWhere):
		return engine.Say(key)
	}
	return engine.Say("ai.said.again.at", x.At, engine.Say(key))
}

// repeated are what is said of each purpose a second time.
var repeated = map[ai.Purpose]string{
	ai.Waits: "ai.said.waits.again", ai.Builds: "ai.said.builds.again", ai.Gathers: "ai.said.gathers.again", ai.Withdraws: "ai.said.withdraws.again",
	ai.Sails: "ai.said.sails.again", ai.Marches: "ai.said.marches.again", ai.Hunts: "ai.said.hunts.again", ai.Bombs: "ai.said.bombs.again",
	ai.Attacks: "ai.said.attacks.again", ai.Strikes: "ai.said.strikes.again", ai.Trades: "ai.said.trades.again", ai.Collects: "ai.said.collects.again",
	ai.Reaps: "ai.said.reaps.again", ai.Wakes: "ai.said.wakes.again", ai.Swamps: "ai.said.swamps.again", ai.Claims: "ai.said.claims.again",
	ai.Presses: "ai.said.presses.again", ai.Berths: "ai.said.berths.again", ai.Sinks: "ai.said.sinks.again", ai.Dives: "ai.said.dives.again",
	ai.Hides: "ai.said.hides.again",
}

// spoken is a saying without its place where that has no name and the sentence would have to give it one: nobody speaks in codes.
func spoken(q *awaw.Position, x ai.Saying) ai.Saying {
	if x.At != engine.NoRef && !strings.HasSuffix(sentences[x.Purpose][0], spokenWhere) && q.Nameless(x.At.Index()) {
		x.At = engine.NoRef
	}
	return x
}

// seaSaying is what is said of a command at sea: what everybody sees of it, never who sails under a marker, nor where one goes.
func (a *air) seaSaying(c engine.Command, x ai.Saying) ai.Saying {
	at := engine.NoRef
	if a.sight.Sea.Hex >= 0 {
		at = engine.SpaceRef(a.sight.Sea.Hex)
	}
	switch c.Verb {
	case awaw.VerbSail:
		x.At = engine.NoRef
	case awaw.VerbStrike:
		x.Purpose = ai.Berths
		if c.B.Kind() == engine.KindCounter {
			x.Purpose, x.At = ai.Sinks, at
		}
	default:
		x.At = at
	}
	return x
}

// dear is how many points make a place more than a field.
const dear = 5

// thin is up to how many thirds of factors hold a place thinly.
const thin = 6

// claimed words a strike for points: how many, of a place that is dear that it is the key, and whether others are struck with it, and of one that
// more than a few hold how many come.
func claimed(x ai.Saying, points int, few, others bool) engine.Text {
	switch {
	case points >= dear && others:
		return engine.Say("ai.said.claims.key.too", x.At, points)
	case points >= dear:
		return engine.Say("ai.said.claims.key", x.At, points)
	case !few:
		return engine.Say("ai.said.claims.two", x.At, points)
	}
	return engine.Say("ai.said.claims.at", x.At, points)
}

// sent is how many thirds of factors fly against each space.
func (a *air) sent(moves []engine.Command) map[int]int {
	out := map[int]int{}
	for _, c := range moves {
		if u := a.sight.Unit(c.A); c.Verb == awaw.VerbFly && u != nil {
			out[c.B.Index()] += u.Thirds
		}
	}
	return out
}

// strikePurpose tells why a base is struck with so much: those there lie turned over, or are few, or it is as dear to both.
func (a *air) strikePurpose(c engine.Command, sent int) ai.Purpose {
	u, g := a.sight.Unit(c.A), a.sight.GroundAt(c.B.Index())
	switch {
	case u == nil || u.Deck:
		return ai.Hides
	case g == nil || g.Foe == 0:
		return ai.Silent
	case g.FoeReady == 0:
		return ai.Collects
	case sent >= 2*g.Foe && g.Prize > 0:
		return ai.Claims
	case sent >= 4*g.Foe:
		return ai.Swamps
	case sent >= 2*g.Foe && g.FoeReady < g.Foe:
		return ai.Wakes
	case sent >= 2*g.Foe:
		return ai.Reaps
	case sent <= g.Foe:
		return ai.Trades
	}
	return ai.Strikes
}

// stagePurpose tells whether a change of base leads toward the enemy or away from him.
func (a *air) stagePurpose(c engine.Command) ai.Purpose {
	u := a.sight.Unit(c.A)
	if u == nil || u.Deck || c.B.Kind() != engine.KindSpace {
		return ai.Silent
	}
	near := func(space int) int {
		best := 1 << 20
		for i := range a.sight.Bases {
			if b := &a.sight.Bases[i]; b.Owner != a.sight.Side && a.sight.Ground[i].Foe > 0 {
				best = min(best, a.sight.Pos.FlightHexes(b.Space, space))
			}
		}
		return best
	}
	if near(c.B.Index()) > near(u.Base) {
		return ai.Withdraws
	}
	return ai.Gathers
}

// spokenWhere ends the keys of sentences into which a place is put as a phrase, off a coast or west of a town, so that none has to be named.
const spokenWhere = ".where"

// sentences are what is said of each purpose: with the space it is about, and without.
var sentences = map[ai.Purpose][2]string{
	ai.Waits:     {"ai.said.waits", "ai.said.waits"},
	ai.Builds:    {"ai.said.builds.at", "ai.said.builds"},
	ai.Gathers:   {"ai.said.gathers.at", "ai.said.gathers"},
	ai.Withdraws: {"ai.said.withdraws.at", "ai.said.withdraws"},
	ai.Stays:     {"ai.said.stays.at", "ai.said.stays"},
	ai.Leaves:    {"ai.said.leaves.at", "ai.said.leaves"},
	ai.Stops:     {"ai.said.stops.at", "ai.said.stops"},
	ai.Sails:     {"ai.said.sails", "ai.said.sails"},
	ai.Parts:     {"ai.said.parts.where", "ai.said.parts"},
	ai.Hunts:     {"ai.said.hunts.where", "ai.said.hunts"},
	ai.Meets:     {"ai.said.meets.at", "ai.said.meets"},
	ai.Presses:   {"ai.said.presses.where", "ai.said.presses"},
	ai.Berths:    {"ai.said.berths.at", "ai.said.berths"},
	ai.Sinks:     {"ai.said.sinks.where", "ai.said.sinks"},
	ai.Dives:     {"ai.said.dives", "ai.said.dives"},
	ai.Marches:   {"ai.said.marches", "ai.said.marches"},
	ai.Bombs:     {"ai.said.bombs.at", "ai.said.bombs"},
	ai.Attacks:   {"ai.said.attacks.at", "ai.said.attacks"},
	ai.Strikes:   {"ai.said.strikes.at", "ai.said.strikes"},
	ai.Trades:    {"ai.said.trades.at", "ai.said.trades"},
	ai.Collects:  {"ai.said.collects.at", "ai.said.collects"},
	ai.Reaps:     {"ai.said.reaps.at", "ai.said.reaps"},
	ai.Wakes:     {"ai.said.wakes.at", "ai.said.wakes"},
	ai.Swamps:    {"ai.said.swamps.at", "ai.said.swamps"},
	ai.Claims:    {"ai.said.claims.at", "ai.said.reaps"},
	ai.Hides:     {"ai.said.hides", "ai.said.hides"},
}

// worded puts a saying into words.
func worded(x ai.Saying) engine.Text {
	keys, ok := sentences[x.Purpose]
	switch {
	case !ok:
		return engine.Text{}
	case x.At == engine.NoRef || keys[0] == keys[1]:
		return engine.Say(keys[1])
	}
	return engine.Say(keys[0], x.At)
}
