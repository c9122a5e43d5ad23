package wings

import (
	"awaw/engine"
	"awaw/engine/diplomacy"
)

// This file settles orders that are tried with the real adjudicator, and weighs what they come to.

// bench is where one of several workers tries orders out.
type bench struct {
	*scene
	judge  *diplomacy.Adjudicator
	weigh  weigher
	dice   *engine.Fast
	writer writer
	joint  []diplomacy.Order
	stage  stage
	nodes  int
}

func newBench(s *scene, worths *[powers]worth) *bench {
	b := &bench{scene: s, judge: diplomacy.NewAdjudicator(s.board, s.rules)}
	b.weigh.scene, b.weigh.worth = s, worths
	return b
}

// settle settles the orders of one power beside those of the others, and weighs the outcome.
func (b *bench) settle(own, others []diplomacy.Order) *diplomacy.Outcome {
	b.joint = append(append(b.joint[:0], own...), others...)
	b.nodes++
	out := b.judge.Movement(b.at, b.joint)
	b.weigh.weigh(out, &b.at.Owner, b.at.Fall)
	return out
}

// reply is what the other powers do together.
type reply []diplomacy.Order

// sample draws what all powers but one do, each as a cadet would write it.
func (b *bench) sample(power diplomacy.Power, worths *[powers]worth) reply {
	var out reply
	for p := diplomacy.Austria; p <= diplomacy.Turkey; p++ {
		if p != power {
			out = b.write(p, worths, out)
		}
	}
	return out
}

// write appends what a cadet would order for a power.
func (b *bench) write(p diplomacy.Power, worths *[powers]worth, buf []diplomacy.Order) []diplomacy.Order {
	c := &b.writer
	c.scene, c.dice, c.power, c.w = b.scene, b.dice, p, worths[p]
	return c.write(buf)
}

// mean is what a power's orders are worth to it over replies. It gives up on what falls short of a bar by far after a third of them.
func (b *bench) mean(power diplomacy.Power, own []diplomacy.Order, replies []reply, bar float32) float32 {
	sum := float32(0)
	for i, r := range replies {
		b.settle(own, r)
		sum += b.weigh.share(power)
		if n := float32(i + 1); i == len(replies)/3 && sum/n < bar*givesUp {
			return sum / n * givesUp
		}
	}
	return sum / float32(len(replies))
}

// givesUp is how far below the bar a third of the replies must be for the rest to be spared.
const givesUp = 0.85
