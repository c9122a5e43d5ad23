// Research in play (41 as far as it is public; 17.52, 17.353C, 17.54, 17.72, 19.31A, 19.31D): each year a nation puts points
// into projects, in its construction phases, and rolls for them. What it gains holds from then on.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// budgets gives the nations of the phasing side their research points as a year opens, or the scenario does. Points left
// over from the year before lapse.
func (t *turnover) budgets() {
	p := t.p
	season, _ := p.w.season(int(p.turn))
	if len(p.w.sc.Laboratories) == 0 || season != 0 && p.turn != 1 {
		return
	}
	p.budget = cow(p.budget)
	for _, name := range sortedKeys(p.w.sc.Laboratories) {
		n, _ := p.w.units.Nation(name)
		points := p.w.sc.Laboratories[name]
		if p.w.sideOf(n) != p.phasing() || points == 0 {
			continue
		}
		i := slices.IndexFunc(p.budget, func(b budget) bool { return b.nation == n })
		if i == none {
			p.budget = append(p.budget, budget{nation: n})
			i = len(p.budget) - 1
		}
		p.budget[i].points = int16(points)
		t.say(engine.EventNote, "41", "awaw.research.points", engine.NationRef(int(n)), points)
	}
	slices.SortFunc(p.budget, func(a, b budget) int { return int(a.nation) - int(b.nation) })
}

// studyOf is what a nation has done in a project.
func (p *Position) studyOf(n units.Nation, x project) study {
	for _, s := range p.studies {
		if s.nation == n && s.project == x {
			return s
		}
	}
	return study{nation: n, project: x}
}

// resultsOf is how many results a nation has in a project in all: those the scenario gives it and those gained since.
func (p *Position) resultsOf(n units.Nation, x project) int {
	given, gained := p.w.given(n)[x], int(p.studyOf(n, x).results)
	if x == projectJets {
		return max(given, gained)
	}
	return given + gained
}

// gained is what a nation's results have added to what the scenario gives it.
func (p *Position) gained(n units.Nation, x project) int { return int(p.studyOf(n, x).results) }

// pointsOf is the research points a nation has left this year.
func (p *Position) pointsOf(n units.Nation) int {
	for _, b := range p.budget {
		if b.nation == n {
			return int(b.points)
		}
	}
	return 0
}

// investRefusal tells why a nation may not put so many points into a project now.
func (p *Position) investRefusal(c engine.Command) (engine.Cite, string) {
	n, x := units.Nation(c.A.Index()), project(c.B.Index())
	if c.A.Kind() != engine.KindNation || int(n) >= len(p.w.nations) || c.B.Kind() != kindProject || x >= projectCount || c.C != 0 || c.N < 1 {
		return "41", "awaw.no.such"
	}
	rules := p.w.science.Project[x]
	cite := engine.Cite(rules.Cite)
	switch {
	case !p.now(VerbInvest):
		return "41", "awaw.no.invest.phase"
	case p.w.sideOf(n) != p.phasing():
		return "41", "awaw.no.own"
	case p.hasLeft(n):
		return "53", "awaw.no.nation.left"
	case p.pointsOf(n) < int(c.N):
		return "41", "awaw.no.invest.points"
	case len(rules.Nations) != 0 && !slices.Contains(rules.Nations, p.w.units.Info(n).Name):
		return cite, "awaw.no.invest.nation"
	case !p.openTo(rules, n):
		return cite, "awaw.no.invest.early"
	case x == projectTraining && !p.w.trains():
		return cite, "awaw.no.invest.training"
	case p.resultsOf(n, x) >= p.w.highest(x) || x == projectBombers && p.w.hasBombers(n):
		return cite, "awaw.no.invest.most"
	}
	return p.paceRefusal(n, x, int(c.N))
}

// paceRefusal tells why so many points may not go into a project this year: it has been rolled for, or is too young for them.
func (p *Position) paceRefusal(n units.Nation, x project, points int) (engine.Cite, string) {
	_, year := p.w.season(int(p.turn))
	rules, s := p.w.science.Project[x], p.studyOf(n, x)
	switch {
	case int(s.last) == year:
		return "41", "awaw.no.invest.again"
	case rules.First > 0 && (s.begun == 0 || int(s.begun) == year) && points > rules.First,
		rules.Second > 0 && int(s.begun) == year-1 && points > rules.Second:
		return engine.Cite(rules.Cite), "awaw.no.invest.slow"
	}
	return "", ""
}

// highest is the result from which on a project has nothing more to give.
func (w *world) highest(x project) int {
	if x == projectJets {
		return w.science.Project[x].Line[len(w.science.Project[x].Line)-1].From
	}
	return w.science.Project[x].Most
}

// openTo tells whether the time for a project has come for a nation.
func (p *Position) openTo(rules projectRules, n units.Nation) bool {
	if rules.From == "" || slices.Contains(rules.Exempt, p.w.units.Info(n).Name) {
		return true
	}
	return p.reached(rules.From)
}

// reached tells whether a season has come.
func (p *Position) reached(date string) bool {
	s, y, err := parseSeason(date)
	season, year := p.w.season(int(p.turn))
	return err != nil || year > y || year == y && season >= s
}

func (p *Position) legalInvestments(buf []engine.Command) []engine.Command {
	if !p.now(VerbInvest) {
		return buf
	}
	for _, b := range p.budget {
		for x := range projectCount {
			for n := int16(1); n <= b.points; n++ {
				c := engine.Command{Side: p.phasing(), Verb: VerbInvest, A: engine.NationRef(int(b.nation)), B: projectRef(x), N: n}
				if _, why := p.investRefusal(c); why == "" {
					buf = append(buf, c)
				}
			}
		}
	}
	return buf
}

// invest puts points into a project and rolls for it.
func (t *turnover) invest(c engine.Command) error {
	p := t.p
	n, x := units.Nation(c.A.Index()), project(c.B.Index())
	rules := p.w.science.Project[x]
	s := p.studyOf(n, x)
	_, year := p.w.season(int(p.turn))
	faces, err := t.dice.Roll(engine.Ask{Key: engine.Key{Turn: uint16(p.turn), Half: p.half, Phase: uint8(p.phase), Place: c.A, Round: uint8(x)}, N: 1, Sides: 6,
		Cite: engine.Cite(rules.Cite), Why: engine.Say("awaw.dice.research", c.A, c.B)})
	if err != nil {
		return err
	}
	ledger := p.researchLedger(n, x, int(c.N))
	total := faces[0] + ledger.Net()
	line := rules.line(total)
	p.budget = cow(p.budget)
	for i := range p.budget {
		if p.budget[i].nation == n {
			p.budget[i].points -= c.N
		}
	}
	if s.begun == 0 {
		s.begun = int16(year)
	}
	s.last, s.later = int16(year), uint8(line.Later)
	t.say(engine.EventDice, engine.Cite(rules.Cite), "awaw.research.rolled", c.A, c.B, int(c.N), faces[0], total)
	e := &t.ev[len(t.ev)-1]
	e.Dice, e.Ledger = faces, ledger
	switch before := p.resultsOf(n, x); {
	case line.Cancelled:
		t.say(engine.EventNews, engine.Cite(rules.Cite), "awaw.research.cancelled", c.A, c.B)
	case line.Results == 0 && line.Later == 0:
		t.say(engine.EventNews, engine.Cite(rules.Cite), "awaw.research.nothing", c.A, c.B)
	case line.Results == 0 || x == projectJets && line.Results <= before:
		t.say(engine.EventNews, engine.Cite(rules.Cite), "awaw.research.later", c.A, c.B, line.Later)
	default:
		if x == projectJets {
			s.results = uint8(line.Results)
		} else {
			s.results += uint8(line.Results)
		}
		t.say(engine.EventNews, engine.Cite(rules.Cite), "awaw.research.result", c.A, c.B, p.resultsOf(n, x)+max(0, int(s.results)-p.gained(n, x)))
	}
	t.learn(s)
	t.issue(n, x, line.Pool)
	return nil
}

// researchLedger is what is added to the die for a project.
func (p *Position) researchLedger(n units.Nation, x project, points int) engine.Ledger {
	var l engine.Ledger
	cite := engine.Cite(p.w.science.Project[x].Cite)
	if points > 1 {
		l.Add("41", points-1, engine.Say("awaw.research.mod.points"))
	}
	if s := p.studyOf(n, x); s.later > 0 {
		l.Add(cite, int(s.later), engine.Say("awaw.research.mod.later"))
	}
	if g := p.resultsOf(n, projectGeneral); g > 0 && x != projectGeneral {
		l.Add("41", g, engine.Say("awaw.research.mod.general"))
	}
	if p.w.science.Project[x].AgainstDRM {
		l.Add(cite, -(p.w.units.Info(n).DRM + p.w.nations[n].res.AirDRM), engine.Say("awaw.research.mod.drm"))
	}
	return l
}

// issue puts what a roll wins into the force pool: jets, and what raised production builds (17.52).
func (t *turnover) issue(n units.Nation, x project, count int) {
	if count == 0 {
		return
	}
	kind := units.AAF
	if x == projectJets {
		kind = units.Jet
	}
	t.p.pool = addToPool(t.p.pool, n, kind, count)
	t.say(engine.EventNote, "27", "awaw.pool", engine.NationRef(int(n)), count, engine.NewRef(kindType, int(kind)))
}

func (p *Position) tellInvest(c engine.Command, l *engine.Label) {
	n, x := units.Nation(c.A.Index()), project(c.B.Index())
	if int(n) >= len(p.w.nations) || x >= projectCount {
		return
	}
	l.Detail, l.Brings = p.investDetail(n, x, int(c.N)), engine.Text{Key: "awaw.project.brings." + projectNames[x]}
}

// investDetail tells from which face on points in a project bring a result, and how likely that is.
func (p *Position) investDetail(n units.Nation, x project, points int) engine.Text {
	net := p.researchLedger(n, x, points).Net()
	rules := p.w.science.Project[x]
	for face := 1; face <= 6; face++ {
		if rules.line(face+net).Results > 0 {
			return engine.Say("awaw.detail.invest", engine.Signed(net), face, ((7-face)*100+3)/6)
		}
	}
	return engine.Say("awaw.detail.invest.never", engine.Signed(net))
}

// learn enters what a roll for a project has changed, and goes over to a world in which it holds.
func (t *turnover) learn(s study) {
	p := t.p
	p.studies = cow(p.studies)
	i := slices.IndexFunc(p.studies, func(x study) bool { return x.nation == s.nation && x.project == s.project })
	before := uint8(0)
	if i != none {
		before, p.studies[i] = p.studies[i].results, s
	} else {
		p.studies = append(p.studies, s)
		slices.SortFunc(p.studies, func(a, b study) int {
			if a.nation != b.nation {
				return int(a.nation) - int(b.nation)
			}
			return int(a.project) - int(b.project)
		})
	}
	if s.results != before {
		p.w = p.w.learned(p.studies)
	}
}
