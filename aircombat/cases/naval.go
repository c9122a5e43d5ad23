// Cases of attacks on ships: forces against hulls (17.141D, 17.142, 17.354, 17.47).
//
// given: "strike = FORCE", "guard = FORCE", "ships = NATION CODESIZE [damaged], ...", "in port" (else at sea), "cap", "cover",
// "surprise N", "growth N" (of the kamikaze pool).
//
// orders: "guard" fights the one round with the guard; "air defense" rolls for the ships; "attack CODESIZE" or "attack light"
// strikes a ship or the light ships; "draw" draws the categories of kamikazes, a die each; "send CODESIZE" or "send light" sends
// the next; "crash" resolves every target, one after another.
//
// expect: see navalcheck.go.
package cases

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"awaw/aircombat"
	"awaw/tables"
)

// strikes tells whether a case is an attack on ships.
func strikes(given []string) bool {
	return slices.ContainsFunc(given, func(l string) bool { return strings.HasPrefix(l, "strike =") })
}

type naval struct {
	n       *aircombat.Naval
	r       *aircombat.Rules
	strike  aircombat.Strike
	guard   aircombat.Force
	cond    aircombat.Conditions
	hulls   []aircombat.Hull
	began   []string // class and size of each at first
	coming  []int    // kamikazes sent to each hull; those to light ships under the first of them
	aim     aircombat.Aim
	dice    []int
	refused string

	eliminated, turned, lost int
	defense                  aircombat.Result
	level, modified, effects int
	rolls                    int
}

func runNaval(r *aircombat.Rules, c Case) []Difference {
	n, err := aircombat.LoadNaval(tables.Embedded(), r)
	if err != nil {
		return []Difference{{c, "naval.toml", err.Error()}}
	}
	t := &naval{n: n, r: r, dice: c.Dice}
	for _, line := range c.Given {
		if err := t.given(line); err != nil {
			return []Difference{{c, line, err.Error()}}
		}
	}
	t.coming = make([]int, len(t.hulls))
	for _, line := range c.Orders {
		if t.refused != "" {
			return []Difference{{c, line, "an order after one refused by " + t.refused}}
		}
		if err := t.order(line); err != nil {
			return []Difference{{c, line, err.Error()}}
		}
	}
	var out []Difference
	for _, line := range c.Expect {
		if got := t.expect(line); got != "" {
			out = append(out, Difference{c, line, got})
		}
	}
	if len(t.dice) > 0 {
		out = append(out, Difference{c, "dice", fmt.Sprintf("%d dice nobody rolled", len(t.dice))})
	}
	return out
}

func (t *naval) given(line string) (err error) {
	name, rest, _ := strings.Cut(line, " = ")
	word, number, _ := strings.Cut(line, " ")
	n, bad := strconv.Atoi(number)
	switch {
	case name == "strike":
		t.strike.Force, err = t.r.ParseForce(rest)
	case name == "guard":
		t.guard, err = t.r.ParseForce(rest)
	case name == "ships":
		for item := range strings.SplitSeq(rest, ",") {
			if err := t.ship(strings.TrimSpace(item)); err != nil {
				return err
			}
		}
	case line == "in port":
		t.strike.Port = true
	case line == "cap":
		t.cond.CAP = true
	case line == "cover":
		t.cond.Cover = true
	case word == "surprise" && bad == nil:
		t.strike.Surprise, t.cond.Surprise = n, n > 0
	case word == "growth" && bad == nil:
		t.strike.Growth = n
	default:
		err = fmt.Errorf("not understood")
	}
	return err
}

var shipWord = regexp.MustCompile(`^(.+) ([A-Z]+)(\d+)( damaged)?$`)

func (t *naval) ship(item string) error {
	m := shipWord.FindStringSubmatch(item)
	if m == nil {
		return fmt.Errorf(`expected ships like "Japan CV4" or "Japan BB5 damaged"`)
	}
	nation, ok := t.r.Units().Nation(m[1])
	class, known := t.n.Class(m[2])
	size, err := strconv.Atoi(m[3])
	if !ok || !known || err != nil {
		return fmt.Errorf("no such nation or class of ship")
	}
	t.began = append(t.began, m[2]+m[3])
	t.hulls = append(t.hulls, aircombat.Hull{Class: class, Size: size, Damaged: m[4] != ""})
	if !slices.Contains(t.strike.Against, nation) {
		t.strike.Against = append(t.strike.Against, nation)
	}
	return nil
}

func (t *naval) order(line string) error {
	word, rest, _ := strings.Cut(line, " ")
	switch {
	case line == "guard":
		return t.fight()
	case line == "air defense":
		return t.flak()
	case word == "attack":
		i, err := t.target(rest)
		if err != nil {
			return err
		}
		return t.attack(i, t.n.Level(t.strike.Force, t.strike.Port))
	case line == "draw":
		return t.draw()
	case word == "send":
		return t.send(rest)
	case line == "crash":
		for i, k := range t.coming {
			if k == 0 {
				continue
			}
			if err := t.attack(i, t.n.KamikazeLevel(k)); err != nil {
				return err
			}
		}
		return nil
	}
	return fmt.Errorf("not understood")
}

// target finds a ship by class and size, or the first of the light ships.
func (t *naval) target(word string) (int, error) {
	for i, h := range t.hulls {
		c := t.n.Classes()[h.Class]
		if word == "light" && c.Light || h.Size > 0 && word == c.Code+strconv.Itoa(h.Size) {
			return i, nil
		}
	}
	return 0, fmt.Errorf("no such ship")
}

// pair takes the next two dice.
func (t *naval) pair() (int, error) {
	if len(t.dice) < 2 {
		return 0, fmt.Errorf("the dice are used up")
	}
	sum := t.dice[0] + t.dice[1]
	t.dice = t.dice[2:]
	return sum, nil
}

func (t *naval) fight() error {
	var dice [4]int
	sq := t.r.InSquadrons(t.strike.Force, t.guard, t.cond)
	for side, f := range []aircombat.Force{t.strike.Force, t.guard} {
		if t.r.Strength(f, sq) == 0 {
			continue
		}
		if len(t.dice) < 2 {
			return fmt.Errorf("the dice are used up")
		}
		dice[2*side], dice[2*side+1] = t.dice[0], t.dice[1]
		t.dice = t.dice[2:]
	}
	round, err := t.r.ResolveRound(t.strike.Force, t.guard, t.cond, dice, aircombat.Choices{})
	if err != nil {
		return err
	}
	for _, l := range round.Defender.Losses {
		t.lost += l.Eliminated
	}
	t.suffer(round.Attacker.Force, round.Attacker.Losses)
	if t.strike.Port {
		t.strike.Force = t.r.RecombineForce(t.strike.Force)
	}
	return nil
}

func (t *naval) suffer(f aircombat.Force, losses []aircombat.Loss) {
	t.strike.Force = aircombat.After(f, losses)
	for i, l := range losses {
		t.strike.Force[i].N -= l.Aborted
		t.eliminated, t.turned = t.eliminated+l.Eliminated, t.turned+l.Aborted
	}
}

func (t *naval) flak() error {
	factors := t.n.AirDefense(t.hulls)
	if !t.n.Fires(factors) {
		t.refused = "23.42"
		return nil
	}
	roll, err := t.pair()
	t.defense = t.n.Defend(factors, roll+t.n.DefenseModifiers(t.strike.Surprise).Net())
	t.suffer(t.strike.Force, t.n.DealDefense(t.strike.Force, t.defense).Default().Losses())
	return err
}

func (t *naval) attack(i, level int) error {
	roll, err := t.pair()
	if err != nil {
		return err
	}
	t.level, t.modified = level, roll+t.n.Modifiers(t.strike).Net()
	t.effects = t.n.Effects(level, t.modified)
	t.rolls++
	if !t.n.Classes()[t.hulls[i].Class].Light {
		t.hulls[i] = t.n.Hit(t.hulls[i], t.effects)
		return nil
	}
	var at []int
	var light []aircombat.Hull
	for j, h := range t.hulls {
		if t.n.Classes()[h.Class].Light {
			at, light = append(at, j), append(light, h)
		}
	}
	t.n.Spread(light, t.effects)
	for k, j := range at {
		t.hulls[j] = light[k]
	}
	return nil
}

func (t *naval) draw() error {
	t.aim = aircombat.Aim{Present: t.n.PresentIn(t.hulls)}
	for range t.strike.Force.Total() {
		die := 0
		if t.aim.Present.Categories() > 1 {
			if len(t.dice) == 0 {
				return fmt.Errorf("the dice are used up")
			}
			die, t.dice = t.dice[0], t.dice[1:]
		}
		c, _ := t.n.Draw(t.aim.Present, die)
		t.aim.Drawn[c]++
	}
	return nil
}

func (t *naval) send(word string) error {
	i, err := t.target(word)
	if err != nil {
		return err
	}
	c := t.n.Classes()[t.hulls[i].Class].Category()
	if !t.aim.May(c, t.coming[i]) {
		t.refused = "17.47F.4.1"
		return nil
	}
	t.aim = t.aim.Send(c)
	t.coming[i]++
	return nil
}
