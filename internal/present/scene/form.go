package scene

import "awaw/engine"

// This file holds forms: screens made of controls, as data. The window shows them with its widget set; what a player does
// with a control comes back as a Did message that carries the control's act. So every form can be read and answered
// without a display.

// Form is a screen of controls.
type Form struct {
	ID    string // keeps scroll and focus while the form changes
	Place FormPlace
	Title string
	Under string // one line under the title
	Back  Act    // what Esc and the arrow beside the title do; zero for none
	Tabs  []Tab
	Body  []Node
	Foot  []Node // a row at the foot that does not scroll
	Box   *Form  // a question laid over the form; while it is there nothing else answers
}

// FormPlace tells which part of the window a form takes.
type FormPlace uint8

// The places. The map shows beside FormLeft and FormBroad.
const (
	FormLeft  FormPlace = iota // a sheet 480 wide at the left edge
	FormBroad                  // a sheet at the left edge, up to 1120 wide
	FormWhole                  // the whole window
	FormBox                    // a box in the middle
)

// Width is how much of the window a place takes from its left edge on, in logical pixels and if there is so much; 0 for all of it, or a box that lies over it.
func (p FormPlace) Width() float64 {
	switch p {
	case FormLeft:
		return 480
	case FormBroad:
		return 1120
	}
	return 0
}

// Tab is one page of a form.
type Tab struct {
	Text string
	Act  Act
	On   bool
}

// NodeKind tells what a Node is.
type NodeKind uint8

// The kinds of control and of what stands between them. Which fields count is said beside each.
const (
	NodeColumn  NodeKind = iota + 1 // Kids one under the other, Gap apart
	NodeRow                         // Kids side by side, Gap apart; those with Grow share what is left
	NodeScroll                      // Kids one under the other; scrolls when they are too tall. ID
	NodeCard                        // Kids on a raised ground
	NodeTitle                       // Text, large
	NodeLabel                       // Text as a section label
	NodePara                        // Text, wrapped; Muted, Strong; Cite after it
	NodeFact                        // Text left, Right right, on one line; Help below it
	NodeButton                      // Text, Key, Main, Off, Icon; Act
	NodeEntry                       // a row of a list: Picture, Text, Under, Right, Marks; N of Max pips; On; Act
	NodeChips                       // Choices side by side, the one whose S is S is on; Act with S
	NodeCombo                       // Choices in a list that drops down; Act with S
	NodeCheck                       // Text, On, Help below; Act with N 1 or 0
	NodeSlider                      // Text, N from Min to Max by Step, Right as worded; Act with N
	NodeStepper                     // Text, N from Min to Max by Step, Right as worded; Act with N
	NodeInput                       // Text as placeholder, S, Masked; Act with S. It must not stand in a NodeScroll
	NodePicture                     // Picture in Width by Height
	NodePaint                       // Items in Width by Height, from 0, 0
	NodeLine                        // a thin line
	NodeGap                         // Height of nothing; with Grow whatever is left
)

// Node is one control, or several laid out together.
type Node struct {
	Kind    NodeKind
	ID      string // for focus, scrolling and typed text; unique within the form
	Text    string
	Under   string
	Right   string
	Help    string
	Key     string // the key that does the same: "Enter", "C", "Del"
	Icon    string
	Act     Act
	On      bool // ticked, picked
	Off     bool // cannot be used; Help says why
	Main    bool // the one thing that moves on
	Muted   bool
	Strong  bool
	Masked  bool // what is written is not shown
	S       string
	N       int
	Min     int
	Max     int
	Step    int
	Choices []Choice
	Marks   []string // palette sides, drawn as marks
	Picture string   // a picture the window can paint: "scenario:channel-1940", "save:/path"
	Cite    engine.Cite
	Width   float64 // logical pixels; 0: what it needs, or its share of what there is
	Height  float64
	Grow    float64 // share of the room left over
	Gap     float64 // between Kids; 0: 8
	Kids    []Node
	Items   []Item
}

// Choice is one of the values of chips or a combo.
type Choice struct {
	S, Text string
	Help    string
}

// Did tells that a control of the form was used; the window has filled in N or S.
type Did struct{ Act Act }

func (Did) msg() {}

// Walk visits every node of a form and of the question over it, parents first.
func (f *Form) Walk(visit func(*Node)) {
	if f == nil {
		return
	}
	walk(f.Body, visit)
	walk(f.Foot, visit)
	f.Box.Walk(visit)
}

func walk(list []Node, visit func(*Node)) {
	for i := range list {
		visit(&list[i])
		walk(list[i].Kids, visit)
	}
}

// Top is the form that answers: the question that lies over everything.
func (f *Form) Top() *Form {
	for f.Box != nil {
		f = f.Box
	}
	return f
}
