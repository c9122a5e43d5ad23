// What the two dice of a side can bring: results with their probabilities, by strength and net modifier (19.2, 19.31).
package aircombat

// ways[s] is how many of the 36 throws of two dice show s.
var ways = [13]float64{2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}

// netMost is the net from which on every throw is read in one column (19.42).
const netMost = 10

// rolled is one result of a roll.
type rolled struct {
	res int32 // its number in the book
	e   int32
	p   float64
}

// book is every roll of a fight by strength and net, and the results there are.
type book struct {
	r       *Rules
	aborts  bool // results of equal eliminations are told apart by their aborts
	results []Result
	number  map[Result]int32
	at      []int32 // by strength and net: one more than where the list stands
	lists   [][]rolled
	room    []rolled
}

// open readies the book for strengths up to most.
func (b *book) open(r *Rules, most int, aborts bool) {
	b.r, b.aborts = r, aborts
	b.results, b.lists, b.room = b.results[:0], b.lists[:0], b.room[:0]
	if b.number == nil {
		b.number = map[Result]int32{}
	}
	clear(b.number)
	n := (most + 1) * (2*netMost + 1)
	if cap(b.at) < n {
		b.at = make([]int32, n)
	}
	b.at = b.at[:n]
	clear(b.at)
	b.enter(Result{})
}

func (b *book) enter(res Result) int32 {
	if !b.aborts {
		res.Aborted = 0
	}
	n, ok := b.number[res]
	if !ok {
		n = int32(len(b.results))
		b.number[res] = n
		b.results = append(b.results, res)
	}
	return n
}

// enterAll enters whatever a strength can bring.
func (b *book) enterAll(strength int) {
	if strength > 0 {
		for col := b.r.lowest; col <= b.r.highest; col++ {
			b.enter(b.r.Read(strength, col))
		}
	}
}

// read is the list of a roll. Its results have all been entered.
func (b *book) read(strength, net int32) []rolled {
	net = min(max(net, -netMost), netMost)
	at := &b.at[int(strength)*(2*netMost+1)+int(net)+netMost]
	if *at == 0 {
		b.lists = append(b.lists, b.list(int(strength), int(net)))
		*at = int32(len(b.lists))
	}
	return b.lists[*at-1]
}

func (b *book) list(strength, net int) []rolled {
	start := len(b.room)
	if cap(b.room)-start < 11 {
		b.room, start = make([]rolled, 0, 4096), 0
	}
	if strength <= 0 {
		b.room = append(b.room, rolled{p: 1})
		return b.room[start:len(b.room):len(b.room)]
	}
next:
	for s := 2; s <= 12; s++ {
		res := b.r.Read(strength, s+net)
		n := b.enter(res)
		for i := start; i < len(b.room); i++ {
			if b.room[i].res == n {
				b.room[i].p += ways[s] / 36
				continue next
			}
		}
		b.room = append(b.room, rolled{n, int32(res.Eliminated), ways[s] / 36})
	}
	return b.room[start:len(b.room):len(b.room)]
}

// harmless tells that no throw of a list eliminates anybody.
func harmless(list []rolled) bool {
	for _, x := range list {
		if x.e > 0 {
			return false
		}
	}
	return true
}
