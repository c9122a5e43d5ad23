// The stack of questions within a step, the innermost on top, and its one way of writing.

package awaw

import "fmt"

// deepest is how many questions may stand on each other: a choice on a fight on a strike in a naval combat, and a supposition on them.
const deepest = 5

// stack is the questions that stand on each other within a step.
type stack struct {
	frames [deepest]frame
	n      uint8
}

// top is the innermost question, nil if there is none.
func (s *stack) top() frame {
	if s.n == 0 {
		return nil
	}
	return s.frames[s.n-1]
}

// put sets a question on all that stand.
func (s *stack) put(f frame) {
	s.frames[s.n] = f
	s.n++
}

// drop takes the innermost question away.
func (s *stack) drop() {
	s.n--
	s.frames[s.n] = nil
}

// replace sets a frame in the place of the one of its kind.
func (s *stack) replace(f frame) {
	for i := range s.frames[:s.n] {
		if s.frames[i].what() == f.what() {
			s.frames[i] = f
		}
	}
}

// nested tells whether a question within the step is open.
func (s *stack) nested() bool { return s.n > 0 }

// find gives the question of a type that stands, nil if none does.
func find[F frame](s *stack) (none F) {
	for i := int(s.n) - 1; i >= 0; i-- {
		if f, ok := s.frames[i].(F); ok {
			return f
		}
	}
	return none
}

func (p *Position) battle() *battle   { return find[*battle](&p.stack) }
func (p *Position) sortie() *sortie   { return find[*sortie](&p.stack) }
func (p *Position) sea() *seaBattle   { return find[*seaBattle](&p.stack) }
func (p *Position) strike() *strike   { return find[*strike](&p.stack) }
func (p *Position) bombing() *bombing { return find[*bombing](&p.stack) }
func (p *Position) fight() *fight     { return find[*fight](&p.stack) }
func (p *Position) choice() *choice   { return find[*choice](&p.stack) }

// below is what a question about to be opened would stand on: the one on top, or the step. Units without a base only interrupt a step.
func (p *Position) below() question {
	switch {
	case p.n > 0:
		return p.frames[p.n-1]
	case p.displacing():
		return p.after
	}
	return p.step
}

// takes tells whether a kind of question may stand on what is innermost now.
func (p *Position) takes(k frameKind) bool { return p.below().holds()[k] != nil }

// reopen sets a question of a saved position on those already read; an error if it could not have stood there.
func (p *Position) reopen(f frame) error {
	if !p.takes(f.what()) {
		return fmt.Errorf("a saved position is damaged: of what is asked one thing cannot stand within the other")
	}
	p.put(f)
	return nil
}

// push opens a question within what is innermost. It may be written, for nobody shares it yet.
func (t *turnover) push(f frame) {
	p := t.p
	if !t.supposed && !p.takes(f.what()) {
		panic(fmt.Sprintf("awaw: %v cannot stand on %v in step %d", f.what(), p.top(), p.step))
	}
	t.mine[p.n] = true
	p.put(f)
}

// end closes the innermost question and tells the one it stood on, with what it was at its end.
func (t *turnover) end(was frame) {
	p := t.p
	t.decided(was)
	p.drop()
	t.mine[p.n] = false
	if then := p.below().holds()[was.what()]; then != nil {
		then(t, was)
	}
}

// own gives the question of a type that stands, for writing: a copy, made once in a turnover.
func own[F frame](t *turnover) F {
	s := &t.p.stack
	for i := int(s.n) - 1; i >= 0; i-- {
		f, ok := s.frames[i].(F)
		switch {
		case !ok:
			continue
		case !t.mine[i]:
			f = f.copied().(F)
			s.frames[i], t.mine[i] = f, true
		}
		return f
	}
	panic("awaw: a question is written that nobody asks")
}
