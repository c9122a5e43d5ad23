package aside

import (
	"encoding/json"
	"errors"
	"fmt"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
)

// This file holds opponents that think in another program: what their side has seen goes there, what they decide comes back.

// Think asks a level for a decision. It holds nothing but what the side has seen.
type Think struct {
	Game    string      `json:"game"` // Header of the game
	Seen    []byte      `json:"seen"` // the position as the side sees it, written down
	Digest  [32]byte    `json:"digest"`
	Side    engine.Side `json:"side"`
	Level   string      `json:"level"`
	Goal    engine.Ref  `json:"goal,omitempty"` // the objective of the side
	Options ai.Options  `json:"options"`
}

// restorer reads positions back.
type restorer func(data []byte) (engine.Position, error)

// think carries a Think out.
func (b *Bench) think(t *Think, w ai.Watch) (Result, error) {
	player, p, err := b.meet(t)
	if err != nil {
		return Result{}, err
	}
	helpers := b.aidesFor(t, w)
	w.Aides, w.Objective = helpers, t.Goal
	d := player.Decide(p, t.Side, w)
	return Result{Decision: &d, Helped: helpers.brought}, nil
}

// meet gives the player a Think asks, and the position it tells of.
func (b *Bench) meet(t *Think) (ai.Player, engine.Position, error) {
	if b.game != t.Game || b.rules == nil {
		rules, err := restorerOf(t.Game)
		if err != nil {
			return nil, nil, err
		}
		b.game, b.rules, b.bots = t.Game, rules, map[string]ai.Player{}
	}
	p, err := b.rules(t.Seen)
	if err != nil {
		return nil, nil, err
	}
	if p.Digest() != t.Digest {
		return nil, nil, fmt.Errorf("the position read is not the one that was sent")
	}
	o := t.Options
	if len(b.aides) > 0 {
		o.Workers = 1 // the others are programs of their own
	}
	key := fmt.Sprint(t.Level, o)
	if b.bots[key] == nil {
		if b.bots[key], err = systems.Bots().Find(t.Level, o); err != nil {
			return nil, nil, err
		}
	}
	return b.bots[key], p, nil
}

func restorerOf(game string) (restorer, error) {
	var h play.Header
	if err := json.Unmarshal([]byte(game), &h); err != nil {
		return nil, err
	}
	rules, kit, err := systems.Of(h.Scenario.Name, h, systems.Tables())
	if err != nil {
		return nil, err
	}
	var near engine.Position // the last that was read
	return func(data []byte) (engine.Position, error) {
		p, err := engine.Reread(rules, kit, near, data)
		if err == nil {
			near = p
		}
		return p, err
	}, nil
}

// written writes a value that always can be written.
func written(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return string(text)
}

// thinker is a player whose decisions are made by a worker.
type thinker struct {
	ai.Player // decides here what the worker cannot
	worker    Worker
	job       Think
}

// Player gives a player of a level whose decisions a worker makes; here decides where the worker cannot. game is the Header of the game.
func Player(here ai.Player, w Worker, game, level string, o ai.Options) ai.Player {
	return &thinker{Player: here, worker: w, job: Think{Game: game, Level: level, Options: o}}
}

var errUnwritten = errors.New("positions of this system cannot be written down")

// Decide has the worker decide. A defect met there is one met here.
func (t *thinker) Decide(p engine.Position, side engine.Side, w ai.Watch) ai.Decision {
	r, err := t.ask(p, side, w)
	switch {
	case err == nil && r.Fault != "":
		panic(&ai.Fault{What: r.Fault, Stack: []byte(r.Stack)})
	case err == nil && r.Refused == "" && r.Decision != nil && len(r.Decision.Commands) > 0:
		return *r.Decision
	}
	return t.Player.Decide(p, side, w)
}

func (t *thinker) ask(p engine.Position, side engine.Side, w ai.Watch) (Result, error) {
	enc, ok := p.(engine.Encoder)
	if !ok {
		return Result{}, errUnwritten
	}
	text, err := enc.Encode()
	if err != nil {
		return Result{}, err
	}
	job := t.job
	job.Seen, job.Digest, job.Side, job.Goal = text, p.Digest(), side, w.Objective
	return t.worker.Do(Job{Think: &job}, w)
}
