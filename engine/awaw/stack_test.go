// The laws of the stack of questions: what stands on what, who is told of an end, and that nothing shared is written.

package awaw

import (
	"strings"
	"testing"
)

func onStep(s step, frames ...frame) *turnover {
	t := &turnover{p: &Position{step: s}}
	for _, f := range frames {
		t.push(f)
	}
	return t
}

func TestTheInnermostIsOnTop(t *testing.T) {
	sea, strike, fight := &seaBattle{}, &strike{}, &fight{}
	u := onStep(stepSail)
	p := u.p
	if p.innermost() != question(stepSail) || p.nested() || p.top() != nil {
		t.Error("an empty stack asks for the step")
	}
	for n, f := range []frame{sea, strike, fight} {
		u.push(f)
		if p.innermost() != question(f) || p.top() != f || int(p.n) != n+1 || !p.nested() {
			t.Errorf("%v is opened and does not stand on top", f.what())
		}
	}
	if p.sea() != sea || p.strike() != strike || p.fight() != fight || p.battle() != nil || p.sortie() != nil || p.bombing() != nil {
		t.Error("what stands is not found by its type, or what does not stand is")
	}
	p.drop()
	if p.fight() != nil || p.frames[2] != nil || p.innermost() != question(strike) {
		t.Error("what is dropped still stands")
	}
}

func TestUnitsWithoutABaseComeFirst(t *testing.T) {
	u := onStep(stepAssault, &battle{})
	u.p.interrupt()
	if u.p.innermost() != question(stepDisplace) || u.p.after != stepAssault || !u.p.displacing() || !u.p.homing() {
		t.Error("displaced units do not come before the battle")
	}
	if u.p.below() != question(u.p.battle()) {
		t.Error("they stand within it: they only interrupt it")
	}
	u.p.drop()
	if u.p.below() != question(stepAssault) {
		t.Error("what would be opened now stands on the step that was interrupted")
	}
}

func TestNothingElseStands(t *testing.T) {
	refused := func(name string, f func()) {
		defer func() {
			if why, ok := recover().(string); !ok || !strings.Contains(why, "cannot stand on") {
				t.Errorf("%s: not refused", name)
			}
		}()
		f()
	}
	refused("a battle on the step of sailing", func() { onStep(stepSail, &battle{}) })
	refused("a strike on a fight", func() { onStep(stepSail, &fight{}, &strike{}) })
	refused("a fight on a naval combat, without a strike", func() { onStep(stepSail, &seaBattle{}, &fight{}) })
	p := &Position{step: stepSail}
	if p.reopen(&battle{}) == nil || p.n != 0 {
		t.Error("a save with a battle on the step of sailing is read")
	}
	if p.reopen(&seaBattle{}) != nil || p.reopen(&strike{}) != nil || p.sea() == nil || p.strike() == nil {
		t.Error("a strike in a naval combat is not read back")
	}
	u := &turnover{p: &Position{step: stepAnnounce}, supposed: true}
	u.push(&fight{}) // a supposition may be made anywhere
}

func TestAnEndIsToldToWhatItStoodOn(t *testing.T) {
	var told []frame
	was := steps[stepSail].holds[frameFight]
	steps[stepSail].holds[frameFight] = func(u *turnover, f frame) {
		if u.p.nested() {
			t.Error("what has ended still stands when its end is told")
		}
		told = append(told, f)
	}
	defer func() { steps[stepSail].holds[frameFight] = was }()
	f := &fight{kind: airCounterair}
	u := onStep(stepSail, f)
	u.p.w = &world{sides: []string{"one", "two"}}
	u.end(&fight{kind: airCounterair, round: 3}) // as it was before its squadrons were made factors again
	if len(told) != 1 || told[0] == frame(f) || told[0].(*fight).round != 3 {
		t.Errorf("the step is told of %v", told)
	}
}

func TestSharedFramesAreCopiedOnce(t *testing.T) {
	shared := &seaBattle{air: []seaAir{{c: 1}}, announced: &dive{hex: 4}}
	u := &turnover{p: &Position{step: stepSail}}
	u.p.put(shared)
	w := u.seas()
	w.air[0].c, w.announced.hex, w.round = 2, 5, 3
	if w == shared || shared.air[0].c != 1 || shared.announced.hex != 4 || shared.round != 0 {
		t.Error("a frame that other positions share is written")
	}
	if u.seas() != w || u.p.sea() != w {
		t.Error("it is copied again, or not put where it stood")
	}
	own := &strike{}
	u.push(own)
	if u.strikes() != own || u.seas() != w {
		t.Error("what this turnover has opened is copied")
	}
	u.p.drop()
	u.mine[1] = false
	u.p.put(own)
	if u.strikes() == own {
		t.Error("what took the place of another is taken for its own")
	}
	defer func() {
		if recover() == nil {
			t.Error("a question is written that nobody asks")
		}
	}()
	u.ground()
}

func TestAnEndGivesThePlaceBack(t *testing.T) {
	u := onStep(stepBomb, &bombing{})
	u.end(u.p.bombing())
	if u.p.n != 0 || u.mine != [deepest]bool{} {
		t.Error("the place of what has ended is still this turnover's")
	}
	shared := &bombing{n: 1}
	u.p.put(shared)
	if own[*bombing](u).n = 2; shared.n != 1 {
		t.Error("and so the next is written though others share it")
	}
}

func TestReplaceKeepsThePlace(t *testing.T) {
	var s stack
	s.put(&seaBattle{})
	s.put(&strike{})
	b := &seaBattle{round: 2}
	s.replace(b)
	if s.frames[0] != frame(b) || s.n != 2 || find[*strike](&s) == nil {
		t.Error("a frame replaced does not stand where its like stood")
	}
}
