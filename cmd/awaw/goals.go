package main

import (
	"strconv"

	"awaw/engine"
	"awaw/engine/play"
)

// settingGoes, with the number of a side, is the setting that holds the place its opponent goes for: the number of a space, or nothing.
const settingGoes = "goes."

// goals are the places that the opponents of a game go for: each keeps its own until it finds something better, and a game taken up again goes on with it.
type goals struct {
	game *play.Game
	kept bool // in the save
	of   map[engine.Side]engine.Ref
}

// goalsOf are those a game was left with. Where it is kept nowhere, or others look at what its journal holds, they are not written down.
func goalsOf(g *play.Game, goesOn bool) *goals {
	x := &goals{game: g, kept: goesOn && g.ByMail() == nil, of: map[engine.Side]engine.Ref{}}
	for i := range g.Position().View().Sides {
		side := engine.Side(i + 1)
		text, _ := g.Setting(settingGoes + strconv.Itoa(int(side)))
		if n, err := strconv.ParseUint(text, 10, 15); err == nil {
			x.of[side] = engine.SpaceRef(int(n))
		}
	}
	return x
}

// set keeps what a side goes for from now on. A save that takes nothing more says so with the command that follows.
func (x *goals) set(side engine.Side, to engine.Ref) {
	if x.of[side] == to {
		return
	}
	x.of[side] = to
	if !x.kept {
		return
	}
	text := ""
	if to != engine.NoRef {
		text = strconv.Itoa(to.Index())
	}
	_ = x.game.Set(settingGoes+strconv.Itoa(int(side)), text)
}
