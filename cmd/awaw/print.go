package main

import (
	"errors"
	"html/template"

	"awaw/internal/present/program"
)

// This file writes pages to print: orders of a phase, and what became of them.

// printed is a page for a sheet of paper; a browser prints it.
var printed = template.Must(template.New("sheet").Parse(`<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>{{.Title}}</title>
<style>
@page { size: A4; margin: 18mm; }
body { font: 11pt/1.35 Georgia, serif; color: #1a1a1a; max-width: 180mm; margin: 10mm auto; }
h1 { font-size: 20pt; margin: 0; }
p { margin: 0 0 6mm; color: #555; }
h2 { font-size: 12pt; margin: 5mm 0 1mm; border-bottom: .4pt solid #888; break-after: avoid; }
table { border-collapse: collapse; width: 100%; }
tr { break-inside: avoid; }
td { padding: 1mm 3mm 1mm 0; vertical-align: top; border-bottom: .2pt solid #ccc; }
td.said { width: 34mm; white-space: nowrap; }
.why { color: #555; font-size: 9.5pt; }
.muted { color: #777; font-style: italic; }
</style></head><body>
<h1>{{.Title}}</h1>
<p>{{.Under}}</p>
{{range .Groups}}<h2>{{.Head}}</h2>
<table>{{range .Rows}}<tr><td{{if .Muted}} class="muted"{{end}}>{{.Text}}{{if .Why}}<br><span class="why">{{.Why}}</span>{{end}}</td>{{if .Said}}<td class="said">{{.Said}}</td>{{end}}</tr>
{{end}}</table>
{{end}}</body></html>
`))

// Print writes a page under a free name like its title, in the folder of orders as text, and gives its path.
func (d *desk) Print(s program.Sheet) (string, error) {
	f, err := freeFile(d.letters(), fileWords(s.Title), ".html")
	if err != nil {
		return "", err
	}
	err = printed.Execute(f, s)
	if err = errors.Join(err, f.Close()); err != nil {
		return f.Name(), err
	}
	return f.Name(), deliver(f.Name())
}
