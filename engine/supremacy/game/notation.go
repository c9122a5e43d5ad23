package game

import (
	"fmt"

	"awaw/engine"
	"awaw/engine/areagame"
)

// This file writes commands as text and reads them back:
//
//	Allies: dispatch fighter NA5 BIS U.S.A.    a fighter of the U.S.A. is sent from NA-5 to the Bay of Biscay
//	Axis: sortie fighter FRA BIS               one attacks there from France
//	Axis: call-off BIS                         and leaves; ships and armies name where they go
//	Allies: lose grounded-fighter GBR GBR U.K. of what may fall; a fighter that was sent names the space it came from second

var forms = areagame.Notation{Kinds: pieceWords, Forms: []areagame.Form{
	VerbBuy: {Word: "buy", Args: "k"}, VerbFrom: {Word: "from", Args: "a"}, VerbSail: {Word: "sail", Args: "Kab"}, VerbMarch: {Word: "march", Args: "Kab"},
	VerbLift: {Word: "lift", Args: "kabc"}, VerbSortie: {Word: "sortie", Args: "kab"}, VerbPass: {Word: "pass", Args: "ab"},
	VerbRedeploy: {Word: "redeploy", Args: "kab"}, VerbPlace: {Word: "place", Args: "kab"}, VerbEnd: {Word: "end", Args: "a"}, VerbDone: {Word: "done"},
	VerbPress: {Word: "press", Args: "a"}, VerbCallOff: {Word: "call-off", Args: "aB"}, VerbWithdraw: {Word: "withdraw", Args: "a"},
	VerbDispatch: {Word: "dispatch", Args: "kabp"}, VerbGround: {Word: "ground", Args: "kap"}, VerbLeave: {Word: "leave", Args: "kabp"},
	VerbRecall: {Word: "recall", Args: "kabp"}, VerbRetreat: {Word: "retreat", Args: "ab"}, VerbAim: {Word: "aim", Args: "ka"},
	VerbSpare: {Word: "spare", Args: "ka"}, VerbRoll: {Word: "roll", Args: "a"}, VerbLose: {Word: "lose", Args: "kabp"}, VerbPlain: {Word: "plain", Args: "a"},
}}

// FormatCommand writes a command.
func (Rules) FormatCommand(pos engine.Position, c engine.Command) string {
	p, ok := pos.(*Position)
	if !ok {
		return fmt.Sprintf("%+v", c)
	}
	return forms.Format(&areagame.Names{Cast: &p.w.Cast, Area: p.w.Area}, c)
}

// ParseCommand reads a command. Without a side in front, whoever is asked gives it.
func (Rules) ParseCommand(pos engine.Position, line string) (engine.Command, error) {
	p, ok := pos.(*Position)
	if !ok {
		return engine.Command{}, fmt.Errorf("a position of another system: %T", pos)
	}
	c, err := forms.Parse(&areagame.Names{Cast: &p.w.Cast, Area: p.w.Area, Asked: p.asked()}, line)
	if c.Verb == VerbBuy && c.N > 0 {
		c.A = kindRef(Kind(c.N - 1))
	}
	return c, err
}
