package main

import (
	"errors"
	"fmt"
	"html"
	"strings"

	"awaw/internal/present/program"
)

// This file writes pages to print: orders of a phase, and what became of them.

// printedHead is the page's beginning up to its body; a browser prints it.
const printedHead = `<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>%s</title>
<style>
@page { size: A4; margin: 18mm; }
body { font: 11pt/1.35 Georgia, serif; color: #1a1a1a; max-width: 180mm; margin: 10mm auto; }
h1 { font-size: 20pt; margin: 0; }
p { margin: 0 0 6mm; color: #555; }
h2 { font-size: 12pt; margin: 5mm 0 1mm; border-bottom: .4pt solid #888; break-after: avoid; }
table { border-collapse: collapse; width: 100%%; }
tr { break-inside: avoid; }
td { padding: 1mm 3mm 1mm 0; vertical-align: top; border-bottom: .2pt solid #ccc; }
td.said { width: 34mm; white-space: nowrap; }
.why { color: #555; font-size: 9.5pt; }
.muted { color: #777; font-style: italic; }
</style></head><body>
`

// printed is a page for a sheet of paper. It is put together by hand: a template asks for methods by their names, and then the
// linker can leave none out of the program.
func printed(s program.Sheet) string {
	var b strings.Builder
	safe := html.EscapeString
	fmt.Fprintf(&b, printedHead, safe(s.Title))
	fmt.Fprintf(&b, "<h1>%s</h1>\n<p>%s</p>\n", safe(s.Title), safe(s.Under))
	for _, g := range s.Groups {
		fmt.Fprintf(&b, "<h2>%s</h2>\n<table>", safe(g.Head))
		for _, r := range g.Rows {
			muted, why, said := "", "", ""
			if r.Muted {
				muted = ` class="muted"`
			}
			if r.Why != "" {
				why = `<br><span class="why">` + safe(r.Why) + "</span>"
			}
			if r.Said != "" {
				said = `<td class="said">` + safe(r.Said) + "</td>"
			}
			fmt.Fprintf(&b, "<tr><td%s>%s%s</td>%s</tr>\n", muted, safe(r.Text), why, said)
		}
		b.WriteString("</table>\n")
	}
	b.WriteString("</body></html>\n")
	return b.String()
}

// Print writes a page under a free name like its title, in the folder of orders as text, and gives its path.
func (d *desk) Print(s program.Sheet) (string, error) {
	f, err := freeFile(d.letters(), fileWords(s.Title), ".html")
	if err != nil {
		return "", err
	}
	_, err = f.WriteString(printed(s))
	if err = errors.Join(err, f.Close()); err != nil {
		return f.Name(), err
	}
	return f.Name(), deliver(f.Name())
}
