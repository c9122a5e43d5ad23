// How each question is shown: in words, in the combat panel, on the map, and in the line that tells what stands in what.

package awaw

import "awaw/engine"

// trail words what stands in what, outermost first; nothing when a single thing is asked.
func (p *Position) trail() (out []engine.Text) {
	for _, f := range p.frames[:p.n] {
		out = f.trail(out)
	}
	return out
}

// panel is the combat panel: of what is asked, or of the fight the last command decided.
func (p *Position) panel() (engine.BattleView, bool) {
	q := p.innermost()
	if p.ended == nil || q.anew(p) {
		return q.panel(p)
	}
	return p.decidedView(), true
}

// decidedView is the panel of the fight the last command decided.
func (p *Position) decidedView() engine.BattleView {
	v := p.battleView(p.ended)
	v.Over = true
	return v
}

func (f *fight) anew(*Position) bool { return true }

func (f *fight) trail(out []engine.Text) []engine.Text {
	if f.kind == airCAP { // what it stands on has told where
		return append(out, engine.Say("awaw.trail.cap"))
	}
	return append(out, engine.Say(fightNames[f.kind], sp(int(f.space))))
}

func (f *fight) panel(p *Position) (engine.BattleView, bool) { return p.battleView(f), true }

func (f *fight) prompt(p *Position, q engine.Prompt) engine.Prompt {
	if f.kind != airCounterair && (f.stage == fightStay || f.stage == fightPress) {
		return p.meetingPrompt(q)
	}
	return p.fightPrompt(q)
}

func (b *battle) trail(out []engine.Text) []engine.Text { return append(out, b.name()) }

func (b *battle) prompt(p *Position, q engine.Prompt) engine.Prompt { return p.battlePrompt(q) }

func (b *battle) panel(p *Position) (engine.BattleView, bool) { return p.groundView(), true }

func (s *sortie) trail(out []engine.Text) []engine.Text { return append(out, s.name()) }

func (s *sortie) prompt(p *Position, q engine.Prompt) engine.Prompt { return p.sortiePrompt(q) }

func (b *seaBattle) trail(out []engine.Text) []engine.Text {
	if b.hex < 0 {
		return out
	}
	return append(out, engine.Say("awaw.trail.round", int(b.round)))
}

func (b *seaBattle) prompt(p *Position, q engine.Prompt) engine.Prompt { return p.seaPrompt(q) }

func (b *seaBattle) panel(p *Position) (v engine.BattleView, ok bool) {
	if b.stage == seaFind || b.stage == seaAgain {
		return p.meetingPanel(), true
	}
	return v, false
}

func (b *seaBattle) draft(p *Position) (v engine.BattleView, ok bool) {
	switch b.stage {
	case seaCommit:
		return p.meetingPanel(), true
	case seaStrike:
		return p.strikesPanel(), true
	}
	return v, false
}

func (s *strike) anew(*Position) bool { return s.stage == strikeAim } // targets are asked for, whatever was fought before

func (s *strike) trail(out []engine.Text) []engine.Text {
	if s.port() {
		return append(out, engine.Say("awaw.trail.port", sp(int(s.space))))
	}
	return append(out, engine.Say("awaw.trail.strike", tf(int(s.force))))
}

func (s *strike) prompt(p *Position, q engine.Prompt) engine.Prompt { return p.strikePrompt(q) }

func (s *strike) panel(p *Position) (v engine.BattleView, ok bool) {
	if s.stage == strikeAir {
		return v, false
	}
	return p.strikePanel(), true
}

func (d *dive) prompt(p *Position, q engine.Prompt) engine.Prompt { return p.divePrompt(q) }

func (d *dive) panel(p *Position) (engine.BattleView, bool) { return p.divePanel() }

func (b *bombing) prompt(p *Position, q engine.Prompt) engine.Prompt {
	q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.bombing", sp(int(b.target))), p.bombingLimit(b), "26"
	if p.w.opt.askBombing {
		q.Ask = engine.Say("awaw.ask.bombing.typed", sp(int(b.target)))
	}
	return q
}

func (b *bombing) panel(p *Position) (engine.BattleView, bool) { return p.bombingView(), true }

// stepName is the name of the step on the track, its number and how many there are; the combat phase has no staging.
func (p *Position) stepName() (engine.Text, int, int) {
	x := p.step.row()
	if p.phase == phaseCombat && x.of == movementSteps {
		return engine.Say(x.name), x.n - 1, x.of - 1
	}
	return engine.Say(x.name), x.n, x.of
}
