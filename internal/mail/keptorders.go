package mail

import (
	"slices"
	"strconv"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
)

// This file holds standing orders by letters: how a desk leaves them, and in a game that a keeper carries out how they go to him and what comes of them.
// They answer from the letter on that brings them, and no question that was open then.

// Order leaves the standing orders of this desk, as settings write them ("intercept=55 last"), in place of those before; "" for none.
func Order(g *play.Game, text string) error {
	m, h := g.ByMail(), g.Header()
	switch {
	case m == nil:
		return ErrNotByMail
	case h.Keeps():
		return ErrKeeps
	case h.Kept() && Awaits(g):
		return ErrKeeper
	case h.Kept():
		if _, ends := Before(g); ends { // the letter that is due goes as it stands
			return play.ErrOrdersTurn
		}
	}
	s, ok := here(g).(engine.Stander)
	if !ok {
		return ErrNoOrders
	}
	var orders engine.StandingOrders
	for _, word := range strings.Fields(text) {
		kind, number, numbered := strings.Cut(word, "=")
		n, err := strconv.Atoi(number)
		if !numbered {
			n, err = 0, nil
		}
		i := slices.IndexFunc(s.OrderKinds(), func(k engine.OrderKind) bool { return k.Kind == kind })
		if err != nil || i < 0 || !takes(s.OrderKinds()[i], n, numbered) {
			return noOrder(s.OrderKinds())
		}
		orders = orders.With(engine.StandingOrder{Kind: kind, N: n})
	}
	return g.SetOrders(m.Side, orders)
}

// Ordered are the standing orders of this desk as Order takes them, "" for none.
func Ordered(g *play.Game) string {
	s, ok := here(g).(engine.Stander)
	var words []string
	for _, o := range g.Orders(g.ByMail().Side) {
		word := engine.StandingOrders{o}.String()
		if ok && slices.ContainsFunc(s.OrderKinds(), func(k engine.OrderKind) bool { return k.Kind == o.Kind && k.Unit.IsZero() }) {
			word = o.Kind
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

// left tells whether standing orders are such as a desk leaves: of kinds that there are at a position, each as it takes a number or none.
func left(p engine.Position, orders engine.StandingOrders) bool {
	s, ok := p.(engine.Stander)
	return ok && !slices.ContainsFunc(orders, func(o engine.StandingOrder) bool {
		return !slices.ContainsFunc(s.OrderKinds(), func(k engine.OrderKind) bool { return k.Kind == o.Kind && takes(k, o.N, true) })
	})
}

// takes tells whether an order carries a number, as one that was written with it or without.
func takes(k engine.OrderKind, n int, written bool) bool {
	if k.Unit.IsZero() {
		return n == 0
	}
	return written && k.Least <= n && n <= k.Most
}

// noOrder says which standing orders there are.
func noOrder(kinds []engine.OrderKind) *Fault {
	var all []string
	for _, k := range kinds {
		word := k.Kind
		if !k.Unit.IsZero() {
			word += "=" + strconv.Itoa(k.Least) + "…" + strconv.Itoa(k.Most)
		}
		all = append(all, word)
	}
	list := strings.Join(all, " ")
	return &Fault{engine.Say("mail.fault.orders", engine.Arg{Kind: engine.ArgName, S: list}), "standing orders are of " + list}
}

// plainOrders are standing orders as this program writes them; "" of what are none.
func plainOrders(text string) string {
	o, err := engine.ParseStandingOrders(text)
	if err != nil {
		return ""
	}
	return o.String()
}

// ordersGiven lists, for each letter that was sent from this desk, the standing orders it brought, nil where these stayed as they were; next are those of
// a letter that is written now.
func ordersGiven(g *play.Game) (letters []*string, next *string) {
	me := g.ByMail().Side
	known := ""
	for n := 1; n <= g.Len(); n++ {
		switch l, _ := g.Line(n); {
		case l.Kind == play.LineSetting && l.Key == StandingKey(me):
			next = nil
			if now := plainOrders(l.Value); now != known {
				next = &now
			}
		case l.Kind == play.LineLetter && l.Side == me:
			if letters = append(letters, next); next != nil {
				known, next = *next, nil
			}
		}
	}
	return letters, next
}

// noteStood notes which of the moments told behind a line came of this desk's standing orders, as far as it has sent them; a is the answer that came
// with them, if one did.
func noteStood(g *play.Game, line int, a *Answer) error {
	letters, _ := ordersGiven(g)
	known := ""
	for _, l := range letters {
		if l != nil {
			known = *l
		}
	}
	orders, err := engine.ParseStandingOrders(known)
	if err != nil || len(orders) == 0 {
		return err
	}
	me := g.ByMail().Side
	if all := answersTo(g); a == nil && len(all) > 0 && !unanswered(g, me) {
		a = &all[len(all)-1]
	}
	cmds := lastSent(g)
	if a != nil {
		cmds = cmds[:a.Done]
	}
	_, own := lettersOf(g, me)
	for n := own.N + 1; n <= g.Len(); n++ {
		l, _ := g.Line(n)
		switch {
		case l.Kind != play.LineSeen || l.Side != me:
		case len(cmds) > 0 && is(g, l, cmds[0]): // it was commanded
			cmds = cmds[1:]
		case n > line:
			if err := g.Stood(n, orders); err != nil {
				return err
			}
		}
	}
	return nil
}
