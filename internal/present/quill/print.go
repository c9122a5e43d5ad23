package quill

import (
	"errors"

	"awaw/engine/ordered"
	"awaw/internal/present/program"
)

// This file puts orders and what became of them on a page to print.

// Print writes the sheet that lies on the table as a page to print.
type Print struct{}

// Do names it.
func (Print) Do() string { return "letter.print" }

// prints tells whether this desk writes pages to print.
func (m *Quill) prints() bool {
	_, ok := m.Desk.(program.Printer)
	return ok && !m.letter.came
}

// print writes the page, and says where it is.
func (m *Quill) print() (string, error) {
	p, ok := m.Desk.(program.Printer)
	if !ok {
		return "", errors.New(m.Say("letter.none"))
	}
	s := program.Sheet{Title: m.letterTitle(), Under: m.Sight.Play.Title}
	if m.letter.last {
		s.Groups = m.printedResults()
	} else {
		s.Groups = m.printedOrders()
	}
	return p.Print(s)
}

// printedOrders are one's own orders as they are written.
func (m *Quill) printedOrders() []program.SheetGroup {
	g := program.SheetGroup{Head: m.Word(m.Sight.SideView(m.Sight.Viewer).Name)}
	for _, s := range m.slips() {
		row := program.SheetRow{Text: m.Word(s.Default), Muted: true}
		if s.Written {
			row = program.SheetRow{Text: m.written(s.Order)}
		}
		g.Rows = append(g.Rows, row)
	}
	return []program.SheetGroup{g}
}

// printedResults are the orders of the last movement, power by power, with what became of them and why something did not come about.
func (m *Quill) printedResults() (out []program.SheetGroup) {
	of := m.verdicts.of
	if w, ok := m.writer(); ok && !m.Reading() {
		of = w.Settled()
	}
	if of == nil {
		return nil
	}
	for _, v := range of.Verdicts {
		head := m.Word(m.Sight.SideView(v.Side).Name)
		if len(out) == 0 || out[len(out)-1].Head != head {
			out = append(out, program.SheetGroup{Head: head})
		}
		row := program.SheetRow{Text: m.written(v.Order), Said: m.Say("fate." + v.Fate.String())}
		if v.Unit != ordered.Open {
			row.Said += ", " + m.Say("fate."+v.Unit.String())
		}
		if v.Fate != ordered.Done && v.Fate != ordered.Open && len(v.Lines) > 0 {
			row.Why = m.Word(v.Lines[0].Text)
		}
		g := &out[len(out)-1]
		g.Rows = append(g.Rows, row)
	}
	return out
}
