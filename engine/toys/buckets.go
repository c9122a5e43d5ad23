package toys

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"awaw/engine"
)

// Buckets is the toy of dice. Two sides have light and heavy pieces in places; a light piece hits on 1 or 2 of a
// d6, a heavy one on 1 to 4. In a player turn the side attacks places or passes; both sides roll for every piece
// there, then each owner chooses its losses one by one, the attacker first. Each place fights once a player turn.
//
// Its scenario is JSON: {"turns": 4, "places": [[[light, heavy], [light, heavy]], …]}, by place and side.
type Buckets struct{}

// The verbs of Buckets. They are never renumbered.
const (
	VerbAttack engine.Verb = 1 // B: the place
	VerbLose   engine.Verb = 2 // N: kind of piece, 0 light, 1 heavy
	VerbPass   engine.Verb = 3
)

const (
	maxPlaces    = 8
	kinds        = 2
	fightBuckets = 1
)

var hitOn = [kinds]int{2, 4}

type bucketPosition struct {
	Turns  int                      `json:"turns"`
	Turn   int                      `json:"turn"` // from 1
	Half   int                      `json:"half"` // side to move, less 1
	Places int                      `json:"places"`
	Pieces [maxPlaces][2][kinds]int `json:"pieces"`
	Fought [maxPlaces]bool          `json:"fought"`
	Where  int                      `json:"where"`
	Owed   [2]int                   `json:"owed"` // losses still to choose at Where
}

// ID names the toy.
func (Buckets) ID() engine.SystemID { return "toy-buckets" }

// Setup puts the pieces out.
func (Buckets) Setup(_ engine.Kit, doc engine.Doc) (engine.Position, error) {
	var in struct {
		Turns  int             `json:"turns"`
		Places [][2][kinds]int `json:"places"`
	}
	if err := json.Unmarshal(doc.Data, &in); err != nil {
		return nil, fmt.Errorf("%s: %w", doc.Name, err)
	}
	if in.Turns < 1 || in.Turns > 1000 || len(in.Places) < 1 || len(in.Places) > maxPlaces {
		return nil, fmt.Errorf("%s: expected 1 to 1000 turns and 1 to %d places", doc.Name, maxPlaces)
	}
	p := bucketPosition{Turns: in.Turns, Turn: 1, Places: len(in.Places)}
	copy(p.Pieces[:], in.Places)
	return p, nil
}

// Restore reads what Encode wrote.
func (Buckets) Restore(_ engine.Kit, data []byte) (engine.Position, error) {
	var p bucketPosition
	if err := json.Unmarshal(data, &p); err != nil {
		return nil, err
	}
	if p.Half&1 != p.Half || p.Places < 1 || p.Places > maxPlaces || p.Where < 0 || p.Where >= p.Places {
		return nil, fmt.Errorf("no position of this toy: half %d, %d places, fight at %d", p.Half, p.Places, p.Where)
	}
	return p, nil
}

// FormatCommand writes "1 attack 3", "2 lose heavy" or "1 pass".
func (Buckets) FormatCommand(_ engine.Position, c engine.Command) string {
	side := strconv.Itoa(int(c.Side))
	switch c.Verb {
	case VerbAttack:
		return side + " attack " + strconv.Itoa(c.B.Index())
	case VerbLose:
		return side + " lose " + [kinds]string{"light", "heavy"}[c.N&1]
	}
	return side + " pass"
}

// ParseCommand reads it back.
func (Buckets) ParseCommand(_ engine.Position, line string) (engine.Command, error) {
	bad := fmt.Errorf("%q: expected SIDE attack PLACE, SIDE lose light or heavy, or SIDE pass", line)
	who, what, _ := strings.Cut(line, " ")
	verb, rest, _ := strings.Cut(what, " ")
	side, err := strconv.ParseInt(who, 10, 8)
	if err != nil {
		return engine.Command{}, bad
	}
	c := engine.Command{Side: engine.Side(side)}
	switch {
	case verb == "attack":
		n, err := strconv.ParseUint(rest, 10, 16)
		if err != nil {
			return c, bad
		}
		c.Verb, c.B = VerbAttack, engine.SpaceRef(int(n))
	case what == "lose light":
		c.Verb = VerbLose
	case what == "lose heavy":
		c.Verb, c.N = VerbLose, 1
	case what == "pass":
		c.Verb = VerbPass
	default:
		return c, bad
	}
	return c, nil
}

func (p bucketPosition) actor() int {
	for _, i := range [2]int{p.Half, 1 - p.Half} {
		if p.Owed[i] > 0 {
			return i
		}
	}
	return p.Half
}

func (p bucketPosition) ToAct() []engine.Side {
	if p.Turn > p.Turns {
		return nil
	}
	return []engine.Side{engine.Side(p.actor() + 1)}
}

func (p bucketPosition) count(place, side int) int {
	n := 0
	for _, k := range p.Pieces[place][side] {
		n += k
	}
	return n
}

func (p bucketPosition) Legal(side engine.Side, buf []engine.Command) []engine.Command {
	i := p.actor()
	if p.Turn > p.Turns || int(side) != i+1 {
		return buf
	}
	if p.Owed[i] > 0 {
		for k, n := range p.Pieces[p.Where][i] {
			if n > 0 {
				buf = append(buf, engine.Command{Side: side, Verb: VerbLose, N: int16(k)})
			}
		}
		return buf
	}
	for at := range p.Places {
		if !p.Fought[at] && p.count(at, 0) > 0 && p.count(at, 1) > 0 {
			buf = append(buf, engine.Command{Side: side, Verb: VerbAttack, B: engine.SpaceRef(at)})
		}
	}
	return append(buf, engine.Command{Side: side, Verb: VerbPass})
}

func (p bucketPosition) Apply(c engine.Command, dice engine.Dice) (engine.Position, []engine.Event, error) {
	i := p.actor()
	owed := p.Owed[i] > 0
	at := c.B.Index()
	switch {
	case p.Turn > p.Turns || int(c.Side) != i+1 || c.A != engine.NoRef || c.C != engine.NoRef:
	case c.Verb == VerbLose && owed && c.B == engine.NoRef && c.N >= 0 && c.N < kinds && p.Pieces[p.Where][i][c.N] > 0:
		p.Pieces[p.Where][i][c.N]--
		p.Owed[i]--
		return p, []engine.Event{{Kind: engine.EventLoss, Cite: "B3", Text: engine.Say("toy.lost", c.Side), Refs: []engine.Ref{engine.SpaceRef(p.Where)}}}, nil
	case c.Verb == VerbPass && !owed && c.B == engine.NoRef && c.N == 0:
		p.Fought = [maxPlaces]bool{}
		p.Half = 1 - p.Half
		if p.Half == 0 {
			p.Turn++
		}
		return p, []engine.Event{{Kind: engine.EventPhase, Cite: "B1", Text: engine.Say("toy.turn", p.Turn)}}, nil
	case c.Verb == VerbAttack && !owed && c.N == 0 && c.B.Kind() == engine.KindSpace && at < p.Places &&
		!p.Fought[at] && p.count(at, 0) > 0 && p.count(at, 1) > 0:
		return p.fight(at, dice)
	}
	return nil, nil, &engine.Illegal{Cmd: c, Cite: "B2", Reason: engine.Say("toy.order"), Nearest: p.Legal(c.Side, nil)}
}

// fight rolls for both sides, then both suffer.
func (p bucketPosition) fight(at int, dice engine.Dice) (engine.Position, []engine.Event, error) {
	var hits [2]int
	var events []engine.Event
	for roll, side := range [2]int{p.Half, 1 - p.Half} {
		n := p.count(at, side)
		key := engine.Key{Turn: uint16(p.Turn), Half: uint8(p.Half), Fight: fightBuckets, Round: 1, Roll: uint8(roll), Place: engine.SpaceRef(at)}
		faces, err := dice.Roll(engine.Ask{Key: key, N: n, Sides: 6, Cite: "B2", Why: engine.Say("toy.fight", engine.Side(side+1))})
		if err != nil {
			return nil, nil, err
		}
		for j, f := range faces {
			kind := 0
			if j >= p.Pieces[at][side][0] {
				kind = 1
			}
			if f <= hitOn[kind] {
				hits[1-side]++
			}
		}
		events = append(events, engine.Event{Kind: engine.EventDice, Cite: "B2", Text: engine.Say("toy.fight", engine.Side(side+1)), Dice: append([]int(nil), faces...)})
	}
	p.Where = at
	p.Fought[at] = true
	for side := range p.Owed {
		p.Owed[side] = min(hits[side], p.count(at, side))
	}
	return p, events, nil
}

// Seen is everything: nothing is hidden.
func (p bucketPosition) Seen(engine.Side) engine.Position { return p }

func (p bucketPosition) View() engine.View {
	return engine.View{Turn: p.Turn, Turns: p.Turns, Date: engine.Say("toy.turn", p.Turn)}
}

func (p bucketPosition) Outcome() engine.Outcome {
	out := engine.Outcome{Over: p.Turn > p.Turns}
	var left [2]int
	for side := range left {
		for at := range p.Places {
			left[side] += p.count(at, side)
		}
		out.Score = append(out.Score, engine.Score{Side: engine.Side(side + 1), Points: left[side]})
	}
	switch {
	case !out.Over:
	case left[0] > left[1]:
		out.Winner = 1
	case left[1] > left[0]:
		out.Winner = 2
	}
	return out
}

func (p bucketPosition) Digest() [32]byte {
	text := fmt.Appendf(nil, "toy-buckets 1 %d %d %d %d %v %v %d %v", p.Turns, p.Turn, p.Half, p.Places, p.Pieces, p.Fought, p.Where, p.Owed)
	return sha256.Sum256(text)
}

func (p bucketPosition) PhaseID() uint32 { return uint32(p.Turn*2 + p.Half) }

// Encode writes the position as JSON.
func (p bucketPosition) Encode() ([]byte, error) { return json.Marshal(p) }
