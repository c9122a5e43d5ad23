// The five plots of a study: who wins, by how much, what was lost when, what luck did, how long games are.
package sim

import (
	"fmt"
	"math"
	"slices"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/art"
	"awaw/internal/wording"
)

// File is an output: its name and what is in it.
type File struct {
	Name string
	Data []byte
}

// Plots draws what the records show, in the words of a language.
func Plots(s Study, c Count, records []Record, words engine.Catalog) ([]File, error) {
	kit, err := systems.Kit()
	if err != nil {
		return nil, err
	}
	d := drawer{s: s, c: c, records: records, kit: kit, words: words}
	var out []File
	for _, x := range []struct {
		file string
		draw func() *plot
	}{
		{"wins.png", d.wins}, {"lead.png", d.lead}, {"losses.png", d.losses}, {"luck.png", d.luck}, {"length.png", d.length},
	} {
		png, err := x.draw().png()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", x.file, err)
		}
		out = append(out, File{x.file, png})
	}
	return out, nil
}

type drawer struct {
	s       Study
	c       Count
	records []Record
	kit     *art.Kit
	words   engine.Catalog
}

func (d drawer) say(key string, args ...any) string { return wording.Word(d.words, key, args...) }

func (d drawer) title(what string) string {
	return d.say("ctl.study.plot", d.s.title(d.words), what, d.s.against(d.words), d.c.Games)
}

// first is the name of the side that is held against the others.
func (d drawer) first() string { return d.words.Name(d.s.Sides[0].Name) }

func (d drawer) plot(what, under string, x, y axis) *plot {
	p := newPlot(d.kit, d.title(what), under, x, y)
	p.words = d.words
	return p
}

func (d drawer) style(side engine.Side) string {
	if side < 1 || int(side) > len(d.s.Sides) {
		return ""
	}
	return d.s.Sides[side-1].Style
}

// sides names the sides with their bots, then nobody.
func (d drawer) sides() (names, styles []string) {
	for i, x := range d.s.Sides {
		names = append(names, d.words.Name(x.Name)+", "+d.s.Bots[i])
		styles = append(styles, x.Style)
	}
	if d.c.Drawn.N > 0 {
		names, styles = append(names, d.say("ctl.study.nobody")), append(styles, "")
	}
	return names, styles
}

func upAxis(high float64) axis { return newAxis(0, high, frameBottom, frameTop) }

// countAxis is upAxis for things that are counted: its ticks are whole numbers.
func countAxis(most int) axis {
	a := upAxis(float64(most))
	if a.step < 1 {
		a.step, a.high = 1, float64(most)
	}
	return a
}

func (d drawer) wins() *plot {
	names, styles := d.sides()
	shares := append([]Share{}, d.c.Won...)
	if d.c.Drawn.N > 0 {
		shares = append(shares, d.c.Drawn)
	}
	p := d.plot(d.say("ctl.study.plot.wins"), d.say("ctl.study.plot.wins.under"), axis{}, upAxis(100))
	p.rows()
	p.names(names)
	for i, x := range shares {
		mid := frameLeft + frameWidth*(float64(i)+.5)/float64(len(shares))
		top := p.y.at(100 * x.P)
		p.bar(art.Rect{X: mid - 50, Y: top, W: 100, H: frameBottom - top}, styles[i])
		p.whisker(mid, 100*x.Low, 100*x.High)
	}
	return p
}

func (d drawer) lead() *plot {
	under := d.say("ctl.study.plot.points")
	if len(d.s.Sides) > 1 {
		under = d.say("ctl.study.plot.lead.under", d.first(), d.s.others(d.words))
	}
	return d.histogram(d.say("ctl.study.plot.lead"), under, d.c.Lead, func(r Record) float64 { return float64(leadOf(r)) })
}

func (d drawer) length() *plot {
	return d.histogram(d.say("ctl.study.plot.length"), d.say("ctl.study.plot.length.under"), d.c.Commands, func(r Record) float64 { return float64(r.Commands) })
}

// The fewest and the most columns of a histogram.
const leastBins, mostBins = 10, 40

// columns is how many columns so many games are spread over: few games in many columns show nothing but chance.
func columns(games int) float64 {
	return min(mostBins, max(leastBins, math.Ceil(2*math.Sqrt(float64(games)))))
}

// histogram counts games by a whole number, with those each side won on top of each other.
func (d drawer) histogram(what, under string, spread Spread, value func(Record) float64) *plot {
	width := math.Max(1, math.Ceil((spread.Most-spread.Least+1)/columns(len(d.records))))
	low := math.Floor(spread.Least/width) * width
	n := int((spread.Most-low)/width) + 1
	bins := make([][]int, n)
	most := 1
	for _, r := range d.records {
		b := &bins[int((value(r)-low)/width)]
		if *b == nil {
			*b = make([]int, len(d.s.Sides)+1)
		}
		(*b)[r.Winner]++
		sum := 0
		for _, k := range *b {
			sum += k
		}
		most = max(most, sum)
	}
	p := d.plot(what, d.say("ctl.study.plot.upwards", under), newAxis(low, low+width*float64(n), frameLeft, frameRight), countAxis(most))
	p.grid(false)
	p.legend(d.sides())
	for i, b := range bins {
		x, x1 := p.x.at(low+width*float64(i)), p.x.at(low+width*float64(i+1))
		below := 0
		for side := len(b) - 1; side >= 0; side-- {
			foot, top := p.y.at(float64(below)), p.y.at(float64(below+b[side]))
			p.bar(art.Rect{X: x, Y: top, W: math.Max(1, x1-x-1), H: foot - top}, d.style(engine.Side(side)))
			below += b[side]
		}
	}
	return p
}

func (d drawer) losses() *plot {
	most := 0.0
	sums := make([][]float64, len(d.s.Sides)) // factors by side and turn
	for i := range sums {
		sums[i] = make([]float64, max(1, d.c.Turns))
	}
	for _, l := range d.c.Losses {
		k := slices.IndexFunc(d.s.Flying, func(x Kind) bool { return x.Code == l.Kind })
		if k < 0 { // the picture sets air against air, the tables tell the rest
			continue
		}
		for t, n := range l.Turn {
			n /= float64(d.s.Flying[k].Parts)
			sums[l.Side-1][t] += n
			most = max(most, sums[l.Side-1][t])
		}
	}
	p := d.plot(d.say("ctl.study.plot.losses"), d.say("ctl.study.plot.losses.under", d.words.Word(d.s.counted().Unit, nil)), axis{}, upAxis(most))
	p.rows()
	var turns []string
	for t := range max(1, d.c.Turns) {
		turns = append(turns, d.say("ctl.study.turn", t+1))
	}
	p.names(turns)
	names, styles := d.sides()
	p.legend(names[:len(d.s.Sides)], styles[:len(d.s.Sides)])
	part := frameWidth / float64(len(turns))
	wide := math.Min(60, part*.8/float64(len(sums)))
	for i := range sums {
		for t, n := range sums[i] {
			x := frameLeft + part*(float64(t)+.5) + wide*(float64(i)-float64(len(sums))/2)
			top := p.y.at(n)
			p.bar(art.Rect{X: x, Y: top, W: wide - 2, H: frameBottom - top}, styles[i])
		}
	}
	return p
}

// luck sets the lead of each game against the luck of the first side over that of the luckiest other.
func (d drawer) luck() *plot {
	over := func(r Record) float64 {
		if len(r.Luck) < 2 {
			return 0
		}
		return factors(r.Luck[0] - slices.Max(r.Luck[1:]))
	}
	low, high := 0.0, 0.0
	for _, r := range d.records {
		low, high = min(low, over(r)), max(high, over(r))
	}
	counted := d.s.counted()
	where := d.say("ctl.study.plot.luck")
	if !counted.Where.IsZero() {
		where = d.words.Word(counted.Where, nil)
	}
	p := d.plot(d.say("ctl.study.plot.luck"), d.say("ctl.study.plot.luck.under", where, d.first(), d.s.others(d.words), d.words.Word(counted.Unit, nil)),
		newAxis(low, high, frameLeft, frameRight), newAxis(d.c.Lead.Least, d.c.Lead.Most, frameBottom, frameTop))
	p.grid(true)
	p.legend(d.sides())
	for _, r := range d.records {
		x, y := p.x.at(over(r)), p.y.at(float64(leadOf(r)))
		col := d.kit.Pal.Side(sideOf(d.style(r.Winner))).Chart
		if d.style(r.Winner) == "axis" {
			p.c.Fill(art.Circle(x, y, 3.5), art.Solid(col, .85))
		} else {
			p.c.Stroke(art.Circle(x, y, 3.2), 1.4, col, .95)
		}
	}
	return p
}
