package awaw

import "awaw/engine"

// seaBattle is a naval combat, or the chance of one.
type seaBattle struct{}

func (p *Position) mayReact(int, []int) bool                                           { return false }
func (t *turnover) openReaction(_, _, _ int)                                           {}
func (t *turnover) landed(int)                                                         {}
func (b *seaBattle) asked(p *Position) engine.Side                                     { return p.phasing() }
func (p *Position) legalInSea(side engine.Side, buf []engine.Command) []engine.Command { return buf }
func (p *Position) seaDoneRefusal() (engine.Cite, string)                              { return "", "" }
func (t *turnover) seaDone()                                                           {}
