package engine

// This file holds charts: chances, outlooks, and where breaking off pays.

// Chart is a distribution or an outlook.
type Chart struct {
	Title Text
	Unit  Text
	Parts int // how many units of its values are worth one where charts are added up: 3 squadrons a factor; 0 for one
	Kind  ChartKind
	Value ChartValue // what the values of its bars are
	Of    Ref        // the target it is about; NoRef where there is one only
	Bars  []Bar
	Grid  [][]int // of ChartCalls: by units of the first and of the second bar's side left
	At    []int   // and how many each has left now
	Lost  float64 // of a strike that is planned: how many of those sent are lost on average
	Met   int     `json:",omitempty"` // against how many squadrons in the air it is reckoned
	Reply *Bar    // and how likely the answer to it hits; nil where none is reckoned
}

// ChartKind is how a chart is drawn.
type ChartKind uint8

// The kinds of chart.
const (
	ChartNone    ChartKind = iota
	ChartBars              // a bar for each value and side
	ChartOutlook           // a bar a line
	ChartCalls             // who breaks off, in Grid
)

// ChartValue is what the values of a chart's bars are.
type ChartValue uint8

// What bars may stand for.
const (
	ValueLosses ChartValue = iota // units that their side loses
	ValueHits                     // hits that their side scores
	ValuePoints                   // what their side destroys of works, in points
	ValueOther                    // anything else
)

// What a cell of a chart of calls says.
const (
	CallNobody = iota // it does not come to this
	CallGo            // both go on
	CallFirst         // the first side breaks off
	CallSecond        // the second does
	CallEither        // it depends on which units are left
)

// BarsOf are bars of a side for the chances of nothing, of one step, of two and so on.
func BarsOf(side Side, step int, chances []float64) []Bar {
	out := make([]Bar, len(chances))
	for n, p := range chances {
		out[n] = Bar{Side: side, Value: n * step, P: p}
	}
	return out
}

// Bar is one value of a chart. P is a probability from 0 to 1.
type Bar struct {
	Side   Side
	Value  int
	Name   Text
	P      float64
	Rolled bool
	Of     Ref  // whom it befalls, where a chart tells of several
	Worst  bool // and nothing worse can
}
