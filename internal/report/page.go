package report

import (
	"bytes"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"html/template"
	"image/jpeg"
	"io"

	"awaw/engine"
	"awaw/engine/play"
)

// This file writes a game as one page for a browser: the map as a picture, counters as shapes over it, what happened beside it, and a rule to
// step along. The page fetches nothing and needs no other file.

//go:embed page.html
var pageText string

var pageForm = template.Must(template.New("page").Parse(pageText))

// pageFill is what the page is filled with.
type pageFill struct {
	Lang, Title, About string
	Paper, Ink, Second string
	Rule, Lamp, Desk   template.CSS
	Width, Height      int
	Ground             template.URL
	Defs               template.HTML
	Course             template.JS
	Words              map[string]string
}

// pageWords words the page itself, by the names its form has for them.
func pageWords(words engine.Catalog) map[string]string {
	out := map[string]string{}
	say := func(name string, text engine.Text) { out[name] = words.Word(text, nil) }
	say("Eyes", engine.Say("report.page.eyes"))
	say("Play", engine.Say("report.page.play"))
	say("Stop", engine.Say("report.page.stop"))
	say("First", engine.Say("report.page.first"))
	say("Last", engine.Say("report.page.last"))
	say("Back", engine.Say("report.page.back"))
	say("On", engine.Say("report.page.on"))
	say("Keys", engine.Say("report.page.keys"))
	say("Log", engine.Say("report.page.log"))
	return out
}

// Page writes the line of play of a game as one page. While the game goes on it shows what side may know; NoSide is what everybody may. A game
// that is over shows what everybody may know and what each side saw, to be chosen between.
func Page(out io.Writer, g *play.Game, side engine.Side, words engine.Catalog) error {
	c, err := courseOf(g, side, words)
	if err != nil {
		return err
	}
	p := c.painter
	var ground bytes.Buffer
	img, err := p.ground()
	if err != nil {
		return err
	}
	if err := jpeg.Encode(&ground, img, &jpeg.Options{Quality: pageQuality}); err != nil {
		return err
	}
	data, err := json.Marshal(c) // which writes <, > and & so that no tag can begin in it
	if err != nil {
		return err
	}
	t := &teller{words: words}
	pal := p.sheet.Kit().Pal
	fill := pageFill{Lang: words["window.language"], Title: t.title(g.Header()), About: c.about, Width: p.width, Height: p.height,
		Paper: pal.Paper.Sheet.Hex(), Ink: pal.Text.OnPaper.Hex(), Second: pal.Text.OnPaperSecond.Hex(), Rule: template.CSS(pal.Paper.Rule.Hex()),
		Lamp: template.CSS(pal.Accent.Lamp.Hex()), Desk: template.CSS(pal.Chrome.Desk.Hex()),
		Ground: template.URL("data:image/jpeg;base64," + base64.StdEncoding.EncodeToString(ground.Bytes())),
		Defs:   template.HTML(c.canvas.Defs()), Course: template.JS(data), Words: pageWords(words)}
	var b bytes.Buffer
	if err := pageForm.Execute(&b, fill); err != nil {
		return fmt.Errorf("the page cannot be made: %w", err)
	}
	_, err = out.Write(b.Bytes())
	return err
}

// pageQuality is how well the map is kept, of 100.
const pageQuality = 72
