package main

import (
	"crypto/rand"
	"encoding/binary"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"awaw/ai"
	"awaw/cmd/awaw/internal/aside"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/present/program"
	"awaw/scenarios"
)

// This file holds which opponents a game has and what they may use: what they decide hangs on a seed and on numbers of
// commands to try, which the save carries.

// settingBots is the setting that holds the seed of the bots and the commands each level may try.
const settingBots = "bots"

// longer is how many times as long the level meant for all cores may think about one decision.
const longer = 4

// wits is what the bots of a game are set up with.
type wits struct {
	seed  uint64
	nodes map[string]int
}

// freshWits are those of a new game with the levels as its system has them: an open seed makes the same bots again.
func freshWits(open *uint64, levels []ai.Level) (wits, error) {
	w := wits{nodes: map[string]int{}}
	for _, l := range levels {
		w.nodes[l.Name] = l.Nodes
	}
	if open != nil {
		w.seed = *open
		return w, nil
	}
	var raw [8]byte
	_, err := rand.Read(raw[:])
	w.seed = binary.BigEndian.Uint64(raw[:])
	return w, err
}

// String writes wits as they stand in a save: "seed=7 cadet=200 …".
func (w wits) String() string {
	out := []string{"seed=" + strconv.FormatUint(w.seed, 10)}
	for _, l := range ai.Levels() {
		if n := w.nodes[l.Name]; n > 0 {
			out = append(out, fmt.Sprintf("%s=%d", l.Name, n))
		}
	}
	return strings.Join(out, " ")
}

// readWits reads what String wrote; what is not understood is left as it comes.
func readWits(text string, w wits) wits {
	for field := range strings.FieldsSeq(text) {
		name, value, _ := strings.Cut(field, "=")
		n, err := strconv.ParseUint(value, 10, 64)
		switch {
		case err != nil:
		case name == "seed":
			w.seed = n
		case n > 0 && n < math.MaxInt32:
			w.nodes[name] = int(n)
		}
	}
	return w
}

// settleWits takes the wits of a game from its save; a game that goes on and has none is given some.
func (d *desk) settleWits(g *play.Game, goesOn bool) error {
	s, err := systems.Find(g.Rules().ID())
	if err != nil {
		return err
	}
	w, err := freshWits(d.seed, s.Bots.Levels())
	if err != nil {
		return err
	}
	if text, ok := g.Setting(settingBots); ok {
		d.wits = readWits(text, w)
		return nil
	}
	d.wits = w
	if !goesOn {
		return nil
	}
	return g.Set(settingBots, w.String())
}

// bounds are what a level may use for a decision of this game.
func (d *desk) bounds(kind string) ai.Options {
	o := ai.Options{Seed: d.wits.seed, Nodes: d.wits.nodes[kind], Time: d.think}
	if slices.ContainsFunc(ai.Levels(), func(l ai.Level) bool { return l.Name == kind && l.All }) {
		o.Time, o.Workers = longer*d.think, aside.Cores()
	}
	return o
}

// Bot gives the named opponent of this game; nil if there is none of that name.
func (d *desk) Bot(kind string) program.Bot {
	if b := d.bots[kind]; b != nil {
		return b
	}
	if _, err := systems.Bots().Find(kind, d.bounds(kind)); err != nil {
		return nil
	}
	b := &opponent{kind: kind, report: d.failed, find: d.player, goals: d.goals}
	if d.ponders(kind) {
		b.limit = d.bounds(kind).Time
		b.ponderer = func() ai.Player { return d.pondering(kind) }
	}
	d.bots[kind] = b
	return b
}

// player makes the named player of this game; one of a level decides where opponents think. nil if there is none of that name.
func (d *desk) player(kind string) ai.Player {
	o := d.bounds(kind)
	made, err := systems.Bots().Find(kind, o)
	if err != nil {
		return nil
	}
	if d.thinks != nil && isLevel(kind) {
		return aside.Player(made, d.thinks, d.game, kind, o)
	}
	return made
}

// ponders tells whether an opponent thinks while others do: one that is meant for all cores, where it has more than the one that draws, and where no
// other program thinks for it.
func (d *desk) ponders(kind string) bool {
	return d.ahead && d.thinks == nil && d.bounds(kind).Workers > 1
}

// pondering is a player that tries all it may, however long that takes, and leaves a core to who plays meanwhile.
func (d *desk) pondering(kind string) ai.Player {
	o := d.bounds(kind)
	o.Time, o.Workers = 0, o.Workers-1
	made, err := systems.Bots().Find(kind, o)
	if err != nil {
		return d.player(kind)
	}
	return made
}

func isLevel(kind string) bool {
	return slices.ContainsFunc(ai.Levels(), func(l ai.Level) bool { return l.Name == kind })
}

// hasten sets how long opponents may think about one decision. One that is about it gives up and begins anew.
func (d *desk) hasten(seconds int) {
	if think := time.Duration(seconds) * time.Second; think != d.think {
		d.think = think
		d.rest()
	}
}

// rest ends whatever the bots of the last game were about.
func (d *desk) rest() {
	for _, b := range d.bots {
		b.drop()
	}
	d.bots = map[string]*opponent{}
}

// Levels lists the opponents a rule system offers, those of all systems for "", with how strong each was measured to be: in the scenario, if one is
// named and it was measured there, otherwise in all.
func (d *desk) Levels(id engine.SystemID, scenario string) []program.Level {
	info, shipped := scenarios.Head(scenario)
	var out []program.Level
	for _, l := range ai.Levels() {
		level, offered := program.Level{Name: l.Name}, id == ""
		m, measured := ai.Measured(l.Name)
		if id != "" {
			measured = false
		}
		for _, s := range systems.All() {
			if s.ID() == id {
				offered = s.Offers(l.Name)
				if m, measured = s.Bots.MeasuredOn(l.Name, info.ID, info.Edition); !measured {
					m, measured = s.Bots.Measured(l.Name)
				}
				level.As = s.LevelsAs
			}
		}
		if measured {
			level.Strength, level.Among = d.strength(m, shipped), m.Seats > 2
		}
		if offered {
			out = append(out, level)
		}
	}
	if s, err := systems.Find(id); err == nil && id != "" {
		for _, name := range s.Beside {
			out = append(out, program.Level{Name: name})
		}
	}
	return out
}

// gamesASeat is how many games in each seat a measurement among several should have; of one with fewer that is said.
const gamesASeat = 60

// strength says how strong an opponent was measured to be; of one scenario if that is asked about and the measurement is of one, else that it is not.
func (d *desk) strength(m ai.Measurement, here bool) string {
	whole := func(share float64) int { return int(math.Round(100 * share)) }
	against := d.word("screen.seat." + m.Against)
	if m.Seats > 2 {
		each := m.Games / m.Seats
		args := []any{whole(m.Share), m.Seats - 1, against, whole(1 / float64(m.Seats)), m.Games, whole(m.Low), whole(m.High), each, gamesASeat}
		if each < gamesASeat {
			return d.words.Word(engine.Say("window.strength.few", args...), nil)
		}
		return d.words.Word(engine.Say("window.strength.among", args...), nil)
	}
	args := []any{whole(m.Share), against, m.Games, m.Nodes[0], m.Nodes[1], whole(m.Low), whole(m.High), m.Scenarios}
	switch {
	case m.Scenario != "" && m.Low <= .5:
		return d.words.Word(engine.Say("window.strength.even", args...), nil)
	case m.Scenario != "":
		return d.words.Word(engine.Say("window.strength.here", args...), nil)
	case m.Scenarios > 0 && here:
		return d.words.Word(engine.Say("window.strength.elsewhere", args...), nil)
	case m.Scenarios > 0:
		return d.words.Word(engine.Say("window.strength.scenarios", args...), nil)
	}
	return d.words.Word(engine.Say("window.strength", args...), nil)
}

func (d *desk) word(key string) string { return d.words.Word(engine.Say(key), nil) }
