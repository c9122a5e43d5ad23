package ai

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"math"
	"runtime/debug"
	"slices"
	"sync"

	"awaw/engine"
)

// This file compares commands by playing on from each.

// rolled tells whether dice fell.
type rolled struct {
	inner engine.Dice
	fell  bool
}

// Roll passes the ask on.
func (r *rolled) Roll(a engine.Ask) ([]int, error) {
	r.fell = true
	return r.inner.Roll(a)
}

// sample is the seed of a sample: every way meets the same luck in it, as far as it fights the same fights.
func (s *search) sample(n int) engine.Seed {
	b := append([]byte("awaw sample"), s.seed[:]...)
	return sha256.Sum256(binary.BigEndian.AppendUint32(b, uint32(n)))
}

// perBatch is how often every way alive is tried before the budget is looked at again.
const perBatch = 2

// leastSamples is how often a way is tried before it is compared with others: two or three tries tell nothing but luck.
const leastSamples = 6

// compare tries the ways out, drops the worse half again and again, and gives the best. What a try costs is found out
// with the first way; there are no more ways than can be tried often enough for that.
func (s *search) compare() int {
	if s.drill {
		return s.race()
	}
	s.batch([]int{0})
	if s.cut {
		return 0
	}
	s.affordable()
	alive := make([]int, len(s.ways))
	for i := range alive {
		alive[i] = i
	}
	phases := int(math.Ceil(math.Log2(float64(len(alive)))))
	for phase := 1; phase <= phases && !s.cut; phase++ {
		for limit := s.t.o.Nodes * phase / phases; s.nodes < limit && !s.cut; {
			s.batch(alive)
			if s.watch.Progress != nil {
				s.watch.Progress(min(1, float64(s.nodes)/float64(s.t.o.Nodes)))
			}
		}
		s.measure()
		slices.SortStableFunc(alive, func(a, b int) int { return cmp.Compare(s.score(b), s.score(a)) })
		if phase < phases {
			alive = alive[:max(2, (len(alive)+1)/2)]
			if !slices.Contains(alive, 0) {
				alive = append(alive, 0)
			}
		}
	}
	if len(alive) > 1 {
		s.ahead, _, _ = gap(s.ways[alive[0]].got, s.ways[alive[1]].got)
	}
	return alive[0]
}

// affordable leaves no more ways than can be tried often enough.
func (s *search) affordable() {
	if most := s.room(); len(s.ways) > most {
		s.ways = s.ways[:most]
	}
}

// room is how many ways can be tried often enough, by what a batch of the first has cost.
func (s *search) room() int {
	return max(leastWays, s.t.o.Nodes*perBatch/max(1, s.nodes)/leastSamples)
}

// caution is how many standard errors of the difference another way must be better than the one believed in.
const caution = 0.7

// score is how a way did against the first on the same samples. The first, if the mind believes in it, gives way only to
// one that is better by more than what may be luck.
func (s *search) score(i int) float64 {
	if i == 0 {
		return 0
	}
	mean, square, n := gap(s.ways[i].got, s.ways[0].got)
	if n == 0 {
		return math.Inf(-1)
	}
	if !s.trust {
		return mean
	}
	return mean - caution*s.off(square, n) - 0.01
}

// off is the standard error of a mean of so many samples, by the mean square about it and that of all ways together.
func (s *search) off(square float64, n int) float64 {
	spread := (square*float64(n) + s.common*commonWeight) / (float64(n) + commonWeight)
	return math.Sqrt(spread / float64(n))
}

// commonWeight is how many samples the spread of all ways together counts for in that of one: few samples that agree by
// chance are no proof.
const commonWeight = 6

// measure works out how far the samples of all ways lie from the first's, about the mean of each.
func (s *search) measure() {
	sum, all := 0.0, 0
	for _, w := range s.ways[1:] {
		_, square, n := gap(w.got, s.ways[0].got)
		sum, all = sum+square*float64(n), all+max(0, n-1)
	}
	s.common = sum / float64(max(1, all))
}

// gap is how much better one list of samples is than another, sample by sample, the mean square about that, and how many
// samples it is.
func gap(a, b []float64) (mean, square float64, n int) {
	if n = min(len(a), len(b)); n == 0 {
		return 0, 0, 0
	}
	for k := range n {
		mean += (a[k] - b[k]) / float64(n)
	}
	for k := range n {
		d := a[k] - b[k] - mean
		square += d * d / float64(n)
	}
	return mean, square, n
}

// batch tries every way alive a few times more. What comes of a try depends on nothing but its way and its sample, so it
// does not matter who carries it out.
func (s *search) batch(alive []int) {
	s.t.tries = s.t.tries[:0]
	for _, i := range alive {
		for k := range perBatch {
			s.t.tries = append(s.t.tries, try{way: i, sample: len(s.ways[i].got) + k})
		}
	}
	tries := s.t.tries
	if aides := s.watch.Aides; aides != nil && aides.Count() > 0 {
		s.shared(tries, aides)
	} else if workers := min(s.t.o.Workers, len(tries)); workers > 1 {
		var all sync.WaitGroup
		faults := make(chan *Fault, workers)
		for k := range workers {
			all.Go(func() {
				defer func() {
					if what := recover(); what != nil {
						faults <- &Fault{what, debug.Stack()}
					}
				}()
				for i := k; i < len(tries); i += workers {
					s.carry(s.t.minds[k], &tries[i])
				}
			})
		}
		all.Wait()
		select {
		case f := <-faults: // whoever asked can catch it, as with one worker
			panic(f)
		default:
		}
	} else {
		for i := range tries {
			s.carry(s.t.minds[0], &tries[i])
		}
	}
	if s.stopped() {
		s.cut = true
		return
	}
	for _, x := range tries {
		w := s.ways[x.way]
		w.came, w.luck = append(w.came, x.worth), append(w.luck, x.luck)
		s.nodes += x.nodes
	}
	s.even()
}
