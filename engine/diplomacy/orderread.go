// Orders as people write them: "A Silesia - Warsaw", "F ENG C A LON-BRE", "W: London PATROL North Sea, IGNORE FRANCE".
package diplomacy

import "strings"

// orderReader goes through the tokens of one order.
type orderReader struct {
	b      *Board
	text   string
	tokens []token
	at     int
}

// ReadOrder reads one order. power is whose order it is unless the text says so itself; Nobody: not known.
func (b *Board) ReadOrder(text string, power Power) (Order, error) {
	o := NoOrder
	o.Power = power
	if len(text) > longestOrder {
		return o, &Misread{Word: text[:20] + "…", Expected: wantsShort}
	}
	r := &orderReader{b: b, text: text, tokens: cutTokens(text)}
	if err := r.order(&o); err != nil {
		return o, err
	}
	if r.at < len(r.tokens) {
		return o, r.misread(wantsEnd)
	}
	return o, nil
}

func (r *orderReader) peek() string {
	if r.at < len(r.tokens) {
		return r.tokens[r.at].text
	}
	return ""
}

func (r *orderReader) take(words string) bool {
	for w := range strings.FieldsSeq(words) {
		if strings.EqualFold(r.peek(), w) {
			r.at++
			return true
		}
	}
	return false
}

func (r *orderReader) misread(expected string) error {
	return &Misread{Word: r.peek(), Expected: expected}
}

// place reads the longest run of tokens that names a place.
func (r *orderReader) place() (Place, error) {
	for n := r.run(); n > 0; n-- {
		if last := r.tokens[r.at+n-1].text; last != ")" && !isWord(last) {
			continue
		}
		if p, ok := r.b.Named(r.between(0, n)); ok && !r.twoPlaces(n) {
			r.at += n
			return p, nil
		}
	}
	e := &Misread{Word: r.peek(), Expected: wantsPlace, Nearest: r.b.Suggest(r.peek())}
	if r.at+1 < len(r.tokens) && e.Nearest == "" {
		two := r.between(0, 2)
		if e.Nearest = r.b.Suggest(two); e.Nearest != "" {
			e.Word = two
		}
	}
	return Nowhere, e
}

// between is the text of n tokens, from the one skip further on.
func (r *orderReader) between(skip, n int) string {
	return r.text[r.tokens[r.at+skip].from:r.tokens[r.at+skip+n-1].to]
}

// twoPlaces tells whether a dash within the next n tokens parts two provinces, as in SWE-DEN; the second may go on behind them, as in
// London - North Sea, which is no north coast.
func (r *orderReader) twoPlaces(n int) bool {
	for i := 1; i < n-1; i++ {
		if r.tokens[r.at+i].text != "-" {
			continue
		}
		if _, left := r.b.Named(r.between(0, i)); !left {
			continue
		}
		for m := n - i - 1; m < r.run()-i; m++ {
			if _, right := r.b.Named(r.between(i+1, m)); right {
				return true
			}
		}
	}
	return false
}

// run is how many tokens a name could have here.
func (r *orderReader) run() int {
	n := 0
	if !isWord(r.peek()) {
		return 0
	}
	for r.at+n < len(r.tokens) && !ends(r.tokens[r.at+n].text) {
		n++
	}
	return n
}

// unit reads whose unit, of what kind, where: everything but the place may be left out.
func (r *orderReader) unit() (power Power, kind Kind, at Place, err error) {
	if p, ok := PowerNamed(r.peek()); ok {
		start := r.at
		r.at++
		_, kind, at, err = r.unit()
		if _, isPlace := r.b.Named(r.tokens[start].text); err == nil || !isPlace {
			return p, kind, at, err
		}
		r.at = start // ENG is the Channel too
	}
	if k, ok := KindNamed(r.peek()); ok {
		kind = k
		r.at++
	}
	at, err = r.place()
	return power, kind, at, err
}

func (r *orderReader) order(o *Order) error {
	leading := NoVerb
	if v := verbSpelled(r.peek()); v >= Retreat && len(r.peek()) > 1 {
		leading = v
		r.at++
		if v == Waive {
			o.Do = Waive
			return nil
		}
	}
	power, kind, at, err := r.unit()
	if err != nil {
		return err
	}
	if power != Nobody {
		o.Power = power
	}
	o.Kind, o.At, o.Do = kind, at, leading
	if leading == NoVerb {
		if o.Do = verbSpelled(r.peek()); o.Do == NoVerb {
			e := &Misread{Word: r.peek(), Expected: wantsVerb}
			e.Nearest = nearestVerb(e.Word)
			return e
		}
		r.at++
	}
	switch o.Do {
	case Move:
		return r.move(o)
	case Retreat:
		r.take("- to")
		o.To, err = r.place()
		return err
	case Support, Convoy, Airlift:
		return r.help(o)
	case Patrol, Raid, Attack:
		return r.mission(o)
	case Escort:
		return r.escort(o)
	}
	return nil
}

// through reads "via" and what follows: a convoy, the air, or provinces.
func (r *orderReader) through(o *Order) error {
	for {
		switch {
		case r.take("vc"):
			o.By = ByConvoy
		case r.take("via by over"):
			switch {
			case r.take("convoy sea"):
				o.By = ByConvoy
			case r.take("air airlift wing"):
				o.By = ByAir
			default:
				via, err := r.place()
				if err != nil {
					return err
				}
				o.Far = o.Via != Nowhere
				o.Via = via
			}
		default:
			return nil
		}
	}
}

func (r *orderReader) move(o *Order) (err error) {
	r.take("- to")
	if o.To, err = r.place(); err != nil {
		return err
	}
	return r.through(o)
}

// help reads whom a support, convoy or airlift is for and where that unit goes.
func (r *orderReader) help(o *Order) (err error) {
	if _, o.OfKind, o.Of, err = r.unit(); err != nil {
		return err
	}
	switch {
	case r.take("- to into m move moves"):
		r.take("to into")
		if o.To, err = r.place(); err != nil {
			return err
		}
	case o.Do == Support:
		r.take("h hold holds")
	default:
		return r.misread(wantsGoal)
	}
	return r.through(o)
}

func (r *orderReader) mission(o *Order) (err error) {
	r.take("over - to")
	if o.To, err = r.place(); err != nil {
		return err
	}
	if err = r.through(o); err != nil || o.Do != Patrol {
		return err
	}
	r.take(",")
	if !r.take("ignore ignores ignoring") {
		return nil
	}
	for {
		p, ok := PowerNamed(r.peek())
		if !ok {
			return r.misread(wantsPower)
		}
		r.at++
		o.Ignore = o.Ignore.With(p)
		comma := r.take(",")
		if !r.take("and") && !comma {
			return nil
		}
	}
}

// escort reads whom a wing escorts; where that one goes may be said and is not needed. Covered provinces stand in brackets.
func (r *orderReader) escort(o *Order) (err error) {
	if _, o.OfKind, o.Of, err = r.unit(); err != nil {
		return err
	}
	if o.OfKind == AnyKind {
		o.OfKind = Wing
	}
	if r.take("- to") {
		if _, err = r.place(); err != nil {
			return err
		}
	}
	if r.take("via") {
		if _, err = r.place(); err != nil {
			return err
		}
	}
	if !r.take("[") {
		return nil
	}
	o.Covers = true
	for !r.take("]") {
		p, err := r.place()
		if err != nil {
			return err
		}
		o.Cover = o.Cover.With(r.b.of[p])
		for r.take(", and") {
		}
	}
	return nil
}
