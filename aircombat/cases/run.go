// Playing a case: its given and its orders.
package cases

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/aircombat"
	"awaw/engine"
	"awaw/units"
)

// Run plays a case and gives everything that differs; none means it passed.
func Run(r *aircombat.Rules, c Case) []Difference {
	if strikes(c.Given) {
		return runNaval(r, c)
	}
	t := &table{r: r, kind: "counterair", dice: c.Dice}
	for _, line := range c.Given {
		if err := t.given(line); err != nil {
			return []Difference{{c, line, err.Error()}}
		}
	}
	t.prepare()
	for _, line := range c.Orders {
		if err := t.order(line); err != nil {
			return []Difference{{c, line, err.Error()}}
		}
	}
	t.finishDeals()
	var out []Difference
	for _, line := range c.Expect {
		if got := t.expect(line); got != "" {
			out = append(out, Difference{c, line, got})
		}
	}
	if len(t.dice) > 0 && t.refused == "" {
		out = append(out, Difference{c, "dice", fmt.Sprintf("%d dice nobody rolled", len(t.dice))})
	}
	return out
}

// table is a fight on the table. Index 0 attacks.
type table struct {
	r        *aircombat.Rules
	kind     string
	cond     aircombat.Conditions
	byKind   bool
	side     [2]aircombat.Force
	research map[units.Nation]int
	dice     []int

	sq       bool
	round    int
	spare    bool
	over     bool
	refused  engine.Cite
	rolled   [2]bool
	strength [2]int
	modified [2]int
	result   [2]aircombat.Result
	ledger   [2]engine.Ledger
	before   [2]aircombat.Force
	deal     [2]aircombat.Deal
	dealing  [2]bool
	owed     [2]bool
	lost     [2][]aircombat.Loss
}

func sideOf(word string) (int, bool) {
	i := slices.Index([]string{"attacker", "defender"}, word)
	return i, i >= 0
}

func (t *table) given(line string) error {
	if name, rest, ok := strings.Cut(line, "="); ok {
		s, ok := sideOf(strings.TrimSpace(name))
		if !ok {
			return fmt.Errorf("no such side; expected attacker or defender")
		}
		f, err := t.r.ParseForce(rest)
		t.side[s] = f
		return err
	}
	w := strings.Fields(line)
	n, err := strconv.Atoi(w[len(w)-1])
	switch {
	case line == "cap":
		t.cond.CAP, t.kind = true, "ships"
	case line == "cover":
		t.cond.Cover, t.kind = true, "ships"
	case line == "surprise":
		t.cond.Surprise = true
	case line == "by kind":
		t.byKind = true
	case w[0] == "radar" && len(w) == 2 && err == nil:
		t.cond.Bombing, t.cond.Radar, t.kind = true, n, "bombing"
	case w[0] == "fight" && len(w) == 2:
		t.kind = w[1]
		if _, _, ok := t.r.Rounds(t.kind); !ok {
			return fmt.Errorf("no such kind of fight")
		}
	case w[0] == "research" && len(w) >= 4 && w[len(w)-2] == "airdrm" && err == nil:
		nation, ok := t.r.Units().Nation(strings.Join(w[1:len(w)-2], " "))
		if !ok {
			return fmt.Errorf("no such nation")
		}
		if t.research == nil {
			t.research = map[units.Nation]int{}
		}
		t.research[nation] = n
	default:
		return fmt.Errorf("not understood")
	}
	return nil
}

func (t *table) prepare() {
	for s, f := range t.side {
		for i := range f {
			f[i].Research = t.research[f[i].Nation]
		}
		t.side[s] = f
	}
	t.convert()
	t.count()
}

// convert turns both forces into squadrons when the fight needs it; once in squadrons it stays so.
func (t *table) convert() {
	if !t.sq && t.r.InSquadrons(t.side[0], t.side[1], t.cond) {
		t.sq, t.cond.Squadrons = true, true
		for s := range t.side {
			if t.byKind {
				t.side[s] = t.r.ByKind(t.side[s])
			} else {
				t.side[s] = t.r.Convert(t.side[s])
			}
		}
	}
	t.before = t.side
}

func (t *table) count() {
	for s := range t.side {
		t.strength[s] = t.r.Strength(t.side[s], t.sq)
	}
	t.ledger[0], t.ledger[1] = t.r.Modifiers(t.side[0], t.side[1], t.cond)
}

func (t *table) order(line string) error {
	w := strings.Fields(line)
	if t.refused != "" {
		return fmt.Errorf("an order after one refused by %s", t.refused)
	}
	s, isSide := sideOf(w[0])
	switch {
	case line == "round":
		return t.fight()
	case line == "spare inverted":
		t.spare = true
	case line == "both":
		t.spare = false
	case line == "recombine":
		t.finishDeals()
		for s := range t.side {
			t.side[s] = t.r.RecombineForce(t.side[s])
		}
	case isSide && len(w) == 2 && w[1] == "leaves":
		t.finishDeals()
		t.over = true
	case isSide && len(w) == 3 && w[1] == "takes":
		var res aircombat.Result
		if _, err := fmt.Sscanf(w[2], "%d/%d", &res.Eliminated, &res.Aborted); err != nil {
			return fmt.Errorf("expected a result like 2/3")
		}
		t.finishDeals()
		t.before[s] = t.side[s]
		t.begin(s, res)
	case isSide && len(w) >= 5 && w[1] == "gives":
		return t.give(s, strings.Join(w[2:], " "))
	default:
		return fmt.Errorf("not understood")
	}
	return nil
}

func (t *table) fight() error {
	t.finishDeals()
	if ok, cite := t.r.Another(t.kind, t.round, t.side[0], t.side[1]); !ok || t.over {
		t.refused = cite
		return nil
	}
	t.convert()
	t.count()
	t.round++
	net := t.ledger[0].Net()
	for s := range t.side {
		t.rolled[s] = t.strength[s] > 0
		t.result[s] = aircombat.Result{}
		if !t.rolled[s] {
			continue
		}
		if len(t.dice) < 2 {
			return fmt.Errorf("the dice are used up")
		}
		t.modified[s] = t.dice[0] + t.dice[1] + net*(1-2*s)
		t.dice = t.dice[2:]
		t.result[s] = t.r.Read(t.strength[s], t.modified[s])
	}
	t.begin(1, t.result[0])
	t.begin(0, t.result[1])
	return nil
}

func (t *table) begin(s int, res aircombat.Result) {
	o := aircombat.Options{Bombing: t.cond.Bombing}
	if s == 1 {
		o.UninvertedOnly, o.NoAborts = t.spare, t.cond.DefenderStays()
	}
	t.deal[s], t.dealing[s] = t.r.NewDeal(t.side[s], res, o), true
	t.owed[s] = !t.deal[s].Done()
	t.lost[s] = t.deal[s].Losses()
}

// give makes n choices of the owner; a group he may not choose is an error.
func (t *table) give(s int, item string) error {
	want, err := t.r.ParseForce(item)
	if err != nil {
		return err
	}
	for range want[0].N {
		i := slices.IndexFunc(t.deal[s].Owed(), func(i int) bool { return same(t.side[s][i], want[0]) })
		if i < 0 {
			t.refused = "19.62"
			return nil
		}
		t.deal[s] = t.deal[s].Give(t.deal[s].Owed()[i])
		t.lost[s] = t.deal[s].Losses()
	}
	return nil
}

func (t *table) finishDeals() {
	for s := range t.side {
		if !t.dealing[s] {
			continue
		}
		t.lost[s] = t.deal[s].Default().Losses()
		t.side[s] = aircombat.After(t.side[s], t.lost[s])
		t.dealing[s] = false
	}
}

// same tells whether an item written in a case means the group: what the item leaves unsaid does not matter, and
// AAF means AAS too.
func same(g, item aircombat.Group) bool {
	return g.Nation == item.Nation && g.Type == item.Type && g.Elite == item.Elite && g.PacificSB == item.PacificSB && g.Inverted == item.Inverted &&
		(item.Kind == 0 || item.Kind == g.Kind) && (!item.Winter || g.Winter) && (!item.Partial || g.Partial)
}
